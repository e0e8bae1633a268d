"""Where a client keeps what was said for a dealing, before the deal and until the verdict."""

from __future__ import annotations

import contextlib
import re
from dataclasses import dataclass, field
from pathlib import Path
from typing import Protocol

from engine.deal import Seat
from engine.fair import DealingId, Transcript
from engine.fair_text import parse_transcript, transcript_lines
from liudou_gui.net.files import write_private

_HEAD = "liudou-transcript 1"
_OFFER = re.compile("offer ([0-9a-f]{16}) (0|[1-9][0-9]{0,18}) ([1-9][0-9]{0,8}) ([0-9a-f]{64})")
_OWN = re.compile("own ([0-5]) ([0-9a-f]{64})")
_LARGEST = 100_000


@dataclass(frozen=True, slots=True)
class Kept:
    """A dealing as one client keeps it: the host's *commitment* for deal *deal*, the own *share* of
    seat *seat* (None and empty where it gives none), and the *transcript* once all shares were told.
    """

    id: DealingId
    deal: int
    commitment: bytes
    seat: Seat | None = None
    share: bytes = field(default=b"", repr=False)
    transcript: Transcript | None = None

    def __str__(self) -> str:
        dealing = self.id
        own = [] if self.seat is None else [f"own {self.seat} {self.share.hex()}"]
        said = [] if self.transcript is None else transcript_lines(self.transcript)
        offer = f"offer {dealing.table.hex()} {dealing.number} {self.deal} {self.commitment.hex()}"
        return "\n".join([_HEAD, offer, *own, *said, "end", ""])

    @classmethod
    def parse(cls, text: str) -> Kept:
        """Read what ``str`` wrote. Raises ``ValueError``."""
        head, *lines = text.split("\n")
        offer = _OFFER.fullmatch(lines[0]) if lines else None
        if head != _HEAD or offer is None or lines[-2:] != ["end", ""]:
            raise ValueError("this is no transcript")
        rest = lines[1:-2]
        own = _OWN.fullmatch(rest[0]) if rest else None
        said = rest[1:] if own is not None else rest
        return cls(
            DealingId(bytes.fromhex(offer[1]), int(offer[2])),
            int(offer[3]),
            bytes.fromhex(offer[4]),
            None if own is None else int(own[1]),
            b"" if own is None else bytes.fromhex(own[2]),
            parse_transcript(said) if said else None,
        )


class Keeper(Protocol):
    """Keeps one dealing, the last."""

    def keep(self, kept: Kept) -> None:
        """Return once *kept* would outlive the program. Raises ``OSError``."""
        ...

    def kept(self) -> Kept | None:
        """Return what is kept, None where nothing is or it cannot be read."""
        ...


class TranscriptFile:
    """Keeps the last dealing in a file that its owner alone can read, replaced as a whole."""

    def __init__(self, path: Path) -> None:
        self._path = path

    def keep(self, kept: Kept) -> None:
        """Write to the disk, then take the old file's place. Raises ``OSError``."""
        write_private(self._path, str(kept).encode(), replace=True)

    def kept(self) -> Kept | None:
        """Return what is kept; a damaged file counts as none."""
        with contextlib.suppress(OSError, ValueError):
            if self._path.stat().st_size <= _LARGEST:
                return Kept.parse(self._path.read_text(encoding="utf-8"))
        return None
