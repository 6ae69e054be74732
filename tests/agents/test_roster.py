"""Agents by name: what a budget may say, and what is refused."""

from __future__ import annotations

from importlib import resources
from pathlib import Path

import pytest

from agricola import BadOption, new_game
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


def test_a_network_plays_by_its_file(tmp_path: Path) -> None:
    """As training writes it: the shipped one, copied, answers as `learned` does; a file written anew is read anew."""
    pytest.importorskip("numpy")
    shipped = resources.files("agricola.agents") / "networks"
    file = tmp_path / "a folder" / "mine.npz"
    file.parent.mkdir()
    file.write_bytes((shipped / "revised-2.npz").read_bytes())
    game = new_game("revised", players=2, cards=False, seed=3)
    for _ in range(10):
        answer = make_agent(f"{file}:1", seed=1).choose(game)
        assert answer == make_agent("learned:1", seed=1).choose(game)
        game.apply(answer)
    assert make_agent(f"{file}:1").budget == Budget(simulations=1)
    assert make_agent(str(file)).budget == Budget(seconds=1.0)
    file.write_text("no longer a network")
    with pytest.raises(BadOption, match=r"mine\.npz is no network"):
        make_agent(str(file))
    with pytest.raises(BadOption, match=r"there is no file .*other\.npz"):
        make_agent(str(tmp_path / "other.npz:1"))
