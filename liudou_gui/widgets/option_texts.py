"""What the choices among settings, and a deal that waits, are called."""

from __future__ import annotations

from liudou_gui.model.hand_order import SortBy
from liudou_gui.model.settings import HandStyle, Look, Motion, Pace
from liudou_gui.model.strings import variant_name
from liudou_gui.model.words import translate
from liudou_gui.session.base import WaitingDeal


def language_texts() -> tuple[list[str], list[str]]:
    """Return the languages as written on buttons, and as spoken: each in its own language."""
    system = translate("Start", "System")
    own = ["English", "简体中文", "繁體中文"]
    return [system, *own], [translate("Start", "Language of the system"), *own]


def scale_text(per_cent: int) -> str:
    """Return a size."""
    return f"{per_cent}\N{NO-BREAK SPACE}%"


def scale_note(wished: int, shown: int) -> str:
    """Return why the table is shown smaller than wished; both in per cent."""
    text = translate("Settings", "{wished} does not fit this window: the table is shown at {shown}.")
    return text.format(wished=scale_text(wished), shown=scale_text(shown))


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


def waiting_text(deal: WaitingDeal) -> str:
    """Return the offer to go on with a deal: ``Go on with New Six, 23 plays made``."""
    game = variant_name(deal.variant)
    if not deal.dealing and deal.deals == 1:
        return translate("Start", "Go on with {game} after 1 deal").format(game=game)
    if not deal.dealing:
        return translate("Start", "Go on with {game} after {deals} deals").format(game=game, deals=deal.deals)
    if deal.plays == 0:
        return translate("Start", "Go on with {game}, nothing played yet").format(game=game)
    if deal.plays == 1:
        return translate("Start", "Go on with {game}, 1 play made").format(game=game)
    return translate("Start", "Go on with {game}, {plays} plays made").format(game=game, plays=deal.plays)


def look_text(look: Look) -> str:
    """Return the colours of the window."""
    match look:
        case Look.LIGHT:
            return translate("Settings", "light")
        case Look.DARK:
            return translate("Settings", "dark")
        case Look.CONTRAST:
            return translate("Settings", "high contrast")


def motion_text(motion: Motion) -> str:
    """Return how much moves on the table."""
    match motion:
        case Motion.FULL:
            return translate("Settings", "full")
        case Motion.BRIEF:
            return translate("Settings", "brief")
        case Motion.NONE:
            return translate("Settings", "none")
