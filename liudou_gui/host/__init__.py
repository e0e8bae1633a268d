"""The authority of a table."""
