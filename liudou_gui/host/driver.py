"""Bots in seats: they are told what their seat is told, and answer at the table's pace."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from engine.actions import Action, Prompt
from engine.bots.base import Bot
from engine.deal import Seat
from engine.view import PlayerView
from engine.visible import ClockStarted, Envelope, PromptClosed, PromptOpened
from liudou_gui.host.pacing import Timing
from liudou_gui.host.table import Table
from liudou_gui.host.views import Follower

_JUST_BEFORE_MS = 100


@dataclass(slots=True)
class _Answer:
    prompt_id: int
    due_ms: int


class BotFailed(RuntimeError):
    """A bot raised an error, or chose what the rules refuse; nothing has happened at the table."""


class BotSeat:
    """One bot at the table.

    The pause before an answer is drawn before the bot thinks and from numbers of its own for each
    prompt, so that neither a thought's length nor its outcome, nor who was asked before, can be heard
    (T1, H3, P2). Where *playing* is False it only listens, until it is told to :meth:`take` the seat.
    *follower* is who follows the seat's stream already, if anybody does.
    """

    def __init__(
        self,
        table: Table,
        seat: Seat,
        bot: Bot,
        timing: Timing,
        seed: int,
        *,
        playing: bool = True,
        now_ms: int = 0,
        follower: Follower | None = None,
    ) -> None:
        self._table, self._seat, self._bot, self._timing = table, seat, bot, timing
        self._seed, self._thoughts = seed, Random(f"{seed}/thoughts/{seat}")  # noqa: S311 - no secret depends on it
        self._playing, self._since = playing, now_ms
        self._answer: _Answer | None = None
        self._follower = follower or Follower(table, seat)
        table.attach(seat, self._hear)

    @property
    def due_ms(self) -> int | None:
        """When :meth:`act` has to be called next."""
        return None if self._answer is None else self._answer.due_ms

    @property
    def playing(self) -> bool:
        """Whether the bot answers for the seat."""
        return self._playing

    def take(self, now_ms: int, bot: Bot | None = None) -> None:
        """Play from now on, as *bot* if one is given; an open question is answered at the usual pace."""
        self._bot, self._since = bot or self._bot, now_ms
        if self._playing:
            return
        self._playing = True
        if self._view.prompt is not None:
            self._ask(self._view.prompt, now_ms, rested=False)
            self._not_after(self._view.clock)

    def release(self) -> None:
        """Only listen from now on."""
        self._playing, self._answer = False, None

    def act(self, now_ms: int) -> None:
        """Answer, if the pause is over. Raises :class:`BotFailed`."""
        answer = self._answer
        if answer is None or now_ms < answer.due_ms:
            return
        self._answer = None
        action = self._decide()
        reason = self._table.submit(self._seat, answer.prompt_id, action, now_ms)
        if reason is not None:
            raise BotFailed(f"the bot of seat {self._seat} chose {action}: {reason}")

    def _decide(self) -> Action:
        try:
            return self._bot.decide(self._view, self._thoughts).action
        except Exception as error:
            raise BotFailed(f"the bot of seat {self._seat} failed: {type(error).__name__}") from error

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
                self._answer = None
            case ClockStarted():
                self._hurry(envelope.event)
            case _:
                pass

    def _ask(self, prompt: Prompt, now_ms: int, *, rested: bool) -> None:
        pauses = Random(f"{self._seed}/pauses/{self._seat}/{self._view.number}/{prompt.id}")  # noqa: S311 - as above
        pause = self._timing.bot_pause(pauses, leading_new_trick=prompt.leading and rested)
        self._answer = _Answer(prompt.id, now_ms + pause)

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


class Driver:
    """All bots of a table."""

    def __init__(self, table: Table, bots: dict[Seat, Bot], timing: Timing, seed: int) -> None:
        self._table = table
        self._bots = [BotSeat(table, seat, bot, timing, seed) for seat, bot in bots.items()]

    @property
    def due_ms(self) -> int | None:
        """When :meth:`act` has to be called next: for a bot or for the table's own deadline."""
        times = [bot.due_ms for bot in self._bots]
        return min((time for time in (*times, self._table.deadline) if time is not None), default=None)

    def act(self, now_ms: int) -> None:
        """Do all that is due."""
        self._table.tick(now_ms)
        for bot in self._bots:
            bot.act(now_ms)
