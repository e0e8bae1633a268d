"""A room with clients in virtual time: each folds what it is told, and gives its share of a fair dealing."""

from __future__ import annotations

import hashlib
from collections import defaultdict, deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

from engine.actions import Action
from engine.bots.random_bot import RandomBot
from engine.fair import DealingId, seat_commitment
from engine.record import Record
from engine.ruleset import Ruleset, Variant
from engine.rulings import RULES_VERSION
from engine.state import GameState
from engine.view import PlayerView, fold
from engine.view_hash import view_hash
from engine.visible import Envelope, Viewer
from liudou_gui.host.deals import World
from liudou_gui.host.journal import Journal
from liudou_gui.host.pacing import Timing
from liudou_gui.host.room import Room
from liudou_gui.protocol.down import (
    Chatted,
    DealingOffered,
    DealingOpened,
    DealingProved,
    Denial,
    Done,
    Down,
    LobbyChanged,
    NotNow,
    Refusal,
    Refused,
    Seated,
    SharesCommitted,
    Told,
    Welcome,
)
from liudou_gui.protocol.limits import PROTOCOL
from liudou_gui.protocol.lobby import Lobby, Options
from liudou_gui.protocol.up import (
    Act,
    Hello,
    HostOrder,
    Loaded,
    Order,
    Ping,
    ShareCommit,
    ShareReveal,
    Up,
    own_rulings,
)
from liudou_gui.thinking import Mind
from tests.helpers.tables import NOON

OWNER = bytes(31) + b"\x01"
QUICK_BOTS = Timing(bot_min_ms=10, bot_max_ms=90, trick_rest_ms=10)


def key_of(number: int) -> bytes:
    """Return the key of client *number*; 1 is the owner's."""
    return bytes(31) + bytes([number])


def hello(name: str = "Guest", **changes: object) -> Hello:
    """Return a hello of this program."""
    values: dict[str, object] = {
        "proto_min": PROTOCOL,
        "proto_max": PROTOCOL,
        "build": "test",
        "rules_version": RULES_VERSION,
        "rulings": own_rulings(),
        "table": b"",
        "name": name,
    }
    return Hello(**(values | changes))  # type: ignore[arg-type]


@dataclass
class Client:
    """One program: all it was told, with the times, and what it makes of it."""

    key: bytes
    name: str
    commits: bool = True
    reveals: bool = True
    heard: list[tuple[int, Down]] = field(default_factory=list)
    token: bytes = b""
    table: bytes = b""
    viewer: Viewer = None
    run: int = 0
    seq: int = 0
    view: PlayerView = field(default_factory=lambda: PlayerView(None))
    envelopes: list[Envelope] = field(default_factory=list)
    lobby: Lobby | None = None
    welcome: Welcome | None = None
    proved: DealingProved | None = None
    opened: DealingOpened | None = None
    refused: Refusal | None = None
    done: dict[bytes, Done] = field(default_factory=dict)

    @property
    def seat(self) -> int:
        """The client's seat; it has one."""
        assert self.viewer is not None
        return self.viewer

    @property
    def denials(self) -> list[Denial]:
        """All that was denied."""
        return [message.why for _, message in self.heard if isinstance(message, NotNow)]

    @property
    def chats(self) -> list[Chatted]:
        """All that was said."""
        return [message for _, message in self.heard if isinstance(message, Chatted)]

    def hear(self, message: Down, now_ms: int) -> list[Up]:
        """Take a message in; return what the program says to it by itself."""
        self.heard.append((now_ms, message))
        match message:
            case Welcome():
                self.welcome, self.token, self.table = message, message.token, message.table
                self.refused = None
                self.lobby = message.lobby
                self._begin(message.viewer, message.run)
            case Seated(viewer, run):
                self._begin(viewer, run)
            case Told(run, envelopes):
                self._fold(run, envelopes)
            case LobbyChanged(lobby):
                self.lobby = lobby
            case Refused(why):
                self.refused = why
            case Done(action_id):
                assert self.done.get(action_id, message) == message, "one action, two answers"
                self.done[action_id] = message
            case DealingProved():
                self.proved = message
            case DealingOpened():
                self.opened = message
            case DealingOffered(dealing, _, _, asked) if self.commits and self.viewer in asked:
                commitment = seat_commitment(DealingId(self.table, dealing), self.seat, self._share(dealing))
                return [ShareCommit(dealing, commitment)]
            case SharesCommitted(dealing, commitments) if self.reveals:
                if self.viewer in dict(commitments):
                    return [ShareReveal(dealing, self._share(dealing))]
            case _:
                pass
        return []

    def _share(self, dealing: int) -> bytes:
        return hashlib.sha256(self.key + dealing.to_bytes(8, "big")).digest()

    def _begin(self, viewer: Viewer, run: int) -> None:
        if (viewer, run) != (self.viewer, self.run):
            self.viewer, self.run, self.seq = viewer, run, 0
            self.view, self.envelopes = PlayerView(viewer), []

    def _fold(self, run: int, envelopes: tuple[Envelope, ...]) -> None:
        assert run == self.run, "told of a run that has not begun"
        for envelope in envelopes:
            if envelope.seq < self.seq:
                continue
            assert envelope.seq == self.seq, "a gap"
            self.seq += 1
            self.view = fold(self.view, envelope.event)
            self.envelopes.append(envelope)


class Died(Exception):
    """The host was killed here."""


class Lan:
    """A room in virtual time, its driver, and any number of clients.

    *dies_at*: where the journal kills the host, by name and how often the place was passed.
    """

    def __init__(
        self,
        path: Path,
        options: Options | None = None,
        *,
        new_bot: Callable[[], Mind] = RandomBot,
        pace: Timing = QUICK_BOTS,
        seed: int = 0,
        now_ms: int = 1_000_000,
    ) -> None:
        self.path, self.now_ms = path, now_ms
        self.rng = Random(seed)
        self.records: list[Record] = []
        self.clients: dict[bytes, Client] = {}
        self.passed: dict[str, int] = defaultdict(int)
        self.dies_at: tuple[str, int] | None = None
        self.watch_outbox: Callable[[bytes, Down], None] = lambda _key, _message: None
        self.on_reopened: Callable[[], None] = lambda: None
        """Called when the table was taken up again in place of one that stood still."""
        self.world = World(
            lambda _: new_bot(),
            "test",
            self.rng.randbytes,
            lambda: NOON,
            pace=pace,
            on_record=self.records.append,
        )
        self.journal = Journal(path, self._fault, durable=False)
        options = options or Options("Table", Ruleset(Variant.TWO_FOUR))
        self.room = Room.create(self.world, self.journal, options, OWNER, now_ms)

    def _fault(self, name: str) -> None:
        self.passed[name] += 1
        if self.dies_at == (name, self.passed[name]):
            raise Died(name)

    @property
    def truth(self) -> GameState:
        """The sealed state; for tests alone."""
        table = self.room._floor.deals.table
        assert table is not None
        assert table._state is not None
        return table._state

    @property
    def due_ms(self) -> int | None:
        """When something is due next."""
        return self.room.due_ms

    @property
    def announced(self) -> object:
        """What everybody on the network may know of the table."""
        return self.room.lobby

    def fill_the_disk(self, until_ms: int) -> bool:  # noqa: ARG002 - see above
        """Let the journal fail from now on; False where nobody would take the table up again."""
        return False

    @property
    def running(self) -> bool:
        """Whether a deal is played."""
        return self.room._floor.deals.running

    def client(self, number: int) -> Client:
        """Return client *number*."""
        return self.clients[key_of(number)]

    def join(self, number: int, *, trusted: bool = True, **changes: object) -> Client:
        """Let client *number* come in, or back in with what it remembers."""
        key = key_of(number)
        known = self.clients.setdefault(key, Client(key, f"Client {number}"))
        remembered = {"name": known.name, "token": known.token, "run": known.run, "since": known.seq}
        self.room.join(key, hello(**(remembered | changes)), self.now_ms, trusted=trusted)  # type: ignore[arg-type]
        self.deliver()
        return known

    def say(self, number: int, message: Up) -> None:
        """Client *number* says something, now."""
        self.room.hear(key_of(number), message, self.now_ms)
        self.deliver()

    def lost(self, number: int) -> None:
        """The connection of client *number* is over."""
        self.room.lost(key_of(number), self.now_ms)
        self.deliver()

    def frames_of(self, number: int) -> Sequence[tuple[object, ...]]:
        """Return all that client *number* was sent, with the times."""
        return self.client(number).heard

    def act(self, number: int, action: Action, action_id: bytes | None = None) -> Act:
        """Client *number* answers its open prompt."""
        client = self.client(number)
        prompt = client.view.prompt
        assert prompt is not None
        action_id = action_id or self.rng.randbytes(16)
        act = Act(action_id, client.view.number, prompt.id, action)
        self.say(number, act)
        return act

    def bot_acts(self, number: int) -> Act:
        """Client *number* answers as a bot would."""
        return self.act(number, RandomBot().decide(self.client(number).view, self.rng).action)

    def deliver(self) -> None:
        """Bring what the room says to the clients, in order, and what their programs answer back."""
        under_way = deque(self.room.take_outbox())
        while under_way:
            key, message = under_way.popleft()
            self.watch_outbox(key, message)
            client = self.clients.get(key)
            for answer in client.hear(message, self.now_ms) if client is not None else ():
                self.room.hear(key, answer, self.now_ms)
                under_way.extend(self.room.take_outbox())

    def to(self, now_ms: int) -> None:
        """Let the time go on to *now_ms*, stopping where something is due; nobody says anything."""
        while (due := self.room.due_ms) is not None and due <= now_ms:
            self.now_ms = max(self.now_ms, due)
            self.room.tick(self.now_ms)
            self.deliver()
        self.now_ms = max(self.now_ms, now_ms)

    def wait(self, ms: int, *alive: int) -> None:
        """Let *ms* go by, while the clients *alive* ping every two seconds."""
        end = self.now_ms + ms
        while self.now_ms < end:
            self.to(min(end, self.now_ms + 2_000))
            for number in alive:
                self.ping(number)

    def ping(self, number: int) -> None:
        """Client *number* gives a sign of life with the hash of its view."""
        client = self.client(number)
        self.say(number, Ping(self.now_ms, client.run, client.seq, view_hash(client.view)))

    def seat_all(self, *numbers: int) -> None:
        """Let clients join and draw the table; bots take what is left."""
        for number in numbers:
            self.join(number)
            self.say(number, Loaded())
        self.say(1, HostOrder(Order.FILL))

    def begin(self, *numbers: int) -> None:
        """Seat *numbers* and deal."""
        self.seat_all(*numbers)
        self.say(1, HostOrder(Order.START))

    def play_out(self, *numbers: int, acts: int = 3_000) -> None:
        """Play the deal to its end; *numbers* answer as bots would, at once."""
        for _ in range(acts):
            if not self.running:
                return
            asked = [n for n in numbers if self.client(n).view.prompt is not None]
            if asked:
                self.bot_acts(asked[0])
                continue
            due = self.room.due_ms
            assert due is not None, "a table stands still"
            self.now_ms = max(self.now_ms, due)
            self.room.tick(self.now_ms)
            self.deliver()
            for number in numbers:
                self.room.alive(key_of(number), self.now_ms)
        raise AssertionError("a deal takes for ever")

    def kill(self) -> None:
        """End the host without a word; what was not committed is lost."""
        self.journal.close()

    def restart(self, down_ms: int = 700) -> None:
        """Begin again from the journal."""
        self.kill()
        self.dies_at = None
        self.now_ms += down_ms
        self.journal = Journal(self.path, self._fault, durable=False)
        room = Room.restore(self.world, self.journal, self.now_ms)
        assert room is not None
        self.room = room
        self.deliver()

    def close(self) -> None:
        """Let the journal go."""
        self.journal.close()
