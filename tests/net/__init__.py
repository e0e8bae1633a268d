"""Tests of the network: wire forms, seals, keys, room code, and both ends over real sockets."""
