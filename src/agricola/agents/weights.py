"""The weights of the evaluation that come with the package, by edition and number of players."""

from __future__ import annotations

import json
from functools import cache
from importlib import resources
from typing import Any

from agricola.agents.evaluation import Weights, weights_needed
from agricola.engine.kernel.board import Board

FILE = "weights.json"
CARDS_FILE = "cards_in_play.json"


@cache
def _data() -> dict[str, Any]:
    text = resources.files("agricola.agents").joinpath(FILE).read_text(encoding="utf-8")
    data: dict[str, Any] = json.loads(text)
    return data


def shipped() -> dict[str, dict[str, list[float]]]:
    """Every set of weights in the data file, by name."""
    sets: dict[str, dict[str, list[float]]] = _data()["weights"]
    return sets


def excess(name: str) -> list[float]:
    """By how much a set of weights overrates positions, round by round."""
    numbers: list[float] = _data()["excess"][name]
    return numbers


@cache
def cards_in_play() -> dict[str, list[float]]:
    """What each card in play is worth beyond others of its kind, in the first round and in the last, by its id."""
    file = resources.files("agricola.agents").joinpath(CARDS_FILE)
    values: dict[str, list[float]] = json.loads(file.read_text(encoding="utf-8"))["values"]
    return values


def of_search(name: str) -> dict[str, list[float]]:
    """A set of weights as the search uses it: what looks far ahead can wait for rooms and pastures to pay."""
    own: dict[str, list[float]] = _data()["search"].get(name, {})
    return {**shipped()[name], **own}


@cache
def _made(name: str, harvest_rounds: frozenset[int], searching: bool) -> Weights:
    numbers = of_search(name) if searching else shipped()[name]
    return Weights(numbers, harvest_rounds, excess(name), cards_in_play())


def weights_for(board: Board) -> Weights:
    """The weights with which positions on a board are valued by who looks no further than a turn."""
    return _made(weights_needed(board), board.harvest_rounds, False)


def search_weights_for(board: Board) -> Weights:
    """The weights with which the search values positions on a board."""
    return _made(weights_needed(board), board.harvest_rounds, True)
