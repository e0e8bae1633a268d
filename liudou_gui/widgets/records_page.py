"""The records page: kept deals and statistics."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QEvent, QLocale, QStandardPaths, Qt, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QDragEnterEvent,
    QDropEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import QFileDialog, QHBoxLayout, QProgressDialog, QStackedWidget, QVBoxLayout, QWidget

from liudou_gui.history.base import History, KeptDeal, StoreNotice
from liudou_gui.model.history_strings import file_name, moment_text, notice_text, store_trouble
from liudou_gui.model.strings import variant_name
from liudou_gui.model.words import translate
from liudou_gui.widgets.controls import KeyButton, Segments, label
from liudou_gui.widgets.questions import Answer, ask
from liudou_gui.widgets.record_files import SUFFIX, Imported, import_records, shown_name, write_record
from liudou_gui.widgets.records_deals import DealsView
from liudou_gui.widgets.records_statistics import StatisticsView
from liudou_gui.widgets.styles import page_sheet, set_role_sizes

_DEALS, _STATISTICS = "deals", "statistics"
_TITLE_FROM = 700
"""The title needs so many units of width."""

_MANY_FILES = 20


class RecordsPage(QWidget):
    """Two views of the history; *back* and *replay_wished* with a deal's id are wishes."""

    back = Signal()
    replay_wished = Signal(int)

    def __init__(
        self, history: History, parent: QWidget | None = None, *, own_name: Callable[[], str] = lambda: ""
    ) -> None:
        super().__init__(parent)
        self._own_name = own_name
        self.setObjectName("records_page")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.setAcceptDrops(True)
        self._history, self._u = history, 1.0
        self._told: StoreNotice | None = None
        self._folder = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
        self.back_button = KeyButton("records_back", keys=("Esc",), cap="Esc")
        self.back_button.clicked.connect(self.back)
        self.title = label("title")
        self.views = Segments("records_view", (_DEALS, _STATISTICS), self.show_view)
        self.message = label("strong", wrap=True)
        self.message.setObjectName("records_message")
        self.message.hide()
        self.deals, self.statistics = DealsView(history), StatisticsView(history)
        self.deals.replay_wished.connect(self.replay_wished)
        self.deals.export_wished.connect(self._ask_where)
        self.deals.import_wished.connect(self._ask_which)
        self.deals.delete_wished.connect(self._ask_to_delete)
        self.deals.model.failed.connect(self._store_failed)
        self.statistics.failed.connect(self._store_failed)
        self._stack = QStackedWidget()
        self._stack.addWidget(self.deals)
        self._stack.addWidget(self.statistics)
        self._head = QHBoxLayout()
        self._head.addWidget(self.back_button)
        self._head.addWidget(self.title)
        self._head.addStretch()
        self._head.addWidget(self.views)
        self._outer = QVBoxLayout(self)
        self._outer.addLayout(self._head)
        self._outer.addWidget(self.message)
        self._outer.addWidget(self._stack, 1)
        self.retranslate()
        self.show_view(_DEALS)
        self.set_scale(1.0)

    # -- what is shown -----------------------------------------------------------------------

    def refresh(self) -> None:
        """Read the shown view anew; what was said before goes."""
        self.say("")
        if self._stack.currentWidget() is self.statistics:
            self.statistics.refresh()
        else:
            self.deals.refresh()
        notice = self._history.notice
        if notice is not None and notice != self._told:
            self._told = notice
            self.say(notice_text(notice), bad=True)

    def show_view(self, key: str) -> None:
        """Show ``deals`` or ``statistics``."""
        self.views.set_choice(key)
        self._stack.setCurrentWidget(self.statistics if key == _STATISTICS else self.deals)
        self.refresh()

    def say(self, text: str, *, bad: bool = False) -> None:
        """Show and announce what came of a wish; nothing takes the line away."""
        self.message.setProperty("token", "cinnabar_text" if bad else "ink")
        self.message.setText(text)
        self.message.setVisible(bool(text))
        set_role_sizes(self.message, self._u)
        if text:
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, text))

    def _store_failed(self, error: OSError) -> None:
        self.say(store_trouble(error), bad=True)

    def retranslate(self) -> None:
        """Set all texts."""
        locale = QLocale()
        self.setAccessibleName(translate("Records", "Records"))
        self.title.setText(translate("Records", "Records"))
        self.back_button.set_label(translate("Records", "Back"))
        self.views.set_texts([translate("Records", "Deals"), translate("Records", "Statistics")])
        self.deals.retranslate(locale)
        self.statistics.retranslate(locale)

    def set_scale(self, u: float) -> None:
        """Draw at *u*."""
        self._u = u
        self.setStyleSheet(page_sheet(u))
        self.deals.set_scale(u)
        self.statistics.set_scale(u)
        self.back_button.set_scale(u)
        set_role_sizes(self, u)
        margin = round(20 * u)
        self._outer.setContentsMargins(margin, round(12 * u), margin, round(12 * u))
        self._outer.setSpacing(round(10 * u))
        self._head.setSpacing(round(16 * u))
        self._fit()

    def _fit(self) -> None:
        self.title.setVisible(self.width() >= _TITLE_FROM * self._u)

    # -- files -------------------------------------------------------------------------------

    def _file_dialog(self, name: str, title: str, mode: QFileDialog.AcceptMode) -> QFileDialog:
        kinds = translate("Records", "Records of Liudou (*.liudou)")
        dialog = QFileDialog(self, title, self._folder, kinds)
        dialog.setObjectName(name)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.setAcceptMode(mode)
        dialog.setDefaultSuffix(SUFFIX)
        return dialog

    def _ask_where(self, deal: KeptDeal) -> None:
        title = translate("Records", "Export a record")
        dialog = self._file_dialog("export_dialog", title, QFileDialog.AcceptMode.AcceptSave)
        dialog.selectFile(file_name(deal))
        dialog.fileSelected.connect(lambda path: self.export_to(deal, Path(path)))
        dialog.open()

    def _ask_which(self) -> None:
        title = translate("Records", "Import records")
        dialog = self._file_dialog("import_dialog", title, QFileDialog.AcceptMode.AcceptOpen)
        dialog.setFileMode(QFileDialog.FileMode.ExistingFiles)
        dialog.filesSelected.connect(lambda paths: self.import_from([Path(path) for path in paths]))
        dialog.open()

    def export_to(self, deal: KeptDeal, path: Path) -> None:
        """Write the record of *deal* to a file and say what came of it."""
        try:
            text = self._history.text(deal.id)
        except OSError as error:
            self._store_failed(error)
            return
        except KeyError:
            self._gone(deal)
            return
        try:
            write_record(path, text)
        except OSError as error:
            words = translate("Records", "{file} could not be written: {why}")
            self.say(words.format(file=shown_name(path), why=error.strerror or str(error)), bad=True)
            return
        self._folder = str(path.parent)
        self.say(translate("Records", "Exported: {file}").format(file=shown_name(path)))

    def import_from(self, paths: Sequence[Path]) -> None:
        """Keep the records in files and say what came of each."""
        result = self._import(list(paths))
        if paths:
            self._folder = str(paths[0].parent)
        self.deals.refresh()
        if len(result.deals) == 1:
            self.deals.choose(result.deals[0].id)
        self.say(result.sentences(), bad=bool(result.refused))

    def _import(self, paths: list[Path]) -> Imported:
        """Read files; many of them with a bar that can be stopped."""
        name = self._own_name()
        if len(paths) < _MANY_FILES:
            return import_records(self._history, paths, name)
        bar = QProgressDialog(
            translate("Records", "Importing"), translate("Records", "Stop"), 0, len(paths), self
        )
        bar.setObjectName("import_progress")
        bar.setWindowModality(Qt.WindowModality.WindowModal)
        bar.setStyleSheet(page_sheet(self._u))

        def step(done: int) -> bool:
            bar.setValue(done)
            return not bar.wasCanceled()

        result = import_records(self._history, paths, name, step)
        bar.close()
        bar.deleteLater()
        return result

    # -- deleting ----------------------------------------------------------------------------

    def _ask_to_delete(self, deal: KeptDeal) -> None:
        text = translate("Records", "Delete {game} of {moment}? Its record and its points are gone then.")
        moment = moment_text(deal.played, self.deals.model.locale)
        words = (
            translate("Records", "Delete a deal"),
            text.format(game=variant_name(deal.variant), moment=moment),
        )
        answers = (
            Answer("keep", translate("Records", "Keep")),
            Answer("delete_it", translate("Records", "Delete")),
        )
        ask(self, "delete_question", words, answers, lambda: self._delete(deal), self._u)

    def _delete(self, deal: KeptDeal) -> None:
        try:
            self._history.delete(deal.id)
        except OSError as error:
            self._store_failed(error)
            return
        self.deals.forget(deal)
        self.say("")

    def _gone(self, deal: KeptDeal) -> None:
        self.deals.forget(deal)
        self.say(translate("Records", "This deal is no longer kept."), bad=True)

    # -- events ------------------------------------------------------------------------------

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Use the width."""
        super().resizeEvent(event)
        self._fit()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()
            self.refresh()
            self.set_scale(self._u)
        super().changeEvent(event)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Take records."""
        if _records_in(event):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        """Import records that are dropped."""
        paths = _records_in(event)
        if paths:
            event.setDropAction(Qt.DropAction.CopyAction)  # the files stay where they are
            event.accept()
            self.import_from(paths)


def _records_in(event: QDropEvent) -> list[Path]:
    files = [Path(url.toLocalFile()) for url in event.mimeData().urls() if url.isLocalFile()]
    return [path for path in files if path.suffix.lower() == f".{SUFFIX}"]
