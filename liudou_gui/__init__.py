"""The desktop game."""
