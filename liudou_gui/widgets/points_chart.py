"""The running points over deals, as a line; and the axes for any such chart."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
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


@dataclass(frozen=True, slots=True)
class Plot:
    """Where the lines of a chart lie: *box* in pixels, for values from *low* to *high* after *deals*."""

    box: QRectF
    low: int
    high: int
    deals: int

    def spot(self, place: int, value: int) -> QPointF:
        """Return where *value* after *place* deals lies."""
        x = _between(self.box.left(), self.box.right(), place / max(1, self.deals))
        return QPointF(x, self.height_of(value))

    def height_of(self, value: int) -> float:
        """Return the y of a value."""
        part = (value - self.low) / (self.high - self.low)
        return _between(self.box.bottom(), self.box.top(), part)


class RunningChart(QWidget):
    """The axes under running points: heights on the left, deals below."""

    def __init__(self, name: str, high: int = _HIGH) -> None:
        super().__init__()
        self.setObjectName(name)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._u, self._high = 1.0, high

    def set_scale(self, u: float) -> None:
        """Draw at *u*."""
        self._u = u
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """Return a size with room for lines and ticks."""
        return QSize(round(320 * self._u), round(self._high * self._u))

    def minimumSizeHint(self) -> QSize:
        """Return the least size that can be read."""
        return QSize(round(240 * self._u), round(self._high * self._u))

    def draw_axes(self, painter: QPainter, values: Sequence[int], deals: int, right: float) -> Plot:
        """Draw the axes for *values* after *deals*, with *right* pixels left for what ends the lines."""
        low, high = min(values), max(values)
        step = nice_step(max(1, high - low), 4)
        low, high = math.floor(low / step) * step, math.ceil(high / step) * step
        if low == high:
            high += step
        ticks = list(range(low, high + 1, step))
        px = max(_PX * self._u, smallest_px())
        left = max(text_width(signed(tick), px) for tick in ticks) + 10 * self._u
        box = QRectF(self.rect()).adjusted(left, px, -right, -px * 1.5 - 8 * self._u)
        plot = Plot(box, low, high, deals)
        self._draw_heights(painter, plot, ticks, px)
        self._draw_deals(painter, plot, px)
        return plot

    def _draw_heights(self, painter: QPainter, plot: Plot, ticks: list[int], px: float) -> None:
        left, right = plot.box.left(), plot.box.right()
        for tick in ticks:
            y = plot.height_of(tick)
            painter.setPen(QPen(color("ink2" if tick == 0 else "line"), max(1.0, self._u)))
            painter.drawLine(QPointF(left, y), QPointF(right, y))
            painter.setPen(color("ink2"))
            box = QRectF(0, y - px, left - 8 * self._u, 2 * px)
            draw_line(painter, box, signed(tick), px, _RIGHT, bold=False)

    def _draw_deals(self, painter: QPainter, plot: Plot, px: float) -> None:
        if not plot.deals:
            return
        room = text_width(str(plot.deals), px) + 24 * self._u
        step = nice_step(plot.deals, max(1, min(8, int(plot.box.width() / room))))
        painter.setPen(color("ink2"))
        for deal in range(step, plot.deals + 1, step):
            x = plot.spot(deal, plot.low).x()
            box = QRectF(x - room / 2, plot.box.bottom() + 6 * self._u, room, px * 1.5)
            draw_line(painter, box, str(deal), px, _MIDDLE, bold=False)

    def draw_run(self, painter: QPainter, plot: Plot, values: Sequence[int], pen: QPen) -> list[QPointF]:
        """Draw one line of running points and return where its corners lie."""
        most = max(100, 2 * round(plot.box.width()))
        spots = [plot.spot(*pair) for pair in thinned(values, most)]
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPolyline(QPolygonF(spots))
        return spots

    def draw_dots(self, painter: QPainter, spots: Sequence[QPointF], deals: int) -> None:
        """Draw a dot for each deal, after many deals only the last."""
        painter.setPen(QPen(color("amber_line"), 1.8 * self._u))
        painter.setBrush(color("panel"))
        for dot in spots if deals <= _DOTS else spots[-1:]:
            painter.drawEllipse(dot, 3.6 * self._u, 3.6 * self._u)


class PointsChart(RunningChart):
    """Running points from nothing to the last deal; in words for those who do not see it."""

    def __init__(self) -> None:
        super().__init__("points_chart")
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

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw axes, line, dots, and the last value."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        u, last, deals = self._u, self._values[-1], len(self._values) - 1
        wide = text_width(signed(last), _LAST_PX * u, bold=True)
        plot = self.draw_axes(painter, self._values, deals, wide + 14 * u)
        spots = self.draw_run(painter, plot, self._values, QPen(color("amber_line"), 2.4 * u))
        self.draw_dots(painter, spots, deals)
        painter.setPen(color("leaf_text" if last > 0 else "cinnabar_text" if last < 0 else "ink"))
        box = QRectF(plot.box.right() + 8 * u, spots[-1].y() - 12 * u, self.width(), 24 * u)
        draw_line(painter, box, signed(last), _LAST_PX * u, _LEFT, bold=True)


def _between(one: float, other: float, part: float) -> float:
    return one + (other - one) * part
