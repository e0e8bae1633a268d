"""Words for a table before and between its deals: seats, options, the connection, whom a start waits for."""

from __future__ import annotations

from collections.abc import Sequence

from engine.deal import Seat
from engine.visible import Viewer
from liudou_gui.model.lobby_acts import SeatAct, SeatState, free_seats
from liudou_gui.model.strings import variant_name
from liudou_gui.model.words import translate
from liudou_gui.protocol.lobby import BotLevel, Holder, Lobby, LobbySeat, Options, Stage
from liudou_gui.session.lan_base import LinkState

DOT = "  ·  "
"""Stands between facts in one line."""


def link_text(state: LinkState, *, is_host: bool) -> str:
    """Return how the connection stands."""
    match state:
        case LinkState.CONNECTING:
            return translate("Lobby", "Connecting…")
        case LinkState.UP:
            return (
                translate("Lobby", "Hosting on this network") if is_host else translate("Lobby", "Connected")
            )
        case LinkState.LOST:
            return translate("Lobby", "Connection lost, trying again…")
        case LinkState.SILENT:
            return translate("Lobby", "Nobody answers, trying again…")
        case LinkState.REFUSED:
            return translate("Lobby", "The table said no")


def level_text(level: BotLevel) -> str:
    """Return how well bots play."""
    match level:
        case BotLevel.EASY:
            return translate("Lobby", "Easy")
        case BotLevel.NORMAL:
            return translate("Lobby", "Normal")
        case BotLevel.HARD:
            return translate("Lobby", "Hard")


def option_facts(options: Options) -> tuple[str, ...]:
    """Return what was chosen for a table, the most important first."""
    base = translate("Lobby", "base {points}").format(points=options.ruleset.base)
    if options.play_seconds:
        time = translate("Lobby", "{seconds} s a play").format(seconds=options.play_seconds)
    else:
        time = translate("Lobby", "no limit for a play")
    counter = translate("Lobby", "counter on") if options.counter else translate("Lobby", "counter off")
    watch = (
        translate("Lobby", "spectators may watch")
        if options.spectators
        else translate("Lobby", "no spectators")
    )
    lock = translate("Lobby", "room code needed") if options.locked else translate("Lobby", "open to all")
    return variant_name(options.ruleset.variant), base, time, counter, watch, lock


def state_word(state: SeatState) -> str:
    """Return how a seat stands, in a word or two."""
    return {
        SeatState.READY: translate("Lobby", "Ready"),
        SeatState.NOT_READY: translate("Lobby", "Not ready"),
        SeatState.PLAYING: translate("Lobby", "Playing"),
        SeatState.LOADING: translate("Lobby", "Loading"),
        SeatState.AWAY: translate("Lobby", "Away"),
        SeatState.STAND_IN: translate("Lobby", "Bot for now"),
        SeatState.BOT: translate("Lobby", "Bot"),
        SeatState.FREE: translate("Lobby", "Free"),
    }[state]


def seat_name(seat: LobbySeat) -> str:
    """Return who sits there."""
    return translate("Lobby", "Free seat") if seat.holder is Holder.NOBODY else seat.name


def seat_facts(lobby: Lobby, place: Seat, own: Viewer, *, muted: bool = False) -> tuple[str, ...]:
    """Return what stands under a name: ``you``, ``host``, the device, a bot's level, votes, offers."""
    seat = lobby.seats[place]
    if seat.holder is Holder.NOBODY:
        return (translate("Lobby", "waits for a guest"),)
    if seat.holder is Holder.BOT:
        return translate("Lobby", "bot"), level_text(lobby.options.bots)
    facts = []
    if place == own:
        facts.append(translate("Lobby", "you"))
    if place == lobby.host_seat:
        facts.append(translate("Lobby", "host"))
    if seat.device and place != own:
        facts.append(seat.device)
    if muted:
        facts.append(translate("Lobby", "muted here"))
    if seat.votes:
        facts.append(translate("Lobby", "votes for a bot: {count}").format(count=seat.votes))
    if any(swap.from_seat == own and swap.to_seat == place for swap in lobby.swaps):
        facts.append(translate("Lobby", "asked to change places"))
    return tuple(facts)


def people_line(lobby: Lobby) -> str:
    """Return how many there are: ``4 people · 2 bots · 1 watching``."""
    people = sum(seat.holder is Holder.PERSON for seat in lobby.seats)
    bots = sum(seat.holder is Holder.BOT for seat in lobby.seats)
    facts = [_counted(people, translate("Lobby", "1 person"), translate("Lobby", "{count} people"))]
    if bots:
        facts.append(_counted(bots, translate("Lobby", "1 bot"), translate("Lobby", "{count} bots")))
    if free := free_seats(lobby):
        facts.append(_counted(free, translate("Lobby", "1 seat free"), translate("Lobby", "{count} free")))
    if watching := len(lobby.spectators):
        facts.append(translate("Lobby", "{count} watching").format(count=watching))
    return DOT.join(facts)


def deals_line(lobby: Lobby) -> str:
    """Return how many deals were played; empty before the first has ended."""
    if not lobby.deals:
        return ""
    played = _counted(
        lobby.deals, translate("Lobby", "after 1 deal"), translate("Lobby", "after {count} deals")
    )
    if not lobby.broken_off:
        return played
    again = translate("Lobby", "dealings begun again: {count}").format(count=lobby.broken_off)
    return DOT.join((played, again))


def _counted(count: int, one: str, many: str) -> str:
    return one if count == 1 else many.format(count=count)


def act_text(act: SeatAct, name: str, *, on: bool = False) -> str:
    """Return what a menu offers for a seat where *name* sits; *on*: it is so already and can be undone."""
    words = {
        SeatAct.TAKE_BACK: translate("Lobby", "Play by yourself again"),
        SeatAct.OFFER: translate("Lobby", "Offer the seat"),
        SeatAct.SIT: translate("Lobby", "Sit here"),
        SeatAct.SWAP: translate("Lobby", "Ask {name} to change places"),
        SeatAct.FILL: translate("Lobby", "Put a bot here"),
        SeatAct.TO_BOT: translate("Lobby", "Let a bot play for {name}"),
        SeatAct.GIVE_BACK: translate("Lobby", "Give the seat back to {name}"),
        SeatAct.VOTE: translate("Lobby", "Vote for a bot instead of {name}"),
        SeatAct.WATCH: translate("Lobby", "Only watch"),
        SeatAct.MUTE: translate("Lobby", "Mute {name} here"),
        SeatAct.KICK: translate("Lobby", "Send {name} away"),
    }
    undo = {
        SeatAct.VOTE: translate("Lobby", "No bot instead of {name} after all"),
        SeatAct.MUTE: translate("Lobby", "Hear {name} again"),
    }
    return (undo.get(act, words[act]) if on else words[act]).format(name=name)


def start_text(lobby: Lobby, waited: Sequence[str]) -> str:
    """Return what the host's button says: whom a start would not wait for, or that seats are filled."""
    if free_seats(lobby):
        return translate("Lobby", "Fill with bots and start")
    if waited:
        return translate("Lobby", "Start anyway · {people}").format(people=waited_text(waited))
    if lobby.stage is Stage.BETWEEN:
        return translate("Lobby", "Next deal")
    return translate("Lobby", "Start the game")


def waited_text(waited: Sequence[str]) -> str:
    """Return whom everybody waits for; empty for nobody."""
    match len(waited):
        case 0:
            return ""
        case 1:
            return translate("Lobby", "Waiting for {name}").format(name=waited[0])
        case 2:
            return translate("Lobby", "Waiting for {one} and {other}").format(one=waited[0], other=waited[1])
        case count:
            return translate("Lobby", "Waiting for {count} people").format(count=count)


def swap_question(lobby: Lobby, asker: Seat, own: Seat) -> str:
    """Return what somebody who wants our seat asks."""
    return translate("Lobby", "{name} asks to change places: seat {theirs} for your seat {yours}.").format(
        name=lobby.seats[asker].name, theirs=asker + 1, yours=own + 1
    )


def waiting_line(lobby: Lobby, waits: int) -> str:
    """Return when a spectator gets a seat who is number *waits*, from 1, of those who want one."""
    seats = sum(seat.holder is not Holder.PERSON for seat in lobby.seats)
    if waits > seats:
        return translate("Lobby", "You are watching: all seats are taken, and you wait for one.")
    return translate("Lobby", "You are watching until this deal is over: then you get a bot’s seat.")


def idle_line(lobby: Lobby, waited: Sequence[str], own: Viewer, *, is_host: bool, waits: int = 0) -> str:
    """Return what happens next, for the line over the buttons; empty where the buttons say it."""
    if waits and own is None and lobby.stage is Stage.DEALING:
        return waiting_line(lobby, waits)
    if lobby.stage is Stage.DEALING:
        return translate("Lobby", "A deal is being played.")
    if is_host:
        return ""
    if own is None:
        return translate("Lobby", "You are watching. A free seat or a bot’s can be taken.")
    if not waited:
        return translate("Lobby", "All are ready: the host begins.")
    others = [name for name in waited if name != lobby.seats[own].name]
    if len(others) == len(waited) or len(others) > 1:
        return waited_text(waited)
    if others:
        return translate("Lobby", "Waiting for you and {name}").format(name=others[0])
    if not any(seat.holder is Holder.PERSON for place, seat in enumerate(lobby.seats) if place != own):
        return translate("Lobby", "The deal begins once you are ready")  # bots wait for nobody
    return translate("Lobby", "The others are waiting for you")
