"""Kept deals in words: their lines, their filters, and why a record is refused."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

from PySide6.QtCore import QDate, QDateTime, QLocale, QTime

from engine.ruleset import Variant
from engine.visible import Role
from liudou_gui.history.base import KeptDeal, Outcome, RecordTrouble, StoreNotice
from liudou_gui.model.period import Period
from liudou_gui.model.strings import role_word, variant_name
from liudou_gui.model.words import MINUS, signed, translate

NOTHING = "\N{EN DASH}"
"""Stands where there is nothing to say."""

_LANDLORDS = {
    Variant.HIDDEN: (Role.OPEN_LANDLORD, Role.HIDDEN_LANDLORD),
    Variant.TWO_FOUR: (Role.GREAT_LANDLORD, Role.SECOND_LANDLORD),
    Variant.TWO_CAMPS: (Role.POSITIVE_LANDLORD, Role.NEGATIVE_LANDLORD),
}
_FILE_WORDS = {
    Variant.HIDDEN: "hidden-landlords",
    Variant.TWO_FOUR: "new-six",
    Variant.TWO_CAMPS: "positive-and-negative",
}


def notice_text(notice: StoreNotice) -> str:
    """Return what the owner should know of the store."""
    if notice.moved_to is not None:
        text = translate("Records", "The history was damaged and starts afresh. The old file is {path}.")
        return text.format(path=notice.moved_to)
    text = translate("Records", "{count} old records could not be read; their files stay where they are.")
    return text.format(count=notice.left_out)


def roles_of(variant: Variant | None) -> tuple[Role, ...]:
    """Return the roles of a game, of all games for None, landlords first."""
    games = tuple(Variant) if variant is None else (variant,)
    return (*(role for game in games for role in _LANDLORDS[game]), Role.FARMER)


def game_choice(variant: Variant | None) -> str:
    """Return a game as a filter."""
    return translate("Records", "All games") if variant is None else variant_name(variant)


def role_choice(role: Role | None) -> str:
    """Return a role as a filter."""
    return translate("Records", "All roles") if role is None else role_word(role)


def outcome_choice(outcome: Outcome | None) -> str:
    """Return a result as a filter."""
    return translate("Records", "All results") if outcome is None else outcome_word(outcome)


def period_choice(period: Period) -> str:
    """Return a stretch of days as a filter."""
    match period:
        case Period.ALL:
            return translate("Records", "At any time")
        case Period.TODAY:
            return translate("Records", "Today")
        case Period.WEEK:
            return translate("Records", "Last 7 days")
        case Period.MONTH:
            return translate("Records", "Last 30 days")
        case Period.YEAR:
            return translate("Records", "This year")
        case Period.OWN:
            return translate("Records", "From day to day")


def outcome_word(outcome: Outcome | None) -> str:
    """Return how a deal ended for its owner; None for a deal of others."""
    match outcome:
        case None:
            return NOTHING
        case Outcome.WON:
            return translate("Records", "Won")
        case Outcome.LOST:
            return translate("Records", "Lost")
        case Outcome.VOID:
            return translate("Records", "Void")


def owner_role(deal: KeptDeal) -> str:
    """Return the owner's role in a deal."""
    if deal.seat is None:
        return translate("Records", "Deal of others")
    if deal.role is None:
        return NOTHING
    if deal.solo and deal.role.is_landlord:
        return translate("Records", "{role}, solo").format(role=role_word(deal.role))
    return role_word(deal.role)


def players(names: Sequence[str]) -> str:
    """Return the names of those who played, as one line."""
    named = [name for name in names if name]
    return translate("Records", ", ").join(named) or NOTHING


def local_moment(moment: datetime) -> QDateTime:
    """Return an aware moment by this computer's clock."""
    here = _here(moment)
    return QDateTime(QDate(here.year, here.month, here.day), QTime(here.hour, here.minute, here.second))


def _here(moment: datetime) -> datetime:
    """Return a moment by this computer's clock, unchanged at the very ends of the calendar."""
    try:
        return moment.astimezone()
    except (OverflowError, OSError, ValueError):
        return moment


def moment_text(moment: datetime, locale: QLocale) -> str:
    """Return date and time as *locale* writes them, the year always with four digits."""
    here = local_moment(moment)
    return f"{locale.toString(here.date(), date_format(locale))} {_clock(here, locale)}"


def _clock(moment: QDateTime, locale: QLocale) -> str:
    return locale.toString(moment.time(), QLocale.FormatType.ShortFormat)


def date_format(locale: QLocale) -> str:
    """Return how *locale* writes a date in figures, with four digits for the year."""
    short = locale.dateFormat(QLocale.FormatType.ShortFormat)
    return short if "yyyy" in short else short.replace("yy", "yyyy")


def deals_count(count: int) -> str:
    """Return ``1 deal``, ``42 deals``."""
    if count == 1:
        return translate("Records", "1 deal")
    return translate("Records", "{count} deals").format(count=count)


def points_mean(points: int, deals: int) -> str:
    """Return signed points a deal with one decimal: ``+4.3``, ``−0.5``, ``0``."""
    tenths = round(10 * points / deals) if deals else 0
    if not tenths:
        return "0"
    return f"{MINUS if tenths < 0 else '+'}{abs(tenths) // 10}.{abs(tenths) % 10}"


def share(part: int, whole: int) -> str:
    """Return a part in per cent, rounded."""
    return translate("Records", "{number} %").format(number=round(100 * part / whole)) if whole else NOTHING


def balance_sentence(deals: int, won: int, points: int) -> str:
    """Return ``42 deals, 23 won, +180 points``."""
    return translate("Records", "{deals}, {won} won, {points} points").format(
        deals=deals_count(deals), won=won, points=signed(points)
    )


def trouble_text(trouble: RecordTrouble) -> str:
    """Return why a record is refused, and what can be done."""
    match trouble:
        case RecordTrouble.DAMAGED:
            return translate(
                "Records",
                "The record is damaged: something in it was changed or is missing. Get it once more.",
            )
        case RecordTrouble.NEWER:
            return translate(
                "Records", "A newer version of Liudou wrote it. Install that version, then try again."
            )
        case RecordTrouble.OTHER_RULES:
            return translate(
                "Records",
                "It was played by other rules than this version has. The version that wrote it can show it.",
            )
        case RecordTrouble.NOT_A_RECORD:
            return translate(
                "Records",
                "This is no record of Liudou. Choose a file that Liudou exported; its name ends in .liudou.",
            )


def store_trouble(error: OSError) -> str:
    """Return that the kept deals cannot be used, and why."""
    text = translate("Records", "The kept deals cannot be used: {why}")
    why = error.strerror or str(error)
    return text.format(why=why if error.filename is None else f"{error.filename}: {why}")


def file_name(deal: KeptDeal) -> str:
    """Return the name that an exported record gets: ``2026-11-30-new-six.liudou``."""
    return f"{_here(deal.played):%Y-%m-%d}-{_FILE_WORDS[deal.variant]}.liudou"
