"""Make the bundled sounds out of formulas: wood, paper and small bells; the same bytes every time."""

from __future__ import annotations

import argparse
import math
import sys
import wave
from array import array
from collections.abc import Callable, Sequence
from pathlib import Path

RATE = 22_050
"""Samples a second, in one channel of 16 bits."""

TARGET = Path(__file__).resolve().parents[1] / "resources" / "sounds"

Samples = list[float]

_FADE_IN = 0.002
_FADE_OUT = 0.02
_FADE_PART = 0.2
"""Long sounds fade over this part of their length instead."""


def seconds(length: float) -> int:
    """Return the samples of a length in seconds."""
    return round(length * RATE)


# -- what sounds are made of -----------------------------------------------------------------


def silence(length: float) -> Samples:
    """Return nothing, for *length* seconds."""
    return [0.0] * seconds(length)


def noise(length: float, seed: int) -> Samples:
    """Return white noise between -1 and 1, always the same for one *seed*."""
    made, state = [], seed
    for _ in range(seconds(length)):
        state = (state * 1_664_525 + 1_013_904_223) % 2**32
        made.append((state >> 8) / 2**23 - 1)
    return made


def low(samples: Samples, cutoff: float) -> Samples:
    """Take away what is above *cutoff* in Hz, gently."""
    share, held, made = 1 - math.exp(-math.tau * cutoff / RATE), 0.0, []
    for sample in samples:
        held += share * (sample - held)
        made.append(held)
    return made


def high(samples: Samples, cutoff: float) -> Samples:
    """Take away what is below *cutoff* in Hz, gently."""
    return [sample - under for sample, under in zip(samples, low(samples, cutoff), strict=True)]


def dying(samples: Samples, tau: float, attack: float = 0.0) -> Samples:
    """Let a sound swell for *attack* seconds, then die away by e every *tau* seconds."""
    rise = max(1, seconds(attack))
    return [
        sample * min(1.0, at / rise) * math.exp(-max(0, at - rise) / (tau * RATE))
        for at, sample in enumerate(samples)
    ]


def tone(length: float, frequency: float, tau: float, partials: Sequence[tuple[float, float]]) -> Samples:
    """Return a struck tone; *partials* are (multiple of *frequency*, loudness), high ones die sooner."""
    made = silence(length)
    for ratio, loudness in partials:
        step = math.tau * frequency * ratio / RATE
        fade = 1 / (tau / ratio**0.7 * RATE)
        for at in range(len(made)):
            made[at] += loudness * math.sin(step * at) * math.exp(-fade * at)
    return made


def glide(length: float, first: float, last: float, tau: float) -> Samples:
    """Return a sine that sinks from *first* to *last* Hz while it dies away."""
    made, phase = [], 0.0
    for at in range(seconds(length)):
        made.append(math.sin(phase) * math.exp(-at / (tau * RATE)))
        phase += math.tau * (last + (first - last) * math.exp(-at / (tau * 0.4 * RATE))) / RATE
    return made


def mix(length: float, *parts: tuple[float, float, Samples]) -> Samples:
    """Lay (start in seconds, loudness, sound) over each other; what is longer than *length* is cut."""
    made = silence(length)
    for start, loudness, samples in parts:
        first = seconds(start)
        for at, sample in enumerate(samples[: max(0, len(made) - first)], first):
            made[at] += loudness * sample
    return made


def finished(samples: Samples, decibels: float) -> array[int]:
    """Fade both ends, take away any offset, and bring the peak to *decibels* below full scale."""
    count, rise, fall = (
        len(samples),
        seconds(_FADE_IN),
        round(max(_FADE_OUT * RATE, _FADE_PART * len(samples))),
    )
    window = [_ease(min(at / rise, 1.0)) * _ease(min((count - 1 - at) / fall, 1.0)) for at in range(count)]
    faded = [sample * share for sample, share in zip(high(samples, 30), window, strict=True)]
    offset = math.fsum(faded) / math.fsum(window)
    level = [sample - offset * share for sample, share in zip(faded, window, strict=True)]
    gain = 32_767 * 10 ** (decibels / 20) / max(map(abs, level))
    return array("h", [round(gain * sample) for sample in level])


def _ease(part: float) -> float:
    """Go from 0 to 1 without a corner."""
    return 0.5 - 0.5 * math.cos(math.pi * part)


# -- materials -------------------------------------------------------------------------------

BELL = ((1.0, 1.0), (2.0, 0.32), (3.01, 0.12), (5.2, 0.03))
WOOD = ((1.0, 1.0), (2.76, 0.35), (5.4, 0.08))
STRING = ((1.0, 1.0), (2.0, 0.45), (3.0, 0.22), (4.0, 0.1), (5.0, 0.05))

C5, D5, E5, G5, A5, C6, D6, E6 = (440 * 2 ** (step / 12) for step in (3, 5, 7, 10, 12, 15, 17, 19))


def bell(frequency: float, length: float, tau: float = 0.22) -> Samples:
    """Return a small bell."""
    return tone(length, frequency, tau, BELL)


def wood(frequency: float, length: float, tau: float = 0.03) -> Samples:
    """Return a tap on wood."""
    return tone(length, frequency, tau, WOOD)


def plucked(frequency: float, length: float, tau: float = 0.25) -> Samples:
    """Return a string like a zither's."""
    return tone(length, frequency, tau, STRING)


def paper(length: float, seed: int, *, tau: float, bright: float, attack: float = 0.002) -> Samples:
    """Return a brush of paper; *bright* is where it ends in Hz."""
    return dying(high(low(low(noise(length, seed), bright), bright), 250), tau, attack)


# -- the sounds ------------------------------------------------------------------------------


def _deal() -> Samples:
    return mix(
        0.16,
        (0.0, 1.0, paper(0.12, 11, tau=0.03, bright=2_400, attack=0.025)),
        (0.035, 0.22, tone(0.12, 120, 0.03, WOOD)),
    )


def _select() -> Samples:
    return mix(0.07, (0.0, 1.0, wood(780, 0.07, 0.009)), (0.0, 0.2, paper(0.03, 5, tau=0.004, bright=3_000)))


def _play() -> Samples:
    return mix(
        0.2,
        (0.0, 1.0, paper(0.15, 23, tau=0.016, bright=3_600, attack=0.001)),
        (0.002, 0.42, wood(175, 0.19, 0.035)),
        (0.03, 0.25, paper(0.1, 29, tau=0.025, bright=1_800)),
    )


def _passed() -> Samples:
    knock = mix(
        0.14, (0.0, 1.0, wood(205, 0.14, 0.028)), (0.0, 0.25, paper(0.04, 31, tau=0.006, bright=1_500))
    )
    return mix(0.28, (0.0, 1.0, knock), (0.115, 0.7, knock))


def _your_turn() -> Samples:
    return mix(0.75, (0.0, 0.8, bell(E5, 0.75)), (0.14, 1.0, bell(A5, 0.61)))


def _last_seconds() -> Samples:
    return mix(0.09, (0.0, 1.0, wood(1_050, 0.09, 0.012)))


def _bomb() -> Samples:
    return mix(
        0.85,
        (0.0, 1.0, glide(0.85, 120, 48, 0.17)),
        (0.0, 0.35, wood(96, 0.3, 0.06)),
        (0.005, 0.9, paper(0.6, 41, tau=0.07, bright=1_600)),
        (0.12, 0.35, paper(0.3, 43, tau=0.06, bright=2_600, attack=0.04)),
        (0.27, 0.22, paper(0.3, 47, tau=0.07, bright=2_400, attack=0.05)),
    )


def _reveal() -> Samples:
    notes = ((0.0, 0.7, D5), (0.12, 0.8, G5), (0.24, 0.9, A5), (0.36, 1.0, D6))
    return mix(1.0, *((start, loud, plucked(note, 1.0 - start, 0.2)) for start, loud, note in notes))


def _win() -> Samples:
    notes = ((0.0, 0.7, C5), (0.13, 0.75, D5), (0.26, 0.8, E5), (0.39, 0.85, G5), (0.54, 1.0, C6))
    strings = [(start, loud, plucked(note, 1.4 - start, 0.24)) for start, loud, note in notes]
    return mix(1.4, *strings, (0.54, 0.35, bell(E6, 0.86, 0.3)))


def _lose() -> Samples:
    notes = ((0.0, 0.9, A5 / 2), (0.2, 0.85, G5 / 2), (0.4, 1.0, D5 / 2))
    return mix(1.2, *((start, loud, plucked(note, 1.2 - start, 0.26)) for start, loud, note in notes))


def _refused() -> Samples:
    return mix(0.28, (0.0, 1.0, wood(196, 0.2, 0.035)), (0.09, 0.9, wood(165, 0.19, 0.045)))


def _bid() -> Samples:
    return mix(0.32, (0.0, 1.0, wood(G5 / 2, 0.2, 0.05)), (0.01, 0.35, bell(G5, 0.31, 0.09)))


RECIPES: dict[str, tuple[Callable[[], Samples], float]] = {
    "deal": (_deal, -12),
    "select": (_select, -18),
    "play": (_play, -8),
    "pass": (_passed, -12),
    "your_turn": (_your_turn, -10),
    "last_seconds": (_last_seconds, -16),
    "bomb": (_bomb, -6.1),
    "reveal": (_reveal, -9),
    "win": (_win, -8),
    "lose": (_lose, -10),
    "refused": (_refused, -12),
    "bid": (_bid, -12),
}
"""Each sound by its file's name, and its peak in decibels below full scale."""


def samples_of(name: str) -> array[int]:
    """Make one sound. Raises ``KeyError`` for a name that is none."""
    recipe, decibels = RECIPES[name]
    return finished(recipe(), decibels)


def write(path: Path, samples: array[int]) -> None:
    """Write a WAV file: little-endian on every machine."""
    if sys.byteorder == "big":
        samples = samples[:]
        samples.byteswap()
    with wave.open(str(path), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(samples.tobytes())


def main() -> None:
    """Write all sounds into ``resources/sounds`` or the folder that is named."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", nargs="?", type=Path, default=TARGET)
    folder: Path = parser.parse_args().folder
    folder.mkdir(parents=True, exist_ok=True)
    for name in RECIPES:
        write(folder / f"{name}.wav", samples_of(name))


if __name__ == "__main__":
    main()
