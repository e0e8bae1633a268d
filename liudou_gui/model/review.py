"""A played deal looked through again: what the bot would have played with what each seat knew then."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from dataclasses import dataclass

from engine.actions import Pass, Play, PromptKind
from engine.bots.explain import Explanation, Why
from engine.cards import Card
from engine.deal import Seat
from engine.view import PlayerView
from liudou_gui.bots import new_adviser
from liudou_gui.session.base import Decided, Replay

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Reviewed:
    """A decision between playing and passing: what *seat* played (nothing: it passed), and the bot's."""

    seat: Seat
    view: PlayerView
    played: tuple[Card, ...]
    best: Explanation

    @property
    def differs(self) -> bool:
        """Whether the bot would have played otherwise; copies of a card are alike unless one is marked."""
        return self._like(self.played) != self._like(self.best.cards)

    def _like(self, cards: Sequence[Card]) -> tuple[list[int], int]:
        marked = self.view.marked_face
        return sorted(card.rank for card in cards), sum(card.face == marked for card in cards)


class Review:
    """Judges the decisions of *replay*, each once and when it is asked for: a frame's time at most.

    A decision that cannot be judged, whatever is wrong with it, costs no other: :meth:`failed` says so.

    Nothing is judged for a seat whose hand the one who watches does not see: what a bot would play there
    would tell of it.
    """

    def __init__(self, replay: Replay) -> None:
        self._replay = replay
        self._adviser = new_adviser()
        self._turns = tuple(replay.turns())
        self._found: dict[int, Reviewed | None] = {}
        self._failed: set[int] = set()

    def sees(self, position: int) -> bool:
        """Whether the hand that led to step *position*, from 1, is seen by who watches."""
        seat = self._turns[position - 1] if 0 < position <= len(self._turns) else None
        return seat is not None and (self._replay.all_open or seat == self._replay.viewer)

    def at(self, position: int) -> Reviewed | None:
        """Return what led to step *position*; None where it is not seen or there was nothing to choose."""
        if not self.sees(position):
            return None
        if position not in self._found:
            self._found[position] = None  # whatever comes of it: nothing is judged twice
            try:
                decided = self._replay.decided(position)
                self._found[position] = None if decided is None else self._judged(decided)
            except Exception as error:  # noqa: BLE001 - a record is others' work: words, and on we go
                self._failed.add(position)
                _log.warning("a decision of a record cannot be reviewed: %s", type(error).__name__)
        return self._found[position]

    def failed(self, position: int) -> bool:
        """Whether the decision that led to step *position* could not be judged."""
        return position in self._failed

    @property
    def has_plays(self) -> bool:
        """Whether anybody played in this deal; one that bids or cards alone end has nothing to review."""
        return bool(self._replay.tricks())

    def waiting(self) -> int | None:
        """Return the first step that is seen and not judged yet."""
        steps = range(1, len(self._turns) + 1)
        return next((step for step in steps if step not in self._found and self.sees(step)), None)

    def differing(self) -> list[int]:
        """Return the steps judged so far, of those that are seen, at which the bot would do otherwise."""
        return sorted(
            step for step, found in self._found.items() if found and found.differs and self.sees(step)
        )

    def _judged(self, decided: Decided) -> Reviewed | None:
        view, action = decided.view, decided.action
        prompt, seat = view.prompt, view.viewer
        if seat is None or prompt is None or prompt.kind is not PromptKind.PLAY:
            return None
        if not isinstance(action, Play | Pass):
            return None
        best = self._adviser.best(view)
        if any(fact.why is Why.NO_ANSWER for fact in best.facts):
            return None
        return Reviewed(seat, view, action.cards if isinstance(action, Play) else (), best)
