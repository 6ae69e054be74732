"""The action spaces in printed order: number, name, what lies there, what is added, who stands there."""

from __future__ import annotations

from collections.abc import Mapping

from rich.text import Text
from textual.widgets.option_list import Option

from agricola.cli.text.draw import ROUNDS, open_spaces
from agricola.cli.text.words import Words
from agricola.cli.tui.listing import Listing
from agricola.cli.tui.palette import ACCENT, DIM, goods_text, mark
from agricola.engine.message import Reasons
from agricola.view import Space, View
from agricola.wording.data import bag_of

WARNING = "#ff6b6b"
_NARROWEST = 14
_GOODS = 13
"""The columns that goods and income need beside the name."""


class Board(Listing):
    """The list of action spaces; those that can't be used have no number, and say why when they are chosen."""

    def shows(self, v: View, numbers: Mapping[str, int], width: int, words: Words) -> None:
        """Draw the spaces of a view with their numbers, the cursor on the first that can be used."""
        spaces = open_spaces(v)
        options: list[Option | None] = []
        for space in spaces:
            if space["stage"] and options and not any(one and one.id and one.id.startswith("R:") for one in options):
                options.append(None)
            prefix = "R:" if space["stage"] else "B:"
            marked = space["id"] in v.get("suggested", ())
            line = space_line(space, numbers.get(space["id"]), width, words, marked=marked)
            options.append(Option(line, id=prefix + space["id"]))
        hidden = ROUNDS - sum(1 for space in spaces if space["stage"])
        known = v["round_cards"][ROUNDS - hidden :] if hidden else []
        if known:
            coming = words("term-next", list=words.listed([words.space(space) for space in known[:2]]))
            line = Text(f"   {coming}", style=DIM)
            line.truncate(width - 1, overflow="ellipsis")
            options.append(Option(line, disabled=True))
        elif hidden:
            options.append(Option(Text(f"   {words('term-more-round-cards', n=hidden)}", style=DIM), disabled=True))
        first = next(
            (index for index, one in enumerate(filter(None, options)) if one.id and one.id[2:] in numbers), None
        )
        self.fill(options, first)

    @property
    def space(self) -> str | None:
        """The space under the cursor."""
        chosen = self.chosen_id
        return None if chosen is None else chosen[2:]


def space_line(space: Space, number: int | None, width: int, words: Words, *, marked: bool = False) -> Text:
    """One action space in one line of so many columns; with a suggestion marker where one lies there."""
    usable = number is not None
    occupied = words("term-taken")
    taken = 3 * len(space["people"]) if space["people"] else len(occupied) + 1 if space["occupied"] else 0
    room = max(_NARROWEST, width - 5 - (_GOODS + 3 if space["income"] else taken))
    name = words.space(space["id"])
    name = name if len(name) <= room else name[: room - 1] + "…"
    line = Text(no_wrap=True, overflow="ellipsis")
    line.append(f"{number:>2}" if number is not None else "  ", style=f"bold {ACCENT}")
    line.append("*" if marked else " ", style=f"bold {ACCENT}")
    line.append(f"{name:<{room}} ", style="bold" if usable else DIM)
    if space["income"]:
        goods = goods_text(space["goods"], words, "-")
        line.append_text(goods)
        added = "+" + "/".join(str(amount) for amount in space["income"].values())
        line.append(" " * max(1, 9 - goods.cell_len)).append(added, style=DIM)
    people = Text(" ").join([mark(seat) for seat in space["people"]])
    if people.cell_len:
        line.append(" " * max(1, width - line.cell_len - people.cell_len - 1)).append_text(people)
    elif space["occupied"]:
        line.append(" " * max(1, width - line.cell_len - len(occupied) - 1)).append(occupied, style=DIM)
    return line


def space_details(space: Space, reasons: Reasons, due: str, words: Words) -> Text:
    """What a space does, what is added to it, what is due to others, and why it can't be used, if it can't."""
    text = Text().append(words("term-of", name=words.space(space["id"]), what=""), style="bold")
    text.append(words.from_data(space["does"]))
    if space["income"]:
        each_round = words("term-each-round", goods=bag_of(space["income"]))
        text.append(f"{words('term-parts-join')}{each_round}", style=DIM)
    if due:
        text.append(f"{words('term-parts-join')}{due}", style=WARNING)
    if reasons:
        text.append(f"\n{words('term-not-now', why=reasons)}", style=WARNING)
    return text
