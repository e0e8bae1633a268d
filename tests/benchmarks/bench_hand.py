"""Dragging over 46 cards, and hints for them: beside a bare QGraphicsView with as many pixmaps.

    PYTHONPATH=. python -m tests.benchmarks.bench_hand

Without a screen it runs on the ``offscreen`` platform. *Handled* counts from the mouse event until the
scene is as it will be shown; *painted whole* adds drawing every pixel of the hand anew, of which the
program draws only what has changed. Compare within one run, as ratios.
"""

from __future__ import annotations

import os
import statistics
import sys
import time
from collections.abc import Callable
from random import Random

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ["QT_SCALE_FACTOR"] = "1"

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QGraphicsPixmapItem, QGraphicsScene, QGraphicsView, QWidget

from engine.bots.hints import Adviser
from engine.cards import full_pack
from engine.view import view_of
from liudou_gui.model.hand_order import hand_order
from liudou_gui.widgets.card_faces import CardFaces, Kind
from liudou_gui.widgets.hand_view import HandView
from liudou_gui.widgets.theme import CELADON
from tests.helpers.scenes import follow, lead, seated

CARDS = 46
MOVES = 400


def hand(seed: int) -> list[object]:
    pack = list(full_pack(4))
    Random(seed).shuffle(pack)
    return pack[:CARDS]  # type: ignore[return-value]


class Bare(QGraphicsView):
    """As little as possible: the card under the pointer rises."""

    def __init__(self) -> None:
        super().__init__()
        self.resize(1366, 162)
        self.setScene(QGraphicsScene(0, 0, 1366, 162))
        faces = CardFaces(CELADON)
        self.cards: list[QGraphicsPixmapItem] = []
        for place, card in enumerate(sorted(hand(1), reverse=True)):  # type: ignore[type-var]
            item = QGraphicsPixmapItem(faces.pixmap(card.face, Kind.STRIP))  # type: ignore[attr-defined]
            item.setPos(16 + place * 27, 22)
            self.scene().addItem(item)
            self.cards.append(item)

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        event.accept()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        event.accept()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        last = min(CARDS - 1, max(0, int((event.position().x() - 16) / 27)))
        for place, item in enumerate(self.cards):
            item.setY(2 if place <= last else 22)


def moves(view: QGraphicsView, width: int, *, paint: bool) -> list[float]:
    """Press at the left and sweep to and fro; return seconds for each move, painting included."""
    port = view.viewport()
    QTest.mousePress(port, Qt.MouseButton.LeftButton, pos=QPoint(40, 100))
    times = []
    for number in range(MOVES):
        part = number % 92
        x = 40 + (part if part < 46 else 92 - part) * (width - 80) / 46
        begun = time.perf_counter()
        _move(port, QPointF(x, 100))
        QApplication.processEvents()
        if paint:
            port.repaint()
        times.append(time.perf_counter() - begun)
    QTest.mouseRelease(port, Qt.MouseButton.LeftButton, pos=QPoint(40, 100))
    return times


def _move(port: QWidget, where: QPointF) -> None:
    event = QMouseEvent(
        QMouseEvent.Type.MouseMove,
        where,
        QPointF(port.mapToGlobal(where.toPoint())),
        Qt.MouseButton.NoButton,
        Qt.MouseButton.LeftButton,
        Qt.KeyboardModifier.NoModifier,
    )
    QApplication.sendEvent(port, event)


def say(name: str, times: list[float], than: float | None = None) -> float:
    median, p95 = statistics.median(times), statistics.quantiles(times, n=20)[-1]
    ratio = "" if than is None else f"   {median / than:4.1f} × bare"
    print(f"{name:40} median {median * 1000:6.2f} ms   p95 {p95 * 1000:6.2f} ms{ratio}")
    return median


def shown(make: Callable[[], QGraphicsView]) -> QGraphicsView:
    view = make()
    view.show()
    QApplication.processEvents()
    return view


def main() -> int:
    application = QApplication.instance() or QApplication([])
    whole = {False: "handled", True: "painted whole"}
    bare = {
        paint: say(f"bare QGraphicsView, a move {word}", moves(shown(Bare), 1366, paint=paint))
        for paint, word in whole.items()
    }
    for name, stacked in (("fan", False), ("stacks", True)):

        def make(stacked: bool = stacked) -> HandView:
            view = HandView(CardFaces(CELADON))
            view.resize(1366, 226 if stacked else 162)
            view.set_stacked(stacked)
            view.set_scale(1.0)
            view.set_order(hand_order(hand(1)), [])  # type: ignore[arg-type]
            return view

        for paint, word in whole.items():
            say(f"{name}, a move {word}", moves(shown(make), 1366, paint=paint), bare[paint])
    for name, events in (
        ("hint for 46 cards, leading", lead()),
        ("hint for 46 cards, answering", follow("7s3 7c3")),
    ):
        cold, warm = [], []
        for seed in range(30):
            text = " ".join(map(str, hand(seed)))
            view = view_of(0, [*seated(hand=text), *events])
            adviser = Adviser()
            for times in (cold, warm):
                begun = time.perf_counter()
                adviser.hints(view)
                times.append(time.perf_counter() - begun)
        say(f"{name}, first", cold)
        say(f"{name}, again", warm)
    assert application
    return 0


if __name__ == "__main__":
    sys.exit(main())
