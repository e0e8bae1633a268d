"""Keys at work: shortcuts that follow the player's keymap."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QAbstractButton, QWidget

from liudou_gui.model.keymap import Command, Keymap
from liudou_gui.model.words import translate


class _Shared(QObject):
    """The one keymap of the window; *changed* when the player has chosen other keys."""

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.keymap = Keymap()


_shared = _Shared()


def keymap() -> Keymap:
    """Return the keys in use."""
    return _shared.keymap


def use_keymap(new: Keymap) -> None:
    """Use other keys from now on."""
    if new.changes() != _shared.keymap.changes():
        _shared.keymap = new
        _shared.changed.emit()


def key_text(key: str) -> str:
    """Return a key as it is shown on a cap."""
    named = {
        "Return": "Enter",
        "Enter": "Enter",
        "Esc": "Esc",
        "Left": "\N{LEFTWARDS ARROW}",
        "Right": "\N{RIGHTWARDS ARROW}",
        "Space": translate("Keys", "Space"),
    }
    return named.get(key) or QKeySequence(key).toString(QKeySequence.SequenceFormat.NativeText)


def cap_text(command: Command) -> str:
    """Return the first key of a command as it is shown on a cap; empty if it has none."""
    keys = keymap().keys(command)
    return key_text(keys[0]) if keys else ""


def add_shortcut(widget: QWidget, key: str, action: Callable[[], None]) -> QShortcut:
    """Let *key* do *action* while *widget* is visible and enabled; holding it down does it once."""
    shortcut = QShortcut(QKeySequence(key), widget)
    shortcut.setAutoRepeat(False)
    shortcut.activated.connect(action)
    return shortcut


def is_enter(event: QKeyEvent) -> bool:
    """Whether a key is Enter, of either kind, and no other key is held with it."""
    plain = not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
    return plain and event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)


def enter_presses(widget: QWidget, event: QKeyEvent) -> bool:
    """Let Enter press the button of *widget* that has the focus; return whether *event* is that Enter.

    Qt leaves it to the desktop whether a button takes Enter; most say no. Shortcuts come before: at a table
    Enter plays cards while cards can be played. A key held down presses nothing.
    """
    button = widget.focusWidget()
    if not is_enter(event) or not isinstance(button, QAbstractButton):
        return False
    if not event.isAutoRepeat():
        button.click()
    return True


class CommandKeys(QObject):
    """Shortcuts of a widget, at work while it is visible and enabled; they follow the keymap.

    They reach the window only where no text is being typed: a line edit, and an input method that
    composes in it, take their keys before any shortcut does.
    """

    def __init__(self, widget: QWidget, actions: Mapping[Command, Callable[[], None]]) -> None:
        super().__init__(widget)
        self._widget, self._actions = widget, dict(actions)
        self._made: list[tuple[str, QShortcut]] = []
        self._blocked: frozenset[str] = frozenset()
        _shared.changed.connect(self._make)
        self._make()

    def block(self, keys: Collection[str]) -> None:
        """Leave these keys to somebody else for now."""
        self._blocked = frozenset(keys)
        for key, shortcut in self._made:
            shortcut.setEnabled(key not in self._blocked)

    def _make(self) -> None:
        for _, shortcut in self._made:
            shortcut.setEnabled(False)
            shortcut.deleteLater()
        self._made = []
        for command, action in self._actions.items():
            for key in keymap().keys(command):
                shortcut = add_shortcut(self._widget, key, action)
                shortcut.setEnabled(key not in self._blocked)
                self._made.append((key, shortcut))
