"""Self-play: many deals at once, so that a net judges many moments in one go."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import islice
from random import Random

import numpy as np
from numpy.typing import NDArray

from engine.actions import Camp, ChooseCamp, PromptKind
from engine.bots.base import Decision
from engine.bots.nets import OTHERS, Net, leaning
from engine.bots.rule_bot import RuleBot
from engine.counts.decompose import Decomposer
from engine.counts.features import (
    ACTION_SIZE,
    STATE_SIZE,
    SURE_WIN_AT,
    WORTH_AT,
    Moment,
    action_features,
    state_features,
)
from engine.counts.plays import PASS, size
from engine.counts.scene import FIRST, SEATS, UNKNOWN
from engine.counts.weights import FOUR_DECKS, THREE_DECKS
from engine.deal import deal_from_seed
from engine.match import opened
from engine.movegen import rules_id
from engine.randomness import SEED_BYTES
from engine.ruleset import Ruleset, Variant
from engine.training.sim import Sim
from engine.training.trial import by_rules
from engine.view import PlayerView

TABLES = 64
"""So many deals are played at once."""
_RULES = -1
"""The number of no net: plays are chosen by what the rule bot holds them worth."""


@dataclass(frozen=True, slots=True)
class Task:
    """What an actor is to do. *nets* are parameters by name; the first learns, the others are past ones.

    Without any net plays are chosen by what the rule bot holds them worth.
    """

    variant: Variant
    seed: str
    deals: int
    nets: tuple[dict[str, NDArray[np.float16]], ...] = ()
    explore: float = 0.05
    rules: float = 0.1
    """How often one side is played by what the rule bot holds plays worth."""
    past: float = 0.1
    """How often one side is played by a past net, or by the net that learns."""


@dataclass(slots=True)
class Samples:
    """Decisions of the net that learns: bytes, whether the side won, partners and who was unknown."""

    states: NDArray[np.uint8]
    actions: NDArray[np.uint8]
    won: NDArray[np.uint8]
    partner: NDArray[np.uint8]
    unknown: NDArray[np.uint8]
    first_won: int = 0
    deals: int = 0
    duels: int = 0
    duels_won: int = 0
    """Deals against the rule bot's judgement, and how many of them the net that learns won."""


@dataclass(slots=True)
class _Game:
    sim: Sim
    nets: tuple[int, int]
    """The net of the other side and of the first one; the net 0 learns."""
    states: list[bytes] = field(default_factory=list)
    actions: list[bytes] = field(default_factory=list)
    seats: list[int] = field(default_factory=list)
    unknown: list[bytes] = field(default_factory=list)


@dataclass(slots=True)
class _Choice:
    game: _Game
    moment: Moment
    options: list[int]
    state: bytes
    actions: list[bytes]


def cutter_for(variant: Variant) -> Decomposer:
    """Return what cuts hands of a game."""
    weights = THREE_DECKS if variant is Variant.HIDDEN else FOUR_DECKS
    return Decomposer(weights, rules_id(Ruleset(variant).combos))


def play(task: Task) -> Samples:
    """Play the deals of *task*; runs in a worker."""
    rng = Random(task.seed)  # noqa: S311 - reproducible
    nets = [Net(parameters) for parameters in task.nets]
    cutter = cutter_for(task.variant)
    fresh = _deals(task, rng)
    running = list(islice(fresh, TABLES))
    done: list[_Game] = []
    while running:
        choices = []
        still = []
        for game in running:
            choice = _next_choice(game, cutter, teaching=bool(nets))
            if choice is None:
                done.append(game)
                replacement = next(fresh, None)
                if replacement is not None:
                    still.append(replacement)
            else:
                choices.append(choice)
                still.append(game)
        running = still
        _decide(choices, nets, task.explore, rng)
    return _gather(done)


class _Opener:
    """Answers before play as the rule bot does, but joins camps by lot half of the time.

    Where all join the better bottom, who sits where tells every camp, and nothing is learned of play.
    """

    def __init__(self) -> None:
        self._bot = RuleBot()

    def decide(self, view: PlayerView, rng: Random) -> Decision:
        """Answer ``view.prompt``."""
        camps = view.prompt is not None and view.prompt.kind is PromptKind.CAMP
        if camps and rng.random() < 0.5:
            return Decision(ChooseCamp(rng.choice(list(Camp))))
        return self._bot.decide(view, rng)


def _deals(task: Task, rng: Random) -> Iterator[_Game]:
    rules, bot = Ruleset(task.variant), _Opener()
    made = 0
    while made < task.deals:
        state = opened(deal_from_seed(rules, rng.randbytes(SEED_BYTES)), [bot] * SEATS, rng.random().hex())
        if state.over:
            continue
        made += 1
        yield _Game(Sim(state), _players(task, rng))


def _players(task: Task, rng: Random) -> tuple[int, int]:
    """Return who plays the other side and the first one."""
    if not task.nets:
        return _RULES, _RULES
    nets = [0, 0]
    drawn = rng.random()
    if drawn < task.rules:
        nets[rng.randrange(2)] = _RULES
    elif drawn < task.rules + task.past:
        nets[rng.randrange(2)] = rng.randrange(len(task.nets))
    return nets[0], nets[1]


def _next_choice(game: _Game, cutter: Decomposer, *, teaching: bool) -> _Choice | None:
    sim = game.sim
    while sim.winner < 0:
        moment = sim.moment(cutter)
        options = sim.options(cutter)
        if teaching and game.nets[moment.own == FIRST] == _RULES:
            sim.act(moment, by_rules(moment, options))
        elif len(options) > 1:
            actions = [bytes(action_features(moment, play)) for play in options]
            sure = _sure_win(moment, options, actions)
            if sure == PASS:
                return _Choice(game, moment, options, bytes(state_features(moment)), actions)
            sim.act(moment, sure)
        else:
            sim.act(moment, options[0])
    return None


def _sure_win(moment: Moment, options: list[int], actions: list[bytes]) -> int:
    """Return what the bot would play without asking its net; PASS if it has to ask."""
    if moment.holds_dead:
        return PASS
    for option, action in zip(options, actions, strict=True):
        if action[SURE_WIN_AT] or (option and size(option) == moment.cards):
            return option
    return PASS


def _decide(choices: list[_Choice], nets: list[Net], explore: float, rng: Random) -> None:
    by_net: dict[int, list[_Choice]] = {}
    for choice in choices:
        by_net.setdefault(choice.game.nets[choice.moment.own == FIRST], []).append(choice)
    for number, group in by_net.items():
        worths = _worths(group, None if number == _RULES else nets[number])
        at = 0
        for choice in group:
            own = worths[at : at + len(choice.options)]
            at += len(choice.options)
            best = int(np.argmax(own))
            if rng.random() < explore:
                best = rng.randrange(len(own))
            _keep(choice, best, learns=number == 0 or not nets)
            choice.game.sim.act(choice.moment, choice.options[best])


def _worths(group: list[_Choice], net: Net | None) -> NDArray[np.float32]:
    actions = np.frombuffer(b"".join(a for choice in group for a in choice.actions), np.uint8)
    actions = actions.reshape(-1, ACTION_SIZE)
    if net is None:
        return actions[:, WORTH_AT].astype(np.float32)
    states = np.frombuffer(b"".join(choice.state for choice in group), np.uint8).reshape(-1, STATE_SIZE)
    rows = np.repeat(np.arange(len(group)), [len(choice.options) for choice in group])
    return leaning(net.judge(net.read(states), rows, actions), actions)


def _keep(choice: _Choice, chosen: int, *, learns: bool) -> None:
    if not learns:
        return
    game, moment = choice.game, choice.moment
    game.states.append(choice.state)
    game.actions.append(choice.actions[chosen])
    game.seats.append(moment.me)
    game.unknown.append(
        bytes(moment.sides[(moment.me + step) % SEATS] == UNKNOWN for step in range(1, SEATS))
    )


def _gather(done: list[_Game]) -> Samples:
    won, partner = bytearray(), bytearray()
    for game in done:
        sides = game.sim.sides
        for seat in game.seats:
            won.append(sides[seat] == game.sim.winner)
            partner.extend(sides[(seat + step) % SEATS] == sides[seat] for step in range(1, SEATS))

    duels = [game for game in done if sorted(game.nets) == [_RULES, 0]]

    def table(parts: Iterator[bytes], width: int) -> NDArray[np.uint8]:
        return np.frombuffer(b"".join(parts), np.uint8).reshape(-1, width).copy()

    return Samples(
        table((state for game in done for state in game.states), STATE_SIZE),
        table((action for game in done for action in game.actions), ACTION_SIZE),
        np.frombuffer(bytes(won), np.uint8),
        np.frombuffer(bytes(partner), np.uint8).reshape(-1, OTHERS),
        table((unknown for game in done for unknown in game.unknown), OTHERS),
        sum(game.sim.winner == FIRST for game in done),
        len(done),
        len(duels),
        sum(game.nets[game.sim.winner] == 0 for game in duels),
    )
