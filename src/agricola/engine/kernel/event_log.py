"""What happens in a game, told as data to whoever records it: who, what, how much, where, and what it is owed to.

A `GameEvent` is something that has happened; an `Event` (`moments.py`) is the moment that cards react to. Nothing is
told while `GameState.event_log` is None: unless somebody records, and on every clone, so that search pays nothing.
Where something happens the engine says so in one line, behind that one test. The events add up: somebody who knows the
position at the start and every event since knows all goods, farms, families and cards, without knowing a rule.

The cause of an event is found from the frame that is being resolved. An effect of a space or a card has its name, so
the frame says itself what it is owed to; a frame of the engine's own (a payment, animals without a place) is owed to
whatever put it on the stack.
"""

from __future__ import annotations

from typing import Final

from agricola.engine.farm.grid import CELLS, cell_names, edge_names
from agricola.engine.goods import EMPTY_BAG, Bag, named
from agricola.engine.ids import NO_SPACE
from agricola.engine.kernel.board import Board
from agricola.engine.kernel.frame import Frame
from agricola.engine.message import Message, say

# The kinds of events; their names are part of the JSON form and stay for ever. In parentheses: what a kind carries
# beside its seat and its cause.

# The round.
ROUND_BEGAN: Final = "round_began"
"""A round begins (round)."""
OPENED: Final = "opened"
"""The space of this round comes into play (space)."""
REVEALED: Final = "revealed"
"""A round card that nobody could know is turned up (space)."""
REPLENISHED: Final = "replenished"
"""Goods are put on a space from the general supply (space, goods)."""
RETURNED_HOME: Final = "returned_home"
"""All people of all players go home, newborns with them."""
ROUND_ENDED: Final = "round_ended"
"""A round is over; its newborns are adults from now on (round)."""
HARVEST_BEGAN: Final = "harvest_began"
"""A harvest begins (round)."""
PHASE_BEGAN: Final = "phase_began"
"""A phase of the harvest begins (what: `FIELD_PHASE`, `FEEDING_PHASE`, `BREEDING_PHASE`)."""

# Goods.
GAINED: Final = "gained"
"""Goods come into a supply (goods; space, if they lay there)."""
PAID: Final = "paid"
"""Goods leave a supply, for what the cause says (goods)."""
LEFT_ON_SPACE: Final = "left_on_space"
"""Goods that are paid are laid on a space (space, goods)."""
CARRIED: Final = "carried"
"""Goods are moved from a space to another one (space, goods, what: the id of the other space)."""
CONVERTED: Final = "converted"
"""Goods are turned into others, animals and crops into food (goods, got, card: what allows it, if any)."""
BAKED: Final = "baked"
"""Grain is baked (goods, got)."""
DISCARDED: Final = "discarded"
"""Animals are let go (goods)."""
PROMISED: Final = "promised"
"""Goods, or the right to a deed, are put on a round space (card, goods, round)."""
DELIVERED: Final = "delivered"
"""What waited on a round space comes to its owner (card, goods, round)."""
WITHDRAWN: Final = "withdrawn"
"""What waited on a round space is lost, because its card was given back (card, goods, round)."""

# The farm.
BUILT: Final = "built"
"""Something is built (what: `ROOM`, `STABLE`, `FENCES` or `PASTURE`; cells, or tile and count on a farm of tiles).

For fences: the cells of the new pasture, the new fences (edges) and their number (count).
"""
FENCES_TAKEN_DOWN: Final = "fences_taken_down"
"""Fences leave the farmyard (edges, count)."""
STABLE_MOVED: Final = "stable_moved"
"""A stable from beside a farm of tiles is put into a new pasture (tile)."""
RENOVATED: Final = "renovated"
"""The house gets another material (what)."""
PLOWED: Final = "plowed"
"""Fields are plowed (count; cells)."""
SOWED: Final = "sowed"
"""Crops are sown (goods: the seed; count: how many then lie on each field; cells, or those of a field card)."""
HARVESTED: Final = "harvested"
"""Crops are taken from fields, one from each, into the supply (goods; cells, or those of a field card)."""
CROP_MOVED: Final = "crop_moved"
"""One crop lies on another field: told for where it leaves (count -1) and for where it comes (count 1), with goods."""
CROP_ADDED: Final = "crop_added"
"""More of what grows on a field comes there from the general supply (goods; cells, or those of a field card)."""
FED: Final = "fed"
"""A family eats (goods; count: the food that it needed)."""
BEGGED: Final = "begged"
"""Begging markers are taken (count)."""
BRED: Final = "bred"
"""Animals are born (goods)."""

# People.
PLACED: Final = "placed"
"""A person is placed (space)."""
LIFTED: Final = "lifted"
"""A person leaves a space to be placed again at once (space)."""
BORN: Final = "born"
"""A person is born, and lies on a space until all return home (space, if any)."""
GREW_UP: Final = "grew_up"
"""A newborn of this round can be placed at once, like an adult."""
LODGED: Final = "lodged"
"""A person who is no family member moves in, and can be placed."""
GUEST_CAME: Final = "guest_came"
"""A guest can be placed in this round, and leaves when all return home."""
JOINED_FAMILY: Final = "joined_family"
"""A lodger becomes a family member."""
LODGER_LEFT: Final = "lodger_left"
"""A lodger has no hut any more: who was placed in this round works to its end."""
KEPT_HOME: Final = "kept_home"
"""A person has to stay at home in this round."""
STARTING_PLAYER: Final = "starting_player"
"""Somebody takes, or keeps, the starting player token."""
SCORED: Final = "scored"
"""Bonus points are noted for good (count)."""

# Cards.
CARD_DEALT: Final = "card_dealt"
"""A card comes to a hand from a pile (card, which only its owner sees)."""
CARD_PLAYED: Final = "card_played"
"""A card leaves the hand or the board to be paid and played (card)."""
CARD_ENTERED: Final = "card_entered"
"""A card that has been paid lies in front of its player (card)."""
CARD_PASSED: Final = "card_passed"
"""A traveling card goes to the hand of another player (card, to); alone, it leaves the game."""
CARD_RETURNED: Final = "card_returned"
"""A card is given back: a major to the board, a minor out of the game (card)."""
CARD_TAKEN_BACK: Final = "card_taken_back"
"""A card that was played goes back to the hand of its player, and everybody knows it there (card)."""
CARD_DISCARDED: Final = "card_discarded"
"""A card leaves a hand and the game unplayed (card, which only its owner sees)."""
CARD_SHUFFLED_BACK: Final = "card_shuffled_back"
"""An occupation that was kept from an earlier game can't be played and goes back into its pile (card)."""
CARD_OFFERED: Final = "card_offered"
"""A card is in the pack that a player chooses from now (card, which only this player sees)."""
CARD_LAID_OUT: Final = "card_laid_out"
"""A card of a pile is laid face up for all (card)."""
CARD_TAKEN_UP: Final = "card_taken_up"
"""A card that lay face up comes to a hand, where everybody knows it (card)."""
LOOKED_AHEAD: Final = "looked_ahead"
"""A player sees the round cards to come, and may have put them in another order."""
CARD_ACTIVATED: Final = "card_activated"
"""A card's effect brings something about: what follows and has this card as its cause (card)."""

EVENT_KINDS: Final = (
    ROUND_BEGAN, OPENED, REVEALED, REPLENISHED, RETURNED_HOME, ROUND_ENDED, HARVEST_BEGAN, PHASE_BEGAN, GAINED, PAID,
    LEFT_ON_SPACE, CARRIED, CONVERTED, BAKED, DISCARDED, PROMISED, DELIVERED, WITHDRAWN, BUILT, FENCES_TAKEN_DOWN,
    STABLE_MOVED, RENOVATED, PLOWED, SOWED, HARVESTED, CROP_MOVED, CROP_ADDED, FED, BEGGED, BRED, PLACED, LIFTED,
    BORN, GREW_UP, LODGED, GUEST_CAME, JOINED_FAMILY, LODGER_LEFT, KEPT_HOME, STARTING_PLAYER, SCORED, CARD_DEALT,
    CARD_PLAYED, CARD_ENTERED, CARD_PASSED, CARD_RETURNED, CARD_TAKEN_BACK, CARD_DISCARDED, CARD_OFFERED, CARD_LAID_OUT,
    CARD_TAKEN_UP, CARD_SHUFFLED_BACK, LOOKED_AHEAD, CARD_ACTIVATED,
)  # fmt: skip
"""Every kind of event."""

# What can be built.
ROOM: Final = "room"
STABLE: Final = "stable"
FENCES: Final = "fences"
PASTURE: Final = "pasture"

FIELD_PHASE: Final = "field"
FEEDING_PHASE: Final = "feeding"
BREEDING_PHASE: Final = "breeding"

# What an event can be owed to.
BY_SPACE: Final = "space"
BY_CARD: Final = "card"
BY_ROUND: Final = "round"
BY_HARVEST: Final = "harvest"
BY_PAYMENT: Final = "payment"

NOBODY: Final = -1
EVERYBODY: Final = -1


class Cause:
    """What an event is owed to: the use of a space, a card, the round, a phase of the harvest, a payment."""

    __slots__ = ("acts", "kind", "number", "of", "seat", "what")

    def __init__(
        self,
        kind: str,
        what: str = "",
        number: int = 0,
        seat: int = NOBODY,
        acts: bool = False,
        of: Cause | None = None,
    ) -> None:
        self.kind = kind
        self.what = what
        """The id of the space or the card, or the phase of the harvest."""
        self.number = number
        """The number of the round."""
        self.seat = seat
        """Whose card it is."""
        self.acts = acts
        """Whether a card acts and nothing has been told of it yet."""
        self.of = of
        """What a payment is for."""

    def __reduce__(self) -> tuple[object, ...]:
        """Pickle and copy it through what it is made of."""
        return Cause, (self.kind, self.what, self.number, self.seat, self.acts, self.of)

    def json(self) -> dict[str, object]:
        """The cause as JSON: {"space": "forest"}, {"round": 3}, {"payment": {"card": "A067"}}."""
        if self.of is not None:
            return {self.kind: self.of.json()}
        return {self.kind: self.number if self.kind == BY_ROUND else self.what}


class GameEvent:
    """One thing that has happened. What a kind does not carry is empty."""

    __slots__ = (
        "card", "cause", "cells", "count", "edges", "goods", "got", "kind", "round", "seat", "seen_by", "space", "tile",
        "to", "what",
    )  # fmt: skip

    def __init__(
        self,
        kind: str,
        seat: int,
        goods: Bag,
        got: Bag,
        cells: int,
        edges: int,
        count: int,
        round: int,
        space: str,
        card: str,
        what: str,
        tile: str,
        to: int,
        seen_by: int,
        cause: Cause | None,
    ) -> None:
        self.kind = kind
        self.seat = seat
        """Whose it is; `NOBODY` for what happens to all or to the board."""
        self.goods = goods
        self.got = got
        """What came for the goods."""
        self.cells = cells
        """Cells of the farmyard as a mask; of a field card (`card`) its stacks."""
        self.edges = edges
        """Fences as a mask."""
        self.count = count
        self.round = round
        self.space = space
        """The id of a space, or empty."""
        self.card = card
        """The id of a card, or empty."""
        self.what = what
        """What was built, the new material of a house, the phase that begins."""
        self.tile = tile
        """The shape of a pasture on a farm of tiles."""
        self.to = to
        """The seat that gets something."""
        self.seen_by = seen_by
        """The only seat that may see the card, or `EVERYBODY`."""
        self.cause = cause

    def __reduce__(self) -> tuple[object, ...]:
        """Pickle and copy it through what it is made of."""
        made_of = (
            self.kind, self.seat, self.goods, self.got, self.cells, self.edges, self.count, self.round, self.space,
            self.card, self.what, self.tile, self.to, self.seen_by, self.cause,
        )  # fmt: skip
        return GameEvent, made_of

    def json(self, seat: int | None) -> dict[str, object]:
        """The event as JSON as a seat may see it, None for a spectator; only what it carries."""
        told: dict[str, object] = {"kind": self.kind}
        if self.seat != NOBODY:
            told["seat"] = self.seat
        if self.goods != EMPTY_BAG:
            told["goods"] = named(self.goods)
        if self.got != EMPTY_BAG:
            told["got"] = named(self.got)
        if self.cells:
            if self.card:
                told["stacks"] = [number for number in range(CELLS) if self.cells >> number & 1]
            else:
                told["cells"] = cell_names(self.cells)
        if self.edges:
            told["edges"] = edge_names(self.edges)
        if self.count:
            told["count"] = self.count
        if self.round:
            told["round"] = self.round
        if self.space:
            told["space"] = self.space
        if self.card and (self.seen_by in (EVERYBODY, seat)):
            told["card"] = self.card
        if self.what:
            told["what"] = self.what
        if self.tile:
            told["tile"] = self.tile
        if self.to != NOBODY:
            told["to"] = self.to
        if self.cause is not None:
            told["cause"] = self.cause.json()
        return told

    def message(self, seat: int | None) -> Message:
        """What people are told of it, as a seat may know it, None for a spectator.

        A card or a payment that it is owed to is told with it; the space that was used is known from what came before.
        """
        params: dict[str, object] = {}
        if self.goods != EMPTY_BAG or self.kind == FED:
            params["goods"] = self.goods
        if self.got != EMPTY_BAG:
            params["got"] = self.got
        if self.cells and not self.card:
            params["cells"] = tuple(cell_names(self.cells))
        if self.count:
            params["count"] = self.count
        if self.round:
            params["round"] = self.round
        if self.space:
            params["space"] = self.space
        if self.card and self.seen_by in (EVERYBODY, seat):
            params["card"] = self.card
        if self.what:
            params["what"] = self.what
        if self.tile:
            params["tile"] = self.tile
        if self.to != NOBODY:
            params["to"] = self.to
        told = Message(f"event-{self.kind}{self._variant(seat)}", params)
        cause = self.cause
        if cause is not None and cause.kind == BY_CARD and cause.what != self.card:
            return say("cause-card", event=told, card=cause.what)
        return say("cause-payment", event=told) if cause is not None and cause.kind == BY_PAYMENT else told

    def _variant(self, seat: int | None) -> str:
        """Which of the messages of its kind is meant."""
        if self.kind in (CARD_DEALT, CARD_DISCARDED, CARD_OFFERED) and self.seen_by not in (EVERYBODY, seat):
            return "-hidden"
        if self.kind == CARD_PASSED and self.to == NOBODY:
            return "-away"
        if self.kind in (PROMISED, DELIVERED, WITHDRAWN) and self.goods == EMPTY_BAG:
            return "-deed"
        return "-tiles" if self.kind == BUILT and not self.cells else ""

    def __eq__(self, other: object) -> bool:
        return isinstance(other, GameEvent) and self.seen_by == other.seen_by and self._whole() == other._whole()

    def __hash__(self) -> int:
        return hash((self.kind, self.seat, self.goods, self.cells, self.card, self.space))

    def __repr__(self) -> str:
        return f"<event: {self._whole()}>"

    def _whole(self) -> dict[str, object]:
        return self.json(self.seen_by)


class EventLog:
    """Hears what happens in one game, and keeps it until somebody takes it."""

    __slots__ = ("_board", "_cause", "_causes", "events")

    def __init__(self, board: Board) -> None:
        self._board = board
        self.events: list[GameEvent] = []
        self._cause: Cause | None = None
        """What the frame that is being resolved is owed to."""
        self._causes: dict[Frame, Cause | None] = {}
        """The same for each frame on the stack. Frames are never changed, so clones share them."""

    def listen(self, stack: list[Frame], round: int) -> None:
        """Begin to listen in mid-game: a frame of the engine's own is taken for part of the one below it."""
        for height in range(len(stack)):
            self._cause = self._causes[stack[height]] = self._cause_of(stack, height, round)

    def copy(self) -> EventLog:
        """A log without events for a clone of the game, which knows as much about the stack."""
        copy = EventLog(self._board)
        copy._cause = self._cause
        copy._causes = self._causes.copy()
        return copy

    def follow(self, stack: list[Frame], round: int, frame: Frame) -> None:
        """Note that a frame is about to be resolved."""
        self._note_frames(stack, round)
        self._cause = self._causes[frame]

    def owe_to_card(self, stack: list[Frame], round: int, card: str, seat: int) -> None:
        """Let what follows be owed to a card, until the next frame is resolved."""
        self._note_frames(stack, round)
        self._cause = Cause(BY_CARD, card, seat=seat)

    def owe_to_phase(self, phase: str) -> None:
        """Let what follows be owed to a phase of the harvest, until the next frame is resolved."""
        self._cause = Cause(BY_HARVEST, phase)

    def _note_frames(self, stack: list[Frame], round: int) -> None:
        """Note what the frames that are new on the stack are owed to."""
        for height in range(len(stack)):  # a new one may lie below others: what comes later is put there
            if stack[height] not in self._causes:
                self._causes[stack[height]] = self._cause_of(stack, height, round)
        if len(self._causes) > _MOST_FRAMES:
            self._causes = {frame: self._causes[frame] for frame in stack}

    def _cause_of(self, stack: list[Frame], height: int, round: int) -> Cause | None:
        """What a new frame is owed to: itself, or what pushed it."""
        frame = stack[height]
        name = frame.effect.name
        root = name.partition("/")[0]
        if root == "flow":
            if name == "flow/feed":
                return Cause(BY_HARVEST, FEEDING_PHASE)
            if name == "flow/breed":
                return Cause(BY_HARVEST, BREEDING_PHASE)
            if name == "flow":
                return Cause(BY_ROUND, number=round)
            if name == "flow/pay price":
                # What is paid is the card that enters play next.
                event = stack[height - 1].event
                if event is not None and event.card is not None:
                    return Cause(BY_CARD, event.card.id, seat=frame.seat)
            return self._cause
        if root in self._board.cards:
            now = self._cause
            if now is not None and now.kind == BY_CARD and now.what == root:
                return now
            return Cause(BY_CARD, root, seat=frame.seat, acts=True)
        return Cause(BY_SPACE, self._board.spaces[frame.space].id if frame.space != NO_SPACE else root)

    def tell(
        self,
        now: int,
        kind: str,
        seat: int = NOBODY,
        *,
        goods: Bag = EMPTY_BAG,
        got: Bag = EMPTY_BAG,
        cells: int = 0,
        edges: int = 0,
        count: int = 0,
        round: int = 0,
        space: int = NO_SPACE,
        card: str = "",
        what: str = "",
        tile: str = "",
        to: int = NOBODY,
        seen_by: int = EVERYBODY,
        to_pay: bool = False,
    ) -> None:
        """Keep an event that happens in round `now`; `to_pay`: it happens for the sake of a payment."""
        if kind == PHASE_BEGAN:
            self.owe_to_phase(what)
        cause = self._cause
        if cause is not None and cause.acts:
            cause.acts = False
            self.tell(now, CARD_ACTIVATED, cause.seat, card=cause.what)
        if cause is not None and cause.kind == BY_ROUND and cause.number != now:
            cause = Cause(BY_ROUND, number=now)
        if to_pay:
            cause = Cause(BY_PAYMENT, of=cause)
        where = self._board.spaces[space].id if space != NO_SPACE else ""
        self.events.append(
            GameEvent(kind, seat, goods, got, cells, edges, count, round, where, card, what, tile, to, seen_by, cause)
        )


_MOST_FRAMES: Final = 64
"""How many frames a log knows before it forgets those that have left the stack."""
