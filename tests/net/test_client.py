"""The client's end: it finds the host, keeps the connection, and comes back by itself."""

from __future__ import annotations

import socket
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from engine.actions import Pass
from liudou_gui.net import wire
from liudou_gui.net.client import Link, Silence, State, plain_ping
from liudou_gui.net.code import CodeDesk
from liudou_gui.net.keys import Keys
from liudou_gui.net.line import Line
from liudou_gui.net.server import Heard
from liudou_gui.net.sockets import new_context
from liudou_gui.net.wire import encode_down
from liudou_gui.protocol.down import CodeReply, Done, Down, Pong, Refusal, Refused
from liudou_gui.protocol.limits import FRAMES_AT_ONCE
from liudou_gui.protocol.up import Act, Bye, CodeProof, CodeTry, Hello, Ping, Ready
from tests.helpers.wires import HOST, Guest, hello, hosting, lets_in, linked


@contextmanager
def nobody() -> Iterator[str]:
    """Give an address at which nothing answers, and nobody else will."""
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        yield f"127.0.0.1:{taken.getsockname()[1]}"


def says_nothing(heard: Heard) -> Down | None:
    """Leave everything without an answer."""


def states(guest: Guest) -> list[State]:
    return [state for state, _ in guest.states]


def test_the_first_word_is_hello_and_answers_come_in_the_links_own_thread() -> None:
    with hosting() as host, linked(host.address) as guest:
        host.until(lambda: host.heard)
        assert host.heard[0].message == hello()
        assert host.heard[0].peer.key == guest.keys.public
        assert guest.link.send(Act(bytes(16), 1, 1, Pass()))
        host.until(lambda: guest.said(Done))
        assert guest.said(Done) == [Done(bytes(16), None)]
        assert states(guest) == [State.CONNECTING, State.UP]
        assert guest.threads == {guest.link._thread}
    assert states(guest)[-1] is State.CLOSED


def test_of_many_addresses_the_first_that_answers_wins() -> None:
    with nobody() as silent, hosting(keys=Keys.new()) as other, hosting() as host:
        stop = threading.Event()
        beside = threading.Thread(target=lambda: [other.step() for _ in iter(stop.is_set, True)])
        beside.start()
        with linked(silent, other.address, "nowhere", host.address) as guest:
            host.until(lambda: host.said(Hello))
            assert guest.is_up
            assert len(host.said(Hello)) == 1
        stop.set()
        beside.join()
        assert other.heard == []


def test_two_ways_to_one_host_are_one_connection() -> None:
    with hosting() as host, linked(host.address, host.address, host.address):
        host.until(lambda: host.said(Ping))
        assert len(host.said(Hello)) == 1


def test_signs_of_life_say_how_far_the_stream_is_known() -> None:
    with hosting() as host, linked(host.address, ping=lambda ms: Ping(ms, 3, 4, "ab")) as guest:
        host.until(lambda: guest.said(Pong))
        ping = host.said(Ping)[0]
        assert (ping.run, ping.seq, ping.view) == (3, 4, "ab")


def test_nobody_there_is_said_after_three_seconds_and_tried_on() -> None:
    with nobody() as silent, linked(silent) as guest, hosting() as host:
        host.until(lambda: len(guest.states) == 2)
        assert guest.states == [(State.CONNECTING, None), (State.REFUSED, Silence.UNREACHABLE)]
        assert not guest.link.send(Ready(True))


def test_another_host_at_the_address_hears_nothing() -> None:
    with hosting(keys=Keys.new()) as other, linked(other.address) as guest:
        other.until(lambda: len(guest.states) == 2)
        assert guest.states[1] == (State.REFUSED, Silence.NOT_THAT_HOST)
        assert other.heard == []
        assert other.endpoint.connections == 0


def test_a_host_that_starts_late_is_found() -> None:
    with nobody() as address:
        port = int(address.rpartition(":")[2])
    with linked(address) as guest, hosting(port=port) as host:
        host.until(lambda: guest.is_up)


def test_a_host_that_was_started_again_is_found_by_itself() -> None:
    with hosting() as host:
        port = host.endpoint.port
        guest = Guest(host.address)
        guest.link.start()
        host.until(lambda: host.said(Hello))
    with hosting(port=port) as again:
        again.until(lambda: again.said(Hello), "another hello")
        assert guest.link.send(Act(bytes(16), 1, 1, Pass()))
        again.until(lambda: guest.said(Done))
        assert (State.LOST, Silence.BROKEN) in guest.states
        assert states(guest)[-2:] == [State.CONNECTING, State.UP]
        guest.link.close()


def test_a_host_that_falls_silent_is_met_anew() -> None:
    with hosting() as host:
        ahead = [0]
        host.answer = says_nothing
        with linked(host.address, clock=lambda: time.monotonic_ns() // 1_000_000 + ahead[0]) as guest:
            host.until(lambda: host.said(Ping))
            ahead[0] = 7_000
            guest.link.send(Ready(True))  # lets it look at the clock
            host.until(lambda: len(host.said(Hello)) == 2, "another hello")
            assert (State.LOST, Silence.NO_SIGN) in guest.states
            assert len({heard.peer.routing for heard in host.heard}) == 2


def test_being_refused_is_the_end() -> None:
    with hosting() as host:
        refused = Refused(Refusal.RULES_DIFFER, "b", 1)
        host.answer = lambda heard: refused if isinstance(heard.message, Hello) else None
        guest = Guest(host.address)
        guest.link.start()
        host.until(lambda: not guest.link._thread.is_alive())
        assert guest.heard == [refused]
        assert guest.states[-1] == (State.REFUSED, refused)
        guest.link.close()


def test_the_last_word_of_a_host_is_heard_even_after_its_connection_has_ended() -> None:
    context = new_context()
    with hosting() as host:
        line = Line(context, host.address, Keys.new(), HOST.public)
        host.until(line.watch, "the handshake")
        assert line.send(plain_ping(0))
        host.until(lambda: isinstance(line.receive(), Pong))
        assert line.send(hello())
        host.until(lambda: host.said(Hello))
        host.endpoint.drop(host.heard[0].peer, Refused(Refusal.TABLE_CLOSED))
        host.endpoint.close(500)
    end = time.monotonic() + 10
    while not line.broken:
        assert time.monotonic() < end
        line.watch()
        time.sleep(0.01)
    said = [message for message in iter(line.receive, None) if not isinstance(message, Done)]
    assert said == [Refused(Refusal.TABLE_CLOSED)]
    assert not line.send(Ready(True))
    line.close()
    context.destroy()


def test_what_was_not_taken_is_not_kept_for_a_later_connection() -> None:
    guest = Guest("127.0.0.1:1")
    assert not guest.link.send(Ready(True))
    guest.link.close()
    guest.link.close()


def test_last_words_leave_before_the_end() -> None:
    with hosting() as host:
        with linked(host.address) as guest:
            host.until(lambda: guest.is_up)
            guest.link.send(Bye())
        host.until(lambda: host.said(Bye))


def test_a_link_can_be_closed_from_its_own_callback() -> None:
    with hosting() as host:
        heard: list[Down] = []
        link = Link(
            Keys.new(),
            HOST.public,
            [host.address],
            hello=hello,
            heard=heard.append,
            changed=lambda *_: link.close(),
        )
        link.start()
        host.until(lambda: not link._thread.is_alive())
        link.close()


def test_closing_does_not_wait_for_who_does_not_answer() -> None:
    with nobody() as silent:
        begun = time.monotonic()
        with linked(silent):
            pass
        assert time.monotonic() - begun < 2


def test_many_threads_may_send() -> None:
    with hosting() as host, linked(host.address) as guest:
        host.until(lambda: guest.is_up)
        threads = [
            threading.Thread(
                target=lambda: [guest.link.send(Ready(True)) for _ in range(FRAMES_AT_ONCE // 5)]
            )
            for _ in range(4)
        ]
        for thread in threads:
            thread.start()
        host.until(lambda: len(host.said(Ready)) == FRAMES_AT_ONCE // 5 * 4)
        for thread in threads:
            thread.join()


def test_a_link_needs_an_address_and_a_key() -> None:
    for host, addresses in ((b"short", ["127.0.0.1:1"]), (HOST.public, [])):
        with pytest.raises(ValueError, match="a link needs"):
            Guest(*addresses, host=host)


class Door:
    """A host's answers at a table that asks for the code 123456."""

    def __init__(self) -> None:
        self.desk = CodeDesk("123456", HOST.public)
        self.known: set[bytes] = set()

    def __call__(self, heard: Heard) -> Down | None:
        key = heard.peer.key
        match heard.message:
            case CodeTry() as attempt:
                return self.desk.reply(key, heard.peer.address, attempt, 0)
            case CodeProof() as proof:
                if self.desk.check(key, proof):
                    self.known.add(key)
                return None
            case Hello() if key not in self.known:
                return Refused(Refusal.CODE_NEEDED)
            case _:
                return lets_in(heard)


def test_with_the_room_code_one_is_let_in() -> None:
    with hosting() as host:
        host.answer = Door()
        with linked(host.address, code="123456") as guest:
            host.until(lambda: host.said(Hello))
            assert [type(heard.message) for heard in host.heard if not isinstance(heard.message, Ping)] == [
                CodeTry,
                CodeProof,
                Hello,
            ]
            host.until(lambda: guest.said(Pong))
            assert guest.said(CodeReply) == []


@pytest.mark.parametrize(("code", "why"), [("123457", Refusal.WRONG_CODE), ("", Refusal.CODE_NEEDED)])
def test_with_another_code_or_none_one_is_not(code: str, why: Refusal) -> None:
    with hosting() as host:
        host.answer = Door()
        with linked(host.address, code=code) as guest:
            host.until(lambda: states(guest)[-1:] == [State.REFUSED])
            assert guest.states[-1] == (State.REFUSED, Refused(why))


def test_who_was_let_in_before_needs_no_code() -> None:
    with hosting() as host, linked(host.address, code="1", hello=lambda: hello(token=bytes(16))):
        host.until(lambda: host.said(Hello))
        assert host.said(CodeTry) == []


def test_a_host_that_says_what_is_no_message_is_left_for_a_while(monkeypatch: pytest.MonkeyPatch) -> None:
    with hosting() as host:
        monkeypatch.setattr(wire, "encode_down", lambda down: b"{}" if isinstance(down, Done) else real(down))
        real = encode_down
        host.answer = lambda heard: Done(bytes(16), None) if isinstance(heard.message, Hello) else None
        with linked(host.address) as guest:
            host.until(lambda: len(host.said(Hello)) == 2, "another hello")
            assert (State.LOST, Silence.NOT_UNDERSTOOD) in guest.states
            assert guest.heard == []


def test_what_is_not_sealed_or_not_asked_for_is_passed_over() -> None:
    with hosting() as host, linked(host.address) as guest:
        host.until(lambda: host.said(Hello))
        peer = host.heard[0].peer
        for message in ([b"a", b"b"], [bytes(256)], [b""]):
            host.endpoint._router.send_multipart([peer.routing, *message])
        host.endpoint.send(peer, CodeReply(bytes(33), bytes(32)))
        host.endpoint.send(peer, Done(bytes(16), None))
        host.until(lambda: guest.said(Done))
        assert guest.said(CodeReply) == []
        assert states(guest) == [State.CONNECTING, State.UP]
