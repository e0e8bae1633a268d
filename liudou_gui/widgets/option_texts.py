"""What the choices among settings are called."""

from __future__ import annotations

from liudou_gui.model.hand_order import SortBy
from liudou_gui.model.settings import HandStyle, Pace
from liudou_gui.model.words import translate


def language_texts() -> tuple[list[str], list[str]]:
    """Return the languages as written on buttons, and as spoken: each in its own language."""
    system = translate("Start", "System")
    own = ["English", "简体中文", "繁體中文"]
    return [system, *own], [translate("Start", "Language of the system"), *own]


def scale_text(per_cent: int) -> str:
    """Return a size."""
    return f"{per_cent} %"


def timer_text(seconds: int) -> str:
    """Return a play timer."""
    if seconds == 0:
        return translate("Start", "no limit")
    return translate("Start", "{seconds} s").format(seconds=seconds)


def pace_text(pace: Pace) -> str:
    """Return how fast bots are."""
    match pace:
        case Pace.QUICK:
            return translate("Start", "quickly")
        case Pace.NORMAL:
            return translate("Start", "normally")
        case Pace.SLOW:
            return translate("Start", "slowly")


def hand_text(style: HandStyle) -> str:
    """Return how the hand lies."""
    return translate("Tools", "Fan") if style is HandStyle.FAN else translate("Tools", "Stacks")


def sort_text(sort: SortBy) -> str:
    """Return what cards are sorted by."""
    return translate("Settings", "rank") if sort is SortBy.RANK else translate("Settings", "size of group")
