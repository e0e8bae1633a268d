"""Notices at the lower right: at most two, for five seconds, spoken to screen readers too."""

from __future__ import annotations

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from liudou_gui.widgets.controls import label
from liudou_gui.widgets.sheet import draw_sheet
from liudou_gui.widgets.styles import set_role_sizes

_SHOWN_MS = 5_000
_MOST = 2


class _Notice(QWidget):
    def __init__(self, text: str) -> None:
        super().__init__()
        self.setObjectName("notice")
        self.setAccessibleName(text)
        row = QHBoxLayout(self)
        row.setContentsMargins(16, 10, 16, 10)
        row.addWidget(label("body", text, wrap=True))

    def paintEvent(self, _event: QPaintEvent) -> None:
        draw_sheet(self, 10, edge="amber_line")


class Notices(QWidget):
    """A small stack over its parent; mouse presses go through it."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("notices")
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._scale = 1.0
        self._shown: list[_Notice] = []
        self._clock = QTimer(self)
        self._clock.setSingleShot(True)
        self._clock.setInterval(_SHOWN_MS)
        self._clock.timeout.connect(self.clear)
        self.hide()

    def set_scale(self, scale: float) -> None:
        """Draw at *scale*."""
        self._scale = scale

    def say(self, text: str) -> None:
        """Show and announce *text*."""
        notice = _Notice(text)
        set_role_sizes(notice, self._scale)
        self._column.addWidget(notice)
        self._shown.append(notice)
        while len(self._shown) > _MOST:
            self._drop(self._shown[0])
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, text))
        self.place()
        self.show()
        self.raise_()
        self._clock.start()

    def texts(self) -> list[str]:
        """Return what is shown."""
        return [notice.accessibleName() for notice in self._shown]

    def clear(self) -> None:
        """Take all notices away."""
        for notice in list(self._shown):
            self._drop(notice)
        self.hide()

    def place(self) -> None:
        """Move to the lower right of the parent, above the hand."""
        parent = self.parentWidget()
        if parent is None:
            return
        wide = min(round(398 * self._scale), parent.width() - 24)
        self.setFixedWidth(wide)
        self._column.activate()
        high = (
            self._column.heightForWidth(wide)
            if self._column.hasHeightForWidth()
            else self.sizeHint().height()
        )
        bottom = round(parent.height() * 0.62)
        self.setGeometry(parent.width() - wide - 14, max(8, bottom - high), wide, high)

    def _drop(self, notice: _Notice) -> None:
        self._shown.remove(notice)
        self._column.removeWidget(notice)
        notice.hide()
        notice.deleteLater()
