"""Projection: builds what a client is told of a game, as one seat may see it or as everybody may; nothing else does.

A state has two parts. One is the same for all who look, the other depends on who looks; they share no member, so each
can be made, compared and sent by itself. What has not changed since the version before is taken from there: the very
same objects, which costs nothing to compare.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any, cast

import msgspec

from agricola.editions.edition import DECKS
from agricola.engine.goods import FOOD, GRAIN, KINDS, SHEEP
from agricola.engine.kernel.actions import PLACE
from agricola.engine.kernel.card import Card, ScoreLine
from agricola.engine.kernel.player import Player
from agricola.engine.kernel.spaces import Space
from agricola.engine.kernel.state import GameState
from agricola.engine.message import Message, Reasons, say
from agricola.engine.observation.view import (
    asked_by,
    card_json,
    household_json,
    open_cards,
    own_cards,
    private_view,
    public_view,
    question,
    space_json,
    yard_json,
)
from agricola.engine.scoring.categories import card_lines, farm_lines
from agricola.game import Game
from agricola.server.messages import ReplayPlace, RoomInfo, SeatInfo, StateMessage, Status, ThinkingSeat, You
from agricola.server.rooms.patch import Json
from agricola.server.rooms.room_table import RoomTable
from agricola.server.rooms.seats import COLOURS, SeatAssignment
from agricola.server.storage.store import RoomRow
from agricola.table import Entry
from agricola.variants.boards import HOUSE_RULES_OPTION, VARIANTS_OPTION, named_in


@dataclass(frozen=True)
class Seen:
    """A state as one client is told it: the part for all, and the part for this client."""

    shared: Json
    own: Json

    def message(self) -> StateMessage:
        """The whole state."""
        view = {**self.shared["view"], **self.own["view"]}
        return StateMessage(**{**self.shared, **self.own, "view": view})


class Projection:
    """What there is to see at one version of a game: made once for all, and once for each seat that looks."""

    def __init__(self, room_table: RoomTable, before: Projection | None = None) -> None:
        """`before` is what there was to see at another version of the same game."""
        self._room_table = room_table
        self._kept: dict[tuple[str, int], tuple[object, Any]] = {} if before is None else before._kept.copy()
        """The parts by their kind and number, each with what it was made of."""
        self._own: dict[int | None, Json] = {}
        self._cards: dict[str, Json] = {} if before is None else before._cards
        """The cards whose text is the same for every seat, as far as somebody has read them."""
        self._journal = room_table.table.journal
        self._log = self._logged(before)
        self._board = _Board(room_table.game.state)
        self._open = tuple(open_cards(room_table.game.state))
        """The cards that everybody may read."""
        self._open_priced: list[Card] = self._part("priced", _OPEN, self._open, _priced, self._open)
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
            "room": msgspec.to_builtins(room),
            **self._public,
            "thinking": [msgspec.to_builtins(seat) for seat in thinking],
            "replay": msgspec.to_builtins(replay),
        }

    def own(self, you: You, seat: int | None, *, hand_over: bool = False) -> Json:
        """The part of a state that depends on who looks."""
        looks = None if hand_over else seat
        if looks not in self._own:
            self._own[looks] = {
                "view": {**self._private(looks), **self._asked(looks)},
                "undo": _undo_state(self._room_table, looks),
            }
        return {"you": msgspec.to_builtins(you), "seat": seat, "hand_over": hand_over, **self._own[looks]}

    def _told_to_all(self, before: Projection | None) -> Json:
        g = self._room_table.game.state
        alone = all([self._part("alone", p.seat, p.cards, _score_alone, p.cards) for p in g.players])
        players = [
            self._part("player", p.seat, self._player_key(p) if alone else None, self._player, g, p) for p in g.players
        ]
        return {
            "view": {
                **{name: value for name, value in public_view(g).items() if name not in _ASKED},
                "spaces": self._spaces(g, before),
                "seats": [farm for farm, _ in players],
            },
            "scores": [sheet for _, sheet in players],
            "log": self._log,
            "history": self._room_table.history,
            "choosing": self._room_table.choosing,
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

    def _player_key(self, p: Player) -> object:
        """All that a player's public facts follow from; None when a card looks at more than its owner."""
        if p.abilities.housed or not self._part("no further", p.seat, p.cards, _look_no_further, p.cards):
            return None
        return p.key()

    def _player(self, g: GameState, p: Player) -> tuple[Json, Json]:
        """A farm and its score sheet; all that counts lies open."""
        household = self._part("household", p.seat, None, household_json, g, p)
        yard = self._part("yard", p.seat, _yard_key(p), yard_json, g, p)
        farm = self._part("farm", p.seat, (household, yard), lambda: {**household, **yard})
        lines = self._part("farm lines", p.seat, _score_key(p), lambda: _lines(farm_lines(g, p)))
        more = self._part("card lines", p.seat, None, lambda: _lines(card_lines(g, p)))
        return farm, self._part("sheet", p.seat, (lines, more), _sheet, p.seat, lines + more)

    def _spaces(self, g: GameState, before: Projection | None) -> list[Json]:
        """The action spaces; only those are made anew on which something has changed."""
        if before is None:
            return [space_json(g, space) for space in g.board.spaces]
        told: list[Json] = before._public["view"]["spaces"]
        changed = self._board.changed_since(before._board, g.board.spaces)
        if changed:
            told = told[:]
            for index in changed:
                told[index] = space_json(g, g.board.spaces[index])
        return told

    def _logged(self, before: Projection | None) -> list[Json]:
        """The log, with the items of the version before as far as they are still true."""
        shared = 0 if before is None else min(len(self._journal), len(before._journal))
        if before is None or self._journal[:shared] != before._journal[:shared]:
            shared = 0
        kept = [] if before is None else before._log[:shared]
        return kept + [_log_item(number, entry) for number, entry in enumerate(self._journal[shared:], shared)]

    def _asked(self, seat: int | None) -> Json:
        """Who is asked what: where all choose at once, to each who has to choose still that is the own seat."""
        choosing = self._room_table.choosing
        own = seat in choosing
        g = self._room_table.game_of(seat if own else None).state
        return {"current_player": seat if own else choosing[0] if choosing else None, "question": question(g).json()}

    def _private(self, seat: int | None) -> Json:
        g = self._room_table.game_of(seat).state
        hand = () if seat is None else own_cards(g, seat)
        number = -1 if seat is None else seat
        cards = self._part("cards", number, (self._open, hand), self._texts, (*self._open, *hand))
        changing = self._open_priced + self._part("priced", number, hand, _priced, hand)
        if changing:
            priced = {card.id: card_json(g, seat, card) for card in changing}
            cards = self._part("prices", number, (cards, priced), lambda: {**cards, **priced})
        if g.waiting and g.stack[-1].seat == seat:
            suggested = self._room_table.suggested
            return {**private_view(g, seat, cards), **({} if suggested is None else {"suggested": suggested})}
        # Who is not asked sees the same as long as the cards and the one who asks are the same.
        return cast(
            Json,
            self._part(
                "private", number, (asked_by(g, cards), hand, g.loose_cards, cards), private_view, g, seat, cards
            ),
        )

    def _texts(self, seen: Sequence[Card]) -> dict[str, Json]:
        """Cards as they are for everybody who may read them."""
        g = self._room_table.game.state
        for card in seen:
            if card.id not in self._cards:
                self._cards[card.id] = card_json(g, None, card)
        return {card.id: self._cards[card.id] for card in seen}


_ASKED = frozenset(("current_player", "question"))
"""What a view tells everybody, but not always the same."""
_OPEN = -2
"""In place of a seat: the cards that everybody may read."""


def _priced(cards: Sequence[Card]) -> list[Card]:
    """Those of the cards whose price depends on the situation."""
    return [card for card in cards if card.price_by is not None]


class _Board:
    """All that the facts of the action spaces follow from."""

    def __init__(self, g: GameState) -> None:
        self.open = g.open
        # The state replaces its stock when it changes, but not these.
        self.stock = g.stock
        self.occupied = g.occupied[:]
        self.placed = [p.placed for p in g.players]

    def changed_since(self, old: _Board, spaces: Sequence[Space]) -> set[int]:
        """The numbers of the spaces on which something has changed."""
        changed: set[int] = set()
        if self.open is not old.open:
            changed.update([space.index for space in set(old.open).symmetric_difference(self.open)])
        if self.stock is not old.stock:
            for start in range(0, len(self.stock), KINDS):
                if self.stock[start : start + KINDS] != old.stock[start : start + KINDS]:
                    changed.add(start // KINDS)
        for before, now in zip(old.placed, self.placed, strict=True):
            if before != now:
                changed.update(set(before).symmetric_difference(now))
        if self.occupied != old.occupied:
            changed.update([one.index for one in spaces if self.occupied[one.site] != old.occupied[one.site]])
        return changed


def _score_alone(cards: Sequence[Card]) -> bool:
    """Whether none of a player's cards scores for other players."""
    return all([card.rules.scoring_for_all is None for card in cards])


def _look_no_further(cards: Sequence[Card]) -> bool:
    """Whether what is told of cards in play follows from their owner's situation alone."""
    for card in cards:
        rules = card.rules
        if rules.notes is not None or rules.offers is not None or rules.scoring is not None:
            return False
    return True


def _yard_key(p: Player) -> object:
    """All that the facts of a yard follow from; None when a card that holds animals looks at more."""
    return (
        None
        if p.abilities.housed
        else (p.yard.key(), p.abilities.cards if p.abilities.changes_places else None, p.goods[SHEEP:])
    )


def _score_key(p: Player) -> object:
    """All that the score for a farm follows from."""
    return p.goods[GRAIN:FOOD], p.goods[SHEEP:], p.yard.key(), p.family, p.begging, p.card_state


def _lines(lines: Sequence[ScoreLine]) -> list[Json]:
    return [
        {"category": line.category, "points": line.points, "explanation": line.explanation.json()} for line in lines
    ]


def _sheet(seat: int, lines: Sequence[Json]) -> Json:
    return {"seat": seat, "total": sum(line["points"] for line in lines), "lines": lines}


def _undo_state(room_table: RoomTable, seat: int | None) -> Json:
    """What a seat could take back."""
    reason = say("undo-only-players") if seat is None else room_table.why_no_undo(seat)
    steps = 0 if seat is None else room_table.undoable(seat)
    return {"steps": steps, "reason": None if reason is None else reason.json()}


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
    """Why open spaces can't be used, for the seat that is to place a person."""
    offered = {action.space for action in game.legal_actions() if action.kind == PLACE}
    if not offered:
        return {}
    reasons = {space.id: game.why_not(space.id) for space in game.state.open if space.id not in offered}
    return {space: why for space, why in reasons.items() if why}


def lacking(game: Game) -> dict[str, Reasons]:
    """What the seat that is asked lacks to play the cards of its hand and the open majors."""
    if game.current_player is None:
        return {}
    state = game.state
    reasons = {card.id: game.obstacles(card.id) for card in (*state.players[game.current_player].hand, *state.majors)}
    return {card: why for card, why in reasons.items() if why}


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
    return RoomInfo(
        id=row.id,
        edition=board.edition,
        players=board.players,
        cards=board.with_cards,
        options={name: value for name, value in board.options.items() if isinstance(value, bool)},
        decks=str(board.options.get(DECKS, "")),
        variants=named_in(board, VARIANTS_OPTION),
        house_rules=named_in(board, HOUSE_RULES_OPTION),
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
        created=datetime.fromtimestamp(row.created, UTC).isoformat(timespec="seconds"),
        round=game.round,
        engine=row.engine,
        notice=None if notice is None else notice.json(),
    )
