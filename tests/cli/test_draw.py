"""The drawings of a position, from a view alone."""

from __future__ import annotations

import json

import pytest

import agricola
from agricola.cli.text.draw import describe_farm, draw_board, draw_farm, draw_position, draw_round
from agricola.cli.text.words import Words, words_of
from agricola.view import View
from agricola.wording.languages import languages

FARM = {
    "goods": {"wood": 2, "food": 1, "sheep": 4, "boar": 1, "cattle": 1},
    "house": "clay",
    "rooms": ["a1", "a2", "a3"],
    "fields": {"b1": {"grain": 3}, "c1": {}},
    "pastures": [["d1", "e1"], ["d2"]],
    "stables": ["d1", "b3"],
    "family": 3,
}


WORDS = Words("en", agricola.new_game("revised", players=2, cards=False, seed=1).state.board)


def farm_view(**position: object) -> View:
    data = {"edition": "revised", "players": 2, "round": 5, "seats": [FARM], **position}
    return json.loads(json.dumps(agricola.from_position(data).view(0)))  # type: ignore[no-any-return]


def test_a_farm_shows_rooms_crops_stables_fences_and_animals() -> None:
    assert draw_farm(farm_view(), 0, WORDS) == (
        """\
Player 1 (starting player): 2 wood, 1 food, 4 sheep, 1 wild boar, 1 cattle
   3 people, 3 to place; needs 6 food (5 short)

         a            b            c            d            e
   ·            ·            ·            ┌─────────────────────────┐
 1   clay room      field        field    │   stable                │
                   3 grain                │ 4/8 sheep               │
   ·            ·            ·            ├────────────┬────────────┘
 2   clay room                            │            │
                                          │  1/2 boar  │
   ·            ·            ·            └────────────┘            ·
 3   clay room      stable
                   1 cattle
   ·            ·            ·            ·            ·            ·"""
    )


def test_a_farm_shows_a_fence_that_stands_upright() -> None:
    view = farm_view(seats=[{"upright_fences": ["c2"]}])
    assert "fence post" in draw_farm(view, 0, WORDS)
    assert "fence post (c2)" in " ".join(describe_farm(view, 0, WORDS).split())


def test_a_farm_in_words_says_the_same() -> None:
    words = describe_farm(farm_view(), 0, WORDS)
    for part in ("3 clay rooms (a1 a2 a3)", "b1 3 grain", "c1 empty", "d1 e1 for 8", "2 stables (d1 b3)"):
        assert part in " ".join(words.split())
    assert draw_farm(farm_view(), 0, WORDS, plain=True) == words
    assert words.isascii()


@pytest.mark.parametrize(
    ("round", "text"),
    [
        (1, "Round 1 of 14, next harvest in 3 rounds (after round 4)."),
        (4, "Round 4 of 14, harvest at the end of this round."),
        (8, "Round 8 of 14, next harvest in 1 round (after round 9)."),
    ],
)
def test_the_round_says_how_long_it_is_to_the_harvest(round: int, text: str) -> None:
    assert draw_round(farm_view(round=round), WORDS) == text


def test_the_board_numbers_usable_spaces_and_says_what_lies_there_and_who_stands_there() -> None:
    view = farm_view(seats=[{}, {"placed": ["Forest"], "home": 1}], stock={"Forest": {}, "Clay Pit": {"clay": 4}})
    lines = [" ".join(line.split()) for line in draw_board(view, WORDS).splitlines()]
    assert "Forest - Player 2" in lines
    assert "6 Clay Pit 4 clay" not in lines
    assert "5 Clay Pit 4 clay" in lines
    assert "(9 more round cards to come)" in lines


def test_a_position_draws_the_own_farm_and_describes_the_others() -> None:
    text = draw_position(farm_view(), WORDS)
    assert text.index("Player 2") < text.index("Player 1 (starting player)")
    assert text.count("clay room") == 3


def test_a_drawing_needs_nothing_but_what_the_seat_may_know() -> None:
    view = farm_view()
    hidden = [space["name"] for space in view["spaces"] if space["stage"] and space["id"] not in view["round_cards"]]
    assert len(hidden) == 9
    assert not any(name in draw_position(view, WORDS) for name in hidden)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("edition", sorted(agricola.EDITIONS))
def test_no_line_is_wider_than_a_terminal(edition: str, language: str) -> None:
    players = 2
    game = agricola.new_game(edition, players=players, cards=False, seed=1)
    words = words_of(game, language)
    while not game.is_terminal():
        actions = game.legal_actions()
        game.apply(actions[len(actions) // 2])
        for seat in range(players):
            assert max(map(len, draw_position(game.view(seat), words).splitlines())) <= 80
