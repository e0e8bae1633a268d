"""The rule book: true examples, every rule found, search, keys, sizes and languages."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from engine.reasons import ReasonCode
from engine.ruleset import Ruleset, Variant
from engine.rulings import RULINGS
from liudou_gui.model import words
from liudou_gui.model.rule_book.book import find_clause, link_titles, matches, rule_book
from liudou_gui.model.rule_book.parts import (
    Chain,
    Clause,
    Example,
    example_cards,
    groups_of,
    judge,
    signs,
)
from liudou_gui.widgets.dress import speak
from liudou_gui.widgets.main_window import MainWindow
from liudou_gui.widgets.rule_article import ClauseSheet
from liudou_gui.widgets.rule_book import RuleBook
from liudou_gui.widgets.rule_examples import ChainRow, ExampleRow

EVERY_GAME = {
    *(f"C{number}" for number in range(1, 12)),
    *("C4a", "C8b", "O1", "O2", "O3", "O4", "O9", "T1", "T2", "E1"),
}
FOUR_DECKS = {
    *("C4b", "C8a", "O6", "O7", "O8", "T3", "T4"),
    *(f"F{number}" for number in range(1, 6)),
}
OWN = {
    Variant.HIDDEN: {"O5", *(f"H{number}" for number in range(1, 10))},
    Variant.TWO_FOUR: FOUR_DECKS | {f"N{number}" for number in range(6)},
    Variant.TWO_CAMPS: FOUR_DECKS | {f"P{number}" for number in range(1, 6)},
}
EVERY_VARIANT = pytest.mark.parametrize("variant", Variant)


@pytest.fixture(autouse=True)
def english(qtbot: QtBot) -> None:
    assert qtbot
    speak("en")


@pytest.fixture
def back(qtbot: QtBot) -> Iterator[QWidget]:
    made = QWidget()
    qtbot.addWidget(made)
    made.resize(1366, 768)
    made.show()
    yield made
    made.close()


@pytest.fixture
def open_book(back: QWidget, qtbot: QtBot) -> Callable[..., RuleBook]:
    def opened(variant: Variant = Variant.TWO_FOUR, scale: float = 1.0) -> RuleBook:
        book = RuleBook(variant, scale, back)
        book.open()
        qtbot.waitExposed(book)
        book.activateWindow()
        qtbot.waitUntil(book.isActiveWindow)
        return book

    return opened


def clauses(variant: Variant) -> list[Clause]:
    return [clause for chapter in rule_book(variant) for clause in chapter.clauses]


# -- what the book says ----------------------------------------------------------------------


@EVERY_VARIANT
def test_every_example_is_what_the_engine_says(variant: Variant) -> None:
    rules = Ruleset(variant).combos
    examples = [one for clause in clauses(variant) for one in clause.shown if isinstance(one, Example)]
    assert len(examples) > 40
    for example in examples:
        assert judge(example, rules).good is example.good, example


@EVERY_VARIANT
def test_every_row_from_low_to_high_is_the_engine_s(variant: Variant) -> None:
    rules = Ruleset(variant).combos
    chains = [one for clause in clauses(variant) for one in clause.shown if isinstance(one, Chain)]
    assert len(chains) > 5
    for chain in chains:
        assert len(signs(chain, rules)) == len(chain.plays) - 1


def test_a_row_that_is_out_of_order_is_refused() -> None:
    with pytest.raises(ValueError, match="not in order"):
        signs(Chain(("44", "33")), Ruleset(Variant.HIDDEN).combos)
    with pytest.raises(ValueError, match="no combination"):
        signs(Chain(("34", "33")), Ruleset(Variant.HIDDEN).combos)


@EVERY_VARIANT
def test_examples_never_hold_more_cards_than_the_pack(variant: Variant) -> None:
    for clause in clauses(variant):
        for one in clause.shown:
            for text in one.plays if isinstance(one, Chain) else (one.cards, one.on):
                cards = example_cards(text)
                assert len(set(cards)) == len(cards)
                assert all(card.deck < variant.decks for card in cards), text
                assert [card for part in groups_of(text) for card in part] == list(cards)


@EVERY_VARIANT
def test_every_rule_of_the_game_has_a_paragraph_with_its_id(variant: Variant) -> None:
    shown = {rule for clause in clauses(variant) for rule in clause.ids}
    assert EVERY_GAME | OWN[variant] <= shown
    others = set().union(*OWN.values()) - OWN[variant] - FOUR_DECKS
    assert not shown & {rule for rule in others if rule[0] in "HNP"}


@EVERY_VARIANT
def test_every_reason_every_ruling_and_every_link_leads_somewhere(variant: Variant) -> None:
    own, books = rule_book(variant), [rule_book(one) for one in Variant]
    wanted = {code.rule for code in ReasonCode} | {ruling.rule for ruling in RULINGS} | {"defaults", "C"}
    for rule in wanted:
        assert any(find_clause(book, rule) for book in books), rule
    linked = {rule for clause in clauses(variant) for rule in clause.see}
    assert linked == set(link_titles(own))
    assert find_clause(own, "Z9") is None


@EVERY_VARIANT
def test_ids_in_the_engine_s_sentences_are_in_the_same_book(variant: Variant) -> None:
    rules = Ruleset(variant).combos
    for clause in clauses(variant):
        for one in clause.shown:
            if isinstance(one, Example) and (reason := judge(one, rules).reason) is not None:
                assert find_clause(rule_book(variant), reason.rule) is not None, one


def test_the_odd_places_are_told() -> None:
    four = " ".join(line for clause in rule_book(Variant.TWO_CAMPS)[-1].clauses for line in clause.lines)
    for piece in ("222333 is the lowest", "never goes round the corner", "full house, no bomb", "eighth"):
        assert piece in four
    three = " ".join(line for clause in rule_book(Variant.HIDDEN)[-1].clauses for line in clause.lines)
    assert "Two jokers are no pair" in three
    assert "Equal is not greater" in three


def test_words_are_found_whatever_their_case() -> None:
    clause = Clause("Full house", ("A triple with a pair.",), ids=("C7",))
    assert matches(clause, "TRIPLE ")
    assert matches(clause, "c7")
    assert not matches(clause, "wing")


# -- the window ------------------------------------------------------------------------------


@EVERY_VARIANT
def test_every_rule_of_a_refusal_opens_the_book_at_its_clause(
    open_book: Callable[..., RuleBook], variant: Variant
) -> None:
    book = open_book(variant)
    for rule in sorted({code.rule for code in ReasonCode}):
        book.show_game(variant)
        assert book.show_clause(rule)
        lit = [sheet for sheet in book.article.sheets if sheet.lit]
        assert len(lit) == 1
        own = find_clause(rule_book(variant), rule)
        assert (book.variant is variant) is (own is not None)
    assert not book.show_clause("Z9")


def test_a_clause_is_scrolled_to_and_has_the_focus(open_book: Callable[..., RuleBook], qtbot: QtBot) -> None:
    book = open_book()
    assert book.show_clause("C8a")
    sheet = next(one for one in book.article.sheets if one.lit)
    qtbot.waitUntil(lambda: sheet.hasFocus() and is_at_the_top(book, sheet))
    assert sheet.accessibleName().startswith("What the wings may be C8a")
    book.show_chapter("bombs")
    assert not any(one.lit for one in book.article.sheets)


def test_a_clause_wished_for_before_it_is_shown_is_at_the_top(back: QWidget, qtbot: QtBot) -> None:
    book = RuleBook(Variant.HIDDEN, 1.5, back)
    assert book.show_clause("O2")
    book.open()
    sheet = next(one for one in book.article.sheets if one.lit)
    qtbot.waitUntil(lambda: is_at_the_top(book, sheet))
    assert book.chapter == "order"
    book.close()


def is_at_the_top(book: RuleBook, sheet: ClauseSheet) -> bool:
    bar = book.article.verticalScrollBar()
    at = sheet.mapTo(book.article.viewport(), sheet.rect().topLeft()).y()
    return 0 <= at <= 12 or (bar.value() == bar.maximum() and at >= 0)


def test_a_link_leads_to_its_clause(open_book: Callable[..., RuleBook], qtbot: QtBot) -> None:
    book = open_book()
    book.show_clause("C8")
    link = book.findChild(QPushButton, "see_O3")
    assert link is not None
    qtbot.mouseClick(link, Qt.MouseButton.LeftButton)
    assert book.chapter == "order"
    assert next(one for one in book.article.sheets if one.lit).clause.ids == ("O3",)


def test_arrows_change_chapters_and_page_keys_scroll(
    open_book: Callable[..., RuleBook], qtbot: QtBot
) -> None:
    book = open_book()
    keys = [chapter.key for chapter in rule_book(Variant.TWO_FOUR)]
    assert book.chapter == keys[0]
    for key in keys[1:4]:
        qtbot.keyClick(book, Qt.Key.Key_Down)
        assert book.chapter == key
    bar = book.article.verticalScrollBar()
    qtbot.waitUntil(lambda: bar.maximum() > 0)
    qtbot.keyClick(book, Qt.Key.Key_PageDown)
    assert bar.value() > 100
    qtbot.keyClick(book, Qt.Key.Key_PageUp)
    assert bar.value() == 0
    qtbot.keyClick(book, Qt.Key.Key_Up)
    assert book.chapter == keys[2]
    for _ in keys:
        qtbot.keyClick(book, Qt.Key.Key_Up)
    assert book.chapter == keys[0]


def test_search_shows_what_holds_the_words_and_escape_ends_it(
    open_book: Callable[..., RuleBook], qtbot: QtBot
) -> None:
    book = open_book()
    qtbot.keyClick(book, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    assert book.search.hasFocus()
    qtbot.keyClicks(book.search, "wing")
    assert len(book.article.sheets) > 3
    assert all(matches(sheet.clause, "wing") for sheet in book.article.sheets)
    listed = [book.chapters.item(row).text() for row in range(book.chapters.count())]
    assert "Combinations" in listed
    assert "Scoring" not in listed
    qtbot.keyClick(book.search, Qt.Key.Key_Down)
    assert book.chapter == "combinations"
    qtbot.keyClicks(book.search, "less")
    assert not book.article.sheets
    said = [text.text() for text in book.article.findChildren(QLabel) if text.isVisible()]
    assert said == ["“wingless” is nowhere in the rules of this game."]
    qtbot.keyClick(book.search, Qt.Key.Key_Escape)
    assert book.isVisible()
    assert book.chapters.count() == 12
    qtbot.keyClick(book.search, Qt.Key.Key_Escape)
    assert not book.isVisible()


def test_the_other_games_are_one_click_away(open_book: Callable[..., RuleBook], qtbot: QtBot) -> None:
    book = open_book()
    book.show_chapter("own")
    found = next(b for b in book.findChildren(QAbstractButton) if b.accessibleName() == "Hidden Landlords")
    qtbot.mouseClick(found, Qt.MouseButton.LeftButton)
    assert (book.variant, book.chapter) == (Variant.HIDDEN, "own")
    assert {"H3", "H5"} <= {rule for sheet in book.article.sheets for rule in sheet.clause.ids}


def test_examples_are_told_to_a_screen_reader_and_text_can_be_selected(
    open_book: Callable[..., RuleBook],
) -> None:
    book = open_book()
    book.show_chapter("odd")
    rows = {row.accessibleName() for row in book.article.findChildren(ExampleRow)}
    assert "Not allowed: 3 × A, 3 × 2. AAA222 alone is no triple run (C6)" in rows
    chains = {row.accessibleName() for row in book.article.findChildren(ChainRow)}
    assert any(name.startswith("From low to high: Triple run of 2, 222 333; ") for name in chains)
    for text in book.article.sheets[0].findChildren(QLabel):
        if text.property("role") in ("body", "card_title"):
            assert text.textInteractionFlags() & Qt.TextInteractionFlag.TextSelectableByMouse


@pytest.mark.parametrize("size", [(1024, 640), (1366, 768)])
@pytest.mark.parametrize("scale", [0.75, 1.0, 1.5, 2.0, 2.5])
def test_nothing_is_cut_at_any_size(back: QWidget, qtbot: QtBot, size: tuple[int, int], scale: float) -> None:
    back.resize(*size)
    book = RuleBook(Variant.TWO_FOUR, scale, back)
    book.open()
    qtbot.waitExposed(book)
    assert book.width() <= size[0] - 40
    assert book.height() <= size[1] - 40
    for chapter in rule_book(Variant.TWO_FOUR):
        book.show_chapter(chapter.key)
        QApplication.sendPostedEvents()
        inside = book.article.widget()
        assert inside.width() <= book.article.viewport().width(), chapter.key
        for row in book.article.findChildren(ExampleRow):
            assert row.height() >= row.heightForWidth(row.width())
            assert row.rect().contains(row.words.geometry())
            assert row.words.height() >= row.words.heightForWidth(row.words.width())
        for text in book.article.findChildren(QLabel):
            if text.isVisible() and text.wordWrap():
                assert text.height() >= text.heightForWidth(text.width()), text.text()
    book.grab()
    book.close()


# -- other languages -------------------------------------------------------------------------


class Shouting:
    """A language for tests: everything in capitals."""

    @staticmethod
    def translate(_context: str, text: str) -> str:
        """Return *text* in capitals, but for what is filled in."""
        return re.sub(r"(\{[^}]*\})|([^{}]+)", lambda found: found[1] or found[2].upper(), text)


def test_another_language_keeps_the_place(
    open_book: Callable[..., RuleBook], qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    book = open_book()
    book.show_clause("C7")
    monkeypatch.setattr(words, "QCoreApplication", Shouting)
    QApplication.sendEvent(book, QEvent(QEvent.Type.LanguageChange))
    assert book.windowTitle() == "RULE BOOK"
    assert book.chapter == "combinations"
    assert book.chapters.item(3).text() == "COMBINATIONS"
    sheet = next(one for one in book.article.sheets if one.lit)
    assert sheet.clause.title == "FULL HOUSE"
    qtbot.waitUntil(lambda: is_at_the_top(book, sheet))


# -- ways there ------------------------------------------------------------------------------


def test_the_start_page_opens_it_at_the_game_played_last(window: MainWindow, qtbot: QtBot) -> None:
    button = next(b for b in window.findChildren(QAbstractButton) if b.accessibleName() == "Rule book")
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    book = window.findChild(RuleBook)
    assert book is not None
    assert book.variant is Variant.HIDDEN
    book.close()


def test_a_rule_can_be_named(window: MainWindow) -> None:
    window.show_rules("C8a")
    book = window.findChild(RuleBook)
    assert book is not None
    assert book.marked is not None
    book.close()


# -- what the chapter holds ------------------------------------------------------------------


def wide_book(back: QWidget, qtbot: QtBot) -> RuleBook:
    back.resize(1366, 768)
    book = RuleBook(Variant.TWO_FOUR, 1.0, back)
    book.open()
    qtbot.waitExposed(book)
    return book


def read(book: RuleBook) -> list[int]:
    return [place for place, line in enumerate(book.contents.lines) if line.isChecked()]


def test_a_wide_book_lists_the_clauses_and_follows_the_text(back: QWidget, qtbot: QtBot) -> None:
    book = wide_book(back, qtbot)
    book.show_chapter("combinations")
    titles = [sheet.clause.title for sheet in book.article.sheets]
    assert book.contents.isVisible()
    assert [line.text() for line in book.contents.lines] == titles
    assert read(book) == [0]
    bar = book.article.verticalScrollBar()
    qtbot.waitUntil(lambda: bar.maximum() > 0)
    seen = {0}
    for value in range(0, bar.maximum() + 100, 100):
        bar.setValue(value)
        seen.update(read(book))
        assert len(read(book)) == 1
    assert seen >= set(range(len(titles) - 1))
    at = book.contents.mapTo(book, book.contents.rect().topLeft()).y()
    assert at < 120, "the column stays while the text scrolls"
    book.close()


def test_a_line_of_the_contents_leads_to_its_clause(back: QWidget, qtbot: QtBot) -> None:
    book = wide_book(back, qtbot)
    book.show_chapter("combinations")
    line = book.contents.lines[4]
    line.setFocus()
    qtbot.keyClick(line, Qt.Key.Key_Space)
    sheet = book.article.sheets[4]
    qtbot.waitUntil(lambda: is_at_the_top(book, sheet))
    assert sheet.lit and read(book) == [4]
    assert book.marked == ("combinations", 4)
    book.close()


def test_a_narrow_book_leaves_the_room_to_the_text(back: QWidget, qtbot: QtBot) -> None:
    back.resize(1024, 640)
    book = RuleBook(Variant.HIDDEN, 1.0, back)
    book.open()
    assert not book.contents.isVisible()
    book.close()
