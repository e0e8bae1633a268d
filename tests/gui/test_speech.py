"""Spoken plays: what is started on which system, what is said, and that nothing goes on afterwards."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable
from pathlib import Path

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from engine.ruleset import Variant
from engine.visible import Passed, Role, RoleSet, TurnOf, VisibleEvent
from liudou_gui.model.settings import SettingsStore
from liudou_gui.model.speech import LONGEST, SpeechCommand, SystemVoice, speakable, speech_command
from liudou_gui.model.table_model import TableModel
from liudou_gui.widgets import settings_dialog
from liudou_gui.widgets.announcements import Announcements
from liudou_gui.widgets.main_window import MainWindow
from liudou_gui.widgets.settings_dialog import SettingsDialog
from tests.helpers.fake_session import FakeSession
from tests.helpers.scenes import played, seated

Tell = Callable[[Iterable[VisibleEvent]], None]


class FakeVoice:
    """Implements ``Voice``; *said* keeps text and language."""

    def __init__(self) -> None:
        self.said: list[tuple[str, str]] = []
        self.stops = 0

    def say(self, text: str, language: str) -> None:
        self.said.append((text, language))

    def stop(self) -> None:
        self.stops += 1


def _only(*programs: str) -> Callable[[str], str | None]:
    return lambda name: f"/bin/{name}" if name in programs else None


def test_each_system_has_its_voice() -> None:
    windows = speech_command("zh-Hant", "win32", _only("powershell"))
    assert windows is not None and windows.by_input
    assert "'zh-TW'" in windows.words[-1]
    assert speech_command("en", "darwin", _only("say")) == SpeechCommand(
        "/bin/say", ("-f", "-"), by_input=True
    )
    dispatcher = speech_command("zh-Hans", "linux", _only("spd-say", "espeak-ng"))
    assert dispatcher == SpeechCommand("/bin/spd-say", ("--wait", "--language", "zh", "--"), by_input=False)
    espeak = speech_command("en", "linux", _only("espeak-ng"))
    assert espeak == SpeechCommand("/bin/espeak-ng", ("-v", "en", "--stdin"), by_input=True)


@pytest.mark.parametrize("platform", ["win32", "darwin", "linux", "freebsd14"])
def test_a_system_without_a_voice_has_none(platform: str) -> None:
    assert speech_command("en", platform, _only()) is None


def test_only_words_are_said() -> None:
    assert (
        speakable("Mei\n plays\t[[slnc 9000]] \u202e<b>7</b> `x` $(y)") == "Mei plays slnc 9000 b 7 /b x (y)"
    )
    assert speakable("出对七，还剩 12 张") == "出对七，还剩 12 张"
    assert speakable("\0\x1b") == ""
    assert len(speakable("card " * 1000)) <= LONGEST


def writer(path: Path, *, by_input: bool, pause: float = 0.0) -> Callable[[str], SpeechCommand]:
    """Return a voice that writes what it is to say into a file."""
    script = (
        "import sys, time, pathlib; "
        f"text = sys.stdin.buffer.read().decode() if {by_input} else sys.argv[-1]; "
        f"out = pathlib.Path({str(path)!r}).open('a', encoding='utf-8'); "
        f"out.write(text + chr(10)); out.close(); time.sleep({pause})"
    )
    return lambda _language: SpeechCommand(sys.executable, ("-c", script), by_input=by_input)


@pytest.mark.parametrize("by_input", [True, False])
def test_a_sentence_reaches_the_program(qtbot: QtBot, tmp_path: Path, by_input: bool) -> None:
    path = tmp_path / "said"
    voice = SystemVoice(command=writer(path, by_input=by_input))
    voice.say("-x; echo 出对七 \"'", "zh-Hans")
    assert voice.speaking
    qtbot.waitUntil(lambda: not voice.speaking)
    assert path.read_text(encoding="utf-8") == "-x; echo 出对七 \"'\n"


def test_what_comes_meanwhile_waits_and_only_the_newest_is_said(qtbot: QtBot, tmp_path: Path) -> None:
    path = tmp_path / "said"
    voice = SystemVoice(command=writer(path, by_input=True))
    for text in ("one", "two", "three"):
        voice.say(text, "en")
    qtbot.waitUntil(lambda: not voice.speaking)
    assert path.read_text(encoding="utf-8").split() == ["one", "three"]


def test_to_stop_ends_the_program_and_forgets_what_waits(qtbot: QtBot, tmp_path: Path) -> None:
    path = tmp_path / "said"
    voice = SystemVoice(command=writer(path, by_input=True, pause=60))
    voice.say("one", "en")
    voice.say("two", "en")
    qtbot.waitUntil(path.exists)
    voice.stop()
    assert not voice.speaking
    qtbot.wait(50)
    assert path.read_text(encoding="utf-8").split() == ["one"]


def test_a_voice_that_cannot_be_started_is_silent(qtbot: QtBot, tmp_path: Path) -> None:
    gone = SpeechCommand(str(tmp_path / "gone"), (), by_input=True)
    voice = SystemVoice(command=lambda _language: gone)
    voice.say("one", "en")
    qtbot.waitUntil(lambda: not voice.speaking)
    voice.stop()
    silent = SystemVoice(command=lambda _language: None)
    silent.say("one", "en")
    assert not silent.speaking


@pytest.fixture
def spoken(table: TableModel, qtbot: QtBot) -> tuple[Announcements, FakeVoice]:
    page = QWidget()
    qtbot.addWidget(page)
    announcements, voice = Announcements(table, page), FakeVoice()
    page.setProperty("kept", announcements)
    announcements.voice = voice
    announcements.set_aloud(True)
    return announcements, voice


def test_what_everybody_knows_is_said_aloud(
    spoken: tuple[Announcements, FakeVoice], session: FakeSession, tell: Tell
) -> None:
    announcements, voice = spoken
    tell(seated(Variant.HIDDEN))
    session.clock = 1000
    tell([RoleSet(0, Role.HIDDEN_LANDLORD)])
    assert voice.said == []
    tell([played(1, "3s0"), TurnOf(2, leading=False)])
    assert voice.said == [("Mei plays a single 3, 20 cards left", "en")]
    announcements.stop()
    tell([Passed(2)])
    assert len(voice.said) == 1
    assert voice.stops == 1


def test_the_setting_turns_the_voice_on_and_leaving_ends_it(
    window: MainWindow, session: FakeSession, qtbot: QtBot
) -> None:
    window.begin(Variant.TWO_FOUR)
    page = window.table_page
    assert page is not None and not page.announcements.aloud
    voice = FakeVoice()
    page.announcements.voice = voice
    page._change(spoken=True)
    assert page.announcements.aloud
    window.leave_now()
    assert voice.stops == 1


def test_a_system_without_a_voice_says_so_in_the_settings(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = SettingsStore(tmp_path)
    store.change(spoken=True)
    monkeypatch.setattr(settings_dialog, "speech_command", lambda _language: None)
    dialog = SettingsDialog(store)
    qtbot.addWidget(dialog)
    switch = dialog.switches["spoken"]
    assert not switch.isEnabled() and not switch.isChecked()
    assert switch.accessibleDescription() == "This system has no voice that could be started."


def test_a_system_with_a_voice_offers_it(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = SettingsStore(tmp_path)
    command = SpeechCommand("voice", (), by_input=True)
    monkeypatch.setattr(settings_dialog, "speech_command", lambda _language: command)
    dialog = SettingsDialog(store)
    qtbot.addWidget(dialog)
    dialog.switches["spoken"].click()
    assert store.settings.spoken
    assert SettingsStore(tmp_path).settings.spoken
