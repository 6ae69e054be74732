"""A training run that is as small as can be: two players with a network that knows nothing."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from functools import cache

import numpy as np

from agricola.agents.network import Network, weight_shapes
from agricola.encoding import ACTION_SIZE
from agricola.train.imitation import inputs_for
from agricola.train.messages import Manner, News, Part
from agricola.train.players import Players
from agricola.train.selfplay import Setup

PLAYED = (("revised", 2, False), ("revised", 1, False))


@cache
def setup(simulations: int = 0) -> Setup:
    """What the players are told at the beginning."""
    inputs = inputs_for(sorted(set(PLAYED)), random_games=1, seed=1)
    return Setup(PLAYED, width=8, keys=4, inputs=inputs, games=2, capacity=256, simulations=simulations)


def news(of: Setup, pool_share: float = 0.0, strangers: float = 0.0, looks: float = 0.0) -> News:
    """A network that knows nothing, itself as its only earlier one, and how often it meets that and strangers."""
    shapes = weight_shapes(of.inputs, of.width, of.keys).values()
    weights = np.random.default_rng(1).normal(0, 0.05, sum(int(np.prod(shape)) for shape in shapes))
    flat = weights.astype(np.float32)
    manner = Manner(
        shaping=0.0, own_points=0.0, shame=0.0, material=0.0, openings=0.0, pool_share=pool_share, strangers=strangers,
        looks=looks,
    )  # fmt: skip
    return News(flat, [flat], manner)


def network(of: Setup) -> Network:
    """The network of these news, ready to play."""
    made = Network(of.inputs, of.unpack(news(of).weights))
    made.about = {"games": json.dumps(sorted(set(of.played)))}
    return made


def gather(players: Players, enough: Callable[[list[Part]], bool], seconds: float = 120.0) -> list[Part]:
    """Parts until there are enough of them."""
    parts: list[Part] = []
    until = time.monotonic() + seconds
    while not enough(parts):
        assert time.monotonic() < until, f"only {len(parts)} parts came"
        parts += players.parts(1.0)
    return parts


def from_all(parts: list[Part]) -> bool:
    """Whether each player has handed something over."""
    return {part.game for part in parts} == set(PLAYED)


def check_parts(of: Setup, parts: list[Part]) -> None:
    """Every decision is whole."""
    for part in parts:
        assert 0 < part.size <= of.capacity
        assert set(part.decisions) == set(of.fields())
        assert set(part.decisions["seats"]) == {part.game[1]}
        assert part.tally.games > 0
    together = {name: np.concatenate([part.decisions[name] for part in parts]) for name in of.fields()}
    assert together["observations"].shape == (sum(part.size for part in parts), of.inputs.size)
    assert together["actions"].shape == (together["counts"].sum(), ACTION_SIZE)
    begins = np.cumsum(together["counts"], dtype=np.int64) - together["counts"]
    if of.simulations:
        assert np.allclose(np.add.reduceat(together["targets"], begins), 1.0, atol=1e-4)
    else:
        assert (together["choices"] < together["counts"]).all()
        assert (together["chances"] <= 0).all()
    assert together["points"][:, 0].any()


def check_news_is_followed(of: Setup, players: Players) -> None:
    """Told to play against an earlier network, they do; only games of two can be played so."""
    before = gather(players, lambda parts: len(parts) >= 2)
    assert not any(part.tally.met for part in before)
    players.publish(news(of, pool_share=1.0))
    after = gather(players, lambda parts: any(part.tally.met for part in parts))
    assert {part.game for part in after if part.tally.met} == {PLAYED[0]}
