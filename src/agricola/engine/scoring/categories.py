"""The score sheet: categories, tables, totals, every line explained (revised 13, original 16)."""

from __future__ import annotations

from typing import Final

from agricola.engine.economy.crops import crops_growing
from agricola.engine.farm.farmyard import Farmyard
from agricola.engine.farm.grid import CELLS
from agricola.engine.farm.pastures import enclosed, pastures
from agricola.engine.goods import BOAR, BUILDING_RESOURCES, CATTLE, GOOD_NAMES, GRAIN, SHEEP, VEGETABLE
from agricola.engine.ids import MATERIAL_NAMES
from agricola.engine.kernel.card import Conversion, ScoreLine
from agricola.engine.kernel.player import Player, grid
from agricola.engine.kernel.state import GameState
from agricola.engine.message import Message, say

# Points for 0, 1, 2, ... of a category; the last value holds for all larger numbers.
FIELD_POINTS: Final[tuple[int, ...]] = (-1, -1, 1, 2, 3, 4)
PASTURE_POINTS: Final[tuple[int, ...]] = (-1, 1, 2, 3, 4)
GRAIN_POINTS: Final[tuple[int, ...]] = (-1, 1, 1, 1, 2, 2, 3, 3, 4)
VEGETABLE_POINTS: Final[tuple[int, ...]] = (-1, 1, 2, 3, 4)
SHEEP_POINTS: Final[tuple[int, ...]] = (-1, 1, 1, 1, 2, 2, 3, 3, 4)
BOAR_POINTS: Final[tuple[int, ...]] = (-1, 1, 1, 2, 2, 3, 3, 4)
CATTLE_POINTS: Final[tuple[int, ...]] = (-1, 1, 2, 2, 3, 3, 4)

UNUSED_SPACE: Final = -1
FENCED_STABLE: Final = 1
ROOM_POINTS: Final[tuple[int, ...]] = (0, 1, 2)
PERSON: Final = 3
BEGGING: Final = -3
CARD_POINTS: Final = "cards"
CARD_BONUS: Final = "bonus"


def from_table(table: tuple[int, ...], count: int) -> int:
    """The points that a table gives for a count."""
    return table[min(count, len(table) - 1)]


def farmyard_lines(g: GameState, p: Player) -> list[ScoreLine]:
    """The lines of the score sheet for the farm of 15 spaces."""
    y = grid(p)
    fields = y.fields.bit_count()
    areas, unused, fenced = _fenced_land(y)
    goods = scored_goods(g, p)
    grain = goods[GRAIN] + crops_growing(p, GRAIN)
    vegetables = goods[VEGETABLE] + crops_growing(p, VEGETABLE)
    sheep, boar, cattle = goods[SHEEP], goods[BOAR], goods[CATTLE]
    rooms = y.room_count()
    material = MATERIAL_NAMES[y.house]
    return [
        ScoreLine("fields", from_table(FIELD_POINTS, fields), say("score-fields", n=fields)),
        ScoreLine("pastures", from_table(PASTURE_POINTS, areas), say("score-pastures", n=areas)),
        ScoreLine("grain", from_table(GRAIN_POINTS, grain), _goods(GRAIN, grain)),
        ScoreLine("vegetables", from_table(VEGETABLE_POINTS, vegetables), _goods(VEGETABLE, vegetables)),
        ScoreLine("sheep", from_table(SHEEP_POINTS, sheep), _goods(SHEEP, sheep)),
        ScoreLine("boar", from_table(BOAR_POINTS, boar), _goods(BOAR, boar)),
        ScoreLine("cattle", from_table(CATTLE_POINTS, cattle), _goods(CATTLE, cattle)),
        ScoreLine("unused spaces", UNUSED_SPACE * unused, say("score-unused", n=unused)),
        ScoreLine("fenced stables", FENCED_STABLE * fenced, say("score-fenced-stables", n=fenced)),
        ScoreLine("rooms", ROOM_POINTS[y.house] * rooms, say("score-rooms", n=rooms, material=material)),
    ]


def scored_goods(g: GameState, p: Player) -> list[int]:
    """A player's goods, with those on cards that count too."""
    goods = p.goods
    for card in p.cards:
        if card.rules.stores is not None:
            stored = card.rules.stores(g, p.seat)
            goods = [have + more for have, more in zip(goods, stored, strict=True)]
    return goods


def _fenced_land(y: Farmyard) -> tuple[int, int, int]:
    """What fences decide about: the pastures, the unused spaces, the fenced stables."""
    return len(pastures(y.fences)), CELLS - y.used().bit_count(), (y.stables & enclosed(y.fences)).bit_count()


def points_by_fences(g: GameState, p: Player) -> int:
    """A player's points as far as fences may change them: for the land, and for what cards count."""
    areas, unused, fenced = _fenced_land(grid(p))
    points = from_table(PASTURE_POINTS, areas) - unused + FENCED_STABLE * fenced
    for card in p.cards:
        if card.rules.scoring is not None:
            points += card.rules.scoring(g, p.seat)[0]
    for owner in g.players:
        for card in owner.cards:
            if card.rules.scoring_for_all is not None:
                points += card.rules.scoring_for_all(g, owner.seat, p.seat)[0]
    return points


def _goods(good: int, n: int) -> Message:
    return say("score-goods", good=GOOD_NAMES[good], n=n)


def score_lines(g: GameState, p: Player) -> list[ScoreLine]:
    """A player's score sheet as it stands, line by line."""
    return [*farm_lines(g, p), *card_lines(g, p)]


def farm_lines(g: GameState, p: Player) -> list[ScoreLine]:
    """The lines for the farm and its people; they follow from the farm alone."""
    return [
        *g.board.yard_lines(g, p),
        ScoreLine("people", PERSON * p.family, say("score-people", n=p.family)),
        ScoreLine("begging", BEGGING * p.begging, say("score-begging", n=p.begging)),
    ]


def card_lines(g: GameState, p: Player) -> list[ScoreLine]:
    """The lines for cards; these may look at the whole game."""
    lines: list[ScoreLine] = []
    for card in p.cards:
        if card.points:
            lines.append(ScoreLine(CARD_POINTS, card.points, say("score-card", card=card.id)))
        if card.rules.scoring is not None:
            points, why = card.rules.scoring(g, p.seat)
            lines.append(ScoreLine(CARD_BONUS, points, say("score-card-bonus", card=card.id, why=why)))
    for owner in g.players:
        for card in owner.cards:
            if card.rules.scoring_for_all is not None:
                points, why = card.rules.scoring_for_all(g, owner.seat, p.seat)
                if points:
                    lines.append(ScoreLine(CARD_BONUS, points, say("score-card-bonus", card=card.id, why=why)))
    if p.bonus:
        lines.append(ScoreLine(CARD_BONUS, p.bonus, say("score-earned")))
    return lines


def total(g: GameState, p: Player) -> int:
    """A player's points as they stand."""
    points = 0
    for line in score_lines(g, p):
        points += line.points
    return points


def no_tie_break(p: Player) -> int:
    """Equal totals share the victory (original 16)."""
    return 0


def no_last_meals(conversion: Conversion) -> bool:
    """Food that is left at the end is worth nothing."""
    return False


def building_resources(p: Player) -> int:
    """Of equal totals, more building resources left in the supply win (revised 13.9)."""
    resources = 0
    for good in BUILDING_RESOURCES:
        resources += p.goods[good]
    return resources
