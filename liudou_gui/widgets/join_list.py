"""The tables that were found on the network, a sheet each; and words where there is none."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QLocale, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QVBoxLayout, QWidget

from liudou_gui.model.join_strings import (
    found_is_full,
    found_line,
    found_origin,
    found_rights,
    found_trouble,
    no_table_lines,
    recent_line,
)
from liudou_gui.model.words import translate
from liudou_gui.net.finder import Found
from liudou_gui.net.recent import RecentHost
from liudou_gui.session.lan_base import Target
from liudou_gui.session.targets import target_of_found, target_of_recent
from liudou_gui.widgets.controls import ButtonKind, KeyButton, label
from liudou_gui.widgets.sheet import Sheet
from liudou_gui.widgets.start_tiles import QuietButton
from liudou_gui.widgets.styles import set_role_sizes

Wish = Callable[[Target, bool], object]
"""Is told which table is wished, and whether only to watch."""

_BESIDE = 520
"""From so many units of width on the buttons stand beside the words."""


class FoundRow(Sheet):
    """One table; greyed, with the reason, where it cannot be joined."""

    def __init__(self, number: int, wish: Wish) -> None:
        super().__init__(f"found_{number}")
        self._wish, self._u = wish, 1.0
        self._found: Found | None = None
        self.title, self.trouble = label("card_title", wrap=True), label("strong", wrap=True)
        self._lines = [label("second", wrap=True) for _ in range(3)]
        self.join = KeyButton(f"join_{number}", kind=ButtonKind.PRIMARY)
        self.watch = KeyButton(f"watch_{number}")
        self.join.clicked.connect(partial(self._wished, False))
        self.watch.clicked.connect(partial(self._wished, True))
        self._words = QVBoxLayout()
        for line in (self.title, *self._lines, self.trouble):
            self._words.addWidget(line)
        self._buttons = QHBoxLayout()
        self._buttons.addStretch()
        self._buttons.addWidget(self.watch)
        self._buttons.addWidget(self.join)
        self._box = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._box.addLayout(self._words, 1)
        self._box.addLayout(self._buttons)

    def show_found(self, found: Found, u: float) -> None:
        """Show a table at *u*."""
        self._found = found
        trouble = found_trouble(found)
        self.title.setText(found.ad.name)
        self.title.setProperty("token", "ink2" if trouble else "ink")
        for line, text in zip(
            self._lines, (found_line(found), found_rights(found), found_origin(found)), strict=True
        ):
            line.setText(text)
        full = found_is_full(found)
        if not trouble and full:
            trouble = translate("Join", "People sit in all six seats.")
        self.trouble.setProperty("token", "ink2" if full else "cinnabar_text")
        self.trouble.setText(trouble)
        self.trouble.setVisible(bool(trouble))
        can = not found_trouble(found)
        place = found.device or found.addresses[0]  # many a table has the same name
        self.join.setVisible(can and not full)
        self.watch.setVisible(can and found.ad.spectators)
        self.join.set_label(
            translate("Join", "Join"),
            translate("Join", "Join {table} ({place})").format(table=found.ad.name, place=place),
        )
        self.watch.set_label(
            translate("Join", "Watch"),
            translate("Join", "Watch {table} ({place})").format(table=found.ad.name, place=place),
        )
        self.setAccessibleName(found.ad.name)
        self.set_scale(u)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Use the width."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        beside = self.width() >= _BESIDE * self._u
        self._box.setDirection(
            QBoxLayout.Direction.LeftToRight if beside else QBoxLayout.Direction.TopToBottom
        )

    def set_scale(self, u: float) -> None:
        """Draw at *u*."""
        self._u = u
        edge = round(14 * u)
        self._box.setContentsMargins(round(18 * u), edge, edge, edge)
        self._box.setSpacing(round(10 * u))
        self._words.setSpacing(round(2 * u))
        self._buttons.setSpacing(round(8 * u))
        self._fit()
        for button in (self.join, self.watch):
            button.set_scale(u, 84)
        set_role_sizes(self, u)

    def _wished(self, watch: bool, _checked: bool = False) -> None:
        if self._found is not None:
            self._wish(target_of_found(self._found), watch)


class FoundList(QWidget):
    """All tables that were found; a row keeps its place, and the focus in it, while its table is there."""

    def __init__(self, wish: Wish) -> None:
        super().__init__()
        self.setObjectName("found_list")
        self._wish, self._u = wish, 1.0
        self.found: tuple[Found, ...] = ()
        self.rows: dict[tuple[bytes, bytes], FoundRow] = {}
        self._made = 0
        self.nothing = Sheet("nothing_found")
        self._title, self._lines = label("card_title", wrap=True), [label("body", wrap=True) for _ in "abc"]
        self._nothing_box = QVBoxLayout(self.nothing)
        for line in (self._title, *self._lines):
            self._nothing_box.addWidget(line)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.addWidget(self.nothing)

    def show_found(self, found: tuple[Found, ...]) -> None:
        """Show what there is now."""
        self.found = found
        names = {(each.key, each.ad.table): each for each in found}
        for name in [name for name in self.rows if name not in names]:
            row = self.rows.pop(name)
            self._column.removeWidget(row)
            row.hide()
            row.deleteLater()
        for place, (name, each) in enumerate(names.items()):
            if name not in self.rows:
                self._made += 1
                self.rows[name] = FoundRow(self._made, self._wish)
                self._column.insertWidget(place, self.rows[name])
            self.rows[name].show_found(each, self._u)
            self.rows[name].show()
        self.nothing.setVisible(not names)

    def retranslate(self) -> None:
        """Set all texts."""
        self.setAccessibleName(translate("Join", "Tables on this network"))
        self._title.setText(translate("Join", "No table found so far. This goes on looking."))
        for line, text in zip(self._lines, no_table_lines(), strict=True):
            line.setText(f"\N{BULLET} {text}")
        self.nothing.setAccessibleName(self._title.text())
        self.show_found(self.found)

    def set_scale(self, u: float) -> None:
        """Draw at *u*."""
        self._u = u
        self._column.setSpacing(round(10 * u))
        edge = round(18 * u)
        self._nothing_box.setContentsMargins(edge, edge, edge, edge)
        self._nothing_box.setSpacing(round(6 * u))
        set_role_sizes(self.nothing, u)
        for row in self.rows.values():
            row.set_scale(u)


class RecentRow(QWidget):
    """A host where the player sat lately, to be asked again or forgotten."""

    def __init__(
        self, number: int, host: RecentHost, wish: Wish, forget: Callable[[RecentHost], None]
    ) -> None:
        super().__init__()
        self.setObjectName(f"recent_{number}")
        self.title, self._line = (
            label("strong", host.name or host.addresses[0], wrap=True),
            label("second", wrap=True),
        )
        self.join, self.forget_button = (
            KeyButton(f"recent_join_{number}"),
            QuietButton(f"recent_forget_{number}"),
        )
        self.join.clicked.connect(lambda: wish(target_of_recent(host), False))
        self.forget_button.clicked.connect(lambda: forget(host))
        self._host = host
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addWidget(self.title)
        words.addWidget(self._line)
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.addLayout(words, 1)
        self._row.addWidget(self.forget_button, 0, Qt.AlignmentFlag.AlignVCenter)
        self._row.addWidget(self.join)

    def set_scale(self, u: float) -> None:
        """Set texts, and draw at *u*."""
        name, place = self.title.text(), self._host.addresses[0]
        self.setAccessibleName(name)
        self._line.setText(recent_line(self._host, QLocale()))
        self.join.set_label(
            translate("Join", "Join"),
            translate("Join", "Join {table} ({place})").format(table=name, place=place),
        )
        self.forget_button.set_label(translate("Join", "Forget"))
        self.forget_button.setAccessibleName(
            translate("Join", "Forget {table} ({place})").format(table=name, place=place)
        )
        self._row.setSpacing(round(6 * u))
        self.join.set_scale(u, 84)
        self.forget_button.set_scale(u)
        set_role_sizes(self, u)


class RecentList(Sheet):
    """The hosts of before; hidden where there is none."""

    wished = Signal(object)
    """A host to be forgotten."""

    def __init__(self, wish: Wish) -> None:
        super().__init__("recent_hosts")
        self._wish, self._u = wish, 1.0
        self.rows: list[RecentRow] = []
        self.title = label("card_title", wrap=True)
        self._column = QVBoxLayout(self)
        self._column.addWidget(self.title)

    def show_hosts(self, hosts: tuple[RecentHost, ...]) -> None:
        """Show these hosts."""
        for row in self.rows:
            self._column.removeWidget(row)
            row.hide()
            row.deleteLater()
        self.rows = [
            RecentRow(number, host, self._wish, self.wished.emit) for number, host in enumerate(hosts, 1)
        ]
        for row in self.rows:
            self._column.addWidget(row)
            row.show()
        self.setVisible(bool(hosts))
        self.set_scale(self._u)

    def set_scale(self, u: float) -> None:
        """Set texts, and draw at *u*."""
        self._u = u
        self.title.setText(translate("Join", "Where you were lately"))
        self.setAccessibleName(self.title.text())
        edge = round(18 * u)
        self._column.setContentsMargins(edge, round(14 * u), edge, round(14 * u))
        self._column.setSpacing(round(10 * u))
        for row in self.rows:
            row.set_scale(u)
        set_role_sizes(self.title, u)
