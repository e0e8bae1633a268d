"""What can be seen of a seat before and between deals, and who may do what with it."""

from __future__ import annotations

from enum import Enum

from engine.deal import Seat
from engine.visible import Viewer
from liudou_gui.protocol.lobby import Holder, Lobby, LobbySeat, Stage


class SeatState(Enum):
    """How a seat stands, one word each."""

    READY = "ready"
    NOT_READY = "not_ready"
    PLAYING = "playing"
    """A deal is running: nobody asks who is ready."""
    LOADING = "loading"
    AWAY = "away"
    STAND_IN = "stand_in"
    """A bot plays for a person meanwhile."""
    BOT = "bot"
    FREE = "free"


class SeatAct(Enum):
    """What one can do with a seat; the first that is possible gets a button of its own."""

    TAKE_BACK = "take_back"
    OFFER = "offer"
    """A bot goes, so that a guest can sit down."""
    SIT = "sit"
    SWAP = "swap"
    FILL = "fill"
    """A bot takes an empty seat."""
    TO_BOT = "to_bot"
    GIVE_BACK = "give_back"
    VOTE = "vote"
    WATCH = "watch"
    MUTE = "mute"
    KICK = "kick"


def seat_state(seat: LobbySeat, *, is_host: bool = False, dealing: bool = False) -> SeatState:
    """Return how a seat stands, *dealing* while a deal is running.

    The host's is ready as soon as it has loaded, since the host begins.
    """
    match seat.holder:
        case Holder.NOBODY:
            return SeatState.FREE
        case Holder.BOT:
            return SeatState.BOT
        case Holder.PERSON:
            pass
    if seat.stand_in:
        return SeatState.STAND_IN
    if not seat.here:
        return SeatState.AWAY
    if not seat.loaded:
        return SeatState.LOADING
    if dealing:
        return SeatState.PLAYING
    return SeatState.READY if seat.ready or is_host else SeatState.NOT_READY


def seat_acts(lobby: Lobby, seat: Seat, own: Viewer, *, is_host: bool) -> tuple[SeatAct, ...]:
    """Return what *own*, who may be the host, can do with *seat* now, in the order of a menu."""
    found, quiet = lobby.seats[seat], lobby.stage is not Stage.DEALING
    if seat == own:
        return _own_acts(lobby, found, quiet=quiet)
    acts: list[SeatAct] = []
    if found.holder is Holder.BOT and is_host and quiet:
        acts.append(SeatAct.OFFER)
    if quiet and found.holder is not Holder.PERSON:
        acts.append(SeatAct.SIT)
    if found.holder is Holder.NOBODY and is_host:
        acts.append(SeatAct.FILL)
    if found.holder is Holder.PERSON:
        acts += _acts_on_person(lobby, found, own, is_host=is_host, quiet=quiet)
    return tuple(acts)


def _own_acts(lobby: Lobby, found: LobbySeat, *, quiet: bool) -> tuple[SeatAct, ...]:
    acts = [SeatAct.TAKE_BACK] if found.stand_in else []
    if quiet and lobby.options.spectators:
        acts.append(SeatAct.WATCH)
    return tuple(acts)


def _acts_on_person(
    lobby: Lobby, found: LobbySeat, own: Viewer, *, is_host: bool, quiet: bool
) -> list[SeatAct]:
    acts: list[SeatAct] = []
    if quiet and own is not None and found.here:
        acts.append(SeatAct.SWAP)
    if is_host:
        acts.append(SeatAct.GIVE_BACK if found.stand_in else SeatAct.TO_BOT)
    elif may_vote(lobby, found, own):
        acts.append(SeatAct.VOTE)
    acts.append(SeatAct.MUTE)
    if is_host:
        acts.append(SeatAct.KICK)
    return acts


def may_vote(lobby: Lobby, found: LobbySeat, own: Viewer) -> bool:
    """Return whether a bot can be wished for somebody who lets a table without a play timer wait."""
    idle = found.holder is Holder.PERSON and not found.stand_in
    return idle and own is not None and lobby.stage is Stage.DEALING and lobby.options.play_seconds == 0


def has_company(lobby: Lobby) -> bool:
    """Return whether anybody but oneself is there, at a seat or watching."""
    return sum(seat.holder is Holder.PERSON for seat in lobby.seats) + len(lobby.spectators) > 1


def free_seats(lobby: Lobby) -> int:
    """Return how many seats are empty."""
    return sum(seat.holder is Holder.NOBODY for seat in lobby.seats)


def asked_of(lobby: Lobby, own: Viewer) -> tuple[Seat, ...]:
    """Return the seats whose people ask *own* to change places."""
    return tuple(swap.from_seat for swap in lobby.swaps if own is not None and swap.to_seat == own)
