"""What a caller can get wrong: options, seeds, seats, and actions that do not belong there. Nothing ever changes."""

from __future__ import annotations

from typing import Any

import pytest

import agricola
from agricola import Action, AgricolaError, BadOption, Game, NotLegal, new_game
from agricola.engine.message import say
from tests.kit import fresh
from tests.record.samples import KINDS, decision, finished


def refused(game: Game, action: object) -> str:
    """Check that an action is refused and changes nothing; gives the message."""
    before = game.key()
    options = game.legal_actions()
    with pytest.raises(NotLegal) as caught:
        game.apply(action)  # type: ignore[arg-type]
    assert game.key() == before
    assert game.legal_actions() == options
    return str(caught.value)


@pytest.mark.parametrize(
    ("given", "message"),
    [
        ({"edition": "1984"}, "there is no edition '1984'; the editions are family, original, revised"),
        ({"edition": None}, "there is no edition None"),
        ({"edition": ["original"]}, "there is no edition"),
        ({"players": 0}, "1 to 5 players, not 0; use players=1 to players=5"),
        ({"players": 6}, "not 6"),
        ({"players": -1}, "not -1"),
        ({"players": True}, "not True"),
        ({"players": 2.0}, "not 2.0"),
        ({"players": "2"}, "not '2'"),
        ({"players": None}, "not None"),
        ({"edition": "revised", "players": 5}, "1 to 4 players, not 5"),
        ({"seed": -1}, "a seed is a number from 0 on, not -1"),
        ({"seed": 1.5}, "not 1.5"),
        ({"seed": "lucky"}, "not 'lucky'"),
        ({"seed": True}, "not True"),
        ({"cards": None}, "cards is True or False, not None"),
        ({"ask_forced": 1}, "ask_forced is True or False, not 1"),
        ({"colour": "blue"}, "no option 'colour'; its options are: family_two_resources_must_differ"),
        ({"family_two_resources_must_differ": 1}, "is True or False, not 1"),
        ({"family_two_resources_must_differ": None}, "is True or False, not None"),
        ({"edition": "revised", "family_two_resources_must_differ": True}, "the revised edition has no option"),
        ({"round_cards": []}, "only a solo player"),
        ({"edition": "revised", "cards": True, "hands": 5}, "hands lists a hand for each seat, not 5"),
        ({"edition": "revised", "cards": True, "hands": {0: ["A067"]}}, "hands lists a hand for each seat, not {0"),
        ({"edition": "revised", "cards": True, "hands": [5]}, "hands lists cards by name or id, not 5"),
        ({"edition": "revised", "cards": True, "include": 5}, "include lists cards by name or id, not 5"),
        ({"players": 1, "round_cards": 5}, "a list of the names of all round cards"),
        ({"players": 1, "round_cards": "Fences"}, "a list of the names of all round cards"),
        ({"players": 1, "round_cards": [["Fences"]]}, "a list of the names of all round cards"),
        ({"players": 1, "round_cards": ["Castle"]}, "a list of the names of all round cards"),
        ({"players": 1, "round_cards": ["Fences"]}, "each round card once, stage by stage"),
        ({"players": 1, "round_cards": ["Fences"] * 14}, "each round card once, stage by stage"),
        ({"players": 1, "round_cards": ["Fishing"] * 14}, "each round card once, stage by stage"),
    ],
)
def test_a_wrong_option_says_what_is_possible(given: dict[str, Any], message: str) -> None:
    """BadOption names the value and the values that there are."""
    options: dict[str, Any] = {"edition": "original", "players": 2, "cards": False, "seed": 1, **given}
    with pytest.raises(BadOption) as caught:
        new_game(**options)
    assert message in str(caught.value)


def test_round_cards_out_of_stage() -> None:
    """A solo player may choose the order within the stages only."""
    order = [str(card) for card in fresh("original", 1).look()["round_cards"]]
    chosen = new_game("original", players=1, cards=False, seed=1).record().chance["round cards"]
    assert isinstance(chosen, list)
    assert chosen[0] == order[0]
    with pytest.raises(BadOption, match="stage by stage"):
        new_game("original", players=1, cards=False, round_cards=chosen[::-1])


@pytest.mark.parametrize("seed", [0, 1, 2**64, 2**200])
def test_any_whole_number_is_a_seed(seed: int) -> None:
    """The same seed gives the same game, however large."""
    games = [new_game("original", players=3, cards=False, seed=seed) for _ in range(2)]
    assert games[0].key() == games[1].key()


def test_without_a_seed_games_differ() -> None:
    """Left out, the seed is drawn, and the record keeps it."""
    seeds = {new_game("original", players=2, cards=False).record().setup["seed"] for _ in range(3)}
    assert len(seeds) == 3


@pytest.mark.parametrize("seat", [2, -1, True, "0", 1.0])
def test_there_is_no_such_seat(seat: Any) -> None:
    """A view is for one of the seats, or for nobody (None)."""
    game = fresh("original").game
    before = game.key()
    with pytest.raises(BadOption, match="the seats are 0 to 1"):
        game.view(seat)
    assert game.key() == before


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("action", [None, "Fishing", 0, [], object()])
def test_what_is_no_action_is_refused(kind: str, action: object) -> None:
    """apply() takes an Action, in every kind of decision."""
    assert "is no action; take one of legal_actions(), or parse() a text" in refused(decision(kind).game, action)


@pytest.mark.parametrize("kind", KINDS)
def test_an_action_of_another_decision_is_refused(kind: str) -> None:
    """What was legal in another decision is not legal here."""
    game = decision(kind).game
    legal = set(game.legal_actions())
    for other in KINDS:
        for action in decision(other).game.legal_actions()[:3]:
            assert game.is_legal(action) == (action in legal)
            if action not in legal:
                assert game.words(action) in refused(game, action)


def test_an_action_of_another_game_counts_by_what_it_says() -> None:
    """Equal actions of two games are the same answer; one that only the other game knows is refused."""
    revised, original = fresh("revised").game, fresh("original").game
    original.apply(revised.parse("Fishing"))
    assert original.current_player == 1
    assert "Forest" in refused(original, revised.parse("Forest"))


def test_an_action_twice_is_refused() -> None:
    """An action that was just carried out is not legal any more."""
    game = fresh("original").game
    action = game.parse("Fishing")
    game.apply(action)
    assert "occupied by player 1" in refused(game, action)


def test_a_made_up_action_is_refused() -> None:
    """An Action that no game has offered."""
    game = decision("place").game
    assert "own-king" in refused(game, Action(0, (0,), "place:throne", say("own-king")))
    assert "place a person" in refused(game, Action(1, (0,), "choose:0", say("act-place", space="fishing")))


def test_after_the_game_nothing_can_be_done() -> None:
    """Every action is refused, and the scores stay."""
    game = finished("original", 2)
    scores = game.returns()
    for action in fresh("original").game.legal_actions():
        assert "the game is over" in refused(game, action)
        assert not game.is_legal(action)
    assert refused(game, None)
    assert game.returns() == scores


def test_all_errors_are_one_family() -> None:
    """A caller may catch them all at once; each is a ValueError too."""
    for name in ("BadOption", "NotReadable", "NotLegal", "Ambiguous", "BadPosition", "BadRecord"):
        error = getattr(agricola, name)
        assert issubclass(error, AgricolaError)
        assert issubclass(error, ValueError)
