"""A game drawn as plain text."""
