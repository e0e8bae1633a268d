"""A box to choose one of several values by their words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Generic, TypeVar

from PySide6.QtCore import QSize
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QComboBox

from liudou_gui.widgets.controls import text_width

T = TypeVar("T")


class Choice(QComboBox, Generic[T]):
    """One of several values by their words; *activated* comes for a person's choices alone."""

    def __init__(self, name: str, widest: float = 400) -> None:
        super().__init__()
        self.setObjectName(name)
        self._widest = widest
        self._values: list[T] = []
        self._scale = 1.0

    def offer(self, choices: Sequence[tuple[T, str]]) -> None:
        """Offer other values or words; the chosen value stays if it is still offered."""
        before = self._values[self.currentIndex()] if self.currentIndex() >= 0 else None
        self._values = [value for value, _ in choices]
        self.clear()
        self.addItems([words for _, words in choices])
        self.choose(before)
        self.updateGeometry()

    @property
    def chosen(self) -> T:
        """The chosen value."""
        return self._values[self.currentIndex()]

    def choose(self, value: T | None) -> None:
        """Choose a value, the first one instead of one that is not offered."""
        places = [place for place, offered in enumerate(self._values) if offered == value]
        self.setCurrentIndex(places[0] if places else 0)

    def set_scale(self, u: float) -> None:
        """Draw at *u*."""
        self._scale = u
        self.updateGeometry()

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Leave the wheel to the page: a value must not change because one scrolls past it."""
        event.ignore()

    def sizeHint(self) -> QSize:
        """Return the size that shows the longest words, up to *widest* units."""
        u = self._scale
        words = [self.itemText(place) for place in range(self.count())]
        wide = max((text_width(text, 14 * u) for text in words), default=0.0)
        wide = min(wide + 24 * u, self._widest * u - max(32, 32 * u))
        return QSize(round(wide) + max(32, round(32 * u)), round(40 * u))

    def minimumSizeHint(self) -> QSize:
        """Return the same: choices are never cut."""
        return self.sizeHint()
