"""The lessons as data and the guide: every step can be done, and wrong answers are led back."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from engine.actions import Action, Bid, Pass, Play, PromptKind
from engine.bots.rule_bot import RuleBot
from engine.cards import Card, format_ranks, rank_counts
from engine.combos import Combination
from engine.movegen import verdict
from engine.reasons import Reason
from engine.ruleset import SEATS, Ruleset, Variant
from engine.scoring import auto_win
from engine.view import Phase
from engine.visible import Envelope, Passed, Played
from liudou_gui.model.lessons import LESSONS
from liudou_gui.model.lessons.base import (
    Answered,
    Asked,
    Chosen,
    Ended,
    Hinted,
    Lesson,
    Moment,
    Opened,
    ReadOn,
    Wish,
    prepared,
)
from liudou_gui.model.lessons.guide import Guide, LessonTable
from liudou_gui.session.lesson import LessonSession, cards_of_ranks

NAMES = ("Lin", "Jun", "Hao", "Mei", "Bun", "Xiu")
GAMES = pytest.mark.parametrize("variant", Variant, ids=lambda variant: variant.value)


class Robot:
    """Does what each step asks for, on a clock of its own."""

    def __init__(self, lesson: Lesson) -> None:
        self.clock = 0
        self.session = LessonSession(lesson.deal, lesson.script, NAMES, RuleBot, clock=lambda: self.clock)
        self.guide = Guide(lesson, self.session)
        self.table = LessonTable(self.session, self.guide)
        self.played: list[Envelope] = []
        self.table.event_seen.connect(self._hear)
        self.learned = 0
        self.guide.learned.connect(self._count)
        self.session.start(self.table._arrived.emit, self.table._turned_down.emit)
        self._chosen: frozenset[Card] = frozenset()
        self._hinted, self._tab = False, ""

    def _hear(self, envelope: Envelope) -> None:
        if isinstance(envelope.event, Played | Passed):
            self.played.append(envelope)

    def _count(self) -> None:
        self.learned += 1

    def follow(self) -> None:
        """Tell the guide how things are."""
        self.guide.follow(
            Moment(self.table.view, self.table.prompt, self._chosen, self._hinted, self._tab or None)
        )

    def action(self) -> Action | None:
        """Return the answer that the step wants, None where it wants none or nobody is asked."""
        wait, view = self.guide.step.wait, self.table.view
        if self.table.prompt is None:
            return None
        if isinstance(wait, Ended):
            return RuleBot().decide(view, Random(1)).action
        if not isinstance(wait, Answered):
            return None
        if not isinstance(wait.answer, str):
            return wait.answer
        return Play(cards_of_ranks(view, wait.answer)) if wait.answer else Pass()

    def do(self) -> None:
        """Do what the step asks for, and let a moment pass."""
        wait, action = self.guide.step.wait, self.action()
        self._hinted, self._tab = isinstance(wait, Hinted), ""
        self._chosen = frozenset()
        match wait:
            case ReadOn():
                self.guide.read_on()
            case Chosen(ranks):
                self._chosen = frozenset(cards_of_ranks(self.table.view, ranks))
            case Opened(tab):
                self._tab = tab
            case _ if action is not None and self.table.prompt is not None:
                assert self.table.submit(self.table.prompt.id, action), self.guide.nudge
        self.clock += 100
        self.session.act()
        self.follow()

    def go_to(self, kind: type[object], number: int = 1) -> None:
        """Go on until the *number*-th step that waits for *kind*, and until the player is asked there."""
        before = -1
        while True:
            if isinstance(self.guide.step.wait, kind) and self.guide.place != before:
                before = self.guide.place
                number -= 1
            if number == 0:
                break
            self.do()
        while self.table.prompt is None:
            self.clock += 100
            self.session.act()
            self.follow()

    def play(self) -> None:
        """Play to the last step."""
        while not self.guide.last:
            assert self.clock < 3_000_000, self.guide.text
            self.do()


@pytest.fixture(autouse=True)
def spoken(qapp: object) -> None:
    """Texts need an application."""


@pytest.fixture
def robots() -> Iterator[list[Robot]]:
    made: list[Robot] = []
    yield made
    for robot in made:
        robot.table.close()


def robot_of(variant: Variant, robots: list[Robot]) -> Robot:
    robots.append(Robot(LESSONS[variant]))
    robots[-1].follow()
    return robots[-1]


@GAMES
def test_a_lesson_can_be_played_to_its_end(variant: Variant, robots: list[Robot]) -> None:
    robot = robot_of(variant, robots)
    robot.play()
    assert robot.table.view.phase is Phase.OVER
    assert robot.table.view.result is not None
    assert robot.learned == 1
    over: list[bool] = []
    robot.guide.over.connect(lambda: over.append(True))
    robot.guide.read_on()
    assert over == [True]


@GAMES
def test_it_goes_the_same_way_each_time(variant: Variant, robots: list[Robot]) -> None:
    one, other = robot_of(variant, robots), robot_of(variant, robots)
    one.play()
    other.play()
    assert [e.event for e in one.played] == [e.event for e in other.played]
    assert one.table.view.result == other.table.view.result


@GAMES
def test_the_guided_part_is_played_as_it_is_written(variant: Variant, robots: list[Robot]) -> None:
    robot = robot_of(variant, robots)
    while not robot.guide.free:
        robot.do()
    written = {
        seat: [line for line in lines if isinstance(line, str | Play)]
        for seat, lines in LESSONS[variant].script.items()
    }
    for envelope in robot.played:
        event = envelope.event
        if not isinstance(event, Played | Passed) or event.seat == 0:
            continue
        line = written[event.seat].pop(0)
        if isinstance(event, Passed):
            assert line == ""
        elif isinstance(line, Play):
            assert event.cards == line.cards
        else:
            assert format_ranks(rank_counts(event.cards)) == "".join(
                sorted(line, key="3456789TJQKA2wW".index)
            )


@GAMES
def test_it_teaches_in_five_minutes(variant: Variant, robots: list[Robot]) -> None:
    """The others' time counts in full, a step of reading or doing as nine seconds."""
    robot = robot_of(variant, robots)
    while not robot.guide.free:
        robot.do()
    assert robot.session.now_ms() / 1000 + 9 * robot.guide.number < 330


@GAMES
def test_every_wrong_answer_is_led_back_and_nothing_happens(variant: Variant, robots: list[Robot]) -> None:
    robot = robot_of(variant, robots)
    steered = 0
    while not robot.guide.free:
        prompt = robot.table.prompt
        if prompt is not None and prompt.kind is PromptKind.PLAY and robot.action() is not None:
            wrong: Action = Pass()
            if not prompt.leading and isinstance(robot.action(), Pass):
                wrong = Play(robot.table.view.hand[:1])
            before = robot.table.view
            assert not robot.table.submit(prompt.id, wrong)
            assert robot.guide.nudge
            assert robot.table.view is before
            assert robot.table.prompt == prompt
            steered += 1
        robot.do()
    assert steered >= 5
    assert not robot.guide.nudge


def test_what_is_asked_for_too_early_waits_for_the_reader(robots: list[Robot]) -> None:
    robot = robot_of(Variant.HIDDEN, robots)
    robot.go_to(Answered, 3)
    assert robot.guide.step.wait == Answered("T")
    prompt = robot.table.prompt
    assert prompt is not None
    assert not robot.table.submit(prompt.id, Play(cards_of_ranks(robot.table.view, "K")))
    assert "10" in robot.guide.nudge
    assert not robot.table.submit(prompt.id + 7, Pass())


def test_reading_on_does_nothing_where_something_else_is_awaited(robots: list[Robot]) -> None:
    robot = robot_of(Variant.HIDDEN, robots)
    robot.go_to(Answered)
    place = robot.guide.place
    robot.guide.read_on()
    assert robot.guide.place == place
    assert not robot.table.submit(robot.table.prompt.id, Bid(2))  # type: ignore[union-attr]
    assert robot.guide.nudge.endswith("Bid 3.")


def test_names_stand_in_the_words(robots: list[Robot]) -> None:
    robot = robot_of(Variant.HIDDEN, robots)
    robot.guide.read_on()
    assert "Jun" in robot.guide.text
    assert "{" not in robot.guide.text


@GAMES
def test_steps_are_of_a_piece(variant: Variant) -> None:
    lesson = LESSONS[variant]
    steps = lesson.steps()
    assert sum(isinstance(step.wait, Ended) for step in steps) == 1
    free = next(place for place, step in enumerate(steps) if isinstance(step.wait, Ended))
    assert all(isinstance(step.wait, ReadOn) for step in steps[free + 1 :])
    assert len(steps) - free - 1 == 2
    assert all(len(step.text) <= 240 for step in steps)
    for step in steps:
        assert all(not isinstance(spot, int) or 1 <= spot < SEATS for spot in step.spots)
        assert bool(step.nudge) == isinstance(step.wait, Answered), step.text
    assert sum(isinstance(step.wait, Asked) for step in steps) < len(steps) / 2


@GAMES
def test_each_wanted_play_is_a_combination(variant: Variant) -> None:
    lesson = LESSONS[variant]
    lines = [line for lines in lesson.script.values() for line in lines]
    lines += [step.wait.answer for step in lesson.steps() if isinstance(step.wait, Answered)]
    rules = Ruleset(variant).combos
    pack = [card for hand in lesson.deal.hands for card in hand] + list(lesson.deal.bottom)
    for line in filter(None, lines):
        if isinstance(line, str):
            cards = [next(c for c in pack if c.rank.letter == letter) for letter in ()]
            left = list(pack)
            for letter in line:
                card = next(c for c in left if c.rank.letter == letter)
                left.remove(card)
                cards.append(card)
            assert isinstance(verdict(pack, sorted(cards), rules, None, None), Combination), line


@GAMES
def test_nobody_wins_a_lesson_without_play(variant: Variant) -> None:
    if variant is Variant.HIDDEN:
        return
    deal = LESSONS[variant].deal
    for place, mark in enumerate((deal.open_mark, deal.secret_mark)):
        assert mark is not None
        seat = 0 if (variant, place) == (Variant.TWO_FOUR, 0) else deal.holder(mark)
        hand = (*deal.hands[seat], *deal.bottom[6 * place : 6 * place + 6])
        assert auto_win(rank_counts(hand)) is None


def test_a_wish_that_cannot_be_met_is_refused() -> None:
    with pytest.raises(ValueError, match="no W is left"):
        prepared(Wish(Variant.HIDDEN, "Ah0", ranks={0: "WWWW"}))


def test_a_reason_is_never_asked_of_the_player(robots: list[Robot]) -> None:
    """What the steps want is legal: the table itself refuses nothing."""
    refused: list[Reason] = []
    for variant in Variant:
        robot = robot_of(variant, robots)
        robot.table.refused.connect(refused.append)
        robot.play()
    assert refused == []
