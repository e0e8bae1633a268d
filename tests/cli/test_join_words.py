"""An invitation on the command line: behind ``--join``, or alone as a browser gives it."""

from __future__ import annotations

import pytest

from liudou_gui import __main__ as program
from liudou_gui import system_check
from liudou_gui.app import application

LINK = "liudou://join/abc"


@pytest.mark.parametrize(
    ("words", "link"),
    [
        (["--join", LINK], LINK),
        ([f"--join={LINK}"], LINK),
        ([LINK], LINK),
        (["--language", "en", LINK.upper()], LINK.upper()),
        ([f"Join us: <{LINK}>."], f"Join us: <{LINK}>."),
        ([f"\u202e{LINK}"], f"\u202e{LINK}"),
        (["--join", f"Join us: {LINK}"], f"Join us: {LINK}"),
        (["--join", "192.168.1.23"], "192.168.1.23"),
        ([], ""),
    ],
)
def test_where_the_invitation_may_stand(monkeypatch: pytest.MonkeyPatch, words: list[str], link: str) -> None:
    asked: list[str] = []

    def run(options: application.Options) -> int:
        asked.append(options.join_link)
        return 0

    monkeypatch.setattr(application, "run", run)
    monkeypatch.setattr(system_check, "complaint", lambda: None)
    assert program.main(words) == 0 and asked == [link]
