"""Sheets of rice paper, on which pages put what belongs together."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from liudou_gui.widgets.styles import color


def draw_sheet(widget: QWidget, radius: float, *, edge: str = "line", width: float = 1.5) -> None:
    """Draw a whole widget as a sheet with round corners and an *edge* in that colour."""
    painter = QPainter(widget)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(color("panel"))
    painter.setPen(QPen(color(edge), width))
    painter.drawRoundedRect(QRectF(widget.rect()).adjusted(1, 1, -1, -1), radius, radius)


class Sheet(QWidget):
    """A sheet that holds other widgets; a *lit* one has an amber edge."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.setObjectName(name)
        self.lit = False

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the sheet."""
        draw_sheet(self, 16, edge="amber_line" if self.lit else "line", width=1.6)
