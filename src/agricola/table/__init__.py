"""A game with people around it: what happened move by move, and what can still be taken back."""

from agricola.table.journal import Entry, Move
from agricola.table.table import CantUndo, Table

__all__ = ["CantUndo", "Entry", "Move", "Table"]
