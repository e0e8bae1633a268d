"""Who plays: name, language and size; at the very first start with a word of welcome."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QVBoxLayout

from liudou_gui.model.language import LANGUAGES
from liudou_gui.model.settings import NAME_LENGTH, SettingsStore, clean_name
from liudou_gui.model.words import translate
from liudou_gui.widgets.controls import EntryLine, KeyButton, Segments, label
from liudou_gui.widgets.fields import Field
from liudou_gui.widgets.flow import FlowLayout
from liudou_gui.widgets.option_texts import language_texts
from liudou_gui.widgets.scale_stepper import ScaleStepper
from liudou_gui.widgets.settings_preview import TablePreview
from liudou_gui.widgets.sheet import Sheet

LANGUAGE_KEYS = ("", *LANGUAGES)
_NAME_WIDE = 180
_BESIDE = 480


class PersonSheet(Sheet):
    """Name, language and size; *change* gets what is chosen, *play* is called by Enter in the name."""

    done = Signal()
    """The newcomer is ready."""

    def __init__(self, store: SettingsStore, change: Callable[..., None], play: Callable[[], None]) -> None:
        super().__init__("person")
        self._store, self._change, self._u = store, change, 1.0
        self.welcome, self.welcome_line = label("section", wrap=True), label("body", wrap=True)
        self.name = EntryLine(store.settings.name)
        self.name.setObjectName("name")
        self.name.setMaxLength(NAME_LENGTH)
        self.name.editingFinished.connect(self.take_name)
        self.name.returnPressed.connect(play)
        self.language = Segments("language", LANGUAGE_KEYS, lambda key: change(language=key), wraps=True)
        self.scale = ScaleStepper("scale", lambda per_cent: change(scale=per_cent))
        self._fields = [Field(control) for control in (self.name, self.language, self.scale)]
        self.preview = TablePreview("welcome_preview")
        self.done_button = KeyButton("welcome_done")
        self.done_button.clicked.connect(self.done)
        self._flow = FlowLayout()
        for field in self._fields:
            self._flow.addWidget(field)
        self._end = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._end.addWidget(self.preview, 1)
        self._end.addWidget(self.done_button)
        self._column = QVBoxLayout(self)
        self._column.addWidget(self.welcome)
        self._column.addWidget(self.welcome_line)
        self._column.addLayout(self._flow)
        self._column.addLayout(self._end)
        self._welcoming = True
        self.set_welcoming(store.first_start)

    @property
    def welcoming(self) -> bool:
        """Whether this is somebody's first start."""
        return self._welcoming

    def set_welcoming(self, welcoming: bool) -> None:
        """Show the words and the preview for a newcomer, or the fields alone."""
        self._welcoming = self.lit = welcoming
        for widget in (self.welcome, self.welcome_line, self.preview, self.done_button):
            widget.setVisible(welcoming)
        self.update()

    def retranslate(self) -> None:
        """Set all texts."""
        self.welcome.setText(translate("Start", "Welcome to the table"))
        self.welcome_line.setText(
            translate(
                "Start", "A name if you like, your language, a size you read with ease. Then pick a game."
            )
        )
        self.done_button.set_label(translate("Start", "Show everything"))
        names = (
            translate("Start", "Your name"),
            translate("Start", "Language"),
            translate("Start", "Size"),
        )
        for field, name in zip(self._fields, names, strict=True):
            field.set_caption(name)
        self.name.setPlaceholderText(translate("Start", "Name"))
        self.language.set_texts(*language_texts())

    def show_settings(self) -> None:
        """Show the settings as they are."""
        settings = self._store.settings
        if not self.name.hasFocus():
            self.name.setText(settings.name)
        self.language.set_choice(settings.language)
        self.scale.set_choice(settings.scale)
        self.preview.show_settings(settings)

    def set_scale(self, u: float) -> None:
        """Draw at *u*."""
        self._u = u
        side = round(18 * u)
        self._column.setContentsMargins(side, round(9 * u), side, round(10 * u))
        self._column.setSpacing(round(7 * u))
        self._flow.setSpacing(round(18 * u))
        self._end.setSpacing(round(18 * u))
        for field in self._fields:
            field.set_scale(u)
        self.name.setFixedWidth(round(_NAME_WIDE * u))
        self.done_button.set_scale(u)
        self.preview.set_scale(u, 96)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Use the width: the button beside the preview, or below."""
        super().resizeEvent(event)
        beside = self.width() >= _BESIDE * self._u
        way = QBoxLayout.Direction.LeftToRight if beside else QBoxLayout.Direction.TopToBottom
        self._end.setDirection(way)

    def take_name(self) -> None:
        """Keep the name that was typed, if one was: elsewhere another may have been given meanwhile."""
        name = clean_name(self.name.text())
        if self.name.isModified() and name != self._store.settings.name:
            self._change(name=name)
        self.name.setModified(False)
