"""The running scores of all six seats: a line each, told apart by dashes and the name at its end."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen

from engine.ruleset import SEATS
from liudou_gui.model.score_sheet import Evening
from liudou_gui.model.words import signed, translate
from liudou_gui.widgets.avatars import draw_avatar
from liudou_gui.widgets.controls import draw_line, text_width
from liudou_gui.widgets.points_chart import Plot, RunningChart
from liudou_gui.widgets.styles import color, smallest_px

_PX, _NAME, _HEAD = 12, 74, 8
"""Sizes of an end label: its text, the widest name, the radius of the head before it."""

_OWN = "amber_line"
_LINES: tuple[tuple[str, tuple[float, ...]], ...] = (
    ("ink2", (6, 3)),
    ("teal_text", (1.6, 2.2)),
    ("cinnabar_text", (9, 3, 2, 3)),
    ("neg_text", (4, 2, 1, 2, 1, 2)),
    ("leaf_text", (12, 4)),
    ("pos_text", (2.5, 4)),
)
"""Colours and dashes of the others."""


def spread(heights: Sequence[float], gap: float, low: float, high: float) -> list[float]:
    """Return *heights* moved apart to at least *gap*, in the same order, between *low* and *high*."""
    order = sorted(range(len(heights)), key=lambda place: heights[place])
    placed = list(heights)
    limit = low
    for place in order:
        limit = placed[place] = max(placed[place], limit)
        limit += gap
    limit = max(high, low + gap * (len(heights) - 1))
    for place in reversed(order):
        limit = placed[place] = min(placed[place], limit)
        limit -= gap
    return placed


class ScoresChart(RunningChart):
    """Six running lines; the own one is thick, with dots."""

    def __init__(self, name: str = "scores_chart", high: int = 200) -> None:
        super().__init__(name, high)
        self._evening = Evening()

    def show_evening(self, evening: Evening) -> None:
        """Show the totals deal by deal; in words the totals now."""
        self._evening = evening
        self.setAccessibleName(translate("Scores", "Running scores"))
        said = translate("Scores", "{name}: total {total}")
        totals = zip(evening.names, evening.totals, strict=True)
        self.setAccessibleDescription(
            "; ".join(said.format(name=name, total=signed(total)) for name, total in totals)
        )
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw axes, lines, and names at their ends."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        evening, u, px = self._evening, self._u, max(_PX * self._u, smallest_px())
        running = evening.running
        wide = min(max(text_width(name, px, bold=True) for name in evening.names), _NAME * u)
        right = wide + (2 * _HEAD + 22) * u
        values = [value for totals in running for value in totals]
        plot = self.draw_axes(painter, values, len(running) - 1, right)
        ends: dict[int, QPointF] = {}
        # the own line lies over all others
        for seat in sorted(range(SEATS), key=lambda seat: seat == evening.viewer):
            spots = self.draw_run(painter, plot, [totals[seat] for totals in running], self._pen(seat))
            if seat == evening.viewer:
                self.draw_dots(painter, spots, len(running) - 1)
            ends[seat] = spots[-1]
        self._draw_ends(painter, plot, [ends[seat] for seat in range(SEATS)], px, wide)

    def _pen(self, seat: int) -> QPen:
        if seat == self._evening.viewer:
            return QPen(color(_OWN), 2.8 * self._u)
        token, dashes = _LINES[seat]
        pen = QPen(color(token), 1.6 * self._u)
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        pen.setDashPattern(dashes)
        return pen

    def _draw_ends(
        self, painter: QPainter, plot: Plot, ends: Sequence[QPointF], px: float, wide: float
    ) -> None:
        u, gap = self._u, max(2 * _HEAD * self._u + 1, px * 1.25)
        # equal totals keep the order of the seats, and a hair apart they are sorted so
        heights = [end.y() + seat * 1e-3 for seat, end in enumerate(ends)]
        centres = spread(heights, gap, gap / 2, self.height() - gap / 2)
        left = plot.box.right()
        for seat, (end, y) in enumerate(zip(ends, centres, strict=True)):
            own = seat == self._evening.viewer
            painter.setPen(QPen(color(_OWN if own else _LINES[seat][0]), max(1.0, u)))
            painter.drawLine(end + QPointF(4 * u if own else 0, 0), QPointF(left + 12 * u, y))
            draw_avatar(painter, seat, left + (13 + _HEAD) * u, y, _HEAD * u)
            painter.setPen(color("ink" if own else "ink2"))
            box = QRectF(left + (17 + 2 * _HEAD) * u, y - px, wide, 2 * px)
            draw_line(painter, box, self._evening.names[seat], px, Qt.AlignmentFlag.AlignLeft, bold=own)
