"""Words for why a table on the network cannot be opened or joined."""

from __future__ import annotations

from liudou_gui.model.words import translate


def hosts_already() -> str:
    """Say that one profile opens one table."""
    return translate("Lan", "A table of yours is open already. Go back to it, or close it first.")


def profile_trouble() -> str:
    """Say that keys or journals cannot be written."""
    return translate("Lan", "The table cannot be kept on this disk: it is full, or may not be written to.")


def nowhere_for_a_key(folder: str) -> str:
    """Say to a guest that the key by which a table knows them cannot be written into *folder*."""
    return translate(
        "Lan",
        "The profile folder {folder} cannot be written: it is full, protected, or no folder. What a table "
        "knows you by is kept there; without it nobody would know you again. Make room, or use another "
        "folder.",
    ).format(folder=folder)


def no_port() -> str:
    """Say that the system gives no port."""
    return translate("Lan", "This computer lets no program listen on the network now.")


def no_host_process(path: str) -> str:
    """Say that the table's program did not start; *path* holds what it said."""
    return translate("Lan", "The table’s program did not start. What it said is in {path}.").format(path=path)


def nobody_there(address: str) -> str:
    """Say that a typed address does not answer."""
    return translate(
        "Lan",
        "No table answers at {address}. Is it open there, and are both computers on the same network? "
        "An invitation link works where searching does not.",
    ).format(address=address)


def several_there(address: str) -> str:
    """Say that a typed address has more than one table."""
    return translate(
        "Lan", "There are several tables at {address}. Choose one from the list, or use an invitation link."
    ).format(address=address)


def no_address() -> str:
    """Say that nothing is known of where a table is."""
    return translate("Lan", "It is not known where that table is.")


def other_key(name: str) -> str:
    """Say that a host is not the one that was known by *name*."""
    return translate(
        "Lan",
        "“{name}” is not the computer you played with before: its fingerprint is another one. Somebody may "
        "pretend to be your host. Ask them to read theirs to you before you go on.",
    ).format(name=name)
