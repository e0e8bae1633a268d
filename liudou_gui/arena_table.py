"""All bots against each other in every game, and a table in Markdown of what came of it."""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations
from pathlib import Path
from typing import TextIO

from engine.counts import COMPILED
from engine.elo import fit_elo
from engine.match import Estimate, Pair
from engine.workers import workers
from liudou_gui.arena_match import (
    Match,
    Summary,
    journal,
    missing,
    play_match,
    played_out,
    progress,
    read_finished,
    summarize,
    with_margin,
)
from liudou_gui.arguments import say
from liudou_gui.build import BUILD
from liudou_gui.exits import EXIT_DATA, EXIT_IO
from liudou_gui.paths import read_whole, write_whole
from liudou_gui.roster import ROSTER, bot_named

BEGIN, END = "<!-- arena table -->", "<!-- end of arena table -->"
"""The table is written between these."""
ZERO = "random"
"""Who has the Elo number 0."""
_NAME = "liudou arena-table"


@dataclass(frozen=True, slots=True)
class Field:
    """Who plays: *bots* all differ; *same* says which other names they go by; *absent* lack whole nets."""

    bots: tuple[str, ...]
    same: dict[str, str]
    absent: tuple[str, ...]


@dataclass(slots=True)
class _Played:
    match: Match
    finished: dict[int, Pair]
    path: Path | None


class _NoPlace(Exception):
    """Why the text, which was changed while we played, cannot take the table."""


def field() -> Field:
    """Return the bots of the roster, those named last first; of equal ones the first name stands."""
    first: dict[object, str] = {}
    same: dict[str, str] = {}
    absent = []
    for name, make in ROSTER.items():
        try:
            bot_named(name)
        except FileNotFoundError:
            absent.append(name)
            continue
        except (OSError, ValueError) as error:
            say(f"{_NAME}: {name} does not play: {error}")
            absent.append(name)
            continue
        if first.setdefault(make, name) != name:
            same[name] = first[make]
    return Field(tuple(reversed(first.values())), same, tuple(absent))


def as_markdown(results: Sequence[tuple[Match, Summary]], deals: int, seed: int, bots: Field) -> str:
    """Return the whole table: what was played, Elo numbers by game, and each game's pairs."""
    variants = list(dict.fromkeys(match.variant for match, _ in results))
    numbers = {
        variant: _elo([item for item in results if item[0].variant == variant]) for variant in variants
    }
    order = sorted(bots.bots, key=lambda bot: -sum(found[bot] for found in numbers.values()))
    same = "".join(f"`{name}` is `{first}`. " for name, first in bots.same.items())
    absent = "".join(f"`{name}` has no nets here. " for name in bots.absent)
    parts = [
        f"Liudou {BUILD}, engine {'compiled' if COMPILED else 'interpreted'}, seed {seed}; {deals} packs a"
        f" pair and game, each played twice with sides swapped. {same}{absent}Rates ± 95 %. Elo by maximum"
        f" likelihood over all games of a column (Bradley–Terry), `{ZERO}` at 0; a pair's rate counts as"
        " 0.1 % at least and 99.9 % at most.",
        _grid(
            ["Elo", *variants],
            [[bot, *(f"{numbers[variant][bot]:+.0f}" for variant in variants)] for bot in order],
        ),
    ]
    for variant in variants:
        parts.append(f"**{variant}**")
        parts.append(_pairs([item for item in results if item[0].variant == variant]))
    return "\n\n".join(parts) + "\n"


def _elo(results: Sequence[tuple[Match, Summary]]) -> dict[str, float]:
    players = list(dict.fromkeys(name for match, _ in results for name in (match.a, match.b)))
    games = {}
    for match, summary in results:
        packs = summary.win_rate.deals
        games[match.a, match.b] = (2 * packs * summary.win_rate.mean if packs else 0.0, 2 * packs)
    return fit_elo(players, games, ZERO)


def _pairs(results: Sequence[tuple[Match, Summary]]) -> str:
    roles = sorted({role for _, summary in results for role in summary.by_role})
    rows = []
    for match, summary in results:
        by_role = [_percent(part) if (part := summary.by_role.get(role)) else "–" for role in roles]
        told = with_margin(summary.points, 1, "+.1f")
        packs = str(summary.win_rate.deals)
        rows.append([match.a, match.b, _percent(summary.win_rate), told, *by_role, packs])
    return _grid(
        ["A", "B", "A wins", "points a pack", *(f"as {role}" for role in roles), "packs counted"], rows
    )


def _percent(part: Estimate) -> str:
    return with_margin(part, 100, ".1f", " %")


def _grid(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def put_between(text: str, table: str) -> str:
    """Return *text* with *table* between the two markers.

    Raises ``ValueError`` unless each stands there once, in their order.
    """
    if text.count(BEGIN) != 1 or text.count(END) != 1 or text.index(END) < text.index(BEGIN):
        raise ValueError(f"it has no place for the table, which is between {BEGIN} and {END}")
    before, rest = text.split(BEGIN)
    return f"{before}{BEGIN}\n{table}{END}{rest.split(END)[1]}"


# -- the command -----------------------------------------------------------------------------


def run(options: argparse.Namespace) -> int:
    """Play and report.

    Returns 0; 130 interrupted, 74 nothing can be read or written, 65 a folder of another run or a text
    without a place for the table, 69 no cluster.
    """
    bots = field()
    path = options.out
    try:
        if path is not None:
            with path.open("r+b"):  # it can be written, or that is said now
                put_between(_text(path), "")
        path = options.resume
        if path is not None:
            _claim(path, options.seed)
        played = [_begun(match, path) for match in _matches(options, bots)]
    except ValueError as error:
        say(f"{_NAME}: {path} cannot be used: {error}")
        return EXIT_DATA
    except OSError as error:
        say(f"{_NAME}: {path}: {error.strerror}")
        return EXIT_IO
    try:
        return played_out(_NAME, lambda out: _play(options, bots, played, out))
    except _NoPlace as error:  # the table is on standard output
        say(f"{_NAME}: the table cannot be put into {options.out}: {error}")
        return EXIT_DATA


def _matches(options: argparse.Namespace, bots: Field) -> list[Match]:
    variants = [name for name in options.all_variants if name in (options.variants or options.all_variants)]
    return [Match(a, b, variant, options.seed) for variant in variants for a, b in combinations(bots.bots, 2)]


def _claim(folder: Path, seed: int) -> None:
    """Make *folder* that of this run. Raises ``ValueError`` if it is another one's, ``OSError``."""
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / "run.json"
    own = json.dumps({"seed": seed, "version": BUILD}) + "\n"
    if not any(folder.iterdir()):
        file.write_text(own, encoding="utf-8")
    elif not file.exists():
        raise ValueError("it holds something else")
    elif file.read_bytes() != own.encode():
        raise ValueError("it belongs to another run: seed or version differ")


def _begun(match: Match, folder: Path | None) -> _Played:
    if folder is None:
        return _Played(match, {}, None)
    path = folder / f"{match.variant}.{match.a}.{match.b}.jsonl"
    try:
        return _Played(match, read_finished(path, match), path)
    except ValueError as error:
        raise ValueError(f"{path.name}: {error}") from error


def _play(options: argparse.Namespace, bots: Field, played: Sequence[_Played], out: TextIO) -> None:
    total = sum(len(missing(one.finished, options.deals)) for one in played)
    jobs = min(options.jobs, max(1, total))
    with workers(jobs, options.cluster) as (executor, width), progress(total) as bar:
        for one in played:
            bar.set_description(f"{one.match.variant}: {one.match.a}, {one.match.b}")
            with journal(one.path, one.match, one.finished) as keep:
                wanted = missing(one.finished, options.deals)
                for number, pair in play_match(one.match, wanted, executor, 2 * width):
                    one.finished[number] = pair
                    keep(number, pair)
                    bar.update()
    results = [
        (one.match, summarize([one.finished[number] for number in range(options.deals)])) for one in played
    ]
    table = as_markdown(results, options.deals, options.seed, bots)
    out.write(table)
    out.flush()
    if options.out is not None:
        try:
            text = put_between(_text(options.out), table)
        except ValueError as error:
            raise _NoPlace(*error.args) from error
        write_whole(options.out.resolve(), text)  # a full disk must not cost it; links stay


def _text(path: Path) -> str:
    """Return a text. Raises ``OSError``, ``ValueError`` if it is none."""
    try:
        return read_whole(path)
    except UnicodeDecodeError as error:
        raise ValueError("it is not a text in UTF-8") from error
