"""The deal told line by line, from the view alone: its opening, and trick by trick."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import Enum

from engine.cards import Card
from engine.deal import Seat
from engine.evidence import shows_mark
from engine.view import Move, PlayerView
from engine.visible import MarkKind, MultiplierRaised, RaiseCause, Role
from liudou_gui.model.strings import bid_word, card_name, combination_text, role_word
from liudou_gui.model.table_strings import bottom_title
from liudou_gui.model.words import translate


class LineKind(Enum):
    """What a line is about; it decides how the line looks."""

    HEAD = "head"
    PLAY = "play"
    PASSES = "passes"
    FACT = "fact"
    REVEAL = "reveal"
    BOTTOM = "bottom"


@dataclass(frozen=True, slots=True)
class StoryLine:
    """One line: *title* stands out, *text* explains; *move* or *cards* are drawn under it."""

    kind: LineKind
    title: str = ""
    text: str = ""
    move: Move | None = None
    cards: tuple[Card, ...] = ()

    @property
    def spoken(self) -> str:
        """The line for a screen reader."""
        shown = self.cards if self.move is None else ()
        parts = [self.title, self.text, *map(card_name, shown)]
        return ", ".join(part for part in parts if part)


def names_of(view: PlayerView, seats: Sequence[Seat]) -> str:
    """Return the names of *seats* one after the other."""
    return translate("Story", ", ").join(view.names[seat] for seat in seats)


def last_trick(view: PlayerView) -> tuple[StoryLine, ...]:
    """Return the last finished trick, in order; nothing before the first one is over."""
    told = _tricks(view)
    finished = told if view.trick_over else told[:-1] if view.trick else told
    return finished[-1] if finished else ()


def story(view: PlayerView) -> tuple[StoryLine, ...]:
    """Return the whole deal: the newest trick first, each from its lead on, the opening at the end."""
    lines = [line for trick in reversed(_tricks(view)) for line in trick]
    return (*lines, *opening(view))


def _tricks(view: PlayerView) -> list[tuple[StoryLine, ...]]:
    raises = [raised for raised in view.raises if raised.cause is RaiseCause.BOMB]
    unseen = set(view.revealed)
    tricks = [*view.tricks, view.trick] if view.trick else list(view.tricks)
    told = []
    for number, trick in enumerate(tricks, 1):
        finished = number < len(tricks) or view.trick_over
        told.append((_head(view, number, trick, finished), *_moves(view, trick, raises, unseen)))
    return told


def _head(view: PlayerView, number: int, trick: Sequence[Move], finished: bool) -> StoryLine:
    title = translate("Story", "Trick {number}").format(number=number)
    winner = next((move.seat for move in reversed(trick) if move.cards), None)
    if winner is None or not finished:
        return StoryLine(LineKind.HEAD, title)
    text = translate("Story", "won by {name}").format(name=view.names[winner])
    return StoryLine(LineKind.HEAD, title, text)


def _moves(
    view: PlayerView, trick: Sequence[Move], raises: list[MultiplierRaised], unseen: set[Seat]
) -> Iterator[StoryLine]:
    """Tell a trick; takes away from *raises* and *unseen* what it tells of."""
    passing: list[Seat] = []
    for move in trick:
        if move.combination is None:
            passing.append(move.seat)
            continue
        yield from _passes(view, passing)
        passing = []
        name = view.names[move.seat]
        yield StoryLine(LineKind.PLAY, name, combination_text(move.combination), move)
        if move.seat in unseen and shows_mark(view, move.cards):
            unseen.discard(move.seat)
            yield StoryLine(LineKind.REVEAL, revealed_text(view, move.seat))
        if raises and (raises[0].seat, raises[0].combination) == (move.seat, move.combination):
            yield _raise_line(raises.pop(0))
    yield from _passes(view, passing)


def _passes(view: PlayerView, seats: Sequence[Seat]) -> Iterator[StoryLine]:
    if seats:
        yield StoryLine(LineKind.PASSES, text=passes_text(view, seats))


def _raise_line(raised: MultiplierRaised) -> StoryLine:
    text = translate("Story", "N + {by}, now {n}").format(by=raised.by, n=raised.n)
    return StoryLine(LineKind.FACT, text)


def opening(view: PlayerView) -> tuple[StoryLine, ...]:
    """Return what happened before the first lead: marks, bids, roles, bottom cards, doubles, open hands."""
    lines = [*_bids(view), *_marks(view), *_roles(view), *_bottom(view), *_choices(view)]
    if not lines:
        return ()
    return (StoryLine(LineKind.HEAD, translate("Story", "Before the first lead")), *lines)


def _marks(view: PlayerView) -> Iterator[StoryLine]:
    for kind, mark in ((MarkKind.OPEN, view.open_mark), (MarkKind.SECRET, view.secret_mark)):
        if mark is not None:
            yield StoryLine(LineKind.FACT, text=mark_text(view, kind, mark.card, mark.holder))


def _bids(view: PlayerView) -> Iterator[StoryLine]:
    for seat, value in view.bids:
        yield StoryLine(LineKind.FACT, view.names[seat], bid_word(value))
    if view.slots_done:
        text = translate("Story", "Camps were chosen in the order {names}")
        yield StoryLine(LineKind.FACT, text=text.format(names=names_of(view, view.slots_done)))


def _roles(view: PlayerView) -> Iterator[StoryLine]:
    """Tell the roles that were public from the start: not those that were secret, or are only deduced."""
    for seat, role in enumerate(view.roles):
        if role is not None and role.is_landlord and role is not Role.HIDDEN_LANDLORD:
            yield StoryLine(LineKind.FACT, view.names[seat], role_word(role))


def _bottom(view: PlayerView) -> Iterator[StoryLine]:
    for seat, cards in view.bottom:
        yield StoryLine(LineKind.BOTTOM, bottom_title(view, seat), cards=cards)


def doubled_text(view: PlayerView) -> str:
    """Return who doubled."""
    seats = [seat for seat, doubled in enumerate(view.doubles or ()) if doubled]
    if not seats:
        return translate("Story", "Nobody doubled")
    return translate("Story", "Doubled: {names}").format(names=names_of(view, seats))


def shown_text(view: PlayerView) -> str:
    """Return whose cards lie open."""
    return translate("Story", "Laid open: {names}").format(names=names_of(view, view.shown))


def mark_text(view: PlayerView, kind: MarkKind, card: Card, holder: Seat) -> str:
    """Return which card is marked, and who was dealt it."""
    if kind is MarkKind.OPEN:
        text = translate("Story", "Open mark: {card}, dealt to {name}")
    else:
        text = translate("Story", "Secret mark: {card}, dealt to {name}")
    return text.format(card=card_name(card), name=view.names[holder])


def revealed_text(view: PlayerView, seat: Seat) -> str:
    """Return that a hidden landlord has shown up."""
    return translate("Story", "{name} is a hidden landlord, revealed").format(name=view.names[seat])


def passes_text(view: PlayerView, seats: Sequence[Seat]) -> str:
    """Return that one seat or several passed."""
    if len(seats) == 1:
        return translate("Story", "{name} passes").format(name=view.names[seats[0]])
    return translate("Story", "{names} pass").format(names=names_of(view, seats))


def _choices(view: PlayerView) -> Iterator[StoryLine]:
    if view.doubles is not None:
        yield StoryLine(LineKind.FACT, text=doubled_text(view))
    if view.shown:
        yield StoryLine(LineKind.FACT, text=shown_text(view))
    early = [raised for raised in view.raises if raised.cause is not RaiseCause.BOMB]
    if early:
        yield StoryLine(LineKind.FACT, translate("Story", "N is {n} at the start").format(n=early[-1].n))
