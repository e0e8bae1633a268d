"""Tells what happens at the table: to screen readers, and aloud where that is wished."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QWidget

from engine.visible import Envelope
from liudou_gui.model.announcer import Announcer
from liudou_gui.model.speech import SystemVoice, Voice
from liudou_gui.model.table_model import TableModel
from liudou_gui.session.base import Replay
from liudou_gui.widgets.rows import shared_faces


class Announcements(QObject):
    """Follows a table; each time the view has settled, what is new is one announcement.

    Of a *replay* only single steps forward are told: not a jump, and not another seat's eyes.
    """

    said = Signal(str)
    """What screen readers were told."""

    def __init__(self, table: TableModel, page: QWidget, replay: Replay | None = None) -> None:
        super().__init__(page)
        self._table, self._page, self._replay = table, page, replay
        self._position: int | None = None
        self._announcer = Announcer() if replay is None else Announcer(catch_up_ms=-1)
        self.always = False
        """Whether to tell although no screen reader listens."""
        self.aloud = False
        """Whether *voice* says what everybody at the table knows."""
        self.voice: Voice = SystemVoice(self)
        table.event_seen.connect(self._hear)
        table.view_changed.connect(self._tell)

    def set_aloud(self, aloud: bool) -> None:
        """Let the system's voice speak, or not."""
        if self.aloud and not aloud:
            self.voice.stop()
        self.aloud = aloud

    def stop(self) -> None:
        """Say no more."""
        self.always = False
        self.set_aloud(False)

    def _hear(self, envelope: Envelope) -> None:
        if self._wanted():
            self._announcer.hear(envelope, self._table.view)

    def _wanted(self) -> bool:
        return self.always or self.aloud or QAccessible.isActive()

    def _tell(self) -> None:
        if self._replay is not None:
            before, self._position = self._position, self._replay.position
            if before is None or self._position != before + 1:
                self._announcer.forget()
        told = self._announcer.take(self._table.view)
        if told.aloud and self.aloud:
            self.voice.say(told.aloud, shared_faces().language)
        if told.full and (self.always or QAccessible.isActive()):
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self._page, told.full))
            self.said.emit(told.full)
