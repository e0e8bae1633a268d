"""The rule book as data: chapters and clauses for each of the three games."""
