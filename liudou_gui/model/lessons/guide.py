"""Leads through a lesson: which step it is, what it waits for, and which answers it lets through."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from PySide6.QtCore import QObject, QTimer, Signal

from engine.actions import Action, Pass, Play
from engine.ruleset import SEATS
from engine.view import Phase
from liudou_gui.model.lessons.base import (
    Answered,
    Asked,
    Chosen,
    Ended,
    Hinted,
    Lesson,
    Moment,
    Opened,
    ReadOn,
    Step,
    is_answer,
    ranks_of,
)
from liudou_gui.model.table_model import TableModel
from liudou_gui.model.words import translate
from liudou_gui.session.base import Guided

_ACT_MS = 40


class Guide(QObject):
    """Where a lesson stands. *changed* with each step and each word about a wrong answer."""

    changed = Signal()
    learned = Signal()
    """The guided part is over: the rest of the deal is free."""

    over = Signal()
    """There is nothing more to say."""

    def __init__(self, lesson: Lesson, session: Guided, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.lesson, self._session = lesson, session
        self._steps = lesson.steps()
        self._place = 0
        self._moment: Moment | None = None
        self.nudge = ""
        """What is said of an answer that was not let through; empty after the next right one."""
        session.hold(self._holds)

    @property
    def step(self) -> Step:
        """The present step."""
        return self._steps[self._place]

    @property
    def place(self) -> int:
        """The present step's place among all, from 0."""
        return self._place

    @property
    def number(self) -> int:
        """How far the lesson is, from 1: steps at which only others act do not count."""
        return max(1, _counted(self._steps[: self._place + 1]))

    @property
    def count(self) -> int:
        """What :attr:`number` comes to in the end."""
        return _counted(self._steps)

    @property
    def free(self) -> bool:
        """Whether the player does as they like by now."""
        return any(isinstance(step.wait, Ended) for step in self._steps[: self._place + 1])

    @property
    def reads_on(self) -> bool:
        """Whether :meth:`read_on` leads on."""
        return isinstance(self.step.wait, ReadOn)

    @property
    def last(self) -> bool:
        """Whether this is the last step."""
        return self._place == len(self._steps) - 1

    @property
    def text(self) -> str:
        """What the present step says, with the names of this table."""
        names = [""] * SEATS if self._moment is None else self._moment.view.names
        return self.step.text.format(**{f"p{seat}": name for seat, name in enumerate(names)})

    @property
    def _holds(self) -> bool:
        return not isinstance(self.step.wait, Asked | Answered | Ended)

    def retranslate(self) -> None:
        """Say everything in the present language."""
        self._steps = self.lesson.steps()
        self.nudge = ""
        self.changed.emit()

    def read_on(self) -> None:
        """Go to the next step, if this one waits for nothing else; after the last the lesson is over."""
        if not self.reads_on:
            return
        if self.last:
            self.over.emit()
        else:
            self._go_on()

    def follow(self, moment: Moment) -> None:
        """Look whether what the step waits for has come."""
        self._moment = moment
        if moment.view.phase is Phase.OVER and not self.free:
            self._skip_to_end()
        elif self._come(moment):
            self._go_on()

    def _come(self, moment: Moment) -> bool:
        match self.step.wait:
            case ReadOn() | Answered():
                return False
            case Asked():
                return moment.prompt is not None
            case Chosen(ranks):
                return ranks_of(moment.chosen) == ranks
            case Hinted():
                return moment.hinted
            case Opened(tab):
                return moment.tab == tab
            case Ended():
                return moment.view.phase is Phase.OVER
            case _:
                assert_never(self.step.wait)

    def _skip_to_end(self) -> None:
        """Go on after the free part: the deal has ended before it."""
        ends = next(place for place, step in enumerate(self._steps) if isinstance(step.wait, Ended))
        self._place = ends
        self._go_on()

    def _go_on(self) -> None:
        before = self.free
        self._place += 1
        self.nudge = ""
        if self.free and not before:
            self.learned.emit()
        self.changed.emit()
        self._session.hold(self._holds)

    # -- answers -----------------------------------------------------------------------------

    def lets(self, action: Action) -> bool:
        """Whether *action* may go to the table; if not, :attr:`nudge` says what to do instead."""
        wait = self.step.wait
        if self.free or (isinstance(wait, Answered) and is_answer(action, wait.answer)):
            return True
        self.nudge = self.step.nudge or self._usual_nudge(action)
        self.changed.emit()
        return False

    def _usual_nudge(self, action: Action) -> str:
        if self.reads_on:
            return translate("Lesson", "One moment: read this first, then choose Next.")
        if isinstance(action, Pass):
            return translate("Lesson", "You may pass here, but the lesson has something better in mind.")
        if isinstance(action, Play):
            return translate(
                "Lesson", "That is allowed too, but keep those cards: the lesson has a use for them."
            )
        return translate("Lesson", "That is allowed too. For this lesson choose as said above.")

    def answered(self, action: Action) -> None:
        """Go on: *action* was let through and sent."""
        if isinstance(self.step.wait, Answered) and is_answer(action, self.step.wait.answer):
            self._go_on()
        else:
            self._session.hold(self._holds)


def _counted(steps: Sequence[Step]) -> int:
    return sum(not isinstance(step.wait, Asked) for step in steps)


class LessonTable(TableModel):
    """A table whose guide looks at each answer before it is sent."""

    def __init__(self, session: Guided, guide: Guide, parent: QObject | None = None) -> None:
        super().__init__(session, parent)
        self._guide, self._lesson = guide, session
        self._pulse = QTimer(self)
        self._pulse.setInterval(_ACT_MS)
        self._pulse.timeout.connect(session.act)

    def start(self) -> None:
        """Begin to listen, and let the table's time pass."""
        super().start()
        self._pulse.start()

    def close(self) -> None:
        """Leave the table."""
        self._pulse.stop()
        super().close()

    def submit(self, prompt_id: int, action: Action) -> bool:
        """Answer the prompt if the guide lets the answer through; return whether it was sent."""
        prompt = self.prompt
        if prompt is None or prompt.id != prompt_id or not self._guide.lets(action):
            return False
        self._lesson.hold(True)  # what the answer leads to may need a word first
        sent = super().submit(prompt_id, action)
        self._guide.answered(action)
        return sent
