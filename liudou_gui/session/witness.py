"""A client's part in fair dealing: it gives its share, keeps what was said, and judges when all is over."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from dataclasses import dataclass, field, replace

from engine.actions import Camp
from engine.deal import Deal, Seat, random_camp_is_positive
from engine.fair import (
    SHARE_BYTES,
    Cause,
    DealingId,
    NotFair,
    SeatShare,
    Transcript,
    check_cards,
    check_shares,
    check_transcript,
    opens,
    seat_commitment,
    seat_shares,
)
from engine.record import Record, RecordSeat
from engine.visible import DealOpened, DealStarted, Envelope, OwnHand, SlotOpened, Viewer
from liudou_gui.protocol.down import (
    DealingBroken,
    DealingOffered,
    DealingOpened,
    DealingProved,
    Down,
    SharesCommitted,
)
from liudou_gui.protocol.up import ShareCommit, ShareReveal
from liudou_gui.session.retrace import deal_events, record_of_stream, retrace
from liudou_gui.session.transcripts import Keeper, Kept
from liudou_gui.session.verdict import Fairness, Unproven, Verdict

Answer = ShareCommit | ShareReveal
_OF_A_DEALING = (SharesCommitted, DealingProved, DealingBroken, DealingOpened)


@dataclass(slots=True)
class _Dealing:
    """One dealing as it was heard so far.

    *safe*: the own share would outlive the program; *stored*: so would all that was said before the
    deal; *late*: the deal had begun when it was said.
    """

    kept: Kept
    safe: bool = False
    stored: bool = False
    late: bool = False
    commitments: dict[Seat, bytes] | None = None
    proved: DealingProved | None = None
    host_share: bytes = b""


@dataclass(slots=True)
class _Seen:
    """One deal as it was seen so far. *in_time*: all about its dealing was stored before it began."""

    started: DealStarted
    in_time: bool
    told: list[Envelope] = field(default_factory=list)
    opened: DealOpened | None = None


class Witness:
    """Follows one table's dealings for one viewer.

    *table* is the table's id of 8 bytes, *viewer* its own seat. *new_share* gives 32 secret fresh
    bytes. *keeper* keeps what was said before the deal; without it, or where it fails, no dealing is
    ever called verified. *on_verdict* hears each verdict once. Nothing here waits or knows a clock.
    """

    def __init__(
        self,
        table: bytes,
        viewer: Viewer,
        *,
        keeper: Keeper | None = None,
        new_share: Callable[[], bytes] = lambda: secrets.token_bytes(SHARE_BYTES),
        on_verdict: Callable[[Verdict], None] = lambda _: None,
    ) -> None:
        self._table, self._viewer = table, viewer
        self._keeper, self._new_share, self._on_verdict = keeper, new_share, on_verdict
        self._dealing: _Dealing | None = None
        self._seen: _Seen | None = None
        self._verdict: Verdict | None = None
        self._camp: tuple[Camp | None] | None = None
        self._broken: set[int] = set()
        self._broken_before = 0
        self._judged = 0
        """The last deal that was judged after its end; told again it is passed over."""
        self._load()

    @property
    def verdict(self) -> Verdict | None:
        """The verdict on the present or last deal, None until there is one."""
        return self._verdict

    @property
    def broken_off(self) -> int:
        """How many dealings were broken off while this witness listened."""
        return len(self._broken)

    @property
    def transcript(self) -> Transcript | None:
        """What was said for the last dealing, for its record; None unless all is known."""
        dealing = self._dealing
        if dealing is None or dealing.kept.transcript is None or not dealing.kept.transcript.opened:
            return None
        return dealing.kept.transcript

    def record(self, played: str = "", seats: tuple[RecordSeat, ...] = ()) -> Record | None:
        """Return the last deal's record with its transcript, if that is known.

        None where the deal is not over, or is not what its seed leads to.
        """
        seen = self._seen
        if seen is None or seen.opened is None:
            return None
        try:
            return record_of_stream(seen.told, self._viewer, played=played, seats=seats, fair=self.transcript)
        except ValueError:
            return None

    def seated(self, viewer: Viewer) -> None:
        """The viewer has another place from now on; its stream begins anew."""
        self._viewer, self._seen = viewer, None

    def chose(self, camp: Camp | None) -> None:
        """Note the own answer in a camp slot that the table took; None: time ran out without one.

        Not to be called where a bot may have answered; then the camp is not checked.
        """
        self._camp = (camp,)

    def hear(self, said: Down) -> tuple[Answer, ...]:
        """Take what the table says of a dealing, and return what to answer; other words are nothing to it."""
        try:
            if isinstance(said, DealingOffered):
                return self._offered(said)
            dealing = self._dealing
            if not isinstance(said, _OF_A_DEALING) or dealing is None:
                return ()
            if said.dealing != dealing.kept.id.number:
                return ()
            match said:
                case SharesCommitted():
                    return self._committed(dealing, said)
                case DealingProved():
                    self._proved(dealing, said)
                case DealingBroken():
                    self._broken.add(said.dealing)
                case DealingOpened():
                    self._host_opened(dealing, said)
        except NotFair as unfair:
            self._judge(Fairness.WRONG, unfair.cause)
        return ()

    def see(self, envelope: Envelope) -> None:
        """Take a piece of the viewer's stream; told again from a deal's beginning is no harm."""
        event = envelope.event
        if isinstance(event, DealStarted):
            self._deal_started(event)
        seen = self._seen
        if seen is None or seen.opened is not None:
            return
        seen.told.append(envelope)
        try:
            if isinstance(event, OwnHand):
                self._check_hand(event)
            elif isinstance(event, DealOpened):
                seen.opened = event
                self._conclude()
        except NotFair as unfair:
            self._judge(Fairness.WRONG, unfair.cause)

    def finish(self) -> None:
        """The connection is over, or the table: what is not proved by now never will be."""
        seen = self._seen
        if seen is not None and self._verdict is None:
            over = seen.opened is not None
            self._judge(Fairness.NOT_VERIFIED, Unproven.NOT_OPENED if over else Unproven.UNFINISHED)

    # -- before the deal ---------------------------------------------------------------------------

    def _offered(self, said: DealingOffered) -> tuple[Answer, ...]:
        known = self._dealing
        if known is None or known.kept.id.number < said.dealing:
            self.finish()
            known = self._begin(said)
        if known.kept.id.number != said.dealing:
            return ()
        kept = known.kept
        if not opens(kept.commitment, said.commitment):
            raise NotFair(Cause.HOST_SHARE)
        if kept.seat is None or known.commitments is not None:
            return ()
        return (ShareCommit(said.dealing, seat_commitment(kept.id, kept.seat, kept.share)),)

    def _begin(self, said: DealingOffered) -> _Dealing:
        before = self._dealing
        if before is None or before.kept.deal != said.deal:
            self._broken_before = len(self._broken)
            self._verdict = None
        elif self._verdict is not None and self._verdict.fairness is not Fairness.WRONG:
            self._verdict = None
        self._seen, self._camp = None, None
        own = self._viewer if self._viewer in said.asked else None
        share = b"" if own is None else self._new_share()
        kept = Kept(DealingId(self._table, said.dealing), said.deal, said.commitment, own, share)
        self._dealing = _Dealing(kept, safe=self._store(kept))
        return self._dealing

    def _committed(self, dealing: _Dealing, said: SharesCommitted) -> tuple[Answer, ...]:
        commitments = dict(said.commitments)
        if len(commitments) != len(said.commitments):
            raise NotFair(Cause.MALFORMED)
        if dealing.commitments not in (None, commitments):
            raise NotFair(Cause.OTHER_SHARES)
        dealing.commitments = commitments
        kept = dealing.kept
        if kept.seat is None or kept.seat not in commitments:
            return ()
        if not opens(commitments[kept.seat], seat_commitment(kept.id, kept.seat, kept.share)):
            if dealing.safe:
                raise NotFair(Cause.SHARE_REPLACED)
            # Perhaps it is our own, from before this program was started again.
            dealing.kept = replace(kept, seat=None, share=b"")
            return ()
        return (ShareReveal(said.dealing, kept.share),)

    def _proved(self, dealing: _Dealing, said: DealingProved) -> None:
        kept = dealing.kept
        if kept.transcript is None and dealing.commitments is None:
            return  # came in the middle of it: nothing can be proved any more
        shares = self._told_shares(dealing, said)
        if kept.transcript is None:
            broken_off = len(self._broken) - self._broken_before
            transcript = Transcript(kept.id, kept.commitment, shares, said.root, broken_off)
            dealing.kept = replace(kept, transcript=transcript)
            dealing.late = self._seen is not None and self._seen.started.number == kept.deal
            dealing.stored = not dealing.late and self._store(dealing.kept)
        elif (kept.transcript.shares, kept.transcript.root) != (shares, said.root):
            raise NotFair(Cause.ROOT)
        dealing.proved = said

    def _told_shares(self, dealing: _Dealing, said: DealingProved) -> tuple[SeatShare, ...]:
        """Return all shares, checked against what was committed to before any was shown."""
        kept, commitments = dealing.kept, dealing.commitments
        if commitments is None and kept.transcript is not None:
            commitments = {entry.seat: entry.commitment for entry in kept.transcript.shares}
        if len(dict(said.shares)) != len(said.shares):
            raise NotFair(Cause.MALFORMED)
        shares = seat_shares(commitments or {}, dict(said.shares))
        check_shares(kept.id, shares)
        if any(entry.seat == kept.seat and entry.share != kept.share for entry in shares):
            raise NotFair(Cause.SHARE_REPLACED)
        return shares

    # -- the deal ----------------------------------------------------------------------------------

    def _deal_started(self, event: DealStarted) -> None:
        if event.number <= self._judged:
            if self._seen is not None and self._seen.started != event:
                self._seen = None
            return
        seen, dealing = self._seen, self._of_deal(event.number)
        if seen is not None and seen.started == event:  # told again
            self._seen = _Seen(event, seen.in_time)
            return
        if seen is not None:
            self.finish()
            self._verdict = None
        self._seen = _Seen(event, in_time=dealing is not None and dealing.stored)

    def _check_hand(self, event: OwnHand) -> None:
        seen = self._seen
        dealing = None if seen is None else self._of_deal(seen.started.number)
        if seen is None or dealing is None or dealing.proved is None or self._viewer is None:
            return
        proved = dealing.proved
        variant = seen.started.ruleset.variant
        check_cards(
            dealing.kept.id, proved.root, variant, self._viewer, event.cards, proved.salts, proved.paths
        )

    def _host_opened(self, dealing: _Dealing, said: DealingOpened) -> None:
        if dealing.host_share and not opens(dealing.host_share, said.share):
            raise NotFair(Cause.HOST_SHARE)
        if len(said.share) != SHARE_BYTES:
            raise NotFair(Cause.HOST_SHARE)
        dealing.host_share = said.share
        self._conclude()

    # -- the verdict -------------------------------------------------------------------------------

    def _conclude(self) -> None:
        """Judge, once both the cards and the host's share lie open."""
        seen = self._seen
        if seen is None or seen.opened is None or self._verdict is not None:
            return
        dealing = self._of_deal(seen.started.number)
        if dealing is None:
            self._judge(Fairness.NOT_VERIFIED, Unproven.NOT_THERE)
        elif dealing.kept.transcript is None:
            self._judge(Fairness.NOT_VERIFIED, Unproven.TOO_LATE)
        elif dealing.host_share:
            transcript = replace(dealing.kept.transcript, host_share=dealing.host_share)
            dealing.kept = replace(dealing.kept, transcript=transcript)
            deal = check_transcript(transcript, seen.started.ruleset)
            retrace(deal, self._viewer, deal_events(seen.told))
            self._check_camp(deal, seen, seen.opened)
            why = self._unproven(dealing, transcript, in_time=seen.in_time)
            self._judge(Fairness.VERIFIED if why is None else Fairness.NOT_VERIFIED, why)

    def _unproven(self, dealing: _Dealing, transcript: Transcript, *, in_time: bool) -> Unproven | None:
        seat = dealing.kept.seat
        if dealing.late:
            return Unproven.TOO_LATE
        if not in_time:
            return Unproven.NOT_STORED
        if seat is None or seat != self._viewer:
            return Unproven.WATCHED
        if seat not in {entry.seat for entry in transcript.shares}:
            return Unproven.LEFT_OUT
        return None

    def _check_camp(self, deal: Deal, seen: _Seen, opened: DealOpened) -> None:
        """Check the own camp: what was chosen, or what the seed draws where nothing was (P2)."""
        if self._camp is None or self._viewer is None:
            return
        slots = [envelope.event.seat for envelope in seen.told if isinstance(envelope.event, SlotOpened)]
        if self._viewer not in slots:
            return
        camp = self._camp[0]
        if camp is None:
            positive = random_camp_is_positive(deal.seed, slots.index(self._viewer))
            camp = Camp.POSITIVE if positive else Camp.NEGATIVE
        if opened.camps[self._viewer] is not camp:
            raise NotFair(Cause.CAMP)

    def _judge(self, fairness: Fairness, why: Unproven | Cause | None) -> None:
        if self._verdict is not None and self._verdict.fairness is Fairness.WRONG:
            return
        seen, dealing = self._seen, self._dealing
        if seen is not None:
            dealing = self._of_deal(seen.started.number)
        number = seen.started.number if seen is not None else dealing.kept.deal if dealing else 0
        said = dealing.kept.transcript if dealing else None
        seats = [entry.seat for entry in said.shares] if said else []
        own = dealing is not None and dealing.kept.seat in seats
        if seen is not None and seen.opened is not None:
            self._judged = max(self._judged, number)
        self._verdict = Verdict(fairness, why, number, len(seats), own, said.broken_off if said else 0)
        self._on_verdict(self._verdict)

    def _of_deal(self, number: int) -> _Dealing | None:
        """Return the dealing of deal *number*, if that is the one that was heard."""
        dealing = self._dealing
        return dealing if dealing is not None and dealing.kept.deal == number else None

    # -- what is kept ------------------------------------------------------------------------------

    def _store(self, kept: Kept) -> bool:
        if self._keeper is None:
            return False
        try:
            self._keeper.keep(kept)
        except OSError:
            return False
        return True

    def _load(self) -> None:
        kept = self._keeper.kept() if self._keeper is not None else None
        if kept is not None and kept.id.table == self._table:
            self._dealing = _Dealing(kept, safe=True, stored=kept.transcript is not None)
