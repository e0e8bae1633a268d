"""Every row of ``flow.jsonl``: H2, H3, N1 to N4, P2, P4, H5, F4."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from engine.actions import Camp, ChooseCamp
from engine.apply import end_slot
from engine.cards import Card
from engine.ruleset import SEATS, Ruleset, Variant
from engine.variants.two_camps import leader
from engine.view import Phase
from engine.visible import DealVoided, MultiplierRaised, RaiseCause, Role, SlotOpened, TurnOf
from tests.helpers.deals import arranged_deal
from tests.helpers.scripts import Script

MARK = Card.parse("8h1")
ROWS = [
    pytest.param(json.loads(line), id=f"flow.jsonl:{number}")
    for number, line in enumerate(
        Path(__file__).with_name("flow.jsonl").read_text(encoding="utf-8").splitlines(), start=1
    )
]


def hidden_script(row: dict[str, Any]) -> Script:
    deal = arranged_deal(
        Ruleset(Variant.HIDDEN),
        Random(1),
        open_mark=MARK,
        open_holder=row["marked_holder"],
        copies_at=tuple(row["copies"]),
    )
    return Script(deal)


def four_script(variant: Variant, first: int, second: int | None) -> Script:
    # One bomb and single cards besides: no landlord may win without play (F5).
    hands = dict.fromkeys({first, first if second is None else second}, "33334567")
    for number in range(50):
        deal = arranged_deal(
            Ruleset(variant),
            Random(number),
            hands=hands,
            open_holder=first,
            secret_holder=first if second is None else second,
        )
        script = Script(deal)
        if not script.state.over:
            return script
    raise AssertionError("no deal without F5 was found")


def check_h2(row: dict[str, Any]) -> None:
    script = hidden_script(row)
    roles = script.state.roles
    assert [s for s in range(SEATS) if roles[s] is Role.OPEN_LANDLORD] == sorted(row["open"])
    assert [s for s in range(SEATS) if roles[s] is Role.HIDDEN_LANDLORD] == sorted(row["hidden"])
    assert script.state.over == row["over"]
    bidding = script.state.phase is Phase.BIDDING
    assert bidding == (row["bid_start"] is not None)
    if bidding:
        # The start seat may itself be an open landlord, who is skipped.
        circle = [(row["bid_start"] + step) % SEATS for step in range(SEATS)]
        assert list(script.state.slots) == [seat for seat in circle if seat not in row["skipped"]]
        assert set(range(SEATS)) - set(script.state.slots) == set(row["skipped"])


def check_h3(row: dict[str, Any]) -> None:
    script = hidden_script(row)
    turns = script.bid({int(seat): value for seat, value in row["bids"].items()})
    assert turns == row["public_turns"]
    seen = [event.seat for event in script.events if isinstance(event, SlotOpened)]
    assert seen == row["public_turns"]
    assert any(isinstance(event, DealVoided) for event in script.events) == row["void"]
    if not row["void"]:
        assert script.state.roles[row["landlord"]] is Role.OPEN_LANDLORD
        assert script.state.stake == row["s"]


def check_n1(row: dict[str, Any]) -> None:
    second = row["secret_mark"]
    script = four_script(Variant.TWO_FOUR, row["open_mark"], second)
    turns = script.bid({int(seat): value for seat, value in row["bids"].items()})
    assert turns == row["turns"]
    assert script.state.seat_of(Role.GREAT_LANDLORD) == row["great"]
    assert script.state.solo == row["solo"]
    if row["second"] is not None:
        assert script.state.seat_of(Role.SECOND_LANDLORD) == row["second"]
    if not script.state.over:
        script.together()
        assert script.state.turn == row["leader"]


def check_p2(row: dict[str, Any]) -> None:
    script = four_script(Variant.TWO_CAMPS, row["positive"], row["negative"])
    wishes = iter(row["wishes"])
    slots, asked = [], []
    while script.state.phase is Phase.CAMPS:
        seat = script.state.slots[0]
        slots.append(seat)
        if script.state.prompts:
            asked.append(seat)
            script.do(seat, ChooseCamp(Camp(next(wishes))))
        script.take(end_slot(script.state))
    assert slots == row["slots"]
    assert asked == row["asked"]
    camps = script.state.camps
    assert {str(seat): camps[seat].value for seat in slots if camps[seat] is not None} == row["camps"]  # type: ignore[union-attr]
    if not script.state.over:
        script.together()
        assert script.state.turn == row["leader"]


def check_p4(row: dict[str, Any]) -> None:
    assert leader(row["positive"], row["negative"]) == row["leader"]
    script = four_script(Variant.TWO_CAMPS, row["positive"], row["negative"])
    script.to_play()
    leads = [event.seat for event in script.events if isinstance(event, TurnOf)]
    assert leads[:1] in ([row["leader"]], [])


def check_f4(row: dict[str, Any]) -> None:
    script = four_script(Variant.TWO_FOUR, 2, None if row["solo"] else 4)
    script.bid({2: 3})
    assert script.state.phase is Phase.SHOWING
    shown = list(script.state.landlords)[: row["shown"]]
    script.together(lambda seat: seat in shown)
    assert script.state.n - 1 == row["adds"]
    raises = [event for event in script.events if isinstance(event, MultiplierRaised)]
    assert all(event.cause is RaiseCause.SHOW for event in raises)


def check_h5(row: dict[str, Any]) -> None:
    deal = arranged_deal(Ruleset(Variant.HIDDEN), Random(2), open_mark=MARK, open_holder=0, copies_at=(3, 5))
    script = Script(deal)
    script.together(lambda seat: seat < row["doubled"])
    assert script.state.n == row["n"]


CHECKS = {
    "H2": check_h2,
    "H3": check_h3,
    "N1": check_n1,
    "P2": check_p2,
    "P4": check_p4,
    "F4": check_f4,
    "H5": check_h5,
}


@pytest.mark.parametrize("row", ROWS)
def test_flow(row: dict[str, Any]) -> None:
    CHECKS[row["rule"]](row)
