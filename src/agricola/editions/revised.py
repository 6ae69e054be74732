"""The revised edition (2016) for 1 to 4 players, with hand cards or as beginner game without (revised 4, 14 to 16)."""

from __future__ import annotations

from typing import Final

from agricola.cards import majors
from agricola.cards.catalog import REVISED_MINORS, REVISED_OCCUPATIONS
from agricola.cards.words import (
    and_or,
    bake_bread,
    become_starting_player,
    boar,
    build_fences,
    build_rooms,
    build_stables,
    cattle,
    choose_goods,
    clay,
    either,
    family_growth,
    food,
    gain,
    grain,
    major_improvement,
    major_or_minor_improvement,
    may,
    minor_improvement,
    pay,
    play_occupation,
    plow,
    reed,
    renovate,
    sheep,
    sow,
    space,
    stone,
    take_all,
    then,
    unusable,
    vegetable,
    when,
    wood,
)
from agricola.editions.edition import Edition, Option, Options, always, grid_board, names_of
from agricola.engine.kernel.board import Board
from agricola.engine.kernel.card import Condition
from agricola.engine.kernel.effect import Effect
from agricola.engine.kernel.spaces import Space
from agricola.engine.kernel.state import has_stock
from agricola.engine.message import say
from agricola.engine.scoring.categories import building_resources

_NO_OCCUPATIONS: Final = say("why-no-occupations-in-game")

MAJORS: Final = (
    majors.FIREPLACE_2, majors.FIREPLACE_3, majors.COOKING_HEARTH_4, majors.COOKING_HEARTH_5, majors.WELL,
    majors.CLAY_OVEN, majors.STONE_OVEN, majors.JOINERY, majors.POTTERY, majors.BASKETMAKERS_WORKSHOP,
)  # fmt: skip

_NO_FOOD_THERE: Final = Condition(
    say("need-no-food-there"), lambda g, seat, event: not has_stock(g, g.board.by_name["Meeting Place"].index)
)


def _meeting_place(cards: bool, token_optional: bool) -> Space:
    """The token, and afterward a minor improvement (OP-3); in the beginner game the token and the food (15.2).

    Under the French reading of OP-3 the token may be left for what else the space offers, but never the food (6.3.4).
    """
    if cards:
        deed = (
            and_or(become_starting_player(), minor_improvement())
            if token_optional
            else then(become_starting_player(), may(minor_improvement()))
        )
        return space("Meeting Place", deed)
    return space(
        "Meeting Place",
        either(then(take_all(), may(become_starting_player())), when(_NO_FOOD_THERE, become_starting_player()))
        if token_optional
        else then(become_starting_player(), take_all(even_nothing=True)),
        accumulates=food(1),
        classes=("accumulation", "food accumulation"),
    )


def _lessons(cards: bool, name: str, *costs: int) -> Space:
    """An occupation for so much food: the first one in the game, the second, ... (7.11.2)."""
    return space(name, play_occupation(*costs) if cards else unusable(_NO_OCCUPATIONS), classes=("lessons",))


def _permanent(players: int, cards: bool, options: Options) -> list[Space]:
    """The spaces that are on the board in every game (4.1)."""
    return [
        space("Farm Expansion", and_or(build_rooms(), build_stables(wood(2)))),
        _meeting_place(cards, bool(options["meeting_place_token_optional"])),
        space("Grain Seeds", gain(grain(1)), classes=("seeds",)),
        space("Farmland", plow()),
        _lessons(cards, "Lessons (A)", 0, 1),
        space("Day Laborer", gain(food(2))),
        space("Forest", accumulates=wood(2 if players == 1 else 3), classes=("accumulation", "wood accumulation")),
        space("Clay Pit", accumulates=clay(1), classes=("accumulation", "clay accumulation")),
        space("Reed Bank", accumulates=reed(1), classes=("accumulation", "reed accumulation")),
        space("Fishing", accumulates=food(1), classes=("accumulation", "food accumulation")),
    ]


def _extension(players: int, cards: bool) -> list[Space]:
    """The spaces of the board extension for 3 and for 4 players (4.3, 4.4)."""
    wood_space = ("accumulation", "wood accumulation")
    clay_space = ("accumulation", "clay accumulation")
    if players == 3:
        return [
            space("Grove", accumulates=wood(2), classes=wood_space),
            space("Resource Market", choose_goods((food(1) + reed(1), food(1) + stone(1)))),
            space("Hollow", accumulates=clay(1), classes=clay_space),
            _lessons(cards, "Lessons (X)", 2),
        ]
    if players == 4:
        return [
            space("Copse", accumulates=wood(1), classes=wood_space),
            space("Grove", accumulates=wood(2), classes=wood_space),
            space("Resource Market", gain(reed(1) + stone(1) + food(1))),
            space("Hollow", accumulates=clay(2), classes=clay_space),
            _lessons(cards, "Lessons (X)", 1, 1, 2),
            space("Traveling Players", accumulates=food(1), classes=("accumulation", "food accumulation")),
        ]
    return []


def _tiles(players: int, options: Options) -> list[Space]:
    """The Side Job tile (15.3) and the additional action tile, whose spaces take one person together (16)."""
    spaces: list[Space] = []
    if options["side_job"]:
        spaces.append(space("Side Job", and_or(build_stables(wood(1), limit=1), bake_bread())))
    if options["additional_tile"]:
        if players <= 2:
            spaces.append(
                space("Copse", accumulates=wood(1), tile="tile", classes=("accumulation", "wood accumulation"))
            )
            spaces.append(space("Resource Market", gain(stone(1) + food(1)), tile="tile"))
        spaces.append(space("Animal Market", animal_market(), tile="tile"))
        spaces.append(
            space(
                "Modest Wish for Children",
                family_growth(),
                tile="tile",
                from_round=5,
                classes=("wish for children",),
            )
        )
    return spaces


def animal_market() -> Effect:
    """One sheep and food, or a wild boar, or a cattle for 1 food (4.5)."""
    return either(gain(sheep(1) + food(1)), gain(boar(1)), then(pay(food(1)), gain(cattle(1))))


def _round_cards(cards: bool) -> list[Space]:
    """One new card each round (4.2); without hand cards "Major or Minor" means major, minor parts are void (15.1)."""
    improvement = major_or_minor_improvement if cards else major_improvement
    growth = then(family_growth(), may(minor_improvement())) if cards else family_growth()
    stone_space = ("accumulation", "stone accumulation")
    animal_space = ("accumulation", "animal accumulation")
    return [
        space("Major Improvement", improvement(), stage=1),
        space("Fencing", build_fences(), stage=1),
        space("Grain Utilization", and_or(sow(), bake_bread()), stage=1),
        space("Sheep Market", accumulates=sheep(1), stage=1, classes=animal_space),
        space("Basic Wish for Children", growth, stage=2, classes=("wish for children",)),
        space("House Redevelopment", then(renovate(), may(improvement())), stage=2),
        space("Western Quarry", accumulates=stone(1), stage=2, classes=stone_space),
        space("Vegetable Seeds", gain(vegetable(1)), stage=3, classes=("seeds",)),
        space("Pig Market", accumulates=boar(1), stage=3, classes=animal_space),
        space("Cattle Market", accumulates=cattle(1), stage=4, classes=animal_space),
        space("Eastern Quarry", accumulates=stone(1), stage=4, classes=stone_space),
        space("Urgent Wish for Children", family_growth(needs_room=False), stage=5, classes=("wish for children",)),
        space("Cultivation", and_or(plow(), sow()), stage=5),
        space("Farm Redevelopment", then(renovate(), may(build_fences())), stage=6),
    ]


def _spaces(players: int, cards: bool, options: Options) -> list[Space]:
    return (
        _permanent(players, cards, options)
        + _extension(players, cards)
        + _tiles(players, options)
        + _round_cards(cards)
    )


_ALL_OPTIONS: Final = {"side_job": True, "additional_tile": True, "meeting_place_token_optional": False}
_SPACE_NAMES: Final = names_of(
    one for players in range(1, 5) for cards in (True, False) for one in _spaces(players, cards, _ALL_OPTIONS)
)


def _build(players: int, cards: bool, options: Options) -> Board:
    return grid_board(
        "revised",
        players,
        cards,
        options,
        spaces=_spaces(players, cards, options),
        majors=MAJORS,
        minors=REVISED_MINORS if cards else (),
        occupations=REVISED_OCCUPATIONS if cards else (),
        tie_break=building_resources,
        claims_survive=False,
        space_names=_SPACE_NAMES,
        prices_in_any_order=False,
    )


REVISED: Final = Edition(
    "revised",
    most_players=4,
    options={
        "side_job": Option(
            "The Side Job tile of the beginner game (15.3). Off by default with hand cards, and with one player, where "
            "it is unofficial (OP-37).",
            lambda players, cards: players > 1 and not cards,
        ),
        "additional_tile": Option(
            "The additional action tile: the large one with 1 or 2 players (unofficial with one, OP-37), the small one "
            "with 3 or 4 (16).",
            always(False),
        ),
        "meeting_place_token_optional": Option(
            "The user of Meeting Place may take the food and leave the starting player token (the French reading, "
            "OP-3).",
            always(False),
        ),
    },
    build=_build,
)
