"""``liudou host`` as a real process: what it says, how it ends, and what it leaves behind."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import pytest

from liudou_gui.__main__ import main
from liudou_gui.exits import (
    EXIT_DATA,
    EXIT_HOSTS_ALREADY,
    EXIT_INTERRUPTED,
    EXIT_PROFILE,
    EXIT_UNAVAILABLE,
)
from liudou_gui.net.guests import GuestReport
from liudou_gui.net.invitation import read_link
from liudou_gui.net.keys import Keys
from liudou_gui.protocol.down import Refusal
from liudou_gui.server.folder import HOST_KEY, HostFolder
from liudou_gui.server.wishes import Wishes, window_line
from liudou_gui.session.lan_base import Target
from tests.helpers.lan_people import HOST, LanPerson, tables, until
from tests.helpers.servers import table


@contextmanager
def hosting(
    profile: Path, *words: str, stdin: str = "", **environment: str
) -> Iterator[subprocess.Popen[str]]:
    """Give a running host; it is killed at the end if it still runs."""
    child = subprocess.Popen(
        [*HOST, "--profile", str(profile), *words],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        encoding="utf-8",
        env=os.environ | environment,
        creationflags=getattr(subprocess, "CREATE_NEW_PROCESS_GROUP", 0),
    )
    assert child.stdin is not None
    child.stdin.write(stdin)
    child.stdin.close()
    child.stdin = None
    try:
        yield child
    finally:
        if child.poll() is None:
            child.kill()
        child.communicate()


def lines(child: subprocess.Popen[str], until_line: str) -> list[str]:
    """Read what a host says up to a line."""
    assert child.stdout is not None
    said: list[str] = []
    while not said or until_line not in said[-1]:
        line = child.stdout.readline()
        assert line, f"{said} {child.stderr.read() if child.stderr else ''}"
        said.append(line.rstrip("\n"))
    return said


def ended(child: subprocess.Popen[str]) -> tuple[int, str]:
    """Wait for the end; return the exit code and what was said as an error."""
    _, err = child.communicate(timeout=30)
    return child.returncode, err


def stop(child: subprocess.Popen[str], folder: HostFolder) -> None:
    """Ask a host to stop as this system does it."""
    if os.name == "posix":
        child.send_signal(signal.SIGTERM)
    else:
        folder.ask_to_stop()


def test_help_names_options_and_exit_codes(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as end:
        main(["host", "--help"])
    assert end.value.code == 0
    said = capsys.readouterr().out
    for word in ("--profile", "--locked", "--no-resume", "exit codes", "75", "130"):
        assert word in said
    assert "from-window" not in said


@pytest.mark.parametrize(
    "words",
    [
        ["--port", "70000"],
        ["--game", "bridge"],
        ["--tables", "0"],
        ["--play-seconds", "-1"],
        ["--play-seconds", "4"],
        ["--bots", "best"],
    ],
)
def test_wrong_words_end_with_2(words: Sequence[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as end:
        main(["host", *words])
    assert end.value.code == 2
    assert words[0] in capsys.readouterr().err


def test_people_are_told_link_and_code_and_a_stop_tells_everybody(tmp_path: Path) -> None:
    folder = HostFolder(tmp_path / "host")
    with hosting(folder.profile, "--locked", "--name", "Tea", "--game", "hidden", "--base", "3") as child:
        said = "\n".join(lines(child, "Ctrl-C"))
        assert "Tea: hidden, base 3" in said
        code = re.search(r"room code: ([0-9]{3}) ([0-9]{3})", said)
        link = re.search(r"invitation: (liudou://join/\S+)", said)
        assert code is not None
        assert link is not None
        invitation = read_link(link[1])
        card = folder.card()
        assert card is not None
        assert (invitation.port, invitation.key, len(invitation.ticket)) == (card.port, card.key, 16)
        where = Target((f"127.0.0.1:{card.port}",), card.key, invitation.table, invitation.ticket)
        guest = LanPerson(tables(tmp_path, "guest").join(where)).open()
        until(lambda: guest.place)
        by_code = LanPerson(tables(tmp_path, "other").join(where, code=code[1] + code[2])).open()
        until(lambda: by_code.place)
        stop(child, folder)
        assert ended(child) == (0, "")
        until(lambda: guest.refusals and by_code.refusals)
        assert guest.why_refused() == by_code.why_refused() == [Refusal.TABLE_CLOSED]
        guest.table.close(for_good=False)
        by_code.table.close(for_good=False)
    assert [path.name for path in folder.path.iterdir()] == ["host.lock"]


@pytest.fixture
def heeds_interrupts() -> Iterator[None]:
    """A child inherits whether SIGINT is ignored, and in the background of a script it is."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.mark.parametrize("way", ["interrupt", "file"])
def test_other_ways_to_stop(way: str, tmp_path: Path, heeds_interrupts: None) -> None:
    folder = HostFolder(tmp_path)
    with hosting(tmp_path) as child:
        lines(child, "Ctrl-C")
        if way == "file":
            folder.ask_to_stop()
        else:
            child.send_signal(getattr(signal, "CTRL_BREAK_EVENT", signal.SIGINT))
        assert ended(child) == (0 if way == "file" else EXIT_INTERRUPTED, "")
    assert folder.card() is None
    assert not folder.runs


def test_a_killed_hosts_tables_are_taken_up_again_at_the_same_port(tmp_path: Path) -> None:
    folder = HostFolder(tmp_path)
    with hosting(tmp_path, "--tables", "3", "--name", "Tea", "--locked") as child:
        first = lines(child, "Ctrl-C")
        child.kill()
        child.wait()
        assert not folder.runs
    with hosting(tmp_path) as child:
        again = lines(child, "Ctrl-C")
        assert sorted(again) == sorted(first)
        child.kill()
        child.wait()
    with hosting(tmp_path, "--no-resume") as child:
        assert len([line for line in lines(child, "Ctrl-C") if "invitation" in line]) == 1
        stop(child, folder)
        assert ended(child)[0] == 0
    assert len(folder.journals()) == 3


def test_another_key_than_the_last_time_is_told_to_the_doctor(tmp_path: Path) -> None:
    folder = HostFolder(tmp_path)
    changed = []
    for _ in range(3):
        with hosting(tmp_path, "--no-resume") as child:
            lines(child, "Ctrl-C")
            card = folder.card()
            assert card is not None
            changed.append(card.key_changed)
            stop(child, folder)
            assert ended(child)[0] == 0
        if len(changed) == 1:
            (tmp_path / HOST_KEY).unlink()
    assert changed == [False, True, False]


def test_tables_may_be_described_on_standard_input(tmp_path: Path) -> None:
    rows = [{"name": "A", "game": "hidden", "play_seconds": 0}, {"name": "B", "locked": True, "bots": "easy"}]
    words = "\n".join(map(json.dumps, rows))
    with hosting(tmp_path, "--options-from-stdin", "--base", "7", stdin=words) as child:
        said = "\n".join(lines(child, "Ctrl-C"))
        assert "A: hidden, base 7" in said
        assert "B: two_four, base 7" in said
        assert said.count("room code") == 1


def window_says(options: object) -> str:
    return json.dumps({"owner": "aa" * 32, "table": "", "bot_names": [], "options": options})


@pytest.mark.parametrize(
    ("words", "stdin", "said"),
    [
        (["--options-from-stdin"], "", "no table"),
        (["--options-from-stdin"], "{}\n" * 201, "200"),
        (["--options-from-stdin"], "{", "not JSON"),
        (["--options-from-stdin"], '{}\n\n{"base": "1"}', "line 3 of standard input: 'base'"),
        (["--options-from-stdin"], '{"play_seconds": -1}', "0 or a whole number from 5 to 600"),
        (["--options-from-stdin"], '{"play_seconds": 4}', "0 or a whole number from 5 to 600"),
        (["--options-from-stdin"], '{"play_seconds": 601}', "0 or a whole number from 5 to 600"),
        (["--options-from-stdin"], " " * 300_000, "longer than 256 KiB"),
        (["--options-from-stdin"], "[]", "no JSON object"),
        (["--options-from-stdin"], '{"base": "1"}', "'base'"),
        (["--options-from-stdin"], '{"base": true}', "'base'"),
        (["--options-from-stdin"], '{"base": 0}', "base points"),
        (["--options-from-stdin"], '{"bot": "easy"}', "'bot'"),
        (["--options-from-stdin"], '{"bots": "best"}', "best"),
        (["--options-from-stdin"], "[" * 100_000, "not JSON"),
        (["--options-from-stdin"], '{"base": NaN}', "not JSON"),
        (["--from-window"], "{}", "not what a window says"),
        (["--from-window"], "[" * 100_000, "not what a window says"),
        (["--from-window"], window_says({"name": 5, "ruleset": 3, "bots": "easy"}), "not what a window"),
        (["--from-window"], '{"owner": "00", "options": null, "table": "", "bot_names": []}', "window"),
    ],
)
def test_nonsense_on_standard_input_ends_with_65(
    words: Sequence[str], stdin: str, said: str, tmp_path: Path
) -> None:
    with hosting(tmp_path, *words, stdin=stdin) as child:
        code, err = ended(child)
    assert code == EXIT_DATA
    assert said in err
    assert len(err.splitlines()) == 1


def test_standard_input_is_utf8_whatever_the_console_has(tmp_path: Path) -> None:
    """Shells of Windows begin it with a mark, and Python takes it for the letters of the country."""
    words = "\ufeff" + json.dumps({"name": "茶馆"}, ensure_ascii=False)
    with hosting(tmp_path, "--options-from-stdin", stdin=words, PYTHONIOENCODING="cp1252") as child:
        assert "\\u8336\\u9986: two_four, base 1" in lines(child, "Ctrl-C")


@pytest.mark.parametrize("words", [["--options-from-stdin"], ["--from-window"]])
@pytest.mark.parametrize("said", [b"\xff\xfe{}", None], ids=["no text", "none"])
def test_standard_input_that_is_none_is_said(
    words: Sequence[str], said: bytes | None, tmp_path: Path
) -> None:
    command = [*HOST, "--profile", str(tmp_path), *words]
    with (tmp_path / "input").open("wb") as unreadable:
        given = {"stdin": unreadable} if said is None else {"input": said}
        run = subprocess.run(command, capture_output=True, **given)  # type: ignore[call-overload]
    assert run.returncode == EXIT_DATA
    assert len(run.stderr.splitlines()) == 1


def test_tables_are_counted_or_described(tmp_path: Path) -> None:
    with hosting(tmp_path, "--options-from-stdin", "--tables", "2", stdin="{}") as child:
        code, err = ended(child)
    assert code == 2
    assert "not allowed with" in err


def test_a_window_is_told_one_line_and_secrets_are_on_no_command_line(tmp_path: Path) -> None:
    owner = Keys.new()
    wish = window_line(Wishes((table(locked=True),), False, owner.public))
    with hosting(tmp_path, "--from-window", stdin=wish) as child:
        assert child.stdout is not None
        said = json.loads(child.stdout.readline())
        assert child.stdout.readline() == "", "nothing follows, and the pipe is let go"
        assert sorted(said) == ["code", "key", "port", "table", "ticket"]
        seen = Path(f"/proc/{child.pid}/cmdline")
        if seen.exists():
            words = seen.read_bytes().decode()
            secrets = [
                said["code"],
                said["ticket"],
                owner.public.hex(),
                HostFolder(tmp_path).host_keys().secret.hex(),
            ]
            assert not [secret for secret in secrets if secret in words]
            environment = Path(f"/proc/{child.pid}/environ").read_bytes().decode()
            assert not [secret for secret in secrets if secret in environment]


def test_nothing_to_take_up_for_a_window_ends_with_65(tmp_path: Path) -> None:
    wish = window_line(Wishes((), True, bytes(32), b"12345678"))
    with hosting(tmp_path, "--from-window", stdin=wish) as child:
        code, err = ended(child)
    assert (code, "no table to take up" in err) == (EXIT_DATA, True)


def test_one_profile_has_one_host_and_two_profiles_have_two(tmp_path: Path) -> None:
    with hosting(tmp_path / "a") as one, hosting(tmp_path / "b") as two:
        lines(one, "Ctrl-C")
        lines(two, "Ctrl-C")
        cards = [HostFolder(tmp_path / name).card() for name in "ab"]
        assert len({card.port for card in cards if card}) == len({card.key for card in cards if card}) == 2
        with hosting(tmp_path / "a") as third:
            code, err = ended(third)
        assert (code, "another host" in err) == (EXIT_HOSTS_ALREADY, True)
        port = str(cards[0].port) if cards[0] else ""
        with hosting(tmp_path / "c", "--port", port) as third:
            code, err = ended(third)
        assert (code, "port" in err) == (EXIT_UNAVAILABLE, True)


@pytest.mark.parametrize("address", ["127.0.0.1", "localhost"])
def test_an_invitation_names_only_what_is_listened_at(address: str, tmp_path: Path) -> None:
    with hosting(tmp_path, "--listen", address, "--port", "0", "--discovery-port", "0") as child:
        said = "\n".join(lines(child, "Ctrl-C"))
    link = re.search(r"invitation: (liudou://join/\S+)", said)
    assert link is not None
    assert all(ip.is_loopback for ip in read_link(link[1]).addresses)


@pytest.mark.parametrize("address", ["192.0.2.7", "256.1.1.1", "::zz"])
def test_an_address_of_another_computer_is_named(address: str, tmp_path: Path) -> None:
    with hosting(tmp_path, "--listen", address) as child:
        code, err = ended(child)
    said = f"liudou host: {address!r} is no address of this computer\n"
    assert (code, err) == (EXIT_UNAVAILABLE, said)


def test_a_profile_that_cannot_be_used_ends_with_73(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    with hosting(tmp_path / "file") as child:
        code, err = ended(child)
    assert (code, "profile" in err) == (EXIT_PROFILE, True)


@pytest.mark.parametrize("text", ["[" * 100_000, '{"pid": Infinity}', '{"pid": 1e999}', "\0"])
def test_a_damaged_card_is_no_card(text: str, tmp_path: Path) -> None:
    folder = HostFolder(tmp_path)
    folder.path.mkdir()
    for name in ("host.json", "guests.json"):
        (folder.path / name).write_text(text, encoding="utf-8")
    assert folder.card() is None
    assert folder.guests() == GuestReport()


def test_a_damaged_journal_does_not_keep_others_from_being_taken_up(tmp_path: Path) -> None:
    folder = HostFolder(tmp_path)
    with hosting(tmp_path, "--tables", "2") as child:
        lines(child, "Ctrl-C")
        child.kill()
        child.wait()
    broken = folder.journals()[0]
    folder.remove(broken)
    broken.write_bytes(b"no journal at all" * 500)
    with hosting(tmp_path) as child:
        assert len([line for line in lines(child, "Ctrl-C") if "invitation" in line]) == 1
        stop(child, folder)
        code, err = ended(child)
    assert (code, "cannot be taken up" in err) == (0, True)
    assert list(folder.path.glob("*.damaged*"))


def test_everything_it_writes_is_for_its_owner_alone(tmp_path: Path) -> None:
    with hosting(tmp_path / "p", "--locked") as child:
        lines(child, "Ctrl-C")
        files = [path for path in (tmp_path / "p").rglob("*") if path.is_file()]
        assert len(files) >= 5
        if os.name == "posix":
            assert not [path.name for path in files if path.stat().st_mode & 0o077]
