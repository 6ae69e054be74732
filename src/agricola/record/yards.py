"""Farms as plain data: reading what `Yard.as_json` writes, or what a person writes by hand."""

from __future__ import annotations

from collections.abc import Mapping

from agricola.engine.errors import BadPosition
from agricola.engine.farm.farmyard import CROP_KIND, Farmyard, Yard
from agricola.engine.farm.grid import EDGE_NAMES, cell_named
from agricola.engine.farm.pastures import SHAPE_BOUNDARY
from agricola.engine.farm.tileyard import GRAIN_ON_FIELD, TileYard
from agricola.engine.goods import KINDS, named
from agricola.engine.ids import MATERIAL_NAMES
from agricola.record.fields import Reader

GRID_KEYS = frozenset(("house", "rooms", "fields", "stables", "fences", "pastures", "fences_away", "upright_fences"))
TILE_KEYS = frozenset(("house", "rooms", "fields", "stables", "pastures"))


def yard_keys(yard: Yard) -> frozenset[str]:
    """What a position may say about a farm of this kind."""
    return TILE_KEYS if isinstance(yard, TileYard) else GRID_KEYS


def read_yard(reader: Reader, yard: Yard, data: Mapping[str, object], where: str) -> None:
    """Build on a farm what the data says; what it leaves out stays as at the start."""
    yard.house = reader.one_of(MATERIAL_NAMES, data.get("house", "wood"), f"{where}: house")
    if isinstance(yard, Farmyard):
        _read_farmyard(reader, yard, data, where)
    elif isinstance(yard, TileYard):
        _read_tiles(reader, yard, data, where)


def _read_farmyard(reader: Reader, y: Farmyard, data: Mapping[str, object], where: str) -> None:
    if "rooms" in data:
        y.rooms = reader.cells(reader.names(data, "rooms", where), f"{where}: rooms")
    fields = reader.typed(data, "fields", dict, {}, where)
    y.fields = reader.cells(list(fields), f"{where}: fields")
    for name, crop in fields.items():
        cell = cell_named(name)
        assert cell is not None
        y.crops[cell] = _read_crop(reader, crop, f"{where}: field {name}")
    y.stables = reader.cells(reader.names(data, "stables", where), f"{where}: stables")
    y.fences = _read_fences(reader, data, where)
    y.fences_away = reader.number(data, "fences_away", 0, where)
    y.upright = reader.cells(reader.names(data, "upright_fences", where), f"{where}: upright_fences")


def _read_crop(reader: Reader, crop: object, where: str) -> int:
    counts = reader.goods(crop, where)
    kinds = [good for good in range(KINDS) if counts[good]]
    if len(kinds) > 1 or any(counts[good] >= CROP_KIND for good in kinds):
        raise BadPosition(f"{where} can't hold {named(counts)}")
    return kinds[0] * CROP_KIND + counts[kinds[0]] if kinds else 0


def _read_fences(reader: Reader, data: Mapping[str, object], where: str) -> int:
    fences = 0
    for name in reader.names(data, "fences", where):
        if name not in EDGE_NAMES:
            raise BadPosition(f"{where}: {name!r} is no fence space; one is a farmyard space and n, w, s or e: b2n")
        fences |= 1 << EDGE_NAMES.index(name)
    for area in reader.typed(data, "pastures", list, [], where):
        mask = reader.cells(list(area), f"{where}: pastures") if isinstance(area, list) else 0
        if mask not in SHAPE_BOUNDARY:
            raise BadPosition(f"{where}: {area!r} is no pasture; one is a list of connected farmyard spaces")
        fences |= SHAPE_BOUNDARY[mask]
    return fences


def _read_tiles(reader: Reader, y: TileYard, data: Mapping[str, object], where: str) -> None:
    y.rooms = reader.number(data, "rooms", y.rooms, where)
    for grain in reader.typed(data, "fields", list, [], where):
        if isinstance(grain, bool) or not isinstance(grain, int) or not 0 <= grain <= GRAIN_ON_FIELD:
            raise BadPosition(f"{where}: fields must list the grain on each, 0 to {GRAIN_ON_FIELD}, not {grain!r}")
        y.fields[grain] += 1
    for pasture in reader.typed(data, "pastures", list, [], where):
        name = pasture.get("shape") if isinstance(pasture, Mapping) else pasture
        shape = y.tiles.shape_named(name) if isinstance(name, str) else None
        if shape is None:
            shapes = ", ".join(tile.name for tile in y.tiles.pastures)
            raise BadPosition(f'{where}: a pasture is {{"shape": one of {shapes}, "stable": true or false}}')
        stable = isinstance(pasture, Mapping) and reader.typed(pasture, "stable", bool, False, f"{where}: pastures")
        (y.stabled if stable else y.pastures)[shape] += 1
    y.stables = reader.number(data, "stables", 0, where)
