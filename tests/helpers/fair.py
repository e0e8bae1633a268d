"""A LAN table in virtual time with fair dealing, whose host can be made to cheat."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from functools import cache
from typing import TypeVar

from engine.bots.random_bot import RandomBot
from engine.deal import Deal, Seat, deal_from_seed
from engine.ruleset import SEATS, Ruleset, Variant
from engine.visible import Envelope, Viewer
from liudou_gui.host.dealing import Dealing, Sealed
from liudou_gui.protocol.down import DealingBroken, Down
from liudou_gui.protocol.up import ShareCommit, ShareReveal
from liudou_gui.session.transcripts import Keeper, Kept
from liudou_gui.session.verdict import Verdict
from liudou_gui.session.witness import Witness
from tests.helpers.tables import Watched

TABLE = b"tisch--7"
HOST = b"\x07" * 32
PEOPLE = (0, 2, 5)
WATCHERS: tuple[Viewer, ...] = (*PEOPLE, None)
T = TypeVar("T")


class Memory:
    """Keeps a dealing as text, as long as the disk is well."""

    def __init__(self, *, full: bool = False) -> None:
        self.text, self.full = "", full

    def keep(self, kept: Kept) -> None:
        if self.full:
            raise OSError("no space left")
        self.text = str(kept)

    def kept(self) -> Kept | None:
        return Kept.parse(self.text) if self.text else None


def share_of(seat: Seat) -> bytes:
    return bytes([seat + 1]) * 32


def same(_: Viewer, said: T) -> T:
    return said


@cache
def played(deal: Deal, absent: tuple[Seat, ...]) -> Watched:
    """Play a deal to its end with bots, but none at *absent*; the same one is played once."""
    watched = Watched(deal)
    watched.play({seat: RandomBot() for seat in range(SEATS) if seat not in absent}, 1, until=10**9)
    return watched


@dataclass
class FairTable:
    """One dealing and its deal. An honest host unless something is replaced:

    *say* and *tell* change or drop (None) what a viewer hears of the dealing and sees of the deal;
    *swap* deals another deal than the seed's; *second_share* is what the host derives all from, after
    it committed to *share*.
    """

    variant: Variant = Variant.TWO_FOUR
    say: Callable[[Viewer, Down], Down | None] = same
    tell: Callable[[Viewer, Envelope], Envelope | None] = same
    swap: Callable[[Deal], Deal] = lambda deal: deal
    share: bytes = HOST
    second_share: bytes = b""
    asked: tuple[Seat, ...] = PEOPLE
    number: int = 1
    absent: tuple[Seat, ...] = ()
    keepers: dict[Viewer, Keeper] = field(default_factory=dict)
    verdicts: dict[Viewer, list[Verdict]] = field(default_factory=dict)
    witnesses: dict[Viewer, Witness] = field(default_factory=dict)

    def __post_init__(self) -> None:
        for viewer in WATCHERS:
            self.verdicts[viewer] = []
            self.keepers.setdefault(viewer, Memory())
            self.witnesses[viewer] = self.new_witness(viewer)

    def new_witness(self, viewer: Viewer) -> Witness:
        """Start a client's program, or start it again."""
        share = b"" if viewer is None else share_of(viewer)
        return Witness(
            TABLE,
            viewer,
            keeper=self.keepers[viewer],
            new_share=lambda: share,
            on_verdict=self.verdicts[viewer].append,
        )

    def broadcast(self, said: Down, *dealings: Dealing) -> None:
        """Tell everybody, and pass on what they answer."""
        for viewer, witness in self.witnesses.items():
            heard = self.say(viewer, said)
            for answer in witness.hear(heard) if heard is not None else ():
                assert viewer is not None, "a spectator has no share"
                for dealing in dealings:
                    if isinstance(answer, ShareCommit):
                        assert dealing.commit(viewer, answer, 10)
                    else:
                        assert isinstance(answer, ShareReveal)
                        assert dealing.reveal(viewer, answer, 20)

    def break_off(self) -> None:
        """Offer a dealing that comes to nothing."""
        dealing = Dealing(self.number, 1, b"\x66" * 32, PEOPLE, 0, TABLE)
        self.broadcast(dealing.offer, dealing)
        self.broadcast(DealingBroken(self.number, (2,)))
        self.number += 1

    def deal(self) -> Dealing:
        """Make the seed together; return what the host derives the deal from."""
        first = Dealing(self.number, 1, self.share, self.asked, 0, TABLE)
        dealing = Dealing(self.number, 1, self.second_share or self.share, self.asked, 0, TABLE)
        self.broadcast(first.offer, first, dealing)
        for said in first.take():
            self.broadcast(said, first, dealing)
        for viewer, witness in self.witnesses.items():
            heard = self.say(viewer, dealing.proved(Ruleset(self.variant), viewer))
            if heard is not None:
                assert witness.hear(heard) == ()
        return dealing

    def play(self, dealing: Dealing) -> None:
        """Play the deal to its end with bots."""
        assert isinstance(dealing.outcome, Sealed)
        deal = self.swap(deal_from_seed(Ruleset(self.variant), dealing.outcome.seed))
        self.watched = played(deal, self.absent)
        for viewer in self.witnesses:
            self.show(viewer)

    def show(self, viewer: Viewer, until: int | None = None) -> None:
        """Tell a viewer's stream, from its beginning."""
        for envelope in self.watched.streams[viewer][:until]:
            seen = self.tell(viewer, envelope)
            if seen is not None:
                self.witnesses[viewer].see(seen)

    def open(self, dealing: Dealing) -> None:
        """Open the host's share."""
        self.broadcast(dealing.opened())

    def run(self) -> FairTable:
        """Everything from the offer to the opened share."""
        dealing = self.deal()
        self.play(dealing)
        self.open(dealing)
        return self

    def verdict(self, viewer: Viewer) -> Verdict:
        """Return the one verdict of a viewer."""
        assert len(self.verdicts[viewer]) == 1, self.verdicts[viewer]
        assert self.witnesses[viewer].verdict == self.verdicts[viewer][0]
        return self.verdicts[viewer][0]


def only(viewer: Viewer, change: Callable[[T], T | None]) -> Callable[[Viewer, T], T | None]:
    """Change what one viewer is told."""
    return lambda to, said: change(said) if to == viewer else said


def events(change: Callable[[object], object]) -> Callable[[Envelope], Envelope]:
    """Change the event in an envelope."""
    return lambda envelope: replace(envelope, event=change(envelope.event))  # type: ignore[arg-type]


def swap_cards(deal: Deal, one: tuple[Seat | None, int], other: tuple[Seat | None, int]) -> Deal:
    """Return the deal with two cards changed for each other; seat None means the bottom."""
    places = [list(hand) for hand in deal.hands] + [list(deal.bottom)]
    (a, i), (b, j) = ((SEATS if seat is None else seat, index) for seat, index in (one, other))
    places[a][i], places[b][j] = places[b][j], places[a][i]
    *hands, bottom = map(tuple, places)
    return replace(deal, hands=tuple(hands), bottom=bottom)
