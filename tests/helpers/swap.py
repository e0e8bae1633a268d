"""Re-dealing what a viewer cannot know (DESIGN: the swap test)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import product
from random import Random

from engine.actions import Action, Bid, Camp, ChooseCamp, Double, ShowHand
from engine.cards import Card, rank_counts
from engine.deal import Deal, Seat
from engine.record import Entry
from engine.ruleset import SEATS, Variant
from engine.scoring import auto_win
from engine.state import GameState
from engine.variants.hidden import copies
from engine.view import Phase, PlayerView
from engine.visible import Role, Viewer


@dataclass(frozen=True)
class Swapped:
    """Another truth that the viewer cannot tell from the first one."""

    deal: Deal
    entries: tuple[Entry, ...]
    camps: dict[Seat, Action]


def swap(
    truth: GameState, view: PlayerView, entries: Sequence[Entry], camps: dict[Seat, Action], rng: Random
) -> Swapped | None:
    """Re-deal at random what *view* leaves open of *truth*; None where no other truth was found.

    *truth* and *view* are those after *entries*; *camps* are the farmers' answers so far.
    """
    for _ in range(60):
        deal = _redeal(truth, view, entries, rng)
        if deal is None:
            continue
        wishes = _rechosen(truth, view.viewer, camps, rng)
        return Swapped(deal, tuple(_reanswered(truth, view.viewer, entries, rng)), wishes)
    return None


def _redeal(truth: GameState, view: PlayerView, entries: Sequence[Entry], rng: Random) -> Deal | None:
    deal, viewer = truth.deal, view.viewer
    bottom_known = bool(view.bottom) or not deal.bottom
    played = {card for move in view.moves for card in move.cards}
    known = set(played)
    if viewer is not None:
        known.update(deal.hands[viewer])
    for seat in view.shown:
        known.update(deal.hands[seat])
    known.update(mark.card for mark in (view.open_mark, view.secret_mark) if mark)
    if bottom_known:
        known.update(deal.bottom)
    if any(len(move.cards) == 7 and all(c.rank.is_joker for c in move.cards) for move in view.moves):
        known.update(card for hand in deal.hands for card in hand if card.rank.is_joker)
    places = [
        (seat, i) for seat, hand in enumerate(deal.hands) for i, card in enumerate(hand) if card not in known
    ]
    below = [] if bottom_known else list(range(len(deal.bottom)))
    cards = [deal.hands[seat][i] for seat, i in places] + [deal.bottom[i] for i in below]
    cards = _shuffled(deal, truth, places, cards, rng)
    hands = [list(hand) for hand in deal.hands]
    bottom = list(deal.bottom)
    for (seat, i), card in zip(places, cards, strict=False):
        hands[seat][i] = card
    for i, card in zip(below, cards[len(places) :], strict=True):
        bottom[i] = card
    secret = deal.secret_mark
    if secret is not None and view.secret_mark is None:
        choice = [c for hand in hands for c in hand if not c.rank.is_joker and c.face != deal.open_mark.face]
        secret = rng.choice(choice)
    other = Deal(deal.ruleset, deal.seed, tuple(map(tuple, hands)), tuple(bottom), deal.open_mark, secret)
    return other if _same_public_facts(truth, other, viewer, entries) else None


def _shuffled(
    deal: Deal, truth: GameState, places: list[tuple[Seat, int]], cards: list[Card], rng: Random
) -> list[Card]:
    """Shuffle; in ``hidden`` send copies of the marked card elsewhere more often than chance would."""
    cards = list(cards)
    rng.shuffle(cards)
    if truth.variant is Variant.HIDDEN and rng.random() < 0.9:
        for index in [i for i, card in enumerate(cards) if card.face == deal.open_mark.face]:
            was = next(seat for seat, hand in enumerate(deal.hands) if cards[index] in hand)
            if was == deal.holder(deal.open_mark):
                targets = [i for i, (seat, _) in enumerate(places) if seat == was]
            else:
                targets = [
                    i for i, (seat, _) in enumerate(places) if seat not in (was, deal.holder(deal.open_mark))
                ]
            if targets:
                other = rng.choice(targets)
                cards[index], cards[other] = cards[other], cards[index]
    return cards


def _case(deal: Deal) -> tuple[int, Seat | None]:
    """The public part of H2: the case, and in case 3 who holds both copies."""
    landlord, (first, second) = deal.holder(deal.open_mark), copies(deal)
    if first == second:
        return (4, None) if first == landlord else (3, first)
    return (2, None) if landlord in (first, second) else (1, None)


def _same_public_facts(truth: GameState, other: Deal, viewer: Viewer, entries: Sequence[Entry]) -> bool:
    if truth.variant is Variant.HIDDEN:
        if _case(truth.deal) != _case(other):
            return False
        if _case(other)[0] == 2:
            landlord = other.holder(other.open_mark)
            hidden = next(seat for seat in copies(other) if seat != landlord)
            # The hidden landlord of case 2 made no bid and won none.
            if hidden == viewer and truth.roles[hidden] is not Role.HIDDEN_LANDLORD:
                return False
            if any(seat == hidden and value for seat, value in truth.bids):
                return False
            if truth.roles[hidden] is Role.OPEN_LANDLORD:
                return False
            if not any(value for _, value in truth.bids) and truth.phase not in (Phase.BIDDING, Phase.OVER):
                # A forced landlord (H3): the first who may bid is public.
                winner = next(
                    s for s in truth.landlords if s != landlord and truth.roles[s] is Role.OPEN_LANDLORD
                )
                return next(seat for seat, _ in truth.bids if seat != hidden) == winner
        return True
    if truth.phase in (Phase.BIDDING, Phase.CAMPS):
        return True
    for seat in truth.landlords:
        extra = _bottom_of(truth, seat)
        if auto_win(rank_counts([*other.hands[seat], *extra])) is not None:
            return False
    return True


def _bottom_of(truth: GameState, seat: Seat) -> tuple[Card, ...]:
    bottom = truth.deal.bottom
    if truth.solo:
        return bottom
    first = Role.GREAT_LANDLORD if truth.variant is Variant.TWO_FOUR else Role.POSITIVE_LANDLORD
    return bottom[:6] if truth.roles[seat] is first else bottom[6:]


def _rechosen(truth: GameState, viewer: Viewer, camps: dict[Seat, Action], rng: Random) -> dict[Seat, Action]:
    """Other camps that the viewer cannot tell from the chosen ones (P3)."""
    if (
        truth.variant is not Variant.TWO_CAMPS
        or truth.solo
        or (viewer in truth.landlords and truth.shown is None)
    ):
        return camps
    told = truth.phase is not Phase.CAMPS
    if viewer in truth.landlords and told:
        return camps
    positive = truth.seat_of(Role.POSITIVE_LANDLORD)
    order = [(positive + step) % SEATS for step in range(SEATS)]
    farmers = [seat for seat in order if truth.roles[seat] is Role.FARMER]
    done = len(farmers) - len(truth.slots) if not told else len(farmers)
    pending = 1 if not told and truth.slot_answer is not None else 0
    now = _formed(farmers, [camps.get(seat) for seat in farmers])
    possible = []
    for wishes in product(Camp, repeat=4):
        formed = _formed(farmers, [ChooseCamp(camp) for camp in wishes])
        if viewer in farmers:
            slot = farmers.index(viewer)
            heard = slot < done + pending or told
            if heard and (formed[viewer] != now[viewer] if told or now[viewer][1] else formed[viewer][1]):
                continue
            if not heard and slot == done and formed[viewer][1] != now[viewer][1]:
                continue
        possible.append(dict(zip(farmers, map(ChooseCamp, wishes), strict=True)))
    chosen: dict[Seat, Action] = dict(rng.choice(possible))
    if viewer is not None:
        chosen.pop(viewer, None)  # the viewer's own answer stays where it is
    return chosen


def _formed(farmers: list[Seat], wishes: Sequence[Action | None]) -> dict[Seat, tuple[Camp | None, bool]]:
    """Return for each farmer the camp and whether they were asked."""
    counts = dict.fromkeys(Camp, 0)
    result: dict[Seat, tuple[Camp | None, bool]] = {}
    for seat, wish in zip(farmers, wishes, strict=True):
        asked = all(count < 2 for count in counts.values())
        if asked:
            camp = wish.camp if isinstance(wish, ChooseCamp) else None
        else:
            camp = next(camp for camp in Camp if counts[camp] < 2)
        if camp is not None:
            counts[camp] += 1
        result[seat] = camp, asked
    return result


def _reanswered(truth: GameState, viewer: Viewer, entries: Sequence[Entry], rng: Random) -> list[Entry]:
    """Change the answers that are still covered: doubles, shows, and the bid of a slot that is still open."""
    result = list(entries)
    covered = {Phase.DOUBLING: Double, Phase.SHOWING: ShowHand}.get(truth.phase)
    for index, entry in enumerate(result):
        if entry.seat == viewer or entry.by_table:
            continue
        if covered is not None and isinstance(entry.action, covered):
            result[index] = replace(entry, action=covered(rng.random() < 0.5))
    last = result[-1] if result else None
    slot_is_open = truth.fixed_slots and truth.slot_answer is not None
    if slot_is_open and last is not None and last.seat != viewer and isinstance(last.action, Bid):
        above = max((value for _, value in truth.bids), default=0)
        result[-1] = replace(last, action=Bid(rng.choice([0, *range(above + 1, 4)])))
    return result


def hidden_facts(state: GameState) -> tuple[object, object]:
    """What the games keep secret: who has which role, who is in which camp."""
    return state.roles, state.camps
