"""Sounds by Windows itself: one at a time, the newest cuts the one before short."""

from __future__ import annotations

import sys
import wave
from pathlib import Path
from tempfile import TemporaryDirectory

from liudou_gui.model.sound_events import Sound
from liudou_gui.widgets.sound_backend import RATE, samples_of


class WinsoundBackend:
    """Windows knows no volume here, so it gets copies of the files that are softer.

    Raises ``ImportError`` on other systems, and ``OSError`` where no copies can be kept.
    """

    _folder: TemporaryDirectory[str]

    def __init__(self) -> None:
        if sys.platform != "win32":
            raise ImportError("winsound is part of Windows only")
        self._folder = TemporaryDirectory(prefix="liudou-", ignore_cleanup_errors=True)

    def play(self, sound: Sound, volume: float) -> None:
        """Begin a sound. Raises ``OSError``, ``RuntimeError`` and ``wave.Error``."""
        path = self._softer(sound, volume)
        if sys.platform == "win32":
            import winsound

            flags = winsound.SND_FILENAME | winsound.SND_ASYNC | winsound.SND_NODEFAULT
            winsound.PlaySound(str(path), flags)

    def close(self) -> None:
        """End the sound and remove the copies."""
        if sys.platform == "win32":
            import winsound

            winsound.PlaySound(None, 0)
            self._folder.cleanup()

    def _softer(self, sound: Sound, volume: float) -> Path:
        path = Path(self._folder.name) / f"{sound.value}-{round(1_000 * volume)}.wav"
        if not path.exists():
            with wave.open(str(path), "wb") as file:
                file.setnchannels(1)
                file.setsampwidth(2)
                file.setframerate(RATE)
                file.writeframes(samples_of(sound, volume).tobytes())
        return path
