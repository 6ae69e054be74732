"""A new network begins with what another has learned: for more players, for hand cards, or for a similar edition.

Where both read the same, the weights are taken over; what is new to the new network begins with weights of 0, so that
it plays at first as the old one did.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from agricola.agents.network import Floats, Inputs, Network, weight_shapes
from agricola.encoding.column_numbers import (
    FIRST_SEAT,
    FIRST_SPACE,
    G_MAJORS,
    HELD_GROUPS,
    MAJOR_SLOTS,
    OBSERVATION_SIZE,
    P_MAJORS,
    SEAT_SIZE,
    SLOTS,
    SPACE_SIZE,
)
from agricola.encoding.numbering import MAJORS, SPACE_SLOTS

LIKE: Final[dict[tuple[str, str], dict[str, str]]] = {
    ("revised", "original"): {
        "build_rooms_and_stables": "farm_expansion", "starting_player_storehouse": "meeting_place",
        "take_1_grain": "grain_seeds", "plow_1_field": "farmland", "build_stable_bake_bread": "side_job",
        "day_laborer_family": "day_laborer", "day_laborer": "day_laborer", "wood_3": "forest", "clay_1": "clay_pit",
        "reed_1": "reed_bank", "fishing": "fishing", "sow_bake": "grain_utilization",
        "major_minor_improvement": "major_improvement", "sheep_1": "sheep_market", "fences": "fencing",
        "stone_1_stage2": "western_quarry", "renovate_improvement": "house_redevelopment",
        "family_growth_minor": "basic_wish_for_children", "take_1_vegetable": "vegetable_seeds",
        "wild_boar_1": "pig_market", "stone_1_stage4": "eastern_quarry", "cattle_1": "cattle_market",
        "plow_sow": "cultivation", "family_growth_no_room": "urgent_wish_for_children",
        "renovate_fences": "farm_redevelopment", "wood_2_3p": "grove", "wood_1_4p": "copse", "wood_2_4p": "grove",
        "wood_4_5p": "forest", "clay_1_3p": "hollow", "clay_2_4p": "hollow", "clay_3_5p": "hollow",
        "reed_stone_food_4p": "resource_market", "reed_stone_wood_5p": "resource_market",
        "traveling_players_4p": "traveling_players", "animals_5p": "animal_market",
        "starting_player_minor": "meeting_place", "occupation": "lessons_a", "occupation_3p": "lessons_x",
        "occupation_4p": "lessons_x", "occupation_or_growth_5p": "lessons_x",
    },
}  # fmt: skip
"""By old and new edition: for a space of the new one that of the old one which is most like it."""


def inherited(old: Network, edition: str, inputs: Inputs) -> tuple[Inputs, dict[str, Floats]]:
    """The inputs of a new network for an edition with the old one's scales, and its first weights."""
    before, was = old.games[0][0], old.inputs
    spaces, majors = _spaces(before, edition), _majors(before, edition)
    places = {int(column): index for index, column in enumerate(was.columns)}
    sources = [places.get(_source(column, spaces, majors), -1) for column in range(OBSERVATION_SIZE)]
    inputs = _with(inputs, was, sources)
    weights: dict[str, Floats] = {}
    for name, shape in weight_shapes(inputs, len(old.weights["in_bias"]), old.keys).items():
        known = old.weights.get(name)
        weights[name] = known.copy() if known is not None and known.shape == shape else np.zeros(shape, np.float32)
    weights["in"][:] = 0.0
    for index, column in enumerate(inputs.columns.tolist()):
        if sources[column] >= 0:
            weights["in"][index] = old.weights["in"][sources[column]]
    cards = [(int(inputs.card_rows[card]), int(was.card_rows[card])) for card in inputs.cards if was.card_rows[card]]
    if was.hands and inputs.hands:
        for group in range(HELD_GROUPS):
            mine = len(inputs.columns) + group * len(inputs.cards) - 1
            theirs = len(was.columns) + group * len(was.cards) - 1
            for row, source in cards:
                weights["in"][mine + row] = old.weights["in"][theirs + source]
    for name in ("card", "asked"):
        if name in weights and name in old.weights:
            weights[name][:] = 0.0
            for row, source in [(0, 0), *cards]:
                weights[name][row] = old.weights[name][source]
    weights["space"][:] = 0.0
    for slot, like in spaces.items():
        weights["space"][slot + 1] = old.weights["space"][like + 1]
    weights["space"][0] = old.weights["space"][0]
    return inputs, weights


def _with(inputs: Inputs, was: Inputs, sources: list[int]) -> Inputs:
    """Inputs with every column that was read before, scaled as it was."""
    scales = {int(column): (inputs.mean[index], inputs.scale[index]) for index, column in enumerate(inputs.columns)}
    for column, source in enumerate(sources):
        if source >= 0:
            scales[column] = was.mean[source], was.scale[source]
    columns = sorted(scales)
    read = np.array([scales[column] for column in columns], np.float32)
    held = len(inputs.columns)
    return Inputs(
        np.array(columns, np.int32),
        inputs.cards,
        inputs.hands,
        np.concatenate((read[:, 0], inputs.mean[held:])),
        np.concatenate((read[:, 1], inputs.scale[held:])),
    )


def _spaces(before: str, after: str) -> dict[int, int]:
    """The slot of each space, and the slot that it is most like."""
    if before == after:
        return {slot: slot for slot in range(SLOTS)}
    like = LIKE[before, after]
    return {SPACE_SLOTS[after].index(new): SPACE_SLOTS[before].index(old) for new, old in like.items()}


def _majors(before: str, after: str) -> dict[int, int]:
    """The slot of each major improvement, and the slot that it had."""
    return {slot: MAJORS[before].index(card) for slot, card in enumerate(MAJORS[after]) if card in MAJORS[before]}


def _source(column: int, spaces: dict[int, int], majors: dict[int, int]) -> int:
    """The column that said the same before; -1 if there was none."""
    if column < FIRST_SPACE:
        return _major(column, G_MAJORS, majors)
    if column < FIRST_SEAT:
        slot, what = divmod(column - FIRST_SPACE, SPACE_SIZE)
        return FIRST_SPACE + spaces[slot] * SPACE_SIZE + what if slot in spaces else -1
    first = column - (column - FIRST_SEAT) % SEAT_SIZE
    return _major(column, first + P_MAJORS, majors)


def _major(column: int, first: int, majors: dict[int, int]) -> int:
    if not first <= column < first + MAJOR_SLOTS:
        return column
    return first + majors[column - first] if column - first in majors else -1
