"""What the window knows: QtCore models over a session, and everything in words."""
