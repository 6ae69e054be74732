"""Finished games looked back on: what the cards brought, where each turn began, and what a turn cost."""

from __future__ import annotations

from collections import OrderedDict
from typing import Final

from agricola.engine.goods import GOOD_NAMES
from agricola.engine.message import say
from agricola.server.errors import Refusal
from agricola.server.messages.reviews import CardBrought, Judged, Review, TurnPlace
from agricola.server.rooms.replays import Replays
from agricola.server.rooms.room import Room
from agricola.server.thinking.thinkers import CantThink, Thinkers
from agricola.table.journal import Move
from agricola.table.review import yields_of_cards

_REMEMBERED: Final = 4096
"""How many judgements are kept: those of some twenty games."""


class Reviews:
    """What is found out about games that are over; a turn is judged once, whoever asks."""

    def __init__(self, replays: Replays, thinkers: Thinkers) -> None:
        self._replays = replays
        self._thinkers = thinkers
        self._judged: OrderedDict[tuple[str, int, int], Judged] = OrderedDict()

    async def review(self, room: Room) -> Review:
        """What the cards have brought, and where the turns of a game begin."""
        _must_be_over(room)
        room_table, _, _ = await self._replays.at(room, None, None)
        moves = room_table.table.moves
        cards = [
            CardBrought(seat, card, _named(brought.goods), brought.points)
            for seat, cards in sorted(yields_of_cards(moves).items())
            for card, brought in cards.items()
        ]
        turns = [TurnPlace(place, move.round, move.seat) for place, move in enumerate(moves) if _begins_turn(move)]
        return Review(cards, turns)

    async def judged(self, room: Room, after: int | None) -> Judged:
        """What a good player thinks of a turn: the person that was placed after so many moves."""
        _must_be_over(room)
        room_table, place, total = await self._replays.at(room, after, None)
        if place == total:
            raise Refusal(422, "bad_place", say("refused-bad-place", total=total - 1))
        key = (room.row.id, room.room_table.version, place)
        if key not in self._judged:
            latest, _, _ = await self._replays.at(room, None, None)
            move = latest.table.moves[place]
            if not _begins_turn(move):
                raise Refusal(422, "bad_place", say("refused-bad-place", total=total - 1))
            try:
                best, cost = await self._thinkers.judged(room_table.game, move.code, room.asker)
            except CantThink:
                raise Refusal(503, "no_hint") from None
            said = {action.code: action.message.json() for action in room_table.game.legal_actions()}
            self._judged[key] = Judged(place, move.round, move.seat, said[move.code], said[best], cost)
            while len(self._judged) > _REMEMBERED:
                self._judged.popitem(last=False)
        return self._judged[key]


def _must_be_over(room: Room) -> None:
    if not room.room_table.over:
        raise Refusal(403, "not_over")


def _begins_turn(move: Move) -> bool:
    return move.open and move.action.kind_name == "place"


def _named(goods: list[int]) -> dict[str, int]:
    return {name: amount for name, amount in zip(GOOD_NAMES, goods, strict=True) if amount}
