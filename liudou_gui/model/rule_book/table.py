"""What each may know, and what happens without an answer (RULES, the two tables and E1)."""

from __future__ import annotations

from engine.ruleset import Variant
from liudou_gui.model.rule_book.parts import Clause
from liudou_gui.model.words import translate


def knowledge(variant: Variant) -> tuple[Clause, ...]:
    """Return what a seat may see."""
    lines = [
        translate("RuleBook", "Your own cards, and how many cards everybody holds."),
        translate("RuleBook", "All plays and passes so far, whose turn it is, and that clock."),
        translate("RuleBook", "Marks, bids, doubles and N, as soon as they are public."),
    ]
    see = ("H4",)
    if variant.decks == 4:
        lines.append(
            translate(
                "RuleBook",
                "Cards laid open. The bottom cards too, from the moment they are given to the landlords, "
                "with who got which.",
            )
        )
        see = ("P3",) if variant is Variant.TWO_CAMPS else ("N2",)
    lines.append(
        translate(
            "RuleBook",
            "Nothing else: the program sends no more than this, and its pauses tell no more either. "
            "Who watches sees what a seat without cards would see.",
        )
    )
    return (
        Clause(
            translate("RuleBook", "What you can see"), tuple(lines), see=see, also=("knowledge", "bottom")
        ),
        Clause(
            translate("RuleBook", "After the deal"),
            (
                translate(
                    "RuleBook",
                    "When a deal has ended or is void, everything is public to the table: all hands, bottom "
                    "cards, marks, roles, camps, and the seed of the pack, so that the shuffle can be "
                    "checked.",
                ),
            ),
            ids=("E1",),
        ),
    )


def silence(variant: Variant) -> tuple[Clause, ...]:
    """Return what counts when nobody answers."""
    return (
        Clause(
            translate("RuleBook", "Questions before play"),
            _before_play(variant),
            see={
                Variant.HIDDEN: ("H3", "H5"),
                Variant.TWO_FOUR: ("N1", "F4"),
                Variant.TWO_CAMPS: ("P2", "F4"),
            }[variant],
            also=("defaults",),
        ),
        Clause(
            translate("RuleBook", "Playing"),
            (
                translate(
                    "RuleBook",
                    "You have the table’s time, usually 30 seconds; a table may play without a clock.",
                ),
                translate("RuleBook", "Following, no answer means pass."),
                translate(
                    "RuleBook",
                    "Leading, a single of your lowest rank is played. A copy of a marked card is kept back "
                    "as long as there is another of that rank.",
                ),
                translate(
                    "RuleBook",
                    "Where no clock runs, a player who does nothing can be handed to a bot by the host or by "
                    "the vote of most others.",
                ),
            ),
            see=("T1",),
        ),
    )


def _before_play(variant: Variant) -> tuple[str, ...]:
    show = translate(
        "RuleBook", "Laying cards open: the table’s time, usually 5 seconds. No answer means no."
    )
    match variant:
        case Variant.HIDDEN:
            return (
                translate(
                    "RuleBook",
                    "Bidding: the table’s time, usually 15 seconds, or a fixed time, usually 8 seconds, "
                    "where somebody hides. No answer means no bid.",
                ),
                translate("RuleBook", "Doubling: the table’s time, usually 10 seconds. No answer means no."),
            )
        case Variant.TWO_FOUR:
            return (
                translate(
                    "RuleBook", "Bidding: the table’s time, usually 15 seconds. No answer means no bid."
                ),
                show,
            )
        case Variant.TWO_CAMPS:
            return (
                translate(
                    "RuleBook",
                    "Choosing a camp: the table’s time, usually 5 seconds. No answer: a free camp by lot.",
                ),
                show,
            )
