"""What a host hears of guests: who asked, who tried to come and did not arrive, who was refused and why."""

from __future__ import annotations

import time
from collections import Counter, OrderedDict
from collections.abc import Callable
from dataclasses import dataclass

from liudou_gui.net.discovery import NO_TABLE, Question, newest_common
from liudou_gui.protocol.down import Refusal

REMEMBERED = 128
"""So many addresses are remembered, the latest."""
ARRIVES_WITHIN = 5.0
"""Whoever tries to come and has not arrived after so many seconds is being kept out."""
FORGOTTEN_AFTER = 600.0
"""Seconds after which an address counts no more."""
BUILDS = 8


@dataclass(frozen=True, slots=True)
class GuestReport:
    """What was heard within the last ten minutes, and in *arrived* and *refusals* since the start.

    *heard*: computers that asked, or came. *kept_out*: addresses that try to come and do not arrive.
    *arrived*: addresses that did. *other_builds*: versions that cannot play with this one. *refusals* counts
    why others were sent away.
    """

    heard: int = 0
    arrived: tuple[str, ...] = ()
    kept_out: tuple[str, ...] = ()
    other_builds: tuple[str, ...] = ()
    refusals: tuple[tuple[Refusal, int], ...] = ()

    def refused(self, *why: Refusal) -> int:
        """Return how often somebody was refused for one of these reasons."""
        return sum(count for reason, count in self.refusals if reason in why)


@dataclass(slots=True)
class _Guest:
    heard: float
    tries_since: float | None = None
    arrived: float | None = None


class GuestLog:
    """Remembers guests by address; of bounded size whatever is heard. *clock* tells seconds."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._guests: OrderedDict[str, _Guest] = OrderedDict()
        self._refusals: Counter[Refusal] = Counter()
        self._builds: OrderedDict[str, float] = OrderedDict()

    def asked(self, address: str, question: Question) -> None:
        """A program at *address* asked which tables there are."""
        guest = self._guest(address)
        if question.trying == NO_TABLE:
            guest.tries_since = None
        elif guest.tries_since is None and not _just_arrived(guest):
            guest.tries_since = guest.heard
        if newest_common(question.proto_min, question.proto_max) is None:
            self._other_build(question.build)

    def arrived(self, address: str) -> None:
        """A connection from *address* was made."""
        guest = self._guest(address)
        guest.arrived, guest.tries_since = guest.heard, None

    def refused(self, why: Refusal, build: str = "") -> None:
        """Somebody with that *build* was refused."""
        self._refusals[why] += 1
        if build and why in (Refusal.CLIENT_TOO_OLD, Refusal.HOST_TOO_OLD):
            self._other_build(build)

    def report(self) -> GuestReport:
        """Return what is known now."""
        now = self._clock()
        guests = {a: g for a, g in self._guests.items() if now - g.heard < FORGOTTEN_AFTER}
        arrived = tuple(address for address, guest in self._guests.items() if guest.arrived is not None)
        return GuestReport(
            heard=len(guests.keys() | arrived),
            arrived=arrived,
            kept_out=tuple(address for address, guest in guests.items() if _is_kept_out(guest, now)),
            other_builds=tuple(b for b, heard in self._builds.items() if now - heard < FORGOTTEN_AFTER),
            refusals=tuple(sorted(self._refusals.items(), key=lambda pair: pair[0].value)),
        )

    def _guest(self, address: str) -> _Guest:
        now = self._clock()
        guest = self._guests.setdefault(address, _Guest(now))
        guest.heard = now
        self._guests.move_to_end(address)
        if len(self._guests) > REMEMBERED:
            self._guests.popitem(last=False)
        return guest

    def _other_build(self, build: str) -> None:
        self._builds[build] = self._clock()
        self._builds.move_to_end(build)
        if len(self._builds) > BUILDS:
            self._builds.popitem(last=False)


def _is_kept_out(guest: _Guest, now: float) -> bool:
    return guest.tries_since is not None and now - guest.tries_since >= ARRIVES_WITHIN


def _just_arrived(guest: _Guest) -> bool:
    """A last question of somebody on the way in may come after them."""
    return guest.arrived is not None and guest.heard - guest.arrived < ARRIVES_WITHIN
