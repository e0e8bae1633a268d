"""Pass, Hint, Play, and above them what the chosen cards are or why they may not be played."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRect, Qt, Signal
from PySide6.QtWidgets import QWidget

from engine.actions import PromptKind
from engine.bots.hints import Hint
from engine.combos import Combination
from engine.reasons import Reason
from engine.view import Phase
from liudou_gui.model.auto_play import AutoPlay
from liudou_gui.model.hint_strings import caution_text, hint_text
from liudou_gui.model.keymap import Command
from liudou_gui.model.reason_strings import reason_sentence, reason_text
from liudou_gui.model.selection import Selection
from liudou_gui.model.strings import combination_detail, combination_text
from liudou_gui.model.table_model import TableModel
from liudou_gui.model.turn import HintState, Turn
from liudou_gui.model.why_strings import why_text
from liudou_gui.model.words import translate
from liudou_gui.widgets.controls import ButtonKind, KeyButton
from liudou_gui.widgets.verdict_pill import Sign, VerdictPill


class ActionBar(QWidget):
    """The verdict and three buttons; what was pressed before the turn changed does nothing."""

    left = Signal()
    """The button with the focus came to rest: the keyboard is the hand's, not of what stands next to it."""

    def __init__(
        self,
        table: TableModel,
        selection: Selection,
        turn: Turn,
        auto: AutoPlay,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setObjectName("action_bar")
        self._table, self._selection, self._turn, self._auto = table, selection, turn, auto
        self._armed: int | None = None
        self.verdict = VerdictPill()
        self.pass_button = KeyButton("pass", Command.PASS)
        self.hint_button = KeyButton("hint", Command.HINT)
        self.play_button = KeyButton("play", Command.PLAY, kind=ButtonKind.PRIMARY)
        self.take_back_button = KeyButton("take_back", kind=ButtonKind.PRIMARY)
        self.buttons = (self.pass_button, self.hint_button, self.play_button)
        for button in (*self.buttons, self.take_back_button):
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a click leaves the keyboard to the hand
        self.pass_button.pressed.connect(self.arm)
        self.play_button.pressed.connect(self.arm)
        self.pass_button.clicked.connect(lambda: turn.pass_trick(self._armed))
        self.hint_button.clicked.connect(turn.next_hint)
        self.play_button.clicked.connect(self.play)
        self.take_back_button.clicked.connect(lambda: auto.set_on(False))
        for part in (self.verdict, *self.buttons, self.take_back_button):
            part.setParent(self)
        self._k, self._compact = 1.0, False
        self._row = QRect(0, 34, 400, 44)
        self._line = QRect(0, 0, 400, 30)
        table.view_changed.connect(self.refresh)
        selection.changed.connect(self.refresh)
        for signal in (turn.changed, turn.question_changed, auto.changed):
            signal.connect(self.refresh)
        self.retranslate()

    def arrange(self, line: QRect, row: QRect, k: float, *, compact: bool = False) -> None:
        """Put the verdict in the middle of *line* and the buttons of *row*; *compact* without key caps.

        They have none either where *row* is too narrow for them.
        """
        self._line, self._row, self._k, self._compact = line, row, k, compact
        self.verdict.set_scale(k, line.height() - 1)
        for button, least in zip(self.buttons, (88, 88, 112) if compact else (112, 112, 152), strict=True):
            button.set_scale(k, least)
        self.take_back_button.set_scale(k, 200)
        self.refresh()  # there may be room for more words, or for fewer

    def _place(self) -> None:
        gap = round(12 * self._k)
        buttons = (self.take_back_button,) if self._auto.on else self.buttons
        for capped in (False,) if self._compact else (True, False):
            for button in buttons:
                button.show_cap(capped)
            sizes = [button.sizeHint() for button in buttons]
            wide = sum(size.width() for size in sizes) + gap * (len(sizes) - 1)
            if wide <= self._row.width() + 2:  # each is rounded
                break
        x = self._row.x() + (self._row.width() - wide) // 2
        if self._compact:
            x = self._row.right() - wide
        for button, size in zip(buttons, sizes, strict=True):
            button.setGeometry(x, self._row.y(), size.width(), size.height())
            x += size.width() + gap
        pill = min(self.verdict.sizeHint().width(), self._line.width())
        left = self._line.x() + (self._line.width() - pill) // 2
        top = self._line.y() + (self._line.height() - self.verdict.height()) // 2
        self.verdict.setGeometry(left, top, pill, self.verdict.height())

    def retranslate(self) -> None:
        """Set all texts."""
        self.pass_button.set_label(translate("Actions", "Pass"))
        self.hint_button.set_label(translate("Actions", "Hint"))
        self.take_back_button.set_label(translate("Actions", "Play myself"))
        self.refresh()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def refresh(self) -> None:
        """Follow the turn and the choice."""
        prompt = self._table.prompt
        asked = prompt is not None and prompt.kind is PromptKind.PLAY
        held = next((one for one in (*self.buttons, self.take_back_button) if one.hasFocus()), None)
        for button in self.buttons:
            button.setVisible(not self._auto.on)
        self.take_back_button.setVisible(self._auto.on)
        self.pass_button.setEnabled(prompt is not None and asked and not prompt.leading)
        self.hint_button.setEnabled((prompt is None or asked) and self._table.view.phase is Phase.PLAYING)
        question = self._turn.question
        plain = question is not None and question.is_plain
        self.play_button.setEnabled(self._selection.playable and (question is None or plain))
        self.play_button.set_label(
            translate("Actions", "Really play") if plain else translate("Actions", "Play")
        )
        if held is not None and (held.isHidden() or not held.isEnabled()):
            self.left.emit()
        self._show_verdict(asked)
        self._place()

    def _show_verdict(self, asked: bool) -> None:
        view, found = self._table.view, self._selection.verdict
        if view.phase is Phase.OVER:
            self.verdict.show_verdict(Sign.NONE, "", "")
        elif self._auto.on:
            self.verdict.show_verdict(
                Sign.INFO, translate("Actions", "Auto-play"), translate("Actions", "a bot plays for you")
            )
        elif found is None:
            self._show_nothing_chosen(asked)
        elif isinstance(found, Reason):
            self.verdict.show_verdict(Sign.BAD, reason_sentence(found), found.rule)
        else:
            self._show_combination(found, asked)

    def _show_nothing_chosen(self, asked: bool) -> None:
        if self._turn.hint_state is HintState.NOTHING or (asked and self._turn.nothing_beats):
            rest = ""
            if asked and self._turn.settings.auto_pass:
                rest = translate("Actions", "you pass in a moment")
            elif asked:
                rest = translate("Actions", "you can only pass")
            self.verdict.show_verdict(Sign.INFO, translate("Actions", "Nothing of yours beats this"), rest)
        else:
            self.verdict.show_verdict(Sign.NONE, "", "")

    def _show_combination(self, found: Combination, asked: bool) -> None:
        view, hint = self._table.view, self._turn.hint
        cautions = self._turn.cautions
        if hint is not None:
            self._show_hint(hint)
        elif cautions:
            self.verdict.show_verdict(
                Sign.CAUTION, combination_text(found), " · ".join(map(caution_text, cautions))
            )
        else:
            rest = ""
            if not asked:
                rest = translate("Actions", "not your turn yet")
            elif view.to_beat is not None:
                rest = self._beats(found, view.to_beat)
            self.verdict.show_verdict(Sign.GOOD, combination_text(found), rest)

    def _show_hint(self, hint: Hint) -> None:
        """Say what the hint is and why: as many reasons as there is room for, all of them when asked."""
        cautions = self._turn.cautions
        number, count = self._turn.hint_number
        place = translate("Actions", "hint {number} of {count}").format(number=number, count=count)
        why, names = self._turn.why, self._table.view.names
        most = len(why)
        shapes = [(place, shown) for shown in range(most, 0, -1)]
        if shapes:
            shapes.append((f"{number} / {count}", 1))
        shapes.append((place, 0))
        main, rest = hint_text(hint), ""
        for where, shown in shapes:
            words = self._why(why_text(why, names, shown), number)
            rest = " · ".join(filter(None, [*map(caution_text, cautions), where, words]))
            if self.verdict.width_for(main, rest) <= self._line.width():
                break
        sign = Sign.CAUTION if cautions else Sign.INFO
        self.verdict.show_verdict(sign, main, rest, self._why(why_text(why, names), number))

    def _why(self, why: str, number: int) -> str:
        if number > 1 or not self._turn.better_pass:
            return why
        if not why:
            return translate("Actions", "better pass")
        return translate("Actions", "better pass: {why}").format(why=why)

    @staticmethod
    def _beats(found: Combination, old: Combination) -> str:
        if found.type is old.type:
            return translate("Actions", "beats {what}").format(what=combination_detail(old))
        return translate("Actions", "beats {what}").format(what=combination_text(old))

    def arm(self) -> None:
        """Note the prompt at which a press began."""
        prompt = self._table.prompt
        self._armed = None if prompt is None else prompt.id

    def play(self) -> None:
        """Play at the prompt at which the press began."""
        self._turn.play(self._armed)


def refusal_text(reason: Reason) -> str:
    """Return what a notice says when the table has refused an answer."""
    return translate("Actions", "Refused: {why}").format(why=reason_text(reason))
