"""Questions over the table: bid, double, show; each with a ring, its default, answers and keys."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QGridLayout, QSizePolicy, QWidget

from engine.actions import Prompt, PromptKind
from engine.ruleset import Variant
from liudou_gui.model.keymap import Command
from liudou_gui.model.strings import silence_means
from liudou_gui.model.table_model import TableModel
from liudou_gui.model.words import translate
from liudou_gui.widgets.controls import ButtonKind, CountdownRing, KeyButton, label
from liudou_gui.widgets.sheet import draw_sheet
from liudou_gui.widgets.styles import set_role_sizes

HIGHEST_BID = 3
_BIDS = (Command.BID_PASS, Command.BID_1, Command.BID_2, Command.BID_3)


def put(
    grid: QGridLayout, widget: QWidget, row: int, col: int, wide: int = 1, *, centred: bool = False
) -> None:
    """Put a widget that is in *grid* already elsewhere in it.

    Its item is taken out first: Python keeps what it knows of items, and where Qt alone deletes one, what is
    made next at the same place of the memory is taken for it.
    """
    at = grid.indexOf(widget)
    if at >= 0:
        grid.takeAt(at)
    grid.addWidget(widget, row, col, 1, wide)
    if centred:
        grid.setAlignment(widget, Qt.AlignmentFlag.AlignCenter)


class PromptCard(QWidget):
    """A question on a sheet of paper: ring, question, one line of consequence, answers below."""

    WIDTH = 430
    LEAST = 0.5
    """Smaller it is not drawn: its words are not."""

    def __init__(self, table: TableModel, prompt: Prompt, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.table, self.prompt = table, prompt
        self.setObjectName(f"prompt_{prompt.kind.value}")
        self.ring = CountdownRing()
        self.question = label("question", wrap=True)
        self.consequence = label("second", wrap=True)
        self.silence = label("second", wrap=True)
        self.answers: list[KeyButton] = []

    def lay_out(self) -> None:
        """Put the parts in place: the usual card with a row of answers."""
        grid = QGridLayout(self)
        grid.addWidget(self.ring, 0, 0, 3, 1, Qt.AlignmentFlag.AlignTop)
        grid.addWidget(self.question, 0, 1)
        grid.addWidget(self.consequence, 1, 1)
        grid.addWidget(self.silence, 2, 1)
        row = QGridLayout()
        for place, button in enumerate(self.answers):
            button.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
            row.addWidget(button, 0, place)
        grid.addLayout(row, 3, 0, 1, 2)
        grid.setColumnStretch(1, 1)
        self._grid, self._row, self._columns = grid, row, len(self.answers)

    def set_scale(self, k: float, widest: int | None = None) -> None:
        """Draw everything at *k*, *widest* pixels wide at most."""
        set_role_sizes(self, k)
        self.ring.set_scale(k)
        for button in self.answers:
            button.set_scale(k)
        margin = round(20 * k)
        self._grid.setContentsMargins(margin, margin, margin, margin)
        self._grid.setHorizontalSpacing(round(14 * k))
        self._grid.setVerticalSpacing(round(6 * k))
        self._row.setContentsMargins(0, round(8 * k), 0, 0)
        self._row.setSpacing(round(10 * k))
        wide = round(self.WIDTH * k)
        self.set_width(k, wide if widest is None else min(wide, widest))

    def set_width(self, k: float, wide: int) -> None:
        """Be so many pixels wide, with the answers in as many rows as that takes."""
        room = wide - 2 * round(20 * k)
        columns = len(self.answers)
        most = max((button.sizeHint().width() for button in self.answers), default=0)
        while columns > 1 and columns * most + (columns - 1) * self._row.spacing() > room:
            columns = (columns + 1) // 2
        if columns != self._columns:
            self._columns = columns
            for place, button in enumerate(self.answers):
                put(self._row, button, place // columns, place % columns)
        self.setFixedWidth(wide)

    def retranslate(self) -> None:
        """Set all texts."""

    def tick(self) -> None:
        """Show the time that is left."""
        self.ring.set_time(self.table.fraction_left(), self.table.seconds_left())

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the sheet."""
        draw_sheet(self, 18)

    def announce(self) -> None:
        """Name the card for screen readers."""
        self.setAccessibleName(
            f"{self.question.text()} {self.consequence.text()} {self.silence.text()}".strip()
        )


class BidCard(PromptCard):
    """Pass, 1, 2 or 3; too low ones are disabled (H3, N1)."""

    WIDTH = 520

    def __init__(self, table: TableModel, prompt: Prompt, parent: QWidget | None = None) -> None:
        super().__init__(table, prompt, parent)
        for value in range(HIGHEST_BID + 1):
            button = KeyButton(f"bid_{value}", _BIDS[value])
            button.setEnabled(value == 0 or value > prompt.above)
            button.clicked.connect(lambda _checked, value=value: table.bid(prompt.id, value))
            self.answers.append(button)
        self.lay_out()
        self.retranslate()

    def retranslate(self) -> None:
        """Set all texts."""
        hidden = self.table.view.ruleset.variant is Variant.HIDDEN
        if hidden:
            self.question.setText(translate("Prompts", "Bid to be a landlord"))
        else:
            self.question.setText(translate("Prompts", "Bid for great landlord"))
        bids = [(seat, value) for seat, value in self.table.view.bids if value]
        if bids:
            seat, value = bids[-1]
            text = translate("Prompts", "{name} said {value}. Higher, or pass. 3 ends it.")
            text = text.format(name=self.table.view.names[seat], value=value)
        else:
            text = translate("Prompts", "Nobody has bid yet. 3 ends it.")
        if hidden:
            text = translate("Prompts", "{text} Your bid is the stake S.").format(text=text)
        self.consequence.setText(text)
        self.silence.setText(silence_means(PromptKind.BID))
        self.answers[0].set_label(translate("Bids", "Pass"), translate("Bids", "No bid"))
        for value in range(1, HIGHEST_BID + 1):
            spoken = translate("Prompts", "Bid {value}").format(value=value)
            self.answers[value].set_label(spoken, spoken)
        self.announce()


class YesNoCard(PromptCard):
    """Double, or lay one's cards open; or not (H5, F4)."""

    def __init__(self, table: TableModel, prompt: Prompt, parent: QWidget | None = None) -> None:
        super().__init__(table, prompt, parent)
        doubling = prompt.kind is PromptKind.DOUBLE
        answer = table.double if doubling else table.show_hand
        no = KeyButton("answer_no", Command.ANSWER_NO)
        wish = Command.ANSWER_DOUBLE if doubling else Command.ANSWER_SHOW
        yes = KeyButton("answer_yes", wish, kind=ButtonKind.PRIMARY)
        no.clicked.connect(lambda: answer(prompt.id, yes=False))
        yes.clicked.connect(lambda: answer(prompt.id, yes=True))
        self.answers = [no, yes]
        self.lay_out()
        self.retranslate()

    def retranslate(self) -> None:
        """Set all texts."""
        if self.prompt.kind is PromptKind.DOUBLE:
            self.question.setText(translate("Prompts", "Double?"))
            self.consequence.setText(
                translate("Prompts", "Every double adds 1 to N. All six decide at the same time.")
            )
            no, yes = translate("Prompts", "Don’t double"), translate("Prompts", "Double")
        else:
            by = 9 if self.table.view.solo else 3
            self.question.setText(translate("Prompts", "Lay your cards open?"))
            self.consequence.setText(
                translate("Prompts", "N + {by}. Everybody sees your cards for the rest of the deal.").format(
                    by=by
                )
            )
            no, yes = translate("Prompts", "Keep closed"), translate("Prompts", "Show to all")
        self.silence.setText(silence_means(self.prompt.kind))
        self.answers[0].set_label(no)
        self.answers[1].set_label(yes)
        self.announce()
