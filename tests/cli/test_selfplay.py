"""``liudou selfplay`` as a person or a script would call it."""

from __future__ import annotations

import json
import multiprocessing
import subprocess
import sys

import pytest

from engine.ruleset import Variant
from liudou_gui.__main__ import main


@pytest.mark.parametrize("variant", Variant, ids=lambda variant: variant.value)
def test_json_has_a_line_a_deal(variant: Variant, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["selfplay", variant.value, "--deals", "3", "--seed", "7", "--json"]) == 0
    first = capsys.readouterr().out
    rows = [json.loads(line) for line in first.splitlines()]
    assert len(rows) == 3
    for row in rows:
        assert row["variant"] == variant.value
        assert len(row["scores"]) == 6
        assert sum(row["scores"]) == 0
        assert row["n"] >= 1
        assert len(bytes.fromhex(row["seed"])) == 32
    assert main(["selfplay", variant.value, "--deals", "3", "--seed", "7", "--json"]) == 0
    assert capsys.readouterr().out == first, "the same seed plays the same deals"


def test_a_person_gets_a_summary(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["selfplay", "hidden", "--deals", "2"]) == 0
    assert "2 deals" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["selfplay", "three_three"], "invalid choice: 'three_three'"),
        (["selfplay"], "VARIANT"),
        (["selfplay", "hidden", "--deals", "0"], "not a whole number from 1"),
        (["selfplay", "hidden", "--deals", "-3"], "--deals"),
        (["selfplay", "hidden", "--deals", "many"], "'many' is not a whole number"),
        (["selfplay", "hidden", "--deals", "9" * 5000], "not a whole number"),
        (["selfplay", "hidden", "--seed", "1.5"], "'1.5' is not a whole number"),
        (["selfplay", "hidden", "--seed", "²"], "not a whole number"),
        (["selfplay", "hidden", "--seed", "0" * 20 + "9" * 24], "not a whole number"),
    ],
)
def test_wrong_words_end_with_a_clear_error_and_2(
    words: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as ended:
        main(words)
    assert ended.value.code == 2
    assert said in capsys.readouterr().err


def test_it_runs_as_a_module() -> None:
    result = subprocess.run(
        [sys.executable, "-m", "liudou_gui", "selfplay", "two_four", "--deals", "1", "--json"],
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )
    assert result.returncode == 0, result.stderr
    assert json.loads(result.stdout)["variant"] == "two_four"


def test_a_program_packed_into_one_file_can_be_the_process_of_its_bots(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """It is started again with words of its own, which ``freeze_support`` takes before anybody else."""

    def take() -> None:
        raise SystemExit(3)

    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setattr(multiprocessing, "freeze_support", take)
    with pytest.raises(SystemExit, match="3"):
        main(["--multiprocessing-fork"])
