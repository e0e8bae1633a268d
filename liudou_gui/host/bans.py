"""Who was sent away from a table, and does not come back to it in the same evening."""

from __future__ import annotations

from collections.abc import Iterable

from engine.names import same_look

MOST_PLACES = 64
"""So many computers are remembered; each was sent away by hand."""


class Bans:
    """People by key, and the computers that they came from.

    A key is made anew in a moment, so the address counts as well. Where others at the table come from the
    same address, as behind one router or from one computer, only who bears the same name is kept out.
    """

    def __init__(self) -> None:
        self._keys: set[bytes] = set()
        self._places: list[tuple[str, str]] = []

    def add(self, key: bytes, name: str, address: str) -> None:
        """Keep somebody out; an *address* may be empty, which is none."""
        self._keys.add(key)
        if address and (address, name) not in self._places:
            self._places = [*self._places, (address, name)][-MOST_PLACES:]

    def holds_key(self, key: bytes) -> bool:
        """Return whether this very key was sent away."""
        return key in self._keys

    def holds_place(self, name: str, address: str, *, shared: bool) -> bool:
        """Return whether somebody was sent away who came from there; *shared*: others are there too."""
        there = [banned for where, banned in self._places if where == address]
        return any(not shared or same_look(name, banned) for banned in there)

    @property
    def places(self) -> tuple[tuple[str, str], ...]:
        """Addresses with the names that were used there, for the journal."""
        return tuple(self._places)

    def restore(self, keys: Iterable[bytes], places: Iterable[tuple[str, str]]) -> None:
        """Take up what was kept."""
        self._keys, self._places = set(keys), list(places)[-MOST_PLACES:]
