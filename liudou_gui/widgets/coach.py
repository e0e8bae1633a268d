"""The coach of a lesson: a sheet with one thing at a time, and rings round what it talks about."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QPoint, QRect, QRectF, Qt, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QColor,
    QPainter,
    QPaintEvent,
    QPen,
    QRegion,
)
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from liudou_gui.model.lessons.guide import Guide
from liudou_gui.model.settings import Motion
from liudou_gui.model.words import translate
from liudou_gui.widgets.controls import ButtonKind, KeyButton, label
from liudou_gui.widgets.motion import Mover
from liudou_gui.widgets.sheet import draw_sheet
from liudou_gui.widgets.styles import color, set_role_sizes

WIDTHS = (420.0, 330.0, 560.0, 280.0)
"""How wide the sheet may be, in units; the first one is tried first."""

_BUTTON = 0.82
"""The buttons are so much smaller than those of the table."""

_TEXT = 1.08
"""The words are so much larger than on other sheets."""

_RING_MS = 700
_GAP, _LINE, _COMES_FROM = 4.0, 3.5, 16.0
"""Units between a thing and its ring, the ring's width, and how much farther off it begins."""


class CoachBubble(QWidget):
    """What the *guide* says now, with a way on and a way out; *leave* is a wish."""

    leave = Signal()

    def __init__(self, guide: Guide, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("coach")
        self._guide, self._k, self._said = guide, 1.0, ""
        self.text, self.nudge = label("body", wrap=True), label("notice", wrap=True)
        self.text.setObjectName("coach_text")
        self.nudge.setObjectName("coach_nudge")
        self.number = label("second")
        self.leave_button = KeyButton("coach_leave")
        self.next_button = KeyButton("coach_next", kind=ButtonKind.PRIMARY)
        self.leave_button.clicked.connect(self.leave)
        self.next_button.clicked.connect(guide.read_on)
        self._column, self._row = QVBoxLayout(self), QHBoxLayout()
        self._column.addWidget(self.text)
        self._column.addWidget(self.nudge)
        self._column.addStretch()
        self._row.addWidget(self.leave_button)
        self._row.addStretch()
        self._row.addWidget(self.number)
        self._row.addWidget(self.next_button)
        self._column.addLayout(self._row)
        self.set_scale(1.0)
        self.refresh()

    def refresh(self) -> None:
        """Show and announce the present step."""
        guide = self._guide
        self.text.setText(guide.text)
        self.nudge.setText(guide.nudge)
        self.nudge.setVisible(bool(guide.nudge))
        number = translate("Lesson", "{number} of {count}").format(number=guide.number, count=guide.count)
        self.number.setText(number)
        self.leave_button.set_label(translate("Lesson", "Leave the lesson"))
        words = translate("Lesson", "Finish") if guide.last else translate("Lesson", "Next")
        self.next_button.set_label(words)
        self.next_button.setVisible(guide.reads_on)
        said = f"{guide.nudge} {guide.text}".strip()
        self.setAccessibleName(said)
        if said != self._said:
            self._said = said
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, said))

    def set_scale(self, k: float) -> None:
        """Draw at *k*."""
        self._k = k
        set_role_sizes(self, k * _TEXT)
        for button in (self.leave_button, self.next_button):
            button.set_scale(k * _BUTTON)
        self._column.setContentsMargins(round(16 * k), round(12 * k), round(12 * k), round(10 * k))
        self._column.setSpacing(round(6 * k))
        self._row.setSpacing(round(10 * k))

    def height_at(self, width: float) -> int:
        """Return how high the sheet has to be at *width*."""
        self._column.invalidate()
        high = self._column.totalHeightForWidth(round(width))
        return max(high, self._column.totalMinimumSize().height())

    def least_width(self) -> int:
        """Return the width that shows the buttons whole."""
        self._column.invalidate()
        return self._column.totalMinimumSize().width()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        if event.type() is QEvent.Type.LanguageChange:
            self._guide.retranslate()
        super().changeEvent(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the sheet."""
        draw_sheet(self, 14, edge="amber_line", width=2)


class Spotlight(QWidget):
    """Rings round parts of its parent, which draw in once where motion is wished; the mouse goes through."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("spotlight")
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._mover = Mover(self)
        self._rects: tuple[QRect, ...] = ()
        self._k, self._part = 1.0, 1.0
        self.hide()

    @property
    def rects(self) -> tuple[QRect, ...]:
        """What is lit, in the parent's coordinates."""
        return self._rects

    @property
    def moving(self) -> bool:
        """Whether rings are drawing in."""
        return self._mover.moving

    def set_motion(self, level: Motion) -> None:
        """Move as much as that."""
        self._mover.finish()
        self._mover.level = level

    def stop(self) -> None:
        """Stand still."""
        self._mover.finish()

    def light(self, rects: Sequence[QRect], k: float, *, draw_in: bool) -> None:
        """Put rings round *rects*; *draw_in* lets them come from outside."""
        self._k = k
        if tuple(rects) != self._rects or draw_in:
            self._rects = tuple(rects)
            if draw_in:
                self._mover.finish()
                self._mover.run(_RING_MS, self._come)
        self._fit()

    def _come(self, part: float) -> None:
        self._part = part
        self._fit()

    def _rings(self) -> list[QRectF]:
        out = (_GAP + _COMES_FROM * (1 - self._part)) * self._k
        inside = QRectF(self.rect()).adjusted(2, 2, -2, -2)
        return [QRectF(rect).adjusted(-out, -out, out, out).intersected(inside) for rect in self._rects]

    def _fit(self) -> None:
        """Cover the rings and nothing else, so that what lies below is painted without it."""
        parent = self.parentWidget()
        if parent is not None:
            self.setGeometry(parent.rect())
        region, wide = QRegion(), round(_LINE * self._k) + 3
        for ring in self._rings():
            outer = ring.adjusted(-wide, -wide, wide, wide).toAlignedRect()
            inner = ring.adjusted(wide, wide, -wide, -wide).toAlignedRect()
            corner = round(12 * self._k)
            hole = QRegion(inner.adjusted(corner, 0, -corner, 0)).united(
                inner.adjusted(0, corner, 0, -corner)
            )
            region = region.united(QRegion(outer).subtracted(hole))
        self.setMask(region)
        self.setVisible(not region.isEmpty())
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the rings, light on dark, so that they are seen on paper and felt."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        line = _LINE * self._k
        dark = QColor(color("pill"))
        for ring in self._rings():
            radius = 12 * self._k
            for pen in (QPen(dark, line + 2), QPen(color("amber"), line)):
                painter.setPen(pen)
                painter.drawRoundedRect(ring, radius, radius)


def rect_on(page: QWidget, widget: QWidget) -> QRect:
    """Return where *widget* lies on *page*."""
    return QRect(widget.mapTo(page, QPoint(0, 0)), widget.size())
