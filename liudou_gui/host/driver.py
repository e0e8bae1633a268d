"""Bots in seats: they are told what their seat is told, and answer at the table's pace."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from engine.actions import Action
from engine.bots.base import Bot
from engine.deal import Seat
from engine.view import PlayerView, fold
from engine.visible import ClockStarted, Envelope, PromptClosed, PromptOpened
from liudou_gui.host.pacing import Timing
from liudou_gui.host.table import Table


@dataclass(slots=True)
class _Answer:
    prompt_id: int
    due_ms: int


class BotSeat:
    """One bot at the table.

    The pause before an answer is drawn before the bot thinks and from its own stream of numbers, so
    that neither the length of a thought nor its outcome can be heard (T1, H3, P2).
    """

    def __init__(self, table: Table, seat: Seat, bot: Bot, timing: Timing, seed: int) -> None:
        self._table, self._seat, self._bot, self._timing = table, seat, bot, timing
        self._thoughts, self._pauses = Random(f"{seed}/thoughts/{seat}"), Random(f"{seed}/pauses/{seat}")  # noqa: S311 - no secret depends on it
        self._view = PlayerView(seat)
        self._answer: _Answer | None = None
        table.attach(seat, self._hear)

    @property
    def due_ms(self) -> int | None:
        """When :meth:`act` has to be called next."""
        return None if self._answer is None else self._answer.due_ms

    def act(self, now_ms: int) -> None:
        """Answer, if the pause is over."""
        answer = self._answer
        if answer is None or now_ms < answer.due_ms:
            return
        self._answer = None
        action = self._decide()
        reason = self._table.submit(self._seat, answer.prompt_id, action, now_ms)
        if reason is not None:
            raise RuntimeError(f"the bot of seat {self._seat} chose {action}: {reason}")

    def _decide(self) -> Action:
        return self._bot.decide(self._view, self._thoughts).action

    def _hear(self, envelope: Envelope) -> None:
        rested = self._view.trick_over
        self._view = fold(self._view, envelope.event)
        match envelope.event:
            case PromptOpened(prompt):
                pause = self._timing.bot_pause(self._pauses, leading_new_trick=prompt.leading and rested)
                self._answer = _Answer(prompt.id, envelope.at_ms + pause)
            case PromptClosed():
                self._answer = None
            case ClockStarted(started, length) if self._answer is not None and length is not None:
                self._answer.due_ms = min(self._answer.due_ms, started + length // 2)
            case _:
                pass


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
