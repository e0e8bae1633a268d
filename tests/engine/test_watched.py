"""Every level, watched for a few deals of each game; tests/benchmarks/bench_bots.py does it for many."""

from __future__ import annotations

from random import Random

import pytest

from engine.actions import Bid, Pass, Play, Prompt, PromptKind
from engine.bots.base import Bot, Decision
from engine.bots.easy import EasyBot
from engine.bots.net_bot import NetBot
from engine.bots.nets import Net
from engine.bots.reading import Reading
from engine.bots.roster import bot_named
from engine.bots.rule_bot import RuleBot
from engine.match import pack_of
from engine.ruleset import Ruleset, Variant
from engine.view import PlayerView
from tests.helpers.nets import random_parameters
from tests.helpers.positions import position
from tests.helpers.watched import Brier, Log, WatchedBot, is_legal

DEALS = 3


def net_bot() -> NetBot:
    """Return a bot whose nets have learned nothing."""
    return NetBot({variant: Net(random_parameters(1)) for variant in Variant})


@pytest.mark.parametrize("variant", Variant, ids=lambda variant: variant.value)
@pytest.mark.parametrize("make", [EasyBot, RuleBot, net_bot], ids=["easy", "normal", "net"])
def test_nothing_is_illegal_and_no_win_in_one_play_is_overlooked(make: type[Bot], variant: Variant) -> None:
    log = Log()
    bot = WatchedBot(make(), log)
    for number in range(DEALS):
        bot.play(pack_of(Ruleset(variant), 11, number), f"{number}")
    assert log.decisions > 50 * DEALS
    assert log.illegal == 0
    assert log.taken == log.wins > 0
    assert {"lead", "answer"} <= log.times.keys()


def test_guesses_about_sides_are_held_against_the_truth() -> None:
    log = Log()
    net = net_bot()
    guesses = {
        "trust": lambda view: Reading(view).trust,
        "net": lambda view: net.judged(view).partners,
        "nobody": lambda _: [0.0] * 6,
    }
    bot = WatchedBot(bot_named("greedy"), log, guesses)  # type: ignore[arg-type]
    for number in range(6):
        bot.play(pack_of(Ruleset(Variant.HIDDEN), 11, number), f"{number}")
    trust, net_score, nobody = (log.brier[name] for name in ("trust", "net", "nobody"))
    assert trust.number == net_score.number == nobody.number > 0
    assert nobody.score == pytest.approx(nobody.partners / nobody.number)
    assert 0 <= trust.score < 1


def test_a_brier_score_worked_out_by_hand() -> None:
    brier = Brier()
    for guess, partner in ((1.0, True), (0.5, False), (0.0, False), (0.5, True)):
        brier.add(guess, partner=partner)
    assert brier.score == 0.125
    assert brier.constant == 0.25


class Stubborn:
    """Passes whatever it is asked."""

    def decide(self, _view: PlayerView, _rng: Random) -> Decision:
        return Decision(Pass())


def test_what_is_illegal_is_counted_and_the_deal_goes_on() -> None:
    for variant in Variant:
        log = Log()
        WatchedBot(Stubborn(), log).play(pack_of(Ruleset(variant), 1, 1), "x")
        assert log.illegal > 0
        assert log.taken <= log.wins


def test_legal_is_what_the_rules_say() -> None:
    view = position("3344")
    lead = Prompt(1, 0, PromptKind.PLAY, leading=True)
    assert is_legal(view, lead, Play(view.hand[:2]))
    assert not is_legal(view, lead, Play(view.hand[1:3]))
    assert not is_legal(view, lead, Pass())
    bid = Prompt(1, 0, PromptKind.BID, 2)
    assert [value for value in range(-1, 5) if is_legal(view, bid, Bid(value))] == [0, 3]
