"""Games in step: the same as games played one by one, whatever the number of processes, and refusals do no harm."""

from __future__ import annotations

import gc
import random
from typing import Any

import numpy as np
import pytest

from agricola.batch import Games
from agricola.batch.block import MOST_LEGAL
from agricola.encoding import ActionSpace
from agricola.encoding.board_numbers import BoardNumbers
from agricola.engine.errors import AgricolaError, BadOption, NotLegal
from agricola.engine.farm.pastures import SHAPES
from agricola.game import new_game

SETUPS: list[tuple[str, dict[str, Any]]] = [
    ("revised", {"players": 2}),
    ("revised", {"players": 4, "cards": True, "reward": "win"}),
    ("original", {"players": 5, "reward": "score"}),
    ("original", {"players": 1, "cards": True, "decks": "EIKZ", "reward": "shaped"}),
    ("family", {"players": 3, "reward": "shaped"}),
]


def told(games: Games) -> list[bytes]:
    """Everything that the arrays hold and mean."""
    legal = [games.legal[index, : games.counts[index]].tobytes() for index in range(games.n)]
    arrays = (games.observations, games.seats, games.counts, games.masks, games.rewards, games.dones, games.scores)
    return [*legal, *(array.tobytes() for array in arrays)]


@pytest.mark.parametrize(("edition", "options"), SETUPS)
def test_the_arrays_tell_what_a_single_game_tells(edition: str, options: dict[str, Any]) -> None:
    """Game 1 of the batch is played again on its own, through the end of one game and into the next."""
    players = options["players"]
    rules = {"cards": False} | {name: value for name, value in options.items() if name != "reward"}
    rng = np.random.default_rng(1)
    with Games(3, edition, seed=5, processes=1, masks=True, **options) as games:

        def start(episode: int) -> Any:
            return new_game(edition, seed=random.Random(f"5/game 1/{episode}").getrandbits(63), **rules)

        game = start(0)
        numbers = BoardNumbers(game.state.board)
        begun = [score.total for score in game.scores()]
        earned = np.zeros(players)
        ended = 0
        while ended < 2:
            seat = game.current_player
            assert games.seats[1] == seat
            assert games.observations[1].tobytes() == numbers.observation(game.state, seat)
            assert games.legal[1, : games.counts[1]].tolist() == numbers.actions.numbers(game.state)
            assert games.masks[1].tobytes() == numbers.actions.mask(game.state)
            chosen = games.sample(rng)
            game.apply(numbers.actions.action(game.state, int(chosen[1])))
            games.step(chosen)
            earned += games.rewards[1]
            assert games.dones[1] == game.is_terminal()
            if game.is_terminal():
                points = [score.total for score in game.scores()]
                assert games.scores[1].tolist() == points
                expected = {
                    "margin": [own - max(points[:at] + points[at + 1 :], default=0) for at, own in enumerate(points)],
                    "win": [(at in game.winners()) / len(game.winners()) for at in range(players)],
                    "score": points,
                    "shaped": [now - then for now, then in zip(points, begun, strict=True)],
                }
                assert earned.tolist() == pytest.approx(expected[options.get("reward", "margin")])
                ended += 1
                game = start(ended)
                begun = [score.total for score in game.scores()]
                earned[:] = 0


def test_the_number_of_processes_makes_no_difference() -> None:
    seen: list[list[list[bytes]]] = []
    for processes in (1, 3):
        rng = np.random.default_rng(3)
        with Games(7, "family", players=2, seed=9, processes=processes, masks=True, reward="shaped") as games:
            steps = [told(games)]
            for _ in range(150):
                games.step(games.sample(rng))
                steps.append(told(games))
            assert games.scores.any()
            seen.append(steps)
    assert seen[0] == seen[1]
    with Games(7, "family", players=2, seed=10, processes=1, masks=True, reward="shaped") as games:
        assert told(games) != seen[0][0]


@pytest.mark.parametrize("processes", [1, 2])
def test_an_illegal_action_is_refused_and_no_game_is_played(processes: int) -> None:
    with Games(4, "revised", players=2, seed=1, processes=processes) as games:
        before = told(games)
        actions = games.legal[:, 0].astype(int)
        actions[3] = games.actions.size - 1
        with pytest.raises(NotLegal, match=r"game 3: action 2260 \(other action 256\) is not legal now"):
            games.step(actions)
        assert told(games) == before
        actions[3] = -1
        with pytest.raises(NotLegal, match="game 3: action -1"):
            games.step(actions)
        with pytest.raises(BadOption, match="4 games need 4 actions"):
            games.step([1, 2])
        assert told(games) == before
        games.step(games.legal[:, 0])
        assert told(games) != before
    with pytest.raises(BadOption, match="closed"):
        games.step(games.legal[:, 0])


def test_the_last_of_many_legal_actions_is_found_and_what_lies_behind_it_is_not() -> None:
    rng = np.random.default_rng(1)
    with Games(16, "revised", players=2, seed=1, processes=1) as games:
        for _ in range(400):
            if games.counts.max() > 40:
                break
            games.step(games.sample(rng))
        wide = int(games.counts.argmax())
        count = int(games.counts[wide])
        assert count > 40
        actions = games.legal[:, 0].astype(int)
        actions[wide] = next(number for number in range(games.actions.size) if number not in games.legal[wide, :count])
        with pytest.raises(NotLegal, match=f"game {wide}: "):
            games.step(actions)
        before = games.observations[wide].tobytes()
        actions[wide] = games.legal[wide, count - 1]
        games.step(actions)
        assert games.observations[wide].tobytes() != before


def test_what_is_legal_can_not_be_written() -> None:
    with Games(2, "family", players=2, seed=1, processes=1) as games:
        for told_array in (games.legal, games.counts):
            with pytest.raises(ValueError, match="read-only"):
                told_array[0] = 0


@pytest.mark.parametrize("collecting", [True, False])
def test_the_garbage_collector_is_left_as_it_was(collecting: bool) -> None:
    with Games(2, "family", players=2, seed=1, processes=1) as games:
        if not collecting:
            gc.disable()
        try:
            games.step(games.legal[:, 0])
            assert gc.isenabled() == collecting
        finally:
            gc.enable()


def test_a_lost_process_is_told() -> None:
    games = Games(2, "family", players=1, seed=1, processes=2)
    games._workers[1][0].kill()
    games._workers[1][0].join()
    with pytest.raises(AgricolaError, match="exit code -9"):
        for _ in range(3):
            games.step(games.legal[:, 0])


def test_there_is_room_for_every_decision() -> None:
    assert len(SHAPES) < MOST_LEGAL
    with Games(2, "revised", players=1, processes=1) as games:
        assert games.legal.shape == (2, MOST_LEGAL)
        assert games.masks.shape == (2, 0)
        assert isinstance(games.actions, ActionSpace)


@pytest.mark.parametrize(
    ("options", "says"),
    [
        ({"n": 0}, "at least 1 game"),
        ({"n": 1, "processes": 0}, "at least 1 process"),
        ({"n": 1, "reward": "gold"}, "no reward"),
        ({"n": 1, "edition": "lunar"}, "no edition"),
    ],
)
def test_what_there_is_not_is_refused(options: dict[str, Any], says: str) -> None:
    with pytest.raises(BadOption, match=says):
        Games(**options)
