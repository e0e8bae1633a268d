"""Lasting keys and known hosts: private files, noticed damage, noticed changes."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from liudou_gui.net import keys as keys_module
from liudou_gui.net.files import Damaged, write_private
from liudou_gui.net.keys import HostKeyChanged, Keys, KnownHosts, fingerprint, lasting_keys

A, B = Keys.new(), Keys.new()


def test_a_key_is_made_once_and_kept(tmp_path: Path) -> None:
    path = tmp_path / "keys" / "host.key"
    made = lasting_keys(path)
    assert lasting_keys(path) == made
    assert Keys.of(made.secret) == made
    assert [file.name for file in path.parent.iterdir()] == ["host.key"]


def test_a_secret_half_is_not_shown() -> None:
    assert A.secret.hex() not in repr(A)
    assert repr(A.secret) not in repr(A)
    assert fingerprint(A.public) in repr(A)
    assert len(fingerprint(A.public)) == 19


def mode(path: Path) -> int:
    """Return the rights of others to a file; where the system has none such, none."""
    return path.stat().st_mode & 0o077 if os.name == "posix" else 0


def test_nobody_else_may_read_the_files(tmp_path: Path) -> None:
    path = tmp_path / "host.key"
    lasting_keys(path)
    hosts = tmp_path / "hosts.json"
    KnownHosts(hosts).remember("den", A.public)
    assert mode(path) == mode(hosts) == 0
    path.chmod(0o644)
    lasting_keys(path)
    assert mode(path) == 0


@pytest.mark.parametrize(
    "damage",
    [
        lambda _: b"",
        lambda text: text[:-10],
        lambda text: text + b"x",
        lambda text: text.replace(b"key 1", b"key 2"),
        lambda text: text[:20] + (b"0" if text[20:21] != b"0" else b"1") + text[21:],
        lambda _: b"\xff" * 200,
        lambda _: b"x" * 10**6,
    ],
    ids=["empty", "cut", "longer", "another version", "one digit", "no text", "huge"],
)
def test_a_damaged_key_is_kept_aside_and_said(tmp_path: Path, damage: object) -> None:
    path = tmp_path / "host.key"
    old = lasting_keys(path)
    assert callable(damage)
    path.write_bytes(damage(path.read_bytes()))
    with pytest.raises(Damaged, match="damaged") as caught:
        lasting_keys(path)
    assert caught.value.aside.exists()
    assert not path.exists()
    assert lasting_keys(path) != old


def test_two_programs_that_start_at_once_have_one_key(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "host.key"
    first: list[Keys] = []

    def late(file: Path, data: bytes, *, replace: bool) -> bool:
        monkeypatch.undo()
        first.append(lasting_keys(path))
        return write_private(file, data, replace=replace)

    monkeypatch.setattr(keys_module, "write_private", late)
    assert lasting_keys(path) == first[0]


def test_without_hard_links_a_key_is_still_made_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(path: Path, target: Path) -> None:
        raise OSError("no links here")

    monkeypatch.setattr(Path, "hardlink_to", refuse)
    path = tmp_path / "host.key"
    made = lasting_keys(path)
    assert not write_private(path, b"other", replace=False)
    assert lasting_keys(path) == made


def test_a_key_has_32_bytes() -> None:
    with pytest.raises(ValueError, match="32 bytes"):
        Keys.of(b"short")


def test_a_host_is_known_again(tmp_path: Path) -> None:
    path = tmp_path / "hosts.json"
    hosts = KnownHosts(path)
    assert not hosts.check("den", A.public)
    hosts.remember("den", A.public)
    assert KnownHosts(path).check(" den ", A.public)
    hosts.forget("den")
    hosts.forget("den")
    assert KnownHosts(path).key("den") is None


def test_a_changed_key_blocks_until_it_is_accepted(tmp_path: Path) -> None:
    hosts = KnownHosts(tmp_path / "hosts.json")
    hosts.remember("den", A.public)
    with pytest.raises(HostKeyChanged, match=fingerprint(B.public)) as caught:
        hosts.check("den", B.public)
    assert (caught.value.name, caught.value.known, caught.value.shown) == ("den", A.public, B.public)
    assert hosts.key("den") == A.public
    hosts.remember("den", B.public)
    assert hosts.check("den", B.public)


@pytest.mark.parametrize("text", [b"", b"{}", b"[]", b'{"hosts":[{"name":"den","key":"00"}]}', b"\xff"])
def test_damaged_known_hosts_are_kept_aside_and_said(tmp_path: Path, text: bytes) -> None:
    path = tmp_path / "hosts.json"
    path.write_bytes(text)
    with pytest.raises(Damaged):
        KnownHosts(path)
    assert KnownHosts(path).key("den") is None


def test_only_so_many_hosts_are_remembered(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(keys_module, "KNOWN_HOSTS", 3)
    hosts = KnownHosts(tmp_path / "hosts.json")
    for number in range(5):
        hosts.remember(f"den {number}", A.public)
    assert [hosts.key(f"den {number}") is not None for number in range(5)] == [False, False, True, True, True]


def test_a_host_needs_a_name_and_a_key(tmp_path: Path) -> None:
    hosts = KnownHosts(tmp_path / "hosts.json")
    for name, key in (("\n", A.public), ("den", b"short")):
        with pytest.raises(ValueError, match="a known host"):
            hosts.remember(name, key)
