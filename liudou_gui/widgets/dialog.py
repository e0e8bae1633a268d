"""Dialogs that fit into their window, and in which Enter presses what has the focus, nothing by chance."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtGui import QKeyEvent, QShowEvent
from PySide6.QtWidgets import QDialog, QPushButton

from liudou_gui.widgets.keys import enter_presses, is_enter

_AROUND = QSize(40, 60)
"""What of a window stays beside a dialog, a title bar included."""


class Dialog(QDialog):
    """A dialog whose *answer* is pressed by Enter where no button has the focus; without one, nothing is.

    Qt would take any of its buttons for the answer: the first language, the first link.
    """

    answer: QPushButton | None = None

    def room(self) -> QSize:
        """Return how large this dialog may be, in pixels: inside its window, or on the screen without one.

        A window may be far smaller than the screen, and what is larger than it hides what it is about.
        """
        parent = self.parentWidget()
        outside = self.screen().availableSize() if parent is None else parent.window().size()
        return outside - _AROUND

    def showEvent(self, event: QShowEvent) -> None:
        """Leave Enter to this dialog: a button would take it itself, and again while it is held down."""
        for button in self.findChildren(QPushButton):
            button.setAutoDefault(False)
        super().showEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let Enter press the button with the focus, or the answer."""
        if enter_presses(self, event):
            return
        if not is_enter(event):
            super().keyPressEvent(event)
        elif self.answer is not None and not event.isAutoRepeat():
            self.answer.click()
