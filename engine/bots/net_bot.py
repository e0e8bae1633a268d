"""A bot whose plays a net judges; it never overlooks a win that needs no luck."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from random import Random

import numpy as np

from engine.actions import Pass, Play, PromptKind
from engine.bots.base import Decision
from engine.bots.nets import Net, leaning
from engine.bots.opening import Opening
from engine.bots.rule_bot import RuleBot, cards_for
from engine.bots.scenes import moment_of
from engine.bots.search import WEIGHT, WORLDS, tried
from engine.bots.style import NEUTRAL, Style, style_of
from engine.combos import ComboRules
from engine.counts.chances import partners
from engine.counts.decompose import Decomposer
from engine.counts.features import ACTION_SIZE, Moment, action_features, state_features
from engine.counts.forced import forced_win
from engine.counts.plays import PASS
from engine.counts.rollout import Costs
from engine.counts.scene import FIRST
from engine.counts.shortlist import answers_to_weigh, leads_to_weigh
from engine.movegen import rules_id
from engine.ruleset import SEATS, Variant
from engine.view import PlayerView

_TRIED = 100.0
_NEARLY = 0.001
"""No guess about a side is surer than that."""


@dataclass(frozen=True, slots=True)
class Judged:
    """What the net makes of a decision: plays (PASS is 0) with chances of winning, first the chosen one.

    *partners* by seat: how likely each is on the viewer's side; 1.0 for the viewer. *sure* is a play that
    wins whatever the others hold, PASS if none is known.
    """

    plays: tuple[tuple[int, float], ...]
    partners: tuple[float, ...]
    sure: int = PASS


class NetBot:
    """Plays by a net for each game, in the style that goes with its name.

    What is asked before play is answered by *openings*, and by the rule bot where they know nothing.
    Towards the end of a deal plays are tried in so many *worlds* (:mod:`engine.bots.search`).
    """

    def __init__(
        self,
        nets: Mapping[Variant, Net],
        openings: Mapping[Variant, Opening] | None = None,
        worlds: int = WORLDS,
    ) -> None:
        self._nets = dict(nets)
        self._openings = dict(openings or {})
        self._rules = RuleBot()
        self._worlds = worlds
        self._costs: dict[int, Costs] = {}

    def decide(self, view: PlayerView, rng: Random) -> Decision:
        """Answer ``view.prompt``. Raises ``ValueError`` if there is none."""
        if view.prompt is None or view.viewer is None:
            raise ValueError("the bot was not asked")
        opening = self._openings.get(view.ruleset.variant)
        if opening is not None and opening.knows(view):
            return opening.decide(view, self.cutter(view.ruleset.combos), rng)
        if view.prompt.kind is not PromptKind.PLAY or view.ruleset.variant not in self._nets:
            return self._rules.decide(view, rng)
        moment, options = self._options(view)
        if len(options) == 1 and options[0] == PASS:
            return Decision(Pass())
        sure = forced_win(moment, options)
        if sure:
            return Decision(Play(cards_for(view, sure)))
        best = self._judge(view, moment, options, style_of(view.names[view.viewer])).plays[0][0]
        return Decision(Play(cards_for(view, best)) if best else Pass())

    def judged(self, view: PlayerView) -> Judged:
        """Return what the net makes of all plays worth weighing. Raises ``ValueError`` for spectators."""
        moment, options = self._options(view)
        return replace(self._judge(view, moment, options), sure=forced_win(moment, options))

    def _options(self, view: PlayerView) -> tuple[Moment, list[int]]:
        cutter = self.cutter(view.ruleset.combos)
        moment = moment_of(view, cutter)
        rules_id = moment.scene.rules_id
        if view.to_beat is None:
            return moment, leads_to_weigh(moment.hand, cutter, rules_id)
        answers = answers_to_weigh(moment.hand, moment.scene.to_beat, cutter, rules_id)
        return moment, [*answers, PASS]

    def cutter(self, rules: ComboRules) -> Decomposer:
        """Return what cuts hands by *rules*."""
        return self._rules.cutter(rules)

    def _costs_of(self, rules: ComboRules) -> Costs:
        cutter = self.cutter(rules)
        number = rules_id(rules)
        costs = self._costs.get(number)
        if costs is None:
            costs = self._costs[number] = Costs(cutter, number)
        return costs

    def _judge(self, view: PlayerView, moment: Moment, options: list[int], style: Style = NEUTRAL) -> Judged:
        net = self._nets[view.ruleset.variant]
        state = np.array([state_features(moment)], dtype=np.uint8)
        actions = np.array([action_features(moment, play) for play in options], dtype=np.uint8)
        read = net.read(state)
        actions = actions.reshape(-1, ACTION_SIZE)
        odds = net.judge(read, np.zeros(len(options), dtype=np.intp), actions)
        choice = leaning(odds, actions)
        first = _first(moment, net.partners(read)[0].tolist())
        costs = self._costs_of(view.ruleset.combos)
        for at, found in tried(moment, options, choice, first, costs, self._worlds).items():
            # What was not tried has no hope beside what was.
            choice[at] += _TRIED + WEIGHT * found
            odds[at] = (odds[at] + found) / 2
        chances = 1 / (1 + np.exp(-odds))
        if style is not NEUTRAL:
            choice = choice + style.leaning(moment, options)
        order = sorted(range(len(options)), key=lambda at: (-choice[at], options[at]))
        plays = tuple((options[at], float(chances[at])) for at in order)
        return Judged(plays, tuple(partners(first, moment.sides, moment.own, moment.me)))


def _first(moment: Moment, guessed: list[float]) -> list[float]:
    """Return by seat the odds of being on the first side, out of guesses who is a partner."""
    odds = [1.0] * SEATS
    for step, chance in enumerate(guessed, 1):
        bounded = min(max(chance, _NEARLY), 1 - _NEARLY)
        odd = bounded / (1 - bounded)
        odds[(moment.me + step) % SEATS] = odd if moment.own == FIRST else 1 / odd
    return odds
