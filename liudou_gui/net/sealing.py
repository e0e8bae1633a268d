"""Frames that only their receiver can read, in order, and of a length that says little.

A ROUTER may hand a frame to somebody who took over a routing id. So each frame is a NaCl box from one
CURVE key to the other, and inside it says which connection it belongs to: each side picks a random stream
id, sends it along, and repeats the other's as soon as it knows it. Numbers rise strictly within a
connection. Every frame is padded to a few sizes, so that nobody need decide what is private.
"""

from __future__ import annotations

import secrets
import struct
from bisect import bisect_left

from nacl.bindings import crypto_box_easy_afternm, crypto_box_open_easy_afternm
from nacl.exceptions import CryptoError
from nacl.public import Box, PrivateKey, PublicKey

from liudou_gui.net.keys import Keys
from liudou_gui.protocol.limits import FRAME_DOWN, FRAME_STRANGER, FRAME_UP

CURVE_ROOM = 64
"""What CURVE itself may add to a frame; the largest sizes leave room for it."""
SIZES = (256, 1_024, FRAME_STRANGER, 4_096, 16_384, FRAME_UP - CURVE_ROOM, 262_144, FRAME_DOWN - CURVE_ROOM)
"""The sizes in bytes that a sealed frame may have."""

_HEAD = struct.Struct(">c16s16sQI")
_BOX = Box.NONCE_SIZE + 16
_UNKNOWN = bytes(16)
_HOST, _GUEST = b"H", b"G"


class NotSealed(ValueError):
    """A frame that is not for us, not from whom it should be, or not the next of its connection."""


class Stale(NotSealed):
    """A frame that was sealed for another connection of the same two keys."""


class Seal:
    """One end of one connection: seals what goes to *other*, a public key, and opens what comes from it.

    Raises ``ValueError`` if *other* is no key, or one of the few with which no secret can be shared.
    """

    def __init__(self, own: Keys, other: bytes, *, host: bool) -> None:
        try:
            self._shared = Box(PrivateKey(own.secret), PublicKey(other)).shared_key()
        except (CryptoError, RuntimeError, TypeError):
            raise ValueError("no key") from None
        self._side, self._other_side = (_HOST, _GUEST) if host else (_GUEST, _HOST)
        self._stream = secrets.token_bytes(16)
        self._theirs = _UNKNOWN
        self._sent = 0
        self._heard = 0

    def seal(self, payload: bytes) -> bytes:
        """Return the next frame. Raises ``ValueError`` if *payload* fits into no size."""
        needed = _BOX + _HEAD.size + len(payload)
        place = bisect_left(SIZES, needed)
        if place == len(SIZES):
            raise ValueError(f"{len(payload)} bytes fit into no frame")
        size = SIZES[place]
        self._sent += 1
        head = _HEAD.pack(self._side, self._stream, self._theirs, self._sent, len(payload))
        nonce = secrets.token_bytes(Box.NONCE_SIZE)
        return nonce + crypto_box_easy_afternm(head + payload + bytes(size - needed), nonce, self._shared)

    def open(self, frame: bytes) -> tuple[bytes, bool]:
        """Return what a frame holds, and whether it was made for this very connection.

        False there means that the sender had heard nothing from us yet, so that the frame could be one
        of an earlier connection. Raises :class:`NotSealed`.
        """
        if len(frame) not in SIZES:
            raise NotSealed("size")
        try:
            nonce, box = frame[: Box.NONCE_SIZE], frame[Box.NONCE_SIZE :]
            plain = crypto_box_open_easy_afternm(box, nonce, self._shared)
        except (CryptoError, ValueError):
            raise NotSealed("box") from None
        side, stream, answering, number, length = _HEAD.unpack_from(plain)
        if side != self._other_side:
            raise NotSealed("side")
        if answering not in (_UNKNOWN, self._stream) or self._theirs not in (_UNKNOWN, stream):
            raise Stale("connection")
        if number <= self._heard or length > len(plain) - _HEAD.size:
            raise NotSealed("number")
        self._theirs, self._heard = stream, number
        return plain[_HEAD.size : _HEAD.size + length], answering == self._stream
