"""Runs on demand that break things for long; what the usual tests do of it in small."""
