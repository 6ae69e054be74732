"""PettingZoo: every seat is an agent, one decision after the other (AEC).

>>> from agricola.envs.pettingzoo_env import env
>>> table = env(edition="revised", players=2)
>>> table.reset(seed=1)
>>> int(table.last()[0]["action_mask"].sum())
8

`parallel_env` is the same through PettingZoo's wrapper for games in turns: in each step only the agent that is asked
(`info["active_agent"]`) acts.
"""

from __future__ import annotations

from typing import Any, ClassVar

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from gymnasium.utils import seeding
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers
from pettingzoo.utils.conversions import turn_based_aec_to_parallel_wrapper

from agricola.encoding.rewards import MARGIN, check_scheme
from agricola.engine.errors import BadOption
from agricola.envs.numbered_game import NumberedGame, board_numbers, describe_position
from agricola.game import new_game


class AgricolaAEC(AECEnv[str, dict[str, Any], int]):
    """A game of one edition, as AEC environment without wrappers.

    An observation holds `observation`, what the agent's seat knows, and `action_mask`, which is all 0 for an agent that
    is not asked. An action that is not legal is refused with NotLegal and changes nothing.
    """

    metadata: ClassVar[dict[str, Any]] = {
        "name": "agricola_v0",
        "render_modes": ["ansi"],
        "render_fps": 1,
        "is_parallelizable": True,
    }

    def __init__(
        self,
        edition: str = "revised",
        players: int = 2,
        cards: bool = False,
        reward: str = MARGIN,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        """Further options are those of `new_game`."""
        super().__init__()
        if render_mode not in (None, "ansi"):
            raise BadOption(f"there is no render mode {render_mode!r}; take 'ansi' or none")
        check_scheme(reward, players)
        self.render_mode = render_mode
        self._edition = edition
        self._options: dict[str, Any] = {"cards": cards, **options}
        self._reward = reward
        self._numbers = board_numbers(edition, players, self._options)
        self._random, _ = seeding.np_random(None)
        self._table: NumberedGame | None = None
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.agents: list[str] = []
        watched = {
            "observation": Box(0, 255, (self._numbers.observation_size,), np.uint8),
            "action_mask": Box(0, 1, (self._numbers.actions.size,), np.int8),
        }
        self._observation_spaces = {agent: Dict(watched) for agent in self.possible_agents}
        self._action_spaces = {agent: Discrete(self._numbers.actions.size) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> Dict:
        """What an agent is shown."""
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        """What an agent may ever do."""
        return self._action_spaces[agent]

    @property
    def table(self) -> NumberedGame:
        """The game that is played."""
        if self._table is None:
            raise BadOption("there is no game yet: call reset() first")
        return self._table

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a new game."""
        if seed is not None:
            self._random, _ = seeding.np_random(seed)
        game = new_game(
            self._edition,
            players=len(self.possible_agents),
            seed=int(self._random.integers(2**63)),
            **self._options,
        )
        self._table = NumberedGame(self._numbers, game, self._reward)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._ask()

    def observe(self, agent: str) -> dict[str, Any]:
        """What an agent knows, and what it may choose."""
        seat = self._seats[agent]
        return {"observation": self.table.observation(seat), "action_mask": self.table.mask(seat)}

    def step(self, action: int | None) -> None:
        """Carry out the action of the agent that is asked."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise BadOption(f"{agent} is asked and must choose; None is for agents whose game is over")
        self.table.apply(int(action))
        self._cumulative_rewards[agent] = 0.0
        for other, earned in zip(self.possible_agents, self.table.earned(), strict=True):
            self.rewards[other] = earned
        if self.table.game.is_terminal():
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self._ask()
        self._accumulate_rewards()

    def render(self) -> str | None:
        """The position in a few lines."""
        return describe_position(self.table.game) if self.render_mode == "ansi" else None

    def _ask(self) -> None:
        seat = self.table.game.current_player
        assert seat is not None
        self.agent_selection = self.possible_agents[seat]


def env(**options: Any) -> AECEnv[str, dict[str, Any], int]:
    """A game with PettingZoo's usual checks around it; the options are those of `AgricolaAEC`."""
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(AgricolaAEC(**options)))


def parallel_env(**options: Any) -> turn_based_aec_to_parallel_wrapper:
    """The same game as a parallel environment."""
    return turn_based_aec_to_parallel_wrapper(env(**options))
