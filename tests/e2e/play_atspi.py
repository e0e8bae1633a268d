"""Play offline deals through the screen reader's own bus: ``python -m tests.e2e.play_atspi two_four``.

Linux only. A D-Bus session, AT-SPI and Xvfb of their own are started; the program runs as a process in
them. Everything is read from the real tree and done by actions on objects found by their names: no key,
no mouse, no model. Needs ``dbus``, ``at-spi2-core`` and ``xvfb``.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import signal
import subprocess
import sys
import tempfile
import time
from collections import deque
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from jeepney import DBusAddress, MatchRule, Message, MessageType, Properties, new_method_call
from jeepney.bus_messages import message_bus
from jeepney.io.blocking import DBusConnection, open_dbus_connection

from engine.record import Record
from liudou_gui.app.record_keeper import HISTORY_FILE
from liudou_gui.exits import EXIT_INTERRUPTED
from liudou_gui.history.base import Query
from liudou_gui.history.store import HistoryStore
from tests.e2e import needs

GAMES = {"hidden": "Hidden Landlords", "two_four": "New Six", "two_camps": "Positive and Negative"}
LIMIT_SECONDS = 420
INSIDE = "--inside"

_ROOT = "/org/a11y/atspi/accessible/root"
_ACCESSIBLE, _ACTION = "org.a11y.atspi.Accessible", "org.a11y.atspi.Action"
_COMPONENT = "org.a11y.atspi.Component"
_SENSITIVE, _SHOWING = 24, 25
_ON_SCREEN = 0


@dataclass(frozen=True)
class Thing:
    """An object on the bus, as it was when it was read."""

    owner: str
    path: str
    role: str
    name: str
    sensitive: bool

    def at(self, interface: str) -> DBusAddress:
        """Return where its calls of an interface go."""
        return DBusAddress(self.path, self.owner, interface)


class Reader:
    """What a screen reader does: walks the tree, hears announcements, does actions."""

    def __init__(self) -> None:
        with open_dbus_connection("SESSION") as session:
            bus = DBusAddress("/org/a11y/bus", "org.a11y.Bus", "org.a11y.Bus")
            (address,) = _ask(session, new_method_call(bus, "GetAddress"))
        self._bus = open_dbus_connection(address)
        self.announced: deque[Message] = deque()
        rule = MatchRule(type="signal", interface="org.a11y.atspi.Event.Object", member="Announcement")
        _ask(self._bus, message_bus.AddMatch(rule))
        self._filter = self._bus.filter(rule, queue=self.announced)
        self._filter.__enter__()
        registry = DBusAddress(
            "/org/a11y/atspi/registry", "org.a11y.atspi.Registry", "org.a11y.atspi.Registry"
        )
        wish = new_method_call(registry, "RegisterEvent", "sass", ("object:announcement", [], ""))
        _ask(self._bus, wish)
        self.presses = 0

    def close(self) -> None:
        """Leave the bus."""
        self._bus.close()

    def things(self) -> Iterator[Thing]:
        """Yield all that is showing in all programs on the bus."""
        root = DBusAddress(_ROOT, "org.a11y.atspi.Registry", _ACCESSIBLE)
        for owner, path in self._children(root):
            yield from self._below(owner, path)

    def _below(self, owner: str, path: str) -> Iterator[Thing]:
        for child_owner, child_path in self._children(DBusAddress(path, owner, _ACCESSIBLE)):
            try:
                thing, showing = self._read(child_owner, child_path)
            except GoneError:
                continue
            if showing:
                yield thing
                yield from self._below(child_owner, child_path)

    def _children(self, address: DBusAddress) -> list[tuple[str, str]]:
        try:
            return list(_ask(self._bus, new_method_call(address, "GetChildren"))[0])
        except GoneError:
            return []

    def _read(self, owner: str, path: str) -> tuple[Thing, bool]:
        address = DBusAddress(path, owner, _ACCESSIBLE)
        (states,) = _ask(self._bus, new_method_call(address, "GetState"))
        bits = states[0] | states[1] << 32
        ((_, name),) = _ask(self._bus, Properties(address).get("Name"))
        (role,) = _ask(self._bus, new_method_call(address, "GetRoleName"))
        thing = Thing(owner, path, role, name, bool(bits >> _SENSITIVE & 1))
        return thing, bool(bits >> _SHOWING & 1)

    def press(self, thing: Thing) -> None:
        """Do the first action of *thing*, and let the program follow."""
        try:
            _ask(self._bus, new_method_call(thing.at(_ACTION), "DoAction", "i", (0,)))
        except GoneError:
            return
        self.presses += 1
        time.sleep(0.02)

    def extents(self, thing: Thing) -> tuple[int, int, int, int]:
        """Return where *thing* lies on the screen: x, y, width, height."""
        call = new_method_call(thing.at(_COMPONENT), "GetExtents", "u", (_ON_SCREEN,))
        return tuple(_ask(self._bus, call)[0])

    def texts(self) -> list[str]:
        """Return all that was announced so far."""
        return [str(message.body[3][1]) for message in self.announced]


class GoneError(Exception):
    """The object is no longer there, or has no such interface."""


def _ask(bus: DBusConnection, call: Message) -> tuple[Any, ...]:
    reply = bus.send_and_get_reply(call, timeout=20)
    if reply.header.message_type is MessageType.error:
        raise GoneError(reply.body)
    return reply.body


class Player:
    """Plays by names and actions alone."""

    def __init__(self, reader: Reader) -> None:
        self._reader = reader
        self.seen: list[Thing] = []

    def look(self) -> None:
        """Read the whole tree."""
        self.seen = list(self._reader.things())

    def find(self, name: str) -> Thing | None:
        """Return what can be used and is called *name* (a pattern), as last read."""
        found = (t for t in self.seen if t.sensitive and re.fullmatch(name, t.name, re.DOTALL))
        return next(found, None)

    def press(self, name: str) -> bool:
        """Press what is called *name* and return whether it was there."""
        thing = self.find(name)
        if thing is None:
            return False
        self._reader.press(thing)
        return True

    def answer_question(self) -> bool:
        """Answer a bid, a double, a show or a camp, and return whether one was asked."""
        names = ("Bid 1", "Bid 2", "Double", "Keep closed", "Join .+", "No bid", "Play it")
        return any(self.press(name) for name in names)

    def take_turn(self) -> None:
        """Play what a hint chooses, or a low card when leading; else pass."""
        if self.find("Your lead.*") is not None and self._reader.presses % 3 == 0:
            cards = [thing for thing in self.seen if re.fullmatch(r".+, \d+ of \d+", thing.name)]
            self._reader.press(cards[-1])
        elif not self.press("Hint"):
            return
        self.look()
        if not self.press("Play") and not self.press("Pass"):
            self.unchoose()

    def unchoose(self) -> None:
        """Take back what is chosen."""
        for thing in self.seen:
            if re.fullmatch(r".+, selected, \d+ of \d+", thing.name):
                self._reader.press(thing)

    def scores(self) -> dict[str, int]:
        """Return the running scores on the result page."""
        found = {}
        for thing in self.seen:
            match = re.fullmatch(r"Score of (.+): ([+−-]?\d+)", thing.name)
            if match:
                found[match[1]] = int(match[2].replace("−", "-"))
        return found


def play(game: str, player: Player, reader: Reader, profile: Path, program: subprocess.Popen[bytes]) -> None:
    """Play until a deal is scored, and compare. Raises ``AssertionError``."""
    deadline = time.monotonic() + LIMIT_SECONDS
    begun = False
    seats: set[str] = set()
    while True:
        assert time.monotonic() < deadline, sorted({thing.name for thing in player.seen})
        assert program.poll() is None, f"the program has ended: {program.returncode}"
        time.sleep(0.05)
        player.look()
        if not begun:
            begun = player.press(f"Play.*{GAMES[game]}.*")
        elif player.find("Next deal") is not None:
            history = HistoryStore(profile / HISTORY_FILE)
            last = Record.parse(history.text(max(deal.id for deal in history.search(Query()))))
            if last.scores is not None:
                break
            player.press("Next deal")
        elif not player.answer_question() and player.find("Your hand") is not None:
            seats = seats or check_seats(player, reader)
            if player.find("Pass") is not None or player.find("Your lead.*") is not None:
                player.take_turn()
    shown = player.scores()
    assert len(shown) == 6, f"six scores belong on the screen: {shown}"
    assert shown["Lin"] == last.scores[0], (shown, last.scores)
    assert sorted(shown.values()) == sorted(last.scores), (shown, last.scores)
    assert len(seats) == 6, f"six seats can be read: {seats}"
    told = reader.texts()
    for what in (r".* plays .*", r"(.*\. )?(You lead|Your turn: beat .*)", r".* wins?, your points: .*"):
        assert any(re.fullmatch(what, text) for text in told), f"not announced: {what}; but {told[-20:]}"
    sys.stdout.write(
        f"{game} by AT-SPI: {len(last.entries)} actions, {reader.presses} presses, "
        f"{len(told)} announcements, {shown}\n"
    )


def check_seats(player: Player, reader: Reader) -> set[str]:
    """Return the names of the seats; each must lie somewhere else on the screen."""
    places = "your seat|lower right|upper right|opposite|upper left|lower left"
    seats = [thing for thing in player.seen if re.match(rf".+, ({places}), .+, \d+ cards?", thing.name)]
    spots = {reader.extents(seat) for seat in seats}
    assert len(spots) == len(seats), f"seats lie upon each other: {spots}"
    return {seat.name for seat in seats}


def inside(game: str, folder: Path) -> None:
    """Start the program in the private session, and play."""
    profile = folder / "profile"
    profile.mkdir()
    settings = {"name": "Lin", "language": "en", "pace": "quick", "play_timer": 0}
    (profile / "settings.json").write_text(json.dumps(settings), encoding="utf-8")
    reader = Reader()
    program = subprocess.Popen(
        [sys.executable, "-m", "liudou_gui", "--profile", str(profile), "--language", "en"],
        env=os.environ
        | {"QT_QPA_PLATFORM": "xcb", "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1", "PYTHONFAULTHANDLER": "1"},
        stdin=subprocess.DEVNULL,
    )
    try:
        play(game, Player(reader), reader, profile, program)
        reader.close()
        program.send_signal(signal.SIGINT)
        assert program.wait(20) == EXIT_INTERRUPTED, "the program ends in order"
    finally:
        _end(program)


@contextmanager
def screen() -> Iterator[str]:
    """Start a screen nobody sees and yield its name."""
    read_end, write_end = os.pipe()
    words = ["Xvfb", "-displayfd", str(write_end), "-screen", "0", "1400x900x24", "-nolisten", "tcp"]
    server = subprocess.Popen(
        words, pass_fds=(write_end,), stdin=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    )
    os.close(write_end)
    try:
        with os.fdopen(read_end) as number:
            yield f":{number.readline().strip()}"
    finally:
        _end(server)


def _end(process: subprocess.Popen[bytes]) -> None:
    if process.poll() is None:
        process.kill()
    process.wait()


def outside(game: str) -> None:
    """Start a screen and a session bus of their own and play inside. Raises ``CalledProcessError``."""
    with screen() as display, tempfile.TemporaryDirectory(prefix="liudou") as name:
        runtime = Path(name) / "runtime"
        runtime.mkdir(mode=0o700)
        command = [sys.executable, "-m", "tests.e2e.play_atspi", game, INSIDE, name]
        subprocess.run(
            ["dbus-run-session", "--", *command],
            env=os.environ | {"XDG_RUNTIME_DIR": str(runtime), "DISPLAY": display},
            stdin=subprocess.DEVNULL,
            check=True,
        )


def main() -> int:
    """Play the games named on the command line, all three if none is."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", choices=[*GAMES, []], help="which games (default: all three)")
    parser.add_argument(INSIDE, type=Path, help=argparse.SUPPRESS)
    options = parser.parse_args()
    games = options.games or list(GAMES)
    if options.inside is not None:
        inside(games[0], options.inside)
        return 0
    missing = needs.missing_packages()
    if missing:
        parser.error(f"sudo apt-get install -y {' '.join(missing)}")
    for game in games:
        outside(game)
    sys.stdout.write(f"{len(games)} passed, 0 failed\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
