"""A table on the network as one machine: people and their seats, the deals, and all that is told to whom.

It has no clock, socket or thread. Whoever drives it hands in what clients say and the time of a clock that
never goes back, in milliseconds, and sends what :meth:`Room.take_outbox` returns, which the journal has by
then. Clients are known by the 32-byte key that their connection proved.
"""

from __future__ import annotations

from engine.visible import Viewer
from liudou_gui.host.admission import knows, refusal, welcome
from liudou_gui.host.dealing import Broken, Sealed
from liudou_gui.host.deals import World
from liudou_gui.host.floor import Floor, new_code
from liudou_gui.host.journal import Journal
from liudou_gui.host.kept import Kept, Setup, within_limits
from liudou_gui.host.orders import close, obey, start
from liudou_gui.host.people import Person, StandIn
from liudou_gui.protocol.down import Down, LobbyChanged, NotNow
from liudou_gui.protocol.limits import (
    AWAY_MS,
    EMPTY_TABLE_MS,
    RESTART_GRACE_MS,
    TABLE_ID_BYTES,
    TAKEOVER_MS,
    TOKEN_BYTES,
)
from liudou_gui.protocol.lobby import Holder, Lobby, Options
from liudou_gui.protocol.up import Bye, Hello, Ping, Up


class Room:
    """One table. Make it with :meth:`create` or :meth:`restore`."""

    def __init__(
        self, world: World, journal: Journal, setup: Setup, options: Options, starts: int, offset_ms: int
    ) -> None:
        self._world, self._journal = world, journal
        self._floor = Floor(world, journal, setup, within_limits(options), starts)
        self._people, self._outbox = self._floor.people, self._floor.outbox
        self._offset_ms = offset_ms
        self._now_ms = self._empty_since = 0
        self._lobby: Lobby | None = None
        self._saved_lobby: Lobby | None = None
        self._saved_setup = setup
        self._lobby_stamp: object = None
        self._kept_stamp: object = None
        self._was_running = False

    @classmethod
    def create(cls, world: World, journal: Journal, options: Options, owner: bytes, now_ms: int) -> Room:
        """Open a new table for the client with the key *owner*, who gives the orders."""
        code = new_code(world)
        setup = Setup(world.random_bytes(TABLE_ID_BYTES), owner, code, world.random_bytes(TOKEN_BYTES))
        journal.begin(setup)
        room = cls(world, journal, setup, options, 1, -now_ms)
        if world.fills:
            room._floor.fill()
        room._floor.keep()
        return room

    @classmethod
    def restore(cls, world: World, journal: Journal, now_ms: int) -> Room | None:
        """Take up the table of *journal*, None if it holds none: the same deal, streams and times.

        The table's time goes on; running clocks get :data:`RESTART_GRACE_MS` more. People are away
        until they are heard of. Raises ``ValueError`` for a journal of another version.
        """
        kept = journal.load()
        if kept is None:
            return None
        room = cls(world, journal, kept.setup, kept.options, kept.starts + 1, kept.ceiling_ms - now_ms)
        room._take_up(kept)
        return room

    def _take_up(self, kept: Kept) -> None:
        floor = self._floor
        self._now_ms = self._empty_since = floor.question_ms = kept.ceiling_ms
        floor.closed = kept.closed
        floor.bans.restore(kept.bans, kept.ban_places)
        floor.deputy, floor.owner_came = kept.deputy, kept.owner_came
        floor.seats.holders = list(kept.holders)
        for one in kept.people:
            person = Person(one.key, one.name, one.token_hash, self._now_ms, one.device, one.seat)
            person.here, person.waits, person.address = False, one.waits, one.address
            person.stand_in = StandIn(one.stand_in)
            self._people.add(person)
        for act in kept.acts:
            owner = self._people.get(act.key)
            if owner is not None:
                owner.acts[act.action_id] = act.deal, act.reason
        stand_ins = {p.seat for p in self._people.seated() if p.stand_in is not StandIn.NO}
        bots = {seat for seat, holder in enumerate(kept.holders) if holder is Holder.BOT}
        grace = kept.ceiling_ms - kept.seen_ms + RESTART_GRACE_MS
        playing = frozenset(bots | {seat for seat in stand_ins if seat is not None})
        floor.deals.restore(kept, playing, self._now_ms, grace)
        floor.restore_scores(kept)
        if kept.starting and not floor.deals.busy:
            floor.starting_ms, floor.starting_again = self._now_ms + RESTART_GRACE_MS, True
        self._was_running = floor.deals.running

    # -- what the driver needs -----------------------------------------------------------------

    @property
    def table(self) -> bytes:
        """The table's id."""
        return self._floor.setup.table

    @property
    def code(self) -> str:
        """The room code that holds by the journal."""
        return self._saved_setup.code

    @property
    def ticket(self) -> bytes:
        """What an invitation holds, by the journal."""
        return self._saved_setup.ticket

    @property
    def owner(self) -> bytes:
        """The key of whose table it is."""
        return self._floor.setup.owner

    @property
    def lobby(self) -> Lobby:
        """How the table stands by the journal: all of it may be announced."""
        return self._saved_lobby or self._floor.lobby()

    @property
    def renewal_ms(self) -> int:
        """When the table's time is written next, whatever happens, by the driver's clock."""
        return self._journal.renew_ms - self._offset_ms

    def time_at(self, now_ms: int) -> int:
        """Return the table's time at *now_ms* by the driver's clock."""
        return max(self._now_ms, now_ms + self._offset_ms)

    @property
    def over(self) -> bool:
        """Whether the table was closed, or nobody has been here for :data:`EMPTY_TABLE_MS`."""
        return self._floor.closed

    @property
    def due_ms(self) -> int | None:
        """When :meth:`tick` has to be called next, by the driver's clock; None once it is over."""
        if self.over:
            return None
        floor = self._floor
        times = [
            self._people.due_ms,
            floor.deals.due_ms,
            floor.starting_ms,
            floor.outvoted_ms,
            floor.pass_on_ms,
            None if floor.starting_ms is not None else floor.unready_ms,
            self._empty_ms,
            self._journal.renew_ms,
        ]
        due = min((time for time in times if time is not None), default=None)
        return None if due is None else due - self._offset_ms

    def has(self, key: bytes) -> bool:
        """Return whether *key* is somebody at the table, here or away."""
        return self._people.get(key) is not None

    def knows(self, key: bytes, token: bytes) -> bool:
        """Return whether *key* is somebody of this table and *token* theirs: no code is needed then."""
        return knows(self._floor, key, token)

    def take_outbox(self) -> list[tuple[bytes, Down]]:
        """Commit, then return what has to be sent, in order, each with its receiver's key.

        Whatever is said needs the disk: were talk heard while the disk takes nothing, its end would tell when
        somebody gave a secret answer (H3, P2), which is the first that has to be written.
        Raises :class:`~liudou_gui.host.journal.JournalFailed`; then only :meth:`take_pongs` may be sent.
        """
        if self._outbox.has_news:
            self._journal.tell()
        self._journal.commit(self._now_ms)
        self._saved_lobby, self._saved_setup = self._lobby, self._floor.setup
        return self._outbox.take()

    def take_pongs(self) -> list[tuple[bytes, Down]]:
        """Return those messages that may be sent where the journal has failed: answers to signs of life."""
        return self._outbox.take_pongs()

    # -- what happens --------------------------------------------------------------------------

    def join(self, key: bytes, hello: Hello, now_ms: int, *, trusted: bool, address: str = "") -> bool:
        """Let somebody in, or back in, who comes from *address*, if that is known; return whether they were.

        *trusted*: they have proved a ticket or the code. The owner, and who shows the token of an
        earlier welcome, needs neither. Who is in already, by another connection, goes on with this one.
        """
        self._advance(now_ms)
        refused = refusal(self._floor, key, hello, address, trusted=trusted)
        if refused is not None:
            self._outbox.refuse(key, refused)
        else:
            welcome(self._floor, key, hello, address, self._now_ms)
        self._settle()
        return refused is None

    def hear(self, key: bytes, message: Up, now_ms: int) -> None:
        """Do what a client says; nothing is done for one that is not let in.

        Only a ping is a sign of life: all see when somebody goes away, and that must not tell when
        they last answered a question that is secret (H3, P2).
        """
        self._advance(now_ms)
        person = self._people.get(key)
        if person is None or not person.connected or self.over:
            return
        if isinstance(message, Ping):
            self._floor.is_alive(person, self._now_ms)
        if isinstance(message, Bye):
            person.connected = False
            self._floor.remove(person, None, self._now_ms)
        else:
            denial = obey(self._floor, person, message, self._now_ms)
            if denial is not None:
                self._outbox.tell(person, NotNow(denial))
        self._settle()

    def alive(self, key: bytes, now_ms: int) -> None:
        """Note a sign of life that is no answer to anything (see :meth:`hear`)."""
        self._advance(now_ms)
        person = self._people.get(key)
        if person is not None and person.connected:
            self._floor.is_alive(person, self._now_ms)
        self._settle()

    def lost(self, key: bytes, now_ms: int) -> None:
        """The connection is gone: nothing is told to it any more, and its silence goes on."""
        self._advance(now_ms)
        person = self._people.get(key)
        if person is not None:
            person.connected = False
        self._settle()

    def tick(self, now_ms: int) -> None:
        """Do what is due."""
        self._advance(now_ms)
        self._settle()

    def close(self, now_ms: int) -> None:
        """End the table for good; all are told."""
        self._advance(now_ms)
        close(self._floor)

    # -- time ----------------------------------------------------------------------------------

    def _advance(self, now_ms: int) -> None:
        """Go to the table's time, and do all that was due by then."""
        now = self._now_ms = self.time_at(now_ms)
        if self.over:
            return
        self._floor.deals.tick(now)
        for person in self._people:
            self._silence(person, now)
        outvoted = self._floor.outvoted_ms
        if outvoted is not None and now >= outvoted and self._floor.idle is not None:
            self._floor.stand_in(self._floor.idle, StandIn.HANDED, now)
        if self._empty_ms is not None and now >= self._empty_ms:
            close(self._floor)
        self._end_of_deal()

    def _silence(self, person: Person, now: int) -> None:
        if person.here and now >= person.heard_ms + AWAY_MS:
            person.here = person.coming_back = False
        if person.here or now < person.heard_ms + TAKEOVER_MS:
            return
        if person.seat is None:
            person.connected = False
            self._floor.remove(person, None, now)
        elif person.stand_in is StandIn.NO:
            self._floor.stand_in(person, StandIn.ABSENT, now)

    @property
    def _empty_ms(self) -> int | None:
        """When the table ends because nobody is here, None while somebody is."""
        if self._people.anybody_here:
            return None
        return self._empty_since + EMPTY_TABLE_MS

    # -- what follows from it ------------------------------------------------------------------

    def _settle(self) -> None:
        """Let follow what has to, and put in the outbox what has changed for whom."""
        if self._people.anybody_here:
            self._empty_since = self._now_ms
        if not self.over:
            self._floor.pass_on(self._now_ms)
            if self._world.fills and not self._floor.deals.busy:
                self._floor.fill()
            self._begin_if_ready()
            self._go_on_dealing()
            self._end_of_deal()
        stamp = self._floor.stamp()
        self._tell_lobby(stamp)
        changed = stamp != self._kept_stamp
        if changed:
            self._tell_places()
        self._outbox.flush(self._floor.deals.table)
        if changed:
            self._floor.keep()
            self._kept_stamp = stamp

    def _begin_if_ready(self) -> None:
        floor = self._floor
        if floor.deals.busy and floor.starting_ms is None:  # nobody is ready, and nothing to begin
            floor.unready_ms = None
            return
        players = [person for person in self._people.seated() if person.plays]
        host_away = self._people.get(floor.host) is None
        may_begin = floor.deals.standing.number > 0 or host_away
        if floor.all_ready(players, self._now_ms) and may_begin:
            start(floor, self._now_ms)
        if floor.starting_ms is None:
            return
        late = self._now_ms >= floor.starting_ms
        if not floor.seats.filled or (late and floor.starting_again and not players):
            floor.starting_ms = None
        elif late or self._all_have_come(players):
            floor.starting_ms = None
            self._outbox.flush(floor.deals.table)
            self._offer([person.seat for person in players])

    def _all_have_come(self, players: list[Person]) -> bool:
        """Whether nobody is waited for: after a restart those who have not come back are, too."""
        back = not self._floor.starting_again or len(players) == len(self._people.seated())
        return back and all(person.loaded for person in players)

    def _offer(self, seats: list[Viewer]) -> None:
        floor = self._floor
        floor.seats.end_offers()
        for person in self._people:
            person.ready = False
        asked = [seat for seat in seats if seat is not None]
        floor.deals.offer(asked, self._now_ms)

    def _go_on_dealing(self) -> None:
        deals = self._floor.deals
        while True:
            said, outcome = deals.take_said(), deals.outcome
            if said or outcome is not None:
                self._tell_lobby(self._floor.stamp())
            for message in said:
                self._outbox.tell_all(message)
            match outcome:
                case None:
                    return
                case Broken(missing):
                    willing = deals.break_off(missing)
                    self._offer([p.seat for p in self._people.seated() if p.plays and p.seat in willing])
                case Sealed():
                    self._deal()

    def _deal(self) -> None:
        deals = self._floor.deals
        deals.seal()
        for person in self._people:
            proved = deals.proved(person.seat)
            if proved is not None:
                self._outbox.tell(person, proved)
            person.forget_acts(deals.standing.number)
        self._outbox.flush(deals.table)
        self._floor.deal(self._now_ms)
        self._was_running = True

    def _end_of_deal(self) -> None:
        deals = self._floor.deals
        if not self._was_running or deals.running or deals.busy:
            return
        self._was_running = False
        self._outbox.flush(deals.table)
        opened = deals.opened()
        if opened is not None:
            self._outbox.tell_all(opened)
        self._floor.after_deal()

    def _tell_lobby(self, stamp: object) -> None:
        """Tell all how the table stands where that has changed; *stamp* is that of now."""
        if stamp == self._lobby_stamp:
            return
        self._lobby_stamp = stamp
        lobby = self._floor.lobby()
        if lobby != self._lobby:
            self._lobby = lobby
            self._outbox.tell_all(LobbyChanged(lobby))

    def _tell_places(self) -> None:
        for person in self._people:
            place = self._floor.place_of(person)
            if person.connected and place != person.place:
                person.place = place
                self._outbox.tell(person, place)
