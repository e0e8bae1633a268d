"""A bot that draws evenly from all that is legal; an opponent and a source of odd deals for tests."""

from __future__ import annotations

from random import Random

from engine.actions import Bid, Camp, ChooseCamp, Double, Pass, Play, PromptKind, ShowHand
from engine.bots.base import Decision
from engine.movegen import answers, leads, pick
from engine.view import PlayerView


class RandomBot:
    """Passes, plays, bids and chooses by lot."""

    def decide(self, view: PlayerView, rng: Random) -> Decision:
        """Answer ``view.prompt``. Raises ``ValueError`` if there is none."""
        prompt = view.prompt
        if prompt is None:
            raise ValueError("the bot was not asked")
        match prompt.kind:
            case PromptKind.BID:
                return Decision(Bid(rng.choice([0, *range(prompt.above + 1, 4)])))
            case PromptKind.CAMP:
                return Decision(ChooseCamp(rng.choice(list(Camp))))
            case PromptKind.DOUBLE:
                return Decision(Double(rng.random() < 0.5))
            case PromptKind.SHOW:
                return Decision(ShowHand(rng.random() < 0.5))
            case PromptKind.PLAY:
                return self._play(view, rng)

    def _play(self, view: PlayerView, rng: Random) -> Decision:
        rules = view.ruleset.combos
        if view.to_beat is None:
            options = leads(view.hand, rules, view.dead)
            choice = rng.randrange(len(options))
        else:
            options = answers(view.hand, rules, view.to_beat, view.dead)
            choice = rng.randint(0, len(options))
        if choice == len(options):
            return Decision(Pass())
        return Decision(Play(pick(view.hand, options[choice], None, view.dead)))
