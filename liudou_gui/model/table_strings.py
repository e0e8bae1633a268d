"""What is going on at the table, in words: captions in the middle, short words before the seats."""

from __future__ import annotations

from dataclasses import dataclass

from engine.cards import Card
from engine.deal import Seat
from engine.view import Move, Phase, PlayerView
from liudou_gui.model.strings import bid_word, combination_detail, combination_name, phase_word
from liudou_gui.model.words import translate


@dataclass(frozen=True, slots=True)
class Caption:
    """Three lines in the middle of the table; each may be empty."""

    head: str = ""
    main: str = ""
    detail: str = ""

    @property
    def text(self) -> str:
        """All in one line."""
        return " · ".join(line for line in (self.head, self.main, self.detail) if line)

    @property
    def spoken(self) -> str:
        """All in one line, the main words first."""
        return ", ".join(line for line in (self.main, self.detail, self.head) if line)


def caption(view: PlayerView) -> Caption:
    """Return what is to be said in the middle of the table."""
    match view.phase:
        case Phase.PLAYING:
            return _playing(view)
        case Phase.BIDDING | Phase.CAMPS:
            return _slots(view)
        case Phase.DOUBLING:
            return Caption("", phase_word(view.phase), translate("Table", "All six decide at the same time"))
        case Phase.SHOWING:
            return Caption("", phase_word(view.phase), translate("Table", "The landlords decide"))
        case Phase.WAITING:
            return Caption("", phase_word(view.phase), "")
        case Phase.OVER:
            return Caption()


def _slots(view: PlayerView) -> Caption:
    phase = phase_word(view.phase)
    if view.slot is None:
        return Caption("", phase, "")
    if view.slot != view.viewer:
        return Caption("", phase, translate("Table", "{name} is choosing").format(name=view.names[view.slot]))
    if view.prompt is None:  # in two lines: one would not fit between the seats
        idle = translate("Table", "Nothing to answer now")
        return Caption(idle, phase, translate("Table", "Every turn lasts equally long"))
    return Caption("", phase, translate("Table", "It is your turn"))


def _playing(view: PlayerView) -> Caption:
    if view.to_beat is None or view.owner is None:
        return _lead(view)
    what = combination_name(view.to_beat), combination_detail(view.to_beat)
    if view.owner == view.viewer:
        return Caption(translate("Table", "You played"), *what)
    if view.turn is not None and view.turn == view.viewer:
        return Caption(translate("Table", "Beat {name}").format(name=view.names[view.owner]), *what)
    return Caption(translate("Table", "{name} played").format(name=view.names[view.owner]), *what)


def _lead(view: PlayerView) -> Caption:
    winner = _winner(view)
    head = ""
    if view.trick_over and winner is not None:
        if winner == view.viewer:
            head = translate("Table", "You win the trick")
        else:
            head = translate("Table", "{name} wins the trick").format(name=view.names[winner])
    if view.turn is None:
        return Caption("", head, "")
    if view.turn == view.viewer:
        return Caption(head, translate("Table", "Your lead"), translate("Table", "Any combination"))
    return Caption(head, translate("Table", "{name} leads").format(name=view.names[view.turn]), "")


def _winner(view: PlayerView) -> Seat | None:
    return next((move.seat for move in reversed(view.trick) if move.cards), None)


def standing(view: PlayerView) -> Move | None:
    """Return the play that counts: the last one of the trick."""
    return next((move for move in reversed(view.trick) if move.cards), None)


def seat_word(view: PlayerView, seat: Seat) -> str:
    """Return the short word before a seat: a bid, a choice made, a pass; empty for none."""
    match view.phase:
        case Phase.BIDDING:
            values = [value for bidder, value in view.bids if bidder == seat]
            return bid_word(values[-1]) if values else ""
        case Phase.CAMPS:
            return translate("Table", "Has chosen") if seat in view.slots_done else ""
        case Phase.PLAYING | Phase.OVER:
            return _playing_word(view, seat)
        case _:
            return ""


def _playing_word(view: PlayerView, seat: Seat) -> str:
    move = view.last_move(seat)
    if move is not None and not (view.turn == seat and not view.trick_over):
        return "" if move.cards else translate("Actions", "Pass")
    first_trick = not view.tricks and move is None
    if first_trick and view.doubles is not None and view.doubles[seat]:
        return translate("Table", "Doubles")
    if first_trick and seat in view.shown:
        return translate("Table", "Lays open")
    return ""


def seconds_text(seconds: int) -> str:
    """Return the seconds left, as short as can be."""
    return translate("Table", "{seconds} s").format(seconds=seconds)


def late_text(seconds: int) -> str:
    """Return what stands before a seat whose time runs out: ``4 s left``."""
    return translate("Table", "{seconds} s left").format(seconds=seconds)


def bottom_title(view: PlayerView, seat: Seat) -> str:
    """Return the title of the bottom cards that *seat* was given."""
    if seat == view.viewer:
        return translate("Table", "Your bottom cards")
    return translate("Table", "Bottom cards: {name}").format(name=view.names[seat])


def bottom_groups(view: PlayerView) -> tuple[tuple[str, tuple[Card, ...]], ...]:
    """Return the bottom cards with a title for each landlord who got some."""
    return tuple((bottom_title(view, seat), cards) for seat, cards in view.bottom)
