"""Effects: small immutable deeds that spaces, cards and the flow of the game are made of.

An effect is built once, when cards and editions are loaded, and pushed on the stack by reference. What belongs to one
occasion is in the frame that it waits in (`frame.py`).
"""

from __future__ import annotations

from typing import Final

from agricola.engine.goods import EMPTY_BAG, KINDS, Bag
from agricola.engine.kernel.actions import Action
from agricola.engine.kernel.forward import AnyFrame, AnyState
from agricola.engine.message import Message, Reasons, say
from agricola.engine.price import Price

# What an effect needs to be possible for a seat.
NOTHING: Final = 0
SOMETHING_THERE: Final = 1
"""Something that lies on the space."""
MORE: Final = 2
"""What only `Effect.possible` can tell."""


class CannotComplete(Exception):
    """A compulsory effect that can't be carried out. A trial meets it; play never does."""


class Effect:
    """A deed as data. Subclasses say when it is possible, how it resolves, and what it asks of a `GameState`."""

    name: str
    """Where it stands, e.g. "Farm Expansion/0": its identity in saved positions and keys."""

    def __init__(self) -> None:
        self.name = ""

    def __bool__(self) -> bool:
        raise TypeError(f"the effect {type(self).__name__} has no truth value; use may, both, either, when")

    def parts(self) -> tuple[Effect, ...]:
        """The effects that this one is made of."""
        return ()

    def label(self) -> Message:
        """What it does, for a choice between effects."""
        raise NotImplementedError

    def asks(self) -> Message:
        """What its question is about."""
        return self.label()

    def tells(self) -> Message:
        """What it does, for somebody who looks at the space that offers it."""
        return self.label()

    def empties_space(self) -> bool:
        """Whether what lies on the space is taken by it, or by some part of it."""
        return any([part.empties_space() for part in self.parts()])

    def automatic(self) -> bool:
        """Whether it asks nothing and can be carried out in any order with others of its kind."""
        return False

    def can_come_first(self) -> bool:
        """Whether it is automatic and nobody would wait with it: it only brings goods, and always the same."""
        return False

    def possible(self, g: AnyState, seat: int, space: int) -> bool:
        """The fast answer to: could this seat carry the effect through now? Exact while no card reacts to it."""
        return True

    def needs(self) -> int:
        """What it needs to be possible, of which most spaces need little: `NOTHING`, `SOMETHING_THERE` or `MORE`."""
        return MORE

    def draws_on(self, g: AnyState, seat: int) -> int:
        """The goods, and `FIELD_CROPS`, of which more could change what is possible, as a mask.

        What is only paid is left out, because a payment raises what is missing by itself; but for food, of which a deed
        may bring more than a payment knows.
        """
        return 0

    def short_of(self, g: AnyState, seat: int, space: int) -> int:
        """The goods of which more could make it possible, as `draws_on` tells them, where it is not."""
        return self.draws_on(g, seat)

    def brings(self) -> int:
        """The goods, and `FIELD_CROPS`, that it may bring, as a mask, where other deeds could ask for them."""
        mask = 0
        for part in self.parts():
            mask |= part.brings()
        return mask

    def gives(self) -> tuple[Bag, ...]:
        """The goods that it brings from the general supply if all of it is carried out, for each way to do so."""
        ways: list[Bag] = [EMPTY_BAG]
        for part in self.parts():
            ways = [tuple([one[good] + more[good] for good in range(KINDS)]) for one in ways for more in part.gives()]
        return tuple(ways)

    def due(self) -> Bag:
        """The goods that it takes from whoever sets it off, unless its owner may leave it; nothing for most effects."""
        return EMPTY_BAG

    def asks_others(self) -> bool:
        """Whether it offers something to the other players, even while its own player takes part in nothing."""
        return False

    def is_harvest(self) -> bool:
        """Whether a harvest goes on while it lies on the stack."""
        return False

    def obstacles(self, g: AnyState, seat: int, space: int) -> Reasons:
        """Why the effect can't be carried through: everything that stands in the way; nothing when it can."""
        return ()

    def closed_ways(self, g: AnyState, seat: int, space: int) -> Reasons:
        """Of several deeds to choose from, those that can't be done while others can, each with why."""
        return ()

    def each_costs(self, g: AnyState, seat: int) -> Price:
        """The ways to pay for what it builds first; none where it builds nothing, or what that costs is asked later."""
        return ()

    def resolve(self, g: AnyState, f: AnyFrame) -> None:
        """Take the effect off the top of the stack: change the state, push more effects, or ask."""
        raise NotImplementedError

    def choose(self, g: AnyState, f: AnyFrame, action: Action) -> None:
        """Carry out the answer to what `resolve` asked."""
        raise NotImplementedError

    def at_once(self) -> bool:
        """Whether those whom it asks one after the other may as well answer at once: no answer matters to another's."""
        return False

    def why_not(self, g: AnyState, f: AnyFrame, cell: int) -> Reasons:
        """Why a cell can't be chosen in the decision that this effect asks; nothing when it can."""
        return (say("why-no-cell-asked"),)

    def why_not_together(self, g: AnyState, f: AnyFrame, cells: int) -> Reasons:
        """Why cells can't be chosen together; nothing when they can. Only fences ask for several at once."""
        return (say("why-no-cell-asked"),)

    def preview(self, g: AnyState, f: AnyFrame, action: Action) -> dict[str, object]:
        """What an answer leads to that only the rules can tell (its price, say), so that a page can show it first."""
        return {}


def within(effect: Effect) -> list[Effect]:
    """An effect and all that it is made of, however deep."""
    found = [effect]
    for one in found:
        found.extend(one.parts())
    return found


def card_of(effect: Effect) -> str:
    """The id of the card that an effect is printed on, with which its name begins."""
    return effect.name.partition("/")[0]


def name_tree(effect: Effect, name: str) -> None:
    """Give an effect and all its parts the names by which saved positions know them."""
    effect.name = name
    for number, part in enumerate(effect.parts()):
        name_tree(part, f"{name}/{number}")
