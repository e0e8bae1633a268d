"""Words for everything that the network can bring: findings, refusals, denials, phrases, faults."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from typing import Any

import pytest

from engine.rulings import RULINGS
from liudou_gui.model.doctor_strings import finding_detail, finding_remedy, finding_title, report_text
from liudou_gui.model.lan_strings import (
    adapter_text,
    address_fault_sentence,
    code_fault_sentence,
    denial_sentence,
    invitation_fault_sentence,
    phrase_name,
    refused_sentence,
    ruling_line,
)
from liudou_gui.model.ruling_strings import ruling_text
from liudou_gui.net.addresses import AdapterKind
from liudou_gui.net.discovery import Way
from liudou_gui.net.findings import Finding, FindingKind, Level
from liudou_gui.net.invitation import AddressFault, CodeFault, InvitationFault
from liudou_gui.protocol.down import Denial, Refusal, Refused, RulingDiffers
from liudou_gui.protocol.up import Phrase

FULL = {
    "adapter": "Ethernet 2", "address": "10.0.0.5", "network": "home", "port": 47611, "ms": 40, "count": 2,
    "build": "1.0", "theirs": "0.9",
}  # fmt: skip


@pytest.mark.parametrize("level", Level)
@pytest.mark.parametrize("kind", FindingKind)
def test_every_finding_has_a_title_and_a_meaning_and_every_warning_a_remedy(
    kind: FindingKind, level: Level
) -> None:
    for finding in (Finding(kind, level), Finding(kind, level, **FULL)):
        texts = finding_title(finding), finding_detail(finding), finding_remedy(finding)
        assert all(texts[:2])
        assert not any("{" in text for text in texts)
    quiet = {
        FindingKind.TABLE_RUNNING, FindingKind.FOUND, FindingKind.FIREWALL_OPEN, FindingKind.GUESTS_COME_IN,
        FindingKind.NOBODY_HEARD, FindingKind.VPN_KEPT_OUT, FindingKind.VIRTUAL_ADAPTER,
        FindingKind.SAME_VERSION, FindingKind.REACHED,
    }  # fmt: skip
    assert bool(finding_remedy(Finding(kind, level))) is (kind not in quiet)


def test_the_sentences_of_the_mock_up() -> None:
    public = Finding(FindingKind.WINDOWS_PUBLIC, Level.WARN, **FULL)
    assert finding_title(public) == "The firewall stops guests on “Ethernet 2”"
    assert finding_remedy(public) == "Settings › Network & internet › Ethernet 2 › Private"
    found = Finding(FindingKind.FOUND, Level.OK, ms=40, ways=(Way.BROADCAST, Way.MULTICAST))
    assert finding_detail(found) == "broadcast and multicast answer, 40 ms"
    one_way = Finding(FindingKind.FOUND, Level.OK, ms=40, ways=(Way.MULTICAST,))
    assert finding_detail(one_way) == "multicast answers, 40 ms"


def test_commands_name_the_port() -> None:
    ufw = finding_remedy(Finding(FindingKind.UFW_ON, Level.WARN, port=47611))
    assert ufw == "sudo ufw allow 47611/tcp && sudo ufw allow 47610/udp"
    zone = finding_remedy(Finding(FindingKind.FIREWALLD_BLOCKS, Level.WARN, **FULL))
    assert "--zone=home --add-port=47611/tcp" in zone


def test_a_report_is_plain_text_with_all_there_is_to_say() -> None:
    found = Finding(FindingKind.TABLE_RUNNING, Level.OK, port=47610)
    silent = Finding(FindingKind.NO_NETWORK, Level.WARN)
    assert report_text([silent, found]).splitlines() == [
        "! This computer is on no network",
        "    Without Wi-Fi or a cable only this computer can play.",
        "    Turn on Wi-Fi or plug in a cable.",
        "✓ The table is running",
        "    its own process, port 47610",
    ]


@pytest.mark.parametrize("why", Refusal)
def test_every_refusal_has_a_sentence(why: Refusal) -> None:
    rulings = (RulingDiffers("O2", "a"), RulingDiffers("C8", ""))
    for refused in (Refused(why), Refused(why, "1.0", 1, rulings, 12_300)):
        text = refused_sentence(refused)
        assert text.endswith(".") and "{" not in text


def test_refusals_name_what_they_know() -> None:
    assert "1.2" in refused_sentence(Refused(Refusal.HOST_TOO_OLD, build="1.2"))
    assert "13 s" in refused_sentence(Refused(Refusal.TOO_MANY_TRIES, wait_ms=12_300))


def test_a_ruling_that_differs_is_told_by_what_this_program_decides_not_by_the_hosts_mark() -> None:
    assert ruling_line(RulingDiffers("O6", "a1b2c3d4")) == (
        "O6: the host decides otherwise than this program: “mixed bombs of four jokers are all equal”"
    )
    assert ruling_line(RulingDiffers("O6", "")) == (
        "O6: only this program has this ruling: “mixed bombs of four jokers are all equal”"
    )
    assert ruling_line(RulingDiffers("Z9", "a1b2c3d4")) == "Z9: only the host has this ruling"


def test_the_words_of_every_ruling_are_those_of_the_table_of_rulings() -> None:
    assert {ruling.rule: ruling.decision for ruling in RULINGS} == {
        ruling.rule: ruling_text(ruling.rule) for ruling in RULINGS
    }


@pytest.mark.parametrize(
    ("words", "kinds"),
    [
        (denial_sentence, Denial),
        (phrase_name, Phrase),
        (invitation_fault_sentence, InvitationFault),
        (address_fault_sentence, AddressFault),
        (code_fault_sentence, CodeFault),
        (adapter_text, AdapterKind),
    ],
)
def test_every_kind_has_words_of_its_own(words: Callable[[Any], str], kinds: type[Enum]) -> None:
    said = [words(kind) for kind in kinds]
    assert all(said)
    assert len(set(said)) == len(said)
