"""The seats that this profile has at tables on the network, so that it finds back to them after a restart."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter

from liudou_gui.net.files import read_private, write_private
from liudou_gui.paths import move_aside
from liudou_gui.plain_json import read_json
from liudou_gui.protocol.limits import KEY_BYTES, TABLE_ID_BYTES, TABLE_NAME_LENGTH, TOKEN_BYTES

FILE_NAME = "lan_places.json"
MOST_PLACES = 16
FORGOTTEN_S = 86_400
"""A table that nobody came back to within a day is over."""


@dataclass(frozen=True, slots=True)
class KeptPlace:
    """A seat at the table *table* of the host *key*; *token* proves it. *at* is in seconds since 1970."""

    key: bytes
    table: bytes
    addresses: tuple[str, ...]
    token: bytes = field(repr=False)
    name: str = ""
    at: int = 0


class _Row(BaseModel):
    model_config = ConfigDict(strict=True, frozen=True, extra="forbid")

    key: Annotated[str, Field(pattern=rf"^[0-9a-f]{{{2 * KEY_BYTES}}}$")]
    table: Annotated[str, Field(pattern=rf"^[0-9a-f]{{{2 * TABLE_ID_BYTES}}}$")]
    addresses: Annotated[tuple[Annotated[str, Field(max_length=300)], ...], Field(min_length=1, max_length=8)]
    token: Annotated[str, Field(pattern=rf"^[0-9a-f]{{{2 * TOKEN_BYTES}}}$")]
    name: Annotated[str, Field(max_length=TABLE_NAME_LENGTH)]
    at: Annotated[int, Field(ge=0, lt=2**40)]


_ROW = TypeAdapter(_Row)


class Places:
    """Reads and writes the seats, the latest first, in a file that its owner alone can read.

    What cannot be read counts as nothing and is kept aside before the file is written; one that cannot be
    written is no reason to disturb a game.
    """

    def __init__(self, folder: Path, wall_clock: Callable[[], float] = time.time) -> None:
        self._path, self._wall_clock = folder / FILE_NAME, wall_clock

    def all(self) -> tuple[KeptPlace, ...]:
        """Return the seats of the last day."""
        since = self._wall_clock() - FORGOTTEN_S
        places = (
            KeptPlace(
                bytes.fromhex(row.key),
                bytes.fromhex(row.table),
                row.addresses,
                bytes.fromhex(row.token),
                row.name,
                row.at,
            )
            for row in self._rows()[0]
        )
        return tuple(place for place in places if place.at >= since)

    def _rows(self) -> tuple[list[_Row], bool]:
        """Return what can be read of the file, and whether that is all of it."""
        try:
            said = read_json(read_private(self._path).decode())
        except FileNotFoundError:
            return [], True
        except (OSError, ValueError):
            return [], False
        if not isinstance(said, list):
            return [], False
        rows = []
        for row in said[:MOST_PLACES]:
            with suppress(ValueError):
                rows.append(_ROW.validate_json(json.dumps(row)))
        return rows, len(rows) == len(said)

    def token(self, key: bytes, table: bytes) -> bytes:
        """Return what proves the seat at that table, empty where there is none."""
        return next((p.token for p in self.all() if (p.key, p.table) == (key, table)), b"")

    def keep(self, place: KeptPlace) -> None:
        """Remember a seat."""
        self._write((place, *self._others(place.key, place.table))[:MOST_PLACES])

    def forget(self, key: bytes, table: bytes) -> None:
        """The seat was given up, or lost."""
        places = self.all()
        if any((p.key, p.table) == (key, table) for p in places):
            self._write(self._others(key, table))

    def _others(self, key: bytes, table: bytes) -> tuple[KeptPlace, ...]:
        return tuple(place for place in self.all() if (place.key, place.table) != (key, table))

    def _write(self, places: tuple[KeptPlace, ...]) -> None:
        rows = [
            {
                "key": place.key.hex(),
                "table": place.table.hex(),
                "addresses": place.addresses,
                "token": place.token.hex(),
                "name": place.name,
                "at": place.at or int(self._wall_clock()),
            }
            for place in places
        ]
        with suppress(OSError):
            if not self._rows()[1]:
                move_aside(self._path)
        with suppress(OSError):
            write_private(self._path, json.dumps(rows, ensure_ascii=False).encode(), replace=True)
