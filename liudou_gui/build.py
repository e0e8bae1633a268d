"""Which version this is, as it is told to the other end of a network table."""

from __future__ import annotations

BUILD = "0.1.0"
"""The version in ``pyproject.toml``."""
