"""LAN play from a client's side: one connection, the lobby, and a session that outlives breaks."""

from __future__ import annotations

import secrets
import threading
from collections.abc import Callable
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from typing import Protocol

from engine.actions import Action, ChooseCamp, PromptKind
from engine.reasons import Reason
from engine.record import Record, record_seat
from engine.view import PlayerView, fold
from engine.view_hash import ViewHash
from engine.visible import DealOpened, DealStarted, Envelope, PromptClosed, PromptOpened, Viewer
from liudou_gui.clock import monotonic_ms
from liudou_gui.protocol.down import (
    ChatSoFar,
    Chatted,
    CodeReply,
    Done,
    Down,
    Halted,
    LobbyChanged,
    NotNow,
    PlaceChanged,
    Pong,
    Refused,
    Seated,
    Told,
    Welcome,
)
from liudou_gui.protocol.lobby import Lobby
from liudou_gui.protocol.up import Act, Bye, Hello, Ping, Ready, Resync, Up
from liudou_gui.session.base import EventSink, RefusalSink
from liudou_gui.session.guest import Guest
from liudou_gui.session.lan_base import LanSinks, LinkState, Place
from liudou_gui.session.verdict import Verdict
from liudou_gui.session.witness import Witness

_RESYNC_AGAIN_MS = 1_000

NewWitness = Callable[[bytes, Viewer, Callable[[Verdict], None]], Witness]


class Wire(Protocol):
    """A connection that comes back by itself; see :class:`liudou_gui.net.client.Link`."""

    def open(
        self,
        hello: Callable[[], Hello],
        ping: Callable[[int], Ping],
        on_heard: Callable[[Down], None],
        on_state: Callable[[LinkState], None],
    ) -> None:
        """Connect, greet with *hello* each time, and go on until closed."""
        ...

    def send(self, message: Up) -> None:
        """Hand over a message; what is sent while the line is dead is lost. Any thread."""
        ...

    def give_code(self, code: str) -> None:
        """Run the exchange for the typed room code, then greet again."""
        ...

    def close(self) -> None:
        """End the connection's thread. May be repeated."""
        ...


class RemoteSession:
    """Implements :class:`~liudou_gui.session.base.Session` for a :class:`RemoteTable`.

    A window may listen to it, stop, and listen again: each time it is told the present deal's stream
    from its beginning.
    """

    def __init__(self, table: RemoteTable) -> None:
        self._table = table

    @property
    def viewer(self) -> Viewer:
        """The seat of this client, None while watching."""
        return self._table.viewer

    def start(self, on_event: EventSink, on_refused: RefusalSink) -> None:
        """Listen: first everything of this deal, then what follows."""
        self._table.listen(on_event, on_refused)

    def submit(self, prompt_id: int, action: Action) -> None:
        """Answer a prompt; after a break it is said again until the table has answered."""
        self._table.act(prompt_id, action)

    def next_deal(self) -> None:
        """Say that this seat is ready for the next deal."""
        self._table.request(Ready(yes=True))

    def now_ms(self) -> int:
        """The table's time as far as this side knows it."""
        return self._table.now_ms()

    def close(self) -> None:
        """Stop listening; the connection stays until the table's place is closed."""
        self._table.listen(None, None)


class RemoteTable:
    """Implements :class:`~liudou_gui.session.lan_base.LanTable` over *wire*.

    Everything that is heard is handled in the wire's thread, under one lock; wishes go out from any.
    *new_witness* makes what watches over the dealing of a table, for its id, a viewer and who hears its
    verdicts. *on_token* is given each table with its token, so that the same person comes back after a
    restart; *on_record* each finished deal of a seat.
    """

    def __init__(
        self,
        wire: Wire,
        guest: Guest,
        *,
        new_witness: NewWitness | None = None,
        on_token: Callable[[bytes, bytes], None] = lambda _table, _token: None,
        on_record: Callable[[Record], None] = lambda _: None,
        wall_clock: Callable[[], datetime] = lambda: datetime.now(UTC),
        clock_ms: Callable[[], int] = monotonic_ms,
    ) -> None:
        self._wire, self._guest, self._clock_ms, self._wall_clock = wire, guest, clock_ms, wall_clock
        self._new_witness, self._on_token, self._on_record = new_witness, on_token, on_record
        self._witness: Witness | None = None
        self._lobby: Lobby | None = None
        self._began, self._began_deal = "", 0
        self._camp_asked: int | None = None
        self._lock = threading.RLock()
        self._sinks: LanSinks | None = None
        self._on_event: EventSink | None = None
        self._on_refused: RefusalSink | None = None
        self._token = guest.token
        self._table_id = guest.table
        self._place = Place(None, is_host=False)
        self._run = 0
        self._next = 0
        """The number of the table's next envelope, in its own counting."""
        self._past: list[Envelope] = []
        """What was told of the present deal, in the table's counting."""
        self._told = 0
        """How many envelopes the listener has got since its stream began."""
        self._view, self._hashes = PlayerView(None), ViewHash()
        self._deal = 0
        """The last deal that began; a stream that begins anew does not change it."""
        self._pending: dict[bytes, Act] = {}
        self._offset = 0
        self._best_trip: int | None = None
        self._asked_again = -_RESYNC_AGAIN_MS
        self._closed = False
        self.session = RemoteSession(self)

    # -- what the window wants -----------------------------------------------------------------

    @property
    def viewer(self) -> Viewer:
        """The seat, None while watching."""
        return self._place.viewer

    def open(self, sinks: LanSinks) -> None:
        """Connect. Called once."""
        self._sinks = sinks
        self._wire.open(self._hello, self._ping, self._hear, self._change_state)

    def request(self, message: Up) -> None:
        """Ask for something other than an answer to a prompt."""
        self._wire.send(message)

    def give_code(self, code: str) -> None:
        """Answer a refusal for want of the room code with the typed *code*."""
        with self._lock:  # what did not let us in would be tried before the code
            self._token, self._guest = b"", replace(self._guest, ticket=b"")
        self._wire.give_code(code)

    def act(self, prompt_id: int, action: Action) -> None:
        """Answer a prompt."""
        with self._lock:
            act = Act(secrets.token_bytes(16), self._deal, prompt_id, action)
            self._pending[act.action_id] = act
        self._wire.send(act)

    def listen(self, on_event: EventSink | None, on_refused: RefusalSink | None) -> None:
        """Tell the present deal to *on_event* from its beginning, then go on; None stops."""
        with self._lock:
            self._on_event, self._on_refused = on_event, on_refused
            self._told = 0
            for envelope in self._past:
                self._pass_on(envelope)

    def now_ms(self) -> int:
        """The table's time as far as this side knows it."""
        return self._clock_ms() + self._offset

    def close(self, *, for_good: bool) -> None:
        """Let go; *for_good* says so to the table. May be repeated. No sink is called after that."""
        with self._lock:
            if self._closed:
                return
            self._closed = True
            if self._witness is not None:
                self._witness.finish()
            self._sinks = self._on_event = self._on_refused = None
        if for_good:
            self._wire.send(Bye())
        self._wire.close()

    # -- what the wire asks for ----------------------------------------------------------------

    def _hello(self) -> Hello:
        with self._lock:
            return self._guest.hello(self._table_id, self._token, self._run, self._next)

    def _ping(self, sent_ms: int) -> Ping:
        with self._lock:
            return Ping(sent_ms, self._run, self._next, self._hashes.of(self._view) if self._past else "")

    # -- what is heard -------------------------------------------------------------------------

    def _change_state(self, state: LinkState) -> None:
        with self._lock:
            if self._sinks is not None:
                self._sinks.state(state)

    def _hear(self, message: Down) -> None:
        with self._lock:
            self._take(message)

    def _take(self, message: Down) -> None:
        sinks = self._sinks
        if sinks is None:
            return
        match message:  # what is heard most often comes first
            case Told(run, envelopes):
                self._follow(run, envelopes)
            case Welcome():
                self._welcome(message, sinks)
            case Seated(viewer, run):
                self._place = replace(self._place, viewer=viewer)
                self._begin(run)
                sinks.placed(self._place)
            case Halted():
                sinks.halted(True)
            case PlaceChanged(is_host, code, ticket, waits):
                self._place = Place(self._place.viewer, is_host, code, ticket, waits)
                sinks.placed(self._place)
            case LobbyChanged(lobby):
                self._lobby = lobby
                sinks.lobby(lobby)
            case Done(action_id, reason):
                self._settle(action_id, reason)
            case NotNow(why):
                sinks.denied(why)
            case Chatted():
                sinks.chat(message)
            case ChatSoFar():
                sinks.talk(message)
            case Refused():
                sinks.refused(message)
            case Pong(sent_ms, now_ms):
                self._set_clock(sent_ms, now_ms)
            case CodeReply():
                pass  # the wire's own affair
            case _:
                self._hear_dealing(message)

    def _welcome(self, welcome: Welcome, sinks: LanSinks) -> None:
        self._token, self._table_id = welcome.token, welcome.table
        self._on_token(welcome.table, welcome.token)
        self._place = Place(welcome.viewer, welcome.is_host, welcome.code, welcome.ticket, welcome.waits)
        self._best_trip = None
        self._offset = welcome.now_ms - self._clock_ms()
        if self._witness is None and self._new_witness is not None:
            self._witness = self._new_witness(welcome.table, welcome.viewer, self._judged)
        if welcome.run != self._run:
            self._begin(welcome.run)
        self._lobby = welcome.lobby
        sinks.halted(False)
        sinks.placed(self._place)
        sinks.lobby(welcome.lobby)
        for act in list(self._pending.values()):  # whatever was not answered before the line broke
            self._wire.send(act)

    def _begin(self, run: int) -> None:
        """Forget the stream: another one begins, of another viewer or another start of the host."""
        self._run, self._next, self._told = run, 0, 0
        self._past.clear()
        self._camp_asked = None
        self._view = PlayerView(self._place.viewer)
        if self._witness is not None:
            self._witness.seated(self._place.viewer)

    def _settle(self, action_id: bytes, reason: Reason | None) -> None:
        act = self._pending.pop(action_id, None)
        if act is None:
            return
        if reason is not None:
            if self._on_refused is not None:
                self._on_refused(act.prompt_id, reason)
        elif isinstance(act.action, ChooseCamp) and self._witness is not None:
            self._camp_asked = None
            self._witness.chose(act.action.camp)

    def _follow(self, run: int, envelopes: tuple[Envelope, ...]) -> None:
        for envelope in envelopes:
            fresh = run == self._run and not self._past
            if run == self._run and envelope.seq < self._next:
                continue  # told twice
            if run != self._run or (envelope.seq > self._next and not fresh):
                self._ask_again()
                return
            self._next = envelope.seq + 1
            if isinstance(envelope.event, DealStarted):
                self._forget_past_deal()
                self._deal = envelope.event.number
            self._past.append(envelope)
            self._view = fold(self._view, envelope.event)  # what cannot be folded is told to nobody
            self._watch(envelope)
            self._pass_on(envelope)

    def _forget_past_deal(self) -> None:
        """Keep of what went before only who sits where: the last events before a deal begins."""
        last_over = max(
            (n for n, past in enumerate(self._past) if isinstance(past.event, DealOpened)), default=None
        )
        if last_over is not None:
            del self._past[: last_over + 1]

    def _ask_again(self) -> None:
        now = self._clock_ms()
        if now - self._asked_again >= _RESYNC_AGAIN_MS:
            self._asked_again = now
            self._wire.send(Resync(self._run, self._next))

    def _pass_on(self, envelope: Envelope) -> None:
        if self._on_event is not None:
            self._on_event(Envelope(self._told, envelope.at_ms, envelope.event))
            self._told += 1

    def _set_clock(self, sent_ms: int, now_ms: int) -> None:
        """Trust the quickest round trip: the table's time lies in its middle."""
        trip = self._clock_ms() - sent_ms
        if trip >= 0 and (self._best_trip is None or trip <= self._best_trip):
            self._best_trip = trip
            self._offset = now_ms - sent_ms - trip // 2

    # -- the dealing's witness -----------------------------------------------------------------

    def _hear_dealing(self, message: Down) -> None:
        if self._witness is not None:
            for answer in self._witness.hear(message):
                self._wire.send(answer)

    def _watch(self, envelope: Envelope) -> None:
        if isinstance(envelope.event, DealStarted) and envelope.event.number != self._began_deal:
            self._began_deal = envelope.event.number
            ago = timedelta(milliseconds=max(0, self.now_ms() - envelope.at_ms))  # it may be told again
            self._began = (self._wall_clock() - ago).astimezone(UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
        if self._witness is None:
            return
        match envelope.event:
            case PromptOpened(prompt) if prompt.kind is PromptKind.CAMP:
                self._camp_asked = prompt.id
            case PromptClosed(prompt_id) if prompt_id == self._camp_asked:
                self._camp_asked = None
                if not self._answered_for(prompt_id):
                    self._witness.chose(None)
        self._witness.see(envelope)

    def _answered_for(self, prompt_id: int) -> bool:
        """Return whether we, or a bot that stood in, may have answered the prompt."""
        if any(act.prompt_id == prompt_id for act in self._pending.values()):
            return True
        seat = self._place.viewer
        return seat is not None and (self._lobby is None or self._lobby.seats[seat].stand_in)

    def _judged(self, verdict: Verdict) -> None:
        if self._sinks is not None:
            self._sinks.dealing(verdict)
        if self._witness is None or self._place.viewer is None:
            return
        names = tuple(
            record_seat(name, is_bot=is_bot)
            for name, is_bot in zip(self._view.names, self._view.bots, strict=True)
        )
        record = self._witness.record(self._began, names)
        if record is not None:
            self._on_record(record)
