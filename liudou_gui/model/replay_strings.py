"""A replay in words."""

from __future__ import annotations

from collections.abc import Sequence

from engine.deal import Seat
from engine.visible import BidMade, Passed, Played
from liudou_gui.model.words import TIMES, translate

Act = BidMade | Played | Passed


def seat_name(names: Sequence[str], seat: Seat) -> str:
    """Return somebody's name, or the number of a seat without one."""
    name = names[seat] if seat < len(names) else ""
    return name or translate("Replay", "Seat {number}").format(number=seat + 1)


def act_text(name: str, act: Act | None) -> str:
    """Return what somebody did: ``Mei plays``; a choice that others do not see is only called so."""
    match act:
        case Played():
            text = translate("Replay", "{name} plays")
        case Passed():
            text = translate("Replay", "{name} passes")
        case BidMade(value=0):
            text = translate("Replay", "{name} does not bid")
        case BidMade():
            text = translate("Replay", "{name} bids")
        case None:
            text = translate("Replay", "{name} decides")
    return text.format(name=name)


def step_texts(position: int, length: int, act: str) -> tuple[str, ...]:
    """Return the same in ever fewer words: ``Step 37 of 212 · Mei plays`` down to ``37 / 212``."""
    step = translate("Replay", "Step {step} of {length}").format(step=position, length=length)
    short = f"{position} / {length}"
    return (f"{step} · {act}", f"{short} · {act}", short) if act else (step, short)


def speed_text(speed: float) -> str:
    """Return how fast it goes: ``2 ×``."""
    return f"{speed:g} {TIMES}"
