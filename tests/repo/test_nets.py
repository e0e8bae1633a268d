"""What is shipped for hard bots: it loads, it is small, and the card beside it says what it is."""

from __future__ import annotations

import hashlib
from pathlib import Path

import numpy as np
import pytest

from engine.bots.net_bot import NetBot
from engine.bots.nets import GAME, SHAPES, Net
from engine.ruleset import Variant
from liudou_gui.bots import levels, net_of, opening_of
from liudou_gui.protocol.lobby import BotLevel
from liudou_gui.roster import bot_named

FOLDER = Path(__file__).parents[2] / "resources" / "bots"
MOST_BYTES = 2 * 1024 * 1024


def test_all_of_them_are_small() -> None:
    assert sum(path.stat().st_size for path in FOLDER.iterdir()) <= MOST_BYTES


def is_on_the_card(path: Path) -> bool:
    whole = path.read_bytes()
    if path.suffix == ".json":
        whole = whole.replace(b"\r\n", b"\n")
    digest = hashlib.sha256(whole).hexdigest()[:16]
    return digest in (FOLDER / "README.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("variant", Variant, ids=lambda variant: variant.value)
def test_each_game_has_one(variant: Variant) -> None:
    path = FOLDER / f"{variant.value}.npz"
    with np.load(path, allow_pickle=False) as kept:
        arrays = dict(kept)
    assert str(arrays.pop(GAME)) == variant.value
    assert {name: array.shape for name, array in arrays.items()} == SHAPES
    assert {array.dtype for array in arrays.values()} == {np.dtype(np.float16)}
    assert isinstance(net_of(variant), Net)
    assert is_on_the_card(path)


@pytest.mark.parametrize("variant", Variant, ids=lambda variant: variant.value)
def test_each_game_has_models_of_answers_before_play(variant: Variant) -> None:
    path = FOLDER / f"{variant.value}-opening.json"
    assert opening_of(variant).text == path.read_text(encoding="utf-8")
    assert opening_of(variant).models
    assert is_on_the_card(path)


def test_the_hard_level_is_offered_and_plays_by_them() -> None:
    assert BotLevel.HARD in levels()
    assert isinstance(bot_named("hard"), NetBot)


@pytest.mark.parametrize("variant", Variant, ids=lambda variant: variant.value)
def test_the_fixed_opponent_has_the_nets_that_were_published_first(variant: Variant) -> None:
    """Who ships other nets for the hard bot keeps these for ``net-v1``."""
    first = {"hidden": "d42c2cd841e247f4", "two_four": "94db10154a230d2f", "two_camps": "7101c2eb1104aa4b"}
    whole = hashlib.sha256()
    with np.load(FOLDER / f"{variant.value}.npz") as kept:
        for name in sorted(SHAPES):
            whole.update(name.encode() + kept[name].tobytes())
    assert whole.hexdigest().startswith(first[variant.value])
    assert isinstance(bot_named("net-v1"), NetBot)
