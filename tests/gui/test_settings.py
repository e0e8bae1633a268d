"""Settings survive, and a damaged file is kept aside."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.ruleset import Variant
from liudou_gui.model.settings import FILE_NAME, Pace, Settings, SettingsStore, clean_name, next_scale


def test_settings_are_written_and_read_again(tmp_path: Path) -> None:
    store = SettingsStore(tmp_path / "profile")
    assert store.first_start
    store.change(name="Lin", language="zh_Hant", scale=150, play_timer=0)
    store.change(pace=Pace.SLOW, base=5, last_variant=Variant.TWO_CAMPS)
    again = SettingsStore(tmp_path / "profile")
    assert again.settings == Settings("Lin", "zh_Hant", 150, 0, Pace.SLOW, 5, Variant.TWO_CAMPS)
    assert not again.first_start
    assert again.notice is None


@pytest.mark.parametrize(
    "text",
    [
        "not json",
        "[]",
        '{"scale": "100"}',
        '{"play_timer": -1}',
        '{"base": 0}',
        '{"base": true}',
        '{"language": "fr"}',
        '{"pace": "hasty"}',
        '{"last_variant": "poker"}',
        '{"name": 7}',
        '{"hand": "heap"}',
        '{"smart_selection": 1}',
        '{"sound": 101}',
        '{"sound": -1}',
        '{"sound": 6.5}',
        '{"sound": true}',
        '{"muted": 1}',
        '{"keys": ["H"]}',
        '{"keys": {"hint": 7}}',
        '{"keys": {"hint": "\\ud800"}}',
    ],
)
def test_a_damaged_file_is_kept_aside_with_a_notice(tmp_path: Path, text: str) -> None:
    (tmp_path / FILE_NAME).write_text(text, encoding="utf-8")
    store = SettingsStore(tmp_path)
    assert store.settings == Settings()
    kept = tmp_path / f"{FILE_NAME}.damaged"
    assert kept.read_text(encoding="utf-8") == text
    assert store.notice is not None
    assert str(kept) in store.notice


@pytest.mark.parametrize(
    ("written", "used"),
    [(100, 100), (125, 125), (150, 150), (200, 200), (133, 125), (240, 250), (0, 75), (-5, 75), (9999, 250)],
)
def test_a_size_of_another_version_becomes_the_nearest(tmp_path: Path, written: int, used: int) -> None:
    (tmp_path / FILE_NAME).write_text(f'{{"name": "Lin", "scale": {written}}}', encoding="utf-8")
    store = SettingsStore(tmp_path)
    assert store.settings == Settings(name="Lin", scale=used)
    assert store.notice is None


def test_sizes_go_step_by_step_and_stop_at_the_ends() -> None:
    assert [next_scale(scale, larger=True) for scale in (75, 100, 133, 250)] == [90, 125, 150, 250]
    assert [next_scale(scale, larger=False) for scale in (75, 100, 133, 250)] == [75, 90, 125, 200]


def test_bytes_that_are_no_text_are_damage_too(tmp_path: Path) -> None:
    (tmp_path / FILE_NAME).write_bytes(b"\xff\xfe\x00\x80")
    assert SettingsStore(tmp_path).notice is not None


def test_unknown_keys_of_a_later_version_are_left_out(tmp_path: Path) -> None:
    (tmp_path / FILE_NAME).write_text('{"name": "Lin", "colour": "blue"}', encoding="utf-8")
    store = SettingsStore(tmp_path)
    assert store.settings == Settings(name="Lin")
    assert store.notice is None


def test_a_place_that_cannot_be_written_is_said_in_words(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("", encoding="utf-8")
    store = SettingsStore(blocked / "profile")
    assert store.change(name="Lin").name == "Lin"
    assert store.notice is not None
    assert "could not be saved" in store.notice


def test_names_lose_control_characters_and_length() -> None:
    assert clean_name("  Lin\u202e\n Mei ") == "Lin Mei"
    assert clean_name("<img src=x>") == "<img src=x>"
    assert len(clean_name("x" * 99)) == 20


def test_each_damaged_file_is_kept_and_nesting_without_end_is_damage(tmp_path: Path) -> None:
    for text in ("junk", "[" * 100_000 + "]" * 100_000):
        (tmp_path / "settings.json").write_text(text, encoding="utf-8")
        assert SettingsStore(tmp_path).settings == Settings()
    assert len(list(tmp_path.glob("settings.json.damaged*"))) == 2


def test_a_profile_with_an_impossible_name_starts_with_defaults(tmp_path: Path) -> None:
    assert SettingsStore(tmp_path / ("a" * 300)).settings == Settings()


def test_a_file_that_cannot_be_read_is_never_overwritten(tmp_path: Path) -> None:
    (tmp_path / FILE_NAME).mkdir()
    store = SettingsStore(tmp_path)
    store.change(name="Lin")
    assert (tmp_path / FILE_NAME).is_dir()
    assert not (tmp_path / f"{FILE_NAME}.new").exists()
    assert "could not be read" in (store.notice or "")


def test_a_byte_order_mark_is_forgiven(tmp_path: Path) -> None:
    (tmp_path / FILE_NAME).write_text('{"name": "Lin"}', encoding="utf-8-sig")
    assert SettingsStore(tmp_path).settings.name == "Lin"
