"""Dialogs in which Enter presses the button that has the focus, and none by chance."""

from __future__ import annotations

from PySide6.QtGui import QKeyEvent, QShowEvent
from PySide6.QtWidgets import QDialog, QPushButton

from liudou_gui.widgets.keys import enter_presses, is_enter


class Dialog(QDialog):
    """A dialog whose *answer* is pressed by Enter where no button has the focus; without one, nothing is.

    Qt would take any of its buttons for the answer: the first language, the first link.
    """

    answer: QPushButton | None = None

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
