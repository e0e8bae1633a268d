"""What the bot would have played, beside a replay: one line, and marks where somebody did otherwise."""

from __future__ import annotations

from PySide6.QtCore import QObject, QRect, QTimer

from liudou_gui.model.review import Review, Reviewed
from liudou_gui.model.review_strings import bot_text, closed_texts, failed_texts, played_text, void_texts
from liudou_gui.model.table_model import TableModel
from liudou_gui.session.base import Replay
from liudou_gui.widgets.replay_bar import ReplayBar
from liudou_gui.widgets.verdict_pill import Sign, VerdictPill

_PAUSE_MS = 5
"""Between two decisions that are judged, so that the window stays quick."""


class ReplayReview(QObject):
    """Follows *bar* while its box is ticked; *line* is put in place by the page."""

    def __init__(self, replay: Replay, table: TableModel, bar: ReplayBar) -> None:
        super().__init__(bar)
        self._replay, self._table, self._bar = replay, table, bar
        self._person = replay.viewer
        self._review: Review | None = None
        self._room = QRect(0, 0, 400, 30)
        self.line = VerdictPill(bar.parentWidget())
        self.line.setObjectName("replay_review_line")
        self.line.hide()
        self._clock = QTimer(self)
        self._clock.setInterval(_PAUSE_MS)
        self._clock.timeout.connect(self._judge_one)
        bar.review.toggled.connect(self._switch)
        bar.shown.connect(self.refresh)

    @property
    def on(self) -> bool:
        """Whether decisions are reviewed."""
        return self._bar.review.isChecked()

    def stop(self) -> None:
        """Judge no further."""
        self._clock.stop()

    def place(self, room: QRect, k: float) -> None:
        """Lay the line into *room*, at its left, as wide as its words."""
        self._room = room
        self.line.set_scale(k, room.height())
        self.refresh()

    def refresh(self) -> None:
        """Follow the replay."""
        if not self.on or self._review is None:
            self.line.hide()
            return
        self._say(self._review)
        self.line.setVisible(bool(self.line.text))
        wide = min(self.line.sizeHint().width(), self._room.width())
        self.line.setGeometry(self._room.x(), self._room.y(), wide, self.line.height())
        self.line.raise_()
        self._show_marks(self._review)
        if self._bar.isVisible():
            self._clock.start()

    def _switch(self, on: bool) -> None:
        if on and self._review is None:
            self._review = Review(self._replay)
        if not on:
            self.stop()
            self._bar.slider.set_notes(())
            self._bar.slider.setAccessibleDescription(self._bar.line.accessibleName())
        self.refresh()

    def _say(self, review: Review) -> None:
        position = self._replay.position
        found = review.at(position)
        if found is not None:
            self._say_found(found)
        elif review.failed(position):
            self.line.show_verdict(Sign.INFO, *failed_texts())
        elif not review.has_plays:
            self.line.show_verdict(Sign.INFO, *void_texts())
        elif 0 < position <= self._replay.length and not review.sees(position) and self._acted(position):
            self.line.show_verdict(Sign.INFO, *closed_texts())
        else:
            self.line.show_verdict(Sign.NONE, "", "")

    def _acted(self, position: int) -> bool:
        return self._replay.turns()[position - 1] is not None

    def _say_found(self, found: Reviewed) -> None:
        names = self._table.view.names
        main = played_text(found, names, you=found.seat == self._person)
        rest = more = bot_text(found, names, len(found.best.facts))
        for most in range(len(found.best.facts), 0, -1):
            rest = bot_text(found, names, most)
            if self.line.width_for(main, rest) <= self._room.width():
                break
        self.line.show_verdict(Sign.CAUTION if found.differs else Sign.GOOD, main, rest, more)
        told = " · ".join((self._bar.line.accessibleName(), self.line.accessibleName()))
        self._bar.slider.setAccessibleDescription(told)

    def _show_marks(self, review: Review) -> None:
        self._bar.slider.set_notes(review.differing())

    def _judge_one(self) -> None:
        """Judge the next decision, in slices: each is a matter of milliseconds."""
        review = self._review
        step = None if review is None or not self._bar.isVisible() else review.waiting()
        if review is None or step is None:
            self.stop()
            return
        review.at(step)
        self._show_marks(review)
