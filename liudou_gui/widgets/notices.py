"""Notices at the right: at most two, for five seconds or a minute, spoken to screen readers too.

Those that stay for a minute can be sent away.
"""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QRect, Qt, QTimer
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from liudou_gui.model.words import translate
from liudou_gui.widgets import lobby_icons
from liudou_gui.widgets.controls import label
from liudou_gui.widgets.sheet import draw_sheet
from liudou_gui.widgets.styles import set_role_sizes
from liudou_gui.widgets.tool_button import ToolButton

_SHOWN_MS = 5_000
_WARNED_MS = 60_000
"""What is lost is told for so long: nobody may be looking when it happens."""
_MOST = 2
_GAP = 6
_WIDE = 398
_LOOSE = 4
"""So many pixels more than its words has a line, so that none of them is broken off."""
_CROSS = 0.7
"""So much smaller than the table's tools is the button that sends a warning away."""
_TIGHT, _SMALLER = 70, 0.8
"""Where less than so many units of height are free, notices are smaller by so much."""


class _Notice(QWidget):
    def __init__(self, text: str, *, warns: bool, about: str = "") -> None:
        super().__init__()
        self.warns, self.about = warns, about
        self.clock = QTimer(self)
        self.clock.setSingleShot(True)
        self.clock.start(_WARNED_MS if warns else _SHOWN_MS)
        self.setObjectName("notice")
        self.setAccessibleName(text)
        self._row = QHBoxLayout(self)
        self._words = label("body", text, wrap=True)
        self._row.addWidget(self._words, 1)
        self.close_button = ToolButton("close_notice", lobby_icons.cross, flat=True) if warns else None
        if self.close_button is not None:
            self.close_button.set_texts(translate("Drawer", "Close"))
            self._row.addWidget(self.close_button)

    def set_scale(self, scale: float, *, tight: bool) -> None:
        """Draw at *scale*."""
        margin = 3 if tight else 10
        self._row.setContentsMargins(16, margin, 16 if self.close_button is None else 4, margin)
        set_role_sizes(self, _SMALLER * scale if tight else scale)
        if self.close_button is not None:
            self.close_button.set_scale(_CROSS * scale)

    def wide(self, most: int) -> int:
        """Return how wide it is, *most* pixels at most: no wider than its words in one line."""
        self._words.ensurePolished()
        margins = self._row.contentsMargins()
        line = self._words.fontMetrics().horizontalAdvance(self._words.text()) + _LOOSE
        beside = margins.left() + margins.right()
        if self.close_button is not None:
            beside += self._row.spacing() + self.close_button.sizeHint().width()
        return min(most, line + beside)

    def high(self, wide: int) -> int:
        """Return how high it is at so many pixels of width."""
        return self._row.totalHeightForWidth(wide)

    def paintEvent(self, _event: QPaintEvent) -> None:
        draw_sheet(self, 10, edge="amber_line")


class Notices(QWidget):
    """A small stack over its parent; mouse presses go through it where nothing can be sent away."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("notices")
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._scale = 1.0
        self._room: QRect | None = None
        self._shown: list[_Notice] = []
        self.hide()

    def set_scale(self, scale: float) -> None:
        """Draw at *scale*."""
        self._scale = scale

    def warn(self, text: str) -> None:
        """Show and announce *text*, which says that something was lost."""
        self._add(_Notice(text, warns=True), text)

    def say(self, text: str, about: str = "") -> None:
        """Show and announce *text*, instead of what was said before *about* the same thing."""
        self.unsay(about)
        self._add(_Notice(text, warns=False, about=about), text)

    def unsay(self, about: str) -> None:
        """Take away what was said *about* something and holds no longer."""
        for notice in [each for each in self._shown if about and each.about == about]:
            self._over(notice)

    def _add(self, notice: _Notice, text: str) -> None:
        notice.clock.timeout.connect(partial(self._over, notice))
        if notice.close_button is not None:
            notice.close_button.clicked.connect(partial(self._over, notice))
        notice.setParent(self)
        notice.show()
        self._shown.append(notice)
        while len(self._shown) > _MOST:
            self._drop(min(self._shown, key=lambda each: each.warns))
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, text))
        self.place(self._room)
        self.show()
        self.raise_()

    def texts(self) -> list[str]:
        """Return what is shown."""
        return [notice.accessibleName() for notice in self._shown]

    def send_away(self) -> bool:
        """Take the last warning away; return whether there was one."""
        warnings = [notice for notice in self._shown if notice.warns]
        if warnings:
            self._over(warnings[-1])
        return bool(warnings)

    def clear(self) -> None:
        """Take all notices away."""
        for notice in list(self._shown):
            self._drop(notice)
        self.hide()

    def place(self, room: QRect | None = None) -> None:
        """Move to the right of *room*, at its middle; to the lower right of the parent without one."""
        self._room = room
        warns = any(notice.warns for notice in self._shown)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents, not warns)
        parent = self.parentWidget()
        if parent is None:
            return
        free = parent.width() if room is None else room.width()
        tight = room is not None and room.height() < _TIGHT * self._scale
        for notice in self._shown:
            notice.set_scale(self._scale, tight=tight)
        wide = min(round(_WIDE * self._scale), free - 24)
        if room is not None and self._high(wide) > room.height():
            wide = free - 24
        wide = max((notice.wide(wide) for notice in self._shown), default=wide)
        high = self._high(wide)
        right = parent.width() if room is None else room.x() + room.width()
        top = round(parent.height() * 0.62) - high
        if room is not None:
            top = room.y() + (room.height() - high) // 2
        self.setGeometry(right - wide - 14, max(8, top), wide, high)
        top = 0
        for notice in self._shown:
            own = notice.wide(wide)
            notice.setGeometry(wide - own, top, own, notice.high(own))
            top += notice.height() + _GAP

    def _high(self, wide: int) -> int:
        """Return how high all notices together are at so many pixels of width."""
        return max(0, sum(notice.high(notice.wide(wide)) + _GAP for notice in self._shown) - _GAP)

    def _over(self, notice: _Notice, _clicked: bool = False) -> None:
        self._drop(notice)
        self.setVisible(bool(self._shown))
        self.place(self._room)

    def _drop(self, notice: _Notice) -> None:
        notice.clock.stop()
        self._shown.remove(notice)
        notice.hide()
        notice.deleteLater()
