"""The points of every deal of a table so far, as its events tell them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from PySide6.QtCore import QObject, Signal

from engine.deal import Seat
from engine.ruleset import SEATS, Variant
from engine.view import PlayerView
from engine.visible import DealEnded, DealVoided, Envelope, ScoresUpdated
from liudou_gui.model.table_model import TableModel

Points = tuple[int, ...]
"""Six numbers by seat."""

_NOTHING: Points = (0,) * SEATS


@dataclass(frozen=True, slots=True)
class ScoreLine:
    """One deal: its *number* at the table, its game, and what each seat won or lost; None if it was void."""

    number: int
    variant: Variant
    points: Points | None


@dataclass(frozen=True, slots=True)
class Evening:
    """All deals of a table that this window has seen end, oldest first.

    *before* are the totals with which it began, *deals_before* says of how many scored deals.
    """

    names: tuple[str, ...] = ("",) * SEATS
    viewer: Seat | None = None
    before: Points = _NOTHING
    deals_before: int = 0
    lines: tuple[ScoreLine, ...] = field(default=())

    @property
    def scored(self) -> int:
        """How many deals counted, those before included."""
        return self.deals_before + sum(line.points is not None for line in self.lines)

    @property
    def running(self) -> list[Points]:
        """The totals at the beginning, and then after each line."""
        totals = [self.before]
        for line in self.lines:
            totals.append(_added(totals[-1], line.points or _NOTHING))
        return totals

    @property
    def totals(self) -> Points:
        """The totals now."""
        return self.running[-1]

    def ended(self, line: ScoreLine) -> Evening:
        """Return the evening with one more deal; a deal told again takes its own place."""
        kept = tuple(known for known in self.lines if known.number < line.number)
        return replace(self, lines=(*kept, line))

    def told(self, totals: Points, deals: int) -> Evening:
        """Return the evening that agrees with the table's *totals* after *deals* scored deals.

        A table that went back to an earlier deal drops the later ones; after deals that nobody here
        saw, the sheet begins anew with these totals.
        """
        for count in range(len(self.lines), -1, -1):
            kept = replace(self, lines=self.lines[:count])
            if (kept.totals, kept.scored) == (totals, deals):
                return kept
        return replace(self, before=totals, deals_before=deals, lines=())


def evening_of(view: PlayerView) -> Evening:
    """Return what a single view tells: the deal that it shows, if that is over, and what went before."""
    evening = Evening(view.names, view.viewer, view.totals, view.deals)
    if view.voided is not None:
        return evening.ended(ScoreLine(view.number, view.ruleset.variant, None))
    if view.result is None:
        return evening
    line = ScoreLine(view.number, view.ruleset.variant, view.result.scores)
    if not view.deals:  # a deal without a table, or one whose totals are still on their way
        return evening.ended(line)
    before = tuple(total - points for total, points in zip(view.totals, view.result.scores, strict=True))
    return replace(evening, before=before, deals_before=view.deals - 1).ended(line)


class ScoreSheet(QObject):
    """Writes down what a :class:`TableModel` hears; *changed* after every deal and change of totals."""

    changed = Signal()

    def __init__(self, table: TableModel, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._table = table
        self._evening = evening_of(table.view)
        table.event_seen.connect(self._hear)

    @property
    def evening(self) -> Evening:
        """All that is known, with the names as they are now."""
        view = self._table.view
        return replace(self._evening, names=view.names, viewer=view.viewer)

    def _hear(self, envelope: Envelope) -> None:
        view = self._table.view
        match envelope.event:
            case DealEnded(scores=scores):
                self._use(self._evening.ended(ScoreLine(view.number, view.ruleset.variant, scores)))
            case DealVoided():
                self._use(self._evening.ended(ScoreLine(view.number, view.ruleset.variant, None)))
            case ScoresUpdated(totals, deals):
                self._use(self._evening.told(totals, deals))

    def _use(self, evening: Evening) -> None:
        if evening != self._evening:
            self._evening = evening
            self.changed.emit()


def _added(one: Sequence[int], other: Sequence[int]) -> Points:
    return tuple(a + b for a, b in zip(one, other, strict=True))
