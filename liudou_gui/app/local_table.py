"""Tables against bots: what the settings mean for a local session."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path
from random import SystemRandom

from engine.bots.rule_bot import RuleBot
from engine.record import Record
from engine.ruleset import SEATS, Ruleset, Variant
from liudou_gui.host.pacing import NORMAL, QUICK, SLOW, Timing
from liudou_gui.host.unfinished import DamagedUnfinished, Unfinished, discard, load
from liudou_gui.model.settings import Pace, Settings
from liudou_gui.model.words import translate
from liudou_gui.session.base import Session
from liudou_gui.session.local import LocalSession

SessionFactory = Callable[[Ruleset, Settings], Session]
"""Makes a session that has not started yet; the window starts and closes it."""

UNFINISHED_FILE = "unfinished.liudou"
_PACES = {Pace.QUICK: QUICK, Pace.NORMAL: NORMAL, Pace.SLOW: SLOW}


def timing_of(settings: Settings) -> Timing:
    """Return a table's times by the player's settings."""
    play_ms = settings.play_timer * 1_000 if settings.play_timer else None
    return replace(_PACES[settings.pace], play_ms=play_ms)


def own_name(settings: Settings) -> str:
    """Return the player's name, or a word for somebody without one."""
    return settings.name or translate("Names", "Guest")


def bot_names(own: str) -> list[str]:
    """Return five names for bots in the window's language, none of them the player's."""
    names = [
        translate("Names", "Mei"),
        translate("Names", "Nainai"),
        translate("Names", "Jun"),
        translate("Names", "Teapot"),
        translate("Names", "Hao"),
        translate("Names", "Lotus"),
        translate("Names", "Bun"),
    ]
    free = [name for name in names if name != own]
    SystemRandom().shuffle(free)
    return free[: SEATS - 1]


@dataclass(frozen=True, slots=True)
class LeftTable:
    """What the window says of a table that was left: the game, who sits there, how it stands.

    *plays* counts the plays of the running deal, which is deal *number* of the table; where *dealing*
    is False the evening goes on with the next one. *totals* go by seat, after *deals* scored deals.
    """

    variant: Variant
    names: tuple[str, ...]
    dealing: bool
    plays: int
    number: int
    deals: int
    totals: tuple[int, ...]


class LocalTables:
    """Opens tables of one person and five bots, and the one that was left, kept in the file *path*.

    *on_record* gets each finished deal, *on_failed* the reason why *path* cannot be written; both are
    called in a table's thread. Closing a session keeps its table for the next start; who leaves the
    table for good closes the session and then calls :meth:`discard`.
    """

    def __init__(
        self,
        on_record: Callable[[Record], None],
        path: Path | None = None,
        on_failed: Callable[[str], None] = lambda _: None,
    ) -> None:
        self._on_record, self._path, self._on_failed = on_record, path, on_failed
        self._trouble = ""

    @property
    def notice(self) -> str | None:
        """What the person should know about the file after the last call, None if all is well."""
        return self._trouble or None

    def open(self, ruleset: Ruleset, settings: Settings) -> Session:
        """Return a new table; with its first deal it takes the place of the one that was left."""
        name = own_name(settings)
        return LocalSession(
            ruleset,
            timing_of(settings),
            name,
            bot_names(name),
            RuleBot,
            on_record=self._on_record,
            counter_allowed=settings.counter,
            unfinished=self._path,
            on_failed=self._on_failed,
        )

    def unfinished(self) -> LeftTable | None:
        """Return what there is to go on with, None if nothing is; see :attr:`notice` afterwards."""
        kept = self._load()
        if kept is None:
            return None
        standing = kept.standing
        return LeftTable(
            variant=kept.ruleset.variant,
            names=tuple(seat.name for seat in kept.seats),
            dealing=kept.deal is not None,
            plays=kept.plays,
            number=standing.number,
            deals=standing.deals,
            totals=standing.totals,
        )

    def resume(self) -> Session | None:
        """Return the table that was left, to be started; None where nothing can be gone on with."""
        kept = self._load()
        if kept is None:
            return None
        return LocalSession.resume(
            kept, RuleBot, on_record=self._on_record, unfinished=self._path, on_failed=self._on_failed
        )

    def discard(self) -> None:
        """End the table that was left; its file is removed."""
        self._trouble = ""
        try:
            if self._path is not None:
                discard(self._path)
        except OSError:
            self._trouble = self._unreachable()

    def _load(self) -> Unfinished | None:
        self._trouble = ""
        try:
            return None if self._path is None else load(self._path)
        except DamagedUnfinished as damaged:
            self._trouble = translate(
                "Unfinished",
                "The game you left cannot be continued: its file is damaged. It is kept as {path}.",
            ).format(path=damaged.aside)
        except OSError:
            self._trouble = self._unreachable()
        return None

    def _unreachable(self) -> str:
        return translate(
            "Unfinished", "The game you left is kept in a file that cannot be used: {path}."
        ).format(path=self._path)
