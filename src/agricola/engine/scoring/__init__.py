"""Points at the end of the game."""
