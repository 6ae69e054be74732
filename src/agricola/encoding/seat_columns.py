"""What is told of one seat, as numbers: its farm, and what changes while the farm stays as it is."""

from __future__ import annotations

from typing import Final

from agricola.encoding.column_numbers import (
    P_BEDS,
    P_BEGGING,
    P_BONUS,
    P_CARD_BONUS,
    P_CELL_GRAIN,
    P_CELL_VEGETABLES,
    P_CRAFTS_READY,
    P_EMPTY_FIELDS,
    P_FAMILY,
    P_FED,
    P_FOOD_COMING,
    P_FREE_PLACES,
    P_GAINED,
    P_GOODS,
    P_GRAIN_FIELDS,
    P_GRAIN_GROWING,
    P_HAND,
    P_HOME,
    P_HUNGRY,
    P_LARDER,
    P_LODGERS,
    P_NEED,
    P_NEWBORNS,
    P_POINTS,
    P_PROMISED,
    P_PROMISED_DEEDS,
    P_RENOVATION_LACKS,
    P_ROOM_LACKS,
    P_ROOM_LACKS_REED,
    P_SHORT,
    P_SPENT,
    P_START,
    P_TABLE_POINTS,
    P_TURN,
    P_VEGETABLE_FIELDS,
    P_VEGETABLES_GROWING,
)
from agricola.encoding.farm_columns import FarmColumns, as_byte, write_places
from agricola.engine.farm.farmyard import CROP_KIND, Farmyard
from agricola.engine.farm.grid import CELL_COUNT, CELLS
from agricola.engine.farm.tileyard import TileYard
from agricola.engine.goods import BOAR, CATTLE, COOKABLE, FOOD, GRAIN, KINDS, REED, SHEEP, VEGETABLE
from agricola.engine.ids import ROUNDS
from agricola.engine.kernel.player import Player
from agricola.engine.kernel.state import GameState, animal_housing
from agricola.engine.rounds.flow import is_fed
from agricola.engine.scoring.categories import (
    BEGGING,
    BOAR_POINTS,
    CATTLE_POINTS,
    GRAIN_POINTS,
    PERSON,
    SHEEP_POINTS,
    VEGETABLE_POINTS,
    from_table,
)

_POINTS_ZERO: Final = 64
"""Points are told with this added: they may be negative."""


def seat_columns(g: GameState, p: Player, farm: FarmColumns, next_harvest: list[int]) -> bytearray:
    """The columns of a seat. The farm tells many of them, the others are 0 there; what is 0 stays as it is.

    `next_harvest` gives the round of the next harvest by the round.
    """
    goods = p.goods
    yard = p.yard
    row = bytearray(farm.columns)
    _write_family(g, p, farm, row)
    points = PERSON * p.family + p.bonus + farm.points
    if p.begging:
        row[P_BEGGING] = as_byte(p.begging)
        points += BEGGING * p.begging
    planted = 0
    if isinstance(yard, Farmyard):
        grown = _write_crops(p, yard, row)
        planted = grown[2]
        points += _write_table_points(p, grown[0], grown[1], row)
    elif isinstance(yard, TileYard):
        planted = yard.fields[1] + yard.fields[2] + yard.fields[3]
        for line in g.board.yard_lines(g, p):
            points += line.points

    places = farm.places
    if p.abilities.housed:
        places = write_places(row, animal_housing(g, p))
    free = places - goods[SHEEP] - goods[BOAR] - goods[CATTLE]
    if free > 0:
        row[P_FREE_PLACES] = as_byte(free)

    if p.hand:
        row[P_HAND] = as_byte(len(p.hand))
    if p.gained:
        row[P_GAINED] = as_byte(p.gained)
    if p.spent:
        row[P_SPENT] = as_byte(len(p.spent))
    if farm.scoring:
        bonus = 0
        for scoring in farm.scoring:
            bonus += scoring(g, p.seat)[0]
        row[P_CARD_BONUS] = as_byte(bonus)
        points += bonus
    row[P_POINTS] = as_byte(points + _POINTS_ZERO)

    ready = 0
    for conversion in farm.crafts:
        if conversion.times(goods) and conversion.card not in p.spent:
            ready += conversion.get[FOOD]
    if ready > 0:
        row[P_CRAFTS_READY] = as_byte(ready)
    _write_food(g, p, ready + planted, next_harvest, row)
    _write_lacks(g, p, farm.rooms, row)
    return row


def _write_family(g: GameState, p: Player, farm: FarmColumns, row: bytearray) -> None:
    """Whose turn comes when, who lives on the farm, and its goods."""
    if g.start == p.seat:
        row[P_START] = 1
    else:
        row[P_TURN] = (p.seat - g.start) % g.board.players
    goods = p.goods
    for good in range(KINDS):
        if goods[good]:
            row[P_GOODS + good] = as_byte(goods[good])
    row[P_FAMILY] = p.family
    if p.newborns:
        row[P_NEWBORNS] = p.newborns
    if p.lodgers:
        row[P_LODGERS] = p.lodgers
    if p.home:
        row[P_HOME] = p.home
    if p.bonus > 0:
        row[P_BONUS] = as_byte(p.bonus)
    beds = farm.rooms + p.abilities.extra_rooms - p.family
    if beds > 0:
        row[P_BEDS] = beds


def _write_crops(p: Player, yard: Farmyard, row: bytearray) -> tuple[int, int, int]:
    """What grows; gives the grain, the vegetables and the planted fields."""
    abilities = p.abilities
    if not yard.fields and not abilities.card_fields:
        return 0, 0, 0
    crops = yard.crops
    planted = 0
    grain = 0
    vegetables = 0
    grain_fields = 0
    empty = CELL_COUNT[yard.fields]
    for cell in range(CELLS):
        crop = crops[cell]
        if crop:
            planted += 1
            empty -= 1
            if crop < VEGETABLE * CROP_KIND:
                grain_fields += 1
                grain += crop - GRAIN * CROP_KIND
                row[P_CELL_GRAIN + cell] = crop - GRAIN * CROP_KIND
            else:
                vegetables += crop - VEGETABLE * CROP_KIND
                row[P_CELL_VEGETABLES + cell] = crop - VEGETABLE * CROP_KIND
    for card, number, _ in abilities.card_fields:
        stacks = p.card_state.get(card, ())
        if number < len(stacks) and stacks[number]:
            planted += 1
            if stacks[number] < VEGETABLE * CROP_KIND:
                grain_fields += 1
                grain += stacks[number] % CROP_KIND
            else:
                vegetables += stacks[number] % CROP_KIND
        else:
            empty += 1
    if empty:
        row[P_EMPTY_FIELDS] = empty
    if planted:
        row[P_GRAIN_FIELDS] = grain_fields
        row[P_VEGETABLE_FIELDS] = planted - grain_fields
        row[P_GRAIN_GROWING] = as_byte(grain)
        row[P_VEGETABLES_GROWING] = as_byte(vegetables)
    return grain, vegetables, planted


def _write_table_points(p: Player, grain: int, vegetables: int, row: bytearray) -> int:
    """The points of crops and animals by the table, with what grows; gives their sum."""
    goods = p.goods
    for_grain = from_table(GRAIN_POINTS, goods[GRAIN] + grain)
    for_vegetables = from_table(VEGETABLE_POINTS, goods[VEGETABLE] + vegetables)
    for_sheep = from_table(SHEEP_POINTS, goods[SHEEP])
    for_boar = from_table(BOAR_POINTS, goods[BOAR])
    for_cattle = from_table(CATTLE_POINTS, goods[CATTLE])
    row[P_TABLE_POINTS + 2] = for_grain + 1
    row[P_TABLE_POINTS + 3] = for_vegetables + 1
    row[P_TABLE_POINTS + 4] = for_sheep + 1
    row[P_TABLE_POINTS + 5] = for_boar + 1
    row[P_TABLE_POINTS + 6] = for_cattle + 1
    return for_grain + for_vegetables + for_sheep + for_boar + for_cattle


def _write_food(g: GameState, p: Player, ready: int, next_harvest: list[int], row: bytearray) -> None:
    """The food for the next harvest that is still to come; `ready` is what crafts and fields bring to it."""
    seat = p.seat
    goods = p.goods
    board = g.board
    harvest = next_harvest[g.round]
    if is_fed(g, seat):
        row[P_FED] = 1
        harvest = next_harvest[g.round + 1]
    coming = 0
    for promise in g.promises:
        if promise.seat == seat:
            if promise.round <= harvest:
                coming += promise.goods[FOOD]
            for good in range(KINDS):
                amount = promise.goods[good]
                if amount:
                    row[P_PROMISED + good] = as_byte(row[P_PROMISED + good] + amount)
            if promise.effect is not None:
                row[P_PROMISED_DEEDS] += 1
    if coming:
        row[P_FOOD_COMING] = as_byte(coming)
    if harvest > ROUNDS:
        return
    need = (p.family + p.lodgers) * board.adult_need
    if harvest == g.round:
        need -= p.newborns * (board.adult_need - board.newborn_need)
    cooking = p.abilities.cooking
    larder = 0
    for good in COOKABLE:
        if goods[good]:
            larder += goods[good] * cooking[good]
    row[P_NEED] = as_byte(need)
    if larder:
        row[P_LARDER] = as_byte(larder)
    short = need - goods[FOOD] - coming
    if short > 0:
        row[P_SHORT] = as_byte(short)
        hungry = short - larder - ready
        if hungry > 0:
            row[P_HUNGRY] = as_byte(hungry)


def _write_lacks(g: GameState, p: Player, rooms: int, row: bytearray) -> None:
    """How far the next room and the next renovation are."""
    goods = p.goods
    board = g.board
    house = p.yard.house
    lacks = 0
    for good, amount in board.room_prices[house][0].needs:
        if goods[good] < amount:
            if good == REED:
                row[P_ROOM_LACKS_REED] = amount - goods[good]
            else:
                lacks += amount - goods[good]
    if lacks:
        row[P_ROOM_LACKS] = lacks
    if house + 1 < len(board.renovation_prices):
        lacks = 0
        for good, amount in board.renovation_prices[house + 1][rooms][0].needs:
            if goods[good] < amount:
                lacks += amount - goods[good]
        if lacks:
            row[P_RENOVATION_LACKS] = lacks
