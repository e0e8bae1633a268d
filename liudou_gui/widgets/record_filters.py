"""What is asked of the kept deals: game, role, result and days."""

from __future__ import annotations

from datetime import date
from typing import Any

from PySide6.QtCore import QDate, QLocale, QSize, Signal
from PySide6.QtWidgets import QDateEdit, QWidget

from engine.ruleset import Variant
from engine.visible import Role
from liudou_gui.history.base import Outcome, Query
from liudou_gui.model.history_strings import (
    date_format,
    game_choice,
    outcome_choice,
    period_choice,
    role_choice,
    roles_of,
)
from liudou_gui.model.period import Period, bounds
from liudou_gui.model.words import translate
from liudou_gui.widgets.choice import Choice
from liudou_gui.widgets.controls import text_width
from liudou_gui.widgets.flow import FlowLayout

_GAMES: tuple[Variant | None, ...] = (None, *Variant)
_OUTCOMES: tuple[Outcome | None, ...] = (None, *Outcome)


class _Day(QDateEdit):
    def __init__(self, name: str) -> None:
        super().__init__(QDate.currentDate())
        self.setObjectName(name)
        self._scale = 1.0

    def set_scale(self, u: float) -> None:
        self._scale = u
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        u = self._scale
        return QSize(round(text_width("30/12/2026 ", 14 * u) + 52 * u), round(40 * u))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()


class RecordFilters(QWidget):
    """Rows of choices; *changed* after each. Statistics have no *roles* and results to choose."""

    changed = Signal()

    def __init__(self, name: str, *, roles: bool = True) -> None:
        super().__init__()
        self.setObjectName(name)
        self.game: Choice[Variant | None] = Choice(f"{name}_game")
        self.role: Choice[Role | None] = Choice(f"{name}_role")
        self.outcome: Choice[Outcome | None] = Choice(f"{name}_outcome")
        self.period: Choice[Period] = Choice(f"{name}_period")
        self.first, self.last = _Day(f"{name}_first"), _Day(f"{name}_last")
        self._flow = FlowLayout()
        self.setLayout(self._flow)
        for part in self._parts:
            self._flow.addWidget(part)
        self.role.setVisible(roles)
        self.outcome.setVisible(roles)
        self.retranslate(QLocale())
        self._show_days()
        self.game.activated.connect(self._game_chosen)
        self.role.activated.connect(self.changed)
        self.outcome.activated.connect(self.changed)
        self.period.activated.connect(self._period_chosen)
        self.first.dateChanged.connect(self.changed)
        self.last.dateChanged.connect(self.changed)

    def add(self, widget: QWidget) -> None:
        """Put something behind the choices."""
        self._flow.addWidget(widget)

    def query(self) -> Query:
        """Return what is asked for, by today's date."""
        first, last = self.first.date(), self.last.date()
        since, until = bounds(
            self.period.chosen,
            date.today(),
            date(first.year(), first.month(), first.day()),
            date(last.year(), last.month(), last.day()),
        )
        return Query(self.game.chosen, self.role.chosen, self.outcome.chosen, since, until)

    @property
    def asks_nothing(self) -> bool:
        """Whether every kept deal is wanted."""
        return self.query() == Query()

    def retranslate(self, locale: QLocale) -> None:
        """Say everything in the present language, dates as in *locale*."""
        self.game.offer([(game, game_choice(game)) for game in _GAMES])
        self._offer_roles()
        self.outcome.offer([(outcome, outcome_choice(outcome)) for outcome in _OUTCOMES])
        self.period.offer([(period, period_choice(period)) for period in Period])
        for part, name in (
            (self.game, translate("Records", "Game")),
            (self.role, translate("Records", "Role")),
            (self.outcome, translate("Records", "Result")),
            (self.period, translate("Records", "Days")),
            (self.first, translate("Records", "First day")),
            (self.last, translate("Records", "Last day")),
        ):
            part.setAccessibleName(name)
        for day in (self.first, self.last):
            day.setLocale(locale)
            day.setDisplayFormat(date_format(locale))

    def set_scale(self, u: float) -> None:
        """Draw at *u*."""
        self._flow.setSpacing(round(8 * u))
        for part in self._parts:
            part.set_scale(u)

    @property
    def _parts(self) -> tuple[Choice[Any] | _Day, ...]:
        return self.game, self.role, self.outcome, self.period, self.first, self.last

    def _offer_roles(self) -> None:
        roles: tuple[Role | None, ...] = (None, *roles_of(self.game.chosen))
        self.role.offer([(role, role_choice(role)) for role in roles])

    def _game_chosen(self) -> None:
        self._offer_roles()
        self.changed.emit()

    def _period_chosen(self) -> None:
        self._show_days()
        self.changed.emit()

    def _show_days(self) -> None:
        own = self.period.chosen is Period.OWN
        self.first.setVisible(own)
        self.last.setVisible(own)
