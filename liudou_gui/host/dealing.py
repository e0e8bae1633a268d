"""One fair dealing at the host: commitments, shares, then the seed. No clock and no socket."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from engine.deal import Seat, deal_from_seed
from engine.fair import (
    HASH_BYTES,
    SHARE_BYTES,
    DealingId,
    Tree,
    fair_seed,
    host_commitment,
    opens,
    positions,
    seat_commitment,
    seat_shares,
)
from engine.ruleset import SEATS, Ruleset
from engine.visible import Viewer
from liudou_gui.protocol.down import (
    DealingBroken,
    DealingOffered,
    DealingOpened,
    DealingProved,
    Down,
    SharesCommitted,
)
from liudou_gui.protocol.limits import RESTART_GRACE_MS, SHARE_MS
from liudou_gui.protocol.up import ShareCommit, ShareReveal


@dataclass(frozen=True, slots=True)
class Sealed:
    """All shares are in: the deal's seed, and the shares by seat."""

    seed: bytes = field(repr=False)
    shares: tuple[tuple[Seat, bytes], ...] = field(repr=False)


@dataclass(frozen=True, slots=True)
class Broken:
    """The dealing has to be begun again, with a fresh share and without the seats in *missing*."""

    missing: tuple[Seat, ...]


class Dealing:
    """A dealing from the host's commitment to the seed; every method takes the present time.

    *dealing* is a number never used twice at *table* (8 bytes), *deal* the deal's number, *share* 32
    secret fresh bytes, *seats* those that are asked. Without seats the dealing is sealed at once.
    """

    def __init__(
        self, dealing: int, deal: int, share: bytes, seats: Iterable[Seat], now_ms: int, table: bytes
    ) -> None:
        self._id = DealingId(table, dealing)
        self._deal, self._share, self._seats = deal, share, tuple(sorted(set(seats)))
        self._commitments: dict[Seat, bytes] = {}
        self._shares: dict[Seat, bytes] = {}
        self._waiting = set(self._seats)
        self._showing = False
        self._outcome: Sealed | Broken | None = None
        self._due_ms: int | None = now_ms + SHARE_MS
        self._said: list[Down] = []
        self._tree: tuple[Ruleset, Tree] | None = None
        self._offer = DealingOffered(dealing, deal, host_commitment(self._id, share), self._seats)
        self._go_on(now_ms)

    @property
    def offer(self) -> DealingOffered:
        """The first word, for everybody."""
        return self._offer

    @property
    def due_ms(self) -> int | None:
        """When :meth:`tick` has to be called next; None once there is an outcome."""
        return self._due_ms

    @property
    def outcome(self) -> Sealed | Broken | None:
        """How the dealing ended, None while shares are awaited."""
        return self._outcome

    @property
    def awaited(self) -> tuple[Seat, ...]:
        """The seats from which something is still awaited: a commitment, or the share."""
        return tuple(sorted(self._waiting))

    def commit(self, seat: Seat, said: ShareCommit, now_ms: int) -> bool:
        """Take a commitment; return whether it counts. One that was said before counts again."""
        self.tick(now_ms)
        if said.dealing != self._id.number or len(said.commitment) != HASH_BYTES:
            return False
        if seat in self._commitments:
            return opens(self._commitments[seat], said.commitment)
        if self._showing or seat not in self._waiting:
            return False
        self._commitments[seat] = said.commitment
        self._waiting.discard(seat)
        self._go_on(now_ms)
        return True

    def reveal(self, seat: Seat, said: ShareReveal, now_ms: int) -> bool:
        """Take a share; return whether it counts. One that does not fit breaks the dealing off."""
        self.tick(now_ms)
        if said.dealing != self._id.number or seat not in self._commitments or not self._showing:
            return False
        if seat in self._shares:
            return opens(self._shares[seat], said.share)
        if self._outcome is not None:
            return False
        if not self._fits(seat, said.share):
            self._break((seat,))
            return False
        self._shares[seat] = said.share
        self._waiting.discard(seat)
        self._go_on(now_ms)
        return True

    def leave(self, seat: Seat, now_ms: int) -> None:
        """Nobody will answer for *seat* any more: before its commitment it is left out, after it the
        dealing breaks off."""
        self.tick(now_ms)
        if self._outcome is not None or seat not in self._seats:
            return
        if self._showing:
            if seat in self._waiting:
                self._break((seat,))
            return
        self._waiting.discard(seat)
        self._commitments.pop(seat, None)
        self._go_on(now_ms)

    def tick(self, now_ms: int) -> None:
        """Do what is due: go on without the late ones, or break off."""
        if self._due_ms is None or now_ms < self._due_ms:
            return
        if self._showing:
            self._break(self.awaited)
        else:
            self._waiting.clear()
            self._go_on(now_ms)

    def take(self) -> list[Down]:
        """Return what has to be told to everybody since the last call; the offer is not in it."""
        said, self._said = self._said, []
        return said

    def so_far(self) -> list[Down]:
        """Return what somebody has to be told who comes back while shares are awaited."""
        return [self._offer, *([self._committed()] if self._showing else [])]

    def proved(self, ruleset: Ruleset, viewer: Viewer) -> DealingProved:
        """Return what *viewer* is told before the deal. Raises ``ValueError`` unless sealed."""
        sealed, tree = self._sealed(), self._tree_of(ruleset)
        places = () if viewer is None else positions(ruleset.variant, viewer)
        return DealingProved(
            self._id.number, sealed.shares, tree.root, tree.salts(places), tree.paths(places)
        )

    def opened(self) -> DealingOpened:
        """Return what everybody is told after the deal. Raises ``ValueError`` unless sealed."""
        self._sealed()
        return DealingOpened(self._id.number, self._share)

    def to_json(self) -> dict[str, object]:
        """Return all of it for a journal; it holds the host's secret share."""
        return {
            "table": self._id.table.hex(),
            "dealing": self._id.number,
            "deal": self._deal,
            "share": self._share.hex(),
            "seats": list(self._seats),
            "showing": self._showing,
            "commitments": {str(seat): value.hex() for seat, value in self._commitments.items()},
            "shares": {str(seat): value.hex() for seat, value in self._shares.items()},
            "missing": list(self._outcome.missing) if isinstance(self._outcome, Broken) else None,
        }

    @classmethod
    def from_json(cls, data: Mapping[str, object], now_ms: int) -> Dealing:
        """Take up a dealing that was written down; clients get time to come back.

        What was to be told is told again. Raises ``ValueError`` for anything else.
        """
        try:
            return cls._read(data, now_ms)
        except (KeyError, TypeError, AttributeError) as error:
            raise ValueError("this is no dealing that was written down") from error

    @classmethod
    def _read(cls, data: Mapping[str, object], now_ms: int) -> Dealing:
        seats = _numbers(data["seats"])
        table, share = (bytes.fromhex(_text(data[key])) for key in ("table", "share"))
        dealing = cls(_number(data["dealing"]), _number(data["deal"]), share, seats, now_ms, table)
        if not seats:
            return dealing
        dealing._due_ms = now_ms + RESTART_GRACE_MS
        dealing._commitments = _hexes(data["commitments"])
        dealing._waiting = set(seats) - set(dealing._commitments)
        if data["showing"] is True:
            dealing._waiting.clear()
            dealing._go_on(now_ms)
            dealing._shares = _hexes(data["shares"])
            if not all(dealing._fits(seat, value) for seat, value in dealing._shares.items()):
                raise ValueError("a share does not fit its commitment")
            dealing._waiting -= set(dealing._shares)
            if data["missing"] is not None:
                dealing._break(tuple(_numbers(data["missing"])))
        if dealing._outcome is None:
            dealing._go_on(now_ms)
        if dealing._outcome is None:
            dealing._due_ms = now_ms + RESTART_GRACE_MS
        return dealing

    def _go_on(self, now_ms: int) -> None:
        """Go to the next stage if nothing is awaited in this one."""
        if not self._waiting and not self._showing:
            self._showing = True
            self._waiting = set(self._commitments)
            self._due_ms = now_ms + SHARE_MS
            self._said.append(self._committed())
        if not self._waiting and self._showing and self._outcome is None:
            shares = seat_shares(self._commitments, self._shares)
            seed = fair_seed(self._id, self._share, shares)
            self._outcome = Sealed(seed, tuple((entry.seat, entry.share) for entry in shares))
            self._due_ms = None

    def _break(self, missing: tuple[Seat, ...]) -> None:
        self._outcome, self._due_ms = Broken(missing), None
        self._waiting.clear()
        self._said.append(DealingBroken(self._id.number, missing))

    def _fits(self, seat: Seat, share: bytes) -> bool:
        if len(share) != SHARE_BYTES or seat not in self._commitments:
            return False
        return opens(self._commitments[seat], seat_commitment(self._id, seat, share))

    def _committed(self) -> SharesCommitted:
        return SharesCommitted(self._id.number, tuple(sorted(self._commitments.items())))

    def _sealed(self) -> Sealed:
        if not isinstance(self._outcome, Sealed):
            raise ValueError("the dealing is not sealed")
        return self._outcome

    def _tree_of(self, ruleset: Ruleset) -> Tree:
        if self._tree is None or self._tree[0] != ruleset:
            deal = deal_from_seed(ruleset, self._sealed().seed)
            self._tree = ruleset, Tree(self._id, self._share, deal)
        return self._tree[1]


def _number(value: object) -> int:
    if type(value) is not int:
        raise ValueError("a number is missing")
    return value


def _numbers(value: object) -> list[int]:
    if not isinstance(value, list) or not all(type(seat) is int and 0 <= seat < SEATS for seat in value):
        raise ValueError("seats are missing")
    return value


def _text(value: object) -> str:
    if not isinstance(value, str):
        raise ValueError("a text is missing")
    return value


def _hexes(value: object) -> dict[Seat, bytes]:
    if not isinstance(value, dict):
        raise ValueError("what the seats said is missing")
    found = {int(seat): bytes.fromhex(_text(text)) for seat, text in value.items()}
    if any(not 0 <= seat < SEATS or len(said) != HASH_BYTES for seat, said in found.items()):
        raise ValueError("what a seat said has another size")
    return found
