"""Lobbies for the screenshot set: the page on a table without a network."""

from __future__ import annotations

from dataclasses import replace
from ipaddress import ip_address

from PySide6.QtCore import QThreadPool

from engine.deal import Seat
from liudou_gui.model.lan_model import LanModel
from liudou_gui.model.settings import SettingsStore
from liudou_gui.net.addresses import AdapterKind, OwnAddress
from liudou_gui.protocol.lobby import Holder, Lobby
from liudou_gui.protocol.up import Phrase
from liudou_gui.session.lan_base import Target
from liudou_gui.widgets.lobby_page import LobbyPage
from tests.helpers.fake_lan import BAD_FINDINGS, KEY, OPTIONS, TABLE, FakeLanTable, FakeLanTables, evening
from tests.screenshots.stage import Stage

_ADDRESSES = (
    ("192.168.1.23", AdapterKind.WIFI, "Wi-Fi"),
    ("10.0.0.5", AdapterKind.WIRED, "Ethernet 2"),
    ("192.168.56.1", AdapterKind.VIRTUAL, "VirtualBox"),
    ("100.84.12.7", AdapterKind.VPN, "tailscale0"),
)


def named_evening(stage: Stage, locked: bool = True) -> Lobby:
    """Return a table of four people and two bots with names of the stage's language."""
    seen, names = evening(), iter(stage.names)
    named = tuple(
        seat if seat.holder is Holder.NOBODY else replace(seat, name=next(names)) for seat in seen.seats
    )
    return replace(seen, seats=named, spectators=("Ann",), options=replace(OPTIONS, locked=locked))


def show_lobby(stage: Stage, seen: Lobby, *, viewer: Seat | None = 0) -> tuple[LobbyPage, FakeLanTable]:
    """Show a lobby as its host (seat 0) or as a guest, with some talk."""
    table = FakeLanTable()
    hosted = Target(("127.0.0.1:47610",), KEY, TABLE, name=seen.options.name)
    tables = FakeLanTables(findings=BAD_FINDINGS, hosted_table=hosted)
    store = SettingsStore(stage.folder)
    store.settings = stage.look.settings
    model = LanModel(table, stage.window)
    addresses = tuple(OwnAddress(ip_address(ip), 24, kind, name) for ip, kind, name in _ADDRESSES)
    page = LobbyPage(model, tables, store, addresses=lambda: addresses)
    stage.put(page)
    model.open()
    if viewer == seen.host_seat:
        table.let_in_host(seen)
    else:
        table.let_in(seen, viewer=viewer)
    table.say(1, seen.seats[1].name, Phrase.HELLO)
    table.say(2, seen.seats[2].name, Phrase.CLAP)
    table.say(3, seen.seats[3].name, Phrase.MOMENT)
    stage.settle()
    QThreadPool.globalInstance().waitForDone(10_000)
    stage.settle()
    return page, table
