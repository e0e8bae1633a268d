"""Which sheets of the lobby stand where, by the size of the window."""

from __future__ import annotations

from dataclasses import dataclass

SEATS, CHAT, INVITE, DOCTOR = "seats", "chat", "invite", "doctor"

_THREE_FROM, _TWO_FROM = 1180, 860
"""From so many units of width three or two sheets stand beside each other."""
_CHAT_FROM = 700
"""From so many units of height the talk has room under the seats."""
_BELOW_FROM = 980
"""From so many units of height a narrow window shows one sheet below the other."""
_ROOMY, _TIGHT = 860, 400


@dataclass(frozen=True, slots=True)
class Plan:
    """Columns of sheets from the left, or from the top with *below*; several in one column get tabs."""

    columns: tuple[tuple[str, ...], ...]
    stretches: tuple[int, ...]
    below: bool = False
    chat_inside: bool = False
    """The talk stands on the sheet of the seats."""
    row_high: float = 56.0
    """How high a seat is, in units."""
    tight: bool = False
    """There is so little height that what can be missed is left out."""

    @property
    def shape(self) -> tuple[object, ...]:
        """What has to be built anew when it changes."""
        return self.columns, self.stretches, self.below, self.chat_inside


def plan_for(wide: float, high: float, *, is_host: bool) -> Plan:
    """Return how the sheets are placed in so many units; guests have no sheets of the host's."""
    row = 64.0 if high >= _CHAT_FROM else 50.0
    rest = (INVITE, CHAT, DOCTOR) if is_host else (CHAT,)
    if wide >= _THREE_FROM and is_host:
        if high >= _CHAT_FROM:
            row = 64.0 if high >= _ROOMY else 54.0
            return Plan(((INVITE,), (SEATS,), (DOCTOR,)), (328, 536, 422), chat_inside=True, row_high=row)
        return Plan(((INVITE,), (SEATS,), (CHAT, DOCTOR)), (328, 536, 422), row_high=row)
    if wide >= _TWO_FROM:
        return Plan(((SEATS,), rest), (6, 5), row_high=row)
    if high >= _BELOW_FROM:
        return Plan(((SEATS,), rest), (7, 5), below=True, row_high=row)
    return Plan(((SEATS, *rest),), (1,), row_high=row, tight=high < _TIGHT)
