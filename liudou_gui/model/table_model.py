"""The table as the window sees it: a session's events folded into one view, in Qt's thread."""

from __future__ import annotations

import math
from dataclasses import replace

from PySide6.QtCore import QObject, QTimer, Signal

from engine.actions import Action, Bid, ChooseCamp, Double, Pass, Play, Prompt, ShowHand
from engine.cards import Card
from engine.reasons import Reason
from engine.ruleset import SEATS
from engine.view import Phase, PlayerView, fold
from engine.visible import DealStarted, Envelope, PromptClosed, Viewer
from liudou_gui.session.base import Session


class TableModel(QObject):
    """Holds a :class:`PlayerView` and turns wishes into answers to the open prompt.

    The session may call from its own thread; only a queued signal crosses over. *view_changed* comes
    once for all events that arrived together, *event_seen* for each of them, after it was folded.
    """

    view_changed = Signal()
    event_seen = Signal(object)
    refused = Signal(object)
    answered = Signal(int)
    """An answer to the prompt with this number was sent."""

    _arrived = Signal(object)
    _turned_down = Signal(int, object)

    def __init__(self, session: Session, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._closed = False
        self._pending: tuple[int, Action] | None = None
        self._pending_deal = 0
        self.last_answered: int | None = None
        """The number of the prompt that was answered last, by the player or for them."""
        self.view = PlayerView(session.viewer)
        self._over_as: tuple[int, Viewer] | None = None
        self._tell = QTimer(self)
        self._tell.setSingleShot(True)
        self._tell.setInterval(0)
        self._tell.timeout.connect(self.view_changed)
        # Queued from a session's own thread; at once from a replay, which has none.
        self._arrived.connect(self._fold)
        self._turned_down.connect(self._refuse)

    def start(self) -> None:
        """Begin to listen."""
        self._session.start(self._arrived.emit, self._turned_down.emit)

    def close(self) -> None:
        """Leave the table; whatever is still on its way is dropped."""
        if self._closed:
            return
        self._closed = True
        self._tell.stop()
        self._session.close()

    @property
    def result_view(self) -> PlayerView:
        """The view with the eyes that saw the deal to its end.

        Who is given a seat after a deal has neither won nor lost what was played there.
        """
        if self._over_as is None or self._over_as[0] != self.view.number:
            return self.view
        return replace(self.view, viewer=self._over_as[1])

    # -- what is asked -----------------------------------------------------------------------

    @property
    def prompt(self) -> Prompt | None:
        """The open prompt of this seat, None while an answer to it is on its way."""
        prompt = self.view.prompt
        if prompt is None or (self._pending is not None and self._pending[0] == prompt.id):
            return None
        return prompt

    @property
    def pending_cards(self) -> frozenset[Card]:
        """Cards that were offered to the table and are not yet accepted."""
        if self._pending is not None and isinstance(self._pending[1], Play):
            return frozenset(self._pending[1].cards)
        return frozenset()

    def submit(self, prompt_id: int, action: Action) -> bool:
        """Answer the prompt *prompt_id* if it is still the open one; return whether it was sent.

        A wish carries the number of the prompt at which it began: what began before the turn
        changed is not played afterwards.
        """
        prompt = self.prompt
        if prompt is None or prompt.id != prompt_id or self._closed:
            return False
        self._pending, self._pending_deal = (prompt_id, action), self.view.number
        self.last_answered = prompt_id
        self._session.submit(prompt_id, action)
        self.answered.emit(prompt_id)
        self._tell.start()
        return True

    def play(self, prompt_id: int, cards: frozenset[Card]) -> bool:
        """Play cards."""
        return self.submit(prompt_id, Play(tuple(sorted(cards))))

    def pass_trick(self, prompt_id: int) -> bool:
        """Let the trick go by."""
        return self.submit(prompt_id, Pass())

    def bid(self, prompt_id: int, value: int) -> bool:
        """Bid, or pass with 0."""
        return self.submit(prompt_id, Bid(value))

    def double(self, prompt_id: int, yes: bool) -> bool:
        """Double, or not."""
        return self.submit(prompt_id, Double(yes))

    def show_hand(self, prompt_id: int, yes: bool) -> bool:
        """Lay the cards open, or not."""
        return self.submit(prompt_id, ShowHand(yes))

    def choose_camp(self, prompt_id: int, choice: ChooseCamp) -> bool:
        """Join a camp."""
        return self.submit(prompt_id, choice)

    def next_deal(self) -> None:
        """Say that the next deal may come."""
        if self.view.phase is Phase.OVER and not self._closed:
            self._session.next_deal()

    # -- time --------------------------------------------------------------------------------

    def left_ms(self) -> int | None:
        """Return how long the running turn or question still lasts, None without a limit."""
        clock = self.view.clock
        if clock is None or clock.length_ms is None or self._closed:
            return None
        left = clock.started_ms + clock.length_ms - self._session.now_ms()
        return max(0, min(left, clock.length_ms))

    def seconds_left(self) -> int | None:
        """Return the seconds left, rounded up, None without a limit."""
        left = self.left_ms()
        return None if left is None else math.ceil(left / 1000)

    def age_ms(self, envelope: Envelope) -> int:
        """Return how long ago something happened, in table time."""
        return self._session.now_ms() - envelope.at_ms

    def fraction_left(self) -> float | None:
        """Return the part of the time that is left, 1.0 to 0.0, None without a limit."""
        left, clock = self.left_ms(), self.view.clock
        if left is None or clock is None or not clock.length_ms:
            return None
        return left / clock.length_ms

    def acting(self) -> frozenset[int]:
        """Return the seats whose turn everybody can see it is."""
        view = self.view
        if view.phase in (Phase.DOUBLING, Phase.SHOWING):
            landlords = {s for s, role in enumerate(view.roles) if role is not None and role.is_landlord}
            return frozenset(range(SEATS) if view.phase is Phase.DOUBLING else landlords)
        seat = view.turn if view.phase is Phase.PLAYING else view.slot
        return frozenset() if seat is None else frozenset({seat})

    # -- what arrives ------------------------------------------------------------------------

    def _fold(self, envelope: Envelope) -> None:
        if self._closed:
            return
        if (
            envelope.seq == 0
        ):  # a stream that begins anew: another viewer, a lost line, a replay that goes back
            self._begin_anew()
        self.view = fold(self.view, envelope.event)
        match envelope.event:
            case DealStarted() if self._pending is not None and self._pending_deal != self.view.number:
                self._pending = None
            case PromptClosed(prompt_id) if self._pending is not None and self._pending[0] == prompt_id:
                self._pending = None
        self.event_seen.emit(envelope)
        self._tell.start()

    def _begin_anew(self) -> None:
        """Forget the view; an answer that is on its way stays so for the same seat and deal."""
        before = self.view
        if self._session.viewer != before.viewer:
            self._pending = None
            told = self._over_as is not None and self._over_as[0] == before.number
            if before.phase is Phase.OVER and not told:
                self._over_as = (before.number, before.viewer)
        self.view = PlayerView(self._session.viewer)

    def _refuse(self, prompt_id: int, reason: Reason) -> None:
        if self._closed:
            return
        if self._pending is not None and self._pending[0] == prompt_id:
            self._pending = None
        self.refused.emit(reason)
        self._tell.start()
