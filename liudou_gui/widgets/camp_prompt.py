"""Choosing a camp: two tall cards, the ring between them, who chooses in turn below (P2)."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QAbstractButton, QGridLayout, QVBoxLayout, QWidget

from engine.actions import Camp, ChooseCamp, Prompt, PromptKind
from engine.cards import Card
from engine.deal import Seat, next_seat
from engine.ruleset import SEATS
from engine.view import PlayerView
from engine.visible import Role
from liudou_gui.model.keymap import Command
from liudou_gui.model.selection import display_order
from liudou_gui.model.strings import camp_word, card_count, card_name, silence_means
from liudou_gui.model.table_model import TableModel
from liudou_gui.model.words import translate
from liudou_gui.widgets.controls import draw_line, label, name_label, text_width
from liudou_gui.widgets.keys import CommandKeys, cap_text
from liudou_gui.widgets.prompts import PromptCard, put
from liudou_gui.widgets.rows import draw_row
from liudou_gui.widgets.styles import color, mixed

_LEFT = Qt.AlignmentFlag.AlignLeft
_LANDLORDS = {Camp.POSITIVE: Role.POSITIVE_LANDLORD, Camp.NEGATIVE: Role.NEGATIVE_LANDLORD}
_COMMANDS = {Camp.POSITIVE: Command.CAMP_POSITIVE, Camp.NEGATIVE: Command.CAMP_NEGATIVE}


def landlord_of(view: PlayerView, camp: Camp) -> Seat:
    """Return the landlord of a camp."""
    return view.roles.index(_LANDLORDS[camp])


def choosers(view: PlayerView) -> tuple[Seat, ...]:
    """Return the four farmers in the order in which they choose (P2)."""
    seat, order = landlord_of(view, Camp.POSITIVE), []
    for _ in range(SEATS):
        seat = next_seat(seat)
        role = view.roles[seat]
        if role is None or not role.is_landlord:
            order.append(seat)
    return tuple(order)


class CampButton(QAbstractButton):
    """A tall card: the camp's colour and shape, its landlord and their bottom cards."""

    def __init__(self, camp: Camp) -> None:
        super().__init__()
        self.setObjectName(f"join_{camp.value}")
        self.camp = camp
        self._k = 1.0
        self._name, self._count, self._bottom = "", "", ()
        self._join, self._from = "", ""
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        CommandKeys(self, {_COMMANDS[camp]: self.click})

    _bottom: tuple[Card, ...]

    def set_landlord(self, name: str, size: int, bottom: tuple[Card, ...]) -> None:
        """Say who leads the camp."""
        self._name, self._count = name, card_count(size)
        self._bottom = display_order(bottom)
        self._join = translate("Prompts", "Join {name}").format(name=name)
        self._from = translate("Prompts", "from the bottom")
        self.setText(self._join)
        self.setAccessibleName(self._join)
        self.setAccessibleDescription(", ".join([camp_word(self.camp), *map(card_name, self._bottom)]))
        self.update()

    def set_scale(self, k: float) -> None:
        """Draw at *k*."""
        self._k = k
        self.setFixedSize(round(258 * k), round(222 * k))

    def sizeHint(self) -> QSize:
        """Return the fixed size."""
        return QSize(round(258 * self._k), round(222 * self._k))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the card."""
        k, token = self._k, "pos" if self.camp is Camp.POSITIVE else "neg"
        ink = color(f"{token}_text")
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect()).adjusted(4, 4, -4, -4)
        path = QPainterPath()
        path.addRoundedRect(box, 14 * k, 14 * k)
        tint = 0.22 if self.underMouse() or self.isDown() else 0.12
        painter.fillPath(path, mixed(color("panel"), color(token), tint))
        painter.save()
        painter.setClipPath(path)
        head = QRectF(box.left(), box.top(), box.width(), 50 * k)
        painter.fillRect(head, color(token))
        painter.restore()
        painter.setPen(QPen(color(token), 2 * k))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(path)
        self._draw_shape(painter, QPointF(box.left() + 36 * k, head.center().y()))
        painter.setPen(color("on_badge"))
        line = QRectF(box.left() + 62 * k, head.top(), box.width() - 74 * k, head.height())
        draw_line(painter, line, camp_word(self.camp), 22 * k, _LEFT, bold=True)
        left, wide = box.left() + 18 * k, box.width() - 36 * k
        painter.setPen(color("ink"))
        draw_line(
            painter, QRectF(left, box.top() + 58 * k, wide, 22 * k), self._name, 15 * k, _LEFT, bold=True
        )
        painter.setPen(color("ink2"))
        about = f"{self._count} · {self._from}"
        if text_width(about, 13 * k) > wide:
            about = self._count
        draw_line(painter, QRectF(left, box.top() + 80 * k, wide, 20 * k), about, 13 * k, _LEFT, bold=False)
        draw_row(painter, self._bottom, QRectF(left, box.top() + 106 * k, wide, 52 * k), 36 * k)
        painter.setPen(QPen(mixed(color("panel"), color(token), 0.4), 1.2 * k))
        painter.drawLine(QPointF(left, box.top() + 168 * k), QPointF(left + wide, box.top() + 168 * k))
        painter.setPen(ink)
        text = f"{cap_text(_COMMANDS[self.camp])}  {self._join}"
        draw_line(painter, QRectF(left, box.top() + 172 * k, wide, 34 * k), text, 15 * k, _LEFT, bold=True)
        if self.hasFocus():
            painter.setPen(QPen(color("ink"), 2))
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 16 * k, 16 * k)

    def _draw_shape(self, painter: QPainter, centre: QPointF) -> None:
        k = self._k
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(color("on_badge"))
        r = 15 * k
        if self.camp is Camp.POSITIVE:
            painter.drawEllipse(centre, r, r)
        else:
            r *= 1.15
            steps = ((0, -r), (r, 0), (0, r), (-r, 0))
            painter.drawPolygon(QPolygonF([centre + QPointF(x, y) for x, y in steps]))
        pen = QPen(color("pos" if self.camp is Camp.POSITIVE else "neg"), 3.4 * k)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setPen(pen)
        painter.drawLine(centre - QPointF(7 * k, 0), centre + QPointF(7 * k, 0))
        if self.camp is Camp.POSITIVE:
            painter.drawLine(centre - QPointF(0, 7 * k), centre + QPointF(0, 7 * k))


class CampCard(PromptCard):
    """Which camp do you join?"""

    WIDTH = 650
    LEAST = 0.5

    def __init__(self, table: TableModel, prompt: Prompt, parent: QWidget | None = None) -> None:
        super().__init__(table, prompt, parent)
        self.setObjectName(f"prompt_{PromptKind.CAMP.value}")
        self.camps = [CampButton(camp) for camp in Camp]
        for button in self.camps:
            button.clicked.connect(
                lambda _checked=False, camp=button.camp: table.choose_camp(prompt.id, ChooseCamp(camp))
            )
        self._order = label("second")
        self._seats = [name_label("body") for _ in choosers(table.view)]
        self._arrange()
        self.retranslate()

    def _arrange(self) -> None:
        centre = Qt.AlignmentFlag.AlignCenter
        grid = QGridLayout(self)
        grid.addWidget(self.question, 0, 0, 1, 3, centre)
        grid.addWidget(self.consequence, 1, 0, 1, 3)
        self.consequence.setAlignment(centre)
        middle = QVBoxLayout()
        middle.addStretch()
        middle.addWidget(self.ring, 0, centre)
        middle.addWidget(self.silence)
        self.silence.setAlignment(centre)
        middle.addStretch()
        turns = QGridLayout()
        turns.setColumnStretch(0, 1)
        for place, part in enumerate((self._order, *self._seats), 1):
            turns.addWidget(part, 0, place)
        turns.setColumnStretch(len(self._seats) + 2, 1)
        grid.addLayout(turns, 5, 0, 1, 3)
        self._grid, self._row, self._middle = grid, turns, middle
        self._stacked: bool | None = None
        self._stack(stacked=False)

    def _stack(self, *, stacked: bool) -> None:
        """Put the camps above each other, or beside each other with the ring between them."""
        if stacked == self._stacked:
            return
        self._stacked = stacked
        self._grid.removeItem(self._middle)
        for camp, row, col in zip(self.camps, (2, 4 if stacked else 2), (0, 2), strict=True):
            put(self._grid, camp, row, 0 if stacked else col, 3 if stacked else 1, centred=True)
        self._middle.setParent(None)
        self._grid.addLayout(self._middle, 3 if stacked else 2, 0 if stacked else 1, 1, 3 if stacked else 1)
        for place, seat in enumerate(self._seats):
            put(self._row, seat, place + 1 if stacked else 0, 1 if stacked else place + 2)

    def set_width(self, k: float, wide: int) -> None:
        """Be so many pixels wide; the camps lie above each other where that is too little."""
        stacked = wide < round(self.WIDTH * k)
        self._stack(stacked=stacked)
        self.silence.setFixedWidth(max(1, wide - 2 * round(20 * k)) if stacked else round(92 * k))
        self.setFixedWidth(wide)

    def set_scale(self, k: float, widest: int | None = None) -> None:
        """Draw everything at *k*, *widest* pixels wide at most."""
        super().set_scale(k, widest)
        for button in self.camps:
            button.set_scale(k)
        self.ring.set_scale(k, 72)
        self._grid.setHorizontalSpacing(round(4 * k))
        self._row.setSpacing(round(18 * k))

    def retranslate(self) -> None:
        """Set all texts."""
        view = self.table.view
        self.question.setText(translate("Prompts", "Which camp do you join?"))
        self.consequence.setText(translate("Prompts", "In secret: only the two landlords will know."))
        self.silence.setText(silence_means(PromptKind.CAMP))
        self._order.setText(translate("Prompts", "Choosing in turn:"))
        bottoms = dict(view.bottom)
        for button in self.camps:
            seat = landlord_of(view, button.camp)
            button.set_landlord(view.names[seat], view.sizes[seat], bottoms.get(seat, ()))
        for widget, seat in zip(self._seats, choosers(view), strict=True):
            name = translate("Table", "You") if seat == view.viewer else view.names[seat]
            done = seat in view.slots_done
            widget.setText(
                f"\N{CHECK MARK} {name}" if done else f"\N{BULLET} {name}" if seat == view.slot else name
            )
            widget.setProperty("role", "strong" if seat == view.slot else "body")
        self.announce()
