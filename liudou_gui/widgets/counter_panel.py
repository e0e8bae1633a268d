"""The card counter: a row a rank, the marked copies, and what each seat passed on."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QWidget

from engine.cards import Rank
from engine.counter import CardCount, MarkCount, RankCount, count_cards
from engine.deal import Seat
from engine.ruleset import SEATS, Variant
from engine.view import PlayerView
from liudou_gui.model.counter_strings import mark_lines, passed_on_text, rank_spoken, title_text
from liudou_gui.model.strings import card_name
from liudou_gui.model.words import translate
from liudou_gui.widgets import card_art as art
from liudou_gui.widgets.avatars import draw_avatar
from liudou_gui.widgets.card_windows import joker_head
from liudou_gui.widgets.controls import draw_line, text_width
from liudou_gui.widgets.line_list import Line, LineList, draw_wrapped, wrapped_height
from liudou_gui.widgets.story_panel import EDGE, HeadLine, PlainLine
from liudou_gui.widgets.styles import color, mixed, smallest_px
from liudou_gui.widgets.theme import NIGHT

ROW = 27
_LEFT, _CENTRE, _RIGHT = (
    Qt.AlignmentFlag.AlignLeft,
    Qt.AlignmentFlag.AlignHCenter,
    Qt.AlignmentFlag.AlignRight,
)
_RANK_X, _NUMBER_X, _CELLS_X, _CELLS_W = 24.0, 62.0, 69.0, 66.0
_NAME_W = 84.0
_PASSES_SHOWN = 3


def columns(viewer: Seat | None) -> tuple[Seat, ...]:
    """Return the seats that have a column, in the order of play: the others, for a spectator all."""
    return tuple(range(SEATS)) if viewer is None else tuple((viewer + n) % SEATS for n in range(1, SEATS))


def _column_x(place: int, count: int, width: float, k: float) -> float:
    """Return the centre of a column in px."""
    first, last = (_CELLS_X + _CELLS_W + 20) * k, width - (EDGE + 9) * k
    return first + (last - first) * place / (count - 1)


@dataclass(frozen=True, slots=True)
class TopLine:
    """How many cards are elsewhere, and whose the columns are."""

    spoken: str
    seats: tuple[Seat, ...]
    hint: str

    def height(self, _width: float, k: float) -> float:
        """Return the height in px."""
        return 64 * k

    def paint(self, painter: QPainter, box: QRectF, k: float) -> None:
        """Draw the title, the heads and the avatars."""
        line = QRectF(box.left() + EDGE * k, box.top() + 6 * k, box.width() - 2 * EDGE * k, 26 * k)
        painter.setPen(color("ink"))
        draw_line(painter, line, self.spoken, 15 * k, _LEFT, bold=True)
        centre = box.top() + 48 * k
        radius = min(11.0, 0.42 * (box.width() / k - 160) / len(self.seats)) * k
        for place, seat in enumerate(self.seats):
            x = box.left() + _column_x(place, len(self.seats), box.width(), k)
            draw_avatar(painter, seat, x, centre, radius)
        painter.setPen(color("ink2"))
        room = QRectF(box.left() + EDGE * k, box.top() + 38 * k, (_CELLS_X + _CELLS_W - EDGE) * k, 20 * k)
        draw_line(painter, room, self.hint, 12 * k, _RIGHT, bold=False)


@dataclass(frozen=True, slots=True)
class RankLine:
    """A rank: how many in other hands, a cell a copy, who played how many."""

    row: RankCount
    played: tuple[int, ...]
    spoken: str
    striped: bool

    def height(self, _width: float, k: float) -> float:
        """Return the height in px."""
        return ROW * k

    def paint(self, painter: QPainter, box: QRectF, k: float) -> None:
        """Draw the row."""
        left, middle = box.left(), box.center().y()
        if self.striped:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(mixed(color("page"), color("inset"), 0.55))
            painter.drawRoundedRect(box.adjusted(8 * k, 0, -8 * k, 0), 6 * k, 6 * k)
        _draw_rank(painter, self.row.rank, left + _RANK_X * k, middle, k)
        painter.setPen(color("ink" if self.row.elsewhere else "ink2"))
        number = QRectF(left, box.top(), _NUMBER_X * k, box.height())
        draw_line(painter, number, str(self.row.elsewhere), 15 * k, _RIGHT, bold=True)
        self._cells(painter, left + _CELLS_X * k, middle, k)
        for place, count in enumerate(self.played):
            x = left + _column_x(place, len(self.played), box.width(), k)
            cell = QRectF(x - 12 * k, box.top(), 24 * k, box.height())
            painter.setPen(color("ink" if count else "ink2"))
            draw_line(painter, cell, str(count) if count else "·", 13 * k, _CENTRE, bold=bool(count))

    def _cells(self, painter: QPainter, x: float, middle: float, k: float) -> None:
        """Draw a cell a copy: filled in other hands, half filled in the own, empty when played."""
        total = self.row.total
        pitch = min(5.5, _CELLS_W / total) * k
        wide, high = pitch - 1.3 * k, 10 * k
        for place in range(total):
            cell = QRectF(x + place * pitch, middle - high / 2, wide, high)
            held = place < self.row.elsewhere
            own = not held and place < self.row.elsewhere + self.row.own
            _draw_cell(painter, cell, k, held=held, own=own)


def _draw_cell(painter: QPainter, cell: QRectF, k: float, *, held: bool, own: bool) -> None:
    painter.setPen(QPen(color("teal" if held or own else "line"), max(0.8, 0.9 * k)))
    painter.setBrush(color("teal") if held else Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(cell, 1.2 * k, 1.2 * k)
    if own:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(color("teal"))
        painter.drawRect(QRectF(cell.left(), cell.center().y(), cell.width(), cell.height() / 2))


@dataclass(frozen=True, slots=True)
class LegendLine:
    """What the cells mean."""

    words: tuple[str, str, str]

    @property
    def spoken(self) -> str:
        """The line for a screen reader."""
        return " · ".join(self.words)

    def height(self, _width: float, k: float) -> float:
        """Return the height in px."""
        return 26 * k

    def paint(self, painter: QPainter, box: QRectF, k: float) -> None:
        """Draw a cell of each kind with its word."""
        px = 12 * k
        x = box.left() + EDGE * k
        for place, word in enumerate(self.words):
            cell = QRectF(x, box.center().y() - 5 * k, 5 * k, 10 * k)
            _draw_cell(painter, cell, k, held=place == 0, own=place == 1)
            wide = text_width(word, px)
            painter.setPen(color("ink2"))
            line = QRectF(x + 9 * k, box.top(), wide + 2, box.height())
            draw_line(painter, line, word, px, _LEFT, bold=False)
            x += wide + 25 * k


def _draw_rank(painter: QPainter, rank: Rank, x: float, y: float, k: float) -> None:
    """Draw a rank as on the cards, the jokers by their heads."""
    if rank is Rank.BIG_JOKER:
        joker_head(painter, True, x, y, 19 * k)
        return
    if rank is Rank.SMALL_JOKER:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(NIGHT))
        painter.drawEllipse(QPointF(x, y), 9.5 * k, 9.5 * k)
        joker_head(painter, False, x, y, 14 * k)
        return
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(color("ink"))
    painter.drawPath(art.rank_path(rank, 12 * k, 17 * k).translated(x, y))


@dataclass(frozen=True, slots=True)
class MarkHead:
    """A mark: its seal, its name."""

    spoken: str
    secret: bool

    def height(self, _width: float, k: float) -> float:
        """Return the height in px."""
        return 36 * k

    def paint(self, painter: QPainter, box: QRectF, k: float) -> None:
        """Draw a rule, the seal and the name."""
        painter.setPen(QPen(color("line"), 1.2))
        top = box.top() + 6 * k
        painter.drawLine(QPointF(box.left() + EDGE * k, top), QPointF(box.right() - EDGE * k, top))
        middle = box.top() + 22 * k
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(color("cinnabar"))
        painter.drawPath(art.placed(art.seal(self.secret), box.left() + (EDGE + 8) * k, middle, 16 * k))
        painter.setPen(color("ink"))
        line = QRectF(
            box.left() + (EDGE + 23) * k, middle - 12 * k, box.width() - (2 * EDGE + 23) * k, 24 * k
        )
        draw_line(painter, line, self.spoken, 14 * k, _LEFT, bold=True)


@dataclass(frozen=True, slots=True)
class CopyLine:
    """Where copies of a mark are: a full dot for a fact of somebody, an empty one for hands unknown."""

    spoken: str
    state: str

    def height(self, _width: float, k: float) -> float:
        """Return the height in px."""
        return 23 * k

    def paint(self, painter: QPainter, box: QRectF, k: float) -> None:
        """Draw the dot and the sentence."""
        untold = self.state == "untold"
        painter.setPen(QPen(color("cinnabar"), 1.6 * k))
        painter.setBrush(Qt.BrushStyle.NoBrush if untold else color("cinnabar"))
        painter.drawEllipse(QPointF(box.left() + (EDGE + 8) * k, box.center().y()), 3.6 * k, 3.6 * k)
        painter.setPen(color("ink2" if untold else "ink"))
        draw_line(
            painter, box.adjusted((EDGE + 23) * k, 0, -EDGE * k, 0), self.spoken, 13 * k, _LEFT, bold=False
        )


@dataclass(frozen=True, slots=True)
class NamedLine:
    """A name at the left, words about it broken to the width at the right."""

    name: str
    text: str

    @property
    def spoken(self) -> str:
        """The line for a screen reader."""
        return f"{self.name}: {self.text}"

    def height(self, width: float, k: float) -> float:
        """Return the height in px."""
        px = max(13 * k, smallest_px())
        return wrapped_height(self.text, width - (2 * EDGE + _NAME_W) * k, px) + 6 * k

    def paint(self, painter: QPainter, box: QRectF, k: float) -> None:
        """Draw both."""
        px = max(13 * k, smallest_px())
        painter.setPen(color("ink"))
        name = QRectF(box.left() + EDGE * k, box.top() + 2 * k, (_NAME_W - 8) * k, 1.45 * px)
        draw_line(painter, name, self.name, px, _LEFT, bold=True)
        draw_wrapped(painter, box.adjusted((EDGE + _NAME_W) * k, 2 * k, -EDGE * k, 0), self.text, px, "ink2")


def counter_lines(view: PlayerView) -> list[Line]:
    """Return the whole counter as lines."""
    count, seats = count_cards(view), columns(view.viewer)
    lines: list[Line] = [TopLine(title_text(count, view), seats, translate("Counter", "played by"))]
    for place, row in enumerate(count.ranks):
        by_seat = tuple(row.played[seat] for seat in seats)
        lines.append(RankLine(row, by_seat, rank_spoken(row, view), place % 2 == 0))
    words = (
        translate("Counter", "in other hands"),
        translate("Counter", "yours"),
        translate("Counter", "played"),
    )
    lines.append(LegendLine(words))
    for place, mark in enumerate(count.marks):
        lines += _mark_lines(mark, view, secret=place > 0)
    lines += _passes(count, view, seats)
    return lines


def _mark_lines(mark: MarkCount, view: PlayerView, *, secret: bool) -> list[Line]:
    if view.ruleset.variant is Variant.HIDDEN:
        text = translate("Counter", "Marked card: {card}")
    elif secret:
        text = translate("Counter", "Secret mark: {card}")
    else:
        text = translate("Counter", "Open mark: {card}")
    lines: list[Line] = [MarkHead(text.format(card=card_name(mark.card)), secret)]
    return lines + [CopyLine(sentence, state) for state, sentence in mark_lines(mark, view)]


def _passes(count: CardCount, view: PlayerView, seats: Sequence[Seat]) -> list[Line]:
    lines: list[Line] = [
        HeadLine(translate("Counter", "Passed on"), translate("Counter", "the latest first"))
    ]
    for seat in seats:
        text = passed_on_text(count, seat, _PASSES_SHOWN)
        if text:
            lines.append(NamedLine(view.names[seat], text))
    if len(lines) == 1:
        lines.append(PlainLine(translate("Counter", "Nobody has passed yet.")))
    return lines


class CounterPanel(LineList):
    """The counter, where the table plays with one."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("counter_panel", parent)

    def show_view(self, view: PlayerView) -> None:
        """Follow the view."""
        self.setAccessibleName(translate("Drawer", "Card counter"))
        if view.counter_allowed:
            self.set_lines(counter_lines(view))
        else:
            text = translate("Counter", "This table plays without the card counter.")
            self.set_lines([PlainLine(text, 14)])
