"""The page for joining: tables on this network, an address or invitation, hosts of before, and a try."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QHideEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QFrame,
    QHBoxLayout,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from liudou_gui.model.join_strings import typed_trouble
from liudou_gui.model.words import translate
from liudou_gui.net.finder import Found
from liudou_gui.net.invitation import AddressError, InvitationError
from liudou_gui.net.recent import RecentHost
from liudou_gui.session.lan_base import LanTables, Search, Target
from liudou_gui.session.targets import target_of_text
from liudou_gui.widgets.controls import ButtonKind, EntryLine, KeyButton, label
from liudou_gui.widgets.join_attempt import JoinAttempt
from liudou_gui.widgets.join_list import FoundList, RecentList
from liudou_gui.widgets.sheet import Sheet
from liudou_gui.widgets.styles import page_sheet, set_role_sizes

_BESIDE = 900
"""From so many units of width on the other ways stand beside the list."""
_WIDEST, _NARROW = 1180, 640
_TYPED_LENGTH = 700
"""So much of what is pasted is looked at: a link with blanks and line ends in it."""


class TypedTable(Sheet):
    """A field for an address or an invitation's link."""

    wished = Signal(object)

    def __init__(self) -> None:
        super().__init__("typed_table")
        self.title, self.trouble = label("card_title", wrap=True), label("strong", wrap=True)
        self.trouble.setProperty("token", "cinnabar_text")
        self.hint = label("second", wrap=True)
        self.field = EntryLine()
        self.field.setObjectName("address")
        self.field.setMaxLength(_TYPED_LENGTH)
        self.field.returnPressed.connect(self.take)
        self.field.textEdited.connect(lambda: self.say(""))
        self.button = KeyButton("join_typed")
        self.button.clicked.connect(self.take)
        self._row = QHBoxLayout()
        self._row.addWidget(self.field, 1)
        self._row.addWidget(self.button)
        self._column = QVBoxLayout(self)
        self._column.addWidget(self.title)
        self._column.addLayout(self._row)
        self._column.addWidget(self.trouble)
        self._column.addWidget(self.hint)
        self.trouble.hide()

    def take(self) -> None:
        """Wish for the table that was typed, or say what is wrong with it."""
        try:
            target = target_of_text(self.field.text())
        except (InvitationError, AddressError) as error:
            self.say(typed_trouble(error))
            self.field.setFocus()
        else:
            self.say("")
            self.wished.emit(target)

    def say(self, text: str) -> None:
        """Say what is wrong; nothing takes the line away."""
        self.trouble.setText(text)
        self.trouble.setVisible(bool(text))
        self.field.setAccessibleDescription(text)
        if text:
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, text))

    def retranslate(self) -> None:
        """Set all texts."""
        self.title.setText(translate("Join", "Invitation or address"))
        self.setAccessibleName(self.title.text())
        self.field.setAccessibleName(self.title.text())
        self.field.setPlaceholderText("192.168.1.23")
        self.hint.setText(
            translate("Join", "Paste the link of the invitation, or type the address on the host’s screen.")
        )
        self.button.set_label(translate("Join", "Join"), translate("Join", "Join by invitation or address"))

    def set_scale(self, u: float) -> None:
        """Draw at *u*."""
        edge = round(18 * u)
        self._column.setContentsMargins(edge, round(14 * u), edge, round(14 * u))
        self._column.setSpacing(round(8 * u))
        self._row.setSpacing(round(8 * u))
        self.button.set_scale(u, 84)
        set_role_sizes(self, u)


class ReturnSheet(Sheet):
    """The table where a seat still waits; hidden where there is none."""

    wished = Signal(object)

    def __init__(self) -> None:
        super().__init__("return_sheet")
        self.lit = True
        self._target: Target | None = None
        self.title, self.line = label("card_title", wrap=True), label("second", wrap=True)
        self.button = KeyButton("go_back", kind=ButtonKind.PRIMARY)
        self.button.clicked.connect(lambda: self.wished.emit(self._target))
        self._words = QVBoxLayout()
        self._words.addWidget(self.title)
        self._words.addWidget(self.line)
        self._row = QHBoxLayout(self)
        self._row.addLayout(self._words, 1)
        self._row.addWidget(self.button)

    def show_target(self, target: Target | None, *, own: bool) -> None:
        """Show the way back; *own* is a table that was opened here."""
        self._target = target
        self.setVisible(target is not None)
        self.title.setText("" if target is None else target.name or target.addresses[0])
        self.line.setText(
            translate("Join", "Your own table is still open.")
            if own
            else translate("Join", "Your seat there is still yours.")
        )
        self.button.set_label(translate("Join", "Go back to your table"))
        self.setAccessibleName(self.title.text())

    def set_scale(self, u: float) -> None:
        """Draw at *u*."""
        edge = round(14 * u)
        self._row.setContentsMargins(round(18 * u), edge, edge, edge)
        self._row.setSpacing(round(10 * u))
        self._words.setSpacing(round(2 * u))
        self.button.set_scale(u)
        set_role_sizes(self, u)


class JoinPage(QWidget):
    """Looks for tables while it is shown; *wished* with a target and whether to watch, *back* to leave."""

    wished = Signal(object, bool)
    back = Signal()

    _found = Signal(object)

    def __init__(self, tables: LanTables, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("join_page")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._tables, self._u = tables, 1.0
        self._search: Search | None = None
        self._table = b""
        self.back_button, self.title = KeyButton("join_back", keys=("Esc",), cap="Esc"), label("title")
        self.back_button.clicked.connect(self._go_back)
        self.again_button = KeyButton("search_again")
        self.again_button.clicked.connect(self._ask_now)
        self.list_title = label("section", wrap=True)
        self.found = FoundList(self.wished.emit)
        self.returning, self.typed = ReturnSheet(), TypedTable()
        self.recent = RecentList(self.wished.emit)
        self.attempt = JoinAttempt()
        self.returning.wished.connect(lambda target: self.wished.emit(target, False))
        self.typed.wished.connect(lambda target: self.wished.emit(target, False))
        self.recent.wished.connect(self._forget)
        self._found.connect(self._show_found)
        self._arrange()
        self.show_list()
        self.retranslate()

    def _arrange(self) -> None:
        self._head = QHBoxLayout()
        self._head.addWidget(self.back_button)
        self._head.addWidget(self.title, 1)
        self._head.addWidget(self.again_button)
        self._left, self._right = QVBoxLayout(), QVBoxLayout()
        for widget in (self.list_title, self.found):
            self._left.addWidget(widget)
        self._left.addStretch()
        for sheet in (self.typed, self.recent):
            self._right.addWidget(sheet)
        self._right.addStretch()
        self._lists = QWidget()
        self._lists.setObjectName("join_lists")
        self._both = QBoxLayout(QBoxLayout.Direction.LeftToRight, self._lists)
        self._both.setContentsMargins(0, 0, 0, 0)
        self._both.addLayout(self._left, 6)
        self._both.addLayout(self._right, 5)
        inside = QWidget()
        inside.setObjectName("join_inside")
        self._column = QVBoxLayout(inside)
        self._column.addWidget(self.returning)
        self._column.addWidget(self._lists)
        self._column.addWidget(self.attempt)
        self._column.addStretch(1)
        self._scroll = QScrollArea()
        self._scroll.setObjectName("join_scroll")
        self._scroll.setWidgetResizable(True)
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._scroll.setWidget(inside)
        self._outer = QVBoxLayout(self)
        self._outer.addLayout(self._head)
        self._outer.addWidget(self._scroll, 1)

    # -- what is shown -------------------------------------------------------------------------

    def show_list(self) -> None:
        """Show what there is to join."""
        self.attempt.stop()
        self.attempt.hide()
        self._tell_hosts(b"")
        self._lists.show()
        self.again_button.show()
        self.recent.show_hosts(self._tables.recent())
        self._show_returning()
        self._show_title()
        self._fit()

    def show_attempt(self, name: str, table: bytes = b"", *, watch: bool = False) -> None:
        """Show a try to join *name*, or to *watch* there, which begins now; *table* is its id if known."""
        self._lists.hide()
        self.returning.hide()
        self.again_button.hide()
        self.attempt.show()
        self.attempt.begin(name, watch=watch)
        self._tell_hosts(table)
        self._show_title()
        self._fit()

    def show_opening(self, name: str) -> None:
        """Show that an own table *name* is being opened."""
        self.show_attempt(name)
        self.attempt.show_opening(name)
        self._show_title()

    def _show_title(self) -> None:
        own = self.trying and self.attempt.own
        self.title.setText(translate("Join", "Host a table") if own else translate("Join", "Join a table"))
        self.setAccessibleName(self.title.text())
        self._scroll.setAccessibleName(self.title.text())

    @property
    def trying(self) -> bool:
        """Whether a try is shown."""
        return not self.attempt.isHidden()

    def _show_returning(self) -> None:
        hosted = self._tables.hosted()
        target = hosted if hosted is not None else self._tables.left()
        self.returning.show_target(target, own=hosted is not None)

    def _show_found(self, found: tuple[Found, ...]) -> None:
        if self._search is not None:
            self.found.show_found(found)

    def _ask_now(self) -> None:
        if self._search is not None:
            self._search.ask_now(self._table)

    def _tell_hosts(self, table: bytes) -> None:
        """Let whoever is asked know which table is being joined: a host's doctor sees who does not arrive."""
        if table != self._table:
            self._table = table
            self._ask_now()

    def _forget(self, host: RecentHost) -> None:
        self._tables.forget(host)
        self.recent.show_hosts(self._tables.recent())
        self.typed.field.setFocus()

    def _go_back(self) -> None:
        if self.trying:
            self.attempt.back.emit()
        else:
            self.back.emit()

    # -- texts and sizes -----------------------------------------------------------------------

    def retranslate(self) -> None:
        """Set all texts."""
        self._show_title()
        self.back_button.set_label(translate("Join", "Back"))
        self.again_button.set_label(translate("Join", "Search again"))
        self.list_title.setText(translate("Join", "Tables on this network"))
        self.found.retranslate()
        self.typed.retranslate()
        self.attempt.retranslate()
        if not self.trying:
            self._show_returning()

    def set_scale(self, u: float) -> None:
        """Draw at *u*."""
        self._u = u
        self.setStyleSheet(page_sheet(u))
        for button in (self.back_button, self.again_button):
            button.set_scale(u)
        for part in (self.found, self.returning, self.typed, self.recent, self.attempt):
            part.set_scale(u)
        set_role_sizes(self, u)
        self._outer.setContentsMargins(0, round(12 * u), 0, 0)
        self._outer.setSpacing(round(10 * u))
        self._head.setSpacing(round(16 * u))
        self._both.setSpacing(round(18 * u))
        for column in (self._left, self._right, self._column):
            column.setSpacing(round(12 * u))
        self._fit()

    def _fit(self) -> None:
        u, wide = self._u, self.width()
        beside = wide >= _BESIDE * u
        self._both.setDirection(
            QBoxLayout.Direction.LeftToRight if beside else QBoxLayout.Direction.TopToBottom
        )
        most = (_NARROW if self.trying else _WIDEST) * u
        side = max(round(20 * u), round((wide - most) / 2))
        head = max(round(20 * u), round((wide - _WIDEST * u) / 2))
        self._head.setContentsMargins(head, 0, head, 0)
        self._column.setContentsMargins(side, round(4 * u), side, round(16 * u))
        self.title.setVisible(wide >= 560 * u or self.trying)

    # -- events --------------------------------------------------------------------------------

    def showEvent(self, event: QShowEvent) -> None:
        """Look for tables."""
        super().showEvent(event)
        if not event.spontaneous() and self._search is None:
            self._search = self._tables.search(self._found.emit)
            if self._table:
                self._ask_now()

    def hideEvent(self, event: QHideEvent) -> None:
        """Look no more."""
        super().hideEvent(event)
        if not event.spontaneous():
            self.stop()

    def stop(self) -> None:
        """End the search and what counts down."""
        self.attempt.stop()
        search, self._search = self._search, None
        if search is not None:
            search.stop()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Use the width."""
        super().resizeEvent(event)
        self._fit()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()
            self.set_scale(self._u)
        super().changeEvent(event)
