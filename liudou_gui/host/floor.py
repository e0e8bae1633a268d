"""The floor of a room: people, seats, options and deals, and what of them everybody sees."""

from __future__ import annotations

from dataclasses import replace

from engine.deal import Seat
from engine.ruleset import SEATS
from engine.visible import Viewer
from liudou_gui.host.bans import Bans
from liudou_gui.host.chat import ChatLog
from liudou_gui.host.deals import Deals, Plan, World
from liudou_gui.host.journal import Journal
from liudou_gui.host.kept import Kept, KeptPerson, Setup
from liudou_gui.host.outbox import Outbox
from liudou_gui.host.people import People, Person, StandIn, free_name
from liudou_gui.host.scores import Scores
from liudou_gui.host.seats import Seats
from liudou_gui.host.table import SeatInfo
from liudou_gui.protocol.down import PlaceChanged, Refusal, Refused
from liudou_gui.protocol.limits import CODE_DIGITS, SPECTATORS, TAKEOVER_MS, TOKEN_BYTES
from liudou_gui.protocol.lobby import Holder, Lobby, LobbySeat, Options, Stage

LOAD_MS = 15_000
"""So long a start waits for programs that have not drawn the table yet."""
UNREADY_MS = 60_000
"""So long most of a table without a host wait for those who are not ready."""
IDLE_MS = TAKEOVER_MS
"""After so long a turn without a limit the others may hand the seat to a bot."""


class Floor:
    """Changes to who is where. It tells the person concerned; the room tells the lobby to all."""

    def __init__(self, world: World, journal: Journal, setup: Setup, options: Options, starts: int) -> None:
        self.world, self.journal, self.setup, self.options = world, journal, setup, options
        self.people, self.seats, self.scores = People(), Seats(), Scores()
        self.outbox = Outbox(self.people, starts)
        self.deals = Deals(world, journal, setup.table, self._plan, self._question)
        self.chat = ChatLog()
        self.bans = Bans()
        self.deputy: bytes | None = None
        """Who gives the orders while the owner is away."""
        self.owner_came = False
        self.closed = False
        self.starting_ms: int | None = None
        self.starting_again = False
        """Whether the host was killed after a start was told: then it begins once all are back."""
        self.unready_ms: int | None = None
        """When a deal begins without those who are not ready, at a table without a host."""
        self.question_ms = 0

    # -- what everybody sees -------------------------------------------------------------------

    @property
    def stage(self) -> Stage:
        """Where the table is."""
        if self.deals.busy:
            return Stage.DEALING
        return Stage.BETWEEN if self.deals.standing.number else Stage.GATHERING

    def stamp(self) -> tuple[object, ...]:
        """Return something that is another one as soon as :meth:`lobby`, a place or what is kept may be.

        Most of what is said at a table changes none of them, and all cost more than this.
        """
        deals = self.deals
        counts = self.stage, deals.standing.deals, deals.broken_off, deals.running
        orders = self.setup, self.deputy, self.owner_came, self.starting_ms is not None
        return self.options, *counts, *orders, self.seats.stamp(), self.scores.stamp(), self.people.stamp()

    def lobby(self) -> Lobby:
        """Return how the table stands."""
        host = self.people.get(self.host)
        return Lobby(
            self.options,
            self.stage,
            tuple(self._seat(seat) for seat in range(SEATS)),
            tuple(person.name for person in self.people.spectators())[:SPECTATORS],
            None if host is None else host.seat,
            self.seats.offers,
            self.totals,
            self.deals.standing.deals,
            self.deals.broken_off,
            "" if host is None else host.name,
        )

    @property
    def totals(self) -> tuple[int, ...]:
        """The running points by seat; in a deal of those to whom it was dealt, who may have left."""
        owners = self.scores.dealt if self.deals.running and self.scores.dealt else self._owners
        empty = [holder is Holder.NOBODY for holder in self.seats.holders]
        return tuple(0 if empty[s] else self.scores.of(owner, s) for s, owner in enumerate(owners))

    @property
    def _owners(self) -> list[bytes | None]:
        """Who sits where: a person's key, None for a bot."""
        people = [self.people.at(seat) for seat in range(SEATS)]
        return [None if person is None else person.key for person in people]

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

    # -- who gives the orders ------------------------------------------------------------------

    @property
    def host(self) -> bytes:
        """The key of who gives the orders now."""
        return self.setup.owner if self.deputy is None else self.deputy

    def place_of(self, person: Person) -> PlaceChanged:
        """Return what somebody may do, and what they need for it.

        Who gives the orders may let others in, and so knows the code; the ticket is part of an invitation,
        which the owner's program alone can write.
        """
        waiting = [other for other in self.people.spectators() if other.waits]
        waits = waiting.index(person) + 1 if person in waiting else 0
        is_owner, is_host = person.key == self.setup.owner, person.key == self.host
        code = self.setup.code if is_owner or is_host else ""
        return PlaceChanged(is_host, code, self.setup.ticket if is_owner else b"", waits)

    def pass_on(self, now_ms: int) -> None:
        """Let somebody else give the orders while the owner is away, and the owner again on coming back.

        A table whose owner was never there, as one that was opened by hand, has no host.
        """
        owner = self.people.get(self.setup.owner)
        if owner is not None:
            self.owner_came = True
        if not self.owner_came or (owner is not None and owner.here):
            self.deputy = None
            return
        if self._stays(self.people.get(self.host), now_ms):
            return
        there = [person for person in (*self.people.in_order(), *self.people.spectators()) if person.here]
        self.deputy = there[0].key if there else None

    @property
    def pass_on_ms(self) -> int | None:
        """When the orders pass on, if who gives them does not come back."""
        host = self.people.get(self.host)
        due = None if host is None or host.here else host.heard_ms + TAKEOVER_MS
        return due if any(person.here for person in self.people) else None

    @staticmethod
    def _stays(person: Person | None, now_ms: int) -> bool:
        return person is not None and (person.here or now_ms < person.heard_ms + TAKEOVER_MS)

    def lock_anew(self) -> None:
        """Lock the table, with another room code and another ticket: the old ones let nobody in."""
        self.setup = replace(
            self.setup, code=new_code(self.world), ticket=self.world.random_bytes(TOKEN_BYTES)
        )
        self.journal.secrets(self.setup)
        self.options = replace(self.options, locked=True)

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
        if Holder.BOT in (self.seats.holders[one], self.seats.holders[other]):
            self.scores.swap(one, other)
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

    def is_alive(self, person: Person, now_ms: int) -> None:
        """Note a sign of life; whose seat a bot took meanwhile gets it back."""
        person.heard_ms, was_here = now_ms, person.here
        person.here = True
        if not was_here and person.stand_in is StandIn.ABSENT:
            self.come_back(person)

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

        The latter only where nobody is there who gives the orders, and could begin or send people away.
        """
        ready = sum(person.ready for person in players)
        host = self.people.get(self.host)
        if 2 * ready <= len(players) or self.deals.busy or (host is not None and host.here):
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

    def deal(self, now_ms: int) -> None:
        """Deal and begin (:meth:`~liudou_gui.host.deals.Deals.deal`)."""
        self.deals.deal(now_ms)
        self.scores.deal(self._owners)

    def restore_scores(self, kept: Kept) -> None:
        """Take up the points; a journal without them knows those of the seats."""
        try:
            self.scores = Scores.from_json(kept.scores or {})
        except ValueError:
            self.scores = Scores.by_seat(self._owners, kept.totals, running=self.deals.running)

    def after_deal(self) -> None:
        """A deal has ended: scores, seats for those who wait, and people who are back."""
        self.scores.ended(self.deals.standing.totals)
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
        return Plan(self.options, tuple(infos), self.totals, frozenset(bots))

    # -- the journal ---------------------------------------------------------------------------

    def keep(self) -> None:
        """Write how all of it stands."""
        self.journal.options(self.options)
        self.journal.seats(self.seats.holders, self.totals)
        self.journal.scores(self.scores.to_json())
        self.journal.starting(self.starting_ms is not None)
        self.journal.host(self.deputy, owner_came=self.owner_came)
        self.journal.people(
            KeptPerson(p.key, p.name, p.device, p.token_hash, p.seat, p.waits, p.stand_in.value, p.address)
            for p in self.people
        )


def new_code(world: World) -> str:
    """Return a room code."""
    code = int.from_bytes(world.random_bytes(8), "big") % 10**CODE_DIGITS
    return f"{code:0{CODE_DIGITS}}"
