"""Answers before play by models: which, when, and how they are found (H3, H5, N1, F4, P2)."""

from __future__ import annotations

import json
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

from engine.actions import Action, Bid, Camp, ChooseCamp, Double, Prompt, PromptKind, ShowHand
from engine.bots.base import Decision
from engine.bots.net_bot import NetBot
from engine.bots.opening import LOUD, QUESTIONS, Opening, answers, features, is_given, names, question
from engine.bots.rule_bot import RuleBot
from engine.cards import full_pack
from engine.match import Table, first_side, opened, pack_of, played
from engine.ruleset import SEATS, Ruleset, Variant
from engine.training.actor import cutter_for
from engine.training.opening import Asked, Gathered, Study, Task, asked, ridge
from engine.training.trial import Ends, Trial, scores
from engine.view import Mark, Phase, PlayerView
from engine.visible import Role
from liudou_gui.bots import opening_of
from tests.helpers.nets import random_opening
from tests.helpers.positions import FARMER, cards, position

STRONG = {
    Variant.HIDDEN: "wwwWWW2222222AAAAAAKKKKKK",
    Variant.TWO_FOUR: "wwwwWWWW22222222AAAAAAAKKKKKKQQQQQ",
    Variant.TWO_CAMPS: "wwwwWWWW22222222AAAAAAAKKKKKKQQQQQQ",
}
WEAK = {
    Variant.HIDDEN: "345679TJQ3579JK4468TJ578TA3",
    Variant.TWO_FOUR: "345678TJQK3579JK4468TJQK5678TQA39",
    Variant.TWO_CAMPS: "345678TJQK3579JK4468TJQK5678TQA39",
}
LANDLORDS = {
    Variant.HIDDEN: Role.OPEN_LANDLORD,
    Variant.TWO_FOUR: Role.GREAT_LANDLORD,
    Variant.TWO_CAMPS: Role.POSITIVE_LANDLORD,
}
SECONDS = {
    Variant.HIDDEN: None,
    Variant.TWO_FOUR: Role.SECOND_LANDLORD,
    Variant.TWO_CAMPS: Role.NEGATIVE_LANDLORD,
}
ALL = pytest.mark.parametrize("variant", Variant, ids=lambda variant: variant.value)


def view_of(variant: Variant, hand: str, kind: PromptKind, above: int = 0, **changes: Any) -> PlayerView:
    roles: tuple[Role | None, ...] = (None,) * SEATS
    if kind in (PromptKind.DOUBLE, PromptKind.SHOW):
        others = None if variant is Variant.HIDDEN else FARMER
        roles = (LANDLORDS[variant], others, others, SECONDS[variant], others, others)
    pack = list(full_pack(variant.decks))
    view = position(hand, variant=variant, roles=roles, **changes)
    mark = next(card for card in pack if card.rank.letter == "4")
    return replace(view, prompt=Prompt(1, 0, kind, above), open_mark=Mark(mark, 0))


def answer(variant: Variant, hand: str, kind: PromptKind, above: int = 0, **changes: Any) -> Action:
    bot = NetBot({}, {variant: opening_of(variant)})
    return bot.decide(view_of(variant, hand, kind, above, **changes), Random(1)).action


class TestWhatIsShipped:
    @pytest.mark.parametrize("variant", [Variant.HIDDEN, Variant.TWO_FOUR], ids=lambda v: v.value)
    @pytest.mark.parametrize("above", range(3))
    def test_n1_h3_strong_hands_bid(self, variant: Variant, above: int) -> None:
        bid = answer(variant, STRONG[variant], PromptKind.BID, above)
        assert isinstance(bid, Bid)
        assert bid.value > above

    @pytest.mark.parametrize("above", range(3))
    def test_n1_weak_hands_pass(self, above: int) -> None:
        assert answer(Variant.TWO_FOUR, WEAK[Variant.TWO_FOUR], PromptKind.BID, above) == Bid(0)

    def test_h5_doubles_when_it_is_favoured(self) -> None:
        assert answer(Variant.HIDDEN, STRONG[Variant.HIDDEN], PromptKind.DOUBLE) == Double(yes=True)
        roles = (FARMER, None, None, Role.OPEN_LANDLORD, None, None)
        poor = view_of(Variant.HIDDEN, WEAK[Variant.HIDDEN], PromptKind.DOUBLE)
        bot = NetBot({}, {Variant.HIDDEN: opening_of(Variant.HIDDEN)})
        assert bot.decide(replace(poor, roles=roles), Random(1)).action == Double(yes=False)

    @pytest.mark.parametrize("variant", [Variant.TWO_FOUR, Variant.TWO_CAMPS], ids=lambda v: v.value)
    def test_f4_shows_strong_hands_only(self, variant: Variant) -> None:
        assert answer(variant, STRONG[variant], PromptKind.SHOW) == ShowHand(yes=True)
        assert answer(variant, WEAK[variant], PromptKind.SHOW) == ShowHand(yes=False)

    @pytest.mark.parametrize(("first", "better"), [("34567T", Camp.NEGATIVE), ("2222WW", Camp.POSITIVE)])
    def test_p2_camps_are_drawn_by_lot(self, first: str, better: Camp) -> None:
        """Where all join one landlord, who sits where tells every camp (P3)."""
        roles = (FARMER, Role.POSITIVE_LANDLORD, FARMER, Role.NEGATIVE_LANDLORD, FARMER, FARMER)
        pack = list(full_pack(4))
        view = replace(
            view_of(Variant.TWO_CAMPS, WEAK[Variant.TWO_CAMPS], PromptKind.CAMP),
            roles=roles,
            bottom=((1, cards(first, pack)), (3, cards("22WJAA", pack))),
        )
        bot = NetBot({}, {Variant.TWO_CAMPS: opening_of(Variant.TWO_CAMPS)})
        joined = [bot.decide(view, Random(seed)) for seed in range(60)]
        assert joined == [bot.decide(view, Random(seed)) for seed in range(60)]
        assert set(joined) == {
            Decision(ChooseCamp(better)),
            Decision(ChooseCamp(better.other)),
        }


class TestOpening:
    @ALL
    def test_is_asked_before_play_only_and_all_is_legal(self, variant: Variant) -> None:
        """An answer that is not legal raises."""
        bots = [NetBot({}, {variant: random_opening(variant, seed)}) for seed in range(SEATS)]
        for number in range(20):
            state = opened(pack_of(Ruleset(variant), 3, number), bots, "lots")
            assert state.over or state.phase is Phase.PLAYING

    @ALL
    def test_features_of_a_question_have_always_the_same_names(self, variant: Variant) -> None:
        seen = set()
        cutter, bot = cutter_for(variant), RuleBot()
        for number in range(40):
            table = Table(pack_of(Ruleset(variant), 4, number), [bot] * SEATS, "lots")
            while not table.state.over and table.state.phase is not Phase.PLAYING:
                view = table.asked()
                if view is not None and view.prompt is not None:
                    seen.add(question(view))
                    assert tuple(features(view, cutter)) == names(variant, view.prompt.kind)
                table.step()
        assert seen <= set(QUESTIONS[variant])
        assert len(seen) >= 3

    @ALL
    def test_what_is_written_is_read(self, variant: Variant) -> None:
        opening = random_opening(variant, 2)
        assert Opening.parse(opening.text, variant) == opening

    def test_questions_without_a_model_are_the_rule_bots(self) -> None:
        models = dict(random_opening(Variant.HIDDEN, 2).models)
        del models["bid"]
        bot = NetBot({}, {Variant.HIDDEN: Opening(Variant.HIDDEN, models)})
        bidding = view_of(Variant.HIDDEN, STRONG[Variant.HIDDEN], PromptKind.BID)
        assert bot.decide(bidding, Random(1)) == RuleBot().decide(bidding, Random(1))
        for view in (
            bidding,
            replace(bidding, prompt=None),
            replace(bidding, ruleset=Ruleset(Variant.TWO_FOUR)),
        ):
            assert not Opening(Variant.HIDDEN, models).knows(view)

    def test_lots_change_nothing(self) -> None:
        opening = random_opening(Variant.TWO_FOUR, 1)
        for hand in (STRONG[Variant.TWO_FOUR], WEAK[Variant.TWO_FOUR]):
            view = view_of(Variant.TWO_FOUR, hand, PromptKind.BID)
            bot = NetBot({}, {Variant.TWO_FOUR: opening})
            decisions = {bot.decide(view, Random(seed)) for seed in range(5)}
            assert len(decisions) == 1

    def test_no_question_no_answer(self) -> None:
        for ask in (question, answers, lambda view: features(view, cutter_for(Variant.HIDDEN))):
            with pytest.raises(ValueError, match=r"."):
                ask(PlayerView(0))
        with pytest.raises(ValueError, match="in play"):
            answers(position("34"))

    def test_an_empty_file_knows_nothing(self) -> None:
        text = json.dumps({"game": "hidden", "models": {}})
        assert not Opening.parse(text, Variant.HIDDEN).models


class TestTrials:
    @ALL
    def test_points_are_those_of_the_rules(self, variant: Variant) -> None:
        """A deal played to its end by bots has the scores that follow from who won, and N (H8, N5, P5)."""
        bots = [RuleBot()] * SEATS
        compared = 0
        for number in range(6):
            deal = pack_of(Ruleset(variant), 5, number)
            before, after = opened(deal, bots, "x"), played(deal, bots, "x")
            if before.over:
                assert after.result is None or Ends(cutter_for(variant)).scores(before) == after.result.scores
                continue
            assert after.result is not None
            first_won = first_side(before)[after.result.first_out]
            assert tuple(scores(before, first_won, after.result.n)) == after.result.scores
            compared += 1
        assert compared > 3

    @ALL
    def test_each_question_is_asked_with_all_its_answers(self, variant: Variant) -> None:
        cutter = cutter_for(variant)
        tried = 0
        for number in range(4):
            for row in Trial(pack_of(Ruleset(variant), 6, number), RuleBot(), "x", cutter).rows():
                told = list(answers(row.view))
                assert list(row.points) in (told, told[:1])
                tried += len(row.points) > 1
                if row.view.prompt is not None and row.view.prompt.kind is PromptKind.DOUBLE:
                    assert row.points == {"no": 0.0, "yes": row.unit}
                    assert abs(row.unit) == row.view.stake
        assert tried > 3

    def test_rows_are_the_same_again(self) -> None:
        task = Task(Variant.TWO_CAMPS, 1, 0, 2, random_opening(Variant.TWO_CAMPS, 1).text)
        rows = asked(task)
        assert rows == asked(task)
        for row in rows:
            assert len(row.known) == len(names(Variant.TWO_CAMPS, PromptKind(row.question.partition(" ")[0])))


class TestFitting:
    def test_finds_numbers_again(self) -> None:
        rng = np.random.default_rng(1)
        known = np.concatenate([np.ones((500, 1)), rng.standard_normal((500, 3)) * [1, 5, 0.2] + 3], axis=1)
        known[:, 3] = 2.0  # always the same: tells nothing
        true = np.array([1.0, -2.0, 0.5, 0.0])
        assert ridge(known, known @ true, 0.0) == pytest.approx(true, abs=0.02)
        assert ridge(known[:5], known[:5] @ true, 0.0).tolist() == [0.0] * 4

    @pytest.mark.parametrize("name", ["bid", "double farmer", "camp", "show solo"])
    def test_gains_are_found_where_there_are_some(self, name: str) -> None:
        """The last feature says whether to answer aloud; the rules never do."""
        rng = Random(1)
        loud = LOUD[PromptKind(name.partition(" ")[0])]
        rows = []
        for number in range(400):
            good = rng.choice([-1.0, 1.0])
            known = [1.0, rng.random(), good]
            unit = 0.0 if name in ("bid", "camp") else good
            points = {"quiet": 0.0, **dict.fromkeys(loud, 9 * good + rng.gauss(0, 1))}
            rows.append(Asked(name, known, points, unit, "quiet", number))
        gathered = Gathered(name, rows)
        gains, chosen = gathered.gains()
        assert np.mean(gains) == pytest.approx(4.5, abs=0.6)
        assert [at >= 0 for at in chosen] == [row.known[2] > 0 for row in rows]

    @pytest.mark.parametrize(("name", "least"), [("bid", 2.0), ("show solo", 1.0), ("double farmer", 0.01)])
    def test_a_study_answers_by_the_rule_that_play_goes_by(self, name: str, least: float) -> None:
        kind = PromptKind(name.partition(" ")[0])
        loud = dict.fromkeys(LOUD[kind], 0.0)
        gains = [-1.0, 0.0, least - 0.005, least, least + 1]
        rows = [Asked(name, [gain], {"quiet": 0.0, **loud}, 0.0, "quiet", 0) for gain in gains]
        said = [at >= 0 for at in Gathered(name, rows).chosen(np.ones((1, len(loud))))]
        assert (
            said
            == [is_given(kind, gain) for gain in gains]
            == [False, False, kind is PromptKind.DOUBLE, True, True]
        )

    def test_a_study_goes_on_where_it_stopped(self, tmp_path: Path) -> None:
        with ThreadPoolExecutor(1) as executor:
            study = Study(Variant.HIDDEN, tmp_path, 1)
            study.gather(executor, 0, 2, "")
            again = Study(Variant.HIDDEN, tmp_path, 1)
            executor.shutdown()
            again.gather(executor, 0, 2, "")  # nothing is left to do
        opening = again.opening()
        assert opening == study.opening()
        assert Opening.parse(opening.text, Variant.HIDDEN) == opening
        assert list(again.told())
