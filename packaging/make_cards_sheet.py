"""Draw every card on one picture, to judge the drawings: ``python packaging/make_cards_sheet.py OUT.png``.

``--theme celadon|lamplight|ink``, ``--language en|zh_Hans|zh_Hant``, ``--dpr 1``, ``--grey``,
``--four-colour``, and ``--courts`` for a large picture of the courts, jokers and back alone.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ["QT_SCALE_FACTOR"] = "1"
sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QApplication

from engine.cards import FACES, Face, Rank, Suit
from liudou_gui.widgets.card_faces import CardFaces, Kind, Mark, State, margin_of
from liudou_gui.widgets.theme import THEMES

EDGE, GAP, CARD = 16, 6, 90
SUIT_ROWS = (Suit.SPADES, Suit.HEARTS, Suit.CLUBS, Suit.DIAMONDS)
COURTS = (Rank.JACK, Rank.QUEEN, Rank.KING)
SMALL = (54, 36, 30, 24)


class Sheet:
    """A picture that cards are laid on, in px of a dpr of 1."""

    def __init__(self, faces: CardFaces, width: float, height: float, dpr: float) -> None:
        self.faces, self.dpr = faces, dpr
        self.image = QImage(round(width * dpr), round(height * dpr), QImage.Format.Format_RGB32)
        self.image.setDevicePixelRatio(dpr)
        self.image.fill(QColor(faces.theme.felt))

    def lay(
        self,
        face: Face | None,
        x: float,
        y: float,
        width: float = CARD,
        kind: Kind = Kind.FULL,
        state: State = State.REST,
        mark: Mark = Mark.NONE,
    ) -> None:
        """Lay one card with its corner at (*x*, *y*)."""
        painter = QPainter(self.image)
        margin = margin_of(width)
        raster = self.faces.pixmap(face, kind, state, mark, width, self.dpr)
        painter.drawPixmap(QPointF(x - margin, y - margin), raster)
        painter.end()

    def row(self, cards: Sequence[Face | None], y: float, width: float, kind: Kind = Kind.FULL) -> None:
        """Lay cards side by side from the left edge."""
        for place, face in enumerate(cards):
            self.lay(face, EDGE + place * (width + GAP), y, width, kind)


def in_order() -> list[Face]:
    """Return the faces as a hand shows them, lowest rank first, jokers last."""
    return sorted(FACES, key=lambda face: (face.rank, face.suit))


def whole_sheet(faces: CardFaces, dpr: float) -> QImage:
    """Draw all faces, the back, the states and the small sizes."""
    high = CARD * 1.4 + GAP
    sheet = Sheet(faces, 2 * EDGE + 14 * (CARD + GAP), 2 * EDGE + 6 * high + 250, dpr)
    jokers: list[Face | None] = [face for face in in_order() if face.rank.is_joker]
    last: list[Face | None] = [*reversed(jokers), None, None]
    for line, suit in enumerate(SUIT_ROWS):
        cards: list[Face | None] = [face for face in in_order() if face.suit is suit]
        if line < 3:
            cards.append(last[line])
        sheet.row(cards, EDGE + line * high, CARD)
    y = EDGE + 4 * high + 4
    step = (14 * (CARD + GAP) - CARD) / (len(FACES) - 1)
    for place, face in enumerate(in_order()):
        kind = Kind.FULL if place == len(FACES) - 1 else Kind.STRIP
        sheet.lay(face, EDGE + place * step, y, CARD, kind)
    _states(sheet, y + high)
    _small(sheet, y + 2 * high)
    return sheet.image


def _states(sheet: Sheet, y: float) -> None:
    shown = [face for face in in_order() if face.suit is Suit.HEARTS and face.rank in (*COURTS, Rank.EIGHT)]
    shown += [face for face in in_order() if face.rank.is_joker]
    x = float(EDGE)
    for index, state in enumerate(State):
        for face in (shown[index % 4], shown[4 + index % 2]):
            sheet.lay(face, x, y, CARD, Kind.FULL, state)
            x += CARD + GAP
    for mark in (Mark.OPEN, Mark.SECRET):
        sheet.lay(shown[mark is Mark.SECRET], x, y, CARD, Kind.FULL, State.REST, mark)
        x += CARD + GAP


def _small(sheet: Sheet, y: float) -> None:
    shown: list[Face | None] = [
        face for face in in_order() if face.rank in COURTS and face.suit in (Suit.HEARTS, Suit.SPADES)
    ]
    shown += [face for face in in_order() if face.rank.is_joker]
    shown.append(None)
    for width in SMALL:
        sheet.row(shown, y, width)
        for place, face in enumerate(shown):
            sheet.lay(face, EDGE + 560 + place * (width + GAP), y, width, Kind.COMPACT)
        y += width * 1.4 + GAP


def courts_sheet(faces: CardFaces, dpr: float) -> QImage:
    """Draw the courts of all suits, the jokers and the back alone."""
    high = CARD * 1.4 + GAP
    sheet = Sheet(faces, 2 * EDGE + 7 * (CARD + GAP), 2 * EDGE + 2 * high, dpr)
    for line, suits in enumerate((SUIT_ROWS[:2], SUIT_ROWS[2:])):
        cards: list[Face | None] = [
            face for suit in suits for face in in_order() if face.suit is suit and face.rank in COURTS
        ]
        cards.append(in_order()[-1 - line])
        sheet.row(cards, EDGE + line * high, CARD)
    return sheet.image


def main() -> int:
    """Write the picture named on the command line."""
    parser = argparse.ArgumentParser(description="Draw every card on one picture.")
    parser.add_argument("out", type=Path)
    parser.add_argument("--theme", choices=sorted(THEMES), default="celadon")
    parser.add_argument("--language", choices=("en", "zh_Hans", "zh_Hant"), default="en")
    parser.add_argument("--dpr", type=float, default=1.0)
    parser.add_argument("--grey", action="store_true")
    parser.add_argument("--four-colour", action="store_true")
    parser.add_argument("--courts", action="store_true")
    options = parser.parse_args()
    application = QApplication([])
    faces = CardFaces(THEMES[options.theme], options.language, four_colour=options.four_colour)
    image = (courts_sheet if options.courts else whole_sheet)(faces, options.dpr)
    if options.grey:
        image = image.convertToFormat(QImage.Format.Format_Grayscale8)
    saved = image.save(str(options.out))
    faces.clear()
    del application
    return 0 if saved else 1


if __name__ == "__main__":
    sys.exit(main())
