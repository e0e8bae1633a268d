"""The start page: who I am, which language, and three games to begin."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from engine.ruleset import Variant
from liudou_gui.model.settings import (
    BASES,
    NAME_LENGTH,
    PLAY_TIMERS,
    Pace,
    SettingsStore,
    clean_name,
)
from liudou_gui.model.strings import variant_cards, variant_line, variant_name, variant_sides
from liudou_gui.model.words import translate
from liudou_gui.session.base import WaitingDeal
from liudou_gui.widgets.controls import ButtonKind, KeyButton, Segments, label
from liudou_gui.widgets.option_texts import (
    language_texts,
    pace_text,
    timer_text,
    waiting_text,
)
from liudou_gui.widgets.scale_stepper import ScaleStepper
from liudou_gui.widgets.sheet import Sheet
from liudou_gui.widgets.styles import page_sheet, set_role_sizes

LANGUAGE_KEYS = ("", "en", "zh_Hans", "zh_Hant")


class GameCard(Sheet):
    """One game: name, sides, a sentence, and Play."""

    def __init__(self, variant: Variant, on_play: Callable[[], None]) -> None:
        super().__init__(f"game_{variant.value}")
        self.variant = variant
        self.title, self.sides = label("card_title", wrap=True), label("second")
        self.line, self.cards = label("body", wrap=True), label("second", wrap=True)
        self.play = KeyButton(f"play_{variant.value}")
        self.play.clicked.connect(lambda: on_play())
        column = QVBoxLayout(self)
        for widget in (self.title, self.sides, self.line):
            column.addWidget(widget)
        column.addStretch()
        column.addWidget(self.cards)
        column.addWidget(self.play)
        self._column = column

    def set_scale(self, u: float) -> None:
        """Draw at *u*."""
        margin = round(18 * u)
        self._column.setContentsMargins(margin, margin, margin, margin)
        self._column.setSpacing(round(8 * u))
        self.play.set_scale(u)

    def retranslate(self) -> None:
        """Set all texts."""
        name = variant_name(self.variant)
        self.title.setText(name)
        self.sides.setText(variant_sides(self.variant))
        self.line.setText(variant_line(self.variant))
        self.cards.setText(variant_cards(self.variant))
        spoken = translate("Start", "Play {game}").format(game=name)
        self.play.set_label(translate("Start", "Play"), spoken)


class WaitingSheet(Sheet):
    """The deal that waits to be gone on with."""

    def __init__(self) -> None:
        super().__init__("waiting")
        self.lit = True
        self._deal: WaitingDeal | None = None
        self.text = label("strong", wrap=True)
        self.resume_button = KeyButton("resume", kind=ButtonKind.PRIMARY)
        self.discard_button = KeyButton("discard")
        self._row = QHBoxLayout(self)
        self._row.addWidget(self.text, 1)
        self._row.addWidget(self.discard_button)
        self._row.addWidget(self.resume_button)
        self.hide()

    def show_deal(self, deal: WaitingDeal | None) -> None:
        """Show a deal; None hides the sheet."""
        self._deal = deal
        self.retranslate()
        self.setVisible(deal is not None)

    def set_scale(self, u: float) -> None:
        """Draw at *u*."""
        self._row.setContentsMargins(round(18 * u), round(10 * u), round(14 * u), round(10 * u))
        self._row.setSpacing(round(12 * u))
        self.resume_button.set_scale(u)
        self.discard_button.set_scale(u)

    def retranslate(self) -> None:
        """Set all texts."""
        self.resume_button.set_label(translate("Start", "Continue"))
        self.discard_button.set_label(translate("Start", "Discard"))
        if self._deal is not None:
            self.text.setText(waiting_text(self._deal))


class StartPage(QWidget):
    """Everything before the first deal; *settings_changed* after each choice, *play* with the game.

    *records*, *rules*, *resume* and *discard* are wishes; their buttons show where there is something
    behind them.
    """

    settings_changed = Signal()
    play = Signal(object)
    records = Signal()
    rules = Signal()
    resume = Signal()
    discard = Signal()

    def __init__(self, store: SettingsStore, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("start_page")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._store = store
        self._u = 1.0
        self._across = (3, 3, 3)
        self._said = ""
        self.title, self.subtitle = label("title"), label("second", wrap=True)
        self.records_button = KeyButton("records")
        self.records_button.clicked.connect(self.records)
        self.records_button.hide()
        self.rules_button = KeyButton("rules")
        self.rules_button.clicked.connect(self.rules)
        self.waiting = WaitingSheet()
        self.waiting.resume_button.clicked.connect(self.resume)
        self.waiting.discard_button.clicked.connect(self.discard)
        self.name_label, self.language_label, self.scale_label = (
            label("second"),
            label("second"),
            label("second"),
        )
        self.name = QLineEdit(store.settings.name)
        self.name.setObjectName("name")
        self.name.setMaxLength(NAME_LENGTH)
        self.name.editingFinished.connect(self._take_name)
        self.name.returnPressed.connect(self._play_last)
        self.language = Segments("language", LANGUAGE_KEYS, lambda key: self._change(language=key))
        self.scale = ScaleStepper("scale", lambda per_cent: self._change(scale=per_cent))
        self.heading = label("section")
        self.games = [GameCard(variant, partial(self._play, variant)) for variant in Variant]
        self.base = Segments("base", [str(b) for b in BASES], lambda key: self._change(base=int(key)))
        self.timer = Segments(
            "play_timer", [str(t) for t in PLAY_TIMERS], lambda key: self._change(play_timer=int(key))
        )
        self.pace = Segments("pace", [p.value for p in Pace], lambda key: self._change(pace=Pace(key)))
        self.base_label, self.timer_label, self.pace_label = label("second"), label("second"), label("second")
        self.notice = label("notice", wrap=True)
        self._arrange()
        self.retranslate()
        self.show_settings()
        self.set_scale(store.settings.scale / 100)

    def _arrange(self) -> None:
        inside = QWidget()
        inside.setObjectName("start_inside")
        column = QVBoxLayout(inside)
        self._column = column
        head = QVBoxLayout()
        head.setSpacing(0)
        head.addWidget(self.title)
        head.addWidget(self.subtitle)
        top = QHBoxLayout()
        top.addLayout(head, 1)
        top.addWidget(self.rules_button, 0, Qt.AlignmentFlag.AlignTop)
        top.addWidget(self.records_button, 0, Qt.AlignmentFlag.AlignTop)
        column.addLayout(top)
        column.addWidget(self.notice)
        column.addWidget(self.waiting)
        self._person = Sheet("person")
        self._person_grid = QGridLayout(self._person)
        column.addWidget(self._person)
        column.addWidget(self.heading)
        self._games_grid = QGridLayout()
        column.addLayout(self._games_grid)
        self._options = Sheet("options")
        self._options_grid = QGridLayout(self._options)
        column.addWidget(self._options)
        column.addStretch()
        self._place()
        self._scroll = QScrollArea()
        self._scroll.setObjectName("start_scroll")
        self._scroll.setWidgetResizable(True)
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)
        self._scroll.setWidget(inside)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.addWidget(self._scroll)

    def _place(self) -> None:
        """Put fields and games beside each other, or below where the window is narrow."""
        fields_across, choices_across, games_across = self._across
        fields: list[tuple[QLabel, QWidget]] = [
            (self.name_label, self.name),
            (self.language_label, self.language),
            (self.scale_label, self.scale),
        ]
        choices: list[tuple[QLabel, QWidget]] = [
            (self.base_label, self.base),
            (self.timer_label, self.timer),
            (self.pace_label, self.pace),
        ]
        person = (self._person_grid, fields, fields_across)
        for grid, items, across in (person, (self._options_grid, choices, choices_across)):
            for place, (caption, widget) in enumerate(items):
                row, col = divmod(place, across)
                grid.addWidget(caption, 2 * row, col)
                grid.addWidget(widget, 2 * row + 1, col, Qt.AlignmentFlag.AlignLeft)
            for col in range(3):
                grid.setColumnStretch(col, int(col < across))
        for place, card in enumerate(self.games):
            self._games_grid.addWidget(card, place // games_across, place % games_across)
        for col in range(3):
            self._games_grid.setColumnStretch(col, int(col < games_across))

    # -- texts and sizes ---------------------------------------------------------------------

    def retranslate(self) -> None:
        """Set all texts."""
        self.title.setText(translate("Start", "Liudou"))
        self.subtitle.setText(translate("Start", "Dou Dizhu for six, at home"))
        self.name_label.setText(translate("Start", "Your name"))
        self.name.setAccessibleName(translate("Start", "Your name"))
        self.name.setPlaceholderText(translate("Start", "Name"))
        self.language_label.setText(translate("Start", "Language"))
        self.scale_label.setText(translate("Start", "Size"))
        self.records_button.set_label(translate("Start", "Records"))
        self.rules_button.set_label(translate("Start", "Rule book"))
        self.waiting.retranslate()
        self.heading.setText(translate("Start", "Play now against bots"))
        self.language.set_texts(*language_texts())
        for card in self.games:
            card.retranslate()
        self.base_label.setText(translate("Start", "Base points"))
        self.base.set_texts([str(b) for b in BASES])
        self.timer_label.setText(translate("Start", "Time for a play"))
        self.timer.set_texts([timer_text(seconds) for seconds in PLAY_TIMERS])
        self.pace_label.setText(translate("Start", "Bots play"))
        self.pace.set_texts([pace_text(pace) for pace in Pace])
        self._scroll.setAccessibleName(self.heading.text())
        for choices, caption in (
            (self.language, self.language_label),
            (self.scale, self.scale_label),
            (self.base, self.base_label),
            (self.timer, self.timer_label),
            (self.pace, self.pace_label),
        ):
            choices.set_caption(caption.text())
        self.show_settings()

    def show_settings(self) -> None:
        """Show the settings as they are."""
        settings = self._store.settings
        if not self.name.hasFocus():
            self.name.setText(settings.name)
        self.language.set_choice(settings.language)
        self.scale.set_choice(settings.scale)
        self.base.set_choice(str(settings.base))
        self.timer.set_choice(str(settings.play_timer))
        self.pace.set_choice(settings.pace.value)
        for card in self.games:
            card.lit = card.variant is settings.last_variant
            card.play.kind = ButtonKind.PRIMARY if card.lit else ButtonKind.PLAIN
            card.update()
            card.play.update()
        notices = [text for text in (self._store.notice, self._said) if text]
        self.notice.setText("\n".join(notices))
        self.notice.setVisible(bool(notices))

    def offer_records(self) -> None:
        """Show the way to the kept deals."""
        self.records_button.show()

    def show_waiting(self, deal: WaitingDeal | None) -> None:
        """Offer to go on with the deal that waits, if there is one."""
        self.waiting.show_deal(deal)

    def say(self, text: str) -> None:
        """Show a sentence over everything until the next one; an empty one takes it away."""
        self._said = text
        self.show_settings()

    def set_scale(self, u: float) -> None:
        """Draw at *u*."""
        self._u = u
        self.setStyleSheet(page_sheet(u))
        set_role_sizes(self, u)
        side, gap = round(28 * u), round(16 * u)
        self._column.setContentsMargins(side, round(20 * u), side, round(20 * u))
        self._column.setSpacing(round(12 * u))
        self._games_grid.setSpacing(gap)
        for grid in (self._person_grid, self._options_grid):
            grid.setContentsMargins(gap, round(12 * u), gap, round(14 * u))
            grid.setHorizontalSpacing(gap)
            grid.setVerticalSpacing(round(4 * u))
        self.name.setFixedWidth(round(190 * u))
        self.records_button.set_scale(u)
        self.rules_button.set_scale(u)
        self.waiting.set_scale(u)
        for card in self.games:
            card.set_scale(u)
        self._fit()

    def _fit(self) -> None:
        wide = self.width() / self._u
        across = (
            3 if wide >= 940 else 2 if wide >= 660 else 1,
            3 if wide >= 940 else 2 if wide >= 760 else 1,
            3 if wide >= 640 else 1,
        )
        if across != self._across:
            self._across = across
            self._place()

    # -- events ------------------------------------------------------------------------------

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Use the width."""
        super().resizeEvent(event)
        self._fit()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()
            set_role_sizes(self, self._u)
        super().changeEvent(event)

    def _play_last(self) -> None:
        """Begin the game that was played last: Enter is all that it takes."""
        self._take_name()
        self.play.emit(self._store.settings.last_variant)

    def _take_name(self) -> None:
        name = clean_name(self.name.text())
        if name != self._store.settings.name:
            self._change(name=name)

    def _change(self, **changes: object) -> None:
        self._store.change(**changes)
        self.settings_changed.emit()

    def _play(self, variant: Variant) -> None:
        self._take_name()
        self._change(last_variant=variant)
        self.play.emit(variant)
