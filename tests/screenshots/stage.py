"""What the pages of the screenshot set are built on: a window in one look, a session that is played to it."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path
from random import Random

from PySide6.QtCore import QPoint
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QApplication, QDialog, QStackedWidget, QWidget

from engine.bots.rule_bot import RuleBot
from engine.deal import deal_from_seed
from engine.ruleset import SEATS, Ruleset, Variant
from engine.view import PlayerView, fold
from engine.visible import ScoresUpdated, SeatTaken, VisibleEvent
from liudou_gui.app.application import translations_folder
from liudou_gui.history.base import KeptDeal
from liudou_gui.model.language import LanguageSwitch
from liudou_gui.model.settings import Settings, SettingsStore, settings_text
from liudou_gui.session.base import Replay, Session, WaitingDeal
from liudou_gui.widgets.dress import dress, speak
from liudou_gui.widgets.main_window import MainWindow
from liudou_gui.widgets.styles import color
from liudou_gui.widgets.table_page import TablePage
from tests.helpers.fake_history import FakeHistory, kept
from tests.helpers.fake_replay import FakeReplay
from tests.helpers.fake_session import FakeSession
from tests.helpers.tables import Watched

NAMES = {
    "en": ("Lin", "Mei", "Nainai", "Jun", "Teapot", "Hao"),
    "zh_Hans": ("林", "小美", "奶奶", "阿俊", "茶壶", "阿豪"),
    "zh_Hant": ("林", "小美", "奶奶", "阿俊", "茶壺", "阿豪"),
}
KEPT_DEALS = 40
_SEEDS = 60
"""So many deals are tried for one with a wished moment."""

Moment = Callable[[PlayerView], bool]


@dataclass(frozen=True)
class Look:
    """How one picture is drawn."""

    settings: Settings
    size: tuple[int, int]


class _Waits:
    """Implements ``Unfinished``: a deal may wait."""

    def __init__(self, deal: WaitingDeal | None) -> None:
        self._deal = deal

    def waiting(self) -> WaitingDeal | None:
        return self._deal

    def resume(self) -> Session | None:
        return None

    def discard(self) -> None:
        self._deal = None


@dataclass
class Stage:
    """A window for one picture; a page acts on it and the whole window is drawn.

    With *first* there is no profile yet; with *waits* a deal can be gone on with.
    """

    look: Look
    folder: Path
    first: bool = False
    waits: bool = False
    session: FakeSession = field(default_factory=FakeSession)

    def __post_init__(self) -> None:
        settings = self.look.settings
        if not self.first:
            self.folder.mkdir(parents=True, exist_ok=True)
            (self.folder / "settings.json").write_text(settings_text(settings), encoding="utf-8")
        store = SettingsStore(self.folder)
        store.settings = settings
        self._switch = LanguageSwitch(translations_folder())
        speak(self._switch.use(settings.language))
        dress(settings)
        self.history = FakeHistory([kept(number) for number in range(KEPT_DEALS)])
        waiting = WaitingDeal(Variant.TWO_FOUR, 23, self.names) if self.waits else None
        self.window = MainWindow(
            store,
            self._switch,
            lambda _ruleset, _settings: self.session,
            history=self.history,
            replays=self._replay,
            unfinished=_Waits(waiting),
        )
        self.window.setMinimumSize(0, 0)
        self.window.resize(*self.look.size)
        self.window.show()
        self.settle()

    @property
    def names(self) -> tuple[str, ...]:
        """The six players."""
        return NAMES[self.look.settings.language]

    @property
    def page(self) -> TablePage:
        """The table's page."""
        page = self.window.table_page
        assert page is not None
        return page

    def _replay(self, _text: str, _deal: KeptDeal) -> Replay:
        return FakeReplay()

    def table(self, variant: Variant, events: Iterable[VisibleEvent]) -> TablePage:
        """Open a table and tell it these events; people have names of the language."""
        self.window.begin(variant)
        self.tell(events)
        return self.page

    def tell(self, events: Iterable[VisibleEvent]) -> None:
        """Tell the table more."""
        self.session.tell(self._named(event) for event in events)
        self.settle()

    def _named(self, event: VisibleEvent) -> VisibleEvent:
        if isinstance(event, SeatTaken):
            return SeatTaken(event.seat, self.names[event.seat], event.is_bot)
        return event

    def deal(self, variant: Variant, moment: Moment) -> TablePage:
        """Open a table at the first moment of this kind in a deal of bots."""
        return self.table(variant, deal_until(variant, moment))

    def put(self, page: QWidget) -> None:
        """Show a page that the window does not open by itself here."""
        pages = self.window.centralWidget()
        assert isinstance(pages, QStackedWidget)
        pages.addWidget(page)
        pages.setCurrentWidget(page)
        self.settle()

    def settle(self) -> None:
        """Let everything arrive and be laid out."""
        for _ in range(4):
            QApplication.processEvents()

    def picture(self) -> QPixmap:
        """Draw the window, and over it the dialogs that are open."""
        self.settle()
        picture = self.window.grab()
        painter = QPainter(picture)
        for dialog in dialogs(self.window):
            centre = self.window.rect().center() - dialog.rect().center()
            painter.fillRect(picture.rect(), "#60000000")
            painter.drawPixmap(QPoint(centre.x(), centre.y()), dialog.grab())
            painter.setPen(color("line"))  # where a system draws a frame
            painter.drawRect(dialog.rect().translated(centre).adjusted(-1, -1, 0, 0))
        painter.end()
        return picture

    def close(self) -> None:
        """Take the window apart, and its language and colours off the program."""
        for dialog in dialogs(self.window):
            dialog.close()
        self.window.leave_now()
        self.window.close()
        self.window.deleteLater()
        self.settle()
        speak(self._switch.use("en"))
        dress(Settings())


def dialogs(window: QWidget) -> list[QDialog]:
    """Return the open dialogs of a window."""
    return [dialog for dialog in window.findChildren(QDialog) if dialog.isVisible()]


@lru_cache(maxsize=64)
def deal_until(variant: Variant, moment: Moment) -> tuple[VisibleEvent, ...]:
    """Return what seat 0 is told until *moment* first comes. Raises ``LookupError`` where it never does."""
    for seed in range(_SEEDS):
        rng = Random(f"{variant.value}/{seed}")
        watched = Watched(deal_from_seed(Ruleset(variant), rng.randbytes(32)))
        watched.play({seat: RuleBot() for seat in range(SEATS)}, seed)
        view, told = PlayerView(0), list[VisibleEvent]()
        for envelope in watched.streams[0]:
            told.append(envelope.event)
            view = fold(view, envelope.event)
            if moment(view):
                return tuple(told)
    raise LookupError(f"no deal of {variant.value} comes to {moment.__name__}")


def evening(*scores: tuple[int, ...]) -> list[ScoresUpdated]:
    """Return running totals after each of some deals."""
    totals, told = [0] * SEATS, []
    for number, deal in enumerate(scores, 1):
        totals = [a + b for a, b in zip(totals, deal, strict=True)]
        told.append(ScoresUpdated(tuple(totals), number))
    return told
