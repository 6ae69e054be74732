"""Agricola: the board game, complete and exact, as a library.

>>> import agricola
>>> game = agricola.new_game("revised", players=2, cards=False, seed=7)
>>> game.apply(game.parse("Forest"))
"""

from agricola.editions.own_decks import Deck, load_deck
from agricola.engine.errors import (
    AgricolaError,
    Ambiguous,
    BadOption,
    BadPosition,
    BadRecord,
    NotLegal,
    NotReadable,
)
from agricola.engine.kernel.actions import Action
from agricola.game import EDITIONS, Game, Score, TeamScore, from_position, new_game, replay
from agricola.record.record import Record, load, loads

__version__ = "0.1.0"

__all__ = [
    "EDITIONS",
    "Action",
    "AgricolaError",
    "Ambiguous",
    "BadOption",
    "BadPosition",
    "BadRecord",
    "Deck",
    "Game",
    "NotLegal",
    "NotReadable",
    "Record",
    "Score",
    "TeamScore",
    "from_position",
    "load",
    "load_deck",
    "loads",
    "new_game",
    "replay",
]
