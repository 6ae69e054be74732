"""The numbers of action spaces and cards, for ever: an encoder is made of them.

A list below only grows: a new space is added at its end, and no line is ever moved or taken away. Cards have their
numbers from `cards/catalog.lock`.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Final

from agricola.cards.lock import numbers
from agricola.encoding.encoder import SLOTS, Encoder
from agricola.engine.spaces import Board

SPACE_SLOTS: Final[Mapping[str, tuple[str, ...]]] = {
    "revised": (
        "Farm Expansion", "Meeting Place", "Grain Seeds", "Farmland", "Lessons (A)", "Day Laborer", "Forest",
        "Clay Pit", "Reed Bank", "Fishing", "Major Improvement", "Fencing", "Grain Utilization", "Sheep Market",
        "Basic Wish for Children", "House Redevelopment", "Western Quarry", "Vegetable Seeds", "Pig Market",
        "Cattle Market", "Eastern Quarry", "Urgent Wish for Children", "Cultivation", "Farm Redevelopment",
        "Side Job", "Copse", "Resource Market", "Animal Market", "Modest Wish for Children", "Grove", "Hollow",
        "Lessons (X)", "Traveling Players",
    ),
    "original": (
        "Build Room(s) and/or Build Stable(s)", "Starting Player and Storehouse", "Take 1 Grain", "Plow 1 Field",
        "Build 1 Stable and/or Bake Bread", "Day Laborer", "3 Wood", "1 Clay", "1 Reed", "Fishing",
        "Sow and/or Bake Bread", "1 Major or Minor Improvement", "1 Sheep", "Fences", "1 Stone (stage 2)",
        "After Renovation also 1 Major or Minor Improvement", "After Family Growth also 1 Minor Improvement",
        "Take 1 Vegetable", "1 Wild Boar", "1 Stone (stage 4)", "1 Cattle", "Plow Field and Sow",
        "Family Growth even without Room", "After Renovation also Fences", "2 Wood", "1 Clay (3 players)",
        "Take 1 Building Resource", "Take 2 Building Resources", "1 Wood", "2 Clay",
        "Take 1 Reed, 1 Stone and 1 Food", "Traveling Players", "4 Wood", "3 Clay",
        "1 Reed, also 1 Stone and 1 Wood", "Take Animals", "Build 1 Room or Traveling Players",
        "Take 2 Building Resources or, from round 5, Family Growth",
        "Starting Player (and/or 1 Minor Improvement)", "1 Occupation", "Tavern", "1 Occupation (3 players)",
        "1 Occupation (4 players)", "1 Occupation or, from round 5, Family Growth",
    ),
    "family": (
        "Pastures", "Plow", "Sow", "Grain", "Sheep", "Fishing", "Rooster", "3 Wood", "1 Clay", "1 Reed", "Day Labor",
        "Cooking", "Wood Rooms and/or Stables", "Renovation and/or Stable", "Clay Rooms and/or Stables",
        "Family Growth", "Wild Boar", "Wind Mill", "Cattle", "Basketmaker's Workshop", "Pottery", "Joinery",
        "Family Growth even without Room", "Plow and/or Sow", "Depot", "1 Wood", "2 Wood", "2 Clay",
        "2 of Your Choice", "Pastures and/or Stables", "One of Each",
    ),
}  # fmt: skip
"""The spaces of each edition, whatever the number of players, by their place in an observation."""


@cache
def card_numbers() -> dict[str, int]:
    """The number of each card by its id."""
    return numbers()


def encoder_for(board: Board) -> Encoder:
    """A new encoder for positions on a board."""
    known = SPACE_SLOTS[board.edition]
    assert len(known) <= SLOTS
    return Encoder(board, [known.index(space.name) for space in board.spaces], card_numbers())
