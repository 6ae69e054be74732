"""A training run as a file: a line of JSON, and behind it the arrays of the model, its optimizer and its opponents."""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import equinox as eqx
import numpy as np
from numpy.typing import NDArray

from agricola.agents.network import Inputs, weight_shapes
from agricola.engine.errors import BadOption
from agricola.train.model import Model, model_with
from agricola.train.optimizer import Optimizer

Told = dict[str, Any]
"""What a run tells of itself in JSON."""
Pool = list[NDArray[np.float32]]


def save_checkpoint(path: Path, told: Told, optimizer: Optimizer, pool: Sequence[NDArray[np.float32]]) -> None:
    """Write a checkpoint; the one before stays whole until this one is."""
    model = optimizer.model
    first = {"told": told, "inputs": _in_words(model.inputs), "width": model.width, "keys": model.keys}
    halves = [earlier.astype(np.float16) for earlier in pool]
    new = path.with_suffix(".tmp")
    with new.open("wb") as file:
        file.write(json.dumps({**first, "pool": len(halves)}).encode() + b"\n")
        eqx.tree_serialise_leaves(file, (model, optimizer.state, halves))
    os.replace(new, path)


def load_checkpoint(path: Path, optimizer_for: Callable[[Model], Optimizer]) -> tuple[Told, Optimizer, Pool]:
    """What a run told of itself, its optimizer with the model, and its opponents."""
    with path.open("rb") as file:
        try:
            first = json.loads(file.readline())
        except ValueError:
            raise BadOption(f"{path} is no checkpoint of `agricola train`") from None
        inputs = _inputs(first["inputs"])
        shapes = weight_shapes(inputs, first["width"], first["keys"])
        empty_model = model_with(inputs, {name: np.zeros(shape, np.float32) for name, shape in shapes.items()})
        optimizer = optimizer_for(empty_model)
        like = (empty_model, optimizer.state, [np.zeros(empty_model.size, np.float16)] * first["pool"])
        optimizer.model, optimizer.state, pool = eqx.tree_deserialise_leaves(file, like)
    return first["told"], optimizer, [earlier.astype(np.float32) for earlier in pool]


def _in_words(inputs: Inputs) -> Told:
    arrays = {name: getattr(inputs, name).tolist() for name in ("columns", "cards", "mean", "scale")}
    return {**arrays, "hands": inputs.hands}


def _inputs(told: Told) -> Inputs:
    columns, cards = (np.array(told[name], np.int32) for name in ("columns", "cards"))
    mean, scale = (np.array(told[name], np.float32) for name in ("mean", "scale"))
    return Inputs(columns, cards, told["hands"], mean, scale)
