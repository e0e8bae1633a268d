"""The rules of each game in a few sentences, for the help over the table."""

from __future__ import annotations

from engine.ruleset import Variant
from liudou_gui.model.words import translate


def help_lines(variant: Variant) -> list[str]:
    """Return the short rules of a game, one paragraph each."""
    match variant:
        case Variant.HIDDEN:
            own = _hidden()
        case Variant.TWO_FOUR:
            own = _two_four()
        case Variant.TWO_CAMPS:
            own = _two_camps()
    return [*own, *(_three_decks() if variant is Variant.HIDDEN else _four_decks()), *_common()]


def _hidden() -> list[str]:
    return [
        translate(
            "Help",
            "Three landlords play against three farmers. One marked card is shown: who is dealt it is the "
            "open landlord and leads. Who holds another copy of it (same rank and suit) is a hidden landlord "
            "and known to nobody until that copy is played (H1 to H6).",
        ),
        translate(
            "Help",
            "Where a landlord is missing, the place is filled by bidding: once round, 1 to 3, and the bid "
            "is S. Without bidding S is 3. Then each may double: N + 1 (H2, H3, H5).",
        ),
        translate("Help", "Each loser pays S × N × base, each winner gets as much (H8)."),
    ]


def _two_four() -> list[str]:
    return [
        translate(
            "Help",
            "The highest bidder is the great landlord and leads; who holds the secret mark is the second "
            "landlord. Each gets six of the bottom cards. Four farmers play against them, or five against "
            "one if both are the same (N1 to N4).",
        ),
        translate("Help", "Landlords may lay their cards open: N + 3 each, alone N + 9 (F4)."),
        translate(
            "Help",
            "Each farmer wins or loses base × N, the second landlord as much, the great landlord three "
            "times, a landlord alone five times (N5).",
        ),
    ]


def _two_camps() -> list[str]:
    return [
        translate(
            "Help",
            "Who holds the open mark is the positive landlord, who holds the secret mark the negative "
            "one. Each gets six of the bottom cards. The four farmers join a camp in secret, two each; "
            "only the landlords learn who their farmers are (P1 to P3).",
        ),
        translate(
            "Help", "A farmer leads. Landlords may lay their cards open: N + 3 each, alone N + 9 (P4, F4)."
        ),
        translate(
            "Help", "Each farmer wins or loses base × N, each landlord twice as much, alone five times (P5)."
        ),
    ]


def _three_decks() -> list[str]:
    return [
        translate(
            "Help",
            "Plays: single, pair, triple, straight from five cards, pair run from three pairs, triple run "
            "from two triples, triple with a pair, triple run with as many pairs. Runs go from 3 to the "
            "ace (C1 to C8).",
        ),
        translate(
            "Help",
            "Four or more of a rank are a bomb; three equal jokers and any four to six too. More cards "
            "win, then the higher rank. Bombs of six and more, and jokers, raise N (C9, C10, O4, H7).",
        ),
    ]


def _four_decks() -> list[str]:
    return [
        translate(
            "Help",
            "Plays: single, pair, triple, straight from five cards, pair run from three pairs, triple run "
            "from two triples, triple with a pair, triple run with a run of as many pairs. In runs the "
            "ace is low (A 2 3) or high (Q K A), never both (C1 to C8).",
        ),
        translate(
            "Help",
            "Four or more of a rank are a bomb; three equal jokers and any four too. More cards win, then "
            "the higher rank. Bombs of seven and more raise N, as do strong joker bombs (C9, C10, O4, "
            "F3).",
        ),
        translate(
            "Help",
            "A landlord without any bomb, with bombs only, or with a bomb of thirteen wins without play "
            "(F5).",
        ),
    ]


def _common() -> list[str]:
    return [
        translate(
            "Help",
            "Answer with the same kind of play and as many cards, but higher, or with a bomb; or pass. "
            "When all others have passed, the last to play leads again. Who has no cards left ends the "
            "deal (T1, T2).",
        ),
    ]
