"""Random input for everything that reads: nothing but our own errors ever comes out, and nothing changes."""

from __future__ import annotations

import copy
import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import agricola
from agricola import AgricolaError, BadPosition, BadRecord
from tests.record.samples import KINDS, after, decision

few = settings(max_examples=150, deadline=None, derandomize=True)

WORDS = st.sampled_from([
    "plow", "room", "stable", "fence", "sow", "bake", "build", "pay", "keep", "convert", "take", "beg", "done", "a1",
    "c2", "e3", "1", "2", "wood", "grain", "food", "Fishing", "Well", "to", "Fireplace", "(", ")", ",", ";", "sheep",
])  # fmt: skip
TEXTS = st.text(max_size=40) | st.lists(WORDS, max_size=6).map(" ".join)
GAMES = {kind: decision(kind).game for kind in KINDS}
RECORD = str(after("original", 2, 8).record())
JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=5) | WORDS,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5) | WORDS, inner, max_size=3),
    max_leaves=6,
)


@few
@given(kind=st.sampled_from(KINDS), text=TEXTS)
def test_any_text_as_a_move(kind: str, text: str) -> None:
    """parse() gives a legal action or one of our errors."""
    game = GAMES[kind]
    before = game.key()
    try:
        action = game.parse(text)
    except AgricolaError as problem:
        assert str(problem)
    else:
        assert game.is_legal(action)
    assert game.key() == before


@few
@given(kind=st.sampled_from(KINDS), text=TEXTS)
def test_any_text_for_why_not(kind: str, text: str) -> None:
    """why_not() gives reasons that can be said, none, or one of our errors."""
    game = GAMES[kind]
    try:
        reasons = game.why_not(text)
    except AgricolaError as problem:
        assert str(problem)
    else:
        assert bool(game.words(reasons)) == bool(reasons)


@few
@given(text=st.text(max_size=60), head=st.booleans(), tail=st.booleans())
def test_any_text_as_a_record(text: str, head: bool, tail: bool) -> None:
    """load() of random lines raises BadRecord."""
    whole = ("agricola record 1\n" if head else "\n") + text + ("\nend: 0 moves, check 0\n" if tail else "\n")
    with pytest.raises(BadRecord):
        agricola.loads(whole)


@few
@given(where=st.integers(0, len(RECORD) - 2), letter=st.characters())
def test_a_record_with_one_letter_changed(where: int, letter: str) -> None:
    """One changed letter is noticed, or does not matter at all."""
    changed = RECORD[:where] + letter + RECORD[where + 1 :]
    try:
        record = agricola.loads(changed)
    except BadRecord:
        return
    assert record == agricola.loads(RECORD)


@few
@given(data=JSON)
def test_any_data_as_a_position(data: Any) -> None:
    """from_position() of random data raises BadPosition, or begins a game."""
    try:
        game = agricola.from_position(data)
    except BadPosition:
        return
    assert game.legal_actions() or game.is_terminal()


def _places(data: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The paths to every part of some JSON data."""
    found = [path]
    inner = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    for key, value in inner:
        found += _places(value, (*path, key))
    return found


@settings(max_examples=600, deadline=None, derandomize=True)
@given(kind=st.sampled_from(KINDS), pick=st.randoms(use_true_random=False), value=JSON | st.integers(-2, 40))
def test_a_position_with_one_part_changed(kind: str, pick: random.Random, value: Any) -> None:
    """A position in which one part is another raises BadPosition, or begins a game that can be played on."""
    data: Any = copy.deepcopy(GAMES[kind].position())
    *way, last = pick.choice(_places(data)[1:])
    part = data
    for key in way:
        part = part[key]
    if pick.random() < 0.2:
        del part[last]
    else:
        part[last] = value
    try:
        game = agricola.from_position(data)
    except BadPosition as problem:
        assert str(problem)
        return
    for _ in range(20):
        if game.is_terminal():
            break
        game.apply(pick.choice(game.legal_actions()))
