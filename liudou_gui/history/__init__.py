"""Kept deals: what the window asks of them, and the store behind it."""
