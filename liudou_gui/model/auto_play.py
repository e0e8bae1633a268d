"""Auto-play: a bot answers for the player until they take over again, or the deal is over.

It begins by itself after two time-outs.
"""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from PySide6.QtCore import QElapsedTimer, QObject, Signal

from engine.actions import PromptKind
from engine.visible import DealStarted, Envelope, PromptClosed
from liudou_gui.model.pause import Pause
from liudou_gui.model.table_model import TableModel

if TYPE_CHECKING:
    from engine.bots.base import Bot

TIMEOUTS = 2
"""So many turns to play in a row without an answer, and somebody seems to have gone."""
PATIENCE_MS = 1_000
"""A question that was open for less was never seen: it is part of a story that is told again."""


class AutoPlay(QObject):
    """Answers the own prompts of a table while it is *on*."""

    changed = Signal()
    """It was turned on or off."""

    took_over = Signal()
    """It turned itself on: the player has let the time run out twice."""

    def __init__(self, table: TableModel, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._table = table
        self._bot: Bot | None = None
        self._rng = Random()  # noqa: S311 - what a bot draws by lot is no secret
        self.on = False
        self._by_itself = False
        self._deal = 0
        self._missed = 0
        self.pause = Pause(table, self)
        self.pause.over.connect(self._answer)
        self.patience_ms = PATIENCE_MS
        self._seen: int | None = None
        self._seen_play = False
        self._open_for = QElapsedTimer()
        table.view_changed.connect(self._follow)
        table.event_seen.connect(self._hear)
        table.answered.connect(self._was_answered)

    def set_on(self, on: bool) -> None:
        """Turn it on, or give the seat back to the player."""
        self._missed = 0
        if on == self.on:
            return
        self.on, self._by_itself, self._deal = on, False, self._table.view.number
        if not on:
            self.stop()
        self.changed.emit()
        self._follow()

    def toggle(self) -> None:
        """Turn it on or off."""
        self.set_on(not self.on)

    def player_is_here(self) -> None:
        """Give the seat back if it was taken only because nobody answered."""
        if self._by_itself:
            self.set_on(False)

    def stop(self) -> None:
        """End the running pause."""
        self.pause.stop()

    def _follow(self) -> None:
        prompt = self._table.prompt
        if prompt is not None and prompt.id != self._seen:
            self._seen, self._seen_play = prompt.id, prompt.kind is PromptKind.PLAY
            self._open_for.start()
        if not self.on or prompt is None:
            self.stop()
        else:
            self.pause.begin(prompt.id)

    def _answer(self, prompt_id: int) -> None:
        if self.on:
            decision = self._player().decide(self._table.view, self._rng)
            self._table.submit(prompt_id, decision.action)

    def _player(self) -> Bot:
        """Return the bot; it is imported when it is needed for the first time."""
        if self._bot is None:
            from engine.bots.rule_bot import RuleBot

            self._bot = RuleBot()
        return self._bot

    def _was_answered(self, _prompt_id: int) -> None:
        self._missed = 0

    def _hear(self, envelope: Envelope) -> None:
        match envelope.event:
            case PromptClosed(prompt_id) if self._table.last_answered != prompt_id:
                if prompt_id != self._seen or self._open_for.elapsed() < self.patience_ms:
                    return
                if not self._seen_play:
                    return  # a question before play says itself what no answer means: that is an answer
                self._missed += 1
                if self._missed >= TIMEOUTS and not self.on:
                    self.set_on(True)
                    self._by_itself = True
                    self.took_over.emit()
            case DealStarted():
                self._seen = None
                self.stop()
                if self._deal != self._table.view.number:  # else it is only told again
                    self.set_on(False)
            case _:
                pass
