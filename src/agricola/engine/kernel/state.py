"""The state of a game: plain data that can be cloned in microseconds, compared and saved.

What can be derived is not stored (pastures, capacities, used cells, points), with one exception: the abilities that a
player's cards add up to (`abilities.py`).
"""

from __future__ import annotations

from agricola.engine.farm.animals import Housing
from agricola.engine.goods import BUILDING_RESOURCES, KINDS, Bag
from agricola.engine.ids import ROUNDS
from agricola.engine.kernel.abilities import abilities_of
from agricola.engine.kernel.actions import Action
from agricola.engine.kernel.board import Board
from agricola.engine.kernel.card import Card, Conversion
from agricola.engine.kernel.dealing import LooseCards
from agricola.engine.kernel.event_log import EventLog
from agricola.engine.kernel.frame import Frame
from agricola.engine.kernel.player import Player, Promise, yard_with_room
from agricola.engine.kernel.spaces import Space


class GameState:
    """The whole position of a game, hidden parts included."""

    __slots__ = (
        "ask_end_turn",
        "ask_forced",
        "board",
        "chance",
        "event_log",
        "foreseen_by",
        "grown",
        "loose_cards",
        "majors",
        "minor_pile",
        "occupation_pile",
        "occupied",
        "open",
        "options",
        "order",
        "order_known",
        "players",
        "promises",
        "round",
        "stack",
        "start",
        "stock",
        "stock_shared",
        "subscribed",
        "waiting",
    )  # fmt: skip

    def __init__(
        self,
        board: Board,
        round: int,
        start: int,
        players: list[Player],
        stock: list[int],
        occupied: list[int],
        order: tuple[int, ...],
        open: tuple[Space, ...],
        majors: tuple[Card, ...],
        promises: tuple[Promise, ...],
        stack: list[Frame],
        options: list[Action],
        waiting: bool,
        chance: int,
        subscribed: int,
        ask_forced: bool,
        minor_pile: tuple[Card, ...],
        occupation_pile: tuple[Card, ...],
        order_known: bool,
        ask_end_turn: bool,
        foreseen_by: int = 0,
        loose_cards: LooseCards | None = None,
        stock_shared: bool = False,
        grown: int = 0,
    ) -> None:
        self.board = board
        self.round = round
        self.start = start
        """The seat that holds the starting player token."""
        self.players = players
        self.stock = stock
        """What lies on the action spaces: ten counts for each space, one after the other. To be changed only through
        `own_stock`, because clones share it."""
        self.stock_shared = stock_shared
        """Whether a clone may hold the same list, so that it is copied before it is changed."""
        self.occupied = occupied
        """For each site the seats that have a person there, as a mask."""
        self.order = order
        """The round cards by round. Hidden from round `round` on."""
        self.open = open
        """The spaces in play, in the order of the board."""
        self.majors = majors
        """The major improvements on the board."""
        self.promises = promises
        self.stack = stack
        self.options = options
        """The answers to the open question while `waiting`."""
        self.waiting = waiting
        self.chance = chance
        """The generator's state. Hidden."""
        self.subscribed = subscribed
        """The moments that some card in play listens to, as a mask."""
        self.ask_forced = ask_forced
        self.minor_pile = minor_pile
        self.occupation_pile = occupation_pile
        self.order_known = order_known
        """Whether the player chose the order of the round cards, which a solo player may (revised 14.2)."""
        self.ask_end_turn = ask_end_turn
        """Whether a turn ends only when its player says so: until then nothing hidden comes to light."""
        self.foreseen_by = foreseen_by
        """The seats that know the round cards to come although others do not, as a mask."""
        self.loose_cards = loose_cards
        """Hand cards that lie in no hand, in games in which there are some."""
        self.grown = grown
        """The seats that have used an action space for family growth in this round, as a mask."""
        self.event_log: EventLog | None = None
        """Where what happens is told, if somebody records it; never in a clone."""

    def clone(self) -> GameState:
        """An independent copy; what never changes in place is shared."""
        self.stock_shared = True
        return GameState(
            self.board, self.round, self.start, [player.clone() for player in self.players], self.stock,
            self.occupied.copy(), self.order, self.open, self.majors, self.promises, self.stack.copy(), self.options,
            self.waiting, self.chance, self.subscribed, self.ask_forced, self.minor_pile, self.occupation_pile,
            self.order_known, self.ask_end_turn, self.foreseen_by, self.loose_cards, True,
            self.grown,
        )  # fmt: skip

    def key(self) -> tuple[object, ...]:
        """A hashable value that is equal for equal positions, hidden parts included."""
        return (
            self.board.key, self.round, self.start, tuple([player.key() for player in self.players]), tuple(self.stock),
            tuple(self.occupied), self.order, tuple([card.id for card in self.majors]),
            tuple([(p.round, p.seat, p.card, p.goods, p.effect.name if p.effect is not None else "")
                   for p in self.promises]),
            tuple([frame_key(frame) for frame in self.stack]), self.chance, self.ask_forced,
            tuple([card.id for card in self.minor_pile]), tuple([card.id for card in self.occupation_pile]),
            self.order_known, self.ask_end_turn, self.foreseen_by,
            None if self.loose_cards is None else self.loose_cards.key(), self.grown,
        )  # fmt: skip


def frame_key(frame: Frame) -> tuple[object, ...]:
    """A hashable value that is equal for equal frames."""
    price = frame.price
    event = frame.event
    return (
        frame.effect.name,
        frame.seat,
        frame.space,
        frame.steps,
        frame.optional,
        () if price is None else tuple([(cost.goods, cost.returns, cost.uses) for cost in price]),
        ()
        if event is None
        else (
            event.moment,
            event.seat,
            event.space,
            event.goods,
            event.source,
            event.count,
            event.cells,
            event.at_hand,
            event.material,
            event.old_material,
            event.old_fences,
            event.played_by,
            event.drawn,
            event.placed_before,
            "" if event.card is None else event.card.id,
        ),
        tuple([(reaction.card.id, reaction.number) for reaction in frame.reactions]),
    )


def partner_of(g: GameState, p: Player) -> Player | None:
    """The partner of a player in a team game."""
    team = g.board.team
    return None if team is None else g.players[team.partners[p.seat]]


def animal_housing(g: GameState, p: Player) -> Housing:
    """The places for animals on a player's farm, cards included."""
    places = yard_with_room(p, g.board.one_pasture_per_kind)
    for card in p.abilities.housed:
        holds = card.rules.holds
        assert holds is not None
        places = holds(g, p.seat, places)
    return places


def count_gain(g: GameState, p: Player, goods: Bag) -> None:
    """Note the building resources that a player gets in a work phase, for cards that look back at them."""
    board = g.board
    if board.with_cards and g.stack:
        first, last = board.work_steps
        if first <= g.stack[0].steps <= last:
            for good in BUILDING_RESOURCES:
                p.gained += goods[good]


def kitchen_closed(g: GameState) -> bool:
    """Whether animals can't be turned into food any more: after the last breeding, where a board says so."""
    from_step = g.board.no_cooking_from
    return from_step > 0 and g.round == ROUNDS and len(g.stack) > 0 and g.stack[0].steps >= from_step


def trades_of(g: GameState, p: Player) -> tuple[Conversion, ...]:
    """Every trade that a player's cards allow at any time, as it stands."""
    trades = p.abilities.trades
    for card in p.abilities.offers:
        offers = card.rules.offers
        assert offers is not None
        trades += offers(g, p.seat)
    return trades


def works(g: GameState, p: Player) -> bool:
    """Whether a player takes part in the work phase of this round; only a card keeps one away."""
    for card in p.abilities.misses_work:
        misses = card.rules.misses_work
        assert misses is not None
        if misses(g, p.seat):
            return False
    return True


def takes_part(g: GameState, p: Player) -> bool:
    """Whether a player takes part in this harvest, or in the next one; only a card keeps one away."""
    for card in p.abilities.misses_harvest:
        misses = card.rules.misses_harvest
        assert misses is not None
        if misses(g, p.seat):
            return False
    return True


def away_from_work(g: GameState) -> int:
    """The seats that take no part in the work phase of this round, as a mask."""
    away = 0
    for player in g.players:
        if not works(g, player):
            away |= 1 << player.seat
    return away


def seats_in(g: GameState, mask: int) -> list[int]:
    """The seats that a mask is of."""
    return [player.seat for player in g.players if mask >> player.seat & 1]


def in_play(g: GameState, card: Card) -> bool:
    """Whether a card lies in front of somebody."""
    for player in g.players:
        if card in player.cards:
            return True
    return False


def change_cards(g: GameState, p: Player, cards: tuple[Card, ...]) -> None:
    """Put these cards in front of a player, in place of the ones that lay there."""
    p.cards = cards
    p.abilities = abilities_of((*cards, *p.still_acting) if p.still_acting else cards)
    g.subscribed = 0
    for player in g.players:
        g.subscribed |= player.abilities.subscribed


def own_stock(g: GameState) -> list[int]:
    """What lies on the action spaces, to be changed: copied first where a clone may hold it too."""
    if g.stock_shared:
        g.stock = g.stock.copy()
        g.stock_shared = False
    return g.stock


def stock_of(g: GameState, space: int) -> list[int]:
    """What lies on a space, as ten counts."""
    return g.stock[space * KINDS : space * KINDS + KINDS]


def has_stock(g: GameState, space: int) -> bool:
    """Whether anything lies on a space; what piles up there is looked at first, because it nearly always does."""
    stock = g.stock
    first = space * KINDS
    for good, _ in g.board.spaces[space].income:
        if stock[first + good]:
            return True
    for index in range(first, first + KINDS):
        if stock[index]:
            return True
    return False
