"""The decisions of the table of rulings in words of every language; the table itself is English."""

from __future__ import annotations

from liudou_gui.model.words import translate


def ruling_text(rule: str) -> str:
    """Return what this program decides in *rule*; empty if it has no such ruling."""
    return _texts().get(rule, "")


def _texts() -> dict[str, str]:
    """Return the decisions: the English ones stand in :mod:`engine.rulings` word for word."""
    return {
        "C7": translate("Rulings", "3 decks: the triple of a full house may be three equal jokers"),
        "C8": translate("Rulings", "3 decks: wings may repeat a pair and use the body's own ranks"),
        "O2": translate(
            "Rulings", "bare 222333 is the lowest triple run of two groups; with wings it is the highest (O3)"
        ),
        "O3": translate("Rulings", "airplanes of three groups and more compare by position as in O2"),
        "O5": translate("Rulings", "www < WWW: equal count, so by rank"),
        "O6": translate("Rulings", "mixed bombs of four jokers are all equal"),
        "T4": translate(
            "Rulings",
            "a leader with nothing but a dead joker hands the lead on, at once and without a prompt",
        ),
        "H1": translate("Rulings", "the open landlord leads the first trick"),
        "H3": translate("Rulings", "bidding goes once round; 1, 2 or 3, each higher than before; 3 ends it"),
        "H3.slots": translate(
            "Rulings",
            "case 2: each turn is a slot of equal fixed length; the hidden landlord's looks like a pass",
        ),
        "H3.void": translate("Rulings", "nobody bids: the deal is void, scores nothing and is dealt anew"),
        "H3.third": translate(
            "Rulings", "after three void biddings in a row the first who may bid is landlord at S = 1"
        ),
        "H5": translate("Rulings", "doubles are shown all together"),
        "F1.faces": translate("Rulings", "the faces of the two marks differ"),
        "F1.bottom": translate(
            "Rulings", "the first six bottom cards in pack order go to the great or positive landlord"
        ),
        "F4": translate("Rulings", "nothing is shown before both landlords have answered or time is up"),
        "F5.order": translate(
            "Rulings", "winning without play is looked at after the bottom and the camps and before F4"
        ),
        "F5.both": translate(
            "Rulings", "two_camps: when both landlords meet it the deal is void and dealt anew"
        ),
        "N1": translate("Rulings", "the bids are 1, 2, 3 in rising order; 3 ends the bidding"),
        "P2": translate(
            "Rulings", "every farmer's choice is a slot of the table's camp time, whatever happens in it"
        ),
        "P5": translate("Rulings", "a solo deal scores as in N5"),
        "E1": translate(
            "Rulings",
            "after the deal all hands, bottom cards, marks, roles, camps and the seed are public",
        ),
        "bottom": translate(
            "Rulings",
            "the bottom cards are shown to all when given to the landlords, with who got which",
        ),
    }
