"""Tables on the network for the window: the own host's process, joining, and what the profile remembers.

Nothing of the network is imported by the window before this module is.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

from engine.ruleset import SEATS
from liudou_gui.app.host_process import HostFailed, HostProcess, host_command
from liudou_gui.app.lan_memory import Memory, host_of, port_of
from liudou_gui.app.lan_place import Joined
from liudou_gui.app.local_table import bot_names
from liudou_gui.build import BUILD
from liudou_gui.exits import EXIT_HOSTS_ALREADY, EXIT_IO, EXIT_PROFILE, EXIT_UNAVAILABLE
from liudou_gui.model import lan_words
from liudou_gui.model.settings import Settings, own_name
from liudou_gui.net.addresses import for_invitation, own_addresses
from liudou_gui.net.asking import ask_at
from liudou_gui.net.discovery import DISCOVERY_PORT, NO_TABLE
from liudou_gui.net.doctor import Hosting as HostToExamine
from liudou_gui.net.doctor import Joining, ask_around, examine_host, examine_join
from liudou_gui.net.files import Damaged
from liudou_gui.net.finder import Finder, Found
from liudou_gui.net.findings import Finding
from liudou_gui.net.invitation import TABLE_PORT, AddressError, Invitation, TypedAddress, read_address
from liudou_gui.net.keys import HostKeyChanged, KnownHosts, fingerprint
from liudou_gui.net.recent import RecentHost, RecentHosts
from liudou_gui.protocol.lobby import Lobby, Options
from liudou_gui.server.folder import HostCard, HostFolder, table_of
from liudou_gui.server.wishes import Wishes, device_name
from liudou_gui.session.guest import Guest
from liudou_gui.session.lan_base import CannotHost, CannotJoin, LanTable, Place, Search, Target
from liudou_gui.session.lan_wire import NetWire
from liudou_gui.session.places import Places
from liudou_gui.session.remote import RemoteTable
from liudou_gui.session.transcripts import TranscriptFile
from liudou_gui.session.witness import Witness

if TYPE_CHECKING:
    from engine.deal import Seat
    from engine.record import Record
    from engine.visible import Viewer
    from liudou_gui.session.verdict import Verdict

DEALING_FILE = "lan_dealing.txt"
KNOWN_FILE = "known_hosts.json"

_LOOPBACK = "127.0.0.1"
_MOST_ADDRESSES = 8


class NetTables:
    """Implements :class:`~liudou_gui.session.lan_base.LanTables` for the profile's *folder*.

    *settings* gives the player's own. *on_record* gets each finished deal with the player's seat, in a
    connection's thread. *command* starts a host instead of this program itself. *discovery_port* is the UDP
    port of the search, None for the usual one; an own host gets it too.

    :meth:`host`, :meth:`join` without a host's key, and the doctors take up to some seconds: they are
    for a thread that may wait. All others return at once.
    """

    def __init__(
        self,
        folder: Path,
        settings: Callable[[], Settings],
        on_record: Callable[[Record, Seat], None] = lambda _record, _seat: None,
        *,
        command: Sequence[str] | None = None,
        discovery_port: int | None = None,
    ) -> None:
        self._folder, self._settings, self._on_record = folder, settings, on_record
        self._discovery_port = DISCOVERY_PORT if discovery_port is None else discovery_port
        if discovery_port is not None and command is None:
            command = (*host_command(), "--discovery-port", str(discovery_port))
        self._host_folder = HostFolder(folder)
        self._process = HostProcess(self._host_folder, command)
        self._places = Places(folder)

    # -- hosting -------------------------------------------------------------------------------

    def host(self, options: Options) -> LanTable:
        """Open a table in a process of its own and sit down there. Raises :class:`CannotHost`."""
        if self._host_folder.runs:
            raise CannotHost(lan_words.hosts_already())
        names = tuple(bot_names(own_name(self._settings()), SEATS))
        try:
            owner = self._host_folder.client_keys().public
            started = self._process.start(Wishes((options,), False, owner, bot_names=names))
            where = (f"{_LOOPBACK}:{started.port}",)
            return self._hosted(Target(where, started.key, started.table, name=options.name))
        except HostFailed as failed:
            raise CannotHost(self._why_not(failed.code)) from failed
        except OSError as error:
            raise CannotHost(lan_words.profile_trouble()) from error

    def _why_not(self, code: int | None) -> str:
        if code == EXIT_HOSTS_ALREADY:
            return lan_words.hosts_already()
        if code in (EXIT_PROFILE, EXIT_IO):
            return lan_words.profile_trouble()
        if code == EXIT_UNAVAILABLE:
            return lan_words.no_port()
        return lan_words.no_host_process(str(self._host_folder.path / "host.log"))

    def hosted(self) -> Target | None:
        """Return the table that this profile opened and that still runs, or was killed in the middle."""
        card = self._host_folder.card()
        if card is None or not card.tables:
            return None
        table = card.tables[0]
        if not self._host_folder.runs and table.table not in map(table_of, self._host_folder.journals()):
            return None
        return Target((f"{_LOOPBACK}:{card.port}",), card.key, table.table, name=table.name)

    def end_hosted(self) -> None:
        """End that table's process, whatever its state. May be repeated."""
        self._process.end()

    def invitation(self, place: Place) -> Invitation | None:
        """Return how others come to the own table; None where it is gone, or this computer has no address."""
        card = self._host_folder.card()
        given = tuple(address.ip for address in for_invitation(own_addresses()))
        if card is None or not card.tables or not given:
            return None
        table = card.tables[0]
        ticket = place.ticket if table.locked else b""
        return Invitation(given, card.port, card.key, table.table, ticket, table.name)

    def _hosted(self, target: Target) -> LanTable:
        wire = self._wire(target, "")

        def revive() -> bool:
            return self._revive(target, wire)

        return Joined(*self._remote(wire, target, "", watch=False), revive, own=True)

    def _revive(self, target: Target, wire: NetWire) -> bool:
        """Start the host again if it was killed; False if it ended in order. Raises ``OSError``."""
        card = self._host_folder.card()
        if card is None:
            return False
        if not self._host_folder.runs:
            try:
                port = self._process.start(Wishes((), True, card.owner, target.table)).port
            except HostFailed as failed:
                raise OSError(str(failed)) from failed
            wire.move((f"{_LOOPBACK}:{port}",))
        return True

    # -- joining -------------------------------------------------------------------------------

    def join(self, target: Target, *, code: str = "", watch: bool = False, trust: bool = False) -> LanTable:
        """Return a table to be opened; *trust* accepts another host key. Raises :class:`CannotJoin`."""
        if not target.addresses:
            raise CannotJoin(lan_words.no_address())
        if not target.key:
            target = self._asked(target)
        card = self._host_folder.card()
        if card is not None and card.key == target.key and self._is_own(target, card):
            return self._hosted(target)
        self._check_known(target, trust=trust)
        try:
            wire = self._wire(target, code)
            remote = self._remote(wire, target, code, watch=watch)
        except OSError as error:
            raise CannotJoin(lan_words.nowhere_for_a_key(str(self._folder))) from error
        return Joined(*remote, lambda: self._seek(target, wire), own=False)

    def _seek(self, target: Target, wire: NetWire) -> bool:
        """Ask around where a host that does not answer is now: it may have another address or port."""
        echoes = ask_around(
            own_addresses(), BUILD, trying=target.table or NO_TABLE, port=self._discovery_port
        )
        found = [
            TypedAddress(heard.sender, ad.port).text
            for heard in echoes.of(target.key)
            for ad in heard.answer.tables
            if ad.table == target.table or not target.table
        ]
        wire.move(tuple(dict.fromkeys(found))[:_MOST_ADDRESSES])
        return True

    def _is_own(self, target: Target, card: HostCard) -> bool:
        return not target.table or target.table in {table.table for table in card.tables}

    def _asked(self, target: Target) -> Target:
        """Return *target* with the key that the host at a typed address tells."""
        try:
            typed = read_address(target.addresses[0])
        except AddressError as error:
            raise CannotJoin(lan_words.nobody_there(target.addresses[0])) from error
        answers = [
            heard.answer
            for heard in ask_at(typed.host, typed.port, BUILD, discovery_port=self._discovery_port)
            if heard.answer.tables
        ]
        there = [
            (answer, ad)
            for answer in answers
            for ad in answer.tables
            if not target.table or ad.table == target.table
        ]
        here = [(answer, ad) for answer, ad in there if ad.port == typed.port] or there
        if not here:
            raise CannotJoin(lan_words.nobody_there(typed.shown))
        if len({(answer.key, ad.table) for answer, ad in here}) > 1:
            raise CannotJoin(lan_words.several_there(typed.shown))
        answer, ad = here[0]
        where = TypedAddress(typed.host, ad.port).text
        return Target((where,), answer.key, ad.table, target.ticket, target.name or ad.name)

    def _check_known(self, target: Target, *, trust: bool) -> None:
        name = target.name or host_of(target.addresses[0])
        known = self._known()
        if known is None:
            return
        try:
            known.check(name, target.key)
        except HostKeyChanged as changed:
            if not trust:
                raise CannotJoin(
                    lan_words.other_key(changed.name),
                    known=fingerprint(changed.known),
                    shown=fingerprint(changed.shown),
                ) from changed
            self._remember_key(name, target.key)

    def _known(self) -> KnownHosts | None:
        for _ in range(2):
            with suppress(Damaged):  # it was moved aside: once more
                try:
                    return KnownHosts(self._folder / KNOWN_FILE)
                except OSError:
                    return None
        return None

    def _remember_key(self, name: str, key: bytes) -> None:
        known = self._known()
        if known is not None and known.key(name) != key:
            with suppress(OSError, ValueError):
                known.remember(name, key)

    def left(self) -> Target | None:
        """Return the table of another host at which this profile still has a seat."""
        card = self._host_folder.card()
        own = card.key if card is not None else b""
        place = next((place for place in self._places.all() if place.key != own), None)
        return None if place is None else Target(place.addresses, place.key, place.table, name=place.name)

    # -- looking around ------------------------------------------------------------------------

    def search(self, changed: Callable[[tuple[Found, ...]], None]) -> Search:
        """Look for tables; *changed* is called from another thread."""
        extra = [address for host in self.recent() for address in host.addresses]
        finder = Finder(BUILD, changed, extra=extra, port=self._discovery_port)
        finder.start()
        return finder

    def recent(self) -> tuple[RecentHost, ...]:
        """Return the hosts where this profile sat last, newest first."""
        return RecentHosts(self._folder).hosts

    def forget(self, host: RecentHost) -> None:
        """Take a host off that list."""
        RecentHosts(self._folder).forget(host.key)

    def examine_hosting(self) -> tuple[Finding, ...]:
        """Find out whether others can come in here; for a thread that may wait."""
        card = self._host_folder.card()
        port = card.port if card is not None else TABLE_PORT
        key = card.key if card is not None else self._host_folder.host_keys().public
        changed = card is not None and card.key_changed
        guests = self._host_folder.guests()
        return examine_host(HostToExamine(port, key, BUILD, guests, changed, self._discovery_port))

    def examine_joining(self, target: Target) -> tuple[Finding, ...]:
        """Find out why *target* cannot be reached; as :meth:`examine_hosting`."""
        hosts = tuple(map(host_of, target.addresses))
        port = port_of(target.addresses[0]) if target.addresses else TABLE_PORT
        return examine_join(
            Joining(
                hosts,
                port,
                BUILD,
                target.key,
                target.table or NO_TABLE,
                discovery_port=self._discovery_port,
            )
        )

    # -- a connection --------------------------------------------------------------------------

    def _wire(self, target: Target, code: str) -> NetWire:
        return NetWire(self._host_folder.client_keys(), target.key, target.addresses, code)

    def _remote(
        self, wire: NetWire, target: Target, code: str, *, watch: bool
    ) -> tuple[RemoteTable, Callable[[Place, Lobby | None], None], Callable[[], None]]:
        """Return a client for *target*, who hears of its place, and who hears that it is over."""
        card = self._host_folder.card()
        own = card is not None and card.key == target.key
        memory = Memory(
            target,
            self._places,
            None if own else lambda: RecentHosts(self._folder),
            self._remember_key,
            self._on_record,
        )
        # Who types a code shows that alone: an old token or ticket would be tried in its place.
        guest = Guest(
            BUILD,
            own_name(self._settings()),
            device_name(),
            target.table,
            b"" if code else target.ticket,
            b"" if code else self._places.token(target.key, target.table),
            watch,
        )
        remote = RemoteTable(
            wire,
            guest,
            new_witness=self._witness,
            on_token=memory.note_token,
            on_record=memory.note_record,
        )
        return remote, memory.note_place, memory.forget

    def _witness(self, table: bytes, viewer: Viewer, on_verdict: Callable[[Verdict], None]) -> Witness:
        keeper = TranscriptFile(self._folder / DEALING_FILE)
        return Witness(table, viewer, keeper=keeper, on_verdict=on_verdict)
