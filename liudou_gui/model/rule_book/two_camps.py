"""What is particular to Positive and Negative (RULES P1 to P5)."""

from __future__ import annotations

from liudou_gui.model.rule_book.parts import Clause
from liudou_gui.model.words import translate


def about() -> tuple[Clause, ...]:
    """Return the game in a few sentences."""
    return (
        Clause(
            translate("RuleBook", "Two camps"),
            (
                translate(
                    "RuleBook",
                    "A positive and a negative landlord each lead a camp of three. Who first gets rid of all "
                    "cards wins the deal for the whole camp.",
                ),
                translate(
                    "RuleBook",
                    "The four farmers choose their camps in secret. Farmers must find out from the play who "
                    "stands with them.",
                ),
                translate("RuleBook", "If one player holds both marks, that player is alone against five."),
            ),
            see=("P1", "P2", "P3"),
        ),
    )


def marks() -> tuple[Clause, ...]:
    """Return what the two marks do, and who sees what."""
    return (
        Clause(
            translate("RuleBook", "The two landlords"),
            (
                translate(
                    "RuleBook",
                    "Neither mark is shown, not even to its holder, before the last card is dealt. Then both "
                    "are shown together.",
                ),
                translate(
                    "RuleBook",
                    "Who holds the open mark is the positive landlord, who holds the secret mark the "
                    "negative one. Each gets six of the bottom cards.",
                ),
                translate(
                    "RuleBook", "If it is the same player: one against five, with all twelve bottom cards."
                ),
            ),
            ids=("P1",),
            see=("F1",),
        ),
    )


def course() -> tuple[Clause, ...]:
    """Return the steps of a deal."""
    return (
        Clause(
            translate("RuleBook", "Step by step"),
            (
                translate("RuleBook", "1. 34 cards go to each. Then both marks are shown."),
                translate("RuleBook", "2. The bottom cards go to the landlords."),
                translate("RuleBook", "3. The farmers choose their camps in secret."),
                translate("RuleBook", "4. The landlords may lay their cards open."),
                translate("RuleBook", "5. A farmer leads, and all play in turn."),
                translate(
                    "RuleBook", "6. Somebody has no cards left. Points are reckoned, and the camps are shown."
                ),
            ),
            see=("P1", "P2", "F4", "P4", "P5"),
        ),
    )


def camps() -> tuple[Clause, ...]:
    """Return how camps are chosen."""
    return (
        Clause(
            translate("RuleBook", "Choosing camps"),
            (
                translate(
                    "RuleBook",
                    "From the positive landlord’s next seat on, each farmer in turn has 5 seconds to join "
                    "the positive or the negative camp, in secret.",
                ),
                translate(
                    "RuleBook",
                    "If the first two choose the same, the other two are put in the other camp without being "
                    "asked. If they differ, the third chooses and the fourth gets the place that is left.",
                ),
                translate("RuleBook", "No answer: a free camp by lot."),
                translate(
                    "RuleBook",
                    "Every farmer’s turn lasts the same time and looks the same, asked or not. When all four "
                    "are over, you are told your camp, and each landlord is told the own two farmers.",
                ),
                translate("RuleBook", "What you can tell from being asked or not is yours to think about."),
            ),
            ids=("P2",),
            see=("P3",),
            also=("H3",),
        ),
    )


def seen() -> Clause:
    """Return who sees which camp."""
    return Clause(
        translate("RuleBook", "Who sees the camps"),
        (
            translate(
                "RuleBook",
                "Until the deal ends a landlord sees the two farmers of the own camp, and so knows the "
                "other two as well.",
            ),
            translate("RuleBook", "A farmer sees both landlords and the own camp, and no other farmer’s."),
        ),
        ids=("P3",),
    )


def scoring() -> Clause:
    """Return what is won and lost."""
    return Clause(
        translate("RuleBook", "What is won and lost"),
        (
            translate("RuleBook", "W = base × N. Each farmer wins or loses W, each landlord twice W."),
            translate("RuleBook", "One against five: each farmer W, the landlord five times W."),
            translate(
                "RuleBook",
                "For example: a bomb of seven was played and nobody showed, base is 2. N = 1 + 1 = 2, so "
                "W = 4. Farmers of the winning camp gain 4, its landlord 8; the other camp loses as much.",
            ),
        ),
        ids=("P5",),
        see=("F2", "F3", "F4"),
    )
