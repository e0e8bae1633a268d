"""Builds the program: application, fonts, language, settings, window."""

from __future__ import annotations

import json
import os
import signal
import sys
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QEvent, QLockFile, QTimer
from PySide6.QtGui import QTextLayout
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QLineEdit, QWidget

from engine.ruleset import Variant
from liudou_gui.app.left_table import left_table
from liudou_gui.app.lesson_table import LessonTables
from liudou_gui.app.local_table import UNFINISHED_FILE, LocalTables, SessionFactory
from liudou_gui.app.record_keeper import HISTORY_FILE, RecordKeeper, data_folder, replay_of
from liudou_gui.exits import EXIT_FAULT, EXIT_INTERRUPTED
from liudou_gui.history.store import HistoryStore
from liudou_gui.model.language import LanguageSwitch
from liudou_gui.model.settings import SettingsStore
from liudou_gui.model.words import translate
from liudou_gui.paths import resource
from liudou_gui.widgets.dress import dress, speak
from liudou_gui.widgets.main_window import MainWindow
from liudou_gui.widgets.sound import BACKENDS, Sounds

if TYPE_CHECKING:
    from liudou_gui.session.lan_base import LanTables

LOCK_FILE = "liudou.lock"
_SELF_CHECK_MS = 50
_PULSE_MS = 250
_NO_SCREEN = ("offscreen", "minimal")
"""Qt's platforms on which nobody looks, and nobody listens."""


@dataclass(frozen=True, slots=True)
class Options:
    """What the command line says.

    *profile* is a folder of one's own for settings, *language* goes before the settings,
    *play_variant* begins a game at once, *join_link* joins a table by an invitation or address,
    *self_check* reports about the window and ends. *discovery_port* is the UDP port where tables are looked
    for and own ones answer, None for the usual one.
    """

    profile: Path | None = None
    language: str | None = None
    self_check: bool = False
    play_variant: Variant | None = None
    join_link: str = ""
    discovery_port: int | None = None


def translations_folder() -> Path:
    """Return where the built ``.qm`` files are; a path that does not exist when none was built."""
    try:
        return resource("translations")
    except FileNotFoundError:
        return Path()


def build_window(options: Options, new_session: SessionFactory | None = None) -> MainWindow:
    """Build the window in the running ``QApplication``; without *new_session* it plays against bots."""
    store = SettingsStore(options.profile)
    if options.language is not None:
        store.settings = replace(store.settings, language=options.language)
    switch = LanguageSwitch(translations_folder())
    speak(switch.use(store.settings.language))
    dress(store.settings)
    sounds = Sounds(() if QApplication.platformName() in _NO_SCREEN else BACKENDS)
    if new_session is not None:
        return MainWindow(store, switch, new_session, sounds=sounds, lessons=LessonTables(store).open)
    folder = data_folder(options.profile)
    lock = lock_profile(folder)
    history = HistoryStore(folder / HISTORY_FILE)
    keeper = RecordKeeper(history)
    kept = None if lock is None else folder / UNFINISHED_FILE
    tables = LocalTables(keeper.keep, kept, keeper.unfinished_failed.emit, level=lambda: store.settings.bots)
    window = MainWindow(
        store,
        switch,
        tables.open,
        history=history,
        replays=replay_of,
        unfinished=tables,
        sounds=sounds,
        lessons=LessonTables(store).open,
    )
    keeper.setParent(window)
    keeper.failed.connect(window.say_record_failed)
    keeper.kept.connect(window.note_kept)
    keeper.unfinished_failed.connect(window.say_unfinished_failed)
    window.closed.connect(keeper.close)
    window.offer_lan(
        lambda: _net_tables(folder, store, keeper, options.discovery_port), lambda: left_table(folder)
    )
    said = [_said_of_aside(path) for path in keeper.take_in()]
    if lock is None:
        window.desk.keep_nothing()
        said.append(
            translate("Start", "Liudou runs already with this profile: tables of this window are not kept.")
        )
    else:
        window.closed.connect(lock.unlock)
    window.start_page.say("\n".join(said))
    return window


def _said_of_aside(path: Path) -> str:
    return translate("Records", "A deal that was still to be kept is damaged. It is kept as {path}.").format(
        path=path
    )


def _net_tables(
    folder: Path, store: SettingsStore, keeper: RecordKeeper, discovery_port: int | None
) -> LanTables:
    from liudou_gui.app.lan_tables import NetTables  # with the first wish for the network, not the window

    return NetTables(folder, lambda: store.settings, keeper.keep, discovery_port=discovery_port)


def lock_profile(folder: Path) -> QLockFile | None:
    """Take the profile for this program; None while another one has it.

    Two programs would go on with the same deal. Where no lock can be made the profile is taken as free.
    """
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError:
        return QLockFile(str(folder / LOCK_FILE))
    lock = QLockFile(str(folder / LOCK_FILE))
    lock.setStaleLockTime(0)  # only a program that is gone loses its lock
    taken = lock.tryLock(0)
    return lock if taken or lock.error() is not QLockFile.LockError.LockFailedError else None


def run(options: Options, new_session: SessionFactory | None = None) -> int:
    """Run the window and return the exit code."""
    application = QCoreApplication.instance()
    if not isinstance(application, QApplication):
        application = QApplication(sys.argv[:1])
    application.setApplicationName("liudou")
    application.setStyle("Fusion")
    window = build_window(options, new_session)
    window.show()
    if options.play_variant is not None:
        window.ask_to_begin(options.play_variant)
    elif options.join_link:
        window.join_link(options.join_link)
    if options.self_check:
        QTimer.singleShot(_SELF_CHECK_MS, lambda: _report(window, application))
    pulse = _end_on_interrupt(application)
    code = application.exec()
    pulse.stop()
    end(window)
    return code


def end(window: MainWindow) -> None:
    """Close the window and take it apart while Qt and Python are both still there.

    Screen readers' interfaces to the hand live in Python: left to the interpreter's end, Qt would ask
    for them when nobody can answer.
    """
    window.leave_now()
    window.close()
    window.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def _report(window: MainWindow, application: QApplication, tries: int = 200) -> None:
    if not window.was_painted and tries:
        QTimer.singleShot(_SELF_CHECK_MS, lambda: _report(window, application, tries - 1))
        return
    report = {
        "language": window.language,
        "title": window.windowTitle(),
        "font_boxes": font_boxes(window),
    }
    code = EXIT_FAULT
    try:
        if sys.stdout is not None and window.was_painted:
            sys.stdout.write(json.dumps(report) + "\n")
            sys.stdout.flush()
            code = 0
    except OSError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    finally:
        application.exit(code)


def _end_on_interrupt(application: QApplication) -> QTimer:
    """Let Ctrl-C end the program in order: Python hears it at the next tick of a slow timer."""
    signal.signal(signal.SIGINT, lambda *_: application.exit(EXIT_INTERRUPTED))
    pulse = QTimer(application)
    pulse.setInterval(_PULSE_MS)
    pulse.timeout.connect(lambda: None)
    pulse.start()
    return pulse


def font_boxes(window: QWidget) -> int:
    """Count the glyphs of visible texts that no font has, which are drawn as boxes."""
    count = 0
    for widget in window.findChildren(QWidget):
        if not widget.isVisible() or not isinstance(widget, QLabel | QAbstractButton | QLineEdit):
            continue
        layout = QTextLayout(widget.text(), widget.font())
        layout.beginLayout()
        while layout.createLine().isValid():
            pass
        layout.endLayout()
        count += sum(index == 0 for run in layout.glyphRuns() for index in run.glyphIndexes())
    return count
