"""The room code: both sides show that they know it, and a listener or a guesser learns nothing (SPAKE2).

The exchange is bound to both public keys and to the table, so that it cannot be passed on through a
third program. The agreed secret makes two proofs and nothing else: no key is ever derived from a code.

A guest says :class:`~liudou_gui.protocol.up.CodeTry`, hears
:class:`~liudou_gui.protocol.down.CodeReply`, and goes on only if the host's proof in it holds. What the
guest then proves with :class:`~liudou_gui.protocol.up.CodeProof` lets its key in. Each try can test one
code; :class:`CodeDesk` counts them, and every reply goes out
:data:`~liudou_gui.protocol.limits.CODE_DELAY_MS` after its question, which the host's loop sees to.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections import deque
from dataclasses import dataclass, field

from spake2 import SPAKE2_A, SPAKE2_B, SPAKEError
from spake2.ed25519_basic import NotOnCurve

from liudou_gui.protocol.down import CodeReply, Refusal, Refused
from liudou_gui.protocol.limits import CODE_DIGITS, CODE_SHARE_BYTES, CODE_TRIES, CODE_TRIES_IN_ALL
from liudou_gui.protocol.up import CodeProof, CodeTry

MINUTE_MS = 60_000
_PENDING = 64
"""So many exchanges may be open at once; the oldest is given up first."""

_NO_SHARE = (SPAKEError, NotOnCurve, ValueError, AssertionError)
"""What the library raises for a share that is none."""


class WrongCode(Exception):
    """The host could not show that it knows the code that was typed here."""


def new_code() -> str:
    """Return a fresh room code of six digits."""
    return "".join(secrets.choice("0123456789") for _ in range(CODE_DIGITS))


def _names(guest: bytes, host: bytes, table: bytes) -> dict[str, bytes]:
    return {"idA": b"liudou/code/1/guest" + guest, "idB": b"liudou/code/1/host" + host + table}


def _proof(agreed: bytes, side: bytes, guest: bytes, host: bytes, table: bytes) -> bytes:
    return hmac.digest(agreed, b"liudou/code/1/proof/" + side + guest + host + table, hashlib.sha256)


def _agree(exchange: SPAKE2_A | SPAKE2_B, share: bytes) -> bytes | None:
    """Return the agreed secret, None if *share* is no share at all."""
    if len(share) != CODE_SHARE_BYTES:
        return None
    try:
        return bytes(exchange.finish(share))
    except (
        SPAKEError,
        NotOnCurve,
        ValueError,
        AssertionError,
    ):  # what the library raises for points that are none
        return None


class CodeEntry:
    """The guest's side: *code* as typed, both public keys, and the table's id as in the hello."""

    def __init__(self, code: str, guest: bytes, host: bytes, table: bytes) -> None:
        self._bound = guest, host, table
        self._exchange = SPAKE2_A(code.encode(), **_names(*self._bound))

    def begin(self) -> CodeTry:
        """Return the first message; to be called once."""
        return CodeTry(bytes(self._exchange.start()), self._bound[2])

    def prove(self, reply: CodeReply) -> CodeProof:
        """Return the second message; to be called once.

        Raises :class:`WrongCode` if the host's proof does not hold: the code is wrong, or somebody
        stands between.
        """
        agreed = _agree(self._exchange, reply.share)
        if agreed is None or not hmac.compare_digest(_proof(agreed, b"host", *self._bound), reply.proof):
            raise WrongCode
        return CodeProof(_proof(agreed, b"guest", *self._bound))


@dataclass(slots=True)
class _Window:
    """The times of tries within the last minute, at most *most* of them."""

    most: int
    times: deque[int] = field(default_factory=deque)

    def wait(self, now_ms: int) -> int:
        """Return in how many milliseconds there is room for a try again; 0 is now."""
        while self.times and self.times[0] + MINUTE_MS <= now_ms:
            self.times.popleft()
        return self.times[0] + MINUTE_MS - now_ms if len(self.times) >= self.most else 0


class CodeDesk:
    """The host's side for one table. *host* is its public key, *table* the id that guests name.

    Times are milliseconds of any clock that only goes forward. Nothing here waits: the caller sends
    each answer after the fixed delay.
    """

    def __init__(self, code: str, host: bytes, table: bytes = b"") -> None:
        self._code, self._host, self._table = code, host, table
        self._all = _Window(CODE_TRIES_IN_ALL)
        self._sources: dict[bytes | str, _Window] = {}
        self._expected: dict[bytes, bytes] = {}

    def reply(self, guest: bytes, address: str, attempt: CodeTry, now_ms: int) -> CodeReply | Refused:
        """Answer a first message of the key *guest* from *address* (empty if unknown).

        Every message counts as a try. Too many give TOO_MANY_TRIES with the time to wait, what is no
        message of the exchange gives WRONG_CODE.
        """
        wait = self._count(guest, address, now_ms)
        if wait:
            return Refused(Refusal.TOO_MANY_TRIES, wait_ms=wait)
        bound = guest, self._host, attempt.table
        exchange = SPAKE2_B(self._code.encode(), **_names(*bound))
        share = bytes(exchange.start())
        agreed = _agree(exchange, attempt.share)
        if agreed is None or attempt.table not in (b"", self._table):
            return Refused(Refusal.WRONG_CODE)
        self._expected.pop(guest, None)
        self._expected[guest] = _proof(agreed, b"guest", *bound)
        while len(self._expected) > _PENDING:
            del self._expected[next(iter(self._expected))]
        return CodeReply(share, _proof(agreed, b"host", *bound))

    def check(self, guest: bytes, proof: CodeProof) -> bool:
        """Return whether the key *guest* knows the code; each try can be proved once."""
        expected = self._expected.pop(guest, None)
        return expected is not None and hmac.compare_digest(expected, proof.proof)

    def _count(self, guest: bytes, address: str, now_ms: int) -> int:
        """Count a try, or return how long to wait for the next one."""
        for source, window in list(self._sources.items()):
            if not window.wait(now_ms) and not window.times:
                del self._sources[source]
        sources: list[bytes | str] = [guest, address] if address else [guest]
        windows = [self._sources.get(source) or _Window(CODE_TRIES) for source in sources]
        wait = max(window.wait(now_ms) for window in [*windows, self._all])
        if not wait:
            self._sources.update(zip(sources, windows, strict=True))
            for window in [*windows, self._all]:
                window.times.append(now_ms)
        return wait
