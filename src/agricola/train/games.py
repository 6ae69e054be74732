"""The games that are played for learning: how they start, what they are worth, what is helped along."""

from __future__ import annotations

import random
import re
from typing import Any, Final

from agricola.agents.network_numbers import Game
from agricola.agents.puct import MARGIN_SCALE
from agricola.editions.edition import DECKS
from agricola.engine.deeds.legality import advance, play_on
from agricola.engine.errors import BadOption
from agricola.engine.farm.farmyard import Farmyard
from agricola.engine.farm.pastures import enclosed, pastures
from agricola.engine.farm.tileyard import TileYard
from agricola.engine.goods import CLAY, FOOD, GRAIN, REED, STONE, VEGETABLE, WOOD
from agricola.engine.kernel.board import Board
from agricola.engine.kernel.state import GameState
from agricola.engine.scoring.categories import total
from agricola.game import EDITIONS, new_game

_MOST_GIVEN: Final = ((WOOD, 7), (CLAY, 4), (REED, 4), (STONE, 3), (FOOD, 5), (GRAIN, 2), (VEGETABLE, 1))
_MOST_GIVEN_WITH_TILES: Final = ((WOOD, 5), (CLAY, 4), (REED, 2), (FOOD, 5), (GRAIN, 2))
_THIRD_ROOM: Final = 1 << 0
_STABLE_CELLS: Final = (9, 13, 14)
"""The corner that is farthest from the house."""
_LONGEST_OPENING: Final = 24
"""At most so many decisions at a game's beginning are drawn: two or three rounds."""
MOST_MARGIN: Final = 40
_VICTORY: Final = 0.25
SOLO_PAR: Final = 50
"""So many points are worth nothing to a learner who plays alone: more are good, fewer are bad."""
PAR: Final = 38
"""The same among others, where own points count."""


def parse_game(text: str) -> tuple[Game, int]:
    """`revised-2`, `revised-3-cards`, `original-4x5`: a game, and how many processes play it (one if nobody says)."""
    found = re.fullmatch(r"([a-z]+)-([1-5])(-cards)?(?:x([0-9]+))?", text)
    if not found or found[1] not in EDITIONS:
        raise BadOption(f"{text!r} is no game; write edition-players, such as revised-2, revised-3-cards, family-1x4")
    return (found[1], int(found[2]), bool(found[3])), int(found[4] or 1)


def game_name(game: Game) -> str:
    """A game as `parse_game` reads it."""
    edition, players, cards = game
    return f"{edition}-{players}{'-cards' if cards else ''}"


def board_of(game: Game) -> Board:
    """The board on which a game is learned: with every deck that its edition has, so that no card stays unknown."""
    edition, players, cards = game
    return EDITIONS[edition].board(players, every_deck(game), cards)


def dealt(game: Game, seed: int) -> GameState:
    """A new game on that board."""
    edition, players, cards = game
    return new_game(edition, players=players, cards=cards, seed=seed, **every_deck(game)).state


def every_deck(game: Game) -> dict[str, Any]:
    """The option that puts all decks of its edition into a game, where there are decks."""
    edition, _, cards = game
    return {DECKS: EDITIONS[edition].decks} if cards and EDITIONS[edition].decks else {}


def start(rng: random.Random, game: Game, with_material: float, with_opening: float = 0.0) -> GameState:
    """A new game; with some probability its players begin with material, a room, a person or stables more.

    What pays only late and together (reed and wood, a room, a child, a stable and its fences) is hard to find by
    chance. Who begins in the midst of it learns what it is worth. With some probability the first decisions are drawn:
    who has met only games that began as its own do is lost against strangers, the more where nothing is shuffled.
    """
    g = dealt(game, rng.getrandbits(48))
    if rng.random() < with_material:
        for p in g.players:
            if rng.random() < 0.75:
                yard = p.yard
                for good, most in _MOST_GIVEN if isinstance(yard, Farmyard) else _MOST_GIVEN_WITH_TILES:
                    if rng.random() < 0.5:
                        p.goods[good] += rng.randint(0, most)
                if isinstance(yard, Farmyard) and rng.random() < 0.35:
                    yard.rooms |= _THIRD_ROOM
                    if rng.random() < 0.4:
                        p.family += 1
                        p.home += 1
                        p.goods[FOOD] += 2
                if isinstance(yard, Farmyard) and rng.random() < 0.3:
                    for cell in rng.sample(_STABLE_CELLS, rng.randint(1, 2)):
                        yard.stables |= 1 << cell
        g.waiting = False
        play_on(g)
    if rng.random() < with_opening:
        for _ in range(rng.randint(1, _LONGEST_OPENING)):
            advance(g, rng.choice(g.options))
    return g


def utility(points: list[int], seat: int, own_points: float = 0.0) -> float:
    """What an end is worth to a seat: mostly the margin, and a little for the victory itself.

    Own points may count beside the margin: who only wants to be ahead is content with a poor farm among poorer ones.
    """
    if len(points) == 1:
        return (points[0] - SOLO_PAR) / MARGIN_SCALE
    margin = points[seat] - max(points[:seat] + points[seat + 1 :])
    bounded = max(-MOST_MARGIN, min(MOST_MARGIN, margin))
    margin_and_own = bounded + own_points * (points[seat] - PAR)
    return margin_and_own / MARGIN_SCALE + (_VICTORY if margin > 0 else -_VICTORY if margin < 0 else 0.0)


def progress(g: GameState, seat: int) -> float:
    """How far a farm has come in what is hard to find: rooms, people, stables, pastures, cards; in points."""
    p = g.players[seat]
    yard = p.yard
    done = 2.5 * (yard.room_count() - 2) + 2.0 * (p.family - 2)
    if isinstance(yard, Farmyard):
        done += 0.5 * yard.stables.bit_count()
        if yard.fences:
            done += 1.0 * len(pastures(yard.fences)) + 1.0 * (yard.stables & enclosed(yard.fences)).bit_count()
    elif isinstance(yard, TileYard):
        done += 1.0 * yard.pasture_count() + 1.0 * yard.stables_in_pastures()
    if g.board.with_cards:
        done += 1.0 * len(p.cards)
    return done / MARGIN_SCALE


def final_points(g: GameState) -> list[int]:
    """The points of each seat."""
    return [total(g, p) for p in g.players]


FARM_FIGURES: Final = (
    "points", "people", "rooms", "house", "fields", "pastures", "fenced", "unused", "animals", "begging", "cards",
    "food",
)  # fmt: skip


def farm_figures(g: GameState, seat: int) -> list[float]:
    """What a farm has at the end, in the order of `FARM_FIGURES`, for the log of a training run."""
    p = g.players[seat]
    yard = p.yard
    if isinstance(yard, Farmyard):
        fields, pens, unused = yard.fields.bit_count(), len(pastures(yard.fences)), yard.free().bit_count()
        fenced = (yard.stables & enclosed(yard.fences)).bit_count()
    else:
        assert isinstance(yard, TileYard)
        fields, pens, unused, fenced = yard.field_count(), yard.pasture_count(), 0, yard.stables_in_pastures()
    return [
        total(g, p), p.family, yard.room_count(), yard.house, fields, pens, fenced, unused, sum(p.goods[7:10]),
        p.begging, len(p.cards), p.goods[FOOD],
    ]  # fmt: skip
