"""Finding tables, invitations, and what the doctor says."""
