"""A control with its caption, over it or beside it."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QBoxLayout, QWidget

from liudou_gui.widgets.controls import label


class Field(QWidget):
    """A caption over a *control*, or *beside* it."""

    def __init__(self, control: QWidget, *, beside: bool = False) -> None:
        super().__init__()
        self.setObjectName(f"field_{control.objectName()}")
        self.control, self.caption = control, label("second")
        way = QBoxLayout.Direction.LeftToRight if beside else QBoxLayout.Direction.TopToBottom
        self._box = QBoxLayout(way, self)
        self._box.setContentsMargins(0, 0, 0, 0)
        self._box.addWidget(self.caption)
        self._box.addWidget(control, 0, Qt.AlignmentFlag.AlignLeft)
        if not beside:
            self._box.addStretch()

    def set_caption(self, text: str) -> None:
        """Set the caption, for eyes and screen readers."""
        self.caption.setText(text)
        say = getattr(self.control, "set_caption", None)
        if say is not None:
            say(text)
        else:
            self.control.setAccessibleName(text)

    def set_scale(self, u: float) -> None:
        """Leave gaps at *u*."""
        self._box.setSpacing(round(6 * u))
