"""Sounds by Qt's own multimedia, where the Addons are installed."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QUrl

from liudou_gui.model.sound_events import Sound
from liudou_gui.widgets.sound_backend import sound_file


class QtBackend:
    """Plays each sound by an effect of its own; Qt loads and plays in threads of its own.

    Raises ``ImportError`` where there are no Addons, and ``RuntimeError`` without an audio output.
    """

    def __init__(self) -> None:
        from PySide6.QtMultimedia import QMediaDevices, QSoundEffect

        if QMediaDevices.defaultAudioOutput().isNull():
            raise RuntimeError("no audio output")
        self._new_effect = QSoundEffect
        self._effects: dict[Sound, Any] = {}

    def play(self, sound: Sound, volume: float) -> None:
        """Begin a sound; the first time it begins when it has been loaded."""
        effect = self._effects.get(sound)
        if effect is None:
            effect = self._effects[sound] = self._new_effect()
            effect.setSource(QUrl.fromLocalFile(str(sound_file(sound))))
        effect.setVolume(volume)
        effect.play()

    def close(self) -> None:
        """End all sounds."""
        for effect in self._effects.values():
            effect.stop()
        self._effects.clear()
