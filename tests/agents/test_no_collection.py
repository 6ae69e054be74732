"""The garbage collector waits while an agent thinks, and does not go through all that was thought right after."""

from __future__ import annotations

import gc

import pytest

from agricola.agents.learned import _fitting
from agricola.agents.protocol import Budget, Deadline
from agricola.no_collection import no_collection


def test_what_was_made_meanwhile_is_old_at_once() -> None:
    assert gc.isenabled()
    with no_collection():
        assert not gc.isenabled()
        made = [[number] for number in range(5000)]
    assert gc.isenabled()
    old = {id(one) for one in gc.get_objects(generation=2)}
    assert all(id(one) in old for one in made)


def test_what_python_itself_froze_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """Since Python 3.12 hundreds of objects are frozen before the first line runs."""
    gc.freeze()
    try:
        monkeypatch.setattr("agricola.no_collection._FROZEN_AT_START", gc.get_freeze_count())
        with no_collection():
            made = [[number] for number in range(5000)]
        old = {id(one) for one in gc.get_objects(generation=2)}
        assert all(id(one) in old for one in made)
    finally:
        gc.unfreeze()


def test_what_somebody_froze_stays_frozen() -> None:
    gc.freeze()
    try:
        frozen = gc.get_freeze_count()
        with no_collection():
            made = [[number] for number in range(5000)]
        assert gc.get_freeze_count() >= frozen - 10
        assert made
    finally:
        gc.unfreeze()


def test_a_collector_that_was_off_stays_off() -> None:
    gc.disable()
    try:
        with no_collection():
            pass
        assert not gc.isenabled()
    finally:
        gc.enable()


def test_no_more_is_searched_than_fits_into_the_budget() -> None:
    deadline = Deadline(Budget(simulations=10))
    deadline.goes_on(6)
    assert _fitting(deadline) == 4
    late = Deadline(Budget(seconds=1e-9))
    late.goes_on(3)
    assert _fitting(late) < 1
