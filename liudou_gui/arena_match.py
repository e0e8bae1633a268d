"""Matches on duplicate deals, headless, on all cores, and what came of them."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, Executor, Future, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from math import isfinite
from pathlib import Path
from typing import Never, TextIO, TypeVar

from tqdm import tqdm

from engine.counts import COMPILED
from engine.match import Estimate, Game, Pair, elo, estimate, pack_of, play_pair
from engine.ruleset import Ruleset, Variant
from engine.workers import NoCluster, workers
from liudou_gui.arguments import say, without_reader
from liudou_gui.exits import EXIT_DATA, EXIT_FAULT, EXIT_IO, EXIT_UNAVAILABLE
from liudou_gui.paths import read_whole
from liudou_gui.roster import bot_named

_T = TypeVar("_T")
_CHUNK = 4
"""So many deals are one task."""
LOST_WORKER = "a process that played was ended from outside, perhaps for want of memory; try fewer --jobs"


@dataclass(frozen=True, slots=True)
class Match:
    """What is played: names, game and seed; deals are counted from 0."""

    a: str
    b: str
    variant: str
    seed: int

    def play(self, numbers: Sequence[int]) -> list[Pair]:
        """Play these packs; runs in a worker."""
        a, b = bot_named(self.a), bot_named(self.b)
        ruleset = Ruleset(Variant(self.variant))
        return [
            play_pair(pack_of(ruleset, self.seed, number), a, b, f"{self.seed}/{number}")
            for number in numbers
        ]


@dataclass(frozen=True, slots=True)
class Summary:
    """What came of a match, from A's side."""

    win_rate: Estimate
    points: Estimate
    by_role: dict[str, Estimate]
    deals: int
    void: int
    unplayed: int
    decisions: int


def play_match(
    match: Match, numbers: Sequence[int], executor: Executor, width: int
) -> Iterator[tuple[int, Pair]]:
    """Yield each pack's pair as it is finished, on any executor; never more than *width* tasks wait."""
    chunks = [numbers[at : at + _CHUNK] for at in range(0, len(numbers), _CHUNK)]
    chunks.reverse()
    running: dict[Future[list[Pair]], Sequence[int]] = {}
    while chunks or running:
        while chunks and len(running) < width:
            chunk = chunks.pop()
            running[executor.submit(match.play, chunk)] = chunk
        for done in wait(running, return_when=FIRST_COMPLETED).done:
            yield from zip(running.pop(done), done.result(), strict=True)


def summarize(pairs: Sequence[Pair]) -> Summary:
    """Sum up."""
    played = [pair for pair in pairs if pair.games is not None]
    rates = [rate for pair in played if (rate := pair.win_rate) is not None]
    games = [game for pair in played for game in pair.games or () if game.played]
    roles = sorted({game.role for game in games})
    return Summary(
        estimate(rates),
        estimate([pair.points for pair in played]),
        {role: estimate([float(game.won) for game in games if game.role == role]) for role in roles},
        len(pairs),
        len(pairs) - len(played),
        len(played) - len(rates),
        sum(game.decisions for game in games),
    )


def as_json(match: Match, summary: Summary) -> dict[str, object]:
    """Return the last line's contents; rates between 0 and 1, null where too few deals tell nothing."""
    mean = summary.win_rate.mean
    return {
        **asdict(match),
        "win_rate": _finite(mean),
        "win_rate_interval": _finite_both(summary.win_rate),
        "points": _finite(summary.points.mean),
        "points_interval": _finite_both(summary.points),
        "elo": elo(mean) if summary.win_rate.deals else None,
        "deals": summary.deals,
        "void": summary.void,
        "decided_by_cards": summary.unplayed,
        "decisions": summary.decisions,
        "by_role": {
            role: {"win_rate": part.mean, "interval": _finite_both(part), "games": part.deals}
            for role, part in summary.by_role.items()
        },
    }


def _finite(value: float) -> float | None:
    return value if isfinite(value) else None  # JSON knows no others


def _finite_both(part: Estimate) -> list[float | None]:
    return [_finite(bound) for bound in part.interval]


def with_margin(part: Estimate, scale: float, form: str, unit: str = "") -> str:
    """Return a mean and its margin, times *scale* in the format *form*.

    A single deal tells nothing of how far off it is, and stands without; no deal is a dash.
    """
    if not part.deals:
        return "–"
    mean = f"{part.mean * scale:{form}}"
    margin = f"{part.margin * scale:{form.lstrip('+')}}"
    return f"{mean} ± {margin}{unit}" if isfinite(part.margin) else f"{mean}{unit}"


def as_table(match: Match, summary: Summary) -> str:
    """Return the result for people."""

    def percent(part: Estimate) -> str:
        return f"{with_margin(part, 100, '.1f', ' %')}  ({part.deals})"

    rate = summary.win_rate
    lines = [
        f"{match.variant}: {match.a} against {match.b}, {summary.deals} packs, each played twice",
        f"  win rate   {percent(rate)}   Elo {f'{elo(rate.mean):+.0f}' if rate.deals else '–'}",
        f"  points     {with_margin(summary.points, 1, '+.2f')} a pack",
        *(f"  {role:<10} {percent(part)}" for role, part in summary.by_role.items()),
        f"  void {summary.void}, decided by the cards alone {summary.unplayed}",
    ]
    return "\n".join(lines) + "\n"


# -- what was played before ------------------------------------------------------------------


def read_finished(path: Path, match: Match) -> dict[int, Pair]:
    """Return the packs that *path* holds of this match; a last line that is torn is left out.

    Raises ``ValueError`` if the file belongs to another match or is damaged, ``OSError``.
    """
    found: dict[int, Pair] = {}
    if not path.exists():
        return found
    head = json.dumps(asdict(match))
    try:
        lines = read_whole(path, head).split("\n")
    except UnicodeDecodeError as error:
        raise ValueError("it belongs to something else") from error
    except ValueError as error:
        raise ValueError("it belongs to another match") from error
    if lines[0] != head:
        raise ValueError("it belongs to another match")
    for line in lines[1:-1]:
        try:
            entry = json.loads(line)
            games = entry["games"]
            pair = Pair(None if games is None else (_game(games[0]), _game(games[1])))
            found[_plain(entry["deal"], int)] = pair
        except (ValueError, KeyError, TypeError, IndexError, RecursionError) as error:
            raise ValueError(f"it is damaged: {line[:40]!r}") from error
    return found


def _game(said: Mapping[str, object]) -> Game:
    """Return a game as :func:`_line` has written it. Raises ``TypeError`` and ``KeyError`` for others."""
    return Game(
        _plain(said["won"], bool),
        _plain(said["points"], int),
        _plain(said["role"], str),
        _plain(said["played"], bool),
        _plain(said["decisions"], int),
    )


def _plain(value: object, kind: type[_T]) -> _T:
    if type(value) is not kind:
        raise TypeError(f"{value!r} is not a {kind.__name__}")
    return value


@contextmanager
def journal(
    path: Path | None, match: Match, finished: dict[int, Pair]
) -> Iterator[Callable[[int, Pair], None]]:
    """Give what keeps each further pack in *path*, which holds *finished* so far; None keeps nothing.

    Raises ``OSError``.
    """
    if path is None:
        yield lambda *_: None
        return
    head = json.dumps(asdict(match)) + "\n"
    # A torn last line is not to be written on, and a torn head would be that of another match.
    draft = path.with_name(path.name + ".new")
    with _naming(path):
        draft.write_text(head + "".join(_line(*item) for item in finished.items()), encoding="utf-8")
        draft.replace(path)
        log = path.open("a", encoding="utf-8")

    def keep(number: int, pair: Pair) -> None:
        with _naming(path):
            log.write(_line(number, pair))
            log.flush()

    try:
        yield keep
    finally:
        with _naming(path):
            log.close()


@contextmanager
def _naming(path: Path) -> Iterator[None]:
    """A full disk does not say which file it is about."""
    try:
        yield
    except OSError as error:
        if error.filename is None:
            raise OSError(error.errno, error.strerror, str(path)) from error
        raise


def _line(number: int, pair: Pair) -> str:
    games = None if pair.games is None else [asdict(game) for game in pair.games]
    return json.dumps({"deal": number, "games": games}) + "\n"


# -- the command -----------------------------------------------------------------------------


def run(options: argparse.Namespace) -> int:
    """Play and report.

    Returns 0; 130 interrupted, 74 nothing can be written, 65 a file of another match, 69 no cluster or a
    bot without its nets.
    """
    match = Match(options.a, options.b, options.variant, options.seed)
    for name in dict.fromkeys((match.a, match.b)):
        try:
            bot_named(name)
        except (OSError, ValueError) as error:
            say(f"liudou arena: {name} cannot play, as what it learned is missing or damaged: {error}")
            return EXIT_UNAVAILABLE
    try:
        finished = {} if options.resume is None else read_finished(options.resume, match)
    except ValueError as error:
        say(f"liudou arena: {options.resume} cannot be gone on with: {error}")
        return EXIT_DATA
    except OSError as error:
        say(f"liudou arena: {options.resume}: {error.strerror}")
        return EXIT_IO
    return played_out("liudou arena", lambda out: _play(options, match, finished, out))


def played_out(name: str, work: Callable[[TextIO], None]) -> int:
    """Do *work* of the command *name*; return 0, or the code of who or what was lost on the way."""
    try:
        return without_reader(name, work)
    except NoCluster as error:
        say(f"{name}: {error}")
        return EXIT_UNAVAILABLE
    except BrokenProcessPool:
        say(f"{name}: {LOST_WORKER}")
        return EXIT_FAULT


def missing(finished: dict[int, Pair], deals: int) -> list[int]:
    """Return the numbers of the packs below *deals* that are still to be played."""
    return [number for number in range(deals) if number not in finished]


def progress(total: int) -> tqdm[Never]:
    """Return a bar of *total* packs on standard error, if there is a person to see it."""
    hidden = True if sys.stderr is None else None
    return tqdm(total=total, unit="pack", disable=hidden, file=sys.stderr, leave=False)


def _play(options: argparse.Namespace, match: Match, finished: dict[int, Pair], out: TextIO) -> None:
    if not options.json:
        out.write(f"engine: {'compiled' if COMPILED else 'interpreted'}\n")
        out.flush()
    wanted = missing(finished, options.deals)
    pairs = {number: pair for number, pair in finished.items() if number < options.deals}
    jobs = min(options.jobs, max(1, len(wanted)))
    with (
        journal(options.resume, match, finished) as keep,
        workers(jobs, options.cluster) as (executor, width),
        progress(len(wanted)) as bar,
    ):
        for number, pair in play_match(match, wanted, executor, 2 * width):
            pairs[number] = pair
            keep(number, pair)
            bar.update()
    summary = summarize([pairs[number] for number in sorted(pairs)])
    if options.json:
        out.write(json.dumps(as_json(match, summary)) + "\n")
    else:
        out.write(as_table(match, summary))
    out.flush()
