"""Kept deals in memory, for windows that show them."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime, timedelta

from engine.deal import Seat
from engine.ruleset import Variant
from engine.visible import Role
from liudou_gui.history.base import KeptDeal, Outcome, Query, RecordRefused, RecordTrouble, StoreNotice, Tally

NAMES = ("Lin", "Mei", "<b>Nai</b>", "Jun", "Teapot", "Hao")
LAST = datetime(2024, 11, 30, 17, 5, tzinfo=UTC)
ROLES = {
    Variant.HIDDEN: (Role.OPEN_LANDLORD, Role.HIDDEN_LANDLORD, Role.FARMER),
    Variant.TWO_FOUR: (Role.GREAT_LANDLORD, Role.SECOND_LANDLORD, Role.FARMER),
    Variant.TWO_CAMPS: (Role.POSITIVE_LANDLORD, Role.NEGATIVE_LANDLORD, Role.FARMER),
}


def kept(number: int, *, played: datetime | None = None, points: int | None = None) -> KeptDeal:
    """Return one deal; *number* decides on everything that is not given."""
    variant = tuple(Variant)[number % 3]
    role = ROLES[variant][number // 3 % 3]
    gain = points if points is not None else (number % 7 - 3) * 6
    outcome = Outcome.WON if gain > 0 else Outcome.LOST if gain < 0 else Outcome.VOID
    scores = None if outcome is Outcome.VOID else (gain, -gain, gain, -gain, gain, -gain)
    when = played if played is not None else LAST - timedelta(minutes=20 * number)
    return KeptDeal(
        number + 1, when, variant, 1, 1 + number % 5, 0, role, outcome, gain, NAMES, scores, solo=False
    )


class FakeHistory:
    """Implements ``History``; a record's text is ``deal <id>``; *broken* makes everything fail."""

    def __init__(self, deals: Sequence[KeptDeal] = ()) -> None:
        self.deals = list(deals)
        self.broken: OSError | None = None
        self.told: StoreNotice | None = None
        self.searches: list[tuple[int, int]] = []

    @property
    def notice(self) -> StoreNotice | None:
        return self.told

    def _check(self) -> None:
        if self.broken is not None:
            raise self.broken

    def _wanted(self, query: Query) -> list[KeptDeal]:
        self._check()
        found = [
            deal
            for deal in self.deals
            if query.variant in (None, deal.variant)
            and query.role in (None, deal.role)
            and query.outcome in (None, deal.outcome)
            and (query.since is None or deal.played >= query.since)
            and (query.until is None or deal.played < query.until)
        ]
        return sorted(found, key=lambda deal: deal.played, reverse=True)

    def search(self, query: Query, offset: int = 0, limit: int = 100) -> Sequence[KeptDeal]:
        self.searches.append((offset, limit))
        return self._wanted(query)[offset : offset + limit]

    def count(self, query: Query) -> int:
        return len(self._wanted(query))

    def deal(self, deal: int) -> KeptDeal:
        self._check()
        for kept in self.deals:
            if kept.id == deal:
                return kept
        raise KeyError(deal)

    def text(self, deal: int) -> str:
        self._check()
        if deal not in [kept.id for kept in self.deals]:
            raise KeyError(deal)
        return f"deal {deal}\n六\n"

    def add_text(self, text: str, seat: Seat | None = None) -> KeptDeal:
        self._check()
        word, _, rest = text.partition(" ")
        if word != "deal":
            known = [trouble for trouble in RecordTrouble if trouble.value == text.strip()]
            raise RecordRefused(known[0] if known else RecordTrouble.NOT_A_RECORD, text[:20])
        number = int(rest.split("\n")[0])
        for deal in self.deals:
            if deal.id == number:
                return deal
        made = KeptDeal(number, LAST, Variant.HIDDEN, 1, 2, seat, None, None, None, (), None, solo=False)
        self.deals.append(made)
        return made

    def delete(self, deal: int) -> None:
        self._check()
        self.deals = [kept for kept in self.deals if kept.id != deal]

    def _scored(self, query: Query) -> list[KeptDeal]:
        return [d for d in self._wanted(query) if d.outcome in (Outcome.WON, Outcome.LOST)]

    def tallies(self, query: Query) -> Sequence[Tally]:
        found: dict[tuple[Variant, Role], Tally] = {}
        for deal in self._scored(query):
            assert deal.role is not None and deal.points is not None
            key = (deal.variant, deal.role)
            before = found.get(key, Tally(*key, 0, 0, 0))
            won = before.won + (deal.outcome is Outcome.WON)
            found[key] = Tally(*key, before.deals + 1, won, before.points + deal.points)
        return [found[key] for key in sorted(found, key=lambda key: (key[0].value, key[1].value))]

    def points(self, query: Query) -> Sequence[tuple[datetime, int]]:
        return [(d.played, d.points or 0) for d in reversed(self._scored(query))]
