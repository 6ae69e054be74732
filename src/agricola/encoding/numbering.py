"""The numbers of action spaces, major improvements, rules and cards, for ever: an encoder is made of them.

A list below only grows: what is new is added at its end, and nothing is ever moved or taken away. Cards have their
numbers from `cards/catalog.lock`; the spaces that cards bring into play need no line here.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Final

from agricola.cards.lock import numbers
from agricola.editions.own_decks import OWN_DECKS
from agricola.encoding.action_numbers import MOST_CARDS_NUMBERED
from agricola.encoding.column_numbers import CARD_SPACE, MAJOR_SLOTS, RULE_SLOTS
from agricola.encoding.encoder import Encoder
from agricola.engine.errors import BadOption
from agricola.engine.kernel.board import Board

SPACE_SLOTS: Final[Mapping[str, tuple[str, ...]]] = {
    "revised": (
        "farm_expansion", "meeting_place", "grain_seeds", "farmland", "lessons_a", "day_laborer", "forest", "clay_pit",
        "reed_bank", "fishing", "major_improvement", "fencing", "grain_utilization", "sheep_market",
        "basic_wish_for_children", "house_redevelopment", "western_quarry", "vegetable_seeds", "pig_market",
        "cattle_market", "eastern_quarry", "urgent_wish_for_children", "cultivation", "farm_redevelopment", "side_job",
        "copse", "resource_market", "animal_market", "modest_wish_for_children", "grove", "hollow", "lessons_x",
        "traveling_players", "marketplace",
    ),
    "original": (
        "build_rooms_and_stables", "starting_player_storehouse", "take_1_grain", "plow_1_field",
        "build_stable_bake_bread", "day_laborer_family", "wood_3", "clay_1", "reed_1", "fishing", "sow_bake",
        "major_minor_improvement", "sheep_1", "fences", "stone_1_stage2", "renovate_improvement", "family_growth_minor",
        "take_1_vegetable", "wild_boar_1", "stone_1_stage4", "cattle_1", "plow_sow", "family_growth_no_room",
        "renovate_fences", "wood_2_3p", "clay_1_3p", "building_resource_1_3p", "building_resources_2_3p", "wood_1_4p",
        "clay_2_4p", "reed_stone_food_4p", "traveling_players_4p", "wood_4_5p", "clay_3_5p", "reed_stone_wood_5p",
        "animals_5p", "room_or_traveling_5p", "building_resources_or_growth_5p", "starting_player_minor", "occupation",
        "occupation_3p", "occupation_4p", "occupation_or_growth_5p", "day_laborer", "wood_2_4p",
        "building_resources_2_4p",
    ),
    "family": (
        "pasture", "plow", "sow", "grain", "sheep", "fishing", "rooster", "3_wood", "1_clay", "1_reed", "day_labor",
        "cooking", "wood_rooms", "renovation", "clay_rooms", "family_growth", "boar", "wind_mill", "cattle",
        "basketmaker", "pottery", "joinery", "family_growth_no_room", "plow_sow", "depot", "1_wood", "2_wood", "2_clay",
        "2_of_your_choice", "pastures_and_or_stables", "one_of_each",
    ),
}  # fmt: skip
"""The spaces of each edition, whatever the number of players, by their place in an observation."""


_MAJORS: Final = (
    "M-fireplace-2", "M-fireplace-3", "M-hearth-4", "M-hearth-5", "M-clay-oven", "M-stone-oven", "M-joinery",
    "M-pottery", "M-basketmaker", "M-well",
)  # fmt: skip
MAJORS: Final[Mapping[str, tuple[str, ...]]] = {
    "revised": (*_MAJORS[:4], "M-well", *_MAJORS[4:9]),
    "original": _MAJORS,
    "family": (
        "F-fireplace-1", "F-fireplace-2", "F-hearth-1", "F-hearth-2", "F-oven-1", "F-oven-2", "F-wind-mill",
        "F-basketmaker", "F-pottery", "F-joinery", "F-depot",
    ),
}  # fmt: skip
"""The major improvements of each edition."""

RULES: Final[Mapping[str, tuple[str, ...]]] = {
    "revised": ("side_job", "additional_tile", "meeting_place_token_optional"),
    "original": ("family_two_resources_must_differ",),
    "family": (),
}
"""The rules that can be chosen in each edition."""


@cache
def card_numbers() -> dict[str, int]:
    """The number of each card by its id."""
    return numbers()


def card_numbers_on(board: Board) -> dict[str, int]:
    """The numbers of the cards of a board; raises BadOption for one with invented cards, which have none."""
    decks = board.options.get(OWN_DECKS)
    if decks:
        raise BadOption(f"positions with the invented decks {decks} can't be written as numbers: their cards have none")
    return card_numbers()


def card_numbers_with_own(board: Board) -> dict[str, int]:
    """The numbers of the cards of a board; invented ones have theirs on this board alone, behind all of the catalog."""
    catalog = card_numbers()
    own = [card.id for card in board.all_cards if card.id not in catalog]
    return {**catalog, **{card: number for number, card in enumerate(own, MOST_CARDS_NUMBERED)}} if own else catalog


def _numbered(names: tuple[str, ...], most: int) -> dict[str, int]:
    if len(names) > most:
        raise ValueError(f"there are {most} columns for {names}")
    return {name: number for number, name in enumerate(names)}


def encoder_for(board: Board, cards: dict[str, int] | None = None) -> Encoder:
    """A new encoder for positions on a board; who asks may have other numbers for its cards than the catalog's."""
    edition = board.edition
    spaces = _numbered(SPACE_SLOTS[edition], CARD_SPACE)
    return Encoder(
        board,
        [CARD_SPACE if space.card else spaces[space.id] for space in board.spaces],
        _numbered(MAJORS[edition], MAJOR_SLOTS),
        _numbered(RULES[edition], RULE_SLOTS),
        card_numbers_on(board) if cards is None else cards,
    )
