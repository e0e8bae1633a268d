"""What the shown chapter of the rule book holds: a column that stays while the text scrolls."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QFrame, QScrollArea, QSizePolicy, QVBoxLayout, QWidget

from liudou_gui.model.rule_book.parts import Clause
from liudou_gui.model.words import translate
from liudou_gui.widgets.controls import draw_line, label, text_width
from liudou_gui.widgets.styles import color, set_role_sizes, theme

_TEXT, _ID = 13, 12


class ContentsLine(QAbstractButton):
    """A clause by its title and its ids; the one that is read has an amber edge."""

    def __init__(self, clause: Clause, k: float) -> None:
        super().__init__()
        self._k, self._ids = k, " ".join(rule for rule in clause.ids if len(rule) > 1)
        self.setObjectName(f"contents_{clause.ids[0] if clause.ids else clause.title}")
        self.setText(clause.title)
        self.setAccessibleName(f"{clause.title} {self._ids}".strip())
        self.setToolTip(clause.title)
        self.setCheckable(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def nextCheckState(self) -> None:
        """Leave it to the book which one is read."""

    def sizeHint(self) -> QSize:
        """Return a line high enough for a finger; the width is the column's."""
        return QSize(round(120 * self._k), max(32, round(32 * self._k)))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw title and ids, the edge of the one that is read, and the ring of the focus."""
        k = self._k
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        painter.setPen(QPen(color("amber_line"), 1.6) if self.isChecked() else Qt.PenStyle.NoPen)
        if self.isChecked():
            painter.setBrush(color("panel"))
        elif self.underMouse():
            painter.setBrush(QColor(theme().hover))
        if self.isChecked() or self.underMouse():
            painter.drawRoundedRect(box, 9 * k, 9 * k)
        ids = text_width(self._ids, _ID * k, bold=self.isChecked())
        line = box.adjusted(10 * k, 0, -10 * k, 0)
        painter.setPen(color("ink2"))
        right = Qt.AlignmentFlag.AlignRight
        draw_line(painter, line, self._ids, _ID * k, right, bold=self.isChecked())
        painter.setPen(color("ink"))
        words = line.adjusted(0, 0, -(ids + 8 * k) if self._ids else 0, 0)
        draw_line(painter, words, self.text(), _TEXT * k, Qt.AlignmentFlag.AlignLeft, bold=self.isChecked())
        if self.hasFocus():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(color("ink"), 2))
            painter.drawRoundedRect(box, 9 * k, 9 * k)


class Contents(QScrollArea):
    """The clauses of what is shown; *chosen* gets the place of the one that is wished for."""

    chosen = Signal(int)

    def __init__(self, k: float) -> None:
        super().__init__()
        self.setObjectName("rule_contents")
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._k = k
        self.lines: list[ContentsLine] = []

    def show_clauses(self, clauses: Sequence[Clause]) -> None:
        """List these clauses."""
        k = self._k
        old = self.takeWidget()
        if old is not None:
            old.hide()
            old.deleteLater()  # one of its lines may be what asks for the new ones
        inside = QWidget()
        inside.setObjectName("rule_contents_inside")
        column = QVBoxLayout(inside)
        column.setContentsMargins(0, round(14 * k), round(6 * k), round(14 * k))
        column.setSpacing(round(2 * k))
        name = translate("RuleBook", "In this chapter")
        heading = label("strong", name, wrap=True)
        heading.setIndent(round(10 * k))
        column.addWidget(heading)
        self.lines = []
        for place, clause in enumerate(clauses):
            line = ContentsLine(clause, k)
            line.clicked.connect(lambda _checked=False, place=place: self.chosen.emit(place))
            column.addWidget(line)
            self.lines.append(line)
        column.addStretch()
        set_role_sizes(inside, k)
        self.setWidget(inside)
        self.setAccessibleName(name)

    def show_place(self, place: int) -> None:
        """Mark the clause that is read."""
        for number, line in enumerate(self.lines):
            if line.isChecked() is not (number == place):
                line.setChecked(number == place)
                if number == place:
                    self.ensureWidgetVisible(line)
