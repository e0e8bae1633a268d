"""Statistics of kept deals: a table by game and role, and the running points."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QLocale, Qt, Signal
from PySide6.QtWidgets import QFrame, QGridLayout, QLabel, QScrollArea, QVBoxLayout, QWidget

from engine.ruleset import Variant
from liudou_gui.history.base import History, Tally
from liudou_gui.model.history_strings import balance_sentence, points_mean, roles_of, share
from liudou_gui.model.strings import role_word, variant_name
from liudou_gui.model.words import signed, translate
from liudou_gui.widgets.controls import label
from liudou_gui.widgets.points_chart import PointsChart
from liudou_gui.widgets.record_filters import RecordFilters
from liudou_gui.widgets.sheet import Sheet
from liudou_gui.widgets.styles import set_role_sizes

_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


_WIDEST = 760
"""More units between a name and its numbers, and the eye loses the line."""


class TallySheet(Sheet):
    """A line for each game and role, and one for all."""

    def __init__(self) -> None:
        super().__init__("tallies")
        self._grid = QGridLayout(self)
        self._grid.setColumnStretch(0, 1)

    def set_scale(self, u: float) -> None:
        """Draw at *u*."""
        self.setMaximumWidth(round(_WIDEST * u))
        margin = round(16 * u)
        self._grid.setContentsMargins(margin, margin, margin, margin)
        self._grid.setHorizontalSpacing(round(16 * u))
        self._grid.setVerticalSpacing(round(6 * u))

    def show_tallies(self, tallies: Sequence[Tally]) -> None:
        """Fill in anew."""
        while (item := self._grid.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None:
                widget.hide()
                widget.deleteLater()
        heads = (
            translate("Records", "Deals"),
            translate("Records", "Won"),
            translate("Records", "Share won"),
            translate("Records", "Points"),
            translate("Records", "A deal"),
        )
        for column, text in enumerate(heads, 1):
            self._number("second", text, 0, column)
        row = 1
        for variant in Variant:
            roles = {tally.role: tally for tally in tallies if tally.variant is variant}
            of_game = [roles[role] for role in roles_of(variant) if role in roles]
            if not of_game:
                continue
            self._line(row, "strong", variant_name(variant), of_game)
            row += 1
            for tally in of_game:
                self._line(row, "body", role_word(tally.role), [tally])
                row += 1
        self._line(row, "strong", translate("Records", "All"), tallies)

    def _line(self, row: int, role: str, name: str, tallies: Sequence[Tally]) -> None:
        deals, won = sum(t.deals for t in tallies), sum(t.won for t in tallies)
        points = sum(t.points for t in tallies)
        head = label(role, name, wrap=True)
        head.setAccessibleDescription(balance_sentence(deals, won, points))
        if role == "body":
            head.setIndent(12)
        self._grid.addWidget(head, row, 0)
        texts = (str(deals), str(won), share(won, deals), signed(points), points_mean(points, deals))
        for column, text in enumerate(texts, 1):
            cell = self._number(role, text, row, column)
            if column >= 4 and points:
                cell.setProperty("token", "leaf_text" if points > 0 else "cinnabar_text")

    def _number(self, role: str, text: str, row: int, column: int) -> QLabel:
        widget = label(role, text)
        widget.setAlignment(_RIGHT)
        self._grid.addWidget(widget, row, column)
        return widget


class StatisticsView(QWidget):
    """Filters, table and chart; the page under them scrolls. *failed* has the store's ``OSError``."""

    failed = Signal(object)

    def __init__(self, history: History) -> None:
        super().__init__()
        self.setObjectName("records_statistics")
        self._history = history
        self._u = 1.0
        self.filters = RecordFilters("statistics", roles=False)
        self.filters.changed.connect(self.refresh)
        self.sentence, self.empty = label("section", wrap=True), label("body", wrap=True)
        self.tallies, self.chart = TallySheet(), PointsChart()
        self._chart_sheet = Sheet("points_sheet")
        self._chart_title = label("strong", wrap=True)
        self._chart_column = QVBoxLayout(self._chart_sheet)
        self._chart_column.addWidget(self._chart_title)
        self._chart_column.addWidget(self.chart)
        inside = QWidget()
        inside.setObjectName("records_inside")
        self._column = QVBoxLayout(inside)
        for widget in (self.filters, self.sentence, self.empty, self._chart_sheet, self.tallies):
            self._column.addWidget(widget)
        self._column.addStretch()
        self._scroll = scroll = QScrollArea()
        scroll.setObjectName("statistics_scroll")
        scroll.setWidgetResizable(True)
        scroll.setFrameShape(QFrame.Shape.NoFrame)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll.setWidget(inside)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.addWidget(scroll)

    def refresh(self) -> None:
        """Read everything anew."""
        query = self.filters.query()
        try:
            tallies, points = self._history.tallies(query), self._history.points(query)
        except OSError as error:
            for widget in (self.sentence, self.tallies, self._chart_sheet, self.empty):
                widget.hide()
            self.failed.emit(error)
            return
        deals, won = sum(t.deals for t in tallies), sum(t.won for t in tallies)
        sentence = balance_sentence(deals, won, sum(t.points for t in tallies))
        self.sentence.setText(sentence)
        self.tallies.show_tallies(tallies)
        self.chart.show_points([gain for _, gain in points], sentence)
        for widget in (self.sentence, self.tallies, self._chart_sheet):
            widget.setVisible(deals > 0)
        self.empty.setVisible(not deals)
        set_role_sizes(self.tallies, self._u)

    def retranslate(self, locale: QLocale) -> None:
        """Say everything in the present language."""
        self.filters.retranslate(locale)
        self._scroll.setAccessibleName(translate("Records", "Statistics"))
        self._chart_title.setText(translate("Records", "Running points"))
        self.empty.setText(
            translate("Records", "No deal that counts yet. Deals without points are left out.")
        )

    def set_scale(self, u: float) -> None:
        """Draw at *u*."""
        self._u = u
        self.filters.set_scale(u)
        self.tallies.set_scale(u)
        self.chart.set_scale(u)
        gap = round(16 * u)
        self._chart_column.setContentsMargins(gap, round(12 * u), gap, round(12 * u))
        self._column.setContentsMargins(0, 0, round(4 * u), 0)
        self._column.setSpacing(round(12 * u))
