"""A sheet of rice paper, on which pages put what belongs together."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from liudou_gui.widgets.styles import color


class Sheet(QWidget):
    """A sheet that holds other widgets; a *lit* one has an amber edge."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.setObjectName(name)
        self.lit = False

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the sheet."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(color("panel"))
        painter.setPen(QPen(color("amber_line" if self.lit else "line"), 1.6))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 16, 16)
