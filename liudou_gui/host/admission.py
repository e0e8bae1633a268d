"""Who may come in as far as their program is concerned: versions of the protocol and of the rules."""

from __future__ import annotations

from collections.abc import Collection

from engine.names import legible_name, same_look
from engine.rulings import RULES_VERSION
from liudou_gui.protocol.down import Refusal, Refused, RulingDiffers
from liudou_gui.protocol.limits import NAME_LENGTH, OLDEST_PROTOCOL, PROTOCOL
from liudou_gui.protocol.up import Hello, own_rulings

_NOBODYS_NAME = "?"


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


def spoken_protocol(hello: Hello) -> int:
    """Return the newest version of the protocol that both speak."""
    return min(PROTOCOL, hello.proto_max)


def free_name(wish: str, taken: Collection[str]) -> str:
    """Return *wish*, cleaned, with a number behind it if a name of the table looks like it."""
    base = legible_name(wish, NAME_LENGTH) or _NOBODYS_NAME
    name, number = base, 2
    while any(same_look(name, other) for other in taken):
        tail = f" {number}"
        name, number = base[: NAME_LENGTH - len(tail)].rstrip() + tail, number + 1
    return name
