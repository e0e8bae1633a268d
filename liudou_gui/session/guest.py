"""Who comes to a network table, and how that is said."""

from __future__ import annotations

from dataclasses import dataclass

from engine.rulings import RULES_VERSION
from liudou_gui.protocol.limits import OLDEST_PROTOCOL, PROTOCOL
from liudou_gui.protocol.up import Hello, own_rulings


@dataclass(frozen=True, slots=True)
class Guest:
    """Who comes, and how: *table* is empty for the only table of the host."""

    build: str
    name: str
    device: str = ""
    table: bytes = b""
    ticket: bytes = b""
    token: bytes = b""
    watch: bool = False

    def hello(self, table: bytes, token: bytes, run: int, since: int) -> Hello:
        """Return the greeting for *table* with the last *token*; the stream goes on at *since* of *run*."""
        return Hello(
            proto_min=OLDEST_PROTOCOL,
            proto_max=PROTOCOL,
            build=self.build,
            rules_version=RULES_VERSION,
            rulings=own_rulings(),
            table=table,
            name=self.name,
            device=self.device,
            token=token,
            ticket=self.ticket,
            watch=self.watch,
            run=run,
            since=since,
        )
