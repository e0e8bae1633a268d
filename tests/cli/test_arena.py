"""``liudou arena`` as a person or a script would call it."""

from __future__ import annotations

import errno
import json
import signal
import subprocess
import sys
from concurrent.futures import CancelledError, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from io import StringIO
from pathlib import Path
from types import ModuleType

import pytest

from engine.bots.rule_bot import RuleBot
from engine.workers import NoCluster, workers
from liudou_gui import arena_match
from liudou_gui.__main__ import main
from liudou_gui.arena import NAMES
from liudou_gui.arena_match import Match, play_match
from liudou_gui.roster import ROSTER

ROOT = Path(__file__).parents[2]
WORDS = ["arena", "rule-v1", "greedy", "--variant", "two_camps", "--jobs", "1"]


def test_every_bot_of_the_roster_can_be_named() -> None:
    assert set(NAMES) == set(ROSTER)


def last_line(capsys: pytest.CaptureFixture[str]) -> dict[str, object]:
    found: dict[str, object] = json.loads(capsys.readouterr().out.splitlines()[-1])
    return found


def test_json_tells_rate_interval_points_and_deals(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*WORDS, "--deals", "4", "--json"]) == 0
    found = last_line(capsys)
    assert found["deals"] == 4
    low, high = found["win_rate_interval"]  # type: ignore[misc]
    assert low <= found["win_rate"] <= high
    assert found["points"] > 0  # type: ignore[operator]
    assert set(found["by_role"]) <= {"positive", "negative", "landlords", "farmers"}  # type: ignore[arg-type]


def test_a_person_gets_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*WORDS, "--deals", "3"]) == 0
    said = capsys.readouterr().out
    for word in ("two_camps: rule-v1 against greedy", "win rate", "Elo", "points"):
        assert word in said


def test_goes_on_where_it_was_stopped(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "match.jsonl"
    assert main([*WORDS, "--deals", "5", "--json"]) == 0
    whole = last_line(capsys)
    assert main([*WORDS, "--deals", "3", "--json", "--resume", str(file)]) == 0
    capsys.readouterr()
    with file.open("a", encoding="utf-8") as torn:
        torn.write('{"deal": 3, "ga')
    assert main([*WORDS, "--deals", "5", "--json", "--resume", str(file)]) == 0
    assert last_line(capsys) == whole
    assert len(file.read_text(encoding="utf-8").splitlines()) == 6


@pytest.mark.parametrize("text", ["", "hello\n", '{"a": "rule-v1"}\n', "\xff\x00", None])
def test_a_file_of_something_else_is_left_alone(
    tmp_path: Path, text: str | None, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "match.jsonl"
    if text is None:
        assert main([*WORDS, "--deals", "1", "--resume", str(file), "--seed", "7"]) == 0
        text = file.read_text(encoding="utf-8")
    else:
        file.write_bytes(text.encode("latin-1"))
    assert main([*WORDS, "--deals", "1", "--resume", str(file)]) == 65
    assert "cannot be gone on with" in capsys.readouterr().err
    assert file.read_bytes() == text.encode("latin-1")


def test_a_device_is_not_read_without_end(capsys: pytest.CaptureFixture[str]) -> None:
    device = "/dev/zero" if sys.platform != "win32" else "NUL"
    assert main([*WORDS, "--deals", "1", "--resume", device]) == 74
    assert main(["arena-table", "--deals", "1", "--out", device]) == 74
    said = capsys.readouterr().err
    assert said.count("it is no file but a device") == 2 or sys.platform == "win32"


class _Full(StringIO):
    """A file on a full disk, which does not say which file it is."""

    def flush(self) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")


@pytest.mark.parametrize("full", ["w", "a"])
def test_the_file_that_a_full_disk_does_not_take_is_named(
    full: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file, opened = tmp_path / "match.jsonl", Path.open

    def write_text(path: Path, text: str, encoding: str) -> int:
        with _Full() if full == "w" else opened(path, "w", encoding=encoding) as draft:
            written = draft.write(text)
            draft.flush()
        return written

    def opens(path: Path, mode: str = "r", **more: str) -> object:
        return _Full() if mode == full else opened(path, mode, **more)  # type: ignore[call-overload]

    monkeypatch.setattr(Path, "write_text", write_text)
    monkeypatch.setattr(Path, "open", opens)
    assert main([*WORDS, "--deals", "1", "--resume", str(file)]) == 74
    said = capsys.readouterr().err
    assert f"liudou arena: {file} cannot be written: No space left on device" in said


def test_processes_that_start_do_not_hear_an_interrupt_until_they_can_end_by_it() -> None:
    """Else each would write a traceback from the middle of its imports."""
    with workers(1) as (processes, _):
        handler = processes.submit(signal.getsignal, signal.SIGINT)
        assert handler.result(60) is signal.SIG_DFL
        if sys.platform != "win32":
            blocked = processes.submit(signal.pthread_sigmask, signal.SIG_BLOCK, set[int]())
            assert signal.SIGINT not in blocked.result(60)
            assert signal.SIGINT not in signal.pthread_sigmask(signal.SIG_BLOCK, set[int]())


def test_processes_end_with_whoever_has_started_them() -> None:
    """Also where that is ended in a way that nobody hears: they would hold its pipes open for ever."""
    code = (
        "import os, sys\n"
        "from engine.workers import workers\n"
        "if __name__ == '__main__':\n"
        "    with workers(1) as (processes, _):\n"
        "        print(processes.submit(os.getpid).result(), flush=True)\n"
        "        os._exit(9)\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, check=False, capture_output=True, text=True, timeout=60
    )  # it returns once nobody holds standard output any more
    assert done.returncode == 9 and done.stdout.strip().isdecimal(), done.stderr


def test_a_damaged_line_in_the_middle_is_said(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "match.jsonl"
    assert main([*WORDS, "--deals", "2", "--resume", str(file)]) == 0
    head, *rest = file.read_text(encoding="utf-8").splitlines()
    file.write_text("\n".join([head, "{}", *rest, ""]), encoding="utf-8")
    assert main([*WORDS, "--deals", "2", "--resume", str(file)]) == 65
    assert "damaged" in capsys.readouterr().err


def test_any_executor_plays_the_same_match() -> None:
    match = Match("greedy", "random", "hidden", 3)
    with ThreadPoolExecutor(2) as threads, workers(2) as (processes, width):
        assert width == 2
        found, same = (dict(play_match(match, range(6), each, 2)) for each in (threads, processes))
    assert [found[number] for number in range(6)] == match.play(range(6))
    assert found == same


class Cluster:
    """Stands in for ``distributed.Client``: two workers at one address, none at another, else silence."""

    def __init__(self, address: str, *, set_as_default: bool) -> None:
        assert not set_as_default
        if address not in ("tcp://here:8786", "tcp://empty:8786"):
            raise OSError("Timed out")
        self.busy = address == "tcp://here:8786"
        self.closed = False

    def __enter__(self) -> Cluster:
        return self

    def __exit__(self, *what: object) -> None:
        self.closed = True

    def nthreads(self) -> dict[str, int]:
        return {"a": 1, "b": 1} if self.busy else {}

    def get_executor(self, *, pure: bool) -> ThreadPoolExecutor:
        assert not pure
        return ThreadPoolExecutor(2)


@pytest.fixture
def dask(monkeypatch: pytest.MonkeyPatch) -> None:
    found = ModuleType("distributed")
    vars(found).update(Client=Cluster, KilledWorker=type("KilledWorker", (Exception,), {}))
    monkeypatch.setitem(sys.modules, "distributed", found)


@pytest.mark.usefixtures("dask")
def test_a_cluster_plays_the_same_match(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["arena", "greedy", "random", "--deals", "3", "--json"]
    assert main([*words, "--jobs", "1"]) == 0
    here = last_line(capsys)
    assert main([*words, "--cluster", "tcp://here:8786"]) == 0
    assert last_line(capsys) == here


@pytest.mark.usefixtures("dask")
@pytest.mark.parametrize(
    ("address", "said"),
    [("tcp://empty:8786", "has no workers"), ("tcp://nowhere:1", "does not answer: Timed out")],
)
def test_a_cluster_that_cannot_play_is_said(
    address: str, said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([*WORDS, "--deals", "1", "--cluster", address]) == 69
    assert said in capsys.readouterr().err
    assert main(["arena-table", "--deals", "1", "--cluster", address]) == 69
    assert said in capsys.readouterr().err


@pytest.mark.usefixtures("dask")
def test_a_cluster_that_is_lost_on_the_way_is_said() -> None:
    with pytest.raises(NoCluster, match="was lost"), workers(1, "tcp://here:8786"):
        raise CancelledError


def test_without_dask_a_cluster_is_refused_with_what_to_install(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    assert main([*WORDS, "--deals", "1", "--cluster", "tcp://here:8786"]) == 69
    assert 'pip install "liudou[training]"' in capsys.readouterr().err


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["arena", "rule-v1"], "B"),
        (["arena", "rule-v1", "nobody"], "invalid choice: 'nobody'"),
        (["arena", "random", "random", "--deals", "0"], "not a whole number"),
        (["arena", "random", "random", "--variant", "three"], "invalid choice"),
    ],
)
def test_wrong_words_end_with_a_clear_error_and_2(
    words: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as ended:
        main(words)
    assert ended.value.code == 2
    assert said in capsys.readouterr().err


@pytest.mark.parametrize(
    "line",
    [
        '{"deal": "x", "games": null}',
        '{"deal": true, "games": null}',
        '{"deal": 0, "games": [{"won": "yes", "points": 1, "role": "x", "played": true, "decisions": 9}]}',
        '{"deal": 0, "games": [{}, {}]}',
        "[" * 100_000,
    ],
    ids=["word", "truth", "game", "nothing", "deep"],
)
def test_a_line_of_other_kinds_is_damage_too(
    tmp_path: Path, line: str, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "match.jsonl"
    head = {"a": "rule-v1", "b": "greedy", "variant": "two_camps", "seed": 0}
    text = f"{json.dumps(head)}\n{line}\n"
    file.write_text(text, encoding="utf-8")
    assert main([*WORDS, "--deals", "1", "--resume", str(file)]) == 65
    assert "it is damaged" in capsys.readouterr().err
    assert file.read_text(encoding="utf-8") == text


@pytest.mark.parametrize("error", [FileNotFoundError("bots/hidden.npz"), ValueError("hidden.npz is damaged")])
def test_a_bot_whose_nets_are_missing_or_damaged_is_said_at_once(
    error: Exception, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def unable() -> RuleBot:
        raise error

    monkeypatch.setitem(ROSTER, "hard", unable)
    assert main(["arena", "normal", "hard", "--deals", "1"]) == 69
    said = capsys.readouterr()
    assert said.err.startswith("liudou arena: hard cannot play")
    assert "hidden.npz" in said.err
    assert not said.out


def test_a_process_that_is_lost_is_said(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def lost(*_: object) -> None:
        raise BrokenProcessPool("abruptly")

    monkeypatch.setattr(arena_match, "play_match", lost)
    assert main([*WORDS, "--deals", "1"]) == 70
    assert "was ended from outside" in capsys.readouterr().err


def test_one_deal_is_still_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*WORDS, "--deals", "1", "--json"]) == 0
    line = capsys.readouterr().out.splitlines()[-1]
    assert json.loads(line, parse_constant=pytest.fail)["points_interval"] == [None, None]
