"""A table on the network in Qt's thread: how it stands, who said what, and what was refused."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QObject, Signal

from engine.deal import Seat
from liudou_gui.protocol.down import ChatSoFar, Chatted, Denial, Refused
from liudou_gui.protocol.limits import CHAT_LENGTH
from liudou_gui.protocol.lobby import Holder, Lobby, Options, Stage
from liudou_gui.protocol.up import (
    AnswerSwap,
    AskSwap,
    BackToMe,
    HostOrder,
    Kick,
    Loaded,
    Order,
    Phrase,
    Ready,
    Say,
    SeatToBot,
    SetOptions,
    Sit,
    Vote,
)
from liudou_gui.session.base import Session
from liudou_gui.session.lan_base import LanSinks, LanTable, LinkState, Place

KEPT_LINES = 200
"""So many lines of talk are remembered."""


@dataclass(frozen=True, slots=True)
class Line:
    """One line of talk; *own* was said by this player."""

    said: Chatted
    own: bool


class LanModel(QObject):
    """Holds what the table last said of itself, and passes wishes on.

    The connection calls from its own thread; only queued signals cross over. *lobby* is None until the
    table has let us in.
    """

    state_changed = Signal(object)
    refused = Signal(object)
    placed = Signal(object)
    lobby_changed = Signal()
    said = Signal(object)
    retold = Signal()
    """The lines are others now: what was said before we came, or while we were away."""
    denied = Signal(object)
    dealing = Signal(object)
    """What the witness of the dealing has heard, see :mod:`liudou_gui.session.witness`."""
    halted_changed = Signal()
    started = Signal()
    """A deal has begun: it is time to show the table."""

    _state = Signal(object)
    _refused = Signal(object)
    _placed = Signal(object)
    _lobby = Signal(object)
    _chat = Signal(object)
    _talk = Signal(object)
    _halted = Signal(object)
    _denied = Signal(object)
    _dealing = Signal(object)

    def __init__(self, table: LanTable, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._table = table
        self._closed = False
        self.state = LinkState.CONNECTING
        self.refusal: Refused | None = None
        self.place = Place(None, is_host=False)
        self.lobby: Lobby | None = None
        self.lines: list[Line] = []
        self.halted = False
        """Whether the table stands still because its host cannot save."""
        self.muted: set[str] = set()
        """Names whose talk is not shown here."""
        for signal, slot in (
            (self._state, self._take_state),
            (self._refused, self._take_refusal),
            (self._placed, self._take_place),
            (self._lobby, self._take_lobby),
            (self._chat, self._take_chat),
            (self._talk, self._take_talk),
            (self._halted, self._take_halted),
            (self._denied, self._take_denial),
            (self._dealing, self._take_dealing),
        ):
            signal.connect(slot)

    # -- the connection ------------------------------------------------------------------------

    @property
    def session(self) -> Session:
        """The seat's stream, for a :class:`~liudou_gui.model.table_model.TableModel`."""
        return self._table.session

    def open(self) -> None:
        """Connect."""
        self._table.open(
            LanSinks(
                self._state.emit,
                self._refused.emit,
                self._placed.emit,
                self._lobby.emit,
                self._chat.emit,
                self._denied.emit,
                self._dealing.emit,
                self._talk.emit,
                self._halted.emit,
            )
        )

    def close(self, *, for_good: bool) -> None:
        """Let go of the table; *for_good*: the seat is given up. May be repeated."""
        self._closed = True
        self._table.close(for_good=for_good)

    def give_code(self, code: str) -> None:
        """Try the room code that was typed."""
        self.refusal = None
        self._take_state(LinkState.CONNECTING)
        self._table.give_code(code)

    # -- how things stand ----------------------------------------------------------------------

    @property
    def seat(self) -> Seat | None:
        """Our seat, None while watching."""
        return self.place.viewer

    @property
    def is_host(self) -> bool:
        """Whether we may give orders, as the owner or while the owner is away."""
        return self.place.is_host

    @property
    def is_owner(self) -> bool:
        """Whether the table runs here and is ours: only the owner is given the ticket."""
        return bool(self.place.ticket)

    @property
    def waited_for(self) -> tuple[str, ...]:
        """Names of people whose programs have not drawn the table yet, or who are not ready."""
        if self.lobby is None:
            return ()
        return tuple(
            seat.name
            for place, seat in enumerate(self.lobby.seats)
            if seat.holder is Holder.PERSON
            and seat.here
            and place != self.lobby.host_seat
            and not (seat.loaded and seat.ready)
        )

    # -- wishes --------------------------------------------------------------------------------

    def say_loaded(self) -> None:
        """Tell that this program has drawn the table."""
        self._table.request(Loaded())

    def set_ready(self, yes: bool) -> None:
        """Be ready for the next deal, or not any more."""
        self._table.request(Ready(yes))

    def sit(self, seat: Seat | None) -> None:
        """Take a seat, or watch."""
        self._table.request(Sit(seat))

    def ask_swap(self, seat: Seat) -> None:
        """Ask to change places with *seat*."""
        self._table.request(AskSwap(seat))

    def answer_swap(self, seat: Seat, yes: bool) -> None:
        """Answer the offer of *seat*."""
        self._table.request(AnswerSwap(seat, yes))

    def vote(self, seat: Seat, yes: bool) -> None:
        """Want a bot for the idle person in *seat*, or no longer."""
        self._table.request(Vote(seat, yes))

    def take_back(self) -> None:
        """Play on by oneself where a bot stood in."""
        self._table.request(BackToMe())

    def order(self, order: Order) -> None:
        """Give a host's order."""
        self._table.request(HostOrder(order))

    def set_options(self, options: Options) -> None:
        """Change the table (host)."""
        self._table.request(SetOptions(options))

    def seat_to_bot(self, seat: Seat, bot: bool) -> None:
        """Put a bot into a seat, or take it out (host)."""
        self._table.request(SeatToBot(seat, bot))

    def kick(self, seat: Seat | None, name: str = "", *, lock: bool = False) -> None:
        """Send somebody away (host); *lock* the table too, with another room code and another invitation."""
        self._table.request(Kick(seat, name, lock))

    def say(self, text: str) -> None:
        """Say something in one's own words."""
        words = " ".join(text.split())[:CHAT_LENGTH]
        if words:
            self._table.request(Say(None, words))

    def say_phrase(self, phrase: Phrase) -> None:
        """Say a quick phrase."""
        self._table.request(Say(phrase))

    def mute(self, name: str, yes: bool) -> None:
        """Show, or do not show, what *name* says."""
        (self.muted.add if yes else self.muted.discard)(name)

    # -- what is heard -------------------------------------------------------------------------

    def _take_state(self, state: LinkState) -> None:
        if self._closed or state is self.state:
            return
        self.state = state
        self.state_changed.emit(state)

    def _take_refusal(self, refusal: Refused) -> None:
        if self._closed:
            return
        self.refusal = refusal
        self.refused.emit(refusal)

    def _take_place(self, place: Place) -> None:
        if self._closed:
            return
        self.place = place
        self.placed.emit(place)

    def _take_lobby(self, lobby: Lobby) -> None:
        if self._closed:
            return
        before, self.lobby = self.lobby, lobby
        self.lobby_changed.emit()
        if lobby.stage is Stage.DEALING and (before is None or before.stage is not Stage.DEALING):
            self.started.emit()

    def _take_chat(self, said: Chatted) -> None:
        if self._closed or said.name in self.muted:
            return
        line = Line(said, own=said.seat is not None and said.seat == self.seat)
        self.lines.append(line)
        del self.lines[:-KEPT_LINES]
        self.said.emit(line)

    def _take_talk(self, talk: ChatSoFar) -> None:
        if self._closed:
            return
        told = [Line(said, own=n in talk.own) for n, said in enumerate(talk.lines)]
        self.lines = [line for line in told if line.own or line.said.name not in self.muted]
        self.retold.emit()

    def _take_halted(self, halted: bool) -> None:
        if self._closed or halted is self.halted:
            return
        self.halted = halted
        self.halted_changed.emit()

    def _take_denial(self, why: Denial) -> None:
        if not self._closed:
            self.denied.emit(why)

    def _take_dealing(self, message: object) -> None:
        if not self._closed:
            self.dealing.emit(message)
