"""What a table sounds like: events, choices and the last seconds, as far as somebody is there to hear."""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from engine.view import Phase
from engine.visible import (
    BidMade,
    DealStarted,
    DoublesShown,
    Envelope,
    LeadPassed,
    Passed,
    Played,
    ShowsShown,
    SlotClosed,
)
from liudou_gui.model.auto_play import AutoPlay
from liudou_gui.model.selection import Selection
from liudou_gui.model.settings import Settings
from liudou_gui.model.sound_events import Sound, sound_of
from liudou_gui.model.table_model import TableModel
from liudou_gui.widgets.replay_bar import ReplayBar
from liudou_gui.widgets.sound import Sounds

FRESH_MS = 2_000
"""What happened longer ago, in table time, is told but not heard."""

LAST_SECONDS = 5

_Moves = BidMade | DoublesShown | LeadPassed | Passed | Played | ShowsShown | SlotClosed


class TableSounds(QObject):
    """Lets *sounds* play what is heard at *page*, unless it is hidden or its window is minimised."""

    def __init__(
        self,
        sounds: Sounds,
        table: TableModel,
        selection: Selection,
        auto: AutoPlay,
        replay_bar: ReplayBar | None,
        page: QWidget,
    ) -> None:
        super().__init__(page)
        self._sounds, self._table, self._page = sounds, table, page
        self._selection, self._auto, self._replay_bar = selection, auto, replay_bar
        self._waiting: list[Sound] = []
        self._dealt_ms = -1
        self._told_again = False
        self._second: int | None = None
        self._chosen = selection.cards
        table.event_seen.connect(self._heard)
        table.view_changed.connect(self._play_waiting)
        table.refused.connect(lambda _reason: self._play(Sound.REFUSED))
        selection.changed.connect(self._choice_changed)

    def use_settings(self, settings: Settings) -> None:
        """Follow the settings."""
        self._sounds.set_volume(settings.sound)
        self._sounds.set_muted(settings.muted)

    def tick(self) -> None:
        """Tick once in each of the last seconds of the own play; called several times a second."""
        view = self._table.view
        own = view.phase is Phase.PLAYING and self._table.prompt is not None and not self._auto.on
        second = self._table.seconds_left() if own else None
        if second == self._second:
            return
        self._second = second
        if second is not None and 1 <= second <= LAST_SECONDS:
            self._play(Sound.LAST_SECONDS)

    def _heard(self, envelope: Envelope) -> None:
        sound = sound_of(envelope.event, self._table.view)
        if self._replay_bar is not None:
            if self._replay_bar.stepping and sound not in (None, Sound.YOUR_TURN):
                self._waiting.append(sound)
            return
        self._note_time(envelope)
        if self._told_again or self._table.age_ms(envelope) > FRESH_MS:
            return
        if sound is not None and not (sound is Sound.YOUR_TURN and self._auto.on):
            self._waiting.append(sound)

    def _note_time(self, envelope: Envelope) -> None:
        """Notice when a deal is told again: its moves bear the time of its dealing then.

        What the table does by itself right after the dealing is no move; moves of a running deal take time.
        """
        if isinstance(envelope.event, DealStarted):
            self._dealt_ms, self._told_again = envelope.at_ms, False
        elif envelope.at_ms > self._dealt_ms:
            self._told_again = False
        elif isinstance(envelope.event, _Moves):
            self._told_again = True
            self._waiting.clear()

    def _play_waiting(self) -> None:
        waiting, self._waiting = self._waiting, []
        for sound in waiting:
            self._play(sound)

    def _choice_changed(self) -> None:
        before, self._chosen = self._chosen, self._selection.cards
        if self._chosen and self._chosen != before and not self._auto.on:
            self._play(Sound.SELECT)

    def _play(self, sound: Sound) -> None:
        if self._page.isVisible() and not self._page.window().isMinimized():
            self._sounds.play(sound)
