"""What can be counted on a farm, and the conditions made of counts."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from agricola.cards.vocabulary.amounts import Goods
from agricola.engine.card import MAJOR, MINOR, OCCUPATION, Condition
from agricola.engine.farming import crop_stacks, fields_with
from agricola.engine.farmyard import grid
from agricola.engine.goods import FIELD_CROPS, GRAIN, VEGETABLE, describe, mask_of
from agricola.engine.ids import CLAYEN, MATERIAL_NAMES, ROUNDS, STONEN, WOODEN
from agricola.engine.pastures import enclosed, pastures
from agricola.engine.state import GameState

WOODEN_HOUSE: Final = WOODEN
"""The material of a wooden house."""
CLAY_HOUSE: Final = CLAYEN
"""The material of a clay house."""
STONE_HOUSE: Final = STONEN
"""The material of a stone house."""


class Count:
    """A number that can be read off a player's situation; `count.at_least(3)` is a condition."""

    def __init__(self, says: str, of: Callable[[GameState, int], int], one: str = "", draws: int = 0) -> None:
        self.says = says
        self.of = of
        self.draws = draws
        """The goods, and the crops on fields, that it counts, as a mask; trades at any time may bring more of them."""
        self.one = one or says
        """What it says of a single one."""

    def so_many(self, number: int) -> str:
        """A number of it in words."""
        return f"{number} {self.one if number == 1 else self.says}"

    def at_least(self, number: int) -> Condition:
        """This many or more."""
        return Condition(
            f"at least {self.so_many(number)}", lambda g, seat, event: self.of(g, seat) >= number, self.draws
        )

    def at_most(self, number: int) -> Condition:
        """This many or fewer."""
        return Condition(
            f"at most {self.so_many(number)}", lambda g, seat, event: self.of(g, seat) <= number, self.draws
        )

    def exactly(self, number: int) -> Condition:
        """Just this many."""
        return Condition(
            f"exactly {self.so_many(number)}", lambda g, seat, event: self.of(g, seat) == number, self.draws
        )


def supply_of(good: int, says: str) -> Count:
    """How much of a good a player has; animals count wherever they stand."""
    return Count(says, lambda g, seat: g.players[seat].goods[good], draws=1 << good)


occupations: Final = Count(
    "occupations",
    lambda g, seat: len([card for card in g.players[seat].cards if card.kind == OCCUPATION]),
    one="occupation",
)
"""Occupations in front of the player."""
improvements: Final = Count(
    "improvements",
    lambda g, seat: len([card for card in g.players[seat].cards if card.kind in (MAJOR, MINOR)]),
    one="improvement",
)
"""Improvements in front of the player, major and minor."""
grain_fields: Final = Count("grain fields", lambda g, seat: fields_with(g.players[seat], GRAIN), draws=1 << FIELD_CROPS)
"""Fields and field cards with grain on them now."""
vegetable_fields: Final = Count(
    "vegetable fields", lambda g, seat: fields_with(g.players[seat], VEGETABLE), draws=1 << FIELD_CROPS
)
"""Fields and field cards with vegetables on them now."""
empty_fields: Final = Count("empty fields", lambda g, seat: sum(not stack for stack in crop_stacks(g.players[seat])))
"""Fields and field cards with nothing on them now."""
rooms: Final = Count("rooms", lambda g, seat: g.players[seat].yard.room_count())
"""Rooms of the house; places for people on cards are no rooms."""
people: Final = Count("people", lambda g, seat: g.players[seat].family)
"""Family members in play, newborns included."""
unused_spaces: Final = Count("unused farmyard spaces", lambda g, seat: grid(g.players[seat]).free().bit_count())
"""Farmyard spaces that are not used."""
pasture_spaces: Final = Count(
    "farmyard spaces in pastures",
    lambda g, seat: enclosed(grid(g.players[seat]).fences).bit_count(),
    one="farmyard space in pastures",
)
"""Farmyard spaces inside pastures."""
pasture_count: Final = Count("pastures", lambda g, seat: len(pastures(grid(g.players[seat]).fences)))
"""Pastures, whatever their size."""
unfenced_stables: Final = Count(
    "unfenced stables",
    lambda g, seat: (grid(g.players[seat]).stables & ~enclosed(grid(g.players[seat]).fences)).bit_count(),
    one="unfenced stable",
)
"""Stables outside pastures."""
gained_in_work: Final = Count("building resources gained in this work phase", lambda g, seat: g.players[seat].gained)
"""Building resources that came to the player since the work phase began, spent ones too; 0 when all are home again."""
rounds_left: Final = Count("complete rounds left", lambda g, seat: ROUNDS - g.round)
"""Complete rounds that are left to play (revised 6.6)."""
current_round: Final = Count("the number of the round", lambda g, seat: g.round)
"""The number of the current round."""
players: Final = Count("players", lambda g, seat: len(g.players))
"""How many play."""


added_rooms: Final = Count("rooms beyond the first two", lambda g, seat: max(0, rooms.of(g, seat) - 2))
"""Rooms that were added to the two of the start."""
stone_rooms: Final = Count(
    "stone rooms",
    lambda g, seat: rooms.of(g, seat) if grid(g.players[seat]).house == STONE_HOUSE else 0,
    one="stone room",
)
"""Rooms of a stone house."""


def occupations_after(card: str) -> Count:
    """Occupations that the player played after the card of that id."""

    def of(g: GameState, seat: int) -> int:
        ids = [other.id for other in g.players[seat].cards]
        later = g.players[seat].cards[ids.index(card) + 1 :] if card in ids else ()
        return len([other for other in later if other.kind == OCCUPATION])

    return Count("occupations played later", of, one="occupation played later")


def only_player_with(condition: Condition) -> Condition:
    """The condition holds for the player and for nobody else."""
    return Condition(
        f"as the only player: {condition.says}",
        lambda g, seat, event: all(condition.test(g, p.seat, event) == (p.seat == seat) for p in g.players),
    )


def per(count: Count, goods: Goods) -> Callable[[GameState, int], Goods]:
    """Goods for each of a count, as a price: `cost_by=per(people, clay(1) + food(1))`."""
    return lambda g, seat: goods * count.of(g, seat)


def from_round(number: int) -> Condition:
    """From this round on."""
    return Condition(f"from round {number} on", lambda g, seat, event: g.round >= number)


def in_rounds(*numbers: int) -> Condition:
    """In these rounds."""
    return Condition(f"in rounds {', '.join(map(str, numbers))}", lambda g, seat, event: g.round in numbers)


def lives_in(*materials: int) -> Condition:
    """The house is of one of these materials: `lives_in(STONE_HOUSE)`."""
    says = " or ".join(MATERIAL_NAMES[material] for material in materials)
    return Condition(f"a {says} house", lambda g, seat, event: grid(g.players[seat]).house in materials)


def has(goods: Goods) -> Condition:
    """At least these goods in the supply or on the farm."""
    return Condition(
        describe(goods.bag),
        lambda g, seat, event: all(own >= needed for own, needed in zip(g.players[seat].goods, goods.bag, strict=True)),
        mask_of(goods.bag),
    )


def own_person_on(space: str) -> Condition:
    """One of the player's people stands on a space now."""
    return Condition(
        f"a person on {space}",
        lambda g, seat, event: any(g.board.spaces[index].name == space for index in g.players[seat].placed),
    )


def on_round_space(number: int) -> Condition:
    """The space that is being used is the card on this round space."""
    return Condition(
        f"on round space {number}", lambda g, seat, event: event is not None and event.space == g.order[number - 1]
    )


def occupied(space: str) -> Condition:
    """Somebody stands on a space now."""
    return Condition(f"{space} is occupied", lambda g, seat, event: bool(g.occupied[g.board.by_name[space].site]))


def _all_draw(conditions: Iterable[Condition]) -> int:
    mask = 0
    for condition in conditions:
        mask |= condition.draws
    return mask


def all_of(*conditions: Condition) -> Condition:
    """Every one of these."""
    return Condition(
        " and ".join(condition.says for condition in conditions),
        lambda g, seat, event: all(condition.test(g, seat, event) for condition in conditions),
        _all_draw(conditions),
    )


def any_of(*conditions: Condition) -> Condition:
    """At least one of these."""
    return Condition(
        " or ".join(condition.says for condition in conditions),
        lambda g, seat, event: any(condition.test(g, seat, event) for condition in conditions),
        _all_draw(conditions),
    )


def not_(condition: Condition) -> Condition:
    """The opposite."""
    return Condition(f"not {condition.says}", lambda g, seat, event: not condition.test(g, seat, event))
