"""The original edition (2007) for 1 to 5 players, with hand cards or as family game without (original 7, 17, 18.1)."""

from __future__ import annotations

from itertools import combinations, combinations_with_replacement
from typing import Final

from agricola.cards import majors
from agricola.cards.catalog import ORIGINAL_CARDS
from agricola.cards.words import (
    BUILDING_RESOURCES,
    MINOR,
    OCCUPATION,
    Goods,
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
    from_round,
    gain,
    grain,
    major_improvement,
    major_or_minor_improvement,
    may,
    minor_improvement,
    nobody_else_on,
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
    vegetable,
    when,
    wood,
)
from agricola.editions.edition import DECKS, Edition, Option, Options, always, grid_board, names_of
from agricola.engine.kernel.board import Board
from agricola.engine.kernel.spaces import Space
from agricola.engine.rounds.flow import HARVEST_NUMBER
from agricola.engine.scoring.categories import no_tie_break

MAJORS: Final = (
    majors.FIREPLACE_2, majors.FIREPLACE_3, majors.COOKING_HEARTH_4, majors.COOKING_HEARTH_5, majors.CLAY_OVEN,
    majors.STONE_OVEN, majors.JOINERY, majors.POTTERY, majors.BASKETMAKERS_WORKSHOP, majors.WELL,
)  # fmt: skip


def _printed(players: int, cards: bool) -> list[Space]:
    """The spaces on the boards: full side (7.1) or family side (7.2)."""
    return [
        space(
            "Build Room(s) and/or Build Stable(s)",
            and_or(build_rooms(), build_stables(wood(2))),
            id="build_rooms_and_stables",
            classes=("room building",),
        ),
        _starting_player(players, cards),
        space("Take 1 Grain", gain(grain(1)), id="take_1_grain"),
        space("Plow 1 Field", plow(), id="plow_1_field", classes=("plow",)),
        _occupation("1 Occupation", "occupation", 0, 1)
        if cards
        else space(
            "Build 1 Stable and/or Bake Bread",
            and_or(build_stables(wood(1), limit=1), bake_bread()),
            id="build_stable_bake_bread",
        ),
        _day_laborer(cards),
        space("3 Wood", accumulates=wood(2 if players == 1 else 3), id="wood_3", classes=("wood",)),
        space("1 Clay", accumulates=clay(1), id="clay_1", classes=("clay",)),
        space("1 Reed", accumulates=reed(1), id="reed_1", classes=("reed",)),
        space("Fishing", accumulates=food(1), id="fishing"),
    ]


def _starting_player(players: int, cards: bool) -> Space:
    if cards:
        return space(
            "Starting Player (and/or 1 Minor Improvement)",
            then(become_starting_player(), may(minor_improvement())),
            id="starting_player_minor",
            classes=("starting player",),
        )
    return space(
        "Starting Player and Storehouse",
        then(become_starting_player(), take_all(even_nothing=True)),
        accumulates=food(0 if players == 1 else 1),
        id="starting_player_storehouse",
    )


def _day_laborer(cards: bool) -> Space:
    if cards:
        return space("Day Laborer", gain(food(2)), id="day_laborer")
    return space(
        "Day Laborer", choose_goods(food(1) + resource for resource in BUILDING_RESOURCES), id="day_laborer_family"
    )


def _occupation(name: str, key: str, *costs: int) -> Space:
    """An occupation for so much food: the player's first one, the second, ... (7.1, 7.4)."""
    return space(name, play_occupation(*costs), id=key, classes=("occupation",))


def _two_resources(options: Options) -> list[Goods]:
    """Two building resources of choice (OP-3)."""
    pairs = combinations if options["family_two_resources_must_differ"] else combinations_with_replacement
    return [first + second for first, second in pairs(BUILDING_RESOURCES, 2)]


def _green_cards(players: int, cards: bool, options: Options) -> list[Space]:
    """The green action cards for exactly this number of players; the two sides differ in one card (7.4, OP-5).

    Cards that let somebody in where others stand mean rooms and family growth, never the other choice (7.5, OP-45).
    """
    if players == 3:
        return [
            space("2 Wood", accumulates=wood(2), id="wood_2_3p", classes=("wood",)),
            space("1 Clay (3 players)", accumulates=clay(1), id="clay_1_3p", classes=("clay",)),
            space("Take 1 Building Resource", choose_goods(BUILDING_RESOURCES), id="building_resource_1_3p"),
            _occupation("1 Occupation (3 players)", "occupation_3p", 2)
            if cards
            else space(
                "Take 2 Building Resources", choose_goods(_two_resources(options)), id="building_resources_2_3p"
            ),
        ]
    if players == 4:
        return [
            space("1 Wood", accumulates=wood(1), id="wood_1_4p", classes=("wood",)),
            space("2 Wood", accumulates=wood(2), id="wood_2_4p", classes=("wood",)),
            space("2 Clay", accumulates=clay(2), id="clay_2_4p", classes=("clay",)),
            space("Take 1 Reed, 1 Stone and 1 Food", gain(reed(1) + stone(1) + food(1)), id="reed_stone_food_4p"),
            space("Traveling Players", accumulates=food(1), id="traveling_players_4p", classes=("traveling players",)),
            _occupation("1 Occupation (4 players)", "occupation_4p", 1, 1, 2)
            if cards
            else space(
                "Take 2 Building Resources", choose_goods(_two_resources(options)), id="building_resources_2_4p"
            ),
        ]
    if players == 5:
        return [
            space("4 Wood", accumulates=wood(4), id="wood_4_5p", classes=("wood",)),
            space("3 Clay", accumulates=clay(3), id="clay_3_5p", classes=("clay",)),
            space(
                "1 Reed, also 1 Stone and 1 Wood",
                then(take_all(even_nothing=True), gain(stone(1) + wood(1))),
                accumulates=reed(1),
                id="reed_stone_wood_5p",
                classes=("reed",),
            ),
            space(
                "Take Animals",
                either(gain(sheep(1) + food(1)), gain(boar(1)), then(pay(food(1)), gain(cattle(1)))),
                id="animals_5p",
            ),
            space(
                "Build 1 Room or Traveling Players",
                either(build_rooms(limit=1), when(nobody_else_on("room_or_traveling_5p"), take_all())),
                accumulates=food(1),
                id="room_or_traveling_5p",
                classes=("room building", "traveling players"),
            ),
            space(
                "1 Occupation or, from round 5, Family Growth",
                either(
                    when(nobody_else_on("occupation_or_growth_5p"), play_occupation(1, 1, 2)),
                    when(from_round(5), family_growth()),
                ),
                id="occupation_or_growth_5p",
                classes=("occupation", "family growth"),
            )
            if cards
            else space(
                "Take 2 Building Resources or, from round 5, Family Growth",
                either(*(gain(pair) for pair in _two_resources(options)), when(from_round(5), family_growth())),
                id="building_resources_or_growth_5p",
                classes=("family growth",),
            ),
        ]
    return []


def _round_cards(cards: bool) -> list[Space]:
    """One new card each round (7.3); in the family game without their minor parts (18.1)."""
    improvement = major_or_minor_improvement if cards else major_improvement
    growth = then(family_growth(), may(minor_improvement())) if cards else family_growth()
    return [
        space("Sow and/or Bake Bread", and_or(sow(), bake_bread()), stage=1, id="sow_bake", classes=("sow",)),
        space("1 Major or Minor Improvement", improvement(), stage=1, id="major_minor_improvement"),
        space("1 Sheep", accumulates=sheep(1), stage=1, id="sheep_1"),
        space("Fences", build_fences(), stage=1, id="fences"),
        space("1 Stone (stage 2)", accumulates=stone(1), stage=2, id="stone_1_stage2", classes=("stone",)),
        space(
            "After Renovation also 1 Major or Minor Improvement",
            then(renovate(), may(improvement())),
            stage=2,
            id="renovate_improvement",
        ),
        space(
            "After Family Growth also 1 Minor Improvement",
            growth,
            stage=2,
            id="family_growth_minor",
            classes=("family growth",),
        ),
        space("Take 1 Vegetable", gain(vegetable(1)), stage=3, id="take_1_vegetable"),
        space("1 Wild Boar", accumulates=boar(1), stage=3, id="wild_boar_1"),
        space("1 Stone (stage 4)", accumulates=stone(1), stage=4, id="stone_1_stage4", classes=("stone",)),
        space("1 Cattle", accumulates=cattle(1), stage=4, id="cattle_1"),
        space(
            "Plow Field and Sow",
            and_or(plow(), sow(), in_order=True),
            stage=5,
            id="plow_sow",
            classes=("plow", "sow"),
        ),
        space(
            "Family Growth even without Room",
            family_growth(needs_room=False),
            stage=5,
            id="family_growth_no_room",
            classes=("family growth",),
        ),
        space("After Renovation also Fences", then(renovate(), may(build_fences())), stage=6, id="renovate_fences"),
    ]


def _spaces(players: int, cards: bool, options: Options) -> list[Space]:
    return _printed(players, cards) + _green_cards(players, cards, options) + _round_cards(cards)


_SPACE_NAMES: Final = names_of(
    one
    for players in range(1, 6)
    for cards in (True, False)
    for one in _spaces(players, cards, {"family_two_resources_must_differ": False})
)


def _build(players: int, cards: bool, options: Options) -> Board:
    decks = str(options.get(DECKS, ""))
    dealt = tuple(card for card in ORIGINAL_CARDS if card.deck in decks)
    board = grid_board(
        "original",
        players,
        cards,
        options,
        spaces=_spaces(players, cards, options),
        majors=MAJORS,
        minors=tuple(card for card in dealt if card.kind == MINOR),
        occupations=tuple(card for card in dealt if card.kind == OCCUPATION),
        # A position may hold cards of decks that were not dealt.
        other_cards=tuple(card for card in ORIGINAL_CARDS if card not in dealt) if cards else (),
        tie_break=no_tie_break,
        claims_survive=True,
        space_names=_SPACE_NAMES,
        prices_in_any_order=True,
        no_cooking_from=HARVEST_NUMBER + 1,
    )
    # Permanent occupations of a solo series cost nothing and count as played (17, OP-24).
    board.kept_cost_their_own = False
    board.kept_count_for_lessons = True
    return board


ORIGINAL: Final = Edition(
    "original",
    most_players=5,
    decks="EIKZ",
    usual_decks="EIK",
    options={
        "family_two_resources_must_differ": Option(
            'The cards "Take 2 Building Resources" give two different ones (OP-3).', always(False)
        ),
    },
    build=_build,
)
