"""What a way to make sounds has to offer, and what such ways share."""

from __future__ import annotations

import wave
from array import array
from pathlib import Path
from typing import Protocol

from liudou_gui.model.sound_events import Sound
from liudou_gui.paths import resource

RATE = 22_050
"""Samples a second of all bundled sounds; they have one channel of 16 bits."""


class Backend(Protocol):
    """One way to make sounds. Whatever it raises, at its making or later, means silence from then on."""

    def play(self, sound: Sound, volume: float) -> None:
        """Begin a sound and return at once; *volume* is a factor from 0 to 1."""
        ...

    def close(self) -> None:
        """End all sounds, and whatever thread plays them."""
        ...


class Silence:
    """The backend of a machine that makes no sounds."""

    def play(self, sound: Sound, volume: float) -> None:
        """Do nothing."""

    def close(self) -> None:
        """Do nothing."""


def sound_file(sound: Sound) -> Path:
    """Return the file of a sound. Raises ``FileNotFoundError``."""
    return resource("sounds", f"{sound.value}.wav")


def samples_of(sound: Sound, volume: float) -> array[int]:
    """Read a sound, made as much softer as *volume* says. Raises ``OSError`` and ``wave.Error``."""
    with wave.open(str(sound_file(sound)), "rb") as file:
        samples = array("h", file.readframes(file.getnframes()))
    return array("h", (round(sample * volume) for sample in samples))
