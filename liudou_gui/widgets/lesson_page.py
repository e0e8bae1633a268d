"""A lesson at the table: the table's page with its coach."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from PySide6.QtCore import QRect, QTimer, Signal
from PySide6.QtWidgets import QApplication, QGraphicsPixmapItem, QWidget

from engine.view import PlayerView
from liudou_gui.model.lessons.base import Lesson, Moment, Part, Spot
from liudou_gui.model.lessons.guide import Guide, LessonTable
from liudou_gui.model.settings import SettingsStore
from liudou_gui.session.base import Guided
from liudou_gui.widgets.coach import WIDTHS, CoachBubble, Spotlight, rect_on
from liudou_gui.widgets.coach_place import (
    ALMOST_NOTHING,
    CARDS,
    NEVER,
    SEATS,
    WORDS,
    Obstacle,
    covered,
    place_words,
)
from liudou_gui.widgets.motion import wished_motion
from liudou_gui.widgets.rects import Rect
from liudou_gui.widgets.result_page import ResultPage
from liudou_gui.widgets.sound import Sounds
from liudou_gui.widgets.stage import PLAY_MS
from liudou_gui.widgets.table_page import TablePage

LessonFactory = Callable[[Lesson], Guided]
"""Opens the table of a lesson, not started yet."""

_SCALES = (1.0, 0.88, 0.78)
_LANDED_MS = PLAY_MS + 60
"""How large the coach may be, the first where it fits."""

_PANEL_DEPTH, _CAPTION_DEPTH = 10, 4


class LessonPage(TablePage):
    """Plays *table* under the eyes of *guide*; *learned* when the guided part is over."""

    learned = Signal()
    coach: CoachBubble | None = None

    def __init__(
        self,
        table: LessonTable,
        guide: Guide,
        store: SettingsStore,
        *,
        sounds: Sounds | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(table, store, sounds=sounds, parent=parent)
        self.guide = guide
        guide.setParent(self)
        self.bar.scores_button.hide()
        self.spotlight = Spotlight(self)
        self.spotlight.set_motion(wished_motion(store.settings.motion))
        self.coach = CoachBubble(guide, self)
        self.coach.leave.connect(self.leave_at_once)
        guide.over.connect(self.leave_at_once)
        guide.learned.connect(self.learned)
        guide.changed.connect(self._show_step)
        for signal in (
            table.view_changed,
            self.selection.changed,
            self.turn.changed,
            self.turn.question_changed,
            self.drawer.tab_changed,
        ):
            signal.connect(self._follow)
        self._shown = (-1, "", "")
        self._settled = QTimer(self)
        self._settled.setSingleShot(True)
        self._settled.setInterval(0)
        self._settled.timeout.connect(self._place_coach)
        self._landed = QTimer(self)
        self._landed.setSingleShot(True)
        self._landed.setInterval(_LANDED_MS)
        self._landed.timeout.connect(self._place_coach)
        self.setFocusProxy(self.coach.next_button)
        self._follow()

    def stop(self) -> None:
        """End all clocks."""
        self.spotlight.stop()
        self._settled.stop()
        super().stop()

    def use_settings(self) -> None:
        """Follow the settings."""
        super().use_settings()
        if self.coach is not None:
            self.spotlight.set_motion(wished_motion(self._store.settings.motion))

    # -- following ---------------------------------------------------------------------------

    def _follow(self) -> None:
        view = self._table.view
        hinted = self.turn.hint is not None
        self.guide.follow(Moment(view, self._table.prompt, self.selection.cards, hinted, self.drawer.tab))
        self._show_step()

    def _show_step(self) -> None:
        coach = self.coach
        if coach is None:
            return
        shown = (self.guide.place, self.guide.text, self.guide.nudge)
        new, stepped = shown != self._shown, shown[0] != self._shown[0]
        self._shown = shown
        inside = coach.isAncestorOf(QApplication.focusWidget() or self)
        if new:
            coach.refresh()
        self._place_coach(draw_in=stepped, anew=new)
        self._settled.start()  # what has just been shown has its size by then
        self._landed.start()  # and cards that fly to their place lie there
        if stepped:
            if not self.guide.reads_on:
                self.drawer.show_tab(None)  # what is to be done next may lie under it
            self._give_focus(coach, inside)

    def _give_focus(self, coach: CoachBubble, inside: bool) -> None:
        """Let Enter lead on where there is nothing else to do, else give the keyboard to the hand."""
        if not coach.next_button.isHidden():
            coach.next_button.setFocus()
        elif inside:  # Qt would give it to whatever comes after the button that went away
            self.hand.setFocus()

    def _new_result(self, view: PlayerView) -> ResultPage:
        return ResultPage(view, self._u, self, lesson=True)

    # -- places ------------------------------------------------------------------------------

    def _place(self) -> None:
        super()._place()
        if self.coach is not None:
            self._place_coach(anew=True)

    def _place_coach(self, *, draw_in: bool = False, anew: bool = False) -> None:
        coach = self.coach
        if coach is None or self.width() < 2:
            return
        k = self._places.k
        spots = [rect for spot in self.guide.step.spots if (rect := self.spot_rect(spot)) is not None]
        obstacles = [*self._obstacles(), *(Obstacle(_plain(rect, 8 * k), NEVER) for rect in spots)]
        now = None if anew else _plain(coach.geometry(), 0)
        found = self._room(coach, obstacles, now)
        coach.setGeometry(round(found.x), round(found.y), round(found.w), round(found.h))
        coach.show()
        self.spotlight.light(spots, k, draw_in=draw_in)
        self.spotlight.raise_()
        coach.raise_()

    def _room(self, coach: CoachBubble, obstacles: Sequence[Obstacle], now: Rect | None) -> Rect:
        """Return the place for the coach, who gets smaller where something important would be covered."""
        area, k = self._coach_area(), self._places.k
        found = _plain(coach.geometry(), 0)
        if now is not None and now.inside(area) and covered(now, obstacles) < ALMOST_NOTHING:
            return now
        important = [thing for thing in obstacles if thing.weight >= NEVER]
        for scale in _SCALES:
            coach.set_scale(k * scale)
            least = coach.least_width()
            widths = [max(w, least) for wide in WIDTHS if (w := wide * k * scale) <= area.w] or [area.w]
            found = place_words(area, widths, coach.height_at, obstacles)
            if covered(found, important) < ALMOST_NOTHING:
                break
        return found

    def _coach_area(self) -> Rect:
        """Return where the coach may be: the felt down to the buttons, or the sheet with the result."""
        if self.result is not None and self.result.isVisibleTo(self):
            return _plain(self.result.geometry(), -6)
        places = self._places
        felt, edge = places.table, 6 * places.k
        bottom = min(places.strip.y, places.hand.y)
        return Rect(felt.x + edge, felt.y + edge, felt.w - 2 * edge, bottom - felt.y - 2 * edge)

    def _obstacles(self) -> Iterator[Obstacle]:
        if self.result is not None and self.result.isVisibleTo(self):
            for name, weight in (("outcome", CARDS), ("why", CARDS), ("leave_table", NEVER)):
                for part in self.result.findChildren(QWidget, name):
                    if part.isVisibleTo(self):
                        yield Obstacle(_plain(rect_on(self, part), 0), weight)
            return
        for widget in (self.prompts.card, self.question, self.drawer, self.sheet):
            if widget is not None and not widget.isHidden():
                yield Obstacle(_plain(widget.geometry(), 4), NEVER)
        for button in self.action_bar.buttons:
            yield Obstacle(_plain(rect_on(self, button), 4), NEVER)
        if self.action_bar.verdict.text:
            yield Obstacle(_plain(rect_on(self, self.action_bar.verdict), 2), NEVER)
        corner = self.view.pos()
        for item in self.view.scene().items():
            if isinstance(item, QGraphicsPixmapItem) and item.isVisible():
                shape = self.view.mapFromScene(item.sceneBoundingRect()).boundingRect()
                yield Obstacle(_plain(shape.translated(corner), -2), _weight(item.zValue()))

    def spot_rect(self, spot: Spot) -> QRect | None:
        """Return where something that a step talks about lies on the page; None while it is not there."""
        if not isinstance(spot, Part):
            return self._panel(spot)
        if spot is Part.OWN:
            return self._panel(0)
        widget = self._widget_of(spot)
        if widget is None or not widget.isVisibleTo(self):
            return None
        if widget is self.hand:
            return self._cards_rect()
        found, parent = rect_on(self, widget), widget.parentWidget()
        while parent is not None and parent is not self:  # a part of a page that scrolls ends with it
            found = found.intersected(rect_on(self, parent))
            parent = parent.parentWidget()
        return found

    def _cards_rect(self) -> QRect | None:
        """Return where the own cards lie on the page."""
        found = QRect()
        for index in range(self.hand.count()):
            found = found.united(self.hand.screen_rect(index))
        if found.isEmpty():
            return None
        return QRect(self.mapFromGlobal(found.topLeft()), found.size()).intersected(self.rect())

    def _panel(self, seat: int) -> QRect | None:
        if self.view.isHidden():
            return None
        found = self.view.screen_panel(self.view.relative(seat))
        return QRect(self.mapFromGlobal(found.topLeft()), found.size())

    def _widget_of(self, part: Part) -> QWidget | None:
        bar, actions = self.bar, self.action_bar
        match part:
            case Part.HAND:
                return self.hand
            case Part.STAKES | Part.OPEN_MARK | Part.SECRET_MARK:
                return self._named(bar, part.value)
            case Part.HISTORY | Part.COUNTER | Part.NOTES:
                return bar.tabs[part.value]
            case Part.BOTTOM_CARDS:
                return bar.bottom_button
            case Part.RULES:
                return bar.rules_button
            case Part.DRAWER:
                return self.drawer
            case Part.VERDICT:
                return actions.verdict
            case Part.PASS:
                return actions.pass_button
            case Part.HINT:
                return actions.hint_button
            case Part.PLAY:
                return actions.play_button
            case Part.QUESTION:
                return self.prompts.card
            case Part.OUTCOME | Part.WHY:
                return None if self.result is None else self._named(self.result, part.value)
            case Part.OWN:
                return None

    @staticmethod
    def _named(parent: QWidget, name: str) -> QWidget | None:
        found: Sequence[QWidget] = parent.findChildren(QWidget, name)
        return found[0] if found else None


def _plain(rect: QRect, grown: float) -> Rect:
    return Rect(rect.x() - grown, rect.y() - grown, rect.width() + 2 * grown, rect.height() + 2 * grown)


def _weight(depth: float) -> float:
    if depth == _CAPTION_DEPTH:
        return WORDS
    return SEATS if _PANEL_DEPTH <= depth < _PANEL_DEPTH + 2 else CARDS


def lesson_page(
    lesson: Lesson, open_table: LessonFactory, store: SettingsStore, sounds: Sounds, parent: QWidget
) -> tuple[LessonTable, LessonPage]:
    """Return the table of *lesson* and its page, to be started; what was learned is remembered."""
    session = open_table(lesson)
    guide = Guide(lesson, session)
    table = LessonTable(session, guide, parent)
    page = LessonPage(table, guide, store, sounds=sounds)

    def remember() -> None:
        done = dict.fromkeys((*store.refreshed().lessons_done, lesson.variant.value))
        store.change(lessons_done=tuple(done))

    page.learned.connect(remember)
    return table, page
