"""Decisions before play by what each answer is expected to be worth in points.

A model of a few dozen numbers for each question, fitted to how deals ended
(:mod:`engine.training.opening`): for each answer, what it gains upon the quiet one, which is to pass,
not to double, not to show, or to join the positive landlord.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cache
from math import exp
from random import Random

from engine.actions import Action, Bid, Camp, ChooseCamp, Double, Prompt, PromptKind, ShowHand
from engine.bots.base import Decision
from engine.bots.bidding import bottom_worth
from engine.cards import Card, Rank, rank_counts
from engine.counts import FOUR_DECKS as FOUR_ID
from engine.counts import kind_of, size
from engine.counts.decompose import Decomposer
from engine.counts.plays import BOMB, PAIR, SINGLE, bonus
from engine.counts.weights import FOUR_DECKS, THREE_DECKS
from engine.deal import Seat
from engine.movegen import rules_id
from engine.ruleset import SEATS, Ruleset, Variant
from engine.view import PlayerView
from engine.visible import Role

HUGE = 1_000.0
"""No number of a model is as large."""
LEAST_TO_SHOW = 1.0
"""A hand is laid open for so many points or more: people make more of what they see than bots do."""
LEAST_TO_BID = 2.0
"""A bid has to gain so much: landlords win more often than not, but where all want it there is no auction."""
_LEAST = {PromptKind.SHOW: LEAST_TO_SHOW, PromptKind.BID: LEAST_TO_BID}
_ALIKE = 0.5
"""Camps are alike where so many points, or fewer, lie between them: the better one is drawn 3 of 4 times."""
_FAR = 5.0
_STRONG_THREE, _STRONG_FOUR = 2.0, 0.0
"""Hands that cost less, in turns, gain more by each turn than others do."""
_LOW = 7
"""A single or a pair below the ten rarely wins a trick."""

Features = dict[str, float]
Model = Mapping[str, Mapping[str, float]]
"""For each answer but the quiet one a number for each feature; the sum is what it gains, in points."""

QUESTIONS = {
    Variant.HIDDEN: ("bid", "double open_landlord", "double hidden_landlord", "double farmer"),
    Variant.TWO_FOUR: ("bid", "show great_landlord", "show second_landlord", "show solo"),
    Variant.TWO_CAMPS: ("camp", "show positive_landlord", "show negative_landlord", "show solo"),
}
"""What is asked before play, as :func:`question` names it."""
LOUD = {
    PromptKind.BID: ("1", "2", "3"),
    PromptKind.DOUBLE: ("yes",),
    PromptKind.SHOW: ("yes",),
    PromptKind.CAMP: (Camp.NEGATIVE.value,),
}


def answers(view: PlayerView) -> dict[str, Action]:
    """Return what can be answered to the question of *view*, by name, the quiet answer first."""
    prompt = view.prompt
    if prompt is None:
        raise ValueError("the bot was not asked")
    match prompt.kind:
        case PromptKind.BID:
            bids = [0, *range(prompt.above + 1, 4)]
            return {str(value): Bid(value) for value in bids}
        case PromptKind.DOUBLE:
            return {"no": Double(yes=False), "yes": Double(yes=True)}
        case PromptKind.SHOW:
            return {"no": ShowHand(yes=False), "yes": ShowHand(yes=True)}
        case PromptKind.CAMP:
            return {camp.value: ChooseCamp(camp) for camp in Camp}
        case PromptKind.PLAY:
            raise ValueError("the deal is in play")


def is_given(kind: PromptKind, gain: float) -> bool:
    """Return whether a loud answer to such a question is given that should gain so much, else the quiet one.

    Camps are drawn by lot instead: this says which is the better one.
    """
    return gain > 0.0 and gain >= _LEAST.get(kind, 0.0)


def question(view: PlayerView) -> str:
    """Return which model answers the question of *view*: its kind, and the role where that matters."""
    prompt = view.prompt
    if prompt is None or prompt.kind is PromptKind.PLAY:
        raise ValueError("no question before play")
    kind: str = prompt.kind.value
    if prompt.kind not in (PromptKind.DOUBLE, PromptKind.SHOW) or view.role is None:
        return kind
    return f"{kind} {'solo' if view.solo else view.role.value}"


def features(view: PlayerView, cutter: Decomposer) -> Features:
    """Return what the model of ``question(view)`` is told, by name; the same names for a question."""
    if view.viewer is None or view.prompt is None:
        raise ValueError("the bot was not asked")
    counts = rank_counts(view.hand)
    known = {"even": 1.0, **_hand(counts, cutter, rules_id(view.ruleset.combos))}
    match view.prompt.kind:
        case PromptKind.BID:
            known |= _bidding(view, view.viewer, known["cost"])
        case PromptKind.DOUBLE:
            known |= _doubling(view, view.viewer, known["cost"])
        case PromptKind.SHOW:
            known |= _showing(view, view.viewer)
        case _:
            known = {"even": 1.0, "cost": known["cost"], **_camps(view, view.viewer)}
    return known


def _hand(counts: list[int], cutter: Decomposer, rules: int) -> Features:
    plan = cutter.plan(counts)
    bombs = [play for play in plan.plays if kind_of(play) >= BOMB]
    weak = sum(kind_of(play) in (SINGLE, PAIR) and play >> 9 & 15 < _LOW for play in plan.plays)
    return {
        "cost": plan.cost,
        "strong": max(0.0, (_STRONG_FOUR if rules >= FOUR_ID else _STRONG_THREE) - plan.cost),
        "groups": float(len(plan.plays) - len(bombs)),
        "weak": float(weak),
        "bombs": float(len(bombs)),
        "longer": float(sum(size(play) - 4 for play in bombs)),
        "raises": float(sum(bonus(play, rules) for play in bombs)),
        "small": float(counts[Rank.SMALL_JOKER]),
        "big": float(counts[Rank.BIG_JOKER]),
        "twos": float(counts[Rank.TWO]),
        "aces": float(counts[Rank.ACE]),
    }


def _steps(name: str, me: Seat, other: Seat | None) -> Features:
    """Tell by which step of play *me* comes after *other*."""
    after = -1 if other is None else (me - other) % SEATS
    return {f"{name} {step}": float(after == step) for step in range(1, SEATS)}


def _bidding(view: PlayerView, me: Seat, cost: float) -> Features:
    above = view.prompt.above if view.prompt else 0
    holder = view.open_mark.holder if view.open_mark else me
    hidden = view.ruleset.variant is Variant.HIDDEN
    landlords = sum(role is Role.OPEN_LANDLORD for role in view.roles)
    known = {
        "asked": float(len(view.bids)),
        "above 1": float(above == 1),
        "above 2": float(above == 2),
        "above 1, cost": cost * (above == 1),
        "above 2, cost": cost * (above == 2),
    }
    if not hidden:
        return {**known, "holder": float(me == holder)}
    second = next((s for s, role in enumerate(view.roles) if role and s != holder), None)
    return {
        **known,
        "two open": float(landlords == 2),
        **_steps("after leader", me, holder),
        **_steps("after second", me, second),
    }


def _doubling(view: PlayerView, me: Seat, cost: float) -> Features:
    holder = view.open_mark.holder if view.open_mark else me
    face = view.marked_face
    landlords = [seat for seat, role in enumerate(view.roles) if role is Role.OPEN_LANDLORD]
    bids = dict(view.bids)
    lost = max((value for seat, value in bids.items() if seat != me and seat not in landlords), default=0)
    return {
        "open 2": float(len(landlords) == 2),
        "open 3": float(len(landlords) == 3),
        "stake": float(view.stake) if view.bids else 0.0,
        "bid": float(bids.get(me, 0)),
        "bid, cost": cost * (bids.get(me, 0) > 0),
        "others bid": float(lost),
        "copies": float(sum(card.face == face for card in view.hand)),
        **_steps("after leader", me, holder),
    }


def _showing(view: PlayerView, me: Seat) -> Features:
    side = view.side(me)
    known = {f"friend {step}": float(view.side((me + step) % SEATS) == side) for step in range(1, SEATS)}
    bids = [0, 0]
    for seat, value in view.bids:
        friend = view.side(seat) == side
        bids[friend] = max(bids[friend], value)
    friends, others = _bottoms(view, me)
    return {
        **known,
        "friend's bottom": friends,
        "other bottom": others,
        "friends bid": float(bids[1]),
        "others bid": float(bids[0]),
    }


def _bottoms(view: PlayerView, me: Seat) -> tuple[float, float]:
    """Return what the others' bottom cards are worth, by whether they are the viewer's partners."""
    worth = [0.0, 0.0]
    for seat, cards in view.bottom:
        if seat != me:
            worth[view.side(seat) != view.side(me)] += bottom_worth(rank_counts(cards))
    return worth[0], worth[1]


def _camps(view: PlayerView, me: Seat) -> Features:
    seats = {role: seat for seat, role in enumerate(view.roles) if role is not None}
    positive, negative = seats.get(Role.POSITIVE_LANDLORD), seats.get(Role.NEGATIVE_LANDLORD)
    bottom = dict(view.bottom)
    ours, theirs = (_bottom(bottom.get(-1 if seat is None else seat, ())) for seat in (positive, negative))
    return {
        **{name: value - theirs[name] for name, value in ours.items()},
        "asked": float(len(view.slots_done)),
        **_steps("after positive", me, positive),
        **_steps("after negative", me, negative),
    }


def _bottom(cards: tuple[Card, ...]) -> Features:
    counts = rank_counts(cards)
    return {
        "worth": bottom_worth(counts),
        "small": float(counts[Rank.SMALL_JOKER]),
        "big": float(counts[Rank.BIG_JOKER]),
        "twos": float(counts[Rank.TWO]),
        "aces": float(counts[Rank.ACE]),
        "kings": float(counts[Rank.KING]),
        "more": float(sum(count - 1 for count in counts[: Rank.SMALL_JOKER] if count)),
    }


@dataclass(frozen=True, slots=True)
class Opening:
    """What answers gain, for one game: numbers by question, answer and feature.

    A question without a model is the rule bot's (:meth:`knows`).
    """

    variant: Variant
    models: Mapping[str, Model]

    @classmethod
    def parse(cls, text: str, variant: Variant) -> Opening:
        """Read what :attr:`text` wrote. Raises ``ValueError`` in words for anything else."""
        try:
            kept = json.loads(text)
        except (ValueError, RecursionError) as error:
            raise ValueError(f"this is no JSON: {error}") from error
        if not isinstance(kept, dict) or kept.get("game") != variant.value:
            raise ValueError(f"these are no models for {variant.value}")
        models = kept.get("models")
        if not isinstance(models, dict):
            raise ValueError("there are no models in it")
        for name, model in models.items():
            _check(variant, name, model)
        return cls(variant, models)

    @property
    def text(self) -> str:
        """All of it as JSON."""
        return json.dumps({"game": self.variant.value, "models": self.models}, indent=1) + "\n"

    def knows(self, view: PlayerView) -> bool:
        """Return whether the question of *view* is one before play that this has a model of."""
        prompt = view.prompt
        if prompt is None or prompt.kind is PromptKind.PLAY or view.ruleset.variant is not self.variant:
            return False
        return question(view) in self.models

    def gains(self, view: PlayerView, cutter: Decomposer) -> dict[str, float]:
        """Return by answer what it should gain upon the quiet one, in points at base 1.

        Raises ``KeyError`` for a question that this does not know.
        """
        model = self.models[question(view)]
        known = features(view, cutter)
        return {
            name: sum(weight * known[what] for what, weight in model.get(name, {}).items())
            for name in answers(view)
        }

    def decide(self, view: PlayerView, cutter: Decomposer, rng: Random) -> Decision:
        """Give the answer that should gain most, of equals the quieter. Raises as :meth:`gains`.

        A camp is drawn by lot, the better one rather: where all join the better landlord, who sits where
        tells every camp (P3).
        """
        gains = self.gains(view, cutter)
        best = max(gains, key=lambda name: gains[name])
        kind = PromptKind(question(view).partition(" ")[0])
        if kind is PromptKind.CAMP:
            gain = max(-_FAR, min(_FAR, gains[Camp.NEGATIVE.value]))
            camp = Camp.NEGATIVE if rng.random() < 1 / (1 + exp(-gain / _ALIKE)) else Camp.POSITIVE
            return Decision(ChooseCamp(camp))
        if not is_given(kind, gains[best]):
            best = next(iter(gains))
        return Decision(answers(view)[best])


def _check(variant: Variant, name: str, model: object) -> None:
    """Raise ``ValueError`` unless *model* has all numbers for all answers to question *name*."""
    if name not in QUESTIONS[variant]:
        raise ValueError(f"nobody is asked {name[:40]!r} in {variant.value}")
    kind = PromptKind(name.partition(" ")[0])
    if not isinstance(model, dict) or tuple(model) != LOUD[kind]:
        raise ValueError(f"these are not the answers to {name!r}")
    wanted = names(variant, kind)
    for values in model.values():
        if not isinstance(values, dict) or tuple(values) != wanted:
            raise ValueError(f"the numbers for {name!r} are not those that are asked for")
        if not all(type(value) is float and abs(value) < HUGE for value in values.values()):
            raise ValueError(f"not a number, or a huge one, for {name!r}")


@cache
def names(variant: Variant, kind: PromptKind) -> tuple[str, ...]:
    """Return the names of :func:`features` for a kind of question, in their order."""
    rules = Ruleset(variant)
    weights = THREE_DECKS if variant.decks == 3 else FOUR_DECKS
    nobody = replace(PlayerView(0), ruleset=rules, prompt=Prompt(0, 0, kind))
    return tuple(features(nobody, Decomposer(weights, rules_id(rules.combos))))
