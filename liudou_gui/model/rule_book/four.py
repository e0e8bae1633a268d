"""What the two games with four decks share (RULES F1, F2, F4, F5)."""

from __future__ import annotations

from engine.ruleset import Variant
from liudou_gui.model.rule_book.parts import Clause
from liudou_gui.model.words import translate


def cards(variant: Variant) -> tuple[Clause, ...]:
    """Return the pack, the marks and the bottom cards."""
    if variant is Variant.TWO_FOUR:
        bottom = translate(
            "RuleBook",
            "The first six bottom cards go to the great landlord, the other six to the second; all "
            "see them then. A landlord who plays alone gets all twelve.",
        )
    else:
        bottom = translate(
            "RuleBook",
            "The first six bottom cards go to the positive landlord, the other six to the negative "
            "one; all see them then. A landlord who plays alone gets all twelve.",
        )
    return (
        Clause(
            translate("RuleBook", "Cards, marks and bottom cards"),
            (
                translate(
                    "RuleBook",
                    "Four decks with jokers: 216 cards. Twelve are set aside as the bottom, and each of the "
                    "six gets 34.",
                ),
                translate(
                    "RuleBook",
                    "Two of the cards that are dealt are marked by chance, an open mark and a secret mark. "
                    "Neither is a joker, and they do not look alike.",
                ),
                bottom,
            ),
            ids=("F1",),
            also=("bottom",),
        ),
    )


def base() -> Clause:
    """Return where the score begins."""
    return Clause(
        translate("RuleBook", "Base points"),
        (translate("RuleBook", "The base points are the table’s, usually 1. N starts at 1."),),
        ids=("F2",),
        see=("F3", "F4"),
    )


def showing() -> Clause:
    """Return how landlords lay their cards open."""
    return Clause(
        translate("RuleBook", "Laying cards open"),
        (
            translate(
                "RuleBook",
                "Before the first play the landlords have 5 seconds to lay their cards open for the rest "
                "of the deal. Both decide at the same time.",
            ),
            translate(
                "RuleBook",
                "One shows: N + 3. Both show: N + 6. A landlord who plays alone shows: N + 9. No answer "
                "means no.",
            ),
            translate("RuleBook", "Nothing is shown before both have answered or time is up."),
        ),
        ids=("F4",),
    )


def without_play(variant: Variant) -> Clause:
    """Return how a landlord wins before the first play."""
    lines = [
        translate(
            "RuleBook",
            "After the bottom cards are dealt out, and before cards may be laid open, a landlord "
            "wins at once who",
        ),
        translate("RuleBook", "• holds no bomb at all; or"),
        translate("RuleBook", "• holds only bombs, or only bombs after one play; or"),
        translate("RuleBook", "• holds a bomb of thirteen or more cards."),
        translate(
            "RuleBook",
            "“Only bombs” means that all cards can be cut up into bombs, jokers too. The score is as "
            "usual with N = 1, and counts once.",
        ),
    ]
    if variant is Variant.TWO_CAMPS:
        lines.append(
            translate(
                "RuleBook",
                "The camps are formed before this is looked at. If both landlords meet it, the deal is "
                "void and dealt anew.",
            )
        )
    else:
        lines.append(translate("RuleBook", "The landlords’ side wins."))
    return Clause(
        translate("RuleBook", "Winning without play"),
        tuple(lines),
        ids=("F5",),
        see=("N5",) if variant is Variant.TWO_FOUR else ("P5",),
    )
