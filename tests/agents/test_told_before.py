"""Who asks again about the same position hears the same."""

from __future__ import annotations

from agricola.agents.told_before import ToldBefore
from agricola.game import new_game


def test_what_was_told_first_stays_until_something_is_played_and_comes_back_with_an_undo() -> None:
    game = new_game("revised", players=2, cards=False, seed=7)
    told = ToldBefore[str]()
    assert told.of(game) is None
    assert told.tell(game, "Forest") == "Forest"
    assert told.tell(game, "Clay Pit") == "Forest"
    after = game.clone()
    after.apply(after.legal_actions()[0])
    assert told.of(after) is None
    assert told.of(game.clone()) == "Forest"


def test_only_the_positions_asked_about_last_are_remembered() -> None:
    game = new_game("revised", players=2, cards=False, seed=7)
    told = ToldBefore[int]()
    positions = [game.clone()]
    for _ in range(12):
        game.apply(game.legal_actions()[0])
        positions.append(game.clone())
    for number, position in enumerate(positions):
        told.tell(position, number)
        assert told.of(positions[0]) == 0
    assert len(told) == 8
    assert [told.of(position) for position in positions[1:6]] == [None] * 5
    assert told.of(positions[-1]) == 12
