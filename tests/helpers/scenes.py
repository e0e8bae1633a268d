"""Short streams of visible events that bring a window to a certain point of a deal."""

from __future__ import annotations

from engine.actions import Prompt, PromptKind
from engine.cards import Card, parse_cards
from engine.combos import ComboRules, classify_cards
from engine.ruleset import SEATS, Ruleset, Variant
from engine.visible import (
    BidMade,
    BottomGiven,
    ChoiceOpened,
    ClockStarted,
    DealEnded,
    DealOpened,
    DealStarted,
    EndCause,
    HandSize,
    MarkKind,
    MarkShown,
    OwnHand,
    Played,
    PromptOpened,
    Role,
    RoleSet,
    ScoresUpdated,
    SeatTaken,
    SlotOpened,
    TurnOf,
    VisibleEvent,
)

NAMES = ("Lin", "Mei", "<b>Nai</b>", "Jun", "Teapot", "Hao")
HAND = "3h0 4h0 5h0 6h0 7h0 8h0 8s0 8c0 Kh0 Kh1 2s0 Wx0"


def seated(variant: Variant = Variant.TWO_FOUR, hand: str = HAND) -> list[VisibleEvent]:
    """Six seats, a deal begun, and a hand."""
    cards = parse_cards(hand)
    return [
        *(SeatTaken(seat, name, is_bot=seat > 0) for seat, name in enumerate(NAMES)),
        DealStarted(1, Ruleset(variant), 0),
        *(HandSize(seat, len(cards)) for seat in range(1, SEATS)),
        OwnHand(cards),
    ]


def asked(kind: PromptKind, prompt: int = 7, *, above: int = 0) -> list[VisibleEvent]:
    """The own seat is asked, with ten seconds to answer."""
    opened: list[VisibleEvent] = []
    if kind in (PromptKind.BID, PromptKind.CAMP):
        opened = [SlotOpened(0, kind)]
    elif kind in (PromptKind.DOUBLE, PromptKind.SHOW):
        opened = [ChoiceOpened(kind)]
    return [*opened, PromptOpened(Prompt(prompt, 0, kind, above=above)), ClockStarted(0, 10_000)]


def lead(prompt: int = 20) -> list[VisibleEvent]:
    """The own seat leads."""
    play = PromptOpened(Prompt(prompt, 0, PromptKind.PLAY, leading=True))
    return [TurnOf(0, leading=True), play, ClockStarted(0, 30_000)]


def played(seat: int, text: str, left: int = 20) -> Played:
    """Somebody's play."""
    cards = parse_cards(text)
    combination = classify_cards(cards, ComboRules(4))
    assert combination is not None
    return Played(seat, cards, combination, left)


def follow(text: str = "7s0 7c0", prompt: int = 21, *, seat: int = 5) -> list[VisibleEvent]:
    """Somebody played, and the own seat may answer."""
    turn = [TurnOf(0, leading=False), PromptOpened(Prompt(prompt, 0, PromptKind.PLAY))]
    return [TurnOf(seat, leading=True), played(seat, text), *turn, ClockStarted(0, 30_000)]


def bids(*values: int) -> list[VisibleEvent]:
    """Bids of the seats from 1 on."""
    return [
        event
        for seat, value in enumerate(values, 1)
        for event in (SlotOpened(seat, PromptKind.BID), BidMade(seat, value))
    ]


def camps() -> list[VisibleEvent]:
    """Marks, landlords 5 (positive) and 2 (negative), and their bottom cards."""
    bottom = parse_cards("9d0 9d1 Td0 Td1 Jd0 Jd1 9c0 9c1 Tc0 Tc1 Jc0 Jc1")
    return [
        MarkShown(MarkKind.OPEN, Card.parse("9s0"), 5),
        MarkShown(MarkKind.SECRET, Card.parse("9s1"), 2),
        RoleSet(5, Role.POSITIVE_LANDLORD),
        RoleSet(2, Role.NEGATIVE_LANDLORD),
        BottomGiven(5, bottom[:6]),
        BottomGiven(2, bottom[6:]),
    ]


def ended(n: int = 3, base: int = 1) -> list[VisibleEvent]:
    """The landlords, seats 1 and 2, win a deal of ``two_four``."""
    w = n * base
    scores = (-w, 3 * w, w, -w, -w, -w)
    roles = (Role.FARMER, Role.GREAT_LANDLORD, Role.SECOND_LANDLORD, Role.FARMER, Role.FARMER, Role.FARMER)
    hands = tuple(parse_cards(f"3d{deck} 4d{deck}") for deck in (0, 1, 2, 3, 0, 1))
    left = (hands[0], (), *hands[2:])
    opened = DealOpened(
        bytes(32),
        hands,
        left,
        parse_cards("5d0 5d1"),
        Card.parse("3d0"),
        Card.parse("4d1"),
        roles,
        (None,) * 6,
    )
    return [
        *(RoleSet(seat, role) for seat, role in enumerate(roles)),
        DealEnded(EndCause.OUT, 1, (1, 2), scores, n, 1, base),
        opened,
        ScoresUpdated(scores, 1),
    ]
