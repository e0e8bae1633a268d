"""What beats what, bombs aside (RULES O1 to O3, O9)."""

from __future__ import annotations

from liudou_gui.model.rule_book.parts import Chain, Clause, Example
from liudou_gui.model.words import translate


def order(decks: int) -> tuple[Clause, ...]:
    """Return how plays compare."""
    return (_ranks(), _alike(decks), *(_airplanes_three() if decks == 3 else _airplanes_four()), _equal())


def _ranks() -> Clause:
    return Clause(
        translate("RuleBook", "The order of cards"),
        (
            translate("RuleBook", "From 3 up to the ace, then 2, small joker, big joker."),
            translate(
                "RuleBook", "Singles, pairs and triples compare so; full houses by their triple alone."
            ),
        ),
        ids=("O1",),
        shown=(
            Chain(("3", "4", "", "K", "A", "2", "w", "W")),
            Example("KK", on="99"),
            Example("444 33", on="333 AA"),
            Example("66", False, on="TT"),
        ),
    )


def _alike(decks: int) -> Clause:
    first = Chain(("34567", "45678", "", "TJQKA")) if decks == 3 else Chain(("A2345", "23456", "", "TJQKA"))
    lines = [
        translate(
            "RuleBook",
            "You answer with the same kind of play and the same number of cards, only higher. Bombs "
            "alone are free of this.",
        ),
        translate(
            "RuleBook", "Runs compare by where they stand. A run of two groups never meets one of three."
        ),
    ]
    runs: tuple[Chain, ...] = (Chain(("333444", "444555", "", "KKKAAA")),)
    if decks == 4:
        lines.append(
            translate(
                "RuleBook",
                "A run that begins with the ace is the lowest. Two triples, 222333, are the lowest "
                "triple run of two.",
            )
        )
        runs = (Chain(("222333", "333444", "", "KKKAAA")), Chain(("AAA222333", "222333444", "", "QQQKKKAAA")))
    return Clause(
        translate("RuleBook", "Same kind, same number"),
        tuple(lines),
        ids=("O2",),
        shown=(
            first,
            *runs,
            Example("56789", on="34567"),
            Example("456789", False, on="34567"),
            Example("KKK", False, on="QQ"),
            Example("34567", False, on="45678"),
        ),
    )


def _airplanes_three() -> tuple[Clause, ...]:
    return (
        Clause(
            translate("RuleBook", "Airplanes"),
            (
                translate(
                    "RuleBook", "Airplanes compare by their body, as triple runs do. The wings do not count."
                ),
            ),
            ids=("O3",),
            shown=(
                Chain(("333444 7799", "444555 7799", "", "KKKAAA 7799")),
                Example("555666 3344", on="333444 KKAA"),
                Example("333444 KKAA", False, on="555666 3344"),
            ),
        ),
    )


def _airplanes_four() -> tuple[Clause, ...]:
    return (
        Clause(
            translate("RuleBook", "Airplanes"),
            (
                translate("RuleBook", "Airplanes compare by their body. The wings do not count."),
                translate(
                    "RuleBook",
                    "With two triples AAA222 is the lowest and 222333 the highest, as the old list has it.",
                ),
                translate(
                    "RuleBook", "With three triples and more the place in the run counts, as without wings."
                ),
            ),
            ids=("O3",),
            shown=(
                Chain(("AAA222 7788", "333444 7788", "444555 7788", "", "KKKAAA 7788", "222333 7788")),
                Example("222333 4455", on="KKKAAA 3344"),
                Example("AAA222 KKQQ", False, on="333444 5566"),
            ),
            see=("O2",),
        ),
    )


def _equal() -> Clause:
    return Clause(
        translate("RuleBook", "Equal is not greater"),
        (translate("RuleBook", "A play must be higher than the one it answers. The same again is refused."),),
        ids=("O9",),
        shown=(Example("55", False, on="55"), Example("55", on="44")),
    )
