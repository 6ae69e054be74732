"""A game with people around it: what was told to everybody, and what can still be taken back."""

from agricola.table.journal import Told, told
from agricola.table.table import CantUndo, Table

__all__ = ["CantUndo", "Table", "Told", "told"]
