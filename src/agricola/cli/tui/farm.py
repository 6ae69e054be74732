"""A farm drawn with box characters and colour: rooms, fields, fences, stables, animals and the family at home."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import ClassVar

from rich.text import Text
from textual import events
from textual.binding import Binding, BindingType
from textual.message import Message
from textual.widget import Widget

from agricola.cli.text.draw import COLUMNS, ROWS, Herd, level_fence, own_farm, own_seat, standing, upright_fence
from agricola.cli.text.tiles import draw_tiles
from agricola.cli.text.words import Words
from agricola.cli.tui.palette import ACCENT, DIM, FIELD, GOODS, HOUSES, PASTURE, STABLE, colour, mark
from agricola.view import GridFarm, View, by_yard
from agricola.wording.data import bag_of

# By which of the four fences meet in a corner: 1 up, 2 down, 4 left, 8 right.
_CORNERS = "·╹╻┃╸┛┓┫╺┗┏┣━┻┳╋"


TALL = 34
_VERY_TALL = 46


_UPRIGHT = "┃"
"""A fence that stands upright."""


@dataclass(frozen=True)
class Size:
    """How large a cell is drawn, in columns and lines."""

    width: int = 7
    height: int = 2

    @classmethod
    def within(cls, columns: int, lines: int) -> Size:
        """The size that fits so many columns, on a screen of so many lines."""
        height = 4 if lines >= _VERY_TALL else 3 if lines >= TALL else 2
        return cls(min(max((columns - 3) // 5 - 1, 7), 16 if height > 3 else 12), height)

    @property
    def columns(self) -> int:
        """The columns of a whole farm, with the numbers of the rows."""
        return 5 * (self.width + 1) + 3

    @property
    def lines(self) -> int:
        """The lines of a whole farm, with the letters of the columns."""
        return 3 * (self.height + 1) + 2


def draw_grid(
    farm: GridFarm,
    size: Size,
    words: Words,
    legal: Collection[str] = (),
    painted: Collection[str] = (),
    cursor: str | None = None,
) -> Text:
    """A farm of cells; those that may be chosen are marked, and the one under the cursor is bright."""
    fences = set(farm["fences"])
    animals = standing(farm)
    own = f"bold {colour(farm['seat'])}"
    text = Text("  ", no_wrap=True)
    text.append("".join(f" {letter:^{size.width}}" for letter in COLUMNS), style=DIM)
    for line in range(len(ROWS) + 1):
        text.append("\n  ")
        _fence_line(text, fences, line, size, own)
        if line == len(ROWS):
            break
        for part in range(size.height):
            text.append(f"\n{ROWS[line] if part == 0 else ' '} ", style=DIM)
            for column in range(len(COLUMNS)):
                _side(text, fences, line, column, own)
                cell = COLUMNS[column] + ROWS[line]
                told, style = _inside(farm, animals.herds, cell, part, size, words)
                if part == size.height - 1 and cell in legal and not told.strip():
                    told = f"{'[x]' if cell in painted else '[+]':^{size.width}}"
                if cell in painted:
                    style = f"bold #1b1a17 on {ACCENT}"
                if cell == cursor:
                    style = "bold reverse"
                elif cell in legal and cell not in painted:
                    style = f"{style} {ACCENT}" if "on" in style else f"bold {ACCENT}"
                text.append(told, style=style)
            _side(text, fences, line, len(COLUMNS), own)
    if animals.elsewhere:
        text.append(f"\n  {words('term-elsewhere', goods=bag_of(animals.elsewhere))}", style=DIM)
    return text


def _fence_line(text: Text, fences: set[str], line: int, size: Size, own: str) -> None:
    for column in range(6):
        up = line > 0 and upright_fence(fences, line - 1, column)
        down = line < 3 and upright_fence(fences, line, column)
        left = column > 0 and level_fence(fences, line, column - 1)
        right = column < 5 and level_fence(fences, line, column)
        corner = up + 2 * down + 4 * left + 8 * right
        text.append(_CORNERS[corner], style=own if corner else DIM)
        if column < 5:
            text.append(("━" if right else " ") * size.width, style=own)


def _side(text: Text, fences: set[str], row: int, line: int, own: str) -> None:
    text.append("┃" if upright_fence(fences, row, line) else " ", style=own)


def _inside(
    farm: GridFarm, herds: Mapping[str, Herd], cell: str, part: int, size: Size, words: Words
) -> tuple[str, str]:
    """One line of what stands in a cell, and how it is coloured; in a cell of one line, all of it in short."""
    if size.height == 1:
        word, style = _in_small(farm, herds, cell, words)
        return f"{word[: size.width]:^{size.width}}", style
    fenced = {inside for area in farm["pastures"] for inside in area["cells"]}
    told, style = "", ""
    herd = _herd(herds[cell], size.width, words) if part == 1 and cell in herds else ""
    if cell in farm["rooms"]:
        style = f"#fff4e0 on {HOUSES.get(farm['house'], '#6b4423')}"
        told = _room(farm, farm["rooms"].index(cell), size.width, words) if part == 0 else herd
    elif cell in farm["fields"]:
        style = f"#f0e6d0 on {FIELD}"
        crop = farm["fields"][cell]
        told = words("term-field") if part == 0 else ""
        if part == 1 and crop:
            (good,) = crop
            told = _shortest(size.width, f"{crop[good]} ", good, crop[good], words)
            style = f"bold {GOODS[good]} on {FIELD}"
    elif cell in farm["stables"]:
        style = f"#ffffff on {STABLE}"
        told = words("term-stable") if part == 0 else herd
    elif cell in fenced:
        style = f"#ffffff on {PASTURE}"
        told = herd
    elif cell in farm.get("upright_fences", ()):
        told = _UPRIGHT
    return f"{told[: size.width]:^{size.width}}", style


def _in_small(farm: GridFarm, herds: Mapping[str, Herd], cell: str, words: Words) -> tuple[str, str]:
    """What stands in a cell in three letters."""
    herd = herds.get(cell)
    if cell in farm["rooms"]:
        style = f"#fff4e0 on {HOUSES.get(farm['house'], '#6b4423')}"
        at_home = farm["rooms"].index(cell) < farm["home"]
        return f"P{farm['seat'] + 1}" if at_home else words(f"term-tiny-{farm['house']}"), style
    if cell in farm["fields"]:
        crop = farm["fields"][cell]
        told = [f"{amount}{words(f'term-letter-{good}')}" for good, amount in crop.items()]
        return (
            told[0] if told else words("term-tiny-field"),
            f"{GOODS[next(iter(crop))] if crop else '#f0e6d0'} on {FIELD}",
        )
    animal = f"{herd.number}{words(f'term-letter-{herd.kind}')}" if herd is not None and herd.number else ""
    if cell in farm["stables"]:
        return animal or words("term-tiny-stable"), f"#ffffff on {STABLE}"
    if cell in farm.get("upright_fences", ()):
        return _UPRIGHT, ""
    fenced = any(cell in area["cells"] for area in farm["pastures"])
    return animal, f"#ffffff on {PASTURE}" if fenced else ""


def side_by_side(v: View, seats: Sequence[int], columns: int, words: Words) -> Text:
    """Farms in small, as many in a row as fit."""
    size = Size(3, 1)
    each = size.columns - 1
    in_a_row = max(1, columns // each)
    rows = []
    for first in range(0, len(seats), in_a_row):
        drawn = []
        for seat in seats[first : first + in_a_row]:
            lines = [line[2:] for line in draw_farm(v, seat, size, words).split("\n")[: size.lines]]
            lines[0] = Text().append_text(mark(seat))
            for line in lines:
                line.pad_right(max(0, each - line.cell_len))
            drawn.append(lines)
        rows += [Text().join(parts) for parts in zip(*drawn, strict=True)]
    return Text("\n", no_wrap=True).join(rows)


def _room(farm: GridFarm, place: int, width: int, words: Words) -> str:
    """A room, with the mark of the person who is at home there."""
    house = words(f"good-{farm['house']}")
    if place >= farm["home"]:
        return house
    mark = f"P{farm['seat'] + 1}"
    return _first_that_fits(width, f"{house} {mark}", f"{house}{mark}", f"{words('term-tiny-' + farm['house'])} {mark}")


def _herd(herd: Herd, width: int, words: Words) -> str:
    """Animals that fit a cell: "3/4 sheep" becomes "3/4 shp" or "3 sheep" where it must."""
    if not herd.number:
        return herd.counted
    named = words(f"term-good-{herd.kind}", n=herd.number)
    told = _shortest(width, f"{herd.counted} ", herd.kind, herd.number, words)
    return told if len(told) <= width else _first_that_fits(width, f"{herd.number} {named}", herd.counted)


def _shortest(width: int, start: str, good: str, n: int, words: Words) -> str:
    """A number of goods in so many letters, if that is possible."""
    named, brief = words(f"term-good-{good}", n=n), words(f"term-brief-{good}")
    return _first_that_fits(width, start + named, start.strip() + named, start + brief)


def _first_that_fits(width: int, *forms: str) -> str:
    """The first form of a text that fits, or else the last."""
    return next((form for form in forms if len(form) <= width), forms[-1])


def draw_farm(v: View, seat: int, size: Size, words: Words, **marks: object) -> Text:
    """One farm: a grid of cells, or the tiles of the Family Edition."""
    farm = by_yard(v["seats"][seat])
    if farm["yard"] == "tiles":
        return _coloured(Text("\n".join(draw_tiles(farm, words, 2)), no_wrap=True), seat, words)
    return draw_grid(farm, size, words, **marks)  # type: ignore[arg-type]


def _coloured(tiles: Text, seat: int, words: Words) -> Text:
    """Tiles with their boxes in the colour of the seat and every good in its own."""
    tiles.highlight_regex(r"[┌─┐│└┘]", style=colour(seat))
    for name, style in GOODS.items():
        forms = [f" {words(f'term-good-{name}', n=n)}" for n in (2, 1)]
        tiles.highlight_words(forms, style=f"bold {style}")
    return tiles


class Yard(Widget, can_focus=True):
    """My farm, with a cursor over its cells."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up", "move(0, -1)", show=False),
        Binding("down", "move(0, 1)", show=False),
        Binding("left", "move(-1, 0)", show=False),
        Binding("right", "move(1, 0)", show=False),
        Binding("enter", "choose", show=False),
        Binding("space", "paint", show=False),
    ]

    class Chosen(Message):
        """A cell was chosen; with `paint` it is only marked."""

        def __init__(self, cell: str, paint: bool) -> None:
            self.cell = cell
            self.paint = paint
            super().__init__()

    class Moved(Message):
        """The cursor stands on another cell."""

    def __init__(self, *, id: str | None = None) -> None:
        super().__init__(id=id)
        self.cell = "a1"
        self.view: View | None = None
        self.words = Words()
        self.size_of_cells = Size()
        self.legal: frozenset[str] = frozenset()
        self.painted: set[str] = set()

    def shows(self, view: View, legal: Collection[str], size: Size, words: Words) -> None:
        """Draw the farm of a view's seat; the cursor goes to the first cell that may be chosen."""
        self.view = view
        self.words = words
        self.size_of_cells = size
        self.legal = frozenset(legal)
        if legal and self.cell not in self.legal:
            self.cell = min(legal)
        self.styles.height = self.lines
        self.refresh(layout=True)

    @property
    def lines(self) -> int:
        """How many lines the farm takes."""
        return self.render().plain.count("\n") + 1

    def render(self) -> Text:
        """The farm as it is drawn now."""
        if self.view is None:
            return Text("")
        return draw_farm(
            self.view,
            own_seat(self.view),
            self.size_of_cells,
            self.words,
            legal=self.legal,
            painted=self.painted,
            cursor=self.cell if self.has_focus else None,
        )

    def action_move(self, right: int, down: int) -> None:
        """Move the cursor; beyond the left and the right edge lie the other panes."""
        column, row = COLUMNS.index(self.cell[0]) + right, ROWS.index(self.cell[1]) + down
        if not 0 <= column < len(COLUMNS):
            self.screen.action_pane(right)  # type: ignore[attr-defined]
            return
        self.cell = COLUMNS[column] + ROWS[min(max(row, 0), len(ROWS) - 1)]
        self.refresh()
        self.post_message(self.Moved())

    def action_choose(self) -> None:
        """Choose the cell under the cursor."""
        self.post_message(self.Chosen(self.cell, paint=False))

    def action_paint(self) -> None:
        """Mark the cell under the cursor, or take the mark away."""
        self.post_message(self.Chosen(self.cell, paint=True))

    def on_click(self, event: events.Click) -> None:
        """Choose the cell that was clicked."""
        if self.view is None or own_farm(self.view)["yard"] == "tiles":
            return
        size = self.size_of_cells
        column, row = (event.x - 2) // (size.width + 1), (event.y - 1) // (size.height + 1)
        if 0 <= column < len(COLUMNS) and 0 <= row < len(ROWS):
            self.cell = COLUMNS[column] + ROWS[row]
            self.refresh()
            self.post_message(self.Chosen(self.cell, paint=event.shift))
