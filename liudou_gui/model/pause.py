"""Waiting at the usual pace before something is answered for the player."""

from __future__ import annotations

from random import Random

from PySide6.QtCore import QObject, QTimer, Signal

from liudou_gui.model.table_model import TableModel

LEAST_MS, MOST_MS = 700, 1_500
"""An answer comes at the pace of any other seat's; the pause is drawn before anything is thought (T1)."""


class Pause(QObject):
    """Waits once for each prompt; *over* with the prompt's number when it may be answered."""

    over = Signal(int)

    def __init__(self, table: TableModel, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._table = table
        self._rng = Random()  # noqa: S311 - a pause is no secret
        self.pace = (LEAST_MS, MOST_MS)
        self._prompt: int | None = None
        self._clock = QTimer(self)
        self._clock.setSingleShot(True)
        self._clock.timeout.connect(self._end)

    def begin(self, prompt_id: int) -> None:
        """Wait before *prompt_id* is answered, at most half of the time that is left; once for each."""
        if prompt_id == self._prompt:
            return
        self._prompt = prompt_id
        pause, left = self._rng.randint(*self.pace), self._table.left_ms()
        self._clock.start(pause if left is None else min(pause, left // 2))

    def stop(self) -> None:
        """Wait no longer."""
        self._clock.stop()
        self._prompt = None

    def _end(self) -> None:
        prompt = self._table.prompt
        if prompt is not None and prompt.id == self._prompt:
            self.over.emit(prompt.id)
