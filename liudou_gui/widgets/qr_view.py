"""A QR code, drawn square by square on white with the margin that cameras need."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from liudou_gui.net.invitation import qr_matrix
from liudou_gui.widgets.styles import color

MARGIN = 4
"""The quiet margin, in modules."""
_EDGE = 2
_DARK, _LIGHT = QColor("#1B1A17"), QColor("#FFFFFF")


class QrView(QWidget):
    """Shows a link as a QR code; black on white in every theme, and always in whole pixels."""

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("invitation_qr")
        self.link = ""
        self._most = 200
        self._rows: tuple[tuple[bool, ...], ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_link(self, link: str) -> None:
        """Show a link; empty for nothing."""
        if link != self.link:
            self.link = link
            self._rows = qr_matrix(link) if link else ()
            self.set_room(self._most)
            self.update()

    def set_room(self, most: int) -> None:
        """Be as large as whole pixels for each module allow in *most* pixels."""
        self._most = most
        modules = len(self._rows) + 2 * MARGIN
        side = modules * max(1, (most - 2 * _EDGE) // modules) + 2 * _EDGE if self._rows else most
        self.setFixedSize(side, side)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw paper and modules."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(_LIGHT)
        painter.setPen(QPen(color("line"), 1.4))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 12, 12)
        if not self._rows:
            return
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, on=False)
        count = len(self._rows)
        module = max(1, (self.width() - 2 * _EDGE) // (count + 2 * MARGIN))
        first = (self.width() - module * count) // 2
        painter.setPen(Qt.PenStyle.NoPen)
        for y, row in enumerate(self._rows):
            for x, dark in enumerate(row):
                if dark:
                    painter.fillRect(first + x * module, first + y * module, module, module, _DARK)
