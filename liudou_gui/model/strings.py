"""Words for cards, combinations, people and games, in the language of the window."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from engine.actions import Camp, PromptKind
from engine.cards import Card, Face, Rank, Suit
from engine.combos import Combination, CombinationType
from engine.ruleset import Variant
from engine.view import Phase, PlayerView
from engine.visible import Role
from liudou_gui.model.words import TIMES, translate

_SHORT_RANK = ("3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A", "2")
_GROUPS_SPELT_OUT = 3
"""A triple run of so many groups is written in full, a longer one from – to."""


# -- cards -----------------------------------------------------------------------------------


def rank_word(rank: Rank) -> str:
    """Return a rank as it is written: ``10``, ``J``, ``small joker``."""
    if rank is Rank.SMALL_JOKER:
        return translate("Cards", "small joker")
    if rank is Rank.BIG_JOKER:
        return translate("Cards", "big joker")
    return _SHORT_RANK[rank]


def spoken_rank(rank: Rank) -> str:
    """Return a rank as it is said: ``queen``, ``7``."""
    match rank:
        case Rank.JACK:
            return translate("Cards", "jack")
        case Rank.QUEEN:
            return translate("Cards", "queen")
        case Rank.KING:
            return translate("Cards", "king")
        case Rank.ACE:
            return translate("Cards", "ace")
        case _:
            return rank_word(rank)


def suit_word(suit: Suit) -> str:
    """Return the suit's name; empty for jokers."""
    match suit:
        case Suit.DIAMONDS:
            return translate("Cards", "diamonds")
        case Suit.CLUBS:
            return translate("Cards", "clubs")
        case Suit.HEARTS:
            return translate("Cards", "hearts")
        case Suit.SPADES:
            return translate("Cards", "spades")
        case Suit.NONE:
            return ""


def card_name(card: Card | Face) -> str:
    """Return a card as it is said: ``7 of hearts``, ``small joker``."""
    if card.rank.is_joker:
        return rank_word(card.rank)
    return translate("Cards", "{rank} of {suit}").format(
        rank=spoken_rank(card.rank), suit=suit_word(card.suit)
    )


def hand_card_name(card: Card, selected: bool, place: int, count: int) -> str:
    """Return what a screen reader says of a card in the hand: ``7 of hearts, selected, 12 of 34``."""
    if selected:
        text = translate("Cards", "{card}, selected, {place} of {count}")
    else:
        text = translate("Cards", "{card}, {place} of {count}")
    return text.format(card=card_name(card), place=place, count=count)


def card_count(count: int) -> str:
    """Return ``1 card``, ``5 cards``."""
    if count == 1:
        return translate("Cards", "1 card")
    return translate("Cards", "{count} cards").format(count=count)


# -- combinations ----------------------------------------------------------------------------


def combination_name(combination: Combination) -> str:
    """Return the kind of play: ``Straight of 7``, ``Bomb ×9``."""
    groups = combination.groups
    match combination.type:
        case CombinationType.SINGLE:
            return translate("Combinations", "Single")
        case CombinationType.PAIR:
            return translate("Combinations", "Pair")
        case CombinationType.TRIPLE:
            return translate("Combinations", "Triple")
        case CombinationType.STRAIGHT:
            return translate("Combinations", "Straight of {groups}").format(groups=groups)
        case CombinationType.PAIR_RUN:
            return translate("Combinations", "Pair run of {groups}").format(groups=groups)
        case CombinationType.TRIPLE_RUN:
            return translate("Combinations", "Triple run of {groups}").format(groups=groups)
        case CombinationType.FULL_HOUSE:
            return translate("Combinations", "Full house")
        case CombinationType.AIRPLANE:
            return translate("Combinations", "Airplane of {groups}").format(groups=groups)
        case CombinationType.BOMB if combination.ranks[0].is_joker:
            return translate("Combinations", "Joker bomb {times}").format(times=f"{TIMES}{combination.size}")
        case CombinationType.BOMB:
            return translate("Combinations", "Bomb {times}").format(times=f"{TIMES}{combination.size}")


def combination_detail(combination: Combination) -> str:
    """Return which cards make it: ``6 – Q``, ``444 555 with JJ QQ``, ``K``."""
    ranks = combination.ranks
    match combination.type:
        case CombinationType.STRAIGHT | CombinationType.PAIR_RUN:
            return _span(ranks)
        case CombinationType.TRIPLE_RUN:
            return _body(ranks)
        case CombinationType.FULL_HOUSE | CombinationType.AIRPLANE:
            return translate("Combinations", "{body} with {wings}").format(
                body=_body(ranks), wings=_wings(combination.wings)
            )
        case _:
            return translate("Combinations", " and ").join(map(rank_word, ranks))


def combination_text(combination: Combination) -> str:
    """Return kind and cards in one line: ``Straight of 7, 6 – Q``."""
    return translate("Combinations", "{name}, {detail}").format(
        name=combination_name(combination), detail=combination_detail(combination)
    )


def _span(ranks: Sequence[Rank]) -> str:
    return f"{rank_word(ranks[0])} \N{EN DASH} {rank_word(ranks[-1])}"


def _times(rank: Rank, count: int) -> str:
    if rank.is_joker:
        return f"{rank_word(rank)} {TIMES}{count}"
    between = " " if rank is Rank.TEN else ""  # 101010 is no rank
    return between.join([rank_word(rank)] * count)


def _body(ranks: Sequence[Rank]) -> str:
    if len(ranks) > _GROUPS_SPELT_OUT:
        return _span(ranks)
    return " ".join(_times(rank, 3) for rank in ranks)


def _wings(ranks: Sequence[Rank]) -> str:
    in_a_row = len(ranks) > _GROUPS_SPELT_OUT and len(set(ranks)) == len(ranks)
    if in_a_row and all(after - before == 1 for before, after in pairwise(ranks)):
        return _span(ranks)
    return " ".join(_times(rank, 2) for rank in ranks)


# -- people ----------------------------------------------------------------------------------


def role_word(role: Role | None) -> str:
    """Return a role in full: ``Great landlord``; ``Unknown`` for None."""
    match role:
        case None:
            return translate("Roles", "Unknown")
        case Role.OPEN_LANDLORD:
            return translate("Roles", "Landlord")
        case Role.HIDDEN_LANDLORD:
            return translate("Roles", "Hidden landlord")
        case Role.GREAT_LANDLORD:
            return translate("Roles", "Great landlord")
        case Role.SECOND_LANDLORD:
            return translate("Roles", "Second landlord")
        case Role.POSITIVE_LANDLORD:
            return translate("Roles", "Positive landlord")
        case Role.NEGATIVE_LANDLORD:
            return translate("Roles", "Negative landlord")
        case Role.FARMER:
            return translate("Roles", "Farmer")


def short_role(view: PlayerView, seat: int) -> str:
    """Return what fits on a seat's panel: its role or camp as far as the viewer knows."""
    role, camp = view.roles[seat], view.camps[seat]
    if view.solo and role is not None and role.is_landlord:
        return translate("Roles", "Solo")
    if view.ruleset.variant is Variant.TWO_CAMPS and not view.solo:
        if role is not None and role.is_landlord:
            positive = role is Role.POSITIVE_LANDLORD
            return (
                translate("CampLandlords", "Positive") if positive else translate("CampLandlords", "Negative")
            )
        return camp_word(camp) if camp is not None else translate("Roles", "Unknown")
    match role:
        case Role.GREAT_LANDLORD:
            return translate("Roles", "Great")
        case Role.SECOND_LANDLORD:
            return translate("Roles", "Second")
        case Role.HIDDEN_LANDLORD if seat not in view.revealed and view.opened is None:
            return translate("Roles", "Hidden")
        case Role.HIDDEN_LANDLORD:
            return translate("Roles", "Landlord")
        case _:
            return role_word(role)


def camp_word(camp: Camp) -> str:
    """Return the camp's name."""
    if camp is Camp.POSITIVE:
        return translate("Roles", "Positive")
    return translate("Roles", "Negative")


def side_word(side: str, *, solo: bool = False) -> str:
    """Return the name of a side as :meth:`PlayerView.side` tells it."""
    match side:
        case "landlords" if solo:
            return translate("Roles", "The landlord, alone")
        case "landlords":
            return translate("Roles", "Landlords")
        case "farmers":
            return translate("Roles", "Farmers")
        case "positive":
            return translate("Roles", "Positive camp")
        case _:
            return translate("Roles", "Negative camp")


# -- games -----------------------------------------------------------------------------------


def variant_name(variant: Variant) -> str:
    """Return the name of a game."""
    match variant:
        case Variant.HIDDEN:
            return translate("Games", "Hidden Landlords")
        case Variant.TWO_FOUR:
            return translate("Games", "New Six")
        case Variant.TWO_CAMPS:
            return translate("Games", "Positive and Negative")


def variant_sides(variant: Variant) -> str:
    """Return who plays against whom: ``3 v 3``."""
    match variant:
        case Variant.HIDDEN | Variant.TWO_CAMPS:
            return translate("Games", "3 v 3")
        case Variant.TWO_FOUR:
            return translate("Games", "2 v 4")


def variant_line(variant: Variant) -> str:
    """Return one sentence about a game."""
    match variant:
        case Variant.HIDDEN:
            return translate(
                "Games", "Up to two of the three landlords stay hidden until they play the marked card."
            )
        case Variant.TWO_FOUR:
            return translate("Games", "Bid to be great landlord; a secret card names your partner.")
        case Variant.TWO_CAMPS:
            return translate("Games", "Two landlords, and four farmers who choose camps in secret.")


def variant_cards(variant: Variant) -> str:
    """Return what is dealt: ``4 decks · 34 cards each, bottom 12``."""
    if not variant.bottom_size:
        return translate("Games", "{decks} decks · {cards} cards each").format(
            decks=variant.decks, cards=variant.hand_size
        )
    return translate("Games", "{decks} decks · {cards} cards each, bottom {bottom}").format(
        decks=variant.decks, cards=variant.hand_size, bottom=variant.bottom_size
    )


def phase_word(phase: Phase) -> str:
    """Return where a deal stands."""
    match phase:
        case Phase.WAITING:
            return translate("Games", "Dealing")
        case Phase.BIDDING:
            return translate("Games", "Bidding")
        case Phase.CAMPS:
            return translate("Games", "Choosing camps")
        case Phase.DOUBLING:
            return translate("Games", "Doubling")
        case Phase.SHOWING:
            return translate("Games", "Laying cards open")
        case Phase.PLAYING:
            return translate("Games", "Playing")
        case Phase.OVER:
            return translate("Games", "Deal over")


def bid_word(value: int) -> str:
    """Return a bid as it is shown before a seat."""
    if value == 0:
        return translate("Bids", "No bid")
    return translate("Bids", "Bids {value}").format(value=value)


def silence_means(kind: PromptKind, *, leading: bool = False) -> str:
    """Return what happens when a question stays unanswered."""
    match kind:
        case PromptKind.BID:
            return translate("Prompts", "No answer means no bid.")
        case PromptKind.CAMP:
            return translate("Prompts", "No answer: drawn by lot.")
        case PromptKind.DOUBLE | PromptKind.SHOW:
            return translate("Prompts", "No answer means no.")
        case PromptKind.PLAY if leading:
            return translate("Prompts", "No answer: your lowest card is led.")
        case PromptKind.PLAY:
            return translate("Prompts", "No answer means pass.")
