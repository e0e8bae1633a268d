"""A whole deal through the screen reader's own bus, in a session and on a screen of its own."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.e2e import needs

ROOT = Path(__file__).parents[2]
LIMIT_S = 240


@pytest.mark.timeout(LIMIT_S + 60)
def test_a_deal_is_played_by_names_and_actions_on_the_screen_readers_bus() -> None:
    missing = needs.missing_packages()
    if not needs.is_possible():
        pytest.skip("AT-SPI is Linux's way to a screen reader")
    if missing and not os.environ.get("CI"):
        pytest.skip(f"not on this machine: {' '.join(missing)}")
    assert not missing, "python test.py installs them where CI is set, or with --install-system"
    ended = subprocess.run(
        [sys.executable, "-m", "tests.e2e.play_atspi", "two_four"],
        cwd=ROOT,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=LIMIT_S,
        check=False,
    )
    assert ended.returncode == 0, ended.stdout + ended.stderr
    assert "1 passed, 0 failed" in ended.stdout
