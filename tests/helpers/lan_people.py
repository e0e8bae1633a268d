"""People at tables on the network as their programs are, each answering as a bot would."""

from __future__ import annotations

import os
import signal
import socket
import sys
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from pathlib import Path
from random import Random, SystemRandom

from engine.actions import Action, Pass, Play
from engine.bots.base import Bot
from engine.bots.rule_bot import RuleBot
from engine.cards import Card
from engine.reasons import Reason
from engine.record import Record
from engine.view import PlayerView, fold
from engine.visible import DealOpened, DealStarted, Envelope, Passed, Played
from liudou_gui.app.lan_tables import NetTables
from liudou_gui.model.settings import Settings
from liudou_gui.protocol.down import Chatted, Denial, Refusal, Refused
from liudou_gui.protocol.lobby import Lobby, Options
from liudou_gui.protocol.up import HostOrder, Loaded, Order
from liudou_gui.server.folder import HostFolder
from liudou_gui.session.lan_base import LanSinks, LanTable, LinkState, Place, Target
from liudou_gui.session.verdict import Verdict

PATIENCE = 120.0
Move = frozenset[Card] | None
"""Cards that were played, None for a pass."""
HOST = (sys.executable, "-m", "liudou_gui", "host", "--listen", "127.0.0.1", "--discovery-port", "0")
NO_DISCOVERY = 1
"""A UDP port at which no host of a test is asked."""


def settings(name: str) -> Callable[[], Settings]:
    """Return the settings of a player."""
    return lambda: replace(Settings(), name=name)


@dataclass
class LanPerson:
    """One person's program at a table; :meth:`tick` lets them answer what they are asked."""

    table: LanTable
    bot: Bot = field(default_factory=RuleBot)
    rng: Random = field(default_factory=lambda: Random(1))
    states: list[LinkState] = field(default_factory=list)
    refusals: list[Refused] = field(default_factory=list)
    denials: list[Denial] = field(default_factory=list)
    chats: list[Chatted] = field(default_factory=list)
    verdicts: list[Verdict] = field(default_factory=list)
    lobby: Lobby | None = None
    place: Place | None = None
    places: int = 0
    view: PlayerView = field(default_factory=lambda: PlayerView(None))
    told: list[Envelope] = field(default_factory=list)
    moves: dict[int, list[Move]] = field(default_factory=dict)
    """What was played by this seat, by deal, as the stream says."""
    asked: dict[tuple[int, int], Action] = field(default_factory=dict)
    """What was answered and not refused, by deal and prompt."""
    not_done: list[tuple[int, int, Reason]] = field(default_factory=list)
    """What was refused: deal, prompt and why; the question is answered again if it still stands."""

    stood_in: list[tuple[float, int]] = field(default_factory=list)
    """When a bot played for this person, and in which deal."""

    def open(self) -> LanPerson:
        """Connect."""
        self.table.open(
            LanSinks(
                self.states.append,
                self.refusals.append,
                self._placed,
                self._lobby,
                self.chats.append,
                self.denials.append,
                self.verdicts.append,
            )
        )
        return self

    def tick(self) -> None:
        """Answer an open question, once."""
        view = self.view
        prompt = view.prompt
        if prompt is None or (view.number, prompt.id) in self.asked:
            return
        action = self.bot.decide(view, self.rng).action
        self.asked[view.number, prompt.id] = action
        self.table.session.submit(prompt.id, action)

    @property
    def is_up(self) -> bool:
        """Whether the connection stands."""
        return bool(self.states) and self.states[-1] is LinkState.UP

    @property
    def has_all(self) -> bool:
        """Whether the deal is over and judged, and the stream is not just being told again."""
        past = [type(envelope.event) for envelope in self.told]
        judged = bool(self.verdicts) and self.verdicts[-1].deal >= self.view.number
        return judged and DealOpened in past

    def why_refused(self) -> list[Refusal]:
        """Return all reasons for which this person was sent away."""
        return [refused.why for refused in self.refusals]

    def meant(self, deal: int) -> list[Move]:
        """Return the plays and passes of a deal that were said and not refused."""
        return [
            frozenset(action.cards) if isinstance(action, Play) else None
            for (number, _), action in sorted(self.asked.items(), key=lambda item: item[0])
            if number == deal and isinstance(action, Play | Pass)
        ]

    def _placed(self, place: Place) -> None:
        self.place, self.places = place, self.places + 1
        if self.places == 1:
            self.table.session.start(self._hear, self._refused)
            self.table.request(Loaded())

    def _lobby(self, lobby: Lobby) -> None:
        self.lobby = lobby
        seat = None if self.place is None else self.place.viewer
        if seat is not None and lobby.seats[seat].stand_in:
            self.stood_in.append((time.monotonic(), self.view.number))
        if seat is not None and not lobby.seats[seat].loaded:
            self.table.request(Loaded())

    def _refused(self, prompt: int, why: Reason) -> None:
        deal = max(number for number, asked in self.asked if asked == prompt)
        self.not_done.append((deal, prompt, why))
        del self.asked[deal, prompt]

    def _hear(self, envelope: Envelope) -> None:
        if envelope.seq == 0:
            self.view = PlayerView(self.table.session.viewer)
            self.told = []
        event = envelope.event
        if isinstance(event, DealStarted):
            self.moves[event.number] = []
        if isinstance(event, Played | Passed) and event.seat == self.table.session.viewer:
            move = frozenset(event.cards) if isinstance(event, Played) else None
            self.moves.setdefault(self.view.number, []).append(move)
        self.view = fold(self.view, event)
        self.told.append(envelope)


def until(
    done: Callable[[], object], people: Sequence[LanPerson] = (), what: object = "it", s: float = PATIENCE
) -> None:
    """Let *people* play until *done*, or fail."""
    end = time.monotonic() + s
    while not done():
        assert time.monotonic() < end, f"waited in vain for {what}"
        for person in people:
            person.tick()
        time.sleep(0.003)


def quiet_port() -> int:
    """Return a free port that no system gives away by itself, so that a killed host finds it free again."""
    while True:
        port = SystemRandom().randrange(20_000, 32_000)
        with socket.socket() as probe, suppress(OSError):
            probe.bind(("127.0.0.1", port))
            return port


def kill(folder: HostFolder) -> None:
    """Kill the host of a folder as a power cut would."""
    card = folder.card()
    assert card is not None
    os.kill(card.pid, getattr(signal, "SIGKILL", signal.SIGTERM))


def tables(
    folder: Path, name: str, records: list[tuple[Record, int]] | None = None, **more: object
) -> NetTables:
    """Return a player's tables, with a profile of their own."""
    kept: list[tuple[Record, int]] = [] if records is None else records
    more.setdefault("command", HOST)
    return NetTables(
        folder / name,
        settings(name),
        lambda record, seat: kept.append((record, seat)),
        discovery_port=NO_DISCOVERY,
        **more,  # type: ignore[arg-type]
    )


class Party:
    """A host's own window and five guests, six programs on one computer, each with a profile of its own."""

    def __init__(self, folder: Path, options: Options, people: int = 6, **more: object) -> None:
        self.folder = HostFolder(folder / "p0")
        self.records: list[tuple[Record, int]] = []
        more["command"] = (*more.get("command", HOST), "--port", str(quiet_port()))  # type: ignore[misc]
        self.all_tables = [tables(folder, f"p{n}", self.records, **more) for n in range(people)]
        self.host = self.all_tables[0]
        owner = LanPerson(self.host.host(options), rng=Random(0)).open()
        self.people = [owner]
        until(lambda: owner.place, what="the own table")
        assert owner.place is not None
        self.ticket = owner.place.ticket
        for number, net in enumerate(self.all_tables[1:], 1):
            self.people.append(LanPerson(net.join(self.target), rng=Random(number)).open())
            until(lambda: self.people[-1].place, what="a place")

    @property
    def target(self) -> Target:
        """The table as an invitation names it."""
        target = self.host.hosted()
        assert target is not None
        return replace(target, ticket=self.ticket)

    def start(self) -> None:
        """Fill the table with bots, and begin the first deal."""
        self.people[0].table.request(HostOrder(Order.FILL))
        self.people[0].table.request(HostOrder(Order.START))

    def go_on(self) -> None:
        """Let everybody be ready for the next deal."""
        for person in self.people:
            person.table.session.next_deal()

    def play(self, deals: int = 1) -> None:
        """Play on until so many verdicts are there for each."""
        until(lambda: all(len(p.verdicts) >= deals for p in self.people), self.people, "the deal", 300)

    def check(self, deal: int) -> None:
        """What was said and not refused was done once, in order; and all have seen the same deal."""
        for person in self.people:
            assert person.meant(deal) == person.moves[deal]

    def end(self) -> None:
        """Close the table, everybody's program, and the process."""
        for person in self.people[1:]:
            person.table.close(for_good=False)
        self.people[0].table.request(HostOrder(Order.CLOSE))
        until(lambda: not self.folder.runs, what="the host's end")
        self.people[0].table.close(for_good=False)

    def __enter__(self) -> Party:
        return self

    def __exit__(self, *_: object) -> None:
        for person in self.people:
            person.table.close(for_good=False)
        self.host.end_hosted()
        until(lambda: not self.folder.runs, what="the host's end")
