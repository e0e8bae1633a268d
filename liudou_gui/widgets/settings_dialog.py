"""Settings while a table is open: language and size at once, the rest from the next table on."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtWidgets import QDialog, QGridLayout, QVBoxLayout, QWidget

from liudou_gui.model.settings import PLAY_TIMERS, SCALES, Pace, SettingsStore
from liudou_gui.model.words import translate
from liudou_gui.widgets.controls import ButtonKind, KeyButton, Segments, label
from liudou_gui.widgets.option_texts import language_texts, pace_text, scale_text, timer_text
from liudou_gui.widgets.start_page import LANGUAGE_KEYS
from liudou_gui.widgets.styles import page_sheet, set_role_sizes


class SettingsDialog(QDialog):
    """A dialog that changes settings as they are chosen."""

    settings_changed = Signal()

    def __init__(self, store: SettingsStore, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("settings_dialog")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._store = store
        self._captions = [label("second") for _ in range(4)]
        self.language = Segments("dialog_language", LANGUAGE_KEYS, lambda key: self._change(language=key))
        self.scale = Segments(
            "dialog_scale", [str(s) for s in SCALES], lambda key: self._change(scale=int(key))
        )
        self.timer = Segments(
            "dialog_timer", [str(t) for t in PLAY_TIMERS], lambda key: self._change(play_timer=int(key))
        )
        self.pace = Segments("dialog_pace", [p.value for p in Pace], lambda key: self._change(pace=Pace(key)))
        self._later = label("second", wrap=True)
        self.done_button = KeyButton("settings_done", kind=ButtonKind.PRIMARY)
        self.done_button.clicked.connect(self.accept)
        self._grid = QGridLayout()
        for row, (caption, widget) in enumerate(
            zip(self._captions, (self.language, self.scale, self.timer, self.pace), strict=True)
        ):
            self._grid.addWidget(caption, row, 0)
            self._grid.addWidget(widget, row, 1, Qt.AlignmentFlag.AlignLeft)
        self._column = column = QVBoxLayout(self)
        column.addLayout(self._grid)
        column.addWidget(self._later)
        column.addStretch()
        column.addWidget(self.done_button, 0, Qt.AlignmentFlag.AlignRight)
        self.retranslate()
        self._fit()

    def retranslate(self) -> None:
        """Set all texts."""
        self.setWindowTitle(translate("Settings", "Settings"))
        names = (
            translate("Start", "Language"),
            translate("Start", "Size"),
            translate("Start", "Time for a play"),
            translate("Start", "Bots play"),
        )
        for caption, name in zip(self._captions, names, strict=True):
            caption.setText(name)
        self.language.set_texts(*language_texts())
        self.scale.set_texts([scale_text(s) for s in SCALES])
        self.timer.set_texts([timer_text(t) for t in PLAY_TIMERS])
        self.pace.set_texts([pace_text(p) for p in Pace])
        self._later.setText(translate("Settings", "Time and pace count from the next table on."))
        self.done_button.set_label(translate("Settings", "Done"))
        settings = self._store.settings
        self.language.set_choice(settings.language)
        self.scale.set_choice(str(settings.scale))
        self.timer.set_choice(str(settings.play_timer))
        self.pace.set_choice(settings.pace.value)

    def _fit(self) -> None:
        u = self._store.settings.scale / 100
        self.setStyleSheet(page_sheet(u))
        set_role_sizes(self, u)
        self.done_button.set_scale(u, 112)
        self._grid.setSpacing(round(12 * u))
        self._column.setContentsMargins(*[round(20 * u)] * 4)
        self._column.setSpacing(round(12 * u))
        self.adjustSize()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()
            self._fit()
        super().changeEvent(event)

    def _change(self, **changes: object) -> None:
        self._store.change(**changes)
        self.settings_changed.emit()
        self._fit()
