"""An offline table in its own thread: whole deals, refusals, closing at any moment."""

from __future__ import annotations

import queue
from pathlib import Path
from random import Random

import pytest

from engine.actions import Bid
from engine.bots.rule_bot import RuleBot
from engine.reasons import Reason
from engine.record import Record
from engine.ruleset import Ruleset, Variant
from engine.view import PlayerView, fold
from engine.visible import DealOpened, Envelope, PromptOpened
from liudou_gui.host.pacing import Timing
from liudou_gui.host.records import RecordFolder
from liudou_gui.session.local import LocalSession

HURRIED = Timing(bot_slot_ms=1, bot_min_ms=0, bot_max_ms=0, trick_rest_ms=0, bid_slot_ms=2_000, camp_ms=2_000)
NAMES = ("Ping", "Jun", "Hao", "Mei", "Xiu")


def session(variant: Variant, records: list[Record] | None = None) -> LocalSession:
    return LocalSession(
        Ruleset(variant),
        HURRIED,
        "Lin",
        NAMES,
        RuleBot,
        on_record=None if records is None else records.append,
        new_seed=lambda: bytes(31) + b"\x02",
    )


@pytest.mark.parametrize("variant", Variant, ids=lambda variant: variant.value)
def test_a_whole_deal_through_the_session(variant: Variant) -> None:
    records: list[Record] = []
    local = session(variant, records)
    heard: queue.Queue[Envelope] = queue.Queue()
    refused: list[Reason] = []
    local.start(heard.put, lambda _, reason: refused.append(reason))
    view, bot = PlayerView(0), RuleBot()
    while view.opened is None:
        envelope = heard.get(timeout=20)
        view = fold(view, envelope.event)
        if isinstance(envelope.event, PromptOpened):
            local.submit(envelope.event.prompt.id, bot.decide(view, Random(1)).action)
    local.close()
    local.close()
    assert refused == []
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


def test_records_are_kept_one_file_each(tmp_path: Path) -> None:
    records: list[Record] = []
    local = session(Variant.HIDDEN, records)
    folder = RecordFolder(tmp_path / "records")
    record = Record(Ruleset(Variant.HIDDEN), bytes(32), 1, 0, (), None, 1)
    paths = {folder.save(record), folder.save(record)}
    assert len(paths) == 2
    assert all(Record.parse(path.read_text(encoding="utf-8")) == record for path in paths)
    local.close()
