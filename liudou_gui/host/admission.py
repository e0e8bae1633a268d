"""Coming in: whose program fits, who may, and what they are told when they are let in."""

from __future__ import annotations

from engine.names import legible_name
from engine.rulings import RULES_VERSION
from engine.visible import Viewer
from liudou_gui.host.floor import Floor
from liudou_gui.host.people import Person, free_name, hashed
from liudou_gui.protocol.down import Down, Refusal, Refused, RulingDiffers, Welcome
from liudou_gui.protocol.limits import OLDEST_PROTOCOL, PROTOCOL, SPECTATORS, TOKEN_BYTES
from liudou_gui.protocol.up import Hello, own_rulings


def unfit(hello: Hello, build: str) -> Refused | None:
    """Return why a client's program does not fit this host's *build*, None if it does."""
    if hello.proto_max < OLDEST_PROTOCOL:
        return Refused(Refusal.CLIENT_TOO_OLD, build, PROTOCOL)
    if hello.proto_min > PROTOCOL:
        return Refused(Refusal.HOST_TOO_OLD, build, PROTOCOL)
    here, there = dict(own_rulings()), dict(hello.rulings)
    differ = tuple(
        RulingDiffers(rule, here.get(rule, ""))
        for rule in (*here, *(rule for rule in there if rule not in here))
        if here.get(rule) != there.get(rule)
    )
    if differ or hello.rules_version != RULES_VERSION:
        return Refused(Refusal.RULES_DIFFER, build, PROTOCOL, differ)
    return None


def refusal(floor: Floor, key: bytes, hello: Hello, address: str, *, trusted: bool) -> Refused | None:
    """Return why somebody is not let in, None if they are; *trusted*: they proved a ticket or the code."""
    unfitting = unfit(hello, floor.world.build)
    if unfitting is not None:
        return unfitting
    why = _why_not(floor, key, hello, address, trusted=trusted)
    return None if why is None else Refused(why, floor.world.build)


def knows(floor: Floor, key: bytes, token: bytes) -> bool:
    """Return whether *key* is somebody of this table and *token* theirs."""
    person = floor.people.get(key)
    return person is not None and person.knows(token)


def _why_not(floor: Floor, key: bytes, hello: Hello, address: str, *, trusted: bool) -> Refusal | None:
    options = floor.options
    if floor.closed:
        return Refusal.TABLE_CLOSED
    if floor.bans.holds_key(key):
        return Refusal.KICKED
    if key == floor.setup.owner or knows(floor, key, hello.token):
        return None
    shared = any(person.address == address for person in floor.people)
    if floor.bans.holds_place(hello.name, address, shared=shared):
        return Refusal.KICKED
    if options.locked and not trusted:
        return Refusal.CODE_NEEDED
    if floor.people.get(key) is not None or _seat_for(floor, hello) is not None:
        return None
    if not options.spectators:
        return Refusal.NO_SPECTATORS if hello.watch or floor.deals.busy else Refusal.FULL
    return Refusal.FULL if len(floor.people.spectators()) >= SPECTATORS else None


def _seat_for(floor: Floor, hello: Hello) -> Viewer:
    return None if hello.watch or floor.deals.busy else floor.seats.free()


def welcome(floor: Floor, key: bytes, hello: Hello, address: str, now_ms: int) -> None:
    """Let somebody in, or back in, give them a seat if one is free, and tell them how everything stands."""
    person = floor.people.get(key)
    taken = [other.name for other in floor.people if other.key != key]
    token = hello.token if knows(floor, key, hello.token) else floor.world.random_bytes(TOKEN_BYTES)
    if person is None:
        person = Person(key, "", b"", now_ms, waits=not hello.watch)
        seat = _seat_for(floor, hello)
        floor.people.add(person)
        if seat is not None:
            floor.place(person, seat)
    person.name, person.device = free_name(hello.name, taken), legible_name(hello.device)
    person.token_hash, person.address = hashed(token), address
    person.connected = True
    table = floor.deals.table
    if not person.run or not floor.outbox.go_on(person, table, hello.run, hello.since):
        floor.outbox.begin_run(person, table)
        person.loaded = False
    person.last_ping = (0, 0, 0)
    floor.is_alive(person, now_ms)
    for message in _first_words(floor, person, hello, token, now_ms):
        floor.outbox.tell(person, message)


def _first_words(floor: Floor, person: Person, hello: Hello, token: bytes, now_ms: int) -> list[Down]:
    place = person.place = floor.place_of(person)
    welcome = Welcome(
        min(PROTOCOL, hello.proto_max),
        floor.world.build,
        floor.setup.table,
        token,
        person.seat,
        place.is_host,
        person.run,
        now_ms,
        floor.lobby(),
        place.code,
        place.ticket,
        place.waits,
    )
    talk = floor.chat.so_far(person.key)
    return [welcome, *([] if talk is None else [talk]), *floor.deals.so_far(person.seat)]
