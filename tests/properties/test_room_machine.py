"""A room under everything that can happen to it, in any order."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from engine.ruleset import SEATS, Ruleset, Variant
from liudou_gui.host.journal import FAULT_POINTS
from liudou_gui.protocol.lobby import Options
from liudou_gui.protocol.up import (
    Act,
    AskSwap,
    BackToMe,
    Bye,
    HostOrder,
    Loaded,
    Order,
    Ready,
    Resync,
    SeatToBot,
    Sit,
    Vote,
)
from tests.helpers.room_checks import (
    bot_act,
    canary,
    nothing_lost_or_done_twice,
    seats_agree,
    views_are_fresh,
)
from tests.helpers.rooms import Died, Lan, key_of

EXAMPLES = int(os.environ.get("LIUDOU_ROOM_EXAMPLES", "300" if os.environ.get("CI") else "60"))
CLIENTS = st.integers(1, 4)
SEAT = st.integers(0, SEATS - 1)


class RoomMachine(RuleBasedStateMachine):
    """Four programs, their lines, and a host that may die."""

    def __init__(self) -> None:
        super().__init__()
        self.folder = tempfile.TemporaryDirectory()
        self.lan: Lan | None = None
        self.sent: dict[bytes, Act] = {}
        self.late: list[tuple[int, Act]] = []
        self.asked_again: dict[int, int] = {}
        """When each may ask for its stream again: the room hears it twice a second at most."""

    @initialize(
        variant=st.sampled_from(list(Variant)), limit=st.sampled_from([0, 30]), seed=st.integers(0, 999)
    )
    def open(self, variant: Variant, limit: int, seed: int) -> None:
        options = Options("Table", Ruleset(variant), limit, camp_seconds=2, bid_slot_seconds=2)
        self.lan = Lan(Path(self.folder.name) / "room.sqlite", options, seed=seed)
        self.lan.watch_outbox = canary(self.lan)
        for number in (1, 2, 3):
            self.lan.join(number)
            self.lan.say(number, Loaded())
        self.lan.say(1, HostOrder(Order.FILL))
        self.lan.say(1, HostOrder(Order.START))

    @property
    def there(self) -> Lan:
        assert self.lan is not None
        return self.lan

    def connected(self, number: int) -> bool:
        person = self.there.room._people.get(key_of(number))
        return person is not None and person.connected

    @rule(number=CLIENTS)
    def join(self, number: int) -> None:
        self.there.join(number)
        self.there.say(number, Loaded())

    @rule(number=CLIENTS)
    def drop(self, number: int) -> None:
        self.there.room.lost(key_of(number), self.there.now_ms)
        self.there.deliver()

    @rule(number=CLIENTS, times=st.integers(1, 8))
    def act(self, number: int, times: int) -> None:
        for _ in range(times):
            if self.connected(number) and self.there.client(number).view.prompt is not None:
                act = bot_act(self.there.client(number), self.there.rng)
                self.sent[act.action_id] = act
                self.there.say(number, act)
            self._wait(200)

    @rule(number=CLIENTS)
    def keep_an_act_for_later(self, number: int) -> None:
        client = self.there.clients.get(key_of(number))
        if client is not None and client.view.prompt is not None:
            act = bot_act(client, self.there.rng)
            self.sent[act.action_id] = act
            self.late.append((number, act))

    @precondition(lambda self: self.late)
    @rule(data=st.data())
    def a_late_act_comes(self, data: st.DataObject) -> None:
        number, act = self.late.pop(data.draw(st.integers(0, len(self.late) - 1)))
        self.there.say(number, act)

    @precondition(lambda self: self.sent)
    @rule(number=CLIENTS, data=st.data())
    def an_act_comes_again(self, number: int, data: st.DataObject) -> None:
        self.there.say(number, data.draw(st.sampled_from(list(self.sent.values())[-5:])))

    @rule(ms=st.sampled_from([50, 700, 3_000, 9_000, 21_000, 40_000]), awake=st.sets(CLIENTS))
    def time_goes_on(self, ms: int, awake: set[int]) -> None:
        self.there.wait(ms, *(number for number in awake if self.connected(number)))

    @rule(number=CLIENTS, seat=st.one_of(st.none(), SEAT), kind=st.integers(0, 6), yes=st.booleans())
    def ask(self, number: int, seat: int | None, kind: int, yes: bool) -> None:
        place = 0 if seat is None else seat
        message = (
            Sit(seat),
            AskSwap(place),
            Vote(place, yes),
            BackToMe(),
            SeatToBot(place, yes),
            Ready(yes),
            Resync(self.there.clients[key_of(number)].run if key_of(number) in self.there.clients else 0, 3),
        )[kind]
        if self.connected(number):
            if isinstance(message, Resync):
                self._forget_some(number)
                message = Resync(0, 0)
            self.there.say(number, message)

    def _forget_some(self, number: int) -> None:
        """Lose what was told, as far as a program would that asks again once a second."""
        client, now = self.there.client(number), self.there.now_ms
        if now >= self.asked_again.get(number, 0):
            client.seq = min(3, client.seq)
            self.asked_again[number] = now + 1_000

    @rule(number=st.integers(2, 4))
    def leave(self, number: int) -> None:
        self.there.say(number, Bye())
        self.there.clients.pop(key_of(number), None)
        self.late = [(other, act) for other, act in self.late if other != number]

    @rule()
    def begin(self) -> None:
        self.there.say(1, HostOrder(Order.FILL))
        self.there.say(1, HostOrder(Order.START))

    @rule(down=st.sampled_from([0, 700, 60_000]), back=st.sets(CLIENTS))
    def the_host_dies(self, down: int, back: set[int]) -> None:
        self.there.restart(down)
        self._come_back(back)

    @rule(point=st.sampled_from(FAULT_POINTS[:-1]), back=st.sets(CLIENTS), number=CLIENTS)
    def the_host_dies_at_a_point(self, point: str, back: set[int], number: int) -> None:
        lan = self.there
        lan.dies_at = (point, lan.passed[point] + 1)
        try:
            self.act(number, 3)
            self.begin()
            self._wait(3_000)
            lan.dies_at = None
        except Died:
            lan.restart()
            self._come_back(back)

    def _come_back(self, back: set[int]) -> None:
        for number in sorted(back):
            if key_of(number) in self.there.clients:
                self.there.join(number)
                self.there.say(number, Loaded())

    def _wait(self, ms: int) -> None:
        self.there.wait(ms, *(number for number in (1, 2, 3, 4) if self.connected(number)))

    @invariant()
    def it_holds_together(self) -> None:
        if self.lan is None:
            return
        seats_agree(self.lan)
        views_are_fresh(self.lan)
        if self.lan.running:
            nothing_lost_or_done_twice(self.lan, self.sent)
            assert self.lan.room.due_ms is not None

    def teardown(self) -> None:
        """All leave, and the deal still ends."""
        if self.lan is None:
            self.folder.cleanup()
            return
        lan = self.lan
        for number in (1, 2, 3, 4):
            lan.room.lost(key_of(number), lan.now_ms)
        for _ in range(5_000):
            due = lan.room.due_ms
            if not lan.running or due is None:
                break
            lan.to(max(due, lan.now_ms))
        assert not lan.running or lan.room.over, "a deal that nobody sits at goes on for ever"
        for record in lan.records:
            assert record.replay()
        lan.close()
        self.folder.cleanup()


RoomMachine.TestCase.settings = settings(
    max_examples=EXAMPLES,
    stateful_step_count=14,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much],
)
TestRoomMachine = RoomMachine.TestCase
