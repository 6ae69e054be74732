"""Gymnasium: one learner against opponents of its choice.

>>> import gymnasium, agricola.envs
>>> env = gymnasium.make("agricola/Revised-v0", players=2, opponents="greedy", reward="margin")
>>> observation, info = env.reset(seed=1)
>>> observation.shape, int(info["action_mask"].sum())
((1944,), 8)
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

import gymnasium
import numpy as np
from gymnasium.spaces import Box, Discrete

from agricola.agents.roster import SeatedAgent, make_agent
from agricola.encoding.rewards import MARGIN, check_scheme
from agricola.engine.errors import BadOption, NotLegal
from agricola.envs.numbered_game import Bytes, Mask, NumberedGame, board_numbers, describe_position
from agricola.game import new_game

LEARNER = 0
"""The seat of the learner. Who begins is drawn in every game, so no seat is better than another."""


class AgricolaEnv(gymnasium.Env[Bytes, int]):
    """A game of one edition; the other seats are played by agents of the roster.

    An observation is what the learner's seat knows, an action a number of `agricola.encoding.ActionSpace`. What may be
    chosen is told by `info["action_mask"]` and by `action_masks()`. An action that is not legal changes nothing and
    earns nothing; `info["refused"]` says why.
    """

    metadata: ClassVar[dict[str, Any]] = {"render_modes": ["ansi"], "render_fps": 1}

    def __init__(
        self,
        edition: str = "revised",
        players: int = 2,
        cards: bool = False,
        opponents: str | Sequence[str] = "greedy",
        reward: str = MARGIN,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        """`opponents` is an agent as `make_agent` reads it, for all other seats, or one for each of them.

        Further options are those of `new_game`.
        """
        if render_mode not in (None, "ansi"):
            raise BadOption(f"there is no render mode {render_mode!r}; take 'ansi' or none")
        check_scheme(reward, players)
        self.render_mode = render_mode
        self._edition = edition
        self._players = players
        self._options: dict[str, Any] = {"cards": cards, **options}
        self._reward = reward
        self._names = [opponents] * (players - 1) if isinstance(opponents, str) else list(opponents)
        if len(self._names) != players - 1:
            raise BadOption(f"{players} players have {players - 1} opponents, not {len(self._names)}")
        for name in self._names:
            make_agent(name)  # says what there is not
        self._numbers = board_numbers(edition, players, self._options)
        self._table: NumberedGame | None = None
        self._opponents: list[SeatedAgent] = []
        self.observation_space = Box(0, 255, (self._numbers.observation_size,), np.uint8)
        self.action_space = Discrete(self._numbers.actions.size)

    @property
    def table(self) -> NumberedGame:
        """The game that is played."""
        if self._table is None:
            raise BadOption("there is no game yet: call reset() first")
        return self._table

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Bytes, dict[str, Any]]:
        """Begin a new game and play it to the learner's first decision."""
        super().reset(seed=seed)
        drawn = [int(number) for number in self.np_random.integers(2**63, size=self._players)]
        game = new_game(self._edition, players=self._players, seed=drawn[0], **self._options)
        self._table = NumberedGame(self._numbers, game, self._reward)
        self._opponents = [make_agent(name, own) for name, own in zip(self._names, drawn[1:], strict=True)]
        self._others_play()
        return self.table.observation(LEARNER), self._info()

    def step(self, action: int) -> tuple[Bytes, float, bool, bool, dict[str, Any]]:
        """Choose an action; the others play on to the learner's next decision or to the end."""
        table = self.table
        try:
            table.apply(int(action))
        except NotLegal as refusal:
            over = table.game.is_terminal()
            return table.observation(LEARNER), 0.0, over, False, {**self._info(), "refused": str(refusal)}
        self._others_play()
        reward = table.earned()[LEARNER]
        return table.observation(LEARNER), reward, table.game.is_terminal(), False, self._info()

    def action_masks(self) -> Mask:
        """What may be chosen now, as libraries that mask actions ask for it."""
        return self.table.mask(LEARNER)

    def render(self) -> str | None:
        """The position in a few lines."""
        return describe_position(self.table.game) if self.render_mode == "ansi" else None

    def _others_play(self) -> None:
        game = self.table.game
        while (seat := game.current_player) is not None and seat != LEARNER:
            game.apply(self._opponents[seat - 1].choose(game))

    def _info(self) -> dict[str, Any]:
        game = self.table.game
        info: dict[str, Any] = {"action_mask": self.table.mask(LEARNER), "round": game.round}
        if game.is_terminal():
            info["scores"] = [score.total for score in game.scores()]
        return info
