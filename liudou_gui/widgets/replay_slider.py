"""A slider over the steps of a replay, with a mark where each trick begins, and notes above it."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSlider

from liudou_gui.widgets.styles import color

_KNOB = 9


class ReplaySlider(QSlider):
    """*wished* has the position that a person points at; keys are the parent's."""

    wished = Signal(int)

    def __init__(self, length: int) -> None:
        super().__init__(Qt.Orientation.Horizontal)
        self.setObjectName("replay_slider")
        self.setRange(0, length)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._k = 1.0
        self._marks: tuple[int, ...] = ()
        self._notes: tuple[int, ...] = ()

    @property
    def marks(self) -> tuple[int, ...]:
        """The marked positions, in order."""
        return self._marks

    def set_marks(self, marks: Iterable[int]) -> None:
        """Mark positions."""
        self._marks = tuple(sorted(marks))
        self.update()

    @property
    def notes(self) -> tuple[int, ...]:
        """The positions with a note, in order."""
        return self._notes

    def set_notes(self, notes: Iterable[int]) -> None:
        """Mark positions above the groove, for what somebody may want to look at."""
        wanted = tuple(sorted(notes))
        if wanted != self._notes:
            self._notes = wanted
            self.update()

    def set_scale(self, k: float) -> None:
        """Draw at *k*."""
        self._k = k
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """Return a size that a pointer can hit."""
        return QSize(round(240 * self._k), max(32, round(40 * self._k)))

    def minimumSizeHint(self) -> QSize:
        """Return the least size that is of use."""
        return QSize(round(64 * self._k), max(32, round(40 * self._k)))

    def place_of(self, position: int) -> float:
        """Return where a position is, in pixels from the left."""
        edge = (_KNOB + 2) * self._k
        return edge + (self.width() - 2 * edge) * position / max(1, self.maximum())

    def _position_at(self, x: float) -> int:
        left, right = self.place_of(0), self.place_of(self.maximum())
        part = (x - left) / max(1.0, right - left)
        return max(0, min(self.maximum(), round(part * self.maximum())))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Go where the pointer is."""
        if event.button() is Qt.MouseButton.LeftButton:
            self.wished.emit(self._position_at(event.position().x()))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Follow the pointer."""
        if event.buttons() & Qt.MouseButton.LeftButton:
            position = self._position_at(event.position().x())
            if position != self.value():
                self.wished.emit(position)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Rest."""
        event.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave the keys to the parent, where they mean the same everywhere."""
        event.ignore()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw groove, marks, knob and focus ring."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        k, middle = self._k, self.height() / 2
        left, right, here = self.place_of(0), self.place_of(self.maximum()), self.place_of(self.value())
        painter.setPen(QPen(color("ink2"), max(1.0, k)))
        for mark in self._marks:
            x = self.place_of(mark)
            painter.drawLine(QPointF(x, middle + 5 * k), QPointF(x, middle + 10 * k))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(color("cinnabar_text"))
        for note in self._notes:
            x, top = self.place_of(note), middle - 12 * k
            painter.drawPolygon([QPointF(x - 4 * k, top), QPointF(x + 4 * k, top), QPointF(x, top + 6.5 * k)])
        for token, end in (("line", right), ("amber_line", here)):
            painter.setBrush(color(token))
            painter.drawRoundedRect(QRectF(left, middle - 3 * k, end - left, 6 * k), 3 * k, 3 * k)
        painter.setBrush(color("amber"))
        painter.setPen(QPen(color("ink" if self.hasFocus() else "amber_line"), 2))
        painter.drawEllipse(QPointF(here, middle), _KNOB * k, _KNOB * k)
