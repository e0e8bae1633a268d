"""Tables against bots: what the settings mean for a local session."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path
from random import SystemRandom
from typing import TYPE_CHECKING

from engine.ruleset import SEATS, Ruleset
from liudou_gui.host.pacing import NORMAL, QUICK, SLOW, Timing
from liudou_gui.model.settings import Pace, Settings, own_name
from liudou_gui.model.words import translate
from liudou_gui.protocol.lobby import BotLevel
from liudou_gui.session.base import CannotGoOn, Session, WaitingDeal

if TYPE_CHECKING:
    from engine.record import Record
    from liudou_gui.host.unfinished import Unfinished

SessionFactory = Callable[[Ruleset, Settings], Session]
"""Makes a session that has not started yet; the window starts and closes it."""

UNFINISHED_FILE = "unfinished.liudou"
_PACES = {Pace.QUICK: QUICK, Pace.NORMAL: NORMAL, Pace.SLOW: SLOW}


def timing_of(settings: Settings) -> Timing:
    """Return a table's times by the player's settings."""
    play_ms = settings.play_timer * 1_000 if settings.play_timer else None
    return replace(_PACES[settings.pace], play_ms=play_ms)


def bot_names(own: str, count: int = SEATS - 1) -> list[str]:
    """Return *count* names for bots, six at most, in the window's language; none of them is the player's."""
    names = [
        translate("Names", "Mei"),
        translate("Names", "Nainai"),
        translate("Names", "Jun"),
        translate("Names", "Yeye"),
        translate("Names", "Hao"),
        translate("Names", "Lan"),
        translate("Names", "Bao"),
    ]
    free = [name for name in names if name != own]
    SystemRandom().shuffle(free)
    return free[:count]


def _may_be_there(path: Path) -> bool:
    try:
        return path.exists()
    except OSError:
        return True  # reading it says why not


class LocalTables:
    """Opens tables of one person and five bots, and the one that was left, kept in the file *path*.

    *on_record* gets each finished deal, *on_failed* the reason why *path* cannot be written; both are
    called in a table's thread; *level* tells how well bots play at a table that is gone on with.
    Each table's bots think in a process of their own, which ends with it.
    Closing a session keeps its table for the next start; who leaves the table for good closes the session
    and then calls :meth:`discard`.
    """

    def __init__(
        self,
        on_record: Callable[[Record], None],
        path: Path | None = None,
        on_failed: Callable[[str], None] = lambda _: None,
        *,
        level: Callable[[], BotLevel] = lambda: BotLevel.NORMAL,
    ) -> None:
        self._on_record, self._path, self._on_failed = on_record, path, on_failed
        self._level = level

    def open(self, ruleset: Ruleset, settings: Settings) -> Session:
        """Return a new table; with its first deal it takes the place of the one that was left."""
        from liudou_gui.bot_worker import BotWorker
        from liudou_gui.session.local import LocalSession

        worker = BotWorker()
        name = own_name(settings)
        return LocalSession(
            ruleset,
            timing_of(settings),
            name,
            bot_names(name),
            partial(worker.thinker, settings.bots),
            on_record=self._on_record,
            counter_allowed=settings.counter,
            unfinished=self._path,
            on_failed=self._on_failed,
            on_end=worker.close,
        )

    def waiting(self) -> WaitingDeal | None:
        """Return what there is to go on with, None if nothing is. Raises :class:`CannotGoOn`."""
        kept = self._load()
        if kept is None:
            return None
        names = tuple(seat.name for seat in kept.seats)
        return WaitingDeal(
            kept.ruleset.variant, kept.plays, names, kept.deal is not None, kept.standing.deals
        )

    def resume(self) -> Session | None:
        """Return the table that was left, to be started; None if none was. Raises :class:`CannotGoOn`."""
        from liudou_gui.bot_worker import BotWorker
        from liudou_gui.session.local import LocalSession

        kept = self._load()
        if kept is None:
            return None
        worker = BotWorker()
        return LocalSession.resume(
            kept,
            partial(worker.thinker, self._level()),
            on_record=self._on_record,
            unfinished=self._path,
            on_failed=self._on_failed,
            on_end=worker.close,
        )

    def discard(self) -> None:
        """End the table that was left; its file is removed. Raises :class:`CannotGoOn`."""
        from liudou_gui.host.unfinished import discard

        try:
            if self._path is not None:
                discard(self._path)
        except OSError as error:
            raise self._unreachable() from error

    def _load(self) -> Unfinished | None:
        if self._path is None or not _may_be_there(self._path):
            return None
        from liudou_gui.host.unfinished import DamagedUnfinished, ForeignUnfinished, load

        try:
            return load(self._path)
        except DamagedUnfinished as damaged:
            text = translate(
                "Unfinished",
                "The game you left cannot be continued: its file is damaged. It is kept as {path}.",
            )
            raise CannotGoOn(text.format(path=damaged.aside)) from damaged
        except ForeignUnfinished as foreign:
            text = translate(
                "Unfinished",
                "The game you left was played by another version of Liudou, which can go on with it: {path}.",
            )
            raise CannotGoOn(text.format(path=self._path), still_there=True) from foreign
        except OSError as error:
            raise self._unreachable() from error

    def _unreachable(self) -> CannotGoOn:
        text = translate("Unfinished", "The game you left is kept in a file that cannot be used: {path}.")
        return CannotGoOn(text.format(path=self._path), still_there=True)
