"""Rulesets: which game, with which switches; each has a version and a hash."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from enum import Enum

from engine.combos import ComboRules
from engine.rulings import RULES_VERSION, RULINGS

SEATS = 6


class Variant(Enum):
    """The three games; the value is the id used in records and on the command line."""

    HIDDEN = "hidden"
    TWO_FOUR = "two_four"
    TWO_CAMPS = "two_camps"

    @property
    def decks(self) -> int:
        """How many decks of 54 are in play."""
        return 3 if self is Variant.HIDDEN else 4

    @property
    def hand_size(self) -> int:
        """Cards dealt to each of the six seats."""
        return 27 if self is Variant.HIDDEN else 34

    @property
    def bottom_size(self) -> int:
        """Cards set aside for the landlords (F1)."""
        return 0 if self is Variant.HIDDEN else 12


@dataclass(frozen=True, slots=True)
class Ruleset:
    """A game with its switches and its *base* points (F2, H8).

    Raises ``ValueError`` when *base* is not between 1 and 10,000.
    """

    variant: Variant
    base: int = 1
    joker_triples: bool = True
    free_wings: bool = True

    def __post_init__(self) -> None:
        if type(self.base) is not int or not 1 <= self.base <= 10_000:
            raise ValueError(f"base points must be 1 to 10000, not {self.base}")

    @property
    def combos(self) -> ComboRules:
        """What combinations depend on."""
        return ComboRules(self.variant.decks, self.joker_triples, self.free_wings)

    @property
    def version(self) -> int:
        """The version of the rules this ruleset belongs to."""
        return RULES_VERSION

    @property
    def text(self) -> str:
        """One line such as ``two_four/1 base=1 joker_triples=1 free_wings=1``; see :meth:`parse`."""
        return (
            f"{self.variant.value}/{self.version} base={self.base} "
            f"joker_triples={int(self.joker_triples)} free_wings={int(self.free_wings)}"
        )

    @property
    def hash(self) -> str:
        """SHA-256, in hex, of the ruleset and every ruling; equal means: the same rules."""
        lines = [self.text, *(f"{ruling.rule}: {ruling.decision}" for ruling in RULINGS)]
        return hashlib.sha256("\n".join(lines).encode()).hexdigest()

    @classmethod
    def parse(cls, text: str) -> Ruleset:
        """Read what :attr:`text` wrote. Raises ``ValueError`` in words for anything else."""
        words = text.split()
        name, _, version = words[0].partition("/") if words else ("", "", "")
        if version != str(RULES_VERSION):
            raise ValueError(f"rules version {version or '?'} is not {RULES_VERSION}: {text!r}")
        options = dict(word.split("=", 1) for word in words[1:] if "=" in word)
        if set(options) != {"base", "joker_triples", "free_wings"} or len(words) != 4:
            raise ValueError(f"not a ruleset: {text!r}")
        if not options["base"].isdecimal() or {options["joker_triples"], options["free_wings"]} - {"0", "1"}:
            raise ValueError(f"not a ruleset: {text!r}")
        if name not in {variant.value for variant in Variant}:
            raise ValueError(f"not a game: {name[:20]!r}; rules name one of the three")
        switches = options["joker_triples"] == "1", options["free_wings"] == "1"
        ruleset = cls(Variant(name), int(options["base"][:6]), *switches)
        if ruleset.text != text:
            raise ValueError(f"not a ruleset: {text[:80]!r}")
        return ruleset
