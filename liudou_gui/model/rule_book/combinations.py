"""The combinations (RULES C1 to C8) with three decks and with four."""

from __future__ import annotations

from liudou_gui.model.rule_book.parts import Clause, Example
from liudou_gui.model.words import translate


def combinations(decks: int) -> tuple[Clause, ...]:
    """Return what may be played, bombs aside."""
    return (
        _beginning(),
        *(_small_three() if decks == 3 else _small_four()),
        *(_runs_three() if decks == 3 else _runs_four()),
        *(_airplanes_three() if decks == 3 else _airplanes_four()),
    )


def _beginning() -> Clause:
    return Clause(
        translate("RuleBook", "A play is one combination"),
        (
            translate("RuleBook", "You always play one of the combinations below, or a bomb."),
            translate(
                "RuleBook",
                "Suits never matter here. Of equal cards you choose yourself which one to give up.",
            ),
        ),
        ids=("C",),
        see=("C9", "C10"),
    )


def _single() -> Clause:
    return Clause(
        translate("RuleBook", "Single"),
        (translate("RuleBook", "Any one card, a joker too."),),
        ids=("C1",),
        shown=(Example("7"), Example("w")),
    )


def _small_three() -> tuple[Clause, ...]:
    return (
        _single(),
        Clause(
            translate("RuleBook", "Pair"),
            (translate("RuleBook", "Two cards of one rank. Two jokers are no pair in this game."),),
            ids=("C2",),
            shown=(Example("KK"), Example("ww", False), Example("78", False)),
        ),
        _triple(),
        Clause(
            translate("RuleBook", "Full house"),
            (
                translate("RuleBook", "A triple with a pair of another rank."),
                translate(
                    "RuleBook",
                    "The triple may be three equal jokers, unless the table has switched that off. The pair "
                    "may not be jokers.",
                ),
            ),
            ids=("C7",),
            shown=(
                Example("888 44"),
                Example("www 55"),
                Example("888 ww", False),
                Example("888 4", False),
            ),
        ),
    )


def _small_four() -> tuple[Clause, ...]:
    return (
        _single(),
        Clause(
            translate("RuleBook", "Pair"),
            (
                translate(
                    "RuleBook",
                    "Two cards of one rank, two small or two big jokers too. One of each is no pair.",
                ),
            ),
            ids=("C2",),
            shown=(Example("KK"), Example("WW"), Example("wW", False), Example("78", False)),
        ),
        _triple(),
        Clause(
            translate("RuleBook", "Full house"),
            (
                translate(
                    "RuleBook",
                    "A triple with a pair. Either may be jokers: five jokers, three of one kind and two of "
                    "the other, are a full house and no bomb.",
                ),
            ),
            ids=("C7",),
            shown=(
                Example("888 44"),
                Example("888 ww"),
                Example("WWW ww"),
                Example("888 4", False),
            ),
            see=("C10",),
        ),
    )


def _triple() -> Clause:
    return Clause(
        translate("RuleBook", "Triple"),
        (translate("RuleBook", "Three cards of one rank. Three equal jokers are a bomb instead."),),
        ids=("C3",),
        shown=(Example("999"), Example("www")),
        see=("C10", "C11"),
    )


def _runs_three() -> tuple[Clause, ...]:
    return (
        Clause(
            translate("RuleBook", "Straight"),
            (
                translate("RuleBook", "Five or more ranks in a row, one card of each."),
                translate("RuleBook", "Runs go from 3 to the ace. They hold no 2 and no jokers."),
            ),
            ids=("C4", "C4a"),
            shown=(
                Example("34567"),
                Example("3456789TJQKA"),
                Example("3456", False),
                Example("34578", False),
                Example("JQKA2", False),
            ),
        ),
        Clause(
            translate("RuleBook", "Pair run"),
            (translate("RuleBook", "Three or more pairs in a row."),),
            ids=("C5",),
            shown=(Example("445566"), Example("QQKKAA"), Example("4455", False), Example("445577", False)),
        ),
        Clause(
            translate("RuleBook", "Triple run"),
            (translate("RuleBook", "Two or more triples in a row."),),
            ids=("C6",),
            shown=(Example("333444"), Example("KKKAAA"), Example("333555", False), Example("AAA222", False)),
            see=("C8",),
        ),
    )


def _runs_four() -> tuple[Clause, ...]:
    return (
        Clause(
            translate("RuleBook", "Straight"),
            (translate("RuleBook", "Five or more ranks in a row, one card of each. No jokers."),),
            ids=("C4",),
            shown=(
                Example("34567"),
                Example("3456", False),
                Example("34578", False),
                Example("9TJQw", False),
            ),
        ),
        Clause(
            translate("RuleBook", "Ace low or high, never both"),
            (
                translate(
                    "RuleBook",
                    "In runs the order is A 2 3 … Q K A. The ace stands before the 2 or after the king, but "
                    "not both at once: a run never goes round the corner.",
                ),
                translate("RuleBook", "This holds for pair runs and triple runs too."),
            ),
            ids=("C4a",),
            shown=(
                Example("A2345"),
                Example("TJQKA"),
                Example("23456789TJQKA"),
                Example("JQKA2", False),
                Example("A23456789TJQKA", False),
                Example("KKAA22", False),
            ),
        ),
        Clause(
            translate("RuleBook", "All thirteen ranks"),
            (
                translate(
                    "RuleBook",
                    "Thirteen ranks in a row can be read from the ace or from the 2. They count with the ace "
                    "high.",
                ),
            ),
            ids=("C4b",),
            shown=(Example("23456789TJQKA"),),
        ),
        Clause(
            translate("RuleBook", "Pair run"),
            (translate("RuleBook", "Three or more pairs in a row, from the low ace to the high ace."),),
            ids=("C5",),
            shown=(Example("445566"), Example("AA2233"), Example("4455", False), Example("445577", False)),
        ),
        Clause(
            translate("RuleBook", "Triple run"),
            (
                translate(
                    "RuleBook", "Two or more triples in a row. AAA222 alone is not one; with 333 it is."
                ),
            ),
            ids=("C6",),
            shown=(
                Example("333444"),
                Example("222333"),
                Example("AAA222333"),
                Example("AAA222", False),
                Example("333555", False),
            ),
            see=("C8", "O2"),
        ),
    )


def _airplanes_three() -> tuple[Clause, ...]:
    return (
        Clause(
            translate("RuleBook", "Airplane with wings"),
            (
                translate("RuleBook", "A triple run with as many pairs as it has triples."),
                translate(
                    "RuleBook",
                    "The pairs need not be in a row. Two equal pairs and pairs of the run’s own ranks are "
                    "allowed, unless the table has switched that off. Jokers are no wings.",
                ),
            ),
            ids=("C8",),
            shown=(
                Example("333444 66QQ"),
                Example("333444 6666"),
                Example("333444 4477"),
                Example("333444 66", False),
                Example("333444 67", False),
                Example("333444 66ww", False),
            ),
        ),
        Clause(
            translate("RuleBook", "What is body, what is wing"),
            (
                translate(
                    "RuleBook",
                    "The body are the ranks of which there is an odd number. So there is never more than one "
                    "way to read an airplane.",
                ),
            ),
            ids=("C8b",),
            shown=(Example("555666 5588"),),
            see=("O3",),
        ),
    )


def _airplanes_four() -> tuple[Clause, ...]:
    return (
        Clause(
            translate("RuleBook", "Airplane with wings"),
            (
                translate(
                    "RuleBook", "A triple run with a run of as many pairs. Here AAA222 may be the body, too."
                ),
            ),
            ids=("C8",),
            shown=(
                Example("333444 5566"),
                Example("AAA222 JJQQ"),
                Example("333444 55", False),
                Example("333444 5577", False),
            ),
            see=("O3",),
        ),
        Clause(
            translate("RuleBook", "What the wings may be"),
            (
                translate(
                    "RuleBook",
                    "The pairs must be in a row; two pairs are enough for two triples. AA22 is no wing for "
                    "two triples, AA2233 is one for three.",
                ),
                translate(
                    "RuleBook",
                    "For two triples all four of two small and two big jokers are a wing. Longer airplanes "
                    "take no jokers.",
                ),
                translate(
                    "RuleBook",
                    "No rank except jokers may appear four or more times: there is no bomb inside an "
                    "airplane.",
                ),
            ),
            ids=("C8a",),
            shown=(
                Example("222333 wwWW"),
                Example("666777888 AA2233"),
                Example("444555 AA22", False),
                Example("888999 7788", False),
                Example("444555 22ww", False),
                Example("444555666 wwWW", False),
            ),
        ),
        Clause(
            translate("RuleBook", "What is body, what is wing"),
            (
                translate(
                    "RuleBook",
                    "The body are the ranks of which there are exactly three. So there is never more than "
                    "one way to read an airplane.",
                ),
            ),
            ids=("C8b",),
            shown=(Example("JJJQQQ KKAA"),),
        ),
    )
