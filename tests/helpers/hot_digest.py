"""One line about the hot room: whether it is compiled, and a digest of all it makes of many hands.

Run with ``python hot_digest.py HANDS`` by any interpreter that finds ``engine``; needs nothing else.
"""

from __future__ import annotations

import hashlib
import json
import pickle
import sys
from random import Random

from engine.bots.rule_bot import RuleBot
from engine.counts import COMPILED, FOUR_DECKS, THREE_DECKS, answers, beats, bonus, key, leads, playout, used
from engine.counts.decompose import Decomposer
from engine.counts.features import Moment, action_features, state_features
from engine.counts.rollout import Costs, wins
from engine.counts.scene import Scene
from engine.counts.shortlist import answers_to_weigh, leads_to_weigh
from engine.counts.weights import FOUR_DECKS as FOUR_WEIGHTS
from engine.counts.weights import THREE_DECKS as THREE_WEIGHTS


def digest(hands: int) -> str:
    """Return a digest of generator, order, decomposition, playouts, features and worlds over random hands."""
    rng, found = Random(11), hashlib.sha256()
    state, tally = [88172645], [0, 0]
    for number in range(hands):
        decks = 3 + number % 2
        rules = THREE_DECKS if decks == 3 else FOUR_DECKS
        pack = [rank for rank in range(13) for _ in range(4 * decks)] + [13, 14] * decks
        rng.shuffle(pack)
        dealt = [pack[at * 27 : at * 27 + rng.randint(1, 27)] for at in range(6)]
        six = [[hand.count(rank) for rank in range(15)] for hand in dealt]
        cutter = Decomposer(THREE_WEIGHTS if decks == 3 else FOUR_WEIGHTS, rules)
        found_leads = leads(six[0], rules)
        table = rng.choice(found_leads)
        replies = answers(six[1], table, rules)
        plan = cutter.plan(six[1])
        scene = Scene(rules, decks - 3, [len(hand) for hand in dealt], [1, 1, 1, 0, 0, -1], False, -1)
        scene.lay(0, table, used(table, rules), 0)
        moment = Moment(scene, 1, six[1], [1, 1, -1, 0, 0, -1], 1, 0, False, False, cutter)
        options = [*answers_to_weigh(six[1], table, cutter, rules), 0]
        parts: list[object] = [
            found_leads,
            replies,
            [key(play, rules) for play in found_leads],
            [bonus(play, rules) for play in found_leads],
            [beats(play, table, rules) for play in found_leads],
            [used(play, rules) for play in replies],
            (round(plan.cost, 9), plan.plays),
            leads_to_weigh(six[1], cutter, rules),
            state_features(moment),
            [action_features(moment, play) for play in options],
            playout([hand[:] for hand in six], 0, -1, 0, -1, rules, state, tally),
            (state[0], tally[0], tally[1]),
            wins(moment, options[-3:], Costs(cutter, rules), 1, number + 1, [1.0] * 6)
            if number % 10 == 0
            else (),
        ]
        found.update(repr(parts).encode())
    return found.hexdigest()


if __name__ == "__main__":
    pickle.loads(pickle.dumps(RuleBot()))  # noqa: S301 - what a worker process gets
    sys.stdout.write(json.dumps({"compiled": COMPILED, "digest": digest(int(sys.argv[1]))}) + "\n")
