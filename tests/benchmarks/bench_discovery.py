"""Run on demand, as root on Linux: how soon a table is found from another network namespace.

``python -m tests.benchmarks.bench_discovery [rounds]`` joins two namespaces by a virtual cable and gives the
guest another one, with the default route, that leads nowhere as a VPN's or Docker's adapter does. Three hosts
answer on one computer; all have to be found within a second.
"""

import os
import subprocess
import sys
import threading
import time

from engine.ruleset import Ruleset, Variant
from liudou_gui.net.beacon import Beacon
from liudou_gui.net.discovery import TableAd
from liudou_gui.net.finder import Finder
from tests.helpers.hosts import serve

HOST, GUEST = f"liudou-host-{os.getpid()}", f"liudou-guest-{os.getpid()}"
HOSTS = 3


def ip(*words: str) -> None:
    """Run ``ip``."""
    subprocess.run(["ip", *words], check=True)


def inside(space: str, *words: str) -> list[str]:
    """Return the words that run this file in a namespace."""
    return ["ip", "netns", "exec", space, sys.executable, "-m", "tests.benchmarks.bench_discovery", *words]


def build() -> None:
    """Make two namespaces and their cables."""
    ip("netns", "add", HOST)
    ip("netns", "add", GUEST)
    ip("-n", GUEST, "link", "add", "ldnowhere", "type", "veth", "peer", "name", "ldend")
    ip("-n", GUEST, "link", "set", "ldend", "up")
    ip("-n", GUEST, "addr", "add", "10.98.0.2/24", "dev", "ldnowhere")
    ip("-n", GUEST, "link", "set", "ldnowhere", "up")
    ip("-n", GUEST, "route", "add", "default", "dev", "ldnowhere")
    ip("-n", GUEST, "link", "add", "ldguest", "type", "veth", "peer", "name", "ldhost", "netns", HOST)
    for space, device, address in ((HOST, "ldhost", "10.99.0.1/24"), (GUEST, "ldguest", "10.99.0.2/24")):
        ip("-n", space, "link", "set", "lo", "up")
        ip("-n", space, "addr", "add", address, "dev", device)
        ip("-n", space, "link", "set", device, "up")


def host() -> None:
    """Answer with several hosts on one computer until the input ends."""
    table = TableAd(b"tableid!", 47610, "Lin’s table", Ruleset(Variant.HIDDEN).text, 4, 3)
    beacons = [Beacon(bytes([key]) * 32, "1.0", lambda: [table]) for key in range(HOSTS)]
    stop = threading.Event()
    thread = threading.Thread(target=serve, args=(beacons, stop))
    thread.start()
    print("ready", flush=True)
    sys.stdin.read()
    stop.set()
    thread.join()
    for beacon in beacons:
        beacon.close()


def guest(rounds: int) -> None:
    """Look again and again, and print how long it took."""
    taken = []
    for _ in range(rounds):
        seen = threading.Event()
        finder = Finder("1.0", lambda found, seen=seen: seen.set() if len(found) == HOSTS else None)
        begin = time.perf_counter()
        finder.start()
        if not seen.wait(15):
            print("not found:", finder.tables())
        taken.append(time.perf_counter() - begin)
        time.sleep(0.2)  # for the other addresses
        addresses = {address for found in finder.tables() for address in found.addresses}
        finder.stop()
    taken.sort()
    late = sum(seconds > 1 for seconds in taken)
    print(f"found at {sorted(addresses)}: median {taken[len(taken) // 2] * 1000:.1f} ms, ", end="")
    print(f"slowest {taken[-1] * 1000:.1f} ms, later than a second {late} of {rounds}")


def main(rounds: str = "50") -> None:
    """Build, look, and take everything away again."""
    try:
        build()
        with subprocess.Popen(
            inside(HOST, "host"), stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        ) as process:
            assert process.stdin is not None and process.stdout is not None
            process.stdout.readline()
            subprocess.run(inside(GUEST, "guest", rounds), check=True)
            process.stdin.close()
    finally:
        for space in (HOST, GUEST):
            subprocess.run(["ip", "netns", "del", space], check=False)


if __name__ == "__main__":
    if sys.argv[1:] == ["host"]:
        host()
    elif sys.argv[1:2] == ["guest"]:
        guest(int(sys.argv[2]))
    else:
        main(*sys.argv[1:])
