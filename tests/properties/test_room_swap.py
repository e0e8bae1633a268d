"""The swap test over a room: what a viewer cannot know changes no message of a room, and no time of one."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from engine.actions import Prompt
from engine.ruleset import Variant
from engine.visible import PromptOpened, Viewer
from liudou_gui.host.deals import Deals
from liudou_gui.host.driver import BotSeat
from liudou_gui.host.floor import Floor
from liudou_gui.host.people import Person
from liudou_gui.protocol.down import Chatted, Down
from tests.helpers.room_pairs import Kind, room_pairs, six_people

PAIRS = {Variant.HIDDEN: 60, Variant.TWO_FOUR: 20, Variant.TWO_CAMPS: 45}


@pytest.mark.parametrize("variant", Variant, ids=lambda variant: variant.value)
def test_absence_and_stand_ins_say_nothing_a_viewer_cannot_know(tmp_path: Path, variant: Variant) -> None:
    """H3, H4, P2, P3: lobby, streams, proofs and answers, and when each is sent."""
    differ = stand_ins = 0
    kinds: Counter[Kind] = Counter()
    for pair in room_pairs(tmp_path, variant, PAIRS[variant], seed=1):
        assert pair.heard == pair.heard_otherwise
        kinds.update(kind for kind, heard in pair.heard.items() if heard)
        differ += pair.secrets_differ
        stand_ins += pair.stand_ins > 0
    assert stand_ins > PAIRS[variant] / 8, stand_ins
    there = [kind for kind in Kind if kind is not Kind.HALTED]  # a room alone takes nothing up again
    assert all(kinds[kind] >= PAIRS[variant] / 12 for kind in there), kinds
    if variant is not Variant.TWO_FOUR:
        assert differ > PAIRS[variant] / 5, differ


LATE = {Kind.LATE_WATCHING, Kind.LATE_WAITING, Kind.BACK_WATCHING, Kind.BACK_IN_SEAT}


def test_what_only_late_ones_are_told_is_caught(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A door that leaks to those who come in the middle of a deal, in each of the ways they may."""
    honest = Deals.so_far

    def gossiping(self: Deals, viewer: Viewer) -> list[Down]:
        said = honest(self, viewer)
        if self.running and self.table is not None and self.table._state is not None:
            said.append(Chatted(None, "", None, f"{self.table._state.hands}"))
        return said

    monkeypatch.setattr(Deals, "so_far", gossiping)
    caught = set()
    for pair in room_pairs(tmp_path, Variant.TWO_CAMPS, 20, seed=5):
        caught |= {kind for kind in Kind if pair.heard.get(kind) != pair.heard_otherwise.get(kind)}
    assert caught == LATE


def _caught(folder: Path, variant: Variant) -> bool:
    pairs = room_pairs(folder, variant, 600, seed=2, plan=six_people)
    return any(pair.heard != pair.heard_otherwise for pair in pairs)


def test_a_seat_given_back_at_its_own_question_is_caught(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who is asked in a slot is secret (H3): the return must not wait for it."""

    def come_back(self: Floor, person: Person) -> None:
        person.coming_back = False

        def hear(envelope: object) -> None:
            if isinstance(getattr(envelope, "event", None), PromptOpened) and person.here:
                self._give_back(person)

        if self.deals.table is not None:
            self.deals.table.attach(person.seat, hear, since=1 << 40)

    monkeypatch.setattr(Floor, "come_back", come_back)
    assert _caught(tmp_path, Variant.HIDDEN)


def test_pauses_that_depend_on_how_often_a_bot_was_asked_are_caught(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A stand-in that was asked one more secret question must not take another time for the next one."""
    honest = BotSeat._ask
    asked: dict[int, int] = {}

    def ask(self: BotSeat, prompt: Prompt, now_ms: int, *, rested: bool) -> None:
        honest(self, prompt, now_ms, rested=rested)
        asked[id(self)] = asked.get(id(self), 0) + 1
        if self._answer is not None:
            self._answer.due_ms += asked[id(self)]

    monkeypatch.setattr(BotSeat, "_ask", ask)
    assert _caught(tmp_path, Variant.TWO_CAMPS)
