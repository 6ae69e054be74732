"""What a game at this screen begins with."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from agricola.agents.roster import DEFAULT_LEVEL, make_agent
from agricola.cli.local.local_table import LocalTable
from agricola.engine.errors import BadOption
from agricola.game import EDITIONS, new_game
from agricola.table import Table

DEFAULT_EDITION = "revised"
DEFAULT_PLAYERS = 2


def check_game(name: str, players: int, cards: bool | None = None) -> None:
    """Refuse, in the words of the command line, a game that the edition does not have."""
    edition = EDITIONS[name]
    if not 1 <= players <= edition.most_players:
        raise BadOption(f"the {name} edition is for 1 to {edition.most_players} players, not {players}")
    if cards and not edition.hand_cards:
        raise BadOption(f"the {name} edition has no hand cards; leave --cards out")


@dataclass(frozen=True)
class SetUp:
    """The choices that are made before a game."""

    edition: str = DEFAULT_EDITION
    players: int = DEFAULT_PLAYERS
    opponents: tuple[str, ...] = (DEFAULT_LEVEL,)
    """The computers by name; the persons have the other seats."""
    cards: bool | None = None
    """With hand cards or without; None for what the edition has."""
    seed: int | None = None
    ask_end_turn: bool = False
    options: Mapping[str, Any] = field(default_factory=dict)

    @property
    def with_cards(self) -> bool:
        """Whether hand cards are dealt."""
        return EDITIONS[self.edition].hand_cards if self.cards is None else self.cards

    def begin(self) -> LocalTable:
        """A new game; raises BadOption when it can't be played so."""
        check_game(self.edition, self.players, self.cards)
        for name in set(self.opponents):
            make_agent(name)  # refuses a name that nobody has
        game = new_game(
            self.edition,
            players=self.players,
            cards=self.with_cards,
            seed=secrets.randbelow(1_000_000) if self.seed is None else self.seed,
            ask_end_turn=self.ask_end_turn,
            record_events=True,
            **self.options,
        )
        return LocalTable(Table(game), self.opponents)
