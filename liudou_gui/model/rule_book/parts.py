"""What the rule book is made of: chapters, clauses, examples, and the engine's word on each example."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from engine.cards import Card, Rank, Suit, rank_counts
from engine.combos import Combination, ComboRules, classify_cards
from engine.diagnose import why_no_answer, why_no_combination
from engine.order import beats
from engine.reasons import Reason
from liudou_gui.model.reason_strings import reason_text
from liudou_gui.model.strings import combination_text
from liudou_gui.model.words import translate

_SUITS = (Suit.SPADES, Suit.HEARTS, Suit.CLUBS, Suit.DIAMONDS)


@dataclass(frozen=True, slots=True)
class Example:
    """Cards in rank letters; parts set apart by blanks are drawn apart.

    *on* are the cards they answer, empty on a lead. *good* is what the book says of them: a test holds
    it against the engine, and the sentence beside them is the engine's own.
    """

    cards: str
    good: bool = True
    on: str = ""


@dataclass(frozen=True, slots=True)
class Chain:
    """Plays in rank letters from low to high; an empty one stands for those between.

    What follows a blank counts, but is not shown.
    """

    plays: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Clause:
    """A paragraph of the book.

    *ids* are the rules it tells, shown with it; *also* are further ids under which it is found; *see*
    are rules to read on.
    """

    title: str
    lines: tuple[str, ...]
    ids: tuple[str, ...] = ()
    shown: tuple[Example | Chain, ...] = ()
    see: tuple[str, ...] = ()
    also: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Chapter:
    """A page of the book; *key* is the same in every game and language."""

    key: str
    title: str
    clauses: tuple[Clause, ...]


@dataclass(frozen=True, slots=True)
class Judgement:
    """What the engine says of an example: whether it may be played, and why in words."""

    good: bool
    text: str
    reason: Reason | None = None


def example_cards(text: str) -> tuple[Card, ...]:
    """Return cards for rank letters, of changing suits, in the order of the letters."""
    found: list[Card] = []
    for letter in text.replace(" ", ""):
        rank = Rank.parse(letter)
        copies = sum(card.rank is rank for card in found)
        suit = Suit.NONE if rank.is_joker else _SUITS[copies % 4]
        found.append(Card(rank, suit, copies if rank.is_joker else copies // 4))
    return tuple(found)


def groups_of(text: str) -> Iterator[tuple[Card, ...]]:
    """Give the cards of each part of *text*; together they are those of :func:`example_cards`."""
    cards, start = example_cards(text), 0
    for part in text.split():
        yield cards[start : start + len(part)]
        start += len(part)


def play_of(text: str, rules: ComboRules) -> Combination:
    """Return what rank letters are. Raises ``ValueError`` where they are no combination."""
    found = classify_cards(example_cards(text), rules)
    if found is None:
        raise ValueError(f"no combination: {text!r}")
    return found


def judge(example: Example, rules: ComboRules) -> Judgement:
    """Let the engine judge an example."""
    cards = example_cards(example.cards)
    play = classify_cards(cards, rules)
    if play is None:
        return _refused(why_no_combination(rank_counts(cards), rules))
    if not example.on:
        return Judgement(True, combination_text(play))
    old = play_of(example.on, rules)
    if not beats(play, old):
        return _refused(why_no_answer(play, old, rules))
    words = translate("RuleBook", "{play}: beats {other}")
    return Judgement(True, words.format(play=combination_text(play), other=combination_text(old)))


def _refused(reason: Reason) -> Judgement:
    return Judgement(False, reason_text(reason), reason)


def signs(chain: Chain, rules: ComboRules) -> tuple[str, ...]:
    """Return the sign between each two plays of a chain: ``<`` or ``=``.

    Raises ``ValueError`` where the engine does not have them in this order.
    """
    found: list[str] = []
    last: Combination | None = None
    for text in chain.plays:
        play = play_of(text, rules) if text else None
        if play is not None and last is not None and not beats(play, last) and play.key != last.key:
            raise ValueError(f"not in order: {chain.plays}")
        same = play is not None and last is not None and play.key == last.key
        found.append("=" if same else "<")
        last = play or last
    return tuple(found[1:])
