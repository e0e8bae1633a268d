"""Play offline deals in the real window as a person would: ``python -m tests.e2e.play_window two_four``.

One deal by the mouse alone and one by the keyboard alone (``--by mouse``, ``--by keys`` for one of them).
Everything is read by its accessible name and done by mouse or key events; no model and no session is
called. At the end the scores on the screen must equal those of the deal's record.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import ClassVar

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from engine.actions import Bid, Pass, Play
from engine.record import Record
from engine.ruleset import Variant
from liudou_gui.app.application import Options, build_window, end
from liudou_gui.app.record_keeper import HISTORY_FILE
from liudou_gui.history.base import Query
from liudou_gui.history.store import HistoryStore

GAMES = {"hidden": "Hidden Landlords", "two_four": "New Six", "two_camps": "Positive and Negative"}
LIMIT_SECONDS = 420


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

    def leads(self) -> bool:
        """Whether the table says that it is our lead."""
        return self.find("Your lead.*") is not None

    def asked_to_play(self) -> bool:
        """Whether it is our turn to play."""
        return self.find("Your hand") is not None and (self.find("Pass") is not None or self.leads())

    def cards(self) -> list[QAccessibleInterface]:
        """Return the cards of the hand from left to right."""
        hand = self.find("Your hand")
        count = 0 if hand is None else hand.childCount()
        found = [hand.child(place) for place in range(count)] if hand is not None else []
        return [card for card in found if card is not None and card.role() == QAccessible.Role.CheckBox]

    def begin(self, game: str) -> None:
        """Begin a game from the start page."""
        raise NotImplementedError

    def answer_question(self) -> bool:
        """Answer a bid, a double, a show or a camp, and return whether one was asked."""
        raise NotImplementedError

    def take_turn(self) -> None:
        """Play something that may be played, or pass."""
        raise NotImplementedError

    def next_deal(self) -> None:
        """Leave the result of a void deal."""
        raise NotImplementedError


class MousePlayer(Player):
    """Never touches a key."""

    def begin(self, game: str) -> None:
        button = self.find(f"Play.*{game}.*")
        assert button is not None, "no button begins the game"
        self.click(button)

    def answer_question(self) -> bool:
        for name in ("Bid 1", "Bid 2", "Double", "Keep closed", "Join .+", "Bid: pass|No bid", "Play it"):
            thing = self.find(name)
            if thing is not None:
                self.click(thing)
                return True
        return False

    def take_turn(self) -> None:
        if self.presses % 3 == 0 and self.leads():
            self.click(self.cards()[-1])
        else:
            hint = self.find("Hint")
            assert hint is not None, "a hint can be had in one's turn"
            self.click(hint)
        play = self.find("Play")
        if play is not None and self.presses % 2:
            spot = self.cards()[0].rect().center()
            widget = QApplication.widgetAt(spot) or self._under(spot)
            QTest.mouseClick(widget, Qt.MouseButton.RightButton, pos=widget.mapFromGlobal(spot))
            self.presses += 1
        elif play is not None:
            self.click(play)
        else:
            self._give_way()

    def _give_way(self) -> None:
        """Pass; a leader takes the cards back by a click on the felt and tries a lower one next."""
        passing = self.find("Pass")
        if passing is not None:
            self.click(passing)
            return
        QTest.mouseClick(self._under(self.window.rect().center()), Qt.MouseButton.LeftButton)
        self.presses += 1

    def next_deal(self) -> None:
        button = self.find("Next deal")
        assert button is not None
        self.click(button)


class KeyPlayer(Player):
    """Never touches the mouse."""

    QUESTIONS: ClassVar = {
        "Bid 1": Qt.Key.Key_1,
        "Bid 2": Qt.Key.Key_2,
        "Double": Qt.Key.Key_D,
        "Keep closed": Qt.Key.Key_N,
        "Join .+": Qt.Key.Key_Left,
        "Bid: pass|No bid": Qt.Key.Key_P,
    }
    RANKS: ClassVar = dict(zip("23456789", range(Qt.Key.Key_2, Qt.Key.Key_9 + 1), strict=True))

    def begin(self, game: str) -> None:
        for _ in range(80):
            widget = QApplication.focusWidget()
            if widget is not None and re.fullmatch(f"Play.*{game}.*", widget.accessibleName()):
                self.key(Qt.Key.Key_Space)
                return
            self.key(Qt.Key.Key_Tab)
        raise AssertionError("Tab never reaches the game")

    def answer_question(self) -> bool:
        for name, key in self.QUESTIONS.items():
            if self.find(name) is not None:
                self.key(key)
                return True
        if self.find("Play it") is not None:  # behind the answer that has the focus
            self.key(Qt.Key.Key_Tab)
            self.key(Qt.Key.Key_Return)
            return True
        return False

    def take_turn(self) -> None:
        self.key(Qt.Key.Key_Escape)
        if self.leads() and self.presses % 2:
            rank = self.name(self.cards()[-1]).split(" ", 1)[0]
            if rank in self.RANKS:
                self.key(Qt.Key(self.RANKS[rank]))
            else:
                self.key(Qt.Key.Key_End)
                self.key(Qt.Key.Key_Space)
        else:
            self.key(Qt.Key.Key_H)
        self.key(Qt.Key.Key_P if self.find("Play") is None else Qt.Key.Key_Return)

    def next_deal(self) -> None:
        self.key(Qt.Key.Key_Return)


PLAYERS = {"mouse": MousePlayer, "keys": KeyPlayer}


def scores_on_screen(player: Player) -> dict[str, int]:
    """Read the running scores of the result page."""
    found = {}
    for thing in player.things():
        match = re.fullmatch(r"Score of (.+): ([+−-]?\d+)", player.name(thing))
        if match:
            found[match[1]] = int(match[2].replace("−", "-"))
    return found


def play(variant: Variant, by: str, profile: Path, application: QApplication) -> None:
    """Play until a deal is scored, and compare. Raises ``AssertionError``."""
    profile.mkdir(parents=True, exist_ok=True)
    settings = {"name": "Lin", "language": "en", "pace": "quick", "play_timer": 0}
    if by == "mouse":
        settings["hand"] = "stacks"
    (profile / "settings.json").write_text(json.dumps(settings), encoding="utf-8")
    window = build_window(Options(profile=profile, language="en"))
    window.resize(1366, 768)
    window.show()
    window.activateWindow()
    application.processEvents()
    player: Player = PLAYERS[by](window)
    player.begin(GAMES[variant.value])
    deadline = time.monotonic() + LIMIT_SECONDS
    while True:
        if time.monotonic() > deadline:
            names = sorted({player.name(thing) for thing in player.things()})
            raise AssertionError(f"the deal does not end; on the screen: {names}")
        QTest.qWait(30)
        if player.find("Next deal") is None:
            if not player.answer_question() and player.asked_to_play():
                player.take_turn()
            continue
        history = HistoryStore(profile / HISTORY_FILE)
        last = Record.parse(history.text(max(deal.id for deal in history.search(Query()))))
        if last.scores is not None:
            break
        player.next_deal()
    shown = scores_on_screen(player)
    last.replay()
    assert len(shown) == 6, f"six scores belong on the screen: {shown}"
    assert sorted(shown.values()) == sorted(last.scores), (shown, last.scores)
    assert shown["Lin"] == last.scores[0], (shown, last.scores)
    missed = [
        entry
        for entry in last.entries
        if entry.seat == 0 and entry.by_table and isinstance(entry.action, Bid | Play | Pass)
    ]
    assert not missed, f"not answered in time: {missed}"
    sys.stdout.write(
        f"{variant.value} by {by}: {len(last.entries)} actions, {player.presses} presses, {shown}\n"
    )
    end(window)
    application.processEvents()


def main() -> int:
    """Play the games named on the command line, all three if none is."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", choices=[*GAMES, []], help="which games (default: all three)")
    parser.add_argument("--by", choices=PLAYERS, help="mouse or keys alone (default: a deal by each)")
    options = parser.parse_args()
    application = QApplication([])
    application.setStyle("Fusion")
    done = 0
    with tempfile.TemporaryDirectory() as folder:
        for game in options.games or GAMES:
            for by in [options.by] if options.by else PLAYERS:
                play(Variant(game), by, Path(folder) / f"{game}-{by}", application)
                done += 1
    sys.stdout.write(f"{done} passed, 0 failed\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
