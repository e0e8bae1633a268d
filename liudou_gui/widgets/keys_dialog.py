"""All keys on one page, each to be changed by a click and the new key."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QKeySequence
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from liudou_gui.model.command_strings import command_text, fixed_keys
from liudou_gui.model.keymap import Command, Keymap, Scope, scope
from liudou_gui.model.settings import SettingsStore
from liudou_gui.model.words import translate
from liudou_gui.widgets.controls import ButtonKind, KeyButton, label
from liudou_gui.widgets.dialog import Dialog
from liudou_gui.widgets.keys import key_text
from liudou_gui.widgets.styles import page_sheet, set_role_sizes

_BARE = (
    Qt.Key.Key_Shift,
    Qt.Key.Key_Control,
    Qt.Key.Key_Alt,
    Qt.Key.Key_Meta,
    Qt.Key.Key_AltGr,
    Qt.Key.Key_unknown,
)
_TAKEN = (
    Qt.Key.Key_Space,
    Qt.Key.Key_Tab,
    Qt.Key.Key_Backtab,
    Qt.Key.Key_Plus,
    Qt.Key.Key_Minus,
    Qt.Key.Key_Equal,
    Qt.Key.Key_Home,
    Qt.Key.Key_End,
    Qt.Key.Key_Up,
    Qt.Key.Key_Down,
)
"""Keys that the hand and the window need for themselves."""


_NAME_WIDE = 290
_SIZE_KEYS = (Qt.Key.Key_Plus, Qt.Key.Key_Minus, Qt.Key.Key_Equal)
"""With Ctrl they are free to be chosen."""


class KeyCatcher(QPushButton):
    """Shows the keys of a command; after a click the next key pressed becomes its key."""

    caught = Signal(str)
    refused = Signal(str)

    def __init__(self, command: Command) -> None:
        super().__init__()
        self.setObjectName(f"key_{command.value}")
        self.command = command
        self._keys = ""
        self._waiting = False
        self.clicked.connect(self._wait)

    def show_keys(self, keys: str) -> None:
        """Show the keys that are in force."""
        self._keys = keys
        self._waiting = False
        self._show()

    def _wait(self) -> None:
        self._waiting = True
        self._show()

    def _show(self) -> None:
        text = translate("Keys", "press a key") if self._waiting else self._keys
        self.setText((text or translate("Keys", "none")).replace("&", "&&"))
        name = translate("Keys", "{command}: {keys}")
        self.setAccessibleName(name.format(command=command_text(self.command), keys=text))

    def event(self, event: QEvent) -> bool:
        """Take every key while waiting, before a shortcut or the tab order does."""
        waiting = self._waiting and isinstance(event, QKeyEvent)
        if waiting and event.type() is QEvent.Type.ShortcutOverride:
            event.accept()
            return True
        if waiting and event.type() is QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            self._catch(event)
            return True
        return super().event(event)

    def _catch(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        if key in _BARE:
            return
        if key is Qt.Key.Key_Escape and self.command is not Command.CLEAR:
            self.show_keys(self._keys)
            return
        self._waiting = False
        self._show()
        text = QKeySequence(event.keyCombination()).toString(QKeySequence.SequenceFormat.PortableText)
        arrows = (Qt.Key.Key_Left, Qt.Key.Key_Right)
        at_table = scope(self.command) is not Scope.QUESTION
        sized = key in _SIZE_KEYS and event.modifiers() & Qt.KeyboardModifier.ControlModifier
        if (key in _TAKEN and not sized) or " " in text or (key in arrows and at_table):
            self.refused.emit(key_text(text))
        else:
            self.caught.emit(text)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Wait no longer."""
        super().focusOutEvent(event)
        if self._waiting:
            self.show_keys(self._keys)


class KeysDialog(Dialog):
    """The list of keys."""

    changed = Signal()

    def __init__(self, store: SettingsStore, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("keys_dialog")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._store = store
        self._inside = QWidget()
        self._inside.setObjectName("keys_inside")
        self._grid = QGridLayout(self._inside)
        self._heads = {one: label("section") for one in Scope}
        self._names = {command: label("body", wrap=True) for command in Command}
        self.catchers = {command: KeyCatcher(command) for command in Command}
        self._fixed_head = label("section")
        self._fixed = [(label("strong"), label("body", wrap=True)) for _ in fixed_keys()]
        self._fill()
        self._scroll = QScrollArea()
        self._scroll.setWidget(self._inside)
        self._scroll.setWidgetResizable(True)
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._said = label("notice", wrap=True)
        self._usual = KeyButton("keys_usual")
        self._usual.clicked.connect(lambda: self._use(Keymap()))
        self._done = KeyButton("keys_done", kind=ButtonKind.PRIMARY)
        self._done.clicked.connect(self.accept)
        self._foot = QHBoxLayout()
        self._foot.addWidget(self._said, 1)
        self._foot.addWidget(self._usual)
        self._foot.addWidget(self._done)
        self._column = QVBoxLayout(self)
        self._column.addWidget(self._scroll)
        self._column.addLayout(self._foot)
        self.retranslate()
        self._fit()
        self._done.setFocus()

    def _fill(self) -> None:
        row = 0
        for one in Scope:
            self._grid.addWidget(self._heads[one], row, 0, 1, 2)
            row += 1
            for command in Command:
                if scope(command) is one:
                    self._grid.addWidget(self._names[command], row, 0)
                    self._grid.addWidget(self.catchers[command], row, 1)
                    row += 1
        self._grid.addWidget(self._fixed_head, row, 0, 1, 2)
        for number, (keys, what) in enumerate(self._fixed, row + 1):
            self._grid.addWidget(what, number, 0)
            self._grid.addWidget(keys, number, 1)
        self._grid.setColumnStretch(0, 1)
        for catcher in self.catchers.values():
            catcher.caught.connect(lambda key, c=catcher.command: self._caught(c, key))
            catcher.refused.connect(self._refuse)

    @property
    def _keymap(self) -> Keymap:
        return Keymap(self._store.settings.keys)

    def _caught(self, command: Command, key: str) -> None:
        taken = [command_text(other) for other in self._keymap.takers(command, key)]
        self._use(self._keymap.with_key(command, key))
        if taken:
            text = translate("Keys", "{key} was taken from: {commands}")
            self._said.setText(text.format(key=key_text(key), commands=", ".join(taken)))

    def _refuse(self, key: str) -> None:
        text = translate("Keys", "{key} is needed to move over the hand and the window.")
        self._said.setText(text.format(key=key))

    def _use(self, keys: Keymap) -> None:
        self._said.setText("")
        self._store.change(keys=keys.changes())
        self._show_keys()
        self.changed.emit()

    def _show_keys(self) -> None:
        separator = translate("Keys", " or ")
        for command, catcher in self.catchers.items():
            catcher.show_keys(separator.join(dict.fromkeys(map(key_text, self._keymap.keys(command)))))

    def retranslate(self) -> None:
        """Set all texts."""
        self.setWindowTitle(translate("Keys", "Keys"))
        self._scroll.setAccessibleName(self.windowTitle())
        self._heads[Scope.TABLE].setText(translate("Keys", "At the table"))
        self._heads[Scope.QUESTION].setText(translate("Keys", "While a question is open"))
        self._heads[Scope.ALWAYS].setText(translate("Keys", "Always"))
        self._fixed_head.setText(translate("Keys", "These stay as they are"))
        for command, name in self._names.items():
            name.setText(command_text(command))
        for (keys, what), (key, text) in zip(self._fixed, fixed_keys(), strict=True):
            keys.setText(key)
            what.setText(text)
        self._usual.set_label(translate("Keys", "Usual keys"))
        self._done.set_label(translate("Settings", "Done"))
        self._show_keys()

    def _fit(self) -> None:
        u = self._store.settings.scale / 100
        self.setStyleSheet(page_sheet(u))
        set_role_sizes(self, u)
        for button in (self._usual, self._done):
            button.set_scale(u, 100)
        self._grid.setHorizontalSpacing(round(24 * u))
        self._grid.setVerticalSpacing(round(6 * u))
        self._column.setContentsMargins(*[round(16 * u)] * 4)
        widest = max(catcher.sizeHint().width() for catcher in self.catchers.values())
        wish = widest + round((_NAME_WIDE + 84) * u)
        self.resize(QSize(wish, round(640 * u)).boundedTo(self.room()))

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()
            self._fit()
        super().changeEvent(event)
