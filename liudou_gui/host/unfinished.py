"""The deal that is running, in a file: a program that ends, however it ends, can go on with it.

``docs/records.md`` describes the text. It holds the seed, and so all cards, of a deal that is not
over: that is the player's own machine, and nobody else sits at an offline table.
"""

from __future__ import annotations

import contextlib
import re
from collections.abc import Callable
from dataclasses import dataclass, fields, replace
from pathlib import Path
from typing import TextIO

from engine.actions import Play
from engine.deal import deal_from_seed
from engine.record import (
    LARGEST,
    Entry,
    NewerRecord,
    OtherRules,
    RecordSeat,
    after,
    check_format,
    check_played,
    format_entry,
    parse_deal,
    parse_entry,
    parse_number,
    parse_rules,
    parse_seats,
    parse_seed,
    replay_entries,
    rules_lines,
    seat_lines,
)
from engine.ruleset import SEATS, Ruleset
from liudou_gui.host.pacing import Timing
from liudou_gui.host.table import FRESH, RunningDeal, Standing
from liudou_gui.paths import move_aside, write_whole

FORMAT, VERSION = "liudou-unfinished", 1
LONGEST_MS = 3_600_000
"""No time of a table is longer."""
_HEAD = 13
_NO_LIMIT = "none"


@dataclass(frozen=True, slots=True)
class Unfinished:
    """A table that was left: how it was set up, how it stood, and its running *deal*, if any."""

    ruleset: Ruleset
    seats: tuple[RecordSeat, ...]
    timing: Timing
    counter_allowed: bool = True
    standing: Standing = FRESH
    deal: RunningDeal | None = None

    @property
    def plays(self) -> int:
        """How many plays the running deal has seen."""
        return sum(isinstance(entry.action, Play) for entry in self.deal.entries) if self.deal else 0

    def check(self) -> None:
        """Raise ``ValueError`` unless the entries are a beginning of the deal."""
        if self.deal is not None:
            deal = deal_from_seed(self.ruleset, self.deal.seed)
            replay_entries(deal, self.standing.number, self.standing.void_before, self.deal.entries)

    def __str__(self) -> str:
        standing, deal = self.standing, self.deal
        lines = [
            f"{FORMAT} {VERSION}",
            *rules_lines(self.ruleset),
            *seat_lines(self.seats),
            f"timing {_timing_text(self.timing)}",
            f"counter {'yes' if self.counter_allowed else 'no'}",
            f"totals {' '.join(map(str, standing.totals))}",
            f"deals {standing.deals}",
            f"deal {standing.number} {standing.void_before}",
        ]
        if deal is not None:
            lines.append(f"seed {deal.seed.hex()}")
            lines += [f"played {deal.played}"] if deal.played else []
            lines += map(format_entry, deal.entries)
        return "\n".join([*lines, ""])

    @classmethod
    def parse(cls, text: str) -> Unfinished:
        """Read what ``str`` wrote, and leave out a last line that was not written to its end.

        Raises ``ValueError``, as :meth:`~engine.record.Record.parse` does.
        """
        if len(text) > LARGEST:
            raise ValueError("this is too long")
        lines = text.replace("\r\n", "\n").split("\n")[:-1]
        check_format(lines[0] if lines else "", FORMAT, VERSION)
        if len(lines) < _HEAD + 1:
            raise ValueError("lines are missing")
        number, void_before = parse_deal(lines[_HEAD])
        found = cls(
            parse_rules(lines[1], lines[2]),
            parse_seats(lines[3:9]),
            _parse_timing(after("timing ", lines[9])),
            after("counter ", lines[10]) == "yes",
            Standing(
                number,
                void_before,
                parse_number(after("deals ", lines[12]), "a number of deals", least=0),
                _parse_totals(after("totals ", lines[11])),
            ),
            _parse_running(lines[_HEAD + 1 :]),
        )
        if [seat.is_bot for seat in found.seats] != [seat > 0 for seat in range(SEATS)]:
            raise ValueError("an offline table has one person, in the first seat")
        if str(found).split("\n")[:-1] != lines:
            raise ValueError("it is not written as such files are")
        return found


def _parse_totals(text: str) -> tuple[int, ...]:
    totals = tuple(parse_number(word, "a total", least=-(10**15)) for word in text.split(" "))
    if len(totals) != SEATS:
        raise ValueError("six totals belong to a table")
    return totals


def _parse_running(lines: list[str]) -> RunningDeal | None:
    if not lines:
        return None
    seed, rest, played = parse_seed(lines[0]), lines[1:], ""
    if rest and rest[0].startswith("played "):
        played = after("played ", rest.pop(0))
        check_played(played)
    return RunningDeal(seed, played, tuple(map(parse_entry, rest)))


def _timing_text(timing: Timing) -> str:
    values = ((field.name, getattr(timing, field.name)) for field in fields(Timing))
    return " ".join(f"{name}={_NO_LIMIT if value is None else value}" for name, value in values)


def _parse_timing(text: str) -> Timing:
    values: dict[str, int | None] = {}
    for word in text.split(" "):
        name, _, value = word.partition("=")
        if name == "play_ms" and value == _NO_LIMIT:
            values[name] = None
        elif name in {field.name for field in fields(Timing)} and re.fullmatch("[0-9]{1,7}", value):
            values[name] = int(value)
        else:
            raise ValueError(f"not a time of a table: {word[:40]!r}")
    if any(value is not None and value > LONGEST_MS for value in values.values()):
        raise ValueError("a time of the table is too long")
    return Timing(**values)  # type: ignore[arg-type]  # only play_ms may be None


class DamagedUnfinished(ValueError):
    """The file could not be read, and is kept as *aside*."""

    def __init__(self, why: str, aside: Path) -> None:
        super().__init__(f"{why}; the file is now {aside}")
        self.aside = aside


class ForeignUnfinished(ValueError):
    """The file belongs to another version of the program, or to other rules; it stays where it is."""


def load(path: Path) -> Unfinished | None:
    """Return what was left unfinished, None if nothing was.

    Raises :class:`DamagedUnfinished` for a file that does not lead to a deal, after moving it aside;
    :class:`ForeignUnfinished` for one of another version; ``OSError`` when it cannot be read or moved.
    """
    try:
        if path.exists() and not path.is_file():
            raise OSError(f"{path} is no file")
        with path.open("rb") as file:
            data = file.read(LARGEST + 1)
    except FileNotFoundError:
        return None
    try:
        # What follows the last line end is the torn line; it may be torn within a character.
        found = Unfinished.parse(data[: data.rfind(b"\n") + 1].decode("utf-8"))
        found.check()
    except (NewerRecord, OtherRules) as error:
        raise ForeignUnfinished(str(error)) from error
    except ValueError as error:
        raise DamagedUnfinished(str(error), move_aside(path)) from error
    return found


def discard(path: Path) -> None:
    """End what was left unfinished. Raises ``OSError``."""
    path.unlink(missing_ok=True)


class UnfinishedFile:
    """Implements :class:`~liudou_gui.host.table.Journal` in the file *path* for the table *setup*.

    The beginning of a deal replaces the file, each entry is added and handed to the system at once.
    Where the disk refuses, the game goes on without the file: *on_failed* gets the reason, once until it
    can be written again. That is tried with each entry: then the whole deal is written, as it is where the
    file is gone.
    """

    def __init__(
        self, path: Path, setup: Unfinished, on_failed: Callable[[str], None] = lambda _: None
    ) -> None:
        self._path, self._setup, self._on_failed = path, setup, on_failed
        self._file: TextIO | None = None
        self._running: tuple[Standing, RunningDeal, list[Entry]] | None = None
        self._failed = False

    def dealt(self, standing: Standing, deal: RunningDeal) -> None:
        """Begin the file of a deal."""
        self._running = standing, deal, list(deal.entries)
        self._guarded(lambda: self._begin(standing, deal))

    def done(self, entry: Entry) -> None:
        """Add a line."""
        if self._running is not None:
            self._running[2].append(entry)
        self._guarded(lambda: self._add(entry))

    def ended(self, standing: Standing) -> None:
        """Keep how the table stands, without a deal."""
        self._running = None
        self._guarded(lambda: self._begin(standing, None))

    def close(self) -> None:
        """Let the file go; it stays as it is."""
        file, self._file = self._file, None
        if file is not None:
            self._guarded(file.close)

    def _begin(self, standing: Standing, deal: RunningDeal | None) -> None:
        self.close()
        write_whole(self._path, str(replace(self._setup, standing=standing, deal=deal)))
        if deal is not None:
            self._file = self._path.open("a", encoding="utf-8", newline="\n")

    def _add(self, entry: Entry) -> None:
        if self._file is not None and self._path.exists():
            self._file.write(format_entry(entry) + "\n")
            self._file.flush()
        elif self._running is not None:  # the disk has refused, and may not any more, or the file was removed
            standing, deal, entries = self._running
            self._begin(standing, replace(deal, entries=tuple(entries)))

    def _guarded(self, work: Callable[[], None]) -> None:
        try:
            work()
            self._failed = self._failed and self._file is None
        except OSError as error:
            # A line that is missing would make nonsense of all that follow: none is added any more.
            file, self._file = self._file, None
            if file is not None:
                with contextlib.suppress(OSError):
                    file.close()
            if not self._failed:
                self._failed = True
                self._on_failed(f"{self._path}: {error.strerror or error}")
