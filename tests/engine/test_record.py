"""Records: text and back, the same result, and refusals in words."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from engine.actions import Bid, Camp, ChooseCamp, Double, Pass, Play, ShowHand
from engine.bots.random_bot import RandomBot
from engine.cards import parse_cards
from engine.deal import deal_from_seed
from engine.reasons import IllegalAction
from engine.record import Entry, Record, format_action, parse_action
from engine.ruleset import SEATS, Ruleset, Variant
from engine.selfplay import play_deal


def played(variant: Variant) -> Record:
    deal = deal_from_seed(Ruleset(variant), b"\x05" * 32)
    return play_deal(deal, [RandomBot() for _ in range(SEATS)], Random(1), number=7)


@pytest.mark.parametrize("variant", Variant, ids=lambda variant: variant.value)
def test_a_record_is_its_text_and_replays_to_its_result(variant: Variant) -> None:
    record = played(variant)
    assert Record.parse(str(record)) == record
    last = record.replay()[-1].state
    assert last.over
    assert (last.result.scores if last.result else None) == record.scores


@pytest.mark.parametrize(
    "action",
    [
        Bid(0),
        Bid(3),
        Double(yes=True),
        ChooseCamp(Camp.NEGATIVE),
        ShowHand(yes=False),
        Pass(),
        Play(parse_cards("3d0 3c1 Wx3")),
    ],
)
def test_actions_have_a_text(action: Bid) -> None:
    assert parse_action(format_action(action)) == action


@pytest.mark.parametrize(
    "text", ["", "bid", "bid x", "bid -1", "double maybe", "camp left", "play", "play 3", "pass 1"]
)
def test_what_is_no_action_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="not a"):
        parse_action(text)


def damaged(text: str) -> list[str]:
    lines = text.splitlines()
    return [
        "",
        "liudou-record 2\n",
        "\n".join(lines[:3]),
        text.replace("rules-hash ", "rules-hash 0"),
        text.replace("seed ", "seed zz"),
        text.replace("rules two_four/1", "rules two_four/9"),
        text.replace("result ", "resultat "),
        text.replace("deal 7 0", "deal seven"),
        "\n".join([*lines[:5], "0 9 pass", *lines[6:]]),
    ]


@pytest.mark.parametrize("number", range(9))
def test_a_damaged_or_newer_record_is_refused_in_words(number: int) -> None:
    with pytest.raises(ValueError, match=r"\w{3,}"):
        Record.parse(damaged(str(played(Variant.TWO_FOUR)))[number])


def test_a_record_that_cheats_is_refused() -> None:
    record = played(Variant.TWO_FOUR)
    assert record.scores is not None
    with pytest.raises(ValueError, match="result"):
        replace(record, scores=tuple(-score for score in record.scores)).replay()
    with pytest.raises(ValueError, match="result"):
        replace(record, entries=record.entries[:-1]).replay()
    first = record.entries[0]
    with pytest.raises(IllegalAction):
        replace(record, entries=(replace(first, action=Bid(4)), *record.entries[1:])).replay()
    with pytest.raises(ValueError, match="not asked"):
        replace(record, entries=(replace(first, seat=(first.seat + 1) % SEATS), *record.entries)).replay()
    with pytest.raises(IllegalAction):
        replace(record, entries=(Entry(0, 0, None), *record.entries)).replay()


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("deal 7 0", "deal -7 0"),
        ("deal 7 0", "deal 7"),
        ("\nn ", "\nn x"),
        ("base=1 ", "base=01 "),
        ("rules two_four", "rules foo"),
        ("result ", "result  "),
    ],
)
def test_what_is_not_written_as_records_are_is_refused(old: str, new: str) -> None:
    text = str(played(Variant.TWO_FOUR)).replace(old, new, 1)
    with pytest.raises(ValueError, match="the record is damaged"):
        Record.parse(text)
    assert Record.parse(str(played(Variant.TWO_FOUR)).replace("\n", "\r\n"))
