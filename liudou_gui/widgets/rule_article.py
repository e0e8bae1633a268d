"""The text of the rule book: clauses one below the other."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QScrollArea, QVBoxLayout, QWidget

from engine.combos import ComboRules
from liudou_gui.model.rule_book.parts import Chain, Clause
from liudou_gui.model.words import translate
from liudou_gui.widgets.controls import label
from liudou_gui.widgets.flow import FlowLayout
from liudou_gui.widgets.rule_examples import ChainRow, ExampleRow
from liudou_gui.widgets.sheet import Sheet
from liudou_gui.widgets.styles import color, set_role_sizes

_SELECTABLE = Qt.TextInteractionFlag.TextSelectableByMouse


@dataclass(frozen=True, slots=True)
class Section:
    """What stands under one heading: places of clauses in their chapter, and the clauses."""

    key: str
    title: str
    clauses: tuple[tuple[int, Clause], ...]


class ClauseSheet(Sheet):
    """One clause: title, ids, paragraphs, examples, and where to read on."""

    follow = Signal(str)

    def __init__(self, clause: Clause, rules: ComboRules, titles: dict[str, str], k: float) -> None:
        super().__init__("clause")
        self.clause = clause
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        ids = " · ".join(rule for rule in clause.ids if len(rule) > 1)
        spoken = " ".join((clause.title, ids, *clause.lines))
        self.setAccessibleName(spoken)
        column = QVBoxLayout(self)
        column.setContentsMargins(round(18 * k), round(12 * k), round(18 * k), round(14 * k))
        column.setSpacing(round(8 * k))
        head = QHBoxLayout()
        title, numbers = label("card_title", clause.title, wrap=True), label("second", ids)
        numbers.setObjectName("clause_ids")
        title.setTextInteractionFlags(_SELECTABLE)
        head.addWidget(title, 1)
        head.addWidget(numbers, 0, Qt.AlignmentFlag.AlignTop)
        column.addLayout(head)
        for text in clause.lines:
            line = label("body", text, wrap=True)
            line.setTextInteractionFlags(_SELECTABLE)
            column.addWidget(line)
        for shown in clause.shown:
            row = ChainRow(shown, rules, k) if isinstance(shown, Chain) else ExampleRow(shown, rules, k)
            column.addWidget(row)
        if clause.see:
            column.addLayout(self._links(clause.see, titles, k))

    def _links(self, see: Sequence[str], titles: dict[str, str], k: float) -> FlowLayout:
        row = FlowLayout()
        row.setSpacing(round(8 * k))
        row.addWidget(label("second", translate("RuleBook", "Read on:")))
        for rule in see:
            button = QPushButton(f"{rule}  {titles[rule]}".replace("&", "&&"))
            button.setObjectName(f"see_{rule}")
            button.setProperty("role", "clause")
            button.setCursor(Qt.CursorShape.PointingHandCursor)
            button.setAccessibleName(f"{rule} {titles[rule]}")
            button.clicked.connect(lambda _checked, rule=rule: self.follow.emit(rule))
            row.addWidget(button)
        return row

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the sheet, and a ring round it while it has the focus."""
        super().paintEvent(event)
        if not self.hasFocus():
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(color("ink"), 2))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(3, 3, -3, -3), 14, 14)


class _Inside(QWidget):
    """Holds the clauses; *settled* after they have been put in their places."""

    settled = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("rule_inside")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)

    def event(self, event: QEvent) -> bool:
        """Tell when the layout has done its work."""
        done = super().event(event)
        if event.type() in (QEvent.Type.Resize, QEvent.Type.LayoutRequest):
            self.settled.emit()
        return done


class Article(QScrollArea):
    """Sections with their clauses; *follow* asks for the clause of a rule.

    The clause at the top stays there when the width, the size or the language changes.
    """

    follow = Signal(str)
    scrolled = Signal(int)
    """The place of the clause that is read now: a marked one while it is in sight, else the topmost."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("rule_article")
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.sheets: list[ClauseSheet] = []
        self._places: list[tuple[str, int]] = []
        self._heads: dict[str, QWidget] = {}
        self._column = QVBoxLayout()
        self._anchor: tuple[int, int] | None = None
        self._moving = False
        bar = self.verticalScrollBar()
        bar.valueChanged.connect(self._note_place)
        bar.rangeChanged.connect(self._restore)
        bar.valueChanged.connect(lambda: self.scrolled.emit(self.read))

    def show_sections(
        self, sections: Sequence[Section], rules: ComboRules, titles: dict[str, str], k: float, note: str = ""
    ) -> None:
        """Show these sections from the top, under a *note* if there is one."""
        self._moving = True
        old = self.takeWidget()
        if old is not None:
            old.hide()
            old.deleteLater()  # a link in it may be what asks for the new ones
        self.sheets, self._places, self._heads = [], [], {}
        inside = _Inside()
        inside.settled.connect(self._restore)
        column = self._column = QVBoxLayout(inside)
        column.setContentsMargins(round(20 * k), round(14 * k), round(20 * k), round(20 * k))
        column.setSpacing(round(12 * k))
        if note:
            column.addWidget(label("second", note, wrap=True))
        for section in sections:
            head = self._heads[section.key] = label("section", section.title, wrap=True)
            column.addWidget(head)
            for place, clause in section.clauses:
                sheet = ClauseSheet(clause, rules, titles, k)
                sheet.follow.connect(self.follow)
                column.addWidget(sheet)
                self.sheets.append(sheet)
                self._places.append((section.key, place))
        column.addStretch()
        set_role_sizes(inside, k)
        self.verticalScrollBar().setSingleStep(round(32 * k))
        self.setWidget(inside)
        self._anchor = None
        self._moving = False
        self.verticalScrollBar().setValue(0)

    def mark_sheet(self, number: int) -> tuple[str, int]:
        """Mark the clause of the sheet with this number; return its chapter and its place there."""
        self.mark(*self._places[number])
        return self._places[number]

    def mark(self, key: str, place: int) -> None:
        """Scroll to a clause, put an amber edge round it and give it the focus."""
        for sheet, where in zip(self.sheets, self._places, strict=True):
            sheet.lit = where == (key, place)
            sheet.update()
            if sheet.lit:
                sheet.setFocus(Qt.FocusReason.OtherFocusReason)
        self.set_place((self._places.index((key, place)), 0))

    @property
    def place(self) -> tuple[int, int] | None:
        """Which clause is at the top, and how many px of it are over the edge; None at the very top."""
        return self._anchor

    @property
    def read(self) -> int:
        """The place, among all sheets, of the clause that is read now."""
        top = self.verticalScrollBar().value()
        end = top + self.viewport().height()
        for place, sheet in enumerate(self.sheets):
            if sheet.lit and sheet.y() + sheet.height() > top and sheet.y() < end:
                return place
        aim = top + self.viewport().height() // 4 if top else 0
        return next((n for n, sheet in enumerate(self.sheets) if sheet.y() + sheet.height() > aim), 0)

    def set_place(self, place: tuple[int, int] | None) -> None:
        """Scroll to where :attr:`place` was."""
        self._anchor = place
        self._restore()

    def show_head(self, key: str) -> None:
        """Scroll to the heading of a section."""
        head = self._heads.get(key)
        if head is not None:
            self.verticalScrollBar().setValue(head.y() - self._column.spacing())

    def page(self, way: int) -> None:
        """Scroll a page up (-1) or down (1)."""
        bar = self.verticalScrollBar()
        bar.setValue(bar.value() + way * round(bar.pageStep() * 0.9))

    def _note_place(self, value: int) -> None:
        if self._moving:
            return
        self._anchor = None
        for place, sheet in enumerate(self.sheets):
            if value > 0 and sheet.y() + sheet.height() > value:
                self._anchor = (place, value - sheet.y())
                return

    def _restore(self) -> None:
        if self._moving or self._anchor is None:
            return
        place, offset = self._anchor
        if place >= len(self.sheets):
            return
        self._moving = True
        self._column.activate()
        bar, sheet = self.verticalScrollBar(), self.sheets[place]
        above = self._column.spacing() // 2 if offset == 0 else 0
        bar.setValue(sheet.y() + offset - above)
        self._moving = False

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the clause at the top where it is."""
        super().resizeEvent(event)
        self._restore()
