"""Where each choice stands on the screen, and what a click on a cell means.

Choices are counted from 0 as the engine lists them; the numbers on the screen follow the order in which they stand
there, the board first.
"""

from __future__ import annotations

from collections.abc import Collection

from agricola.cli.text.draw import open_spaces
from agricola.view import LegalAction, View


def numbering(v: View) -> list[int]:
    """The choices in the order of the screen: spaces as they lie on the board, then the others."""
    placing = placements(v)
    spaces = [placing[space["id"]] for space in open_spaces(v) if space["id"] in placing]
    return spaces + [index for index in range(len(v["actions"])) if index not in spaces]


def placements(v: View) -> dict[str, int]:
    """The spaces on which a person may be placed, with the choice that does it."""
    return {choice["touches"]["space"]: index for index, choice in enumerate(v["actions"]) if choice["kind"] == "place"}


def on_the_farm(v: View) -> list[tuple[int, LegalAction]]:
    """The choices that touch farmyard spaces."""
    return [(index, choice) for index, choice in enumerate(v["actions"]) if choice["touches"].get("cells")]


def legal_cells(v: View) -> set[str]:
    """The farmyard spaces that some choice touches."""
    return {cell for _, choice in on_the_farm(v) for cell in choice["touches"]["cells"]}


def fencing(v: View) -> bool:
    """Whether pastures are to be fenced, which take several cells."""
    return any(choice["kind"] == "fence" for choice in v["actions"])


def exactly(v: View, cells: Collection[str]) -> int | None:
    """The choice that touches just these cells; None when there is none or more than one."""
    wanted = set(cells)
    found = [index for index, choice in on_the_farm(v) if set(choice["touches"]["cells"]) == wanted]
    return found[0] if len(found) == 1 else None


def listed(v: View, painted: Collection[str]) -> list[tuple[int, LegalAction]]:
    """The choices of the list: those with all marked cells, fewest cells first. Placements are on the board."""
    all_of_them = [(index, choice) for index, choice in enumerate(v["actions"]) if choice["kind"] != "place"]
    if not painted:
        return all_of_them
    marked = set(painted)
    fitting = [
        (index, choice)
        for index, choice in all_of_them
        if "cells" not in choice["touches"] or marked <= set(choice["touches"]["cells"])
    ]
    return sorted(fitting, key=lambda one: (len(one[1]["touches"].get("cells", "x" * 16)), one[0]))
