"""One line about the chosen cards: what they are, why not, or what to beware of."""

from __future__ import annotations

from enum import Enum

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from liudou_gui.model.words import plain_tip
from liudou_gui.widgets.controls import draw_line, text_width
from liudou_gui.widgets.styles import color

_LEAST_HIGH = 20
_LEFT = Qt.AlignmentFlag.AlignLeft


class Sign(Enum):
    """What kind of line it is; each has a shape of its own."""

    NONE = "none"
    GOOD = "good"
    BAD = "bad"
    CAUTION = "caution"
    INFO = "info"


class VerdictPill(QWidget):
    """One line: a sign, the main words in bold, the rest beside them."""

    clicked = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("verdict")
        self._k = 1.0
        self._room: float | None = None
        self._sign, self._main, self._rest = Sign.NONE, "", ""
        self.set_scale(1.0)

    def set_scale(self, k: float, room: float | None = None) -> None:
        """Draw at *k*, no higher than *room*."""
        self._k, self._room = k, room
        self.setFixedHeight(self._high())
        self.updateGeometry()

    def _high(self) -> int:
        high = 28 * self._k if self._room is None else min(28 * self._k, self._room)
        return max(_LEAST_HIGH, int(high))

    def show_verdict(self, sign: Sign, main: str, rest: str, more: str = "") -> None:
        """Show a verdict; empty words hide the pill but keep its place. *more* is told when asked for."""
        self.setToolTip(plain_tip(more))
        self.setAccessibleDescription(more)
        if (sign, main, rest) == (self._sign, self._main, self._rest):
            return
        self._sign, self._main, self._rest = sign, main, rest
        self.setAccessibleName(f"{main} {rest}".strip())
        self.updateGeometry()
        self.update()

    @property
    def text(self) -> str:
        """What the pill says."""
        return f"{self._main} {self._rest}".strip()

    def sizeHint(self) -> QSize:
        """Return the width of the words and the icon."""
        return QSize(self.width_for(self._main, self._rest), self._high())

    def width_for(self, main: str, rest: str) -> int:
        """Return how wide a pill must be for such words."""
        k = self._k
        wide = text_width(main, 14 * k, bold=True) + 46 * k
        if rest:
            wide += text_width(rest, 14 * k) + 8 * k
        return round(wide) + 2

    def minimumSizeHint(self) -> QSize:
        """Return a small width: long words are elided, never the layout stretched."""
        return QSize(1, self._high())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Tell of a click on what is said."""
        if self._main and self.rect().contains(event.position().toPoint()):
            self.clicked.emit()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw pill, icon and words."""
        if not self._main:
            return
        k = self._k
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(color("panel"))
        painter.drawRoundedRect(box, box.height() / 2, box.height() / 2)
        x, y = box.left() + 18 * k, box.center().y()
        draw_sign(painter, self._sign, x, y, k)
        left, right = box.left() + 31 * k, box.right() - 14 * k
        wide = min(text_width(self._main, 14 * k, bold=True), right - left)
        painter.setPen(color("ink"))
        line = QRectF(left, box.top(), wide, box.height())
        draw_line(painter, line, self._main, 14 * k, _LEFT, bold=True)
        if self._rest:
            left += wide + 8 * k
            painter.setPen(color("ink2"))
            line = QRectF(left, box.top(), max(0.0, right - left), box.height())
            draw_line(painter, line, self._rest, 14 * k, _LEFT, bold=False)


def draw_sign(painter: QPainter, sign: Sign, x: float, y: float, k: float, ink: str = "") -> None:
    """Draw a tick, a cross, a triangle or a disc round a point, in its usual colour or that of *ink*."""
    tokens = {Sign.GOOD: "leaf_text", Sign.BAD: "cinnabar_text", Sign.CAUTION: "cinnabar_text"}
    pen = QPen(color(ink or tokens.get(sign, "ink2")), 2 * k)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    icon = QPainterPath()
    match sign:
        case Sign.GOOD:
            icon.moveTo(x - 5 * k, y)
            icon.lineTo(x - 1.5 * k, y + 4 * k)
            icon.lineTo(x + 5 * k, y - 4 * k)
        case Sign.BAD:
            for way in (1, -1):
                icon.moveTo(x - 4.5 * k, y - 4.5 * k * way)
                icon.lineTo(x + 4.5 * k, y + 4.5 * k * way)
        case Sign.CAUTION:
            icon.moveTo(x, y - 6.5 * k)
            icon.lineTo(x + 7 * k, y + 5.5 * k)
            icon.lineTo(x - 7 * k, y + 5.5 * k)
            icon.closeSubpath()
            icon.moveTo(x, y - 2 * k)
            icon.lineTo(x, y + 1.2 * k)
            icon.moveTo(x, y + 3.4 * k)
            icon.lineTo(x, y + 3.5 * k)
        case Sign.INFO:
            icon.addEllipse(QPointF(x, y), 7 * k, 7 * k)
            icon.moveTo(x, y - 0.5 * k)
            icon.lineTo(x, y + 3.5 * k)
            icon.moveTo(x, y - 3.4 * k)
            icon.lineTo(x, y - 3.3 * k)
        case Sign.NONE:
            return
    painter.drawPath(icon)
