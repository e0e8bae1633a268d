"""The hosts somebody was at lately: a small JSON file in their profile."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter

from engine.names import clean_name
from liudou_gui.net.files import write_private
from liudou_gui.net.invitation import HOST_LENGTH
from liudou_gui.paths import move_aside
from liudou_gui.protocol.limits import NAME_LENGTH, TABLE_NAME_LENGTH

FILE_NAME = "recent_hosts.json"
MOST_HOSTS = 12
MOST_BYTES = 64 * 1024

_Hex = Annotated[str, Field(pattern=r"^[0-9a-f]{64}$")]
_TableHex = Annotated[str, Field(pattern=r"^([0-9a-f]{16})?$")]
_Host = Annotated[str, Field(min_length=1, max_length=HOST_LENGTH, pattern=r"^[0-9A-Za-z.:%_\-]+$")]


class RecentHost(BaseModel):
    """A host by its *key*, in hex; *name* is the last table's, *device* the host's, *at* seconds since 1970.

    *addresses* are those it was reached or found at, the best first; *table* is the last table's id in hex.
    Raises ``ValueError`` for what is out of bounds.
    """

    model_config = ConfigDict(strict=True, frozen=True, extra="forbid")

    key: _Hex
    name: str = Field(default="", max_length=TABLE_NAME_LENGTH)
    device: str = Field(default="", max_length=NAME_LENGTH)
    addresses: tuple[_Host, ...] = Field(min_length=1, max_length=8)
    port: int = Field(ge=1, le=65535)
    table: _TableHex = ""
    at: int = Field(default=0, ge=0, lt=2**40)


_FILE = TypeAdapter(Annotated[tuple[RecentHost, ...], Field(max_length=MOST_HOSTS)])


class RecentHosts:
    """Reads and writes the last hosts, the latest first.

    A damaged file is kept aside, see :attr:`aside`, and the list begins anew. A file that cannot be read is
    left alone, and one that cannot be written is no reason to disturb a game: :attr:`saved` is False then.
    """

    def __init__(self, folder: Path) -> None:
        self.path = folder / FILE_NAME
        self.aside: Path | None = None
        self.saved = True
        self._readable = True
        self.hosts: tuple[RecentHost, ...] = self._read()

    def remember(self, host: RecentHost) -> None:
        """Put *host* first, in place of what was known of its key; the oldest may drop out."""
        others = [known for known in self.hosts if known.key != host.key]
        self._write((_cleaned(host), *others)[:MOST_HOSTS])

    def forget(self, key: str) -> None:
        """Take the host with this *key* off the list."""
        self._write(tuple(known for known in self.hosts if known.key != key))

    def _read(self) -> tuple[RecentHost, ...]:
        try:
            with self.path.open("rb") as file:
                data = file.read(MOST_BYTES + 1)
        except (FileNotFoundError, NotADirectoryError):
            return ()
        except OSError:
            self._readable = False
            return ()
        try:
            if len(data) > MOST_BYTES:
                raise ValueError("too much")
            return tuple(map(_cleaned, _FILE.validate_json(data)))
        except ValueError:
            return self._damaged()

    def _damaged(self) -> tuple[RecentHost, ...]:
        try:
            self.aside = move_aside(self.path)
        except OSError:
            self._readable = False
        return ()

    def _write(self, hosts: tuple[RecentHost, ...]) -> None:
        self.hosts = hosts
        self.saved = False
        if not self._readable:
            return
        with suppress(OSError):
            self.saved = write_private(self.path, _FILE.dump_json(hosts, indent=2) + b"\n", replace=True)


def _cleaned(host: RecentHost) -> RecentHost:
    names = {
        "name": clean_name(host.name, TABLE_NAME_LENGTH),
        "device": clean_name(host.device, NAME_LENGTH),
    }
    return host.model_copy(update=names)
