"""The six seats of a table between deals: who holds them, who wants to change, who wants a bot for whom."""

from __future__ import annotations

from engine.deal import Seat
from engine.ruleset import SEATS
from liudou_gui.protocol.lobby import Holder, SwapOffer


class Seats:
    """Six seats with a holder each, offers to swap, and votes against idle ones."""

    def __init__(self) -> None:
        self.holders = [Holder.NOBODY] * SEATS
        self._offers: set[tuple[Seat, Seat]] = set()
        self._votes: set[tuple[Seat, Seat]] = set()

    @property
    def filled(self) -> bool:
        """Whether nobody is missing."""
        return Holder.NOBODY not in self.holders

    @property
    def offers(self) -> tuple[SwapOffer, ...]:
        """Who asks whom to change places."""
        return tuple(SwapOffer(*offer) for offer in sorted(self._offers))

    def free(self) -> Seat | None:
        """Return the seat for somebody new: an empty one, else a bot's."""
        for wanted in (Holder.NOBODY, Holder.BOT):
            if wanted in self.holders:
                return self.holders.index(wanted)
        return None

    def hold(self, seat: Seat, holder: Holder) -> None:
        """Give *seat* to *holder*; what was offered or voted about it is void."""
        self.holders[seat] = holder
        self.forget(seat)

    def swap(self, one: Seat, other: Seat) -> None:
        """Let two seats change places."""
        holders = self.holders
        holders[one], holders[other] = holders[other], holders[one]
        self.forget(one)
        self.forget(other)

    def offer(self, seat: Seat, to: Seat) -> None:
        """*seat* asks *to* to change places; an earlier wish of theirs is void."""
        self._offers = {pair for pair in self._offers if pair[0] != seat} | {(seat, to)}

    def take_offer(self, seat: Seat, to: Seat) -> bool:
        """Return whether *seat* asked *to*, and end that."""
        asked = (seat, to) in self._offers
        self._offers.discard((seat, to))
        return asked

    def forget(self, seat: Seat) -> None:
        """Drop offers and votes about *seat*."""
        self._offers = {pair for pair in self._offers if seat not in pair}
        self._votes = {pair for pair in self._votes if seat not in pair}

    def vote(self, seat: Seat, about: Seat, *, yes: bool) -> None:
        """*seat* wants a bot to play for *about*, or no longer."""
        self._votes.discard((seat, about))
        if yes:
            self._votes.add((seat, about))

    def votes(self, about: Seat) -> int:
        """Return how many want a bot for *about*."""
        return sum([pair[1] == about for pair in self._votes])

    @property
    def voted(self) -> bool:
        """Whether anybody wants a bot for anybody."""
        return bool(self._votes)

    def stamp(self) -> tuple[object, ...]:
        """Return something that is another one as soon as anything changes here."""
        return *self.holders, *sorted(self._offers), *sorted(self._votes)

    def end_votes(self) -> None:
        """The question is another one: all votes are void."""
        self._votes.clear()

    def end_offers(self) -> None:
        """A deal begins: all offers are void."""
        self._offers.clear()
