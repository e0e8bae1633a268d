"""The rows of the settings dialog: a control for each entry, sheets for the sections."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QSlider, QVBoxLayout, QWidget

from liudou_gui.model.settings import LOUDEST, Settings
from liudou_gui.model.words import translate
from liudou_gui.widgets.controls import Segments, TickBox, label, text_width
from liudou_gui.widgets.scale_stepper import ScaleStepper
from liudou_gui.widgets.setting_entries import (
    Kind,
    Section,
    SettingEntry,
    section_text,
    usual,
    values,
)
from liudou_gui.widgets.sheet import Sheet
from liudou_gui.widgets.start_tiles import QuietButton

_VOLUME_STEP = 10
_SLIDER_WIDE = 220
_CAPTION_PX = 13

Change = Callable[[str, Any], None]


def volume_slider() -> QSlider:
    """Return a slider for the volume; a drag counts once, at its end."""
    slider = QSlider(Qt.Orientation.Horizontal)
    slider.setObjectName("dialog_volume")
    slider.setRange(0, LOUDEST)
    slider.setSingleStep(_VOLUME_STEP)
    slider.setPageStep(2 * _VOLUME_STEP)
    slider.setTracking(False)
    return slider


class SettingRow(QWidget):
    """One setting: caption and control, or a box to tick, and what it is for; *change* gets key and value."""

    def __init__(self, entry: SettingEntry, change: Change) -> None:
        super().__init__()
        self.setObjectName(f"row_{entry.key}")
        self.entry = entry
        self.caption, self.explained = label("second"), label("second", wrap=True)
        self.control = self._control(change)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._line = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        if entry.kind is Kind.SWITCH:
            self._column.addWidget(self.control, 0, Qt.AlignmentFlag.AlignLeft)
            self._column.setSpacing(0)
            self.caption.setParent(self)
            self.caption.hide()
        else:
            self._line.addWidget(self.caption)
            self._line.addWidget(self.control, 0, Qt.AlignmentFlag.AlignLeft)
            self._line.addStretch()
            self._column.addLayout(self._line)
        self._column.addWidget(self.explained)

    def _control(self, change: Change) -> QWidget:
        key = self.entry.key
        match self.entry.kind:
            case Kind.CHOICE:
                found = {option.key: option.value for option in self.entry.options}
                return Segments(
                    f"dialog_{key}", tuple(found), lambda one: change(key, found[one]), wraps=True
                )
            case Kind.SCALE:
                return ScaleStepper(f"dialog_{key}", lambda per_cent: change(key, per_cent))
            case Kind.SWITCH:
                box = TickBox(f"switch_{key}")
                box.clicked.connect(lambda on: change(key, on))
                return box
            case Kind.VOLUME:
                slider = volume_slider()
                slider.valueChanged.connect(lambda per_cent: change(key, per_cent))
                return slider

    def set_words(self, entry: SettingEntry) -> None:
        """Take the words of *entry*, the same one in the present language."""
        self.entry = entry
        self.caption.setText(entry.text)
        self.explained.setText(entry.explained)
        self.explained.setVisible(bool(entry.explained))
        if isinstance(self.control, Segments):
            words = [option.text for option in entry.options]
            self.control.set_texts(words, [option.spoken for option in entry.options])
            self.control.set_caption(entry.text)
        elif isinstance(self.control, ScaleStepper):
            self.control.set_caption(entry.text)
        else:
            self.control.setAccessibleName(entry.name)
            self.control.setAccessibleDescription(entry.explained)
        if isinstance(self.control, TickBox):
            self.control.setText(entry.text)

    def show_settings(self, settings: Settings) -> None:
        """Show the value that is in force."""
        value, control = getattr(settings, self.entry.key), self.control
        if isinstance(control, Segments):
            keys = [option.key for option in self.entry.options if option.value == value]
            control.set_choice(keys[0] if keys else "")
        elif isinstance(control, ScaleStepper):
            control.set_choice(value)
        elif isinstance(control, TickBox):
            control.setChecked(value and control.isEnabled())
        elif isinstance(control, QSlider):
            control.setValue(value)

    def caption_width(self, u: float) -> int:
        """Return how wide the caption is at *u*."""
        return 0 if self.caption.isHidden() else round(text_width(self.entry.text, _CAPTION_PX * u)) + 2

    def control_width(self) -> int:
        """Return how wide a control is that stands beside a caption."""
        return 0 if self.caption.isHidden() else self.control.sizeHint().width()

    def set_scale(self, u: float, captions: int, *, beside: bool) -> None:
        """Draw at *u*; the captions of all rows are *captions* pixels wide, *beside* the control or over."""
        way = QBoxLayout.Direction.LeftToRight if beside else QBoxLayout.Direction.TopToBottom
        self._line.setDirection(way)
        self._line.setSpacing(round((12 if beside else 3) * u))
        self.caption.setMinimumWidth(captions if beside else 0)
        if isinstance(self.control, QSlider):
            self.control.setMinimumWidth(round(_SLIDER_WIDE * u))
        indent = captions + round(12 * u) if beside else 0
        self.explained.setIndent(round(28 * u) if self.entry.kind is Kind.SWITCH else indent)


class SectionSheet(Sheet):
    """A section: its heading, its rows, and a button that brings back what is usual."""

    reset = Signal()

    def __init__(self, section: Section, entries: tuple[SettingEntry, ...], change: Change) -> None:
        super().__init__(f"section_{section.value}")
        self.section = section
        self.heading = label("card_title")
        self.reset_button = QuietButton(f"reset_{section.value}")
        self.reset_button.clicked.connect(self.reset)
        self.rows = [SettingRow(entry, change) for entry in entries]
        self.keys = tuple(entry.key for entry in entries)
        head = QHBoxLayout()
        head.addWidget(self.heading, 1)
        head.addWidget(self.reset_button)
        self._column = QVBoxLayout(self)
        self._column.addLayout(head)
        for row in self.rows:
            self._column.addWidget(row)

    def retranslate(self) -> None:
        """Set heading and button."""
        name = section_text(self.section)
        self.heading.setText(name)
        self.reset_button.set_label(translate("Settings", "Reset"))
        told = translate("Settings", "Reset: {section}").format(section=name)
        self.reset_button.setAccessibleName(told)

    def show_settings(self, settings: Settings) -> None:
        """Show the values in force; the button rests while all of them are usual."""
        for row in self.rows:
            row.show_settings(settings)
        self.reset_button.setEnabled(values(settings, self.keys) != usual(self.keys))
        self.reset_button.update()

    def set_scale(self, u: float, captions: int, *, beside: bool) -> None:
        """Draw at *u*; captions are *captions* pixels wide, *beside* the controls or over them."""
        side = round(18 * u)
        self._column.setContentsMargins(side, round(10 * u), side, round(14 * u))
        self._column.setSpacing(round(9 * u))
        self.reset_button.set_scale(u)
        for row in self.rows:
            row.set_scale(u, captions, beside=beside)
