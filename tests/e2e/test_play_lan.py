"""A deal at a network table by six windows: one game here, all three by ``python -m tests.e2e.play_lan``."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from engine.ruleset import Variant
from tests.e2e.play_lan import play

GAMES = os.environ.get("LIUDOU_LAN_GAMES", Variant.TWO_FOUR.value).split(",")
"""Which games are played, with commas between; the test of one takes two minutes of two cores, and three to
four where they do other work as well."""


@pytest.mark.timeout(900)
@pytest.mark.parametrize("game", GAMES)
def test_six_windows_play_a_deal_and_one_is_killed_and_comes_back(game: str, tmp_path: Path) -> None:
    assert play(Variant(game), tmp_path)
