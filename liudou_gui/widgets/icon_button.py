"""Square buttons with a drawn sign, for playing something back."""

from __future__ import annotations

from enum import Enum

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QEnterEvent, QKeyEvent, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QPushButton, QSizePolicy

from liudou_gui.widgets.styles import color, mixed

_SIDE = 40
_PRESSING = (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter)


class Sign(Enum):
    """What a button shows, on a grid of 20: chevrons as ``(x of the tip, direction)``, and an end bar."""

    START = ("start", ((7.5, -1),), 5.0)
    TRICK_BACK = ("trick_back", ((4.5, -1), (10.0, -1)), None)
    BACK = ("back", ((7.0, -1),), None)
    PLAY = ("play", (), None)
    PAUSE = ("pause", (), None)
    FORWARD = ("forward", ((13.0, 1),), None)
    TRICK_ON = ("trick_on", ((10.0, 1), (15.5, 1)), None)
    END = ("end", ((12.5, 1),), 15.0)


class IconButton(QPushButton):
    """Shows a sign; arrow keys pass on to its parent."""

    def __init__(self, name: str, sign: Sign) -> None:
        super().__init__()
        self.setObjectName(name)
        self._sign, self._k = sign, 1.0
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    @property
    def sign(self) -> Sign:
        """The sign that is shown."""
        return self._sign

    def set_sign(self, sign: Sign) -> None:
        """Show another sign."""
        if sign is not self._sign:
            self._sign = sign
            self.update()

    def set_words(self, words: str) -> None:
        """Say what the button does."""
        self.setAccessibleName(words)
        self.setToolTip(words)

    def set_scale(self, k: float) -> None:
        """Draw at *k*, at least as large as a finger or pointer needs."""
        self._k = k
        self.setFixedSize(self.sizeHint())
        inner = self.sizeHint().height() - 4  # a page's style sheet makes other buttons higher
        self.setStyleSheet(f"QPushButton {{ padding: 0; min-width: {inner}px; min-height: {inner}px; }}")

    def sizeHint(self) -> QSize:
        """Return a square."""
        side = max(32, round(_SIDE * self._k))
        return QSize(side, side)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take the keys that press; all others are the parent's."""
        if event.key() in _PRESSING:
            super().keyPressEvent(event)
        else:
            event.ignore()

    def enterEvent(self, event: QEnterEvent) -> None:
        """Lift a little."""
        super().enterEvent(event)
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw ground, sign and focus ring."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        k, box = self._k, QRectF(self.rect()).adjusted(2, 2, -2, -2)
        playing = self._sign in (Sign.PLAY, Sign.PAUSE)
        fill, ink = color("amber" if playing else "panel"), color("on_amber" if playing else "ink")
        if not self.isEnabled():
            fill, ink = color("inset"), color("ink2")
        elif self.underMouse() or self.isDown():
            fill = mixed(fill, color("ink"), 0.14 if self.isDown() else 0.06)
        painter.setBrush(fill)
        painter.setPen(QPen(color("amber_line" if playing else "line"), max(1.0, 1.4 * k)))
        painter.drawRoundedRect(box, 10 * k, 10 * k)
        if self.hasFocus():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(color("ink"), 2))
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 11 * k, 11 * k)
        side = self.width() / 2
        painter.translate(box.center() - QPointF(side / 2, side / 2))
        painter.scale(side / 20, side / 20)
        pen = QPen(ink, 2.2)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setPen(pen)
        painter.setBrush(ink)
        self._draw_sign(painter)

    def _draw_sign(self, painter: QPainter) -> None:
        if self._sign is Sign.PLAY:
            painter.drawPolygon(QPolygonF([QPointF(6, 4), QPointF(16, 10), QPointF(6, 16)]))
            return
        if self._sign is Sign.PAUSE:
            painter.drawRect(QRectF(5.5, 4, 2.5, 12))
            painter.drawRect(QRectF(12, 4, 2.5, 12))
            return
        _, chevrons, bar = self._sign.value
        for tip, way in chevrons:
            back = tip - 6 * way
            painter.drawPolyline(QPolygonF([QPointF(back, 4), QPointF(tip, 10), QPointF(back, 16)]))
        if bar is not None:
            painter.drawLine(QPointF(bar, 4), QPointF(bar, 16))
