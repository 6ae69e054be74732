"""Projection: builds what a client is told of a game, as one seat may see it or as everybody may; nothing else does.

A state has two parts. One is the same for all who look, the other depends on who looks; they share no member, so each
can be made, compared and sent by itself. What has not changed since the version before is taken from there: the very
same objects, which costs nothing to compare.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from collections.abc import Set as AbstractSet
from datetime import UTC, datetime
from functools import lru_cache
from typing import Any, cast

import msgspec

from agricola.editions.edition import DECKS
from agricola.engine.deeds.improving import occupation_prices
from agricola.engine.goods import KINDS
from agricola.engine.kernel.actions import PLACE
from agricola.engine.kernel.board import Board
from agricola.engine.kernel.card import Card
from agricola.engine.kernel.effect import Effect, within
from agricola.engine.kernel.spaces import Space
from agricola.engine.kernel.state import GameState
from agricola.engine.message import Message, Reasons, say
from agricola.engine.observation.nearest import nearest_first
from agricola.engine.observation.view import (
    asked_by,
    asked_json,
    asking,
    card_json,
    farms_json,
    foreseen_key,
    open_cards,
    own_cards,
    price_json,
    private_view,
    space_json,
    space_now_json,
    table_json,
    table_key,
)
from agricola.game import Game
from agricola.server.messages.rooms import RoomInfo, SeatInfo
from agricola.server.messages.state import ReplayPlace, ThinkingSeat, You
from agricola.server.messages.values import Status
from agricola.server.rooms.patch import Json
from agricola.server.rooms.player_facts import PlayerFacts, score_alone, situation
from agricola.server.rooms.room_table import RoomTable
from agricola.server.rooms.seats import COLOURS, SeatAssignment
from agricola.server.rooms.seen import Own, Seen
from agricola.server.storage.store import RoomRow
from agricola.table import Entry
from agricola.variants.boards import HOUSE_RULES_OPTION, VARIANTS_OPTION, named_in


class Projection:
    """What there is to see at one version of a game: made once for all, and once for each seat that looks."""

    def __init__(self, room_table: RoomTable, before: Projection | None = None) -> None:
        """`before` is what there was to see at another version of the same game."""
        g = room_table.game.state
        self._room_table = room_table
        self._kept: dict[tuple[str, int], tuple[object, Any]] = {} if before is None else before._kept.copy()
        """The parts by their kind and number, each with what it was made of."""
        self._whose: dict[tuple[object, ...], Json] = {} if before is None else before._whose
        """Those who have looked."""
        self._looked: dict[int | None, tuple[Json, Json, Json]] = {}
        self._others_undo: Json | None = None
        """What a seat could take back that has not acted last."""
        self._cards: dict[str, Json] = {} if before is None else before._cards
        """The cards whose text is the same for every seat, as far as somebody has read them."""
        self._journal = room_table.table.journal
        self._log = self._logged(before)
        self._board = _Board(g)
        self._open: tuple[Card, ...] = tuple(open_cards(g))
        """The cards that everybody may read."""
        if before is not None and before._open == self._open:
            self._open = before._open
        self._choosing = room_table.choosing
        self._at_once = room_table.at_once
        self._asked: dict[str, Json] = {}
        """Who is asked what, by the space or the card that asks."""
        self._asking = asking(g)
        self._mover = room_table.table.mover
        self._unseen = foreseen_key(g), g.loose_cards
        """What a seat that is not asked sees of what others do not, besides its hand."""
        alone = self._part("alone", _OPEN, self._open, score_alone, self._open)
        self._keys = [situation(p) for p in g.players]
        self._around = _around(g)
        still = before is not None and before._keys == self._keys and before._around == self._around
        if before is None:
            self._players = [PlayerFacts(g, p, key, alone) for p, key in zip(g.players, self._keys, strict=True)]
        else:
            self._players = [
                facts if facts.hold(key, alone, still) else PlayerFacts(g, p, key, alone, still, facts)
                for p, key, facts in zip(g.players, self._keys, before._players, strict=True)
            ]
        self._room: tuple[RoomInfo, Json] | None = None if before is None else before._room
        self._public = self._told_to_all(before)

    def state(
        self,
        room: RoomInfo,
        you: You,
        seat: int | None,
        *,
        thinking: Sequence[ThinkingSeat] = (),
        hand_over: bool = False,
        replay: ReplayPlace | None = None,
    ) -> Seen:
        """The state for one client: as a seat sees it, or as a spectator does while a screen is handed over."""
        return Seen(self.shared(room, thinking, replay), self.own(you, seat, hand_over=hand_over))

    def shared(self, room: RoomInfo, thinking: Sequence[ThinkingSeat], replay: ReplayPlace | None = None) -> Json:
        """The part of a state that is the same for all who look."""
        return {
            "version": room.version,
            "room": self._told_of(room),
            **self._public,
            "thinking": [msgspec.to_builtins(seat) for seat in thinking],
            "replay": msgspec.to_builtins(replay),
        }

    def _told_of(self, room: RoomInfo) -> Json:
        """What is told of the room, in which most of the time only the version changes."""
        if self._room is not None and msgspec.structs.replace(self._room[0], version=room.version) == room:
            told = {**self._room[1], "version": room.version}
        else:
            told = msgspec.to_builtins(room)
        self._room = room, told
        return told

    def own(self, you: You, seat: int | None, *, hand_over: bool = False) -> Own:
        """The part of a state that depends on who looks."""
        looks = None if hand_over else seat
        if looks not in self._looked:
            private = self._private(looks)
            self._looked[looks] = private, self._asked_of(looks, private["cards"]), self._undo_of(looks)
        key = (*you.seats, you.name, seat, hand_over)
        if key not in self._whose:
            self._whose[key] = {"you": msgspec.to_builtins(you), "seat": seat, "hand_over": hand_over}
        return Own(self._whose[key], *self._looked[looks])

    def _told_to_all(self, before: Projection | None) -> Json:
        g = self._room_table.game.state
        return {
            "view": {
                **self._part("table", _OPEN, table_key(g), table_json, g),
                **farms_json(g),
                "spaces": self._spaces(g, before),
                "seats": [player.farm for player in self._players],
            },
            "scores": [player.sheet for player in self._players],
            "log": self._log,
            "history": self._room_table.history,
            "choosing": self._choosing,
            "over": self._room_table.over,
            "winners": self._room_table.game.winners(),
        }

    def _part(self, kind: str, number: int, key: object, make: Callable[..., Any], *of: object) -> Any:
        """A part as it was if it is made of the same things; a key of None means that only making it can tell."""
        known = self._kept.get((kind, number))
        if known is not None and key is not None and known[0] == key:
            return known[1]
        told = make(*of)
        if known is not None and known[1] == told:
            told = known[1]
        self._kept[kind, number] = key, told
        return told

    def _spaces(self, g: GameState, before: Projection | None) -> list[Json]:
        """The action spaces; only those are made anew on which something has changed."""
        if before is None:
            return [space_json(g, space) for space in g.board.spaces]
        told: list[Json] = before._public["view"]["spaces"]
        changed = self._board.changed_since(before._board, g.board.spaces)
        if changed:
            told = told[:]
            for index in changed:
                told[index] = {**told[index], **space_now_json(g, g.board.spaces[index])}
        return told

    def _logged(self, before: Projection | None) -> list[Json]:
        """The log, with the items of the version before as far as they are still true."""
        if before is None:
            return [_log_item(number, entry) for number, entry in enumerate(self._journal)]
        # What follows from one entry is told in the next, so two logs part where the last entry that is the same ends.
        shared = min(len(self._journal), len(before._journal))
        while shared and self._journal[shared - 1] is not before._journal[shared - 1]:
            shared -= 1
        added = [_log_item(number, entry) for number, entry in enumerate(self._journal[shared:], shared)]
        return before._log[:shared] + added

    def _asked_of(self, seat: int | None, cards: Json) -> Json:
        """Who is asked what: where all choose at once, to each who has to choose still that is the own seat."""
        if self._at_once:
            g = self._room_table.game_of(seat).state
            if seat in self._choosing:
                return asked_json(g, asked_by(g, cards))
            first = self._choosing[0] if self._choosing else None
            return {**asked_json(self._room_table.game.state, asked_by(g, cards)), "current_player": first}
        g = self._room_table.game.state
        by = self._asking
        if by not in cards and by not in g.board.by_id:
            by = ""
        told = self._asked.get(by)
        if told is None:
            told = self._asked[by] = self._part("asked", bool(by), None, asked_json, g, by)
        return told

    def _undo_of(self, seat: int | None) -> Json:
        """What a seat could take back; most of the time only the last one who acted can."""
        if self._at_once or seat is None or seat == self._mover:
            return _undo_state(self._room_table, seat)
        if self._others_undo is None:
            self._others_undo = _undo_state(self._room_table, seat)
        return self._others_undo

    def _private(self, seat: int | None) -> Json:
        game = self._room_table.game_of(seat) if self._at_once else self._room_table.game
        g = game.state
        hand = () if seat is None else own_cards(g, seat)
        number = -1 if seat is None else seat
        cards, priced = self._part("cards", number, (self._open, hand), self._texts, self._open, hand)
        if priced:
            prices = {card.id: price_json(g, seat, card) for card in priced}
            cards = self._part("prices", number, (cards, prices), _with_prices, cards, prices)
        if g.waiting and g.stack[-1].seat == seat:
            suggested = self._room_table.suggested
            told = private_view(g, seat, cards)
            return told if suggested is None else {**told, "suggested": suggested}
        # Who is not asked sees the same as long as the cards are the same.
        key = None if self._at_once else (hand, cards, self._unseen)
        return cast(Json, self._part("private", number, key, private_view, g, seat, cards))

    def _texts(self, open: tuple[Card, ...], hand: tuple[Card, ...]) -> tuple[dict[str, Json], list[Card]]:
        """Cards as they are for everybody who may read them, and those of them whose price depends on the situation."""
        g = self._room_table.game.state
        seen = (*open, *hand)
        for card in seen:
            if card.id not in self._cards:
                self._cards[card.id] = card_json(g, None, card)
        return {card.id: self._cards[card.id] for card in seen}, [card for card in seen if card.price_by is not None]


_OPEN = -2
"""In place of a seat: the cards that everybody may read."""


def _with_prices(cards: dict[str, Json], prices: dict[str, list[Json]]) -> dict[str, Json]:
    """Cards with the prices that some of them have for one seat."""
    return {**cards, **{card: {**cards[card], "price": price} for card, price in prices.items()}}


def _around(g: GameState) -> object:
    """All besides the players' own situations that cards may score by: not what is asked, nor what nobody may know."""
    return g.round, g.start, g.stock[:], g.occupied[:], g.open, g.order, g.majors, g.promises, g.loose_cards


class _Board:
    """All that the facts of the action spaces follow from."""

    def __init__(self, g: GameState) -> None:
        self.open = g.open
        # The state changes these in place.
        self.stock = g.stock[:]
        self.occupied = g.occupied[:]
        self.placed = [p.placed for p in g.players]

    def changed_since(self, old: _Board, spaces: Sequence[Space]) -> set[int]:
        """The numbers of the spaces on which something has changed."""
        changed: set[int] = set()
        if self.open is not old.open:
            changed.update([space.index for space in set(old.open).symmetric_difference(self.open)])
        if self.stock != old.stock:
            for start in range(0, len(self.stock), KINDS):
                if self.stock[start : start + KINDS] != old.stock[start : start + KINDS]:
                    changed.add(start // KINDS)
        for before, now in zip(old.placed, self.placed, strict=True):
            if before != now:
                changed.update(set(before).symmetric_difference(now))
        if self.occupied != old.occupied:
            changed.update([one.index for one in spaces if self.occupied[one.site] != old.occupied[one.site]])
        return changed


def _undo_state(room_table: RoomTable, seat: int | None) -> Json:
    """What a seat could take back."""
    reason = say("undo-only-players") if seat is None else room_table.why_no_undo(seat)
    if reason is not None:
        return _no_undo(reason.code, *reason.params.items())
    return {"steps": 0 if seat is None else room_table.undoable(seat), "reason": None}


@lru_cache(maxsize=100)
def _no_undo(code: str, *params: tuple[str, object]) -> Json:
    """That nothing can be taken back, for a reason that most seats have in common."""
    return {"steps": 0, "reason": say(code, **dict(params)).json()}


def _log_item(number: int, entry: Entry) -> Json:
    """One entry of the log as everybody hears it."""
    action = entry.action
    return {
        "number": number,
        "round": entry.round,
        "part": entry.part,
        "seat": entry.seat,
        "kind": entry.kind,
        "code": "" if action is None else action.code,
        "message": None if action is None else action.message.json(),
        "cards": list(entry.cards),
        "events": [
            {**event.json(None), "said": True} if entry.says(event) else event.json(None) for event in entry.events
        ],
    }


def blocked_spaces(game: Game) -> dict[str, Reasons]:
    """Why open spaces can't be used, for the seat that is to place a person; of several ways the nearest first."""
    offered = _offered_spaces(game)
    if not offered:
        return {}
    reasons = {space.id: game.why_not(space.id) for space in game.state.open if space.id not in offered}
    return {space: nearest_first(why) for space, why in reasons.items() if why}


def closed_ways(game: Game) -> dict[str, Reasons]:
    """Which of the deeds to choose from can't be done on spaces that can be used, or on the one that is being used."""
    if game.current_player is None:
        return {}
    state = game.state
    asked = state.stack[-1]
    offered = _offered_spaces(game)
    spaces = [space for space in state.board.spaces if space.id in offered or space.index == asked.space]
    reasons = {space.id: space.effect.closed_ways(state, asked.seat, space.index) for space in spaces}
    return {space: why for space, why in reasons.items() if why}


def _offered_spaces(game: Game) -> set[str | None]:
    """The spaces on which a person can be placed now."""
    return {action.space for action in game.legal_actions() if action.kind == PLACE}


def lacking(game: Game) -> dict[str, Reasons]:
    """What the seat that is asked lacks to play the cards of its hand and the open majors."""
    if game.current_player is None:
        return {}
    state = game.state
    reasons = {card.id: game.obstacles(card.id) for card in (*state.players[game.current_player].hand, *state.majors)}
    return {card: why for card, why in reasons.items() if why}


def prices(game: Game) -> dict[str, dict[str, list[Json]]]:
    """What the occupations of the seat that is asked cost on the open spaces that play one, as cards make it now."""
    if game.current_player is None:
        return {}
    return {
        card: {space: [cost.json() for cost in price] for space, price in at.items()}
        for card, at in occupation_prices(game.state, game.current_player).items()
    }


def building_costs(game: Game) -> dict[str, dict[str, list[Json]]]:
    """What a room and a stable cost the seat that is asked on the open spaces where some are built."""
    seat = game.current_player
    if seat is None:
        return {}
    found = {space.id: _costs_within(game.state, seat, space.effect) for space in game.state.open}
    return {space: costs for space, costs in found.items() if costs}


def _costs_within(g: GameState, seat: int, effect: Effect) -> dict[str, list[Json]]:
    """What the deeds that an effect is made of build costs, by their codes."""
    prices = [(part, part.each_costs(g, seat)) for part in within(effect)]
    return {part.label().code: [cost.json() for cost in price] for part, price in prices if price}


@lru_cache(maxsize=1_000)
def _written(seconds: float) -> str:
    """A time since 1970 as people write it; that of a live room is asked for again and again."""
    return datetime.fromtimestamp(seconds, UTC).isoformat(timespec="seconds")


@lru_cache(maxsize=200)
def _rules_of(board: Board) -> tuple[dict[str, bool], str, list[str], list[str]]:
    """What a room is told to play: its options, decks, variants and house rules; not to be changed."""
    options = {name: value for name, value in board.options.items() if isinstance(value, bool)}
    decks = str(board.options.get(DECKS, ""))
    return options, decks, named_in(board, VARIANTS_OPTION), named_in(board, HOUSE_RULES_OPTION)


def room_info(
    row: RoomRow,
    room_table: RoomTable,
    seats: Sequence[SeatAssignment],
    here: AbstractSet[str],
    status: Status,
    notice: Message | None,
) -> RoomInfo:
    """What everybody may know of a room; `here` are the holders that are connected."""
    game = room_table.game
    board = game.state.board
    options, decks, variants, house_rules = _rules_of(board)
    return RoomInfo(
        id=row.id,
        edition=board.edition,
        players=board.players,
        cards=board.with_cards,
        options=options,
        decks=decks,
        variants=variants,
        house_rules=house_rules,
        seats=[
            SeatInfo(
                seat,
                assignment.kind,
                assignment.name,
                assignment.level,
                assignment.kind == "computer" or (assignment.kind == "person" and assignment.holder in here),
                COLOURS[seat % len(COLOURS)],
            )
            for seat, assignment in enumerate(seats)
        ],
        status=status,
        version=room_table.version,
        practice=row.practice,
        hot_seat=row.hot_seat,
        created=_written(row.created),
        round=game.round,
        engine=row.engine,
        notice=None if notice is None else notice.json(),
    )
