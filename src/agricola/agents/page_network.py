"""A network whose arithmetic the page does in JavaScript (`web/src/offline/network.ts`): for Python in a browser.

Its file is NumPy's, an archive with one array in each file; it is read here without NumPy.
"""

from __future__ import annotations

import ast
import json
import zipfile
from array import array
from importlib import import_module
from typing import IO, Any, Final, Self

from agricola.agents.encoded import Encoded
from agricola.agents.network_numbers import NUMERIC_SCALE, OUTPUTS, Game, made_for
from agricola.editions.own_decks import OWN_DECKS
from agricola.encoding.column_numbers import (
    A_ASKED_BY,
    A_CARD,
    A_KIND,
    A_NUMBER,
    A_SPACE,
    ACTION_SIZE,
    HELD_GROUPS,
    VERSION,
)
from agricola.engine.kernel.board import Board

PAGE: Final = "agricola_page"
"""The module that the page's worker brings."""
_HEADER: Final = 10
"""Where the description of an array begins; the two bytes before it tell how long it is."""


class PageNetwork:
    """Weights that the page holds, and what there is to know about them here."""

    def __init__(self, file: IO[bytes]) -> None:
        arrays = read_arrays(file)
        (version,) = array("q", arrays["version"][1])
        if version != VERSION:
            raise ValueError(f"the network reads encoding {version}, this is {VERSION}")
        cards = array("i", arrays["cards"][1])
        hands = arrays["hands"][1] != b"\0"
        self.held: int = HELD_GROUPS * len(cards) if hands else 0
        self.held_rows: list[int] = [-1] * (max(cards, default=0) + 1)
        for place, card in enumerate(cards):
            self.held_rows[card] = place
        told = arrays["about_games"][1].decode("utf-32-le").rstrip("\0")
        self.games: list[Game] = [(edition, players, with_cards) for edition, players, with_cards in json.loads(told)]
        numbers = [(name, kind, data) for name, (kind, data) in arrays.items() if not name.startswith("about_")]
        page: Any = import_module(PAGE)
        self._computes = page.make_network(
            numbers, [A_KIND, A_SPACE, A_CARD, A_ASKED_BY, A_NUMBER, ACTION_SIZE], NUMERIC_SCALE
        )

    def knows(self, board: Board) -> bool:
        """Whether it was made for such games as are played on a board; invented cards it can't read."""
        return OWN_DECKS not in board.options and made_for(self.games, board)

    def narrowed(self, used: int) -> Self:
        """The same network: the page reads no further than a row goes."""
        return self

    def judge_encoded(self, encoded: Encoded) -> tuple[list[list[float]], list[float]]:
        """The outputs for each position, and how likely each of its actions is to be the best."""
        told = self._computes.judge(bytes(encoded.rows), encoded.used, encoded.actions, encoded.counts).to_py().tolist()
        end = OUTPUTS * len(encoded.counts)
        return [told[at : at + OUTPUTS] for at in range(0, end, OUTPUTS)], told[end:]


def read_arrays(file: IO[bytes]) -> dict[str, tuple[str, bytes]]:
    """The arrays of a file that NumPy wrote, by name: how NumPy calls the sort of their numbers, and their bytes."""
    found = {}
    with zipfile.ZipFile(file) as archive:
        for name in archive.namelist():
            content = archive.read(name)
            begin = _HEADER + int.from_bytes(content[_HEADER - 2 : _HEADER], "little")
            about = ast.literal_eval(content[_HEADER:begin].decode("latin-1"))
            found[name.removesuffix(".npy")] = (str(about["descr"]), content[begin:])
    return found
