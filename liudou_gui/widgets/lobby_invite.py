"""The sheet “Let them in”: the invitation as QR code and link, the room code, this computer's addresses."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from liudou_gui.model.lan_model import LanModel
from liudou_gui.model.lan_strings import adapter_text
from liudou_gui.model.words import translate
from liudou_gui.net.addresses import AdapterKind, OwnAddress
from liudou_gui.net.invitation import TABLE_PORT, TypedAddress, code_text, link_of
from liudou_gui.session.lan_base import LanTables
from liudou_gui.widgets import icons, lobby_icons
from liudou_gui.widgets.background import Background, Errand
from liudou_gui.widgets.controls import label
from liudou_gui.widgets.lobby_parts import PartSheet, Rule
from liudou_gui.widgets.qr_view import QrView
from liudou_gui.widgets.styles import color, mixed, set_role_sizes, text_font
from liudou_gui.widgets.tool_button import ToolButton

_QR_SIDE, _QR_PART = 254, 0.34
_MOST_IPV6 = 2
_BESIDE = 600
"""From so many units of width the addresses stand beside the code."""


class CodeBox(QWidget):
    """The room code in large digits, with a button to copy it; *in_words*: one line that says what it is."""

    def __init__(self, name: str = "room_code", *, in_words: bool = False) -> None:
        super().__init__()
        self.setObjectName(name)
        self.code, self._in_words, self._above = "", in_words, 0
        self.digits = label("strong" if in_words else "figure")
        self.digits.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.copy = ToolButton("copy_code", lobby_icons.copy)
        self._row = QHBoxLayout(self)
        self._row.addWidget(self.digits, 1)
        self._row.addWidget(self.copy)

    def show_code(self, code: str) -> None:
        """Show a code; empty hides the box."""
        self.code = code
        words = translate("Lobby", "Room code {code}")
        shown = code_text(code)
        self.digits.setText((words.format(code=shown) if self._in_words else shown) if code else "")
        self.digits.setAccessibleName(words.format(code=" ".join(code)) if code else "")
        self.copy.set_texts(translate("Lobby", "Copy the room code"))
        self.setVisible(bool(code))

    def set_scale(self, u: float) -> None:
        """Draw at *u*."""
        self._above = round(10 * u) if self._in_words else 0  # the line stands right below a bar
        top = self._above + round(4 * u)
        self._row.setContentsMargins(round(48 * u), top, round(10 * u), round(4 * u))
        self.copy.set_scale(u)
        set_role_sizes(self, u)
        if self._in_words:
            self.setMinimumWidth(round(360 * u))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the ground."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(mixed(color("panel"), color("inset"), 0.7))
        painter.setPen(QPen(color("line"), 1.4))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1 + self._above, -1, -1), 12, 12)


class AddressRow(QWidget):
    """One address of this computer and what it is on; a *good* one is tinted and can be copied."""

    def __init__(self, address: OwnAddress, port: int, *, lit: bool, blocked: bool) -> None:
        super().__init__()
        self.address, self._lit = address, lit
        self.good = address.kind.for_guests and not blocked
        ip = str(address.ip)
        self.text = TypedAddress(ip, port).text if self.good else ip
        self.setObjectName(f"address_{ip}")
        self._ip, self.kind = label("strong" if self.good else "second", ip), label("second")
        self._ip.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self._ip.setToolTip(self.text)
        words = adapter_text(address.kind)
        if blocked:
            words = translate("Lobby", "{adapter}: stopped, see the check").format(adapter=words)
        self.kind.setText(words)
        self.kind.setToolTip(address.adapter)
        self.setAccessibleName(f"{self.text}, {words}")
        self.copy = ToolButton(f"copy_{ip}", lobby_icons.copy, flat=True)
        self.copy.set_texts(translate("Lobby", "Copy {address}").format(address=self.text))
        self.copy.setVisible(self.good)
        self._row = QHBoxLayout(self)
        self._row.addWidget(self._ip, 1)
        self._row.addWidget(self.kind)
        self._row.addWidget(self.copy)
        self._u = 1.0

    def set_scale(self, u: float) -> None:
        """Draw at *u*."""
        self._u = u
        self._row.setContentsMargins(round(8 * u), 0, 0 if self.good else round(8 * u), 0)
        self._row.setSpacing(round(4 * u))
        self.copy.set_scale(u)
        self.setMinimumHeight(round(32 * u))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Cut a long address in its middle."""
        super().resizeEvent(event)
        px = (15 if self.good else 13) * self._u
        metrics = QFontMetrics(text_font(px, bold=self.good))
        self._ip.setText(metrics.elidedText(self.text, Qt.TextElideMode.ElideMiddle, self._ip.width()))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Tint the best address."""
        if self._lit:
            painter = QPainter(self)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(mixed(color("panel"), color("leaf"), 0.14))
            painter.drawRoundedRect(QRectF(self.rect()), 8 * self._u, 8 * self._u)


class InviteSheet(PartSheet):
    """How guests come in; *copied* gets what a button copied and the words that say so."""

    copied = Signal(str, str)
    changed = Signal()
    """There are other buttons now."""

    def __init__(
        self, model: LanModel, tables: LanTables, addresses: Callable[[], Sequence[OwnAddress]]
    ) -> None:
        super().__init__("lobby_invite", icons.enter)
        self._model, self._tables, self._u = model, tables, 1.0
        self._blocked: frozenset[str] = frozenset()
        self._addresses: tuple[OwnAddress, ...] = ()
        self._port, self.link = TABLE_PORT, ""
        self.qr, self.caption, self.code = QrView(), label("second", wrap=True), CodeBox()
        self.caption.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self.heading, self._list = label("strong"), QVBoxLayout()
        self._list.setSpacing(0)
        self.rows: list[AddressRow] = []
        scan, rest = QVBoxLayout(), QVBoxLayout()
        scan.setSpacing(4)
        rest.setSpacing(4)
        scan.addWidget(self.qr, 0, Qt.AlignmentFlag.AlignHCenter)
        scan.addWidget(self.caption)
        scan.addStretch(1)
        rest.addWidget(self.code)
        rest.addWidget(self.heading)
        rest.addLayout(self._list)
        rest.addStretch(1)
        self._halves = QBoxLayout(QBoxLayout.Direction.TopToBottom)
        self._halves.addLayout(scan)
        self._halves.addLayout(rest, 1)
        self.middle.addLayout(self._halves, 1)
        self.copy_link = ToolButton("copy_link", lobby_icons.copy, flat=True)
        self.foot.addWidget(Rule("invite_rule"))
        self.foot.addWidget(self.copy_link, 0, Qt.AlignmentFlag.AlignLeft)
        self.copy_link.clicked.connect(
            lambda: self.copied.emit(self.link, translate("Lobby", "The invitation is copied."))
        )
        self.code.copy.clicked.connect(
            lambda: self.copied.emit(self.code.code, translate("Lobby", "The room code is copied."))
        )
        self._look, self._background = Errand(addresses, self._take_addresses), Background(self)
        self.show_lobby()

    # -- what is shown -----------------------------------------------------------------------

    def look(self) -> None:
        """Ask the system for its addresses anew."""
        if not self._background.busy:
            self._background.run(self._look)

    def show_lobby(self) -> None:
        """Show the invitation as it is now."""
        self.set_title(translate("Lobby", "Let them in"))
        place, lobby = self._model.place, self._model.lobby
        # an open table has a code too, which nobody needs
        locked = lobby is not None and lobby.options.locked
        invitation = self._tables.invitation(place) if place.ticket else None
        if invitation is not None:  # the host process may not have written down yet whether it is locked
            invitation = replace(invitation, ticket=place.ticket if locked else b"")
        self.link = link_of(invitation) if invitation is not None else ""
        if invitation is not None and invitation.port != self._port:
            self._port = invitation.port
            self._show_addresses()
        self.qr.show_link(self.link)
        self.qr.setVisible(bool(self.link))
        self.qr.setAccessibleName(translate("Lobby", "The invitation as a QR code"))
        if not self.link:
            words = translate("Lobby", "There is no invitation: this computer is on no network.")
        elif locked:
            words = translate("Lobby", "Scan it, or type the room code")
        else:
            words = translate(
                "Lobby", "Scan it, or choose the table in the list: it is open to all on this network"
            )
        self.caption.setText(words)
        self.code.show_code(place.code if locked else "")
        self.heading.setText(translate("Lobby", "Addresses of this computer"))
        copy = translate("Lobby", "Copy invitation link")
        self.copy_link.set_texts(copy, copy)
        self.copy_link.setEnabled(bool(self.link))

    def set_blocked(self, adapters: frozenset[str]) -> None:
        """Mark the addresses on adapters where guests are stopped."""
        if adapters != self._blocked:
            self._blocked = adapters
            self._show_addresses()

    def _take_addresses(self, found: Sequence[OwnAddress]) -> None:
        self._addresses = tuple(_worth_telling(found))
        self._show_addresses()

    def _show_addresses(self) -> None:
        for row in self.rows:
            self._list.removeWidget(row)
            row.hide()
            row.deleteLater()
        self.rows = []
        for address in self._addresses:
            blocked = address.adapter in self._blocked
            lit = address.kind.for_guests and not blocked and not any(row.good for row in self.rows)
            row = AddressRow(address, self._port, lit=lit, blocked=blocked)
            row.copy.clicked.connect(lambda _on=False, row=row: self._copy_address(row))
            row.set_scale(self._u)
            set_role_sizes(row, self._u)
            self._list.addWidget(row)
            self.rows.append(row)
        self.changed.emit()
        self.heading.setVisible(bool(self.rows))

    def stops(self) -> list[QWidget]:
        """Return where the keyboard stops, in order."""
        return [self.code.copy, *(row.copy for row in self.rows), self.copy_link]

    def _copy_address(self, row: AddressRow) -> None:
        self.copied.emit(row.text, translate("Lobby", "{address} is copied.").format(address=row.text))

    def set_room(self, high: float) -> None:
        """Be so large that in a window *high* units high the code stands under the picture."""
        self.qr.set_room(round(min(_QR_SIDE, _QR_PART * high) * self._u))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Use the width: code and addresses beside the picture, or below."""
        super().resizeEvent(event)
        beside = self.width() >= _BESIDE * self._u
        way = QBoxLayout.Direction.LeftToRight if beside else QBoxLayout.Direction.TopToBottom
        self._halves.setDirection(way)

    def retranslate(self) -> None:
        """Set all texts."""
        self.show_lobby()
        self._show_addresses()

    def set_scale(self, u: float) -> None:
        """Draw at *u*."""
        super().set_scale(u)
        self._u = u
        self.code.set_scale(u)
        self._halves.setSpacing(round(5 * u))
        self.copy_link.set_scale(1.12 * u)
        for row in self.rows:
            row.set_scale(u)
        set_role_sizes(self, u)


def _worth_telling(found: Sequence[OwnAddress]) -> list[OwnAddress]:
    """Return the addresses that mean something to people: IPv4, and a few of the newer kind."""
    told: list[OwnAddress] = []
    newer = 0
    for address in found:
        if address.kind is AdapterKind.LOOPBACK:
            continue
        if not address.is_ipv4:
            newer += 1
            if not address.kind.for_guests or newer > _MOST_IPV6:
                continue
        told.append(address)
    return told
