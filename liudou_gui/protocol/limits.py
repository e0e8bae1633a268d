"""Bounds of everything that crosses the network; both sides refuse what lies outside."""

from __future__ import annotations

PROTOCOL = 1
"""The version of the protocol spoken here."""
OLDEST_PROTOCOL = 1
"""The oldest version that is still understood."""

NAME_LENGTH = 20
TABLE_NAME_LENGTH = 40
CHAT_LENGTH = 200
CHAT_LINES = 50
"""So many lines of talk are told to whoever comes in or comes back."""
BUILD_LENGTH = 40
CODE_DIGITS = 6
TOKEN_BYTES = 16
KEY_BYTES = 32
SHARE_BYTES = 32
CODE_SHARE_BYTES = 33
"""A message of the room-code exchange (SPAKE2 over Ed25519, with its side)."""
PROOF_BYTES = 32
ACTION_ID_BYTES = 16
TABLE_ID_BYTES = 8
SPECTATORS = 12
"""So many may watch one table."""
PLAY_SECONDS = (5, 600)
"""A limit for the time of a play lies between these; 0 is none."""
TABLES = 200
"""So many one host may open."""
EVENTS_A_FRAME = 200
FRAME_UP = 64 * 1024
"""The largest frame a client may send, in bytes."""
FRAME_DOWN = 1024 * 1024
FRAME_STRANGER = 2 * 1024
"""The largest frame of somebody who has not been let in."""
FRAMES_STRANGER = 16
STRANGER_MS = 10_000

PING_MS = 2_000
SILENCE_MS = 6_000
"""After such silence a client opens a fresh socket."""
NO_ANSWER_MS = 3_000
"""So long a client waits for a host's first answer before it says that none came."""
AWAY_MS = 8_000
TAKEOVER_MS = 20_000
RESTART_GRACE_MS = 15_000
CODE_DELAY_MS = 1_000
"""Every reply of the room-code exchange is sent so long after the question, whatever it is."""
CODE_TRIES = 5
"""Tries of the room code a minute, for each key and each address."""
CODE_TRIES_IN_ALL = 30
"""Tries of a table's room code a minute, from all together."""
SHARE_MS = 3_000
"""How long a client may take for its commitment, and again for its share."""
EMPTY_TABLE_MS = 5 * 60_000
"""A table ends so long after the last person left."""
FRAMES_A_SECOND = 50
"""So many frames a second somebody who was let in may send on and on."""
FRAMES_AT_ONCE = 200
"""So many frames may come at once after a quiet while."""
STRANGERS = 64
"""So many connections may wait to be let in at once."""
SILENT_PEER_MS = 30_000
"""After such silence the host forgets a connection."""
