"""Small rasters on the felt: pills before seats, the caption, the bottom cards."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPixmap

from engine.cards import Card
from liudou_gui.model.selection import display_order
from liudou_gui.model.table_strings import Caption
from liudou_gui.widgets.controls import draw_line, text_width
from liudou_gui.widgets.rows import draw_row
from liudou_gui.widgets.styles import color, smallest_px

_CENTRE = Qt.AlignmentFlag.AlignHCenter
BOTTOM_CARD = 34


def blank(w: float, h: float, dpr: float) -> QPixmap:
    """Return a transparent raster."""
    pixmap = QPixmap(max(1, round(w * dpr)), max(1, round(h * dpr)))
    pixmap.setDevicePixelRatio(dpr)
    pixmap.fill(Qt.GlobalColor.transparent)
    return pixmap


def pill(text: str, k: float, dpr: float, *, late: bool = False) -> QPixmap:
    """Return a dark pill with a word in it; *late* makes it cinnabar on paper."""
    px = max(14 * k, smallest_px())
    wide, high = text_width(text, px, bold=True) + 28 * k, max(32 * k, 1.8 * px)
    pixmap = blank(wide, high, dpr)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    fill = QColor(color("panel" if late else "pill"))
    fill.setAlphaF(0.95 if late else 0.82)
    painter.setBrush(fill)
    painter.drawRoundedRect(QRectF(0, 0, wide, high), high / 2, high / 2)
    painter.setPen(color("cinnabar_text" if late else "on_felt"))
    draw_line(painter, QRectF(0, 0, wide, high), text, px, _CENTRE, bold=True)
    painter.end()
    return pixmap


def caption_pixmap(caption: Caption, w: float, h: float, k: float, dpr: float) -> QPixmap:
    """Return the three lines of a caption in a box; one line where the box is low."""
    pixmap = blank(w, h, dpr)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(color("on_felt"))
    if h < 40 * k:
        draw_line(painter, QRectF(0, 0, w, h), caption.text, 14 * k, _CENTRE, bold=True)
    else:
        middle, main = h / 2, 23 * k
        wide = text_width(caption.main, main, bold=True)
        if wide > w:
            main = max(15 * k, main * w / wide)
        draw_line(painter, QRectF(0, middle - 16 * k, w, 32 * k), caption.main, main, _CENTRE, bold=True)
        head = QRectF(0, middle - 36 * k, w, 18 * k)
        draw_line(painter, head, caption.head, 13 * k, _CENTRE, bold=True)
        detail = QRectF(0, middle + 17 * k, w, 18 * k)
        draw_line(painter, detail, caption.detail, 13.5 * k, _CENTRE, bold=False)
    painter.end()
    return pixmap


def bottom_pixmap(groups: Sequence[tuple[str, tuple[Card, ...]]], k: float, dpr: float) -> QPixmap:
    """Return the bottom cards with who got them, side by side."""
    card, step, gap, head = BOTTOM_CARD * k, 26 * k, 26 * k, 24 * k
    widths = [
        max(step * (len(cards) - 1) + card, text_width(name, 13 * k, bold=True) + 4 * k)
        for name, cards in groups
    ]
    pixmap = blank(sum(widths) + gap * (len(groups) - 1) + 8 * k, head + 1.4 * card + 8 * k, dpr)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    x = 4 * k
    for (name, cards), wide in zip(groups, widths, strict=True):
        painter.setPen(color("on_felt"))
        draw_line(painter, QRectF(x, 0, wide, head - 4 * k), name, 13 * k, _CENTRE, bold=True)
        row = step * (len(cards) - 1) + card
        box = QRectF(x + (wide - row) / 2, head, row + card, 1.4 * card)
        draw_row(painter, display_order(cards), box, card, step=step)
        x += wide + gap
    painter.end()
    return pixmap
