"""The running points over deals, as a line."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import accumulate

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QWidget

from liudou_gui.model.words import signed, translate
from liudou_gui.widgets.controls import draw_line, text_width
from liudou_gui.widgets.styles import color, smallest_px

_HIGH = 240
_DOTS = 40
"""Up to so many deals each have a dot."""

_PX, _LAST_PX = 12, 15
_RIGHT = Qt.AlignmentFlag.AlignRight
_LEFT = Qt.AlignmentFlag.AlignLeft
_MIDDLE = Qt.AlignmentFlag.AlignHCenter


def nice_step(span: float, most: int) -> int:
    """Return 1, 2 or 5 times a power of ten, so that at most *most* steps fit in *span*."""
    least = max(1.0, span / most)
    power = float(10 ** math.floor(math.log10(least)))
    factor = next(factor for factor in (1, 2, 5, 10) if factor * power >= least - 1e-9)
    return max(1, round(factor * power))


def thinned(values: Sequence[int], most: int) -> list[tuple[int, int]]:
    """Return ``(place, value)``, at most about *most* of them, with every peak and dip kept."""
    if len(values) <= most:
        return list(enumerate(values))
    wide = math.ceil(2 * len(values) / most)
    kept: set[int] = {0, len(values) - 1}
    for begin in range(0, len(values), wide):
        places = range(begin, min(begin + wide, len(values)))
        kept.add(min(places, key=lambda place: values[place]))
        kept.add(max(places, key=lambda place: values[place]))
    return [(place, values[place]) for place in sorted(kept)]


class PointsChart(QWidget):
    """Running points from nothing to the last deal; in words for those who do not see it."""

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("points_chart")
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._u = 1.0
        self._values: list[int] = [0]

    @property
    def values(self) -> list[int]:
        """The running points: 0, and then one for each deal."""
        return self._values

    def show_points(self, points: Sequence[int], sentence: str) -> None:
        """Show the points of each deal, oldest first; *sentence* says the same in words."""
        self._values = [0, *accumulate(points)]
        self.setAccessibleName(translate("Records", "Running points"))
        self.setAccessibleDescription(sentence)
        self.update()

    def set_scale(self, u: float) -> None:
        """Draw at *u*."""
        self._u = u
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """Return a size with room for line and ticks."""
        return QSize(round(320 * self._u), round(_HIGH * self._u))

    def minimumSizeHint(self) -> QSize:
        """Return the least size that can be read."""
        return QSize(round(240 * self._u), round(_HIGH * self._u))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw axes, line, dots, and the last value."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        low, high = min(self._values), max(self._values)
        step = nice_step(max(1, high - low), 4)
        low, high = math.floor(low / step) * step, math.ceil(high / step) * step
        if low == high:
            high += step
        ticks = list(range(low, high + 1, step))
        px = max(_PX * self._u, smallest_px())
        plot = self._plot(ticks, px)
        self._draw_heights(painter, plot, ticks, px)
        self._draw_deals(painter, plot, px)
        self._draw_points(painter, plot, low, high)

    def _plot(self, ticks: list[int], px: float) -> QRectF:
        u = self._u
        left = max(text_width(signed(tick), px) for tick in ticks) + 10 * u
        last = text_width(signed(self._values[-1]), _LAST_PX * u, bold=True)
        return QRectF(self.rect()).adjusted(left, px, -last - 14 * u, -px * 1.5 - 8 * u)

    def _draw_heights(self, painter: QPainter, plot: QRectF, ticks: list[int], px: float) -> None:
        for tick in ticks:
            y = _between(plot.bottom(), plot.top(), (tick - ticks[0]) / (ticks[-1] - ticks[0]))
            painter.setPen(QPen(color("ink2" if tick == 0 else "line"), max(1.0, self._u)))
            painter.drawLine(QPointF(plot.left(), y), QPointF(plot.right(), y))
            painter.setPen(color("ink2"))
            box = QRectF(0, y - px, plot.left() - 8 * self._u, 2 * px)
            draw_line(painter, box, signed(tick), px, _RIGHT, bold=False)

    def _draw_deals(self, painter: QPainter, plot: QRectF, px: float) -> None:
        deals = len(self._values) - 1
        if not deals:
            return
        room = text_width(str(deals), px) + 24 * self._u
        step = nice_step(deals, max(1, min(8, int(plot.width() / room))))
        painter.setPen(color("ink2"))
        for deal in range(step, deals + 1, step):
            x = _between(plot.left(), plot.right(), deal / deals)
            box = QRectF(x - room / 2, plot.bottom() + 6 * self._u, room, px * 1.5)
            draw_line(painter, box, str(deal), px, _MIDDLE, bold=False)

    def _draw_points(self, painter: QPainter, plot: QRectF, low: int, high: int) -> None:
        u, deals = self._u, max(1, len(self._values) - 1)

        def spot(place: int, value: int) -> QPointF:
            x = _between(plot.left(), plot.right(), place / deals)
            return QPointF(x, _between(plot.bottom(), plot.top(), (value - low) / (high - low)))

        spots = [spot(*pair) for pair in thinned(self._values, max(100, 2 * round(plot.width())))]
        pen = QPen(color("amber_line"), 2.4 * u)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPolyline(QPolygonF(spots))
        painter.setPen(QPen(color("amber_line"), 1.8 * u))
        painter.setBrush(color("panel"))
        for dot in spots if len(self._values) <= _DOTS + 1 else spots[-1:]:
            painter.drawEllipse(dot, 3.6 * u, 3.6 * u)
        last = self._values[-1]
        painter.setPen(color("leaf_text" if last > 0 else "cinnabar_text" if last < 0 else "ink"))
        box = QRectF(plot.right() + 8 * u, spots[-1].y() - 12 * u, self.width(), 24 * u)
        draw_line(painter, box, signed(last), _LAST_PX * u, _LEFT, bold=True)


def _between(one: float, other: float, part: float) -> float:
    return one + (other - one) * part
