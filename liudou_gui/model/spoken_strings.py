"""Plays, roles and counts as one says them within a sentence: ``a pair run of 3, 5 to 7``."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine.cards import Card, Rank
from engine.combos import Combination, CombinationType
from engine.deal import Seat
from engine.view import PlayerView
from engine.visible import Role
from liudou_gui.model.strings import card_count, role_word, side_word, spoken_rank
from liudou_gui.model.words import translate


def several(rank: Rank) -> str:
    """Return more than one of a rank: ``7s``, ``queens``, ``small jokers``."""
    match rank:
        case Rank.JACK:
            return translate("Spoken", "jacks")
        case Rank.QUEEN:
            return translate("Spoken", "queens")
        case Rank.KING:
            return translate("Spoken", "kings")
        case Rank.ACE:
            return translate("Spoken", "aces")
        case Rank.SMALL_JOKER:
            return translate("Spoken", "small jokers")
        case Rank.BIG_JOKER:
            return translate("Spoken", "big jokers")
        case _:
            return translate("Spoken", "{rank}s").format(rank=spoken_rank(rank))


def spoken_play(combination: Combination) -> str:
    """Return a combination as a part of a sentence: ``a pair of 7s``, ``a straight of 5, 6 to 10``."""
    ranks, groups = combination.ranks, combination.groups
    first, last = spoken_rank(ranks[0]), spoken_rank(ranks[-1])
    many = _many(ranks)
    match combination.type:
        case CombinationType.SINGLE:
            return translate("Spoken", "a single {rank}").format(rank=first)
        case CombinationType.PAIR:
            return translate("Spoken", "a pair of {ranks}").format(ranks=many)
        case CombinationType.TRIPLE:
            return translate("Spoken", "three {ranks}").format(ranks=many)
        case CombinationType.STRAIGHT:
            text = translate("Spoken", "a straight of {count}, {first} to {last}")
        case CombinationType.PAIR_RUN:
            text = translate("Spoken", "a pair run of {count}, {first} to {last}")
        case CombinationType.TRIPLE_RUN:
            text = translate("Spoken", "a triple run of {count}, {first} to {last}")
        case CombinationType.FULL_HOUSE:
            text = translate("Spoken", "a full house, three {ranks} with a pair of {wings}")
            return text.format(ranks=many, wings=_many(combination.wings))
        case CombinationType.AIRPLANE:
            text = translate("Spoken", "an airplane of {count}, {first} to {last}, with pairs of {wings}")
        case CombinationType.BOMB if ranks[0].is_joker:
            return translate("Spoken", "a joker bomb of {count}").format(count=combination.size)
        case CombinationType.BOMB:
            return translate("Spoken", "a bomb of {count} {ranks}").format(count=combination.size, ranks=many)
    return text.format(count=groups, first=first, last=last, wings=_many(combination.wings))


def spoken_cards(cards: Iterable[Card]) -> str:
    """Return cards by their ranks alone, as short as can be: ``3, 3, king``."""
    return translate("Spoken", ", ").join(spoken_rank(card.rank) for card in sorted(cards))


def cards_left(count: int) -> str:
    """Return ``12 cards left``, ``1 card left``, ``no cards left``."""
    if count == 0:
        return translate("Spoken", "no cards left")
    if count == 1:
        return translate("Spoken", "1 card left")
    return translate("Spoken", "{count} cards left").format(count=count)


def role_phrase(role: Role) -> str:
    """Return a role with its article: ``a farmer``, ``the great landlord``."""
    match role:
        case Role.OPEN_LANDLORD:
            return translate("Spoken", "a landlord")
        case Role.HIDDEN_LANDLORD:
            return translate("Spoken", "a hidden landlord")
        case Role.GREAT_LANDLORD:
            return translate("Spoken", "the great landlord")
        case Role.SECOND_LANDLORD:
            return translate("Spoken", "the second landlord")
        case Role.POSITIVE_LANDLORD:
            return translate("Spoken", "the positive landlord")
        case Role.NEGATIVE_LANDLORD:
            return translate("Spoken", "the negative landlord")
        case Role.FARMER:
            return translate("Spoken", "a farmer")


def place_word(place: int) -> str:
    """Return where a seat is on the table, counted counter-clockwise from the own one (0 to 5)."""
    match place:
        case 0:
            return translate("Spoken", "your seat")
        case 1:
            return translate("Spoken", "lower right")
        case 2:
            return translate("Spoken", "upper right")
        case 3:
            return translate("Spoken", "opposite")
        case 4:
            return translate("Spoken", "upper left")
        case _:
            return translate("Spoken", "lower left")


def turn_sentence(view: PlayerView) -> str:
    """Return that the viewer's turn has come, and what is to be beaten; empty at anybody else's."""
    if view.turn is None or view.turn != view.viewer:
        return ""
    if view.leading or view.to_beat is None:
        return translate("Spoken", "You lead")
    return translate("Spoken", "Your turn: beat {play}").format(play=spoken_play(view.to_beat))


def move_sentence(view: PlayerView, seat: Seat) -> str:
    """Return what *seat* last did in the trick on the table; empty for nothing."""
    move = view.last_move(seat)
    if move is None:
        return ""
    if move.combination is None:
        return translate("Spoken", "passed")
    return translate("Spoken", "played {play}").format(play=spoken_play(move.combination))


def known_role(view: PlayerView, seat: Seat) -> str:
    """Return what the viewer knows of a seat: its role, its camp, or that it is unknown."""
    role, camp = view.roles[seat], view.camps[seat]
    if (role is None or role is Role.FARMER) and camp is not None and not view.solo:
        return side_word(camp.value)
    return translate("Spoken", "role unknown") if role is None else role_word(role)


def seat_name(view: PlayerView, seat: Seat, place: int, *, acting: bool) -> str:
    """Return a seat in words: ``Mei, lower right, Farmer, 12 cards, has the turn``."""
    parts = [view.names[seat], place_word(place), known_role(view, seat), card_count(view.sizes[seat])]
    if seat in view.shown:
        parts.append(translate("Spoken", "cards laid open"))
    if acting:
        parts.append(translate("Spoken", "has the turn"))
    return translate("Spoken", ", ").join(part for part in parts if part)


def group_name(number: int, what: str, count: int, *, chosen: bool) -> str:
    """Return a group laid aside: ``Group 1: Pair run of 3, 6 cards``; *chosen* when all of it is."""
    if chosen:
        text = translate("Spoken", "Group {number}: {what}, {cards}, selected")
    else:
        text = translate("Spoken", "Group {number}: {what}, {cards}")
    return text.format(number=number, what=what, cards=card_count(count))


def _many(ranks: Sequence[Rank]) -> str:
    between = translate("Spoken", " and ") if len(ranks) == 2 else translate("Spoken", ", ")
    return between.join(several(rank) for rank in ranks)
