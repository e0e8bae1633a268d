"""Bombs and jokers (RULES C9 to C11, O4 to O8, H7, F3)."""

from __future__ import annotations

from liudou_gui.model.rule_book.parts import Chain, Clause, Example
from liudou_gui.model.words import translate


def bombs(decks: int) -> tuple[Clause, ...]:
    """Return what bombs there are, what they beat and what they add to N."""
    return (
        _ranks(),
        *(_jokers_three() if decks == 3 else _jokers_four()),
        _only(decks),
        _order(),
        *(_order_three() if decks == 3 else _order_four()),
        _worth_three() if decks == 3 else _worth_four(),
    )


def _ranks() -> Clause:
    return Clause(
        translate("RuleBook", "Bomb"),
        (translate("RuleBook", "Four or more cards of one rank."),),
        ids=("C9",),
        shown=(Example("7777"), Example("KKKKKK")),
    )


def _jokers_three() -> tuple[Clause, ...]:
    return (
        Clause(
            translate("RuleBook", "Joker bomb"),
            (translate("RuleBook", "Three equal jokers, any four, any five, or all six."),),
            ids=("C10",),
            shown=(Example("www"), Example("wwWW"), Example("wwwWW"), Example("wwW", False)),
        ),
    )


def _jokers_four() -> tuple[Clause, ...]:
    return (
        Clause(
            translate("RuleBook", "Joker bomb"),
            (
                translate("RuleBook", "Three equal jokers; any four; any six, seven or eight."),
                translate(
                    "RuleBook",
                    "Five jokers only when one stands against four. Three against two is a full house.",
                ),
            ),
            ids=("C10",),
            shown=(
                Example("www"),
                Example("wwWW"),
                Example("wWWWW"),
                Example("wwwWW"),
                Example("wwwWWW"),
                Example("wwW", False),
            ),
            see=("C7",),
        ),
    )


def _only(decks: int) -> Clause:
    lines = [
        translate(
            "RuleBook",
            "Cards that form a bomb are never anything else. Three equal jokers are no triple, four "
            "equal cards no two pairs.",
        )
    ]
    return Clause(
        translate("RuleBook", "A bomb is only a bomb"),
        tuple(lines),
        ids=("C11",),
        shown=(Example("www", on="AAA"), Example("AAA", False, on="www"))
        if decks == 3
        else (Example("WWWW"),),
    )


def _order() -> Clause:
    return Clause(
        translate("RuleBook", "Bombs beat everything else"),
        (
            translate(
                "RuleBook",
                "A bomb beats every play that is no bomb. Between bombs more cards win; with as many "
                "cards the higher rank wins.",
            ),
        ),
        ids=("O4",),
        shown=(
            Chain(("3333", "4444", "", "2222", "33333")),
            Example("3333", on="AA"),
            Example("33333", on="2222"),
            Example("5555", False, on="9999"),
            Example("2222", False, on="33333"),
            Example("AA", False, on="3333"),
        ),
    )


def _order_three() -> tuple[Clause, ...]:
    most = "222222222222"
    return (
        Clause(
            translate("RuleBook", "Where joker bombs stand"),
            (
                translate(
                    "RuleBook",
                    "Three or four jokers stand over every bomb of four and under every bomb of five.",
                ),
                translate(
                    "RuleBook",
                    "Five jokers stand over every bomb of six and under every bomb of seven. All six beat "
                    "everything.",
                ),
                translate(
                    "RuleBook",
                    "Three big jokers beat three small ones. Three jokers and four can never meet: there are "
                    "only six.",
                ),
            ),
            ids=("O5",),
            shown=(
                Chain(("2222", "www", "WWW", "33333")),
                Chain(("2222", "wwWW", "33333")),
                Chain(("222222", "wwwWW", "3333333")),
                Chain((most, "wwwWWW")),
                Example("www", False, on="33333"),
            ),
            also=("O6", "O7", "O8"),
        ),
    )


def _order_four() -> tuple[Clause, ...]:
    return (
        Clause(
            translate("RuleBook", "Three jokers and mixed fours"),
            (
                translate("RuleBook", "They stand over every bomb of four and under every bomb of five."),
                translate(
                    "RuleBook",
                    "Among them: three small jokers, then any mixed four, then three big jokers. Mixed fours "
                    "are all equal.",
                ),
            ),
            ids=("O6",),
            shown=(
                Chain(("2222", "www", "wwWW", "WWW", "33333")),
                Chain(("wWWW", "wwWW", "wwwW")),
                Example("wwWW", False, on="wwwW"),
                Example("wwWW", False, on="WWW"),
            ),
            also=("O5",),
        ),
        Clause(
            translate("RuleBook", "Four of one kind and more"),
            (
                translate(
                    "RuleBook",
                    "Four equal jokers, five as one against four, any six and any seven stand over every "
                    "bomb of eight and under every bomb of nine.",
                ),
                translate(
                    "RuleBook",
                    "Among them four small are lowest and four big highest; a fifth joker changes nothing; "
                    "other sixes and sevens stand between.",
                ),
            ),
            ids=("O7",),
            shown=(
                Chain(("22222222", "wwww", "wwwWWW", "WWWW", "333333333")),
                Chain(("wwww", "wwwwW")),
                Chain(("wwwWWW", "wwwWWWW")),
                Chain(("WWWW", "wWWWW")),
                Example("wwww", on="22222222"),
                Example("wwww", False, on="333333333"),
            ),
        ),
        Clause(
            translate("RuleBook", "All eight jokers"),
            (translate("RuleBook", "Eight jokers beat everything."),),
            ids=("O8",),
            shown=(Chain(("2222222222222222", "wwwwWWWW")),),
        ),
    )


def _worth_three() -> Clause:
    return Clause(
        translate("RuleBook", "What bombs add to N"),
        (
            translate("RuleBook", "N starts at 1. It multiplies what is won and lost."),
            translate(
                "RuleBook",
                "A bomb of six or more of a rank: N + 1. Three or four jokers: N + 1. Five jokers: N + "
                "3. Six jokers: N + 5.",
            ),
            translate("RuleBook", "Bombs of four and five cards add nothing."),
        ),
        ids=("H7",),
        see=("H8", "H5"),
    )


def _worth_four() -> Clause:
    return Clause(
        translate("RuleBook", "What bombs add to N"),
        (
            translate("RuleBook", "N starts at 1. It multiplies what is won and lost."),
            translate(
                "RuleBook",
                "A bomb of seven or more of a rank adds its cards less six: seven N + 1, eight N + 2, "
                "and so on.",
            ),
            translate(
                "RuleBook",
                "Four jokers of one kind, five jokers and any six: N + 3. Eight jokers: N + 6. Seven "
                "jokers: N + 9.",
            ),
            translate(
                "RuleBook",
                "Three jokers, mixed fours and smaller bombs add nothing. When one plays against five, "
                "no bomb adds anything.",
            ),
        ),
        ids=("F3",),
        see=("T3", "F4"),
    )
