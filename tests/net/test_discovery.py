"""What is asked and answered on the network, byte by byte; anything else is ignored."""

from __future__ import annotations

import dataclasses

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.names import clean_name
from engine.ruleset import Ruleset, Variant
from liudou_gui.net.discovery import (
    QUESTION_BYTES,
    Answer,
    Question,
    TableAd,
    newest_common,
    pack_answer,
    pack_question,
    read_answer,
    read_question,
    turned,
)
from liudou_gui.protocol.limits import OLDEST_PROTOCOL, PROTOCOL

KEY = bytes(range(32))
RULES = Ruleset(Variant.TWO_FOUR)
TABLE = TableAd(b"tableid!", 47610, "Lin’s table", RULES.text, 4, 3, locked=True)
ANSWER = Answer(b"nonce678", KEY, "1.0", "Windows laptop", (TABLE,))

lines = st.text(max_size=20).map(lambda text: clean_name(text.encode("utf-8", "replace").decode(), 20))
protocols = st.tuples(st.integers(0, 65535), st.integers(0, 65535)).map(sorted)
nonces = st.binary(min_size=8, max_size=8)
tables = st.builds(
    TableAd,
    st.binary(min_size=8, max_size=8),
    st.integers(1, 65535),
    lines,
    st.just(RULES.text),
    st.integers(3, 6),
    st.integers(0, 3),
    st.booleans(),
    st.booleans(),
)


@given(nonces, lines, st.binary(min_size=8, max_size=8), protocols)
def test_a_question_comes_back_as_it_was(nonce: bytes, build: str, trying: bytes, proto: list[int]) -> None:
    question = Question(nonce, build, trying, *proto)
    data = pack_question(question)
    assert len(data) == QUESTION_BYTES
    assert read_question(data) == question
    assert read_answer(data) is None


@given(nonces, lines, lines, st.lists(tables, max_size=40), protocols)
def test_an_answer_comes_back_with_the_tables_there_was_room_for(
    nonce: bytes, build: str, device: str, ads: list[TableAd], proto: list[int]
) -> None:
    data, told = pack_answer(Answer(nonce, KEY, build, device, tuple(ads), *proto))
    assert len(data) <= QUESTION_BYTES
    assert told >= min(len(ads), 5)
    assert read_answer(data) == Answer(nonce, KEY, build, device, tuple(ads[:told]), *proto)
    assert read_question(data) is None


def test_the_bytes_are_as_documented() -> None:
    question = pack_question(Question(b"nonce678", "1.0", b"tableid!", 1, 2))
    assert question.startswith(b"LIUDOU\x01\x01nonce678\x00\x01\x00\x02tableid!\x031.0\0\0")
    answer, _ = pack_answer(ANSWER)
    assert answer.startswith(
        b"LIUDOU\x01\x02nonce678\x00\x01\x00\x01" + KEY + b"\x031.0\x0eWindows laptop\x01"
    )
    assert b"tableid!\xb9\xfa\x03\x04\x03" in answer


@settings(max_examples=300)
@given(st.data())
def test_a_changed_datagram_is_ignored_or_reads_as_something_valid(data: st.DataObject) -> None:
    whole = data.draw(st.sampled_from([pack_answer(ANSWER)[0], pack_question(Question(b"nonce678", "1.0"))]))
    place = data.draw(st.integers(0, len(whole) - 1))
    changed = whole[:place] + bytes((data.draw(st.integers(0, 255)),)) + whole[place + 1 :]
    for said in (read_answer(changed), read_question(changed)):
        if isinstance(said, Answer):
            assert pack_answer(said)[0] == changed
        if isinstance(said, Question):
            assert pack_question(said) == changed


@given(st.binary(max_size=1300))
def test_junk_is_ignored(data: bytes) -> None:
    for junk in (data, b"LIUDOU\x01\x01" + data, b"LIUDOU\x01\x02" + data):
        read_answer(junk)
        assert len(junk) == QUESTION_BYTES or read_question(junk) is None


def test_what_is_cut_or_lengthened_is_ignored() -> None:
    whole = pack_answer(ANSWER)[0]
    assert all(read_answer(whole[:length]) is None for length in range(len(whole)))
    assert read_answer(whole + b"\0") is None
    assert read_answer(whole.ljust(QUESTION_BYTES + 1, b"\0")) is None
    question = pack_question(Question(b"nonce678", "1.0"))
    assert read_question(question[:-1]) is None
    assert read_question(question + b"\0") is None
    assert read_question(question[:-1] + b"x") is None


@pytest.mark.parametrize(
    "bad",
    [
        dataclasses.replace(TABLE, port=0),
        dataclasses.replace(TABLE, taken=7),
        dataclasses.replace(TABLE, people=5),
        dataclasses.replace(TABLE, rules="пять"),
    ],
)
def test_impossible_tables_are_ignored(bad: TableAd) -> None:
    assert read_answer(pack_answer(dataclasses.replace(ANSWER, tables=(bad,)))[0]) is None


def test_names_are_told_without_control_and_bidi_characters() -> None:
    bad = dataclasses.replace(TABLE, name="a\n\u202eb")
    read = read_answer(pack_answer(dataclasses.replace(ANSWER, tables=(bad,)))[0])
    assert read is not None and read.tables[0].name == "a b"
    smuggled = pack_answer(ANSWER)[0].replace(b"Lin", b"L\nn")
    assert read_answer(smuggled) is None


def test_a_game_of_another_rules_version_is_told_but_not_known() -> None:
    assert TABLE.ruleset == RULES
    assert dataclasses.replace(TABLE, rules=RULES.text.replace("/1 ", "/9 ")).ruleset is None


def test_protocols_have_one_in_common_or_not() -> None:
    assert newest_common(OLDEST_PROTOCOL, PROTOCOL + 5) == PROTOCOL
    assert newest_common(PROTOCOL + 1, PROTOCOL + 5) is None
    assert newest_common(0, OLDEST_PROTOCOL - 1) is None


def test_of_many_tables_each_has_its_turn() -> None:
    many = [dataclasses.replace(TABLE, port=port) for port in (1, 2, 3)]
    assert [table.port for table in turned(many, 4)] == [2, 3, 1]
    assert turned([], 4) == ()
