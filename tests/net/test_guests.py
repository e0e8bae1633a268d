"""What a host knows of guests that do not come in."""

from __future__ import annotations

import pytest

from liudou_gui.net.discovery import Question
from liudou_gui.net.guests import ARRIVES_WITHIN, FORGOTTEN_AFTER, REMEMBERED, GuestLog
from liudou_gui.protocol.down import Refusal
from liudou_gui.protocol.limits import PROTOCOL

LOOKS = Question(b"nonce678", "1.0")
TRIES = Question(b"nonce678", "1.0", b"tableid!")


@pytest.fixture
def now() -> list[float]:
    return [100.0]


@pytest.fixture
def log(now: list[float]) -> GuestLog:
    return GuestLog(lambda: now[0])


def test_somebody_who_only_looks_is_not_kept_out(log: GuestLog, now: list[float]) -> None:
    log.asked("192.168.1.9", LOOKS)
    now[0] += ARRIVES_WITHIN
    assert (log.report().heard, log.report().kept_out) == (1, ())


def test_who_tries_and_does_not_arrive_is_kept_out(log: GuestLog, now: list[float]) -> None:
    log.asked("192.168.1.9", TRIES)
    assert log.report().kept_out == ()
    now[0] += ARRIVES_WITHIN
    log.asked("192.168.1.9", TRIES)
    assert log.report().kept_out == ("192.168.1.9",)
    log.arrived("192.168.1.9")
    log.asked("192.168.1.9", TRIES)  # still on its way from before
    now[0] += ARRIVES_WITHIN
    assert log.report().kept_out == ()
    assert log.report().arrived == ("192.168.1.9",)


def test_after_ten_minutes_nobody_counts_any_more(log: GuestLog, now: list[float]) -> None:
    log.asked("192.168.1.9", TRIES)
    log.asked("192.168.1.9", Question(b"nonce678", "9.9", proto_min=PROTOCOL + 1, proto_max=PROTOCOL + 1))
    now[0] += FORGOTTEN_AFTER
    report = log.report()
    assert (report.heard, report.kept_out, report.other_builds) == (0, (), ())


def test_who_came_in_is_not_forgotten(log: GuestLog, now: list[float]) -> None:
    log.arrived("192.168.1.9")
    now[0] += 2 * FORGOTTEN_AFTER
    report = log.report()
    assert (report.heard, report.arrived, report.kept_out) == (1, ("192.168.1.9",), ())


def test_versions_that_cannot_play_together_are_named(log: GuestLog) -> None:
    log.asked("192.168.1.9", Question(b"nonce678", "9.9", proto_min=PROTOCOL + 1, proto_max=PROTOCOL + 1))
    log.refused(Refusal.CLIENT_TOO_OLD, "0.1")
    log.refused(Refusal.WRONG_CODE, "1.0")
    log.refused(Refusal.WRONG_CODE)
    report = log.report()
    assert report.other_builds == ("9.9", "0.1")
    assert report.refused(Refusal.WRONG_CODE, Refusal.FULL) == 2


def test_the_log_is_bounded(log: GuestLog) -> None:
    for number in range(1000):
        log.asked(f"10.0.{number // 250}.{number % 250}", LOOKS)
        log.refused(Refusal.HOST_TOO_OLD, f"build {number}")
    assert log.report().heard == REMEMBERED
    assert len(log.report().other_builds) <= 8
