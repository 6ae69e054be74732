"""No agent and no level commits a fault: in every edition, with every number of players, with and without hand cards.

`make soak-agents` plays 10,000 games, and with other ways to play too; the normal tests play a few.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from agricola.agents import AGENTS
from agricola.record.record import loads
from tests.agents.agent_soak import EVERYONE, SET_UPS, play_one, set_up

FEW = [("family", False, 1), ("original", False, 2), ("revised", True, 2)]


@pytest.mark.parametrize("agent", sorted(AGENTS))
@pytest.mark.parametrize("kind", FEW, ids=str)
def test_a_game_without_a_fault(agent: str, kind: tuple[str, bool, int]) -> None:
    assert not play_one(SET_UPS.index(kind), (agent,) * kind[2], 2)


def test_a_few_hundred_games_have_everything_that_can_be_played() -> None:
    games = [set_up(number) for number in range(500)]
    assert {(one.edition, one.cards, one.players) for one in games} == set(SET_UPS)
    assert {name for one in games for name in one.agents} == set(EVERYONE)
    assert {len(one.variants) + len(one.house_rules) for one in games} == {0, 1, 2, 3}
    assert all("learned" in one.agents for one in games)
    for one in games:
        assert one.game().state.board.players == one.players  # nothing of it is refused


def test_a_fault_is_told_with_the_record_of_its_game(tmp_path: Path) -> None:
    (tmp_path / "broken.py").write_text(
        "class Bot:\n    def __init__(self, seed): pass\n    def choose(self, seen, deadline): return 1 / 0\n"
    )
    [told] = play_one(SET_UPS.index(("revised", False, 1)), (f"{tmp_path}/broken.py:Bot",))
    assert "ZeroDivisionError" in told
    assert loads(told[told.index("\n") + 1 :]).setup["edition"] == "revised"
