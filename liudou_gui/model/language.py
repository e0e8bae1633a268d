"""The language of the window: which translators are installed, changed while running."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator

LANGUAGES = ("en", "zh_Hans", "zh_Hant")
"""The languages of the window; English is the language of the source."""

_QT_NAMES = {"zh_Hans": "zh_CN", "zh_Hant": "zh_TW"}


def language_of(locale: QLocale) -> str:
    """Return the window's language for a system's locale; TW, HK and MO read traditional characters."""
    if locale.language() is not QLocale.Language.Chinese:
        return "en"
    if locale.script() is QLocale.Script.TraditionalHanScript:
        return "zh_Hant"
    return "zh_Hans"


def system_language() -> str:
    """Return the first language of the system's wishes that the window speaks."""
    for name in QLocale.system().uiLanguages():
        locale = QLocale(name)
        if locale.language() is QLocale.Language.English:
            return "en"
        if locale.language() is QLocale.Language.Chinese:
            return language_of(locale)
    return "en"


def locale_of(language: str) -> QLocale:
    """Return how dates are written in a language of the window: as the system does where it speaks it."""
    system = QLocale.system()
    if language == "en":
        english = system.language() is QLocale.Language.English
        return system if english else QLocale(QLocale.Language.English, QLocale.Country.UnitedKingdom)
    spoken = system.language() is QLocale.Language.Chinese and language_of(system) == language
    return system if spoken else QLocale(_QT_NAMES[language])


class LanguageSwitch:
    """Installs and removes translators; every change sends ``LanguageChange`` to all widgets."""

    def __init__(self, translations: Path) -> None:
        self._folder = translations
        self._installed: list[QTranslator] = []
        self.language = "en"
        self.wish = ""

    def use(self, language: str) -> str:
        """Switch to *language*, empty for the system's, and return what is spoken now."""
        chosen = language if language in LANGUAGES else system_language()
        for translator in self._installed:
            QCoreApplication.removeTranslator(translator)
        self._installed.clear()
        self.wish, self.language = language, chosen
        QLocale.setDefault(locale_of(chosen))
        if chosen != "en":
            qt_folder = Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath))
            self._install(qt_folder, f"qtbase_{_QT_NAMES[chosen]}")
            self._install(self._folder, f"liudou_{chosen}")
        return chosen

    def _install(self, folder: Path, name: str) -> None:
        translator = QTranslator()
        if translator.load(name, str(folder)):
            QCoreApplication.installTranslator(translator)
            self._installed.append(translator)
