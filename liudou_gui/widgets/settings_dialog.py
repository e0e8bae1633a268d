"""Settings: how the window looks, how tables are played, and how the own hand behaves."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QScrollArea, QSlider, QVBoxLayout, QWidget

from engine.counts import COMPILED
from liudou_gui.build import BUILD
from liudou_gui.model.settings import SettingsStore
from liudou_gui.model.speech import speech_command
from liudou_gui.model.words import translate
from liudou_gui.widgets.controls import ButtonKind, KeyButton, TickBox, label
from liudou_gui.widgets.dialog import Dialog
from liudou_gui.widgets.flow import FlowLayout
from liudou_gui.widgets.keys import CommandKeys
from liudou_gui.widgets.scale_stepper import size_commands
from liudou_gui.widgets.setting_entries import KEYS, Section, setting_entries, usual, values
from liudou_gui.widgets.setting_rows import SectionSheet
from liudou_gui.widgets.settings_preview import TablePreview
from liudou_gui.widgets.styles import page_sheet, set_role_sizes

_WISH = (860, 700)
_SIDE = 250
_AROUND = 92
"""Margins of dialog and sheets, and the scroll bar, in units."""

_WIDE = 780
"""From so many units of width on the preview stands beside the settings; else over them."""


class SettingsDialog(Dialog):
    """A dialog that changes settings as they are chosen, and brings back what was or what is usual."""

    settings_changed = Signal()
    keys_wished = Signal()
    volume_changed = Signal()
    """After *settings_changed*: sounds have another volume, which may be tried."""

    def __init__(self, store: SettingsStore, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("settings_dialog")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._store = store
        self._before = values(store.settings, KEYS)
        self._beside: bool | None = None
        self._can_speak = speech_command(store.settings.language) is not None
        entries = setting_entries(can_speak=self._can_speak)
        self.sections = [
            SectionSheet(section, tuple(one for one in entries if one.section is section), self._choose)
            for section in Section
        ]
        rows = {row.entry.key: row for sheet in self.sections for row in sheet.rows}
        self.controls: dict[str, QWidget] = {key: row.control for key, row in rows.items()}
        self.switches = {key: box for key, box in self.controls.items() if isinstance(box, TickBox)}
        self.volume = next(one for one in self.controls.values() if isinstance(one, QSlider))
        self.switches["spoken"].setEnabled(self._can_speak)
        self._rows = tuple(rows.values())
        self.scale, self.scale_note = self.controls["scale"], rows["scale"].explained
        CommandKeys(self, size_commands(store, lambda per_cent: self._choose("scale", per_cent)))
        self.preview = TablePreview("settings_preview")
        self.told = label("second", wrap=True)
        self.about = label("second", wrap=True)
        self.about.setObjectName("settings_about")
        self.keys_button, self.reset_button = KeyButton("settings_keys"), KeyButton("settings_reset")
        self.undo_button = KeyButton("settings_undo")
        self.done_button = KeyButton("settings_done", kind=ButtonKind.PRIMARY)
        self._lay_out()
        for sheet in self.sections:
            sheet.reset.connect(lambda sheet=sheet: self._change(**usual(sheet.keys)))
        self.keys_button.clicked.connect(self.keys_wished)
        self.reset_button.clicked.connect(lambda: self._change(**usual(KEYS)))
        self.undo_button.clicked.connect(lambda: self._change(**self._before))
        self.done_button.clicked.connect(self.accept)
        self.retranslate()
        self._fit()

    def say_scale(self, text: str) -> None:
        """Say under the size what the table makes of it; nothing where it is as wished."""
        self.scale_note.setText(text)
        self.scale_note.setVisible(bool(text))

    def _lay_out(self) -> None:
        self._inside = QWidget()
        self._inside.setObjectName("settings_inside")
        self._list = QVBoxLayout(self._inside)
        for sheet in self.sections:
            self._list.addWidget(sheet)
        self._more = QWidget()
        self._more.setObjectName("settings_more")
        self._more_flow = FlowLayout()
        self._more_flow.addWidget(self.keys_button)
        self._more_flow.addWidget(self.reset_button)
        self._more.setLayout(self._more_flow)
        self._list.addStretch()
        self._scroll = QScrollArea()
        self._scroll.setObjectName("settings_scroll")
        self._scroll.setWidget(self._inside)
        self._scroll.setWidgetResizable(True)
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._side = QVBoxLayout()
        self._side.addStretch()
        body = QHBoxLayout()
        body.addWidget(self._scroll, 1)
        body.addLayout(self._side)
        self._body = body
        foot = QHBoxLayout()
        foot.addWidget(self.undo_button)
        foot.addStretch()
        foot.addWidget(self.done_button)
        self._column = QVBoxLayout(self)
        self._column.addLayout(body, 1)
        self._column.addLayout(foot)

    # -- words and values --------------------------------------------------------------------

    def retranslate(self) -> None:
        """Set all texts."""
        self.setWindowTitle(translate("Settings", "Settings"))
        self._scroll.setAccessibleName(self.windowTitle())
        entries = setting_entries(can_speak=self._can_speak)
        for sheet in self.sections:
            sheet.retranslate()
        for row, entry in zip(self._rows, entries, strict=True):
            row.set_words(entry)
        self.preview.setAccessibleName(translate("Settings", "How cards and felt look"))
        self.told.setText(
            translate(
                "Settings",
                "What you choose counts at once. “Undo changes” brings back what was when you came here.",
            )
        )
        about = (
            translate("Settings", "Liudou {build}. Its rules core runs compiled.")
            if COMPILED
            else translate(
                "Settings",
                "Liudou {build}. Its rules core runs interpreted, which is slower; so Hard bots do not look"
                " ahead here, and play somewhat weaker.",
            )
        )
        self.about.setText(about.format(build=BUILD))
        self.keys_button.set_label(translate("Settings", "Keys"))
        self.reset_button.set_label(translate("Settings", "Reset everything"))
        self.undo_button.set_label(translate("Settings", "Undo changes"))
        self.done_button.set_label(translate("Settings", "Done"))
        self._show()

    def _show(self) -> None:
        """Show the values in force, and what can be brought back."""
        settings = self._store.settings
        for sheet in self.sections:
            sheet.show_settings(settings)
        self.preview.show_settings(settings)
        now = values(settings, KEYS)
        self.undo_button.setEnabled(now != self._before)
        self.reset_button.setEnabled(now != usual(KEYS))

    def _choose(self, key: str, value: Any) -> None:
        tried = key == "sound" and value != self._store.settings.sound
        self._change(**{key: value})
        if tried:
            self.volume_changed.emit()

    def _change(self, **changes: Any) -> None:
        settings = self._store.settings
        other = {key: value for key, value in changes.items() if getattr(settings, key) != value}
        if not other:
            return
        self._store.change(**other)
        self.settings_changed.emit()
        self._show()
        if {"scale", "language", "look"} & set(other):
            self._fit()

    # -- sizes -------------------------------------------------------------------------------

    @property
    def _u(self) -> float:
        return self._store.settings.scale / 100

    def _fit(self) -> None:
        u = self._u
        self.setStyleSheet(page_sheet(u))
        set_role_sizes(self, u)
        for button in (self.keys_button, self.reset_button, self.undo_button, self.done_button):
            button.set_scale(u, 112)
        self._list.setContentsMargins(0, 0, round(8 * u), 0)
        self._list.setSpacing(round(12 * u))
        self._more_flow.setSpacing(round(12 * u))
        self._side.setSpacing(round(10 * u))
        self._body.setSpacing(round(16 * u))
        self._column.setContentsMargins(*[round(16 * u)] * 4)
        self._column.setSpacing(round(10 * u))
        parent = self.parentWidget()
        size = QSize(round(_WISH[0] * u), round(_WISH[1] * u)).boundedTo(self.room())
        self._place(size.width())
        self.resize(size)
        if parent is not None and self.isVisible():
            middle = parent.mapToGlobal(parent.rect().center())
            self.move(middle - self.rect().center())

    def _place(self, wide: int) -> None:
        """Put the preview beside the settings, or over them where *wide* pixels are few."""
        u = self._u
        beside = wide >= _WIDE * u
        self._set_rows(wide - round(((_SIDE + 16 if beside else 0) + _AROUND) * u))
        if beside != self._beside:
            self._beside = beside
            guests = (self.preview, self.told, self._more, self.about)
            for layout in (self._side, self._list):
                for guest in guests:
                    layout.removeWidget(guest)
            target = self._side if beside else self._list
            target.insertWidget(0, self.preview)
            target.insertWidget(1, self.told)
            target.addWidget(self._more)
            target.addWidget(self.about)
        self.preview.set_scale(u, 170 if beside else 84)
        for widget in (self.preview, self.told, self._more, self.about):
            widget.setMinimumWidth(round(_SIDE * u) if beside else 0)
            widget.setMaximumWidth(round(_SIDE * u) if beside else 16777215)

    def _set_rows(self, room: int) -> None:
        """Put captions beside all controls where *room* pixels are enough for the widest, else over them."""
        u = self._u
        captions = max(row.caption_width(u) for row in self._rows)
        widest = max(row.control_width() for row in self._rows)
        for sheet in self.sections:
            sheet.set_scale(u, captions, beside=captions + round(12 * u) + widest <= room)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Use the width."""
        super().resizeEvent(event)
        self._place(self.width())

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()
            self._fit()
        super().changeEvent(event)
