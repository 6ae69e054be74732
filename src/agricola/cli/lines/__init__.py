"""The game line by line."""
