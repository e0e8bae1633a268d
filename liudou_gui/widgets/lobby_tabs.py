"""Sheets one behind the other with a tab for each, where the window has no room for all."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtWidgets import QStackedWidget, QTabBar, QVBoxLayout, QWidget


class SheetTabs(QWidget):
    """Shows one of several sheets; the chosen one stays chosen as long as it is offered."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.setObjectName(name)
        self.bar, self._stack = QTabBar(), QStackedWidget()
        self.bar.setObjectName(f"{name}_bar")
        self.bar.setDrawBase(False)
        self.bar.setExpanding(False)
        self._stack.setObjectName(f"{name}_stack")
        self._stack.setProperty("role", "clear")
        self._keys: list[str] = []
        self._words: Mapping[str, str] = {}
        self._unread: dict[str, int] = {}
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        column.addWidget(self.bar)
        column.addWidget(self._stack, 1)
        self.bar.currentChanged.connect(self._turn)

    @property
    def chosen(self) -> str:
        """The key of the sheet that is shown, empty if there is none."""
        place = self.bar.currentIndex()
        return self._keys[place] if 0 <= place < len(self._keys) else ""

    def choose(self, key: str) -> None:
        """Show a sheet, if it is offered."""
        if key in self._keys:
            self.bar.setCurrentIndex(self._keys.index(key))

    def take_out(self) -> None:
        """Let all sheets go; they belong to nobody until they are put somewhere."""
        while (sheet := self._stack.widget(0)) is not None:
            self._stack.removeWidget(sheet)

    def offer(self, sheets: Sequence[tuple[str, QWidget]], words: Mapping[str, str]) -> None:
        """Offer these sheets by their keys."""
        before = self.chosen
        self.bar.blockSignals(True)
        while self.bar.count():
            self.bar.removeTab(0)
        self._keys = [key for key, _ in sheets]
        for key, sheet in sheets:
            self.bar.addTab(key)
            self._stack.addWidget(sheet)
        self.bar.blockSignals(False)
        self.set_words(words)
        self.choose(before)
        self._turn(self.bar.currentIndex())

    def set_words(self, words: Mapping[str, str]) -> None:
        """Set what the tabs say."""
        self._words = words
        for place, key in enumerate(self._keys):
            unread = self._unread.get(key, 0)
            text = words[key].replace("&", "&&")
            self.bar.setTabText(place, f"{text} ({unread})" if unread else text)

    def add_unread(self, key: str) -> None:
        """Count something new on a sheet that is not shown."""
        if key in self._keys and key != self.chosen:
            self._unread[key] = self._unread.get(key, 0) + 1
            self.set_words(self._words)

    def _turn(self, place: int) -> None:
        if not 0 <= place < len(self._keys):
            return
        self._stack.setCurrentIndex(place)
        if self._unread.pop(self._keys[place], None):
            self.set_words(self._words)
