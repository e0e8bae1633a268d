"""What a lesson is: a prepared deal, a script for the other seats, and steps that explain and wait."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Set
from dataclasses import dataclass, field
from enum import Enum

from engine.actions import Action, Pass, Play, Prompt
from engine.cards import Card, Face, format_ranks, full_pack, parse_cards, parse_counts, rank_counts
from engine.deal import Deal, Seat
from engine.randomness import Stream
from engine.ruleset import SEATS, Ruleset, Variant
from engine.view import PlayerView
from liudou_gui.session.base import Scripted


class Part(Enum):
    """A part of the table's page that a step talks about."""

    HAND = "hand"
    OWN = "own"
    STAKES = "stakes"
    OPEN_MARK = "open_mark"
    SECRET_MARK = "secret_mark"  # noqa: S105 - a marked card
    BOTTOM_CARDS = "bottom_cards"
    VERDICT = "verdict"
    PASS = "pass"  # noqa: S105 - to pass a trick
    HINT = "hint"
    PLAY = "play"
    QUESTION = "question"
    HISTORY = "history"
    COUNTER = "counter"
    NOTES = "notes"
    DRAWER = "drawer"
    RULES = "rules"
    OUTCOME = "outcome"
    WHY = "why"


Spot = Part | Seat
"""What is lit: a part of the page, or a seat's panel."""


# -- what a step waits for -------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class ReadOn:
    """The button that leads on; the table stands still."""


@dataclass(frozen=True, slots=True)
class Asked:
    """The player is asked something; until then the others act."""


@dataclass(frozen=True, slots=True)
class Chosen:
    """Exactly these *ranks* are chosen."""

    ranks: str


@dataclass(frozen=True, slots=True)
class Hinted:
    """A hint is chosen."""


@dataclass(frozen=True, slots=True)
class Opened:
    """The drawer is open at this *tab*."""

    tab: str


@dataclass(frozen=True, slots=True)
class Answered:
    """The player gives this answer, and no other one."""

    answer: Scripted


@dataclass(frozen=True, slots=True)
class Ended:
    """The deal is over; the player does as they like."""


Wait = ReadOn | Asked | Chosen | Hinted | Opened | Answered | Ended


@dataclass(frozen=True, slots=True)
class Step:
    """One thing at a time: *text*, what to wait for, what is lit, and what is said to another answer.

    Names stand in texts as ``{p1}`` to ``{p5}``, by seat.
    """

    text: str
    wait: Wait = ReadOn()
    spots: tuple[Spot, ...] = ()
    nudge: str = ""


@dataclass(frozen=True, slots=True)
class Lesson:
    """A game's lesson. *steps* gives its steps in the present language, as many in each."""

    variant: Variant
    deal: Deal
    script: Mapping[Seat, tuple[Scripted, ...]]
    steps: Callable[[], tuple[Step, ...]]


@dataclass(frozen=True, slots=True)
class Moment:
    """What a step can wait for, as it is now."""

    view: PlayerView
    prompt: Prompt | None = None
    chosen: frozenset[Card] = frozenset()
    hinted: bool = False
    tab: str | None = None


def is_answer(action: Action, wanted: Scripted) -> bool:
    """Whether *action* is what was *wanted*; of equal ranks any cards are."""
    if not isinstance(wanted, str):
        return action == wanted
    if not wanted:
        return isinstance(action, Pass)
    return isinstance(action, Play) and rank_counts(action.cards) == parse_counts(wanted)


def ranks_of(cards: frozenset[Card]) -> str:
    """Return the ranks of cards, low to high."""
    return format_ranks(rank_counts(cards))


# -- prepared deals --------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Wish:
    """What a deal shall hold: *ranks* and single *cards* by seat, the first *bottom* ranks, the marks."""

    variant: Variant
    open_mark: str
    secret_mark: str | None = None
    cards: Mapping[Seat, str] = field(default_factory=dict)
    ranks: Mapping[Seat, str] = field(default_factory=dict)
    bottom: str = ""


def prepared(wish: Wish) -> Deal:
    """Return a deal in which *wish* holds; what it leaves open is the same each time.

    The seed is all zeros and makes no such pack: a lesson's deal is laid, not shuffled. Raises
    ``ValueError`` if the wish cannot be met.
    """
    variant, zeros = wish.variant, bytes(32)
    pool = list(Stream(zeros, "lesson").shuffled(full_pack(variant.decks)))
    open_mark = Card.parse(wish.open_mark)
    secret_mark = None if wish.secret_mark is None else Card.parse(wish.secret_mark)
    marked = {mark.face for mark in (open_mark, secret_mark) if mark is not None}
    hands: list[list[Card]] = [[] for _ in range(SEATS)]
    for seat, text in wish.cards.items():
        for card in parse_cards(text):
            pool.remove(card)
            hands[seat].append(card)
    for seat, ranks in wish.ranks.items():
        hands[seat] += _take(pool, ranks, marked)
    bottom = _take(pool, wish.bottom, marked)
    for hand in hands:
        missing = variant.hand_size - len(hand)
        hand += pool[:missing]
        del pool[:missing]
    mixed = [Stream(zeros, f"hand {seat}").shuffled(hand) for seat, hand in enumerate(hands)]
    return Deal(Ruleset(variant), zeros, tuple(map(tuple, mixed)), (*bottom, *pool), open_mark, secret_mark)


def _take(pool: list[Card], ranks: str, marked: Set[Face]) -> list[Card]:
    """Take cards of these ranks, no marked ones, out of *pool*."""
    taken: list[Card] = []
    for letter in ranks:
        card = next((c for c in pool if c.rank.letter == letter and c.face not in marked), None)
        if card is None:
            raise ValueError(f"no {letter} is left")
        pool.remove(card)
        taken.append(card)
    return taken
