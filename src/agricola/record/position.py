"""A whole position as plain JSON data, hidden parts included, and back.

For tests, puzzles and bug reports. What a dict leaves out has its start value, so a position can be written by hand in
a few lines; what it says is checked against the rules that hold in every game.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from agricola.engine.deeds.improving import ENTER_PLAY
from agricola.engine.deeds.legality import play_on
from agricola.engine.economy.gains import Promised
from agricola.engine.errors import BadPosition
from agricola.engine.goods import KINDS, named
from agricola.engine.ids import NO_SPACE, ROUNDS
from agricola.engine.kernel.board import Board
from agricola.engine.kernel.card import MAJOR, OCCUPATION, Card
from agricola.engine.kernel.dealing import LooseCards
from agricola.engine.kernel.effect import CannotComplete
from agricola.engine.kernel.frame import Frame
from agricola.engine.kernel.moments import BREEDING_START, FEEDING_START, HOME_START
from agricola.engine.kernel.player import Player, Promise
from agricola.engine.kernel.round_cards import open_spaces
from agricola.engine.kernel.state import GameState, change_cards, seats_in, stock_of
from agricola.engine.message import Message
from agricola.engine.rounds.flow import (
    HARVEST,
    HARVEST_NUMBER,
    ROUND_SCRIPT,
    AtMoment,
    Reveal,
    StartWork,
    Step,
    turns_of,
)
from agricola.engine.rounds.invariants import broken_rules
from agricola.engine.rounds.setup import start_state
from agricola.record.fields import Reader, no_unknown_keys
from agricola.record.frames import read_frame, write_frame
from agricola.record.stack import broken_stack
from agricola.record.yards import read_yard, yard_keys

Json = dict[str, object]

PHASES = ("preparation", "work", "returning home", "harvest", "feeding", "breeding", "end")
_TOP_KEYS = frozenset((
    "edition", "players", "cards", "options", "round", "phase", "turn", "starting_player", "round_cards",
    "order_known", "chance", "ask_forced", "ask_end_turn", "stock", "promises", "seats", "minor_pile",
    "occupation_pile", "stack", "foreseen_by", "loose_cards", "grown",
))  # fmt: skip
_SEAT_KEYS = frozenset((
    "goods", "family", "newborns", "home", "placed", "newborns_on", "begging", "bonus", "cards", "hand",
    "known_in_hand", "lodgers", "occupations_played", "spent", "card_state", "gained", "guests", "discarded",
    "still_acting",
))  # fmt: skip
_LOOSE_KEYS = frozenset(("packs", "picks", "seen", "face_up", "taken_in"))
_PROMISE_KEYS = frozenset(("round", "seat", "card", "goods", "effect"))


# --- writing ----------------------------------------------------------------------------------------------------------


def write(g: GameState) -> Json:
    """The whole position as a JSON-able dict."""
    board = g.board
    return {
        "edition": board.edition,
        "players": board.players,
        "cards": board.with_cards,
        "options": board.options_json(),
        "round": g.round,
        "starting_player": g.start,
        "round_cards": [board.spaces[index].id for index in g.order],
        "order_known": g.order_known,
        **({"foreseen_by": seats_in(g, g.foreseen_by)} if g.foreseen_by else {}),
        **({"grown": seats_in(g, g.grown)} if g.grown else {}),
        "chance": g.chance,
        "ask_forced": g.ask_forced,
        "ask_end_turn": g.ask_end_turn,
        "stock": {space.id: named(stock_of(g, space.index)) for space in board.spaces},
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
        "minor_pile": [card.id for card in g.minor_pile],
        "occupation_pile": [card.id for card in g.occupation_pile],
        **({"loose_cards": _write_loose(g.loose_cards)} if g.loose_cards is not None else {}),
        "stack": [write_frame(g, frame) for frame in g.stack],
    }


def _write_loose(loose: LooseCards) -> Json:
    return {
        "packs": [[card.id for card in pack] for pack in loose.packs],
        "picks": [[card.id for card in picks] for picks in loose.picks],
        "seen": [[[card.id for card in group] for group in groups] for groups in loose.seen],
        "face_up": [card.id for card in loose.face_up],
        "taken_in": loose.taken_in,
    }


def _write_player(g: GameState, p: Player) -> Json:
    spaces = g.board.spaces
    return {
        "goods": named(p.goods),
        **p.yard.as_json(),
        "family": p.family,
        "lodgers": p.lodgers,
        "newborns": p.newborns,
        "home": p.home,
        "placed": [spaces[index].id for index in p.placed],
        "newborns_on": [spaces[index].id if index != NO_SPACE else None for index in p.newborn_spaces],
        "begging": p.begging,
        "bonus": p.bonus,
        "cards": [card.id for card in p.cards],
        "hand": [card.id for card in p.hand],
        "known_in_hand": [card.id for card in p.known],
        "occupations_played": p.occupations_played,
        "spent": list(p.spent),
        "card_state": {name: list(state) for name, state in p.card_state.items()},
        "gained": p.gained,
        **({"guests": p.guests} if p.guests else {}),
        **({"discarded": [card.id for card in p.discarded]} if p.discarded else {}),
        **({"still_acting": [card.id for card in p.still_acting]} if p.still_acting else {}),
    }


# --- reading ----------------------------------------------------------------------------------------------------------


def read(
    data: Mapping[str, object],
    find_board: Callable[[Mapping[str, object]], Board],
    words: Callable[[Board, Message], str],
) -> GameState:
    """The game in the position that a dict describes; `words` says what is wrong with it."""
    if not isinstance(data, Mapping):
        raise BadPosition(f"a position is a dict, not {type(data).__name__}")
    no_unknown_keys(data, _TOP_KEYS, "a position")
    board = find_board(data)
    reader = Reader(board)
    start = reader.seat(data.get("starting_player", 0), "starting_player")
    order = _read_order(reader, data)
    chance = reader.typed(data, "chance", int, 0, "the position")
    if not 0 <= chance < 1 << 64:
        raise BadPosition(f"the position: chance must be a number of 64 bits, not {chance}")
    g = start_state(board, start, order, chance)
    g.order_known = reader.typed(data, "order_known", bool, False, "the position")
    g.foreseen_by = reader.seats(data, "foreseen_by", "the position")
    g.grown = reader.seats(data, "grown", "the position")
    g.round = reader.number(data, "round", 1, "the position")
    # Before the first round a hand may be chosen and kept occupations act; a position there tells its stack.
    if not (0 if "stack" in data and (board.openings or board.with_cards) else 1) <= g.round <= ROUNDS:
        raise BadPosition(f"the position: there is no round {g.round}; they are 1 to {ROUNDS}")
    seats = reader.typed(data, "seats", list, [], "the position")
    if len(seats) > board.players:
        raise BadPosition(f"the position has {len(seats)} seats for {board.players} players")
    for seat, player in enumerate(seats):
        if not isinstance(player, Mapping):
            raise BadPosition(f"seat {seat} must be a dict, not {player!r}")
        _read_player(reader, g, g.players[seat], player)
    g.open = open_spaces(g, g.round)
    g.minor_pile = tuple(reader.card(name, "minor_pile") for name in reader.names(data, "minor_pile", "the position"))
    g.occupation_pile = tuple(
        reader.card(name, "occupation_pile") for name in reader.names(data, "occupation_pile", "the position")
    )
    if "loose_cards" in data:
        g.loose_cards = _read_loose(reader, reader.typed(data, "loose_cards", dict, {}, "the position"))
    _read_stock(reader, g, data)
    _read_promises(reader, g, data)
    if "stack" in data:
        stack = reader.typed(data, "stack", list, [], "the position")
        g.stack = [read_frame(reader, frame, f"stack frame {n}") for n, frame in enumerate(stack)]
        if g.stack and 0 < g.stack[0].steps <= _step(Reveal):
            g.open = open_spaces(g, g.round - 1)  # before the round its card is still hidden
    else:
        _enter_phase(reader, g, data)
    gone = {frame.event.card for frame in g.stack if frame.event is not None and frame.effect is ENTER_PLAY}
    owned = {card for p in g.players for card in p.cards}
    g.majors = tuple(card for card in board.majors if card not in owned and card not in gone)
    wrong = [words(board, problem) for problem in [*broken_rules(g), *broken_stack(g)]]
    if wrong:
        raise BadPosition("the position can't occur: " + "; ".join(wrong))
    g.ask_forced = reader.typed(data, "ask_forced", bool, False, "the position")
    g.ask_end_turn = reader.typed(data, "ask_end_turn", bool, False, "the position")
    try:
        play_on(g)
    except CannotComplete:
        raise BadPosition(f"the position leads nowhere: {g.stack[-1].effect.name!r} can't be carried out") from None
    if g.waiting and not g.options:
        raise BadPosition(f"the position leads nowhere: {g.stack[-1].effect.name!r} leaves nothing to choose")
    return g


def _read_order(reader: Reader, data: Mapping[str, object]) -> tuple[int, ...]:
    if "round_cards" not in data:
        return tuple(space.index for space in sorted(reader.board.spaces, key=lambda s: s.stage) if space.stage)
    names = reader.names(data, "round_cards", "the position")
    return tuple(reader.space(name, "round_cards").index for name in names)


def _read_player(reader: Reader, g: GameState, p: Player, data: Mapping[str, object]) -> None:
    where = f"seat {p.seat}"
    no_unknown_keys(data, _SEAT_KEYS | yard_keys(p.yard), where)
    if "goods" in data:
        p.goods = list(reader.goods(data["goods"], f"{where}: goods"))
    read_yard(reader, p.yard, data, where)
    p.family = reader.number(data, "family", 2, where)
    p.lodgers = reader.number(data, "lodgers", 0, where)
    p.newborns = reader.number(data, "newborns", 0, where)
    p.placed = tuple(reader.space(name, f"{where}: placed").index for name in reader.names(data, "placed", where))
    p.newborn_spaces = tuple(
        NO_SPACE if name is None else reader.space(name, f"{where}: newborns_on").index
        for name in reader.typed(data, "newborns_on", list, [], where)
    )
    p.guests = reader.number(data, "guests", 0, where)
    p.home = reader.number(
        data, "home", max(0, p.family + p.lodgers + p.guests - len(p.placed) - len(p.newborn_spaces)), where
    )
    p.begging = reader.number(data, "begging", 0, where)
    p.bonus = reader.typed(data, "bonus", int, 0, where)
    p.hand = tuple(reader.card(name, f"{where}: hand") for name in reader.names(data, "hand", where))
    if any(card.kind == MAJOR for card in p.hand):
        raise BadPosition(f"{where}: hand: a major improvement is never in a hand")
    p.discarded = tuple(reader.card(name, f"{where}: discarded") for name in reader.names(data, "discarded", where))
    p.still_acting = tuple(
        reader.card(name, f"{where}: still_acting") for name in reader.names(data, "still_acting", where)
    )
    p.known = tuple(reader.card(name, f"{where}: known_in_hand") for name in reader.names(data, "known_in_hand", where))
    p.spent = tuple(reader.card(name, f"{where}: spent").id for name in reader.names(data, "spent", where))
    p.gained = reader.number(data, "gained", 0, where)
    states = reader.typed(data, "card_state", dict, {}, where)
    if any(not isinstance(state, list) or any(type(n) is not int for n in state) for state in states.values()):
        raise BadPosition(f"{where}: card_state must map card ids to lists of numbers")
    p.card_state = {reader.card(card, f"{where}: card_state").id: tuple(state) for card, state in states.items()}
    change_cards(g, p, tuple(reader.card(name, f"{where}: cards") for name in reader.names(data, "cards", where)))
    played = sum(card.kind == OCCUPATION for card in p.cards)
    p.occupations_played = reader.number(data, "occupations_played", played, where)
    for index in p.placed:
        g.occupied[g.board.spaces[index].site] |= 1 << p.seat


def _read_loose(reader: Reader, data: Mapping[str, object]) -> LooseCards:
    """The hand cards that lie in no hand; lists that are left out are empty."""
    where = "loose_cards"
    no_unknown_keys(data, _LOOSE_KEYS, where)
    seats = range(reader.board.players)

    def by_seat(name: str) -> list[list[object]]:
        lists = reader.typed(data, name, list, [[] for _ in seats], where)
        if len(lists) != len(seats) or any(not isinstance(cards, list) for cards in lists):
            raise BadPosition(f"{where}: {name} must list cards for each of the {len(seats)} seats, not {lists!r}")
        return lists

    def cards(names: object, name: str) -> tuple[Card, ...]:
        if not isinstance(names, list):
            raise BadPosition(f"{where}: {name} must be a list of cards, not {names!r}")
        found = tuple(reader.card(one, f"{where}: {name}") for one in names)
        if any(card.kind == MAJOR for card in found):
            raise BadPosition(f"{where}: {name}: a major improvement is no hand card")
        return found

    return LooseCards(
        tuple(cards(pack, "packs") for pack in by_seat("packs")),
        tuple(cards(picks, "picks") for picks in by_seat("picks")),
        tuple(tuple(cards(group, "seen") for group in groups) for groups in by_seat("seen")),
        cards(data.get("face_up", []), "face_up"),
        reader.number(data, "taken_in", 0, where),
    )


def _read_stock(reader: Reader, g: GameState, data: Mapping[str, object]) -> None:
    """What lies on the spaces; a space that is left out holds one round's goods.

    A card that the preparation phase is about to turn up holds nothing yet (revised 6.1).
    """
    told = reader.typed(data, "stock", dict, {}, "the position")
    stock = {reader.space(name, "stock").id: goods for name, goods in told.items()}
    prepared = "stack" in data or data.get("phase") != "preparation"
    in_play = g.open if prepared else open_spaces(g, g.round - 1)
    for space in g.board.spaces:
        first = space.index * KINDS
        if space.id in stock:
            g.stock[first : first + KINDS] = reader.goods(stock[space.id], f"stock of {space.name}")
        elif space in in_play:
            for good, amount in space.income:
                g.stock[first + good] = amount


def _read_promises(reader: Reader, g: GameState, data: Mapping[str, object]) -> None:
    promises: list[Promise] = []
    for number, promise in enumerate(reader.typed(data, "promises", list, [], "the position")):
        where = f"promise {number}"
        if not isinstance(promise, Mapping):
            raise BadPosition(f"{where} must be a dict, not {promise!r}")
        no_unknown_keys(promise, _PROMISE_KEYS, where)
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


def _enter_phase(reader: Reader, g: GameState, data: Mapping[str, object]) -> None:
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
        g.stack = [Frame(flow, g.start, NO_SPACE, _step(StartWork) + 1), Frame(turns_of(g), turn)]
    elif name == "returning home":
        g.stack = [Frame(flow, g.start, NO_SPACE, _moment(ROUND_SCRIPT, HOME_START))]
    elif name == "end":
        g.stack = []
    elif g.round not in g.board.harvest_rounds:
        raise BadPosition(f"the position: there is no harvest in round {g.round}")
    elif name == "harvest":
        # Before a harvest come the cards that work at any time.
        g.stack = [Frame(flow, g.start, NO_SPACE, ROUND_SCRIPT.index(HARVEST) - 1)]
    else:
        first = _moment(HARVEST.steps, FEEDING_START if name == "feeding" else BREEDING_START)
        g.stack = [Frame(flow, g.start, NO_SPACE, HARVEST_NUMBER), Frame(HARVEST, g.start, NO_SPACE, first)]


def _moment(steps: tuple[Step, ...], moment: int) -> int:
    """The number of the step at which a moment comes."""
    return next(number for number, step in enumerate(steps) if isinstance(step, AtMoment) and step.moment == moment)
