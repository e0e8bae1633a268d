"""What the bot would have played, shown in a replay."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from engine.actions import Bid, Pass, Play, Prompt, PromptKind
from engine.bots.base import Bot, Decision
from engine.bots.explain import Why
from engine.bots.random_bot import RandomBot
from engine.bots.rule_bot import RuleBot
from engine.deal import deal_from_seed
from engine.record import Record
from engine.ruleset import SEATS, Ruleset, Variant
from engine.view import PlayerView
from liudou_gui.model.review import Review
from liudou_gui.model.table_model import TableModel
from liudou_gui.session.base import Decided
from liudou_gui.session.replay import ReplaySession
from liudou_gui.widgets.dress import speak
from liudou_gui.widgets.replay_bar import HIGH, ReplayBar
from liudou_gui.widgets.replay_review import ReplayReview
from tests.helpers.fake_replay import FakeReplay
from tests.helpers.positions import position
from tests.helpers.tables import Watched

BOMB_OR_PASS = position("3579TTTTAA", table="22", owner=5, names=("Lin", "Mei", "Nai", "Jun", "Kai", "Tao"))
"""A partner leads: the bot passes."""


def seen_by(seat: int) -> Decided:
    """Let *seat* pass; who sits where else is all the same."""
    prompt = replace(BOMB_OR_PASS.prompt or Prompt(7, 0, PromptKind.PLAY), seat=seat)
    view = replace(
        BOMB_OR_PASS,
        viewer=seat,
        sizes=tuple(10 if other == seat else 20 for other in range(6)),
        roles=tuple(BOMB_OR_PASS.roles[(other - seat) % 6] for other in range(6)),
        owner=(5 + seat) % 6,
        turn=seat,
        prompt=prompt,
    )
    return Decided(view, Pass())


def record_by(variant: Variant, bot: Bot) -> Record:
    """Return the deal that six of *bot* played; where none of them bids it is void."""
    watched = Watched(deal_from_seed(Ruleset(variant), bytes(31) + b"\x02"))
    watched.play(dict.fromkeys(range(SEATS), bot))
    return watched.records[0]


class Shy(RandomBot):
    """Never bids."""

    def decide(self, view: PlayerView, rng: Random) -> Decision:
        asked = view.prompt is not None and view.prompt.kind is PromptKind.BID
        return Decision(Bid(0)) if asked else super().decide(view, rng)


@pytest.fixture
def replay() -> FakeReplay:
    made = FakeReplay(viewer=2)
    bomb = tuple(card for card in BOMB_OR_PASS.hand if card.rank.letter == "T")
    asked = seen_by(2)
    made.decisions = {
        2: Decided(replace(asked.view, prompt=Prompt(7, 2, PromptKind.BID)), Bid(2)),
        4: replace(asked, action=Play(bomb)),
        5: seen_by(3),
        7: asked,
    }
    return made


@pytest.fixture
def page(qtbot: QtBot) -> QWidget:
    made = QWidget()
    made.resize(1000, 200)
    qtbot.addWidget(made)
    return made


@pytest.fixture
def bar(replay: FakeReplay, page: QWidget, qtbot: QtBot) -> Iterator[ReplayBar]:
    speak("en")
    table = TableModel(replay)
    made = ReplayBar(replay, table, page)
    made.setGeometry(0, 40, 1000, HIGH)
    page.show()
    qtbot.waitExposed(page)
    with qtbot.waitSignal(table.view_changed):
        table.start()
    made.table = table  # type: ignore[attr-defined]
    yield made
    table.close()
    made.stop()
    table.deleteLater()


@pytest.fixture
def review(bar: ReplayBar, replay: FakeReplay) -> Iterator[ReplayReview]:
    made = ReplayReview(replay, bar.table, bar)  # type: ignore[attr-defined]
    made.place(QRect(0, 4, 980, 28), 1.0)
    yield made
    made.stop()


def tick(bar: ReplayBar, qtbot: QtBot) -> None:
    bar.review.setFocus()
    qtbot.keyClick(bar.review, Qt.Key.Key_Space)


def test_nothing_is_said_before_it_is_wished(bar: ReplayBar, review: ReplayReview, qtbot: QtBot) -> None:
    bar.go(4)
    assert review.line.isHidden() and bar.slider.notes == ()
    tick(bar, qtbot)
    assert not review.line.isHidden()
    assert "bot: pass" in bar.slider.accessibleDescription()
    tick(bar, qtbot)
    assert review.line.isHidden() and bar.slider.notes == ()
    assert "bot: pass" not in bar.slider.accessibleDescription()


def test_it_says_what_was_played_and_what_the_bot_would_have(
    bar: ReplayBar, review: ReplayReview, qtbot: QtBot
) -> None:
    tick(bar, qtbot)
    bar.go(4)
    assert review.line.accessibleName().startswith("You: Bomb ×4, 10 bot: pass, because: the play is ")
    assert "keeps the bomb" in review.line.accessibleDescription()
    assert review.line.accessibleName() in bar.slider.accessibleDescription()
    bar.go(7)
    assert review.line.accessibleName().startswith("You: pass as the bot: ")
    bar.go(2)
    assert review.line.isHidden(), "a bid is no play"
    bar.go(3)
    assert review.line.isHidden(), "nobody acts"


def test_steps_where_the_bot_would_do_otherwise_are_marked(
    bar: ReplayBar, review: ReplayReview, qtbot: QtBot
) -> None:
    tick(bar, qtbot)
    assert review.on
    qtbot.waitUntil(lambda: bar.slider.notes == (4,))


def test_closed_hands_are_not_reviewed(
    bar: ReplayBar, review: ReplayReview, replay: FakeReplay, qtbot: QtBot
) -> None:
    tick(bar, qtbot)
    bar.go(5)
    assert review.line.text.startswith("This hand is closed")
    bar.all_open.click()
    qtbot.waitUntil(lambda: replay.all_open)
    qtbot.waitUntil(lambda: review.line.text.startswith("Jun: pass as the bot"))


def test_a_long_line_leaves_reasons_to_its_tip(bar: ReplayBar, review: ReplayReview, qtbot: QtBot) -> None:
    tick(bar, qtbot)
    bar.go(4)
    review.place(QRect(0, 4, 330, 28), 1.0)
    assert review.line.width() <= 330
    assert "keeps the bomb" not in review.line.text
    assert "keeps the bomb" in review.line.toolTip()


def test_a_decision_that_cannot_be_judged_is_said_and_costs_no_other(
    bar: ReplayBar,
    review: ReplayReview,
    replay: FakeReplay,
    qtbot: QtBot,
    caplog: pytest.LogCaptureFixture,
) -> None:
    view = seen_by(2).view
    replay.decisions[1] = Decided(replace(view, viewer=1, hand=()), Pass())
    replay.decisions[2] = Decided(replace(view, roles=()), Pass())
    bar.all_open.click()
    tick(bar, qtbot)
    bar.go(2)
    assert review.line.text.startswith("This decision cannot be reviewed")
    qtbot.waitUntil(lambda: bar.slider.notes == (4,))
    bar.go(4)
    assert "bot: pass" in review.line.text
    assert {record.levelname for record in caplog.records} == {"WARNING"}
    assert len(caplog.records) <= 2
    caplog.clear()


def test_a_deal_that_nobody_played_has_nothing_to_review(
    bar: ReplayBar, review: ReplayReview, replay: FakeReplay, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(replay, "tricks", list)
    replay.decisions.clear()
    tick(bar, qtbot)
    bar.go(2)
    assert review.line.text.startswith("Nothing was played in this deal")


@pytest.mark.parametrize("variant", Variant, ids=lambda variant: variant.value)
def test_every_step_of_played_void_and_watched_records_can_be_looked_at(variant: Variant) -> None:
    for record in (record_by(variant, RuleBot()), record_by(variant, Shy())):
        for viewer in (0, None):
            made = ReplaySession(record, viewer)
            review = Review(made)
            for all_open in (False, True):
                made.look_from(viewer, all_open=all_open)
                for step in range(-1, made.length + 2):
                    review.at(step)
                    assert not review.failed(step)
            assert review.waiting() is None


def test_a_damaged_record_is_no_replay() -> None:
    record = record_by(Variant.TWO_FOUR, RuleBot())
    for place in range(0, len(record.entries), 25):
        entries = (*record.entries[:place], *record.entries[place + 1 :])
        with pytest.raises(ValueError, match=r"."):
            ReplaySession(replace(record, entries=entries), 0)


def test_copies_are_alike_and_forced_passes_are_left_out(replay: FakeReplay) -> None:
    lead = position("9TQKKA2", sizes=(0, 20, 20, 20, 20, 20))
    best = Review(replay).at(4)
    assert best is not None and best.differs and best.best.facts[0].why is Why.PARTNER_LEADS
    forced = position("34", table="22")
    replay.decisions[7] = Decided(forced, Pass())
    assert Review(replay).at(7) is None
    assert lead.prompt is not None
    replay.decisions[7] = Decided(lead, Play(lead.hand[:1]))
    found = Review(replay).at(7)
    assert found is not None
    assert found.differs == (found.best.cards[0].rank != lead.hand[0].rank or len(found.best.cards) > 1)
