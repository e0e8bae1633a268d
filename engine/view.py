"""What one viewer knows: a fold of that viewer's visible events, and nothing else."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING, TypeVar, assert_never

from engine.actions import Camp, Prompt, PromptKind
from engine.cards import Card, Face
from engine.combos import Combination
from engine.deal import Seat, next_seat
from engine.ruleset import SEATS, Ruleset, Variant
from engine.visible import (
    BidMade,
    BottomGiven,
    CampSet,
    ChoiceOpened,
    ClockStarted,
    DealEnded,
    DealOpened,
    DealStarted,
    DealVoided,
    DoublesShown,
    HandOpened,
    HandSize,
    LeadPassed,
    MarkKind,
    MarkShown,
    MultiplierRaised,
    OwnHand,
    Passed,
    Played,
    PromptClosed,
    PromptOpened,
    Revealed,
    Role,
    RoleSet,
    ScoresUpdated,
    SeatTaken,
    ShowsShown,
    SlotClosed,
    SlotOpened,
    StakeSet,
    TableOptions,
    TrickWon,
    TurnOf,
    Viewer,
    VisibleEvent,
)

if TYPE_CHECKING:  # so that the changed fields are checked as well
    from dataclasses import replace
else:
    from engine.quick import replace

T = TypeVar("T")


class Phase(Enum):
    """Where a deal stands, as everybody can see."""

    WAITING = "waiting"
    BIDDING = "bidding"
    CAMPS = "camps"
    DOUBLING = "doubling"
    SHOWING = "showing"
    PLAYING = "playing"
    OVER = "over"


@dataclass(frozen=True, slots=True)
class Move:
    """What a seat did in a trick: played *combination* with *cards*, or passed (None and no cards)."""

    seat: Seat
    cards: tuple[Card, ...] = ()
    combination: Combination | None = None


@dataclass(frozen=True, slots=True)
class Mark:
    """A mark that this viewer has seen, and who was dealt the card."""

    card: Card
    holder: Seat


_NO_RULES = Ruleset(Variant.TWO_FOUR)
_CAMP_OF = {Role.POSITIVE_LANDLORD: Camp.POSITIVE, Role.NEGATIVE_LANDLORD: Camp.NEGATIVE}

NOBODY: tuple[None, ...] = (None,) * SEATS


@dataclass(frozen=True, slots=True)
class PlayerView:
    """All that a seat, or a spectator, may know at one moment (RULES, "What each seat may know").

    Tuples of six go by seat. *trick* is the current trick, or, when *trick_over*, the last one,
    until its winner leads. *dead* is the dead joker if the viewer can see it (T3).
    """

    viewer: Viewer
    # the table
    names: tuple[str, ...] = ("",) * SEATS
    bots: tuple[bool, ...] = (False,) * SEATS
    totals: tuple[int, ...] = (0,) * SEATS
    deals: int = 0
    counter_allowed: bool = True
    clock: ClockStarted | None = None
    # the deal
    number: int = 0
    ruleset: Ruleset = _NO_RULES
    void_before: int = 0
    phase: Phase = Phase.WAITING
    hand: tuple[Card, ...] = ()
    sizes: tuple[int, ...] = (0,) * SEATS
    open_mark: Mark | None = None
    secret_mark: Mark | None = None
    roles: tuple[Role | None, ...] = NOBODY
    revealed: tuple[Seat, ...] = ()
    camps: tuple[Camp | None, ...] = NOBODY
    slot: Seat | None = None
    slots_done: tuple[Seat, ...] = ()
    bids: tuple[tuple[Seat, int], ...] = ()
    stake: int = 1
    n: int = 1
    raises: tuple[MultiplierRaised, ...] = ()
    doubles: tuple[bool, ...] | None = None
    shown: tuple[Seat, ...] = ()
    open_hands: tuple[tuple[Card, ...] | None, ...] = NOBODY
    bottom: tuple[tuple[Seat, tuple[Card, ...]], ...] = ()
    prompt: Prompt | None = None
    # play
    turn: Seat | None = None
    leading: bool = False
    to_beat: Combination | None = None
    owner: Seat | None = None
    trick: tuple[Move, ...] = ()
    trick_over: bool = False
    tricks: tuple[tuple[Move, ...], ...] = ()
    dead: Card | None = None
    # the end
    voided: DealVoided | None = None
    result: DealEnded | None = None
    opened: DealOpened | None = None

    @property
    def solo(self) -> bool:
        """Whether one landlord plays against five (N3, P1)."""
        return self.secret_mark is not None and self.open_mark is not None and len(self.bottom) == 1

    @property
    def role(self) -> Role | None:
        """The viewer's own role."""
        return None if self.viewer is None else self.roles[self.viewer]

    @property
    def marked_face(self) -> Face | None:
        """The face whose copies tell who is a landlord: in ``hidden`` only (H2, H6)."""
        if self.open_mark is None or self.ruleset.variant is not Variant.HIDDEN:
            return None
        return self.open_mark.card.face

    @property
    def is_secret(self) -> bool:
        """Whether the viewer is a hidden landlord whom nobody knows yet (H6)."""
        return self.role is Role.HIDDEN_LANDLORD and self.viewer not in self.revealed

    @property
    def facing(self) -> Combination | None:
        """What the viewer would have to beat; None where they would lead, or their own play lies there."""
        return self.to_beat if self.owner != self.viewer else None

    @property
    def moves(self) -> tuple[Move, ...]:
        """Every play and pass of the deal so far, in order."""
        return tuple(move for trick in (*self.tricks, self.trick) for move in trick)

    def last_move(self, seat: Seat) -> Move | None:
        """Return what *seat* last did in the trick on the table."""
        for move in reversed(self.trick):
            if move.seat == seat:
                return move
        return None

    def side(self, seat: Seat) -> str | None:
        """Return a word for the side of *seat* as far as this viewer knows it: equal words, partners.

        ``landlords``, ``farmers``, or a camp's name (two_camps); None where unknown.
        """
        role = self.roles[seat]
        if self.ruleset.variant is Variant.TWO_CAMPS and not self.solo:
            camp = self.camps[seat]
            return camp.value if camp else None
        if role is None:
            return None
        return "landlords" if role.is_landlord else "farmers"

    def is_partner(self, seat: Seat) -> bool | None:
        """Return whether *seat* is on the viewer's side; None where the viewer cannot know."""
        if self.viewer is None:
            return None
        mine, theirs = self.side(self.viewer), self.side(seat)
        return None if mine is None or theirs is None else mine == theirs


def fold(view: PlayerView, event: VisibleEvent) -> PlayerView:
    """Return the view after *event*."""
    match event:  # what happens most often comes first
        case TurnOf() | Played() | Passed() | TrickWon() | LeadPassed() | Revealed():
            return _fold_play(view, event)
        case ClockStarted():
            return replace(view, clock=event)
        case PromptOpened():
            return replace(view, prompt=event.prompt)
        case PromptClosed():
            same = view.prompt is not None and view.prompt.id == event.prompt_id
            return replace(view, prompt=None) if same else view
        case SeatTaken():
            return replace(
                view,
                names=_put(view.names, event.seat, event.name),
                bots=_put(view.bots, event.seat, event.is_bot),
            )
        case TableOptions():
            return replace(view, counter_allowed=event.counter)
        case ScoresUpdated():
            return replace(view, totals=event.totals, deals=event.deals)
        case DealStarted():
            return PlayerView(
                viewer=view.viewer,
                names=view.names,
                bots=view.bots,
                totals=view.totals,
                deals=view.deals,
                counter_allowed=view.counter_allowed,
                number=event.number,
                ruleset=event.ruleset,
                void_before=event.void_before,
            )
        case DealVoided():
            return replace(view, phase=Phase.OVER, voided=event, slot=None, turn=None, clock=None)
        case DealEnded():
            return replace(view, phase=Phase.OVER, result=event, slot=None, turn=None, clock=None)
        case DealOpened():
            return replace(view, opened=event, roles=event.roles, camps=event.camps)
        case _:
            return _fold_opening(view, event)


def view_of(viewer: Viewer, events: Iterable[VisibleEvent]) -> PlayerView:
    """Fold a whole stream."""
    view = PlayerView(viewer)
    for event in events:
        view = fold(view, event)
    return view


def _fold_opening(
    view: PlayerView,
    event: OwnHand
    | HandSize
    | MarkShown
    | RoleSet
    | StakeSet
    | SlotOpened
    | SlotClosed
    | ChoiceOpened
    | BidMade
    | CampSet
    | DoublesShown
    | ShowsShown
    | HandOpened
    | BottomGiven
    | MultiplierRaised,
) -> PlayerView:
    match event:
        case OwnHand():
            return replace(view, hand=event.cards, sizes=_put(view.sizes, _own_seat(view), len(event.cards)))
        case HandSize():
            return replace(view, sizes=_put(view.sizes, event.seat, event.count))
        case MarkShown():
            mark = Mark(event.card, event.holder)
            if event.kind is MarkKind.OPEN:
                return replace(view, open_mark=mark)
            return replace(view, secret_mark=mark)
        case RoleSet():
            camps = view.camps
            if event.role in _CAMP_OF:
                camps = _put(camps, event.seat, _CAMP_OF[event.role])
            return replace(view, roles=_deduced(view, _put(view.roles, event.seat, event.role)), camps=camps)
        case StakeSet():
            return replace(view, stake=event.stake)
        case SlotOpened():
            phase = Phase.BIDDING if event.kind is PromptKind.BID else Phase.CAMPS
            return replace(view, phase=phase, slot=event.seat)
        case SlotClosed():
            return replace(view, slots_done=(*view.slots_done, event.seat), slot=None)
        case ChoiceOpened():
            phase = Phase.DOUBLING if event.kind is PromptKind.DOUBLE else Phase.SHOWING
            return replace(view, phase=phase, slot=None)
        case BidMade():
            return replace(view, bids=(*view.bids, (event.seat, event.value)), slot=None)
        case CampSet():
            return replace(view, camps=_put(view.camps, event.seat, event.camp))
        case DoublesShown():
            return replace(view, doubles=event.answers)
        case ShowsShown():
            return replace(view, shown=event.seats)
        case HandOpened():
            return replace(view, open_hands=_put(view.open_hands, event.seat, event.cards))
        case BottomGiven():
            hand = view.hand + event.cards if event.seat == view.viewer else view.hand
            return replace(
                view,
                bottom=(*view.bottom, (event.seat, event.cards)),
                hand=hand,
                sizes=_put(view.sizes, event.seat, view.sizes[event.seat] + len(event.cards)),
            )
        case MultiplierRaised():
            return replace(view, n=event.n, raises=(*view.raises, event))
        case _:
            assert_never(event)


def _fold_play(
    view: PlayerView, event: TurnOf | Played | Passed | TrickWon | LeadPassed | Revealed
) -> PlayerView:
    match event:
        case TurnOf():
            return replace(view, phase=Phase.PLAYING, turn=event.seat, leading=event.leading, slot=None)
        case Played():
            return _fold_played(view, event)
        case Passed():
            return replace(view, trick=(*view.trick, Move(event.seat)), turn=None)
        case TrickWon():
            return replace(view, trick_over=True, to_beat=None, owner=None)
        case LeadPassed():
            return replace(view, turn=next_seat(event.seat))
        case Revealed():
            roles = _deduced(view, _put(view.roles, event.seat, Role.HIDDEN_LANDLORD))
            return replace(view, roles=roles, revealed=(*view.revealed, event.seat))
        case _:
            assert_never(event)


def _fold_played(view: PlayerView, event: Played) -> PlayerView:
    gone = set(event.cards)
    hand = view.hand
    if event.seat == view.viewer:
        hand = tuple(card for card in hand if card not in gone)
    open_hands = view.open_hands
    laid_open = open_hands[event.seat]
    if laid_open is not None:
        open_hands = _put(open_hands, event.seat, tuple(card for card in laid_open if card not in gone))
    move = Move(event.seat, event.cards, event.combination)
    dead = view.dead
    if seven_jokers(event.cards):
        visible = [(view.viewer, hand), *enumerate(open_hands)]
        held = {c for seat, cards in visible if seat != event.seat for c in cards or () if c.rank.is_joker}
        dead = held.pop() if held else None
    return replace(
        view,
        hand=hand,
        open_hands=open_hands,
        sizes=_put(view.sizes, event.seat, event.left),
        trick=(move,) if view.trick_over else (*view.trick, move),
        tricks=(*view.tricks, view.trick) if view.trick_over else view.tricks,
        trick_over=False,
        to_beat=event.combination,
        owner=event.seat,
        turn=None,
        dead=dead,
    )


def seven_jokers(cards: tuple[Card, ...]) -> bool:
    """Return whether this is the play of T3: exactly seven jokers."""
    return len(cards) == 7 and all(card.rank.is_joker for card in cards)


def _own_seat(view: PlayerView) -> Seat:
    if view.viewer is None:
        raise ValueError("a spectator was given a hand")
    return view.viewer


def _deduced(view: PlayerView, roles: tuple[Role | None, ...]) -> tuple[Role | None, ...]:
    """In ``hidden``, once three landlords are known the others are farmers (H4)."""
    landlords = sum(role is not None and role.is_landlord for role in roles)
    if view.ruleset.variant is not Variant.HIDDEN or landlords < 3:
        return roles
    return tuple(Role.FARMER if role is None else role for role in roles)


def _put(items: tuple[T, ...], index: int, item: T) -> tuple[T, ...]:
    return (*items[:index], item, *items[index + 1 :])
