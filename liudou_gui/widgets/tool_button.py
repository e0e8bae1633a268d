"""A small button with a drawn icon and perhaps a word beside it."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton

from liudou_gui.model.keymap import Command
from liudou_gui.model.words import translate
from liudou_gui.widgets.controls import draw_line, text_width
from liudou_gui.widgets.keys import cap_text
from liudou_gui.widgets.styles import color, mixed
from liudou_gui.widgets.theme import HIT

Icon = Callable[[QPainterPath], None]


class ToolButton(QAbstractButton):
    """A small button with a drawn icon and perhaps a word; its tooltip names it with its key."""

    def __init__(
        self,
        name: str,
        icon: Icon,
        command: Command | None = None,
        *,
        checkable: bool = False,
        flat: bool = False,
    ) -> None:
        super().__init__()
        self.setObjectName(name)
        self.setCheckable(checkable)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self._icon, self.command, self._flat = icon, command, flat
        self._word, self._worded, self._k = "", True, 1.0

    def set_texts(self, spoken: str, word: str = "") -> None:
        """Set what a screen reader and the tooltip say, and the *word* beside the icon."""
        self._word = word
        self.setText(spoken)
        self.setAccessibleName(spoken)
        cap = cap_text(self.command) if self.command is not None else ""
        tip = translate("Tools", "{name} ({key})").format(name=spoken, key=cap) if cap else spoken
        self.setToolTip(tip)
        self.updateGeometry()
        self.update()

    def show_word(self, shown: bool) -> None:
        """Show the word beside the icon or the icon alone."""
        if shown != self._worded:
            self._worded = shown
            self.updateGeometry()

    def set_icon(self, icon: Icon) -> None:
        """Show another icon."""
        self._icon = icon
        self.update()

    def set_scale(self, k: float) -> None:
        """Draw at *k*."""
        self._k = k
        self.updateGeometry()
        self.update()

    def minimumSizeHint(self) -> QSize:
        """Return the same: nothing is cut."""
        return self.sizeHint()

    @property
    def _side(self) -> float:
        return max(HIT, 36 * self._k)

    def sizeHint(self) -> QSize:
        """Return the size of icon and word."""
        k = self._k
        wide = self._side
        if self._word and self._worded:
            wide += text_width(self._word, 13 * k, bold=not self._flat) + 6 * k
        return QSize(round(wide), round(self._side))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw paper, icon, word and focus."""
        k = self._k
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paper = color("page" if self._flat else "panel")
        fill = paper if self.isEnabled() or self._flat else color("inset")
        if self.isChecked():
            fill = mixed(paper, color("amber"), 0.48)
        if self.isEnabled() and (self.underMouse() or self.isDown()):
            fill = mixed(fill, color("ink"), 0.14 if self.isDown() else 0.06)
        box = QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5)
        bare = self._flat and fill == paper  # whatever it stands on shines through
        painter.setBrush(Qt.BrushStyle.NoBrush if bare else fill)
        edge = QPen(color("amber_line" if self.isChecked() else "line"), max(1.0, 1.4 * k))
        painter.setPen(Qt.PenStyle.NoPen if self._flat and not self.isChecked() else edge)
        painter.drawRoundedRect(box, 9 * k, 9 * k)
        ink = color("ink" if self.isEnabled() else "ink2")
        pen = QPen(ink, 1.8)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.save()
        painter.translate(self._side / 2, box.center().y())
        painter.scale(k, k)
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        path = QPainterPath()
        self._icon(path)
        painter.drawPath(path)
        painter.restore()
        if self._word and self._worded:
            painter.setPen(ink)
            left = self._side - 3 * k
            line = QRectF(left, box.top(), box.width() - left - k, box.height())
            draw_line(painter, line, self._word, 13 * k, Qt.AlignmentFlag.AlignLeft, bold=self.isChecked())
        if self.hasFocus():
            painter.setPen(QPen(color("ink"), 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 10 * k, 10 * k)
