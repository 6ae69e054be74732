"""The players of a training run, wherever they are."""

from __future__ import annotations

from collections.abc import Iterator
from types import TracebackType
from typing import Protocol

from agricola.train.messages import News, Part
from agricola.train.process_players import ProcessPlayers
from agricola.train.ray_players import RayPlayers
from agricola.train.selfplay import Setup


class Players(Protocol):
    """They play on and on, from the beginning of a `with` to its end."""

    def __enter__(self) -> Players: ...

    def __exit__(
        self, kind: type[BaseException] | None, problem: BaseException | None, trace: TracebackType | None
    ) -> None: ...

    def publish(self, news: News) -> None:
        """Tell the players how to play from now on."""

    def parts(self, seconds: float) -> Iterator[Part]:
        """What the players have to hand over; if that is nothing, wait so long for it."""


def players_for(setup: Setup, seed: int, news: News, *, on_ray: bool) -> Players:
    """One for each game of the setup, as processes of this machine or on those of a Ray cluster."""
    return RayPlayers(setup, seed, news) if on_ray else ProcessPlayers(setup, seed, news)
