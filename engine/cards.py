"""Cards: ranks, suits, single physical cards and whole packs.

A card is told apart from its equals by the deck it comes from, because which of equal cards a
player gives up can matter (RULES H6). Combinations look at ranks alone (RULES C).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from enum import IntEnum
from typing import NamedTuple

RANK_LETTERS = "3456789TJQKA2wW"
SUIT_LETTERS = "dchsx"


class Rank(IntEnum):
    """The fifteen ranks in the order of single cards, low to high (O1)."""

    THREE = 0
    FOUR = 1
    FIVE = 2
    SIX = 3
    SEVEN = 4
    EIGHT = 5
    NINE = 6
    TEN = 7
    JACK = 8
    QUEEN = 9
    KING = 10
    ACE = 11
    TWO = 12
    SMALL_JOKER = 13
    BIG_JOKER = 14

    @classmethod
    def parse(cls, text: str) -> Rank:
        """Read one rank letter; the inverse of :attr:`letter`. Raises ``ValueError``."""
        if len(text) != 1 or text not in RANK_LETTERS:
            raise ValueError(f"not a rank: {text!r}")
        return cls(RANK_LETTERS.index(text))

    @property
    def letter(self) -> str:
        """The rank's letter in text form, one of ``3456789TJQKA2wW``."""
        return RANK_LETTERS[self]

    @property
    def is_joker(self) -> bool:
        """Whether this is the small or the big joker."""
        return self >= Rank.SMALL_JOKER


class Suit(IntEnum):
    """The four suits in the fixed order used wherever equal ranks are put in a row; jokers have none."""

    DIAMONDS = 0
    CLUBS = 1
    HEARTS = 2
    SPADES = 3
    NONE = 4

    @classmethod
    def parse(cls, text: str) -> Suit:
        """Read one suit letter; the inverse of :attr:`letter`. Raises ``ValueError``."""
        if len(text) != 1 or text not in SUIT_LETTERS:
            raise ValueError(f"not a suit: {text!r}")
        return cls(SUIT_LETTERS.index(text))

    @property
    def letter(self) -> str:
        """The suit's letter in text form: ``d c h s``, and ``x`` for none."""
        return SUIT_LETTERS[self]


class Face(NamedTuple):
    """What is printed on a card: the same for its copies in the other decks."""

    rank: Rank
    suit: Suit


class Card(NamedTuple):
    """One physical card; ordered by rank, then suit, then deck (0 to 3)."""

    rank: Rank
    suit: Suit
    deck: int

    @classmethod
    def parse(cls, text: str) -> Card:
        """Read a card such as ``8h0`` or ``Wx3``; the inverse of ``str``. Raises ``ValueError``."""
        card = _CARDS.get(text)
        if card is None:
            raise ValueError(f"not a card: {text!r}")
        return card

    @property
    def face(self) -> Face:
        """The card without its deck."""
        return Face(self.rank, self.suit)

    def __str__(self) -> str:
        return f"{RANK_LETTERS[self[0]]}{SUIT_LETTERS[self[1]]}{self[2]}"


FACES: tuple[Face, ...] = tuple(
    Face(rank, suit) for rank in Rank for suit in ((Suit.NONE,) if rank.is_joker else tuple(Suit)[:4])
)
"""The 54 faces of one deck, in ascending order."""


def full_pack(decks: int) -> tuple[Card, ...]:
    """Return *decks* whole decks of 54 in canonical order: by face, then deck."""
    return tuple(Card(face.rank, face.suit, deck) for face in FACES for deck in range(decks))


_CARDS = {str(card): card for card in full_pack(4)}
"""Every card by its text: programs that play over a network read very many."""


def rank_counts(cards: Iterable[Card]) -> list[int]:
    """Return how many cards of each of the 15 ranks there are."""
    counts = [0] * 15
    for card in cards:
        counts[card.rank] += 1
    return counts


def parse_counts(text: str) -> list[int]:
    """Read rank letters such as ``33344w`` into 15 counts. Raises ``ValueError``."""
    letters = Counter(text)
    for letter in letters:
        Rank.parse(letter)
    return [letters[letter] for letter in RANK_LETTERS]


def format_ranks(counts: Iterable[int]) -> str:
    """Write 15 counts as rank letters, low to high; the inverse of :func:`parse_counts`."""
    return "".join(letter * count for letter, count in zip(RANK_LETTERS, counts, strict=True))


def parse_cards(text: str) -> tuple[Card, ...]:
    """Read cards separated by blanks. Raises ``ValueError``."""
    return tuple(Card.parse(word) for word in text.split())


def format_cards(cards: Iterable[Card]) -> str:
    """Write cards separated by single blanks; the inverse of :func:`parse_cards`."""
    return " ".join(map(str, cards))
