"""Stretches of days, as a person chooses them among kept deals."""

from __future__ import annotations

from datetime import date, datetime, time, timedelta
from enum import Enum


class Period(Enum):
    """Which days; OWN is from one day to another."""

    ALL = "all"
    TODAY = "today"
    WEEK = "week"
    MONTH = "month"
    YEAR = "year"
    OWN = "own"


def day_begins(day: date) -> datetime:
    """Return the first moment of a day where this computer is; aware."""
    return datetime.combine(day, time.min).astimezone()


def bounds(
    period: Period, today: date, first: date | None = None, last: date | None = None
) -> tuple[datetime | None, datetime | None]:
    """Return the moments from which and before which deals count, None for no limit.

    A week is today and the six days before it, a month today and the 29 before it. *first* and
    *last* are for OWN, both included, in either order.
    """
    match period:
        case Period.ALL:
            return None, None
        case Period.TODAY:
            return day_begins(today), None
        case Period.WEEK:
            return day_begins(today - timedelta(days=6)), None
        case Period.MONTH:
            return day_begins(today - timedelta(days=29)), None
        case Period.YEAR:
            return day_begins(today.replace(month=1, day=1)), None
        case Period.OWN:
            days = sorted((first or today, last or today))
            return day_begins(days[0]), day_begins(days[1] + timedelta(days=1))
