"""The only place that wires things together."""
