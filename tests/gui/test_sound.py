"""Sounds: volume, mute, bursts, and silence wherever something is missing or fails."""

from __future__ import annotations

import importlib.machinery
import subprocess
import sys
import threading
import time
from array import array
from collections.abc import Generator, Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from liudou_gui.model.sound_events import Sound
from liudou_gui.widgets import sound_miniaudio
from liudou_gui.widgets.sound import APART_S, Sounds
from liudou_gui.widgets.sound_backend import samples_of
from liudou_gui.widgets.sound_miniaudio import MiniaudioBackend, Mixer
from liudou_gui.widgets.sound_qt import QtBackend
from liudou_gui.widgets.sound_winsound import WinsoundBackend
from tests.helpers.fake_sound import FakeBackend


class Clock:
    """A clock that the test moves."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def backend() -> FakeBackend:
    return FakeBackend()


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def sounds(backend: FakeBackend, clock: Clock) -> Sounds:
    return Sounds([lambda: backend], clock)


def test_volume_and_mute(sounds: Sounds, backend: FakeBackend, clock: Clock) -> None:
    for percent, sound in ((100, Sound.PLAY), (50, Sound.PASS), (0, Sound.BID), (400, Sound.WIN)):
        sounds.set_volume(percent)
        sounds.play(sound)
    assert backend.played == [(Sound.PLAY, 1.0), (Sound.PASS, 0.25), (Sound.WIN, 1.0)]
    sounds.set_muted(True)
    sounds.play(Sound.LOSE)
    assert len(backend.played) == 3
    sounds.set_muted(False)
    sounds.play(Sound.LOSE)
    assert len(backend.played) == 4


def test_of_a_burst_one_of_each_kind_is_heard(sounds: Sounds, backend: FakeBackend, clock: Clock) -> None:
    for sound in (Sound.PLAY, Sound.PLAY, Sound.BOMB, Sound.PLAY):
        sounds.play(sound)
    clock.now += APART_S * 0.9
    sounds.play(Sound.PLAY)
    assert backend.sounds == [Sound.PLAY, Sound.BOMB]
    clock.now += APART_S * 0.2
    sounds.play(Sound.PLAY)
    assert backend.sounds == [Sound.PLAY, Sound.BOMB, Sound.PLAY]


def test_nothing_is_opened_before_the_first_sound(clock: Clock) -> None:
    opened = []

    def opening() -> FakeBackend:
        opened.append(FakeBackend())
        return opened[-1]

    sounds = Sounds([opening], clock)
    sounds.set_muted(True)
    sounds.play(Sound.PLAY)
    assert not opened
    sounds.set_muted(False)
    sounds.play(Sound.PLAY)
    sounds.play(Sound.PASS)
    assert len(opened) == 1


def test_the_first_way_that_opens_is_taken(backend: FakeBackend, clock: Clock) -> None:
    def missing() -> FakeBackend:
        raise ImportError("not installed")

    def broken() -> FakeBackend:
        raise RuntimeError("no device")

    sounds = Sounds([missing, broken, lambda: backend], clock)
    sounds.play(Sound.PLAY)
    assert backend.sounds == [Sound.PLAY]
    Sounds([missing, broken], clock).play(Sound.PLAY)
    Sounds([], clock).play(Sound.PLAY)


def test_a_backend_that_fails_is_silent_from_then_on_and_says_so_quietly(
    sounds: Sounds, backend: FakeBackend, clock: Clock, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("DEBUG")
    backend.error = OSError("unplugged")
    sounds.play(Sound.PLAY)
    backend.error = None
    clock.now += 1
    sounds.play(Sound.PLAY)
    assert backend.played == []
    assert backend.closed == 1
    assert {record.levelname for record in caplog.records} == {"DEBUG"}


def test_nothing_is_heard_after_the_end(sounds: Sounds, backend: FakeBackend) -> None:
    sounds.play(Sound.PLAY)
    backend.error = OSError("hangs")
    sounds.close()
    sounds.close()
    sounds.play(Sound.BOMB)
    assert backend.sounds == [Sound.PLAY]
    assert backend.closed == 1


def test_missing_files_mean_silence(clock: Clock, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("liudou_gui.paths.__file__", str(tmp_path / "liudou_gui" / "paths.py"))
    played = []

    class Reading(FakeBackend):
        def play(self, sound: Sound, volume: float) -> None:
            played.append(samples_of(sound, volume))

    Sounds([Reading], clock).play(Sound.PLAY)
    assert not played


def test_the_program_starts_where_no_audio_package_can_be_imported() -> None:
    code = (
        "import sys\n"
        "for name in ('PySide6.QtMultimedia', 'miniaudio', 'winsound'): sys.modules[name] = None\n"
        "from liudou_gui.widgets.sound import Sounds, Sound\n"
        "sounds = Sounds(); sounds.play(Sound.PLAY); sounds.play(Sound.WIN); sounds.close()\n"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")


# -- QtMultimedia ----------------------------------------------------------------------------


class Effect:
    """Stands for ``QSoundEffect``."""

    made: list[Effect]

    def __init__(self) -> None:
        Effect.made.append(self)
        self.done: list[object] = []

    def setSource(self, url: Any) -> None:  # noqa: N802 - Qt's name
        self.done.append(Path(url.toLocalFile()).name)

    def setVolume(self, volume: float) -> None:  # noqa: N802 - Qt's name
        self.done.append(volume)

    def play(self) -> None:
        self.done.append("play")

    def stop(self) -> None:
        self.done.append("stop")


def multimedia(monkeypatch: pytest.MonkeyPatch, *, output: bool) -> None:
    """Put a made-up QtMultimedia in place."""

    class Devices:
        @staticmethod
        def defaultAudioOutput() -> Any:  # noqa: N802 - Qt's name
            class Output:
                def isNull(self) -> bool:  # noqa: N802 - Qt's name
                    return not output

            return Output()

    module = ModuleType("PySide6.QtMultimedia")
    module.QSoundEffect, module.QMediaDevices = Effect, Devices  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "PySide6.QtMultimedia", module)
    Effect.made = []


def test_qt_plays_each_sound_by_one_effect(monkeypatch: pytest.MonkeyPatch) -> None:
    multimedia(monkeypatch, output=True)
    qt = QtBackend()
    qt.play(Sound.PLAY, 0.5)
    qt.play(Sound.PLAY, 0.25)
    qt.close()
    assert [effect.done for effect in Effect.made] == [["play.wav", 0.5, "play", 0.25, "play", "stop"]]


def test_qt_without_an_output_leaves_it_to_others(monkeypatch: pytest.MonkeyPatch) -> None:
    multimedia(monkeypatch, output=False)
    with pytest.raises(RuntimeError, match="no audio output"):
        QtBackend()


# -- miniaudio -------------------------------------------------------------------------------


class Device:
    """Stands for ``miniaudio.PlaybackDevice``; *error* is raised when one is opened."""

    made: list[Device]
    error: Exception | None = None

    def __init__(self, **form: Any) -> None:
        if Device.error is not None:
            raise Device.error
        self.form, self.done = form, [threading.current_thread().name]
        self.stream: Generator[array[int], int, None] | None = None
        Device.made.append(self)

    def start(self, stream: Generator[array[int], int, None]) -> None:
        self.done.append("start")
        self.stream = stream

    def stop(self) -> None:
        self.done.append("stop")

    def close(self) -> None:
        self.done.append("close")


@pytest.fixture
def device(monkeypatch: pytest.MonkeyPatch) -> Iterator[type[Device]]:
    """Put a made-up miniaudio in place."""

    class Format:
        SIGNED16 = "signed16"

    module = ModuleType("miniaudio")
    module.__spec__ = importlib.machinery.ModuleSpec("miniaudio", None)
    module.PlaybackDevice, module.SampleFormat = Device, Format  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "miniaudio", module)
    monkeypatch.setattr(sound_miniaudio, "_REST_S", 0.02)
    Device.made, Device.error = [], None
    yield Device
    Device.error = None


def wait_for(what: Any) -> None:
    """Wait until *what* gives something true."""
    end = time.monotonic() + 5
    while not what():
        assert time.monotonic() < end
        time.sleep(0.005)


def test_miniaudio_opens_plays_and_rests_in_its_own_thread(device: type[Device]) -> None:
    backend = MiniaudioBackend()
    backend.play(Sound.PLAY, 0.5)
    wait_for(lambda: device.made and device.made[0].stream)
    (made,) = device.made
    assert made.done == ["liudou-sound", "start"]
    assert (made.form["nchannels"], made.form["sample_rate"]) == (1, 22_050)
    wanted = samples_of(Sound.PLAY, 0.5)
    assert made.stream is not None
    assert made.stream.send(200) == wanted[:200]
    rest = made.stream.send(len(wanted))
    assert rest[: len(wanted) - 200] == wanted[200:]
    assert not any(rest[len(wanted) - 200 :])
    wait_for(lambda: "stop" in made.done)
    backend.play(Sound.PASS, 1.0)
    wait_for(lambda: made.done.count("start") == 2)
    backend.close()
    assert made.done[-1] == "close"


def test_a_device_that_cannot_be_opened_holds_nobody_up(
    device: type[Device], caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("DEBUG")
    device.error = RuntimeError("no device")
    backend = MiniaudioBackend()
    wait_for(lambda: backend._failed)
    with pytest.raises(RuntimeError, match="has failed"):
        backend.play(Sound.PLAY, 1.0)
    backend.close()
    assert {record.levelname for record in caplog.records} == {"DEBUG"}


def test_sounds_that_waited_for_the_device_too_long_are_dropped(
    device: type[Device], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sound_miniaudio, "_STALE_S", -1.0)
    backend = MiniaudioBackend()
    backend.play(Sound.PLAY, 1.0)
    backend.close()
    assert device.made[0].stream is None


def test_without_miniaudio_there_is_no_such_backend(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("importlib.util.find_spec", lambda _name: None)
    with pytest.raises(ImportError, match="not installed"):
        MiniaudioBackend()


def test_the_mixer_adds_up_and_never_wraps_around() -> None:
    mixer = Mixer()
    mixer.add(array("h", [20_000, 1, 2]))
    mixer.add(array("h", [20_000, -5]))
    assert mixer.mixed(2).tolist() == [32_767, -4]
    assert mixer.mixed(2).tolist() == [2, 0]
    assert mixer.is_quiet


# -- Windows ---------------------------------------------------------------------------------


def test_windows_plays_softer_copies_and_does_not_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    played: list[tuple[str | None, int]] = []
    module = ModuleType("winsound")
    flags = {"SND_FILENAME": 1, "SND_ASYNC": 2, "SND_NODEFAULT": 4}
    module.__dict__.update(flags, PlaySound=lambda path, how: played.append((path, how)))
    monkeypatch.setitem(sys.modules, "winsound", module)
    monkeypatch.setattr(sys, "platform", "win32")
    backend = WinsoundBackend()
    for volume in (0.25, 0.25, 1.0):
        backend.play(Sound.PLAY, volume)
    names = [Path(path).name for path, _ in played if path]
    assert names == ["play-250.wav", "play-250.wav", "play-1000.wav"]
    assert {how for _, how in played} == {7}
    folder = Path(str(played[0][0])).parent
    assert len(list(folder.iterdir())) == 2
    backend.close()
    assert played[-1][0] is None
    assert not folder.exists()


def test_other_systems_have_no_winsound(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    with pytest.raises(ImportError):
        WinsoundBackend()


ALSA = """
import ctypes
from liudou_gui.widgets.sound_miniaudio import hush_alsa
hush_alsa()
try:
    alsa = ctypes.CDLL("libasound.so.2")
except OSError:  # another system, or none installed
    pass
else:
    assert alsa.snd_pcm_open(ctypes.byref(ctypes.c_void_p()), b"no such device", 0, 0) < 0
"""


def test_a_computer_without_a_sound_card_says_nothing_in_the_terminal() -> None:
    root = Path(__file__).parents[2]
    done = subprocess.run([sys.executable, "-c", ALSA], capture_output=True, text=True, cwd=root, check=False)
    assert (done.returncode, done.stderr) == (0, "")
