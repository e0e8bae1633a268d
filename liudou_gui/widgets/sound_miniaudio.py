"""Sounds by the optional package ``miniaudio``, mixed and played in a thread of its own."""

from __future__ import annotations

import ctypes
import importlib.util
import logging
import queue
import sys
import time
from array import array
from collections.abc import Generator
from contextlib import suppress
from threading import Lock, Thread
from typing import Any

from liudou_gui.model.sound_events import Sound
from liudou_gui.widgets.sound_backend import RATE, samples_of

_LOG = logging.getLogger(__name__)
_BUFFER_MS = 60
_REST_S = 2.0
"""The device sleeps after so much silence."""

_STALE_S = 0.5
"""A sound that had to wait longer, while the device was opened, is not played any more."""

_JOIN_S = 2.0


_ALSA_SAYS = ctypes.CFUNCTYPE(
    None, ctypes.c_char_p, ctypes.c_int, ctypes.c_char_p, ctypes.c_int, ctypes.c_char_p
)


def _ignored(*_: object) -> None:
    pass


_HEARD_BY_NOBODY = _ALSA_SAYS(_ignored)


def hush_alsa() -> None:
    """Let Linux's sound library keep to itself which devices it does not find: it fills terminals."""
    if sys.platform == "linux":
        with suppress(OSError, AttributeError):
            ctypes.CDLL("libasound.so.2").snd_lib_error_set_handler(_HEARD_BY_NOBODY)


class Mixer:
    """Adds up all sounds that are playing; filled by one thread, read by another."""

    def __init__(self) -> None:
        self._lock = Lock()
        self._voices: list[tuple[array[int], int]] = []

    @property
    def is_quiet(self) -> bool:
        """Whether nothing is playing."""
        return not self._voices

    def add(self, samples: array[int]) -> None:
        """Let a sound begin."""
        with self._lock:
            self._voices.append((samples, 0))

    def mixed(self, frames: int) -> array[int]:
        """Return the next *frames* samples."""
        with self._lock:
            total = [0] * frames
            for samples, at in self._voices:
                for place, sample in enumerate(samples[at : at + frames]):
                    total[place] += sample
            moved = ((samples, at + frames) for samples, at in self._voices)
            self._voices = [(samples, at) for samples, at in moved if at < len(samples)]
        return array("h", (max(-32_768, min(32_767, sample)) for sample in total))

    def feed(self) -> Generator[array[int], int, None]:
        """Return what a playback device asks for samples, ready to be asked."""
        stream = self._stream()
        next(stream)
        return stream

    def _stream(self) -> Generator[array[int], int, None]:
        made = array("h")
        while True:
            made = self.mixed((yield made))


class MiniaudioBackend:
    """Opens the device in its own thread, which may take a while; a failure there is a debug line.

    Raises ``ImportError`` where the package is not installed.
    """

    def __init__(self) -> None:
        if importlib.util.find_spec("miniaudio") is None:
            raise ImportError("miniaudio is not installed")
        self._mixer = Mixer()
        self._wishes: queue.SimpleQueue[tuple[Sound, float, float] | None] = queue.SimpleQueue()
        self._failed = False
        self._thread = Thread(target=self._run, name="liudou-sound", daemon=True)
        self._thread.start()

    def play(self, sound: Sound, volume: float) -> None:
        """Hand a sound to the thread. Raises ``RuntimeError`` once it has failed."""
        if self._failed:
            raise RuntimeError("the audio device has failed")
        self._wishes.put((sound, volume, time.monotonic()))

    def close(self) -> None:
        """End the thread and wait for it, though not for a device that hangs."""
        self._wishes.put(None)
        self._thread.join(_JOIN_S)

    def _run(self) -> None:
        try:
            import miniaudio

            hush_alsa()
            device = miniaudio.PlaybackDevice(
                output_format=miniaudio.SampleFormat.SIGNED16,
                nchannels=1,
                sample_rate=RATE,
                buffersize_msec=_BUFFER_MS,
                app_name="Liudou",
            )
            try:
                self._serve(device)
            finally:
                device.close()
        except Exception:  # noqa: BLE001 - audio libraries raise anything
            self._failed = True
            _LOG.debug("no sounds by miniaudio", exc_info=True)

    def _serve(self, device: Any) -> None:
        """Play what is wished until the end is; let the device rest where nothing is."""
        awake = False
        while True:
            try:
                wish = self._wishes.get(timeout=_REST_S if awake else None)
            except queue.Empty:
                if self._mixer.is_quiet:
                    device.stop()
                    awake = False
                continue
            if wish is None:
                return
            sound, volume, asked = wish
            if time.monotonic() - asked > _STALE_S:
                continue
            self._mixer.add(samples_of(sound, volume))
            if not awake:
                device.start(self._mixer.feed())
                awake = True
