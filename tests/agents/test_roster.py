"""Agents by name: what a budget may say, and what is refused."""

from __future__ import annotations

import pytest

from agricola import BadOption
from agricola.agents import LEVELS, Budget, make_agent


@pytest.mark.parametrize(
    ("spec", "budget"),
    [
        ("search", Budget(seconds=1.0)),
        ("search:0.5s", Budget(seconds=0.5)),
        ("search:500", Budget(simulations=500)),
        ("search:500/2s", Budget(seconds=2.0, simulations=500)),
    ],
)
def test_a_budget_is_seconds_simulations_or_both(spec: str, budget: Budget) -> None:
    """After the colon stands what a decision may take."""
    assert make_agent(spec).budget == budget


@pytest.mark.parametrize("text", ["fast", "/2s", "500/", "12.5", "-1", "0", "0s", "1s/2s", "500/600"])
def test_anything_else_is_refused(text: str) -> None:
    """The error says what a budget is."""
    with pytest.raises(BadOption, match="budget"):
        make_agent(f"search:{text}")


def test_no_level_thinks_longer_than_two_seconds() -> None:
    """A person does not wait long for any of them."""
    for level in LEVELS:
        seconds = make_agent(level).budget.seconds
        assert seconds is not None
        assert seconds <= 2.0


def test_a_level_has_a_budget_of_its_own() -> None:
    """Whoever wants another one takes the agent."""
    with pytest.raises(BadOption, match="Farmer:5s: a level has a budget of its own; write Farmer alone"):
        make_agent("Farmer:5s")
