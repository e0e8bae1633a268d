"""The end of a deal: who won, why so many points, the evening so far; and all hands."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from engine.view import PlayerView
from liudou_gui.model.keymap import Command
from liudou_gui.model.score_sheet import Evening, evening_of
from liudou_gui.model.strings import variant_name
from liudou_gui.model.words import translate
from liudou_gui.widgets.controls import ButtonKind, KeyButton, Segments, label
from liudou_gui.widgets.flow import FlowLayout
from liudou_gui.widgets.result_columns import EveningColumn, OutcomeColumn, WhyColumn
from liudou_gui.widgets.result_parts import HandsSheet, scale_parts
from liudou_gui.widgets.sheet import draw_sheet
from liudou_gui.widgets.styles import page_sheet, set_role_sizes

_EDGE = 20
_THREE, _TWO = 880, 620
"""From so many units of width on, three columns or two stand beside each other."""

RESULT, HANDS = "result", "hands"
"""The parts of the page."""


class ResultPage(QWidget):
    """A sheet over the table; *next_deal*, *watch* and *leave* are wishes.

    A *replayed* deal has no next one and is being watched already; that of a *lesson* has none either,
    is not kept, and was not made from a seed. *evening* has the deals before;
    without it only this one is known.
    """

    next_deal = Signal()
    watch = Signal()
    leave = Signal()

    def __init__(
        self,
        view: PlayerView,
        scale: float,
        parent: QWidget | None = None,
        *,
        replayed: bool = False,
        lesson: bool = False,
        evening: Evening | None = None,
    ) -> None:
        super().__init__(parent)
        self.setObjectName("result_page")
        self._view, self._u = view, scale
        self._evening = evening if evening is not None else evening_of(view)
        self._outcome, self._why, self._scores = OutcomeColumn(), WhyColumn(), EveningColumn()
        self._hands, self._seed = HandsSheet(), label("second", wrap=True)
        self._seed.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.parts = Segments("result_part", (RESULT, HANDS), self.show_part)
        self.leave_button = KeyButton("leave_table")
        self.next_button = KeyButton("next_deal", Command.PLAY, kind=ButtonKind.PRIMARY)
        self.watch_button = KeyButton("watch_deal")
        for button in (self.next_button, self.watch_button) if replayed or lesson else ():
            button.hide()
        self._replayed, self._lesson = replayed, lesson
        self.leave_button.clicked.connect(self.leave)
        self.watch_button.clicked.connect(self.watch)
        self.next_button.clicked.connect(self._wish)
        self._across = self._below = 0
        self._arrange()
        self.retranslate()
        self.show_part(RESULT)

    def _arrange(self) -> None:
        self._result_part, self._hands_part = QWidget(), QWidget()
        self._result_part.setObjectName("result_columns")
        self._hands_part.setObjectName("result_hands")
        self._columns = QGridLayout(self._result_part)
        self._columns.setContentsMargins(0, 0, 0, 0)
        hands = QVBoxLayout(self._hands_part)
        hands.setContentsMargins(0, 0, 0, 0)
        hands.addWidget(self._hands)
        hands.addWidget(self._seed)
        inside = QWidget()
        inside.setObjectName("result_inside")
        self._column = QVBoxLayout(inside)
        self._column.addWidget(self._result_part)
        self._column.addWidget(self._hands_part)
        self._column.addStretch()
        self._scroll = QScrollArea()
        self._scroll.setObjectName("result_scroll")
        self._scroll.setWidgetResizable(True)
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)
        self._scroll.setWidget(inside)
        self._tools = QWidget()
        self._tools.setObjectName("result_tools")
        self._tools_row, self._foot = FlowLayout(), QHBoxLayout()
        self._tools.setLayout(self._tools_row)
        self._tools_row.addWidget(self.leave_button)
        self._tools_row.addWidget(self.parts)
        self._foot.addWidget(self._tools, 1)
        self._foot.addWidget(self.watch_button)
        self._foot.addWidget(self.next_button)
        self._outer = QVBoxLayout(self)
        self._outer.addWidget(self._scroll, 1)
        self._outer.addLayout(self._foot)
        self._fit()  # gives the columns their parent before anything is shown

    def set_view(self, view: PlayerView, evening: Evening | None = None) -> None:
        """Show a later view of the same end, such as with the new running scores."""
        self._view = view
        self._evening = evening if evening is not None else evening_of(view)
        self.retranslate()

    def add_line(self, line: QWidget) -> None:
        """Show something more over the buttons."""
        self._outer.insertWidget(1, line)

    def keep_free(self, px: int) -> None:
        """Leave so many pixels free below the buttons, where something else stands."""
        self._below = px
        self._set_margins()

    def _set_margins(self) -> None:
        margin = round(_EDGE * self._u)
        low = round(12 * self._u) + self._below
        self._outer.setContentsMargins(margin, round(14 * self._u), margin, low)

    def show_part(self, part: str) -> None:
        """Show ``result`` or ``hands``."""
        self.parts.set_choice(part)
        self._result_part.setVisible(part == RESULT)
        self._hands_part.setVisible(part == HANDS)
        self._scroll.verticalScrollBar().setValue(0)

    def retranslate(self) -> None:
        """Set all texts."""
        view = self._view
        self._outcome.show_view(view)
        self._why.show_view(view)
        self._why.setVisible(view.result is not None)
        self._scores.show_evening(view, self._evening)
        self._hands.show_view(view)
        game = translate("Result", "{game}, deal {number}").format(
            game=variant_name(view.ruleset.variant), number=view.number
        )
        self._scroll.setAccessibleName(game)
        if view.opened is not None and not self._lesson:
            seed = translate("Result", "Seed of the pack: {seed}")
            game = f"{game}\n{seed.format(seed=_breakable(view.opened.seed.hex()))}"
        self._seed.setText(game)
        self.parts.setVisible(view.opened is not None)
        self.parts.set_texts([translate("Result", "Result"), translate("Result", "All hands")])
        leave = translate("Result", "Leave the table")
        if self._replayed:
            leave = translate("Result", "Show the table")
        self.leave_button.set_label(leave)
        self.watch_button.set_label(translate("Result", "Watch it again"))
        self.next_button.set_label(translate("Result", "Next deal"))
        self.setAccessibleName(f"{self._outcome.heading.text()} {self._outcome.sentence.text()}")
        self.set_scale(self._u)

    def set_scale(self, u: float) -> None:
        """Draw at *u*."""
        self._u = u
        self.setStyleSheet(page_sheet(u))
        self._across = 0
        self._fit()
        for column in (self._outcome, self._why, self._scores):
            column.set_scale(u)
        self._hands.set_scale(u)
        scale_parts(self._hands, u)
        set_role_sizes(self, u)
        self._set_margins()
        self._outer.setSpacing(round(8 * u))
        self._column.setContentsMargins(0, 0, round(4 * u), 0)
        self._columns.setSpacing(round(18 * u))
        for layout in (self._foot, self._tools_row):
            layout.setSpacing(round(8 * u))
        for button in (self.leave_button, self.watch_button):
            button.set_scale(u)

    def _fit(self) -> None:
        wide = self.width()
        across = 3 if wide >= _THREE * self._u else 2 if wide >= _TWO * self._u else 1
        if across == self._across:
            return
        self._across = across
        room = (wide - 2 * round(_EDGE * self._u)) / self._u
        self.next_button.set_scale(self._u, max(0.0, min(220.0, room)))
        for place, column in enumerate((self._outcome, self._why, self._scores)):
            whole = across == 2 and place == 2  # the third of two columns takes both
            self._columns.addWidget(column, place // across, place % across, 1, 2 if whole else 1)
            column.set_ruled(place % across > 0)
        for col, stretch in enumerate((10, 12, 10)):
            self._columns.setColumnStretch(col, stretch if col < across else 0)
        if across > 1:
            self._foot.insertWidget(0, self._tools, 1)
            self._foot.insertWidget(1, self.watch_button)
        else:  # where room is short, only what is wanted next stays below the scrolling part
            self._tools_row.addWidget(self.watch_button)
            self._column.addWidget(self._tools)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Use the width."""
        super().resizeEvent(event)
        self._fit()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the sheet."""
        draw_sheet(self, 20)

    def _wish(self) -> None:
        self.next_button.setEnabled(False)
        self.next_deal.emit()


def _breakable(seed: str) -> str:
    """Group a long seed so that it may wrap."""
    return " ".join(seed[place : place + 8] for place in range(0, len(seed), 8))
