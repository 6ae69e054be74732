"""What is sent of a change: small, exact, and enough to have the same state as who gets the whole of it."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import agricola
from agricola.server.messages.encoding import encode
from agricola.server.messages.rooms import RoomInfo
from agricola.server.messages.state import You
from agricola.server.rooms.patch import Json, difference, patched
from agricola.server.rooms.projection import Projection
from agricola.server.rooms.room_table import RoomTable
from agricola.server.rooms.seen import Seen
from agricola.table import Table

_VALUES = st.recursive(
    st.none() | st.integers(0, 3) | st.sampled_from(["", "wood", "clay"]),
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(st.sampled_from(["a", "b", "c", "0", "1"]), inner, max_size=4)
    ),
    max_leaves=20,
)
_DOCUMENTS = st.dictionaries(st.sampled_from(["a", "b", "c"]), _VALUES, max_size=3)
_INFO = RoomInfo("r", "revised", 3, True, {}, [], "playing", 0, False, False, "", 1, "0")


@given(_DOCUMENTS, _DOCUMENTS)
def test_a_patch_makes_the_new_document_of_the_old_one(old: Json, new: Json) -> None:
    """Whatever changes: members and items that come, go, become null, empty or something of another kind."""
    before = json.dumps(old)
    patch = difference(old, new)
    assert patched(old, json.loads(encode(patch))) == new
    assert json.dumps(old) == before
    assert (patch == {}) == (old == new)


@pytest.mark.parametrize(
    ("old", "new", "patch"),
    [
        ({"n": 1, "same": {"x": [1]}}, {"n": 2, "same": {"x": [1]}}, {"n": [2]}),
        ({"n": None}, {"n": None}, {}),
        ({"n": 1}, {"n": None}, {"n": [None]}),
        ({"n": 1}, {}, {"n": []}),
        ({"log": [{"a": 1}]}, {"log": [{"a": 1}, {"a": 2}]}, {"log": {"1": [{"a": 2}]}}),
        ({"log": [{"a": 1}, {"a": 2}]}, {"log": [{"a": 1}]}, {"log": {"1": []}}),
        ({"all": [{"a": 1}, {"a": 2}]}, {"all": [{"a": 1}, {"a": 3}]}, {"all": {"1": {"a": [3]}}}),
        ({"few": [1, 2, 3]}, {"few": [2, 3]}, {"few": [[2, 3]]}),
        ({"few": [1]}, {"few": []}, {"few": [[]]}),
    ],
)
def test_what_a_patch_looks_like(old: Json, new: Json, patch: Json) -> None:
    """The examples that the documentation is made of."""
    assert difference(old, new) == patch


@pytest.mark.parametrize(
    ("edition", "players", "cards"),
    [("revised", 1, True), ("revised", 3, True), ("revised", 4, False), ("original", 2, False), ("family", 2, False)],
)
def test_changes_lead_to_the_state_that_is_told_as_a_whole(edition: str, players: int, cards: bool) -> None:
    """Through whole games, with moves taken back, for seats and a spectator: nothing that is kept goes stale."""
    rng = random.Random(players)
    game = agricola.new_game(edition, players=players, cards=cards, seed=players, ask_end_turn=True)
    room_table = RoomTable(Table(game))
    projection = Projection(room_table)
    known: dict[int | None, Any] = {}
    for seat in (*range(players), None):
        known[seat] = _seen(projection, seat)
    held = {seat: json.loads(encode(seen.message())) for seat, seen in known.items()}
    undone = 0
    while not room_table.over:
        asked = room_table.game.current_player
        assert asked is not None
        room_table = room_table.copy()
        if room_table.table.why_no_undo(asked) is None and rng.random() < 0.2:
            room_table.undo(asked, whole_turn=rng.random() < 0.5)
            undone += 1
        else:
            room_table.act(asked, rng.choice(room_table.game.legal_actions()).code)
        projection = Projection(room_table, projection)
        for seat, seen in known.items():
            known[seat] = now = _seen(projection, seat)
            for patch in (difference(seen.shared, now.shared), now.own.patch_since(seen.own)):
                held[seat] = patched(held[seat], json.loads(encode(patch)))
        looks = rng.choice(list(known))
        assert held[looks] == json.loads(encode(_seen(Projection(room_table), looks).message()))
        assert held[looks]["view"] == json.loads(encode(room_table.game.view(looks)))
    assert undone > 3


def test_who_alone_knows_the_round_cards_to_come_sees_each_of_them_go() -> None:
    """While others are asked, too: what is kept for a seat that is not asked tells no card that lies open already."""
    position = {"edition": "revised", "players": 2, "cards": True, "round": 3, "foreseen_by": [1]}
    room_table = RoomTable(Table(agricola.from_position(position)))
    projection = Projection(room_table)
    lengths = set()
    while room_table.game.round < 7:
        room_table = room_table.copy()
        room_table.act(room_table.game.current_player or 0, room_table.game.legal_actions()[0].code)
        projection = Projection(room_table, projection)
        told = _seen(projection, 1).own.private["foreseen"]
        assert told == room_table.game.view(1)["foreseen"]
        lengths.add(len(told))
    assert len(lengths) > 3


def _seen(projection: Projection, seat: int | None) -> Seen:
    return projection.state(_INFO, You([], ""), seat)
