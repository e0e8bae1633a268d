"""Kept deals: they read, replay and print as ever, and every viewer sees of them what it saw before."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.observe import project
from engine.record import Record
from engine.ruleset import Variant
from engine.sealed import Asked, CampGiven, RoleGiven, SealedEvent, Settled
from engine.visible import EndCause, LeadPassed, Viewer, VisibleEvent
from tests.playthroughs import golden_sums
from tests.playthroughs.golden_search import case_of
from tests.playthroughs.golden_sums import SUMS, kept, sums_of

DEALS = kept()


def read(path: Path) -> Record:
    return Record.parse(path.read_bytes().decode())


@pytest.mark.parametrize("path", DEALS, ids=lambda path: path.stem)
def test_a_kept_deal_replays_and_prints_to_the_same_bytes(path: Path) -> None:
    record = read(path)
    last = record.replay()[-1].state
    assert (last.result.scores if last.result else None) == record.scores
    assert last.n == record.n
    assert str(record).encode() == path.read_bytes()


@pytest.mark.parametrize("path", DEALS, ids=lambda path: path.stem)
def test_every_viewer_sees_what_it_saw(path: Path) -> None:
    """If the change is wanted, write the sums anew: ``python -m tests.playthroughs.golden_sums``."""
    seen = "\n".join(sums_of(path.stem, read(path)))
    known = SUMS.read_text(encoding="utf-8").split("\n\n")
    assert [block.strip() for block in known if block.startswith(f"{path.stem}:")] == [seen.strip()]


def test_the_sums_are_of_the_kept_deals_alone() -> None:
    lines = SUMS.read_text(encoding="utf-8").splitlines()
    assert [line.split(":")[0] for line in lines if line.endswith("entries")] == [path.stem for path in DEALS]


@pytest.mark.parametrize("kind", [RoleGiven, CampGiven, Asked, Settled])
def test_a_door_that_hides_more_changes_the_sums(
    kind: type[SealedEvent], monkeypatch: pytest.MonkeyPatch
) -> None:
    def shut(event: SealedEvent, viewer: Viewer) -> VisibleEvent | None:
        return None if isinstance(event, kind) else project(event, viewer)

    path = next(path for path in DEALS if path.stem == "two_camps-rule-bots")
    before = sums_of(path.stem, read(path))
    monkeypatch.setattr(golden_sums, "project", shut)
    after = sums_of(path.stem, read(path))
    assert len(before) == len(after)
    assert before != after


def test_the_kept_deals_show_what_is_rare() -> None:
    """All cases of H2, void and forced deals (H3), solo (N3, P1), F5, F4, a dead joker (T3, T4)."""
    played = [read(path).replay() for path in DEALS]
    states = [steps[-1].state for steps in played]
    for variant in Variant:
        assert sum(state.variant is variant for state in states) >= 4
    hidden = [state for state in states if state.variant is Variant.HIDDEN]
    assert {case_of(state.deal) for state in hidden} == {1, 2, 3, 4}
    assert any(state.voided for state in hidden)
    assert any(state.void_before == 3 and state.bids and not state.voided for state in hidden)
    assert any(len(state.revealed) == 2 for state in hidden)
    solos = {state.variant for state in states if state.solo}
    assert solos == {Variant.TWO_FOUR, Variant.TWO_CAMPS}
    causes = {state.result.cause for state in states if state.result}
    wanted = {EndCause.OUT, EndCause.ALL_COPIES, EndCause.NO_BOMB, EndCause.ALL_BOMBS_AFTER_ONE_PLAY}
    assert wanted <= causes
    assert any(len(state.shown) == 2 for state in states)
    dead = {steps[-1].state.variant for steps in played if any(step.state.dead for step in steps)}
    assert dead == {Variant.TWO_FOUR, Variant.TWO_CAMPS}
    events = [event for steps in played for step in steps for event in step.events]
    assert any(isinstance(event, LeadPassed) for event in events)
    assert any(entry.by_table for path in DEALS for entry in read(path).entries)
