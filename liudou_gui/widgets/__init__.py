"""What the window shows: Qt widgets and scene items; they show and wish, never decide."""
