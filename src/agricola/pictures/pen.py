"""What all pictures are drawn with: the page's drawings and colours, shapes and words, and the SVG around them."""

from __future__ import annotations

import json
import re
from functools import cache
from html import escape
from importlib import resources
from typing import Any, Final, NamedTuple

PAPER: Final = "#fdf8ea"
LINEN: Final = "#e3d5b1"
RESTING: Final = "#f2e7ca"
INK: Final = "#2b2117"
QUIET: Final = "#584733"
EDGE: Final = "#8a7149"
SEATS: Final = ("#a8322a", "#2d6a35", "#29599c", "#6c4591", "#805a00")
"""The colour of each seat; its number stands beside it everywhere, so that nobody needs to tell colours apart."""
_ON_SEAT: Final = "#ffffff"
_FONT: Final = "'Source Sans 3','Gill Sans','DejaVu Sans',sans-serif"
_SERIF: Final = "Vollkorn,Palatino,Georgia,'DejaVu Serif',serif"
_NARROW: Final = frozenset("iljtfr.,;:'!|()[] ")
_WIDE: Final = frozenset("mwMW@")


class Drawing(NamedTuple):
    """One of the page's drawings: its size, and the SVG in it with names of colours."""

    width: int
    height: int
    markup: str


@cache
def drawings() -> dict[str, Drawing]:
    """The page's drawings by name."""
    return {name: Drawing(*parts) for name, parts in _data()["drawings"].items()}


@cache
def _data() -> dict[str, dict[str, Any]]:
    text = (resources.files("agricola.pictures") / "drawings.json").read_text(encoding="utf-8")
    data: dict[str, dict[str, Any]] = json.loads(text)
    return data


def colour(name: str) -> str:
    """A colour of the page's drawings by name: "meadow", "soil-deep"."""
    return _plain(str(_data()["colours"][f"art-{name}"]))


def _plain(value: str) -> str:
    """A colour that may be named after another one."""
    while value.startswith("var(--"):
        value = str(_data()["colours"][value[6:-1]])
    return value


def coloured(markup: str, seat: int | None = None) -> str:
    """Markup with its names of colours replaced by colours, as they are for a seat."""
    own = {
        "seat": colour("wood-deep") if seat is None else SEATS[seat],
        "on-seat": _ON_SEAT,
        "seat-pattern": "none",
        "gold": "#e0a526",
        "bad": "#a3261b",
    }

    def found(match: re.Match[str]) -> str:
        name = match[1]
        return own[name] if name in own else _plain(str(_data()["colours"][name]))

    return re.sub(r"var\(--([\w-]+)(?:,var\(--[\w-]+\))?\)", found, markup)


def width_of(words: str, size: float) -> float:
    """About how wide words are: nobody can measure them before they are shown."""
    return sum(0.36 if sign in _NARROW else 0.98 if sign in _WIDE else 0.64 for sign in words) * size


def shortened(words: str, size: float, room: float) -> str:
    """Words cut to the room that they have."""
    if width_of(words, size) <= room:
        return words
    while words and width_of(f"{words}…", size) > room:
        words = words[:-1]
    return f"{words.rstrip()}…"


def short(value: float) -> str:
    """A number as short as the eye can tell."""
    return f"{value:.1f}".removesuffix(".0")


class Picture:
    """A picture in the making: its parts from back to front, and the drawings that they use."""

    def __init__(self) -> None:
        self.parts: list[str] = []
        self._used: dict[str, str] = {}

    def add(self, markup: str, seat: int | None = None) -> None:
        """Put something in front of what is there; colours go by name, as in the page's drawings."""
        self.parts.append(coloured(markup, seat))

    def use(
        self, name: str, x: float, y: float, width: float, height: float, *, seat: int | None = None, flip: bool = False
    ) -> None:
        """Put a drawing somewhere, its upper left corner at (x, y); flipped it looks to the left."""
        id = f"agricola-{name}" if seat is None else f"agricola-{name}-{seat}"
        if id not in self._used:
            known = drawings()[name]
            box = f'viewBox="0 0 {known.width} {known.height}" overflow="visible"'
            self._used[id] = f'<symbol id="{id}" {box}>{coloured(known.markup, seat)}</symbol>'
        place = f'x="{short(x)}" y="{short(y)}" width="{short(width)}" height="{short(height)}"'
        used = f'<use href="#{id}" {place}/>'
        mirror = f"translate({short(2 * x + width)} 0) scale(-1 1)"
        self.parts.append(f'<g transform="{mirror}">{used}</g>' if flip else used)

    def box(
        self, x: float, y: float, width: float, height: float, fill: str, *, radius: float = 0, edge: str = ""
    ) -> None:
        """Put a rectangle somewhere, with round corners and an edge where wanted."""
        stroke = f' stroke="{edge}"' if edge else ""
        place = f'x="{short(x)}" y="{short(y)}" width="{short(width)}" height="{short(height)}"'
        self.parts.append(f'<rect {place} rx="{short(radius)}" fill="{fill}"{stroke}/>')

    def write(
        self,
        x: float,
        y: float,
        words: str,
        size: float,
        *,
        fill: str = INK,
        anchor: str = "start",
        bold: bool = False,
        serif: bool = False,
    ) -> None:
        """Write words, their foot at y."""
        font = _SERIF if serif else _FONT
        weight = ' font-weight="600"' if bold else ""
        at = f'x="{short(x)}" y="{short(y)}" text-anchor="{anchor}"'
        look = f'font-family="{font}" font-size="{short(size)}"{weight} fill="{fill}"'
        self.parts.append(f"<text {at} {look}>{escape(words)}</text>")

    def lay(self, other: Picture, x: float, y: float) -> None:
        """Put another picture into this one as it is, its origin at (x, y)."""
        self._used.update(other._used)
        self.parts.append(f'<g transform="translate({short(x)} {short(y)})">{"".join(other.parts)}</g>')

    def inside(self, other: Picture, x: float, y: float, width: float, height: float, scale: float = 1.0) -> None:
        """Put another picture of a size into this one, larger or smaller."""
        self._used.update(other._used)
        box = f'x="{short(x)}" y="{short(y)}" width="{short(width * scale)}" height="{short(height * scale)}"'
        self.parts.append(f'<svg {box} viewBox="0 0 {short(width)} {short(height)}">{"".join(other.parts)}</svg>')

    def document(self, width: float, height: float, title: str) -> str:
        """The whole picture as an SVG document of its own."""
        size = f'width="{short(width)}" height="{short(height)}" viewBox="0 0 {short(width)} {short(height)}"'
        defs = f"<defs>{''.join(self._used.values())}</defs>" if self._used else ""
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" {size} role="img" aria-label="{escape(title)}">'
            f"<title>{escape(title)}</title>{defs}{''.join(self.parts)}</svg>"
        )
