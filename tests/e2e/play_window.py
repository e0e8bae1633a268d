"""Play one offline deal in the real window as a person would: ``python -m tests.e2e.play_window two_four``.

Everything is found by its accessible name and done by mouse and key events; no model and no session is
called. At the end the scores on the screen must equal those of the deal's record.
"""

from __future__ import annotations

import json
import os
import re
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from engine.record import Record
from engine.ruleset import Variant
from liudou_gui.app.application import Options, build_window, end
from liudou_gui.app.record_keeper import HISTORY_FILE
from liudou_gui.history.base import Query
from liudou_gui.history.store import HistoryStore

GAMES = {"hidden": "Hidden Landlords", "two_four": "New Six", "two_camps": "Positive and Negative"}
LIMIT_SECONDS = 420
FEW_TRIES = 5


class Player:
    """Eyes and hands: sees what a screen reader sees, moves a mouse and presses keys."""

    def __init__(self, window: QWidget) -> None:
        self.window = window
        self.presses = 0

    def things(self, thing: QAccessibleInterface | None = None) -> Iterator[QAccessibleInterface]:
        """Yield everything visible below *thing*."""
        top = thing or QAccessible.queryAccessibleInterface(self.window)
        for index in range(top.childCount()):
            child = top.child(index)
            if child is None or not child.isValid() or child.state().invisible:
                continue
            yield child
            yield from self.things(child)

    def find(self, name: str) -> QAccessibleInterface | None:
        """Return what is visible, enabled and called *name* (a pattern)."""
        for thing in self.things():
            if re.fullmatch(name, self.name(thing)) and not thing.state().disabled:
                return thing
        return None

    @staticmethod
    def name(thing: QAccessibleInterface) -> str:
        """Return what a screen reader would say."""
        return thing.text(QAccessible.Text.Name)

    def click(self, thing: QAccessibleInterface) -> None:
        """Press and release the left button in the middle of the visible part of *thing*."""
        spot = thing.rect().center()
        widget = QApplication.widgetAt(spot) or self._under(spot)
        QTest.mouseClick(widget, Qt.MouseButton.LeftButton, pos=widget.mapFromGlobal(spot))
        self.presses += 1
        QTest.qWait(5)

    def _under(self, spot: QPoint) -> QWidget:
        child = self.window.childAt(self.window.mapFromGlobal(spot))
        return child or self.window

    def key(self, key: Qt.Key) -> None:
        """Press a key where the focus is."""
        QTest.keyClick(QApplication.focusWidget() or self.window, key)
        self.presses += 1
        QTest.qWait(5)

    def answer_question(self) -> bool:
        """Answer a bid, a double, a show or a camp, if one is asked."""
        for name in ("Bid 1", "Bid 2", "Double", "Keep closed", "Join .+"):
            thing = self.find(name)
            if thing is not None:
                self.click(thing)
                return True
        passing = self.find("Bid: pass|No bid")
        if passing is not None:
            self.click(passing)
        return passing is not None

    def take_turn(self) -> bool:
        """Play the lowest card that may be played, or pass; return whether it was our turn."""
        hand = self.find("Your hand")
        if hand is None or not (self.find("Pass") or self._leads()):
            return False
        self.key(Qt.Key.Key_Escape)
        cards = [child for child in (hand.child(i) for i in range(hand.childCount())) if child is not None]
        for card in list(reversed(cards))[: len(cards) if self._leads() else FEW_TRIES]:
            self.click(card)
            play = self.find("Play")
            if play is not None:
                if self.presses % 2:
                    self.click(play)
                else:
                    self.key(Qt.Key.Key_Return)
                return True
            self.key(Qt.Key.Key_Escape)
        passing = self.find("Pass")
        if passing is not None:
            self.click(passing)
        return True

    def _leads(self) -> bool:
        return self.find("Your lead.*") is not None


def scores_on_screen(player: Player) -> dict[str, int]:
    """Read the running scores of the result page."""
    found = {}
    for thing in player.things():
        match = re.fullmatch(r"Score of (.+): ([+−-]?\d+)", player.name(thing))
        if match:
            found[match[1]] = int(match[2].replace("−", "-"))
    return found


def play(variant: Variant, profile: Path, application: QApplication) -> None:
    """Play until a deal is scored, and compare. Raises ``AssertionError``."""
    profile.mkdir(parents=True, exist_ok=True)
    settings = {"name": "Lin", "language": "en", "pace": "quick", "play_timer": 0}
    (profile / "settings.json").write_text(json.dumps(settings), encoding="utf-8")
    window = build_window(Options(profile=profile, language="en"))
    window.resize(1366, 768)
    window.show()
    application.processEvents()
    player = Player(window)
    button = player.find(f"Play.*{GAMES[variant.value]}.*")
    assert button is not None, "no button begins the game"
    player.click(button)
    deadline = time.monotonic() + LIMIT_SECONDS
    while True:
        if time.monotonic() > deadline:
            names = sorted({player.name(thing) for thing in player.things()})
            raise AssertionError(f"the deal does not end; on the screen: {names}")
        QTest.qWait(30)
        following = player.find("Next deal")
        if following is None:
            if not player.answer_question():
                player.take_turn()
            continue
        history = HistoryStore(profile / HISTORY_FILE)
        last = Record.parse(history.text(max(deal.id for deal in history.search(Query()))))
        if last.scores is not None:
            break
        player.key(Qt.Key.Key_Return)  # a void deal: Enter is Next deal
    shown = scores_on_screen(player)
    last.replay()
    assert len(shown) == 6, f"six scores belong on the screen: {shown}"
    assert sorted(shown.values()) == sorted(last.scores), (shown, last.scores)
    assert shown["Lin"] == last.scores[0], (shown, last.scores)
    sys.stdout.write(f"{variant.value}: {len(last.entries)} actions, {player.presses} presses, {shown}\n")
    end(window)
    application.processEvents()


def main() -> int:
    """Play the games named on the command line, all three if none is."""
    names = sys.argv[1:] or list(GAMES)
    application = QApplication([])
    application.setStyle("Fusion")
    with tempfile.TemporaryDirectory() as folder:
        for name in names:
            play(Variant(name), Path(folder) / name, application)
    sys.stdout.write(f"{len(names)} passed, 0 failed\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
