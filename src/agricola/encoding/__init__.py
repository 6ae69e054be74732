"""Positions and actions as numbers, for learners: only what a seat may know, stable for ever."""

from agricola.encoding.action_layout import ACTION_SPACE_VERSION, ActionSpace, listed_codes
from agricola.encoding.batch import encode_batch
from agricola.encoding.column_numbers import ACTION_SIZE, CARD_SIZE, MOST_CARDS, OBSERVATION_SIZE, VERSION
from agricola.encoding.columns import ACTION_COLUMNS, OBSERVATION_COLUMNS
from agricola.encoding.encoder import Encoder
from agricola.encoding.numbering import SPACE_SLOTS, encoder_for

__all__ = [
    "ACTION_COLUMNS",
    "ACTION_SIZE",
    "ACTION_SPACE_VERSION",
    "CARD_SIZE",
    "MOST_CARDS",
    "OBSERVATION_COLUMNS",
    "OBSERVATION_SIZE",
    "SPACE_SLOTS",
    "VERSION",
    "ActionSpace",
    "Encoder",
    "encode_batch",
    "encoder_for",
    "listed_codes",
]
