"""Auto-play: a bot answers for the player until they take over again; by itself after two time-outs."""

from __future__ import annotations

from random import Random

from PySide6.QtCore import QElapsedTimer, QObject, QTimer, Signal

from engine.bots.rule_bot import RuleBot
from engine.visible import DealStarted, Envelope, PromptClosed
from liudou_gui.model.table_model import TableModel

TIMEOUTS = 2
"""So many unanswered questions in a row, and somebody seems to have gone."""
PATIENCE_MS = 1_000
"""A question that was open for less was never seen: it is part of a story that is told again."""
LEAST_MS, MOST_MS = 700, 1_500
"""An answer comes at the pace of any other seat's; the pause is drawn before anything is thought (T1)."""


class AutoPlay(QObject):
    """Answers the own prompts of a table while it is *on*."""

    changed = Signal()
    """It was turned on or off."""

    took_over = Signal()
    """It turned itself on: the player has let the time run out twice."""

    def __init__(self, table: TableModel, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._table = table
        self._bot = RuleBot()
        self._rng = Random()  # noqa: S311 - a pause is no secret
        self.on = False
        self._missed = 0
        self._prompt: int | None = None
        self.pace = (LEAST_MS, MOST_MS)
        self.patience_ms = PATIENCE_MS
        self._seen: int | None = None
        self._open_for = QElapsedTimer()
        self._clock = QTimer(self)
        self._clock.setSingleShot(True)
        self._clock.timeout.connect(self._answer)
        table.view_changed.connect(self._follow)
        table.event_seen.connect(self._hear)
        table.answered.connect(self._was_answered)

    def set_on(self, on: bool) -> None:
        """Turn it on, or give the seat back to the player."""
        self._missed = 0
        if on == self.on:
            return
        self.on = on
        if not on:
            self.stop()
        self.changed.emit()
        self._follow()

    def toggle(self) -> None:
        """Turn it on or off."""
        self.set_on(not self.on)

    def stop(self) -> None:
        """End the running pause."""
        self._clock.stop()
        self._prompt = None

    def _follow(self) -> None:
        prompt = self._table.prompt
        if prompt is not None and prompt.id != self._seen:
            self._seen = prompt.id
            self._open_for.start()
        if not self.on or prompt is None:
            self.stop()
        elif prompt.id != self._prompt:
            self._prompt = prompt.id
            self._clock.start(pause_ms(self._rng, self._table, self.pace))

    def _answer(self) -> None:
        prompt = self._table.prompt
        if self.on and prompt is not None and prompt.id == self._prompt:
            decision = self._bot.decide(self._table.view, self._rng)
            self._table.submit(prompt.id, decision.action)

    def _was_answered(self, _prompt_id: int) -> None:
        self._missed = 0

    def _hear(self, envelope: Envelope) -> None:
        match envelope.event:
            case PromptClosed(prompt_id) if self._table.last_answered != prompt_id:
                if prompt_id != self._seen or self._open_for.elapsed() < self.patience_ms:
                    return
                self._missed += 1
                if self._missed >= TIMEOUTS and not self.on:
                    self.set_on(True)
                    self.took_over.emit()
            case DealStarted():
                self._prompt = self._seen = None
            case _:
                pass


def pause_ms(rng: Random, table: TableModel, pace: tuple[int, int]) -> int:
    """Return how long an automatic answer waits: the usual pace, at most half of the time that is left."""
    pause = rng.randint(*pace)
    left = table.left_ms()
    return pause if left is None else min(pause, left // 2)
