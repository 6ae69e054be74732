"""The Family Edition (2016): a game of its own with tiles instead of a grid and without hand cards (family 1 to 12)."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations_with_replacement
from typing import Final

from agricola.cards.family import (
    BASKETMAKERS_WORKSHOP,
    CLAY_OVEN_1,
    CLAY_OVEN_2,
    COOKING_HEARTH_1,
    COOKING_HEARTH_2,
    DEPOT,
    FIREPLACE_1,
    FIREPLACE_2,
    JOINERY,
    POTTERY,
    WIND_MILL,
    left_after_pairs,
)
from agricola.cards.words import (
    NOTHING,
    Goods,
    and_or,
    become_starting_player,
    boar,
    cattle,
    choose_goods,
    clay,
    family_growth,
    food,
    gain,
    grain,
    price,
    reed,
    renovate,
    sheep,
    space,
    then,
    wood,
)
from agricola.editions.edition import HARVEST_ROUNDS, Edition, Options, know_engine_effects
from agricola.engine.deeds.tile_deeds import AddRooms, BuildOneOf, BuildPastures, PlaceStables, SowFields, TakeField
from agricola.engine.farm.tileyard import PastureTile, TileSet, TileYard, new_tile_yard
from agricola.engine.goods import ANIMALS, FOOD, GRAIN
from agricola.engine.ids import CLAY_HOUSE, ROUNDS, WOODEN_HOUSE
from agricola.engine.kernel.board import Board
from agricola.engine.kernel.card import Conversion
from agricola.engine.kernel.effect import Effect
from agricola.engine.kernel.player import Player
from agricola.engine.kernel.spaces import Space
from agricola.engine.rounds.flow import GAME_FLOW, WORK_STEPS
from agricola.engine.scoring.tiles import tile_lines

# --- chosen values ----------------------------------------------------------------------------------------------------
#
# These are ours. No source that we know shows what the printed game has here; each was chosen to fit what is known,
# and carries the number D1 to D16 under which the rules of this edition discuss it. One edit here corrects each.

# D1, D2, D3: the spaces of the extensions for 2, 3 and 4 players.
_D1_TWO_PLAYERS: Final = ("3 Wood", "1 Wood", "1 Clay", "1 Reed", "Day Labor")
_D2_THREE_PLAYERS: Final = ("3 Wood", "2 Wood", "2 Clay", "1 Reed", "2 of Your Choice", "Pastures and/or Stables")
_D3_FOUR_PLAYERS: Final = (
    "3 Wood", "2 Wood", "1 Wood", "2 Clay", "1 Reed", "One of Each", "2 of Your Choice", "Pastures and/or Stables",
)  # fmt: skip
_D4_WOOD_FOR_TWO_SQUARES: Final = 5
_D5_WOOD_FOR_CORNER: Final = 6
_D5_ANIMALS_IN_CORNER: Final = 6
_D6_LARGE_PASTURES: Final = {"two": 4, "three": 4, "corner": 4, "four": 4}
# D7, D8: the prices of the second Cooking Hearth and the second Clay Oven stand with the cards (see `cards.family`).


def _d9_pastures_and_stables() -> Effect:
    """D9: any number of pastures and/or any number of stables, at their usual prices."""
    return and_or(BuildPastures(TILES), PlaceStables(TILES, _STABLE_PRICE))


# D10: a person must do at least one thing that a space offers, and a space that offers nothing can't be used. A player
#      who can use no space leaves the person at home. This is the engine's rule for every edition.
# D11: where tiles lie is no part of the state (see `engine.tileyard`).
# D12: a stable moves only once, from beside the farm into a pasture at the moment when that is built
#      (see `engine.tile_deeds.BuildPastures`).
# D13: food must be paid as far as it goes; turning goods into food is a free choice. As in the other editions.
# D14: nothing is cooked during breeding; what has to make room is cooked just before. As in the other editions.


def _d15_tie_break(p: Player) -> int:
    """D15: food, and grain that scoring leaves over. The Depot takes other goods first, as its owner would."""
    left = left_after_pairs(p)
    spare = left[GRAIN]
    if DEPOT in p.cards:
        others = sum(left.values()) - spare
        spare -= max(0, (others + spare) // 3 * 3 - others)
    return p.goods[FOOD] + spare


# D16: whoever plays alone has no target to reach: there is nothing to set.

# --- what is printed --------------------------------------------------------------------------------------------------

_STABLE_PRICE: Final = price(wood(2))
_SOWN_AT_ONCE: Final = 3


def _pasture(name: str, wood_price: int, animals: int, tiles: int) -> PastureTile:
    return PastureTile(name, price(wood(wood_price)), animals, tiles)


TILES: Final = TileSet(
    pastures=(
        _pasture("small", 3, 2, 20),
        _pasture("two", _D4_WOOD_FOR_TWO_SQUARES, 4, _D6_LARGE_PASTURES["two"]),
        _pasture("three", 6, 6, _D6_LARGE_PASTURES["three"]),
        _pasture("corner", _D5_WOOD_FOR_CORNER, _D5_ANIMALS_IN_CORNER, _D6_LARGE_PASTURES["corner"]),
        _pasture("four", 7, 8, _D6_LARGE_PASTURES["four"]),
    ),
    rooms=12,
    stables=10,
)

COOKING: Final = (FIREPLACE_1, FIREPLACE_2, COOKING_HEARTH_1, COOKING_HEARTH_2, CLAY_OVEN_1, CLAY_OVEN_2)
"""The six improvements above the board."""
IMPROVEMENTS: Final = (*COOKING, WIND_MILL, BASKETMAKERS_WORKSHOP, POTTERY, JOINERY, DEPOT)

_MATERIALS: Final = (wood(1), clay(1), reed(1))


def _always_open() -> list[Space]:
    """The spaces of the main board that are there from the start (3.1)."""
    return [
        space("Pastures", BuildPastures(TILES), id="pasture"),
        space("Plow", TakeField(), id="plow"),
        space("Sow", SowFields(_SOWN_AT_ONCE), id="sow"),
        space("Grain", gain(grain(1)), id="grain"),
        space("Sheep", accumulates=sheep(1), id="sheep"),
        space("Fishing", accumulates=food(1), id="fishing"),
        space("Rooster", then(become_starting_player(), gain(food(1))), id="rooster"),
    ]


def _path() -> list[Space]:
    """The spaces that open one by one, round by round (3.2)."""
    return [
        space("Cooking", BuildOneOf(COOKING), stage=1, id="cooking"),
        space(
            "Wood Rooms and/or Stables",
            and_or(AddRooms(TILES, WOODEN_HOUSE), PlaceStables(TILES, _STABLE_PRICE)),
            stage=2,
            id="wood_rooms",
        ),
        space(
            "Renovation and/or Stable",
            and_or(renovate(), PlaceStables(TILES, price(NOTHING), limit=1)),
            stage=3,
            id="renovation",
        ),
        space(
            "Clay Rooms and/or Stables",
            and_or(AddRooms(TILES, CLAY_HOUSE), PlaceStables(TILES, _STABLE_PRICE)),
            stage=4,
            id="clay_rooms",
        ),
        space("Family Growth", family_growth(), stage=5, id="family_growth"),
        space("Wild Boar", accumulates=boar(1), stage=6, id="boar"),
        space("Wind Mill", BuildOneOf((WIND_MILL,)), stage=7, id="wind_mill"),
        space("Cattle", accumulates=cattle(1), stage=8, id="cattle"),
        space("Basketmaker's Workshop", BuildOneOf((BASKETMAKERS_WORKSHOP,)), stage=9, id="basketmaker"),
        space("Pottery", BuildOneOf((POTTERY,)), stage=10, id="pottery"),
        space("Joinery", BuildOneOf((JOINERY,)), stage=11, id="joinery"),
        space(
            "Family Growth even without Room",
            family_growth(needs_room=False),
            stage=12,
            id="family_growth_no_room",
        ),
        space("Plow and/or Sow", and_or(TakeField(), SowFields(_SOWN_AT_ONCE)), stage=13, id="plow_sow"),
        space("Depot", BuildOneOf((DEPOT,)), stage=14, id="depot"),
    ]


_ON_EXTENSIONS: Final[dict[str, Callable[[], Effect] | Goods]] = {
    "3 Wood": wood(3),
    "2 Wood": wood(2),
    "1 Wood": wood(1),
    "2 Clay": clay(2),
    "1 Clay": clay(1),
    "1 Reed": reed(1),
    "Day Labor": lambda: choose_goods(food(1) + material for material in _MATERIALS),
    "2 of Your Choice": lambda: choose_goods(a + b for a, b in combinations_with_replacement(_MATERIALS, 2)),
    "One of Each": lambda: gain(wood(1) + clay(1) + reed(1)),
    "Pastures and/or Stables": _d9_pastures_and_stables,
}
"""The kinds of spaces on the extensions (3.3): what piles up there, or what its user does."""
_ONE_PLAYER: Final = ("3 Wood", "1 Clay", "1 Reed", "Day Labor")


def _extension(players: int) -> list[Space]:
    """The spaces of the extension for a number of players (3.3)."""
    spaces: list[Space] = []
    for name in (_ONE_PLAYER, _D1_TWO_PLAYERS, _D2_THREE_PLAYERS, _D3_FOUR_PLAYERS)[players - 1]:
        kind = _ON_EXTENSIONS[name]
        spaces.append(space(name, accumulates=kind) if isinstance(kind, Goods) else space(name, kind()))
    return spaces


def _may_break_a_tie(conversion: Conversion) -> bool:
    """Bread, which is more food than its grain; an animal is worth more as a point, mush no more than grain (11)."""
    return conversion.get[FOOD] > conversion.give[GRAIN] and not any(conversion.give[good] for good in ANIMALS)


def _new_yard() -> TileYard:
    return new_tile_yard(TILES)


def _build(players: int, cards: bool, options: Options) -> Board:
    board = Board(
        edition="family",
        players=players,
        with_cards=cards,
        options=options,
        spaces=_always_open() + _extension(players) + _path(),
        majors=IMPROVEMENTS,
        minors=(),
        occupations=(),
        all_cards=IMPROVEMENTS,
        flow=GAME_FLOW,
        stage_rounds=(1,) * ROUNDS,
        harvest_rounds=HARVEST_ROUNDS,
        first_food=2,
        other_food=3,
        adult_need=2,
        newborn_need=1,
        room_prices=(price(wood(5) + reed(2)), price(clay(3) + reed(1))),
        # The price of a renovation is for the whole house, however many rooms it has.
        renovation_prices=((), (price(clay(3) + reed(1)),) * (2 + TILES.rooms + 1)),
        fence_prices=(),
        new_yard=_new_yard,
        yard_lines=tile_lines,
        tie_break=_d15_tie_break,
        claims_survive=True,
        last_meals=_may_break_a_tie,
        work_steps=WORK_STEPS,
    )
    know_engine_effects(board)
    return board


FAMILY: Final = Edition("family", most_players=4, options={}, build=_build, hand_cards=False)
