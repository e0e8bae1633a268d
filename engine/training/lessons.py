"""Decisions of the rule bot, for a net to begin from: ``python -m engine.training.lessons VARIANT``."""

from __future__ import annotations

import argparse
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
from numpy.typing import NDArray

from engine.actions import Pass, Play, PromptKind
from engine.bots.base import Decision
from engine.bots.nets import OTHERS
from engine.bots.rule_bot import RuleBot
from engine.bots.scenes import moment_of
from engine.cards import rank_counts
from engine.counts.decompose import Decomposer
from engine.counts.features import ACTION_SIZE, STATE_SIZE, Moment, action_features, state_features
from engine.counts.plays import PASS, used
from engine.counts.scene import SEATS, UNKNOWN
from engine.counts.shortlist import answers_to_weigh, leads_to_weigh
from engine.deal import deal_from_seed
from engine.match import first_side, played
from engine.randomness import SEED_BYTES
from engine.ruleset import Ruleset, Variant
from engine.training.actor import cutter_for
from engine.view import PlayerView

_STRAY = 0.08
"""How often a play is drawn by lot, so that positions off the bot's own path are seen."""


@dataclass(slots=True)
class Lessons:
    """Decisions in order; *counts* says how many actions belong to each, *chosen* which one was taken."""

    states: NDArray[np.uint8]
    actions: NDArray[np.uint8]
    counts: NDArray[np.int32]
    chosen: NDArray[np.int32]
    won: NDArray[np.uint8]
    partner: NDArray[np.uint8]
    unknown: NDArray[np.uint8]

    @classmethod
    def load(cls, path: Path) -> Lessons:
        """Read what :meth:`save` wrote."""
        with np.load(path) as kept:
            return cls(**{name: kept[name] for name in cls.__dataclass_fields__})

    def save(self, path: Path) -> None:
        """Write to *path*."""
        arrays: dict[str, Any] = {name: getattr(self, name) for name in self.__dataclass_fields__}
        np.savez_compressed(path, **arrays)


@dataclass(slots=True)
class _Taught:
    """The rule bot, watched."""

    cutter: Decomposer
    bot: RuleBot = field(default_factory=RuleBot)
    states: list[bytes] = field(default_factory=list)
    actions: list[bytes] = field(default_factory=list)
    counts: list[int] = field(default_factory=list)
    chosen: list[int] = field(default_factory=list)
    seats: list[int] = field(default_factory=list)
    unknown: list[bytes] = field(default_factory=list)

    def decide(self, view: PlayerView, rng: Random) -> Decision:
        """Decide as the rule bot does, now and then by lot; note what it chose."""
        decision = self.bot.decide(view, rng)
        if view.prompt is None or view.prompt.kind is not PromptKind.PLAY:
            return decision
        moment = moment_of(view, self.cutter)
        rules = moment.scene.rules_id
        if view.to_beat is None:
            options = leads_to_weigh(moment.hand, self.cutter, rules)
        else:
            options = [*answers_to_weigh(moment.hand, moment.scene.to_beat, self.cutter, rules), PASS]
        if len(options) > 1:
            self._note(moment, options, decision)
        return decision

    def _note(self, moment: Moment, options: list[int], decision: Decision) -> None:
        cards = decision.action.cards if isinstance(decision.action, Play) else ()
        counts = rank_counts(cards)
        rules = moment.scene.rules_id
        found = [at for at, play in enumerate(options) if used(play, rules) == counts]
        if not found:
            return
        self.states.append(bytes(state_features(moment)))
        self.actions.extend(bytes(action_features(moment, play)) for play in options)
        self.counts.append(len(options))
        self.chosen.append(found[0])
        self.seats.append(moment.me)
        self.unknown.append(
            bytes(moment.sides[(moment.me + step) % SEATS] == UNKNOWN for step in range(1, SEATS))
        )


class _Strays:
    """Plays by lot now and then, else as it is taught; what was drawn by lot is not taught."""

    def __init__(self, taught: _Taught) -> None:
        self._taught = taught

    def decide(self, view: PlayerView, rng: Random) -> Decision:
        """Answer the prompt."""
        if view.prompt is not None and view.prompt.kind is PromptKind.PLAY and rng.random() < _STRAY:
            ranked = self._taught.bot.ranked(view).plays
            choice = rng.randrange(len(ranked) + (view.to_beat is not None))
            return Decision(Play(ranked[choice][0]) if choice < len(ranked) else Pass())
        return self._taught.decide(view, rng)


def collect(variant: Variant, seed: int, deals: int) -> Lessons:
    """Play *deals* deals and return all decisions that had more than one option."""
    rng = Random(f"lessons/{variant.value}/{seed}")  # noqa: S311 - reproducible
    taught = _Taught(cutter_for(variant))
    won, partner = bytearray(), bytearray()
    done = 0
    while done < deals:
        deal = deal_from_seed(Ruleset(variant), rng.randbytes(SEED_BYTES))
        before = len(taught.seats)
        state = played(deal, [_Strays(taught)] * SEATS, rng.random().hex())
        if state.result is None:
            continue
        done += 1
        sides = first_side(state)
        for seat in taught.seats[before:]:
            won.append(seat in state.result.winners)
            partner.extend(sides[(seat + step) % SEATS] == sides[seat] for step in range(1, SEATS))

    def table(parts: list[bytes], width: int) -> NDArray[np.uint8]:
        return np.frombuffer(b"".join(parts), np.uint8).reshape(-1, width)

    return Lessons(
        table(taught.states, STATE_SIZE),
        table(taught.actions, ACTION_SIZE),
        np.array(taught.counts, dtype=np.int32),
        np.array(taught.chosen, dtype=np.int32),
        np.frombuffer(bytes(won), np.uint8),
        np.frombuffer(bytes(partner), np.uint8).reshape(-1, OTHERS),
        table(taught.unknown, OTHERS),
    )


def main() -> None:
    """Write lessons."""
    parser = argparse.ArgumentParser(description="Let the rule bot play, and keep what it decided.")
    parser.add_argument("variant", choices=[variant.value for variant in Variant])
    parser.add_argument("--out", type=Path, required=True, help="folder; the file is VARIANT-lessons.npz")
    parser.add_argument("--deals", type=int, default=2_000)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    options.out.mkdir(parents=True, exist_ok=True)
    lessons = collect(Variant(options.variant), options.seed, options.deals)
    lessons.save(options.out / f"{options.variant}-lessons.npz")


if __name__ == "__main__":
    main()
