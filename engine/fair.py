"""Provably fair dealing: commitments, the seed, a salted tree over the pack, and their checks.

All bytes are laid down in ``docs/fair-dealing.md``. Numbers are written big end first.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum

from engine.cards import Card
from engine.deal import Deal, Seat, deal_from_seed
from engine.ruleset import SEATS, Ruleset, Variant

SHARE_BYTES = 32
TABLE_BYTES = 8
HASH_BYTES = 32

_LABEL = b"liudou/fair/1/"


class Cause(Enum):
    """What does not fit in a dealing."""

    MALFORMED = "malformed"
    HOST_SHARE = "host_share"
    SEAT_SHARE = "seat_share"
    OTHER_SHARES = "other_shares"
    SHARE_REPLACED = "share_replaced"
    SEED = "seed"
    ROOT = "root"
    HAND_NOT_PROVED = "hand_not_proved"
    CARD_TWICE = "card_twice"
    HAND = "hand"
    MARK = "mark"
    BOTTOM = "bottom"
    ROLE = "role"
    CAMP = "camp"
    CARDS_SEEN = "cards_seen"
    COURSE = "course"
    RESULT = "result"


class NotFair(ValueError):
    """A dealing that is not what was promised; *cause* says where it differs."""

    def __init__(self, cause: Cause) -> None:
        super().__init__(f"the dealing is not fair: {cause.value}")
        self.cause = cause


@dataclass(frozen=True, slots=True)
class DealingId:
    """Which dealing of which table; goes into every hash. Raises :class:`NotFair` for other sizes."""

    table: bytes
    number: int

    def __post_init__(self) -> None:
        if len(self.table) != TABLE_BYTES or not 0 <= self.number < 2**64:
            raise NotFair(Cause.MALFORMED)

    def __bytes__(self) -> bytes:
        return self.number.to_bytes(8, "big") + self.table


@dataclass(frozen=True, slots=True)
class SeatShare:
    """A seat's commitment and the share it showed."""

    seat: Seat
    commitment: bytes
    share: bytes = field(repr=False)


@dataclass(frozen=True, slots=True)
class Transcript:
    """All that was said for a dealing before its deal, by seat in ascending order.

    *broken_off* counts dealings that were begun again before this one. *host_share* is empty until
    it is opened. Raises :class:`NotFair` (MALFORMED) for wrong sizes or an order that is not by seat.
    """

    id: DealingId
    host_commitment: bytes
    shares: tuple[SeatShare, ...]
    root: bytes
    broken_off: int = 0
    host_share: bytes = field(default=b"", repr=False)

    def __post_init__(self) -> None:
        sizes = {len(self.host_commitment), len(self.root), len(self.host_share) or SHARE_BYTES}
        for share in self.shares:
            sizes |= {len(share.commitment), len(share.share)}
        seats = [share.seat for share in self.shares]
        ordered = seats == sorted(set(seats)) and all(0 <= seat < SEATS for seat in seats)
        if sizes != {HASH_BYTES} or not ordered or self.broken_off < 0:
            raise NotFair(Cause.MALFORMED)

    @property
    def opened(self) -> bool:
        """Whether the host's share is known."""
        return bool(self.host_share)


def host_commitment(dealing: DealingId, share: bytes) -> bytes:
    """Return what the host says of its *share* before anybody else says anything."""
    return _hash(b"host", bytes(dealing), _sized(share, SHARE_BYTES))


def seat_commitment(dealing: DealingId, seat: Seat, share: bytes) -> bytes:
    """Return what the program of *seat* says of its *share* before any share is shown."""
    return _hash(b"seat", bytes(dealing), _byte(seat), _sized(share, SHARE_BYTES))


def opens(commitment: bytes, expected: bytes) -> bool:
    """Return whether two hashes are the same, in a time that does not depend on where they differ."""
    return hmac.compare_digest(commitment, expected)


def check_shares(dealing: DealingId, shares: Iterable[SeatShare]) -> None:
    """Check every seat's share against its commitment. Raises :class:`NotFair` (SEAT_SHARE)."""
    for entry in shares:
        if not opens(entry.commitment, seat_commitment(dealing, entry.seat, entry.share)):
            raise NotFair(Cause.SEAT_SHARE)


def fair_seed(dealing: DealingId, host_share: bytes, shares: Sequence[SeatShare]) -> bytes:
    """Return the deal's seed: an HMAC under the host's share over all that was said, by seat."""
    said = b"".join(_byte(entry.seat) + entry.commitment + entry.share for entry in shares)
    message = _LABEL + b"seed" + bytes(dealing) + host_commitment(dealing, host_share) + said
    return hmac.digest(_sized(host_share, SHARE_BYTES), message, "sha256")


def salt(dealing: DealingId, host_share: bytes, position: int) -> bytes:
    """Return the salt of the card at *position* of the shuffled pack."""
    message = _LABEL + b"salt" + bytes(dealing) + position.to_bytes(2, "big")
    return hmac.digest(_sized(host_share, SHARE_BYTES), message, "sha256")


def positions(variant: Variant, seat: Seat | None) -> range:
    """Return where the cards of *seat* lie in the pack, in dealing order; None: the bottom's."""
    dealt = SEATS * variant.hand_size
    return range(dealt, dealt + variant.bottom_size) if seat is None else range(seat, dealt, SEATS)


def pack_of(deal: Deal) -> tuple[Card, ...]:
    """Return the whole pack in the order in which it was dealt, the bottom last."""
    dealt = (card for round_ in zip(*deal.hands, strict=True) for card in round_)
    return (*dealt, *deal.bottom)


class Tree:
    """The salted tree over a pack, from which the host proves cards to their owners."""

    def __init__(self, dealing: DealingId, host_share: bytes, deal: Deal) -> None:
        pack = pack_of(deal)
        self._salts = [salt(dealing, host_share, position) for position in range(len(pack))]
        leaves = [
            _leaf(dealing, position, its_salt, card)
            for position, (its_salt, card) in enumerate(zip(self._salts, pack, strict=True))
        ]
        self._levels = [leaves]
        while len(self._levels[-1]) > 1:
            self._levels.append(_level_above(self._levels[-1]))
        self.root = _root(dealing, len(pack), self._levels[-1][0])

    def salts(self, places: Iterable[int]) -> tuple[bytes, ...]:
        """Return the salts at *places*."""
        return tuple(self._salts[place] for place in places)

    def paths(self, places: Iterable[int]) -> tuple[tuple[bytes, ...], ...]:
        """Return for each place the neighbours' hashes on the way up, lowest first."""
        return tuple(self._path(place) for place in places)

    def _path(self, place: int) -> tuple[bytes, ...]:
        found = []
        for level in self._levels[:-1]:
            neighbour = place ^ 1
            if neighbour < len(level):
                found.append(level[neighbour])
            place //= 2
        return tuple(found)


def check_cards(
    dealing: DealingId,
    root: bytes,
    variant: Variant,
    seat: Seat | None,
    cards: Sequence[Card],
    salts: Sequence[bytes],
    paths: Sequence[Sequence[bytes]],
) -> None:
    """Check that *cards*, in dealing order, are those that *root* promises to *seat* (None: the bottom).

    Raises :class:`NotFair`: CARD_TWICE, or HAND_NOT_PROVED.
    """
    places = positions(variant, seat)
    if len(set(cards)) != len(cards):
        raise NotFair(Cause.CARD_TWICE)
    if not len(places) == len(cards) == len(salts) == len(paths):
        raise NotFair(Cause.HAND_NOT_PROVED)
    size = variant.decks * 54
    for place, card, its_salt, path in zip(places, cards, salts, paths, strict=True):
        top = _climb(_leaf(dealing, place, its_salt, card), place, size, path)
        if not opens(root, _root(dealing, size, top)):
            raise NotFair(Cause.HAND_NOT_PROVED)


def check_transcript(transcript: Transcript, ruleset: Ruleset) -> Deal:
    """Derive the deal of an opened transcript and check all that was said about it.

    Returns the deal that an honest host must have dealt. Raises :class:`NotFair`: MALFORMED where
    the host's share is missing, HOST_SHARE, SEAT_SHARE, or ROOT.
    """
    if not transcript.opened:
        raise NotFair(Cause.MALFORMED)
    dealing = transcript.id
    if not opens(transcript.host_commitment, host_commitment(dealing, transcript.host_share)):
        raise NotFair(Cause.HOST_SHARE)
    check_shares(dealing, transcript.shares)
    deal = deal_from_seed(ruleset, fair_seed(dealing, transcript.host_share, transcript.shares))
    if not opens(transcript.root, Tree(dealing, transcript.host_share, deal).root):
        raise NotFair(Cause.ROOT)
    return deal


def seat_shares(commitments: Mapping[Seat, bytes], shares: Mapping[Seat, bytes]) -> tuple[SeatShare, ...]:
    """Join what the seats said. Raises :class:`NotFair` (OTHER_SHARES) unless the seats are the same."""
    if set(commitments) != set(shares):
        raise NotFair(Cause.OTHER_SHARES)
    return tuple(SeatShare(seat, commitments[seat], shares[seat]) for seat in sorted(shares))


def _hash(label: bytes, *parts: bytes) -> bytes:
    return hashlib.sha256(_LABEL + label + b"".join(parts)).digest()


def _leaf(dealing: DealingId, position: int, its_salt: bytes, card: Card) -> bytes:
    salted = _sized(its_salt, HASH_BYTES, Cause.HAND_NOT_PROVED)
    return _hash(b"leaf", bytes(dealing), position.to_bytes(2, "big"), salted, str(card).encode("ascii"))


def _root(dealing: DealingId, size: int, top: bytes) -> bytes:
    return _hash(b"root", bytes(dealing), size.to_bytes(2, "big"), top)


def _level_above(level: Sequence[bytes]) -> list[bytes]:
    """Join neighbours; a last one without a neighbour goes up as it is."""
    pairs = [_hash(b"node", left, right) for left, right in zip(level[::2], level[1::2], strict=False)]
    return pairs + ([level[-1]] if len(level) % 2 else [])


def _climb(leaf: bytes, place: int, size: int, path: Sequence[bytes]) -> bytes:
    """Return the top that *path* leads to. Raises :class:`NotFair` for a path of another length."""
    found, rest = leaf, list(path)
    while size > 1:
        if place ^ 1 < size:
            if not rest:
                raise NotFair(Cause.HAND_NOT_PROVED)
            neighbour = _sized(rest.pop(0), HASH_BYTES, Cause.HAND_NOT_PROVED)
            found = _hash(b"node", neighbour, found) if place % 2 else _hash(b"node", found, neighbour)
        place, size = place // 2, (size + 1) // 2
    if rest:
        raise NotFair(Cause.HAND_NOT_PROVED)
    return found


def _byte(seat: Seat) -> bytes:
    if not 0 <= seat < SEATS:
        raise NotFair(Cause.MALFORMED)
    return bytes([seat])


def _sized(value: bytes, size: int, cause: Cause = Cause.MALFORMED) -> bytes:
    if len(value) != size:
        raise NotFair(cause)
    return value
