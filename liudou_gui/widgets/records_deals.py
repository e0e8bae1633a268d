"""The list of kept deals, with its filters and what can be done with a deal."""

from __future__ import annotations

from PySide6.QtCore import QItemSelectionModel, QLocale, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import (
    QFrame,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from liudou_gui.history.base import History, KeptDeal
from liudou_gui.model.history_model import Column, HistoryModel
from liudou_gui.model.history_strings import deals_count
from liudou_gui.model.words import translate
from liudou_gui.widgets.controls import ButtonKind, KeyButton, label
from liudou_gui.widgets.flow import FlowLayout
from liudou_gui.widgets.line_table import LineTable
from liudou_gui.widgets.record_filters import RecordFilters
from liudou_gui.widgets.styles import text_font

_SAMPLES = 60
"""Columns are as wide as the widest of so many rows."""


class DealsTable(LineTable):
    """Whole rows, one chosen at a time; Enter and a double click replay, Delete deletes."""

    replay = Signal()
    delete = Signal()

    def __init__(self, model: HistoryModel) -> None:
        super().__init__("deals", model)
        self._u = 1.0
        self.doubleClicked.connect(lambda _index: self.replay.emit())

    def row(self) -> int:
        """Return the chosen row, −1 where none is."""
        rows = self.selectionModel().selectedRows()
        return rows[0].row() if rows else -1

    def choose(self, row: int) -> None:
        """Choose a row, as far as there is one."""
        model = self.model()
        if not model.rowCount():
            return
        index = model.index(max(0, min(row, model.rowCount() - 1)), 0)
        flags = QItemSelectionModel.SelectionFlag
        self.selectionModel().setCurrentIndex(index, flags.ClearAndSelect | flags.Rows)
        self.scrollTo(index)

    def set_scale(self, u: float) -> None:
        """Draw at *u*."""
        self._u = u
        self.set_line_height(u)
        self.setMinimumHeight(round(150 * u))
        self.fit_columns()

    def fit_columns(self) -> None:
        """Make the columns as wide as what they say; the players take what is left."""
        model, head = self.model(), self.horizontalHeader()
        metrics = QFontMetricsF(text_font(14 * self._u))
        role = Qt.ItemDataRole.DisplayRole
        widths = []
        for column in Column:
            texts = {str(model.headerData(column, Qt.Orientation.Horizontal, role))}
            texts |= {str(model.index(row, column).data(role)) for row in range(self._samples())}
            widths.append(round(max(map(metrics.horizontalAdvance, texts)) + 24 * self._u) + 8)
        rest = self.viewport().width() - sum(widths[:-1])
        widths[Column.PLAYERS] = max(rest, min(widths[Column.PLAYERS], round(200 * self._u)))
        for column, width in zip(Column, widths, strict=True):
            head.resizeSection(column, width)

    def _samples(self) -> int:
        return min(_SAMPLES, self.model().rowCount())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give the players what is left of the width."""
        super().resizeEvent(event)
        self.fit_columns()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter replays, Delete deletes."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.replay.emit()
        elif event.key() in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace):
            self.delete.emit()
        else:
            super().keyPressEvent(event)


class DealsView(QWidget):
    """Filters, list and buttons; wishes for the chosen deal, or for files, are signals."""

    replay_wished = Signal(int)
    export_wished = Signal(object)
    import_wished = Signal()
    delete_wished = Signal(object)

    def __init__(self, history: History) -> None:
        super().__init__()
        self.setObjectName("records_deals")
        self.filters = RecordFilters("deals_filter")
        self.model = HistoryModel(history, self)
        self.table = DealsTable(self.model)
        self.empty = label("body", wrap=True)
        self.count = label("second")
        self.replay_button = KeyButton("replay", cap="Enter", kind=ButtonKind.PRIMARY)
        self.export_button, self.import_button = KeyButton("export"), KeyButton("import")
        self.delete_button = KeyButton("delete", keys=("Del",), cap="Del")
        self.filters.changed.connect(self.refresh)
        self.table.replay.connect(self._replay)
        self.table.delete.connect(self._delete)
        self.table.selectionModel().selectionChanged.connect(self._show_buttons)
        self.replay_button.clicked.connect(self._replay)
        self.export_button.clicked.connect(self._export)
        self.import_button.clicked.connect(self.import_wished)
        self.delete_button.clicked.connect(self._delete)
        self.filters.add(self.count)
        self._arrange()

    def _arrange(self) -> None:
        inside = QWidget()
        inside.setObjectName("records_inside")
        self._column = QVBoxLayout(inside)
        self._column.addWidget(self.filters)
        self._column.addWidget(self.empty)
        self._column.addWidget(self.table, 1)
        self._filler = QWidget()
        self._filler.setObjectName("filler")
        self._column.addWidget(self._filler, 1)
        self._scroll = scroll = QScrollArea()
        scroll.setObjectName("deals_scroll")
        scroll.setWidgetResizable(True)
        scroll.setFrameShape(QFrame.Shape.NoFrame)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll.setWidget(inside)
        self._foot = QWidget()
        self._foot.setObjectName("records_foot")
        self._buttons = FlowLayout()
        self._foot.setLayout(self._buttons)
        for button in (self.replay_button, self.export_button, self.import_button, self.delete_button):
            self._buttons.addWidget(button)
        self._outer = QVBoxLayout(self)
        self._outer.setContentsMargins(0, 0, 0, 0)
        self._outer.addWidget(scroll, 1)
        self._outer.addWidget(self._foot)

    # -- what is shown -----------------------------------------------------------------------

    def chosen(self) -> KeptDeal | None:
        """Return the chosen deal."""
        return self.model.deal(self.table.row())

    def refresh(self) -> None:
        """Read the list anew; the chosen deal stays chosen if it is still there."""
        chosen = self.chosen()
        if self.model.ask(self.filters.query()):
            self.table.fit_columns()
            self.table.choose(max(0, self.model.row_of(chosen.id)) if chosen is not None else 0)
        self._show_count()

    def forget(self, deal: KeptDeal) -> None:
        """Take a deleted deal out of the list and choose the next one."""
        row = self.model.row_of(deal.id)
        self.model.forget(deal.id)
        self.table.choose(row)
        self._show_count()

    def choose(self, deal: int) -> None:
        """Choose the deal with this id if it is listed."""
        row = self.model.row_of(deal)
        if row >= 0:
            self.table.choose(row)

    def _show_count(self) -> None:
        some = self.model.rowCount() > 0
        self.table.setVisible(some)
        self.count.setVisible(some)
        self.empty.setVisible(not some and not self.model.refused)  # there may be deals, but nobody can say
        self._filler.setVisible(not some)
        self.count.setText(deals_count(self.model.total))
        if self.filters.asks_nothing:
            text = translate("Records", "No deals yet. Every deal that you play to its end is kept here.")
        else:
            text = translate("Records", "No kept deal is like that. Ask for less above.")
        self.empty.setText(text)
        self._show_buttons()

    def _show_buttons(self) -> None:
        there = self.chosen() is not None
        for button in (self.replay_button, self.export_button, self.delete_button):
            button.setEnabled(there)

    def retranslate(self, locale: QLocale) -> None:
        """Say everything in the present language."""
        self.filters.retranslate(locale)
        self._scroll.setAccessibleName(translate("Records", "Deals"))
        self.model.retranslate(locale)
        self.table.setAccessibleName(translate("Records", "Kept deals"))
        self.replay_button.set_label(translate("Records", "Replay"))
        self.export_button.set_label(translate("Records", "Export"))
        self.import_button.set_label(translate("Records", "Import"))
        self.delete_button.set_label(translate("Records", "Delete"))
        self._show_count()
        self.table.fit_columns()

    def set_scale(self, u: float) -> None:
        """Draw at *u*."""
        self.filters.set_scale(u)
        self.table.set_scale(u)
        self._column.setContentsMargins(0, 0, round(4 * u), 0)
        self._column.setSpacing(round(8 * u))
        self._outer.setSpacing(round(8 * u))
        self._buttons.setSpacing(round(8 * u))
        for button in (self.replay_button, self.export_button, self.import_button, self.delete_button):
            button.set_scale(u)

    # -- wishes ------------------------------------------------------------------------------

    def _replay(self) -> None:
        deal = self.chosen()
        if deal is not None:
            self.replay_wished.emit(deal.id)

    def _export(self) -> None:
        deal = self.chosen()
        if deal is not None:
            self.export_wished.emit(deal)

    def _delete(self) -> None:
        deal = self.chosen()
        if deal is not None:
            self.delete_wished.emit(deal)
