"""A deal of 204 cards at the table: beside a bare QGraphicsView in which as many pixmaps fly; and rest.

    PYTHONPATH=. python -m tests.benchmarks.bench_deal

Without a screen it runs on the ``offscreen`` platform. A frame counts from the clock's beat until all
that has changed is painted. Compare within one run, as ratios: the 95th percentile of the table's
frames should be at most 1.3 times the bare one's, and the table at rest should take less than 1 % of
a processor.
"""

from __future__ import annotations

import os
import statistics
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from random import Random

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ["QT_SCALE_FACTOR"] = "1"

from PySide6.QtCore import QEventLoop, QPointF, QRectF, Qt, QTimer
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QApplication, QFrame, QGraphicsPixmapItem, QGraphicsScene, QGraphicsView

from engine.cards import full_pack
from engine.ruleset import Variant
from engine.visible import HandSize
from liudou_gui.app.application import Options, build_window
from liudou_gui.widgets import motion
from liudou_gui.widgets.card_faces import Kind
from liudou_gui.widgets.felt import felt_pixmap
from liudou_gui.widgets.geometry import layout
from liudou_gui.widgets.main_window import MainWindow
from liudou_gui.widgets.rows import shared_faces
from tests.helpers.fake_session import FakeSession
from tests.helpers.scenes import seated

SIZE = (1366, 768)
EACH, SEATS = 34, 6
FRAME, LENGTH, FLIGHT = 0.016, 1.2, 0.22
ROUNDS = 7
REST_S = 3.0
ENDS = ((683, 700), (1254, 530), (1254, 220), (683, 80), (112, 220), (112, 530))


class Bare(QGraphicsView):
    """As little as possible: all cards are there at once and fly on plain felt."""

    def __init__(self) -> None:
        super().__init__()
        self.resize(*SIZE)
        self.setFrameShape(QFrame.Shape.NoFrame)
        for policy in (self.setHorizontalScrollBarPolicy, self.setVerticalScrollBarPolicy):
            policy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setScene(QGraphicsScene(0, 0, *SIZE))
        self._felt = felt_pixmap(layout(*SIZE), 1.0)
        back = shared_faces().pixmap(None, Kind.BACK, width=40, dpr=1.0)
        self.cards: list[QGraphicsPixmapItem] = []
        for _ in range(EACH * SEATS):
            item = QGraphicsPixmapItem(back)
            item.setPos(660, 290)
            self.scene().addItem(item)
            self.cards.append(item)

    def drawBackground(self, painter: QPainter, rect: QRectF) -> None:  # noqa: N802
        """Draw felt where it has changed."""
        painter.drawPixmap(rect, self._felt, rect)

    def beat(self, gone: float) -> None:
        """Move what is on its way."""
        gap = (LENGTH - FLIGHT) / (len(self.cards) - 1)
        for number, item in enumerate(self.cards):
            part = (gone - number * gap) / FLIGHT
            if 0 <= part <= 1.1:
                end = QPointF(*ENDS[number % SEATS])
                place = QPointF(660, 290) + (end - QPointF(660, 290)) * min(1.0, part)
                item.setPos(round(place.x()), round(place.y()))


def frames(beat: Callable[[float], None]) -> list[float]:
    """Return the seconds that each frame of a deal takes."""
    taken, number = [], 0
    while number * FRAME < LENGTH:
        begun = time.perf_counter()
        beat(number * FRAME)
        QApplication.processEvents()
        taken.append(time.perf_counter() - begun)
        number += 1
    return taken


def bare_deal() -> list[float]:
    """Deal in the bare program."""
    view = Bare()
    view.show()
    QApplication.processEvents()
    taken = frames(view.beat)
    view.close()
    return taken


def deal(window: MainWindow, session: FakeSession) -> list[float]:
    """Deal at the table."""
    now = [0.0]
    pack = list(full_pack(4))
    Random(1).shuffle(pack)
    events = seated(hand=" ".join(map(str, pack[:EACH])))
    sizes = [HandSize(seat, EACH) for seat in range(1, SEATS)]
    window.begin(Variant.TWO_FOUR)
    page = window.table_page
    assert page is not None
    mover = page.view.stage.mover
    mover._now = lambda: now[0]
    QApplication.processEvents()
    session.tell([*(one for one in events if not isinstance(one, HandSize)), *sizes])
    while not mover.moving:
        QApplication.processEvents()
    mover._timer.stop()  # the beat is given here

    def beat(gone: float) -> None:
        now[0] = gone
        mover.advance()

    taken = frames(beat)
    mover.finish()
    QApplication.processEvents()
    return taken


def rest() -> float:
    """Return the part of a processor that the program takes while nothing happens."""
    loop = QEventLoop()
    QTimer.singleShot(round(REST_S * 1000), loop.quit)
    begun, used = time.perf_counter(), time.process_time()
    loop.exec()
    return (time.process_time() - used) / (time.perf_counter() - begun)


def say(name: str, taken: list[float]) -> float:
    """Print median and 95th percentile; return the latter."""
    p95 = statistics.quantiles(taken, n=20)[-1]
    sys.stdout.write(
        f"{name:34} median {statistics.median(taken) * 1000:6.2f} ms   p95 {p95 * 1000:6.2f} ms\n"
    )
    return p95


def main() -> int:
    """Measure and print."""
    application = QApplication.instance() or QApplication([])
    assert application
    motion.system_reduces_motion = lambda: False
    session = FakeSession()
    with tempfile.TemporaryDirectory() as profile:
        window = build_window(Options(profile=Path(profile), language="en"), lambda _r, _s: session)
        window.setMinimumSize(*SIZE)
        window.resize(*SIZE)
        window.show()
        QApplication.processEvents()
        ratios = []
        for number in range(ROUNDS):
            bare, table = bare_deal(), deal(window, session)
            if not number:
                say("the first deal, rasters drawn", table)
            else:
                ratios.append(say("the table, a frame", table) / say("bare QGraphicsView, a frame", bare))
            if number < ROUNDS - 1:
                window.leave_now()
        sys.stdout.write(f"p95 of the table                   {statistics.median(ratios):6.2f} × bare\n")
        sys.stdout.write(f"at rest                            {rest() * 100:6.2f} % of a processor\n")
        window.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
