"""An offline table in its own thread: whole deals, refusals, closing at any moment."""

from __future__ import annotations

import queue
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from engine.actions import Bid, Pass, Play
from engine.bots.rule_bot import RuleBot
from engine.reasons import Reason, ReasonCode
from engine.record import Record
from engine.ruleset import Ruleset, Variant
from engine.view import PlayerView, fold
from engine.visible import DealOpened, DealStarted, Envelope, PromptOpened, ScoresUpdated
from liudou_gui.host.pacing import Timing
from liudou_gui.host.unfinished import discard, load
from liudou_gui.session.local import LocalSession

HURRIED = Timing(bot_slot_ms=1, bot_min_ms=0, bot_max_ms=0, trick_rest_ms=0, bid_slot_ms=2_000, camp_ms=2_000)
ROOT = Path(__file__).parents[2]
NAMES = ("Ping", "Jun", "Hao", "Mei", "Xiu")


def play_on(local: LocalSession, *, resumed: bool = False) -> PlayerView:
    """Play the deal to its end, leave, and return what was seen.

    Who goes on hears the old questions again and may answer them too late; nothing else is refused.
    """
    heard: queue.Queue[Envelope] = queue.Queue()
    refused: list[Reason] = []
    local.start(heard.put, lambda _, reason: refused.append(reason))
    view, bot = PlayerView(0), RuleBot()
    while view.opened is None:
        envelope = heard.get(timeout=20)
        view = fold(view, envelope.event)
        if isinstance(envelope.event, PromptOpened):
            local.submit(envelope.event.prompt.id, bot.decide(view, Random(1)).action)
    while not isinstance(envelope.event, ScoresUpdated) and view.voided is None:
        envelope = heard.get(timeout=20)
        view = fold(view, envelope.event)
    local.close()
    late = {ReasonCode.STALE_PROMPT, ReasonCode.NOT_ASKED} if resumed else set()
    assert {reason.code for reason in refused} <= late
    return view


def session(
    variant: Variant, records: list[Record] | None = None, unfinished: Path | None = None
) -> LocalSession:
    return LocalSession(
        Ruleset(variant),
        HURRIED,
        "Lin",
        NAMES,
        RuleBot,
        on_record=None if records is None else records.append,
        new_seed=lambda: bytes(31) + b"\x02",
        unfinished=unfinished,
    )


@pytest.mark.parametrize("variant", Variant, ids=lambda variant: variant.value)
def test_a_whole_deal_through_the_session(variant: Variant) -> None:
    records: list[Record] = []
    local = session(variant, records)
    view = play_on(local)
    local.close()
    assert view.names == ("Lin", *NAMES)
    assert len(records) == 1
    assert records[0].replay()[-1].state.over


def test_a_refused_answer_comes_back_with_its_reason_and_the_question_stays() -> None:
    local = session(Variant.TWO_FOUR)
    heard: queue.Queue[Envelope] = queue.Queue()
    refused: queue.Queue[tuple[int, Reason]] = queue.Queue()
    local.start(heard.put, lambda prompt, reason: refused.put((prompt, reason)))
    while not isinstance(heard.get(timeout=20).event, DealOpened | PromptOpened):
        pass
    local.submit(999, Bid(7))
    assert refused.get(timeout=5)[0] == 999
    local.close()


def test_it_starts_once_and_needs_five_names() -> None:
    with pytest.raises(ValueError, match="names"):
        LocalSession(Ruleset(Variant.HIDDEN), HURRIED, "Lin", ["one"], RuleBot)
    local = session(Variant.HIDDEN)
    local.close()
    local.start(lambda _: None, lambda _, __: None)
    with pytest.raises(ValueError, match="already"):
        local.start(lambda _: None, lambda _, __: None)
    local.close()


CHILD = """
import sys, time, queue
from pathlib import Path
from random import Random
from engine.bots.rule_bot import RuleBot
from engine.ruleset import Ruleset, Variant
from engine.view import PlayerView, fold
from engine.visible import Passed, Played, PromptOpened
from liudou_gui.session.local import LocalSession
from tests.session.test_local import HURRIED, NAMES

heard = queue.Queue()
local = LocalSession(Ruleset(Variant(sys.argv[2])), HURRIED, "Lin", NAMES, RuleBot,
    new_seed=lambda: bytes(31) + bytes([2]), unfinished=Path(sys.argv[1]))
local.start(heard.put, lambda *_: None)
view, bot = PlayerView(0), RuleBot()
while True:
    event = heard.get().event
    view = fold(view, event)
    if isinstance(event, Played | Passed):
        print(event.seat, flush=True)
        time.sleep(0.02)
    if isinstance(event, PromptOpened):
        local.submit(event.prompt.id, bot.decide(view, Random(1)).action)
"""


@pytest.mark.parametrize("variant", Variant, ids=lambda variant: variant.value)
def test_a_killed_program_loses_nothing_that_anybody_was_told(variant: Variant, tmp_path: Path) -> None:
    path = tmp_path / "unfinished.liudou"
    command = [sys.executable, "-c", CHILD, str(path), variant.value]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=ROOT) as child:
        assert child.stdout is not None
        told = [int(child.stdout.readline()) for _ in range(15)]
        child.kill()
    kept = load(path)
    assert kept is not None
    assert kept.deal is not None
    moves = [entry.seat for entry in kept.deal.entries if isinstance(entry.action, Play | Pass)]
    assert moves[:15] == told
    records: list[Record] = []
    local = LocalSession.resume(kept, RuleBot, on_record=records.append, unfinished=path)
    view = play_on(local, resumed=True)
    assert view.names == ("Lin", *NAMES)
    assert records[0].entries[: len(kept.deal.entries)] == kept.deal.entries
    assert (records[0].seed, records[0].played) == (kept.deal.seed, kept.deal.played)
    assert records[0].replay()[-1].state.over
    after = load(path)
    assert after is not None
    assert (after.deal, after.standing.deals) == (None, view.deals)


def test_closing_keeps_the_deal_and_going_on_keeps_the_evening(tmp_path: Path) -> None:
    path = tmp_path / "unfinished.liudou"
    local = session(Variant.TWO_FOUR, unfinished=path)
    view = play_on(local)
    kept = load(path)
    assert kept is not None
    assert kept.deal is None
    again = LocalSession.resume(kept, RuleBot, unfinished=path)
    heard: queue.Queue[Envelope] = queue.Queue()
    again.start(heard.put, lambda _, __: None)
    event = heard.get(timeout=20).event
    while not isinstance(event, DealStarted):
        view = fold(PlayerView(0), event) if isinstance(event, ScoresUpdated) else view
        event = heard.get(timeout=20).event
    again.close()
    assert event.number == 2
    assert view.totals == kept.standing.totals
    running = load(path)
    assert running is not None
    assert running.deal is not None
    discard(path)
    assert load(path) is None


def test_only_a_table_with_the_person_in_the_first_seat_goes_on(tmp_path: Path) -> None:
    path = tmp_path / "unfinished.liudou"
    local = session(Variant.TWO_FOUR, unfinished=path)
    play_on(local)
    kept = load(path)
    assert kept is not None
    with pytest.raises(ValueError, match="person"):
        LocalSession.resume(replace(kept, seats=kept.seats[::-1]), RuleBot)
