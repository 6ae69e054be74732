"""Deeds on a farm of tiles: rooms, stables, pastures, plowing, sowing, single improvements (family 5).

Tiles of a kind are all alike, so rooms are a number, a pasture is its shape, and a stable is where it stands.
"""

from __future__ import annotations

from typing import Final

from agricola.engine.deeds.connectives import Deed, next_step
from agricola.engine.deeds.improving import improvement_price, start_playing, why_not_card
from agricola.engine.deeds.sowing import sow_action
from agricola.engine.deeds.yard_actions import bill
from agricola.engine.economy.costs import missing, pay, payable
from agricola.engine.economy.tile_supply import pastures_left, rooms_left, small_tiles_left, stables_left
from agricola.engine.farm.tileyard import GRAIN_ON_FIELD, PastureTile, TileSet
from agricola.engine.goods import GRAIN, bag
from agricola.engine.ids import MATERIAL_NAMES
from agricola.engine.kernel import event_log as tell
from agricola.engine.kernel.actions import PASTURE, ROOM, STABLE, Action
from agricola.engine.kernel.card import Card
from agricola.engine.kernel.effect import CannotComplete, Effect
from agricola.engine.kernel.frame import Frame
from agricola.engine.kernel.moments import (
    BY_MAJOR_OR_MINOR_ACTION,
    PASTURES_BUILT,
    PLOWED,
    ROOMS_BUILT,
    SOWN,
    STABLES_BUILT,
    Event,
)
from agricola.engine.kernel.player import Player, tile_yard
from agricola.engine.kernel.state import GameState
from agricola.engine.kernel.triggers import fire, listens
from agricola.engine.message import Message, Reasons, say
from agricola.engine.price import Cost, Price
from agricola.engine.scoring.categories import total

NO_LIMIT: Final = 1 << 30


def _preview(effect: Deed, g: GameState, f: Frame, action: Action, price: Price) -> dict[str, object]:
    """What a building costs and how its owner's points change."""
    after = g.clone()
    effect.do(after, after.stack[-1], action, f.steps)
    points = total(after, after.players[f.seat]) - total(g, g.players[f.seat])
    return {"bill": bill(price), "points": points}


class AddRooms(Deed):
    """Add any number of rooms of one material to a house of that material, at once or step by step."""

    def __init__(self, tiles: TileSet, material: int) -> None:
        super().__init__()
        self.material = material
        self.actions: list[Action] = [
            Action(ROOM, (number,), f"room:{number}", say("act-rooms", n=number), tile="room")
            for number in range(1, tiles.rooms + 1)
        ]

    def label(self) -> Message:
        return say("do-build-rooms-of", material=MATERIAL_NAMES[self.material])

    def _most(self, g: GameState, p: Player) -> int:
        """How many rooms can be paid and are there."""
        if tile_yard(p).house != self.material:
            return 0
        most = rooms_left(g)
        for good, amount in g.board.room_prices[self.material][0].needs:
            most = min(most, p.goods[good] // amount)
        return most

    def possible(self, g: GameState, seat: int, space: int) -> bool:
        return self._most(g, g.players[seat]) > 0

    def obstacles(self, g: GameState, seat: int, space: int) -> Reasons:
        p = g.players[seat]
        house = tile_yard(p).house
        reasons: list[Message] = []
        if house != self.material:
            reasons.append(say("why-house-of", material=MATERIAL_NAMES[house]))
        if not rooms_left(g):
            reasons.append(say("why-no-room-tile"))
        price = g.board.room_prices[self.material]
        return tuple(reasons) if payable(g, p, price) else (*reasons, *missing(p, price))

    def details(self, g: GameState, f: Frame, steps: int) -> list[Action]:
        return self.actions[: self._most(g, g.players[f.seat])]

    def each_costs(self, g: GameState, seat: int) -> Price:
        return g.board.room_prices[self.material]

    def _price(self, g: GameState, number: int) -> Price:
        each = g.board.room_prices[self.material][0].goods
        return (Cost(tuple([amount * number for amount in each])),)

    def do(self, g: GameState, f: Frame, action: Action, steps: int) -> None:
        p = g.players[f.seat]
        number = action.args[0]
        tile_yard(p).rooms += number
        if g.event_log is not None:
            g.event_log.tell(g.round, tell.BUILT, f.seat, what=tell.ROOM, count=number)
        next_step(g, f, steps + number)
        pay(g, p, self._price(g, number), f.space)

    def finish(self, g: GameState, f: Frame, steps: int) -> None:
        if listens(g, ROOMS_BUILT):
            fire(g, Event(ROOMS_BUILT, f.seat, f.space, count=steps, material=self.material))

    def preview(self, g: GameState, f: Frame, action: Action) -> dict[str, object]:
        return _preview(self, g, f, action, self._price(g, action.args[0])) if action.kind == ROOM else {}


class PlaceStables(Deed):
    """Take stables from the common supply, each into a pasture without one or beside the farm."""

    def __init__(self, tiles: TileSet, price: Price, limit: int = NO_LIMIT) -> None:
        super().__init__()
        self.price = price
        self.limit = limit
        self.beside = Action(STABLE, (0,), "stable:beside", say("act-stable-beside"))
        self.inside: list[Action] = [
            Action(STABLE, (shape + 1,), f"stable:{tile.name}", say("act-stable-in", tile=tile.name), tile=tile.name)
            for shape, tile in enumerate(tiles.pastures)
        ]

    def label(self) -> Message:
        return say("do-build-stable") if self.limit == 1 else say("do-build-stables")

    def possible(self, g: GameState, seat: int, space: int) -> bool:
        return payable(g, g.players[seat], self.price) and stables_left(g) > 0

    def each_costs(self, g: GameState, seat: int) -> Price:
        return self.price

    def obstacles(self, g: GameState, seat: int, space: int) -> Reasons:
        reasons = () if stables_left(g) else (say("why-no-stable-left"),)
        p = g.players[seat]
        return reasons if payable(g, p, self.price) else (*reasons, *missing(p, self.price))

    def details(self, g: GameState, f: Frame, steps: int) -> list[Action]:
        p = g.players[f.seat]
        if steps >= self.limit or not payable(g, p, self.price) or not stables_left(g):
            return []
        pastures = tile_yard(p).pastures
        return [self.beside, *[action for shape, action in enumerate(self.inside) if pastures[shape]]]

    def do(self, g: GameState, f: Frame, action: Action, steps: int) -> None:
        p = g.players[f.seat]
        y = tile_yard(p)
        shape = action.args[0] - 1
        if shape < 0:
            y.stables += 1
        else:
            y.pastures[shape] -= 1
            y.stabled[shape] += 1
        if g.event_log is not None:
            within = "" if shape < 0 else y.tiles.pastures[shape].name
            g.event_log.tell(g.round, tell.BUILT, f.seat, what=tell.STABLE, tile=within, count=1)
        next_step(g, f, steps + 1)
        if self.price[0].needs:
            pay(g, p, self.price, f.space)

    def finish(self, g: GameState, f: Frame, steps: int) -> None:
        if listens(g, STABLES_BUILT):
            fire(g, Event(STABLES_BUILT, f.seat, f.space, count=steps))

    def preview(self, g: GameState, f: Frame, action: Action) -> dict[str, object]:
        if action.kind != STABLE:
            return {}
        p = g.players[f.seat]
        shape = action.args[0] - 1
        holds = 1 if shape < 0 else p.abilities.pasture_holds(2 * tile_yard(p).tiles.pastures[shape].capacity)
        return {**_preview(self, g, f, action, self.price), "capacity": holds}


def _pasture_action(shape: int, tile: PastureTile, moves_stable: bool) -> Action:
    code = f"pasture:{tile.name}+stable" if moves_stable else f"pasture:{tile.name}"
    told = say("act-pasture-with-stable" if moves_stable else "act-pasture", tile=tile.name)
    return Action(PASTURE, (shape, int(moves_stable)), code, told, goods=tile.price[0].goods, tile=tile.name)


class BuildPastures(Deed):
    """Build any number of pastures, one after another; each may take in one stable from beside the farm."""

    def __init__(self, tiles: TileSet) -> None:
        super().__init__()
        self.tiles = tiles
        self.plain: list[Action] = [_pasture_action(n, tile, False) for n, tile in enumerate(tiles.pastures)]
        self.stabled: list[Action] = [_pasture_action(n, tile, True) for n, tile in enumerate(tiles.pastures)]

    def label(self) -> Message:
        return say("do-build-pastures")

    def _can_build(self, g: GameState, p: Player, shape: int) -> bool:
        return payable(g, p, self.tiles.pastures[shape].price) and pastures_left(g, shape) > 0

    def possible(self, g: GameState, seat: int, space: int) -> bool:
        p = g.players[seat]
        for shape in range(len(self.tiles.pastures)):
            if self._can_build(g, p, shape):
                return True
        return False

    def obstacles(self, g: GameState, seat: int, space: int) -> Reasons:
        p = g.players[seat]
        reasons: list[Message] = []
        for shape, tile in enumerate(self.tiles.pastures):
            why = () if pastures_left(g, shape) else (say("why-no-tile-left"),)
            if not payable(g, p, tile.price):
                why = (*why, *missing(p, tile.price))
            if not why:
                return ()
            reasons.append(say("why-tile", tile=tile.name, why=why))
        return tuple(reasons)

    def details(self, g: GameState, f: Frame, steps: int) -> list[Action]:
        p = g.players[f.seat]
        beside = tile_yard(p).stables
        options: list[Action] = []
        for shape in range(len(self.tiles.pastures)):
            if self._can_build(g, p, shape):
                options.append(self.plain[shape])
                if beside:
                    options.append(self.stabled[shape])
        return options

    def do(self, g: GameState, f: Frame, action: Action, steps: int) -> None:
        p = g.players[f.seat]
        y = tile_yard(p)
        shape, moves_stable = action.args
        if moves_stable:
            y.stables -= 1
            y.stabled[shape] += 1
        else:
            y.pastures[shape] += 1
        if g.event_log is not None:
            g.event_log.tell(g.round, tell.BUILT, f.seat, what=tell.PASTURE, tile=action.tile, count=1)
            if moves_stable:
                g.event_log.tell(g.round, tell.STABLE_MOVED, f.seat, tile=action.tile)
        next_step(g, f, steps + 1)
        pay(g, p, self.tiles.pastures[shape].price, f.space)

    def finish(self, g: GameState, f: Frame, steps: int) -> None:
        if listens(g, PASTURES_BUILT):
            fire(g, Event(PASTURES_BUILT, f.seat, f.space, count=steps))

    def preview(self, g: GameState, f: Frame, action: Action) -> dict[str, object]:
        if action.kind != PASTURE:
            return {}
        shape, moves_stable = action.args
        tile = self.tiles.pastures[shape]
        holds = g.players[f.seat].abilities.pasture_holds(tile.capacity * (2 if moves_stable else 1))
        return {**_preview(self, g, f, action, tile.price), "capacity": holds}


class TakeField(Effect):
    """Take one field from the small tiles."""

    def label(self) -> Message:
        return say("do-plow")

    def possible(self, g: GameState, seat: int, space: int) -> bool:
        return small_tiles_left(g) > 0

    def obstacles(self, g: GameState, seat: int, space: int) -> Reasons:
        return () if small_tiles_left(g) > 0 else (say("why-no-small-tile"),)

    def resolve(self, g: GameState, f: Frame) -> None:
        if not self.possible(g, f.seat, f.space):
            raise CannotComplete
        g.stack.pop()
        tile_yard(g.players[f.seat]).fields[0] += 1
        if g.event_log is not None:
            g.event_log.tell(g.round, tell.PLOWED, f.seat, count=1)
        if listens(g, PLOWED):
            fire(g, Event(PLOWED, f.seat, f.space, count=1))


class SowFields(Deed):
    """Sow grain on empty fields, up to a limit, at once or step by step."""

    def __init__(self, limit: int) -> None:
        super().__init__()
        self.limit = limit

    def label(self) -> Message:
        return say("do-sow")

    def _most(self, p: Player, sown: int) -> int:
        return min(self.limit - sown, p.goods[GRAIN], tile_yard(p).fields[0])

    def possible(self, g: GameState, seat: int, space: int) -> bool:
        return self._most(g.players[seat], 0) > 0

    def obstacles(self, g: GameState, seat: int, space: int) -> Reasons:
        p = g.players[seat]
        reasons: list[Message] = []
        if not tile_yard(p).fields[0]:
            reasons.append(say("why-no-empty-field"))
        if not p.goods[GRAIN]:
            reasons.append(say("why-nothing-to-sow"))
        return tuple(reasons)

    def details(self, g: GameState, f: Frame, steps: int) -> list[Action]:
        return [sow_action(number, 0) for number in range(1, self._most(g.players[f.seat], steps) + 1)]

    def do(self, g: GameState, f: Frame, action: Action, steps: int) -> None:
        p = g.players[f.seat]
        y = tile_yard(p)
        number = action.args[0]
        p.goods[GRAIN] -= number
        y.fields[0] -= number
        y.fields[GRAIN_ON_FIELD] += number
        if g.event_log is not None:
            g.event_log.tell(g.round, tell.SOWED, f.seat, goods=bag({GRAIN: number}), count=GRAIN_ON_FIELD)
        next_step(g, f, steps + number)

    def finish(self, g: GameState, f: Frame, steps: int) -> None:
        if listens(g, SOWN):
            fire(g, Event(SOWN, f.seat, f.space, bag({GRAIN: steps}), count=steps))


class BuildOneOf(Deed):
    """Build one of the improvements that lie at a space."""

    def __init__(self, cards: tuple[Card, ...]) -> None:
        super().__init__()
        self.cards = cards

    def label(self) -> Message:
        return say("do-build-card", card=self.cards[0].id) if len(self.cards) == 1 else say("do-build-improvement")

    def _buildable(self, g: GameState, p: Player) -> list[Card]:
        return [card for card in self.cards if card in g.majors and payable(g, p, improvement_price(g, p, card))]

    def possible(self, g: GameState, seat: int, space: int) -> bool:
        return len(self._buildable(g, g.players[seat])) > 0

    def obstacles(self, g: GameState, seat: int, space: int) -> Reasons:
        p = g.players[seat]
        reasons: list[Message] = []
        for card in self.cards:
            if card in g.majors:
                why = why_not_card(g, p, card)
                if not why:
                    return ()
                reasons.append(say("why-card", card=card.id, why=why))
        return tuple(reasons) or (say("why-no-improvement-left"),)

    def details(self, g: GameState, f: Frame, steps: int) -> list[Action]:
        return [g.board.card_actions[card.id] for card in self._buildable(g, g.players[f.seat])]

    def do(self, g: GameState, f: Frame, action: Action, steps: int) -> None:
        g.stack.pop()
        p = g.players[f.seat]
        card = g.board.cards[action.cards[0]]
        start_playing(g, p, card, improvement_price(g, p, card), f.space, BY_MAJOR_OR_MINOR_ACTION)
