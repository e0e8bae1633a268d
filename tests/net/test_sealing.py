"""A sealed frame is read by its receiver alone, once, on its own connection."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from liudou_gui.net.keys import Keys
from liudou_gui.net.sealing import SIZES, NotSealed, Seal, Stale
from liudou_gui.protocol.limits import FRAME_DOWN, FRAME_STRANGER, FRAME_UP

HOST, GUEST, OTHER = Keys.new(), Keys.new(), Keys.new()


def pair() -> tuple[Seal, Seal]:
    return Seal(HOST, GUEST.public, host=True), Seal(GUEST, HOST.public, host=False)


@given(st.lists(st.tuples(st.booleans(), st.binary(max_size=600)), max_size=8))
def test_both_sides_understand_each_other(said: list[tuple[bool, bytes]]) -> None:
    ends = pair()
    heard = [False, False]
    for by_host, payload in said:
        speaker, listener = (ends[0], ends[1]) if by_host else (ends[1], ends[0])
        assert listener.open(speaker.seal(payload)) == (payload, heard[not by_host])
        heard[by_host] = True


@given(st.integers(0, 20_000))
def test_a_frame_has_one_of_a_few_sizes_and_its_content_nowhere(length: int) -> None:
    frame = pair()[0].seal(b"secret"[:length].ljust(length, b"x"))
    assert len(frame) in SIZES
    assert length < 6 or b"secret" not in frame


def test_the_sizes_fit_what_sockets_take() -> None:
    assert FRAME_STRANGER in SIZES
    assert max(SIZES) < FRAME_DOWN
    assert FRAME_UP - 64 in SIZES
    with pytest.raises(ValueError, match="fit into no frame"):
        pair()[0].seal(bytes(FRAME_DOWN))


def test_nobody_else_reads_or_makes_a_frame() -> None:
    host, guest = pair()
    frame = host.seal(b"secret")
    with pytest.raises(NotSealed):
        Seal(OTHER, HOST.public, host=False).open(frame)
    with pytest.raises(NotSealed):
        guest.open(Seal(OTHER, GUEST.public, host=True).seal(b"x"))


def test_no_frame_counts_twice_or_late() -> None:
    host, guest = pair()
    first, second = guest.seal(b"1"), guest.seal(b"2")
    host.open(second)
    for late in (second, first):
        with pytest.raises(NotSealed):
            host.open(late)


def test_a_frame_does_not_come_back() -> None:
    host, guest = pair()
    with pytest.raises(NotSealed):
        guest.open(guest.seal(b"x"))
    with pytest.raises(NotSealed):
        host.open(host.seal(b"x"))


def test_a_frame_of_an_earlier_connection_is_stale() -> None:
    host, guest = pair()
    host.open(guest.seal(b"hello"))
    guest.open(host.seal(b"welcome"))
    from_guest, from_host = guest.seal(b"1"), host.seal(b"2")
    host, guest = pair()
    with pytest.raises(Stale):
        host.open(from_guest)
    with pytest.raises(Stale):
        guest.open(from_host)


def test_another_stream_in_the_midst_is_stale() -> None:
    host, guest = pair()
    host.open(guest.seal(b"hello"))
    with pytest.raises(Stale):
        host.open(pair()[1].seal(b"hello"))


def test_what_was_said_before_any_answer_is_not_called_fresh() -> None:
    host, guest = pair()
    assert host.open(guest.seal(b"1")) == (b"1", False)
    guest.open(host.seal(b""))
    assert host.open(guest.seal(b"2")) == (b"2", True)


@given(st.binary(max_size=300), st.integers(0, 255), st.integers(1, 255))
def test_a_changed_frame_is_refused(junk: bytes, place: int, change: int) -> None:
    host, guest = pair()
    frame = bytearray(guest.seal(b"payload"))
    frame[place] ^= change
    for bad in (junk, bytes(frame), bytes(frame[:-1]), junk.ljust(256, b"x")):
        with pytest.raises(NotSealed):
            host.open(bad)


@pytest.mark.parametrize("key", [b"", bytes(32), b"\1" + bytes(31)], ids=["none", "zero", "one"])
def test_there_are_keys_with_which_nothing_is_sealed(key: bytes) -> None:
    with pytest.raises(ValueError, match=r"key|32"):
        Seal(HOST, key, host=True)
