"""The picture of one farm: its land, and a plate with whose it is, what lies there and how many points it is worth."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from agricola.engine.goods import GOOD_NAMES
from agricola.pictures import land
from agricola.pictures.land import CELL, Cell
from agricola.pictures.pen import EDGE, PAPER, QUIET, SEATS, Picture, shortened, width_of
from agricola.view import AnimalPlace, Farm, GridFarm, TileFarm, by_yard
from agricola.wording.wording import Wording

_MARGIN: Final = 18
_COLUMNS: Final = 5
_ONE: Final[tuple[Cell, ...]] = ((0, 0),)
_SHAPES: Final[dict[str, tuple[Cell, ...]]] = {
    "small": _ONE,
    "two": ((0, 0), (1, 0)),
    "three": ((0, 0), (1, 0), (2, 0)),
    "corner": ((0, 0), (0, 1), (1, 1)),
    "four": ((0, 0), (1, 0), (0, 1), (1, 1)),
}
"""The cells that a pasture tile of each shape covers."""
WIDTH: Final = _COLUMNS * CELL + 2 * _MARGIN
_PLATE: Final = 92


def farm_picture(farm: Farm, words: Wording, points: int, *, starts: bool = False) -> tuple[Picture, float]:
    """A farm with its plate, `WIDTH` wide, and how high it is."""
    picture = Picture()
    typed = by_yard(farm)
    ground = Picture()
    rows = _grid(ground, typed) if typed["yard"] == "grid" else _tiles(ground, typed)
    high = rows * CELL + 2 * _MARGIN
    picture.box(0, 0, WIDTH, high + _PLATE, PAPER, radius=12, edge=EDGE)
    picture.lay(ground, _MARGIN, _MARGIN)
    _plate(picture, farm, words, points, high - 4, starts=starts)
    return picture, high + _PLATE


def named(words: Wording, seat: int) -> str:
    """What a player is called, with a capital letter."""
    name = words.player(seat)
    return name[:1].upper() + name[1:]


# --- the farmyard of 15 spaces ----------------------------------------------------------------------------------------


def _grid(picture: Picture, farm: GridFarm) -> int:
    seat = farm["seat"]
    rooms = [land.cell_of(name) for name in farm["rooms"]]
    stables = [land.cell_of(name) for name in farm["stables"]]
    pastures = [[land.cell_of(name) for name in pasture["cells"]] for pasture in farm["pastures"]]
    land.meadow(picture, _COLUMNS, 3, seat + 1, [land.cell_of(name) for name in farm["unused"]])
    for cells in pastures:
        land.pasture(picture, cells)
    for name, goods in farm["fields"].items():
        column, row = land.cell_of(name)
        crop, left = next(iter(goods.items()), ("", 0))
        land.field(picture, (column, row), crop, left, column * 3 + row)
    _house(picture, rooms, farm["house"], seat)
    fenced = {cell for cells in pastures for cell in cells}
    for cell in stables:
        land.stable(picture, cell, seat)
    land.fences(picture, [_edge(name) for name in farm["fences"]], seat)
    _people(picture, farm, rooms)
    loose = [cell for cell in stables if cell not in fenced]
    _animals(picture, farm["animal_places"], pastures, loose, rooms)
    return 3


def _edge(name: str) -> tuple[Cell, Cell]:
    """The two corners that a fence runs between."""
    (column, row), side = land.cell_of(name[:2]), name[2]
    if side in "ns":
        row += side == "s"
        return (column, row), (column + 1, row)
    column += side == "e"
    return (column, row), (column, row + 1)


def _house(picture: Picture, rooms: Sequence[Cell], material: str, seat: int) -> None:
    """The rooms from the back to the front."""
    for column, row in sorted(rooms, key=lambda cell: (cell[1], cell[0])):
        joined = ((column - 1, row) in rooms, (column + 1, row) in rooms)
        land.room(picture, (column, row), material, joined, seat, front=(column, row + 1) not in rooms)


def _people(picture: Picture, farm: GridFarm | TileFarm, rooms: Sequence[Cell]) -> None:
    """Those who are at home stand before their rooms; newborns lie there once nobody is away any more."""
    together = not farm["placed"] and not farm["newborns_on"]
    newborns = farm["newborns"] if together else 0
    for at in range(farm["home"]):
        column, row = rooms[at % len(rooms)]
        x = column * CELL + (30 if at < len(rooms) else 58)
        land.person(picture, x, row * CELL + 97, farm["seat"], newborn=at >= farm["home"] - newborns, size=0.92)


def _animals(
    picture: Picture,
    places: Sequence[AnimalPlace],
    pastures: Sequence[Sequence[Cell]],
    stables: Sequence[Cell],
    rooms: Sequence[Cell],
) -> None:
    """Every animal where it stands; a pasture has a sign that says how many it holds."""
    fields, sheds = list(pastures), list(stables)
    for place in places:
        animals = [kind for kind, number in place["animals"].items() for _ in range(number)]
        if place["where"] == "pasture" and fields:
            cells = fields.pop(0)
            land.herd(picture, cells, animals)
            column, row = min(cells, key=lambda cell: (cell[1], cell[0]))
            land.sign(picture, column * CELL + 12, row * CELL + 12, f"{len(animals)}/{place['capacity']}")
        elif place["where"] == "stable" and sheds:
            land.herd(picture, [sheds.pop(0)], animals)
        elif place["where"] == "house":
            for at, kind in enumerate(animals):
                column, row = rooms[at % len(rooms)]
                picture.use(kind, column * CELL + 52, row * CELL + 72, 36, 28)


# --- the farm of tiles ------------------------------------------------------------------------------------------------


def _tiles(picture: Picture, farm: TileFarm) -> int:
    """Tiles in rows, as many as are needed: the house first, then fields, pastures and stables."""
    seat = farm["seat"]
    spots = _Spots()
    rooms = [spots.take()[0] for _ in range(farm["rooms"])]
    fields = [spots.take()[0] for _ in farm["fields"]]
    pastures = [spots.take(_SHAPES[pasture["shape"]]) for pasture in farm["pastures"]]
    sheds = [spots.take()[0] for _ in range(farm["stables"])]
    rows = max(2, spots.rows)
    taken = {*rooms, *fields, *sheds, *(cell for cells in pastures for cell in cells)}
    free = [(column, row) for row in range(rows) for column in range(_COLUMNS) if (column, row) not in taken]
    land.meadow(picture, _COLUMNS, rows, seat + 1, free)
    for cells in pastures:
        land.pasture(picture, cells)
    for number, (cell, left) in enumerate(zip(fields, farm["fields"], strict=True)):
        land.field(picture, cell, "grain", left, number)
    _house(picture, rooms, farm["house"], seat)
    for cells, pasture in zip(pastures, farm["pastures"], strict=True):
        if pasture["stable"]:
            land.stable(picture, cells[-1], seat)
        land.fences(picture, _around(cells), seat)
    for cell in sheds:
        land.stable(picture, cell, seat)
    _people(picture, farm, rooms)
    _animals(picture, farm["animal_places"], pastures, sheds, rooms)
    return rows


class _Spots:
    """Places for tiles, from the upper left on."""

    def __init__(self) -> None:
        self.rows = 1
        self._taken: set[Cell] = set()

    def take(self, shape: Sequence[Cell] = _ONE) -> list[Cell]:
        """The first place where a tile fits."""
        for row in range(self.rows + 1):
            for column in range(_COLUMNS):
                cells = [(column + right, row + down) for right, down in shape]
                if all(one[0] < _COLUMNS for one in cells) and self._taken.isdisjoint(cells):
                    self._taken.update(cells)
                    self.rows = max(self.rows, *(one[1] + 1 for one in cells))
                    return cells
        raise ValueError("there is always room below")


def _around(cells: Sequence[Cell]) -> list[tuple[Cell, Cell]]:
    """The edges around cells."""
    edges = []
    for column, row in cells:
        if (column, row - 1) not in cells:
            edges.append(((column, row), (column + 1, row)))
        if (column, row + 1) not in cells:
            edges.append(((column, row + 1), (column + 1, row + 1)))
        if (column - 1, row) not in cells:
            edges.append(((column, row), (column, row + 1)))
        if (column + 1, row) not in cells:
            edges.append(((column + 1, row), (column + 1, row + 1)))
    return edges


# --- the plate --------------------------------------------------------------------------------------------------------


def _plate(picture: Picture, farm: Farm, words: Wording, points: int, top: float, *, starts: bool) -> None:
    """Whose farm it is, its points, its goods and its cards."""
    seat = farm["seat"]
    picture.box(_MARGIN, top, 6, 30, SEATS[seat], radius=3)
    name = named(words, seat)
    picture.write(_MARGIN + 14, top + 23, name, 21, serif=True, bold=True, fill=SEATS[seat])
    at = _MARGIN + 22 + width_of(name, 21)
    if starts:
        picture.use("start", at, top, 28, 28)
    picture.use("points", WIDTH - _MARGIN - 26, top + 2, 26, 26)
    picture.write(WIDTH - _MARGIN - 31, top + 24, str(points), 23, serif=True, bold=True, anchor="end")
    at, foot = float(_MARGIN), top + 56
    people = {"person": farm["family"], "begging": farm["begging"]}
    goods = {good: farm["goods"].get(good, 0) for good in GOOD_NAMES}
    for good, number in (people | goods).items():
        if number:
            high = 24.0 if good != "person" else 30.0
            picture.use(good, at, foot - 19 - (high - 24), 24, high, seat=seat if good == "person" else None)
            picture.write(at + 27, foot, str(number), 16, bold=True)
            at += 36 + width_of(str(number), 17)
    cards = ", ".join(words.card(card) for card in farm["cards"])
    if cards:
        picture.write(_MARGIN, top + 82, shortened(cards, 14, WIDTH - 2 * _MARGIN), 14, fill=QUIET)
