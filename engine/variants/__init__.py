"""What the three games do differently before the first card is played, and how they score."""
