"""The system's own voice: a program that speaks, started for each sentence and never waited for."""

from __future__ import annotations

import shutil
import sys
import unicodedata
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Protocol

from PySide6.QtCore import QObject, QProcess, QTimer

LONGEST = 300
"""So many characters of a sentence are said."""

_LIMIT_MS = 20_000
_END_MS = 500
_SPOILT = frozenset("[]{}<>\\|`$*_~^")
"""Signs that some voices take for commands."""

_WINDOWS = "; ".join(
    (
        "Add-Type -AssemblyName System.Speech",
        "$voice = New-Object System.Speech.Synthesis.SpeechSynthesizer",
        "try {{ $voice.SelectVoiceByHints('NotSet', 'NotSet', 0, [Globalization.CultureInfo]'{culture}') }}"
        " catch {{ }}",
        "$reader = New-Object IO.StreamReader([Console]::OpenStandardInput(), [Text.Encoding]::UTF8)",
        "$voice.Speak($reader.ReadToEnd())",
    )
)
_CULTURES = {"zh-Hans": "zh-CN", "zh-Hant": "zh-TW"}


class Voice(Protocol):
    """Says sentences aloud."""

    def say(self, text: str, language: str) -> None:
        """Say *text*, which is in a *language* of the window, and return at once."""
        ...

    def stop(self) -> None:
        """Be silent now."""
        ...


@dataclass(frozen=True, slots=True)
class SpeechCommand:
    """A program with its words; the sentence goes to its input, or is its last word."""

    program: str
    words: tuple[str, ...]
    by_input: bool


def speech_command(
    language: str, platform: str = sys.platform, which: Callable[[str], str | None] = shutil.which
) -> SpeechCommand | None:
    """Return what speaks a *language* of the window here, None where nothing does.

    No shell is started, and what is said never becomes a part of a script.
    """
    chinese = language.startswith("zh")
    match platform:
        case "win32":
            script = _WINDOWS.format(culture=_CULTURES.get(language, "en-US"))
            plain = ("-NoLogo", "-NoProfile", "-NonInteractive")
            offers = [SpeechCommand("powershell", (*plain, "-Command", script), by_input=True)]
        case "darwin":
            offers = [SpeechCommand("say", ("-f", "-"), by_input=True)]
        case _:
            dispatched = ("--wait", "--language", "zh" if chinese else "en", "--")
            offers = [
                SpeechCommand("spd-say", dispatched, by_input=False),
                SpeechCommand("espeak-ng", ("-v", "cmn" if chinese else "en", "--stdin"), by_input=True),
            ]
    for offer in offers:
        found = which(offer.program)
        if found is not None:
            return replace(offer, program=found)
    return None


def _is_no_word(char: str) -> bool:
    """Whether a sign is a blank, a control, or something that voices take for a command."""
    return char in _SPOILT or unicodedata.category(char)[0] in "CZ"


def speakable(text: str) -> str:
    """Return *text* in one line, without signs that are no words, of bounded length."""
    kept = (" " if _is_no_word(char) else char for char in text[: 4 * LONGEST])
    return " ".join("".join(kept).split())[:LONGEST]


class SystemVoice(QObject):
    """Says one sentence after another; of those that come meanwhile only the newest is kept.

    *command* finds the program; where it finds none, or it cannot be started, nothing is said.
    """

    def __init__(
        self,
        parent: QObject | None = None,
        command: Callable[[str], SpeechCommand | None] = speech_command,
    ) -> None:
        super().__init__(parent)
        self._command = command
        self._next: tuple[str, str] | None = None
        self._process = QProcess(self)
        self._process.setStandardOutputFile(QProcess.nullDevice())
        self._process.setStandardErrorFile(QProcess.nullDevice())
        self._process.finished.connect(self._go_on)
        self._limit = QTimer(self)
        self._limit.setSingleShot(True)
        self._limit.setInterval(_LIMIT_MS)
        self._limit.timeout.connect(self._process.kill)

    @property
    def speaking(self) -> bool:
        """Whether a sentence is being said."""
        return self._process.state() is not QProcess.ProcessState.NotRunning

    def say(self, text: str, language: str) -> None:
        """Say *text* as soon as what is being said is over."""
        text = speakable(text)
        if not text:
            return
        if self.speaking:
            self._next = text, language
        else:
            self._start(text, language)

    def stop(self) -> None:
        """End the program that speaks."""
        self._next = None
        self._limit.stop()
        if self.speaking:
            self._process.kill()
            self._process.waitForFinished(_END_MS)

    def _start(self, text: str, language: str) -> None:
        command = self._command(language)
        if command is None:
            return
        words = command.words if command.by_input else (*command.words, text)
        self._process.start(command.program, list(words))
        if command.by_input:
            self._process.write(text.encode())
        self._process.closeWriteChannel()
        self._limit.start()

    def _go_on(self) -> None:
        self._limit.stop()
        waiting, self._next = self._next, None
        if waiting is not None:
            self._start(*waiting)
