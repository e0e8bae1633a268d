"""Sounds: by whatever this machine can make them with, and silence where that is nothing."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable, Sequence

from liudou_gui.model.sound_events import Sound
from liudou_gui.widgets.sound_backend import Backend, Silence
from liudou_gui.widgets.sound_miniaudio import MiniaudioBackend
from liudou_gui.widgets.sound_qt import QtBackend
from liudou_gui.widgets.sound_winsound import WinsoundBackend

_LOG = logging.getLogger(__name__)

BACKENDS: tuple[Callable[[], Backend], ...] = (QtBackend, MiniaudioBackend, WinsoundBackend)
"""The ways to make sounds, the best one first."""

APART_S = 0.06
"""A sound is begun at most once in so many seconds."""


class Sounds:
    """Plays sounds at the player's volume. No method waits, and none raises for want of audio.

    *backends* are tried in turn when the first sound is to be heard; with none there is silence.
    *now* gives seconds of a clock that never goes back.
    """

    def __init__(
        self,
        backends: Sequence[Callable[[], Backend]] = BACKENDS,
        now: Callable[[], float] = time.monotonic,
    ) -> None:
        self._backends, self._now = tuple(backends), now
        self._backend: Backend | None = None
        self._volume, self._muted = 1.0, False
        self._begun: dict[Sound, float] = {}

    def set_volume(self, percent: int) -> None:
        """Set how loud sounds are, 0 to 100, as the ear counts."""
        self._volume = (max(0, min(100, percent)) / 100) ** 2

    def set_muted(self, muted: bool) -> None:
        """Let nothing begin while *muted*."""
        self._muted = muted

    def play(self, sound: Sound) -> None:
        """Begin a sound, unless it has just begun."""
        if self._muted or not self._volume:
            return
        now = self._now()
        if now - self._begun.get(sound, -APART_S) < APART_S:
            return
        self._begun[sound] = now
        if self._backend is None:
            self._backend = self._opened()
        try:
            self._backend.play(sound, self._volume)
        except Exception:  # noqa: BLE001 - audio libraries raise anything
            _LOG.debug("no sounds any more", exc_info=True)
            self.close()

    def close(self) -> None:
        """End all sounds for good."""
        backend, self._backend = self._backend, Silence()
        if backend is None:
            return
        try:
            backend.close()
        except Exception:  # noqa: BLE001 - audio libraries raise anything
            _LOG.debug("sounds did not end in order", exc_info=True)

    def _opened(self) -> Backend:
        for backend in self._backends:
            try:
                return backend()
            except Exception:  # noqa: BLE001 - audio libraries raise anything
                _LOG.debug("no sounds this way", exc_info=True)
        return Silence()
