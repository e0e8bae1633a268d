"""What is said of the events of a table."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from engine.actions import Camp, PromptKind
from engine.cards import parse_cards
from engine.combos import ComboRules, classify_cards
from engine.ruleset import SEATS, Variant
from engine.view import PlayerView, fold
from engine.visible import (
    BidMade,
    CampSet,
    ClockStarted,
    DoublesShown,
    Envelope,
    MultiplierRaised,
    Passed,
    RaiseCause,
    Revealed,
    Role,
    RoleSet,
    ShowsShown,
    TrickWon,
    TurnOf,
    VisibleEvent,
)
from liudou_gui.model.announcer import CATCH_UP_MS, MOST_SENTENCES, Announcer, Heard, announcement, sentence
from liudou_gui.model.spoken_strings import spoken_play
from liudou_gui.model.table_model import TableModel
from liudou_gui.widgets.announcements import Announcements
from tests.helpers.fake_replay import FakeReplay
from tests.helpers.fake_session import FakeSession
from tests.helpers.scenes import asked, camps, ended, follow, lead, played, seated


def hear(*events: VisibleEvent, variant: Variant = Variant.TWO_FOUR) -> list[Heard]:
    """Fold *events* after the dealing and return them with their views."""
    view = PlayerView(0)
    for event in seated(variant):
        view = fold(view, event)
    heard = []
    for event in events:
        view = fold(view, event)
        heard.append(Heard(event, view))
    return heard


def said(*events: VisibleEvent, variant: Variant = Variant.TWO_FOUR) -> list[str]:
    return [one.text for one in hear(*events, variant=variant) if one.text]


@pytest.mark.parametrize(
    ("cards", "words"),
    [
        ("As0", "a single ace"),
        ("7s0 7h0", "a pair of 7s"),
        ("Qs0 Qh0 Qd0", "three queens"),
        ("6s0 7s0 8s0 9s0 Ts0", "a straight of 5, 6 to 10"),
        ("5s0 5h0 6s0 6h0 7s0 7h0", "a pair run of 3, 5 to 7"),
        ("5s0 5h0 5c0 6s0 6h0 6c0", "a triple run of 2, 5 to 6"),
        ("4s0 4h0 4c0 Js0 Jh0", "a full house, three 4s with a pair of jacks"),
        (
            "4s0 4h0 4c0 5s0 5h0 5c0 Js0 Jh0 Qs0 Qh0",
            "an airplane of 2, 4 to 5, with pairs of jacks and queens",
        ),
        ("9s0 9h0 9c0 9d0 9s1 9h1", "a bomb of 6 9s"),
        ("Wx0 Wx1 wx0 wx1", "a joker bomb of 4"),
    ],
)
def test_every_combination_is_said_within_a_sentence(cards: str, words: str) -> None:
    combination = classify_cards(parse_cards(cards), ComboRules(4))
    assert combination is not None
    assert spoken_play(combination) == words


def test_plays_passes_and_turns() -> None:
    assert said(*lead()) == ["You lead"]
    assert said(*follow("7s0 7c0")) == [
        "Hao leads",
        "Hao plays a pair of 7s, 20 cards left",
        "Your turn: beat a pair of 7s",
    ]
    assert said(*follow(), Passed(0), TurnOf(1, leading=False), Passed(1))[-2:] == ["You pass", "Mei passes"]
    assert said(played(1, "3s0", left=1), TrickWon(1)) == [
        "Mei plays a single 3, 1 card left",
        "Mei wins the trick",
    ]
    assert said(played(0, "3h0", left=0)) == ["You play a single 3, no cards left"]


def test_bids_roles_doubles_and_shows() -> None:
    assert said(BidMade(1, 0), BidMade(2, 3), BidMade(0, 0)) == [
        "Mei does not bid",
        "<b>Nai</b> bids 3",
        "You do not bid",
    ]
    assert said(RoleSet(5, Role.OPEN_LANDLORD), variant=Variant.HIDDEN) == ["Hao is a landlord"]
    assert said(DoublesShown((False, True, False, False, False, True))) == ["Doubled: Mei, Hao"]
    assert said(DoublesShown((False,) * SEATS)) == ["Nobody doubled"]
    assert said(ShowsShown(())) == ["Nobody lays the cards open"]
    raised = MultiplierRaised(1, 1, 4, RaiseCause.DOUBLE)
    assert said(raised) == ["N is now 4"]
    assert said(Revealed(3), variant=Variant.HIDDEN) == ["Jun is a hidden landlord, revealed"]


def test_bottom_cards_marks_and_the_result() -> None:
    told = said(*camps(), variant=Variant.TWO_CAMPS)
    assert told[0] == "Open mark: 9 of spades, dealt to Hao"
    assert told[-1] == "<b>Nai</b> gets the bottom cards 9, 9, 10, 10, jack, jack"
    assert said(*ended())[-1] == "The landlords win, your points: −3"


@pytest.mark.parametrize("kind", [kind for kind in PromptKind if kind is not PromptKind.PLAY])
def test_each_question_is_said_once(kind: PromptKind) -> None:
    assert len(said(*asked(kind))) == 1


def test_what_need_not_be_said_is_not() -> None:
    assert said(ClockStarted(0, 1000), TurnOf(3, leading=False)) == []


def test_many_events_are_one_short_announcement() -> None:
    heard = hear(played(1, "3s0"), Passed(2), Passed(3), Passed(4), played(5, "4s0"), *lead()[:1])
    assert announcement(heard[:4]) == "Mei plays a single 3, 20 cards left. <b>Nai</b>, Jun, Teapot pass"
    plays = [
        event for seat in (1, 2, 3, 4, 5) for event in (played(seat, f"{seat + 2}s0"), Passed((seat + 1) % 6))
    ]
    text = announcement(hear(*plays, TurnOf(0, leading=False)))
    assert text.count(". ") == MOST_SENTENCES - 1
    assert "pass" not in text
    assert text.endswith("Your turn: beat a single 7")


def envelopes(events: Iterable[VisibleEvent], first: int = 0, at_ms: int = 0) -> Iterator[Envelope]:
    return (Envelope(seq, at_ms, event) for seq, event in enumerate(events, first))


def take(announcer: Announcer, told: Iterable[Envelope], view: PlayerView) -> tuple[PlayerView, str, str]:
    for envelope in told:
        view = fold(view, envelope.event)
        announcer.hear(envelope, view)
    result = announcer.take(view)
    return view, result.full, result.aloud


def test_what_is_told_again_is_not_announced_but_whose_turn_it_is() -> None:
    announcer = Announcer()
    view, full, aloud = take(announcer, envelopes([*seated(), *follow()], at_ms=7000), PlayerView(0))
    assert full == aloud == "Your turn: beat a pair of 7s"
    late = envelopes([Passed(0)], first=50, at_ms=7000 + CATCH_UP_MS + 1)
    _, full, _ = take(announcer, late, view)
    assert full == "You pass"


def test_secrets_are_for_the_own_ear_alone() -> None:
    announcer = Announcer(catch_up_ms=-1)
    secret = [RoleSet(0, Role.HIDDEN_LANDLORD)]
    _, full, aloud = take(announcer, envelopes([*seated(Variant.HIDDEN), *secret]), PlayerView(0))
    assert "You are a hidden landlord" in full
    assert "hidden landlord" not in aloud
    _, full, aloud = take(announcer, envelopes([CampSet(0, Camp.POSITIVE)]), PlayerView(0))
    assert full == "Your camp: Positive camp" and not aloud


def test_a_view_that_knows_nothing_says_nothing_of_others() -> None:
    view = PlayerView(None, names=("Lin",) * SEATS)
    assert sentence(TurnOf(0, leading=False), view) == ""
    assert sentence(CampSet(1, Camp.NEGATIVE), view) == ""


def test_the_page_announces_what_arrives_together_at_once(
    session: FakeSession, table: TableModel, tell: Callable[[Iterable[VisibleEvent]], None], qtbot: QtBot
) -> None:
    page = QWidget()
    qtbot.addWidget(page)
    announcements = Announcements(table, page)
    announcements.always = True
    heard: list[str] = []
    announcements.said.connect(heard.append)
    tell(seated())
    assert heard == []
    session.clock = 1000
    tell([played(1, "3s0"), TurnOf(2, leading=False)])
    tell([Passed(2)])
    assert heard == ["Mei plays a single 3, 20 cards left", "<b>Nai</b> passes"]


def test_of_a_replay_only_single_steps_are_told(qtbot: QtBot) -> None:
    replay = FakeReplay()
    table = TableModel(replay)
    page = QWidget()
    qtbot.addWidget(page)
    announcements = Announcements(table, page, replay)
    announcements.always = True
    heard: list[str] = []
    announcements.said.connect(heard.append)
    for step in (table.start, lambda: replay.go(4), lambda: replay.go(5), lambda: replay.go(3)):
        with qtbot.waitSignal(table.view_changed):
            step()
    assert heard == ["Jun passes"]
    table.close()
