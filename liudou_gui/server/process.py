"""``liudou host``: sets up a host process, serves, and ends it in order."""

from __future__ import annotations

import argparse
import contextlib
import errno
import gc
import logging
import os
import sqlite3
import time
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path

from liudou_gui.bot_worker import BotWorker
from liudou_gui.bots import new_bot
from liudou_gui.build import BUILD
from liudou_gui.clock import monotonic_ms
from liudou_gui.exits import (
    EXIT_DATA,
    EXIT_FAULT,
    EXIT_HOSTS_ALREADY,
    EXIT_IO,
    EXIT_PROFILE,
    EXIT_UNAVAILABLE,
)
from liudou_gui.host.deals import World
from liudou_gui.host.journal import Journal, JournalFailed, can_write
from liudou_gui.host.journal_salvage import DamagedJournal
from liudou_gui.host.room import Room
from liudou_gui.net.beacon import Beacon
from liudou_gui.net.guests import GuestReport
from liudou_gui.net.invitation import TABLE_PORT
from liudou_gui.net.keys import Keys
from liudou_gui.net.server import Endpoint
from liudou_gui.paths import move_aside
from liudou_gui.protocol.lobby import BotLevel, Options
from liudou_gui.server.folder import Announced, HostCard, HostFolder, Hosting, table_of
from liudou_gui.server.loop import Server
from liudou_gui.server.served import Served
from liudou_gui.server.signals import Stop, complaints_logged, stopping
from liudou_gui.server.telling import complain, tell_people, tell_window
from liudou_gui.server.wishes import BadWishes, Wishes, device_name, profile_of, standard_input, wishes_of

_LINGER_MS = 2_000
"""How long last words may take to leave."""
_OLD_PORT_S = 8.0
"""So long a port that was kept is tried again: guests wait there. A client on this computer that looks for
the host may meet itself at the port (both ends of a TCP connection may be one), for three seconds."""

_log = logging.getLogger(__name__)


def run(options: argparse.Namespace, fault: Callable[[str], None] = lambda _: None) -> int:
    """Host until all tables are over; return the exit code (``liudou host --help``).

    *fault* is handed to the journals, for tests that let the host die.
    """
    with complaints_logged(), stopping() as stop:
        try:
            reads = options.from_window or options.options_from_stdin
            wishes = wishes_of(options, standard_input() if reads else "")
        except BadWishes as bad:
            return complain(EXIT_DATA, str(bad))
        folder = HostFolder(profile_of(options))
        try:
            folder.take()
        except Hosting:
            return complain(EXIT_HOSTS_ALREADY, f"another host runs with the profile {folder.profile}")
        except OSError as error:
            return complain(EXIT_PROFILE, f"the profile cannot be used: {error}")
        with contextlib.closing(_Host(options, wishes, folder, stop, fault)) as host:
            return host.run()


class _Host:
    """The process from the lock to the last word."""

    def __init__(
        self,
        options: argparse.Namespace,
        wishes: Wishes,
        folder: HostFolder,
        stop: Stop,
        fault: Callable[[str], None],
    ) -> None:
        self._options, self._wishes = options, wishes
        self._folder, self._stop, self._fault = folder, stop, fault
        self._before = folder.card()
        self._card: HostCard | None = None
        self._guests = GuestReport()
        self._bots = BotWorker()
        self._endpoint: Endpoint | None = None
        self._beacon: Beacon | None = None
        self._in_order = self._key_changed = False

    def run(self) -> int:
        """Open, serve, close."""
        folder = self._folder
        try:
            folder.clear()
            folder.clean_up()
            keys = folder.host_keys()
            self._key_changed = folder.note_key(keys.public) or self._was_changed(keys)
            owner = self._wishes.owner or folder.client_keys().public
        except OSError as error:
            return complain(EXIT_PROFILE, f"the profile cannot be used: {error}")
        try:
            self._endpoint = self._listen(keys)
        except OSError as error:
            return complain(EXIT_UNAVAILABLE, self._why_not_heard(error))
        try:
            tables = self._tables(owner)
        except (JournalFailed, DamagedJournal) as error:
            return complain(EXIT_IO, str(error))
        except OSError as error:
            return complain(EXIT_PROFILE, f"the profile cannot be used: {error}")
        if not tables:
            return complain(EXIT_DATA, "there is no table to take up")
        return self._serve(self._endpoint, owner, tables)

    def _serve(self, endpoint: Endpoint, owner: bytes, tables: list[Served]) -> int:
        server = Server(
            endpoint, tables, on_over=self._folder.remove, on_refresh=lambda: self._tell(server, owner)
        )
        self._announce(server)
        self._tell(server, owner)
        if self._wishes.from_window:
            tell_window(endpoint, tables[0])
        else:
            tell_people(endpoint, tables)
        self._bots.prepare()
        new_bot(BotLevel.NORMAL)  # strangers may use up all file numbers; then bots think here
        self._stop.wake = endpoint.wake
        gc.enable()  # so far nearly all that was made stays: see host_command
        server.run(lambda: self._stop.code is not None or self._folder.asked_to_stop)
        server.close_all()
        self._in_order = True
        return self._code(server)

    def _code(self, server: Server) -> int:
        """Return the exit code; the journal of a table with a fault is not taken up again by itself."""
        code = self._stop.code or 0
        for path, fault in server.broken.items():
            code = EXIT_IO if isinstance(fault, JournalFailed) else EXIT_FAULT
            if code == EXIT_FAULT:
                with contextlib.suppress(OSError):
                    move_aside(path)
        return code

    def close(self) -> None:
        """Give back what the process holds; last words may still leave."""
        self._bots.close()
        if self._beacon is not None:
            self._beacon.close()
        if self._endpoint is not None:
            self._stop.wake = lambda: None
            self._endpoint.close(_LINGER_MS)
        if self._in_order:
            self._folder.remove_card()
            self._folder.clear()
        self._folder.release()

    def _was_changed(self, keys: Keys) -> bool:
        """Whether a killed host of the same key, whose place this one takes, had found the key changed."""
        before = self._before if self._wishes.resume else None
        return before is not None and before.key == keys.public and before.key_changed

    # -- opening -------------------------------------------------------------------------------

    def _listen(self, keys: Keys) -> Endpoint:
        """Return an endpoint at the wanted port, at the one that a killed host had, or at any free one."""
        listen, wanted = self._options.listen, self._options.port
        kept = self._before.port if self._before is not None and self._wishes.resume else None
        if kept is not None and wanted in (None, kept):
            end = time.monotonic() + _OLD_PORT_S
            while time.monotonic() < end:
                with contextlib.suppress(OSError):
                    return Endpoint(keys, host=listen, port=kept)
                time.sleep(0.05)
            _log.warning("the port %d, at which guests look for the table, is taken", kept)
        if wanted is not None:
            return Endpoint(keys, host=listen, port=wanted)
        with contextlib.suppress(OSError):
            return Endpoint(keys, host=listen, port=TABLE_PORT)
        return Endpoint(keys, host=listen)

    def _why_not_heard(self, error: OSError) -> str:
        listen = self._options.listen
        if error.errno in (errno.ENODEV, errno.EADDRNOTAVAIL, errno.EINVAL) and listen != "*":
            return f"{listen!r} is no address of this computer"
        return f"the port cannot be had: {os.strerror(error.errno) if error.errno else error}"

    def _tables(self, owner: bytes) -> list[Served]:
        tables = self._taken_up() if self._wishes.resume else []
        return tables or [self._new_table(options, owner) for options in self._wishes.tables]

    def _new_table(self, options: Options, owner: bytes) -> Served:
        path = self._folder.new_journal()
        journal = Journal(path, self._fault)
        return self._served(Room.create(self._world, journal, options, owner, monotonic_ms()), journal, path)

    def _taken_up(self) -> list[Served]:
        taken = []
        for path in self._folder.journals():
            if not self._wishes.table or table_of(path) in (self._wishes.table, None):
                taken += self._take_up(path)
        return taken

    def _take_up(self, path: Path) -> list[Served]:
        """Take up one journal's table, if there is one in it; a file that is of no use stays."""
        try:
            journal = Journal(path, self._fault)
        except (DamagedJournal, OSError) as error:
            _log.error("a table cannot be taken up again: %s", error)
            return []
        try:
            room = Room.restore(self._world, journal, monotonic_ms())
        except (ValueError, OSError, sqlite3.Error) as error:
            _log.error("the table of %s cannot be taken up again: %s", path.name, error)
            room = None
        if journal.aside is not None:
            _log.warning("a journal was damaged and is kept as %s", journal.aside.name)
        if room is None or room.over or (self._wishes.table and room.table != self._wishes.table):
            journal.close()
            return []
        return [self._served(room, journal, path)]

    def _served(self, room: Room, journal: Journal, path: Path) -> Served:
        if self._endpoint is None:
            raise ValueError("nobody listens")
        served = Served(room, journal, path, self._endpoint, partial(self._reopen, path))
        served.flush()  # the table is on the disk before anybody knows of it
        return served

    def _reopen(self, path: Path, now_ms: int) -> tuple[Room, Journal] | None:
        """Take up a table that could not be saved, None as long as that has not changed."""
        if not can_write(path):
            return None
        try:
            journal = Journal(path, self._fault)
        except OSError:
            return None
        try:
            room = Room.restore(self._world, journal, now_ms)
        except (JournalFailed, sqlite3.Error):
            journal.close()
            return None
        if room is None:
            journal.close()
            raise ValueError("the journal holds no table any more")
        return room, journal

    @property
    def _world(self) -> World:
        world = World(self._bots.thinker, BUILD, fills=not self._wishes.from_window)
        return replace(world, bot_names=self._bot_names or world.bot_names)

    @property
    def _bot_names(self) -> tuple[str, ...]:
        before = self._before.bot_names if self._before is not None and self._wishes.resume else ()
        return self._wishes.bot_names or before

    def _announce(self, server: Server) -> None:
        port = self._options.discovery_port
        if not port or self._endpoint is None:
            return
        try:
            self._beacon = Beacon(
                self._endpoint.key,
                BUILD,
                server.ads,
                device=device_name(),
                guests=server.guests,
                port=port,
            )
        except OSError as error:
            _log.warning("guests who search will not find these tables: %s", error.strerror or error)
        else:
            server.announce(self._beacon)

    # -- telling -------------------------------------------------------------------------------

    def _tell(self, server: Server, owner: bytes) -> None:
        """Write for the window how it stands; a full disk is no reason to stop playing."""
        if self._endpoint is None:
            return
        tables = []
        for served in server.tables:
            options = served.room.lobby.options
            tables.append(Announced(served.room.table, options.name, options.locked))
        card = HostCard(
            os.getpid(),
            self._endpoint.port,
            self._endpoint.key,
            owner,
            tuple(tables),
            self._bot_names,
            self._options.discovery_port,
            self._key_changed,
        )
        guests = server.guests.report()
        with contextlib.suppress(OSError):
            if card != self._card:
                self._folder.write_card(card)
                self._card = card
            if guests != self._guests:
                self._folder.write_guests(guests)
                self._guests = guests
