"""The page of a table: bar, felt with seats and plays, own panel, buttons, hand; questions on top."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QEvent, QObject, QRect, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import QWidget

from engine.cards import Card
from engine.reasons import Reason
from engine.view import Phase, PlayerView
from liudou_gui.model.auto_play import AutoPlay
from liudou_gui.model.desk import Desk
from liudou_gui.model.hint_strings import group_text
from liudou_gui.model.keymap import RANK_COMMANDS, Command, Keymap, Scope, scope
from liudou_gui.model.selection import Selection
from liudou_gui.model.settings import HandStyle, SettingsStore
from liudou_gui.model.strings import hand_card_name
from liudou_gui.model.table_model import TableModel
from liudou_gui.model.turn import Turn
from liudou_gui.model.words import translate
from liudou_gui.session.base import Replay
from liudou_gui.widgets.action_bar import ActionBar, refusal_text
from liudou_gui.widgets.cards_sheet import CardsSheet
from liudou_gui.widgets.drawer import Drawer
from liudou_gui.widgets.felt import draw_lit_side, felt_pixmap
from liudou_gui.widgets.geometry import Layout, Rect, Shape, layout
from liudou_gui.widgets.hand_tools import HandTools
from liudou_gui.widgets.hand_view import HandView
from liudou_gui.widgets.keys import CommandKeys, keymap, use_keymap
from liudou_gui.widgets.marks import marks_of
from liudou_gui.widgets.notices import Notices
from liudou_gui.widgets.prompt_layer import PromptLayer
from liudou_gui.widgets.question_card import QuestionCard
from liudou_gui.widgets.replay_bar import HIGH as REPLAY_BAR_HIGH
from liudou_gui.widgets.replay_bar import ReplayBar
from liudou_gui.widgets.result_page import ResultPage
from liudou_gui.widgets.rows import shared_faces
from liudou_gui.widgets.styles import color
from liudou_gui.widgets.table_bar import TableBar
from liudou_gui.widgets.table_view import TableView, bottom_groups

_TICK_MS = 100
_SHADE = 0.5
GLOW = 14
"""The own panel's glow reaches so many units into the hand's zone."""


class TablePage(QWidget):
    """Everything of one table; it shows the model and sends wishes to it."""

    leave = Signal()
    leave_at_once = Signal()
    settings = Signal()
    rules = Signal()
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
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setObjectName("table_page")
        self._table, self._store = table, store
        self._u = store.settings.scale / 100
        self._places: Layout = layout(1366, 768, self._u)
        self._felt: QPixmap | None = None
        self.desk = desk if desk is not None else Desk(None, self)
        self.selection = Selection(table, self.desk, self)
        self.turn = Turn(table, self.selection, self)
        self.auto = AutoPlay(table, self)
        self.bar = TableBar(self)
        self.view = TableView(table, self, desk=self.desk)
        self.hand = HandView(shared_faces(), namer=hand_card_name, parent=self)
        self.hand.setObjectName("hand")
        self.hand.meaning = self.selection.meant
        self.action_bar = ActionBar(table, self.selection, self.turn, self.auto, self)
        self.tools = HandTools(self)
        self.prompts = PromptLayer(table, self)
        self.question = QuestionCard(self.turn, self)
        self.drawer = Drawer(table, self.desk, self)
        self.notices = Notices(self)
        self.result: ResultPage | None = None
        self.sheet = CardsSheet(self)
        self.replay_bar = None if replay is None else ReplayBar(replay, table, self)
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
        self.view.open_hand_wished.connect(self.bar.open_hands_button.toggle)
        self.view.viewport().installEventFilter(self)
        for wish, signal in (
            (self.bar.rules, self.rules),
            (self.bar.settings, self.settings),
            (self.bar.leave, self.leave),
        ):
            wish.connect(signal)
        self.turn.question_changed.connect(self._show_question)
        self.auto.changed.connect(self._auto_changed)
        self.auto.took_over.connect(self._say_took_over)
        self._table.view_changed.connect(self.refresh)
        self._table.refused.connect(self._refused)

    def stop(self) -> None:
        """End all clocks and write what is laid out."""
        self._clock.stop()
        if self.replay_bar is not None:
            self.replay_bar.stop()
        self.prompts.stop()
        self.turn.stop()
        self.auto.stop()
        self.desk.write()
        self.notices.clear()

    # -- keys --------------------------------------------------------------------------------

    def _commands(self) -> dict[Command, Callable[[], None]]:
        commands: dict[Command, Callable[[], None]] = {
            command: partial(self.selection.press_rank, rank) for command, rank in RANK_COMMANDS.items()
        }
        commands[Command.CLEAR] = self._clear
        commands[Command.KEYS] = self.keys.emit
        return commands

    def _clear(self) -> None:
        """Go back by one: from a question, from cards on demand, from the chosen cards, from the drawer."""
        if self.turn.question is not None:
            self.turn.answer(play=False)
        elif not self.sheet.isHidden():
            self.bar.close_sheets()
        elif self.selection.cards:
            self.selection.clear()
        elif self.drawer.tab is not None:
            self.drawer.show_tab(None)

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
        self.view.refresh()
        taken = [key for c in Command if scope(c) is Scope.QUESTION for key in keymap().keys(c)]
        self._keys.block(taken if asking else ())
        self._show_hand()
        self._show_sheet()
        self._show_result(view)
        if self.drawer.tab is not None:
            self.drawer.refresh()
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
        if self.result is None:
            self.drawer.show_tab(None)
            self.result = ResultPage(view, self._u, self)
            self.result.next_deal.connect(self._table.next_deal)
            self.result.watch.connect(self.watch)
            self.result.leave.connect(self.leave_at_once)
            self._place_result()
            self.result.show()
            self.result.next_button.setFocus()
        else:
            self.result.set_view(view)

    def _show_replayed_result(self, view: PlayerView) -> None:
        """Show how a replayed deal ended over the table; the bar below it stays at hand."""
        if view.phase is Phase.OVER and self.result is None:
            self.result = ResultPage(view, self._u, self, replayed=True)
            self.result.leave.connect(self.leave_at_once)
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

    def _refused(self, reason: Reason) -> None:
        self.notices.say(refusal_text(reason))

    def _tick(self) -> None:
        self.view.tick()

    # -- the hand ----------------------------------------------------------------------------

    def _change_count(self, place: int, by: int) -> None:
        column = self.selection.order.column_of(place)
        rank = self.selection.order.cards[place].rank
        self.selection.change_count(rank, by, range(column.first, column.end))

    def _group_clicked(self, place: int) -> None:
        """Choose a group; a second click plays it."""
        self.action_bar.arm()
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
        use_keymap(Keymap(settings.keys))
        if (settings.hand is HandStyle.STACKS) != self.hand.stacked:
            self.hand.set_stacked(settings.hand is HandStyle.STACKS)
            self._place()
        if settings.scale / 100 != self._u:
            self.set_scale(settings.scale / 100)
        self._show_hand()
        self.action_bar.refresh()

    # -- places ------------------------------------------------------------------------------

    _shown_open: tuple[int, ...] = ()

    def _open_seats(self, view: PlayerView) -> tuple[int, ...]:
        return tuple(
            self.view.relative(seat)
            for seat, cards in enumerate(view.open_hands)
            if cards is not None and seat != view.viewer
        )

    def set_scale(self, user_scale: float) -> None:
        """Draw at the user's scale."""
        self._u = user_scale
        self.notices.set_scale(user_scale)
        if self.result is not None:
            self.result.set_scale(user_scale)
        self._place()
        self._show_sheet()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put everything in place anew."""
        super().resizeEvent(event)
        self._place()

    def _drawer_changed(self, tab: str) -> None:
        self.bar.show_tab(tab or None)
        self._place()
        if not tab:
            self.hand.setFocus()

    def _place(self) -> None:
        if self.width() < 2 or self.height() < 2:
            return
        self._shown_open = self._open_seats(self._table.view)
        places = layout(
            self.width(),
            self.height(),
            self._u,
            stacks=self.hand.stacked,
            drawer=self.drawer.tab is not None,
            open_seats=self._shown_open,
        )
        self._places, self._felt = places, None
        k = places.k
        _put(self.bar, places.bar)
        self.bar.set_scale(k)
        top = Rect(0, places.table.y, places.table.w, places.hand.y + GLOW * k - places.table.y)
        _put(self.view, top)
        self.view.set_layout(places)
        _put(self.hand, places.hand)
        self.hand.set_scale(k, portrait=places.shape is Shape.PORTRAIT)
        self._place_actions(places)
        self._place_replay_bar(places)
        tools = places.tools
        self.tools.place(QRect(round(tools.x), round(tools.y), round(tools.w), round(tools.h)), k)
        table = places.table
        beside = places.panels[5].right if places.shape is not Shape.PORTRAIT else 0.0
        top_panel = places.panels[3]
        first, last = top_panel.bottom + 6 * k, places.verdict.bottom - 2 * k
        if places.shape is Shape.LARGE:
            last = places.strip.y
        self.prompts.set_area(beside, first, table.w - 2 * beside, last - first, k)
        self._place_question()
        if places.drawer is not None:
            _put(self.drawer, places.drawer)
            self.drawer.set_scale(k)
            self.drawer.raise_()
        self.notices.place()
        self._place_result()
        self.update()

    def _place_question(self) -> None:
        table, k = self._places.table, self._places.k
        self.question.set_scale(k)
        self.question.place(table.x, table.y, table.w, table.h)

    def _place_actions(self, places: Layout) -> None:
        """Let the action bar cover verdict and buttons, but never the own panel or the tools."""
        k, verdict, buttons = places.k, places.verdict, places.buttons
        compact = places.shape is Shape.LARGE
        left = min(verdict.x, buttons.x) if compact else 0.0
        if places.shape is Shape.WIDE:
            left = places.own_panel.right + 8 * k
        right = max(verdict.right, buttons.right)
        top = min(verdict.y, buttons.y)
        whole = Rect(left, top, right - left, buttons.bottom + 2 * k - top)
        _put(self.action_bar, whole)
        line = QRect(0, round(verdict.y - top), round(whole.w), round(verdict.h))
        if compact:
            line.setWidth(round(verdict.w))
        row = QRect(round(buttons.x - left), round(buttons.y - top), round(buttons.w), round(buttons.h))
        if places.shape is Shape.WIDE:
            shift = round(places.table.w / 2 - left)  # the verdict stands over the buttons
            half = min(shift, line.width() - shift)
            line = QRect(shift - half, line.y(), 2 * half, line.height())
        self.action_bar.arrange(line, row, k, compact=compact)
        self.tools.raise_()

    def _place_replay_bar(self, places: Layout) -> None:
        if self.replay_bar is None:
            return
        k, strip, own = places.k, places.strip, places.own_panel
        high = REPLAY_BAR_HIGH * k
        left, top = own.right + 8 * k, strip.bottom - high
        if places.shape is Shape.PORTRAIT:
            left, top = 0.0, own.bottom
        self.replay_bar.set_scale(k)
        _put(self.replay_bar, Rect(left, top, strip.right - left - 8 * k, high))
        self.replay_bar.raise_()

    def _place_result(self) -> None:
        if self.result is None:
            return
        top, bottom = round(self._places.bar.bottom), self.height()
        if self.replay_bar is not None:
            bottom = self.replay_bar.y()
        gap = round(min(24, self.width() * 0.02))
        self.result.setGeometry(gap, top + gap // 2, self.width() - 2 * gap, bottom - top - gap)
        self.result.raise_()

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

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw felt, mat, and the lit side of the seats to act."""
        dpr = self.devicePixelRatioF()
        if self._felt is None or self._felt.devicePixelRatio() != dpr:
            self._felt = felt_pixmap(self._places, dpr)
        painter = QPainter(self)
        painter.drawPixmap(0, 0, self._felt)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        acting = self._table.acting()
        if len(acting) == 1:
            draw_lit_side(painter, self._places, self.view.relative(min(acting)))
        if self.prompts.card is not None or not self.question.isHidden():
            veil = QColor(color("pill"))
            veil.setAlphaF(_SHADE)
            table = self._places.table
            painter.fillRect(QRectF(table.x, table.y, table.w, table.h), veil)


def _put(widget: QWidget, place: Rect) -> None:
    widget.setGeometry(round(place.x), round(place.y), round(place.w), round(place.h))
