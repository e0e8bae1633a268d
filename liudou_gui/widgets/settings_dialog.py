"""Settings: how the window looks, how tables are played, and how the own hand behaves."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtWidgets import (
    QDialog,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QScrollArea,
    QSlider,
    QVBoxLayout,
    QWidget,
)

from liudou_gui.model.hand_order import SortBy
from liudou_gui.model.settings import (
    LOUDEST,
    PLAY_TIMERS,
    HandStyle,
    Look,
    Motion,
    Pace,
    SettingsStore,
)
from liudou_gui.model.speech import speech_command
from liudou_gui.model.words import translate
from liudou_gui.widgets.controls import ButtonKind, KeyButton, Segments, TickBox, label
from liudou_gui.widgets.keys import CommandKeys
from liudou_gui.widgets.option_texts import (
    hand_text,
    language_texts,
    look_text,
    motion_text,
    pace_text,
    sort_text,
    timer_text,
)
from liudou_gui.widgets.scale_stepper import ScaleStepper, size_commands
from liudou_gui.widgets.start_page import LANGUAGE_KEYS
from liudou_gui.widgets.styles import page_sheet, set_role_sizes

_SWITCHES = (
    "four_colour",
    "muted",
    "smart_selection",
    "low_first",
    "confirm_play",
    "ask_partner_bomb",
    "auto_pass",
    "counter",
    "spoken",
)
_VOLUME_STEP = 10
_SLIDER_WIDE = 220


class SettingsDialog(QDialog):
    """A dialog that changes settings as they are chosen."""

    settings_changed = Signal()
    keys_wished = Signal()
    volume_changed = Signal()
    """After *settings_changed*: sounds have another volume, which may be tried."""

    def __init__(self, store: SettingsStore, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("settings_dialog")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._store = store
        self._can_speak = speech_command(store.settings.language) is not None
        self.language = Segments("dialog_language", LANGUAGE_KEYS, lambda key: self._change(language=key))
        self.scale = ScaleStepper("dialog_scale", lambda per_cent: self._change(scale=per_cent))
        self.look = Segments(
            "dialog_look", [one.value for one in Look], lambda key: self._change(look=Look(key))
        )
        self.motion = Segments(
            "dialog_motion", [one.value for one in Motion], lambda key: self._change(motion=Motion(key))
        )
        self.timer = Segments(
            "dialog_timer", [str(t) for t in PLAY_TIMERS], lambda key: self._change(play_timer=int(key))
        )
        self.pace = Segments("dialog_pace", [p.value for p in Pace], lambda key: self._change(pace=Pace(key)))
        self.hand = Segments(
            "dialog_hand", [s.value for s in HandStyle], lambda key: self._change(hand=HandStyle(key))
        )
        self.sort = Segments(
            "dialog_sort", [s.value for s in SortBy], lambda key: self._change(sort=SortBy(key))
        )
        self.volume = QSlider(Qt.Orientation.Horizontal)
        self.volume.setObjectName("dialog_volume")
        self.volume.setRange(0, LOUDEST)
        self.volume.setSingleStep(_VOLUME_STEP)
        self.volume.setPageStep(2 * _VOLUME_STEP)
        self.volume.setTracking(False)  # a drag is heard and written once, at its end
        self.volume.valueChanged.connect(self._change_volume)
        self._rows: tuple[QWidget, ...] = (
            self.language,
            self.scale,
            self.look,
            self.motion,
            self.timer,
            self.pace,
            self.hand,
            self.sort,
            self.volume,
        )
        self._captions = [label("second") for _ in self._rows]
        self.switches = {name: TickBox(f"switch_{name}") for name in _SWITCHES}
        self._explained = {name: label("second", wrap=True) for name in _SWITCHES}
        self._later, self.scale_note = label("second", wrap=True), label("second", wrap=True)
        self.scale_note.hide()
        self.keys_button = KeyButton("settings_keys")
        self.keys_button.clicked.connect(self.keys_wished)
        self.done_button = KeyButton("settings_done", kind=ButtonKind.PRIMARY)
        self.done_button.clicked.connect(self.accept)
        CommandKeys(self, size_commands(store, lambda per_cent: self._change(scale=per_cent)))
        self._lay_out()
        self.retranslate()
        self._fit()

    def say_scale(self, text: str) -> None:
        """Say under the size why the table is smaller than wished; nothing if it is not."""
        self.scale_note.setText(text)
        self.scale_note.setVisible(bool(text))
        self._fit()

    def _lay_out(self) -> None:
        self._inside = QWidget()
        self._inside.setObjectName("settings_inside")
        self._grid = QGridLayout(self._inside)
        row = 0
        for caption, widget in zip(self._captions, self._rows, strict=True):
            self._grid.addWidget(caption, row, 0)
            self._grid.addWidget(widget, row, 1, Qt.AlignmentFlag.AlignLeft)
            row += 1
            below = {self.pace: self._later, self.scale: self.scale_note}.get(widget)
            if below is not None:
                self._grid.addWidget(below, row, 1)
                row += 1
        for name, switch in self.switches.items():
            switch.toggled.connect(lambda on, name=name: self._change(**{name: on}))
            pair = QVBoxLayout()  # close together, so that it is clear what is explained
            pair.setSpacing(0)
            pair.addWidget(switch)
            pair.addWidget(self._explained[name])
            self._grid.addLayout(pair, row, 0, 1, 2)
            row += 1
        self._grid.setRowStretch(row, 1)
        self._scroll = QScrollArea()
        self._scroll.setObjectName("settings_scroll")
        self._scroll.setWidget(self._inside)
        self._scroll.setWidgetResizable(True)
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)
        foot = QHBoxLayout()
        foot.addWidget(self.keys_button)
        foot.addStretch()
        foot.addWidget(self.done_button)
        self._column = QVBoxLayout(self)
        self._column.addWidget(self._scroll)
        self._column.addLayout(foot)

    def retranslate(self) -> None:
        """Set all texts."""
        self.setWindowTitle(translate("Settings", "Settings"))
        names = (
            translate("Start", "Language"),
            translate("Start", "Size"),
            translate("Settings", "Colours"),
            translate("Settings", "Motion"),
            translate("Start", "Time for a play"),
            translate("Start", "Bots play"),
            translate("Settings", "Your hand"),
            translate("Settings", "Sorted by"),
            translate("Settings", "Sound"),
        )
        for caption, row, name in zip(self._captions, self._rows, names, strict=True):
            caption.setText(name)
            if isinstance(row, (Segments, ScaleStepper)):
                row.set_caption(name)
            else:
                row.setAccessibleName(name)
        self._scroll.setAccessibleName(self.windowTitle())
        self.language.set_texts(*language_texts())
        self.look.set_texts([look_text(one) for one in Look])
        self.motion.set_texts([motion_text(one) for one in Motion])
        self.timer.set_texts([timer_text(t) for t in PLAY_TIMERS])
        self.pace.set_texts([pace_text(p) for p in Pace])
        self.hand.set_texts([hand_text(s) for s in HandStyle])
        self.sort.set_texts([sort_text(s) for s in SortBy])
        self.volume.setAccessibleName(translate("Settings", "Volume of the sounds"))
        self._later.setText(translate("Settings", "Time and pace count from the next table on."))
        self.keys_button.set_label(translate("Settings", "Keys"))
        self.done_button.set_label(translate("Settings", "Done"))
        texts = _switch_texts() | {"spoken": _spoken_texts(self._can_speak)}
        for name, (text, explained) in texts.items():
            self.switches[name].setText(text)
            self.switches[name].setAccessibleName(text)
            self.switches[name].setAccessibleDescription(explained)
            self._explained[name].setText(explained)
        settings = self._store.settings
        self.language.set_choice(settings.language)
        self.scale.set_choice(settings.scale)
        self.look.set_choice(settings.look.value)
        self.motion.set_choice(settings.motion.value)
        self.timer.set_choice(str(settings.play_timer))
        self.pace.set_choice(settings.pace.value)
        self.hand.set_choice(settings.hand.value)
        self.sort.set_choice(settings.sort.value)
        self.volume.setValue(settings.sound)
        self.switches["spoken"].setEnabled(self._can_speak)
        for name, switch in self.switches.items():
            switch.setChecked(getattr(settings, name) and switch.isEnabled())

    def _fit(self) -> None:
        u = self._store.settings.scale / 100
        self.setStyleSheet(page_sheet(u))
        set_role_sizes(self, u)
        self.keys_button.set_scale(u, 112)
        self.done_button.set_scale(u, 112)
        self.volume.setMinimumWidth(round(_SLIDER_WIDE * u))
        for explained in self._explained.values():
            explained.setIndent(round(28 * u))
        self._grid.setHorizontalSpacing(round(12 * u))
        self._grid.setVerticalSpacing(round(8 * u))
        self._column.setContentsMargins(*[round(16 * u)] * 4)
        self._column.setSpacing(round(10 * u))
        self._inside.adjustSize()
        parent, wish = self.parentWidget(), self._inside.sizeHint()
        room = self.screen().availableSize() if parent is None else parent.size()
        wide = wish.width() + round(40 * u) + self._scroll.verticalScrollBar().sizeHint().width()
        high = (
            self._inside.heightForWidth(wish.width()) if self._inside.hasHeightForWidth() else wish.height()
        )
        self.resize(min(wide, room.width() - 40), min(high + round(110 * u), room.height() - 60))

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()
            self._fit()
        super().changeEvent(event)

    def _change_volume(self, percent: int) -> None:
        if percent != self._store.settings.sound:
            self._change(sound=percent)
            self.volume_changed.emit()

    def _change(self, **changes: object) -> None:
        if all(getattr(self._store.settings, name) == value for name, value in changes.items()):
            return
        self._store.change(**changes)
        self.settings_changed.emit()
        self.scale.set_choice(self._store.settings.scale)
        if {"scale", "language", "look"} & set(changes):
            self._fit()


def _spoken_texts(can_speak: bool) -> tuple[str, str]:
    """Return what the switch of spoken plays is called, and what it does or why it cannot."""
    if can_speak:
        explained = translate("Settings", "The system’s voice tells all that everybody at the table knows.")
    else:
        explained = translate("Settings", "This system has no voice that could be started.")
    return translate("Settings", "Spoken plays"), explained


def _switch_texts() -> dict[str, tuple[str, str]]:
    """Return what each switch is called, and what it does."""
    return {
        "four_colour": (
            translate("Settings", "Four colours for the suits"),
            translate("Settings", "Diamonds blue and clubs green; high contrast always has them."),
        ),
        "smart_selection": (
            translate("Settings", "Smart selection"),
            translate("Settings", "A sweep or a click chooses what answers the play on the table."),
        ),
        "low_first": (
            translate("Settings", "Low cards on the left"),
            translate("Settings", "Else the high cards lie on the left."),
        ),
        "confirm_play": (
            translate("Settings", "Confirm each play"),
            translate("Settings", "Play has to be pressed twice."),
        ),
        "ask_partner_bomb": (
            translate("Settings", "Ask before bombing a partner"),
            translate("Settings", "Only where it is known who your partners are."),
        ),
        "counter": (
            translate("Settings", "Card counter at my tables"),
            translate("Settings", "From the next table on; without it everybody keeps count in their head."),
        ),
        "muted": (
            translate("Settings", "No sound"),
            translate("Settings", "Nothing is heard; the volume stays as it is."),
        ),
        "auto_pass": (
            translate("Settings", "Pass by itself"),
            translate(
                "Settings",
                "When nothing of yours beats the play; at the usual pace, so that nobody can tell.",
            ),
        ),
    }
