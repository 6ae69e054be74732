"""A game on this machine: its table, autosave, options, hints."""
