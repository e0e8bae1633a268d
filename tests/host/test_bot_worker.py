"""Bots in a process of their own: the same moves as here, and a table that goes on whatever becomes of it."""

from __future__ import annotations

import pickle
import queue
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass, field
from multiprocessing.context import SpawnProcess
from pathlib import Path
from random import Random

import pytest

from engine.actions import Bid
from engine.bots.base import Bot
from engine.bots.easy import EasyBot
from engine.bots.rule_bot import RuleBot
from engine.deal import deal_from_seed
from engine.record import Entry
from engine.ruleset import SEATS, Ruleset, Variant
from engine.view import PlayerView, view_of
from engine.visible import Envelope, Passed, Played, PromptOpened, TurnOf, VisibleEvent
from liudou_gui import bot_worker
from liudou_gui.bot_worker import BotWorker
from liudou_gui.bots import new_bot
from liudou_gui.host.pacing import Timing
from liudou_gui.protocol.lobby import BotLevel, Options
from liudou_gui.session.local import LocalSession
from liudou_gui.thinking import Inline, Thinker, Thought, ThoughtFailed
from tests.helpers.odd_bots import (
    LONG_S,
    bot_processes,
    deadly,
    deadly_once,
    failing,
    hanging,
    silent,
    slow,
    unable,
    wait_until,
    without_window,
)
from tests.helpers.rooms import Lan
from tests.helpers.tables import VIEWERS, Watched

ROOT = Path(__file__).parents[2]


@pytest.fixture(autouse=True)
def no_process_is_left() -> Iterator[None]:
    yield
    assert not bot_processes()


def kill_them() -> None:
    for process in bot_processes():
        process.kill()
        process.join()


@dataclass
class Patient:
    """Waits for each thought, which takes no virtual time; every *kills*-th is asked of a dead process."""

    thinker: Thinker
    kills: int = 0
    views: list[PlayerView] = field(default_factory=list)

    def longest_ms(self) -> int:
        return 0

    def prepare(self) -> None:
        self.thinker.prepare()

    def think(self, view: PlayerView, lots: str) -> Thought:
        self.views.append(view)
        if self.kills and len(self.views) % self.kills == 0:
            kill_them()
        thought = self.thinker.think(view, lots)
        wait_until(thought.done, "a thought takes for ever")
        return thought


def played(variant: Variant, thinker: Thinker) -> list[Entry]:
    watched = Watched(deal_from_seed(Ruleset(variant), bytes(31) + b"\x03"))
    return watched.play(dict.fromkeys(range(SEATS), thinker), 1)


@contextmanager
def worker(patience_s: float = LONG_S, bots: object = new_bot) -> Iterator[BotWorker]:
    """Yield a worker whose process is ready."""
    with closing(BotWorker(bots, patience_s=patience_s, delay_s=0)) as made:  # type: ignore[arg-type]
        made.prepare()
        wait_until(lambda: made._ready, "no process comes up")
        yield made


# -- the same moves --------------------------------------------------------------------------


@pytest.mark.parametrize("variant", Variant, ids=lambda variant: variant.value)
def test_a_whole_deal_is_the_same_here_and_there(variant: Variant) -> None:
    """The easy bot draws lots; the third one is killed again and again."""
    here = played(variant, Inline(EasyBot()))
    with worker() as bots:
        assert played(variant, Patient(bots.thinker(BotLevel.EASY))) == here
        assert played(variant, Patient(bots.thinker(BotLevel.EASY), kills=70)) == here


@pytest.mark.parametrize("variant", Variant, ids=lambda variant: variant.value)
def test_views_of_all_can_be_sent_to_another_process(variant: Variant) -> None:
    watched = Watched(deal_from_seed(Ruleset(variant), bytes(31) + b"\x03"))
    bot = Patient(Inline(RuleBot()))
    watched.play(dict.fromkeys(range(SEATS), bot), 1)
    for view in [*bot.views, *map(watched.view, VIEWERS)]:
        assert pickle.loads(pickle.dumps(view)) == view  # noqa: S301 - made one line before


def evening(path: Path, *, restarts: bool) -> list[tuple[int, object]]:
    """Return who did what in a deal of one person and five easy bots."""
    lan, person = (
        Lan(path, Options("Table", Ruleset(Variant.TWO_FOUR), bots=BotLevel.EASY), new_bot=EasyBot),
        RuleBot(),
    )
    lan.begin(1)
    for step in range(3_000):
        if not lan.running:
            break
        if restarts and step % 40 == 20:
            lan.restart()
            lan.join(1)
        client = lan.client(1)
        if client.view.prompt is not None:
            lan.act(1, person.decide(client.view, Random(1)).action)
        else:
            assert lan.room.due_ms is not None
            lan.to(lan.room.due_ms)
        lan.ping(1)
    lan.close()
    return [(entry.seat, entry.action) for entry in lan.records[0].entries]


def test_a_host_that_is_killed_and_started_again_has_bots_that_do_the_same(tmp_path: Path) -> None:
    one = evening(tmp_path / "one.sqlite", restarts=False)
    assert evening(tmp_path / "two.sqlite", restarts=True) == one


# -- what may happen to the process ----------------------------------------------------------


def first_question() -> PlayerView:
    """Return the view of somebody who is asked for a bid."""
    watched = Watched(deal_from_seed(Ruleset(Variant.TWO_FOUR), bytes(31) + b"\x03"))
    watched.table.next_deal(0, watched.deal)
    return watched.view(watched.truth.prompts[0].seat)


def test_a_process_that_dies_in_a_thought_is_replaced(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LIUDOU_TEST_MARK", str(tmp_path / "mark"))
    view = first_question()
    with worker(bots=deadly_once) as bots:
        assert bots.think(BotLevel.EASY, view, "a").result(LONG_S) == RuleBot().decide(view, Random("a"))


@pytest.mark.parametrize(("bots", "patience_s"), [(deadly, LONG_S), (hanging, 0.2)])
def test_a_thought_that_two_processes_could_not_finish_is_thought_here(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch, bots: object, patience_s: float
) -> None:
    monkeypatch.setattr(bot_worker, "_LOST", 1)
    view = first_question()
    with worker(patience_s, bots) as made:
        for lots in "ab":
            expected = RuleBot().decide(view, Random(lots))
            assert made.think(BotLevel.EASY, view, lots).result(LONG_S) == expected
        assert not bot_processes(), "now no process is started any more"
    assert [record.levelname for record in caplog.records] == ["WARNING"]
    caplog.clear()


def test_after_lost_thoughts_a_process_is_tried_again(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LIUDOU_TEST_MARK", str(tmp_path / "mark"))
    for name, value in (("_LOST", 1), ("_TRIES", 1), ("_PAUSE_S", 1.0)):
        monkeypatch.setattr(bot_worker, name, value)
    view = first_question()
    with worker(bots=deadly_once) as made:
        for lots in "ab":  # the first costs the process, the other is thought here at once
            expected = RuleBot().decide(view, Random(lots))
            assert made.think(BotLevel.EASY, view, lots).result(LONG_S) == expected
        wait_until(lambda: made.pid is not None, "no process comes up again")
        there = made.pid
        assert made.think(BotLevel.EASY, view, "c").result(LONG_S)
        assert made.pid == there
    assert [record.levelname for record in caplog.records] == ["WARNING"]
    caplog.clear()


def test_a_process_that_never_says_it_is_ready_is_ended(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bot_worker, "_serve", silent)
    monkeypatch.setattr(bot_worker, "_READY_S", 0.3)
    with closing(BotWorker(delay_s=0)) as bots:
        bots.prepare()
        wait_until(lambda: bool(caplog.records), "it is waited for")
        assert not bot_processes()
        expected = EasyBot().decide(first_question(), Random("a"))
        assert bots.think(BotLevel.EASY, first_question(), "a").result(LONG_S) == expected
    assert [record.levelname for record in caplog.records] == ["WARNING"]
    caplog.clear()


def test_where_no_process_can_be_started_bots_think_here(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full() -> None:
        raise OSError("too many open files")

    view = first_question()
    with closing(BotWorker(delay_s=0)) as bots:
        monkeypatch.setattr(bots, "_start", full)
        expected = EasyBot().decide(view, Random("a"))
        assert bots.think(BotLevel.EASY, view, "a").result(LONG_S) == expected
    assert len(caplog.records) == 1
    caplog.clear()


def test_nobody_waits_for_a_process_to_come_up() -> None:
    view = first_question()
    with closing(BotWorker(delay_s=LONG_S)) as bots:
        expected = EasyBot().decide(view, Random("a"))
        assert bots.think(BotLevel.EASY, view, "a").result(LONG_S) == expected


def test_a_thought_waits_a_moment_for_a_process_that_comes_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_worker, "_HOLD_S", LONG_S)
    with closing(BotWorker(delay_s=0.1)) as bots:
        monkeypatch.setattr(bots, "_answer_here", lambda job, _: job.answer.cancel())
        assert bots.think(BotLevel.EASY, first_question(), "a").result(LONG_S)


def test_hard_bots_think_as_normal_ones_beside_the_table() -> None:
    asked: list[BotLevel] = []

    def noting(level: BotLevel) -> Bot:
        asked.append(level)
        return new_bot(level)

    with closing(BotWorker(noting, delay_s=LONG_S)) as bots:
        for level in BotLevel:
            assert bots.think(level, first_question(), "a").result(LONG_S)
    assert asked == [BotLevel.EASY, BotLevel.NORMAL], "and the normal one was there already"


def test_nobody_waits_for_a_process_that_is_being_started(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    starts, go_on = threading.Event(), threading.Event()

    def start(_: object) -> None:
        starts.set()
        assert go_on.wait(LONG_S)
        raise OSError("no more processes")

    monkeypatch.setattr(SpawnProcess, "start", start)
    with closing(BotWorker(delay_s=0)) as bots:
        bots.prepare()
        assert starts.wait(LONG_S)
        threading.Timer(1.0, go_on.set).start()
        thought = bots.think(BotLevel.NORMAL, first_question(), "a")
        assert not go_on.is_set()
        assert thought.result(LONG_S)
    caplog.clear()


def test_a_bot_that_cannot_be_made_has_failed() -> None:
    with worker(bots=unable) as bots, pytest.raises(ThoughtFailed, match="^MemoryError$"):
        bots.think(BotLevel.EASY, first_question(), "a").result(LONG_S)


def test_a_bot_that_fails_there_says_so_without_its_words() -> None:
    with worker(bots=failing) as bots, pytest.raises(ThoughtFailed, match="^LookupError$"):
        bots.think(BotLevel.EASY, first_question(), "a").result(LONG_S)


def test_a_bot_that_fails_there_is_replaced_at_a_network_table(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with worker(bots=failing) as bots:
        lan = Lan(tmp_path / "room.sqlite", new_bot=lambda: Patient(bots.thinker(BotLevel.EASY)))
        lan.begin(1)
        lan.play_out(1)
        lan.close()
    assert {record.getMessage() for record in caplog.records} == {"a bot failed and is replaced: LookupError"}
    caplog.clear()


def test_nothing_of_a_window_is_imported_there() -> None:
    with worker(bots=without_window) as bots:
        assert bots.think(BotLevel.EASY, first_question(), "a").result(LONG_S)
    code = "import sys, liudou_gui.command_line, liudou_gui.bot_worker; sys.exit('PySide6' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], cwd=ROOT, check=False).returncode == 0


# -- the end ---------------------------------------------------------------------------------


def test_nothing_starts_before_the_first_wish_and_nothing_is_left() -> None:
    made = BotWorker()
    thinker = made.thinker(BotLevel.NORMAL)
    assert not bot_processes()
    made.close()
    thinker.prepare()
    thought = made.think(BotLevel.NORMAL, first_question(), "a")
    assert thought.cancelled()
    assert not bot_processes()


def test_it_ends_in_the_middle_of_thoughts() -> None:
    with worker(bots=hanging) as made:
        bots = made
        thoughts = [bots.think(BotLevel.EASY, first_question(), lots) for lots in "ab"]
        assert bot_processes()
    assert all(thought.done() for thought in thoughts)
    assert bots.pid is None
    bots.close()


CHILD = """
import time
from liudou_gui import bot_worker
from liudou_gui.bot_worker import BotWorker
from liudou_gui.protocol.lobby import BotLevel
from tests.helpers.odd_bots import hanging
from tests.host.test_bot_worker import first_question
bots = BotWorker(hanging)
bots.prepare()
while not bots._ready:
    time.sleep(0.01)
thought = bots.think(BotLevel.EASY, first_question(), "a")
while not thought.running():
    time.sleep(0.01)
time.sleep(0.5)
print("thinks", flush=True)
thought.result()
"""


def test_it_ends_with_a_program_that_is_killed() -> None:
    with subprocess.Popen([sys.executable, "-c", CHILD], stdout=subprocess.PIPE, cwd=ROOT) as child:
        assert child.stdout is not None
        assert child.stdout.readline().strip() == b"thinks"
        child.kill()
        began = time.monotonic()
        assert child.stdout.read() == b"", "the pipe ends when both are gone"
    assert time.monotonic() - began < LONG_S / 2


# -- nobody waits ----------------------------------------------------------------------------


def test_a_slow_bot_holds_nothing_up() -> None:
    """The table hears its person, and says no, while a bot thinks for two seconds."""
    pace = Timing(bot_min_ms=0, bot_max_ms=0, bot_slot_ms=1, trick_rest_ms=0, play_ms=None)
    heard: queue.Queue[Envelope | str] = queue.Queue()
    seen: list[object] = []
    names = ("Ping", "Jun", "Hao", "Mei", "Xiu")
    with worker(bots=slow) as bots:
        local = LocalSession(
            Ruleset(Variant.TWO_CAMPS),
            pace,
            "Lin",
            names,
            lambda: bots.thinker(BotLevel.EASY),
            new_seed=lambda: bytes(31) + b"\x02",
            on_end=bots.close,
        )
        local.start(heard.put, lambda *_: heard.put("refused"))
        asked = 0
        while seen.count("refused") < 2:
            item = heard.get(timeout=LONG_S)
            seen.append(item.event if isinstance(item, Envelope) else item)
            match seen[-1]:
                case PromptOpened(prompt):
                    local.submit(prompt.id, RuleBot().decide(view_of(0, events(seen)), Random(1)).action)
                case TurnOf(seat) if seat and asked < 2:
                    asked += 1
                    local.submit(999, Bid(1))
        local.close()
        assert not bot_processes()
    turns = [at for at, event in enumerate(seen) if isinstance(event, TurnOf) and event.seat]
    assert turns
    for at in turns[:2]:
        after = seen[at:]
        moves = [n for n, event in enumerate(after) if isinstance(event, Played | Passed)]
        assert not moves or after.index("refused") < moves[0]


def events(seen: list[object]) -> list[VisibleEvent]:
    return [event for event in seen if not isinstance(event, str)]  # type: ignore[misc]
