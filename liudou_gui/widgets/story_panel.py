"""The last trick, and the history of the deal: lines of words with small cards."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QWidget

from engine.cards import Card, Face
from engine.view import PlayerView
from liudou_gui.model.selection import display_order
from liudou_gui.model.story import LineKind, StoryLine, last_trick, story
from liudou_gui.model.words import translate
from liudou_gui.widgets.cards_row import TILE_H, play_order, played_row, row_margin, row_places
from liudou_gui.widgets.controls import draw_line, text_width
from liudou_gui.widgets.line_list import LineList, draw_wrapped, wrapped_height
from liudou_gui.widgets.marks import marks_of
from liudou_gui.widgets.rows import row_height, shared_faces
from liudou_gui.widgets.styles import color, smallest_px

EDGE = 13
"""The margin of the drawer's lines at both sides, in units."""

CARD = 30
_LEFT, _RIGHT = Qt.AlignmentFlag.AlignLeft, Qt.AlignmentFlag.AlignRight
_TOKENS = {LineKind.REVEAL: "cinnabar_text", LineKind.PASSES: "ink2", LineKind.FACT: "ink2"}


@dataclass(frozen=True, slots=True)
class PlainLine:
    """A sentence, broken where it is too long."""

    spoken: str
    px: float = 13
    token: str = "ink2"  # noqa: S105 - a colour
    bold: bool = False

    def height(self, width: float, k: float) -> float:
        """Return the height in px."""
        px = max(self.px * k, smallest_px())
        return wrapped_height(self.spoken, width - 2 * EDGE * k, px, bold=self.bold) + 5 * k

    def paint(self, painter: QPainter, box: QRectF, k: float) -> None:
        """Draw the sentence."""
        inside = box.adjusted(EDGE * k, 2 * k, -EDGE * k, 0)
        draw_wrapped(
            painter, inside, self.spoken, max(self.px * k, smallest_px()), self.token, bold=self.bold
        )


@dataclass(frozen=True, slots=True)
class HeadLine:
    """The head of a trick with who won it at the right; a rule above it."""

    title: str
    text: str = ""
    ruled: bool = True

    @property
    def spoken(self) -> str:
        """The line for a screen reader."""
        return f"{self.title}, {self.text}" if self.text else self.title

    def height(self, _width: float, k: float) -> float:
        """Return the height in px."""
        return 36 * k

    def paint(self, painter: QPainter, box: QRectF, k: float) -> None:
        """Draw the rule, the title, and the text at the right."""
        if self.ruled:
            painter.setPen(QPen(color("line"), 1.2))
            top = box.top() + 5 * k
            painter.drawLine(QPointF(box.left() + EDGE * k, top), QPointF(box.right() - EDGE * k, top))
        line = box.adjusted(EDGE * k, 8 * k, -EDGE * k, 0)
        painter.setPen(color("ink"))
        draw_line(painter, line, self.title, 14 * k, _LEFT, bold=True)
        used = text_width(self.title, 14 * k, bold=True) + 10 * k
        painter.setPen(color("ink2"))
        draw_line(painter, line.adjusted(used, 0, 0, 0), self.text, 13 * k, _RIGHT, bold=False)


@dataclass(frozen=True, slots=True)
class CardsLine:
    """Who, what, and the cards under it; seals on marked cards as far as they are known."""

    told: StoryLine
    marks: tuple[tuple[Face | Card, str], ...] = ()

    @property
    def spoken(self) -> str:
        """The line for a screen reader."""
        return self.told.spoken

    @property
    def cards(self) -> Sequence[Card]:
        """The cards in the order in which they are drawn."""
        return display_order(self.told.cards) if self.told.move is None else play_order(self.told.move)

    def height(self, width: float, k: float) -> float:
        """Return the height in px."""
        return (24 + 9) * k + self._row_height(width - 2 * EDGE * k, k)

    def _row_height(self, width: float, k: float) -> float:
        cards = self.cards
        if row_places(cards, width, k, CARD) is not None:
            return row_height(CARD) * k
        ranks = len(list(groupby(cards, key=lambda card: card.rank)))
        return (TILE_H if ranks * 34 * k <= width + 3 * k else 76.0) * k

    def title_width(self, width: float, k: float) -> float:
        """Return how much of the line is the title's: what the words leave, but at least half."""
        left = width - 8 * k - text_width(self.told.text, 13 * k)
        return min(text_width(self.told.title, 13.5 * k, bold=True), max(left, width / 2))

    def paint(self, painter: QPainter, box: QRectF, k: float) -> None:
        """Draw the words and the row of cards."""
        line = QRectF(box.left() + EDGE * k, box.top() + k, box.width() - 2 * EDGE * k, 23 * k)
        painter.setPen(color("ink"))
        used = self.title_width(line.width(), k)
        title = QRectF(line.left(), line.top(), used, line.height())
        draw_line(painter, title, self.told.title, 13.5 * k, _LEFT, bold=True)
        painter.setPen(color("ink2"))
        rest = line.adjusted(used + 8 * k, 0, 0, 0)
        draw_line(painter, rest, self.told.text, 13 * k, _LEFT, bold=False)
        device = painter.device()
        dpr = device.devicePixelRatio() if device is not None else 1.0
        row = played_row(
            shared_faces(), self.cards, line.width(), k, dpr, marks=dict(self.marks), card_w=CARD
        )
        margin = row_margin(k, CARD)
        if row_places(self.cards, line.width(), k, CARD) is None:
            margin = row_margin(k)
        painter.drawPixmap(QPointF(line.left() - margin, box.top() + 25 * k - margin), row)


def lines_of(view: PlayerView, told: Sequence[StoryLine]) -> list[PlainLine | HeadLine | CardsLine]:
    """Return how each line of a story is drawn."""
    marks = tuple(marks_of(view).items())
    lines: list[PlainLine | HeadLine | CardsLine] = []
    for line in told:
        if line.kind is LineKind.HEAD:
            lines.append(HeadLine(line.title, line.text, ruled=bool(lines)))
        elif line.kind in (LineKind.PLAY, LineKind.BOTTOM):
            lines.append(CardsLine(line, marks))
        else:
            token = _TOKENS[line.kind]
            lines.append(PlainLine(line.spoken, token=token, bold=line.kind is LineKind.REVEAL))
    return lines


class LastTrickPanel(LineList):
    """The last finished trick, from its lead on."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("last_trick_panel", parent)

    def show_view(self, view: PlayerView) -> None:
        """Follow the view."""
        self.setAccessibleName(translate("Drawer", "Last trick"))
        told = last_trick(view)
        if told:
            self.set_lines(lines_of(view, told))
        else:
            self.set_lines([PlainLine(translate("Drawer", "The first trick is not over yet."), 14)])


class HistoryPanel(LineList):
    """Every trick of the deal, the newest first, and how the deal began."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("history_panel", parent)

    def show_view(self, view: PlayerView) -> None:
        """Follow the view."""
        self.setAccessibleName(translate("Drawer", "History of this deal"))
        told = story(view)
        if told:
            self.set_lines(lines_of(view, told))
        else:
            self.set_lines([PlainLine(translate("Drawer", "Nothing has happened yet."), 14)])
