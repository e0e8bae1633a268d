"""Pairs of evenings in a room that one viewer must not be able to tell apart, absence included."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import Enum
from pathlib import Path
from random import Random

import pytest

from engine.actions import Action, Bid, Camp, ChooseCamp, Double, Pass, Play, PromptKind, ShowHand
from engine.bots.base import Decision
from engine.bots.random_bot import RandomBot
from engine.deal import Deal, Seat, deal_from_seed
from engine.reasons import Reason
from engine.record import Entry
from engine.ruleset import SEATS, Ruleset, Variant
from engine.view import PlayerView
from engine.visible import Viewer
from liudou_gui.host import deals as deals_module
from liudou_gui.host import kept, table, unfinished
from liudou_gui.protocol.down import LobbyChanged, PlaceChanged
from liudou_gui.protocol.lobby import Options
from liudou_gui.protocol.up import Act, Bye, HostOrder, Loaded, Order, Phrase, Ping, Resync, Say
from tests.helpers.deals import arranged_deal
from tests.helpers.pairs import odd_deals
from tests.helpers.rooms import Client, Lan, key_of
from tests.helpers.swap import hidden_facts, swap
from tests.helpers.tables import NotReplayed

Decide = Callable[[PlayerView], Action]
SPECTATOR, LATE, WAITING = SEATS + 1, SEATS + 2, SEATS + 3
"""Clients that watch from the beginning, come to watch in a deal, and come to play in a deal."""
PING_MS = 2_000
_DEPUTIES = 0.2
"""In so many of the evenings of a seat the viewer gives the orders from some time on."""
_HALTS = 0.2
"""In so many evenings the disk is full for a while."""
_AIMED = 0.7
"""In so many of those about when somebody answers in secret: else that would hardly ever fail first."""
_NEVER = (1 << 40, 1 << 40)
_NO_ANSWER: dict[PromptKind, Action] = {
    PromptKind.BID: Bid(0),
    PromptKind.DOUBLE: Double(yes=False),
    PromptKind.SHOW: ShowHand(yes=False),
    PromptKind.PLAY: Pass(),
}


class Kind(Enum):
    """Who is compared: by what a person's program was sent, or anybody's, and as what they came."""

    SEATED = "in a seat from the beginning"
    FORMER_BOT = "came in a deal and took a bot's seat for the next"
    WATCHING = "watches from the beginning"
    LATE_WATCHING = "came in the deal to watch"
    LATE_WAITING = "came in the deal to play, and watches it"
    BACK_IN_SEAT = "came back to the seat, with nothing in hand"
    BACK_WATCHING = "came back to watch, with nothing in hand"
    HALTED = "sat or watched while the table stood still and was taken up again"
    ANYBODY = "searches the network for tables"


Heard = Mapping[Kind, Sequence[tuple[object, ...]]]


@dataclass(frozen=True)
class RoomPair:
    """All that a viewer was sent in two evenings, with the times, and whether the secrets differed.

    A spectator's pair holds all who watch: they know the same. *stand_ins* counts the seats that a bot
    played for a while.
    """

    viewer: Viewer
    heard: Heard
    heard_otherwise: Heard
    secrets_differ: bool
    stand_ins: int
    deputy: bool = False
    """Whether the viewer was told the room code, as who gives the orders for a while."""


class _Bot:
    def __init__(self, decide: Decide) -> None:
        self._decide = decide

    def decide(self, view: PlayerView, rng: Random) -> Decision:  # noqa: ARG002 - scripted
        return Decision(self._decide(view))


@dataclass(frozen=True)
class Plan:
    """Who is away from when to when, and how long each takes to answer: the same in both evenings.

    *bot* is a bot's seat; with *before*, a short deal that goes before, somebody came in that one and took
    the seat. *late_ms* says when the late ones come. *full_ms* is from when to when the disk is full, if it
    is; then there is talk, and people ask for their streams again.
    Times are counted from the deal that is compared.
    """

    seed: int
    away: Mapping[Seat, tuple[int, int]]
    viewer: Viewer
    until_ms: int
    late_ms: int
    bot: Seat | None = None
    before: Deal | None = None
    full_ms: tuple[int, int] | None = None

    def number(self, seat: Seat) -> int:
        """Return which client sits in *seat*, if it is no bot's."""
        return WAITING if self.before is not None and seat == self.bot else seat + 1

    @property
    def people(self) -> tuple[Seat, ...]:
        """The seats of people in the deal that is compared."""
        return tuple(seat for seat in range(SEATS) if self.before is not None or seat != self.bot)

    def delay(self, seat: Seat, prompt: int) -> int:
        """Return how long the person in *seat* takes."""
        return Random(f"{self.seed}/{seat}/{prompt}").randint(30, 1_900)


class Evening:
    """A deal in a room of people and perhaps a bot: some drop out and come back, some come late."""

    def __init__(self, path: Path, deal: Deal, plan: Plan, decide: Decide, lan: type[Lan]) -> None:
        options = Options("Table", deal.ruleset, camp_seconds=10, bid_slot_seconds=8)
        self.plan, self.decide = plan, quickly if plan.before is not None else decide
        self.answers: list[tuple[Seat, int]] = []
        """Who answered which prompt, in the order of the deal's entries."""
        self.lan = lan(path, options, new_bot=lambda: _Bot(self._bot_decides), seed=plan.seed, now_ms=0)
        self.lan.on_reopened = self._log
        self._begin_ms, self._compared, self._halted = 0, False, False
        self._announced: list[tuple[object, ...]] = []
        """Each ping's time, and what the network is told of the table then."""
        self._deals: dict[bytes, Deal] = {}
        deals = iter([deal] if plan.before is None else [plan.before, deal])

        def dealt(*_: object) -> Deal:
            given = next(deals)
            self._deals[given.seed] = given
            return given

        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(deals_module, "deal_from_seed", dealt)
            self._come()
            if plan.before is not None:
                self._play_before()
                self.decide = decide
                self.lan.say(1, HostOrder(Order.START))
        assert self.lan.room._floor.deals.standing.number == (1 if plan.before is None else 2)
        self._begin_ms, self._compared = self.lan.now_ms, True
        self._log()

    def _bot_decides(self, view: PlayerView) -> Action:
        return self.decide(view)

    def _come(self) -> None:
        for number in range(1, SEATS + 1):
            self.lan.join(number)
            self.lan.say(number, Loaded())
        if self.plan.bot is not None:
            self.lan.say(self.plan.bot + 1, Bye())
        self.lan.join(SPECTATOR, watch=True)
        self.lan.begin(1)
        self.lan.say(2 if self.plan.bot != 1 else 3, Say(Phrase.HELLO))

    def _play_before(self) -> None:
        """Play the short deal; whoever comes in it waits for the bot's seat, and gets it."""
        before, self.plan = self.plan, replace(self.plan, away={}, until_ms=300_000, before=None)
        self.lan.join(WAITING)
        self.lan.say(WAITING, Loaded())
        assert self.lan.client(WAITING).viewer is None
        self.play()
        assert not self.lan.running
        assert self.lan.client(WAITING).viewer == before.bot
        self.plan = before

    def _log(self) -> None:
        playing = self.lan.room._floor.deals.table
        assert playing is not None
        kept = [entry for entry in playing._entries if entry.action is not None and not entry.by_table]
        del self.answers[len(kept) :]  # the rest was in no journal when the table stood still
        submit = playing.submit

        def logged(seat: Seat, prompt_id: int, action: Action, now_ms: int) -> Reason | None:
            reason = submit(seat, prompt_id, action, now_ms)
            if reason is None:
                self.answers.append((seat, prompt_id))
            return reason

        playing.submit = logged  # type: ignore[method-assign]

    def play(self) -> None:
        """Go on to the end of the plan, or of the deal."""
        with pytest.MonkeyPatch.context() as patch:
            for module in (kept, table, unfinished):  # a table that is taken up again deals the same
                patch.setattr(module, "deal_from_seed", self._dealt_before)
            self._play()

    def _dealt_before(self, ruleset: Ruleset, seed: bytes) -> Deal:
        return self._deals.get(seed) or deal_from_seed(ruleset, seed)

    def _play(self) -> None:
        lan, plan, zero = self.lan, self.plan, self._begin_ms
        done = dict.fromkeys(range(SEATS), zero - 1)
        asked: dict[Seat, tuple[int, int]] = {}
        until, late = zero + plan.until_ms, zero + plan.late_ms
        full = plan.full_ms if self._compared else None
        next_ping = lan.now_ms + PING_MS
        while lan.running and lan.now_ms < until:
            for seat in plan.people:
                prompt = self._client(seat).view.prompt
                if prompt is None or not self._there(seat):
                    asked.pop(seat, None)
                elif asked.get(seat, (-1, 0))[0] != prompt.id:
                    asked[seat] = prompt.id, lan.now_ms + plan.delay(seat, prompt.id)
            times = [at for _, at in asked.values()] + [next_ping, until]
            times += [zero + at for span in plan.away.values() for at in span if zero + at > lan.now_ms]
            times += [late] if late > lan.now_ms else []
            times += [zero + full[0]] if full is not None else []
            times += [lan.due_ms] if lan.due_ms is not None else []
            now = max(min(times), lan.now_ms)
            lan.to(now)
            if full is not None and now >= zero + full[0]:
                self._halted, full = lan.fill_the_disk(zero + full[1]), None
            if now >= next_ping:
                next_ping += PING_MS
                self._pings()
            self._come_and_go(now, done)
            if now >= late and self._compared:
                self._come_late()
            for seat, (prompt_id, at) in list(asked.items()):
                if at <= now:
                    del asked[seat]
                    self._answer(seat, prompt_id)

    def heard(self) -> Heard:
        """Let the viewer come back with nothing in hand; return what all with those eyes were sent."""
        plan, lan = self.plan, self.lan
        number = SPECTATOR if plan.viewer is None else plan.number(plan.viewer)
        live = list(lan.frames_of(number))
        lan.lost(number)
        lan.join(number, run=0, since=0)
        back = list(lan.frames_of(number))[len(live) :]
        if plan.viewer is not None:
            seated = Kind.SEATED if plan.viewer != plan.bot else Kind.FORMER_BOT
            kind = Kind.HALTED if self._halted else seated
            return {kind: live, Kind.BACK_IN_SEAT: back, Kind.ANYBODY: self._announced}
        late = {Kind.LATE_WATCHING: LATE} | ({Kind.LATE_WAITING: WAITING} if plan.before is None else {})
        watching = {kind: list(lan.frames_of(client)) for kind, client in late.items()}
        watching |= {Kind.BACK_WATCHING: back, Kind.ANYBODY: self._announced}
        return watching | {Kind.HALTED if self._halted else Kind.WATCHING: live}

    def _come_late(self) -> None:
        """Come in the middle of the deal, once: one to watch, one to play."""
        for number in (LATE, WAITING):
            if key_of(number) not in self.lan.clients:
                self.lan.join(number, watch=number == LATE)
                self.lan.say(number, Loaded())
                assert self.lan.client(number).viewer is None

    def _client(self, seat: Seat) -> Client:
        return self.lan.client(self.plan.number(seat))

    def _there(self, seat: Seat) -> bool:
        person = self.lan.room._people.get(key_of(self.plan.number(seat)))
        return person is not None and person.connected and person.plays

    def _pings(self) -> None:
        for key, client in list(self.lan.clients.items()):
            if self.lan.room._people.get(key) is not None:
                self.lan.say(key[-1], Ping(self.lan.now_ms, client.run, client.seq))
        self._announced.append((self.lan.now_ms, self.lan.announced))
        if self.plan.full_ms is not None and self._compared:
            self._talk()

    def _talk(self) -> None:
        """Let somebody say something, and somebody ask for all that they were told."""
        lots = Random(f"{self.plan.seed}/talk/{self.lan.now_ms - self._begin_ms}")
        speaker, other = lots.sample(self.plan.people, 2)
        self.lan.say(self.plan.number(speaker), Say(lots.choice(list(Phrase))))
        self.lan.say(self.plan.number(other), Resync(self._client(other).run, 0))

    def _come_and_go(self, now: int, done: dict[Seat, int]) -> None:
        for seat, (leaves, returns) in self.plan.away.items():
            if done[seat] < self._begin_ms + leaves <= now:
                self.lan.lost(self.plan.number(seat))
            if done[seat] < self._begin_ms + returns <= now:
                self.lan.join(self.plan.number(seat))
            done[seat] = now
        self.lan.deliver()

    def _answer(self, seat: Seat, prompt_id: int) -> None:
        client = self._client(seat)
        prompt = client.view.prompt
        if self.lan.running and self._there(seat) and prompt is not None and prompt.id == prompt_id:
            action_id = seat.to_bytes(8, "big") + prompt_id.to_bytes(8, "big")
            act = Act(action_id, client.view.number, prompt_id, self.decide(client.view))
            self.lan.say(self.plan.number(seat), act)


def quickly(view: PlayerView) -> Action:
    """Decide so that a :func:`short_deal` ends before anybody plays a card."""
    prompt = view.prompt
    assert prompt is not None
    return ChooseCamp(Camp.POSITIVE) if prompt.kind is PromptKind.CAMP else _NO_ANSWER[prompt.kind]


def short_deal(variant: Variant, rng: Random) -> Deal:
    """Return a deal that :func:`quickly` ends at once: nobody bids, or a landlord has thirteen threes."""
    if variant is Variant.HIDDEN:
        mark = deal_from_seed(Ruleset(variant), rng.randbytes(32)).open_mark
        return arranged_deal(Ruleset(variant), rng, open_mark=mark, open_holder=1, copies_at=(4, 4))
    return arranged_deal(Ruleset(variant), rng, open_holder=1, secret_holder=2, hands={1: "3" * 13})


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
    folder: Path,
    variant: Variant,
    count: int,
    seed: int,
    lan: type[Lan] = Lan,
    plan: Callable[[Random, Variant], Plan] | None = None,
) -> Iterator[RoomPair]:
    """Yield *count* pairs: any viewer, any moment, up to four people away for a while, or by *plan*.

    *lan* is what they meet in, and says what of it is compared.
    """
    rng = Random(f"{variant.value}/room/{seed}")
    made = tries = 0
    while made < count:
        tries += 1
        odd = list(odd_deals(variant, rng)) if rng.random() < 0.4 else []
        deal = rng.choice([deal_from_seed(Ruleset(variant), rng.randbytes(32)), *odd])
        pair = _pair(folder / f"{tries}", deal, (plan or _plan)(rng, variant), rng, lan)
        if pair is not None:
            made += 1
            yield pair


def _plan(rng: Random, variant: Variant) -> Plan:
    bot, lot = rng.choice([None, *range(1, SEATS)]), rng.random()
    viewer: Viewer
    if lot < 0.25:
        viewer, before = None, False
    elif lot < (0.55 if variant is Variant.TWO_CAMPS else 0.4):  # there more of them are no pair
        viewer = bot = rng.randrange(1, SEATS)
        before = True
    else:
        viewer, before = rng.choice([seat for seat in range(SEATS) if seat != bot]), False
    spans = _away(rng, viewer, bot)
    until = _until(rng, variant)
    if rng.random() < _DEPUTIES and viewer and not before:
        viewer = 2 if bot == 1 else 1  # who has been here longest but for the owner, who goes away
        spans = {seat: span for seat, span in spans.items() if seat != viewer} | {0: (1, 60_000)}
        until = _longest(variant)
    late = rng.randrange(1, until)
    short = short_deal(variant, rng) if before else None
    full = _full(rng, until) if not before and rng.random() < _HALTS else None
    return Plan(rng.randrange(1 << 30), spans, viewer, until, late, bot, short, full)


def six_people(rng: Random, variant: Variant) -> Plan:
    """Plan an evening without bots' seats: somebody returns more often in the middle of the camps."""
    viewer = rng.choice([None, *range(SEATS)])
    spans = _away(rng, viewer)
    return Plan(rng.randrange(1 << 30), spans, viewer, until := _until(rng, variant), until // 2)


def halting(rng: Random, variant: Variant) -> Plan:
    """Plan an evening of six people in which the table stands still for a while."""
    plan = six_people(rng, variant)
    return replace(plan, full_ms=_full(rng, plan.until_ms))


def _full(rng: Random, until_ms: int) -> tuple[int, int]:
    """Return from when to when the disk is full: at least until it is told."""
    begins = rng.randrange(1, until_ms)
    return begins, begins + 5_000 + rng.randrange(12_000)


def _away(rng: Random, *but: Viewer) -> dict[Seat, tuple[int, int]]:
    """Return who leaves and comes back, one to four seats but those in *but*, and when."""
    spans = {}
    for seat in rng.sample(range(SEATS), rng.randint(1, 4)):
        if seat not in but:
            leaves = rng.randint(1, 4_000)  # at 0 it would wait for whatever happens next
            spans[seat] = leaves, leaves + rng.choice([3_000, 9_000, 22_000, 24_500, 27_000, 60_000])
    return spans


def _until(rng: Random, variant: Variant) -> int:
    longest = _longest(variant)
    return rng.choice([longest, rng.randint(2_000, longest)])


def _longest(variant: Variant) -> int:
    return 25_000 if variant is Variant.TWO_FOUR else 60_000


def _pair(folder: Path, deal: Deal, plan: Plan, rng: Random, lan: type[Lan]) -> RoomPair | None:
    number = SPECTATOR if plan.viewer is None else plan.number(plan.viewer)
    if plan.full_ms is not None and rng.random() < _AIMED:
        plan = _aimed(folder / "before.sqlite", deal, plan, rng, lan)
    one = Evening(folder / "one.sqlite", deal, plan, by_lot(plan.seed), lan)
    one.play()
    played = one.lan.room._floor.deals.table
    assert played is not None
    entries = list(played._entries)
    lobbies = [m.lobby for _, m in one.lan.client(SPECTATOR).heard if isinstance(m, LobbyChanged)]
    stand_ins = sum(any(lobby.seats[seat].stand_in for lobby in lobbies) for seat in range(SEATS))
    if not one.lan.running:
        one.lan.close()
        return None
    truth, view = one.lan.truth, one.lan.client(number).view
    said = [m for _, m in one.lan.client(number).heard if isinstance(m, PlaceChanged)]
    deputy = any(m.is_host and m.code and not m.ticket for m in said)
    heard = one.heard()
    one.lan.close()
    camps = {e.seat: e.action for e in entries if isinstance(e.action, ChooseCamp)}
    other = swap(truth, view, entries, camps, rng)
    if other is None:
        return None
    acts = [e.action for e in other.entries if e.action is not None and not e.by_table]
    script = {key: action for key, action in zip(one.answers, acts, strict=True) if action is not None}
    two = Evening(folder / "two.sqlite", other.deal, plan, by_script(script, other.camps), lan)
    try:
        two.play()
    except NotReplayed:
        if not _absent_had_to_wish(two, other.camps):
            raise
    if _absent_had_to_wish(two, other.camps) or _table_led_otherwise(two, other.entries):
        two.lan.close()
        return None
    heard_otherwise = two.heard()
    two.lan.close()
    differ = hidden_facts(truth) != hidden_facts(two.lan.truth)
    return RoomPair(plan.viewer, heard, heard_otherwise, differ, stand_ins, deputy)


def _aimed(path: Path, deal: Deal, plan: Plan, rng: Random, lan: type[Lan]) -> Plan:
    """Return *plan* with a disk that gets full about when somebody gives an answer that may be secret.

    The evening is played once to know when.
    """
    before = Evening(path, deal, replace(plan, full_ms=_NEVER), by_lot(plan.seed), lan)
    before.play()
    played = before.lan.room._floor.deals.table
    assert played is not None
    answers = [e.at_ms for e in played._entries if isinstance(e.action, Bid | ChooseCamp) and not e.by_table]
    before.lan.close()
    if not answers:
        return plan
    begins = max(1, rng.choice(answers) + rng.randint(-700, 300))
    return replace(plan, full_ms=(begins, begins + 5_000 + rng.randrange(12_000)))


def _absent_had_to_wish(evening: Evening, camps: Mapping[Seat, Action]) -> bool:
    """Whether the other hands asked somebody for a camp who was away, as all see, and had to wish another.

    For somebody who is away the table chooses, always the same; a viewer may know that.
    """
    played = evening.lan.room._floor.deals.table
    assert played is not None
    chosen = [e for e in played._entries if e.by_table and isinstance(e.action, ChooseCamp)]
    return any(camps.get(entry.seat) != entry.action for entry in chosen)


def _table_led_otherwise(evening: Evening, meant: Sequence[Entry]) -> bool:
    """Whether the table had to lead for somebody, and with the other hand led a lower card.

    It leads the lowest that a hand has; a viewer may know that there is none below it.
    """
    led = evening.lan.room._floor.deals.table
    assert led is not None
    pairs = zip(led._entries, meant, strict=False)
    return any(e.by_table and isinstance(e.action, Play) and e.action != m.action for e, m in pairs)
