"""The floor of a room: people, seats, options and deals, and what of them everybody sees."""

from __future__ import annotations

from engine.deal import Seat
from engine.ruleset import SEATS
from engine.visible import Viewer
from liudou_gui.host.admission import free_name
from liudou_gui.host.deals import Deals, Plan, World
from liudou_gui.host.journal import Journal
from liudou_gui.host.kept import KeptPerson, Setup
from liudou_gui.host.outbox import Outbox
from liudou_gui.host.people import People, Person, StandIn
from liudou_gui.host.seats import Seats
from liudou_gui.host.table import SeatInfo
from liudou_gui.protocol.down import Refusal, Refused
from liudou_gui.protocol.limits import SPECTATORS, TAKEOVER_MS
from liudou_gui.protocol.lobby import Holder, Lobby, LobbySeat, Options, Stage

LOAD_MS = 15_000
"""So long a start waits for programs that have not drawn the table yet."""
UNREADY_MS = 60_000
"""So long most of a table without its owner wait for those who are not ready."""
IDLE_MS = TAKEOVER_MS
"""After so long a turn without a limit the others may hand the seat to a bot."""


class Floor:
    """Changes to who is where. It tells the person concerned; the room tells the lobby to all."""

    def __init__(self, world: World, journal: Journal, setup: Setup, options: Options, starts: int) -> None:
        self.world, self.journal, self.setup, self.options = world, journal, setup, options
        self.people, self.seats = People(), Seats()
        self.outbox = Outbox(self.people, starts)
        self.deals = Deals(world, journal, setup.table, self._plan, self._question)
        self.bans: set[bytes] = set()
        self.closed = False
        self.starting_ms: int | None = None
        self.unready_ms: int | None = None
        """When a deal begins without those who are not ready, at a table whose owner is not there."""
        self.question_ms = 0

    # -- what everybody sees -------------------------------------------------------------------

    @property
    def stage(self) -> Stage:
        """Where the table is."""
        if self.deals.busy:
            return Stage.DEALING
        return Stage.BETWEEN if self.deals.standing.number else Stage.GATHERING

    def stamp(self) -> tuple[object, ...]:
        """Return something that is another one as soon as :meth:`lobby` or what is kept may be.

        Most of what is said at a table changes neither, and both cost more than this.
        """
        deals = self.deals
        counts = self.stage, deals.standing.deals, deals.broken_off
        return self.options, *counts, self.seats.stamp(), self.people.stamp()

    def lobby(self) -> Lobby:
        """Return how the table stands."""
        owner = self.people.get(self.setup.owner)
        return Lobby(
            self.options,
            self.stage,
            tuple(self._seat(seat) for seat in range(SEATS)),
            tuple(person.name for person in self.people.spectators())[:SPECTATORS],
            None if owner is None else owner.seat,
            self.seats.offers,
            tuple(self.seats.totals),
            self.deals.standing.deals,
            self.deals.broken_off,
        )

    def _seat(self, seat: Seat) -> LobbySeat:
        person = self.people.at(seat)
        if person is None:
            holder = self.seats.holders[seat]
            return LobbySeat(holder, self._bot_name(seat) if holder is Holder.BOT else "")
        return LobbySeat(
            Holder.PERSON,
            person.name,
            person.ready,
            person.here,
            person.loaded,
            person.stand_in is not StandIn.NO,
            person.device,
            self.seats.votes(seat),
        )

    # -- places --------------------------------------------------------------------------------

    def place(self, person: Person, seat: Viewer) -> None:
        """Give *person* a seat that no other person holds, or let them watch; their stream begins anew."""
        person.seat, person.waits, person.ready = seat, False, False
        if seat is not None:
            self.seats.hold(seat, Holder.PERSON)
        self.outbox.seat(person, self.deals.table)

    def fill(self) -> None:
        """Let bots have all empty seats."""
        for seat, holder in enumerate(self.seats.holders):
            if holder is Holder.NOBODY:
                self.seats.hold(seat, Holder.BOT)

    def leave_seat(self, person: Person, now_ms: int) -> None:
        """Let a bot have the person's seat; between deals it stands empty."""
        seat = person.seat
        person.seat, person.ready = None, False
        person.stand_in, person.coming_back = StandIn.NO, False
        if seat is None:
            return
        self.seats.hold(seat, Holder.BOT if self.deals.busy else Holder.NOBODY)
        self.deals.leave(seat, now_ms)

    def swap(self, one: Seat, other: Seat) -> None:
        """Let two seats change places, whoever holds them."""
        first, second = self.people.at(one), self.people.at(other)
        self.seats.swap(one, other)
        for person, seat in ((first, other), (second, one)):
            if person is not None:
                person.seat, person.ready = seat, False
                self.outbox.seat(person, self.deals.table)

    def remove(self, person: Person, why: Refusal | None, now_ms: int) -> None:
        """Let somebody go, for a reason that they are told."""
        if why is not None:
            self.outbox.tell(person, Refused(why, self.world.build))
        self.leave_seat(person, now_ms)
        self.people.remove(person)

    def seat_the_waiting(self) -> None:
        """Between deals: give bots' seats, and empty ones, to those who came to play."""
        for person in self.people.spectators():
            seat = self.seats.free()
            if person.waits and person.here and seat is not None:
                self.place(person, seat)

    # -- stand-ins -----------------------------------------------------------------------------

    def stand_in(self, person: Person, why: StandIn, now_ms: int) -> None:
        """Let a bot play for somebody, at once."""
        if person.seat is None:
            return
        person.stand_in, person.coming_back = why, False
        self.seats.forget(person.seat)
        self.deals.bot_plays(person.seat, now_ms)

    def come_back(self, person: Person) -> None:
        """Give the seat back: at the next question, for all the same; between deals at once."""
        if person.stand_in is StandIn.NO:
            return
        person.coming_back = True
        if not self.deals.running:
            self._give_back(person)

    def _give_back(self, person: Person) -> None:
        person.stand_in, person.coming_back = StandIn.NO, False
        if person.seat is not None:
            self.deals.person_plays(person.seat)

    def _question(self, now_ms: int) -> None:
        """A clock has started, which everybody sees; nothing else may change who plays a seat.

        A seat's own prompts may be secret (H3, P2), so a return must not be seen to wait for one.
        """
        self.question_ms = now_ms
        self.seats.end_votes()
        self._all_back()

    def _all_back(self) -> None:
        for person in self.people:
            if person.coming_back:
                self._give_back(person)

    def all_ready(self, players: list[Person], now_ms: int) -> bool:
        """Return whether the next deal may begin: all *players* are ready, or most have waited long enough.

        The latter only where the owner, who could begin or send people away, is not there.
        """
        ready = sum(person.ready for person in players)
        owner = self.people.get(self.setup.owner)
        if 2 * ready <= len(players) or self.deals.busy or (owner is not None and owner.here):
            self.unready_ms = None
        elif self.unready_ms is None:
            self.unready_ms = now_ms + UNREADY_MS
        late = self.unready_ms is not None and now_ms >= self.unready_ms
        if late:  # where it cannot begin yet, as with an empty seat, it is tried again
            self.unready_ms = now_ms + UNREADY_MS
        return bool(players) and (ready == len(players) or late)

    # -- idle seats ----------------------------------------------------------------------------

    @property
    def idle(self) -> Person | None:
        """Who has the turn, is there, and is held by no clock."""
        turn = self.deals.turn
        person = None if turn is None or self.options.play_seconds else self.people.at(turn)
        return person if person is not None and person.plays else None

    @property
    def outvoted_ms(self) -> int | None:
        """When an idle seat goes to a bot by the vote of most others; None without such a vote."""
        if not self.seats.voted:
            return None
        idle = self.idle
        if idle is None or idle.seat is None:
            return None
        others = sum(person.plays for person in self.people.seated()) - 1
        votes = self.seats.votes(idle.seat)
        return self.question_ms + IDLE_MS if votes and 2 * votes > others else None

    # -- deals ---------------------------------------------------------------------------------

    def after_deal(self) -> None:
        """A deal has ended: scores, seats for those who wait, and people who are back."""
        self.seats.totals = list(self.deals.standing.totals)
        self.seats.end_votes()
        self._all_back()
        self.seat_the_waiting()

    def _bot_name(self, seat: Seat) -> str:
        """Return the name of the bot of *seat*; a person who is called the same keeps the name."""
        return free_name(self.world.bot_names[seat], [person.name for person in self.people])

    def _plan(self) -> Plan:
        infos, bots = [], set()
        for seat in range(SEATS):
            person = self.people.at(seat)
            if person is None or person.stand_in is not StandIn.NO:
                bots.add(seat)
            name = self._bot_name(seat) if person is None else person.name
            infos.append(SeatInfo(name, is_bot=person is None))
        return Plan(self.options, tuple(infos), tuple(self.seats.totals), frozenset(bots))

    # -- the journal ---------------------------------------------------------------------------

    def keep(self) -> None:
        """Write how all of it stands."""
        self.journal.options(self.options)
        self.journal.seats(self.seats.holders, self.seats.totals)
        self.journal.people(
            KeptPerson(p.key, p.name, p.device, p.token_hash, p.seat, p.waits, p.stand_in.value)
            for p in self.people
        )
