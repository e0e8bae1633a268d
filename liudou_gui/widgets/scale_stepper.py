"""Chooses the size of everything."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from liudou_gui.model.settings import SCALES
from liudou_gui.widgets.controls import Segments
from liudou_gui.widgets.option_texts import scale_text


class ScaleStepper(QWidget):
    """The sizes that are offered; *on_choice* gets the per cent that are wished."""

    def __init__(self, name: str, on_choice: Callable[[int], None]) -> None:
        super().__init__()
        self.setObjectName(name)
        self._choices = Segments(
            f"{name}_of", [str(s) for s in SCALES], lambda key: on_choice(int(key)), wraps=True
        )
        self._choices.set_texts([scale_text(s) for s in SCALES])
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self._choices)
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)

    def set_caption(self, caption: str) -> None:
        """Say what is chosen here, for screen readers."""
        self.setAccessibleName(caption)
        self._choices.set_caption(caption)

    def set_choice(self, per_cent: int) -> None:
        """Mark the size that is in force."""
        self._choices.set_choice(str(per_cent))
