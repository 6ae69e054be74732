"""Suggestion markers (revised 2.7) and solo games with a target, a chosen hand and a chosen order (revised 14.2)."""

from __future__ import annotations

import re

import pytest

import agricola
from agricola import BadOption
from agricola.agents.roster import make_agent
from agricola.agents.suggestions import MARKERS, marked_view, suggested_spaces
from agricola.cli.text.draw import draw_board, draw_round
from agricola.cli.text.score_sheet import score_sheet
from agricola.cli.text.words import words_of
from tests.kit import fresh, play


@pytest.mark.parametrize("players", [1, 2, 4])
def test_three_spaces_that_can_be_used_are_marked_for_a_beginner(players: int) -> None:
    game = fresh("revised", players, variants=["suggestion-markers"]).game
    seat = game.current_player
    assert seat is not None
    marked = marked_view(game, seat)["suggested"]
    assert len(marked) == MARKERS
    assert set(marked) <= {action.space for action in game.legal_actions()}
    assert marked == suggested_spaces(game.clone())


def test_markers_lie_there_only_for_those_who_place_and_where_the_game_has_them() -> None:
    game = fresh("revised", 2, variants=["suggestion-markers"]).game
    seat = game.current_player
    assert seat is not None
    assert "suggested" not in marked_view(game, 1 - seat)
    assert "suggested" not in marked_view(fresh("revised", 2).game, seat)
    game.apply(game.parse("Farmland"))
    assert marked_view(game, seat)["suggested"] == []


def test_markers_are_worth_a_look() -> None:
    """A family that could grow is told so."""
    farm = {"rooms": ["a1", "a2", "a3"], "goods": {"food": 6}}
    game = play("revised", 1, round=7, options={"variants": ["suggestion-markers"]}, seats=[farm]).game
    assert "basic_wish_for_children" in suggested_spaces(game)


def test_markers_stand_beside_the_numbers_in_the_terminal() -> None:
    game = fresh("revised", 1, variants=["suggestion-markers"]).game
    drawn = draw_board(marked_view(game, 0), words_of(game, "en"))
    assert len(re.findall(r"^ *\*[0-9]+ ", drawn, re.MULTILINE)) == MARKERS
    assert "* marks spaces that are worth a look" in drawn


def test_a_target_is_shown_while_playing_and_at_the_end() -> None:
    """18.2: 50 points in the first game of a series."""
    game = fresh("revised", 1, variants=["solo-target"]).game
    words = words_of(game, "en")
    assert game.view(0)["target"] == {"points": 50, "now": -14}
    assert draw_round(game.view(0), words).endswith("Target: 50 points; now -14.")
    ended = play("revised", 1, round=14, phase="end", options={"variants": ["solo-target:55"]}, seats=[{"bonus": 70}])
    assert "The target of 55 points is reached." in score_sheet(ended.game, words)
    missed = play("revised", 1, round=14, phase="end", options={"variants": ["solo-target:55"]}, seats=[{"bonus": 60}])
    assert "The target of 55 points is missed by 9." in score_sheet(missed.game, words)


def test_a_target_is_for_one_player() -> None:
    with pytest.raises(BadOption, match="solo-target is for 1 players, not for 2"):
        agricola.new_game("revised", players=2, variants=["solo-target"])


def test_a_solo_game_with_all_of_it_is_recorded_and_replayed() -> None:
    order = [space.name for space in fresh("revised", 1).game.state.board.spaces if space.stage]
    game = agricola.new_game(
        "revised",
        players=1,
        seed=1,
        hands=[["Wood Cutter", "Manger"]],
        round_cards=order,
        variants=["solo-target:62", "suggestion-markers"],
    )
    assert game.view(0)["round_cards"] == [space.id for space in game.state.board.spaces if space.stage]
    assert {"Wood Cutter", "Manger"} <= {card.name for card in game.state.players[0].hand}
    again = agricola.replay(str(game.record()))
    assert again.key() == game.key()
    assert again.view(0)["target"]["points"] == 62


def test_markers_stand_on_spaces_although_a_trade_comes_first() -> None:
    """Sheep Walker: a greedy player would trade the sheep before anybody is placed."""
    farm = {"goods": {"sheep": 1}, "cards": ["B104"], "fields": {"c1": {}}}
    options = {"variants": ["suggestion-markers"]}
    game = play("revised", 2, cards=True, round=3, options=options, seats=[farm, {}]).game
    assert make_agent("greedy").choose(game).kind_name == "use"
    assert len(suggested_spaces(game)) == MARKERS
