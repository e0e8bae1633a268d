"""The page of a table: bar, felt with seats and plays, own panel, buttons, hand; questions on top."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QWidget

from engine.cards import Card
from engine.reasons import Reason
from engine.view import Phase, PlayerView
from liudou_gui.model.desk import Desk
from liudou_gui.model.hint_strings import group_text
from liudou_gui.model.keymap import RANK_COMMANDS, Command, Keymap, Scope, scope
from liudou_gui.model.score_sheet import Evening, ScoreSheet
from liudou_gui.model.settings import HandStyle, Motion, SettingsStore
from liudou_gui.model.surprises import Surprises
from liudou_gui.model.table_model import TableModel
from liudou_gui.model.table_strings import bottom_groups
from liudou_gui.model.words import translate
from liudou_gui.session.base import Replay
from liudou_gui.widgets.action_bar import refusal_text
from liudou_gui.widgets.keys import CommandKeys, keymap, use_keymap
from liudou_gui.widgets.marks import marks_of
from liudou_gui.widgets.motion import wished_motion
from liudou_gui.widgets.result_page import ResultPage
from liudou_gui.widgets.rows import shared_faces
from liudou_gui.widgets.sound import Sounds
from liudou_gui.widgets.table_frame import TableFrame
from liudou_gui.widgets.table_sounds import TableSounds

_TICK_MS = 100


class TablePage(TableFrame):
    """Everything of one table; it shows the model and sends wishes to it."""

    leave = Signal()
    leave_at_once = Signal()
    settings = Signal()
    rules = Signal(str)
    """The rule book is wished, at a clause if one is named."""

    keys = Signal()
    watch = Signal()
    """The deal that has just ended is to be shown again."""

    def __init__(
        self,
        table: TableModel,
        store: SettingsStore,
        desk: Desk | None = None,
        *,
        replay: Replay | None = None,
        sounds: Sounds | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(table, store, desk, replay=replay, parent=parent)
        sounds = sounds if sounds is not None else Sounds(())
        self.sounds = TableSounds(sounds, table, self.selection, self.auto, self.replay_bar, self)
        self.scores = None if replay is not None else ScoreSheet(table, self)
        self.bar.scores_button.setVisible(self.scores is not None)
        self._connect_hand()
        self._connect_rest()
        self._keys = CommandKeys(self, self._commands())
        self._clock = QTimer(self)
        self._clock.setInterval(_TICK_MS)
        self._clock.timeout.connect(self._tick)
        self.retranslate()
        self.use_settings()
        self.setFocusProxy(self.hand if self.replay_bar is None else self.replay_bar)
        for widget in (self.action_bar, self.tools):
            widget.setVisible(self.replay_bar is None)

    def _connect_hand(self) -> None:
        hand, selection = self.hand, self.selection
        hand.range_toggled.connect(selection.toggle_range)
        hand.rank_wished.connect(selection.take_rank)
        hand.count_changed.connect(self._change_count)
        hand.group_clicked.connect(self._group_clicked)
        hand.group_wished.connect(selection.move_to_group)
        self.action_bar.left.connect(hand.setFocus)
        hand.play_armed.connect(self.action_bar.arm)
        hand.play_wished.connect(self.action_bar.play)
        hand.cleared.connect(self._clear)
        selection.changed.connect(self._show_hand)
        selection.changed.connect(self.turn.choice_changed)
        self.tools.style_wished.connect(lambda style: self._change(hand=style))
        self.tools.sort_wished.connect(lambda sort: self._change(sort=sort))
        self.tools.arranged.connect(self.turn.arrange)
        self.tools.grouped.connect(selection.group_chosen)
        self.tools.auto_toggled.connect(self.auto.toggle)

    def _connect_rest(self) -> None:
        self.sheet.closed.connect(self.bar.close_sheets)
        self.bar.sheets_changed.connect(self._show_sheet)
        self.bar.tab_wished.connect(self.drawer.show_tab)
        self.drawer.tab_changed.connect(self._drawer_changed)
        self.view.stage.own_dealt.connect(self.hand.show_dealt)
        self.view.stage.n_raised.connect(lambda n: self.bar.count_up(n, self.view.stage.mover))
        self.view.open_hand_wished.connect(self.bar.open_hands_button.toggle)
        self.view.viewport().installEventFilter(self)
        self.bar.scores.connect(self.show_scores)
        for wish, signal in (
            (self.bar.settings, self.settings),
            (self.bar.leave, self.leave),
        ):
            wish.connect(signal)
        self.bar.rules.connect(self._wish_rules)
        self.action_bar.verdict.clicked.connect(self._wish_rules)
        self.turn.question_changed.connect(self._show_question)
        self.auto.changed.connect(self._auto_changed)
        self.auto.took_over.connect(self._say_took_over)
        if self.replay_bar is None:
            Surprises(self._table, self).said.connect(self.notices.say)
        self._table.view_changed.connect(self.refresh)
        self._table.refused.connect(self._refused)

    def stop(self) -> None:
        """End all clocks and write what is laid out."""
        self._clock.stop()
        self.view.stage.mover.finish()
        if self.replay_bar is not None:
            self.replay_bar.stop()
        if self.review is not None:
            self.review.stop()
        self.prompts.stop()
        self.turn.stop()
        self.auto.stop()
        self.announcements.stop()
        self.desk.write()
        self.notices.clear()

    # -- keys --------------------------------------------------------------------------------

    def _commands(self) -> dict[Command, Callable[[], None]]:
        commands: dict[Command, Callable[[], None]] = {
            command: partial(self.selection.press_rank, rank) for command, rank in RANK_COMMANDS.items()
        }
        commands[Command.CLEAR] = self._clear
        commands[Command.KEYS] = self.keys.emit
        commands[Command.MUTE] = self._switch_sound
        return commands

    def _switch_sound(self) -> None:
        muted = not self._store.settings.muted
        self._change(muted=muted)
        text = translate("Table", "Sound off") if muted else translate("Table", "Sound on")
        self.notices.say(text, about="sound")

    def _clear(self) -> None:
        """Go back by one: from a question, cards on demand, the chosen cards, the drawer, a warning."""
        if self.turn.question is not None:
            self.turn.answer(play=False)
        elif not self.sheet.isHidden():
            self.bar.close_sheets()
        elif self.selection.cards:
            self.selection.clear()
        elif self.drawer.tab is not None:
            self.drawer.show_tab(None)
        else:
            self.notices.send_away()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Give keys that nobody took to the hand: arrows, Space, plus and minus."""
        if self.replay_bar is not None:
            if not self.replay_bar.handle_key(event.key()):
                super().keyPressEvent(event)
        elif self.hand.isVisible() and not self.hand.hasFocus():
            self.hand.keyPressEvent(event)
        else:
            super().keyPressEvent(event)

    # -- what is shown -----------------------------------------------------------------------

    def refresh(self) -> None:
        """Follow the view."""
        view = self._table.view
        self.bar.show_view(view)
        if self._open_seats(view) != self._shown_open:
            self._place()
        asking = self.prompts.card is not None
        self.view.quiet_middle = asking or not self.question.isHidden()
        if view.phase is not Phase.OVER:
            self.view.show()  # after a result: a deal is only dealt where it is seen
        self.view.refresh()
        taken = [key for c in Command if scope(c) is Scope.QUESTION for key in keymap().keys(c)]
        self._keys.block(taken if asking else ())
        self._show_hand()
        self._show_sheet()
        self._show_result(view)
        if view.clock is not None and view.clock.length_ms is not None:
            self._clock.start()
        else:
            self._clock.stop()
        self.update()

    def _show_hand(self) -> None:
        view, order = self._table.view, self.selection.order
        marks = marks_of(view)
        if (order, marks, view.dead) != self._shown_hand:
            self._shown_hand = order, marks, view.dead
            rules = view.ruleset.combos
            heads = [group_text(cards, rules) for cards in self.selection.group_cards()]
            self.hand.set_order(order, heads, marks, view.dead)
        self.hand.set_selected(self.selection.cards)
        self.hand.set_interactive_pending(self._table.pending_cards)
        settings = self._store.settings
        self.tools.show_state(
            settings.hand, settings.sort, auto=self.auto.on, can_group=bool(self.selection.cards)
        )

    _shown_hand: object = None

    def _show_result(self, view: PlayerView) -> None:
        over = view.phase is Phase.OVER
        if self.replay_bar is not None:
            self._show_replayed_result(view)
            return
        for widget in (self.view, self.hand, self.action_bar, self.tools):
            widget.setVisible(not over)
        if not over:
            if self.result is not None:
                self.result.hide()
                self.result.deleteLater()
                self.result = None
                self.hand.setFocus()
            return
        view = self._table.result_view
        if self.result is None:
            self.drawer.show_tab(None)
            self.result = self._new_result(view)
            self.result.next_deal.connect(self.auto.player_is_here)
            self.result.next_deal.connect(self._table.next_deal)
            self.result.watch.connect(self.watch)
            self._place_result()
            self.result.show()
            self.result.next_button.setFocus()
        else:
            self.result.set_view(view, self._evening())

    def _new_result(self, view: PlayerView) -> ResultPage:
        made = ResultPage(view, self._u, self, evening=self._evening())
        made.leave.connect(self._leave_result)
        return made

    def _leave_result(self) -> None:
        self.leave_at_once.emit()

    def _show_replayed_result(self, view: PlayerView) -> None:
        """Show how a replayed deal ended over the table; the bar below it stays at hand."""
        if view.phase is Phase.OVER and self.result is None:
            self.result = ResultPage(view, self._u, self, replayed=True)
            self.result.leave.connect(self.result.hide)
            self._place_result()
            self.result.show()
        elif view.phase is Phase.OVER and self.result is not None:
            self.result.set_view(view)
        elif self.result is not None:
            self.result.hide()
            self.result.deleteLater()
            self.result = None

    def _show_sheet(self) -> None:
        view = self._table.view
        rows: list[tuple[str, tuple[Card, ...]]] = []
        if self.view.bottom_in_sheet != self.bar.bottom_button.isChecked():
            self.view.bottom_in_sheet = self.bar.bottom_button.isChecked()
            self.view.refresh()  # they would stick out behind the sheet
        if self.bar.bottom_button.isChecked():
            rows += bottom_groups(view)
        if self.bar.open_hands_button.isChecked():
            rows += [(view.names[seat], cards) for seat, cards in enumerate(view.open_hands) if cards]
        self.sheet.set_rows(rows if view.phase is not Phase.OVER else ())
        if rows:
            table = self._places.table
            self.sheet.place(table.x, table.y, table.w, table.h, self._places.k)
            self.sheet.raise_()
            self.action_bar.raise_()

    def _evening(self) -> Evening | None:
        return None if self.scores is None else self.scores.evening

    def show_scores(self) -> None:
        """Open the score sheet; a replay has none."""
        from liudou_gui.widgets.scores_dialog import ScoresDialog  # most deals end without it

        if self.scores is not None:
            ScoresDialog(self.scores, self._u, self).open()

    def _show_question(self) -> None:
        self.question.ask(self.turn.question)
        self._place_question()
        self.view.quiet_middle = self.prompts.card is not None or not self.question.isHidden()
        self.view.refresh()
        if self.question.isHidden():
            self.hand.setFocus()
        self.update()

    def _auto_changed(self) -> None:
        self.view.auto = self.auto.on
        self.refresh()
        self.action_bar.refresh()

    def _say_took_over(self) -> None:
        self.notices.say(
            translate("Actions", "You did not answer twice: a bot plays for you until you take over again.")
        )

    def _wish_rules(self) -> None:
        """Wish for the rule book, at the clause that forbids the chosen cards if one does."""
        found = self.selection.verdict
        self.rules.emit(found.rule if isinstance(found, Reason) else "")

    def _refused(self, reason: Reason) -> None:
        self.notices.say(refusal_text(reason))

    def _tick(self) -> None:
        self.view.tick()
        self.sounds.tick()

    # -- the hand ----------------------------------------------------------------------------

    def _change_count(self, place: int, by: int) -> None:
        column = self.selection.order.column_of(place)
        rank = self.selection.order.cards[place].rank
        self.selection.change_count(rank, by, range(column.first, column.end))

    def _group_clicked(self, place: int) -> None:
        """Choose a group; a second click plays it, at the prompt at which the press began."""
        if self.selection.choose_group(place):
            self.action_bar.play()

    def _change(self, **changes: object) -> None:
        self._store.change(**changes)
        self.use_settings()

    def use_settings(self) -> None:
        """Follow the settings."""
        settings = self._store.settings
        self.selection.smart = settings.smart_selection
        self.selection.set_sort(settings.sort, low_first=settings.low_first)
        self.turn.settings = settings
        self._use_motion(wished_motion(settings.motion))
        self.announcements.set_aloud(settings.spoken)
        use_keymap(Keymap(settings.keys))
        self.sounds.use_settings(settings)
        if (settings.hand is HandStyle.STACKS) != self.hand.stacked:
            self.hand.set_stacked(settings.hand is HandStyle.STACKS)
            self._place()
        if settings.scale / 100 != self._u:
            self.set_scale(settings.scale / 100)
        self._show_hand()
        self.action_bar.refresh()

    def _use_motion(self, level: Motion) -> None:
        mover = self.view.stage.mover
        if mover.level is not level:
            mover.finish()
            mover.level = level
        self.hand.reduce_motion = level is Motion.NONE

    def set_scale(self, user_scale: float) -> None:
        """Draw at the user's scale."""
        super().set_scale(user_scale)
        self._show_sheet()

    def _drawer_changed(self, tab: str) -> None:
        self.bar.show_tab(tab or None)
        self._place()
        if not tab:
            self.hand.setFocus()

    # -- events ------------------------------------------------------------------------------

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Clear the choice by a click on the bare felt."""
        if event.type() is QEvent.Type.MouseButtonRelease and isinstance(event, QMouseEvent):
            bare = self.view.itemAt(event.position().toPoint()) is None
            if bare and event.button() is Qt.MouseButton.LeftButton:
                self._clear()
        return super().eventFilter(watched, event)

    def retranslate(self) -> None:
        """Set all texts."""
        self.hand.setAccessibleName(translate("Table", "Your hand"))
        self.hand.set_faces(shared_faces())
        self._shown_hand = None
        self._show_hand()
        self.view.forget()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)
