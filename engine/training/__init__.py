"""Teaching bots: sees the truth of deals, and is never shipped."""
