"""Pairs of evenings in a room that one viewer must not be able to tell apart, absence included."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random

import pytest

from engine.actions import Action, Bid, ChooseCamp, Double, Pass, PromptKind, ShowHand
from engine.bots.base import Decision
from engine.bots.random_bot import RandomBot
from engine.deal import Deal, Seat, deal_from_seed
from engine.reasons import Reason
from engine.ruleset import SEATS, Ruleset, Variant
from engine.view import PlayerView
from engine.visible import Viewer
from liudou_gui.host import deals as deals_module
from liudou_gui.protocol.down import LobbyChanged
from liudou_gui.protocol.lobby import Options
from liudou_gui.protocol.up import Act, Loaded, Ping
from tests.helpers.pairs import odd_deals
from tests.helpers.rooms import Lan, key_of
from tests.helpers.swap import hidden_facts, swap
from tests.helpers.tables import NotReplayed

Decide = Callable[[PlayerView], Action]
SPECTATOR = SEATS + 1
PING_MS = 2_000
_NO_ANSWER: dict[PromptKind, Action] = {
    PromptKind.BID: Bid(0),
    PromptKind.DOUBLE: Double(yes=False),
    PromptKind.SHOW: ShowHand(yes=False),
    PromptKind.PLAY: Pass(),
}


@dataclass(frozen=True)
class RoomPair:
    """All that a viewer was sent in two evenings, with the times, and whether the secrets differed.

    *stand_ins* counts the seats that a bot played for a while.
    """

    viewer: Viewer
    heard: Sequence[tuple[object, ...]]
    heard_otherwise: Sequence[tuple[object, ...]]
    secrets_differ: bool
    stand_ins: int


class _Bot:
    def __init__(self, decide: Decide) -> None:
        self._decide = decide

    def decide(self, view: PlayerView, rng: Random) -> Decision:  # noqa: ARG002 - scripted
        return Decision(self._decide(view))


@dataclass(frozen=True)
class Plan:
    """Who is away from when to when, and how long each takes to answer: the same in both evenings."""

    seed: int
    away: Mapping[Seat, tuple[int, int]]
    viewer: Viewer
    until_ms: int

    def delay(self, seat: Seat, prompt: int) -> int:
        """Return how long the person in *seat* takes."""
        return Random(f"{self.seed}/{seat}/{prompt}").randint(30, 1_900)


class Evening:
    """One deal in a room of six people, some of whom drop out and come back."""

    def __init__(self, path: Path, deal: Deal, plan: Plan, decide: Decide, lan: type[Lan]) -> None:
        options = Options("Table", deal.ruleset, camp_seconds=10, bid_slot_seconds=8)
        self.plan, self.decide = plan, decide
        self.answers: list[tuple[Seat, int]] = []
        """Who answered which prompt, in the order of the deal's entries."""
        self.lan = lan(path, options, new_bot=lambda: _Bot(decide), seed=plan.seed, now_ms=0)
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(deals_module, "deal_from_seed", lambda *_: deal)
            for number in range(1, SEATS + 1):
                self.lan.join(number)
                self.lan.say(number, Loaded())
            self.lan.join(SPECTATOR, watch=True)
            self.lan.begin(1)
        self._log()

    def _log(self) -> None:
        table = self.lan.room._floor.deals.table
        assert table is not None
        submit = table.submit

        def logged(seat: Seat, prompt_id: int, action: Action, now_ms: int) -> Reason | None:
            reason = submit(seat, prompt_id, action, now_ms)
            if reason is None:
                self.answers.append((seat, prompt_id))
            return reason

        table.submit = logged  # type: ignore[method-assign]

    def play(self) -> None:
        """Go on to the end of the plan, or of the deal."""
        lan, due = self.lan, dict.fromkeys(range(SEATS), -1)
        asked: dict[Seat, tuple[int, int]] = {}
        next_ping = lan.now_ms + PING_MS
        while lan.running and lan.now_ms < self.plan.until_ms:
            for seat in range(SEATS):
                prompt = lan.client(seat + 1).view.prompt
                if prompt is None or not self._there(seat):
                    asked.pop(seat, None)
                elif asked.get(seat, (-1, 0))[0] != prompt.id:
                    asked[seat] = prompt.id, lan.now_ms + self.plan.delay(seat, prompt.id)
            times = [at for _, at in asked.values()] + [next_ping, self.plan.until_ms]
            times += [at for span in self.plan.away.values() for at in span if at > lan.now_ms]
            room_due = lan.room.due_ms
            times += [room_due] if room_due is not None else []
            now = max(min(times), lan.now_ms)
            lan.to(now)
            if now >= next_ping:
                next_ping += PING_MS
                self._pings()
            self._come_and_go(now, due)
            for seat, (prompt_id, at) in list(asked.items()):
                if at <= now:
                    del asked[seat]
                    self._answer(seat, prompt_id)

    def _there(self, seat: Seat) -> bool:
        person = self.lan.room._people.get(key_of(seat + 1))
        return person is not None and person.connected and person.plays

    def _pings(self) -> None:
        for number in (*range(1, SEATS + 1), SPECTATOR):
            self.lan.say(
                number, Ping(self.lan.now_ms, self.lan.client(number).run, self.lan.client(number).seq)
            )

    def _come_and_go(self, now: int, done: dict[Seat, int]) -> None:
        for seat, (leaves, returns) in self.plan.away.items():
            if done[seat] < leaves <= now:
                self.lan.lost(seat + 1)
            if done[seat] < returns <= now:
                self.lan.join(seat + 1)
            done[seat] = now
        self.lan.deliver()

    def _answer(self, seat: Seat, prompt_id: int) -> None:
        client = self.lan.client(seat + 1)
        prompt = client.view.prompt
        if self.lan.running and self._there(seat) and prompt is not None and prompt.id == prompt_id:
            action_id = seat.to_bytes(8, "big") + prompt_id.to_bytes(8, "big")
            self.lan.say(seat + 1, Act(action_id, client.view.number, prompt_id, self.decide(client.view)))


def by_lot(seed: int) -> Decide:
    """Return decisions that depend on the view, the seat and the prompt alone."""

    def decide(view: PlayerView) -> Action:
        assert view.prompt is not None
        rng = Random(f"{seed}/{view.viewer}/{view.prompt.id}")
        return RandomBot().decide(view, rng).action

    return decide


def by_script(script: Mapping[tuple[Seat, int], Action], camps: Mapping[Seat, Action]) -> Decide:
    """Return the decisions of an earlier evening; *camps* answers for those who are asked to choose one."""

    def decide(view: PlayerView) -> Action:
        prompt = view.prompt
        assert prompt is not None
        if prompt.kind is PromptKind.CAMP and prompt.seat in camps:
            return camps[prompt.seat]
        action = script.get((prompt.seat, prompt.id)) or _NO_ANSWER.get(prompt.kind)
        if action is None:
            raise NotReplayed(f"seat {prompt.seat} was not asked for its camp before")
        return action

    return decide


def room_pairs(
    folder: Path, variant: Variant, count: int, seed: int, lan: type[Lan] = Lan
) -> Iterator[RoomPair]:
    """Yield *count* pairs: any viewer, any moment, up to four people away for a while.

    *lan* is what they meet in, and says what of it is compared.
    """
    rng = Random(f"{variant.value}/room/{seed}")
    made = tries = 0
    while made < count:
        tries += 1
        odd = list(odd_deals(variant, rng)) if rng.random() < 0.4 else []
        deal = rng.choice([deal_from_seed(Ruleset(variant), rng.randbytes(32)), *odd])
        pair = _pair(folder / f"{tries}", deal, _plan(rng, variant), rng, lan)
        if pair is not None:
            made += 1
            yield pair


def _plan(rng: Random, variant: Variant) -> Plan:
    viewer: Viewer = rng.choice([None, *range(SEATS)])
    spans = {}
    for seat in rng.sample(range(SEATS), rng.randint(1, 4)):
        if seat != viewer:
            leaves = rng.randint(0, 4_000)
            spans[seat] = leaves, leaves + rng.choice([3_000, 9_000, 22_000, 24_500, 27_000, 60_000])
    longest = 25_000 if variant is Variant.TWO_FOUR else 60_000
    return Plan(rng.randrange(1 << 30), spans, viewer, rng.choice([longest, rng.randint(2_000, longest)]))


def _pair(folder: Path, deal: Deal, plan: Plan, rng: Random, lan: type[Lan]) -> RoomPair | None:
    number = SPECTATOR if plan.viewer is None else plan.viewer + 1
    one = Evening(folder / "one.sqlite", deal, plan, by_lot(plan.seed), lan)
    one.play()
    table = one.lan.room._floor.deals.table
    assert table is not None
    entries = list(table._entries)
    lobbies = [m.lobby for _, m in one.lan.client(number).heard if isinstance(m, LobbyChanged)]
    stand_ins = sum(any(lobby.seats[seat].stand_in for lobby in lobbies) for seat in range(SEATS))
    one.lan.close()
    if not one.lan.running:
        return None
    truth, client = one.lan.truth, one.lan.client(number)
    camps = {e.seat: e.action for e in entries if isinstance(e.action, ChooseCamp)}
    other = swap(truth, client.view, entries, camps, rng)
    if other is None:
        return None
    said = [e.action for e in other.entries if e.action is not None and not e.by_table]
    script = {key: action for key, action in zip(one.answers, said, strict=True) if action is not None}
    two = Evening(folder / "two.sqlite", other.deal, plan, by_script(script, other.camps), lan)
    two.play()
    if _absent_had_to_wish(two, other.camps):
        two.lan.close()
        return None
    two.lan.close()
    return RoomPair(
        plan.viewer,
        one.lan.frames_of(number),
        two.lan.frames_of(number),
        hidden_facts(truth) != hidden_facts(two.lan.truth),
        stand_ins,
    )


def _absent_had_to_wish(evening: Evening, camps: Mapping[Seat, Action]) -> bool:
    """Whether the other hands asked somebody for a camp who was away, as all see, and had to wish another.

    For somebody who is away the table chooses, always the same; a viewer may know that.
    """
    table = evening.lan.room._floor.deals.table
    assert table is not None
    chosen = [e for e in table._entries if e.by_table and isinstance(e.action, ChooseCamp)]
    return any(camps.get(entry.seat) != entry.action for entry in chosen)
