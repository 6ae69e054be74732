"""Actions are shared by all games of a process, so nobody may change one."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable

import pytest

from agricola import Action, new_game
from agricola.engine.kernel.actions import DONE_ACTION


@pytest.mark.parametrize(
    "action", [DONE_ACTION, *new_game("revised", players=2, cards=False, seed=7).legal_actions()[:3]]
)
def test_an_action_cant_be_changed(action: Action) -> None:
    before = (action.code, action.kind, action.args)
    for name in ("code", "kind", "args", "cells", "message", "cards", "goods"):
        with pytest.raises(AttributeError, match="not writable"):
            setattr(action, name, getattr(action, name))
        with pytest.raises((AttributeError, TypeError)):
            delattr(action, name)
    with pytest.raises(AttributeError):
        action.mark = 1  # type: ignore[attr-defined]
    assert (action.code, action.kind, action.args) == before


@pytest.mark.parametrize("copied", [copy.copy, copy.deepcopy, lambda action: pickle.loads(pickle.dumps(action))])
def test_an_action_is_copied_and_pickled(copied: Callable[[Action], Action]) -> None:
    game = new_game("revised", players=2, seed=7)
    for action in game.legal_actions():
        other = copied(action)
        assert isinstance(other, Action)
        assert (other, other.message, other.touches) == (action, action.message, action.touches)
        assert game.is_legal(other)


def test_equal_actions_of_two_games_are_equal() -> None:
    one, other = (new_game("revised", players=2, seed=7) for _ in range(2))
    assert one.legal_actions() == other.legal_actions()
    assert len({*one.legal_actions(), *other.legal_actions()}) == len(one.legal_actions())
