"""What brings points, for the page: `python -m agricola.server.point_tables > web/src/rules/points.ts`."""

from __future__ import annotations

import json
from typing import Final

from agricola.engine.ids import MATERIAL_NAMES
from agricola.engine.message import Message, say
from agricola.engine.scoring.categories import BEGGING, FENCED_STABLE, PERSON, ROOM_POINTS, UNUSED_SPACE
from agricola.engine.scoring.steps import POINT_TABLES
from agricola.engine.scoring.tiles import PIECE
from agricola.engine.scoring.tiles import ROOM_POINTS as TILE_ROOM_POINTS

_HEAD: Final = """/** What brings points, as the engine counts them. Made by `make web-types`; do not edit. */

import type { Message } from "../lib/schema";

/** One of what each brings points by itself. */
export interface One {
  drawing: string;
  one: Message;
  points: number;
}
"""
_Row = tuple[str, Message, int]
_ALWAYS: Final[tuple[_Row, ...]] = (
    ("person", say("score-people", n=1), PERSON),
    ("begging", say("score-begging", n=1), BEGGING),
)
_ANIMALS: Final = ("sheep", "boar", "cattle")


def point_tables() -> str:
    """The source of the tables."""
    grid = (
        *_rooms(ROOM_POINTS),
        ("stable", say("score-fenced-stables", n=1), FENCED_STABLE),
        ("unused", say("score-unused", n=1), UNUSED_SPACE),
    )
    tiles = (
        ("field", say("score-fields", n=1), PIECE),
        ("grain", say("score-grain-on-fields", n=1), PIECE),
        ("pasture", say("score-pastures", n=1), PIECE),
        ("stable", say("score-stables-in-pastures", n=1), PIECE),
        *((good, say("score-goods", good=good, n=1), PIECE) for good in _ANIMALS),
        *_rooms(TILE_ROOM_POINTS),
    )
    table = "".join(f"  {category}: {json.dumps(points)},\n" for category, points in POINT_TABLES.items())
    return (
        f"{_HEAD}\n/** The points for 0, 1, 2, ... on a farm of spaces. */\n"
        f"export const BY_NUMBER: Readonly<Record<string, readonly number[]>> = {{\n{table}}};\n\n"
        f"/** On a farm of spaces. */\n{_each('EACH', (*grid, *_ALWAYS))}\n"
        f"/** On a farm of tiles. */\n{_each('EACH_ON_TILES', (*tiles, *_ALWAYS))}"
    )


def _rooms(points: tuple[int, ...]) -> list[_Row]:
    return [
        (f"house-{material}", say("score-rooms", n=1, material=material), n)
        for material, n in zip(MATERIAL_NAMES, points, strict=False)
        if n != 0
    ]


def _each(name: str, rows: tuple[_Row, ...]) -> str:
    lines = "".join(
        f'  {{ drawing: "{drawing}", one: {_literal(message)}, points: {points} }},\n'
        for drawing, message, points in rows
    )
    return f"export const {name}: readonly One[] = [\n{lines}];\n"


def _literal(message: Message) -> str:
    return "{ " + ", ".join(f"{name}: {json.dumps(value)}" for name, value in message.json().items()) + " }"


if __name__ == "__main__":
    print(point_tables(), end="")
