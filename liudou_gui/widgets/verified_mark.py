"""The sign that tells whether a dealing was verified: a shield, told apart by shape and by colour."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QPushButton, QSizePolicy, QWidget

from liudou_gui.model.fair_strings import fairness_text, spoken_text
from liudou_gui.session.verdict import Fairness, Verdict
from liudou_gui.widgets.controls import draw_line, text_width
from liudou_gui.widgets.fair_dialog import FairDialog
from liudou_gui.widgets.styles import color, mixed, smallest_px

_TOKENS = {
    Fairness.VERIFIED: ("leaf", "leaf_text"),
    Fairness.NOT_VERIFIED: ("ink2", "ink2"),
    Fairness.WRONG: ("cinnabar", "cinnabar_text"),
}
"""The colour of the shield, and of the words beside it."""


class VerifiedMark(QPushButton):
    """A verdict in a sign and a few words; a click opens the explanation. Hidden without a verdict."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("verified_mark")
        self.setStyleSheet("QPushButton { min-height: 0px; padding: 0px; border: none; }")
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self._verdict: Verdict | None = None
        self._scale = 1.0
        self.clicked.connect(self._explain)
        self.hide()

    @property
    def verdict(self) -> Verdict | None:
        """What is shown."""
        return self._verdict

    def show_verdict(self, verdict: Verdict | None) -> None:
        """Show a verdict; None hides the mark."""
        self._verdict = verdict
        self.setVisible(verdict is not None)
        self.retranslate()

    def set_scale(self, scale: float) -> None:
        """Draw at *scale*."""
        self._scale = scale
        self.setFixedHeight(round(max(32 * scale, 2 * smallest_px())))
        self.updateGeometry()
        self.update()

    def retranslate(self) -> None:
        """Set all texts."""
        if self._verdict is None:
            return
        self.setText(fairness_text(self._verdict.fairness))
        self.setAccessibleName(spoken_text(self._verdict))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """Return the size that shows sign and words whole."""
        k = self._scale
        high = round(max(32 * k, 2 * smallest_px()))
        return QSize(round(text_width(self.text(), self._px(), bold=True) + 50 * k) + 2, high)

    def minimumSizeHint(self) -> QSize:
        """Return the same: the words are never cut."""
        return self.sizeHint()

    def _px(self) -> float:
        return max(14 * self._scale, smallest_px())

    def _explain(self) -> None:
        if self._verdict is not None:
            FairDialog(self._verdict, self._scale, self.window()).open()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw pill, shield and words."""
        if self._verdict is None:
            return
        k, (_, words) = self._scale, _TOKENS[self._verdict.fairness]
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5)
        fill = color("panel")
        painter.setBrush(mixed(fill, color("ink"), 0.06) if self.underMouse() or self.isDown() else fill)
        ring = self.hasFocus()
        painter.setPen(QPen(color("ink" if ring else "line"), 2 if ring else max(1.0, 1.2 * k)))
        painter.drawRoundedRect(box, box.height() / 2, box.height() / 2)
        draw_shield(painter, self._verdict.fairness, box.left() + 19 * k, box.center().y(), 22 * k)
        painter.setPen(color(words))
        line = QRectF(box.left() + 34 * k, box.top(), box.width() - 46 * k, box.height())
        draw_line(painter, line, self.text(), self._px(), Qt.AlignmentFlag.AlignLeft, bold=True)


def draw_shield(painter: QPainter, fairness: Fairness, x: float, y: float, size: float) -> None:
    """Draw a shield *size* high round a point: full with a tick, a dashed outline, full with a cross."""
    painter.save()
    painter.translate(x, y)
    painter.scale(size, size)
    fill = color(_TOKENS[fairness][0])
    if fairness is Fairness.NOT_VERIFIED:
        pen = QPen(fill, 0.08)
        pen.setDashPattern([2.2, 1.5])
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
    else:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(fill)
    painter.drawPath(_shield())
    ink = fill if fairness is Fairness.NOT_VERIFIED else color("on_badge")
    painter.setPen(QPen(ink, 0.1, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(_sign(fairness))
    painter.restore()


def _shield() -> QPainterPath:
    """A shield in ±.5."""
    path = QPainterPath(QPointF(0, -0.48))
    path.cubicTo(0.12, -0.38, 0.26, -0.34, 0.4, -0.33)
    path.cubicTo(0.42, 0.08, 0.3, 0.34, 0, 0.48)
    path.cubicTo(-0.3, 0.34, -0.42, 0.08, -0.4, -0.33)
    path.cubicTo(-0.26, -0.34, -0.12, -0.38, 0, -0.48)
    return path


def _sign(fairness: Fairness) -> QPainterPath:
    path = QPainterPath()
    match fairness:
        case Fairness.VERIFIED:
            path.moveTo(-0.18, 0)
            path.lineTo(-0.04, 0.14)
            path.lineTo(0.19, -0.13)
        case Fairness.WRONG:
            for way in (1, -1):
                path.moveTo(-0.14, -0.14 * way - 0.02)
                path.lineTo(0.14, 0.14 * way - 0.02)
        case Fairness.NOT_VERIFIED:
            path.moveTo(-0.13, 0)
            path.lineTo(0.13, 0)
    return path
