"""The seats on the felt: panels, clocks, what each seat played or said, the caption, the bottom cards."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import QPoint, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QContextMenuEvent, QHideEvent, QMouseEvent, QPainterPath, QPen, QPixmap
from PySide6.QtWidgets import (
    QGraphicsPathItem,
    QGraphicsPixmapItem,
    QMenu,
    QWidget,
)

from engine.cards import Card
from engine.deal import Seat
from engine.ruleset import SEATS
from engine.view import Phase, PlayerView
from liudou_gui.model.desk import Desk
from liudou_gui.model.notes_strings import choices, note_text
from liudou_gui.model.table_model import TableModel
from liudou_gui.model.table_strings import (
    bottom_groups,
    caption,
    late_text,
    seat_word,
    seconds_text,
    standing,
)
from liudou_gui.model.words import translate
from liudou_gui.widgets import felt_access
from liudou_gui.widgets.cards_row import open_hand, play_order, played_row, row_margin
from liudou_gui.widgets.felt_places import FeltPlaces
from liudou_gui.widgets.geometry import TOP, Layout, layout
from liudou_gui.widgets.hand_scene import card_item
from liudou_gui.widgets.marks import marks_of
from liudou_gui.widgets.note_tag import note_menu, note_pixmap, seat_menu
from liudou_gui.widgets.rows import shared_faces
from liudou_gui.widgets.scene_view import SceneView
from liudou_gui.widgets.seat_faces import seat_face
from liudou_gui.widgets.seat_panel import (
    MARGIN,
    PanelKind,
    SeatFace,
    TimerRing,
    avatar_centre,
    panel_size,
    seat_pixmap,
)
from liudou_gui.widgets.stage import SeatItems, Stage
from liudou_gui.widgets.styles import color, theme
from liudou_gui.widgets.table_pixmaps import bottom_pixmap, caption_pixmap, pill

LAST_SECONDS = 5
"""From so many seconds on it is said before a seat that its time runs out."""


class TableView(SceneView):
    """Draws the view of the model; *open_hand_wished* when the tiles of an open hand are clicked.

    *auto* says that the own seat plays by itself. With a *desk*, seats carry the player's private notes,
    and a click on a panel opens the menu that sets them. *signs* goes before what the view says of who
    plays for a seat: ``bot`` or ``away``; *told* gives words on a seat for screen readers, and
    *more_actions* adds to a seat's menu, which it is given.
    """

    open_hand_wished = Signal()

    def __init__(
        self,
        table: TableModel,
        parent: QWidget | None = None,
        *,
        desk: Desk | None = None,
        replay: bool = False,
    ) -> None:
        felt_access.install()
        super().__init__(parent)
        self.setObjectName("table_view")
        self._table, self._desk = table, desk
        self._places = FeltPlaces(layout(1366, 768))
        self.quiet_middle = self.bottom_in_sheet = False
        self.auto = False
        self.signs: dict[Seat, str] = {}
        self.told: Callable[[Seat], str] = lambda _seat: ""
        self.more_actions: Callable[[Seat, QMenu], None] | None = None
        scene = self.scene()
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._panels = [self._item(10) for _ in range(SEATS)]
        self._plays = [self._item(5) for _ in range(SEATS)]
        self._words = [self._item(12) for _ in range(SEATS)]
        self._tiles = [self._item(6) for _ in range(SEATS)]
        self._notes = [self._item(9) for _ in range(SEATS)]
        self._late = self._item(12)
        self._caption, self._bottom = self._item(4), self._item(4)
        self._frame = QGraphicsPathItem()
        self._frame.setZValue(4.5)
        scene.addItem(self._frame)
        self._rings = [TimerRing(theme()) for _ in range(SEATS)]
        for ring in self._rings:
            ring.setZValue(11)
            scene.addItem(ring)
        self._shown: dict[tuple[str, int], object] = {}
        items = SeatItems(self._panels, self._plays, self._words, self._frame)
        self.stage = Stage(table, self, scene, items, self.relative, replay=replay)
        if desk is not None:
            desk.changed.connect(self.refresh)

    def _item(self, depth: float) -> QGraphicsPixmapItem:
        item = card_item()
        item.setZValue(depth)
        self.scene().addItem(item)
        return item

    def relative(self, seat: Seat) -> int:
        """Return the place of *seat* counted from the own one."""
        own = self._table.view.viewer
        return (seat - (own or 0)) % SEATS

    def absolute(self, place: int) -> Seat:
        """Return the seat at a place; the inverse of :meth:`relative`."""
        return (place + (self._table.view.viewer or 0)) % SEATS

    def set_layout(self, places: Layout) -> None:
        """Put everything in place anew."""
        self._places = FeltPlaces(places)
        self.setSceneRect(QRectF(self.viewport().rect()))
        self.stage.set_spots(self._places.spots(self.sceneRect().bottom(), self.devicePixelRatioF()))
        self._shown.clear()
        self.refresh()

    def forget(self) -> None:
        """Draw everything anew, after a change of language."""
        self.stage.mover.finish()
        self._shown.clear()
        self.refresh()

    # -- drawing -----------------------------------------------------------------------------

    def refresh(self) -> None:
        """Follow the view."""
        view = self._table.view
        cues = self.stage.prepare(view)
        for place in range(SEATS):
            self._show_play(view, place)
            self._show_word(view, place)
            self._show_note(view, place)
            self._show_tiles(view, place)
        self._show_middle(view)
        self.tick()
        self.stage.perform(cues, view)

    def tick(self) -> None:
        """Follow the clock."""
        view, acting = self._table.view, self._table.acting()
        seconds, part = self._table.seconds_left(), self._table.fraction_left()
        for place in range(SEATS):
            seat = self.absolute(place)
            is_turn = seat in acting
            own = place == 0 and is_turn and seconds is not None
            text = seconds_text(seconds) if own and seconds is not None else ""
            kind, _ = self._places.panel(place)
            auto = self.auto and place == 0
            ringed = is_turn and part is not None and avatar_centre(kind) is not None and not auto
            face = seat_face(view, seat, is_turn=is_turn, seconds=text, auto=auto)
            sign = "" if auto else self.signs.get(seat, "")
            if sign or ringed:  # the ring covers a usual sign, but whom it waits in vain for is to be seen
                face = replace(face, state=sign)
            self._show_panel(place, face)
            self._rings[place].set_part(part if ringed else None)
        felt_access.tell_names(self)
        self._show_late(acting, seconds)

    def _changed(self, what: str, place: int, key: object) -> bool:
        if self._shown.get((what, place), self) == key:
            return False
        self._shown[what, place] = key
        return True

    def _show_panel(self, place: int, face: SeatFace) -> None:
        if not self._changed("panel", place, face):
            return
        kind, rect = self._places.panel(place)
        wide, high = panel_size(kind)
        k = min(rect.w / wide, rect.h / high)
        faces = shared_faces()
        pixmap = seat_pixmap(face, faces.theme, faces.language, k, self.devicePixelRatioF(), kind)
        self._put(self._panels[place], pixmap, rect.x - MARGIN * k, rect.y - MARGIN * k)
        centre = avatar_centre(kind)
        if centre is not None:
            ring = self._rings[place]
            ring.set_look(theme(), k, 29.5 if kind is PanelKind.SEAT else 24.0)
            ring.setPos(rect.x + centre[0] * k, rect.y + centre[1] * k)

    def _show_play(self, view: PlayerView, place: int) -> None:
        seat = self.absolute(place)
        move = view.last_move(seat) if view.phase in (Phase.PLAYING, Phase.OVER) else None
        if move is not None and (not move.cards or (view.turn == seat and not view.trick_over)):
            move = None
        stands = standing(view)
        earlier = move is not None and move is not stands
        if not self._changed("play", place, (move, earlier)):
            return
        item = self._plays[place]
        if move is None:
            item.hide()
            return
        zone, k = self._places.page.plays[place], self._places.page.k
        cards = play_order(move)
        pixmap = played_row(
            shared_faces(), cards, zone.w, k, self.devicePixelRatioF(), earlier=earlier, marks=marks_of(view)
        )
        margin = row_margin(k)
        wide = pixmap.width() / pixmap.devicePixelRatio() - 2 * margin
        high = pixmap.height() / pixmap.devicePixelRatio() - 2 * margin
        x, y = self._places.play(place, wide, high)
        self._put(item, pixmap, x - margin, y - margin)
        if not earlier:
            self._frame_round(QRectF(x, y, wide, high), k)

    def _frame_round(self, box: QRectF, k: float) -> None:
        path = QPainterPath()
        path.addRoundedRect(box.adjusted(-6 * k, -6 * k, 6 * k, 6 * k), 9 * k, 9 * k)
        self._frame.setPath(path)
        self._frame.setPen(QPen(color("amber"), 2 * k))

    def _show_word(self, view: PlayerView, place: int) -> None:
        text = seat_word(view, self.absolute(place))
        before_play = view.phase in (Phase.BIDDING, Phase.CAMPS)
        aside = place == TOP and bool(_bottom_cards(view))  # they lie where the word would
        if not self._changed("word", place, (text, before_play, aside)):
            return
        item = self._words[place]
        if not text:
            item.hide()
            return
        pixmap = pill(text, self._places.page.k, self.devicePixelRatioF())
        self._put_pill(item, pixmap, place, under_panel=before_play, aside=aside)

    def _put_pill(
        self, item: QGraphicsPixmapItem, pixmap: QPixmap, place: int, *, under_panel: bool, aside: bool
    ) -> None:
        dpr = self.devicePixelRatioF()
        wide, high = pixmap.width() / dpr, pixmap.height() / dpr
        if aside:
            x, y = self._places.beside_top(wide, high)
        elif under_panel and place != 0:
            x, y = self._places.under_panel(place, wide)
        else:
            x, y = self._places.play(place, wide, high)
        self._put(item, pixmap, x, y)

    def _show_late(self, acting: frozenset[int], seconds: int | None) -> None:
        """Say before the one seat that acts that its time runs out."""
        place = self.relative(min(acting)) if len(acting) == 1 else 0
        playing = self._table.view.phase is Phase.PLAYING  # before, the bottom cards lie there
        late = playing and len(acting) == 1 and seconds is not None and seconds <= LAST_SECONDS
        late = late and not (place == 0 and (self.quiet_middle or self.auto))
        key = (place, seconds) if late else None
        if not self._changed("late", 0, key):
            return
        if not late or seconds is None:
            self._late.hide()
            return
        pixmap = pill(late_text(seconds), self._places.page.k, self.devicePixelRatioF(), late=True)
        self._put_pill(self._late, pixmap, place, under_panel=False, aside=False)

    def _show_note(self, view: PlayerView, place: int) -> None:
        seat = self.absolute(place)
        text = "" if self._desk is None else note_text(view, seat, self._desk.suspicion(seat))
        if not self._changed("note", place, text):
            return
        item = self._notes[place]
        if not text:
            item.hide()
            return
        x, y, wide, upon = self._places.note(place)
        pixmap = note_pixmap(text, self._places.page.k, self.devicePixelRatioF(), wide)
        item.setZValue(10.5 if upon else 9)
        self._put(item, pixmap, x, y)

    def _show_tiles(self, view: PlayerView, place: int) -> None:
        cards = view.open_hands[self.absolute(place)]
        area = self._places.page.open_hands.get(place)
        shown = cards if area is not None and place != 0 and view.phase is not Phase.OVER else None
        if not self._changed("tiles", place, shown):
            return
        item = self._tiles[place]
        if not shown or area is None:
            item.hide()
            return
        pixmap = open_hand(shared_faces(), shown, area, self._places.page.k, self.devicePixelRatioF())
        box = self._places.box(area.rect)
        self._put(item, pixmap, box.x, box.y)

    def _show_middle(self, view: PlayerView) -> None:
        self._frame.setVisible(view.phase is Phase.PLAYING and standing(view) is not None)
        words = caption(view)
        self.setAccessibleName(words.spoken or translate("Table", "Table"))
        box, k = self._places.box(self._places.page.caption), self._places.page.k
        dpr = self.devicePixelRatioF()
        if self._changed("caption", 0, words):
            self._put(self._caption, caption_pixmap(words, box.w, box.h, k, dpr), box.x, box.y)
        self._caption.setVisible(not self.quiet_middle)
        groups = _bottom_cards(view)
        if self._changed("bottom", 0, groups) and groups:
            pixmap = bottom_pixmap(groups, k, dpr)
            x, y = self._places.bottom(pixmap.width() / dpr, pixmap.height() / dpr)
            self._put(self._bottom, pixmap, x, y)
        self._bottom.setVisible(bool(groups) and not self.quiet_middle and not self.bottom_in_sheet)

    def _put(self, item: QGraphicsPixmapItem, pixmap: QPixmap, x: float, y: float) -> None:
        dpr = self.devicePixelRatioF()
        item.setPixmap(pixmap)
        item.setPos(round(x * dpr) / dpr, round(y * dpr) / dpr)
        item.show()

    def hideEvent(self, event: QHideEvent) -> None:
        """Nothing moves where nobody looks."""
        self.stage.mover.finish()
        super().hideEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Enlarge an open hand that is clicked."""
        item = self.itemAt(event.position().toPoint())
        if item in self._tiles:
            self.open_hand_wished.emit()
        super().mousePressEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Offer to note something about a seat that is clicked."""
        super().mouseReleaseEvent(event)
        if event.button() is Qt.MouseButton.LeftButton:
            self.offer_note(event.position().toPoint())

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Offer to note something about the seat under the pointer."""
        self.offer_note(event.pos())

    def offer_note(self, where: QPoint) -> None:
        """Open the menu of notes if another seat's panel lies at *where* and there is something to guess."""
        item = self.itemAt(where)
        for items in (self._panels, self._notes):
            if item in items:
                self.note_seat(self.absolute(items.index(item)), where)

    @property
    def table(self) -> TableModel:
        """The table that is shown."""
        return self._table

    @property
    def desk(self) -> Desk | None:
        """The player's notes."""
        return self._desk

    def can_note(self, seat: Seat) -> bool:
        """Whether there is something to guess about *seat*, or something else to do with it."""
        others = self.more_actions is not None and seat != self._table.view.viewer
        return others or (self._desk is not None and bool(choices(self._table.view, seat)))

    def note_seat(self, seat: Seat, where: QPoint | None = None) -> None:
        """Open the menu of notes on *seat*, at its panel if not *where*; not if nothing can be guessed."""
        menu = None if self._desk is None else note_menu(self._table.view, self._desk, seat, self)
        if self.more_actions is not None and seat != self._table.view.viewer:
            menu = seat_menu(self._table.view, seat, self) if menu is None else menu
            self.more_actions(seat, menu)
        if menu is not None and menu.actions():
            at = self.screen_panel(self.relative(seat)).center()
            menu.popup(at if where is None else self.viewport().mapToGlobal(where))

    @property
    def layout_scale(self) -> float:
        """The scale at which the table is drawn."""
        return self._places.page.k

    def has_play_at(self, box: QRectF) -> bool:
        """Whether cards of a play lie in a part of the scene."""
        return any(play.isVisible() and play.sceneBoundingRect().intersects(box) for play in self._plays)

    def panel_box(self, place: int) -> QRectF:
        """Return where the panel of the seat at *place* lies in the scene."""
        return self._places.panel_box(place)

    # -- for screen readers ------------------------------------------------------------------

    def screen_panel(self, place: int) -> QRect:
        """Return where the panel of the seat at *place* lies on the screen."""
        return self.on_screen(self.panel_box(place))

    def screen_bottom(self) -> QRect | None:
        """Return where the bottom cards lie on the screen, None when they do not."""
        return self.on_screen(self._bottom.sceneBoundingRect()) if self._bottom.isVisible() else None

    def screen_tiles(self, place: int) -> QRect | None:
        """Return where the open hand of the seat at *place* lies on the screen, None when it does not."""
        tiles = self._tiles[place]
        return self.on_screen(tiles.sceneBoundingRect()) if tiles.isVisible() else None


def _bottom_cards(view: PlayerView) -> tuple[tuple[str, tuple[Card, ...]], ...]:
    """Return the bottom cards that lie on the felt, by who got them."""
    return bottom_groups(view) if not view.moves and view.phase is not Phase.OVER else ()
