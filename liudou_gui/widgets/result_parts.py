"""The parts of the result page: sides, why so many points, running scores, hands as dealt."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QGridLayout, QLabel, QSizePolicy, QWidget

from engine.cards import Card
from engine.ruleset import SEATS, Variant
from engine.view import PlayerView
from liudou_gui.model.result_strings import (
    farmer_points,
    formula,
    raise_line,
    shares_sentence,
    side_title,
    stake_source,
)
from liudou_gui.model.selection import display_order
from liudou_gui.model.strings import card_count, card_name, role_word
from liudou_gui.model.words import signed, translate
from liudou_gui.widgets.controls import label
from liudou_gui.widgets.rows import draw_row, row_height
from liudou_gui.widgets.styles import color, side_token

_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class _Sheet(QWidget):
    """A part with a grid that is filled anew for each view."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.setObjectName(name)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        self.grid = QGridLayout(self)
        self._u = 1.0

    def clear(self) -> None:
        while (item := self.grid.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None:
                widget.hide()
                widget.deleteLater()

    def set_scale(self, u: float) -> None:
        """Draw at *u*."""
        self._u = u
        margin = round(14 * u)
        self.grid.setContentsMargins(margin, margin, margin, margin)
        self.grid.setHorizontalSpacing(round(12 * u))
        self.grid.setVerticalSpacing(round(6 * u))

    def put(self, widget: QWidget, row: int, col: int, wide: int = 1) -> None:
        self.grid.addWidget(widget, row, col, 1, wide)

    def number(self, role: str, text: str, row: int, col: int) -> QLabel:
        widget = label(role, text)
        widget.setAlignment(_RIGHT)
        self.grid.addWidget(widget, row, col)
        return widget

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(color("page"))
        painter.setPen(QPen(color("line"), 1.2))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 14 * self._u, 14 * self._u)


class SidesSheet(_Sheet):
    """Who belonged together, and what each seat won or lost."""

    def __init__(self) -> None:
        super().__init__("sides")

    def show_view(self, view: PlayerView) -> None:
        """Fill in."""
        self.clear()
        result = view.result
        if result is None:
            return
        sides: dict[str, list[int]] = {}
        for seat in sorted(range(SEATS), key=lambda seat: seat not in result.winners):
            sides.setdefault(view.side(seat) or "", []).append(seat)
        row = 0
        for side, seats in sides.items():
            won = seats[0] in result.winners
            title = label("section", side_title(view, side))
            title.setProperty("token", side_token(side))
            self.put(title, row, 0)
            state = translate("Result", "won") if won else translate("Result", "lost")
            self.number("strong", state, row, 1)
            row += 1
            for seat in seats:
                self.put(label("strong", self._name(view, seat), wrap=True), row, 0)
                points = self.number("points", signed(result.scores[seat]), row, 1)
                points.setProperty("token", "leaf_text" if result.scores[seat] > 0 else "cinnabar_text")
                self.put(label("second", self._about(view, seat), wrap=True), row + 1, 0, 2)
                row += 2
        self.grid.setRowStretch(row, 1)
        self.grid.setColumnStretch(0, 1)

    @staticmethod
    def _name(view: PlayerView, seat: int) -> str:
        if seat == view.viewer:
            return translate("Result", "{name} (you)").format(name=view.names[seat])
        return view.names[seat]

    @staticmethod
    def _about(view: PlayerView, seat: int) -> str:
        left = view.sizes[seat] if view.opened is None else len(view.opened.left[seat])
        state = (
            translate("Result", "out")
            if left == 0
            else translate("Result", "{cards} left").format(cards=card_count(left))
        )
        return f"{role_word(view.roles[seat])} · {state}"


class WhySheet(_Sheet):
    """N line by line, then the product."""

    def __init__(self) -> None:
        super().__init__("why")

    def show_view(self, view: PlayerView) -> None:
        """Fill in."""
        self.clear()
        result = view.result
        if result is None:
            return
        points = farmer_points(view, result)
        self.put(
            label("section", translate("Result", "{points}, and why").format(points=points), wrap=True),
            0,
            0,
            3,
        )
        self.number("second", "N", 0, 3)
        rule = "H7" if view.ruleset.variant is Variant.HIDDEN else "F2"
        self._line(1, translate("Result", "N starts at"), "", rule, 1)
        row = 2
        for raised in view.raises:
            line = raise_line(view, raised)
            self._line(row, line.text, signed(line.by), line.rule, line.n)
            row += 1
        if result.n != view.n:
            self._line(row, translate("Result", "won without play: N counts as"), "", "F5", result.n)
            row += 1
        if view.ruleset.variant is Variant.HIDDEN:
            text = translate("Result", "S = {stake}: {source}").format(
                stake=result.stake, source=stake_source(view)
            )
            self.put(label("body", text, wrap=True), row, 0, 4)
            row += 1
        product = f"{formula(view, result)} = {points}"
        self.put(label("section", product, wrap=True), row, 0, 4)
        self.put(label("second", shares_sentence(view, result), wrap=True), row + 1, 0, 4)
        self.grid.setRowStretch(row + 2, 1)
        self.grid.setColumnStretch(0, 1)

    def _line(self, row: int, text: str, by: str, rule: str, n: int) -> None:
        self.put(label("body", text, wrap=True), row, 0)
        self.number("strong", by, row, 1)
        self.number("second", rule, row, 2)
        self.number("points", str(n), row, 3)


class ScoresSheet(_Sheet):
    """The running scores of the table, best first; of a replayed deal only its own, for it has no table."""

    def __init__(self) -> None:
        super().__init__("scores")

    def show_view(self, view: PlayerView) -> None:
        """Fill in."""
        self.clear()
        self.put(label("section", translate("Result", "Scores")), 0, 0)
        self.number("second", translate("Result", "deal"), 0, 1)
        scores = (0,) * SEATS if view.result is None else view.result.scores
        running = view.deals > 0
        ranked_by = view.totals if running else scores
        order = sorted(range(SEATS), key=lambda seat: (-ranked_by[seat], seat))
        if running:
            self.number("second", translate("Result", "total"), 0, 2)
        for row, seat in enumerate(order, start=1):
            name, total = view.names[seat], view.totals[seat]
            self.put(label("strong" if seat == view.viewer else "body", name, wrap=True), row, 0)
            self.number("body", signed(scores[seat]), row, 1)
            if not running:
                continue
            cell = self.number("points", signed(total), row, 2)
            cell.setObjectName(f"score_{seat}")
            cell.setAccessibleName(
                translate("Result", "Score of {name}: {points}").format(name=name, points=signed(total))
            )
        if running:
            count = translate("Result", "Deals counted: {count}").format(count=view.deals)
            self.put(label("second", count), SEATS + 1, 0, 3)
        self.grid.setRowStretch(SEATS + 2, 1)
        self.grid.setColumnStretch(0, 1)


class _HandRow(QWidget):
    """One hand as dealt, in a single row of small cards."""

    def __init__(self, cards: tuple[Card, ...], u: float) -> None:
        super().__init__()
        self._cards, self._u = display_order(cards), u
        self.setObjectName("hand_row")
        self.setAccessibleName(", ".join(map(card_name, self._cards)))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(round(300 * self._u), round(row_height(40 * self._u)) + 4)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        draw_row(painter, self._cards, QRectF(self.rect()).adjusted(0, 2, 0, -2), 40 * self._u)


class HandsSheet(_Sheet):
    """All hands as dealt and the bottom cards (E1)."""

    def __init__(self) -> None:
        super().__init__("hands")

    def show_view(self, view: PlayerView) -> None:
        """Fill in."""
        self.clear()
        opened = view.opened
        if opened is None:
            return
        self.put(label("section", translate("Result", "All hands as dealt")), 0, 0, 2)
        row = 1
        for seat, hand in enumerate(opened.hands):
            self._hand(
                row, view.names[seat], role_word(opened.roles[seat]) if opened.roles[seat] else "", hand
            )
            row += 1
        if opened.bottom:
            self._hand(row, translate("Result", "Bottom cards"), "", opened.bottom)
            row += 1
        marks = [opened.open_mark] + ([opened.secret_mark] if opened.secret_mark is not None else [])
        text = translate("Result", "Marked: {cards}").format(cards=", ".join(map(card_name, marks)))
        self.put(label("second", text, wrap=True), row, 0, 2)
        self.grid.setColumnStretch(1, 1)

    def set_scale(self, u: float) -> None:
        """Draw at *u*; rows are as high as their cards."""
        changed = u != self._u
        super().set_scale(u)
        if changed:
            for row in self.findChildren(_HandRow):
                row._u = u
                row.updateGeometry()

    def _hand(self, row: int, name: str, role: str, cards: tuple[Card, ...]) -> None:
        text = f"{name}\n{role}" if role else name
        caption = label("body", text, wrap=True)
        caption.setMinimumWidth(round(110 * self._u))
        self.put(caption, row, 0)
        self.put(_HandRow(cards, self._u), row, 1)
