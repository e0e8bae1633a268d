"""What a player should know before the chosen cards are played."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from enum import Enum

from engine.cards import Card
from engine.combos import Combination, CombinationType
from engine.evidence import shows_mark
from engine.view import PlayerView


class Caution(Enum):
    """A legal play that is easily regretted."""

    REVEALS = "reveals"
    """It shows a hidden landlord to all (H6)."""
    BOMBS_PARTNER = "bombs_partner"
    """It bombs a play of one's own side."""


def cautions(view: PlayerView, cards: Collection[Card], combination: Combination) -> tuple[Caution, ...]:
    """Return what to warn of before *cards* are played."""
    found = []
    if view.is_secret and shows_mark(view, cards):
        found.append(Caution.REVEALS)
    is_bomb = combination.type is CombinationType.BOMB
    owner = view.owner if view.facing is not None else None
    if is_bomb and owner is not None and view.is_partner(owner):
        found.append(Caution.BOMBS_PARTNER)
    return tuple(found)


def unmarked_instead(view: PlayerView, cards: Collection[Card]) -> frozenset[Card] | None:
    """Return the same play with other copies of the marked rank; None if the hand has too few."""
    face = view.marked_face
    if face is None:
        return None
    kept = {card for card in cards if card.face != face}
    need = len(cards) - len(kept)
    others = [
        card
        for card in sorted(view.hand)
        if card.rank == face.rank and card.face != face and card not in kept
    ]
    return frozenset(kept | set(others[:need])) if len(others) >= need else None


@dataclass(frozen=True, slots=True)
class TurnQuestion:
    """Whether *cards* shall really be played at a prompt: because of a caution, or (None) by wish.

    *instead* are other copies that would give nothing away (H6).
    """

    prompt_id: int
    cards: frozenset[Card]
    caution: Caution | None = None
    instead: frozenset[Card] | None = None

    @property
    def is_plain(self) -> bool:
        """Whether a second press of Play is enough of an answer."""
        return self.caution is None
