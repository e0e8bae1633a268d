"""Byte-exact randomness from one 32-byte seed a deal (see ``docs/randomness.md``)."""

from __future__ import annotations

import hmac
from collections.abc import Iterator, Sequence
from typing import TypeVar

T = TypeVar("T")

SEED_BYTES = 32


class Stream:
    """An endless stream of numbers, fixed by a seed and a label.

    Block *k* is HMAC-SHA256 with the seed as key over ``liudou/1/LABEL/`` followed by *k* as eight
    bytes, big end first; a block gives eight words of 32 bits, big end first. Raises ``ValueError``
    unless the seed has 32 bytes.
    """

    def __init__(self, seed: bytes, label: str) -> None:
        if len(seed) != SEED_BYTES:
            raise ValueError(f"a seed has {SEED_BYTES} bytes, not {len(seed)}")
        self._words = _words(seed, f"liudou/1/{label}/".encode("ascii"))

    def below(self, limit: int) -> int:
        """Return a number from 0 to *limit* - 1, each equally likely: words at or above the
        greatest multiple of *limit* are thrown away (rejection sampling)."""
        if not 1 <= limit <= 2**32:
            raise ValueError(f"not a limit: {limit}")
        ceiling = 2**32 - 2**32 % limit
        while True:
            word = next(self._words)
            if word < ceiling:
                return word % limit

    def shuffled(self, items: Sequence[T]) -> tuple[T, ...]:
        """Return *items* in a random order: Fisher and Yates, from the last place down to the second."""
        result = list(items)
        for last in range(len(result) - 1, 0, -1):
            other = self.below(last + 1)
            result[last], result[other] = result[other], result[last]
        return tuple(result)


def _words(seed: bytes, prefix: bytes) -> Iterator[int]:
    block = 0
    while True:
        digest = hmac.digest(seed, prefix + block.to_bytes(8, "big"), "sha256")
        for start in range(0, 32, 4):
            yield int.from_bytes(digest[start : start + 4], "big")
        block += 1
