"""OpenSpiel: the game `agricola`, registered when this module is imported.

>>> import pyspiel, agricola.envs.openspiel_game
>>> game = pyspiel.load_game("agricola(edition=family,players=2)")
>>> state = game.new_initial_state()
>>> state.is_chance_node(), game.num_distinct_actions()
(True, 970)

Chance moves once, at the beginning: it draws one of `deals` equally likely deals, and everything that is random later
follows from it. Nobody sees which one it was. A game of two for the margin is a zero-sum game.
"""

from __future__ import annotations

import hashlib
import json
import random
from collections.abc import Callable
from functools import cache
from typing import Any, Final

import numpy as np
import pyspiel

from agricola.encoding.rewards import MARGIN, SHAPED, WIN, Rewards, check_scheme
from agricola.engine.errors import BadOption, NotLegal
from agricola.envs.numbered_game import board_numbers, describe_position
from agricola.game import Game, from_position, new_game

_DEFAULTS: Final[dict[str, Any]] = {
    "edition": "revised",
    "players": 2,
    "cards": False,
    "decks": "",
    "reward": MARGIN,
    "deals": 1000,
    "seed": 0,
}
_MOST_PLAYERS: Final = 5
_MOST_POINTS: Final = 300.0
"""No score is further from 0."""
_MOST_MOVES: Final = 4000
_OWN_MOVES: Final = 512
"""So many of the observer's own choices are told by a tensor of the information state, the latest of them."""


def _game_type(zero_sum: bool) -> Any:
    kinds = pyspiel.GameType
    return kinds(
        short_name="agricola",
        long_name="Agricola",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.ZERO_SUM if zero_sum else kinds.Utility.GENERAL_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=_MOST_PLAYERS,
        min_num_players=1,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=_DEFAULTS,
    )


class _Setup:
    """What is played: the checked parameters of a game, and what follows from them. Equal ones are made once."""

    def __init__(self, chosen: dict[str, Any]) -> None:
        check_scheme(chosen["reward"], chosen["players"])
        if chosen["reward"] == SHAPED:
            raise BadOption("rewards come at the end here: take the reward margin, win or score")
        if chosen["deals"] < 1:
            raise BadOption(f"there is at least 1 deal, not {chosen['deals']}")
        self.chosen = chosen
        self.players: int = chosen["players"]
        self.reward: str = chosen["reward"]
        self.deals: int = chosen["deals"]
        self._options: dict[str, Any] = {"cards": chosen["cards"]}
        if chosen["decks"]:
            self._options["decks"] = chosen["decks"]
        self.numbers = board_numbers(chosen["edition"], self.players, self._options)

    def __reduce__(self) -> tuple[object, ...]:
        return _setup, (tuple(self.chosen.items()),)

    def __deepcopy__(self, memo: object) -> _Setup:
        return self

    def deal(self, number: int) -> Game:
        """The game that begins with a deal."""
        if not 0 <= number < self.deals:
            raise NotLegal(f"there is no deal {number}; they are numbered from 0 to {self.deals - 1}")
        return new_game(
            self.chosen["edition"], players=self.players, seed=self.chosen["seed"] + number, **self._options
        )


@cache
def _setup(chosen: tuple[tuple[str, Any], ...]) -> _Setup:
    return _Setup(dict(chosen))


class AgricolaGame(pyspiel.Game):
    """One way to set up the game: the parameters are those of `new_game`, and `reward`, `deals`, the first `seed`."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        self.setup = setup = _setup(tuple({**_DEFAULTS, **(params or {})}.items()))
        zero_sum = setup.reward == MARGIN and setup.players == 2
        most = 1.0 if setup.reward == WIN else 2 * _MOST_POINTS
        info = pyspiel.GameInfo(
            num_distinct_actions=setup.numbers.actions.size,
            max_chance_outcomes=setup.deals,
            num_players=setup.players,
            min_utility=0.0 if setup.reward == WIN else -most,
            max_utility=most,
            utility_sum=0.0 if zero_sum else None,
            max_game_length=_MOST_MOVES,
        )
        super().__init__(_game_type(zero_sum), info, params or {})

    def new_initial_state(self) -> AgricolaState:
        """The state before the deal."""
        return AgricolaState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> AgricolaObserver:
        """What tells states to players."""
        return AgricolaObserver(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params)


_Choices = tuple[tuple[int, str], ...]
"""What a seat chose so far: each number, and the code with a digest of what the seat knew then."""


class _Play:
    """What a state holds: the game, and what each seat chose."""

    def __init__(self, setup: _Setup, game: Game | None, choices: list[_Choices]) -> None:
        self.setup = setup
        self.game = game
        self.choices = choices
        self.legal: dict[int, str] = {}
        """The codes of the legal actions by their numbers."""
        if game is not None and not game.is_terminal():
            given = setup.numbers.actions.numbers(game.state)
            self.legal = {number: action.code for number, action in zip(given, game.legal_actions(), strict=True)}

    def __reduce__(self) -> tuple[object, ...]:
        return _stored, (self.setup, None if self.game is None else self.game.position(), self.choices)

    def __deepcopy__(self, memo: object) -> _Play:
        return _Play(self.setup, None if self.game is None else self.game.clone(), list(self.choices))

    def apply(self, number: int) -> _Play:
        """What the state holds after a choice; the game is changed."""
        game = self.game
        if game is None:
            return _Play(self.setup, self.setup.deal(number), self.choices)
        action = self.setup.numbers.actions.action(game.state, number)
        seat = game.current_player
        assert seat is not None
        knew = hashlib.sha256(_view(game, seat).encode()).hexdigest()[:16]
        choices = list(self.choices)
        choices[seat] = (*choices[seat], (number, f"{action.code} {knew}"))
        game.apply(action)
        return _Play(self.setup, game, choices)


def _stored(setup: _Setup, position: dict[str, object] | None, choices: list[_Choices]) -> _Play:
    return _Play(setup, None if position is None else from_position(position), choices)


def _view(game: Game, seat: int) -> str:
    """What a seat knows, as JSON text."""
    return json.dumps(game.view(seat), separators=(",", ":"))


class AgricolaState(pyspiel.State):
    """A position: before the deal, at a decision, or at the end."""

    def __init__(self, game: AgricolaGame) -> None:
        super().__init__(game)
        self._play = _Play(game.setup, None, [()] * game.num_players())

    def current_player(self) -> int:
        """The seat that is asked, chance, or nobody."""
        game = self._play.game
        if game is None:
            return int(pyspiel.PlayerId.CHANCE)
        seat = game.current_player
        return int(pyspiel.PlayerId.TERMINAL) if seat is None else seat

    def _legal_actions(self, player: int) -> list[int]:
        """The numbers of the legal actions."""
        return sorted(self._play.legal)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The deals, equally likely."""
        deals = self._play.setup.deals
        return [(deal, 1.0 / deals) for deal in range(deals)]

    def _apply_action(self, action: int) -> None:
        """Deal, or carry out an action; raises NotLegal and changes nothing where it is not legal."""
        self._play = self._play.apply(action)

    def _action_to_string(self, player: int, action: int) -> str:
        """The code of an action; of one that is not legal now, what its number stands for."""
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        return self._play.legal.get(action) or self._play.setup.numbers.actions.meaning(action)

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self._play.game is not None and self._play.game.is_terminal()

    def returns(self) -> list[float]:
        """What each seat has earned."""
        game = self._play.game
        if game is None:
            return [0.0] * self.num_players()
        return Rewards(self._play.setup.reward, game.state).earned(game.state)

    def resample_from_infostate(self, player: int, probability_sampler: Callable[[], float]) -> AgricolaState:
        """A state that the player might be in: what it can't know is dealt anew.

        It is for searching on from here. Its history still names the deal that was, so it must not be stored.
        """
        game = self._play.game
        if game is None:
            return self.clone()
        rng = random.Random(int(probability_sampler() * 2**53))
        other: AgricolaState = self.clone()
        other._play = _Play(self._play.setup, game.determinize(player, rng), list(self._play.choices))
        return other

    def observation_of(self, player: int) -> str:
        """What a player knows now."""
        return "" if self._play.game is None else _view(self._play.game, player)

    def information_of(self, player: int) -> str:
        """All that a player has seen and chosen: a line for each own choice, then what it knows now."""
        return "\n".join([*(line for _, line in self._play.choices[player]), self.observation_of(player)])

    def write_tensor(self, player: int, out: dict[str, Any]) -> None:
        """Write what a player knows into named arrays."""
        game = self._play.game
        if game is not None and "observation" in out:
            out["observation"][:] = np.frombuffer(self._play.setup.numbers.observation(game.state, player), np.uint8)
        if "own_choices" in out:
            for index, (number, _) in enumerate(self._play.choices[player][-_OWN_MOVES:]):
                out["own_choices"][index] = number + 1

    def __str__(self) -> str:
        game = self._play.game
        return "before the deal" if game is None else describe_position(game)


class AgricolaObserver:
    """Tells a state to a player: the position as it knows it and, with perfect recall, its own choices so far."""

    def __init__(self, game: AgricolaGame, kind: Any, params: Any) -> None:
        if params:
            raise ValueError(f"there are no parameters of observations, such as {params}")
        self._recalls = kind.perfect_recall
        sizes: dict[str, int] = {}
        if kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER and kind.public_info:
            sizes["observation"] = game.setup.numbers.observation_size
            if self._recalls:
                sizes["own_choices"] = _OWN_MOVES
        self.tensor = np.zeros(sum(sizes.values()), np.float32)
        self.dict: dict[str, Any] = {}
        first = 0
        for name, size in sizes.items():
            self.dict[name] = self.tensor[first : first + size]
            first += size

    def set_from(self, state: AgricolaState, player: int) -> None:
        """Fill the tensor."""
        self.tensor.fill(0)
        state.write_tensor(player, self.dict)

    def string_from(self, state: AgricolaState, player: int) -> str | None:
        """The same as a text."""
        if "observation" not in self.dict:
            return None
        return state.information_of(player) if self._recalls else state.observation_of(player)


pyspiel.register_game(_game_type(zero_sum=False), AgricolaGame)
