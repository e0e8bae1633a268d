"""A seat whose bot takes a while: its pause, other events and the table's deadlines know nothing of it."""

from __future__ import annotations

from concurrent.futures import Future
from dataclasses import dataclass, field, replace

import pytest

from engine.actions import Double, Pass, Play
from engine.bots.base import Bot, Decision
from engine.bots.random_bot import RandomBot
from engine.bots.rule_bot import RuleBot
from engine.deal import Seat, deal_from_seed
from engine.ruleset import SEATS, Ruleset, Variant
from engine.view import PlayerView
from engine.visible import ChoiceOpened, PromptClosed, PromptOpened
from liudou_gui.host.driver import LOOK_MS, BotFailed, BotSeat, Driver
from liudou_gui.thinking import Mind, Thought, decide
from tests.helpers.tables import FAST, Watched


@dataclass
class Slow:
    """Takes as long as the test wants; *takes_ms* None is for ever."""

    bot: Bot = field(default_factory=RuleBot)
    takes_ms: int | None = 0
    now_ms: int = 0
    longest: int = 0
    prepared: int = 0
    views: list[PlayerView] = field(default_factory=list)
    thoughts: list[Future[Decision]] = field(default_factory=list)
    due: list[tuple[int, Future[Decision], Decision]] = field(default_factory=list)

    def longest_ms(self) -> int:
        return self.longest

    def prepare(self) -> None:
        self.prepared += 1

    def think(self, view: PlayerView, lots: str) -> Thought:
        thought: Future[Decision] = Future()
        self.views.append(view)
        self.thoughts.append(thought)
        if self.takes_ms is not None:
            self.due.append((self.now_ms + self.takes_ms, thought, decide(self.bot, view, lots)))
        return thought

    def to(self, now_ms: int) -> None:
        """Let the time go on."""
        self.now_ms = now_ms
        for item in [item for item in self.due if item[0] <= now_ms]:
            self.due.remove(item)
            if not item[1].cancelled():
                item[1].set_result(item[2])


def watched(variant: Variant = Variant.TWO_FOUR) -> Watched:
    return Watched(deal_from_seed(Ruleset(variant), bytes(31) + b"\x03"))


def play(table: Watched, slow: Slow, others: Bot | None = None, seed: int = 1) -> None:
    """Play the deal in virtual time; seat 0 by *slow*."""
    minds: dict[Seat, Mind] = {0: slow, **dict.fromkeys(range(1, SEATS), others or RuleBot())}
    driver = Driver(table.table, minds, table.timing, seed)
    table.table.next_deal(0, table.deal)
    while table.table.dealing:
        due = driver.due_ms
        assert due is not None
        slow.to(max(due, slow.now_ms))
        driver.act(slow.now_ms)


@pytest.mark.parametrize("variant", Variant, ids=lambda variant: variant.value)
@pytest.mark.parametrize("takes_ms", [0, FAST.bot_min_ms])
def test_a_thought_within_its_pause_changes_no_time_and_no_move(variant: Variant, takes_ms: int) -> None:
    plain, other = watched(variant), watched(variant)
    entries = plain.play(dict.fromkeys(range(SEATS), RuleBot()), 1)
    play(other, Slow(takes_ms=takes_ms))
    assert list(other.records[0].entries) == entries
    assert other.streams == plain.streams


@pytest.mark.parametrize("variant", Variant, ids=lambda variant: variant.value)
def test_what_is_thought_about_is_all_that_the_seat_knows_when_its_pause_is_over(variant: Variant) -> None:
    """A thought begins before the pause, and nothing comes to be known within it."""
    table, ends = watched(variant), {}

    class Watching(Slow):
        def think(self, view: PlayerView, lots: str) -> Thought:
            thought = super().think(view, lots)
            assert view.prompt is not None
            ends[view.prompt.id] = view
            return thought

    slow = Watching(takes_ms=None)
    driver = Driver(table.table, {0: slow, **dict.fromkeys(range(1, SEATS), RuleBot())}, table.timing, 1)
    table.table.next_deal(0, table.deal)
    while table.table.dealing:
        due = driver.due_ms
        assert due is not None
        view = table.view(0)
        if view.prompt is not None and slow.thoughts and not slow.thoughts[-1].done():
            seat = driver._bots[0]._answer
            assert seat is not None
            if seat.due_ms <= due:
                assert replace(ends[view.prompt.id], clock=None) == replace(view, clock=None)
                slow.thoughts[-1].set_result(decide(slow.bot, view, "a"))
        driver.act(due)
    assert ends


def test_a_late_answer_comes_as_soon_as_it_is_known_and_holds_nobody_up() -> None:
    """All are asked for the double at once: the others answer while one still thinks."""
    table, slow = watched(Variant.HIDDEN), Slow(takes_ms=3_000)
    play(table, slow)
    entries = table.records[0].entries
    doubles = [entry for entry in entries if isinstance(entry.action, Double)]
    asked_ms = next(e.at_ms for e in table.streams[None] if isinstance(e.event, ChoiceOpened))
    assert [entry.seat for entry in doubles][-1] == 0
    assert 3_000 <= doubles[-1].at_ms - asked_ms < 3_000 + LOOK_MS
    assert all(entry.at_ms - asked_ms <= table.timing.bot_max_ms for entry in doubles[:-1])
    plays = [entry for entry in entries if entry.seat == 0 and isinstance(entry.action, Play | Pass)]
    assert plays
    assert not any(entry.by_table for entry in plays)


def test_a_thought_that_never_ends_is_a_timeout_and_nobody_wants_it_any_more() -> None:
    table, slow = watched(), Slow(takes_ms=None)
    play(table, slow)
    mine = [entry for entry in table.records[0].entries if entry.seat == 0 and entry.action is not None]
    assert mine
    assert all(entry.by_table for entry in mine)
    assert len(slow.thoughts) == len(mine)
    assert all(thought.cancelled() for thought in slow.thoughts)


def test_who_only_listens_is_not_asked_and_who_takes_the_seat_is() -> None:
    table, slow = watched(), Slow()
    table.table.next_deal(0, table.deal)
    seat: Seat = table.truth.prompts[0].seat
    bot = BotSeat(table.table, seat, slow, table.timing, 1, playing=False)
    assert bot.due_ms is None
    assert not slow.prepared
    bot.take(100)
    assert slow.prepared
    assert bot.due_ms == 100
    bot.act(100)
    assert [view.prompt for view in slow.views] == [table.view(seat).prompt]
    bot.release()
    assert bot.due_ms is None
    assert slow.thoughts[0].cancelled()


def test_a_failed_thought_is_a_failed_bot() -> None:
    table, slow = watched(), Slow(takes_ms=None)
    table.table.next_deal(0, table.deal)
    bot = BotSeat(table.table, table.truth.prompts[0].seat, slow, table.timing, 1)
    bot.act(0)
    slow.thoughts[0].set_exception(LookupError("the queen of hearts"))
    with pytest.raises(BotFailed) as failed:
        bot.act(2_000)
    assert failed.value.kind == "LookupError"
    assert "queen" not in str(failed.value)


def test_a_bot_that_fails_at_a_table_of_ones_own_is_replaced(caplog: pytest.LogCaptureFixture) -> None:
    """The deal goes on to its end, and what is logged names no card."""
    table, slow = watched(), Slow(takes_ms=None)
    table.table.next_deal(0, table.deal)
    seat = table.truth.prompts[0].seat
    driver = Driver(table.table, {seat: slow}, table.timing, 1)
    driver.act(0)
    slow.thoughts[0].set_exception(LookupError("the queen of hearts"))
    driver.act(2_000)
    driver.act(4_000)
    assert {record.getMessage() for record in caplog.records} == {"a bot failed and is replaced: LookupError"}
    assert not [prompt for prompt in table.truth.prompts if prompt.seat == seat and prompt.id == 1]
    caplog.clear()


def test_lots_are_those_of_the_question_not_of_the_evening() -> None:
    """What a bot was asked before, and how long its pauses are, changes no lot of a later question."""
    moves = []
    for seed in (1, 2):
        table = watched()
        table.play(dict.fromkeys(range(SEATS), RandomBot()), seed)
        moves.append([(entry.seat, entry.action) for entry in table.records[0].entries])
    assert sorted(map(str, moves[0])) == sorted(map(str, moves[1]))


def test_no_answer_comes_before_the_longest_thought_of_its_level_would_be_done() -> None:
    """Else a pass that needs no thought would be told from one that was weighed (T1)."""
    longest = 4 * FAST.bot_max_ms
    table, slow = watched(), Slow(longest=longest)
    play(table, slow)
    answered = []
    for seat in (0, 1):
        opened = 0
        waits = []
        for envelope in table.streams[seat]:
            match envelope.event:
                case PromptOpened():
                    opened = envelope.at_ms
                case PromptClosed():
                    waits.append(envelope.at_ms - opened)
        answered.append(waits)
    assert len(answered[0]) > 10
    assert min(answered[0][3:]) >= longest
    assert min(answered[1]) < longest
