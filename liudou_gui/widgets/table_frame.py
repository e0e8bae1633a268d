"""The parts of a table's page, and where they lie: bar, felt, own panel, buttons, hand, drawer."""

from __future__ import annotations

from PySide6.QtCore import QRect, QRectF
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPixmap, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QWidget

from engine.view import PlayerView
from liudou_gui.model.auto_play import AutoPlay
from liudou_gui.model.desk import Desk
from liudou_gui.model.selection import Selection
from liudou_gui.model.settings import USUAL_SCALE, SettingsStore
from liudou_gui.model.strings import hand_card_name
from liudou_gui.model.table_model import TableModel
from liudou_gui.model.turn import Turn
from liudou_gui.session.base import Replay
from liudou_gui.widgets.action_bar import ActionBar
from liudou_gui.widgets.announcements import Announcements
from liudou_gui.widgets.cards_sheet import CardsSheet
from liudou_gui.widgets.drawer import Drawer
from liudou_gui.widgets.felt import draw_lit_side, felt_pixmap
from liudou_gui.widgets.geometry import Layout, Rect, Shape, layout, shown_scale
from liudou_gui.widgets.hand_tools import HandTools
from liudou_gui.widgets.hand_view import HandView
from liudou_gui.widgets.notices import Notices
from liudou_gui.widgets.option_texts import scale_note
from liudou_gui.widgets.prompt_layer import PromptLayer
from liudou_gui.widgets.question_card import QuestionCard
from liudou_gui.widgets.replay_bar import HIGH as REPLAY_BAR_HIGH
from liudou_gui.widgets.replay_bar import ReplayBar
from liudou_gui.widgets.replay_review import ReplayReview
from liudou_gui.widgets.result_page import ResultPage
from liudou_gui.widgets.rows import shared_faces
from liudou_gui.widgets.styles import color
from liudou_gui.widgets.table_bar import TableBar
from liudou_gui.widgets.table_view import TableView

_SHADE = 0.5
_DRAWER = 292.0
_SAID = 34.0
"""What a seat bids is said so many units below its panel."""

_NEARLY = 0.97
"""A table is as large as wished if it is at least so much of it."""
_LOW_BAR = 0.9
"""How much smaller a replay's bar is in a high window, where the hand begins close below the own panel."""
GLOW = 14
"""The own panel's glow reaches so many units into the hand's zone."""


class TableFrame(QWidget):
    """Makes the parts of the page and puts them in place; what they do together is the page's."""

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
        self.view = TableView(table, self, desk=self.desk, replay=replay is not None)
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
        self.review = None
        if replay is not None and self.replay_bar is not None:
            self.review = ReplayReview(replay, table, self.replay_bar)
            self.replay_bar.review.toggled.connect(self._place_result)
        self.announcements = Announcements(table, self, replay)

    _shown_open: tuple[int, ...] = ()
    _told_scale = 0.0

    def _open_seats(self, view: PlayerView) -> tuple[int, ...]:
        return tuple(
            self.view.relative(seat)
            for seat, cards in enumerate(view.open_hands)
            if cards is not None and seat != view.viewer
        )

    def set_scale(self, user_scale: float) -> None:
        """Draw at the user's scale."""
        self._u = user_scale
        if self.result is not None:
            self.result.set_scale(user_scale)
        self._place()

    def scale_note(self) -> str:
        """Return why the table is smaller than the player wished; empty where it is not."""
        wished = round(100 * self._u)
        shown = round(100 * shown_scale(self.width(), self.height(), self._u, stacks=self.hand.stacked))
        return scale_note(wished, shown) if wished > USUAL_SCALE and shown < wished * _NEARLY else ""

    def _tell_scale(self) -> None:
        """Say once for each wish that it does not fit."""
        note = self.scale_note()
        if note and self._told_scale != self._u and self.isVisible() and self.result is None:
            self._told_scale = self._u
            self.notices.say(note, about="scale")
        elif not note:
            self._told_scale = 0.0
            self.notices.unsay("scale")

    def showEvent(self, event: QShowEvent) -> None:
        """Say if the table is smaller than wished."""
        super().showEvent(event)
        self._tell_scale()

    def restyle(self) -> None:
        """Draw everything in the colours that are in use now."""
        self._felt = None
        self.hand.set_faces(shared_faces())
        self.drawer.restyle()
        self.set_scale(self._u)
        self.view.forget()
        for widget in self.findChildren(QWidget):
            widget.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put everything in place anew."""
        super().resizeEvent(event)
        self._place()

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
            replay_bar=0.0 if self.replay_bar is None else REPLAY_BAR_HIGH,
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
        self._place_prompts(places)
        self._place_question()
        if places.drawer is not None:
            _put(self.drawer, places.drawer)
            self.drawer.set_scale(max(k, places.drawer.w / _DRAWER))
            self.drawer.raise_()
        self.notices.set_scale(k)
        aside = places.aside
        self.notices.place(QRect(round(aside.x), round(aside.y), round(aside.w), round(aside.h)))
        self._tell_scale()
        self._place_result()
        self.update()

    def _place_prompts(self, places: Layout) -> None:
        """Keep the seats, and what they said, free of questions."""
        k, table = places.k, places.table
        beside, first = places.panels[5].right, places.panels[3].bottom + 6 * k
        last = places.strip.y if places.shape is Shape.LARGE else places.verdict.bottom - 2 * k
        if places.shape is Shape.PORTRAIT:  # too narrow between the seats
            beside, first = 0.0, places.panels[5].bottom + _SAID * k
        room = (beside, first, table.w - 2 * beside, last - first)
        self.prompts.set_area(*room, k, hand_y=places.hand.y)

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
            middle = round(buttons.cx - left)  # they may be as wide as there is room on both sides
            half = max(row.width() // 2, min(middle, round(places.tools.x - 8 * k - left) - middle))
            row = QRect(middle - half, row.y(), 2 * half, row.height())
        self.action_bar.arrange(line, row, k, compact=compact)
        self.tools.raise_()

    def _place_replay_bar(self, places: Layout) -> None:
        if self.replay_bar is None:
            return
        k, strip, own = places.k, places.strip, places.own_panel
        portrait = places.shape is Shape.PORTRAIT
        if portrait:
            k *= _LOW_BAR
        high = REPLAY_BAR_HIGH * k
        left, top = (0.0, own.bottom) if portrait else (own.right + 8 * k, strip.bottom - high)
        self.replay_bar.set_scale(k)
        _put(self.replay_bar, Rect(left, top, strip.right - left - 8 * k, high))
        self.replay_bar.raise_()
        self._place_review(places, Rect(left, top, strip.right - left - 8 * k, high))

    def _place_review(self, places: Layout, bar: Rect) -> None:
        """Put the bot's play where no card is: mostly between the played cards and the replay's bar.

        A high window has room beside the own panel, a large table where chosen cards would rise.
        """
        if self.review is None:
            return
        k, own = places.k, places.own_panel
        high = round((20 if places.shape is Shape.LARGE else 26) * k)
        left, top = bar.x, bar.y - 2 * k - high
        if places.shape is Shape.LARGE:
            left, top = own.x, places.strip.bottom + k
        elif places.shape is Shape.PORTRAIT:
            left = own.right + 8 * k
        self.review.place(QRect(round(left), round(top), round(bar.right - left), high), k)

    def _place_result(self) -> None:
        if self.result is None:
            return
        top, bottom = round(self._places.bar.bottom), self.height()
        if self.replay_bar is not None:
            bottom = self.replay_bar.y()
        if self.review is not None and self.review.on:
            bottom = min(bottom, self.review.line.y())
        gap = round(min(24, self.width() * 0.02))
        self.result.setGeometry(gap, top + gap // 2, self.width() - 2 * gap, bottom - top - gap)
        self.result.raise_()
        self.notices.raise_()

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
