"""What is particular to Hidden Landlords (RULES H1 to H9)."""

from __future__ import annotations

from liudou_gui.model.rule_book.parts import Clause
from liudou_gui.model.words import translate


def about() -> tuple[Clause, ...]:
    """Return the game in a few sentences."""
    return (
        Clause(
            translate("RuleBook", "Three against three, and some in hiding"),
            (
                translate(
                    "RuleBook",
                    "Three landlords play against three farmers. Who first gets rid of all cards wins the "
                    "deal for the whole side.",
                ),
                translate(
                    "RuleBook",
                    "One landlord is known from the start. Up to two hide among the farmers until they play "
                    "their copy of the marked card.",
                ),
                translate("RuleBook", "So watch who helps whom. You may have to guess who your friends are."),
            ),
            see=("H1", "H4", "H6"),
        ),
    )


def sides() -> tuple[Clause, ...]:
    """Return cards, marks and roles."""
    return (
        Clause(
            translate("RuleBook", "Cards"),
            (
                translate(
                    "RuleBook",
                    "Three decks with jokers: 162 cards, 27 for each of the six. Every card exists three "
                    "times.",
                ),
            ),
        ),
        Clause(
            translate("RuleBook", "The marked card"),
            (
                translate(
                    "RuleBook",
                    "One card, never a joker, is marked by chance before dealing and shown to all. Who is "
                    "dealt it is the open landlord and leads the first trick.",
                ),
            ),
            ids=("H1",),
        ),
        Clause(
            translate("RuleBook", "Who the other landlords are"),
            (
                translate(
                    "RuleBook",
                    "Two more copies of the marked card are in the pack: same rank, same suit. They decide.",
                ),
                translate(
                    "RuleBook",
                    "Held by two other players: both are hidden landlords. No bidding, and the stake S is 3.",
                ),
                translate(
                    "RuleBook",
                    "One held by the open landlord, one by another: that other is the hidden landlord. The "
                    "third landlord is found by bidding, from the seat after the open landlord on. The bid "
                    "is S.",
                ),
                translate(
                    "RuleBook",
                    "Both held by one other player: that player is the second open landlord. The third is "
                    "found by bidding, from the seat after that player on. Nobody hides.",
                ),
                translate(
                    "RuleBook",
                    "All three held by the open landlord: the deal is won at once. The landlord gets 10 × "
                    "base, each other loses 2 × base. Nobody doubles.",
                ),
            ),
            ids=("H2",),
            see=("H3", "H8"),
        ),
        Clause(
            translate("RuleBook", "Who knows what"),
            (
                translate("RuleBook", "There are always three landlords against three farmers."),
                translate(
                    "RuleBook",
                    "You know the open landlords and your own role. A hidden landlord is known to nobody "
                    "else, not even to the open landlord.",
                ),
            ),
            ids=("H4",),
        ),
        Clause(
            translate("RuleBook", "A hidden landlord shows up"),
            (
                translate(
                    "RuleBook",
                    "Nobody can say that they are a landlord. Playing a copy of the marked card shows it at "
                    "once, to all.",
                ),
                translate(
                    "RuleBook",
                    "Before you give yourself away like this, the table warns you. Hints keep that card back "
                    "as long as they can.",
                ),
            ),
            ids=("H6",),
        ),
    )


def course() -> tuple[Clause, ...]:
    """Return the steps of a deal."""
    return (
        Clause(
            translate("RuleBook", "Step by step"),
            (
                translate("RuleBook", "1. The marked card is shown, and 27 cards go to each."),
                translate("RuleBook", "2. If a landlord is missing, the players bid."),
                translate("RuleBook", "3. Each may double."),
                translate("RuleBook", "4. The open landlord leads, and all play in turn."),
                translate(
                    "RuleBook", "5. Somebody has no cards left. Points are reckoned and all roles are shown."
                ),
            ),
            see=("H1", "H3", "H5", "T1", "H8"),
        ),
    )


def bidding() -> tuple[Clause, ...]:
    """Return bidding and doubling."""
    return (
        Clause(
            translate("RuleBook", "Bidding"),
            (
                translate(
                    "RuleBook",
                    "It goes once round. Each says 1, 2 or 3, higher than all before, or passes. 3 ends it. "
                    "The highest bidder becomes landlord, and the bid is the stake S.",
                ),
                translate("RuleBook", "Open landlords are skipped."),
                translate(
                    "RuleBook",
                    "Nobody bids: the deal is void, scores nothing and is dealt anew. After three void "
                    "biddings in a row the first who may bid becomes landlord at S = 1.",
                ),
            ),
            ids=("H3",),
        ),
        Clause(
            translate("RuleBook", "Why every turn takes the same time"),
            (
                translate(
                    "RuleBook",
                    "When one hidden landlord is in the game already, that player may not bid, and nobody "
                    "may notice. So every turn lasts the same time, and its answer is shown when the time is "
                    "over. The hidden landlord’s turn looks like a pass.",
                ),
                translate("RuleBook", "Where nobody hides, a turn ends as soon as it is answered."),
                translate(
                    "RuleBook", "At a table with one person the bots’ turns may be short, but all are alike."
                ),
            ),
            see=("H3",),
            also=("H3.slots",),
        ),
        Clause(
            translate("RuleBook", "Doubling"),
            (
                translate(
                    "RuleBook",
                    "When roles are set, each of the six says once whether to double, all at the same time. "
                    "Nothing is shown before all have answered or time is up. Every double adds 1 to N.",
                ),
            ),
            ids=("H5",),
            see=("H7", "H8"),
        ),
    )


def scoring() -> tuple[Clause, ...]:
    """Return what is won and lost."""
    return (
        Clause(
            translate("RuleBook", "What is won and lost"),
            (
                translate(
                    "RuleBook",
                    "W = S × N × base. Each of the three losers loses W, each of the three winners gains W.",
                ),
                translate(
                    "RuleBook",
                    "For example: the bid was 2, one player doubled, a bomb of six was played, base is 1. N "
                    "= 1 + 1 + 1 = 3, so W = 2 × 3 × 1 = 6.",
                ),
            ),
            ids=("H8",),
            see=("H2", "H5", "H7"),
        ),
    )


def shown_at_the_end() -> Clause:
    """Return what the end of a deal shows."""
    return Clause(
        translate("RuleBook", "Roles at the end"),
        (translate("RuleBook", "At the end of the deal all roles are shown."),),
        ids=("H9",),
    )
