"""The last hosts: remembered in order, bounded, and never lost to a damaged file."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from liudou_gui.net.recent import MOST_HOSTS, RecentHost, RecentHosts


def host(number: int, name: str = "Lin’s table") -> RecentHost:
    return RecentHost(key=f"{number:064x}", name=name, addresses=("192.168.1.23", "fe80::1%eth0"), port=47610)


def test_the_latest_comes_first_and_is_there_the_next_time(tmp_path: Path) -> None:
    recent = RecentHosts(tmp_path / "profile")
    assert recent.hosts == ()
    for number in (1, 2, 1):
        recent.remember(host(number))
    assert recent.saved
    assert recent.hosts == (host(1), host(2)) == RecentHosts(tmp_path / "profile").hosts
    recent.forget(host(1).key)
    assert RecentHosts(tmp_path / "profile").hosts == (host(2),)


def test_the_list_is_bounded_and_names_are_plain(tmp_path: Path) -> None:
    recent = RecentHosts(tmp_path)
    for number in range(30):
        recent.remember(host(number, "六\u202e斗\n"))
    assert len(recent.hosts) == MOST_HOSTS
    assert recent.hosts == RecentHosts(tmp_path).hosts
    assert {known.name for known in recent.hosts} == {"六 斗"}


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "{}",
        "[1]",
        "\udcff",
        "[" * 100_000,
        " " * 70_000,
        json.dumps([{"key": "x", "addresses": ["a"], "port": 1}]),
        json.dumps([{"key": "0" * 64, "addresses": ["a"], "port": True}]),
        json.dumps([{"key": "0" * 64, "addresses": ["a; rm"], "port": 1}]),
        json.dumps([{"key": "0" * 64, "addresses": [], "port": 1}]),
        json.dumps([{"key": "0" * 64, "addresses": ["a"], "port": 1, "more": 1}]),
    ],
)
def test_a_damaged_file_is_kept_aside(text: str, tmp_path: Path) -> None:
    recent = RecentHosts(tmp_path)
    recent.path.write_text(text, encoding="utf-8", errors="surrogateescape")
    recent = RecentHosts(tmp_path)
    assert recent.hosts == ()
    assert recent.aside is not None and recent.aside.exists()
    recent.remember(host(1))
    assert RecentHosts(tmp_path).hosts == (host(1),)


def test_a_file_that_cannot_be_read_or_written_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "recent_hosts.json").mkdir()
    recent = RecentHosts(tmp_path)
    recent.remember(host(1))
    assert not recent.saved
    assert recent.hosts == (host(1),)
    blocked = tmp_path / "file"
    blocked.write_text("x", encoding="utf-8")
    recent = RecentHosts(blocked / "profile")
    recent.remember(host(1))
    assert not recent.saved
