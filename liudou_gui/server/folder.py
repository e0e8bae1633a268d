"""A host's folder in its profile: journals, the lock, and what the window has to know of a running host."""

from __future__ import annotations

import json
import os
import sqlite3
import time
from contextlib import closing, suppress
from dataclasses import dataclass
from pathlib import Path

from liudou_gui.host.journal_salvage import connect
from liudou_gui.net.files import Damaged, read_private, write_private
from liudou_gui.net.guests import GuestReport
from liudou_gui.net.keys import Keys, lasting_keys
from liudou_gui.plain_json import read_json
from liudou_gui.protocol.down import Refusal
from liudou_gui.protocol.limits import KEY_BYTES, TABLE_ID_BYTES

FOLDER = "tables"
HOST_KEY, CLIENT_KEY = "host.key", "client.key"
JOURNAL_TAIL = ".sqlite3"
_BESIDE = ("", "-wal", "-shm")
_FORGOTTEN_S = 30 * 86_400
_LOCK_WAIT_S = 4.0
"""A host that is just ending gets so long to let the folder go."""


class Hosting(Exception):
    """Another process hosts from this folder."""


@dataclass(frozen=True, slots=True)
class Announced:
    """A table of a running host."""

    table: bytes
    name: str
    locked: bool


@dataclass(frozen=True, slots=True)
class HostCard:
    """What a running host writes about itself. *port* is kept over restarts, and so are *bot_names*.

    *key_changed*: the tables of this profile had another key the last time.
    """

    pid: int
    port: int
    key: bytes
    owner: bytes
    tables: tuple[Announced, ...]
    bot_names: tuple[str, ...] = ()
    discovery_port: int = 0
    key_changed: bool = False


class HostFolder:
    """The folder ``tables`` of a *profile*. Whatever is in it can be read by its owner alone."""

    def __init__(self, profile: Path) -> None:
        self.profile = profile
        self.path = profile / FOLDER
        self._lock: sqlite3.Connection | None = None

    # -- one host at a time --------------------------------------------------------------------

    def take(self, wait_s: float = _LOCK_WAIT_S) -> None:
        """Be the folder's only host until the process ends, however it ends.

        Raises :class:`Hosting` where another one is, and ``OSError``.
        """
        self.path.mkdir(parents=True, exist_ok=True)
        if os.name == "posix":
            self.path.chmod(0o700)
        self._lock = self._locked(wait_s)

    def release(self) -> None:
        """Let another host have the folder. May be repeated."""
        if self._lock is not None:
            self._lock.close()
            self._lock = None

    @property
    def runs(self) -> bool:
        """Whether a host has the folder now; never waits."""
        if not self._lock_path.exists():
            return False
        try:
            self._locked(0).close()
        except Hosting:
            return True
        except OSError:
            return False
        return False

    @property
    def _lock_path(self) -> Path:
        return self.path / "host.lock"

    def _locked(self, wait_s: float) -> sqlite3.Connection:
        """Hold a lock that SQLite takes and the system gives back: the same on every system."""
        base: sqlite3.Connection | None = None
        try:
            self._lock_path.touch(mode=0o600)
            base = sqlite3.connect(self._lock_path, timeout=wait_s, isolation_level=None)
            base.execute("BEGIN EXCLUSIVE")
        except sqlite3.OperationalError as error:
            if base is not None:
                base.close()
            if error.sqlite_errorcode == sqlite3.SQLITE_BUSY:
                raise Hosting from error
            raise OSError(f"{self._lock_path}: {error}") from error
        except sqlite3.DatabaseError as error:
            raise OSError(f"{self._lock_path}: {error}") from error
        return base

    # -- journals ------------------------------------------------------------------------------

    def journals(self) -> list[Path]:
        """Return the journals that are there, oldest first."""
        return sorted(self.path.glob(f"*{JOURNAL_TAIL}"), key=lambda path: (path.stat().st_mtime, path.name))

    def clean_up(self) -> None:
        """Remove journals of tables that are over, and what nobody came back to for a month."""
        for path in self.journals():
            if table_of(path) == b"" or time.time() - path.stat().st_mtime > _FORGOTTEN_S:
                self.remove(path)

    def new_journal(self) -> Path:
        """Return a path that no journal has."""
        return self.path / f"{os.urandom(8).hex()}{JOURNAL_TAIL}"

    def remove(self, journal: Path) -> None:
        """Remove a journal whose table is over; a file that cannot be removed stays."""
        for tail in _BESIDE:
            with suppress(OSError):
                journal.with_name(journal.name + tail).unlink()

    # -- keys ----------------------------------------------------------------------------------

    def host_keys(self) -> Keys:
        """Return the lasting keys of this profile's tables. Raises ``OSError``."""
        return _keys(self.profile / HOST_KEY)

    def note_key(self, key: bytes) -> bool:
        """Remember the tables' key; return whether they had another one before. Raises ``OSError``."""
        path = self.profile / "last_host_key"
        try:
            before = read_private(path)
        except OSError:
            before = b""
        now = key.hex().encode()
        if before != now:
            write_private(path, now, replace=True)
        return bool(before) and before != now

    def client_keys(self) -> Keys:
        """Return the lasting keys of this profile's window. Raises ``OSError``."""
        return _keys(self.profile / CLIENT_KEY)

    # -- what host and window tell each other --------------------------------------------------

    def write_card(self, card: HostCard) -> None:
        """Tell the window about this host. Raises ``OSError``."""
        text = json.dumps(
            {
                "pid": card.pid,
                "port": card.port,
                "key": card.key.hex(),
                "owner": card.owner.hex(),
                "tables": [[t.table.hex(), t.name, t.locked] for t in card.tables],
                "bot_names": list(card.bot_names),
                "discovery_port": card.discovery_port,
                "key_changed": card.key_changed,
            },
            ensure_ascii=False,
        )
        write_private(self._card_path, text.encode(), replace=True)

    def card(self) -> HostCard | None:
        """Return what the last host wrote that was not ended in order, None if there is nothing."""
        try:
            said = read_json(read_private(self._card_path))
            key, owner = bytes.fromhex(said["key"]), bytes.fromhex(said["owner"])
            tables = tuple(
                Announced(bytes.fromhex(table), str(name), bool(locked))
                for table, name, locked in said["tables"]
            )
            port, discovery_port = int(said["port"]), int(said["discovery_port"])
            names, changed = tuple(map(str, said["bot_names"])), bool(said.get("key_changed"))
            card = HostCard(int(said["pid"]), port, key, owner, tables, names, discovery_port, changed)
        except (OSError, ValueError, TypeError, KeyError):
            return None
        lengths = len(key) == len(owner) == KEY_BYTES and all(
            len(table.table) == TABLE_ID_BYTES for table in tables
        )
        return card if lengths and 0 < port < 2**16 else None

    def remove_card(self) -> None:
        """The host has ended in order."""
        with suppress(OSError):
            self._card_path.unlink()

    def write_guests(self, report: GuestReport) -> None:
        """Tell the doctor what was heard of guests. Raises ``OSError``."""
        said = {
            "heard": report.heard,
            "arrived": report.arrived,
            "kept_out": report.kept_out,
            "other_builds": report.other_builds,
            "refusals": [[why.value, count] for why, count in report.refusals],
        }
        write_private(self.path / "guests.json", json.dumps(said).encode(), replace=True)

    def guests(self) -> GuestReport:
        """Return what the running host heard of guests; nothing where that is not known."""
        try:
            said = read_json(read_private(self.path / "guests.json"))
            refusals = tuple((Refusal(why), int(count)) for why, count in said["refusals"])
            arrived, kept_out, builds = (
                tuple(map(str, said[name])) for name in ("arrived", "kept_out", "other_builds")
            )
            return GuestReport(int(said["heard"]), arrived, kept_out, builds, refusals)
        except (OSError, ValueError, TypeError, KeyError):
            return GuestReport()

    def ask_to_stop(self) -> None:
        """Let the running host end in order, within a second or two. Raises ``OSError``."""
        self.path.mkdir(parents=True, exist_ok=True)
        self._stop_path.touch(mode=0o600)

    @property
    def asked_to_stop(self) -> bool:
        """Whether :meth:`ask_to_stop` was called since :meth:`clear`."""
        return self._stop_path.exists()

    def clear(self) -> None:
        """Forget what was told to an earlier host."""
        for name in (self._stop_path, self.path / "guests.json"):
            with suppress(OSError):
                name.unlink()

    @property
    def _card_path(self) -> Path:
        return self.path / "host.json"

    @property
    def _stop_path(self) -> Path:
        return self.path / "stop"


def _keys(path: Path) -> Keys:
    try:
        return lasting_keys(path)
    except Damaged:  # it was moved aside
        return lasting_keys(path)


def table_of(journal: Path) -> bytes | None:
    """Return the id of a journal's table, empty if that is over, None if the file cannot be read so."""
    try:
        with closing(connect(journal)) as base:
            rows = dict(base.execute("SELECT name, value FROM room WHERE name IN ('table', 'closed')"))
        return b"" if rows.get("closed") == "yes" else bytes.fromhex(rows["table"])
    except (sqlite3.Error, KeyError, ValueError, TypeError):
        return None
