"""What an encoder told before: of a round, of the seats of a game. Most of a position is as it was one step ago.

An encoder that is shown the same game again asks here whether anything has changed that a row follows from, which is
quicker than finding out the row again. Compiled with the engine, so it imports nothing but the engine and the compiled
part of the encoding.
"""

from __future__ import annotations

from agricola.encoding.column_numbers import FIRST_SPACE, S_GOODS, SPACE_SIZE
from agricola.encoding.farm_columns import FarmColumns
from agricola.engine.farm.farmyard import Farmyard
from agricola.engine.goods import KINDS
from agricola.engine.kernel.abilities import NO_CARDS
from agricola.engine.kernel.card import Card
from agricola.engine.kernel.player import Player, Promise
from agricola.engine.kernel.spaces import Space
from agricola.engine.kernel.state import GameState
from agricola.engine.rounds.flow import is_fed


class RoundColumns:
    """What is told of a round as long as no space opens and no improvement is built, and where the rest comes."""

    __slots__ = ("columns", "goods_at", "people_at", "sites", "slots", "stocks")

    def __init__(self, columns: bytes, open: tuple[Space, ...], slots: list[int], mains: list[int]) -> None:
        self.columns = columns
        self.sites: list[int] = [space.site for space in open]
        self.people_at: list[int] = [FIRST_SPACE + slots[space.index] * SPACE_SIZE for space in open]
        """The first column of each open space; `sites` says where its people stand."""
        self.slots: list[int] = [slots[space.index] for space in open]
        piles = [space.index for space in open if mains[space.index] >= 0]
        self.stocks: list[int] = [index * KINDS + mains[index] for index in piles]
        self.goods_at: list[int] = [FIRST_SPACE + slots[index] * SPACE_SIZE + S_GOODS for index in piles]
        """The column of what piles up on a space; `stocks` says where it stands in the stock."""


class SeatColumns:
    """What was last told of a seat, and all that it followed from."""

    __slots__ = (
        "abilities",
        "begging",
        "bonus",
        "card_state",
        "cards",
        "columns",
        "crops",
        "family",
        "farm",
        "fed",
        "fences",
        "fields",
        "gained",
        "goods",
        "hand",
        "home",
        "house",
        "known",
        "lodgers",
        "newborns",
        "promises",
        "rooms",
        "round",
        "spent",
        "stables",
        "start",
        "upright",
    )  # fmt: skip

    def __init__(self) -> None:
        self.known = False
        """Whether it can be told again: not if a card has a say in it that may look at anything."""
        self.columns = bytearray()
        self.farm: FarmColumns | None = None
        self.goods: list[int] = []
        self.crops: list[int] = []
        self.rooms = self.house = self.fields = self.stables = self.fences = self.upright = 0
        self.family = self.lodgers = self.newborns = self.home = 0
        self.begging = self.bonus = self.gained = 0
        self.round = self.start = 0
        self.fed = False
        self.abilities = NO_CARDS
        self.cards: tuple[Card, ...] = ()
        self.hand: tuple[Card, ...] = ()
        self.spent: tuple[str, ...] = ()
        self.card_state: dict[str, tuple[int, ...]] = {}
        self.promises: tuple[Promise, ...] = ()

    def note(self, g: GameState, p: Player, farm: FarmColumns) -> None:
        """Remember what the columns follow from."""
        yard = p.yard
        abilities = p.abilities
        self.farm = None
        self.known = False
        if not isinstance(yard, Farmyard):
            return
        self.farm = farm
        self.known = not abilities.housed and not farm.scoring
        self.goods = p.goods.copy()
        self.crops = yard.crops.copy()
        self.rooms = yard.rooms
        self.house = yard.house
        self.fields = yard.fields
        self.stables = yard.stables
        self.fences = yard.fences
        self.upright = yard.upright
        self.family = p.family
        self.lodgers = p.lodgers
        self.newborns = p.newborns
        self.home = p.home
        self.begging = p.begging
        self.bonus = p.bonus
        self.gained = p.gained
        self.round = g.round
        self.start = g.start
        self.fed = is_fed(g, p.seat)
        self.abilities = abilities
        self.cards = p.cards
        self.hand = p.hand
        self.spent = p.spent
        self.card_state = p.card_state
        self.promises = g.promises

    def farm_holds(self, p: Player) -> bool:
        """Whether all that `farm` follows from is as it was when it was noted."""
        yard = p.yard
        return (
            isinstance(yard, Farmyard)
            and self.abilities is p.abilities
            and self.cards is p.cards
            and self.rooms == yard.rooms
            and self.house == yard.house
            and self.fields == yard.fields
            and self.stables == yard.stables
            and self.fences == yard.fences
            and self.upright == yard.upright
        )

    def still_holds(self, g: GameState, p: Player) -> bool:
        """Whether all that the columns follow from is as it was."""
        yard = p.yard
        return (
            self.known
            and self.home == p.home
            and self.round == g.round
            and self.start == g.start
            and self.goods == p.goods
            and self.farm_holds(p)
            and isinstance(yard, Farmyard)
            and self.crops == yard.crops
            and self.family == p.family
            and self.lodgers == p.lodgers
            and self.newborns == p.newborns
            and self.begging == p.begging
            and self.bonus == p.bonus
            and self.gained == p.gained
            and self.hand is p.hand
            and self.spent is p.spent
            and self.card_state is p.card_state
            and self.promises is g.promises
            and self.fed == is_fed(g, p.seat)
        )


class LastTold:
    """What an encoder last told of a game, so that it need not find out again what is as it was."""

    def __init__(self, seats: int) -> None:
        self.seats: list[SeatColumns] = [SeatColumns() for _ in range(seats)]
        self.round_columns: RoundColumns | None = None
        """What was told of the round; games share it, so what this game had then is noted beside it."""
        self._round = 0
        self._open: tuple[Space, ...] = ()
        self._order: tuple[int, ...] = ()
        self._majors: tuple[Card, ...] = ()

    def note_round(self, g: GameState, order: tuple[int, ...], columns: RoundColumns) -> None:
        """Remember what was told of the round; the order of the round cards is empty where it is not known."""
        self.round_columns = columns
        self._round = g.round
        self._open = g.open
        self._order = order
        self._majors = g.majors

    def round_holds(self, g: GameState, order: tuple[int, ...]) -> bool:
        """Whether nothing has changed that `round_columns` follow from."""
        return self._open is g.open and self._majors is g.majors and self._round == g.round and self._order is order
