"""Networks that come with the package or lie in a file, and who does their arithmetic: NumPy, or the page around.

In a browser there is no NumPy: the page's worker brings a module instead, whose JavaScript computes the same.
"""

from __future__ import annotations

from functools import cache, lru_cache
from importlib import resources
from importlib.util import find_spec
from io import BytesIO
from pathlib import Path
from typing import Protocol, Self
from zipfile import BadZipFile

from agricola.agents.encoded import Encoded
from agricola.agents.network_numbers import Game
from agricola.agents.page_network import PAGE, PageNetwork
from agricola.engine.errors import BadOption
from agricola.engine.kernel.board import Board


class AnyNetwork(Protocol):
    """A network, whoever computes what it says."""

    @property
    def held(self) -> int:
        """How many bytes of a row tell of cards."""

    @property
    def held_rows(self) -> list[int]:
        """The place of each catalog number among them; -1 for those it does not know."""

    @property
    def games(self) -> list[Game]:
        """The games that it was made for."""

    def knows(self, board: Board) -> bool:
        """Whether it was made for such games as are played on a board."""

    def narrowed(self, used: int) -> Self:
        """The same network for positions in which the columns from `used` on are all 0."""

    def judge_encoded(self, encoded: Encoded) -> tuple[list[list[float]], list[float]]:
        """The outputs for each position, and how likely each of its actions is to be the best."""


def somebody_computes() -> bool:
    """Whether networks can be asked here at all."""
    return find_spec("numpy") is not None or _page_computes()


def _page_computes() -> bool:
    return find_spec(PAGE) is not None


@cache
def shipped_network(name: str) -> AnyNetwork | None:
    """One of the networks that come with the package, or None if there is none of that name."""
    file = resources.files("agricola.agents").joinpath("networks", f"{name}.npz")
    if not file.is_file():
        return None
    if _page_computes():
        return PageNetwork(BytesIO(file.read_bytes()))
    from agricola.agents.network import load_network  # noqa: PLC0415  # it needs NumPy, which takes long to load

    return load_network(BytesIO(file.read_bytes()))


def network_in(path: str) -> AnyNetwork:
    """The network of a file, as training writes it, or BadOption if there is none."""
    file = Path(path)
    if not file.is_file():
        raise BadOption(f"there is no file {path}")
    try:
        return _loaded(file, file.stat().st_mtime_ns)
    except (OSError, ValueError, KeyError, BadZipFile) as problem:
        raise BadOption(f"{path} is no network: {problem}") from problem


@lru_cache(maxsize=8)
def _loaded(file: Path, written: int) -> AnyNetwork:
    """The same for every game, as long as the file was `written` then: training writes it anew now and then."""
    from agricola.agents.network import load_network  # noqa: PLC0415  # it needs NumPy, which takes long to load

    return load_network(file)


def network_for(board: Board) -> AnyNetwork | None:
    """The network that comes with the package for games on a board; None if none was made for them, as for teams.

    One that was made for this number of players alone goes before one for several.
    """
    if board.team is not None:
        return None
    cards = "-cards" if board.with_cards else ""
    for name in (f"{board.edition}-{board.players}{cards}", f"{board.edition}{cards}"):
        network = shipped_network(name)
        if network is not None and network.knows(board):
            return network
    return None


def with_cards_of(network: AnyNetwork, board: Board) -> AnyNetwork:
    """A network that also reads the cards of a board that it has never met; itself where there are none.

    Without NumPy nobody estimates what such a card is like: there it is no card.
    """
    if isinstance(network, PageNetwork):
        return network
    from agricola.agents.network import Network  # noqa: PLC0415  # these need NumPy
    from agricola.agents.new_cards import with_new_cards  # noqa: PLC0415

    return with_new_cards(network, board) if isinstance(network, Network) else network
