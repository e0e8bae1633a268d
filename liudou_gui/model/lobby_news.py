"""What has changed at a table, in sentences for those who do not see it."""

from __future__ import annotations

from collections.abc import Iterator

from engine.visible import Viewer
from liudou_gui.model.lan_strings import said_words
from liudou_gui.model.lobby_acts import SeatState, asked_of, seat_state
from liudou_gui.model.lobby_strings import swap_question
from liudou_gui.model.words import translate
from liudou_gui.protocol.down import Chatted
from liudou_gui.protocol.lobby import Holder, Lobby, LobbySeat, Stage


def news(before: Lobby | None, now: Lobby, own: Viewer) -> tuple[str, ...]:
    """Return what is new since *before*, nothing of *own* comings and goings; None is the first sight."""
    if before is None:
        return ()
    told = [*_comings(before, now, own), *_watchers(before, now)]
    for was, is_, name in _changes(before, now, own):
        told += _state_news(was, is_, name)
    if own is not None:
        for asker in asked_of(now, own):
            if asker not in asked_of(before, own):
                told.append(swap_question(now, asker, own))
    if before.options != now.options:
        told.append(translate("Lobby", "The host has changed the table."))
    if before.stage is not Stage.DEALING and now.stage is Stage.DEALING:
        told.append(translate("Lobby", "The deal begins."))
    return tuple(told)


def presence(before: Lobby | None, now: Lobby, own: Viewer) -> tuple[str, ...]:
    """Return who has gone or come back since *before*, which everybody at a table should see."""
    told: list[str] = []
    for was, is_, name in () if before is None else _changes(before, now, own):
        if {was, is_} & {SeatState.AWAY, SeatState.STAND_IN}:
            told += _state_news(was, is_, name)
    return tuple(told)


def host_news(before: Lobby | None, now: Lobby, own: Viewer) -> str:
    """Return who gives the orders now, if that is another than before; empty otherwise."""
    if before is None or not before.host or not now.host or before.host == now.host:
        return ""
    if own is not None and own == now.host_seat:
        return translate("Lobby", "You lead the table now.")
    return translate("Lobby", "{name} leads the table now.").format(name=now.host)


def chat_news(said: Chatted) -> str:
    """Return what somebody said, with who said it."""
    words = said_words(said)
    return translate("Lobby", "{name}: {words}").format(name=said.name, words=words)


def _comings(before: Lobby, now: Lobby, own: Viewer) -> list[str]:
    told = []
    there = {seat.name for seat in before.seats if seat.holder is Holder.PERSON}
    here = {seat.name for seat in now.seats if seat.holder is Holder.PERSON}
    for place, seat in enumerate(now.seats):
        if seat.holder is Holder.PERSON and seat.name not in there and place != own:
            text = translate("Lobby", "{name} has sat down on seat {seat}.")
            told.append(text.format(name=seat.name, seat=place + 1))
    for seat in before.seats:
        if seat.holder is Holder.PERSON and seat.name not in here:
            told.append(translate("Lobby", "{name} has left the seat.").format(name=seat.name))
    return told


def _watchers(before: Lobby, now: Lobby) -> list[str]:
    came = [name for name in now.spectators if name not in before.spectators]
    return [translate("Lobby", "{name} watches.").format(name=name) for name in came]


def _changes(before: Lobby, now: Lobby, own: Viewer) -> Iterator[tuple[SeatState, SeatState, str]]:
    """Yield how each other person's seat stood and stands, and their name."""
    for place, (old, new) in enumerate(zip(before.seats, now.seats, strict=True)):
        if place != own and _same_person(old, new):
            yield (
                seat_state(old, dealing=before.stage is Stage.DEALING),
                seat_state(new, dealing=now.stage is Stage.DEALING),
                new.name,
            )


def _same_person(old: LobbySeat, new: LobbySeat) -> bool:
    return old.holder is new.holder is Holder.PERSON and old.name == new.name


def _state_news(was: SeatState, is_: SeatState, name: str) -> list[str]:
    if was is is_:
        return []
    match is_:
        case SeatState.AWAY:
            text = translate("Lobby", "{name} is away.")
        case SeatState.STAND_IN:
            text = translate("Lobby", "A bot plays for {name} meanwhile.")
        case _ if was in (SeatState.AWAY, SeatState.STAND_IN):
            text = translate("Lobby", "{name} is back.")
        case SeatState.READY:
            text = translate("Lobby", "{name} is ready.")
        case SeatState.NOT_READY if was is SeatState.READY:
            text = translate("Lobby", "{name} is not ready any more.")
        case _:
            return []
    return [text.format(name=name)]
