"""Tables of lessons: what a lesson means for a session."""

from __future__ import annotations

from engine.bots.rule_bot import RuleBot
from liudou_gui.app.local_table import bot_names
from liudou_gui.model.lessons.base import Lesson
from liudou_gui.model.settings import SettingsStore, own_name
from liudou_gui.session.base import Guided
from liudou_gui.session.lesson import LessonSession


class LessonTables:
    """Opens the table of a lesson, with the name in *store* and bots in the other seats."""

    def __init__(self, store: SettingsStore) -> None:
        self._store = store

    def open(self, lesson: Lesson) -> Guided:
        """Return the table, not started yet; nothing of it is recorded or kept."""
        name = own_name(self._store.settings)
        return LessonSession(lesson.deal, lesson.script, (name, *bot_names(name)), RuleBot)
