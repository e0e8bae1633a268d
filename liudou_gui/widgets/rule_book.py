"""The rule book: chapters at the left, the text with drawn examples at the right."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QFontMetrics, QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import (
    QComboBox,
    QHBoxLayout,
    QLineEdit,
    QListWidget,
    QVBoxLayout,
    QWidget,
)

from engine.ruleset import Ruleset, Variant
from liudou_gui.model.rule_book.book import find_clause, link_titles, matches, rule_book
from liudou_gui.model.rule_book.parts import Chapter
from liudou_gui.model.strings import variant_name
from liudou_gui.model.words import translate
from liudou_gui.widgets.controls import KeyButton, Segments, label
from liudou_gui.widgets.dialog import Dialog
from liudou_gui.widgets.keys import add_shortcut
from liudou_gui.widgets.rule_article import Article, Section
from liudou_gui.widgets.rule_contents import Contents
from liudou_gui.widgets.styles import page_sheet, set_role_sizes, text_font, theme

_WIDE = 900
"""Chapters and games stand side by side with the text from so many units of width."""

_WIDEST = 1200
"""From so many units on there is also a column of what the chapter holds, as :data:`_CONTENTS` wide."""

_CONTENTS = 240
_WISH = (1320, 860)

_EXTRA = """
QWidget#rule_inside, QScrollArea#rule_article {{ background: {page}; }}
QPushButton[role="clause"] {{ background: {inset}; border: 2px solid {line}; border-radius: {r}px;
  min-height: {high}px; padding: 0 {pad}px; font-size: {px}px; font-weight: normal; }}
QPushButton[role="clause"]:hover {{ border-color: {amber_line}; }}
QPushButton[role="clause"]:focus {{ border-color: {ink}; }}
QScrollArea#rule_contents, QWidget#rule_contents_inside {{ background: {page}; }}
QListWidget#rule_chapters {{ font-size: {body}px; background: {page}; border: 2px solid transparent; }}
QListWidget#rule_chapters:focus {{ border-color: {ink}; }}
QListWidget#rule_chapters::item {{ min-height: {row}px; border: 2px solid transparent;
  border-radius: {r}px; margin: 1px 2px; }}
QListWidget#rule_chapters::item:hover {{ background: {hover}; }}
QListWidget#rule_chapters::item:selected {{ background: {panel}; border-color: {amber_line}; }}
QComboBox, QLineEdit {{ font-size: {body}px; }}
"""


def _sheet(k: float) -> str:
    extra = _EXTRA.format(
        page=theme().page,
        inset=theme().inset,
        line=theme().line,
        ink=theme().ink,
        amber_line=theme().amber_line,
        panel=theme().panel,
        hover=theme().hover,
        r=round(8 * k),
        high=max(28, round(28 * k)),
        pad=round(8 * k),
        px=text_font(13 * k).pixelSize(),
        body=text_font(14 * k).pixelSize(),
        row=max(32, round(34 * k)),
    )
    return page_sheet(k) + extra


class RuleBook(Dialog):
    """The rules of the three games, open at *variant*, drawn at *scale*."""

    def __init__(self, variant: Variant, scale: float, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("rule_book")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._variant, self._k = variant, scale
        self._book: tuple[Chapter, ...] = rule_book(variant)
        self._key = self._book[0].key
        self._marked: tuple[str, int] | None = None
        self._wide: bool | None = None
        self.title = label("section")
        keys = [one.value for one in Variant]
        self.games = Segments("rule_game", keys, lambda key: self.show_game(Variant(key)))
        self.game_box, self.chapter_box = QComboBox(), QComboBox()
        self.search = QLineEdit()
        self.chapters = QListWidget()
        self.article = Article()
        self.contents = Contents(scale)
        self.close_button = KeyButton("rule_close", cap="Esc")
        self._arrange()
        self._connect()
        self.setStyleSheet(_sheet(scale))
        self.close_button.set_scale(scale)
        self.retranslate()
        self._size()
        (self.chapters if self._wide else self.chapter_box).setFocus()

    # -- building ----------------------------------------------------------------------------

    def _arrange(self) -> None:
        self.game_box.setObjectName("rule_game_box")
        self.chapter_box.setObjectName("rule_chapter_box")
        self.search.setObjectName("rule_search")
        self.chapters.setObjectName("rule_chapters")
        self.search.setClearButtonEnabled(True)
        self.chapters.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        for box in (self.game_box, self.chapter_box):
            box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
            box.setMinimumContentsLength(6)
        self._head, self._second, body = QHBoxLayout(), QHBoxLayout(), QHBoxLayout()
        for widget, stretch in ((self.title, 0), (self.games, 0), (self.game_box, 1)):
            self._head.addWidget(widget, stretch)
        self._head.addStretch()
        self._head.addWidget(self.search)
        self._head.addWidget(self.close_button)
        self._second.addWidget(self.chapter_box, 1)
        body.addWidget(self.chapters)
        body.addWidget(self.article, 1)
        body.addWidget(self.contents)
        column = QVBoxLayout(self)
        for row in (self._head, self._second, body):
            row.setSpacing(round(12 * self._k))
            column.addLayout(row, int(row is body))
        column.setSpacing(round(10 * self._k))
        margin = round(14 * self._k)
        column.setContentsMargins(margin, margin, margin, margin)

    def _connect(self) -> None:
        self.close_button.clicked.connect(self.reject)
        self.article.follow.connect(self.show_clause)
        self.article.scrolled.connect(self.contents.show_place)
        self.contents.chosen.connect(self._choose_place)
        self.search.textChanged.connect(self._search)
        self.chapters.currentRowChanged.connect(self._choose_row)
        self.chapter_box.activated.connect(self._choose_row)
        self.game_box.activated.connect(lambda row: self.show_game(tuple(Variant)[row]))
        add_shortcut(self, "Ctrl+F", self._start_search)
        add_shortcut(self, "Esc", self._escape)
        for key, action in (
            ("Up", partial(self._step, -1)),
            ("Down", partial(self._step, 1)),
            ("PgUp", partial(self.article.page, -1)),
            ("PgDown", partial(self.article.page, 1)),
        ):
            shortcut = QShortcut(QKeySequence(key), self)
            shortcut.activated.connect(action)

    def _size(self) -> None:
        size = QSize(round(_WISH[0] * self._k), round(_WISH[1] * self._k)).boundedTo(self.room())
        self._fit(size.width())
        self.resize(size)

    # -- what is shown -----------------------------------------------------------------------

    @property
    def variant(self) -> Variant:
        """The game whose rules are shown."""
        return self._variant

    @property
    def chapter(self) -> str:
        """The key of the chapter that is shown."""
        return self._key

    @property
    def marked(self) -> tuple[str, int] | None:
        """The chapter and place of the clause that is marked."""
        return self._marked

    def show_game(self, variant: Variant) -> None:
        """Show the same chapter of another game; what is searched for stays."""
        self._variant, self._book, self._marked = variant, rule_book(variant), None
        self._fill()
        self._show()

    def show_chapter(self, key: str) -> None:
        """Show the chapter with this key from its beginning; while searching, scroll to what it holds."""
        self._key, self._marked = key, None
        self._choose(key)
        if self._wanted:
            self.article.show_head(key)
        else:
            self._show()

    def show_clause(self, rule_id: str) -> bool:
        """Scroll to the clause of a rule such as ``C8a`` and mark it; return whether the book has it.

        A rule that this game does not have is looked up in the other games.
        """
        games = (self._variant, *(one for one in Variant if one is not self._variant))
        for variant in games:
            book = rule_book(variant)
            found = find_clause(book, rule_id)
            if found is not None:
                break
        else:
            return False
        self.search.blockSignals(True)
        self.search.clear()
        self.search.blockSignals(False)
        self._variant, self._book = variant, book
        self._key, self._marked = found[0], found
        self._fill()
        self._show()
        return True

    @property
    def _wanted(self) -> str:
        return self.search.text().strip()

    def _shown(self) -> list[Section]:
        """Return the sections to show: the chapter, or all that holds the searched words."""
        found: list[Section] = []
        for chapter in self._book:
            clauses = tuple(
                (place, clause)
                for place, clause in enumerate(chapter.clauses)
                if not self._wanted or matches(clause, self._wanted)
            )
            if clauses and (self._wanted or chapter.key == self._key):
                found.append(Section(chapter.key, chapter.title, clauses))
        return found

    def _show(self) -> None:
        sections = self._shown()
        titles = link_titles(self._book)
        note = ""
        if self._wanted and not sections:
            note = translate("RuleBook", "“{words}” is nowhere in the rules of this game.")
            note = note.format(words=self._wanted)
        self.article.show_sections(sections, Ruleset(self._variant).combos, titles, self._k, note)
        self.contents.show_clauses([clause for section in sections for _, clause in section.clauses])
        if self._marked is not None and not self._wanted:
            self.article.mark(*self._marked)
        self.contents.show_place(self.article.read)

    def _fill(self) -> None:
        """Name games and chapters as things stand; while searching, only chapters with a find."""
        self.games.set_choice(self._variant.value)
        self.game_box.setCurrentIndex(tuple(Variant).index(self._variant))
        keys = {section.key for section in self._shown()} if self._wanted else None
        self._listed = [one for one in self._book if keys is None or one.key in keys]
        for box in (self.chapters, self.chapter_box):
            box.blockSignals(True)
            box.clear()
            box.addItems([chapter.title for chapter in self._listed])
            box.blockSignals(False)
        self._choose(self._key)

    def _choose(self, key: str) -> None:
        row = next((row for row, one in enumerate(self._listed) if one.key == key), -1)
        self.chapters.blockSignals(True)
        self.chapters.setCurrentRow(row)
        self.chapters.blockSignals(False)
        self.chapter_box.setCurrentIndex(row)

    def _choose_place(self, number: int) -> None:
        self._marked = self.article.mark_sheet(number)
        self.contents.show_place(number)

    # -- wishes ------------------------------------------------------------------------------

    def _choose_row(self, row: int) -> None:
        if 0 <= row < len(self._listed):
            self.show_chapter(self._listed[row].key)

    def _step(self, way: int) -> None:
        rows = [row for row, one in enumerate(self._listed) if one.key == self._key]
        start = rows[0] if rows else -1 if way > 0 else len(self._listed)
        self._choose_row(start + way)

    def _search(self) -> None:
        self._marked = None
        self._fill()
        self._show()

    def _start_search(self) -> None:
        self.search.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.search.selectAll()

    def _escape(self) -> None:
        if self.search.text():
            self.search.clear()
        else:
            self.reject()

    # -- words and sizes ---------------------------------------------------------------------

    def retranslate(self) -> None:
        """Set all texts, at the same place of the book."""
        place = self.article.place
        self._book = rule_book(self._variant)
        title = translate("RuleBook", "Rule book")
        self.setWindowTitle(title)
        self.title.setText(title)
        names = [variant_name(one) for one in Variant]
        self.games.set_texts(names)
        self.game_box.clear()
        self.game_box.addItems(names)
        self.game_box.setAccessibleName(translate("RuleBook", "Game"))
        chapters = translate("RuleBook", "Chapters")
        self.chapters.setAccessibleName(chapters)
        self.chapter_box.setAccessibleName(chapters)
        self.search.setPlaceholderText(translate("RuleBook", "Search the rules"))
        self.search.setAccessibleName(translate("RuleBook", "Search the rules"))
        self.article.setAccessibleName(title)
        self.close_button.set_label(translate("RuleBook", "Close"))
        self._fill()
        self._show()
        set_role_sizes(self, self._k)
        metrics = QFontMetrics(text_font(14 * self._k))
        longest = max(metrics.horizontalAdvance(chapter.title) for chapter in self._book)
        self.chapters.setFixedWidth(longest + round(36 * self._k) + 16)
        if place is not None:
            self.article.set_place(place)

    def _fit(self, width: int) -> None:
        """Use the width: lists beside the text, or boxes over it."""
        wide = width >= _WIDE * self._k
        self.contents.setVisible(width >= _WIDEST * self._k)
        self.contents.setFixedWidth(round(_CONTENTS * self._k))
        if wide == self._wide:
            return
        self._wide = wide
        for widget in (self.title, self.games, self.chapters):
            widget.setVisible(wide)
        for box in (self.game_box, self.chapter_box):
            box.setVisible(not wide)
        for row in (self._head, self._second):
            row.removeWidget(self.search)
        if wide:
            self._head.insertWidget(self._head.count() - 1, self.search)
            self.search.setFixedWidth(round(220 * self._k))
        else:
            self._second.addWidget(self.search, 1)
            self.search.setMinimumWidth(0)
            self.search.setMaximumWidth(16777215)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Use the width."""
        super().resizeEvent(event)
        self._fit(self.width())

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)
