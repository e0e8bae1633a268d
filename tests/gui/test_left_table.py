"""The start page names the network table at which a seat waits, without importing the network."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest

from liudou_gui.app.left_table import KEPT_S, PLACES_FILE, left_table
from liudou_gui.session import places
from liudou_gui.session.places import KeptPlace, Places


def kept(name: str, at: int) -> KeptPlace:
    return KeptPlace(bytes(32), at.to_bytes(8, "big"), ("192.168.1.2:47610",), bytes(16), name, at)


def test_it_reads_what_places_keep(tmp_path: Path) -> None:
    assert (PLACES_FILE, KEPT_S) == (places.FILE_NAME, places.FORGOTTEN_S)
    assert left_table(tmp_path) is None
    now = 1_000_000
    store = Places(tmp_path, lambda: float(now))
    store.keep(kept("Tea", now - 60))
    store.keep(kept("Lin's table", now))
    assert left_table(tmp_path, lambda: now + 5.0) == "Lin's table"
    assert left_table(tmp_path, lambda: now + KEPT_S + 5.0) is None


@pytest.mark.parametrize(
    "text",
    [
        *("", "[]", "{}", "[1]", "null", '[{"at": 1}]', '[{"at": "x", "name": "y"}]', "[" * 99_999),
        '[{"at": 1' + "0" * 400 + ', "name": "y"}]',
    ],
)
def test_nonsense_is_nothing(tmp_path: Path, text: str) -> None:
    (tmp_path / PLACES_FILE).write_text(text, encoding="utf-8")
    assert left_table(tmp_path) is None


def test_a_pipe_is_not_waited_for(tmp_path: Path) -> None:
    make = getattr(os, "mkfifo", Path.mkdir)  # where pipes have no names a folder is no file either
    make(tmp_path / PLACES_FILE)
    assert left_table(tmp_path) is None
    assert Places(tmp_path).all() == ()


def test_one_row_that_cannot_be_read_costs_no_other(tmp_path: Path) -> None:
    """Else a seat would be lost by an entry of another version."""
    now = 1_000_000
    store = Places(tmp_path, lambda: float(now))
    store.keep(kept("Tea", now - 60))
    rows = json.loads((tmp_path / PLACES_FILE).read_text(encoding="utf-8"))
    rows.insert(0, rows[0] | {"name": "x" * 99})
    (tmp_path / PLACES_FILE).write_text(json.dumps(rows), encoding="utf-8")
    assert [place.name for place in store.all()] == ["Tea"]
    store.keep(kept("Lin's table", now))
    assert {place.name for place in store.all()} == {"Tea", "Lin's table"}
    assert json.loads((tmp_path / f"{PLACES_FILE}.damaged").read_text(encoding="utf-8")) == rows
