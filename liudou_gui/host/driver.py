"""Bots in seats: they are told what their seat is told, and answer at the table's pace."""

from __future__ import annotations

import logging
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from random import Random

from engine.actions import Action, Prompt
from engine.bots.random_bot import RandomBot
from engine.deal import Seat
from engine.view import PlayerView
from engine.visible import ClockStarted, Envelope, PromptClosed, PromptOpened
from liudou_gui.host.pacing import Timing
from liudou_gui.host.table import Table
from liudou_gui.host.views import Follower
from liudou_gui.thinking import Mind, Thought, ThoughtFailed, thinker_of

LOOK_MS = 10
"""So often it is looked whether a thought that takes longer than its pause is done."""
_JUST_BEFORE_MS = 100
_log = logging.getLogger(__name__)


@dataclass(slots=True)
class _Answer:
    """An answer to be given at *due_ms*. It is thought about from *asked_ms* on, when the table has told
    all that belongs to the question; *thought* is None until then."""

    prompt_id: int
    asked_ms: int
    due_ms: int
    thought: Thought | None = None
    look_ms: int = 0

    @property
    def next_ms(self) -> int:
        """When there is something to do next."""
        return self.asked_ms if self.thought is None else max(self.due_ms, self.look_ms)


class BotFailed(RuntimeError):
    """A bot raised an error, or chose what the rules refuse; nothing has happened at the table.

    *kind* names the error, without its words.
    """

    def __init__(self, text: str, kind: str = "BotFailed") -> None:
        super().__init__(text)
        self.kind = kind


class BotSeat:
    """One bot at the table.

    The pause before an answer is drawn before the bot thinks and from numbers of its own for each
    prompt, so that neither a thought's length nor its outcome, nor who was asked before, can be heard
    (T1, H3, P2). A thought that is not done by then is waited for, without blocking; a question that is
    closed meanwhile is forgotten. What the bot draws by lot follows from the deal and the prompt alone.
    Where *playing* is False it only listens, until it is told to :meth:`take` the seat.
    *follower* is who follows the seat's stream already, if anybody does.
    """

    def __init__(
        self,
        table: Table,
        seat: Seat,
        mind: Mind,
        timing: Timing,
        seed: int,
        *,
        playing: bool = True,
        now_ms: int = 0,
        follower: Follower | None = None,
    ) -> None:
        self._table, self._seat, self._timing, self._seed = table, seat, timing, seed
        self._thinker = thinker_of(mind)
        self._playing, self._since = playing, now_ms
        if playing:
            self._thinker.prepare()
        self._answer: _Answer | None = None
        self._follower = follower or Follower(table, seat)
        table.attach(seat, self._hear)

    @property
    def due_ms(self) -> int | None:
        """When :meth:`act` has to be called next."""
        return None if self._answer is None else self._answer.next_ms

    @property
    def playing(self) -> bool:
        """Whether the bot answers for the seat."""
        return self._playing

    def take(self, now_ms: int, mind: Mind | None = None) -> None:
        """Play from now on, as *mind* if one is given; an open question is answered at the usual pace."""
        self._since = now_ms
        if mind is not None:
            self._thinker = thinker_of(mind)
        self._thinker.prepare()
        if self._playing:
            return
        self._playing = True
        if self._view.prompt is not None:
            self._ask(self._view.prompt, now_ms, rested=False)
            self._not_after(self._view.clock)

    def release(self) -> None:
        """Only listen from now on."""
        self._playing = False
        self._forget()

    def act(self, now_ms: int) -> None:
        """Think, and answer if the pause is over. Raises :class:`BotFailed`."""
        answer = self._answer
        if answer is None or now_ms < answer.next_ms:
            return
        if answer.thought is None:
            lots = f"{self._table.lots.hex()}/{self._seat}/{answer.prompt_id}"
            answer.thought = self._thinker.think(self._view, lots)
        if now_ms < answer.due_ms:
            return
        if not answer.thought.done():
            answer.look_ms = now_ms + LOOK_MS
            return
        self._answer = None
        action = self._action(answer.thought)
        reason = self._table.submit(self._seat, answer.prompt_id, action, now_ms)
        if reason is not None:
            raise BotFailed(f"the bot of seat {self._seat} chose {action}: {reason}")

    def _action(self, thought: Thought) -> Action:
        try:
            return thought.result().action
        except Exception as error:
            kind = str(error) if isinstance(error, ThoughtFailed) else type(error).__name__
            raise BotFailed(f"the bot of seat {self._seat} failed: {kind}", kind) from error

    def _forget(self) -> None:
        if self._answer is not None and self._answer.thought is not None:
            self._answer.thought.cancel()
        self._answer = None

    @property
    def _view(self) -> PlayerView:
        """What the seat knows; its follower hears everything first."""
        return self._follower.view

    def _hear(self, envelope: Envelope) -> None:
        if not self._playing:
            return
        match envelope.event:
            case PromptOpened(prompt):
                self._ask(prompt, max(self._since, envelope.at_ms), rested=self._view.trick_over)
            case PromptClosed():
                self._forget()
            case ClockStarted():
                self._hurry(envelope.event)
            case _:
                pass

    def _ask(self, prompt: Prompt, now_ms: int, *, rested: bool) -> None:
        pauses = Random(f"{self._seed}/pauses/{self._seat}/{self._view.number}/{prompt.id}")  # noqa: S311 - as above
        pause = self._timing.bot_pause(pauses, leading_new_trick=prompt.leading and rested)
        pause = max(pause, self._thinker.longest_ms())
        self._answer = _Answer(prompt.id, now_ms, now_ms + pause)

    def _hurry(self, clock: ClockStarted) -> None:
        """Answer by the middle of a clock that starts."""
        if self._answer is not None and clock.length_ms is not None:
            middle = clock.started_ms + clock.length_ms // 2
            if middle > self._since:
                self._answer.due_ms = min(self._answer.due_ms, middle)

    def _not_after(self, clock: ClockStarted | None) -> None:
        """Answer just before the end of a clock that has been running for a while."""
        if self._answer is not None and clock is not None and clock.length_ms is not None:
            end = clock.started_ms + clock.length_ms
            self._answer.due_ms = min(self._answer.due_ms, max(self._since, end - _JUST_BEFORE_MS))


def act_all(bots: Iterable[BotSeat], now_ms: int) -> None:
    """Let all *bots* do what is due; one that fails is replaced by one that plays anything."""
    for bot in bots:
        try:
            bot.act(now_ms)
        except BotFailed as error:  # its words may name cards: they are not for a log
            _log.error("a bot failed and is replaced: %s", error.kind)
            bot.release()
            bot.take(now_ms, RandomBot())


class Driver:
    """All bots of a table."""

    def __init__(self, table: Table, minds: Mapping[Seat, Mind], timing: Timing, seed: int) -> None:
        self._table = table
        self._bots = [BotSeat(table, seat, mind, timing, seed) for seat, mind in minds.items()]

    @property
    def due_ms(self) -> int | None:
        """When :meth:`act` has to be called next: for a bot or for the table's own deadline."""
        times = [bot.due_ms for bot in self._bots]
        return min((time for time in (*times, self._table.deadline) if time is not None), default=None)

    def act(self, now_ms: int) -> None:
        """Do all that is due."""
        self._table.tick(now_ms)
        act_all(self._bots, now_ms)
