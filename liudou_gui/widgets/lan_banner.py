"""A strip over the table's buttons: the line is lost, a bot plays for oneself, the table is closed."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from liudou_gui.widgets.controls import ButtonKind, KeyButton, label
from liudou_gui.widgets.sheet import draw_sheet
from liudou_gui.widgets.styles import set_role_sizes


class LanBanner(QWidget):
    """Says one sentence, with one button where something can be done; hidden without a sentence."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("lan_banner")
        self.sentence = label("strong", wrap=True)
        self.button = KeyButton("lan_banner_button", kind=ButtonKind.PRIMARY)
        self._act: Callable[[], object] | None = None
        self.button.clicked.connect(self._clicked)
        self._row = QHBoxLayout(self)
        self._row.addWidget(self.sentence, 1)
        self._row.addWidget(self.button)
        self.hide()

    def say(self, text: str, word: str = "", act: Callable[[], object] | None = None) -> None:
        """Show and announce *text*, with a button that says *word* and does *act*; empty hides it."""
        new = text != self.sentence.text()
        self.sentence.setText(text)
        self._act = act
        self.button.setVisible(bool(word))
        self.button.set_label(word)
        self.setAccessibleName(text)
        self.setVisible(bool(text))
        if new and text:
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, text))

    def set_scale(self, k: float) -> None:
        """Draw at *k*."""
        self._row.setContentsMargins(round(16 * k), round(3 * k), round(10 * k), round(3 * k))
        self._row.setSpacing(round(10 * k))
        self.button.set_scale(k)
        set_role_sizes(self, k)

    def _clicked(self) -> None:
        if self._act is not None:
            self._act()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the paper with an amber edge."""
        draw_sheet(self, 12, edge="amber_line", width=2)
