"""The room code: who knows it is let in, who guesses is counted, who listens learns nothing."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from liudou_gui.net.code import MINUTE_MS, CodeDesk, CodeEntry, WrongCode, new_code
from liudou_gui.protocol.down import CodeReply, Refusal, Refused
from liudou_gui.protocol.limits import CODE_TRIES, CODE_TRIES_IN_ALL
from liudou_gui.protocol.up import CodeProof, CodeTry

HOST, GUEST, OTHER = b"h" * 32, b"g" * 32, b"o" * 32
TABLE = b"table..1"


def asked(desk: CodeDesk, entry: CodeEntry, guest: bytes = GUEST, now_ms: int = 0) -> CodeReply:
    reply = desk.reply(guest, "", entry.begin(), now_ms)
    assert isinstance(reply, CodeReply)
    return reply


def test_both_sides_show_that_they_know_the_code() -> None:
    desk, entry = CodeDesk("123456", HOST, TABLE), CodeEntry("123456", GUEST, HOST, TABLE)
    proof = entry.prove(asked(desk, entry))
    assert desk.check(GUEST, proof)
    assert not desk.check(GUEST, proof), "a proof counts once"


def test_the_only_table_needs_no_name() -> None:
    desk, entry = CodeDesk("123456", HOST, TABLE), CodeEntry("123456", GUEST, HOST, b"")
    assert desk.check(GUEST, entry.prove(asked(desk, entry)))


@pytest.mark.parametrize(
    "entry",
    [
        CodeEntry("123457", GUEST, HOST, TABLE),
        CodeEntry("", GUEST, HOST, TABLE),
        CodeEntry("123456", OTHER, HOST, TABLE),
        CodeEntry("123456", GUEST, OTHER, TABLE),
    ],
    ids=["another code", "no code", "another guest", "another host"],
)
def test_the_host_shows_nothing_to_whoever_does_not_know_all(entry: CodeEntry) -> None:
    desk = CodeDesk("123456", HOST, TABLE)
    with pytest.raises(WrongCode):
        entry.prove(asked(desk, entry))


def test_another_table_is_refused() -> None:
    desk, entry = CodeDesk("123456", HOST, TABLE), CodeEntry("123456", GUEST, HOST, b"table..2")
    assert desk.reply(GUEST, "", entry.begin(), 0) == Refused(Refusal.WRONG_CODE)


def test_a_proof_is_for_its_own_key_and_its_last_try() -> None:
    desk = CodeDesk("123456", HOST)
    first, second = (CodeEntry("123456", GUEST, HOST, b"") for _ in range(2))
    early = first.prove(asked(desk, first))
    late = second.prove(asked(desk, second))
    assert not desk.check(OTHER, late)
    assert not desk.check(GUEST, early)
    assert not desk.check(GUEST, late), "a wrong proof ends the try"


@settings(max_examples=20)
@given(st.binary(min_size=33, max_size=33) | st.binary(min_size=32, max_size=32).map(lambda b: b"A" + b))
def test_what_is_no_share_is_a_wrong_code(share: bytes) -> None:
    desk = CodeDesk("123456", HOST)
    assert isinstance(desk.reply(GUEST, "", CodeTry(share), 0), Refused | CodeReply)
    entry = CodeEntry("123456", GUEST, HOST, b"")
    entry.begin()
    with pytest.raises(WrongCode):
        entry.prove(CodeReply(share, bytes(32)))


@pytest.mark.parametrize("share", [b"", b"A" + bytes(32), b"A\x01" + bytes(31), b"B" * 33, b"A" * 34])
def test_points_that_are_none_are_wrong_codes(share: bytes) -> None:
    assert CodeDesk("123456", HOST).reply(GUEST, "", CodeTry(share), 0) == Refused(Refusal.WRONG_CODE)


def test_a_reply_sent_back_proves_nothing() -> None:
    desk, entry = CodeDesk("123456", HOST), CodeEntry("1", GUEST, HOST, b"")
    reply = asked(desk, entry)
    assert not desk.check(GUEST, CodeProof(reply.proof))


def test_a_key_has_five_tries_a_minute() -> None:
    desk = CodeDesk("123456", HOST)
    tries = [desk.reply(GUEST, "", CodeTry(b""), 1_000 * second) for second in range(CODE_TRIES + 1)]
    assert [reply.why for reply in tries if isinstance(reply, Refused)][:-1] == [Refusal.WRONG_CODE] * 5
    assert tries[-1] == Refused(Refusal.TOO_MANY_TRIES, wait_ms=MINUTE_MS - 5_000)
    assert desk.reply(OTHER, "", CodeTry(b""), 5_000) == Refused(Refusal.WRONG_CODE)
    assert desk.reply(GUEST, "", CodeTry(b""), MINUTE_MS) == Refused(Refusal.WRONG_CODE)


def test_an_address_has_five_tries_a_minute_with_all_its_keys() -> None:
    desk = CodeDesk("123456", HOST)
    keys = [bytes([number]) * 32 for number in range(CODE_TRIES + 1)]
    tries = [desk.reply(key, "10.0.0.1", CodeTry(b""), 0) for key in keys]
    assert tries[-1] == Refused(Refusal.TOO_MANY_TRIES, wait_ms=MINUTE_MS)
    assert desk.reply(keys[-1], "10.0.0.2", CodeTry(b""), 0) == Refused(Refusal.WRONG_CODE)


def test_all_together_have_a_limit_and_nothing_piles_up() -> None:
    desk = CodeDesk("123456", HOST)
    for number in range(200):
        reply = desk.reply(number.to_bytes(32, "big"), str(number), CodeTry(b""), 0)
        too_many = number >= CODE_TRIES_IN_ALL
        assert reply == (
            Refused(Refusal.TOO_MANY_TRIES, wait_ms=MINUTE_MS) if too_many else Refused(Refusal.WRONG_CODE)
        )
    assert len(desk._sources) <= 2 * CODE_TRIES_IN_ALL
    desk.reply(GUEST, "", CodeTry(b""), 2 * MINUTE_MS)
    assert len(desk._sources) == 1


def test_codes_are_six_digits_and_differ() -> None:
    codes = {new_code() for _ in range(20)}
    assert len(codes) > 15
    assert all(len(code) == 6 and code.isdecimal() for code in codes)
