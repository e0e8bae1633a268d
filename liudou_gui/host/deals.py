"""The deals of a room: each one's fair dealing, the table that plays it, and a bot for every seat."""

from __future__ import annotations

import contextlib
import secrets
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from datetime import UTC, datetime

from engine.deal import Seat, deal_from_seed
from engine.record import Entry, Record
from engine.ruleset import SEATS
from engine.view import Phase
from engine.visible import ClockStarted, Envelope, Viewer
from liudou_gui.host.dealing import Broken, Dealing, Sealed
from liudou_gui.host.driver import BotSeat, act_all
from liudou_gui.host.journal import Journal
from liudou_gui.host.kept import Kept, KeptDeal, timing_of
from liudou_gui.host.pacing import NORMAL, Timing
from liudou_gui.host.table import FRESH, RunningDeal, SeatInfo, Standing, Table
from liudou_gui.host.views import Views
from liudou_gui.protocol.down import DealingOpened, DealingProved, Down
from liudou_gui.protocol.limits import RESTART_GRACE_MS, SHARE_BYTES
from liudou_gui.protocol.lobby import BotLevel, Options
from liudou_gui.protocol.up import ShareCommit, ShareReveal
from liudou_gui.thinking import Mind


@dataclass(frozen=True, slots=True)
class World:
    """What a room is given from outside: bots, chance, the time of day, and where records go.

    *bot_names* go by seat; *pace* says how long bots take. *fills*: bots take empty seats by themselves,
    at a table whose owner may never come.
    """

    new_bot: Callable[[BotLevel], Mind]
    build: str = ""
    random_bytes: Callable[[int], bytes] = secrets.token_bytes
    wall_clock: Callable[[], datetime] = field(default=lambda: datetime.now(UTC))
    bot_names: tuple[str, ...] = tuple(f"Bot {seat}" for seat in range(1, SEATS + 1))
    pace: Timing = NORMAL
    on_record: Callable[[Record], None] = lambda _: None
    fills: bool = False


@dataclass(frozen=True, slots=True)
class Plan:
    """What the next deal is played with; *bots* are the seats that a bot plays at its beginning."""

    options: Options
    seats: tuple[SeatInfo, ...]
    totals: tuple[int, ...]
    bots: frozenset[Seat]


class Deals:
    """One deal after another. *plan* is asked when a deal begins, *on_question* told when a clock starts.

    Nothing here is told to anybody: the room does, from :attr:`table` and :meth:`take_said`.
    """

    def __init__(
        self,
        world: World,
        journal: Journal,
        table_id: bytes,
        plan: Callable[[], Plan],
        on_question: Callable[[int], None],
    ) -> None:
        self._world, self._journal, self._table_id = world, journal, table_id
        self._plan, self._on_question = plan, on_question
        self.table: Table | None = None
        self.views: Views | None = None
        self.dealings = self.broken_off = 0
        self._bots: list[BotSeat] = []
        self._fair: Dealing | None = None
        self._sealed: Dealing | None = None
        self._said: list[Down] = []
        self._options: Options | None = None
        self._infos: tuple[SeatInfo, ...] = ()

    # -- where it stands -----------------------------------------------------------------------

    @property
    def running(self) -> bool:
        """Whether a deal is being played."""
        return self.table is not None and self.table.dealing

    @property
    def busy(self) -> bool:
        """Whether a deal is being dealt or played."""
        return self._fair is not None or self.running

    @property
    def standing(self) -> Standing:
        """What is carried from deal to deal."""
        return FRESH if self.table is None else self.table.standing

    @property
    def due_ms(self) -> int | None:
        """When :meth:`tick` has to be called next."""
        times = [bot.due_ms for bot in self._bots]
        times.append(self.table.deadline if self.table is not None else None)
        times.append(self._fair.due_ms if self._fair is not None else None)
        return min((time for time in times if time is not None), default=None)

    @property
    def turn(self) -> Seat | None:
        """Whose turn it is to play, None while none plays."""
        if not self.running or self.views is None:
            return None
        view = self.views.of(None)
        return view.turn if view.phase is Phase.PLAYING else None

    def view_hash(self, viewer: Viewer, number: int) -> str | None:
        """Return what a client that has folded *viewer*'s stream up to *number* should have."""
        return None if self.views is None else self.views.hash(viewer, number)

    # -- dealing -------------------------------------------------------------------------------

    def offer(self, asked: Iterable[Seat], now_ms: int) -> None:
        """Begin a dealing with the shares of the seats *asked*. Raises ``ValueError`` in a deal."""
        if self.running:
            raise ValueError("a deal is running")
        self.dealings += 1
        share = self._world.random_bytes(SHARE_BYTES)
        number = self.standing.number + 1
        self._fair = Dealing(self.dealings, number, share, asked, now_ms, self._table_id)
        self._said.append(self._fair.offer)
        self._keep_fair()

    def hear(self, seat: Seat, message: ShareCommit | ShareReveal, now_ms: int) -> None:
        """Take what a seat gives for the dealing; anything that does not fit is passed over."""
        if self._fair is None:
            return
        if isinstance(message, ShareCommit):
            self._fair.commit(seat, message, now_ms)
        else:
            self._fair.reveal(seat, message, now_ms)
        self._keep_fair()

    def leave(self, seat: Seat, now_ms: int) -> None:
        """Nobody will give a share for *seat*, and a bot plays it."""
        if self._fair is not None:
            self._fair.leave(seat, now_ms)
            self._keep_fair()
        self.bot_plays(seat, now_ms)

    def take_said(self) -> list[Down]:
        """Return what everybody has to be told of the dealing since the last call."""
        said, self._said = self._said, []
        if self._fair is not None:
            said += self._fair.take()
        return said

    @property
    def outcome(self) -> Sealed | Broken | None:
        """How the dealing that is going on has ended, None where it has not, or none is going on."""
        return None if self._fair is None else self._fair.outcome

    def seal(self) -> None:
        """The dealing has its seed: :meth:`proved` may be told, then :meth:`deal` called."""
        self._sealed, self._fair = self._fair, None
        self._options = self._plan().options

    def break_off(self, missing: Iterable[Seat]) -> set[Seat]:
        """Count a dealing that failed, and end it; return who may be asked in the next."""
        asked = set() if self._fair is None else set(self._fair.offer.asked)
        self.broken_off += 1
        self._fair = None
        self._keep_fair()
        return asked - set(missing)

    def deal(self, now_ms: int) -> None:
        """Deal and begin. Raises ``ValueError`` unless a dealing is sealed."""
        sealed = None if self._sealed is None else self._sealed.outcome
        if not isinstance(sealed, Sealed):
            raise ValueError("no dealing is sealed")
        plan = self._plan()
        self._options, self._infos = plan.options, plan.seats
        timing = timing_of(plan.options, self._world.pace)
        if self.table is None:
            self._set_up(plan.options, plan.seats, Standing(totals=plan.totals), now_ms)
            self._follow(now_ms, frozenset())
        else:
            self._table.arrange(
                plan.options.ruleset, timing, plan.seats, plan.totals, counter_allowed=plan.options.counter
            )
        for seat, bot in enumerate(self._bots):
            bot.release()
            if seat in plan.bots:
                bot.take(now_ms, self._world.new_bot(plan.options.bots))
        self._table.next_deal(now_ms, deal_from_seed(plan.options.ruleset, sealed.seed))
        self._keep_fair()

    def so_far(self, viewer: Viewer) -> list[Down]:
        """Return what somebody who comes in has to be told of the present or last dealing."""
        if self._fair is not None:
            return self._fair.so_far()
        return [message for message in (self.proved(viewer), self.opened()) if message is not None]

    def proved(self, viewer: Viewer) -> DealingProved | None:
        """Return the proof of *viewer*'s cards in the present or last deal."""
        if self._sealed is None or not isinstance(self._sealed.outcome, Sealed):
            return None
        return None if self._options is None else self._sealed.proved(self._options.ruleset, viewer)

    def opened(self) -> DealingOpened | None:
        """Return the host's share once the deal is over."""
        return None if self._sealed is None or self.busy else self._sealed.opened()

    # -- playing -------------------------------------------------------------------------------

    def tick(self, now_ms: int) -> None:
        """Do what is due: the dealing's and the table's deadlines, and the bots' answers."""
        if self._fair is not None:
            self._fair.tick(now_ms)
            self._keep_fair()
        if self.table is not None:
            self.table.tick(now_ms)
        act_all(self._bots, now_ms)

    def bot_plays(self, seat: Seat, now_ms: int) -> None:
        """Let a bot play *seat* from now on."""
        if self.running and self._options is not None:
            self._bots[seat].take(now_ms, self._world.new_bot(self._options.bots))

    def person_plays(self, seat: Seat) -> None:
        """Let nobody but its person play *seat*."""
        if self._bots:
            self._bots[seat].release()

    # -- the journal ---------------------------------------------------------------------------

    def restore(self, kept: Kept, bots: frozenset[Seat], now_ms: int, grace_ms: int) -> None:
        """Take up what a journal held; running clocks get *grace_ms* more."""
        self.dealings, self.broken_off = kept.dealings, kept.broken_off
        if kept.deal is not None:
            self._restore_deal(kept.deal, bots, now_ms, grace_ms)
        if kept.fair and not self.running:
            try:
                self._fair = Dealing.from_json(kept.fair, now_ms)
            except ValueError:
                self.broken_off += 1
        self._keep_fair()

    def _restore_deal(self, kept: KeptDeal, bots: frozenset[Seat], now_ms: int, grace_ms: int) -> None:
        self._options, self._infos = kept.options, kept.seats
        self._set_up(kept.options, kept.seats, kept.standing, kept.began_ms)
        self._table.restore(kept.deal, kept.began_ms, now_ms, grace_ms, RESTART_GRACE_MS)
        with contextlib.suppress(ValueError):  # a proof that is damaged is no reason to end the deal
            sealed = Dealing.from_json(kept.fair or {}, now_ms)
            sealed.take()
            self._sealed = sealed if isinstance(sealed.outcome, Sealed) else None
        self._follow(now_ms, bots)

    def dealt(self, standing: Standing, deal: RunningDeal) -> None:
        """Write the beginning of a deal (:class:`~liudou_gui.host.table.Journal`)."""
        if self._options is None or self._sealed is None:
            raise ValueError("no deal has begun")
        fair, began = self._sealed.to_json(), self._table.began_ms
        self._journal.dealt(KeptDeal(self._options, self._infos, standing, deal, began, fair))

    def done(self, entry: Entry) -> None:
        """Write what was done."""
        self._journal.done(entry)

    def ended(self, standing: Standing) -> None:
        """The record has been written by :meth:`_record`; scores go with the seats."""

    def _record(self, record: Record) -> None:
        self._journal.ended(str(record))
        self._world.on_record(record)

    def _keep_fair(self) -> None:
        going_on = None if self._fair is None else self._fair.to_json()
        self._journal.fair(self.dealings, self.broken_off, going_on)

    # -- setting up ----------------------------------------------------------------------------

    @property
    def _table(self) -> Table:
        if self.table is None:
            raise ValueError("no deal has begun")
        return self.table

    def _set_up(self, options: Options, seats: tuple[SeatInfo, ...], standing: Standing, now_ms: int) -> None:
        self.table = Table(
            options.ruleset,
            timing_of(options, self._world.pace),
            seats,
            lambda: self._world.random_bytes(SHARE_BYTES),
            now_ms,
            on_record=self._record,
            wall_clock=self._world.wall_clock,
            counter_allowed=options.counter,
            standing=standing,
            journal=self,
        )

    def _follow(self, now_ms: int, bots: frozenset[Seat]) -> None:
        table, world = self._table, self._world
        level = self._options.bots if self._options is not None else BotLevel.NORMAL
        seed = int.from_bytes(world.random_bytes(8), "big")
        views = self.views = Views(table)
        self._bots = [
            BotSeat(
                table,
                seat,
                world.new_bot(level),
                world.pace,
                seed,
                playing=seat in bots,
                now_ms=now_ms,
                follower=views.follower(seat),
            )
            for seat in range(SEATS)
        ]
        table.attach(None, self._noticed, table.numbers(None)[1])

    def _noticed(self, envelope: Envelope) -> None:
        if isinstance(envelope.event, ClockStarted):
            self._on_question(envelope.at_ms)
