"""One person at a network table: the whole program in a process of its own, played by its accessible names.

Started by :mod:`tests.e2e.play_lan`. What happens is told as a line of JSON on standard output; a word on
standard input is a wish: ``start``, ``end``, ``leave``.
"""

from __future__ import annotations

import argparse
import json
import os
import queue
import re
import sys
import threading
import time
import traceback
from collections.abc import Callable, Iterator
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QTimer
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from liudou_gui import __main__ as program
from liudou_gui.widgets.main_window import MainWindow
from tests.e2e.play_window import MousePlayer, scores_on_screen

STEP_MS = 60
PATIENCE_S = 60
DEAL_S = 420
_DIED_IN_THE_TEST = 3


class Person(MousePlayer):
    """A player by the mouse who sees whatever lies on top: the window or its dialog."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._main = window
        self._seen: list[tuple[str, QAccessibleInterface]] | None = None
        self._wishes: queue.SimpleQueue[str] = queue.SimpleQueue()
        threading.Thread(target=self._hear, name="wishes", daemon=True).start()

    def _hear(self) -> None:
        for line in sys.stdin:
            self._wishes.put(line.strip())

    def things(self, thing: QAccessibleInterface | None = None) -> Iterator[QAccessibleInterface]:
        """Yield everything visible but the single cards of the hand, which are asked for by themselves.

        They are more than all the rest, and six programs that read them at each look have no time to play.
        """
        if thing is None or self.name(thing) != "Your hand":
            yield from super().things(thing)

    def look(self) -> None:
        """Let the program work, and see what lies on top."""
        QTest.qWait(STEP_MS)
        self._seen = None
        self.window = QApplication.activeModalWidget() or self._main

    def find(self, name: str) -> QAccessibleInterface | None:
        """Return what is called *name*, as :class:`Player` does; all names are read once a look."""
        if self._seen is None:
            self._seen = [(self.name(thing), thing) for thing in self.things()]
        for called, thing in self._seen:
            if re.fullmatch(name, called) and not thing.state().disabled:
                return thing
        return None

    def click(self, thing: QAccessibleInterface) -> None:
        """Press and release the left button in the middle of *thing*, and look anew."""
        super().click(thing)
        self._seen = None

    def until(self, what: str, done: Callable[[], object], seconds: float = PATIENCE_S) -> None:
        """Wait until *done*. Raises ``AssertionError`` with all that is on the screen."""
        end = time.monotonic() + seconds
        self.look()
        while not done():
            if time.monotonic() > end:
                names = sorted({self.name(thing) for thing in self.things()})
                raise AssertionError(f"{what}: not in time; on the screen: {names}")
            self.look()

    def press(self, name: str, seconds: float = PATIENCE_S) -> None:
        """Wait until something called *name* (a pattern) stands still, and click it."""
        place = None

        def stands() -> QAccessibleInterface | None:
            nonlocal place
            thing, before = self.find(name), place
            place = None if thing is None else thing.rect()
            return thing if place is not None and place == before else None

        self.until(name, stands, seconds)
        thing = self.find(name)
        assert thing is not None
        self.click(thing)

    def wait_for_wish(self, wish: str) -> None:
        """Wait until the test wishes something."""
        heard = ""
        end = time.monotonic() + DEAL_S
        while heard != wish:
            assert time.monotonic() < end, f"nobody said {wish}"
            self.look()
            if not self._wishes.empty():
                heard = self._wishes.get()

    def groups(self) -> list[str]:
        """Return what the heads of the hand's groups say, chosen or not."""
        hand = self.find("Your hand")
        inside = [] if hand is None else [hand.child(place) for place in range(hand.childCount())]
        heads: list[QAccessibleInterface] = [
            part for part in inside if part is not None and part.role() == QAccessible.Role.Button
        ]
        return [self.name(head).removesuffix(", selected") for head in heads]

    def lay_a_group_aside(self) -> None:
        """Wait until no card is on its way to the table, choose the two lowest and lay them aside."""
        self.until("the play", lambda: not any(card.state().disabled for card in self.cards()))
        for place in (-1, -2):
            self.click(self.cards()[place])
        self.press("Lay the chosen cards aside as a group.*")
        self.until("the group", self.groups)
        QTest.qWait(1_000)  # the desk is written soon, not at once

    # -- the way through the evening -----------------------------------------------------------

    def come(self, options: argparse.Namespace) -> None:
        """Come to the table as the role says."""
        match options.role:
            case "host":
                self.press("Host a table.*")
                self.press("Open the table")
                self.until("the lobby", lambda: self.find("Fill with bots and start"))
            case "back":
                self.press("Join a table.*")
                self.press("Go back to your table")
            case "guest":
                self.press("Join a table.*")
                self.press("Join .+ table .*")
                self.press("I am ready")
                self.until("being ready", lambda: self.find("Not ready after all"))
            case "spectator":
                self.press("Join a table.*")
                self.press("Watch .+ table .*")
                self.until("the lobby", lambda: self.find("Lobby"))

    def play_deal(self, *, groups_at: int) -> None:
        """Play until a deal is scored, all cards by hand; after *groups_at* turns lay a group aside."""
        end, turns = time.monotonic() + DEAL_S, 0
        while not (self.find("Next deal.*|Seats") and self.scored()):
            if time.monotonic() > end:
                names = sorted({self.name(thing) for thing in self.things()})
                raise AssertionError(f"the deal does not end; on the screen: {names}")
            self.look()
            if self.answer_question() or not self.asked_to_play():
                again = self.find("Next deal")  # after a void deal
                if again is not None and not self.scored():
                    self.click(again)
                continue
            self.take_turn()
            turns += 1
            if turns == groups_at:
                self.lay_a_group_aside()
                tell("grouped", groups=self.groups())
                self.wait_for_wish("never")

    def scored(self) -> bool:
        """Whether scores are shown, and not those of a void deal."""
        return any(scores_on_screen(self).values())

    def tell_result(self) -> None:
        """Tell the scores, and what the shield says."""
        self.until("the shield", lambda: self.find("Dealing .+"))
        mark = self.find("Dealing .+")
        assert mark is not None
        tell("result", scores=scores_on_screen(self), mark=self.name(mark), presses=self.presses)

    def go(self, options: argparse.Namespace) -> None:
        """Leave: the host ends the table for everyone, the others are told and leave."""
        if options.role == "host":
            self.wait_for_wish("end")
            self.press("Leave( the table)?")
            self.press("End it for everyone")
        else:
            self.until("the end", lambda: self.find("The host has closed the table.*"))
            self.press("Leave")
        self.until("the start page", lambda: self.find("Host a table.*"))


def tell(what: str, **more: object) -> None:
    """Write a line for the test."""
    sys.stdout.write(json.dumps({"at": what, **more}) + "\n")
    sys.stdout.flush()


def evening(options: argparse.Namespace) -> None:
    """Do all that the role has to do in the running program."""
    (window,) = [one for one in QApplication.topLevelWidgets() if isinstance(one, MainWindow)]
    window.resize(1366, 768)
    window.activateWindow()
    person = Person(window)
    person.come(options)
    tell("there")
    if options.role == "host":
        person.wait_for_wish("start")
        person.press("Fill with bots and start")
    if options.role == "back":
        person.until("the hand", person.cards)
        tell("back", groups=person.groups())
    person.play_deal(groups_at=options.groups_at)
    person.tell_result()
    person.go(options)
    tell("gone")


def main() -> int:
    """Run the program with a person before it, and return its exit code; 3 if the person was stuck."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--profile", type=Path, required=True)
    parser.add_argument("--discovery-port", required=True)
    parser.add_argument("--role", choices=("host", "guest", "spectator", "back"), required=True)
    parser.add_argument("--groups-at", type=int, default=0)
    options = parser.parse_args()
    application = QApplication([])
    stuck = []

    def begin() -> None:
        try:
            evening(options)
        except Exception:  # noqa: BLE001  # all of it is told
            stuck.append(traceback.format_exc())
        finally:
            application.exit(0)

    QTimer.singleShot(200, begin)
    code = program.main(
        ["--profile", str(options.profile), "--language", "en", "--discovery-port", options.discovery_port]
    )
    if stuck:
        tell("stuck", why=re.sub(r"\s*\n\s*", " | ", stuck[0]))
        return _DIED_IN_THE_TEST
    return code


if __name__ == "__main__":
    sys.exit(main())
