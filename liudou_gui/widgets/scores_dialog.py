"""The score sheet over the table: the chart, every deal, and the way to a file."""

from __future__ import annotations

from datetime import date
from pathlib import Path

from PySide6.QtCore import QEvent, QRectF, QSize, QStandardPaths, Qt
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QPainter, QResizeEvent
from PySide6.QtWidgets import (
    QFileDialog,
    QFrame,
    QHBoxLayout,
    QScrollArea,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from engine.ruleset import SEATS
from liudou_gui.model.score_export import csv_text, deal_head, game_head, plain_text
from liudou_gui.model.score_sheet import Evening, ScoreSheet
from liudou_gui.model.score_table import FIRST_SEAT, Index, ScoreTable
from liudou_gui.model.words import signed, translate
from liudou_gui.widgets.controls import ButtonKind, KeyButton, draw_line, label, text_width
from liudou_gui.widgets.dialog import Dialog
from liudou_gui.widgets.flow import FlowLayout
from liudou_gui.widgets.line_table import LineTable
from liudou_gui.widgets.record_files import write_record
from liudou_gui.widgets.scores_chart import ScoresChart
from liudou_gui.widgets.styles import color, page_sheet, set_role_sizes

_PX, _TOTAL_PX = 14, 15
_WIDEST_NAME = 120
_CHART_HIGH = 230
_LINES_SEEN = 7
"""The dialog is high enough for so many lines."""


class _Cells(QStyledItemDelegate):
    """Draws what a seat won and its total beside each other: told by weight and place, then by colour."""

    u = 1.0

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Draw a cell."""
        parts = index.data(ScoreTable.PARTS)
        if parts is None:
            super().paint(painter, option, index)
            return
        cell = QStyleOptionViewItem(option)
        self.initStyleOption(cell, index)
        cell.text = ""
        view = cell.widget
        view.style().drawControl(QStyle.ControlElement.CE_ItemViewItem, cell, painter, view)
        points, total = parts
        box = QRectF(option.rect).adjusted(0, 0, -10 * self.u, 0)
        painter.save()
        painter.setPen(color("ink"))
        right = Qt.AlignmentFlag.AlignRight
        draw_line(painter, box, signed(total), _TOTAL_PX * self.u, right, bold=True)
        if points is not None:
            painter.setPen(color("leaf_text" if points > 0 else "cinnabar_text" if points < 0 else "ink2"))
            box.setRight(box.right() - self.total_width - 10 * self.u)
            draw_line(painter, box, signed(points), _PX * self.u, right, bold=False)
        painter.restore()

    total_width = 0.0


class ScoresTable(LineTable):
    """The sheet, line by line, the totals last."""

    def __init__(self) -> None:
        self.lines = ScoreTable()
        super().__init__("score_lines", self.lines)
        self.lines.setParent(self)
        self._u, self._evening = 1.0, Evening()
        self._cells = _Cells(self)
        self.setItemDelegate(self._cells)

    def show_evening(self, evening: Evening) -> None:
        """Show *evening*, its end in sight."""
        self._evening = evening
        self.setAccessibleName(translate("Scores", "Score sheet"))
        self.lines.show_evening(evening)
        self._fit()
        self.scrollToBottom()
        self.setCurrentIndex(self.lines.index(self.lines.rowCount() - 1, 0))

    def set_scale(self, u: float) -> None:
        """Draw at *u*."""
        self._u = self._cells.u = u
        self.set_line_height(u)
        self.setMinimumHeight(round(36 * u * 4))
        self._fit()

    def _fit(self) -> None:
        """Make columns as wide as what stands in them, and share what is left."""
        u, evening = self._u, self._evening
        totals = [value for row in evening.running for value in row]
        points = [value for line in evening.lines for value in line.points or ()]
        total_wide = max(text_width(signed(value), _TOTAL_PX * u, bold=True) for value in totals)
        point_wide = max((text_width(signed(value), _PX * u) for value in points), default=0.0)
        self._cells.total_width = total_wide
        numbers = total_wide + point_wide + 36 * u
        names = [
            min(text_width(name, _PX * u, bold=True), _WIDEST_NAME * u) + 28 * u for name in evening.names
        ]
        games = [self.lines.index(row, 1).data() for row in range(self.lines.rowCount())]
        widths = [
            text_width(deal_head(), _PX * u, bold=True) + 28 * u,
            max(text_width(text, _PX * u) for text in (game_head(), *games)) + 28 * u,
            *(max(numbers, name) for name in names),
        ]
        more = max(0.0, (self.viewport().width() - sum(widths) - 1) / SEATS)
        for column, wide in enumerate(widths):
            self.setColumnWidth(column, int(wide + (more if column >= FIRST_SEAT else 0)))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Use the width."""
        super().resizeEvent(event)
        self._fit()


class ScoresDialog(Dialog):
    """Follows the sheet while it is open."""

    def __init__(self, sheet: ScoreSheet, scale: float, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("scores_dialog")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._sheet, self._u = sheet, scale
        self._folder = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
        self._title, self._count = label("section", wrap=True), label("second", wrap=True)
        self.chart, self.table = ScoresChart("evening_chart", _CHART_HIGH), ScoresTable()
        self.message = label("strong", wrap=True)
        self.message.setObjectName("scores_message")
        self.message.hide()
        self.csv_button, self.text_button = KeyButton("scores_csv"), KeyButton("scores_text")
        self.close_button = KeyButton("scores_close", kind=ButtonKind.PRIMARY)
        self.csv_button.clicked.connect(self._ask_for_csv)
        self.text_button.clicked.connect(self._ask_for_text)
        self.close_button.clicked.connect(self.accept)
        self._arrange()
        sheet.changed.connect(self.refresh)
        self.retranslate()
        self._fit()
        self.table.setFocus()

    def _arrange(self) -> None:
        inside = QWidget()
        inside.setObjectName("scores_inside")
        self._inside = QVBoxLayout(inside)
        self._inside.setContentsMargins(0, 0, 0, 0)
        self._inside.addWidget(self.chart)
        self._inside.addWidget(self.table, 1)
        scroll = QScrollArea()
        scroll.setObjectName("scores_scroll")
        scroll.setWidgetResizable(True)
        scroll.setFrameShape(QFrame.Shape.NoFrame)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll.setWidget(inside)
        head = QHBoxLayout()
        head.addWidget(self._title, 1)
        head.addWidget(self._count)
        self._foot = FlowLayout()
        for button in (self.csv_button, self.text_button, self.close_button):
            self._foot.addWidget(button)
        self._outer = QVBoxLayout(self)
        self._outer.addLayout(head)
        self._outer.addWidget(scroll, 1)
        self._outer.addWidget(self.message)
        self._outer.addLayout(self._foot)

    def refresh(self) -> None:
        """Show the sheet as it is now."""
        evening = self._sheet.evening
        self._count.setText(translate("Result", "Deals counted: {count}").format(count=evening.scored))
        self.chart.show_evening(evening)
        self.table.show_evening(evening)

    def retranslate(self) -> None:
        """Set all texts."""
        self.setWindowTitle(translate("Scores", "Score sheet"))
        self._title.setText(translate("Scores", "Score sheet"))
        self.csv_button.set_label(translate("Scores", "Save as CSV"))
        self.text_button.set_label(translate("Scores", "Save as text"))
        self.close_button.set_label(translate("Help", "Close"))
        self.refresh()

    def _fit(self) -> None:
        u = self._u
        self.setStyleSheet(page_sheet(u))
        set_role_sizes(self, u)
        self.chart.set_scale(u)
        self.table.set_scale(u)
        for button in (self.csv_button, self.text_button, self.close_button):
            button.set_scale(u, 112)
        self._outer.setContentsMargins(*[round(16 * u)] * 4)
        self._outer.setSpacing(round(10 * u))
        self._inside.setSpacing(round(10 * u))
        self._foot.setSpacing(round(8 * u))
        high = (_CHART_HIGH + 36 * _LINES_SEEN + 150) * u
        self.resize(QSize(round(940 * u), round(high)).boundedTo(self.room()))

    # -- files -------------------------------------------------------------------------------

    def _ask_for_csv(self) -> None:
        self._ask_where("csv", translate("Scores", "Tables (*.csv)"))

    def _ask_for_text(self) -> None:
        self._ask_where("txt", translate("Scores", "Texts (*.txt)"))

    def _ask_where(self, suffix: str, kinds: str) -> None:
        dialog = QFileDialog(self, translate("Scores", "Save the score sheet"), self._folder, kinds)
        dialog.setObjectName("scores_file_dialog")
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setDefaultSuffix(suffix)
        dialog.selectFile(f"{date.today():%Y-%m-%d}-liudou-scores.{suffix}")
        dialog.fileSelected.connect(lambda path: self.save_to(Path(path), as_csv=suffix == "csv"))
        dialog.open()

    def save_to(self, path: Path, *, as_csv: bool) -> None:
        """Write the sheet to a file and say what came of it."""
        evening = self._sheet.evening
        try:
            write_record(path, csv_text(evening) if as_csv else plain_text(evening))
        except OSError as error:
            words = translate("Records", "{file} could not be written: {why}")
            self._say(words.format(file=path.name, why=error.strerror or str(error)), bad=True)
            return
        self._folder = str(path.parent)
        self._say(translate("Scores", "Saved: {file}").format(file=path.name))

    def _say(self, text: str, *, bad: bool = False) -> None:
        self.message.setProperty("token", "cinnabar_text" if bad else "ink")
        self.message.setText(text)
        self.message.show()
        set_role_sizes(self.message, self._u)
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, text))

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)
