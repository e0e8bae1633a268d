"""Settings: a small JSON file in the user's folder, or in a profile folder of one's own."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass, field, fields, replace
from enum import Enum
from pathlib import Path
from typing import Any

import platformdirs

from engine.names import clean_name as cleaned
from engine.ruleset import Variant
from liudou_gui.model.hand_order import SortBy
from liudou_gui.model.host_options import clean_options
from liudou_gui.model.language import LANGUAGES
from liudou_gui.model.words import translate
from liudou_gui.paths import move_aside, write_whole
from liudou_gui.protocol.lobby import BotLevel

FILE_NAME = "settings.json"
NAME_LENGTH = 20
PLAY_TIMERS = (0, 15, 30, 60, 90)
SCALES = (75, 90, 100, 125, 150, 175, 200, 250)
USUAL_SCALE = 100
LOUDEST = 100
BASES = (1, 2, 5, 10, 20, 50, 100)


class HandStyle(Enum):
    """How the own hand lies."""

    FAN = "fan"
    STACKS = "stacks"


class Look(Enum):
    """The colours of the window; the value is the theme's name."""

    LIGHT = "celadon"
    DARK = "lamplight"
    CONTRAST = "ink"


class Motion(Enum):
    """How much moves on the table: in full, in half the time, nothing."""

    FULL = "full"
    BRIEF = "brief"
    NONE = "none"


class Pace(Enum):
    """How long bots take."""

    QUICK = "quick"
    NORMAL = "normal"
    SLOW = "slow"


@dataclass(frozen=True, slots=True)
class Settings:
    """What the player wants.

    *language* is empty for the system's; *scale* is per cent; *play_timer* is in seconds, 0 for none.
    *counter* allows the card counter at own tables, *bots* says how well bots play there. *sound* is the
    volume, 0 to 100; *muted* silences it and keeps it. *keys* are the changes to the usual keys, see
    :class:`~liudou_gui.model.keymap.Keymap`. *lessons_done* names the games whose lesson was played.
    *host_options* is what was last chosen for a table on the network, see
    :mod:`liudou_gui.model.host_options`.
    """

    name: str = ""
    language: str = ""
    scale: int = USUAL_SCALE
    play_timer: int = 30
    pace: Pace = Pace.NORMAL
    base: int = 1
    last_variant: Variant = Variant.HIDDEN
    hand: HandStyle = HandStyle.FAN
    sort: SortBy = SortBy.RANK
    low_first: bool = False
    smart_selection: bool = True
    confirm_play: bool = False
    ask_partner_bomb: bool = True
    auto_pass: bool = False
    counter: bool = True
    bots: BotLevel = BotLevel.NORMAL
    look: Look = Look.LIGHT
    four_colour: bool = False
    sound: int = 60
    muted: bool = False
    motion: Motion = Motion.FULL
    spoken: bool = False
    keys: dict[str, str] = field(default_factory=dict)
    lessons_done: tuple[str, ...] = ()
    host_options: dict[str, Any] = field(default_factory=dict)


def clean_name(text: str) -> str:
    """Return a name without control and bidi characters, blanks joined, of bounded length."""
    return cleaned(text, NAME_LENGTH)


def nearest_scale(per_cent: int) -> int:
    """Return the size in per cent that is offered and nearest to *per_cent*; the smaller of two."""
    return min(SCALES, key=lambda scale: (abs(scale - per_cent), scale))


def next_scale(per_cent: int, *, larger: bool) -> int:
    """Return the next larger or smaller size that is offered; the last one stays."""
    if larger:
        return next((scale for scale in SCALES if scale > per_cent), SCALES[-1])
    return next((scale for scale in reversed(SCALES) if scale < per_cent), SCALES[0])


def own_name(settings: Settings) -> str:
    """Return the player's name, or a word for somebody without one."""
    return settings.name or translate("Names", "Guest")


class SettingsStore:
    """Reads and writes the settings of one person.

    A damaged file is kept aside, the defaults are used, and :attr:`notice` says so in words.
    """

    def __init__(self, profile: Path | None = None) -> None:
        folder = (
            profile if profile is not None else Path(platformdirs.user_config_dir("liudou", appauthor=False))
        )
        self.path = folder / FILE_NAME
        self._aside: Path | None = None
        self._unwritable = self._unreadable = False
        self._text = ""
        """The file as it was read or written last."""
        self.first_start = not _is_there(self.path)
        self.settings = self._read()

    @property
    def notice(self) -> str | None:
        """What the person should know about the file, None if all is well."""
        if self._unreadable:
            text = translate("Settings", "The settings in {path} could not be read; they stay as they are.")
            return text.format(path=self.path)
        if self._unwritable:
            return translate("Settings", "The settings could not be saved in {path}.").format(path=self.path)
        if self._aside is not None:
            return translate(
                "Settings", "The settings were damaged and start afresh. The old file is kept as {path}."
            ).format(path=self._aside)
        return None

    def change(self, **changes: Any) -> Settings:
        """Change some settings, write them, and return all of them.

        What another window with this profile has changed meanwhile stays changed.
        """
        self.settings = replace(self.refreshed(), **changes)
        self._write()
        return self.settings

    def refreshed(self) -> Settings:
        """Return the settings with what another window has changed; what is built on old ones begins here."""
        self.settings = self._by_others() or self.settings
        return self.settings

    def _by_others(self) -> Settings | None:
        """Return the settings that somebody else has written since they were read or written here, if so."""
        try:
            text = self.path.read_text(encoding="utf-8-sig") if self.path.is_file() else ""
            return settings_from(json.loads(text)) if text and text != self._text else None
        except (OSError, ValueError, TypeError, AttributeError, RecursionError):
            return None

    def _read(self) -> Settings:
        try:
            if _is_there(self.path) and not self.path.is_file():
                raise OSError(f"{self.path} is no file")
            text = self._text = self.path.read_text(encoding="utf-8-sig")
        except (FileNotFoundError, NotADirectoryError):
            return Settings()
        except UnicodeDecodeError:
            return self._damaged()
        except OSError:
            self._unreadable = True  # it may be whole: it stays where it is
            return Settings()
        try:
            values = json.loads(text)
            return settings_from(values) if isinstance(values, dict) else self._damaged()
        except (ValueError, RecursionError):
            return self._damaged()

    def _damaged(self) -> Settings:
        try:
            self._aside = move_aside(self.path)
        except OSError:
            self._unwritable = True
        return Settings()

    def _write(self) -> None:
        if self._unreadable:
            return
        text = settings_text(self.settings)
        try:
            write_whole(self.path, text)
            self._unwritable, self._text = False, text
        except OSError:
            self._unwritable = True


def _is_there(path: Path) -> bool:
    try:
        return path.exists()
    except OSError:
        return False


_CHOICES: dict[str, type[Enum]] = {
    "pace": Pace,
    "bots": BotLevel,
    "last_variant": Variant,
    "hand": HandStyle,
    "sort": SortBy,
    "look": Look,
    "motion": Motion,
}


def _are_keys(values: Any) -> bool:
    """Whether these are keys by command, all short texts."""
    if not isinstance(values, dict):
        return False
    return all(
        isinstance(text, str) and len(text) <= 60 and text.isascii()
        for pair in values.items()
        for text in pair
    )


def _lessons(values: Any) -> tuple[str, ...]:
    """Return the games among these that there are. Raises ``ValueError`` for anything but a list."""
    if not isinstance(values, list):
        raise ValueError("the lessons that were played are a list")
    return tuple(variant.value for variant in Variant if variant.value in values)


def settings_text(settings: Settings) -> str:
    """Write settings as JSON; the inverse of :func:`settings_from`."""
    values = {
        key: value.value if isinstance(value, Enum) else value for key, value in asdict(settings).items()
    }
    return json.dumps(values, ensure_ascii=False, indent=2) + "\n"


def settings_from(values: dict[str, Any]) -> Settings:
    """Read settings from decoded JSON; unknown keys are left out. Raises ``ValueError``.

    A size that is not offered, as other versions may have written it, becomes the nearest one.
    """
    known = {field.name for field in fields(Settings)}
    given: dict[str, Any] = {key: value for key, value in values.items() if key in known}
    for name, kind in _CHOICES.items():
        if name in given:
            given[name] = kind(given[name])
    if "lessons_done" in given:
        given["lessons_done"] = _lessons(given["lessons_done"])
    given["host_options"] = clean_options(given.get("host_options"))
    settings = Settings(**given)
    numbers = (settings.scale, settings.play_timer, settings.base, settings.sound)
    switches = [getattr(settings, field.name) for field in fields(Settings) if field.type == "bool"]
    right = all(type(number) is int for number in numbers) and all(type(on) is bool for on in switches)
    if not right or not isinstance(settings.name, str) or not _are_keys(settings.keys):
        raise ValueError("a setting is of the wrong kind")
    if settings.play_timer not in PLAY_TIMERS:
        raise ValueError("a setting is out of range")
    if not 0 <= settings.sound <= LOUDEST:
        raise ValueError("a setting is out of range")
    if not 1 <= settings.base <= 10_000 or settings.language not in ("", *LANGUAGES):
        raise ValueError("a setting is out of range")
    return replace(settings, name=clean_name(settings.name), scale=nearest_scale(settings.scale))
