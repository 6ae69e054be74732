"""Decisions on the learner's device, and some of them at a time.

Every decision has another number of actions, but what runs on the device is compiled for arrays of one size. So some
decisions are always the same number, what they lack is filled up, and their actions are filled up to one of few sizes.
What is filled up belongs to no decision and counts nowhere.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Any, Final, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array
from numpy.typing import NDArray

from agricola.train.messages import BY_ACTION, Arrays

Chosen = NDArray[np.int32]
_LEAST_ROOM: Final = 256


def room_for(number: int) -> int:
    """The size that arrays for so many get: there are four sizes to each doubling."""
    step = max(_LEAST_ROOM, 1 << number.bit_length() >> 3)
    return -(-number // step) * step


class Some(NamedTuple):
    """Some decisions of a batch, with their actions one after the other."""

    arrays: dict[str, Array]
    owner: Array
    """The decision of each action; the number of decisions for what is filled up."""
    begins: Array
    """Where the actions of each decision begin."""
    real: Array
    """Which of the decisions are not filled up."""

    @property
    def size(self) -> int:
        """How many decisions there are, with those that are filled up."""
        return len(self.begins)


class Batch:
    """Decisions on the device."""

    def __init__(self, parts: Sequence[Arrays]) -> None:
        counts = np.concatenate([part["counts"] for part in parts]).astype(np.int32)
        self.counts = counts
        self.size = len(counts)
        decisions, actions = room_for(self.size), room_for(int(counts.sum()))
        joined = {
            name: _joined([part[name] for part in parts], actions if name in BY_ACTION else decisions)
            for name in parts[0]
        }
        firsts = np.cumsum(counts, dtype=np.int32) - counts
        joined |= {"counts": _joined([counts], decisions), "firsts": _joined([firsts], decisions)}
        self._arrays = jax.device_put(joined)

    def some(self, choices: Sequence[Chosen], size: int) -> Iterator[Some]:
        """One choice of decisions after the other, each as `size` of them, with room for the actions of any choice."""
        room = room_for(max(int(self.counts[chosen].sum()) for chosen in choices))
        for chosen in choices:
            yield _some(self._arrays, _joined([chosen], size), len(chosen), room)


def _joined(parts: Sequence[NDArray[Any]], room: int) -> NDArray[Any]:
    """Arrays one after the other, filled up with 0."""
    joined = np.zeros((room, *parts[0].shape[1:]), parts[0].dtype)
    np.concatenate(parts, out=joined[: sum(len(part) for part in parts)])
    return joined


@partial(jax.jit, static_argnames="room")
def _some(arrays: dict[str, Array], chosen: Array, real: int, room: int) -> Some:
    """The first `real` of the chosen decisions, with room for so many actions."""
    size = len(chosen)
    known = jnp.arange(size) < real
    counts = jnp.where(known, arrays["counts"][chosen], 0)
    ends = jnp.cumsum(counts)
    begins = ends - counts
    place = jnp.arange(room)
    owner = jnp.repeat(jnp.arange(size), counts, total_repeat_length=room)
    index = arrays["firsts"][chosen][owner] + place - begins[owner]
    taken = {
        name: values[jnp.where(place < ends[-1], index, 0) if name in BY_ACTION else chosen]
        for name, values in arrays.items()
        if name not in ("counts", "firsts")
    }
    return Some(taken, jnp.where(place < ends[-1], owner, size), begins, known)
