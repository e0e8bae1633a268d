"""The table that was left, as the start page offers it."""

from __future__ import annotations

from liudou_gui.session.base import CannotGoOn, Session, Unfinished
from liudou_gui.widgets.start_page import StartPage


class Waiting:
    """Shows what waits, and says on the page why it cannot be read, gone on with or forgotten."""

    def __init__(self, unfinished: Unfinished | None, page: StartPage) -> None:
        self._unfinished, self._page = unfinished, page
        self.something = False
        """Whether a new table would take the place of one that was left, readable or not."""

    def show(self) -> None:
        """Offer what waits now."""
        deal = None
        try:
            deal = None if self._unfinished is None else self._unfinished.waiting()
            self.something = deal is not None
        except CannotGoOn as error:
            self.something = error.still_there
            self._page.say(str(error))
        self._page.show_waiting(deal)

    def resume(self) -> Session | None:
        """Return the table that was left, not started yet; None if there is none."""
        try:
            return None if self._unfinished is None else self._unfinished.resume()
        except CannotGoOn as error:
            self._page.say(str(error))
            return None

    def discard(self) -> bool:
        """Forget what waits and return whether it is gone."""
        try:
            if self._unfinished is not None:
                self._unfinished.discard()
        except CannotGoOn as error:
            self._page.say(str(error))
            return False
        self._page.say("")
        self.show()
        return True
