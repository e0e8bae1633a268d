"""Make the README's picture: ``python packaging/make_screenshot.py docs/images/table.png``.

Opens the real window on a table of New Six, waits for its turn, arranges the hand in stacks, asks for a
hint, and keeps what is shown.
"""

from __future__ import annotations

import os
import sys
import tempfile
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ["QT_SCALE_FACTOR"] = "1"
os.environ["QT_FONT_DPI"] = "96"
sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from engine.ruleset import Variant
from liudou_gui.app.application import Options, build_window, end
from liudou_gui.widgets.hand_view import HandView

MOMENT_MS = 200
LONGEST = 200


def main() -> int:
    """Write the picture named on the command line."""
    application = QApplication([])
    application.setStyle("Fusion")
    with tempfile.TemporaryDirectory() as profile:
        window = build_window(Options(profile=Path(profile), language="en"))
        window.resize(1366, 768)
        window.show()
        window.begin(Variant.TWO_FOUR)
        for _ in range(LONGEST):
            QTest.qWait(MOMENT_MS)
            bid = window.findChild(QWidget, "prompt_bid")
            if bid is not None:
                QTest.keyClick(window.focusWidget() or window, Qt.Key.Key_P)
            passing = window.findChild(QWidget, "pass")
            if passing is not None and passing.isEnabled():
                break
        hand = window.findChild(HandView)
        if hand is not None:
            for key in (Qt.Key.Key_V, Qt.Key.Key_R, Qt.Key.Key_H):  # stacks, arranged, and a hint
                QTest.keyClick(hand, key)
        QTest.qWait(MOMENT_MS)
        saved = window.grab().save(sys.argv[1])
        end(window)
    return 0 if saved else 1


if __name__ == "__main__":
    sys.exit(main())
