"""What a host process says to whoever started it: one line for a window, some for people."""

from __future__ import annotations

import contextlib
import json
import os
import sys
from collections.abc import Sequence

from liudou_gui.bots import offered
from liudou_gui.build import BUILD
from liudou_gui.net.addresses import invited, own_addresses
from liudou_gui.net.invitation import Invitation, code_text, link_of
from liudou_gui.net.keys import fingerprint
from liudou_gui.net.server import Endpoint
from liudou_gui.server.served import Served


def tell_window(endpoint: Endpoint, served: Served) -> None:
    """Say the one line that the window waits for, and nothing more: nobody reads on."""
    room = served.room
    if sys.stdout is None:
        return
    said = {
        "port": endpoint.port,
        "key": endpoint.key.hex(),
        "table": room.table.hex(),
        "ticket": room.ticket.hex(),
        "code": room.code,
    }
    with contextlib.suppress(OSError):
        sys.stdout.write(json.dumps(said) + "\n")
        sys.stdout.flush()
    with contextlib.suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def tell_people(endpoint: Endpoint, tables: Sequence[Served]) -> None:
    """Say what is hosted and how others come in, for whoever started this by hand."""
    lines = [
        f"Liudou {BUILD} hosts {len(tables)} table(s) at port {endpoint.port}; "
        f"this host's fingerprint is {fingerprint(endpoint.key)}"
    ]
    given = invited(endpoint.address, own_addresses())
    for served in tables:
        options, room = served.room.lobby.options, served.room
        lines.append(f"{options.name}: {options.ruleset.variant.value}, base {options.ruleset.base}")
        bots = offered(options.bots)
        if bots is not options.bots:
            lines.append(
                f"  bots: {bots.value}, as what {options.bots.value} bots learned is missing or damaged here"
            )
        if given:
            ticket = room.ticket if options.locked else b""
            invitation = Invitation(given, endpoint.port, endpoint.key, room.table, ticket, options.name)
            lines.append(f"  invitation: {link_of(invitation)}")
        if options.locked:
            lines.append(f"  room code: {code_text(room.code)}")
    _say("\n".join([*lines, "Ctrl-C ends all tables."]))


def _say(text: str) -> None:
    """Write on standard output, if there is one."""
    with contextlib.suppress(OSError):
        if sys.stdout is not None:
            sys.stdout.write(text + "\n")
            sys.stdout.flush()


def complain(code: int, why: str) -> int:
    """Write on standard error why the process ends, and return *code*."""
    with contextlib.suppress(OSError):
        if sys.stderr is not None:
            sys.stderr.write(f"liudou host: {why}\n")
    return code
