"""The greedy agent: reproducible, legal everywhere, blind to what is hidden, and no fool."""

from __future__ import annotations

import random
from typing import Any

import pytest

from agricola.agents import Budget, Cancelled, Deadline, Observation, make_agent
from agricola.agents.greedy import Greedy
from agricola.engine.kernel.actions import Action
from agricola.game import Game, new_game
from tests.kit import play


def ask(agent: Greedy, game: Game) -> Action:
    """What an agent answers to the open decision."""
    seat = game.current_player
    assert seat is not None
    return agent.choose(Observation(game, seat), Deadline(Budget()))


def finish(game: Game, *contenders: str) -> Game:
    """Let these agents play a game to its end, one at each seat."""
    seated = [make_agent(name, seed) for seed, name in enumerate(contenders)]
    while (seat := game.current_player) is not None:
        action = seated[seat].choose(game)
        assert action in game.legal_actions()
        game.apply(action)
    return game


def test_the_same_seed_gives_the_same_game() -> None:
    games = [finish(new_game("revised", players=2, seed=3), "greedy", "greedy") for _ in range(2)]
    assert games[0].record() == games[1].record()


@pytest.mark.parametrize(
    ("edition", "players", "cards", "asked"),
    [
        ("revised", 1, True, "ask_forced"),
        ("revised", 2, True, "ask_end_turn"),
        ("revised", 3, True, ""),
        ("revised", 4, False, "ask_forced"),
        ("original", 1, False, "ask_end_turn"),
        ("original", 5, False, ""),
        ("family", 1, False, "ask_forced"),
        ("family", 4, False, "ask_end_turn"),
    ],
)
def test_it_plays_every_edition_to_the_end(edition: str, players: int, cards: bool, asked: str) -> None:
    options: dict[str, Any] = {asked: True} if asked else {}
    game = finish(new_game(edition, players=players, cards=cards, seed=11, **options), *["greedy"] * players)
    assert max(game.returns()) > 10


@pytest.mark.parametrize("cards", [False, True])
def test_hidden_cards_make_no_difference(cards: bool) -> None:
    for seed in range(4):
        game = new_game("revised", players=2, cards=cards, seed=seed)
        rng = random.Random(seed)
        for _ in range(25):
            game.apply(rng.choice(game.legal_actions()))
        seat = game.current_player
        assert seat is not None
        other = game.determinize(seat, random.Random(99))
        assert other.key() != game.key()
        assert ask(Greedy(3), other) == ask(Greedy(3), game)


def test_it_beats_chance() -> None:
    for seed in range(4):
        for seats in (("greedy", "random"), ("random", "greedy")):
            points = finish(new_game("revised", players=2, cards=False, seed=seed), *seats).returns()
            mine = points[seats.index("greedy")]
            assert mine > points[seats.index("random")] + 5


def test_it_is_a_good_farmer() -> None:
    solo = [finish(new_game("revised", players=1, cards=False, seed=seed), "greedy") for seed in range(4)]
    assert sum(game.returns()[0] for game in solo) / 4 >= 28
    two = [finish(new_game("revised", players=2, cards=False, seed=seed), "greedy", "greedy") for seed in range(4)]
    assert sum(sum(game.returns()) for game in two) / 8 >= 24
    assert sum(player.begging for game in solo + two for player in game.state.players) <= 2


def test_an_apprentice_is_weaker_and_does_not_beg_on_purpose() -> None:
    points = {"apprentice": 0.0, "farmer": 0.0}
    begging = 0
    for seed in range(6):
        for level in points:
            game = finish(new_game("revised", players=1, cards=False, seed=seed), level)
            points[level] += game.returns()[0] / 6
            begging += game.state.players[0].begging
    assert 8 < points["apprentice"] < points["farmer"] - 3
    assert begging <= 6


def test_it_grows_the_family_when_there_is_room() -> None:
    seat = {"goods": {"food": 10}, "rooms": ["a2", "a3", "b3"]}
    table = play("revised", round=7, cards=False, seats=[seat, seat])
    assert ask(Greedy(5), table.game).code == "place:basic_wish_for_children"


def test_it_keeps_to_its_plan_within_a_turn() -> None:
    game = new_game("revised", players=1, cards=False, seed=2)
    agent = Greedy(1)
    followed = 0
    while not game.is_terminal():
        deadline = Deadline(Budget())
        choices = len(game.legal_actions())
        action = agent.choose(Observation(game, 0), deadline)
        if choices > 1 and action.kind_name in ("room", "plow", "sow", "fence"):
            assert deadline.simulations == 0  # it was found when the person was placed
            followed += 1
        game.apply(action)
    assert followed > 3


def test_it_does_not_beg_while_there_is_something_to_eat() -> None:
    table = play("revised", 1, round=4, cards=False, seats=[{"goods": {"grain": 4, "vegetable": 4}}])
    while table.game.question.code != "ask-feed":
        table.do("Forest" if "Forest" in table.offers() else table.offers()[0])
    agent = Greedy(2)
    while table.game.question.code == "ask-feed":
        table.game.apply(ask(agent, table.game))
    assert table.farm().begging == 0


@pytest.mark.parametrize("ask_end_turn", [False, True])
def test_the_last_turn_before_a_harvest_looks_at_the_meal(ask_end_turn: bool) -> None:
    """Four food and a grain for a need of six: what is sown now can't be eaten, and another field feeds nobody."""
    seat = {"goods": {"food": 4, "grain": 1}, "fields": {"a1": {}, "b1": {}}, "home": 1, "placed": ["Reed Bank"]}
    table = play("revised", 1, round=4, cards=False, ask_end_turn=ask_end_turn, seats=[seat])
    agent = Greedy(2)
    while table.game.round == 4:
        table.game.apply(ask(agent, table.game))
    assert table.farm().begging == 0


def test_a_cancelled_answer_is_not_given() -> None:
    game = new_game("revised", players=2, cards=False, seed=1)
    deadline = Deadline(Budget())
    deadline.cancel()
    with pytest.raises(Cancelled):
        Greedy(1).choose(Observation(game, game.current_player or 0), deadline)
