"""The tables of a journal."""

from __future__ import annotations

FORMAT = "liudou-room 1"

COLUMNS: dict[str, tuple[str, ...]] = {
    "room": ("name TEXT PRIMARY KEY", "value TEXT NOT NULL"),
    "seats": ("seat INTEGER PRIMARY KEY", "holder TEXT NOT NULL"),
    "people": (
        "key BLOB PRIMARY KEY",
        "name TEXT NOT NULL",
        "device TEXT NOT NULL",
        "token BLOB NOT NULL",
        "seat INTEGER",
        "waits INTEGER NOT NULL",
        "stand_in TEXT NOT NULL",
    ),
    "bans": ("key BLOB PRIMARY KEY",),
    "deals": (
        "number INTEGER PRIMARY KEY",
        "options TEXT NOT NULL",
        "seats TEXT NOT NULL",
        "standing TEXT NOT NULL",
        "seed BLOB NOT NULL",
        "played TEXT NOT NULL",
        "began_ms INTEGER NOT NULL",
        "fair TEXT",
        "record TEXT",
    ),
    "entries": ("deal INTEGER NOT NULL", "n INTEGER NOT NULL", "line TEXT NOT NULL", "PRIMARY KEY (deal, n)"),
    "acts": (
        "key BLOB NOT NULL",
        "action_id BLOB NOT NULL",
        "deal INTEGER NOT NULL",
        "result TEXT NOT NULL",
        "PRIMARY KEY (key, action_id)",
    ),
}
"""Table by table, what it holds; ``room`` holds all single values by name."""

SCHEMA = "".join(
    f"CREATE TABLE IF NOT EXISTS {name} ({', '.join(columns)});\n" for name, columns in COLUMNS.items()
)
