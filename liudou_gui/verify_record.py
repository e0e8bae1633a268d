"""``liudou verify``: checks a record, and how it was dealt, without a window."""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import TextIO

from engine.audit import audit
from engine.fair import Cause, NotFair, Transcript
from engine.record import LARGEST, NewerRecord, OtherRules, Record
from liudou_gui.arguments import without_reader
from liudou_gui.exits import EXIT_DATA
from liudou_gui.paths import refuse_device

VERIFIED, NOT_VERIFIED, USAGE, DAMAGED = 0, 1, 2, EXIT_DATA
"""Exit codes: as ``sysexits.h`` has them where it has any."""

_WRONG = {
    Cause.HOST_SHARE: "the host's share does not fit what the host committed to",
    Cause.SEAT_SHARE: "a seat's share does not fit what it committed to",
    Cause.ROOT: "the pack that was promised before the deal is not the one that the shares lead to",
    Cause.SEED: "the cards do not come from the shares",
    Cause.CAMP: "a camp that the table drew is not the one that the shares lead to",
}


def run(options: argparse.Namespace) -> int:
    """Check, say what was found, and return the exit code; 74 where it cannot be said."""
    code, words, record = _check(options.record)
    if options.json:
        words = json.dumps({"verified": code == VERIFIED, "code": code, "why": words, **_facts(record)})
    elif code == VERIFIED and record is not None:
        words = "\n".join([words, *_lines(record)])
    return without_reader("liudou verify", lambda out: _write(out, words)) or code


def _check(path: Path) -> tuple[int, str, Record | None]:
    """Return the exit code, what to say, and the record as far as there is one."""
    try:
        refuse_device(path)
        with path.open(encoding="utf-8-sig", newline="") as file:
            record = Record.parse(file.read(LARGEST + 1))
    except OSError as error:
        return USAGE, f"{path} cannot be read: {error.strerror}.", None
    except (NewerRecord, OtherRules) as error:
        return NOT_VERIFIED, f"Not verified: this program cannot play it again; {error}.", None
    except ValueError as error:  # UnicodeDecodeError among them
        words = "it is not text" if isinstance(error, UnicodeDecodeError) else str(error)
        return DAMAGED, f"{path} is no good record: {words}.", None
    return *_audited(record), record


def _audited(record: Record) -> tuple[int, str]:
    try:
        if record.fair is None:
            record.replay()
            return NOT_VERIFIED, (
                "Not verified: the record leads to its result, but does not say how it was dealt. "
                "Only deals of LAN tables do."
            )
        audit(record)
    except NotFair as unfair:
        return NOT_VERIFIED, f"The dealing is wrong: {_WRONG.get(unfair.cause, 'it does not fit together')}."
    except ValueError as error:
        return NOT_VERIFIED, f"The record is wrong: {error}."
    return (
        VERIFIED,
        "Dealing verified: the cards came from the shares below, and the record leads to its result.",
    )


def _facts(record: Record | None) -> dict[str, object]:
    if record is None:
        return {}
    said = record.fair
    return {
        "variant": record.ruleset.variant.value,
        "deal": record.number,
        "shares": [] if said is None else [entry.seat for entry in said.shares],
        "broken_off": 0 if said is None else said.broken_off,
    }


def _lines(record: Record) -> list[str]:
    said = record.fair
    if said is None:
        return []
    return [
        f"  game: {record.ruleset.variant.value}, deal {record.number}",
        f"  shares: {_names(record, said)}",
        f"  dealings broken off before it: {said.broken_off}",
        "It proves the dealing, not that nobody looked at the cards on the host's computer.",
    ]


def _names(record: Record, said: Transcript) -> str:
    """Who gave shares: the host, and seats counted from 1, with names where the record has them."""
    names = [
        f"seat {entry.seat + 1}" + (f" ({record.seats[entry.seat].name})" if record.seats else "")
        for entry in said.shares
    ]
    return ", ".join(["the host", *names])


def _write(out: TextIO, text: str) -> None:
    """Write for a person. Raises ``OSError``."""
    out.write(text + "\n")
    out.flush()
