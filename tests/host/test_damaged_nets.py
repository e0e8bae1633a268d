"""Weights and models of hard bots that are none: nothing falls over, and it is said in words."""

from __future__ import annotations

import io
import re
import zipfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from engine.bots.nets import GAME
from engine.bots.rule_bot import RuleBot
from engine.ruleset import Variant
from liudou_gui import bots
from liudou_gui.protocol.lobby import BotLevel
from tests.helpers.nets import random_opening, random_parameters

CACHED = (
    bots.net_of,
    bots.opening_of,
    bots._weights,
    bots._models,
    bots._looks_whole,
    bots._adviser_of,
)


def packed(
    change: Callable[[dict[str, Any]], object] = lambda _: None, variant: Variant = Variant.HIDDEN
) -> bytes:
    parameters: dict[str, Any] = {**random_parameters(1), GAME: np.array(variant.value)}
    change(parameters)
    file = io.BytesIO()
    np.savez_compressed(file, **parameters)
    return file.getvalue()


def turned(good: bytes) -> bytes:
    middle = len(good) // 2
    return good[:middle] + bytes(byte ^ 255 for byte in good[middle : middle + 64]) + good[middle + 64 :]


def bomb() -> bytes:
    file = io.BytesIO()
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as kept:
        kept.writestr("state1.weight.npy", bytes(50_000_000))
    return file.getvalue()


def endless() -> bytes:
    """A head that promises far more than any memory holds."""
    head = io.BytesIO()
    np.lib.format.write_array_header_1_0(  # type: ignore[no-untyped-call]
        head, {"descr": "<f4", "fortran_order": False, "shape": (10**12, 10**5)}
    )
    file = io.BytesIO()
    with zipfile.ZipFile(file, "w") as kept:
        kept.writestr("state1.weight.npy", head.getvalue())
    return file.getvalue()


def put(name: str, value: object, parameters: dict[str, Any]) -> None:
    parameters[name] = value


CUT_OFF = {
    "text": lambda: b"no weights\n",
    "nothing": lambda: b"",
    "cut off": lambda: packed()[:-500],
    "bomb": bomb,
}
DAMAGED = {
    **CUT_OFF,
    "turned": lambda: turned(packed()),
    "endless": endless,
    "not a number": lambda: packed(lambda w: put("last2.bias", np.array([np.nan], np.float16), w)),
    "huge": lambda: packed(lambda w: put("last2.bias", np.array([1e300]), w)),
    "shape": lambda: packed(lambda w: put("last2.bias", np.zeros(2, np.float16), w)),
    "words": lambda: packed(lambda w: put("last2.bias", np.array(["a"]), w)),
    "complex": lambda: packed(lambda w: put("last2.bias", np.zeros(1, complex), w)),
    "of another game": lambda: packed(variant=Variant.TWO_FOUR),
    "of no game": lambda: packed(lambda w: w.pop(GAME)),
    "of many games": lambda: packed(lambda w: put(GAME, np.array(["hidden", "two_four"]), w)),
    "fewer": lambda: packed(lambda w: w.pop("last2.bias")),
}


@pytest.fixture
def shipped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The folder of weights, with whole ones."""

    def place(_: str, name: str) -> Path:
        if not (tmp_path / name).exists():
            raise FileNotFoundError(name)
        return tmp_path / name

    monkeypatch.setattr(bots, "resource", place)
    for variant in Variant:
        (tmp_path / f"{variant.value}.npz").write_bytes(packed(variant=variant))
        text = random_opening(variant, 1).text
        (tmp_path / f"{variant.value}-opening.json").write_text(text, encoding="utf-8")
    forget()
    yield tmp_path
    forget()


def forget() -> None:
    for kept in CACHED:
        kept.cache_clear()


def is_normal(level: BotLevel) -> bool:
    return isinstance(bots.new_bot(level), RuleBot)


def test_whole_weights_are_played_by(shipped: Path) -> None:
    assert BotLevel.HARD in bots.levels()
    assert not is_normal(BotLevel.HARD)


@pytest.mark.parametrize("kind", DAMAGED)
def test_damaged_weights_are_said_and_normal_bots_play(
    shipped: Path, kind: str, caplog: pytest.LogCaptureFixture
) -> None:
    (shipped / "hidden.npz").write_bytes(DAMAGED[kind]())
    with pytest.raises(ValueError, match="hidden.npz is damaged"):
        bots.net_of(Variant.HIDDEN)
    assert is_normal(BotLevel.HARD)
    assert bots._adviser_of(Variant.HIDDEN) is None
    assert (BotLevel.HARD in bots.levels()) == (kind not in CUT_OFF)
    assert "hidden.npz" in caplog.text
    caplog.clear()


@pytest.mark.parametrize("folder", [False, True], ids=["missing", "folder"])
def test_weights_that_are_not_there_or_a_folder(
    shipped: Path, folder: bool, caplog: pytest.LogCaptureFixture
) -> None:
    file = shipped / "hidden.npz"
    file.unlink()
    if folder:
        file.mkdir()
    with pytest.raises(OSError, match="hidden"):
        bots.net_of(Variant.HIDDEN)
    assert is_normal(BotLevel.HARD)
    assert BotLevel.HARD not in bots.levels()
    caplog.clear()


MODELS = random_opening(Variant.HIDDEN, 1).text
NO_MODELS = {
    "nothing": b"",
    "far too long": MODELS.encode() * 100,
    "cut off": MODELS[:-500].encode(),
    "no text": b"\xff\xfe\x00",
    "another game": random_opening(Variant.TWO_FOUR, 1).text.encode(),
    "a list": b"[]",
    "deep": b"[" * 50_000,
    "no models": b'{"game": "hidden"}',
    "not a number": re.sub(r'"cost": [^,]*', '"cost": NaN', MODELS).encode(),
    "huge": re.sub(r'"cost": [^,]*', '"cost": 1e30', MODELS).encode(),
    "words": re.sub(r'"cost": [^,]*', '"cost": "much"', MODELS).encode(),
    "other features": MODELS.replace('"aces"', '"ices"').encode(),
    "other answers": MODELS.replace('"yes"', '"perhaps"').encode(),
    "other questions": MODELS.replace('"bid": {', '"buy": {').encode(),
}


@pytest.mark.parametrize("kind", NO_MODELS)
def test_damaged_models_are_said_and_normal_bots_play(
    shipped: Path, kind: str, caplog: pytest.LogCaptureFixture
) -> None:
    (shipped / "hidden-opening.json").write_bytes(NO_MODELS[kind])
    with pytest.raises(ValueError, match="hidden-opening.json is damaged"):
        bots.opening_of(Variant.HIDDEN)
    assert is_normal(BotLevel.HARD)
    assert (BotLevel.HARD in bots.levels()) == (kind not in ("nothing", "far too long"))
    assert bots._adviser_of(Variant.TWO_FOUR) is None or BotLevel.HARD in bots.levels()
    assert "hidden-opening.json" in caplog.text
    caplog.clear()


def test_models_that_are_not_there(shipped: Path, caplog: pytest.LogCaptureFixture) -> None:
    (shipped / "hidden-opening.json").unlink()
    with pytest.raises(FileNotFoundError, match="hidden-opening"):
        bots.opening_of(Variant.HIDDEN)
    assert BotLevel.HARD not in bots.levels()
    assert is_normal(BotLevel.HARD)
    caplog.clear()
