"""Every message crosses the wire as it was, and nothing else is understood."""

from __future__ import annotations

import json
import time
from dataclasses import dataclass
from typing import Any, get_args

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.actions import Action, Bid, Pass, Play
from engine.cards import parse_cards
from engine.reasons import Reason, ReasonCode
from engine.rulings import RULINGS
from engine.visible import Envelope, Passed, VisibleEvent
from liudou_gui.net.bounds import Bound
from liudou_gui.net.forms import form_of, tag_of
from liudou_gui.net.keys import Keys
from liudou_gui.net.sealing import Seal
from liudou_gui.net.wire import (
    NotUnderstood,
    decode_down,
    decode_stranger,
    decode_up,
    encode_down,
    encode_up,
)
from liudou_gui.protocol.down import Done, Down, Told
from liudou_gui.protocol.limits import FRAME_STRANGER, FRAME_UP
from liudou_gui.protocol.up import Act, CodeProof, Hello, Ping, Ready, Say, Stranger, Up
from tests.helpers.messages import values

ACTION_ID = bytes(16)


def name_of(record: Any) -> str:
    return str(record.__name__)


@pytest.mark.parametrize("record", get_args(Up), ids=name_of)
@settings(max_examples=25)
@given(data=st.data())
def test_what_a_client_says_arrives(record: Any, data: st.DataObject) -> None:
    message = data.draw(values(record))
    assert decode_up(encode_up(message)) == message


@pytest.mark.parametrize("record", get_args(Stranger), ids=name_of)
@settings(max_examples=25)
@given(data=st.data())
def test_what_a_stranger_may_say_arrives(record: Any, data: st.DataObject) -> None:
    message = data.draw(values(record))
    frame = encode_up(message)
    if len(frame) <= FRAME_STRANGER:
        assert decode_stranger(frame) == message


@pytest.mark.parametrize("record", get_args(Down), ids=name_of)
@settings(max_examples=25)
@given(data=st.data())
def test_what_the_table_says_arrives(record: Any, data: st.DataObject) -> None:
    message = data.draw(values(record))
    assert decode_down(encode_down(message)) == message


@pytest.mark.parametrize("record", get_args(VisibleEvent), ids=name_of)
@settings(max_examples=25)
@given(data=st.data())
def test_every_visible_event_arrives(record: Any, data: st.DataObject) -> None:
    told = Told(1, (Envelope(0, 0, data.draw(values(record))),))
    assert decode_down(encode_down(told)) == told


@pytest.mark.parametrize("record", get_args(Action), ids=name_of)
@settings(max_examples=25)
@given(data=st.data())
def test_every_action_arrives(record: Any, data: st.DataObject) -> None:
    act = Act(ACTION_ID, 1, 2, data.draw(values(record)))
    assert decode_up(encode_up(act)) == act


@pytest.mark.parametrize("code", ReasonCode, ids=lambda code: code.word)
def test_every_reason_arrives(code: ReasonCode) -> None:
    for done in (Done(ACTION_ID, Reason(code)), Done(ACTION_ID, Reason(code, None, 3, -4, "C8a"))):
        assert decode_down(encode_down(done)) == done


def test_the_largest_stream_fits_into_a_frame() -> None:
    told = Told(2**53 - 1, tuple(Envelope(2**53 - 1, 2**53 - 1, Passed(5)) for _ in range(200)))
    assert decode_down(encode_down(told)) == told


def test_the_words_on_the_wire_stay_as_they_are() -> None:
    tags = {tag_of(record) for record in (*get_args(Up), *get_args(Down), *get_args(VisibleEvent))}
    assert len(tags) == len(get_args(Up)) + len(get_args(Down)) + len(get_args(VisibleEvent))
    assert encode_up(Act(ACTION_ID, 1, 2, Play(parse_cards("8h0 Wx3")))) == (
        b'{"t":"act","action_id":"AAAAAAAAAAAAAAAAAAAAAA==","deal":1,"prompt_id":2,'
        b'"action":{"t":"play","cards":"8h0 Wx3"}}'
    )


@given(st.one_of(values(Up).map(encode_up), values(Down).map(encode_down)))
def test_what_is_written_is_json_without_blanks(frame: bytes) -> None:
    assert json.dumps(json.loads(frame), ensure_ascii=False, separators=(",", ":")).encode() == frame


def test_what_many_are_told_alike_is_written_once_and_never_taken_for_another() -> None:
    events = [Passed(seat % 6) for seat in range(300)]
    for event in events + events[::-1]:
        for run in (1, 2):
            told = Told(run, (Envelope(run, run, event),))
            assert decode_down(encode_down(told)) == told


@given(st.binary(max_size=300))
def test_junk_is_not_understood(frame: bytes) -> None:
    for decode in (decode_up, decode_stranger, decode_down):
        with pytest.raises(NotUnderstood):
            decode(frame)


SOME = st.one_of(values(Up).map(encode_up), values(Down).map(encode_down))


@given(SOME, st.data())
def test_a_changed_frame_is_a_message_or_not_understood(frame: bytes, data: st.DataObject) -> None:
    changed = bytearray(frame)
    for _ in range(data.draw(st.integers(1, 4))):
        place = data.draw(st.integers(0, len(changed)))
        end = place + data.draw(st.integers(0, 3))
        changed[place:end] = data.draw(st.binary(max_size=3) | st.sampled_from([b"[", b'"', b"null", b"-1"]))
    for decode in (decode_up, decode_stranger, decode_down):
        try:
            decode(bytes(changed))
        except NotUnderstood:
            continue


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
)


@given(values(Up), JSON, st.data())
def test_a_field_of_another_kind_is_never_taken_for_its_own(
    message: Up, other: Any, data: st.DataObject
) -> None:
    said = json.loads(encode_up(message))
    field = data.draw(st.sampled_from(sorted(said)))
    said[field] = other
    try:
        read = decode_up(json.dumps(said).encode())
    except NotUnderstood:
        return
    assert json.loads(encode_up(read)).get(field, said[field]) == other or isinstance(other, str)


@pytest.mark.parametrize(
    "number", [b"true", b"1.0", b'"1"', b"1e0", b"null", b"-1", b"9007199254740992", b"[1]"]
)
def test_only_a_number_is_a_number(number: bytes) -> None:
    assert decode_up(b'{"t":"ping","sent_ms":1,"run":1,"seq":1}') == Ping(1, 1, 1)
    with pytest.raises(NotUnderstood):
        decode_up(b'{"t":"ping","sent_ms":1,"run":1,"seq":' + number + b"}")


@pytest.mark.parametrize("switch", [b"1", b"0", b'"true"', b"null", b"1.0"])
def test_only_a_truth_is_a_truth(switch: bytes) -> None:
    assert decode_up(b'{"t":"ready","yes":true}') == Ready(True)
    with pytest.raises(NotUnderstood):
        decode_up(b'{"t":"ready","yes":' + switch + b"}")


@pytest.mark.parametrize(
    ("frame", "why"),
    [
        (b'{"t":"ready","yes":true,"secret":1}', "unexpected_keyword_argument"),
        (b'{"t":"secret"}', "union_tag_invalid"),
        (b'{"yes":true}', "union_tag_not_found"),
        (b'{"t":"ready"}', "missing"),
        (b'{"t":"ready","yes":true}{', "json_invalid"),
        (b'{"t":"ready","yes":NaN}', "bool_type"),
        (b'{"t":"say","phrase":null,"text":"\\ud800"}', "json_invalid"),
        (b'{"t":"say","phrase":null,"text":"\xff"}', "json_invalid"),
        (b'{"t":"say","phrase":null,"text":"' + b"x" * 201 + b'"}', "string_too_long"),
        (b'{"t":"say","phrase":"secret"}', "literal_error"),
        (b'{"t":"sit","seat":6}', "less_than_equal"),
        (b'{"t":"sit","seat":"1"}', "int_type"),
        (b'{"t":"sit","seat":true}', "int_type"),
        (b'{"t":"sit","seat":1.0}', "int_type"),
        (b'{"t":"set_options","options":["Tea"]}', "dataclass_type"),
        (b'{"t":"set_options","options":{"secret":1}}', "missing"),
        (b'{"t":"code_proof","proof":"c2VjcmV0"}', "value_error"),
        (b"[" * 13, "too_deep"),
        (b'{"a":' * 5_000 + b"1" + b"}" * 5_000, "too_deep"),
        (b" " * (FRAME_UP + 1), "too_large"),
        (b"", "json_invalid"),
    ],
)
def test_what_is_wrong_is_said_in_one_word(frame: bytes, why: str) -> None:
    with pytest.raises(NotUnderstood) as caught:
        decode_up(frame)
    assert caught.value.why == why
    assert str(caught.value) == why
    assert caught.value.__cause__ is None


@pytest.mark.parametrize("cards", ["8h0 8h0", "8h0  8h1", " 8h0", "8h4", "8x0", "Wh0", "8h0,8h1", "８h0"])
def test_only_different_cards_in_their_text_are_cards(cards: str) -> None:
    act = json.loads(encode_up(Act(ACTION_ID, 1, 2, Play(parse_cards("8h0 8h1")))))
    act["action"]["cards"] = cards
    with pytest.raises(NotUnderstood):
        decode_up(json.dumps(act).encode())


@pytest.mark.parametrize("proof", [bytes(31).hex(), "A" * 42 + "B=", "A" * 43, "A" * 42 + "\n="])
def test_bytes_have_one_text_and_their_size(proof: str) -> None:
    assert decode_up(encode_up(CodeProof(bytes(32)))) == CodeProof(bytes(32))
    with pytest.raises(NotUnderstood):
        decode_up(json.dumps({"t": "code_proof", "proof": proof}).encode())


def test_words_of_people_are_one_plain_line() -> None:
    assert decode_up(b'{"t":"say","phrase":null,"text":" a\\u202e\\n\\u0000b "}') == Say(None, "a b")


def test_a_stranger_is_not_heard_with_anything_else_or_larger() -> None:
    for frame in (
        encode_up(Act(ACTION_ID, 1, 2, Pass())),
        encode_up(Hello(1, 1, "", 1, (("C7", "00000000"),) * 64, b"", "a")) + b" " * FRAME_STRANGER,
    ):
        with pytest.raises(NotUnderstood):
            decode_stranger(frame)


@pytest.mark.parametrize("unit", [b'"\\', b'\\"', b'"[', b"[]", b'"', b"[", b"{}"])
def test_no_frame_takes_long(unit: bytes) -> None:
    frame = (unit * FRAME_UP)[:FRAME_UP]
    begun = time.perf_counter()
    with pytest.raises(NotUnderstood):
        decode_up(frame)
    assert time.perf_counter() - begun < 1


def test_a_record_whose_constructor_checks_has_no_form() -> None:
    @dataclass(frozen=True, slots=True)
    class Checked:
        seat: int

        def __post_init__(self) -> None:
            raise ValueError

    with pytest.raises(TypeError, match="Checked"):
        form_of(Checked, Bound())


def test_a_field_without_bounds_has_no_form() -> None:
    @dataclass(frozen=True)
    class Loose:
        whatever: str

    for hint in (Loose, int, bytes, str, tuple[int, ...], float, list[int]):
        with pytest.raises(TypeError):
            form_of(hint, Bound())


def test_what_is_larger_than_any_frame_is_not_sent() -> None:
    with pytest.raises(ValueError, match="larger than a frame"):
        encode_up(Say(None, "x" * FRAME_UP))
    assert decode_up(encode_up(Act(ACTION_ID, 1, 2, Bid(3)))) == Act(ACTION_ID, 1, 2, Bid(3))


def test_the_longest_hello_is_small_enough_for_a_stranger() -> None:
    rulings = tuple((ruling.rule, "0" * 8) for ruling in RULINGS)
    longest = Hello(
        9, 9, "b" * 40, 9, rulings, bytes(8), "牌" * 20, "牌" * 40, bytes(16), bytes(16), True, 2**53 - 1
    )
    frame = Seal(Keys.new(), Keys.new().public, host=False).seal(encode_up(longest))
    assert len(frame) <= FRAME_STRANGER
    assert decode_stranger(encode_up(longest)) == longest
