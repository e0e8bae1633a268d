"""The settings as data: what each is called, what may be chosen, and where it stands."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, fields
from enum import Enum
from typing import Any

from liudou_gui.bots import levels
from liudou_gui.model.hand_order import SortBy
from liudou_gui.model.language import LANGUAGES
from liudou_gui.model.lobby_strings import level_text
from liudou_gui.model.settings import BASES, PLAY_TIMERS, HandStyle, Look, Motion, Pace, Settings
from liudou_gui.model.words import translate
from liudou_gui.widgets.option_texts import (
    hand_text,
    language_texts,
    look_text,
    motion_text,
    pace_text,
    sort_text,
    timer_text,
)


class Section(Enum):
    """What belongs together, in the order of the dialog."""

    LOOK = "look"
    HAND = "hand"
    TABLE = "table"
    SOUND = "sound"


class Kind(Enum):
    """How a setting is chosen."""

    CHOICE = "choice"
    SCALE = "scale"
    SWITCH = "switch"
    VOLUME = "volume"


@dataclass(frozen=True, slots=True)
class Option:
    """One value that may be chosen: its words, and how a screen reader says them."""

    value: Any
    text: str
    spoken: str

    @property
    def key(self) -> str:
        """The value as a text, for the names of buttons."""
        return str(self.value.value if isinstance(self.value, Enum) else self.value)


@dataclass(frozen=True, slots=True)
class SettingEntry:
    """One setting: its *key* among :class:`Settings`, its words, and what can be chosen."""

    key: str
    kind: Kind
    section: Section
    text: str
    explained: str = ""
    spoken: str = ""
    options: tuple[Option, ...] = ()

    @property
    def name(self) -> str:
        """What a screen reader calls it."""
        return self.spoken or self.text


_USUAL = Settings()


def usual(keys: Iterable[str]) -> dict[str, Any]:
    """Return the values that settings have before anything is chosen."""
    return {key: getattr(_USUAL, key) for key in keys}


def values(settings: Settings, keys: Iterable[str]) -> dict[str, Any]:
    """Return the values of some settings."""
    return {key: getattr(settings, key) for key in keys}


ELSEWHERE = {"name", "last_variant", "keys", "lessons_done", "host_options"}
"""Settings that are chosen in other places, and that no reset of the dialog touches."""

KEYS = tuple(field.name for field in fields(Settings) if field.name not in ELSEWHERE)
"""The settings of the dialog."""


def section_text(section: Section) -> str:
    """Return the heading of a section."""
    match section:
        case Section.LOOK:
            return translate("Settings", "Look")
        case Section.HAND:
            return translate("Settings", "Your hand")
        case Section.TABLE:
            return translate("Settings", "Table")
        case Section.SOUND:
            return translate("Settings", "Sound and speech")


def setting_entries(*, can_speak: bool) -> tuple[SettingEntry, ...]:
    """Return all settings of the dialog in the present language, section by section."""
    return (*_look(), *_hand(), *_table(), *_sound(can_speak=can_speak))


def _options(pairs: Iterable[tuple[Any, str]]) -> tuple[Option, ...]:
    return tuple(Option(value, text, text) for value, text in pairs)


def _look() -> tuple[SettingEntry, ...]:
    section = Section.LOOK
    languages = tuple(map(Option, ("", *LANGUAGES), *language_texts()))
    looks = _options((look, look_text(look)) for look in Look)
    motions = _options((motion, motion_text(motion)) for motion in Motion)
    return (
        SettingEntry("language", Kind.CHOICE, section, translate("Start", "Language"), options=languages),
        SettingEntry("scale", Kind.SCALE, section, translate("Start", "Size")),
        SettingEntry("look", Kind.CHOICE, section, translate("Settings", "Colours"), options=looks),
        SettingEntry("motion", Kind.CHOICE, section, translate("Settings", "Motion"), options=motions),
        SettingEntry(
            "four_colour",
            Kind.SWITCH,
            section,
            translate("Settings", "Four colours for the suits"),
            translate("Settings", "Diamonds blue and clubs green; high contrast always has them."),
        ),
    )


def _hand() -> tuple[SettingEntry, ...]:
    section = Section.HAND
    hands = _options((style, hand_text(style)) for style in HandStyle)
    sorts = _options((sort, sort_text(sort)) for sort in SortBy)
    return (
        SettingEntry("hand", Kind.CHOICE, section, translate("Settings", "Cards lie as"), options=hands),
        SettingEntry("sort", Kind.CHOICE, section, translate("Settings", "Sorted by"), options=sorts),
        SettingEntry(
            "low_first",
            Kind.SWITCH,
            section,
            translate("Settings", "Low cards on the left"),
            translate("Settings", "Else the high cards lie on the left."),
        ),
        SettingEntry(
            "smart_selection",
            Kind.SWITCH,
            section,
            translate("Settings", "Smart selection"),
            translate("Settings", "A sweep or a click chooses what answers the play on the table."),
        ),
        SettingEntry(
            "confirm_play",
            Kind.SWITCH,
            section,
            translate("Settings", "Confirm each play"),
            translate("Settings", "Play has to be pressed twice."),
        ),
        SettingEntry(
            "ask_partner_bomb",
            Kind.SWITCH,
            section,
            translate("Settings", "Ask before bombing a partner"),
            translate("Settings", "Only where it is known who your partners are."),
        ),
        SettingEntry(
            "auto_pass",
            Kind.SWITCH,
            section,
            translate("Settings", "Pass by itself"),
            translate(
                "Settings",
                "When nothing of yours beats the play; at the usual pace, so that nobody can tell.",
            ),
        ),
    )


def _table() -> tuple[SettingEntry, ...]:
    section = Section.TABLE
    next_table = translate("Settings", "From the next table on.")
    timers = _options((seconds, timer_text(seconds)) for seconds in PLAY_TIMERS)
    paces = _options((pace, pace_text(pace)) for pace in Pace)
    bases = _options((base, str(base)) for base in BASES)
    return (
        SettingEntry(
            "base", Kind.CHOICE, section, translate("Start", "Base points"), next_table, options=bases
        ),
        SettingEntry(
            "play_timer",
            Kind.CHOICE,
            section,
            translate("Start", "Time for a play"),
            next_table,
            options=timers,
        ),
        SettingEntry(
            "bots",
            Kind.CHOICE,
            section,
            translate("TableOptions", "Bots are"),
            next_table,
            options=_options((level, level_text(level)) for level in levels()),
        ),
        SettingEntry(
            "pace", Kind.CHOICE, section, translate("Start", "Bots play"), next_table, options=paces
        ),
        SettingEntry(
            "counter",
            Kind.SWITCH,
            section,
            translate("Settings", "Card counter at my tables"),
            translate("Settings", "From the next table on; without it everybody keeps count in their head."),
        ),
    )


def _sound(*, can_speak: bool) -> tuple[SettingEntry, ...]:
    section = Section.SOUND
    if can_speak:
        told = translate("Settings", "The system’s voice tells all that everybody at the table knows.")
    else:
        told = translate("Settings", "This system has no voice that could be started.")
    return (
        SettingEntry(
            "sound",
            Kind.VOLUME,
            section,
            translate("Settings", "Volume"),
            spoken=translate("Settings", "Volume of the sounds"),
        ),
        SettingEntry(
            "muted",
            Kind.SWITCH,
            section,
            translate("Settings", "No sound"),
            translate("Settings", "Nothing is heard; the volume stays as it is."),
        ),
        SettingEntry("spoken", Kind.SWITCH, section, translate("Settings", "Spoken plays"), told),
    )
