"""What the host chooses for a table: the form, and the dialogs before hosting and between deals."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLineEdit, QScrollArea, QVBoxLayout, QWidget

from engine.names import clean_name
from engine.ruleset import Ruleset, Variant
from liudou_gui.bots import levels, offered
from liudou_gui.model.host_options import BID_SECONDS, CHOICE_SECONDS, kept_options, read_options
from liudou_gui.model.lobby_strings import level_text
from liudou_gui.model.settings import BASES, PLAY_TIMERS, Settings, SettingsStore, own_name
from liudou_gui.model.strings import variant_cards, variant_name, variant_sides
from liudou_gui.model.words import translate
from liudou_gui.protocol.limits import TABLE_NAME_LENGTH
from liudou_gui.protocol.lobby import BotLevel, Options
from liudou_gui.widgets.choice import Choice
from liudou_gui.widgets.controls import ButtonKind, KeyButton, Segments, TickBox, label
from liudou_gui.widgets.dialog import Dialog
from liudou_gui.widgets.fields import Field
from liudou_gui.widgets.flow import FlowLayout
from liudou_gui.widgets.option_texts import timer_text
from liudou_gui.widgets.styles import page_sheet, set_role_sizes

_WIDE = 620


def usual_options(settings: Settings) -> Options:
    """Return what a table is like of which nothing was chosen yet."""
    name = translate("TableOptions", "{name}’s table").format(name=own_name(settings))
    name = name.replace(
        "\N{RIGHT SINGLE QUOTATION MARK}", "'"
    )  # which Chinese fonts draw as wide as a character
    rules = Ruleset(settings.last_variant, settings.base)
    return Options(
        clean_name(name, TABLE_NAME_LENGTH),
        rules,
        play_seconds=settings.play_timer,
        locked=False,
        counter=settings.counter,
    )


def last_options(settings: Settings) -> Options:
    """Return what was last chosen for a table, as far as anything was."""
    return read_options(settings.host_options, usual_options(settings))


def remember_options(store: SettingsStore, options: Options) -> None:
    """Keep what was chosen; the usual name is not kept, for it follows the player's."""
    kept = kept_options(options)
    if options.name == usual_options(store.settings).name:
        del kept["name"]
    store.change(host_options=kept)


class TableOptionsForm(QWidget):
    """All options of a table."""

    def __init__(self, options: Options) -> None:
        super().__init__()
        self.setObjectName("table_options")
        self.setProperty("role", "clear")
        self._from = options
        self.name = QLineEdit(options.name)
        self.name.setObjectName("table_name")
        self.name.setMaxLength(TABLE_NAME_LENGTH)
        self.games = Segments("table_game", [one.value for one in Variant], self.choose_game, wraps=True)
        self.game_line = label("second", wrap=True)
        self.variant = options.ruleset.variant
        self.base: Choice[int] = Choice("table_base")
        self.play: Choice[int] = Choice("table_play_seconds")
        self.bots: Choice[BotLevel] = Choice("table_bots")
        self.bid: Choice[int] = Choice("table_bid_seconds")
        self.camp: Choice[int] = Choice("table_camp_seconds")
        self.show_time: Choice[int] = Choice("table_show_seconds")
        self.locked, self.spectators = TickBox("table_locked"), TickBox("table_spectators")
        self.counter = TickBox("table_counter")
        self._choices = (self.base, self.play, self.bots, self.bid, self.camp, self.show_time)
        self._fields = [Field(control) for control in (self.name, self.games, *self._choices)]
        self._flow = FlowLayout()
        for field in self._fields[2:]:
            self._flow.addWidget(field)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.addWidget(self._fields[0])
        self._column.addWidget(self._fields[1])
        self._column.addWidget(self.game_line)
        self._column.addLayout(self._flow)
        self._notes = {
            box: label("second", wrap=True) for box in (self.locked, self.spectators, self.counter)
        }
        for box, note in self._notes.items():
            pair = QVBoxLayout()
            pair.setSpacing(0)
            pair.addWidget(box)
            pair.addWidget(note)
            self._column.addLayout(pair)
        self._column.addStretch(1)
        self.retranslate()
        self.show_options(options)

    @property
    def options(self) -> Options:
        """What is chosen; an empty name is the one that was there before."""
        rules = replace(self._from.ruleset, variant=self.variant, base=self.base.chosen)
        return replace(
            self._from,
            name=clean_name(self.name.text(), TABLE_NAME_LENGTH) or self._from.name,
            ruleset=rules,
            play_seconds=self.play.chosen,
            bid_slot_seconds=self.bid.chosen,
            camp_seconds=self.camp.chosen,
            show_seconds=self.show_time.chosen,
            locked=self.locked.isChecked(),
            spectators=self.spectators.isChecked(),
            counter=self.counter.isChecked(),
            bots=self.bots.chosen,
        )

    def show_options(self, options: Options) -> None:
        """Show these options; times and points that are not usual are offered too."""
        self._from = options
        self.name.setText(options.name)
        bases = sorted({*BASES, options.ruleset.base})
        self.base.offer([(base, str(base)) for base in bases])
        self.base.choose(options.ruleset.base)
        plays = sorted({*PLAY_TIMERS, options.play_seconds}, key=lambda seconds: (seconds == 0, seconds))
        self.play.offer([(seconds, timer_text(seconds)) for seconds in plays])
        self.play.choose(options.play_seconds)
        self.bots.choose(offered(options.bots))
        self.bid.choose(options.bid_slot_seconds)
        self.camp.choose(options.camp_seconds)
        self.show_time.choose(options.show_seconds)
        self.locked.setChecked(options.locked)
        self.spectators.setChecked(options.spectators)
        self.counter.setChecked(options.counter)
        self.choose_game(options.ruleset.variant.value)

    def choose_game(self, key: str) -> None:
        """Choose a game by its value; only its own times are asked."""
        self.variant = Variant(key)
        self.games.set_choice(key)
        parts = (variant_sides(self.variant), variant_cards(self.variant))
        self.game_line.setText("  ·  ".join(parts))
        _, _, _, _, _, bid, camp, show = self._fields
        bid.setVisible(self.variant is Variant.HIDDEN)
        camp.setVisible(self.variant is Variant.TWO_CAMPS)
        show.setVisible(self.variant is not Variant.HIDDEN)

    def retranslate(self) -> None:
        """Set all texts."""
        captions = (
            translate("TableOptions", "The table’s name"),
            translate("TableOptions", "Game"),
            translate("Start", "Base points"),
            translate("Start", "Time for a play"),
            translate("TableOptions", "Bots are"),
            translate("TableOptions", "A turn to bid"),
            translate("TableOptions", "Choosing a camp"),
            translate("TableOptions", "Showing the hand"),
        )
        for field, caption in zip(self._fields, captions, strict=True):
            field.set_caption(caption)
        self.games.set_texts([variant_name(one) for one in Variant])
        self.bots.offer([(level, level_text(level)) for level in levels()])
        self.bid.offer([(seconds, timer_text(seconds)) for seconds in BID_SECONDS])
        for choice in (self.camp, self.show_time):
            choice.offer([(seconds, timer_text(seconds)) for seconds in CHOICE_SECONDS])
        boxes = (
            (
                self.locked,
                translate("TableOptions", "A room code is needed"),
                translate("TableOptions", "Else everybody on this network can sit down."),
            ),
            (
                self.spectators,
                translate("TableOptions", "Others may watch"),
                translate("TableOptions", "They see what everybody may see, no hand."),
            ),
            (
                self.counter,
                translate("TableOptions", "The card counter is allowed"),
                translate("TableOptions", "For all at the table, or for nobody."),
            ),
        )
        for box, name, note in boxes:
            box.setText(name)
            box.setAccessibleName(name)
            box.setAccessibleDescription(note)
            self._notes[box].setText(note)

    def set_scale(self, u: float) -> None:
        """Draw at *u*."""
        self._column.setSpacing(round(8 * u))
        self._flow.setSpacing(round(16 * u))
        for field in self._fields:
            field.set_scale(u)
        for choice in self._choices:
            choice.set_scale(u)
        self.name.setFixedWidth(round(360 * u))
        for note in self._notes.values():
            note.setContentsMargins(round(26 * u), 0, 0, round(4 * u))


class _OptionsDialog(Dialog):
    """The form with a button that takes it and one that does not."""

    def __init__(self, name: str, options: Options, scale: float, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._u = scale
        self.title, self.trouble = label("question", wrap=True), label("notice", wrap=True)
        self.trouble.hide()
        self.form = TableOptionsForm(options)
        self.area = QScrollArea()
        self.area.setObjectName(f"{name}_scroll")
        self.area.setWidget(self.form)
        self.area.setWidgetResizable(True)
        self.area.setFrameShape(QFrame.Shape.NoFrame)
        self.area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.take = KeyButton(f"{name}_take", kind=ButtonKind.PRIMARY)
        self.answer = self.take
        self.take.clicked.connect(self._take)
        self.cancel = KeyButton(f"{name}_cancel")
        self.cancel.clicked.connect(self.reject)
        self._foot = QHBoxLayout()
        self._foot.addStretch(1)
        self._foot.addWidget(self.cancel)
        self._foot.addWidget(self.take)
        self._column = QVBoxLayout(self)
        self._column.addWidget(self.title)
        self._column.addWidget(self.area, 1)
        self._column.addWidget(self.trouble)
        self._column.addLayout(self._foot)
        self._name()
        self.set_scale(scale)
        self.take.setFocus()

    def _texts(self) -> tuple[str, str]:
        """Return the title and what the button says."""
        raise NotImplementedError

    def _take(self) -> None:
        """Do what the button says."""
        raise NotImplementedError

    def _name(self) -> None:
        title, take = self._texts()
        self.setWindowTitle(title)
        self.setAccessibleName(title)
        self.title.setText(title)
        self.area.setAccessibleName(title)
        self.take.set_label(take)
        self.cancel.set_label(translate("TableOptions", "Cancel"))

    def set_scale(self, u: float) -> None:
        """Draw at *u*."""
        self._u = u
        clear = 'QScrollArea, QWidget[role="clear"] { background: transparent; }'
        self.setStyleSheet(page_sheet(u) + clear)
        self.form.set_scale(u)
        self.take.set_scale(u, 140)
        self.cancel.set_scale(u, 100)
        set_role_sizes(self, u)
        side = round(22 * u)
        self._column.setContentsMargins(side, round(16 * u), side, round(16 * u))
        self._column.setSpacing(round(10 * u))
        self._foot.setSpacing(round(10 * u))
        self._fit()

    def _fit(self) -> None:
        u, room = self._u, self.room()
        wide = min(round(_WIDE * u), room.width())
        inner = wide - round(44 * u) - 14
        layout = self.form.layout()
        high = layout.heightForWidth(inner) if layout is not None else 0
        self.resize(wide, min(high + round(160 * u), room.height()))

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        if event.type() is QEvent.Type.LanguageChange:
            chosen = self.form.options
            self.form.retranslate()
            self.form.show_options(chosen)
            self._name()
            self._fit()
        super().changeEvent(event)


class HostOptionsDialog(_OptionsDialog):
    """Before hosting: *opened* gets what was chosen, which is remembered for the next time.

    If the table cannot be opened, :meth:`fail` says why while *opened* is being told, and the dialog stays.
    """

    opened = Signal(object)

    def __init__(self, store: SettingsStore, parent: QWidget | None = None) -> None:
        self._store, self._failed = store, False
        super().__init__("host_options", last_options(store.settings), store.settings.scale / 100, parent)

    def fail(self, words: str) -> None:
        """Say why no table could be opened."""
        self._failed = True
        self.trouble.setText(words)
        self.trouble.show()
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, words))

    def _texts(self) -> tuple[str, str]:
        return translate("TableOptions", "Host a table"), translate("TableOptions", "Open the table")

    def _take(self) -> None:
        options = self.form.options
        remember_options(self._store, options)
        self._failed = False
        self.opened.emit(options)
        if not self._failed:
            self.accept()


class ChangeOptionsDialog(_OptionsDialog):
    """Between deals: *changed* gets what was chosen, if it is anything new, and it is remembered."""

    changed = Signal(object)

    def __init__(self, options: Options, store: SettingsStore, parent: QWidget | None = None) -> None:
        self._store, self._before = store, options
        super().__init__("change_options", options, store.settings.scale / 100, parent)

    def _texts(self) -> tuple[str, str]:
        return translate("TableOptions", "Change the table"), translate("TableOptions", "Change")

    def _take(self) -> None:
        options = self.form.options
        if options != self._before:
            remember_options(self._store, options)
            self.changed.emit(options)
        self.accept()
