"""Parts of a picture for screen readers: what is drawn in one widget, told as children of that widget."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QObject, QRect
from PySide6.QtGui import QAccessible, QAccessibleActionInterface, QAccessibleInterface
from PySide6.QtWidgets import QAccessibleWidget, QWidget
from shiboken6 import VoidPtr


@dataclass(frozen=True, slots=True)
class Part:
    """What is to be known of one part: its *name* in words, what more there is, and where on the screen.

    *checked* is None for what cannot be chosen, *disabled* says that it cannot be now. *press* does what a
    press does, None where nothing.
    """

    role: QAccessible.Role
    name: str
    rect: QRect
    description: str = ""
    checked: bool | None = None
    focused: bool = False
    focusable: bool = False
    disabled: bool = False
    press: Callable[[], object] | None = None


class _Actions(QAccessibleActionInterface):
    """Lets assistive programs press a part."""

    def __init__(self, part: PartAccess) -> None:
        super().__init__()
        self._part = part

    def actionNames(self) -> list[str]:
        """Return what can be done with the part."""
        part = self._part.part
        return [] if part is None or part.press is None else [QAccessibleActionInterface.pressAction()]

    def doAction(self, action: str, /) -> None:
        """Do what a press does."""
        part = self._part.part
        wished = action == QAccessibleActionInterface.pressAction()
        if wished and part is not None and part.press is not None:
            part.press()

    def keyBindingsForAction(self, _action: str, /) -> list[str]:
        """Return no keys: the widget's own keys act on what has the focus."""
        return []


class PartAccess(QAccessibleInterface):
    """One part, asked anew of its widget each time."""

    def __init__(self, owner: PartsAccess, index: int) -> None:
        super().__init__()
        self._owner, self._index = owner, index
        self._actions = _Actions(self)

    @property
    def part(self) -> Part | None:
        """The part as it is now; None when it is gone."""
        return self._owner.part(self._index)

    def isValid(self) -> bool:
        """Whether the part is still there."""
        return self.part is not None

    def object(self) -> QObject | None:  # type: ignore[override]
        """Return nothing: a part is drawn, no object of its own."""
        return None

    def role(self) -> QAccessible.Role:
        """Return what kind of thing the part is."""
        part = self.part
        return QAccessible.Role.NoRole if part is None else part.role

    def text(self, kind: QAccessible.Text, /) -> str:
        """Return the part's name or description."""
        part = self.part
        if part is None:
            return ""
        texts = {QAccessible.Text.Name: part.name, QAccessible.Text.Description: part.description}
        return texts.get(kind, "")

    def setText(self, kind: QAccessible.Text, text: str, /) -> None:
        """Ignore: a part's name is not for changing."""

    def state(self) -> QAccessible.State:
        """Return whether the part is chosen, has the focus and can be used."""
        state, part = QAccessible.State(), self.part
        if part is None:
            state.invalid = True
            return state
        state.invisible = not self._owner.picture.isVisible()
        state.focusable, state.focused = part.focusable, part.focused
        state.readOnly, state.disabled = part.press is None, part.disabled
        if part.checked is not None:
            state.checkable = state.selectable = True
            state.checked = state.selected = part.checked
        return state

    def rect(self) -> QRect:
        """Return where the part is on the screen."""
        part = self.part
        return QRect() if part is None else part.rect

    def parent(self) -> QAccessibleInterface | None:  # type: ignore[override]
        """Return the widget that draws the part."""
        return QAccessible.queryAccessibleInterface(self._owner.picture)

    def childCount(self) -> int:
        """Return that a part has no parts."""
        return 0

    def child(self, _index: int, /) -> QAccessibleInterface | None:  # type: ignore[override]
        """Return nothing: a part has no parts."""
        return None

    def childAt(self, _x: int, _y: int, /) -> QAccessibleInterface | None:  # type: ignore[override]
        """Return nothing: a part has no parts."""
        return None

    def indexOfChild(self, _child: QAccessibleInterface, /) -> int:
        """Return that a part has no parts."""
        return -1

    def window(self) -> Any:
        """Return the window the part is in."""
        return self._owner.picture.window().windowHandle()

    def actionInterface(self) -> QAccessibleActionInterface:
        """Return what can be done with the part."""
        return self._actions

    def interface_cast(self, kind: QAccessible.InterfaceType, /) -> Any:
        """Return the interface for actions; for any other a null pointer, since None ends the process."""
        return self._actions if kind == QAccessible.InterfaceType.ActionInterface else VoidPtr(0)


class PartsAccess(QAccessibleWidget):
    """A widget with its parts; it keeps the children alive, which Qt does not."""

    def __init__(
        self,
        picture: QWidget,
        role: QAccessible.Role,
        count: Callable[[], int],
        part_at: Callable[[int], Part],
    ) -> None:
        super().__init__(picture, role)  # a name given here would stay for good
        self.picture = picture
        self._count, self._part_at = count, part_at
        self._children: list[PartAccess] = []

    def part(self, index: int) -> Part | None:
        """Return a part as it is now, None where there is none."""
        return self._part_at(index) if 0 <= index < self._count() else None

    def childCount(self) -> int:
        """Return how many parts there are."""
        return self._count()

    def child(self, index: int, /) -> QAccessibleInterface | None:  # type: ignore[override]
        """Return one part."""
        if not 0 <= index < self.childCount():
            return None
        while len(self._children) <= index:
            made = PartAccess(self, len(self._children))
            QAccessible.registerAccessibleInterface(made)
            self._children.append(made)
        return self._children[index]

    def indexOfChild(self, child: QAccessibleInterface, /) -> int:
        """Return the place of a part."""
        return next((index for index, one in enumerate(self._children) if one is child), -1)

    def childAt(self, x: int, y: int, /) -> QAccessibleInterface | None:  # type: ignore[override]
        """Return the part at a point of the screen."""
        for index in range(self._count()):
            if self._part_at(index).rect.contains(x, y):
                return self.child(index)
        return None

    def focusChild(self) -> QAccessibleInterface | None:  # type: ignore[override]
        """Return the part with the keyboard's focus."""
        found = (index for index in range(self._count()) if self._part_at(index).focused)
        return self.child(next(found, -1)) if self.picture.hasFocus() else None

    @property
    def known(self) -> Sequence[PartAccess]:
        """The children made so far."""
        return self._children


Maker = Callable[[Any], PartsAccess]

_makers: dict[type[QWidget], Maker] = {}
_kept: dict[int, PartsAccess] = {}


def _forget(number: int) -> None:
    """Give the parts of a widget that is gone back to Qt, whose cache would else free them a second time."""
    gone = _kept.pop(number, None)
    for part in gone.known if gone is not None else ():
        QAccessible.deleteAccessibleInterface(QAccessible.uniqueId(part))


def _make(_key: str, thing: QObject | None = None) -> QAccessibleInterface | None:
    maker = next((make for kind, make in _makers.items() if isinstance(thing, kind)), None)
    if thing is None or maker is None:
        return None
    number = id(thing)
    found = _kept.get(number)
    if found is None:
        found = maker(thing)
        _kept[number] = found
        thing.destroyed.connect(lambda: _forget(number))
    return found


def describe(kind: type[QWidget], maker: Maker) -> None:
    """Tell Qt how widgets of a *kind* are described; the first call installs the factory."""
    if not _makers:
        QAccessible.installFactory(_make)
    _makers[kind] = maker
