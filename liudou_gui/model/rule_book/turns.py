"""Turns and passing (RULES T1 to T4)."""

from __future__ import annotations

from engine.ruleset import Variant
from liudou_gui.model.rule_book.parts import Clause, Example
from liudou_gui.model.words import translate


def turns(variant: Variant) -> tuple[Clause, ...]:
    """Return who plays when, and how a deal ends."""
    seven = _seven_stars() if variant.decks == 4 else ()
    return (_leads(variant), _round(), _end(), *seven)


def _leads(variant: Variant) -> Clause:
    match variant:
        case Variant.HIDDEN:
            line = translate(
                "RuleBook", "The open landlord, who was dealt the marked card, leads the first trick."
            )
            ids: tuple[str, ...] = ()
            see: tuple[str, ...] = ("H1",)
        case Variant.TWO_FOUR:
            line = translate("RuleBook", "The great landlord leads the first trick.")
            ids, see = ("N4",), ("N1",)
        case Variant.TWO_CAMPS:
            line = translate(
                "RuleBook",
                "A farmer leads: the one before the positive landlord. If the negative landlord sits "
                "there, the one before the negative landlord leads. When one plays against five, the "
                "seat before the landlord leads.",
            )
            ids, see = ("P4",), ("P1",)
    return Clause(translate("RuleBook", "Who leads first"), (line,), ids=ids, see=see)


def _round() -> Clause:
    return Clause(
        translate("RuleBook", "Playing, answering, passing"),
        (
            translate(
                "RuleBook",
                "Who leads plays any combination and may not pass. Then it goes round: each plays "
                "something higher or passes.",
            ),
            translate(
                "RuleBook", "You may always pass when you follow, and play again later in the same trick."
            ),
            translate("RuleBook", "When all the others have passed, the last to play leads again."),
            translate(
                "RuleBook",
                "The table never passes for you at once because you have nothing higher; a bot’s pause "
                "tells nothing either. So nobody can read from a quick pass what you hold.",
            ),
        ),
        ids=("T1",),
        shown=(Example("TTT", on="999"), Example("TT", False, on="999")),
        see=("O2", "O4"),
    )


def _end() -> Clause:
    return Clause(
        translate("RuleBook", "The deal ends"),
        (
            translate(
                "RuleBook",
                "As soon as one player has no cards left, the deal is over and that player’s side wins.",
            ),
            translate(
                "RuleBook",
                "The last play still counts in full: a bomb raises N, a marked card still shows who you are.",
            ),
        ),
        ids=("T2",),
    )


def _seven_stars() -> tuple[Clause, ...]:
    return (
        Clause(
            translate("RuleBook", "Seven stars"),
            (
                translate(
                    "RuleBook",
                    "Somebody plays exactly seven jokers: N + 9. If another player still holds the eighth "
                    "joker, it is dead and can never be played.",
                ),
                translate(
                    "RuleBook",
                    "Its holder cannot go out any more, and is the only one to see that it is dead, unless "
                    "the hand lies open.",
                ),
                translate(
                    "RuleBook",
                    "Nothing is dead when the eighth was played before, or when the player of the seven "
                    "holds it.",
                ),
            ),
            ids=("T3",),
            shown=(Example("wwwWWWW"),),
            see=("F3", "T4"),
        ),
        Clause(
            translate("RuleBook", "Only a dead joker left"),
            (
                translate(
                    "RuleBook",
                    "A leader who holds nothing but the dead joker hands the lead to the next seat, at once "
                    "and without being asked.",
                ),
                translate("RuleBook", "When following, that player is asked as usual and can only pass."),
            ),
            ids=("T4",),
        ),
    )
