"""What a sweep or a click probably means while something is to be beaten."""

from __future__ import annotations

from collections.abc import Collection

from engine.cards import Card, Face
from engine.combos import Combination, CombinationType, ComboRules, classify_cards
from engine.movegen import RankPlay, answers, pick
from engine.order import beats

_BY_CLICK = (CombinationType.PAIR, CombinationType.TRIPLE, CombinationType.BOMB)


def swept_answer(
    swept: Collection[Card],
    rules: ComboRules,
    to_beat: Combination,
    spare: Face | None = None,
    dead: Card | None = None,
) -> frozenset[Card] | None:
    """Return the cards of a sweep that answer *to_beat* with a play of its kind, the lowest that does.

    Copies of the *spare* face are left out where others do. None where the sweep is an answer as it
    is, or holds none.
    """
    whole = classify_cards(swept, rules)
    if whole is not None and beats(whole, to_beat):
        return None
    found = [play for play in answers(swept, rules, to_beat, dead) if _alike(play, to_beat)]
    if not found:
        return None
    lowest = min(found, key=lambda play: play.combination.key)
    return frozenset(pick(swept, lowest, spare, dead))


def clicked_answer(
    card: Card,
    hand: Collection[Card],
    rules: ComboRules,
    to_beat: Combination,
    spare: Face | None = None,
    dead: Card | None = None,
) -> frozenset[Card] | None:
    """Return *card* with as many of its equals as answer a pair, a triple or a bomb; None where none do.

    The clicked copy is always among them: somebody who points at the marked copy means it.
    """
    if to_beat.type not in _BY_CLICK or card == dead:
        return None
    equals = [other for other in hand if other.rank == card.rank and other != dead]
    equals.sort(key=lambda other: (other != card, other.face == spare, other))
    for count in range(2, len(equals) + 1):
        cards = frozenset(equals[:count])
        combination = classify_cards(cards, rules)
        alike = combination is not None and combination.type is to_beat.type
        if combination is not None and alike and beats(combination, to_beat):
            return cards
    return None


def _alike(play: RankPlay, to_beat: Combination) -> bool:
    """A play of the same kind; a sweep that happens to hold a bomb is not meant as one."""
    return play.combination.type is to_beat.type and play.combination.size == to_beat.size
