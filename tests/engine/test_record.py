"""Records: text and back, the same result, and refusals in words."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.actions import Bid, Camp, ChooseCamp, Double, Pass, Play, ShowHand
from engine.bots.random_bot import RandomBot
from engine.cards import parse_cards
from engine.deal import deal_from_seed
from engine.fair import DealingId, SeatShare, Transcript
from engine.names import LONGEST_NAME, clean_name
from engine.reasons import IllegalAction
from engine.record import (
    LARGEST,
    Entry,
    NewerRecord,
    NotARecord,
    OtherRules,
    Record,
    RecordSeat,
    check_played,
    format_action,
    parse_action,
    record_seat,
)
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
        "liudou-record 4\n",
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


NAMES = ("Lin", "Mei", "奶奶", "Tea pot", "Ж", "x" * LONGEST_NAME)


@cache
def with_seats() -> Record:
    seats = tuple(RecordSeat(name, is_bot=number > 0) for number, name in enumerate(NAMES))
    return replace(played(Variant.TWO_CAMPS), played="2026-11-30T08:00:00Z", seats=seats)


def test_who_sat_where_and_when_make_a_record_of_version_2() -> None:
    record = with_seats()
    lines = str(record).split("\n")
    assert lines[0] == "liudou-record 2"
    assert lines[5:8] == ["played 2026-11-30T08:00:00Z", "seat 0 person Lin", "seat 1 bot Mei"]
    assert Record.parse(str(record)) == record
    for less in (replace(record, played=""), replace(record, seats=())):
        assert Record.parse(str(less)) == less
    assert str(replace(record, played="", seats=())) == str(played(Variant.TWO_CAMPS))
    assert str(played(Variant.TWO_CAMPS)).startswith("liudou-record 1\n")


def with_dealing() -> Record:
    """A record that says how it was dealt; whether that is true is another question."""
    said = SeatShare(3, b"\x01" * 32, b"\x02" * 32)
    transcript = Transcript(DealingId(b"12345678", 7), b"\x03" * 32, (said,), b"\x04" * 32, 2, b"\x05" * 32)
    return replace(with_seats(), fair=transcript)


def test_how_it_was_dealt_makes_a_record_of_version_3() -> None:
    record = with_dealing()
    lines = str(record).split("\n")
    assert lines[0] == "liudou-record 3"
    assert [line.split(" ")[0] for line in lines[12:17]] == [
        "fair",
        "fair-host",
        "fair-seat",
        "fair-root",
        "0",
    ]
    assert Record.parse(str(record)) == record
    assert str(replace(record, fair=None)) == str(with_seats())
    bare = replace(record, played="", seats=())
    assert bare.version == 3
    assert Record.parse(str(bare)) == bare


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("record 3", "record 2"),
        ("record 3", "record 1"),
        ("fair-root", "fair-rot"),
        ("fair-seat 3", "fair-seat 7"),
        ("05" * 32, "-"),
        ("05" * 32, "05" * 31),
        ("fair 3132333435363738 7 2", "fair 3132333435363738 7"),
        ("fair 3132333435363738 7 2\n", ""),
    ],
)
def test_a_damaged_dealing_makes_a_damaged_record(old: str, new: str) -> None:
    text = str(with_dealing())
    assert old in text
    with pytest.raises(ValueError, match="the record is damaged"):
        Record.parse(text.replace(old, new, 1))


def test_no_record_holds_a_dealing_that_was_not_opened() -> None:
    fair = with_dealing().fair
    assert fair is not None
    with pytest.raises(ValueError, match="kept its share"):
        replace(with_seats(), fair=replace(fair, host_share=b""))


@pytest.mark.parametrize(
    "wrong",
    [
        {"played": "2026-11-30"},
        {"played": "2026-02-30T08:00:00Z"},
        {"played": "2026-11-30T24:00:00Z"},
        {"seats": (RecordSeat("Lin", is_bot=False),)},
    ],
)
def test_no_record_is_made_that_could_not_be_read(wrong: dict[str, object]) -> None:
    with pytest.raises(ValueError, match=r"\w{3,}"):
        replace(with_seats(), **wrong)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    "name", ["", " Lin", "Lin\nMei", "Lin\u202e", "a  b", "x" * (LONGEST_NAME + 1), "\ud800"]
)
def test_a_name_that_no_line_can_hold_is_refused_or_made_to_fit(name: str) -> None:
    with pytest.raises(ValueError, match="name"):
        RecordSeat(name, is_bot=True)
    seat = record_seat(name, is_bot=True)
    assert seat.name == (clean_name(name) or "?")
    record = replace(with_seats(), seats=(seat,) * SEATS)
    assert Record.parse(str(record)) == record


def test_each_kind_of_refusal_has_its_own_class() -> None:
    text = str(with_seats())
    for other in ("", "hello", "liudou-record", "liudou-record 02" + text[15:], "x" * (LARGEST + 1)):
        with pytest.raises(NotARecord):
            Record.parse(other)
    with pytest.raises(NewerRecord, match="newer"):
        Record.parse(text.replace("record 2", "record 4", 1))
    with pytest.raises(OtherRules):
        Record.parse(text.replace("two_camps/1", "two_camps/2", 1))
    with pytest.raises(OtherRules):
        Record.parse(text.replace(with_seats().ruleset.hash, "0" * 64))
    for old, new in [
        ("seat 1 bot Mei\n", ""),
        ("seat 1 bot", "seat 2 bot"),
        ("seat 1 bot Mei", "seat 1 bot "),
        ("played 2026", "played 26"),
        ("record 2", "record 1"),
        ("record 2", "record 3"),
    ]:
        with pytest.raises(ValueError, match="the record is damaged") as found:
            Record.parse(text.replace(old, new, 1))
        assert found.type is ValueError


def test_what_mail_does_to_a_text_is_forgiven() -> None:
    text = str(with_seats())
    assert Record.parse("\ufeff" + text.replace("\n", "\r\n")) == with_seats()


@settings(max_examples=400)
@given(data=st.data())
def test_a_damaged_text_is_refused_or_is_still_the_same_record(data: st.DataObject) -> None:
    """Nothing but ``ValueError`` ever comes of a text, and nothing is read that is not written so."""
    text = str(data.draw(st.sampled_from([with_seats(), with_dealing()])))
    for _ in range(data.draw(st.integers(1, 3))):
        by_line = data.draw(st.booleans())
        parts = text.split("\n") if by_line else list(text)
        place = data.draw(st.integers(0, len(parts) - 1))
        new = data.draw(st.sampled_from(parts) | st.text(max_size=5))
        match data.draw(st.sampled_from(["delete", "insert", "flip"])):
            case "delete":
                del parts[place]
            case "insert":
                parts.insert(place, new)
            case _:
                parts[place] = new
        text = ("\n" if by_line else "").join(parts) or "?"
    try:
        record = Record.parse(text)
    except ValueError:
        return
    assert str(record) == text.removeprefix("\ufeff").replace("\r\n", "\n")
    assert Record.parse(str(record)) == record
    try:
        record.replay()
    except ValueError:
        return


@given(st.text(max_size=300))
def test_any_text_after_a_good_beginning_is_refused(text: str) -> None:
    for beginning in ("", "liudou-record 1\n", "liudou-record 2\n", "liudou-record 3\n"):
        with pytest.raises(ValueError, match=r"\w{3,}"):
            Record.parse(beginning + text)


@pytest.mark.parametrize("year", ("0001", "1969", "3000", "9999"))
def test_a_record_of_an_impossible_year_is_damaged(year: str) -> None:
    with pytest.raises(ValueError, match="time at which somebody played"):
        check_played(f"{year}-12-31T23:59:59Z")
    check_played("2026-11-30T08:00:00Z")
