"""Every reason has words, in every language."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from engine.bots.explain import Fact, Why
from liudou_gui.app.application import translations_folder
from liudou_gui.model.language import LANGUAGES, LanguageSwitch
from liudou_gui.model.why_strings import fact_text, why_text

NAMES = ("Lin", "Mei", "<b>Nai</b>", "Jun", "Kai", "Tao")
ABOUT_SEATS = {
    Why.PARTNER_NEAR,
    Why.PARTNER_LEADS,
    Why.BOMBS_TO_STOP,
    Why.BLOCKS,
    Why.FEEDS_PARTNER,
    Why.SUSPECTS,
}
IN_PER_CENT = {Why.SUSPECTS, Why.CHANCE_OF_WINNING, Why.BETTER_BY}


@pytest.fixture(params=LANGUAGES)
def language(request: pytest.FixtureRequest, qtbot: QtBot) -> Iterator[str]:
    assert qtbot
    switch = LanguageSwitch(translations_folder())
    switch.use(request.param)
    yield request.param
    switch.use("en")


@pytest.mark.parametrize("why", Why, ids=lambda why: why.value)
def test_every_reason_has_words(language: str, why: Why) -> None:
    seen = set()
    for partner in (False, True):
        text = fact_text(Fact(why, 2, 4, 73, partner), NAMES)
        assert text and "{" not in text, language
        assert (NAMES[2] in text) is (why in ABOUT_SEATS)
        assert ("73" in text) is (why in IN_PER_CENT)
        seen.add(text)
    assert len(seen) == (2 if why is Why.SUSPECTS else 1)


def test_reasons_stand_in_one_line_and_unnamed_seats_have_numbers(qtbot: QtBot) -> None:
    assert qtbot
    facts = (Fact(Why.BLOCKS, 3, 1), Fact(Why.SUSPECTS, 3, percent=80), Fact(Why.KEEPS_BOMB))
    text = why_text(facts, ("",) * 6)
    assert text == "stops Seat 4, who has 1 card left; takes Seat 4 for an opponent (80 %); keeps the bomb"
    assert why_text((), NAMES) == ""


def test_who_is_only_guessed_to_be_a_partner_is_not_called_one(qtbot: QtBot) -> None:
    assert qtbot
    facts = (Fact(Why.PARTNER_LEADS, 3, 20), Fact(Why.SUSPECTS, 3, percent=80, partner=True))
    assert why_text(facts, NAMES) == why_text(facts[1:], NAMES)
    assert why_text((*facts, Fact(Why.KEEPS_BOMB)), NAMES, 1) == why_text(facts[1:], NAMES)
    assert NAMES[3] in why_text(facts[:1], NAMES)
