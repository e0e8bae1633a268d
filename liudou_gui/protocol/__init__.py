"""What client and table say to each other: plain values that the host acts on and the net carries."""
