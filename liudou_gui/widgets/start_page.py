"""The start page: who I am, three games to begin, and the ways to everything else."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QEvent, Qt, Signal, SignalInstance
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QGridLayout, QScrollArea, QVBoxLayout, QWidget

from engine.ruleset import Variant
from liudou_gui.bots import levels, offered
from liudou_gui.model.lobby_strings import level_text
from liudou_gui.model.settings import BASES, PLAY_TIMERS, SettingsStore
from liudou_gui.model.words import translate
from liudou_gui.protocol.lobby import BotLevel
from liudou_gui.session.base import WaitingDeal
from liudou_gui.widgets import icons
from liudou_gui.widgets.choice import Choice
from liudou_gui.widgets.controls import ButtonKind, label
from liudou_gui.widgets.fields import Field
from liudou_gui.widgets.flow import FlowLayout
from liudou_gui.widgets.learn_row import LessonsDialog
from liudou_gui.widgets.option_texts import timer_text
from liudou_gui.widgets.person_sheet import PersonSheet
from liudou_gui.widgets.start_hero import StartHero
from liudou_gui.widgets.start_tiles import Entry, GameCard, WaitingEntry
from liudou_gui.widgets.styles import page_sheet, set_role_sizes
from liudou_gui.widgets.tool_button import ToolButton

_BESIDE, _TALL = 1180, 620
"""From so many units of width and height on the felt stands beside the page; else over it."""

_WIDEST = 1180
"""No line of sheets is wider, however wide the window."""

_FULL, _FULL_NARROW, _AIRY = 640, 960, 240
"""So many units high is the page without air, wide or narrow, and so many more with much of it."""

_WELCOME = 90
"""The words of welcome take so many units of height more than what they hide."""

_PORTRAIT = 1100
"""From so many units of height on a high window has table and folk on its felt."""

_NARROW = 760
"""Under so many units of width only two entries stand beside each other."""


class StartPage(QWidget):
    """Everything before the first deal; *settings_changed* after each choice, *play* with the game.

    All other signals are wishes. The ways to lessons and records show where there is something behind them.
    """

    settings_changed = Signal()
    play = Signal(object)
    records = Signal()
    rules = Signal()
    settings = Signal()
    learn = Signal(object)
    host = Signal()
    join = Signal()
    resume = Signal()
    discard = Signal()

    def __init__(self, store: SettingsStore, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("start_page")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._store = store
        self._u = 1.0
        self._said = ""
        self._left: str | None = None
        self._has_records = False
        self.hero = StartHero()
        self.title = self.hero.title
        self.person = PersonSheet(store, self._change, self._to_games)
        self.name, self.language, self.scale = self.person.name, self.person.language, self.person.scale
        self.person.done.connect(self._end_welcome)
        self.notice = label("notice", wrap=True)
        self.heading = label("section")
        self.lan_heading, self.own_heading = label("section", wrap=True), label("section", wrap=True)
        self.games = [GameCard(variant, partial(self._play, variant)) for variant in Variant]
        self.base: Choice[int] = Choice("base")
        self.timer: Choice[int] = Choice("play_timer")
        self.bots: Choice[BotLevel] = Choice("bots")
        self.base.activated.connect(lambda: self._change(base=self.base.chosen))
        self.timer.activated.connect(lambda: self._change(play_timer=self.timer.chosen))
        self.bots.activated.connect(lambda: self._change(bots=self.bots.chosen))
        self._options = [Field(choice, beside=True) for choice in (self.base, self.timer, self.bots)]
        self.host_entry, self.join_entry = Entry("host", icons.home), Entry("join", icons.enter)
        self.waiting, self.records_entry = WaitingEntry(), Entry("records", icons.scores)
        self.records_button = self.records_entry.button
        self._entries = (self.host_entry, self.join_entry, self.waiting, self.records_entry)
        for entry, wish in zip(self._entries, (self.host, self.join, self.resume, self.records), strict=True):
            entry.button.clicked.connect(wish)
        self.waiting.discard_button.clicked.connect(self.discard)
        self.host_button = ToolButton("host_first", icons.home, flat=True)
        self.join_button = ToolButton("join_first", icons.enter, flat=True)
        for button, wish in ((self.host_button, self.host), (self.join_button, self.join)):
            button.clicked.connect(partial(self._leave_welcome, wish))
        self.learn_button = ToolButton("learn", icons.learn, flat=True)
        self.rules_button = ToolButton("rules", icons.book, flat=True)
        self.settings_button = ToolButton("settings", icons.sliders, flat=True)
        self.sound_button = ToolButton("sound", icons.speaker, flat=True)
        self.learn_button.clicked.connect(self.choose_lesson)
        self.lessons: LessonsDialog | None = None
        self.rules_button.clicked.connect(self.rules)
        self.settings_button.clicked.connect(self.settings)
        self.sound_button.clicked.connect(lambda: self._change(muted=not self._store.settings.muted))
        self._ways = (self.host_button, self.join_button)
        """To the network for newcomers, whose page has no room for the entries."""
        helps = (self.learn_button, self.rules_button, self.settings_button, self.sound_button)
        self._feet = (*self._ways, *helps)
        self.learn_button.hide()
        self.records_entry.hide()
        self._arrange()
        self.retranslate()
        self.set_scale(store.settings.scale / 100)

    # -- building ----------------------------------------------------------------------------

    def _arrange(self) -> None:
        self._content = QWidget()
        self._content.setObjectName("start_content")
        column = QVBoxLayout(self._content)
        self._column = column
        self._games_grid, self._tiles_grid = QGridLayout(), QGridLayout()
        self._options_row, self._foot = FlowLayout(), FlowLayout()
        for option in self._options:
            self._options_row.addWidget(option)
        for foot in self._feet:
            self._foot.addWidget(foot)
        self._head = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._head.addWidget(self.heading)
        self._head.addStretch()
        self._head.addLayout(self._options_row)
        self._tiles = QWidget()
        self._tiles.setObjectName("start_tiles")
        self._tiles.setLayout(self._tiles_grid)
        for part in (self.lan_heading, self.own_heading, *self._entries):
            part.setParent(self._tiles)  # also those that are not shown yet
        column.addStretch(1)
        column.addWidget(self.notice)
        column.addWidget(self.person)
        column.addLayout(self._head)
        column.addLayout(self._games_grid)
        column.addWidget(self._tiles)
        column.addLayout(self._foot)
        column.addStretch(1)
        inside = QWidget()
        inside.setObjectName("start_inside")
        self._frame = QBoxLayout(QBoxLayout.Direction.TopToBottom, inside)
        self._frame.setContentsMargins(0, 0, 0, 0)
        self._frame.setSpacing(0)
        self._frame.addWidget(self.hero)
        self._frame.addWidget(self._content, 1)
        self._scroll = QScrollArea()
        self._scroll.setObjectName("start_scroll")
        self._scroll.setWidgetResizable(True)
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._scroll.setWidget(inside)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.addWidget(self._scroll)

    def _place(self, wide: float) -> None:
        """Put games and entries beside each other, or below where *wide* units are few."""
        across = 3 if wide >= 640 else 1
        for place, card in enumerate(self.games):
            self._games_grid.addWidget(card, place // across, place % across)
        for column in range(3):
            self._games_grid.setColumnStretch(column, int(column < across))
        lan = [self.host_entry, self.join_entry]
        own = [entry for entry in (self.waiting, self.records_entry) if not entry.isHidden()]
        self.own_heading.setVisible(bool(own))
        beside = wide >= _NARROW
        pairs = wide >= 480
        grid, row = self._tiles_grid, 0
        for heading, entries, left in ((self.lan_heading, lan, 0), (self.own_heading, own, 2)):
            first = left if beside else 0
            row = 0 if beside else row
            grid.addWidget(heading, row, first, 1, max(1, len(entries)) if beside or pairs else 1)
            for place, entry in enumerate(entries):
                at = place if pairs or beside else 0
                grid.addWidget(entry, row + 1 + (0 if pairs or beside else place), first + at)
            row += 2 if pairs or beside else 1 + len(entries)
        for column in range(4):
            used = (2 + len(own)) if beside else 2 if pairs else 1
            wider = beside and bool(own) and own[0] is self.waiting and column == 2  # it has two buttons
            grid.setColumnStretch(column, 0 if column >= used else 4 if wider else 3)

    # -- texts and sizes ---------------------------------------------------------------------

    def retranslate(self) -> None:
        """Set all texts."""
        self.hero.retranslate()
        self.person.retranslate()
        self.heading.setText(translate("Start", "Play now against bots"))
        self.lan_heading.setText(translate("Start", "With family on this network"))
        self.own_heading.setText(translate("Start", "Your games"))
        for card in self.games:
            card.retranslate()
        names = (
            translate("Start", "Base points"),
            translate("Start", "Time for a play"),
            translate("TableOptions", "Bots are"),
        )
        for option, name in zip(self._options, names, strict=True):
            option.set_caption(name)
        self.timer.offer([(seconds, timer_text(seconds)) for seconds in PLAY_TIMERS])
        self.bots.offer([(level, level_text(level)) for level in levels()])
        entries = (
            (
                self.host_entry,
                translate("Start", "Host a table"),
                translate("Start", "Seats fill with people, bots take the rest."),
            ),
            (
                self.join_entry,
                translate("Start", "Join a table"),
                translate("Start", "Sit down at a table on this network.")
                if self._left is None
                else translate("Start", "Your seat at {table} waits for you.").format(table=self._left),
            ),
            (
                self.records_entry,
                translate("Start", "Records"),
                translate("Start", "Deals you played: replays, scores, review."),
            ),
        )
        for entry, title, line in entries:
            entry.set_words(title, line)
        self.waiting.retranslate()
        feet = (
            (self.host_button, translate("Start", "Host a table")),
            (self.join_button, translate("Start", "Join a table")),
            (self.learn_button, translate("Start", "Learn to play")),
            (self.rules_button, translate("Start", "Rule book")),
            (self.settings_button, translate("Start", "Settings")),
        )
        for button, word in feet:
            button.set_texts(word, word)
        self._scroll.setAccessibleName(self.heading.text())
        self.show_settings()

    def show_settings(self) -> None:
        """Show the settings as they are."""
        settings = self._store.settings
        self.person.show_settings()
        bases = sorted({*BASES, settings.base})
        self.base.offer([(base, str(base)) for base in bases])
        self.base.choose(settings.base)
        self.timer.choose(settings.play_timer)
        self.bots.choose(offered(settings.bots))
        for card in self.games:
            card.lit = card.variant is settings.last_variant
            card.play.kind = ButtonKind.PRIMARY if card.lit else ButtonKind.PLAIN
            card.update()
            card.play.update()
        sound = translate("Start", "Sound off") if settings.muted else translate("Start", "Sound on")
        self.sound_button.set_icon(icons.silence if settings.muted else icons.speaker)
        self.sound_button.set_texts(sound, sound)
        notices = [text for text in (self._store.notice, self._said) if text]
        self.notice.setText("\n".join(notices))
        self.notice.setVisible(bool(notices))

    # -- what there is -----------------------------------------------------------------------

    def offer_records(self) -> None:
        """Show the way to the kept deals."""
        self.records_entry.show()
        self._fit()

    def offer_lessons(self) -> None:
        """Show the way to the tutorial."""
        self.learn_button.show()

    def choose_lesson(self) -> None:
        """Ask which game to learn."""
        self.lessons = LessonsDialog(self._store.settings.lessons_done, self._u, self)
        self.lessons.learn.connect(self.learn)
        self.lessons.open()

    def show_left(self, table: str | None) -> None:
        """Say at which table on the network a seat waits, if one does."""
        if table != self._left:
            self._left, self.join_entry.lit = table, table is not None
            self.retranslate()
            self.join_entry.update()
        if table is not None and self.person.welcoming:
            self.person.set_welcoming(False)  # somebody who was at a table: their seat is to be seen
            self._fit()

    def show_waiting(self, deal: WaitingDeal | None) -> None:
        """Offer to go on with the deal that waits, if there is one."""
        self.waiting.show_deal(deal)
        if deal is not None:
            self.person.set_welcoming(False)  # somebody who has played: only the settings were lost
        self._fit()

    def say(self, text: str) -> None:
        """Show a sentence over everything until the next one; an empty one takes it away."""
        self._said = text
        self.show_settings()

    def _end_welcome(self) -> None:
        self.person.set_welcoming(False)
        self._fit()
        self.games[0].play.setFocus()

    def set_scale(self, u: float) -> None:
        """Draw at *u*."""
        self._u = u
        self.setStyleSheet(page_sheet(u))
        set_role_sizes(self, u)
        self.person.set_scale(u)
        for option in self._options:
            option.set_scale(u)
        for choice in (self.base, self.timer, self.bots):
            choice.set_scale(u)
        for foot in self._feet:
            foot.set_scale(u)
        self._options_row.setSpacing(round(14 * u))
        self._foot.setSpacing(round(10 * u))
        self._fit()

    def _fit(self) -> None:
        """Use the size of the window."""
        u, across, high = self._u, self.width(), self.height()
        wide, tall = across / u, high / u
        beside = wide >= _BESIDE and tall >= _TALL
        portrait = not beside and tall >= 1.25 * wide and tall >= _PORTRAIT
        self._tiles.setVisible(not self.person.welcoming)
        for button in self._ways:
            button.setVisible(self.person.welcoming)
        if beside:
            hero = round(min(max(0.31 * across, 340 * u), 640 * u))
            self._frame.setDirection(QBoxLayout.Direction.LeftToRight)
            self.hero.set_shape(u, hero, 0, words=True)
        else:
            hero = 0
            self._frame.setDirection(QBoxLayout.Direction.TopToBottom)
            band = 320 if portrait else 68
            tall -= band - 68
            self.hero.set_shape(u, 0, round(band * u), words=False)
            if portrait:  # the felt takes what the sheets leave
                self.hero.setMaximumHeight(round(520 * u))
        self._frame.setStretch(0, int(portrait))
        self._frame.setStretch(1, int(not portrait))
        if self.person.welcoming:
            tall -= _WELCOME
        air = 2 * min(1.0, max(0.0, (tall - (_FULL if wide >= _NARROW else _FULL_NARROW)) / _AIRY))
        room = across - hero
        side = max(round((20 + (10 * air if wide >= _NARROW else 0)) * u), round((room - _WIDEST * u) / 2))
        edge, gap = round((10 + 10 * air) * u), round((8 + 8 * air) * u)
        self._column.setContentsMargins(side, edge, side, edge)
        self._column.setSpacing(gap)
        self._games_grid.setSpacing(round(14 * u))
        self._tiles_grid.setContentsMargins(0, 0, 0, 0)
        self._tiles_grid.setHorizontalSpacing(round(14 * u))
        self._tiles_grid.setVerticalSpacing(round((4 + 5 * air) * u))
        for card in self.games:
            card.set_scale(u, air)
        for entry in self._entries:
            entry.set_scale(u, air)
        content = (room - 2 * side) / u
        across_head = content >= 820
        way = QBoxLayout.Direction.LeftToRight if across_head else QBoxLayout.Direction.TopToBottom
        self._head.setDirection(way)
        self._place(content)

    # -- events ------------------------------------------------------------------------------

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Use the size."""
        super().resizeEvent(event)
        self._fit()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()
            set_role_sizes(self, self._u)
        super().changeEvent(event)

    def _to_games(self) -> None:
        """Go from the name to the game that was played last: another Enter begins it."""
        self.person.take_name()
        last = self._store.settings.last_variant
        next(card for card in self.games if card.variant is last).play.setFocus()

    def _leave_welcome(self, wish: SignalInstance) -> None:
        self.person.take_name()
        self.person.set_welcoming(False)
        self._fit()
        wish.emit()

    def _change(self, **changes: object) -> None:
        self._store.change(**changes)
        self.settings_changed.emit()

    def _play(self, variant: Variant) -> None:
        self.person.take_name()
        self.person.set_welcoming(False)
        self._change(last_variant=variant)
        self.play.emit(variant)
