"""Counting plays: the file ``perft.txt`` read, counted anew and written.

``python -m tests.engine.perft`` says which rows differ; with ``--write`` it also writes the file anew.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product
from math import prod
from pathlib import Path

from engine.cards import Card, Rank, Suit, parse_counts
from engine.combos import Combination, CombinationType, ComboRules, classify
from engine.movegen import answers, leads
from engine.order import beats
from engine.ruleset import Ruleset, Variant

FILE = Path(__file__).with_name("perft.txt")
MOST_SUBSETS = 30_000
"""Hands with no more choices of ranks than this are counted the slow way, too."""

Counts = dict[CombinationType, int]


@dataclass(frozen=True, slots=True)
class Row:
    """*game* is an id and switches; *hand*, *old*, *dead* are letters; *counted* is the file's answer."""

    game: str
    hand: str
    old: str
    dead: str
    counted: str

    @property
    def rules(self) -> ComboRules:
        """What plays depend on. Raises ``ValueError`` for what is no game or switch."""
        name, *switches = self.game.split()
        off = {"joker_triples=0": "joker_triples", "free_wings=0": "free_wings"}
        if set(switches) - set(off):
            raise ValueError(f"not a game: {self.game!r}")
        return Ruleset(Variant(name), **{off[switch]: False for switch in switches}).combos

    @property
    def to_beat(self) -> Combination | None:
        """The play to be answered, None when leading. Raises ``ValueError`` if it is no play."""
        if not self.old:
            return None
        old = classify(parse_counts(self.old), self.rules)
        if old is None:
            raise ValueError(f"not a play: {self.old!r}")
        return old

    @property
    def subsets(self) -> int:
        """In how many ways ranks can be chosen from the hand."""
        return prod(count + 1 for count in parse_counts(self.hand))

    def __str__(self) -> str:
        return " | ".join([self.game, self.hand, self.old or "-", self.dead or "-", self.counted])


def parse_row(line: str) -> Row:
    """Read a line; the inverse of ``str``. Raises ``ValueError``."""
    game, hand, old, dead, counted = line.split(" | ")
    return Row(game, hand, old.strip("-"), dead.strip("-"), counted)


def rows() -> list[Row]:
    """Return the rows of the file."""
    lines = FILE.read_text(encoding="utf-8").splitlines()
    return [parse_row(line) for line in lines if line and not line.startswith("#")]


def cards_of(letters: str) -> tuple[Card, ...]:
    """Return some cards of these ranks."""
    cards = []
    for rank, count in enumerate(parse_counts(letters)):
        suits = (Suit.NONE,) if Rank(rank).is_joker else tuple(Suit)[:4]
        cards.extend([Card(Rank(rank), suit, deck) for deck in range(4) for suit in suits][:count])
    return tuple(cards)


def fast(row: Row) -> Counts:
    """Count with the generator under test."""
    hand = cards_of(row.hand)
    dead = next((card for card in hand if card.rank.letter == row.dead), None)
    old = row.to_beat
    found = leads(hand, row.rules, dead) if old is None else answers(hand, row.rules, old, dead)
    if len({play.counts for play in found}) != len(found):
        raise ValueError(f"a play is generated twice: {row}")
    return Counter(play.combination.type for play in found)


def slow(row: Row) -> Counts:
    """Count without it: classify every choice of ranks, compare it with the play to be answered."""
    old = row.to_beat
    plays = (classify(chosen, row.rules) for chosen in _choices(row))
    return Counter(play.type for play in plays if play is not None and (old is None or beats(play, old)))


def _choices(row: Row) -> Iterator[tuple[int, ...]]:
    have = parse_counts(row.hand)
    if row.dead:
        have[Rank.parse(row.dead)] -= 1
    return product(*(range(count + 1) for count in have))


def words(counts: Counts) -> str:
    """Write counts: the total, then each type of play that there is."""
    kinds = [f"{kind.value} {counts[kind]}" for kind in CombinationType if counts.get(kind)]
    return " ".join([str(sum(counts.values())), *kinds])


def main(write: bool) -> None:
    """Say which rows differ; write the file anew if asked to."""
    lines = []
    for line in FILE.read_text(encoding="utf-8").splitlines():
        if not line or line.startswith("#"):
            lines.append(line)
            continue
        row = parse_row(line)
        counted = words(fast(row))
        if row.subsets <= MOST_SUBSETS and words(slow(row)) != counted:
            raise SystemExit(f"generator and slow count differ: {row}\n{counted}\n{words(slow(row))}")
        if counted != row.counted:
            sys.stdout.write(f"{row}\n  now: {counted}\n")
        lines.append(str(Row(row.game, row.hand, row.old, row.dead, counted)))
    if write:
        FILE.write_text("\n".join(lines) + "\n", encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main("--write" in sys.argv[1:])
