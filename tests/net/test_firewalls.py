"""What the firewalls of three systems let in, from what their commands print."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest

from liudou_gui.net.addresses import addresses_of
from liudou_gui.net.findings import FindingKind, Level
from liudou_gui.net.firewalls import UFW_CONF, UFW_DEFAULTS, UFW_RULES, firewall_findings, zone_of
from liudou_gui.net.machine import Machine
from tests.helpers import recorded
from tests.helpers.adapters import LINUX, MACOS, WINDOWS
from tests.helpers.recorded import PROFILES, machine, rule, windows_told

Kind = FindingKind


def kinds(made: Machine) -> list[tuple[Kind, str]]:
    adapters = {"win32": WINDOWS, "darwin": MACOS}.get(made.system, LINUX)
    found = firewall_findings(made, addresses_of(adapters), 47610, 47610)
    return [(finding.kind, finding.adapter) for finding in found]


def windows(*rules: dict[str, str], profiles: object = PROFILES) -> list[tuple[Kind, str]]:
    return kinds(machine("win32", {"powershell": windows_told(*rules, profiles=profiles)}))


def test_windows_with_a_rule_for_private_networks_stops_guests_on_the_public_cable() -> None:
    made = machine("win32", {"powershell": windows_told(rule("Allow", "Domain, Private"))})
    (finding,) = firewall_findings(made, addresses_of(WINDOWS), 47610, 47610)
    assert finding.kind is Kind.WINDOWS_PUBLIC
    assert (finding.adapter, finding.network, finding.level) == ("Ethernet 2", "未识别的网络", Level.WARN)


def test_windows_rules_are_weighed_as_windows_does() -> None:
    assert windows(rule("Allow", "Any")) == [(Kind.FIREWALL_OPEN, "")]
    assert windows() == [(Kind.WINDOWS_PUBLIC, "Ethernet 2"), (Kind.WINDOWS_NO_RULE, "WLAN")]
    both = rule("Allow", "Any"), rule("Block", "Any")
    assert windows(*both)[1] == (Kind.WINDOWS_BLOCKS, "WLAN")
    asleep = rule("Block", "Any", enabled="False"), rule("Allow", "Any")
    assert windows(*asleep) == [(Kind.FIREWALL_OPEN, "")]
    blocked = windows(rule("Block", "Private, Public"))
    assert blocked == [(Kind.WINDOWS_BLOCKS, "Ethernet 2"), (Kind.WINDOWS_BLOCKS, "WLAN")]


def test_windows_without_its_firewall_lets_everybody_in() -> None:
    off = [{**profile, "Enabled": "False"} for profile in PROFILES]
    assert windows(profiles=off) == [(Kind.FIREWALL_OPEN, "")]
    assert windows(profiles=off[0]) == [(Kind.FIREWALL_OPEN, "")]
    assert windows(profiles=None) == [(Kind.FIREWALL_OPEN, "")]


@pytest.mark.parametrize("said", [None, "", "[]", "{", "[" * 100_000, "Get-NetConnectionProfile : denied"])
def test_windows_that_does_not_say_is_unknown(said: str | None) -> None:
    commands = {} if said is None else {"powershell": said}
    assert kinds(machine("win32", commands)) == [(Kind.FIREWALL_UNKNOWN, "")]


def test_the_program_is_quoted_for_powershell() -> None:
    asked: list[Sequence[str]] = []
    kinds(machine("win32", asked=asked))
    assert "'C:\\Lin''s games\\liudou.exe'" in asked[0][-1]
    assert "{{" not in asked[0][-1]


@pytest.mark.parametrize(
    ("state", "block_all", "kind"),
    [
        (recorded.MAC_OFF, "", Kind.FIREWALL_OPEN),
        (recorded.MAC_ON, recorded.MAC_BLOCK_NONE, Kind.MAC_FIREWALL),
        (recorded.MAC_ON, recorded.MAC_BLOCK_ALL, Kind.MAC_BLOCKS_ALL),
        (recorded.MAC_ALL, "", Kind.MAC_BLOCKS_ALL),
        ("", "", Kind.FIREWALL_UNKNOWN),
    ],
)
def test_macos_says_whether_its_firewall_is_on(state: str, block_all: str, kind: Kind) -> None:
    made = machine("darwin", {"--getglobalstate": state, "--getblockall": block_all})
    assert kinds(made) == [(kind, "")]


def test_firewalld_blocks_by_the_zone_of_each_adapter() -> None:
    made = machine("linux", {"--list-all-zones": recorded.FIREWALLD})
    (finding,) = firewall_findings(made, addresses_of(LINUX), 47610, 47610)
    assert (finding.kind, finding.adapter, finding.network) == (Kind.FIREWALLD_BLOCKS, "enp3s0", "home")


def test_an_adapter_without_a_zone_is_in_the_default_zone() -> None:
    zone = zone_of(recorded.FIREWALLD, "eth9")
    assert zone is not None and zone.name == "FedoraWorkstation"
    trusted = zone_of(recorded.FIREWALLD, "virbr0")
    assert trusted is not None and trusted.lets_in([("tcp", 1)])
    assert zone_of("", "eth9") is None


@pytest.mark.parametrize(
    ("files", "found"),
    [
        ({}, (Kind.FIREWALL_OPEN, Level.OK)),
        ({UFW_CONF: "ENABLED=no"}, (Kind.FIREWALL_OPEN, Level.OK)),
        ({UFW_CONF: recorded.UFW_CONF, UFW_DEFAULTS: recorded.UFW_DEFAULTS}, (Kind.UFW_ON, Level.INFO)),
        ({UFW_CONF: recorded.UFW_CONF, UFW_RULES: "*filter\n"}, (Kind.UFW_ON, Level.WARN)),
        ({UFW_CONF: recorded.UFW_CONF, UFW_RULES: recorded.UFW_RULES}, (Kind.FIREWALL_OPEN, Level.OK)),
        (
            {UFW_CONF: recorded.UFW_CONF, UFW_DEFAULTS: 'DEFAULT_INPUT_POLICY="ACCEPT"'},
            (Kind.FIREWALL_OPEN, Level.OK),
        ),
    ],
    ids=["none", "off", "rules unreadable", "no rule", "a rule", "lets all in"],
)
def test_ufw_is_read_as_far_as_it_may_be_read(files: dict[Path, str], found: tuple[Kind, Level]) -> None:
    (finding,) = firewall_findings(machine(files=files), addresses_of(LINUX), 47610, 47610)
    assert (finding.kind, finding.level) == found
