"""Self-play: many deals at once, so that a net judges many moments in one go."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from itertools import islice
from random import Random

import numpy as np
from numpy.typing import NDArray

from engine.actions import Camp, ChooseCamp, PromptKind
from engine.bots.base import Decision
from engine.bots.net_bot import SURE_WIN_AT
from engine.bots.nets import OTHERS, Net
from engine.bots.rule_bot import RuleBot
from engine.counts.decompose import Decomposer
from engine.counts.features import ACTION_SIZE, STATE_SIZE, Moment, action_features, state_features
from engine.counts.plays import PASS, size
from engine.counts.scene import FIRST, SEATS, UNKNOWN
from engine.counts.weights import FOUR_DECKS, THREE_DECKS
from engine.deal import deal_from_seed
from engine.match import opened
from engine.movegen import rules_id
from engine.randomness import SEED_BYTES
from engine.ruleset import Ruleset, Variant
from engine.state import GameState
from engine.training.sim import Sim
from engine.training.truth import TRUTH_SIZE, truth_features
from engine.view import PlayerView

TABLES = 64
"""So many deals are played at once."""


REPEATED = 3
"""Each deal is opened once and played so often, which costs less than opening as many."""


@dataclass(frozen=True, slots=True)
class Task:
    """What an actor is to do. *nets* are parameters by name; the first learns, the others are past ones."""

    variant: Variant
    seed: str
    deals: int
    nets: tuple[dict[str, NDArray[np.float16]], ...]
    past: float = 0.4
    """How often one side is played by a past net; half of the time by the first of them."""


@dataclass(slots=True)
class Samples:
    """What was played, decision by decision and deal by deal.

    *truth* and *first* (whether the first side decided) hold every decision, *lengths* how many belong
    to each deal and *first_won* who won it. The rest are the decisions of the net that learns: *rows*
    says which they are, *counts* how many of the *actions* belong to each, *chosen* which was taken
    and *logp* how likely that was.
    """

    truth: NDArray[np.uint8]
    first: NDArray[np.uint8]
    lengths: NDArray[np.int32]
    first_won: NDArray[np.uint8]
    rows: NDArray[np.int32]
    states: NDArray[np.uint8]
    actions: NDArray[np.uint8]
    counts: NDArray[np.int32]
    chosen: NDArray[np.int32]
    logp: NDArray[np.float32]
    partner: NDArray[np.uint8]
    unknown: NDArray[np.uint8]
    duels: int = 0
    duels_won: int = 0
    """Deals against a past net, and how many of them the net that learns won."""


@dataclass(slots=True)
class _Turn:
    """A decision of the net that learns."""

    at: int
    seat: int
    state: bytes
    actions: list[bytes]
    chosen: int
    logp: float
    unknown: bytes


@dataclass(slots=True)
class _Game:
    sim: Sim
    nets: tuple[int, int]
    """The net of the other side and of the first one; 0 learns."""
    truth: list[bytes] = field(default_factory=list)
    first: bytearray = field(default_factory=bytearray)
    turns: list[_Turn] = field(default_factory=list)

    @property
    def learns(self) -> tuple[bool, bool]:
        return self.nets[0] == 0, self.nets[1] == 0


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
    lots = np.random.default_rng(rng.getrandbits(64))
    nets = [Net(parameters) for parameters in task.nets]
    cutter = cutter_for(task.variant)
    fresh = _deals(task, rng)
    running = list(islice(fresh, TABLES))
    done: list[_Game] = []
    while running:
        choices = []
        still = []
        for game in running:
            choice = _next_choice(game, cutter)
            if choice is None:
                done.append(game)
                replacement = next(fresh, None)
                if replacement is not None:
                    still.append(replacement)
            else:
                choices.append(choice)
                still.append(game)
        running = still
        _decide(choices, nets, cutter, lots)
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
    state: GameState | None = None
    while made < task.deals:
        if state is None or made % REPEATED == 0:
            deal = deal_from_seed(rules, rng.randbytes(SEED_BYTES))
            state = opened(deal, [bot] * SEATS, rng.random().hex())
        if state.over:
            state = None
            continue
        made += 1
        nets = [0, 0]
        if len(task.nets) > 1 and rng.random() < task.past:
            nets[rng.randrange(2)] = 1 if rng.random() < 0.5 else rng.randrange(1, len(task.nets))
        yield _Game(Sim(state), (nets[0], nets[1]))


def _next_choice(game: _Game, cutter: Decomposer) -> _Choice | None:
    sim = game.sim
    while sim.winner < 0:
        moment = sim.moment(cutter)
        options = sim.options(cutter)
        if len(options) > 1:
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


def _decide(choices: list[_Choice], nets: list[Net], cutter: Decomposer, lots: np.random.Generator) -> None:
    by_net: dict[int, list[_Choice]] = {}
    for choice in choices:
        by_net.setdefault(choice.game.nets[choice.moment.own == FIRST], []).append(choice)
    for number, group in by_net.items():
        worths = _worths(group, nets[number])
        # The best of odds that are shaken by Gumbel's law is drawn by a softmax over them.
        shaken = worths + lots.gumbel(size=len(worths)).astype(np.float32) if number == 0 else worths
        at = 0
        for choice in group:
            end = at + len(choice.options)
            best = int(np.argmax(shaken[at:end]))
            _keep(choice, best, worths[at:end], cutter, learns=number == 0)
            at = end
            choice.game.sim.act(choice.moment, choice.options[best])


def _worths(group: list[_Choice], net: Net) -> NDArray[np.float32]:
    actions = np.frombuffer(b"".join(a for choice in group for a in choice.actions), np.uint8)
    states = np.frombuffer(b"".join(choice.state for choice in group), np.uint8).reshape(-1, STATE_SIZE)
    rows = np.repeat(np.arange(len(group)), [len(choice.options) for choice in group])
    return net.judge(net.read(states), rows, actions.reshape(-1, ACTION_SIZE))


def _keep(
    choice: _Choice, chosen: int, worths: NDArray[np.float32], cutter: Decomposer, *, learns: bool
) -> None:
    game, moment = choice.game, choice.moment
    game.truth.append(truth_features(game.sim, cutter, game.learns))
    game.first.append(moment.own == FIRST)
    if not learns:
        return
    top = float(worths.max())
    logp = float(worths[chosen]) - top - float(np.log(np.exp(worths - top).sum()))
    unknown = bytes(moment.sides[(moment.me + step) % SEATS] == UNKNOWN for step in range(1, SEATS))
    game.turns.append(
        _Turn(len(game.truth) - 1, moment.me, choice.state, choice.actions, chosen, logp, unknown)
    )


def _table(parts: Iterable[bytes], width: int) -> NDArray[np.uint8]:
    return np.frombuffer(b"".join(parts), np.uint8).reshape(-1, width).copy()


def _gather(done: list[_Game]) -> Samples:
    games = [game for game in done if game.truth]
    partner = bytearray()
    for game in games:
        sides = game.sim.sides
        for turn in game.turns:
            partner.extend(sides[(turn.seat + step) % SEATS] == sides[turn.seat] for step in range(1, SEATS))
    lengths = np.array([len(game.truth) for game in games], dtype=np.int32)
    starts = np.cumsum(lengths) - lengths
    turns = [turn for game in games for turn in game.turns]
    duels = [game for game in games if any(game.nets)]
    return Samples(
        _table((truth for game in games for truth in game.truth), TRUTH_SIZE),
        np.frombuffer(b"".join(game.first for game in games), np.uint8),
        lengths,
        np.array([game.sim.winner == FIRST for game in games], dtype=np.uint8),
        np.array(
            [start + turn.at for game, start in zip(games, starts, strict=True) for turn in game.turns],
            dtype=np.int32,
        ),
        _table((turn.state for turn in turns), STATE_SIZE),
        _table((action for turn in turns for action in turn.actions), ACTION_SIZE),
        np.array([len(turn.actions) for turn in turns], dtype=np.int32),
        np.array([turn.chosen for turn in turns], dtype=np.int32),
        np.array([turn.logp for turn in turns], dtype=np.float32),
        np.frombuffer(bytes(partner), np.uint8).reshape(-1, OTHERS),
        _table((turn.unknown for turn in turns), OTHERS),
        len(duels),
        sum(not game.nets[game.sim.winner] for game in duels),
    )
