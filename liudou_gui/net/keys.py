"""Who a host or a client is: lasting key pairs in files, and the hosts that were met before."""

from __future__ import annotations

import hashlib
import json
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

import zmq
from nacl.public import PrivateKey
from pydantic import BaseModel, ConfigDict, Field, ValidationError
from zmq.utils import z85

from engine.names import clean_name
from liudou_gui.net.files import Damaged, read_private, write_private
from liudou_gui.paths import move_aside
from liudou_gui.protocol.limits import KEY_BYTES, TABLE_NAME_LENGTH

KNOWN_HOSTS = 500
"""So many hosts are remembered; the oldest is forgotten first."""
_HEADING = "liudou key 1"


@dataclass(frozen=True, slots=True)
class Keys:
    """A Curve25519 pair, both 32 raw bytes. It is never shown: its ``repr`` has the public half alone."""

    secret: bytes
    public: bytes

    @classmethod
    def new(cls) -> Keys:
        """Return a fresh pair."""
        public, secret = zmq.curve_keypair()
        return cls(z85.decode(secret), z85.decode(public))

    @classmethod
    def of(cls, secret: bytes) -> Keys:
        """Return the pair of a secret half. Raises ``ValueError`` if it has not 32 bytes."""
        if len(secret) != KEY_BYTES:
            raise ValueError("a key has 32 bytes")
        return cls(secret, bytes(PrivateKey(secret).public_key))

    def __repr__(self) -> str:
        return f"Keys({fingerprint(self.public)})"


def z85_of(key: bytes) -> bytes:
    """Return a raw key as ZeroMQ's options take it: 40 characters."""
    return z85.encode(key)


def fingerprint(key: bytes) -> str:
    """Return a public key as people can compare it: 4 groups of 4 hexadecimal digits."""
    digits = hashlib.sha256(b"liudou/key/1" + key).hexdigest()[:16]
    return " ".join(digits[place : place + 4] for place in range(0, 16, 4))


def lasting_keys(path: Path) -> Keys:
    """Return the key pair kept in *path*, made now if there is none.

    Raises :class:`~liudou_gui.net.files.Damaged` if it cannot be read: then the file was moved aside,
    and another call makes a new pair. Raises ``OSError``.
    """
    if not path.exists():
        write_private(path, _key_text(Keys.new()).encode("ascii"), replace=False)
    data = read_private(path)
    try:
        return _keys_in(data.decode("ascii"))
    except ValueError:
        raise Damaged(path, move_aside(path)) from None


def _key_text(keys: Keys) -> str:
    return "\n".join((_HEADING, keys.secret.hex(), keys.public.hex(), ""))


def _keys_in(text: str) -> Keys:
    keys = Keys.of(bytes.fromhex("".join(text.splitlines()[1:2])))
    if _key_text(keys) != text:  # the public half is there to notice a damaged secret one
        raise ValueError("not a key file")
    return keys


class HostKeyChanged(Exception):
    """A host of a known *name* shows another key than before; nothing is sent to it."""

    def __init__(self, name: str, known: bytes, shown: bytes) -> None:
        super().__init__(f"{name} was {fingerprint(known)} and is now {fingerprint(shown)}")
        self.name = name
        self.known = known
        self.shown = shown


class _Host(BaseModel):
    model_config = ConfigDict(strict=True, frozen=True, extra="forbid")
    name: Annotated[str, Field(min_length=1, max_length=TABLE_NAME_LENGTH)]
    key: Annotated[str, Field(pattern=r"^[0-9a-f]{64}$")]


class _Hosts(BaseModel):
    model_config = ConfigDict(strict=True, frozen=True, extra="forbid")
    hosts: Annotated[tuple[_Host, ...], Field(max_length=KNOWN_HOSTS)]


class KnownHosts:
    """The hosts that were met before, by name, kept in *path*.

    Raises :class:`~liudou_gui.net.files.Damaged` and ``OSError`` as :func:`lasting_keys` does.
    """

    def __init__(self, path: Path) -> None:
        self._path = path
        self._keys = self._read()

    def key(self, name: str) -> bytes | None:
        """Return the key of a name, None if it was never met."""
        return self._keys.get(_host_name(name))

    def check(self, name: str, key: bytes) -> bool:
        """Return whether the host is known by this key, False for a new name.

        Raises :class:`HostKeyChanged` if the name is known by another key.
        """
        known = self.key(name)
        if known is not None and known != key:
            raise HostKeyChanged(_host_name(name), known, key)
        return known is not None

    def remember(self, name: str, key: bytes) -> None:
        """Remember a host, also in place of another key. Raises ``ValueError`` and ``OSError``."""
        if len(key) != KEY_BYTES or not _host_name(name):
            raise ValueError("a known host has a name and a key of 32 bytes")
        self._keys.pop(_host_name(name), None)
        self._keys[_host_name(name)] = key
        while len(self._keys) > KNOWN_HOSTS:
            del self._keys[next(iter(self._keys))]
        self._write()

    def forget(self, name: str) -> None:
        """Forget a host; an unknown name is no error. Raises ``OSError``."""
        if self._keys.pop(_host_name(name), None) is not None:
            self._write()

    def _read(self) -> dict[str, bytes]:
        if not self._path.exists():
            return {}
        try:
            hosts = _Hosts.model_validate_json(read_private(self._path)).hosts
        except ValidationError:
            raise Damaged(self._path, move_aside(self._path)) from None
        return {host.name: bytes.fromhex(host.key) for host in hosts}

    def _write(self) -> None:
        hosts = [{"name": name, "key": key.hex()} for name, key in self._keys.items()]
        text = json.dumps({"hosts": hosts}, ensure_ascii=False, indent=1)
        write_private(self._path, text.encode(), replace=True)


def _host_name(name: str) -> str:
    return clean_name(name, TABLE_NAME_LENGTH)
