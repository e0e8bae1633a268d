"""The three columns of the result page: the sides, why so many points, the evening so far."""

from __future__ import annotations

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QLabel, QSizePolicy, QVBoxLayout, QWidget

from engine.ruleset import SEATS, Variant
from engine.view import PlayerView
from engine.visible import DealEnded, EndCause
from liudou_gui.model.result_strings import (
    end_sentence,
    factors,
    farmer_points,
    formula,
    raise_line,
    share_text,
    shares_sentence,
    side_title,
    void_sentence,
    why_title,
    winners_word,
)
from liudou_gui.model.score_sheet import Evening
from liudou_gui.model.strings import card_count, role_word
from liudou_gui.model.words import TIMES, signed, translate
from liudou_gui.widgets.controls import label
from liudou_gui.widgets.result_parts import (
    CENTRE,
    RIGHT,
    Box,
    Chip,
    head_picture,
    scale_parts,
    seat_picture,
    sign_picture,
)
from liudou_gui.widgets.scores_chart import ScoresChart
from liudou_gui.widgets.styles import color, side_token

_FILLS = {
    "landlords": ("landlord", "cinnabar"),
    "farmers": ("farmer", "teal"),
    "positive": ("positive", "pos"),
    "negative": ("negative", "neg"),
}
"""The sign and the ground of a side."""

_CHART_HIGH = 190


def gain_token(points: int) -> str:
    """Return the colour of points that were won or lost."""
    return "leaf_text" if points > 0 else "cinnabar_text"


class Column(QWidget):
    """Parts under each other; a *ruled* column has a line on its left."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.setObjectName(name)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        self.column = QVBoxLayout(self)
        self.ruled = False
        self._u = 1.0

    def set_scale(self, u: float) -> None:
        """Draw at *u*."""
        self._u = u
        left = round(18 * u) if self.ruled else 0
        self.column.setContentsMargins(left, 0, 0, 0)
        self.column.setSpacing(round(10 * u))
        scale_parts(self, u)

    def set_ruled(self, ruled: bool) -> None:
        """Draw a line on the left or not."""
        self.ruled = ruled
        self.set_scale(self._u)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the line."""
        if self.ruled:
            painter = QPainter(self)
            painter.setPen(QPen(color("line"), 1.4))
            painter.drawLine(QPointF(0.7, 0), QPointF(0.7, self.height()))


class OutcomeColumn(Column):
    """Who won, by whose card, and what each seat of each side won or lost."""

    def __init__(self) -> None:
        super().__init__("outcome")
        self.heading, self.sentence = label("title", wrap=True), label("body", wrap=True)
        self.gain = label("strong", wrap=True)
        self._boxes: list[Box] = []
        for widget in (self.heading, self.sentence, self.gain):
            self.column.addWidget(widget)
        self.column.addStretch()

    def show_view(self, view: PlayerView) -> None:
        """Fill in."""
        for box in self._boxes:
            box.hide()
            box.deleteLater()
        self._boxes = []
        result = view.result
        own = 0 if result is None or view.viewer is None else result.scores[view.viewer]
        self.gain.setVisible(own != 0)
        if result is None:
            self.heading.setText(translate("Result", "This deal is void"))
            self.sentence.setText(void_sentence(view.voided.cause) if view.voided is not None else "")
            return
        self.heading.setText(winners_word(view, result))
        self.sentence.setText(end_sentence(view, result))
        text = (
            translate("Result", "You win {points}.") if own > 0 else translate("Result", "You lose {points}.")
        )
        self.gain.setText(text.format(points=abs(own)))
        self.gain.setProperty("token", gain_token(own))
        sides: dict[str, list[int]] = {}
        for seat in sorted(range(SEATS), key=lambda seat: seat not in result.winners):
            sides.setdefault(view.side(seat) or "", []).append(seat)
        for side, seats in sides.items():
            box = self._side(view, result, side, seats)
            self._boxes.append(box)
            self.column.insertWidget(self.column.count() - 1, box)

    def _side(self, view: PlayerView, result: DealEnded, side: str, seats: list[int]) -> Box:
        sign, token = _FILLS.get(side, ("unknown", "ink2"))
        box = Box(f"side_{side}", token, token, 0.08)
        name = side_title(view, side)
        box.beside(sign_picture(sign, 28, name), 0, 0)
        title = box.words("section", name, 0, 1)
        won = seats[0] in result.winners
        state = box.number("strong", translate("Result", "won") if won else translate("Result", "lost"), 0, 2)
        for words in (title, state):
            words.setProperty("token", side_token(side))
        for row, seat in enumerate(seats):
            self._seat(box, view, result, seat, 1 + 2 * row)
        box.grid.setColumnStretch(1, 1)
        box.gaps = (10.0, 3.0)
        return box

    def _seat(self, box: Box, view: PlayerView, result: DealEnded, seat: int, row: int) -> None:
        name, points = view.names[seat], result.scores[seat]
        if seat == view.viewer:
            name = translate("Result", "{name} (you)").format(name=name)
        box.ruled.append(row)
        box.beside(seat_picture(view, seat, 42), row, 0, 2)
        box.name("strong", name, row, 1)
        box.words("second", _about(view, seat), row + 1, 1)
        box.number("gain", signed(points), row, 2).setProperty("token", gain_token(points))
        box.number("second", share_text(view, result, seat), row + 1, 2)


def _about(view: PlayerView, seat: int) -> str:
    left = view.sizes[seat] if view.opened is None else len(view.opened.left[seat])
    state = (
        translate("Result", "out")
        if left == 0
        else translate("Result", "{cards} left").format(cards=card_count(left))
    )
    return f"{role_word(view.roles[seat])} · {state}"


class WhyColumn(Column):
    """N line by line, then the product."""

    def __init__(self) -> None:
        super().__init__("why")
        self._lines = Box("why_lines")
        self._factors = Box("why_factors", "inset", "line", 0.6)
        self._product = Box("why_product", "amber", "amber_line", 0.3)
        self._factors.gaps = (8.0, 2.0)
        self._product.gaps = (12.0, 2.0)
        self._lines.gaps = (12.0, 9.0)
        for box in (self._lines, self._factors, self._product):
            self.column.addWidget(box)
        self.column.addStretch()

    def show_view(self, view: PlayerView) -> None:
        """Fill in."""
        for box in (self._lines, self._factors, self._product):
            box.clear()
        result = view.result
        if result is None:
            return
        points = farmer_points(view, result)
        self._show_lines(view, result, why_title(points))
        self._show_factors(view, result)
        product = self._product
        product.words("section", formula(view, result), 0, 0)
        product.words("second", shares_sentence(view, result), 1, 0).setProperty("token", "ink")
        product.number("figure", str(points), 0, 1, 2)
        product.grid.setColumnStretch(0, 1)

    def _show_lines(self, view: PlayerView, result: DealEnded, title: str) -> None:
        lines = self._lines
        lines.words("section", title, 0, 0, 4)
        lines.grid.setColumnStretch(1, 1)
        if result.cause is EndCause.ALL_COPIES:
            return
        lines.number("second", "N", 0, 4)
        rule = "H7" if view.ruleset.variant is Variant.HIDDEN else "F2"
        self._line(1, None, translate("Result", "N starts at"), "", rule, 1)
        row = 2
        for raised in view.raises:
            line = raise_line(view, raised)
            self._line(row, raised.seat, line.text, signed(line.by), line.rule, line.n)
            row += 1
        if result.n != view.n:
            words = translate("Result", "won without play: N counts as")
            self._line(row, result.first_out, words, "", "F5", result.n)

    def _line(self, row: int, seat: int | None, text: str, by: str, rule: str, n: int) -> None:
        lines = self._lines
        lines.ruled.append(row)
        if seat is not None:
            lines.beside(head_picture(seat, 26, ""), row, 0)
        lines.words("body", text, row, 1)
        lines.number("strong", by, row, 2).setProperty("token", "amber_line")
        lines.grid.addWidget(Chip(rule), row, 3, RIGHT)
        lines.number("points", str(n), row, 4)

    def _show_factors(self, view: PlayerView, result: DealEnded) -> None:
        for place, factor in enumerate(factors(view, result)):
            col = 2 * place
            if place:
                self._factors.words("section", TIMES, 1, col - 1, align=CENTRE).setWordWrap(False)
            self._factors.words("second", factor.name, 0, col, align=CENTRE)
            self._factors.words("figure", str(factor.value), 1, col, align=CENTRE)
            top = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop
            self._factors.words("second", factor.source, 2, col, align=top)
            self._factors.grid.setColumnStretch(col, 1)


class EveningColumn(Column):
    """The running scores: a chart, and the seats, best first; of a replayed deal only its own points."""

    def __init__(self) -> None:
        super().__init__("scores")
        self._head, self._ranks = Box("evening_head"), Box("ranks")
        self.chart = ScoresChart("evening_lines", _CHART_HIGH)
        self._ranks.gaps = (10.0, 5.0)
        for widget in (self._head, self.chart, self._ranks):
            self.column.addWidget(widget)
        self.column.addStretch()

    def show_evening(self, view: PlayerView, evening: Evening) -> None:
        """Fill in."""
        self._head.clear()
        self._ranks.clear()
        running = view.deals > 0
        self.chart.setVisible(running)
        scores = (0,) * SEATS if view.result is None else view.result.scores
        if running:
            self.chart.show_evening(evening)
            self._head.words("section", translate("Result", "This evening"), 0, 0)
            count = translate("Result", "Deals counted: {count}").format(count=view.deals)
            self._head.number("second", count, 0, 1)
            self._head.grid.setColumnStretch(0, 1)
        else:
            self._head.words("section", translate("Result", "Scores"), 0, 0)
        ranks = self._ranks
        ranks.number("second", translate("Result", "deal"), 0, 3)
        if running:
            ranks.number("second", translate("Result", "total"), 0, 4)
        ranked_by = view.totals if running else scores
        order = sorted(range(SEATS), key=lambda seat: (-ranked_by[seat], seat))
        for row, seat in enumerate(order, start=1):
            self._rank(view, row, seat, scores[seat])
            if running:
                self._total(view, row, seat)
        ranks.grid.setColumnStretch(2, 1)

    def _rank(self, view: PlayerView, row: int, seat: int, points: int) -> None:
        ranks, own = self._ranks, seat == view.viewer
        if own:
            ranks.lit_row = row
        place = ranks.number("second", str(row), row, 0)
        place.setIndent(6)
        if own:
            place.setProperty("token", "ink")
        ranks.beside(head_picture(seat, 24, view.names[seat]), row, 1)
        ranks.name("strong" if own else "body", view.names[seat], row, 2)
        ranks.number("body", signed(points), row, 3).setProperty(
            "token", gain_token(points) if points else "ink2"
        )

    def _total(self, view: PlayerView, row: int, seat: int) -> None:
        total: QLabel = self._ranks.number("points", signed(view.totals[seat]), row, 4)
        total.setIndent(6)
        total.setObjectName(f"score_{seat}")
        total.setAccessibleName(
            translate("Result", "Score of {name}: {points}").format(
                name=view.names[seat], points=signed(view.totals[seat])
            )
        )

    def set_scale(self, u: float) -> None:
        """Draw at *u*."""
        super().set_scale(u)
        self.chart.set_scale(u)
