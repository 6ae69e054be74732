"""The picture of a whole table: what is asked, the farms, the action spaces, and the hand of who looks on."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from agricola.engine.message import say
from agricola.pictures.farm import WIDTH as FARM_WIDTH
from agricola.pictures.farm import farm_picture, named
from agricola.pictures.land import person
from agricola.pictures.pen import EDGE, LINEN, PAPER, QUIET, RESTING, Picture, shortened, width_of
from agricola.view import Space, View
from agricola.wording.wording import Wording

_GAP: Final = 14
_SCALE: Final = 0.82
_SPACE_HIGH: Final = 36
_SPACE_WIDE: Final = 200


def table_svg(view: View, words: Wording, points: Sequence[int], asked: int | None, what: str) -> str:
    """A table as an SVG document; `points` are those of each seat, `asked` is who is asked `what`."""
    picture = Picture()
    title = words.message(say(f"edition-{view['edition']}"))
    when = words.message(say("term-round", round=view["round"], rounds=view["rounds"])).removesuffix(".")
    question = "" if asked is None else words.message(say("term-of", name=named(words, asked), what=what))
    farms = [
        farm_picture(farm, words, points[farm["seat"]], starts=farm["seat"] == view["starting_player"])
        for farm in view["seats"]
    ]
    columns = 1 if len(farms) == 1 else 2 if len(farms) < 5 else 3
    wide = FARM_WIDTH * _SCALE
    width = max(columns * wide + (columns - 1) * _GAP, 3 * _SPACE_WIDE + 2 * _GAP) + 2 * _GAP
    top = _head(picture, title, when, question, width)
    for first in range(0, len(farms), columns):
        row = farms[first : first + columns]
        for at, (farm, high) in enumerate(row):
            picture.inside(farm, _GAP + at * (wide + _GAP), top, FARM_WIDTH, high, _SCALE)
        top += max(high for _, high in row) * _SCALE + _GAP
    top = _spaces(picture, [space for space in view["spaces"] if space["open"]], words, width, top)
    if view["hand"]:
        top = _hand(picture, view, words, width, top)
    ground = Picture()
    ground.box(0, 0, width, top, LINEN, radius=14)
    picture.parts[:0] = ground.parts
    return picture.document(width, top, f"{title}. {when}. {question}")


def farm_svg(view: View, seat: int, words: Wording, points: int) -> str:
    """One farm as an SVG document."""
    farm = view["seats"][seat]
    picture, high = farm_picture(farm, words, points, starts=seat == view["starting_player"])
    return picture.document(FARM_WIDTH, high, named(words, seat))


def _head(picture: Picture, title: str, when: str, question: str, width: float) -> float:
    """What is played, how far it has come, and what is asked; gives where to go on below."""
    picture.write(_GAP + 4, 36, title, 24, serif=True, bold=True)
    begins = _GAP + 22 + width_of(title, 26)
    picture.write(begins, 36, when, 16, fill=QUIET)
    room = width - _GAP - 18 - begins - width_of(when, 16)
    picture.write(width - _GAP - 4, 36, shortened(question, 16, room), 16, anchor="end")
    return 52


def _spaces(picture: Picture, spaces: Sequence[Space], words: Wording, width: float, top: float) -> float:
    """The action spaces in play: what lies there, and who stands there."""
    columns = int((width - _GAP) // (_SPACE_WIDE + 8))
    wide = (width - 2 * _GAP - (columns - 1) * 8) / columns
    for number, space in enumerate(spaces):
        row, column = divmod(number, columns)
        x, y = _GAP + column * (wide + 8), top + row * (_SPACE_HIGH + 8)
        busy = bool(space["people"])
        picture.box(x, y, wide, _SPACE_HIGH, RESTING if busy else PAPER, radius=7, edge=EDGE)
        end = x + wide - 6
        for seat in space["people"]:
            person(picture, end - 12, y + _SPACE_HIGH - 3, seat, size=0.72)
            end -= 25
        for good, amount in reversed(space["goods"].items()):
            if amount:
                picture.write(end, y + 23.5, str(amount), 14.5, anchor="end", bold=True)
                end -= width_of(str(amount), 14.5) + 24
                picture.use(good, end, y + 7, 22, 22)
                end -= 6
        picture.write(x + 9, y + 23, shortened(words.space(space["id"]), 13, end - x - 12), 13)
    rows = -(-len(spaces) // columns)
    return top + rows * (_SPACE_HIGH + 8) - 8 + _GAP


def _hand(picture: Picture, view: View, words: Wording, width: float, top: float) -> float:
    """The cards of who looks on, by name."""
    at, foot = float(_GAP), top
    for card in view["hand"]:
        name = words.card(card)
        wide = width_of(name, 14) + 22
        if at + wide > width - _GAP:
            at, foot = float(_GAP), foot + 36
        kind = view["cards"][card]["kind"]
        picture.box(at, foot, wide, 29, PAPER, radius=6, edge=EDGE)
        picture.box(at, foot, 6, 29, "#c98941" if kind == "minor" else "#d8b04a", radius=3)
        picture.write(at + 13, foot + 19.5, name, 14)
        at += wide + 8
    return foot + 29 + _GAP
