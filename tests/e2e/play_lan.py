"""Six programs at one network table play a deal by their windows: ``python -m tests.e2e.play_lan``.

A host, four guests and a spectator, each in a process and profile of its own; a bot has the sixth seat. One
guest is killed in the middle, started again and goes on. All windows must show the same scores and that the
dealing was verified, the players' records must hold the deal, and the host's process must end with the table.
``--variant`` chooses one game; without it all three are played.
"""

from __future__ import annotations

import argparse
import json
import os
import queue
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time
from contextlib import ExitStack
from pathlib import Path
from typing import Any

from engine.record import Record
from engine.ruleset import Variant
from liudou_gui.app.record_keeper import HISTORY_FILE
from liudou_gui.history.base import Query
from liudou_gui.history.store import HistoryStore
from liudou_gui.server.folder import HostFolder

ROOT = Path(__file__).parents[2]
PLAYERS = ("Lin", "Mei", "Bao", "Hua", "Zhen")
KILLED, WATCHER = "Bao", "Oma"
GROUPS_AT = 2
_OFFSCREEN = "This plugin does not support"
"""What Qt says of a screen that is none."""
LOBBY_S, DEAL_S, END_S = 90, 420, 90
TABLE = {
    "play_seconds": 60,
    "bid_slot_seconds": 3,
    "camp_seconds": 3,
    "show_seconds": 3,
    "bots": "easy",
}


class Seated:
    """One program, from outside: what it told so far, and a way to tell it something."""

    def __init__(self, folder: Path, name: str, port: int) -> None:
        self.name, self.profile, self._port = name, folder / name, port
        self._said: queue.SimpleQueue[dict[str, Any] | None] = queue.SimpleQueue()
        self._process: subprocess.Popen[str] | None = None

    def start(self, role: str, *, variant: Variant | None = None, groups_at: int = 0) -> None:
        """Start the program; with a *variant* its profile is set up before."""
        if variant is not None:
            self.profile.mkdir()
            settings = {
                "name": self.name, "language": "en", "motion": "none", "muted": True,
                "host_options": {**TABLE, "variant": variant.value},
            }  # fmt: skip
            (self.profile / "settings.json").write_text(json.dumps(settings), encoding="utf-8")
        self._said = queue.SimpleQueue()
        command = [sys.executable, "-m", "tests.e2e.lan_player", "--profile", str(self.profile)]
        command += ["--role", role, "--discovery-port", str(self._port), "--groups-at", str(groups_at)]
        with (self.profile / "stderr.txt").open("ab") as errors:
            self._process = subprocess.Popen(
                command,
                cwd=ROOT,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=errors,
                encoding="utf-8",
                env={**os.environ, "PYTHONUTF8": "1"},
            )
        threading.Thread(target=self._listen, args=(self._process, self._said), daemon=True).start()

    @staticmethod
    def _listen(process: subprocess.Popen[str], said: queue.SimpleQueue[dict[str, Any] | None]) -> None:
        assert process.stdout is not None
        for line in process.stdout:
            if line.startswith("{"):
                said.put(json.loads(line))
        said.put(None)

    def wait_for(self, what: str, seconds: float) -> dict[str, Any]:
        """Return what the program tells when it is so far. Raises ``AssertionError``."""
        try:
            said = self._said.get(timeout=seconds)
        except queue.Empty:
            raise AssertionError(f"{self.name} is not {what} after {seconds:.0f} s") from None
        assert said is not None and said["at"] == what, f"{self.name}, awaited {what}: {said}\n{self.errors}"
        return said

    def wish(self, word: str) -> None:
        """Tell the program something."""
        assert self._process is not None and self._process.stdin is not None
        self._process.stdin.write(word + "\n")
        self._process.stdin.flush()

    def kill(self) -> None:
        """End the program at once, whatever it does: ``kill -9``. May be repeated."""
        if self._process is not None:
            self._process.kill()
            self._process.wait()
            if self._process.stdin is not None:
                self._process.stdin.close()

    def ended(self) -> int:
        """Wait for the end and return the exit code."""
        assert self._process is not None
        return self._process.wait(END_S)

    @property
    def errors(self) -> str:
        """What the program wrote that nobody should see."""
        written = (self.profile / "stderr.txt").read_text(encoding="utf-8", errors="replace")
        return "".join(line for line in written.splitlines(keepends=True) if not line.startswith(_OFFSCREEN))

    def deals(self) -> list[Record]:
        """Return the deals in the profile's records that were scored."""
        history = HistoryStore(self.profile / HISTORY_FILE)
        found = [Record.parse(history.text(deal.id)) for deal in history.search(Query())]
        return [record for record in found if record.scores is not None]


def free_udp_port() -> int:
    """Return a UDP port that nobody has."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.bind(("", 0))
        return int(probe.getsockname()[1])


def play(variant: Variant, folder: Path) -> str:
    """Play a deal and return a line about it. Raises ``AssertionError``."""
    begun, port = time.monotonic(), free_udp_port()
    with ExitStack() as stack:
        host, *guests = [Seated(folder, name, port) for name in PLAYERS]
        watcher = Seated(folder, WATCHER, port)
        everybody = [host, *guests, watcher]
        host_folder = HostFolder(host.profile)
        stack.callback(_end_left_host, host_folder)
        for one in everybody:
            stack.callback(one.kill)
        host.start("host", variant=variant)
        host.wait_for("there", LOBBY_S)
        for guest in guests:
            guest.start("guest", variant=variant, groups_at=GROUPS_AT if guest.name == KILLED else 0)
        watcher.start("spectator", variant=variant)
        for one in [*guests, watcher]:
            one.wait_for("there", LOBBY_S)
        host.wish("start")
        (killed,) = [guest for guest in guests if guest.name == KILLED]
        _kill_and_come_back(killed)
        results = {one.name: one.wait_for("result", DEAL_S) for one in everybody}
        host.wish("end")
        for one in everybody:
            one.wait_for("gone", END_S)
            assert one.ended() == 0, (one.name, one.errors)
            assert not one.errors, (one.name, one.errors)
        _check_results(results)
        _check_records([host, *guests], watcher, results)
        _check_host_ended(host_folder)
    scores, presses = results[PLAYERS[0]]["scores"], sum(said["presses"] for said in results.values())
    return f"{variant.value}: {time.monotonic() - begun:.0f} s, {presses} presses, {scores}\n"


def _kill_and_come_back(killed: Seated) -> None:
    laid = killed.wait_for("grouped", DEAL_S)["groups"]
    killed.kill()
    killed.start("back")
    killed.wait_for("there", LOBBY_S)
    found = killed.wait_for("back", LOBBY_S)["groups"]
    assert laid and found == laid, f"laid aside: {laid}, found again: {found}"


def _check_results(results: dict[str, dict[str, Any]]) -> None:
    scores = [said["scores"] for said in results.values()]
    assert len(scores[0]) == 6 and all(each == scores[0] for each in scores), results
    assert set(PLAYERS) < set(scores[0]), scores[0]
    assert sum(scores[0].values()) == 0, scores[0]
    marks = {name: said["mark"] for name, said in results.items()}
    assert all(marks[name].startswith("Dealing verified") for name in PLAYERS), marks


def _check_records(players: list[Seated], watcher: Seated, results: dict[str, dict[str, Any]]) -> None:
    for player in players:
        (record,) = player.deals()
        record.replay()
        scores = results[player.name]["scores"]
        assert sorted(record.scores or ()) == sorted(scores.values()), (player.name, record.scores, scores)
    assert not watcher.deals(), "who only watched has no record"


def _check_host_ended(folder: HostFolder) -> None:
    end = time.monotonic() + END_S
    while folder.runs or folder.card() is not None:
        assert time.monotonic() < end, "the host's process does not end"
        time.sleep(0.1)
    assert not folder.journals(), "the journal of a closed table stays"
    log = (folder.path / "host.log").read_text(encoding="utf-8")
    assert not log, f"the host has something to say: {log}"


def _end_left_host(folder: HostFolder) -> None:
    """A host that still runs belongs to a test that failed."""
    card = folder.card()
    if folder.runs and card is not None:
        os.kill(card.pid, signal.SIGTERM)


def main() -> int:
    """Play the games that are asked for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--variant", choices=[one.value for one in Variant], help="one game only")
    options = parser.parse_args()
    variants = [Variant(options.variant)] if options.variant else list(Variant)
    for variant in variants:
        with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
            sys.stdout.write(play(variant, Path(folder)))
            sys.stdout.flush()
    sys.stdout.write(f"{len(variants)} passed, 0 failed\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
