"""What a position is worth to a seat: the final points that it may expect.

The value is the score as it stands, smoothed while there is time to go on, plus what the farm promises for the rounds
to come: people who work, rooms for more of them, material, seed, places for animals, and the food that the next
harvests ask for. Every coefficient is a weight with two values, one for the first round and one for the last.

It is called at every leaf of a search, so it is written in plain loops and imports nothing but the engine.
"""

from __future__ import annotations

import math
from typing import Final

from agricola.engine.farm.farmyard import CROP_KIND, Farmyard
from agricola.engine.farm.grid import ALL_CELLS, CELLS
from agricola.engine.farm.pastures import pastures
from agricola.engine.farm.tileyard import TileYard
from agricola.engine.goods import BOAR, CATTLE, CLAY, FOOD, GRAIN, KINDS, REED, SHEEP, STONE, VEGETABLE, WOOD
from agricola.engine.ids import MAX_PEOPLE, ROUNDS
from agricola.engine.kernel.board import Board
from agricola.engine.kernel.card import OCCUPATION
from agricola.engine.kernel.player import Player
from agricola.engine.kernel.state import GameState, animal_housing
from agricola.engine.kernel.team import ADDED, LOWER_OF_EACH, TeamRules
from agricola.engine.rounds.flow import HARVEST, HARVEST_NUMBER, WORK_STEPS, Fields, is_fed
from agricola.engine.scoring.categories import (
    BEGGING,
    BOAR_POINTS,
    CATTLE_POINTS,
    FIELD_POINTS,
    GRAIN_POINTS,
    PASTURE_POINTS,
    PERSON,
    ROOM_POINTS,
    SHEEP_POINTS,
    VEGETABLE_POINTS,
    total,
)
from agricola.engine.scoring.teams import results, team_lines

WEIGHT_NAMES: Final = (
    "action", "ready", "ready_more", "room_part", "room_whole", "renovation_part",
    "food", "food_spare", "hunger", "raised", "begging",
    "wood", "clay", "reed", "stone", "spare_material",
    "unused", "field", "pasture", "grain", "vegetable", "sheep", "boar", "cattle", "smooth",
    "empty_field", "seed", "crop", "place", "pair", "cooking", "oven", "craft", "promise", "card", "occupation",
    "bonus", "larder", "start",
)  # fmt: skip
"""The weights, in the order in which a table holds them."""

# The places of the weights in a table.
ACTION: Final = 0
READY: Final = 1
READY_MORE: Final = 2
ROOM_PART: Final = 3
ROOM_WHOLE: Final = 4
RENOVATION_PART: Final = 5
FOOD_WORTH: Final = 6
FOOD_SPARE: Final = 7
HUNGER: Final = 8
RAISED: Final = 9
BEGGING_WORTH: Final = 10
MATERIAL: Final = 11  # wood, clay, reed and stone, in the order of goods
SPARE_MATERIAL: Final = 15
UNUSED: Final = 16
CATEGORIES: Final = 17  # fields, pastures, grain, vegetables, sheep, boar, cattle
SMOOTH: Final = 24
EMPTY_FIELD: Final = 25
SEED: Final = 26
CROP: Final = 27
PLACE_FREE: Final = 28
PAIR: Final = 29
COOKING: Final = 30
OVEN: Final = 31
CRAFT: Final = 32
PROMISE: Final = 33
CARD_IN_PLAY: Final = 34
OCCUPATION_IN_PLAY: Final = 35
BONUS: Final = 36
LARDER: Final = 37
START: Final = 38

_TABLES: Final = (
    FIELD_POINTS, PASTURE_POINTS, GRAIN_POINTS, VEGETABLE_POINTS, SHEEP_POINTS, BOAR_POINTS, CATTLE_POINTS,
)  # fmt: skip
_LONGEST_TABLE: Final = 24
_GROWTH_FROM: Final = 6
"""The round from which a family can be expected to grow."""
_DIFFERENCE: Final = 0.3
"""How much of what partners differ by counts in the first round."""
_WORK_ENDS: Final = WORK_STEPS[1]
"""What the flow's frame counts when the last person is placed."""
_REAPED_NUMBER: Final = [isinstance(step, Fields) for step in HARVEST.steps].index(True) + 1
"""What the harvest's frame counts once the fields are harvested."""


class Weights:
    """The coefficients for one board, made ready for every round."""

    def __init__(
        self,
        numbers: dict[str, list[float]],
        harvest_rounds: frozenset[int],
        excess: list[float] | None = None,
        cards: dict[str, list[float]] | None = None,
    ) -> None:
        if sorted(numbers) != sorted(WEIGHT_NAMES):
            wrong = ", ".join(sorted(set(numbers) ^ set(WEIGHT_NAMES)))
            raise ValueError(f"a set of weights has each name once; missing or unknown: {wrong}")
        self.by_round: list[list[float]] = []
        """The weights in each round, from round 0 on."""
        self.points: list[list[list[float]]] = []
        """By round and category, what each number of things is worth."""
        self.harvests_left: list[int] = []
        """How many harvests come in or after a round."""
        self.next_harvest: list[int] = []
        """The round of the first of them; beyond the last round when there is none."""
        self.excess: list[float] = [0.0] * (ROUNDS + 2) if excess is None else [0.0, *excess, 0.0]
        """By how much positions of a round are valued above the points that they came to, as measured."""
        self.cards: list[dict[str, float]] = []
        """By round, what a card in play is worth beyond others of its kind, as far as it was measured."""
        for number in range(ROUNDS + 2):
            late = min(1.0, max(0, number - 1) / (ROUNDS - 1))
            row = [numbers[name][0] * (1 - late) + numbers[name][1] * late for name in WEIGHT_NAMES]
            self.by_round.append(row)
            known = {} if cards is None else cards
            self.cards.append({id: ends[0] * (1 - late) + ends[1] * late for id, ends in known.items()})
            self.points.append(_points(row))
            left = [harvest for harvest in harvest_rounds if harvest >= number]
            self.harvests_left.append(len(left))
            self.next_harvest.append(min(left) if left else ROUNDS + 1)


def _points(row: list[float]) -> list[list[float]]:
    """The tables of the score sheet with their steps smoothed, so that half a step is worth something."""
    tables: list[list[float]] = []
    for category, table in enumerate(_TABLES):
        worth: list[float] = []
        for count in range(_LONGEST_TABLE):
            exact = float(table[min(count, len(table) - 1)])
            top = min(count, len(table) - 1)
            even = table[0] + (table[-1] - table[0]) * (top / (len(table) - 1)) ** 0.7
            points = exact + (even - exact) * row[SMOOTH]
            worth.append(points * row[CATEGORIES + category])
        tables.append(worth)
    return tables


def value(g: GameState, seat: int, weights: Weights) -> float:
    """The final points that a seat may expect, in a team game those of its team."""
    team = g.board.team
    if team is None:
        return _own_value(g, seat, weights)
    if not g.waiting:
        return float(results(g)[seat])
    return _team_value(g, seat, team.partners[seat], team, weights)


def _team_value(g: GameState, seat: int, partner: int, team: TeamRules, weights: Weights) -> float:
    """What two partners may expect together.

    The sum of the lower values is half of what both have less half of what they differ by, line by line. What they
    differ by now can still be made up for, so it weighs more and more as the rounds go by. Where totals count, a
    product is told as twice its root, so that it is measured in points.
    """
    one, other = _own_value(g, seat, weights), _own_value(g, partner, weights)
    if team.scoring == LOWER_OF_EACH:
        apart = 0
        for line in team_lines(g, team, (seat, partner)):
            apart += abs(line.values[0] - line.values[1])
        return (one + other) / 2 - apart / 2 * (_DIFFERENCE + (1 - _DIFFERENCE) * g.round / ROUNDS)
    if team.scoring == ADDED or one <= 0 or other <= 0:
        return one + other
    return 2.0 * math.sqrt(one * other)


def _own_value(g: GameState, seat: int, weights: Weights) -> float:
    """The final points that a seat may expect for its own farm."""
    p = g.players[seat]
    if not g.waiting:
        return float(total(g, p))
    round = g.round
    w = weights.by_round[round]
    tables = weights.points[round]
    goods = p.goods
    yard = p.yard
    rooms = yard.room_count()
    fed = is_fed(g, seat)
    coming = round + 1 if fed else round  # the first round whose harvest is still to come
    harvests = weights.harvests_left[coming]
    next_harvest = weights.next_harvest[coming]
    workers = p.family + p.lodgers
    rounds_left = ROUNDS - round
    # Who came home after the work does nothing more in this round.
    home = p.home if g.stack[0].steps <= _WORK_ENDS else 0
    actions = home + rounds_left * workers
    time = actions / (actions + 4.0)  # how much of a half-finished plan can still be carried out

    points = PERSON * p.family + BEGGING * p.begging + p.bonus + actions * w[ACTION] - weights.excess[round]

    # The farm.
    growing_grain = 0
    growing_vegetables = 0
    planted = 0
    empty = 0
    if isinstance(yard, Farmyard):
        crops = yard.crops
        fields = yard.fields.bit_count()
        if fields:
            for cell in range(CELLS):
                crop = crops[cell]
                if crop:
                    planted += 1
                    if crop < VEGETABLE * CROP_KIND:
                        growing_grain += crop - GRAIN * CROP_KIND
                    else:
                        growing_vegetables += crop - VEGETABLE * CROP_KIND
            empty = fields - planted
        for card, number, _ in p.abilities.card_fields:
            stacks = p.card_state.get(card, ())
            if number < len(stacks) and stacks[number]:
                planted += 1
                if stacks[number] < VEGETABLE * CROP_KIND:
                    growing_grain += stacks[number] % CROP_KIND
                else:
                    growing_vegetables += stacks[number] % CROP_KIND
            else:
                empty += 1
        areas = pastures(yard.fences)
        inside = 0
        for area in areas:
            inside |= area
        used = yard.rooms | yard.fields | yard.stables | yard.upright | inside
        unused = (ALL_CELLS & ~used).bit_count()
        points += (
            tables[0][fields]
            + tables[1][len(areas)]
            + tables[2][_within(goods[GRAIN] + growing_grain)]
            + tables[3][_within(goods[VEGETABLE] + growing_vegetables)]
            + tables[4][_within(goods[SHEEP])]
            + tables[5][_within(goods[BOAR])]
            + tables[6][_within(goods[CATTLE])]
            - unused * w[UNUSED]
            + (yard.stables & inside).bit_count()
            + ROOM_POINTS[yard.house] * rooms
        )
        fences_left = yard.fences_left()
        wood_wanted = 4 + min(fences_left, 10) if unused else 3
        last_house = 2
    else:
        assert isinstance(yard, TileYard)
        sown = yard.fields
        empty = sown[0]
        planted = sown[1] + sown[2] + sown[3]
        growing_grain = sown[1] + 2 * sown[2] + 3 * sown[3]
        points += (
            (empty + planted) * w[CATEGORIES]
            + yard.pasture_count() * w[CATEGORIES + 1]
            + growing_grain * w[CATEGORIES + 2]
            + goods[SHEEP] * w[CATEGORIES + 4]
            + goods[BOAR] * w[CATEGORIES + 5]
            + goods[CATTLE] * w[CATEGORIES + 6]
            + yard.stables_in_pastures()
            + yard.house * rooms
        )
        wood_wanted = 12
        last_house = 1

    # Crops and seed.
    points += (planted * w[CROP] if planted < 6 else 6 * w[CROP]) * harvests
    seed = goods[GRAIN] + goods[VEGETABLE]
    sowable = seed if seed < empty else empty
    points += (sowable * w[SEED] + (empty if empty < 4 else 4) * w[EMPTY_FIELD]) * time

    # Animals: free places, and pairs that will have young.
    animals = goods[SHEEP] + goods[BOAR] + goods[CATTLE]
    housing = animal_housing(g, p)
    free = housing.all_places() - animals
    if free > 0:
        points += (free if free < 8 else 8) * w[PLACE_FREE] * time
        young = 0
        for kind in range(SHEEP, KINDS):
            if goods[kind] >= 2:
                young += 1
        points += (young if young < free else free) * w[PAIR] * harvests

    # The family: what one person more would be worth, and how near it is.
    if p.family < MAX_PEOPLE:
        start = round if round > _GROWTH_FROM else _GROWTH_FROM
        eaten = g.board.adult_need * weights.harvests_left[start] * w[FOOD_WORTH]
        growth = PERSON + (ROUNDS - start) * w[ACTION] - eaten
        extra_rooms = rooms + p.abilities.extra_rooms - p.family
        part = _room_part(g, p)
        if extra_rooms > 0:
            points += growth * w[READY]
            if extra_rooms > 1:
                points += growth * w[READY_MORE]
            part *= w[READY_MORE]
        if p.family + (extra_rooms if extra_rooms > 0 else 0) < MAX_PEOPLE:
            points += growth * (part * w[ROOM_PART] if part < 1.0 else w[ROOM_WHOLE]) * time

    # Material, as far as there is something to build from it.
    house = yard.house
    if house < last_house:
        wood_wanted += 5 if house == 0 and rooms < MAX_PEOPLE else 0
        price = g.board.renovation_prices[house + 1][rooms][0].needs
        lacking = 0
        wanted = 0
        for good, amount in price:
            wanted += amount
            if goods[good] < amount:
                lacking += amount - goods[good]
        points += rooms * (1.0 - lacking / wanted) * w[RENOVATION_PART] * time
    points += (
        _worth(goods[WOOD], wood_wanted, w[MATERIAL], w[SPARE_MATERIAL])
        + _worth(goods[CLAY], 8, w[MATERIAL + CLAY], w[SPARE_MATERIAL])
        + _worth(goods[REED], 4, w[MATERIAL + REED], w[SPARE_MATERIAL])
        + _worth(goods[STONE], 6, w[MATERIAL + STONE], w[SPARE_MATERIAL])
    ) * time

    # Cards.
    cooking = p.abilities.cooking
    crafts = 0
    if p.cards:
        measured = weights.cards[round]
        for card_in_play in p.cards:
            points += card_in_play.points
            rules = card_in_play.rules
            if rules.scoring is not None:
                points += rules.scoring(g, seat)[0] * w[BONUS]
            if card_in_play.kind:
                points += w[OCCUPATION_IN_PLAY if card_in_play.kind == OCCUPATION else CARD_IN_PLAY] * rounds_left
                points += measured.get(card_in_play.id, 0.0)
        if cooking[SHEEP]:
            points += w[COOKING] * (cooking[SHEEP] + cooking[BOAR] + cooking[CATTLE] + cooking[VEGETABLE]) * rounds_left
        for rate, most in p.abilities.ovens:
            points += w[OVEN] * (rate - 1) * (most if most else 2) * rounds_left
        for conversion in p.abilities.conversions:
            if conversion.once_per_harvest:
                food = conversion.get[FOOD]
                points += w[CRAFT] * food * harvests
                if conversion.times(goods):
                    crafts += food

    # Food: what the harvests ask for, what is there, what could be cooked, what must still be found.
    promised = 0
    soon = 0
    for promise in g.promises:
        if promise.seat == seat:
            food = promise.goods[FOOD]
            promised += food
            if promise.round <= next_harvest:
                soon += food
            points += w[PROMISE] * (sum(promise.goods) - food)
    if harvests:
        board = g.board
        need = workers * board.adult_need
        needs = need * harvests
        if next_harvest == round:
            need -= p.newborns * (board.adult_need - board.newborn_need)
        have = goods[FOOD] + promised
        larder = (
            goods[VEGETABLE] * cooking[VEGETABLE]
            + goods[SHEEP] * cooking[SHEEP]
            + goods[BOAR] * cooking[BOAR]
            + goods[CATTLE] * cooking[CATTLE]
        )
        if have <= needs:
            lacking = needs - have
            points -= lacking * w[FOOD_WORTH]
            points += (larder if larder < lacking else lacking) * w[LARDER]
        else:
            points += (have - needs) * w[FOOD_SPARE]
        short = need - goods[FOOD] - soon
        if short > 0:
            points -= short * w[HUNGER]
            short -= goods[GRAIN] + larder + crafts
            if next_harvest > round or not _is_reaped(g):
                short -= planted
            if short > 0:
                turns = home + (next_harvest - round) * workers
                points -= short * w[HUNGER]
                begged = short - turns * w[RAISED]
                if begged > 0:
                    points -= begged * w[BEGGING_WORTH]
    if g.start == seat and g.board.players > 1:
        points += w[START] * time
    return points


def _is_reaped(g: GameState) -> bool:
    """Whether the fields have been harvested in this round's harvest."""
    stack = g.stack
    return len(stack) > 1 and stack[0].steps == HARVEST_NUMBER and stack[1].steps >= _REAPED_NUMBER


def _within(count: int) -> int:
    return count if count < _LONGEST_TABLE else _LONGEST_TABLE - 1


def _worth(count: int, wanted: int, weight: float, spare: float) -> float:
    return count * weight if count <= wanted else wanted * weight + (count - wanted) * spare


def _room_part(g: GameState, p: Player) -> float:
    """How much of one more room is there: 1 when it can be paid. Reed is rare, so it counts twice."""
    house = p.yard.house
    goods = p.goods
    have = 0
    wanted = 0
    for good, amount in g.board.room_prices[house][0].needs:
        rarity = 2 if good == REED else 1
        wanted += amount * rarity
        have += (goods[good] if goods[good] < amount else amount) * rarity
    return have / wanted


def weights_needed(board: Board) -> str:
    """The name of the set of weights for a board: its edition, its cards, and whether few or many play."""
    crowd = "solo" if board.players == 1 else "few" if board.players == 2 else "many"
    return f"{board.edition}{' with cards' if board.with_cards else ''} {crowd}"
