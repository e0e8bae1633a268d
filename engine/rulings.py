"""The one table of rulings: what the traditional rules leave open, and how this house settles it.

Every line of RULES marked **(ruling)** stands here once. Those with ``switch=True`` are options of
the :class:`~engine.ruleset.Ruleset`; the numbers below are read by the code from this table alone.
The text enters the hash of a ruleset, so that two programs with different rulings notice.
"""

from __future__ import annotations

from dataclasses import dataclass

RULES_VERSION = 1
"""Raised whenever a rule or ruling changes its meaning."""


@dataclass(frozen=True, slots=True)
class Ruling:
    """One settled question: the clause it belongs to, the decision, and whether a host may switch it."""

    rule: str
    decision: str
    switch: bool = False


RULINGS: tuple[Ruling, ...] = (
    Ruling("C7", "3 decks: the triple of a full house may be three equal jokers", switch=True),
    Ruling("C8", "3 decks: wings may repeat a pair and use the body's own ranks", switch=True),
    Ruling("O2", "bare 222333 is the lowest triple run of two groups; with wings it is the highest (O3)"),
    Ruling("O3", "airplanes of three groups and more compare by position as in O2"),
    Ruling("O5", "www < WWW: equal count, so by rank"),
    Ruling("O6", "mixed bombs of four jokers are all equal"),
    Ruling("T4", "a leader with nothing but a dead joker hands the lead on, at once and without a prompt"),
    Ruling("H1", "the open landlord leads the first trick"),
    Ruling("H3", "bidding goes once round; 1, 2 or 3, each higher than before; 3 ends it"),
    Ruling(
        "H3.slots",
        "case 2: each turn is a slot of equal fixed length; the hidden landlord's looks like a pass",
    ),
    Ruling("H3.void", "nobody bids: the deal is void, scores nothing and is dealt anew"),
    Ruling("H3.third", "after three void biddings in a row the first who may bid is landlord at S = 1"),
    Ruling("H5", "doubles are shown all together"),
    Ruling("F1.faces", "the faces of the two marks differ"),
    Ruling("F1.bottom", "the first six bottom cards in pack order go to the great or positive landlord"),
    Ruling("F4", "nothing is shown before both landlords have answered or time is up"),
    Ruling("F5.order", "winning without play is looked at after the bottom and the camps and before F4"),
    Ruling("F5.both", "two_camps: when both landlords meet it the deal is void and dealt anew"),
    Ruling("N1", "the bids are 1, 2, 3 in rising order; 3 ends the bidding"),
    Ruling("P2", "every farmer's choice is a slot of the table's camp time, whatever happens in it"),
    Ruling("P5", "a solo deal scores as in N5"),
    Ruling("E1", "after the deal all hands, bottom cards, marks, roles, camps and the seed are public"),
    Ruling("bottom", "the bottom cards are shown to all when given to the landlords, with who got which"),
)

VOID_BIDDINGS_BEFORE_FORCED = 3
"""H3: after so many void biddings in a row the first who may bid becomes landlord at S = 1."""

HIGHEST_BID = 3
"""H3, N1: this bid ends the bidding."""

BOMB_OF = 13
"""F5 (c): a landlord with a bomb of so many cards wins without play."""
