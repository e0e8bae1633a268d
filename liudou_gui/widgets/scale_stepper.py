"""Chooses the size of everything: a step smaller, what is in force, a step larger."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QSizePolicy, QWidget

from liudou_gui.model.keymap import Command
from liudou_gui.model.settings import SCALES, USUAL_SCALE, SettingsStore, next_scale
from liudou_gui.model.words import translate
from liudou_gui.widgets.controls import label, text_width
from liudou_gui.widgets.option_texts import scale_text

_LEAST_WIDE = 36
_LABEL_PX = 15


def size_commands(store: SettingsStore, change: Callable[[int], None]) -> dict[Command, Callable[[], None]]:
    """Return what the keys for larger, smaller and usual do; *change* gets the size in per cent."""

    def step(*, larger: bool) -> None:
        change(next_scale(store.settings.scale, larger=larger))

    return {
        Command.LARGER: lambda: step(larger=True),
        Command.SMALLER: lambda: step(larger=False),
        Command.USUAL_SIZE: lambda: change(USUAL_SCALE),
    }


class ScaleStepper(QWidget):
    """Two buttons round the size in per cent; *on_choice* gets the size that is wished."""

    def __init__(self, name: str, on_choice: Callable[[int], None]) -> None:
        super().__init__()
        self.setObjectName(name)
        self.setProperty("role", "segments")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._on_choice = on_choice
        self._per_cent = USUAL_SCALE
        self._caption = ""
        self.smaller, self.larger = self._button("smaller", False), self._button("larger", True)
        self._shown = label("strong")
        self._shown.setAlignment(Qt.AlignmentFlag.AlignCenter)
        row = QHBoxLayout(self)
        row.setContentsMargins(3, 3, 3, 3)
        row.setSpacing(2)
        for part in (self.smaller, self._shown, self.larger):
            row.addWidget(part)
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)

    def _button(self, name: str, larger: bool) -> QPushButton:
        button = QPushButton("+" if larger else "\N{MINUS SIGN}")
        button.setObjectName(f"{self.objectName()}_{name}")
        button.setProperty("role", "segment")
        button.setMinimumWidth(_LEAST_WIDE)
        button.clicked.connect(lambda: self._step(larger=larger))
        return button

    def _step(self, *, larger: bool) -> None:
        self.set_choice(next_scale(self._per_cent, larger=larger))
        self._on_choice(self._per_cent)

    def set_caption(self, caption: str) -> None:
        """Say what is chosen here, for screen readers."""
        self._caption = caption
        self.set_choice(self._per_cent)

    def set_choice(self, per_cent: int) -> None:
        """Show the size that is in force; at either end that button rests."""
        self._per_cent = per_cent
        self._shown.setText(scale_text(per_cent))
        self._shown.setMinimumWidth(
            round(text_width(scale_text(SCALES[-1]), _LABEL_PX * per_cent / 100, bold=True)) + 12
        )
        self.setAccessibleName(self._caption)
        self.smaller.setAccessibleName(translate("Settings", "Smaller"))
        self.larger.setAccessibleName(translate("Settings", "Larger"))
        now = translate("Settings", "now {size}").format(size=scale_text(per_cent))
        for button, rests, other in (
            (self.smaller, per_cent <= SCALES[0], self.larger),
            (self.larger, per_cent >= SCALES[-1], self.smaller),
        ):
            button.setAccessibleDescription(f"{self._caption}: {now}" if self._caption else now)
            if rests and button.hasFocus():
                other.setEnabled(True)
                other.setFocus()
            button.setEnabled(not rests)
