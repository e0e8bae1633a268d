"""The end of a deal: who won, why so many points, the running scores, and all hands."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from engine.view import PlayerView
from liudou_gui.model.keymap import Command
from liudou_gui.model.result_strings import end_sentence, void_sentence, winners_word
from liudou_gui.model.strings import variant_name
from liudou_gui.model.words import translate
from liudou_gui.widgets.controls import ButtonKind, KeyButton, label
from liudou_gui.widgets.result_parts import HandsSheet, ScoresSheet, SidesSheet, WhySheet
from liudou_gui.widgets.styles import color, page_sheet, set_role_sizes

_NARROW = 880
"""Below so many units the three columns stand under each other."""


class ResultPage(QWidget):
    """A sheet over the table; *next_deal*, *watch* and *leave* are wishes.

    A *replayed* deal has no next one and is being watched already.
    """

    next_deal = Signal()
    watch = Signal()
    leave = Signal()

    def __init__(
        self, view: PlayerView, scale: float, parent: QWidget | None = None, *, replayed: bool = False
    ) -> None:
        super().__init__(parent)
        self.setObjectName("result_page")
        self._view, self._u = view, scale
        self._heading, self._sentence = label("title", wrap=True), label("body", wrap=True)
        self._gain = label("strong", wrap=True)
        self._sides, self._why, self._scores = SidesSheet(), WhySheet(), ScoresSheet()
        self._hands, self._seed = HandsSheet(), label("second", wrap=True)
        self._seed.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.leave_button = KeyButton("leave_table")
        self.next_button = KeyButton("next_deal", Command.PLAY, kind=ButtonKind.PRIMARY)
        self.watch_button = KeyButton("watch_deal")
        for button in (self.next_button, self.watch_button) if replayed else ():
            button.hide()
        self._replayed = replayed
        self.leave_button.clicked.connect(self.leave)
        self.watch_button.clicked.connect(self.watch)
        self.next_button.clicked.connect(self._wish)
        self._columns = QGridLayout()
        self._across = 0
        self._arrange()
        self.retranslate()
        self.set_scale(scale)

    def _arrange(self) -> None:
        inside = QWidget()
        inside.setObjectName("result_inside")
        column = QVBoxLayout(inside)
        for widget in (self._heading, self._sentence, self._gain):
            column.addWidget(widget)
        column.addLayout(self._columns)
        column.addWidget(self._hands)
        column.addWidget(self._seed)
        column.addStretch()
        self._column = column
        self._scroll = scroll = QScrollArea()
        scroll.setObjectName("result_scroll")
        scroll.setWidgetResizable(True)
        scroll.setFrameShape(QFrame.Shape.NoFrame)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll.setWidget(inside)
        self._foot = QHBoxLayout()
        self._foot.addWidget(self.leave_button)
        self._foot.addStretch()
        self._foot.addWidget(self.watch_button)
        self._foot.addWidget(self.next_button)
        outer = QVBoxLayout(self)
        outer.addWidget(scroll)
        outer.addLayout(self._foot)
        self._outer = outer
        self._fit()

    def set_view(self, view: PlayerView) -> None:
        """Show a later view of the same end, such as with the new running scores."""
        self._view = view
        self.retranslate()

    def retranslate(self) -> None:
        """Set all texts."""
        view, result = self._view, self._view.result
        game = translate("Result", "{game}, deal {number}").format(
            game=variant_name(view.ruleset.variant), number=view.number
        )
        self._scroll.setAccessibleName(game)
        if result is None:
            self._heading.setText(translate("Result", "This deal is void"))
            self._sentence.setText(void_sentence(view.voided.cause) if view.voided is not None else "")
            self._gain.setText("")
        else:
            self._heading.setText(winners_word(view, result))
            self._sentence.setText(end_sentence(view, result))
            self._gain.setText(self._own_points(result.scores))
        self._gain.setVisible(bool(self._gain.text()))
        for part in (self._sides, self._why):
            part.setVisible(result is not None)
        for sheet in (self._sides, self._why, self._scores, self._hands):
            sheet.show_view(view)
        self._hands.setVisible(view.opened is not None)
        seed = "" if view.opened is None else view.opened.seed.hex()
        self._seed.setText(
            f"{game}\n" + translate("Result", "Seed of the pack: {seed}").format(seed=_breakable(seed))
            if seed
            else game
        )
        leave = translate("Result", "Back") if self._replayed else translate("Result", "Leave the table")
        self.leave_button.set_label(leave)
        self.watch_button.set_label(translate("Result", "Watch it again"))
        self.next_button.set_label(translate("Result", "Next deal"))
        self.setAccessibleName(f"{self._heading.text()} {self._sentence.text()}")
        self.set_scale(self._u)

    def _own_points(self, scores: tuple[int, ...]) -> str:
        if self._view.viewer is None:
            return ""
        own = scores[self._view.viewer]
        text = (
            translate("Result", "You win {points}.") if own > 0 else translate("Result", "You lose {points}.")
        )
        return text.format(points=abs(own))

    def set_scale(self, u: float) -> None:
        """Draw at *u*."""
        self._u = u
        self.setStyleSheet(page_sheet(u))
        for sheet in (self._sides, self._why, self._scores, self._hands):
            sheet.set_scale(u)
        set_role_sizes(self, u)
        margin = round(20 * u)
        self._outer.setContentsMargins(margin, round(12 * u), margin, round(12 * u))
        self._column.setSpacing(round(8 * u))
        self._columns.setSpacing(round(16 * u))
        for button in (self.leave_button, self.watch_button):
            button.set_scale(u)
        self.next_button.set_scale(u, 220)
        self._fit()

    def _fit(self) -> None:
        across = 3 if self.width() >= _NARROW * self._u else 1
        if across == self._across:
            return
        self._across = across
        sheets = (self._sides, self._why, self._scores)
        for place, sheet in enumerate(sheets):
            self._columns.addWidget(sheet, place // across, place % across)
        for col, stretch in enumerate((10, 12, 10)):
            self._columns.setColumnStretch(col, stretch if col < across else 0)

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
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(color("panel"))
        painter.setPen(QPen(color("line"), 1.5))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 20, 20)

    def _wish(self) -> None:
        self.next_button.setEnabled(False)
        self.next_deal.emit()


def _breakable(seed: str) -> str:
    """Group a long seed so that it may wrap."""
    return " ".join(seed[place : place + 8] for place in range(0, len(seed), 8))
