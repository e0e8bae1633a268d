"""A backend that makes no sounds and remembers them."""

from __future__ import annotations

from liudou_gui.model.sound_events import Sound


class FakeBackend:
    """Implements ``Backend``; *error* is raised by whatever is asked of it."""

    def __init__(self) -> None:
        self.played: list[tuple[Sound, float]] = []
        self.closed = 0
        self.error: Exception | None = None

    @property
    def sounds(self) -> list[Sound]:
        """What was played, whatever its volume."""
        return [sound for sound, _ in self.played]

    def play(self, sound: Sound, volume: float) -> None:
        if self.error is not None:
            raise self.error
        self.played.append((sound, volume))

    def close(self) -> None:
        self.closed += 1
        if self.error is not None:
            raise self.error
