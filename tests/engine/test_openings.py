"""Before the first card: roles, marks, stakes (RULES H, F, P)."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from engine.actions import Double
from engine.cards import Card
from engine.ruleset import SEATS, Ruleset, Variant
from engine.visible import MarkKind, MarkShown, Role, TurnOf
from tests.helpers.deals import arranged_deal
from tests.helpers.scripts import Script

MARK = Card.parse("8h1")


def hidden_script(*copies: int, holder: int = 3) -> Script:
    rules = Ruleset(Variant.HIDDEN)
    return Script(arranged_deal(rules, Random(6), open_mark=MARK, open_holder=holder, copies_at=copies))


def test_h1_the_marked_card_is_shown_and_its_holder_leads() -> None:
    script = hidden_script(1, 5)
    assert script.stream(None).count(MarkShown(MarkKind.OPEN, MARK, 3)) == 1
    script.to_play()
    assert script.state.roles[3] is Role.OPEN_LANDLORD
    assert script.events[-2] == TurnOf(3, leading=True)


def test_h4_who_knows_which_role() -> None:
    script = hidden_script(1, 5)
    assert script.view(1).roles == (None, Role.HIDDEN_LANDLORD, None, Role.OPEN_LANDLORD, None, None)
    assert script.view(0).roles == (Role.FARMER, None, None, Role.OPEN_LANDLORD, None, None)
    assert script.view(None).roles == (None, None, None, Role.OPEN_LANDLORD, None, None)


def test_h9_all_roles_are_shown_at_the_end() -> None:
    script = hidden_script(3, 3)
    for viewer in (None, *range(SEATS)):
        assert script.view(viewer).roles == script.state.roles
        assert None not in script.view(viewer).roles


def test_h2_case_3_is_public_and_the_hidden_landlord_of_case_2_is_not() -> None:
    assert hidden_script(4, 4).view(None).roles[4] is Role.OPEN_LANDLORD
    assert hidden_script(3, 4).view(None).roles[4] is None
    assert hidden_script(3, 4).view(4).roles[4] is Role.HIDDEN_LANDLORD


def test_h5_doubles_are_shown_together() -> None:
    script = hidden_script(1, 5)
    before = len(script.stream(None))
    for seat in range(SEATS):
        assert len(script.stream(None)) == before
        script.do(seat, Double(seat == 2))
    assert script.view(None).doubles == (False, False, True, False, False, False)
    assert script.view(None).n == 2


@pytest.mark.parametrize("base", [1, 5, 10_000])
def test_f2_base_points_are_the_tables(base: int) -> None:
    rules = Ruleset(Variant.HIDDEN, base=base)
    deal = arranged_deal(rules, Random(6), open_mark=MARK, open_holder=3, copies_at=(3, 3))
    result = Script(deal).state.result
    assert result is not None
    assert result.scores[3] == 10 * base


@pytest.mark.parametrize("base", [0, -1, 10_001])
def test_f2_base_points_out_of_range_are_refused(base: int) -> None:
    with pytest.raises(ValueError, match="base points"):
        Ruleset(Variant.TWO_FOUR, base=base)


def test_p1_both_marks_are_shown_together_and_make_the_landlords() -> None:
    deal = arranged_deal(
        Ruleset(Variant.TWO_CAMPS),
        Random(2),
        hands={2: "33334567", 5: "33334567"},
        open_holder=2,
        secret_holder=5,
    )
    script = Script(deal)
    assert deal.secret_mark is not None
    marks = [event for event in script.stream(0) if isinstance(event, MarkShown)]
    assert marks == [
        MarkShown(MarkKind.OPEN, deal.open_mark, 2),
        MarkShown(MarkKind.SECRET, deal.secret_mark, 5),
    ]
    assert script.state.roles[2] is Role.POSITIVE_LANDLORD
    assert script.state.roles[5] is Role.NEGATIVE_LANDLORD
    assert script.view(0).bottom == ((2, deal.bottom[:6]), (5, deal.bottom[6:]))


def test_f1_a_deal_that_is_none_is_refused() -> None:
    deal = arranged_deal(Ruleset(Variant.TWO_FOUR), Random(2))
    joker = next(card for hand in deal.hands for card in hand if card.rank.is_joker)
    for wrong in (
        {"open_mark": joker},
        {"open_mark": deal.bottom[0]},
        {"secret_mark": None},
        {"secret_mark": deal.open_mark},
        {"bottom": deal.bottom[:-1]},
        {"hands": (*deal.hands[:5], deal.hands[0])},
    ):
        with pytest.raises(ValueError, match="mark|bottom|pack|number"):
            replace(deal, **wrong)


def test_rulesets_have_a_text_a_version_and_a_hash() -> None:
    plain, switched = Ruleset(Variant.HIDDEN), Ruleset(Variant.HIDDEN, free_wings=False)
    assert Ruleset.parse(switched.text) == switched
    assert plain.hash != switched.hash
    for wrong in ("", "hidden/1", "hidden/2 base=1 joker_triples=1 free_wings=1", plain.text + " x=1"):
        with pytest.raises(ValueError, match="rules"):
            Ruleset.parse(wrong)
