"""``liudou arena-table``: all bots against each other."""

from __future__ import annotations

import json
from collections.abc import Iterator
from concurrent.futures import Executor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from errno import ENOSPC
from pathlib import Path
from typing import Any

import pytest

from engine.bots.random_bot import RandomBot
from liudou_gui import arena_table
from liudou_gui.__main__ import main
from liudou_gui.arena_table import BEGIN, END, field, put_between
from liudou_gui.roster import ROSTER

WORDS = ["arena-table", "--variant", "hidden", "--jobs", "1"]
PLACE = f"before\n{BEGIN}\nold\n{END}\nafter\n"


@pytest.fixture(autouse=True)
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    """Quick bots alone, one of them by two names, and one whose nets are not there; played in threads."""

    @contextmanager
    def threads(jobs: int, cluster: str | None) -> Iterator[tuple[Executor, int]]:
        with ThreadPoolExecutor(jobs) as executor:
            yield executor, jobs

    def absent() -> RandomBot:
        raise FileNotFoundError("bots/hidden.npz")

    for name in ("easy", "net-v1", "normal", "rule-v1"):
        monkeypatch.delitem(ROSTER, name)
    monkeypatch.setattr(arena_table, "workers", threads)
    monkeypatch.setitem(ROSTER, "eager", ROSTER["greedy"])
    monkeypatch.setitem(ROSTER, "hard", absent)


def test_equal_bots_are_named_and_not_played() -> None:
    found = field()
    assert found.bots == ("greedy", "random")
    assert found.same == {"eager": "greedy"}
    assert found.absent == ("hard",)


def test_the_table_tells_what_was_played_and_what_came_of_it(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*WORDS, "--deals", "4", "--seed", "3"]) == 0
    said = capsys.readouterr().out
    lines = said.splitlines()
    for words in ("seed 3; 4 packs", "`eager` is `greedy`", "`hard` has no nets here", "Liudou ", "engine "):
        assert words in lines[0]
    assert "| Elo | hidden |" in lines
    assert "| random | +0 |" in lines
    assert lines.index("| random | +0 |") == lines.index("| Elo | hidden |") + 3  # the best first
    head = lines.index("| A | B | A wins | points a pack | as farmers | as landlords | packs counted |")
    assert lines[head + 2].startswith("| greedy | random | ")
    assert " ± " in lines[head + 2] and " % |" in lines[head + 2]


def test_a_single_pack_has_rates_without_a_margin(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*WORDS, "--deals", "1"]) == 0
    said = capsys.readouterr().out
    assert "inf" not in said
    assert "nan" not in said
    (row,) = [line for line in said.splitlines() if line.startswith("| greedy | random | ")]
    assert " %" in row
    assert "±" not in row


def test_a_resumed_table_is_that_of_an_uninterrupted_run(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "run"
    assert main([*WORDS, "--deals", "5", "--variant", "two_camps"]) == 0
    whole = capsys.readouterr().out
    assert main([*WORDS, "--deals", "2", "--resume", str(folder)]) == 0
    capsys.readouterr()
    with (folder / "hidden.greedy.random.jsonl").open("a", encoding="utf-8") as torn:
        torn.write('{"deal": 2, "ga')
    assert main([*WORDS, "--deals", "5", "--variant", "two_camps", "--resume", str(folder)]) == 0
    assert capsys.readouterr().out == whole
    assert len((folder / "hidden.greedy.random.jsonl").read_text(encoding="utf-8").splitlines()) == 6


def test_the_table_is_written_between_its_markers(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = tmp_path / "bots.md"
    text.write_text(PLACE, encoding="utf-8")
    assert main([*WORDS, "--deals", "1", "--out", str(text)]) == 0
    table = capsys.readouterr().out
    assert text.read_text(encoding="utf-8") == f"before\n{BEGIN}\n{table}{END}\nafter\n"


def test_the_documentation_has_a_place_for_it() -> None:
    text = (Path(__file__).parents[2] / "docs" / "bots.md").read_text(encoding="utf-8")
    assert put_between(text, "table\n").count("table\n") >= 1


def refused(words: list[str], code: int, capsys: pytest.CaptureFixture[str]) -> str:
    assert main([*WORDS, "--deals", "1", *words]) == code
    said = capsys.readouterr()
    assert not said.out
    return said.err


def test_a_folder_of_another_run_is_left_alone(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*WORDS, "--deals", "1", "--seed", "7", "--resume", str(tmp_path)]) == 0
    capsys.readouterr()
    before = {path: path.read_bytes() for path in tmp_path.iterdir()}
    assert "another run" in refused(["--resume", str(tmp_path)], 65, capsys)
    assert {path: path.read_bytes() for path in tmp_path.iterdir()} == before


def test_a_folder_of_something_else_is_left_alone(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "letter.txt").write_text("dear", encoding="utf-8")
    assert "something else" in refused(["--resume", str(tmp_path)], 65, capsys)
    assert [path.name for path in tmp_path.iterdir()] == ["letter.txt"]


def test_a_damaged_match_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*WORDS, "--deals", "1", "--resume", str(tmp_path)]) == 0
    capsys.readouterr()
    file = tmp_path / "hidden.greedy.random.jsonl"
    file.write_text(file.read_text(encoding="utf-8") + "{}\n", encoding="utf-8")
    assert "hidden.greedy.random.jsonl: it is damaged" in refused(["--resume", str(tmp_path)], 65, capsys)


def test_what_cannot_be_written_is_said_before_anything_is_played(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "file"
    file.write_text("", encoding="utf-8")
    assert str(file) in refused(["--resume", str(file)], 74, capsys)
    assert "none.md" in refused(["--out", str(tmp_path / "none.md")], 74, capsys)
    assert "no place for the table" in refused(["--out", str(file)], 65, capsys)


def test_markers_have_to_be_there_once_and_in_order() -> None:
    for text in ("", BEGIN, f"{END}{BEGIN}", PLACE + PLACE):
        with pytest.raises(ValueError, match="no place"):
            put_between(text, "")


def test_games_that_nobody_could_play_have_no_rate() -> None:
    from engine.match import Pair
    from liudou_gui.arena_match import Match, summarize

    void = [(Match("greedy", "random", "hidden", 0), summarize([Pair(None)]))]
    told = arena_table.as_markdown(void, 1, 0, field())
    assert "| greedy | random | – | – | 0 |" in told


def test_a_run_tells_its_seed_and_version(tmp_path: Path) -> None:
    assert main([*WORDS, "--deals", "1", "--resume", str(tmp_path), "--seed", "9"]) == 0
    assert json.loads((tmp_path / "run.json").read_text(encoding="utf-8"))["seed"] == 9


def test_a_bot_with_damaged_nets_is_left_out_in_words(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def damaged() -> RandomBot:
        raise ValueError("hidden.npz is damaged: cut off")

    monkeypatch.setitem(ROSTER, "hard", damaged)
    assert main([*WORDS, "--deals", "1"]) == 0
    said = capsys.readouterr()
    assert "hard does not play: hidden.npz is damaged" in said.err
    assert "`hard` has no nets here" in said.out


def test_a_text_that_is_none_is_said_before_anything_is_played(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "table.md"
    file.write_bytes(b"\xff\x00")
    assert main([*WORDS, "--deals", "1", "--out", str(file)]) == 65
    assert "it is not a text in UTF-8" in capsys.readouterr().err
    assert file.read_bytes() == b"\xff\x00"


def test_a_text_that_lost_its_place_meanwhile_is_left_and_the_table_is_printed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "table.md"
    file.write_text(PLACE, encoding="utf-8")
    real = arena_table.as_markdown

    def edited(*given: Any) -> str:
        file.write_text("mine\n", encoding="utf-8")
        return real(*given)

    monkeypatch.setattr(arena_table, "as_markdown", edited)
    assert main([*WORDS, "--deals", "1", "--out", str(file)]) == 65
    said = capsys.readouterr()
    assert "cannot be put into" in said.err
    assert "| random | +0 |" in said.out
    assert file.read_text(encoding="utf-8") == "mine\n"


def test_a_text_is_whole_where_the_table_cannot_be_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "table.md"
    file.write_text(PLACE, encoding="utf-8")

    def full(self: Path, *given: object, **words: object) -> int:
        self.open("w").close()
        raise OSError(ENOSPC, "No space left on device")

    monkeypatch.setattr(Path, "write_text", full)
    assert main([*WORDS, "--deals", "1", "--out", str(file)]) == 74
    assert "No space left" in capsys.readouterr().err
    assert file.read_text(encoding="utf-8") == PLACE


def test_a_process_that_is_lost_is_said(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def lost(*_: object) -> None:
        raise BrokenProcessPool("abruptly")

    monkeypatch.setattr(arena_table, "play_match", lost)
    assert main([*WORDS, "--deals", "1"]) == 70
    assert "was ended from outside" in capsys.readouterr().err
