"""The lessons: one for each game, played on the table itself."""

from __future__ import annotations

from engine.ruleset import Variant
from liudou_gui.model.lessons import hidden, two_camps, two_four
from liudou_gui.model.lessons.base import Lesson

LESSONS: dict[Variant, Lesson] = {
    lesson.variant: lesson for lesson in (hidden.LESSON, two_four.LESSON, two_camps.LESSON)
}
"""Each game's lesson."""
