"""Two hundred deals in the window: memory may not grow with them.

    PYTHONPATH=. python -m tests.benchmarks.bench_memory [VARIANT] [--deals N]

Bots sit in all six seats, in virtual time; the window draws after each action, keeps each record, shows
each result and goes on to the next deal. Without a screen it runs on the ``offscreen`` platform.
Printed are the process's memory (Linux alone), Python's objects and Qt's, and which kinds of objects have
become more since the 50th deal. The score sheet keeps a line for each deal, and nothing else should grow.
"""

from __future__ import annotations

import argparse
import gc
import json
import os
import sys
import tempfile
from collections import Counter
from pathlib import Path
from random import Random

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ["QT_SCALE_FACTOR"] = "1"

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QApplication, QGraphicsScene, QWidget

from engine.bots.rule_bot import RuleBot
from engine.record import Record
from engine.ruleset import SEATS, Ruleset, Variant
from engine.view import Phase
from liudou_gui.app import application as program
from liudou_gui.app.local_table import LocalTables, bot_names
from liudou_gui.host.driver import Driver
from liudou_gui.host.pacing import QUICK
from liudou_gui.host.table import SeatInfo, Table
from liudou_gui.model.settings import Settings, own_name
from liudou_gui.session.base import PERSON, EventSink, RefusalSink, Session
from liudou_gui.widgets.rows import shared_faces
from tests.helpers.fake_session import FakeSession

MARKS = (20, 50, 100, 150, 200)
FIRST_KINDS = 50
"""By this deal every cache has been filled."""


class VirtualSession(FakeSession):
    """A table of six bots that goes on when :meth:`step` is called, at its own time."""

    def __init__(self, tables: VirtualTables, ruleset: Ruleset, names: list[str]) -> None:
        super().__init__(PERSON)
        rng = Random(1)
        seats = tuple(SeatInfo(name, is_bot=seat != PERSON) for seat, name in enumerate(names))
        self._table = Table(ruleset, QUICK, seats, lambda: rng.randbytes(32), 0, on_record=tables.keep_record)
        self._driver = Driver(self._table, {seat: RuleBot() for seat in range(SEATS)}, QUICK, 1)

    def start(self, on_event: EventSink, on_refused: RefusalSink) -> None:
        """Listen to the table and deal."""
        super().start(on_event, on_refused)
        self._table.attach(PERSON, on_event)
        self._table.next_deal(self.clock)

    def next_deal(self) -> None:
        """Deal anew."""
        self._table.next_deal(self.clock)

    def step(self) -> bool:
        """Let the next thing happen, and return whether the deal goes on."""
        due = self._driver.due_ms
        if due is not None:
            self.clock = due
            self._driver.act(due)
        return self._table.dealing


class VirtualTables(LocalTables):
    """Opens tables in virtual time."""

    def open(self, ruleset: Ruleset, settings: Settings) -> Session:
        """Return a table of bots; the person's seat is played by one too."""
        name = own_name(settings)
        self.session = VirtualSession(self, ruleset, [name, *bot_names(name)])
        return self.session

    def keep_record(self, record: Record) -> None:
        """Keep a finished deal."""
        self._on_record(record)


def memory() -> float | None:
    """Return the process's resident memory in megabytes, None where the system does not say it simply."""
    try:
        pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    except OSError:
        return None
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6


def kinds() -> Counter[str]:
    """Count the live objects of Python by their type."""
    gc.collect()
    return Counter(f"{type(thing).__module__}.{type(thing).__qualname__}" for thing in gc.get_objects())


def say(deal: int, window: QWidget, counted: Counter[str]) -> None:
    """Print how much there is after a deal."""
    mega = memory()
    size = "" if mega is None else f"{mega:7.1f} MB"
    items = sum(len(thing.items()) for thing in window.findChildren(QGraphicsScene))
    sys.stdout.write(
        f"{deal:4} deals {size}  {counted.total():7} objects  "
        f"{len(window.findChildren(QObject)):5} of Qt  {items:5} items  "
        f"{shared_faces()._bytes / 1e6:5.1f} MB of cards\n"
    )
    sys.stdout.flush()


def main() -> int:
    """Play and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    variants = [variant.value for variant in Variant]
    parser.add_argument("variant", nargs="?", default="two_four", choices=variants)
    parser.add_argument("--deals", type=int, default=MARKS[-1])
    parser.add_argument("--motion", default="none", choices=("none", "brief", "full"))
    options = parser.parse_args()
    application = QApplication([])
    application.setStyle("Fusion")
    settings = {"name": "Lin", "language": "en", "motion": options.motion}
    with tempfile.TemporaryDirectory() as name:
        profile = Path(name)
        (profile / "settings.json").write_text(json.dumps(settings), encoding="utf-8")
        made: list[VirtualTables] = []

        def tables(*words: object) -> VirtualTables:
            made.append(VirtualTables(*words))
            return made[-1]

        program.LocalTables = tables
        window = program.build_window(program.Options(profile=profile))
        window.show()
        window.begin(Variant(options.variant))
        early: Counter[str] = Counter()
        for deal in range(1, options.deals + 1):
            while made[0].session.step():
                application.processEvents()
            application.processEvents()
            assert window.table is not None
            assert window.table.view.phase is Phase.OVER
            application.sendPostedEvents(None, QEvent.Type.DeferredDelete)
            if deal in MARKS or deal == options.deals:
                counted = kinds()
                early = early or (counted if deal >= FIRST_KINDS else Counter())
                say(deal, window, counted)
            window.table.next_deal()
            application.processEvents()
        more = (kinds() - early).most_common(12) if early else []
        sys.stdout.write("more than at first: " + (", ".join(f"{n} {k}" for k, n in more) or "-") + "\n")
        program.end(window)
    return 0


if __name__ == "__main__":
    sys.exit(main())
