"""A deal of each game at a network table by six windows; by hand ``python -m tests.e2e.play_lan``."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from engine.ruleset import Variant
from tests.e2e.play_lan import play

GAMES = os.environ.get("LIUDOU_LAN_GAMES", ",".join(game.value for game in Variant)).split(",")
"""Which games are played, with commas between. One takes 40 to 50 seconds of processor time, much of it the
start of seven programs, and a minute or two."""


@pytest.mark.timeout(900)
@pytest.mark.parametrize("game", GAMES)
def test_six_windows_play_a_deal_and_one_is_killed_and_comes_back(game: str, tmp_path: Path) -> None:
    assert play(Variant(game), tmp_path)
