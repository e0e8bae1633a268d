"""A fair dealing's transcript as lines of text, as records keep it (``docs/fair-dealing.md``)."""

from __future__ import annotations

import re
from collections.abc import Sequence

from engine.fair import DealingId, SeatShare, Transcript

WORD = "fair"
"""Every line of a transcript begins with this."""
_HEX = "([0-9a-f]{64})"
_ID = re.compile("fair ([0-9a-f]{16}) (0|[1-9][0-9]{0,18}) (0|[1-9][0-9]{0,8})")
_HOST = re.compile(f"fair-host {_HEX} (?:-|{_HEX})")
_SEAT = re.compile(f"fair-seat ([0-5]) {_HEX} {_HEX}")
_ROOT = re.compile(f"fair-root {_HEX}")


def transcript_lines(transcript: Transcript) -> list[str]:
    """Write a transcript; the inverse of :func:`parse_transcript`."""
    dealing = transcript.id
    return [
        f"fair {dealing.table.hex()} {dealing.number} {transcript.broken_off}",
        f"fair-host {transcript.host_commitment.hex()} {transcript.host_share.hex() or '-'}",
        *(
            f"fair-seat {entry.seat} {entry.commitment.hex()} {entry.share.hex()}"
            for entry in transcript.shares
        ),
        f"fair-root {transcript.root.hex()}",
    ]


def parse_transcript(lines: Sequence[str]) -> Transcript:
    """Read a transcript. Raises ``ValueError`` for anything that is not written so."""
    if len(lines) < 3:
        raise ValueError("lines of the dealing are missing")
    head, host = _found(_ID, lines[0]), _found(_HOST, lines[1])
    return Transcript(
        DealingId(bytes.fromhex(head[1]), int(head[2])),
        bytes.fromhex(host[1]),
        tuple(map(_seat_share, lines[2:-1])),
        bytes.fromhex(_found(_ROOT, lines[-1])[1]),
        int(head[3]),
        bytes.fromhex(host[2] or ""),
    )


def _seat_share(line: str) -> SeatShare:
    found = _found(_SEAT, line)
    return SeatShare(int(found[1]), bytes.fromhex(found[2]), bytes.fromhex(found[3]))


def _found(form: re.Pattern[str], line: str) -> re.Match[str]:
    found = form.fullmatch(line)
    if found is None:
        raise ValueError(f"{line[:40]!r} is no line of a dealing")
    return found
