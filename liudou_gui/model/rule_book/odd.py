"""The places of the rules that are easily taken for faults of the program."""

from __future__ import annotations

from engine.ruleset import Variant
from liudou_gui.model.rule_book.parts import Chain, Clause, Example
from liudou_gui.model.words import translate


def odd_places(variant: Variant) -> tuple[Clause, ...]:
    """Return what surprises players."""
    equal = Clause(
        translate("RuleBook", "The same again is refused"),
        (translate("RuleBook", "Equal is not greater. This holds for bombs and runs as well."),),
        shown=(Example("45678", False, on="45678"), Example("8888", False, on="8888")),
        see=("O9",),
    )
    return (*(_three() if variant.decks == 3 else _four()), equal)


def _three() -> tuple[Clause, ...]:
    return (
        Clause(
            translate("RuleBook", "Jokers with three decks"),
            (
                translate(
                    "RuleBook",
                    "Two jokers are no pair, and no wings either. Three equal jokers are a bomb, but as part "
                    "of a full house they may be the triple.",
                ),
                translate(
                    "RuleBook",
                    "Three or four jokers are weaker than any bomb of five; only all six beat everything.",
                ),
                translate(
                    "RuleBook", "Only one pair of joker bombs can ever meet: three small and three big ones."
                ),
            ),
            shown=(
                Example("ww", False),
                Example("www"),
                Example("www 55"),
                Example("33333", on="wwWW"),
                Example("WWW", on="www"),
            ),
            see=("C2", "C7", "C10", "O5"),
        ),
        Clause(
            translate("RuleBook", "No 2 in a run"),
            (
                translate(
                    "RuleBook",
                    "The 2 is the highest of the plain cards and stands in no run. The ace is always high.",
                ),
            ),
            shown=(Example("A2345", False), Example("QQKKAA"), Example("KKKAAA222", False)),
            see=("C4a",),
        ),
        Clause(
            translate("RuleBook", "A rank can be body and wing"),
            (
                translate(
                    "RuleBook",
                    "Five of a rank in an airplane are no bomb inside: three belong to the body, two to the "
                    "wings.",
                ),
            ),
            shown=(Example("333444 3399"), Example("333444 9999")),
            see=("C8", "C8b"),
        ),
    )


def _four() -> tuple[Clause, ...]:
    return (
        Clause(
            translate("RuleBook", "222333: bare the lowest, with wings the highest"),
            (
                translate(
                    "RuleBook",
                    "Without wings 222333 is the lowest triple run of two. With wings it is the highest "
                    "airplane of two. This is so by the old list and no fault.",
                ),
            ),
            shown=(
                Chain(("222333", "333444", "", "KKKAAA")),
                Chain(("AAA222 7788", "333444 7788", "", "KKKAAA 7788", "222333 7788")),
                Example("222333", False, on="333444"),
                Example("222333 JJQQ", on="KKKAAA 99TT"),
            ),
            see=("O2", "O3"),
        ),
        Clause(
            translate("RuleBook", "The ace low or high, never both"),
            (
                translate(
                    "RuleBook", "A run may begin with the ace or end with it. It never goes round the corner."
                ),
            ),
            shown=(
                Example("A2345"),
                Example("TJQKA"),
                Example("QKA23", False),
                Example("KKKAAA222", False),
                Example("A2345", False, on="34567"),
            ),
            see=("C4a",),
        ),
        Clause(
            translate("RuleBook", "AAA222 needs wings"),
            (
                translate(
                    "RuleBook",
                    "Alone AAA222 is nothing. With two pairs in a row it is the lowest airplane; with 333 it "
                    "is a run again.",
                ),
            ),
            shown=(Example("AAA222", False), Example("AAA222 JJQQ"), Example("AAA222333")),
            see=("C6", "C8"),
        ),
        Clause(
            translate("RuleBook", "Five jokers, three and two"),
            (translate("RuleBook", "They are a full house, no bomb. One against four is a bomb."),),
            shown=(Example("wwwWW"), Example("wWWWW"), Example("3333", on="WWWww")),
            see=("C7", "C10"),
        ),
        Clause(
            translate("RuleBook", "Mixed jokers are all equal"),
            (
                translate("RuleBook", "Any four jokers of both kinds are equal, so none beats another."),
                translate(
                    "RuleBook",
                    "Three small jokers can meet three big ones, one small with three or four big ones, or "
                    "four big ones. Three big jokers can meet one big with three or four small ones, or four "
                    "small ones. Besides these only four small can meet four big, three small with a big one "
                    "three big with a small one, and two of each their like. There are only eight.",
                ),
            ),
            shown=(Example("wWWW", False, on="wwwW"), Example("WWW", on="wwwW"), Example("wWWW", on="www")),
            see=("O6", "O7"),
        ),
        Clause(
            translate("RuleBook", "A joker that is dead"),
            (
                translate(
                    "RuleBook",
                    "After seven jokers in one play the eighth may never be played. Whoever holds it cannot "
                    "go out. It is struck through in the own hand only.",
                ),
            ),
            shown=(Example("wwwwWWW"),),
            see=("T3", "T4"),
        ),
        Clause(
            translate("RuleBook", "No bomb inside an airplane"),
            (
                translate(
                    "RuleBook",
                    "When wings repeat a rank of the body, that rank appears five times. That is refused.",
                ),
            ),
            shown=(Example("888999 7788", False), Example("888999 6677")),
            see=("C8a",),
        ),
    )
