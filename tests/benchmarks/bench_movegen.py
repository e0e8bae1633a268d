"""Run on demand: how many leads, answers and random playouts a second the hot room makes.

``python tests/benchmarks/bench_movegen.py [hands]``; every hand is asked once, so that caches help no
more than they do in play. A first round of other hands is not counted.
"""

import random
import sys
from collections.abc import Callable
from time import perf_counter

from engine.bots.random_bot import RandomBot
from engine.bots.rule_bot import RuleBot
from engine.counts import FOUR_DECKS, PASS, THREE_DECKS, answers, leads, playout
from engine.deal import deal_from_seed
from engine.ruleset import SEATS, Ruleset, Variant
from engine.selfplay import play_deal

Hands = list[list[int]]


def deal(rng: random.Random, decks: int, hands: int, size: int) -> Hands:
    """Return some hands of one shuffled pack."""
    pack = [rank for rank in range(13) for _ in range(4 * decks)] + [13, 14] * decks
    rng.shuffle(pack)
    cut = [pack[start * size : (start + 1) * size] for start in range(hands)]
    return [[hand.count(rank) for rank in range(15)] for hand in cut]


def rate(work: Callable[[int], object], cases: int) -> float:
    """Return how often a second *work* is done; the first tenth of the cases warms up."""
    warm = cases // 10
    for case in range(warm):
        work(case)
    start = perf_counter()
    for case in range(warm, cases):
        work(case)
    return (cases - warm) / (perf_counter() - start)


DEALS = 30


def main(cases: int) -> None:
    """Print the speeds of generator and playouts, then of whole deals through the reducer."""
    rng = random.Random(1)
    forty = [hand for _ in range(cases // 5) for hand in deal(rng, 4, 5, 40)]
    asked = [rng.choice(leads(hand, FOUR_DECKS)) for hand in forty]
    others = [hand for _ in range(cases // 5) for hand in deal(rng, 4, 5, 40)]
    deals = [deal(rng, 4, 6, 36) for _ in range(cases // 10)]
    three = [hand for _ in range(cases // 6) for hand in deal(rng, 3, 6, 27)]
    fresh = [hand for _ in range(cases // 5) for hand in deal(rng, 4, 5, 40)]
    state, tally = [88172645], [0, 0]

    def play(case: int) -> None:
        playout(deals[case], case % 6, -1, PASS, -1, FOUR_DECKS, state, tally)

    def answer(case: int) -> None:
        answers(others[case], asked[case], FOUR_DECKS)

    say = sys.stdout.write
    say(f"leads, 40 cards, 4 decks: {rate(lambda i: leads(fresh[i], FOUR_DECKS), len(fresh)):10,.0f}/s\n")
    say(f"answers, 4 decks:         {rate(answer, len(others)):10,.0f}/s\n")
    say(f"playouts, 4 decks:        {rate(play, len(deals)):10,.0f}/s\n")
    say(f"leads, 27 cards, 3 decks: {rate(lambda i: leads(three[i], THREE_DECKS), len(three)):10,.0f}/s\n")
    for variant in Variant:
        for bot in (RandomBot(), RuleBot()):
            start = perf_counter()
            for _ in range(DEALS):
                play_deal(deal_from_seed(Ruleset(variant), rng.randbytes(32)), [bot] * SEATS, rng)
            speed = DEALS / (perf_counter() - start)
            say(f"full deals, six views: {speed:6.1f}/s  {variant.value}, {type(bot).__name__}\n")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 20_000)
