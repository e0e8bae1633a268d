"""The bundled sounds are what their script makes, and they are gentle."""

from __future__ import annotations

import runpy
import wave
from array import array
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "resources" / "sounds"
NAMES = [
    "bid",
    "bomb",
    "deal",
    "last_seconds",
    "lose",
    "pass",
    "play",
    "refused",
    "reveal",
    "select",
    "win",
    "your_turn",
]


@pytest.fixture(scope="module")
def script() -> dict[str, Any]:
    return runpy.run_path(str(ROOT / "packaging" / "make_sounds.py"))


def read(name: str) -> tuple[wave._wave_params, array[int]]:
    with wave.open(str(FOLDER / f"{name}.wav"), "rb") as file:
        samples = array("h", file.readframes(file.getnframes()))
        return file.getparams(), samples


def test_each_sound_has_its_file_and_nothing_else_lies_there(script: dict[str, Any]) -> None:
    assert sorted(path.name for path in FOLDER.iterdir()) == [f"{name}.wav" for name in NAMES]
    assert sorted(script["RECIPES"]) == NAMES
    assert sum(path.stat().st_size for path in FOLDER.iterdir()) < 600_000


@pytest.mark.parametrize("name", NAMES)
def test_a_file_is_what_the_script_makes(name: str, script: dict[str, Any]) -> None:
    """Within one step of 65,536: sines differ in their last bit from system to system."""
    _, kept = read(name)
    made = script["samples_of"](name)
    assert len(made) == len(kept)
    assert max(abs(a - b) for a, b in zip(made, kept, strict=True)) <= 1


def test_the_script_writes_its_files_where_it_is_told(
    script: dict[str, Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.argv", ["make_sounds.py", str(tmp_path / "new")])
    script["main"]()
    assert sorted(path.stem for path in (tmp_path / "new").iterdir()) == NAMES


@pytest.mark.parametrize("name", NAMES)
def test_a_sound_is_short_quiet_and_does_not_click(name: str) -> None:
    form, samples = read(name)
    assert (form.nchannels, form.sampwidth, form.framerate) == (1, 2, 22_050)
    assert 0.05 <= len(samples) / form.framerate <= 1.5
    loudest = max(map(abs, samples))
    assert 0.1 * 32_768 < loudest <= 0.502 * 32_768, "a peak of at most -6 dB"
    assert abs(sum(samples) / len(samples)) < 1, "no offset"
    assert samples[0] == samples[-1] == 0
    assert max(map(abs, samples[-44:])) < 0.004 * 32_768, "the last two milliseconds are silent"
    assert max(map(abs, samples[:4])) < 0.05 * 32_768, "nor does it begin with a jump"
