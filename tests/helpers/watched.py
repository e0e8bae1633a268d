"""A bot with somebody looking over its shoulder: is it legal, how long does it take, is a win overlooked?"""

from __future__ import annotations

from array import array
from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random
from time import perf_counter

from engine.actions import Action, Bid, Camp, ChooseCamp, Double, Pass, Play, Prompt, PromptKind, ShowHand
from engine.bots.base import Bot, Decision
from engine.combos import Combination
from engine.deal import Deal
from engine.match import first_side, played
from engine.movegen import default_lead, verdict
from engine.ruleset import SEATS
from engine.view import PlayerView

LARGE = 35
"""Leads from so many cards or more are counted by themselves."""
Guess = Callable[[PlayerView], tuple[float, ...] | list[float]]
"""Tells by seat how likely each is the viewer's partner."""


@dataclass
class Brier:
    """The mean square error of guesses between 0 and 1."""

    error: float = 0.0
    partners: int = 0
    number: int = 0

    def add(self, guess: float, *, partner: bool) -> None:
        """Take one guess."""
        self.error += (guess - partner) ** 2
        self.partners += partner
        self.number += 1

    @property
    def score(self) -> float:
        """The score; what is not a number where nothing was guessed."""
        return self.error / self.number if self.number else float("nan")

    @property
    def constant(self) -> float:
        """The score of who always says how often partners are met."""
        share = self.partners / self.number if self.number else float("nan")
        return share * (1 - share)


@dataclass
class Log:
    """What was seen; *times* in seconds by kind of decision."""

    times: dict[str, array[float]] = field(default_factory=dict)
    illegal: int = 0
    wins: int = 0
    taken: int = 0
    brier: dict[str, Brier] = field(default_factory=dict)

    @property
    def decisions(self) -> int:
        """How many decisions were made."""
        return sum(map(len, self.times.values()))


class WatchedBot:
    """Decides as *bot* does; what it does goes into *log*. An illegal answer is replaced."""

    def __init__(self, bot: Bot, log: Log, guesses: dict[str, Guess] | None = None) -> None:
        self._bot, self._log, self._guesses = bot, log, guesses or {}
        self._guessed: list[tuple[str, int, int, float]] = []

    def decide(self, view: PlayerView, rng: Random) -> Decision:
        """Answer ``view.prompt``."""
        prompt = view.prompt
        if prompt is None:
            raise ValueError("the bot was not asked")
        start = perf_counter()
        decision = self._bot.decide(view, rng)
        elapsed = perf_counter() - start
        self._log.times.setdefault(_kind(view, prompt), array("d")).append(elapsed)
        if prompt.kind is PromptKind.PLAY:
            self._look_for_wins(view, decision.action)
            self._guess(view)
        if not is_legal(view, prompt, decision.action):
            self._log.illegal += 1
            return Decision(_instead(view, prompt))
        return decision

    def _look_for_wins(self, view: PlayerView, action: Action) -> None:
        all_at_once = verdict(view.hand, view.hand, view.ruleset.combos, view.to_beat, view.dead)
        if isinstance(all_at_once, Combination):
            self._log.wins += 1
            self._log.taken += isinstance(action, Play) and len(action.cards) == len(view.hand)

    def _guess(self, view: PlayerView) -> None:
        me = view.viewer
        played = sum(len(move.cards) for move in view.moves)
        unknown = [seat for seat in range(SEATS) if view.is_partner(seat) is None]
        if me is None or not unknown or played < sum(view.sizes):
            return
        for name, guess in self._guesses.items():
            chances = guess(view)
            self._guessed.extend((name, me, seat, chances[seat]) for seat in unknown)

    def play(self, deal: Deal, seed: str) -> None:
        """Play a whole deal on all seats, then compare what was guessed with the truth."""
        state = played(deal, [self] * SEATS, seed)
        sides = first_side(state)
        for name, me, seat, chance in self._guessed:
            self._log.brier.setdefault(name, Brier()).add(chance, partner=sides[me] == sides[seat])
        self._guessed.clear()


def is_legal(view: PlayerView, prompt: Prompt, action: Action) -> bool:
    """Return whether *action* answers *prompt* by the rules."""
    match prompt.kind, action:
        case PromptKind.BID, Bid(value):
            return value == 0 or (prompt.above < value <= 3)
        case PromptKind.CAMP, ChooseCamp(camp):
            return camp in Camp
        case (PromptKind.DOUBLE, Double()) | (PromptKind.SHOW, ShowHand()):
            return True
        case PromptKind.PLAY, Pass():
            return not prompt.leading
        case PromptKind.PLAY, Play(cards):
            found = verdict(view.hand, cards, view.ruleset.combos, view.to_beat, view.dead)
            return isinstance(found, Combination)
    return False


def _instead(view: PlayerView, prompt: Prompt) -> Action:
    answers: dict[PromptKind, Action] = {
        PromptKind.BID: Bid(0),
        PromptKind.CAMP: ChooseCamp(Camp.POSITIVE),
        PromptKind.DOUBLE: Double(False),
        PromptKind.SHOW: ShowHand(False),
    }
    if prompt.kind is not PromptKind.PLAY:
        return answers[prompt.kind]
    if not prompt.leading:
        return Pass()
    return Play((default_lead(view.hand, view.marked_face, view.dead),))


def _kind(view: PlayerView, prompt: Prompt) -> str:
    if prompt.kind is not PromptKind.PLAY:
        return str(prompt.kind.value)
    if not prompt.leading:
        return "answer"
    return f"lead of {LARGE}+ cards" if len(view.hand) >= LARGE else "lead"
