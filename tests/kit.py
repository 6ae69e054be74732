"""The words that tests are written with, so that they read like play.

table = play("revised", players=2, round=3, seats=[{"goods": {"wood": 5, "reed": 2}}])
table.do("Farm Expansion", "room b2").expect(wood=0, reed=0)
assert "1 reed short" in table.refuses("House Redevelopment")
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import agricola
from agricola import Game, NotLegal
from agricola.engine.deeds.legality import play_on
from agricola.engine.farm.farmyard import Farmyard
from agricola.engine.goods import GOOD_NAMES
from agricola.engine.kernel.actions import Action
from agricola.engine.kernel.card import Card
from agricola.engine.kernel.player import Player, grid
from agricola.engine.kernel.state import change_cards
from agricola.engine.observation.view import household_json, yard_json


def spoken(game: Game, action: Action) -> str:
    """An action in the short English of these tests: boar for wild boar, vegetable for any number of them."""
    return game.words(action).replace("wild boar", "boar").replace("vegetables", "vegetable")


class Table:
    """A game on the table, and what a test does with it."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def do(self, *moves: str) -> Table:
        """Whoever is asked answers with these moves, one after the other; each is written out in full, or a code."""
        for move in moves:
            offered = dict(zip(self.offers(), self.game.legal_actions(), strict=True))
            offered |= {action.code: action for action in self.game.legal_actions()}
            assert move in offered, f"{move!r} is not offered; {self.asked()}: {self.offers()}"
            self.game.apply(offered[move])
        return self

    def offers(self) -> list[str]:
        """The legal actions in words."""
        return [spoken(self.game, action) for action in self.game.legal_actions()]

    def asked(self) -> str:
        """The open question in words."""
        return self.game.words(self.game.question)

    def why_not(self, what: str) -> str:
        """Why something is not possible now, in words; empty when it is."""
        return self.game.words(self.game.why_not(what))

    def lacks(self, card: str) -> str:
        """What is missing to play a card, in words; empty when nothing is."""
        return self.game.words(self.game.obstacles(card))

    def explained(self, seat: int = 0) -> list[str]:
        """A seat's score sheet in words, line by line."""
        return [f"{self.game.words(line.explanation)}: {line.points}" for line in self.game.scores()[seat].lines]

    def refuses(self, move: str) -> str:
        """Check that a move is refused and that nothing changed; gives the message."""
        before = self.game.key()
        try:
            self.game.parse(move)
        except NotLegal as refusal:
            assert self.game.key() == before
            return str(refusal)
        raise AssertionError(f"{move!r} is allowed")

    def farm(self, seat: int = 0) -> Player:
        """One player: goods, family, cards; `ground` is what is built."""
        return self.game.state.players[seat]

    def ground(self, seat: int = 0) -> Farmyard:
        """One player's farmyard of 15 spaces, as masks: rooms, fields, stables, fences."""
        return grid(self.farm(seat))

    def goods(self, seat: int = 0) -> dict[str, int]:
        """All goods of a seat by name."""
        return dict(zip(GOOD_NAMES, self.farm(seat).goods, strict=True))

    def names(self, ids: Iterable[str]) -> list[str]:
        """The names of action spaces."""
        return [self.game.state.board.by_id[id].name for id in ids]

    def look(self, seat: int = 0) -> dict[str, Any]:
        """What a seat may know, as plain data."""
        return dict(self.game.view(seat))

    def expect(self, seat: int = 0, **amounts: int) -> Table:
        """Check some of a seat's goods: `expect(wood=4, food=0)`."""
        have = self.goods(seat)
        differs = [f"{have[name]} {name}, not {amount}" for name, amount in amounts.items() if have[name] != amount]
        assert not differs, f"seat {seat} has {'; '.join(differs)}"
        return self

    def score(self, seat: int = 0) -> dict[str, int]:
        """The points of a seat by category."""
        return self.game.scores()[seat].categories

    def yard(self, seat: int = 0) -> dict[str, Any]:
        """One player's farm as everybody sees it, in names: `yard()["fields"] == {"c1": {"grain": 3}}`."""
        state, player = self.game.state, self.farm(seat)
        return {**household_json(state, player), **yard_json(state, player)}

    def spaces(self) -> dict[str, dict[str, Any]]:
        """The action spaces in play by name, as everybody sees them."""
        spaces: Any = self.game.view(0)["spaces"]
        return {space["name"]: space for space in spaces if space["open"]}

    def lying_on(self, space: str) -> dict[str, int]:
        """The goods that lie on an action space: `lying_on("Forest") == {"wood": 3}`."""
        return dict(self.spaces()[space]["goods"])

    def total(self, seat: int = 0) -> int:
        """All points of a seat."""
        return self.game.scores()[seat].total

    def with_cards(self, seat: int, *cards: Card) -> Table:
        """Put cards in front of a seat, also such as no game deals, and ask the open question anew."""
        return self._changed(seat, self.farm(seat).cards + cards, self.farm(seat).hand, cards)

    def with_hand(self, seat: int, *cards: Card) -> Table:
        """Give a seat more hand cards, also such as no game deals, and ask the open question anew."""
        return self._changed(seat, self.farm(seat).cards, self.farm(seat).hand + cards, cards)

    def _changed(self, seat: int, cards: tuple[Card, ...], hand: tuple[Card, ...], new: tuple[Card, ...]) -> Table:
        state = self.game.state
        for card in new:
            state.board.add_card(card)
        state.players[seat].hand = hand
        change_cards(state, state.players[seat], cards)
        state.waiting = False
        play_on(state)
        return self


def play(edition: str, players: int = 2, *, seats: Sequence[Mapping[str, Any]] = (), **position: object) -> Table:
    """A table with a game in mid-play; what is left out has its start value (see `agricola.from_position`)."""
    return Table(agricola.from_position({"edition": edition, "players": players, "seats": list(seats), **position}))


def fresh(edition: str, players: int = 2, *, seed: int = 1, **options: Any) -> Table:
    """A table with a new card-free game."""
    return Table(agricola.new_game(edition, players=players, cards=False, seed=seed, **options))
