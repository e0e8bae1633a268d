"""What a client can say about a dealing when all is over."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from engine.fair import Cause


class Fairness(Enum):
    """Whether a dealing was proved."""

    VERIFIED = "verified"
    NOT_VERIFIED = "not_verified"
    WRONG = "wrong"


class Unproven(Enum):
    """Why a dealing is neither proved nor shown to be wrong."""

    NOT_THERE = "not_there"
    WATCHED = "watched"
    LEFT_OUT = "left_out"
    NOT_STORED = "not_stored"
    TOO_LATE = "too_late"
    NOT_OPENED = "not_opened"
    UNFINISHED = "unfinished"


@dataclass(frozen=True, slots=True)
class Verdict:
    """A verdict on the dealing of deal *deal*.

    *why* is an :class:`Unproven` for NOT_VERIFIED and a :class:`~engine.fair.Cause` for WRONG.
    *shares* counts the people whose shares went in, *own_share* says whether the viewer's did;
    *broken_off* counts the dealings that were begun again before this one.
    """

    fairness: Fairness
    why: Unproven | Cause | None = None
    deal: int = 0
    shares: int = 0
    own_share: bool = False
    broken_off: int = 0
