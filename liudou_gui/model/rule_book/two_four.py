"""What is particular to New Six (RULES N0 to N5)."""

from __future__ import annotations

from liudou_gui.model.rule_book.parts import Clause
from liudou_gui.model.words import translate


def about() -> tuple[Clause, ...]:
    """Return the game in a few sentences."""
    return (
        Clause(
            translate("RuleBook", "Two against four"),
            (
                translate(
                    "RuleBook",
                    "Two landlords play against four farmers. Who first gets rid of all cards wins the deal "
                    "for the whole side.",
                ),
                translate(
                    "RuleBook",
                    "The highest bidder is the great landlord. A secret card names the second. If it is the "
                    "same player, one plays alone against five.",
                ),
                translate("RuleBook", "All roles are open: you always know who is on your side."),
            ),
            see=("N1", "N2", "N3"),
        ),
    )


def marks() -> tuple[Clause, ...]:
    """Return what the two marks do."""
    return (
        Clause(
            translate("RuleBook", "The open mark"),
            (translate("RuleBook", "The open mark is shown the moment it is dealt. Its holder bids first."),),
            ids=("N0",),
            see=("N1",),
        ),
        Clause(
            translate("RuleBook", "The secret mark and the second landlord"),
            (
                translate(
                    "RuleBook",
                    "Until the great landlord is set nobody knows where the secret mark is, not even its "
                    "holder. Then card and holder are shown: that player is the second landlord.",
                ),
                translate("RuleBook", "Each landlord gets six of the bottom cards. All roles are public."),
            ),
            ids=("N2",),
            see=("F1",),
        ),
        Clause(
            translate("RuleBook", "One against five"),
            (
                translate(
                    "RuleBook",
                    "If the great landlord holds the secret mark, this player gets all twelve bottom cards "
                    "and plays alone against five.",
                ),
            ),
            ids=("N3",),
            see=("N5", "F3"),
        ),
    )


def course() -> tuple[Clause, ...]:
    """Return the steps of a deal."""
    return (
        Clause(
            translate("RuleBook", "Step by step"),
            (
                translate("RuleBook", "1. 34 cards go to each; the open mark is shown."),
                translate("RuleBook", "2. The players bid for great landlord."),
                translate(
                    "RuleBook",
                    "3. The secret mark shows the second landlord. The bottom cards go to the landlords.",
                ),
                translate("RuleBook", "4. The landlords may lay their cards open."),
                translate("RuleBook", "5. The great landlord leads, and all play in turn."),
                translate("RuleBook", "6. Somebody has no cards left, and points are reckoned."),
            ),
            see=("N1", "N2", "F4", "N4", "N5"),
        ),
    )


def bidding() -> tuple[Clause, ...]:
    """Return the bidding."""
    return (
        Clause(
            translate("RuleBook", "Bidding"),
            (
                translate(
                    "RuleBook",
                    "It goes once round, from the holder of the open mark on. Each says 1, 2 or 3, higher "
                    "than all before, or passes. 3 ends it.",
                ),
                translate(
                    "RuleBook",
                    "The highest bidder is the great landlord. If nobody bids, the holder of the open mark "
                    "is.",
                ),
                translate("RuleBook", "The bid decides the role only. It does not change the score."),
            ),
            ids=("N1",),
            also=("H3", "H3.void"),
        ),
    )


def scoring() -> Clause:
    """Return what is won and lost."""
    return Clause(
        translate("RuleBook", "What is won and lost"),
        (
            translate("RuleBook", "W = base × N. Each farmer wins or loses W."),
            translate("RuleBook", "The great landlord wins or loses three times W, the second landlord W."),
            translate("RuleBook", "One against five: the landlord wins or loses five times W."),
            translate(
                "RuleBook",
                "For example: one landlord laid the cards open and a bomb of eight was played, base is "
                "1. N = 1 + 3 + 2 = 6. If the landlords win, each farmer loses 6, the great landlord "
                "gains 18, the second 6.",
            ),
        ),
        ids=("N5",),
        see=("F2", "F3", "F4"),
    )
