"""What random play with hand cards has found: each test is a shortened game that once went wrong."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.kit import play


@pytest.mark.parametrize("seed", range(10))
def test_an_imagined_game_does_not_tell_what_another_seat_could_play(seed: int) -> None:
    """The options of the other seat are listed for its imagined hand, not for its true one."""
    hands: list[dict[str, Any]] = [{"hand": ["A067", "A080"], "goods": {"wood": 2}}, {"hand": ["B057", "B062"]}]
    table = play("revised", cards=True, seats=hands, minor_pile=["B047", "A075", "B025", "A019", "B080"])
    table.do("Meeting Place")
    assert table.offers() == ["play Corn Scoop", "play Stone Tongs", "done"]
    imagined = table.game.determinize(1, random.Random(seed))
    assert imagined.view(1) == table.game.view(1)
    held = {card.name for card in imagined.state.players[0].hand}
    offered = {str(action).removeprefix("play ") for action in imagined.legal_actions()} - {"done"}
    assert offered <= held
    assert (offered == {"Corn Scoop", "Stone Tongs"}) == (held == {"Corn Scoop", "Stone Tongs"})


def test_an_imagined_game_asks_the_same_question_even_when_only_the_true_hand_leads_to_it() -> None:
    """Nobody could play what lies in the pile, so the seat that is asked keeps its hand."""
    hands: list[dict[str, Any]] = [{"hand": ["A067"], "goods": {"wood": 1}}, {"hand": ["A044"]}]
    table = play("revised", cards=True, seats=hands, minor_pile=["B045", "B084", "B061", "B074"])
    table.do("Meeting Place")
    for seed in range(10):
        imagined = table.game.determinize(1, random.Random(seed))
        assert imagined.legal_actions() == table.game.legal_actions()
        assert imagined.view(1) == table.game.view(1)
