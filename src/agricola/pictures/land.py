"""The ground of a farm: meadow, rooms, fields, stables, fences and who lives there, cell by cell."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final

from agricola.pictures.pen import PAPER, Picture, colour, short, width_of

CELL: Final = 100
_LINE: Final = 'stroke="var(--art-line)" stroke-width="1.3" stroke-linejoin="round" stroke-linecap="round"'
_ROOFS: Final = {"wood": "roof-wood", "clay": "roof-straw", "stone": "roof-slate"}
Cell = tuple[int, int]
"""Column and row, from the upper left."""


def scatter(seed: int) -> Callable[[], float]:
    """Numbers from 0 to 1 that look random and are the same each time, so that a farm looks as it did before."""
    state = seed or 1

    def next_number() -> float:
        nonlocal state
        state = (state * 1664525 + 1013904223) & 0xFFFFFFFF
        return state / (1 << 32)

    return next_number


def cell_of(name: str) -> Cell:
    """The column and the row of a cell such as "b2"."""
    return ord(name[0]) - ord("a"), int(name[1]) - 1


def meadow(picture: Picture, columns: int, rows: int, seed: int, free: Sequence[Cell]) -> None:
    """Grass with its spaces faintly marked; tufts and flowers on the spaces that are free."""
    width, height = columns * CELL, rows * CELL
    picture.box(-12, -12, width + 24, height + 24, colour("meadow"), radius=14)
    for column in range(columns):
        for row in range(rows):
            picture.add(
                f'<rect x="{column * CELL + 3}" y="{row * CELL + 3}" width="94" height="94" rx="9" opacity=".5" fill='
                '"var(--art-meadow-lit)" stroke="var(--art-meadow-deep)" stroke-width="1.2" stroke-dasharray="2 5"/>'
            )
    next_number = scatter(seed * 131 + 7)
    for column, row in free:
        for _ in range(3):
            x, y = column * CELL + 12 + next_number() * 70, row * CELL + 18 + next_number() * 64
            picture.use("flower" if next_number() < 0.3 else "tuft", x, y, 14, 12)


def room(picture: Picture, cell: Cell, material: str, joined: tuple[bool, bool], seat: int, *, front: bool) -> None:
    """One room of the house; rooms side by side share a roof, rooms behind others have a dormer in theirs."""
    left, right = -0.5 if joined[0] else 8.0, 100.5 if joined[1] else 92.0
    drawn = '<ellipse cx="52" cy="91" rx="48" ry="6" fill="var(--art-shade)"/>'
    if front:
        place = f'x="{left}" y="46" width="{short(right - left)}" height="44"'
        drawn += f'<rect {place} fill="var(--art-{material}-lit)" {_LINE}/>{_wall(material, left, right)}{_DOOR}'
        drawn += "" if joined[0] else _CHIMNEY
    drawn += _roof(_ROOFS[material], left, right, joined, 52 if front else 88)
    if not front:
        drawn += (
            f'<path d="M36 80V60L50 47l14 13v20Z" fill="var(--art-{material}-lit)" {_LINE}/>{_DORMER}'
            f'<path d="M32 62 50 45l18 17" fill="none" stroke="var(--art-{_ROOFS[material]}-deep)" '
            'stroke-width="5" stroke-linejoin="round"/>'
        )
    picture.add(_at(cell, drawn), seat)


_DOOR: Final = (
    '<rect x="24" y="62" width="18" height="14" rx="1.5" fill="var(--art-window)" stroke="var(--art-wood-deep)" '
    'stroke-width="2"/><path d="M33 62v14M24 69h18" stroke="var(--art-wood-deep)" stroke-width="1.3"/>'
    f'<path d="M58 90V66q0-7 9-7t9 7v24Z" fill="var(--seat)" {_LINE}/>'
    '<circle cx="72" cy="76" r="1.4" fill="var(--gold)"/>'
)
"""The window and the door of a front."""
_CHIMNEY: Final = (
    f'<path d="M25 8h12v14H25Z" fill="var(--art-clay)" {_LINE}/>'
    f'<path d="M23.5 6h15v4h-15Z" fill="var(--art-clay-deep)" {_LINE}/>'
)
_DORMER: Final = (
    '<rect x="43" y="61" width="14" height="13" fill="var(--art-window)" stroke="var(--art-wood-deep)" '
    'stroke-width="2"/>'
)


def _roof(tone: str, left: float, right: float, joined: tuple[bool, bool], foot: int) -> str:
    """A roof with its shingles, narrower above where no neighbour goes on."""
    top_left, top_right = (left if joined[0] else 17.0), (right if joined[1] else 83.0)
    shape = f"M{short(top_left)} 16L{short(left - 2)} {foot}H{short(right + 2)}L{short(top_right)} 16Z"
    shingles = ""
    for y in range(25, foot - 3, 9):
        part = (y - 16) / (foot - 16)
        start, end = top_left + (left - top_left) * part, top_right + (right - top_right) * part
        step = (end - start) / 10
        shingles += f"M{short(start)} {y}" + f"q{short(step / 2)} 3.5 {short(step)} 0" * 10
    ridge = f"M{short(top_left)} 16H{short(top_right)}"
    return (
        f'<path d="{shape}" fill="var(--art-{tone})" {_LINE}/>'
        f'<path d="{shingles}" fill="none" stroke="var(--art-{tone}-deep)" stroke-width="1.4"/>'
        f'<path d="{ridge}" stroke="var(--art-{tone}-lit)" stroke-width="3.5" stroke-linecap="round"/>'
    )


def _wall(material: str, left: float, right: float) -> str:
    """What a wall is made of: boards, beams or stones."""
    if material == "wood":
        boards = "".join(f"M{short(left)} {y}H{short(right)}" for y in (60, 68, 76, 84))
        return f'<path d="{boards}" stroke="var(--art-wood)" stroke-width="2"/>'
    if material == "clay":
        beams = f"M{short(left)} 70H{short(right)}M{short(left + 3)} 52V90M50 52V90M{short(right - 3)} 52V90"
        return f'<path d="{beams}" stroke="var(--art-wood-deep)" stroke-width="3.5" fill="none"/>'
    joints = "".join(
        f"M{short(left)} {54 + course * 9}H{short(right)}"
        + "".join(f"M{x} {54 + course * 9}v9" for x in range(14 + course % 2 * 8, int(right) - 2, 16))
        for course in range(4)
    )
    return f'<path d="{joints}" stroke="var(--art-stone-deep)" stroke-width="1.2" opacity=".7" fill="none"/>'


def field(picture: Picture, cell: Cell, crop: str, left: int, seed: int) -> None:
    """A field with what grows on it: as many rows stand as harvests are left."""
    next_number = scatter(seed * 97 + 5)
    lines = "".join(f"M9 {y}q41 {short(next_number() * 3 - 3.5)} 82 0" for y in (17, 31, 45, 59, 73, 87))
    drawn = (
        '<path d="M5 8Q50 4 95 7Q98 50 95 95Q50 98 5 95Q2 50 5 8Z" fill="var(--art-soil)" '
        'stroke="var(--art-soil-deep)" stroke-width="1.6"/>'
        f'<path d="{lines}" stroke="var(--art-soil-deep)" stroke-width="3" fill="none" stroke-linecap="round"/>'
    )
    picture.add(_at(cell, drawn))
    if not left:
        return
    rows = max(3, left)
    columns, width, height = (9, 14.0, 36.0) if crop == "grain" else (5, 22.0, 24.0)
    for row in range(rows):
        stands = row >= rows - left
        foot = 38 + row * 54 / (rows - 1)
        name = f"{crop}-ripe" if stands else ("grain-stubble" if crop == "grain" else "vegetable-hole")
        for column in range(columns):
            x = 13 + column * 74 / (columns - 1) + next_number() * 3 - 1.5
            picture.use(name, cell[0] * CELL + x - width / 2, cell[1] * CELL + foot - height, width, height)


def stable(picture: Picture, cell: Cell, seat: int) -> None:
    """A stable in the upper right of its space."""
    picture.use("stable", cell[0] * CELL + 38, cell[1] * CELL + 5, 54, 54, seat=seat)


def pasture(picture: Picture, cells: Sequence[Cell]) -> None:
    """The deeper green inside fences."""
    for column, row in cells:
        wide = CELL + (0.5 if (column + 1, row) in cells else 0)
        high = CELL + (0.5 if (column, row + 1) in cells else 0)
        picture.box(column * CELL, row * CELL, wide, high, colour("pasture"))
    for column, row in cells:
        for dx, dy in ((14, 22), (62, 40), (30, 70)):
            picture.use("tuft", column * CELL + dx, row * CELL + dy, 14, 12)


def fences(picture: Picture, edges: Sequence[tuple[Cell, Cell]], seat: int) -> None:
    """Rails along edges, which go from one corner to the next; then posts with caps in the owner's colour."""
    rails = "".join(f"M{a * CELL} {b * CELL}L{c * CELL} {d * CELL}" for (a, b), (c, d) in edges)
    for width, tone, shift in ((8, "shade", 2.5), (6.5, "wood-line", 0), (4, "wood-lit", 0)):
        line = f'stroke="var(--art-{tone})" stroke-width="{width}" stroke-linecap="round" fill="none"'
        picture.add(f'<path transform="translate({shift} {shift})" d="{rails}" {line}/>')
    places = {corner for edge in edges for corner in edge}
    halves = {((a + c) / 2, (b + d) / 2) for (a, b), (c, d) in edges}
    for x, y in sorted([(float(a), float(b)) for a, b in places] + list(halves), key=lambda at: at[1]):
        half = 6.5 if (x, y) in halves else 8.5
        picture.add(
            f'<rect {_square(x * CELL, y * CELL, half)} rx="3.5" fill="var(--art-wood)" stroke="var(--art-wood-line)" '
            f'stroke-width="1.6"/><rect {_square(x * CELL, y * CELL, half - 3)} rx="2" fill="var(--seat)"/>',
            seat,
        )


def _square(x: float, y: float, half: float) -> str:
    """The place of a square around a point."""
    return f'x="{short(x - half)}" y="{short(y - half)}" width="{short(2 * half)}" height="{short(2 * half)}"'


_SPOTS: Final = (
    (),
    ((50, 76),),
    ((30, 64), (66, 90)),
    ((28, 58), (70, 72), (36, 92)),
    ((27, 54), (72, 62), (32, 90), (76, 94)),
)


def herd(picture: Picture, cells: Sequence[Cell], animals: Sequence[str]) -> None:
    """Animals spread over the cells of their place, each of them drawn."""
    if not cells:
        return
    for number, cell in enumerate(cells):
        here = [animal for at, animal in enumerate(animals) if at % len(cells) == number]
        scale = 1.0 if len(here) <= 4 else 0.72 if len(here) <= 9 else 0.5
        for at, (kind, (x, y)) in enumerate(zip(here, _spots(len(here)), strict=True)):
            name = "sheep-grazing" if kind == "sheep" and at % 3 == 1 else kind
            wide, high = 44 * scale, 34 * scale
            left, top = cell[0] * CELL + x - wide / 2, cell[1] * CELL + y - high
            picture.use(name, left, top, wide, high, flip=bool(at % 2))


def _spots(number: int) -> Iterator[tuple[float, float]]:
    """Where so many animals put their feet in one cell; many stand in ranks."""
    if number < len(_SPOTS):
        yield from _SPOTS[number]
        return
    across = max(3, round(number**0.5 + 0.4))
    ranks = -(-number // across)
    for at in range(number):
        rank, place = divmod(at, across)
        yield 18 + place * 64 / (across - 1), 42 + rank * 54 / max(1, ranks - 1)


def person(picture: Picture, x: float, y: float, seat: int, *, newborn: bool = False, size: float = 1.0) -> None:
    """A person of a seat with the feet at (x, y), and its number."""
    wide, high = 30 * size, 43 * size
    picture.use("newborn" if newborn else "person", x - wide / 2, y - high, wide, high, seat=seat)
    if not newborn:
        picture.write(x, y - 11.5 * size, str(seat + 1), 11 * size, fill="#ffffff", anchor="middle", bold=True)


def sign(picture: Picture, x: float, y: float, words: str) -> None:
    """A small sign with its left upper corner at (x, y)."""
    wide = 9 + width_of(words, 12)
    picture.box(x, y, wide, 17, PAPER, radius=4, edge=colour("wood-line"))
    picture.write(x + wide / 2, y + 12.5, words, 11.5, anchor="middle", bold=True)


def _at(cell: Cell, markup: str) -> str:
    return f'<g transform="translate({cell[0] * CELL} {cell[1] * CELL})">{markup}</g>'
