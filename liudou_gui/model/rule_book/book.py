"""The rule book of a game, put together from its chapters."""

from __future__ import annotations

from collections.abc import Iterator

from engine.ruleset import Variant
from liudou_gui.model.rule_book import four, hidden, two_camps, two_four
from liudou_gui.model.rule_book.bombs import bombs
from liudou_gui.model.rule_book.combinations import combinations
from liudou_gui.model.rule_book.odd import odd_places
from liudou_gui.model.rule_book.order import order
from liudou_gui.model.rule_book.parts import Chapter, Clause
from liudou_gui.model.rule_book.table import knowledge, silence
from liudou_gui.model.rule_book.turns import turns
from liudou_gui.model.words import translate


def rule_book(variant: Variant) -> tuple[Chapter, ...]:
    """Return the chapters of a game's book in the present language."""
    own = {Variant.HIDDEN: _hidden, Variant.TWO_FOUR: _two_four, Variant.TWO_CAMPS: _two_camps}[variant]()
    named = own | {
        "combinations": (translate("RuleBook", "Combinations"), combinations(variant.decks)),
        "order": (translate("RuleBook", "What beats what"), order(variant.decks)),
        "bombs": (translate("RuleBook", "Bombs and jokers"), bombs(variant.decks)),
        "turns": (translate("RuleBook", "Turns and passing"), turns(variant)),
        "silence": (translate("RuleBook", "When somebody does not answer"), silence(variant)),
        "odd": (translate("RuleBook", "Odd places"), odd_places(variant)),
    }
    return tuple(Chapter(key, *named[key]) for key in _ORDER)


_ORDER = (
    "about",
    "sides",
    "course",
    "combinations",
    "order",
    "bombs",
    "own",
    "turns",
    "scoring",
    "knowledge",
    "silence",
    "odd",
)

_Named = dict[str, tuple[str, tuple[Clause, ...]]]


def _frame(
    about: tuple[Clause, ...],
    sides: tuple[Clause, ...],
    course: tuple[Clause, ...],
    scoring: tuple[Clause, ...],
    known: tuple[Clause, ...],
) -> _Named:
    return {
        "about": (translate("RuleBook", "What it is about"), about),
        "sides": (translate("RuleBook", "Cards and sides"), sides),
        "course": (translate("RuleBook", "How a deal goes"), course),
        "scoring": (translate("RuleBook", "Scoring"), scoring),
        "knowledge": (translate("RuleBook", "What each may know"), known),
    }


def _hidden() -> _Named:
    known = (*knowledge(Variant.HIDDEN), hidden.shown_at_the_end())
    frame = _frame(hidden.about(), hidden.sides(), hidden.course(), hidden.scoring(), known)
    return frame | {"own": (translate("RuleBook", "Bidding and doubling"), hidden.bidding())}


def _two_four() -> _Named:
    variant = Variant.TWO_FOUR
    frame = _frame(
        two_four.about(),
        (*four.cards(variant), *two_four.marks()),
        two_four.course(),
        (four.base(), two_four.scoring()),
        knowledge(variant),
    )
    own = (*two_four.bidding(), four.showing(), four.without_play(variant))
    return frame | {"own": (translate("RuleBook", "Bidding and laying open"), own)}


def _two_camps() -> _Named:
    variant = Variant.TWO_CAMPS
    frame = _frame(
        two_camps.about(),
        (*four.cards(variant), *two_camps.marks()),
        two_camps.course(),
        (four.base(), two_camps.scoring()),
        (two_camps.seen(), *knowledge(variant)),
    )
    own = (*two_camps.camps(), four.showing(), four.without_play(variant))
    return frame | {"own": (translate("RuleBook", "Camps and laying open"), own)}


def find_clause(chapters: tuple[Chapter, ...], rule_id: str) -> tuple[str, int] | None:
    """Return chapter key and place of the clause that tells *rule_id*, None if the book has none.

    A part of a rule, such as ``C8a``, is looked up under the whole where it has no clause of its own.
    """
    places = [(chapter.key, place, clause) for chapter in chapters for place, clause in _numbered(chapter)]
    for wanted in dict.fromkeys((rule_id, rule_id.partition(".")[0], rule_id.rstrip("abc"))):
        for key, place, clause in places:
            if wanted in clause.ids:
                return key, place
        for key, place, clause in places:
            if wanted in clause.also:
                return key, place
    return None


def _numbered(chapter: Chapter) -> Iterator[tuple[int, Clause]]:
    return enumerate(chapter.clauses)


def link_titles(chapters: tuple[Chapter, ...]) -> dict[str, str]:
    """Return the title of the clause behind every rule that a clause names to read on."""
    texts = {chapter.key: chapter.clauses for chapter in chapters}
    found: dict[str, str] = {}
    for chapter in chapters:
        for rule in (rule for clause in chapter.clauses for rule in clause.see):
            place = find_clause(chapters, rule)
            if place is not None:
                found[rule] = texts[place[0]][place[1]].title
    return found


def matches(clause: Clause, words: str) -> bool:
    """Return whether the words a reader looks for stand in a clause or are its id; case does not count."""
    wanted = words.casefold().strip()
    return any(wanted in text.casefold() for text in (clause.title, *clause.lines, *clause.ids))
