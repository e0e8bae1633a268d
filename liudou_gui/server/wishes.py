"""What a host process is asked for: on the command line, or on its standard input."""

from __future__ import annotations

import argparse
import json
import platform
import sys
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from engine.names import clean_name
from engine.ruleset import SEATS, Ruleset, Variant
from liudou_gui.arguments import Range
from liudou_gui.host.kept import options_text, parse_options, within_limits
from liudou_gui.plain_json import read_json
from liudou_gui.protocol.limits import (
    KEY_BYTES,
    NAME_LENGTH,
    PLAY_SECONDS,
    TABLE_ID_BYTES,
    TABLE_NAME_LENGTH,
    TABLES,
)
from liudou_gui.protocol.lobby import BotLevel, Options

_LONGEST = 256 * 1024
"""So many bytes of standard input are read."""


class BadWishes(ValueError):
    """What stands on standard input is nothing that can be done; the text says why."""


@dataclass(frozen=True, slots=True)
class Wishes:
    """What to open. *owner* is the key of who gives orders, empty for this profile's window.

    *resume*: take up unfinished tables, with *table* that one alone; new *tables* are opened where there
    are none. *from_window*: a window waits for one line.
    """

    tables: tuple[Options, ...]
    resume: bool = True
    owner: bytes = b""
    table: bytes = b""
    from_window: bool = False
    bot_names: tuple[str, ...] = ()


def device_name() -> str:
    """Return this computer's name, as others are told it."""
    return clean_name(platform.node().partition(".")[0], NAME_LENGTH)


def standard_input() -> str:
    """Return what stands on standard input. Raises :class:`BadWishes`, also where there is none.

    It is UTF-8 whatever letters this computer's consoles have, as a window writes it, with or without the
    mark that shells of Windows begin it with.
    """
    try:
        said = b"" if sys.stdin is None else sys.stdin.buffer.read(_LONGEST + 1)
    except OSError as error:
        raise BadWishes(f"standard input cannot be read: {error.strerror or error}") from None
    if len(said) > _LONGEST:
        raise BadWishes(f"standard input is longer than {_LONGEST // 1024} KiB")
    try:
        return said.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise BadWishes("standard input is not JSON: it is no text in UTF-8") from None


def wishes_of(options: argparse.Namespace, stdin: str) -> Wishes:
    """Return what is asked for. Raises :class:`BadWishes`."""
    if options.from_window:
        return _window_wishes(stdin)
    if options.options_from_stdin:
        lines = [(n, line) for n, line in enumerate(stdin.split("\n"), 1) if line.strip()]
        if not lines:
            raise BadWishes("there is no table on standard input")
        if len(lines) > TABLES:
            raise BadWishes(f"there are {len(lines)} tables on standard input; {TABLES} are the most")
        return Wishes(tuple(_table_of_line(*line, options) for line in lines), options.resume)
    return Wishes(
        tuple(_numbered(_given(options), number) for number in range(options.tables)), options.resume
    )


def window_line(wishes: Wishes) -> str:
    """Write what a window asks for; the other end is :func:`wishes_of`."""
    said = {
        "owner": wishes.owner.hex(),
        "options": json.loads(options_text(wishes.tables[0])) if wishes.tables else None,
        "table": wishes.table.hex(),
        "bot_names": list(wishes.bot_names),
    }
    return json.dumps(said, ensure_ascii=False) + "\n"


def _window_wishes(text: str) -> Wishes:
    try:
        said = read_json(text)
        owner, table = bytes.fromhex(said["owner"]), bytes.fromhex(said["table"])
        names = tuple(clean_name(str(name), NAME_LENGTH) for name in said["bot_names"])
        tables = () if said["options"] is None else (parse_options(json.dumps(said["options"])),)
    except (ValueError, TypeError, KeyError) as error:
        raise BadWishes("this is not what a window says") from error
    if len(owner) != KEY_BYTES or len(table) not in (0, TABLE_ID_BYTES) or len(names) not in (0, SEATS):
        raise BadWishes("this is not what a window says")
    return Wishes(tables, not tables, owner, table, from_window=True, bot_names=names)


def _given(options: argparse.Namespace) -> Options:
    """Return a table's options as the command line has them."""
    return within_limits(
        Options(
            clean_name(options.name, TABLE_NAME_LENGTH) or device_name() or "Liudou",
            Ruleset(Variant(options.game), options.base),
            options.play_seconds,
            locked=options.locked,
            spectators=not options.no_spectators,
            counter=not options.no_counter,
            bots=BotLevel(options.bots),
        )
    )


def _numbered(options: Options, number: int) -> Options:
    if not number:
        return options
    tail = f" {number + 1}"
    return _renamed(options, options.name[: TABLE_NAME_LENGTH - len(tail)] + tail)


def _renamed(options: Options, name: str) -> Options:
    return parse_options(json.dumps(json.loads(options_text(options)) | {"name": name}))


_KINDS: Mapping[str, type] = {
    "name": str,
    "game": str,
    "base": int,
    "play_seconds": int,
    "locked": bool,
    "spectators": bool,
    "counter": bool,
    "bots": str,
}


def _table_of_line(number: int, line: str, options: argparse.Namespace) -> Options:
    try:
        return _table(line, options)
    except BadWishes as bad:
        raise BadWishes(f"line {number} of standard input: {bad}") from None


def _table(line: str, options: argparse.Namespace) -> Options:
    """Read one table's options; what a line does not say is as on the command line."""
    try:
        said = read_json(line)
    except ValueError:
        raise BadWishes("this is not JSON") from None
    if not isinstance(said, dict):
        raise BadWishes("this is no JSON object")
    for word, value in said.items():
        if word not in _KINDS or type(value) is not _KINDS[word]:
            raise BadWishes(f"{str(word)[:30]!r} is no option of a table, or has a wrong value")
    usual = _given(options)
    times = Range(*PLAY_SECONDS, or_zero=True)
    if (seconds := said.get("play_seconds", usual.play_seconds)) not in times:
        raise BadWishes(f"'play_seconds' is {times}")
    try:
        return within_limits(
            Options(
                clean_name(said.get("name", usual.name), TABLE_NAME_LENGTH) or usual.name,
                Ruleset(Variant(said.get("game", options.game)), said.get("base", options.base)),
                seconds,
                locked=said.get("locked", usual.locked),
                spectators=said.get("spectators", usual.spectators),
                counter=said.get("counter", usual.counter),
                bots=BotLevel(said.get("bots", usual.bots.value)),
            )
        )
    except ValueError as error:
        raise BadWishes(str(error)) from None


def profile_of(options: argparse.Namespace) -> Path:
    """Return the profile's folder: the one that was named, or where the window keeps its own."""
    if options.profile is not None:
        return Path(options.profile)
    import platformdirs

    return Path(platformdirs.user_data_dir("liudou", appauthor=False))
