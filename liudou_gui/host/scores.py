"""Running points: a person's belong to their key for the whole evening, a bot's stay with the bot."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from engine.deal import Seat
from engine.ruleset import SEATS

Owner = bytes | None
"""Who a deal's points of one seat belong to: a person's key, None for the bot of the seat."""


class Scores:
    """The points of everybody who has played here, whether they are here now or not.

    A deal's points belong to whoever the hand was dealt to: who leaves in the middle does not leave them
    behind, and the bot that plays on for them neither wins nor loses.
    """

    def __init__(self) -> None:
        self._people: dict[bytes, int] = {}
        self._bots = [0] * SEATS
        self.dealt: tuple[Owner, ...] = ()
        """Whose the points of the deal that runs will be, by seat; empty while none runs."""

    def of(self, owner: Owner, seat: Seat) -> int:
        """Return the points of the person *owner*, or of the bot of *seat*."""
        return self._bots[seat] if owner is None else self._people.get(owner, 0)

    def deal(self, owners: Iterable[Owner]) -> None:
        """A deal begins: its points will belong to *owners*, by seat."""
        self.dealt = tuple(owners)

    def ended(self, totals: Sequence[int]) -> None:
        """The deal is over: *totals* are, by seat, what those it was dealt to have now."""
        for seat, owner in enumerate(self.dealt):
            if owner is None:
                self._bots[seat] = totals[seat]
            else:
                self._people[owner] = totals[seat]
        self.dealt = ()

    def swap(self, one: Seat, other: Seat) -> None:
        """Let a bot change its seat; people have their points anywhere."""
        self._bots[one], self._bots[other] = self._bots[other], self._bots[one]

    def stamp(self) -> tuple[object, ...]:
        """Return something that is another one as soon as anything changes here."""
        return *self._bots, *self.dealt, *self._people.values()

    def to_json(self) -> dict[str, object]:
        """Return all of it; the inverse of :meth:`from_json`."""
        dealt = [None if owner is None else owner.hex() for owner in self.dealt]
        return {"people": {k.hex(): n for k, n in self._people.items()}, "bots": self._bots, "dealt": dealt}

    @classmethod
    def from_json(cls, values: Mapping[str, Any]) -> Scores:
        """Read what :meth:`to_json` wrote. Raises ``ValueError``."""
        scores = cls()
        try:
            scores._people = {bytes.fromhex(key): _points(n) for key, n in values["people"].items()}
            scores._bots = [_points(n) for n in values["bots"]]
            scores.dealt = tuple(None if key is None else bytes.fromhex(key) for key in values["dealt"])
        except (KeyError, TypeError, AttributeError) as error:
            raise ValueError(f"these are no points: {error}") from error
        if len(scores._bots) != SEATS or len(scores.dealt) not in (0, SEATS):
            raise ValueError("points are for six seats")
        return scores

    @classmethod
    def by_seat(cls, owners: Sequence[Owner], totals: Sequence[int], *, running: bool) -> Scores:
        """Return the points of those who sit at a table of which only *totals* are known."""
        scores = cls()
        scores.deal(owners)
        scores.ended(totals)
        scores.deal(owners if running else ())
        return scores


def _points(value: object) -> int:
    if type(value) is not int:
        raise TypeError("points are whole numbers")
    return value
