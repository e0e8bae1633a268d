"""One contestant of ``bench_core``: measures itself and prints one line of JSON.

``python core_contest.py NAME SECONDS``; a rate is counted by seconds of this process, so that other work
on the computer counts as little as possible.
"""

from __future__ import annotations

import json
import random
import sys
from collections.abc import Callable, Iterator, Sequence
from time import process_time
from typing import Any

Rates = dict[str, float]
MANY = 3_000
"""So many cases are asked in turn, as often as time allows."""
HANDS = (40, 46, 57)
"""Cards of hands: a landlord's, those of one against five, and enough for 487 plays on average."""
SIZES = [40, 40, 34, 34, 34, 34]
"""The hands of four decks (F1)."""


def pace(work: Callable[[Sequence[Any]], float], cases: Sequence[Any], seconds: float) -> float:
    """Return how much a second *work* does; what it returns is how much a call did."""
    work(cases[: len(cases) // 10])
    done, start = 0.0, process_time()
    while process_time() - start < seconds:
        done += work(cases)
    return done / (process_time() - start)


def each(ask: Callable[[Any], object]) -> Callable[[Sequence[Any]], float]:
    """Return work that asks once for every case."""

    def work(cases: Sequence[Any]) -> float:
        for case in cases:
            ask(case)
        return len(cases)

    return work


# -- ours ---------------------------------------------------------------------------------------


def liudou(seconds: float) -> Rates:
    """Measure the hot room as this interpreter finds it, with four decks."""
    from engine.counts import COMPILED, FOUR_DECKS, PASS, answers, leads, playout, random_hands

    rng, state, tally = random.Random(1), [88172645], [0, 0]
    many = MANY if COMPILED else MANY // 5
    found: Rates = {"compiled": COMPILED}

    def lead(cases: Sequence[list[int]]) -> float:
        for hand in cases:
            leads(hand, FOUR_DECKS)
        return len(cases)

    for cards in HANDS:
        hands = [hand for _ in range(many // 3) for hand in random_hands([cards] * 3, FOUR_DECKS, state)]
        found[f"leads {cards}"] = pace(lead, hands, seconds)
        found[f"plays {cards}"] = sum(len(leads(hand, FOUR_DECKS)) for hand in hands) / len(hands)

    asked = []
    for _ in range(many):
        first, second = random_hands([40, 34], FOUR_DECKS, state)
        asked.append((second, rng.choice(leads(first, FOUR_DECKS))))

    def answer(cases: Sequence[tuple[list[int], int]]) -> float:
        for hand, play in cases:
            answers(hand, play, FOUR_DECKS)
        return len(cases)

    found["answers"] = pace(answer, asked, seconds)

    def play_out(hands: list[list[int]]) -> float:
        before = tally[1]
        playout(hands, 0, -1, PASS, -1, FOUR_DECKS, state, tally)
        return tally[1] - before

    def play(cases: Sequence[list[list[int]]]) -> float:
        return sum(play_out([hand[:] for hand in deal]) for deal in cases)

    def deal_and_play(cases: Sequence[object]) -> float:
        return sum(play_out(random_hands(SIZES, FOUR_DECKS, state)) for _ in cases)

    deals = [random_hands(SIZES, FOUR_DECKS, state) for _ in range(many // 10)]
    found["plies"] = pace(play, deals, seconds)
    found["plies a deal"] = play(deals) / len(deals)
    found["plies with dealing"] = pace(deal_and_play, deals, seconds)
    return found


# -- theirs: three players, one deck, from the landlord's first lead on -------------------------


def open_spiel(seconds: float) -> Rates:
    """Measure OpenSpiel's ``dou_dizhu``, asked from Python, and its own loop in C++."""
    import pyspiel

    rng = random.Random(1)
    game = pyspiel.load_game("dou_dizhu")
    bids = 3
    """Actions up to this one are a pass and bids."""

    def whole(cases: Sequence[object]) -> float:
        plies = 0
        for _ in cases:
            state = game.new_initial_state()
            while state.is_chance_node():
                state.apply_action(rng.choice(state.chance_outcomes())[0])
            plies += sum(1 for _ in play_on(state))
        return plies

    def dealt_and_bid() -> Any:
        while True:
            state = game.new_initial_state()
            while state.is_chance_node():
                state.apply_action(rng.choice(state.chance_outcomes())[0])
            while not state.is_terminal() and state.legal_actions()[0] <= bids:
                state.apply_action(rng.choice(state.legal_actions()))
            if not state.is_terminal():
                return state

    def play_on(state: Any) -> Iterator[Any]:
        while not state.is_terminal():
            yield state
            state.apply_action(rng.choice(state.legal_actions()))

    starts = [dealt_and_bid() for _ in range(MANY // 10)]
    asked = [
        state.clone() for start in starts for state in play_on(start.clone()) if not state.legal_actions()[0]
    ]
    bots = [pyspiel.make_uniform_random_bot(player, player) for player in range(3)]

    def play(cases: Sequence[Any]) -> float:
        return sum(sum(1 for _ in play_on(start.clone())) for start in cases)

    def play_inside(cases: Sequence[Any]) -> float:
        plies = 0
        for number, start in enumerate(cases):
            state = start.clone()
            pyspiel.evaluate_bots(state, bots, number)
            plies += state.move_number() - start.move_number()
        return plies

    return {
        "leads": pace(each(lambda state: state.legal_actions()), starts, seconds),
        "plays": sum(len(state.legal_actions()) for state in starts) / len(starts),
        "answers": pace(each(lambda state: state.legal_actions()), asked, seconds),
        "plies": pace(play, starts, seconds),
        "plies a deal": play(starts) / len(starts),
        "plies with dealing": pace(whole, starts, seconds),
        "plies inside": pace(play_inside, starts, seconds),
    }


def douzero(seconds: float) -> Rates:
    """Measure DouZero's generator and environment."""
    from douzero.env.game import GameEnv

    rng = random.Random(1)
    pack = [rank for rank in [*range(3, 15), 17] for _ in range(4)] + [20, 30]

    class Chance:
        """A player that draws."""

        def act(self, known: Any) -> Any:
            return rng.choice(known.legal_actions)

    seats = ("landlord", "landlord_down", "landlord_up")

    def fresh(hands: dict[str, list[int]]) -> Any:
        env = GameEnv({seat: Chance() for seat in seats})
        env.card_play_init({seat: cards[:] for seat, cards in hands.items()})
        return env

    def deal() -> dict[str, list[int]]:
        rng.shuffle(pack)
        ends = {"landlord": (0, 20), "landlord_up": (20, 37), "landlord_down": (37, 54)}
        hands = {seat: sorted(pack[start:end]) for seat, (start, end) in ends.items()}
        return {**hands, "three_landlord_cards": hands["landlord"][:3]}

    deals = [deal() for _ in range(MANY // 30)]
    leading = [fresh(hands) for hands in deals]
    answering = [fresh(hands) for hands in deals]
    for env in answering:
        env.step()

    def play(cases: Sequence[dict[str, list[int]]]) -> float:
        plies = 0
        for hands in cases:
            env = fresh(hands)
            while not env.game_over:
                env.step()
                plies += 1
        return plies

    def deal_and_play(cases: Sequence[object]) -> float:
        return play([deal() for _ in cases])

    return {
        "leads": pace(each(lambda env: env.get_legal_card_play_actions()), leading, seconds),
        "plays": sum(len(env.get_legal_card_play_actions()) for env in leading) / len(leading),
        "answers": pace(each(lambda env: env.get_legal_card_play_actions()), answering, seconds),
        "plies": pace(play, deals, seconds),
        "plies a deal": play(deals) / len(deals),
        "plies with dealing": pace(deal_and_play, deals, seconds),
    }


def rlcard(seconds: float) -> Rates:
    """Measure RLCard's game of Dou Dizhu, without its environment around it."""
    from rlcard.games.doudizhu import Game, Judger
    from rlcard.games.doudizhu.utils import get_gt_cards

    rng = random.Random(1)

    def start() -> Any:
        game = Game()
        return game, game.init_game()[0]["actions"]

    leading, answering = [], []
    for _ in range(MANY // 60):
        game, actions = start()
        leading.append("".join(sorted(game.state["current_hand"], key="3456789TJQKA2BR".index)))
        game.step(rng.choice(actions))
        answering.append((game.players[game.round.current_player], game.round.greater_player))

    def play(game: Any, actions: Any) -> float:
        # The state that a step returns has the plays of who comes next.
        plies = 0
        while not game.is_over():
            actions = game.step(rng.choice(actions))[0]["actions"]
            plies += 1
        return plies

    found: Rates = {
        "leads": pace(each(Judger.playable_cards_from_hand), leading, seconds),
        "plays": sum(len(Judger.playable_cards_from_hand(hand)) for hand in leading) / len(leading),
        "answers": pace(each(lambda case: get_gt_cards(*case)), answering, seconds),
    }
    plies, deals, spent, dealing = 0.0, 0, 0.0, 0.0
    while spent < seconds:  # A game cannot be begun twice, so what dealing takes is measured aside.
        begun = process_time()
        fresh = start()
        ready = process_time()
        plies += play(*fresh)
        deals += 1
        dealing += ready - begun
        spent += process_time() - ready
    return {
        **found,
        "plies": plies / spent,
        "plies a deal": plies / deals,
        "plies with dealing": plies / (spent + dealing),
    }


CONTESTANTS = {"liudou": liudou, "open_spiel": open_spiel, "douzero": douzero, "rlcard": rlcard}

if __name__ == "__main__":
    sys.stdout.write(json.dumps(CONTESTANTS[sys.argv[1]](float(sys.argv[2]))) + "\n")
