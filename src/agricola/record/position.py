"""A whole position as plain JSON data, hidden parts included, and back.

For tests, puzzles and bug reports. What a dict leaves out has its start value, so a position can be written by hand in
a few lines; what it says is checked against the rules that hold in every game.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TypeVar, cast

from agricola.engine.card import MAJOR, Card, Cost, Price
from agricola.engine.effect import Effect, Frame, Stuck
from agricola.engine.effects import Promised
from agricola.engine.errors import BadPosition
from agricola.engine.events import MOMENTS, SOURCE_NAMES, Event
from agricola.engine.farmyard import CROP_KIND, Farmyard, grid
from agricola.engine.flow import HARVEST, ROUND_SCRIPT, Breeding, Feeding, ReturnHome, StartWork
from agricola.engine.goods import GOOD_NAMES, KINDS, Bag, bag, named
from agricola.engine.grid import EDGE_NAMES, cell_named
from agricola.engine.ids import MATERIAL_NAMES, NO_SPACE, ROUNDS
from agricola.engine.invariants import broken_rules
from agricola.engine.legality import play_on
from agricola.engine.pastures import SHAPE_BOUNDARY
from agricola.engine.placing import WORK
from agricola.engine.setup import start_state
from agricola.engine.spaces import Board, Space, open_spaces, stock_of
from agricola.engine.state import GameState, Player, Promise, change_cards
from agricola.engine.triggers import Reaction
from agricola.engine.view import farmyard_json
from agricola.record.stack import broken_stack

Json = dict[str, object]
_T = TypeVar("_T")

_IN_WORDS: dict[type, str] = {int: "a number", bool: "true or false", str: "a text", list: "a list", dict: "a dict"}
_MOST = 999
"""More than any game can pile up of anything, and few enough to list what can be done with them."""

PHASES = ("preparation", "work", "returning home", "harvest", "feeding", "breeding", "end")
_TOP_KEYS = frozenset((
    "edition", "players", "cards", "options", "round", "phase", "turn", "starting_player", "round_cards",
    "order_known", "chance", "ask_forced", "stock", "promises", "seats", "stack",
))  # fmt: skip
_SEAT_KEYS = frozenset((
    "goods", "house", "rooms", "fields", "stables", "fences", "pastures", "family", "newborns", "home", "placed",
    "newborns_on", "begging", "bonus", "cards", "hand", "occupations_played", "spent", "card_state",
))  # fmt: skip
_PROMISE_KEYS = frozenset(("round", "seat", "card", "goods", "effect"))
_FRAME_KEYS = frozenset(("effect", "seat", "space", "n", "event", "price", "reactions"))


# --- writing ----------------------------------------------------------------------------------------------------------


def write(g: GameState) -> Json:
    """The whole position as a JSON-able dict."""
    board = g.board
    return {
        "edition": board.edition,
        "players": board.players,
        "cards": False,
        "options": dict(board.options),
        "round": g.round,
        "starting_player": g.start,
        "round_cards": [board.spaces[index].name for index in g.order],
        "order_known": g.order_known,
        "chance": g.chance,
        "ask_forced": g.ask_forced,
        "stock": {space.name: named(stock_of(g, space.index)) for space in board.spaces},
        "promises": [
            {
                "round": promise.round,
                "seat": promise.seat,
                "card": promise.card,
                "goods": named(promise.goods),
                "effect": promise.effect.name if promise.effect is not None else None,
            }
            for promise in g.promises
        ],
        "seats": [_write_player(g, p) for p in g.players],
        "stack": [_write_frame(g, frame) for frame in g.stack],
    }


def _write_player(g: GameState, p: Player) -> Json:
    spaces = g.board.spaces
    return {
        "goods": named(p.goods),
        **farmyard_json(grid(p)),
        "family": p.family,
        "newborns": p.newborns,
        "home": p.home,
        "placed": [spaces[index].name for index in p.placed],
        "newborns_on": [spaces[index].name if index != NO_SPACE else None for index in p.cradle],
        "begging": p.begging,
        "bonus": p.bonus,
        "cards": [card.id for card in p.cards],
        "hand": [card.id for card in p.hand],
        "occupations_played": p.occupations_played,
        "spent": list(p.spent),
        "card_state": {name: list(state) for name, state in p.card_state.items()},
    }


def _write_frame(g: GameState, frame: Frame) -> Json:
    written: Json = {"effect": frame.effect.name, "seat": frame.seat}
    if frame.space != NO_SPACE:
        written["space"] = g.board.spaces[frame.space].name
    if frame.n:
        written["n"] = frame.n
    if frame.event is not None:
        written["event"] = _write_event(g, frame.event)
    if frame.price is not None:
        written["price"] = [{"goods": named(cost.goods), "returns": cost.returns} for cost in frame.price]
    if frame.reactions:
        written["reactions"] = [[reaction.card.id, reaction.number] for reaction in frame.reactions]
    return written


def _write_event(g: GameState, event: Event) -> Json:
    return {
        "moment": MOMENTS[event.moment],
        "seat": event.seat,
        "space": g.board.spaces[event.space].name if event.space != NO_SPACE else None,
        "goods": named(event.goods),
        "source": SOURCE_NAMES[event.source],
        "card": event.card.id if event.card is not None else None,
        "count": event.count,
        "before": event.before,
    }


# --- reading ----------------------------------------------------------------------------------------------------------


class _Reader:
    """Takes a position apart, with messages that say where something is wrong."""

    def __init__(self, board: Board) -> None:
        self.board = board

    def typed(self, data: Mapping[str, object], name: str, kind: type[_T], default: _T, where: str) -> _T:
        value = data.get(name, default)
        if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
            raise BadPosition(f"{where}: {name} must be {_IN_WORDS[kind]}, not {value!r}")
        return value

    def number(self, data: Mapping[str, object], name: str, default: int, where: str) -> int:
        value = self.typed(data, name, int, default, where)
        if not 0 <= value <= _MOST:
            raise BadPosition(f"{where}: {name} can't be {value}; it is a number from 0 to {_MOST}")
        return value

    def names(self, data: Mapping[str, object], name: str, where: str) -> list[str]:
        values = self.typed(data, name, list, [], where)
        if any(not isinstance(value, str) for value in values):
            raise BadPosition(f"{where}: {name} must be a list of names, not {values!r}")
        return cast("list[str]", values)

    def goods(self, value: object, where: str) -> Bag:
        if not isinstance(value, Mapping):
            raise BadPosition(f"{where} must be a mapping of goods to numbers, not {value!r}")
        counts = dict.fromkeys(range(KINDS), 0)
        for name, amount in value.items():
            if name not in GOOD_NAMES:
                raise BadPosition(f"{where}: {name!r} is no good; the goods are {', '.join(GOOD_NAMES)}")
            if isinstance(amount, bool) or not isinstance(amount, int) or not 0 <= amount <= _MOST:
                raise BadPosition(f"{where}: {amount!r} {name}; a number from 0 to {_MOST} is needed")
            counts[GOOD_NAMES.index(name)] = amount
        return bag(counts)

    def cells(self, values: Sequence[object], where: str) -> int:
        mask = 0
        for name in values:
            cell = cell_named(name) if isinstance(name, str) else None
            if cell is None:
                raise BadPosition(f"{where}: {name!r} is no farmyard space; they are a1 to e3")
            mask |= 1 << cell
        return mask

    def space(self, name: object, where: str) -> Space:
        space = self.board.by_name.get(name) if isinstance(name, str) else None
        if space is None:
            raise BadPosition(f"{where}: {name!r} is no action space of this game")
        return space

    def card(self, name: object, where: str) -> Card:
        card = self.board.cards.get(name) if isinstance(name, str) else None
        if card is None:
            raise BadPosition(f"{where}: {name!r} is no card of this game")
        return card

    def effect(self, name: object, where: str) -> Effect:
        effect = self.board.effects.get(name) if isinstance(name, str) else None
        if effect is None:
            raise BadPosition(f"{where}: there is no effect {name!r}")
        return effect

    def seat(self, value: object, where: str) -> int:
        if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value < self.board.players:
            raise BadPosition(f"{where}: {value!r} is no seat; they are 0 to {self.board.players - 1}")
        return value

    def one_of(self, names: tuple[str, ...], value: object, where: str) -> int:
        if not isinstance(value, str) or value not in names:
            raise BadPosition(f"{where}: {value!r} is none of {', '.join(names)}")
        return names.index(value)


def _no_strangers(data: Mapping[str, object], known: frozenset[str], where: str) -> None:
    strangers = [name for name in data if name not in known]
    if strangers:
        raise BadPosition(f"{where} knows no {strangers[0]!r}; it may say {', '.join(sorted(known))}")


def read(data: Mapping[str, object], find_board: Callable[[Mapping[str, object]], Board]) -> GameState:
    """The game in the position that a dict describes."""
    if not isinstance(data, Mapping):
        raise BadPosition(f"a position is a dict, not {type(data).__name__}")
    _no_strangers(data, _TOP_KEYS, "a position")
    board = find_board(data)
    reader = _Reader(board)
    start = reader.seat(data.get("starting_player", 0), "starting_player")
    order = _read_order(reader, data)
    chance = reader.typed(data, "chance", int, 0, "the position")
    if not 0 <= chance < 1 << 64:
        raise BadPosition(f"the position: chance must be a number of 64 bits, not {chance}")
    g = start_state(board, start, order, chance)
    g.order_known = reader.typed(data, "order_known", bool, False, "the position")
    g.round = reader.number(data, "round", 1, "the position")
    if not 1 <= g.round <= ROUNDS:
        raise BadPosition(f"the position: there is no round {g.round}; they are 1 to {ROUNDS}")
    g.open = open_spaces(g, g.round)
    seats = reader.typed(data, "seats", list, [], "the position")
    if len(seats) > board.players:
        raise BadPosition(f"the position has {len(seats)} seats for {board.players} players")
    for seat, player in enumerate(seats):
        if not isinstance(player, Mapping):
            raise BadPosition(f"seat {seat} must be a dict, not {player!r}")
        _read_player(reader, g, g.players[seat], player)
    _read_stock(reader, g, data)
    _read_promises(reader, g, data)
    if "stack" in data:
        stack = reader.typed(data, "stack", list, [], "the position")
        g.stack = [_read_frame(reader, frame, f"stack frame {n}") for n, frame in enumerate(stack)]
    else:
        _enter_phase(reader, g, data)
    gone = {frame.event.card for frame in g.stack if frame.event is not None and frame.effect.name == "flow/enter play"}
    owned = {card for p in g.players for card in p.cards}
    g.majors = tuple(card for card in board.majors if card not in owned and card not in gone)
    wrong = broken_rules(g) + broken_stack(g)
    if wrong:
        raise BadPosition("the position can't occur: " + "; ".join(wrong))
    g.ask_forced = reader.typed(data, "ask_forced", bool, False, "the position")
    try:
        play_on(g)
    except Stuck:
        raise BadPosition(f"the position leads nowhere: {g.stack[-1].effect.name!r} can't be carried out") from None
    if g.waiting and not g.options:
        raise BadPosition(f"the position leads nowhere: {g.stack[-1].effect.name!r} leaves nothing to choose")
    return g


def _read_order(reader: _Reader, data: Mapping[str, object]) -> tuple[int, ...]:
    if "round_cards" not in data:
        return tuple(space.index for space in sorted(reader.board.spaces, key=lambda s: s.stage) if space.stage)
    names = reader.names(data, "round_cards", "the position")
    return tuple(reader.space(name, "round_cards").index for name in names)


def _read_player(reader: _Reader, g: GameState, p: Player, data: Mapping[str, object]) -> None:
    where = f"seat {p.seat}"
    _no_strangers(data, _SEAT_KEYS, where)
    if "goods" in data:
        p.goods = list(reader.goods(data["goods"], f"{where}: goods"))
    _read_farmyard(reader, grid(p), data, where)
    p.family = reader.number(data, "family", 2, where)
    p.newborns = reader.number(data, "newborns", 0, where)
    p.placed = tuple(reader.space(name, f"{where}: placed").index for name in reader.names(data, "placed", where))
    p.cradle = tuple(
        NO_SPACE if name is None else reader.space(name, f"{where}: newborns_on").index
        for name in reader.typed(data, "newborns_on", list, [], where)
    )
    p.home = reader.number(data, "home", max(0, p.family - len(p.placed) - len(p.cradle)), where)
    p.begging = reader.number(data, "begging", 0, where)
    p.bonus = reader.typed(data, "bonus", int, 0, where)
    p.hand = tuple(reader.card(name, f"{where}: hand") for name in reader.names(data, "hand", where))
    if any(card.kind == MAJOR for card in p.hand):
        raise BadPosition(f"{where}: hand: a major improvement is never in a hand")
    p.occupations_played = reader.number(data, "occupations_played", 0, where)
    p.spent = tuple(reader.card(name, f"{where}: spent").id for name in reader.names(data, "spent", where))
    states = reader.typed(data, "card_state", dict, {}, where)
    if any(not isinstance(state, list) or any(type(n) is not int for n in state) for state in states.values()):
        raise BadPosition(f"{where}: card_state must map card ids to lists of numbers")
    p.card_state = {reader.card(card, f"{where}: card_state").id: tuple(state) for card, state in states.items()}
    change_cards(g, p, tuple(reader.card(name, f"{where}: cards") for name in reader.names(data, "cards", where)))
    for index in p.placed:
        g.occupied[g.board.spaces[index].site] |= 1 << p.seat


def _read_farmyard(reader: _Reader, y: Farmyard, data: Mapping[str, object], where: str) -> None:
    y.house = reader.one_of(MATERIAL_NAMES, data.get("house", "wood"), f"{where}: house")
    if "rooms" in data:
        y.rooms = reader.cells(reader.names(data, "rooms", where), f"{where}: rooms")
    fields = reader.typed(data, "fields", dict, {}, where)
    y.fields = reader.cells(list(fields), f"{where}: fields")
    for name, crop in fields.items():
        cell = cell_named(name)
        assert cell is not None
        y.crops[cell] = _read_crop(reader, crop, f"{where}: field {name}")
    y.stables = reader.cells(reader.names(data, "stables", where), f"{where}: stables")
    y.fences = _read_fences(reader, data, where)


def _read_crop(reader: _Reader, crop: object, where: str) -> int:
    counts = reader.goods(crop, where)
    kinds = [good for good in range(KINDS) if counts[good]]
    if len(kinds) > 1 or any(counts[good] >= CROP_KIND for good in kinds):
        raise BadPosition(f"{where} can't hold {named(counts)}")
    return kinds[0] * CROP_KIND + counts[kinds[0]] if kinds else 0


def _read_fences(reader: _Reader, data: Mapping[str, object], where: str) -> int:
    fences = 0
    for name in reader.names(data, "fences", where):
        if name not in EDGE_NAMES:
            raise BadPosition(f"{where}: {name!r} is no fence space; one is a farmyard space and n, w, s or e: b2n")
        fences |= 1 << EDGE_NAMES.index(name)
    for area in reader.typed(data, "pastures", list, [], where):
        mask = reader.cells(list(area), f"{where}: pastures") if isinstance(area, list) else 0
        if mask not in SHAPE_BOUNDARY:
            raise BadPosition(f"{where}: {area!r} is no pasture; one is a list of connected farmyard spaces")
        fences |= SHAPE_BOUNDARY[mask]
    return fences


def _read_stock(reader: _Reader, g: GameState, data: Mapping[str, object]) -> None:
    """What lies on the spaces; a space that is left out holds one round's goods.

    A card that the preparation phase is about to turn up holds nothing yet (revised 6.1).
    """
    stock = reader.typed(data, "stock", dict, {}, "the position")
    for name in stock:
        reader.space(name, "stock")
    prepared = "stack" in data or data.get("phase") != "preparation"
    in_play = g.open if prepared else open_spaces(g, g.round - 1)
    for space in g.board.spaces:
        first = space.index * KINDS
        if space.name in stock:
            g.stock[first : first + KINDS] = reader.goods(stock[space.name], f"stock of {space.name}")
        elif space in in_play:
            for good, amount in space.income:
                g.stock[first + good] = amount


def _read_promises(reader: _Reader, g: GameState, data: Mapping[str, object]) -> None:
    promises: list[Promise] = []
    for number, promise in enumerate(reader.typed(data, "promises", list, [], "the position")):
        where = f"promise {number}"
        if not isinstance(promise, Mapping):
            raise BadPosition(f"{where} must be a dict, not {promise!r}")
        _no_strangers(promise, _PROMISE_KEYS, where)
        effect = promise.get("effect")
        if effect is not None and effect not in _promised_deeds(g.board):
            raise BadPosition(f"{where}: no card promises the effect {effect!r}")
        promises.append(
            Promise(
                reader.number(promise, "round", 0, where),
                reader.seat(promise.get("seat"), where),
                reader.typed(promise, "card", str, "", where),
                reader.goods(promise.get("goods", {}), where),
                None if effect is None else reader.effect(effect, where),
            )
        )
    g.promises = tuple(promises)


def _promised_deeds(board: Board) -> list[str]:
    """The names of the deeds that some card puts on round spaces."""
    promises = [effect for effect in board.effects.values() if isinstance(effect, Promised)]
    return [promise.deed.name for promise in promises if promise.deed is not None]


def _step(kind: type) -> int:
    return next(number for number, step in enumerate(ROUND_SCRIPT) if isinstance(step, kind))


def _enter_phase(reader: _Reader, g: GameState, data: Mapping[str, object]) -> None:
    """Build the stack of a game that is at the beginning of a phase."""
    name = data.get("phase", "work")
    reader.one_of(PHASES, name, "phase")
    flow = g.board.flow
    if name == "preparation":
        g.round -= 1
        g.open = open_spaces(g, g.round)
        g.stack = [Frame(flow, g.start)]
    elif name == "work":
        turn = reader.seat(data.get("turn", g.start), "turn")
        g.stack = [Frame(flow, g.start, NO_SPACE, _step(StartWork) + 1), Frame(WORK, turn)]
    elif name == "returning home":
        g.stack = [Frame(flow, g.start, NO_SPACE, _step(ReturnHome))]
    elif name == "end":
        g.stack = []
    else:
        steps = {"harvest": 0, "feeding": _harvest_step(Feeding), "breeding": _harvest_step(Breeding)}
        after = ROUND_SCRIPT.index(HARVEST) + 1
        g.stack = [Frame(flow, g.start, NO_SPACE, after), Frame(HARVEST, g.start, NO_SPACE, steps[str(name)])]


def _harvest_step(kind: type) -> int:
    return next(number for number, step in enumerate(HARVEST.steps) if isinstance(step, kind))


def _read_frame(reader: _Reader, data: object, where: str) -> Frame:
    if not isinstance(data, Mapping):
        raise BadPosition(f"{where} must be a dict, not {data!r}")
    _no_strangers(data, _FRAME_KEYS, where)
    price: Price | None = None
    if "price" in data:
        price = tuple(_read_cost(reader, cost, where) for cost in reader.typed(data, "price", list, [], where))
    reactions = [_read_reaction(reader, pair, where) for pair in reader.typed(data, "reactions", list, [], where)]
    return Frame(
        reader.effect(data.get("effect"), where),
        reader.seat(data.get("seat", 0), where),
        reader.space(data["space"], where).index if "space" in data else NO_SPACE,
        reader.number(data, "n", 0, where),
        _read_event(reader, data["event"], where) if "event" in data else None,
        price,
        tuple(reactions),
    )


def _read_cost(reader: _Reader, data: object, where: str) -> Cost:
    if not isinstance(data, Mapping):
        raise BadPosition(f"{where}: a cost must be a dict, not {data!r}")
    return Cost(reader.goods(data.get("goods", {}), where), reader.typed(data, "returns", str, "", where))


def _read_reaction(reader: _Reader, data: object, where: str) -> Reaction:
    if not isinstance(data, list) or len(data) != 2:
        raise BadPosition(f"{where}: a reaction must be a card's id and a number, not {data!r}")
    card = reader.card(data[0], where)
    number = data[1]
    if type(number) is not int or not 0 <= number < len(card.rules.triggers):
        raise BadPosition(f"{where}: {card.name} has no reaction {number!r}")
    return Reaction(card, number, card.rules.triggers[number])


def _read_event(reader: _Reader, data: object, where: str) -> Event:
    if not isinstance(data, Mapping):
        raise BadPosition(f"{where}: the event must be a dict, not {data!r}")
    space, card = data.get("space"), data.get("card")
    return Event(
        reader.one_of(MOMENTS, data.get("moment"), where),
        -1 if data.get("seat", -1) == -1 else reader.seat(data["seat"], where),
        NO_SPACE if space is None else reader.space(space, where).index,
        reader.goods(data.get("goods", {}), where),
        reader.one_of(SOURCE_NAMES, data.get("source", "supply"), where),
        None if card is None else reader.card(card, where),
        reader.typed(data, "count", int, 0, where),
        reader.typed(data, "before", int, 0, where),
    )
