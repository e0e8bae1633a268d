"""Run on demand: what it would be worth to see all hands, and when in a deal.

    PYTHONPATH=. python -m tests.benchmarks.bench_sight hidden [--packs 300]

Each pack is opened by the rule bot and played twice with the sides changed: one side plays by the net, the
other by the rule bot's judgement. Then again by somebody who does what no bot may: of the six plays that
the net holds best it takes one after which its side wins if all play on with hands open (the same playing
on that looking ahead does in worlds) -- throughout, only before anybody has few cards, or only from then
on. This bounds what better guesses of hands and sides could bring to looking ahead one play.
"""

from __future__ import annotations

import argparse
from pathlib import Path

import numpy as np
from tqdm import tqdm

from engine.bots.nets import Net, leaning, net_in
from engine.bots.rule_bot import RuleBot
from engine.bots.search import LATE
from engine.counts import COMPILED
from engine.counts.features import ACTION_SIZE, Moment, action_features, state_features
from engine.counts.forced import forced_win
from engine.counts.plays import PASS
from engine.counts.rollout import Costs, Rollout
from engine.counts.scene import FIRST, SEATS
from engine.counts.worlds import World
from engine.match import Estimate, estimate, opened, pack_of
from engine.movegen import rules_id
from engine.ruleset import Ruleset, Variant
from engine.state import GameState
from engine.training.actor import cutter_for
from engine.training.sim import Sim
from engine.training.trial import by_rules

SEED = 77
SIGHT = ("never", "late", "early", "always")
_BEST = 6
_WINS = 5.0


class Player:
    """Plays one side of a deal by a net, with or without sight of all hands."""

    def __init__(self, variant: Variant, net: Net, sight: str) -> None:
        self._cutter = cutter_for(variant)
        self._costs = Costs(self._cutter, rules_id(Ruleset(variant).combos))
        self._net = net
        self._sight = sight

    def wins(self, state: GameState, *, first: bool) -> bool:
        """Return whether the side wins against the rule bot's judgement, from the first lead on."""
        sim = Sim(state)
        while sim.winner < 0:
            moment = sim.moment(self._cutter)
            options = sim.options(self._cutter)
            mine = (moment.own == FIRST) is first
            sim.act(moment, self._play(sim, moment, options) if mine else by_rules(moment, options))
        return (sim.winner == FIRST) is first

    def _play(self, sim: Sim, moment: Moment, options: list[int]) -> int:
        sure = forced_win(moment, options)
        if sure != PASS or len(options) == 1:
            return sure or options[0]
        actions = np.array([action_features(moment, play) for play in options], np.uint8)
        actions = actions.reshape(-1, ACTION_SIZE)
        read = self._net.read(np.array([state_features(moment)], np.uint8))
        worths = leaning(self._net.judge(read, np.zeros(len(options), np.intp), actions), actions)
        late = min(sim.scene.sizes) <= LATE
        sees = {"never": False, "late": late, "early": not late, "always": True}[self._sight]
        if sees and sim.dead < 0:
            world = World(sim.hands, sim.sides, [list(self._cutter.cut(hand).plays) for hand in sim.hands])
            ahead = Rollout(moment, self._costs)
            for at in np.argsort(-worths)[:_BEST]:
                worths[at] += _WINS * (1 + ahead.won(world, options[at]))
        return options[int(np.argmax(worths))]


def measured(variant: Variant, net: Net, sight: str, packs: int) -> Estimate:
    """Return the rate of deals won, over packs that are played by both sides."""
    player = Player(variant, net, sight)
    rates = []
    for number in tqdm(range(packs), desc=sight, leave=False):
        state = opened(pack_of(Ruleset(variant), SEED, number), [RuleBot()] * SEATS, f"sight {number}")
        if not state.over:
            rates.append(sum(player.wins(state, first=first) for first in (False, True)) / 2)
    return estimate(rates)


def main() -> None:
    """Measure and print a table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("variant", choices=[variant.value for variant in Variant])
    parser.add_argument(
        "--weights", type=Path, default=Path("resources/bots"), help="a folder of VARIANT.npz"
    )
    parser.add_argument("--packs", type=int, default=300)
    options = parser.parse_args()
    variant = Variant(options.variant)
    with np.load(options.weights / f"{variant.value}.npz") as kept:
        net = net_in(kept, variant.value)
    print(f"{variant.value}, engine {'compiled' if COMPILED else 'interpreted'}, {options.packs} packs")
    for sight in SIGHT:
        found = measured(variant, net, sight, options.packs)
        print(f"sees all hands {sight:7} {100 * found.mean:5.1f} ± {100 * found.margin:.1f} %")


if __name__ == "__main__":
    main()
