"""Lines that win whatever the others hold."""

from __future__ import annotations

from random import Random

import pytest

from engine.bots.rule_bot import RuleBot
from engine.bots.scenes import moment_of
from engine.cards import Rank
from engine.counts.decompose import Decomposer
from engine.counts.forced import forced_win
from engine.counts.plays import PASS, used
from engine.counts.shortlist import leads_to_weigh
from engine.counts.weights import FOUR_DECKS
from engine.match import opened, pack_of
from engine.movegen import rules_id
from engine.ruleset import SEATS, Ruleset, Variant
from engine.training.actor import cutter_for
from engine.training.sim import Sim
from tests.helpers.positions import position


def lead(hand: str, **changes: object) -> str:
    """Return the ranks of a lead that wins for certain, empty for none."""
    view = position(hand, **changes)  # type: ignore[arg-type]
    rules = rules_id(view.ruleset.combos)
    cutter = Decomposer(FOUR_DECKS, rules)
    moment = moment_of(view, cutter)
    play = forced_win(moment, leads_to_weigh(moment.hand, cutter, rules))
    counts = used(play, rules) if play else [0] * 15
    return "".join(Rank(rank).letter * count for rank, count in enumerate(counts))


class TestByHand:
    few = (0, 2, 2, 2, 2, 2)

    def test_the_whole_hand_in_one_play(self) -> None:
        assert lead("33344") == "33344"

    def test_what_nobody_can_beat_before_the_last(self) -> None:
        assert lead("3KKK", sizes=self.few) == "KKK"

    def test_bombs_are_kept_for_later(self) -> None:
        assert lead("34KKK2222", sizes=(0, 1, 1, 1, 1, 1)) != "2222"

    def test_two_low_cards_are_no_line(self) -> None:
        assert lead("34KKK", sizes=self.few) == ""

    def test_large_hands_are_not_searched(self) -> None:
        assert lead("3334445556667778889994TJ") == ""


@pytest.mark.parametrize("variant", Variant, ids=lambda variant: variant.value)
def test_nobody_ever_stops_such_a_line(variant: Variant) -> None:
    """From the first move of a line on nobody has an answer, and the line is found again at each lead."""
    cutter = cutter_for(variant)
    rng = Random(variant.value)
    lines = 0
    for number in range(40):
        state = opened(pack_of(Ruleset(variant), 3, number), [RuleBot()] * SEATS, "forced")
        if state.over:
            continue
        sim = Sim(state)
        owner = -1
        while sim.winner < 0:
            seat = sim.turn
            moment = sim.moment(cutter)
            options = sim.options(cutter)
            if owner not in (-1, seat):
                assert options == [PASS]
                sim.act(moment, PASS)
                continue
            play = forced_win(moment, options)
            if play:
                lines += owner < 0
                owner = seat
            assert play or owner < 0
            sim.act(moment, play or rng.choice(options))
            if sim.winner >= 0 and owner >= 0:
                assert not any(sim.hands[owner])
    assert lines >= 20
