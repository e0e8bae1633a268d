"""One connection of a client to one address: DEALER, its monitor, and the seal of the present connection."""

from __future__ import annotations

from contextlib import suppress

import zmq
from zmq.utils.monitor import parse_monitor_message

from liudou_gui.net import wire
from liudou_gui.net.keys import Keys
from liudou_gui.net.sealing import NotSealed, Seal
from liudou_gui.net.sockets import new_dealer, receive
from liudou_gui.protocol.down import Down
from liudou_gui.protocol.up import Up

_WATCHED = zmq.Event.CONNECTED | zmq.Event.DISCONNECTED | zmq.Event.HANDSHAKE_SUCCEEDED


class Line:
    """Tries to reach *address* (``host:port``) with the host key *host*. For one thread.

    Raises ``ValueError`` for what is no address.
    """

    def __init__(
        self, context: zmq.Context[zmq.Socket[bytes]], address: str, keys: Keys, host: bytes
    ) -> None:
        self.address = address
        self._keys, self._host = keys, host
        self._seal: Seal | None = None
        self.connected = False
        self.broken = False
        self.dealer = new_dealer(context, keys, host)
        self.monitor = self.dealer.get_monitor_socket(int(_WATCHED))
        try:
            self.dealer.connect(f"tcp://{address}")
        except zmq.ZMQError:
            self.close()
            raise ValueError(f"not an address: {address[:80]!r}") from None

    def watch(self) -> bool:
        """Take in what happened to the connection; True if it was made anew.

        ``connected`` then says whether anything answers at the address at all, ``broken`` whether a
        connection that had been made is over.
        """
        made = False
        with suppress(zmq.Again):
            while True:
                event = parse_monitor_message(self.monitor.recv_multipart(zmq.NOBLOCK))["event"]
                if event == zmq.Event.CONNECTED:
                    self.connected = True
                elif event == zmq.Event.HANDSHAKE_SUCCEEDED:
                    self._seal, self.broken, made = Seal(self._keys, self._host, host=False), False, True
                elif self._seal is not None:
                    self.broken, made = True, False  # the seal stays: last words may still be unread
        return made

    def send(self, message: Up) -> bool:
        """Send a message; False if the connection does not take it."""
        if self._seal is None or self.broken:
            return False
        try:
            self.dealer.send(self._seal.seal(wire.encode_up(message)), zmq.NOBLOCK)
        except zmq.ZMQError:
            return False
        return True

    def receive(self) -> Down | None:
        """Return the next message, None if there is none now.

        What is not sealed for this connection is passed over. Raises
        :class:`~liudou_gui.net.wire.NotUnderstood` for what the host sealed and yet is no message.
        """
        with suppress(zmq.Again):
            while True:
                frame = receive(self.dealer)
                if frame is None or self._seal is None:
                    continue
                with suppress(NotSealed):
                    payload, fresh = self._seal.open(frame.bytes)
                    if fresh:
                        return wire.decode_down(payload)
        return None

    def close(self, linger_ms: int = 0) -> None:
        """Give the sockets back; what was sent has *linger_ms* to leave."""
        self.dealer.disable_monitor()
        self.monitor.close(linger=0)
        self.dealer.close(linger=linger_ms)
