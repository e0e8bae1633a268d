"""A peer that sends more than is read, and is gone by the time its input goes on, does not end the host.

libzmq 4.3.5 aborts the process (``!_io_error``) where a socket's own heartbeat comes due in between.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

CODE = """
import time
from tests.helpers.wires import Host, Raw
host = Host()
for _ in range(3):
    peer = Raw(host.address)
    peer.socket.sndhwm = 0
    for _ in range(60):
        peer.socket.send(bytes(16_384))
        host.endpoint._poller.poll(5)
        host.endpoint._answer_zap()
    for _ in range(1_000):
        peer.socket.send(bytes(16_384))
    time.sleep(0.4)
    peer.close()
    time.sleep(2.5)
host.step()
host.endpoint.close()
print("lives")
"""


def test_a_flood_that_is_cut_off_while_nobody_reads_does_not_end_the_host() -> None:
    root = Path(__file__).parents[2]
    done = subprocess.run(
        [sys.executable, "-c", CODE], capture_output=True, text=True, cwd=root, timeout=60, check=False
    )
    assert done.stdout.strip() == "lives", done.stderr
