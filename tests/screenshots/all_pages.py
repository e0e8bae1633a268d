"""The whole set: what every table has, and tables on the network."""

from __future__ import annotations

from tests.screenshots import lan_pages
from tests.screenshots.pages import PAGES

__all__ = ["PAGES", "lan_pages"]
