"""The host's end: who is heard with what, and who is sent away."""

from __future__ import annotations

import random
import threading
import time

import pytest
import zmq

from engine.actions import Pass
from engine.visible import Envelope, SeatTaken
from liudou_gui.net import server
from liudou_gui.net.keys import Keys
from liudou_gui.net.peers import Peer, Peers
from liudou_gui.net.sealing import NotSealed, Seal
from liudou_gui.net.server import Endpoint
from liudou_gui.net.sockets import new_context
from liudou_gui.net.wire import encode_up
from liudou_gui.protocol.down import Done, Pong, Refusal, Refused, Told
from liudou_gui.protocol.limits import (
    FRAME_STRANGER,
    FRAME_UP,
    FRAMES_AT_ONCE,
    FRAMES_STRANGER,
    STRANGER_MS,
    STRANGERS,
)
from liudou_gui.protocol.up import Act, CodeProof, Hello, Ping, Ready
from tests.helpers.wires import HOST, Host, Raw, hello, hosting, raw


class Clock:
    """A clock that the test turns."""

    def __init__(self) -> None:
        self.now = 0

    def __call__(self) -> int:
        return self.now


def admitted(host: Host, peer: Raw, name: str = "ann") -> None:
    """Bring a raw peer in."""
    peer.meet(host)
    peer.say(hello(name))
    host.until(lambda: hello(name) in host.said(Hello), "a hello")


def refusals(host: Host, peer: Raw) -> list[Refusal]:
    """Wait for a last word and return what it says."""
    host.until(lambda: peer.socket.poll(0), "a refusal")
    return [down.why for down in peer.told() if isinstance(down, Refused)]


def settle(host: Host) -> None:
    """Wait until the host has read all that another peer said before now."""
    with raw(host.address) as last:
        last.meet(host)


def test_who_speaks_is_the_key_that_curve_verified() -> None:
    with hosting() as host, raw(host.address) as ann, raw(host.address) as bob:
        admitted(host, ann)
        admitted(host, bob, "bob")
        keys = [heard.peer.key for heard in host.heard]
        assert keys == [ann.keys.public, bob.keys.public]
        assert {heard.peer.address for heard in host.heard} == {"127.0.0.1"}
        assert host.endpoint.key == HOST.public
        assert host.endpoint.connections == 2


def test_what_is_told_reaches_the_one_it_is_for() -> None:
    with hosting() as host, raw(host.address) as ann, raw(host.address) as bob:
        admitted(host, ann)
        admitted(host, bob, "bob")
        assert host.endpoint.send(host.heard[1].peer, Pong(7, 8))
        host.until(lambda: bob.socket.poll(0))
        assert bob.told() == [Pong(7, 8)]
        assert ann.told() == []


def test_a_stranger_is_heard_with_few_words_only() -> None:
    with hosting() as host, raw(host.address) as peer:
        peer.meet(host)
        peer.say(CodeProof(bytes(32)))
        host.until(lambda: host.said(CodeProof))
        peer.say(Ready(True))
        assert refusals(host, peer) == [Refusal.NOT_UNDERSTOOD]
        assert [gone.peer.key for gone in host.gone] == [peer.keys.public]
        peer.say(CodeProof(bytes(32)))
        settle(host)
        assert len(host.said(CodeProof)) == 1


def test_a_stranger_has_so_many_frames() -> None:
    with hosting() as host, raw(host.address) as peer:
        peer.meet(host)
        for _ in range(FRAMES_STRANGER):
            peer.say(CodeProof(bytes(32)))
        assert refusals(host, peer) == [Refusal.TOO_MUCH]
        assert len(host.said(CodeProof)) == FRAMES_STRANGER - 1


def test_a_stranger_has_so_long() -> None:
    clock = Clock()
    with hosting(clock=clock) as host, raw(host.address) as peer, raw(host.address) as other:
        peer.meet(host)
        admitted(host, other)
        clock.now = STRANGER_MS + 1
        assert refusals(host, peer) == [Refusal.TOO_MUCH]
        assert host.endpoint.connections == 1


def test_a_stranger_has_small_frames() -> None:
    with hosting() as host, raw(host.address) as peer:
        peer.meet(host)
        peer.socket.send(peer.seal.seal(encode_up(hello()).ljust(FRAME_STRANGER)))
        assert refusals(host, peer) == [Refusal.NOT_UNDERSTOOD]
        assert host.heard == []


def test_what_was_sealed_before_any_answer_lets_nobody_in() -> None:
    with hosting() as host, raw(host.address) as peer:
        peer.say(hello())
        settle(host)
        assert host.heard == []


def test_one_computer_cannot_take_all_places_of_strangers() -> None:
    with hosting() as host:
        peers = [Raw(host.address) for _ in range(STRANGERS + 3)]
        for peer in peers:
            peer.meet(host)
        assert host.endpoint.connections == STRANGERS
        assert [gone.peer.key for gone in host.gone] == [peer.keys.public for peer in peers[:3]]
        for peer in peers:
            peer.close()


def test_somebody_let_in_may_say_much_but_not_without_end() -> None:
    clock = Clock()
    with hosting(clock=clock) as host, raw(host.address) as peer:
        admitted(host, peer)
        for _ in range(FRAMES_AT_ONCE):
            peer.say(Ready(True))
        host.until(lambda: len(host.said(Ready)) == FRAMES_AT_ONCE)
        clock.now += 1_000
        for _ in range(51):
            peer.say(Ready(False))
        assert refusals(host, peer) == [Refusal.TOO_MUCH]
        assert len(host.said(Ready)) == FRAMES_AT_ONCE + 50


def test_a_message_of_several_frames_sends_its_sender_away() -> None:
    with hosting() as host, raw(host.address) as peer:
        admitted(host, peer)
        peer.socket.send_multipart([peer.seal.seal(encode_up(Ready(True)))] * 500)
        assert refusals(host, peer) == [Refusal.NOT_UNDERSTOOD]
        assert host.said(Ready) == []
        with raw(host.address) as other:
            admitted(host, other, "bob")


def test_a_frame_that_is_too_large_ends_its_connection() -> None:
    with hosting() as host, raw(host.address) as peer:
        admitted(host, peer)
        peer.socket.send(bytes(FRAME_UP + 1))
        settle(host)
        assert host.said(Ready) == []


def test_whoever_claims_anothers_routing_id_reads_nothing() -> None:
    with hosting() as host, raw(host.address) as ann:
        admitted(host, ann)
        peer = host.heard[0].peer
        assert host.endpoint.send(peer, Pong(1, 1))
        host.until(lambda: ann.socket.poll(0))
        ann.told()
        with raw(host.address, identity=peer.routing) as thief:
            thief.say(Ping(0, 0, 0))
            settle(host)
            assert host.endpoint.send(peer, Pong(2, 2))
            host.until(lambda: ann.socket.poll(0), "what is ann's own")
            assert ann.told() == [Pong(2, 2)]
            assert thief.frames() == []


def test_whoever_inherits_a_routing_id_reads_nothing() -> None:
    with hosting() as host:
        ann = Raw(host.address)
        admitted(host, ann)
        peer = host.heard[0].peer
        ann.close()
        with raw(host.address, identity=peer.routing) as thief:
            frames: list[bytes] = []

            def tries_on() -> bool:
                """The thief has the id once ann's connection is given up; the host still speaks to ann."""
                host.endpoint._router.send_multipart([peer.routing, sealed_for_ann(host)])
                frames.extend(thief.frames())
                return bool(frames)

            def quietly() -> bool:
                try:
                    return tries_on()
                except zmq.ZMQError:
                    return False

            host.until(quietly, "the theft")
            for frame in frames:
                with pytest.raises(NotSealed):
                    thief.seal.open(frame)
            thief.say(Ping(0, 0, 0))
            host.until(lambda: host.endpoint.connections == 2, "the thief as another peer")
            assert {heard.peer.key for heard in host.heard} == {ann.keys.public}


def sealed_for_ann(host: Host) -> bytes:
    """Return the next frame that the host's first peer would get."""
    desk = host.endpoint._peers.get(host.heard[0].peer)
    assert desk is not None
    return desk.seal.seal(b"secret")


def test_telling_somebody_who_is_gone_is_no_error() -> None:
    with hosting() as host:
        peer = Raw(host.address)
        admitted(host, peer)
        peer.close()
        host.until(lambda: not host.endpoint.send(host.heard[0].peer, Pong(0, 0)), "the end")
        host.step()
        assert [gone.peer for gone in host.gone] == [host.heard[0].peer]
        assert not host.endpoint.admit(host.heard[0].peer)


def test_somebody_who_does_not_read_is_given_up() -> None:
    with hosting() as host, raw(host.address) as peer:
        admitted(host, peer)
        much = Told(1, tuple(Envelope(seq, 0, SeatTaken(0, "x" * 40, False)) for seq in range(200)))
        to = host.heard[0].peer
        host.until(lambda: not all(host.endpoint.send(to, much) for _ in range(50)), "a full queue")
        assert host.endpoint.connections == 0


def test_whoever_is_silent_for_long_is_forgotten_without_a_word() -> None:
    clock = Clock()
    with hosting(clock=clock) as host, raw(host.address) as peer:
        admitted(host, peer)
        clock.now = 31_000
        host.until(lambda: host.gone)
        assert peer.told() == []


def test_a_dropped_peer_hears_why_and_is_not_heard_again() -> None:
    with hosting() as host, raw(host.address) as peer:
        admitted(host, peer)
        host.endpoint.drop(host.heard[0].peer, Refused(Refusal.KICKED))
        assert refusals(host, peer) == [Refusal.KICKED]
        peer.say(Ready(True))
        settle(host)
        assert host.said(Ready) == []
        assert host.gone == []


def test_thousands_of_hostile_frames_harm_nobody() -> None:
    rng = random.Random(5)
    with hosting() as host, raw(host.address) as honest:
        admitted(host, honest)
        sent = 0
        while sent < 5_000:
            with raw(host.address) as enemy:
                if rng.random() < 0.5:
                    enemy.meet(host)
                for _ in range(250):
                    enemy.socket.send_multipart(hostile(rng, enemy.seal))
                sent += 250
                settle(host)
                honest.say(Act(sent.to_bytes(16, "big"), 1, 1, Pass()))
                host.until(lambda: honest.socket.poll(0), "an answer")
                assert honest.told() == [Done(sent.to_bytes(16, "big"), None)]
        assert {type(heard.message) for heard in host.heard} <= {Hello, Act, CodeProof}


def hostile(rng: random.Random, seal: Seal) -> list[bytes]:
    """Return a message that no honest program sends."""
    kind = rng.randrange(6)
    if kind == 0:
        return [rng.randbytes(rng.choice([0, 1, 255, 256, 1_024, 2_048, 4_096, 60_000]))]
    if kind == 1:
        return [rng.randbytes(10) for _ in range(rng.randrange(2, 40))]
    if kind == 2:
        return [seal.seal(rng.randbytes(rng.randrange(900)))]
    if kind == 3:
        return [seal.seal(b"[" * rng.randrange(900))]
    if kind == 4:
        return [seal.seal(encode_up(Act(bytes(16), 1, 1, Pass())))]
    good = bytearray(encode_up(CodeProof(bytes(32))))
    good[rng.randrange(len(good))] = rng.randrange(256)
    return [seal.seal(bytes(good))]


def test_a_connection_without_a_key_is_not_heard(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(server, "property_of", lambda *_: "")
    with hosting() as host, raw(host.address) as peer:
        peer.say(Ping(0, 0, 0))
        monkeypatch.setattr(host.endpoint._peers, "is_dropped", lambda routing: seen.append(routing) or False)
        seen: list[bytes] = []
        host.until(lambda: seen)
        assert host.endpoint.connections == 0


def test_what_is_remembered_of_the_dropped_has_an_end() -> None:
    peers = Peers()
    for number in range(5_000):
        peers.ignore(number.to_bytes(5, "big"))
    assert not peers.is_dropped(bytes(5))
    assert peers.is_dropped((4_999).to_bytes(5, "big"))
    assert len(peers._dropped) < 5_000
    assert not peers.drop(Peer(b"x", HOST.public))


def test_another_thread_can_wake_the_loop() -> None:
    with hosting() as host:
        timer = threading.Timer(0.05, host.endpoint.wake)
        timer.start()
        begun = time.monotonic()
        assert host.endpoint.poll(10_000) == []
        assert time.monotonic() - begun < 5
        timer.join()


def test_without_curve_nobody_is_heard() -> None:
    context = new_context()
    with hosting() as host:
        plain = context.socket(zmq.DEALER)
        plain.connect(f"tcp://{host.address}")
        plain.send(b"x")
        settle(host)
        assert host.endpoint.connections == 1
    context.destroy(linger=0)


def test_a_taken_port_is_said_as_such() -> None:
    with hosting() as host, pytest.raises(OSError, match="in use"):
        Endpoint(Keys.new(), host="127.0.0.1", port=host.endpoint.port)


def test_it_listens_at_all_addresses_and_can_be_closed_twice() -> None:
    endpoint = Endpoint(HOST)
    assert endpoint.port > 0
    endpoint.close()
    endpoint.close()
    endpoint.wake()
