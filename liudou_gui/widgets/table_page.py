"""The page of a table: bar, felt with seats and plays, own panel, buttons, hand; questions on top."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRect, QRectF, QTimer, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import QWidget

from engine.cards import Card
from engine.reasons import Reason
from engine.view import Phase, PlayerView
from liudou_gui.model.selection import Selection
from liudou_gui.model.strings import hand_card_name
from liudou_gui.model.table_model import TableModel
from liudou_gui.model.words import translate
from liudou_gui.widgets.action_bar import ActionBar, refusal_text
from liudou_gui.widgets.cards_sheet import CardsSheet
from liudou_gui.widgets.felt import draw_lit_side, felt_pixmap
from liudou_gui.widgets.geometry import Layout, Rect, Shape, layout
from liudou_gui.widgets.hand_view import HandView
from liudou_gui.widgets.marks import marks_of
from liudou_gui.widgets.notices import Notices
from liudou_gui.widgets.prompt_layer import PromptLayer
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

    def __init__(self, table: TableModel, user_scale: float, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("table_page")
        self._table, self._u = table, user_scale
        self._places: Layout = layout(1366, 768, user_scale)
        self._felt: QPixmap | None = None
        self.selection = Selection(table, self)
        self.bar = TableBar(self)
        self.view = TableView(table, self)
        self.hand = HandView(shared_faces(), namer=hand_card_name, parent=self)
        self.hand.setObjectName("hand")
        self.action_bar = ActionBar(table, self.selection, self)
        self.prompts = PromptLayer(table, self)
        self.notices = Notices(self)
        self.result: ResultPage | None = None
        self.hand.range_toggled.connect(self.selection.toggle_range)
        self.selection.changed.connect(self._show_hand)
        self.sheet = CardsSheet(self)
        self.sheet.closed.connect(self.bar.close_sheets)
        self.bar.sheets_changed.connect(self._show_sheet)
        self.view.open_hand_wished.connect(self.bar.open_hands_button.toggle)
        for wish, signal in (
            (self.bar.rules, self.rules),
            (self.bar.settings, self.settings),
            (self.bar.leave, self.leave),
        ):
            wish.connect(signal)
        table.view_changed.connect(self.refresh)
        table.refused.connect(self._refused)
        self._clock = QTimer(self)
        self._clock.setInterval(_TICK_MS)
        self._clock.timeout.connect(self._tick)
        self.retranslate()

    def stop(self) -> None:
        """End all clocks."""
        self._clock.stop()
        self.prompts.stop()
        self.notices.clear()

    # -- what is shown -----------------------------------------------------------------------

    def refresh(self) -> None:
        """Follow the view."""
        view = self._table.view
        self.bar.show_view(view)
        if self._open_seats(view) != self._shown_open:
            self._place()
        self.view.quiet_middle = self.prompts.card is not None
        self.view.refresh()
        self._show_hand()
        self._show_sheet()
        self._show_result(view)
        if view.clock is not None and view.clock.length_ms is not None:
            self._clock.start()
        else:
            self._clock.stop()
        self.update()

    def _show_hand(self) -> None:
        view = self._table.view
        if self.hand.cards() != self.selection.order or view.phase is Phase.WAITING:
            self.hand.set_cards(self.selection.order, marks_of(view), view.dead)
        self.hand.set_selected(self.selection.cards)
        self.hand.set_interactive_pending(self._table.pending_cards)

    def _show_result(self, view: PlayerView) -> None:
        over = view.phase is Phase.OVER
        for widget in (self.view, self.hand, self.action_bar):
            widget.setVisible(not over)
        if view.phase is not Phase.OVER:
            if self.result is not None:
                self.result.hide()
                self.result.deleteLater()
                self.result = None
            return
        if self.result is None:
            self.result = ResultPage(view, self._u, self)
            self.result.next_deal.connect(self._table.next_deal)
            self.result.leave.connect(self.leave_at_once)
            self._place_result()
            self.result.show()
            self.result.next_button.setFocus()
        else:
            self.result.set_view(view)

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

    def _refused(self, reason: Reason) -> None:
        self.notices.say(refusal_text(reason))

    def _tick(self) -> None:
        self.view.tick()

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

    def _place(self) -> None:
        if self.width() < 2 or self.height() < 2:
            return
        self._shown_open = self._open_seats(self._table.view)
        places = layout(self.width(), self.height(), self._u, open_seats=self._shown_open)
        self._places, self._felt = places, None
        k = places.k
        _put(self.bar, places.bar)
        self.bar.set_scale(k)
        top = Rect(0, places.table.y, places.window.w, places.hand.y + GLOW * k - places.table.y)
        _put(self.view, top)
        self.view.set_layout(places)
        _put(self.hand, places.hand)
        self.hand.set_scale(k, portrait=places.shape is Shape.PORTRAIT)
        self._place_actions(places)
        table = places.table
        beside = places.panels[5].right if places.shape is not Shape.PORTRAIT else 0.0
        top_panel = places.panels[3]
        first, last = top_panel.bottom + 6 * k, places.verdict.bottom - 2 * k
        if places.shape is Shape.LARGE:
            last = places.strip.y
        self.prompts.set_area(beside, first, table.w - 2 * beside, last - first, k)
        self.notices.place()
        self._place_result()
        self.update()

    def _place_actions(self, places: Layout) -> None:
        """Let the action bar cover verdict and buttons, but never the own panel."""
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
            shift = round(places.window.w / 2 - left)  # the verdict stands over the buttons
            half = min(shift, line.width() - shift)
            line = QRect(shift - half, line.y(), 2 * half, line.height())
        self.action_bar.arrange(line, row, k, compact=compact)

    def _place_result(self) -> None:
        if self.result is None:
            return
        top = round(self._places.bar.bottom)
        gap = round(min(24, self.width() * 0.02))
        self.result.setGeometry(gap, top + gap // 2, self.width() - 2 * gap, self.height() - top - gap)
        self.result.raise_()

    # -- events ------------------------------------------------------------------------------

    def retranslate(self) -> None:
        """Set all texts."""
        self.hand.setAccessibleName(translate("Table", "Your hand"))
        self.hand.set_faces(shared_faces())
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
        if self.prompts.card is not None:
            veil = QColor(color("pill"))
            veil.setAlphaF(_SHADE)
            table = self._places.table
            painter.fillRect(QRectF(table.x, table.y, table.w, table.h), veil)


def _put(widget: QWidget, place: Rect) -> None:
    widget.setGeometry(round(place.x), round(place.y), round(place.w), round(place.h))
