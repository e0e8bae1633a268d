"""Bots by level where the nets of the hard one are damaged: nobody is kept from playing."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from engine.bots.hints import Adviser
from engine.bots.net_bot import NetBot
from engine.bots.nets import GAME
from engine.bots.rule_bot import RuleBot
from engine.ruleset import Variant
from liudou_gui import bots
from liudou_gui.protocol.lobby import BotLevel
from tests.helpers.nets import random_parameters
from tests.helpers.positions import position


@pytest.fixture
def weights(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Give one of the files that games have their weights from, which are whole."""
    for variant in Variant:
        arrays: dict[str, Any] = {**random_parameters(1), GAME: np.array(variant.value)}
        np.savez(tmp_path / f"{variant.value}.npz", **arrays)
    path = tmp_path / "two_four.npz"
    monkeypatch.setattr(bots, "_weights", lambda variant: tmp_path / f"{variant.value}.npz")
    for remembered in (bots.net_of, bots._adviser_of):
        remembered.cache_clear()
    yield path
    for remembered in (bots.net_of, bots._adviser_of):
        remembered.cache_clear()


def damages(whole: bytes) -> list[bytes]:
    middle = len(whole) // 2
    swapped = bytes([whole[middle] ^ 1])
    return [
        b"",
        b"PK",
        whole[:middle],
        b"some text",
        whole[:middle] + swapped + whole[middle + 1 :],
    ]


def test_whole_weights_make_a_hard_bot(weights: Path) -> None:
    assert weights.exists()
    assert isinstance(bots.new_bot(BotLevel.HARD), NetBot)


def test_damaged_weights_keep_nobody_from_playing_and_from_hints(
    weights: Path, caplog: pytest.LogCaptureFixture
) -> None:
    for damaged in damages(weights.read_bytes()):
        weights.write_bytes(damaged)
        with pytest.raises(ValueError, match="."):
            bots.net_of(Variant.TWO_FOUR)
        assert isinstance(bots.new_bot(BotLevel.HARD), RuleBot)
        bots._adviser_of.cache_clear()
        assert isinstance(bots.new_adviser(), Adviser)
        assert bots.new_adviser().hints(position("33344")).plays
    assert len(caplog.records) == 5
    caplog.clear()
