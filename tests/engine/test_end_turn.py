"""With `ask_end_turn` a turn ends only when its player says so."""

from __future__ import annotations

import random

import pytest

import agricola
from agricola import BadOption, Game, from_position, loads, new_game, replay

SETUPS = [(edition, players) for edition in ("revised", "original", "family") for players in (1, 2, 4)]


def test_the_turn_ends_when_its_player_says_so() -> None:
    """After a placement the same seat is asked to end the turn; then the next one places."""
    game = new_game("revised", players=2, cards=False, seed=7, ask_end_turn=True)
    seat = game.current_player
    game.apply(game.parse("Forest"))
    assert (game.current_player, game.question.code) == (seat, "ask-end-turn")
    assert [action.code for action in game.legal_actions()] == ["end"]
    game.apply(game.parse("end turn"))
    assert game.current_player != seat
    assert game.question.code == "ask-place"


def test_no_round_card_is_turned_up_before_the_turn_ends() -> None:
    """The last placement of a round shows its result, but not the next round card."""
    game = new_game("revised", players=1, cards=False, seed=7, ask_end_turn=True)
    for text in ("Forest", "end turn", "Day Laborer"):
        game.apply(game.parse(text))
    assert game.round == 1
    game.apply(game.parse("end turn"))
    assert game.round == 2


def test_feeding_waits_for_done_after_a_conversion() -> None:
    """What was turned into food can still be taken back before the food is paid."""
    farm = {"goods": {"food": 1, "grain": 3}}
    position = {
        "edition": "revised",
        "players": 1,
        "cards": False,
        "round": 4,
        "phase": "feeding",
        "ask_end_turn": True,
        "seats": [farm],
    }
    game = from_position(position)
    game.apply(game.parse("3 grain"))
    assert [action.code for action in game.legal_actions()] == ["beg:2"]
    plain = from_position({**position, "ask_end_turn": False})
    plain.apply(plain.parse("3 grain"))
    assert plain.round == 5


@pytest.mark.parametrize(("edition", "players"), SETUPS)
def test_the_same_moves_give_the_same_game(edition: str, players: int) -> None:
    """Without its ends of turn, a game is the game that asks for none; its record and its positions round-trip."""
    asked = new_game(edition, players=players, cards=False, seed=3, ask_end_turn=True)
    plain = new_game(edition, players=players, cards=False, seed=3)
    rng = random.Random(5)
    while not asked.is_terminal():
        action = rng.choice(asked.legal_actions())
        ends = action.code == "end" or len(asked.legal_actions()) == 1
        assert from_position(asked.position()).key() == asked.key()
        asked.apply(action)
        if not ends:
            plain.apply(plain.parse(str(action)))
    assert plain.returns() == asked.returns()
    again: Game = replay(loads(str(asked.record())))
    assert again.key() == asked.key()


def test_an_imagined_game_asks_for_no_end_of_turn() -> None:
    """A search does not spend its time on saying that turns end."""
    game = new_game("revised", players=2, seed=7, ask_end_turn=True)
    imagined = game.determinize(game.current_player or 0, random.Random(1))
    seat = imagined.current_player
    imagined.apply(imagined.parse("Forest"))
    assert imagined.current_player != seat


def test_anything_but_true_and_false_is_refused() -> None:
    """The option is named in the error."""
    with pytest.raises(BadOption, match="ask_end_turn is True or False"):
        agricola.new_game("revised", players=2, ask_end_turn=1)  # type: ignore[arg-type]
