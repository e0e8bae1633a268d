"""Ways to sit at a table."""
