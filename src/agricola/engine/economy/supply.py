"""The only functions that bring goods to a player: one for all gains, one for housing animals.

Every gain of animals goes through `house_animals`, which asks what to keep when not all fit; what is not kept is cooked
if the player can cook it, and let go otherwise (revised 8.4). To let go what can be cooked is asked only where another
player has something of the cooking. Animals can be cooked later as well, so to keep fewer than possible is asked only
where a card of the player reacts to cooking what arrives together (original OP-73).
"""

from __future__ import annotations

from typing import Final

from agricola.engine.economy.conversions import convert, takes_animals
from agricola.engine.farm.animals import Herd
from agricola.engine.goods import (
    ANIMAL_PLACES,
    ANIMALS,
    BOAR,
    CATTLE,
    EMPTY_BAG,
    FOOD,
    KINDS,
    SHEEP,
    Bag,
    bag,
    goods_code,
    named,
)
from agricola.engine.ids import NO_SPACE
from agricola.engine.kernel import event_log as tell
from agricola.engine.kernel.actions import CHOOSE, KEEP, USE, Action
from agricola.engine.kernel.card import Card, Conversion
from agricola.engine.kernel.effect import Effect, name_tree
from agricola.engine.kernel.frame import Frame
from agricola.engine.kernel.moments import (
    AFTER_A_USE,
    CONVERTED,
    FROM_CONVERSION,
    FROM_PLAYER,
    FROM_SPACE,
    FROM_SUPPLY,
    GAINED,
    Event,
)
from agricola.engine.kernel.player import Player
from agricola.engine.kernel.state import GameState, animal_housing, count_gain, kitchen_closed, own_stock, trades_of
from agricola.engine.kernel.triggers import fire, would_act
from agricola.engine.message import Message, say


def gain(g: GameState, p: Player, goods: Bag, source: int, space: int, card: Card | None = None) -> None:
    """Give goods to a player; `source` says where they come from, `card` which card gives them, if one does."""
    own = p.goods
    for good in range(KINDS):
        if goods[good]:
            own[good] += goods[good]
    if g.event_log is not None:
        _tell_gain(g, p, goods, source, space)
    if g.board.with_cards:
        count_gain(g, p, goods)
    if g.subscribed >> GAINED & 1:
        fire(g, Event(GAINED, p.seat, space, tuple(goods), source, card))
    if goods[SHEEP] or goods[BOAR] or goods[CATTLE]:
        house_animals(g, p, goods, space if source == FROM_SPACE and g.board.surplus_stays else NO_SPACE)


def _tell_gain(g: GameState, p: Player, goods: Bag, source: int, space: int) -> None:
    """Tell of a gain, but for those that are told as what they are: a harvest, a delivery."""
    assert g.event_log is not None
    if any(goods) and source in (FROM_SUPPLY, FROM_SPACE, FROM_PLAYER):
        where = space if source == FROM_SPACE else NO_SPACE
        g.event_log.tell(g.round, tell.GAINED, p.seat, goods=goods, space=where)


def bring(g: GameState, p: Player, goods: Bag) -> None:
    """Give goods from the general supply to a player as by any other gain: cards take notice, animals are housed."""
    gain(g, p, goods, FROM_SUPPLY, NO_SPACE)


def receive(g: GameState, p: Player, goods: Bag) -> None:
    """Give goods to a player without any card taking notice."""
    for good in range(KINDS):
        p.goods[good] += goods[good]
    if g.event_log is not None:
        g.event_log.tell(g.round, tell.GAINED, p.seat, goods=goods)


def give_up(g: GameState, p: Player, goods: Bag) -> None:
    """Take goods from a player without any card taking notice."""
    for good in range(KINDS):
        p.goods[good] -= goods[good]
    if g.event_log is not None:
        g.event_log.tell(g.round, tell.PAID, p.seat, goods=goods)


def leave_on_space(g: GameState, p: Player, space: int, goods: Bag) -> None:
    """Let goods that a player has just taken from a space lie there; then they were never taken."""
    stock = own_stock(g)
    for good in range(KINDS):
        stock[space * KINDS + good] += goods[good]
    if g.event_log is not None:
        g.event_log.tell(g.round, tell.LEFT_ON_SPACE, p.seat, goods=goods, space=space)
    give_up(g, p, goods)
    for height, frame in enumerate(g.stack):
        event = frame.event
        if event is not None and AFTER_A_USE >> event.moment & 1 and event.seat == p.seat and event.space == space:
            taken = tuple([event.goods[good] - goods[good] for good in range(KINDS)])
            at_hand = tuple([event.at_hand[good] - goods[good] for good in range(KINDS)])
            g.stack[height] = Frame(
                frame.effect,
                frame.seat,
                frame.space,
                frame.steps,
                event.with_goods(taken, at_hand),
                frame.price,
                frame.reactions,
                frame.optional,
            )


def let_go(g: GameState, p: Player, herd: Herd) -> None:
    """Take animals off a farm, for nothing."""
    p.goods[SHEEP] -= herd[0]
    p.goods[BOAR] -= herd[1]
    p.goods[CATTLE] -= herd[2]
    if g.event_log is not None:
        g.event_log.tell(g.round, tell.DISCARDED, p.seat, goods=bag({SHEEP: herd[0], BOAR: herd[1], CATTLE: herd[2]}))


def house_animals(g: GameState, p: Player, arrived: Bag = EMPTY_BAG, origin: int = NO_SPACE) -> None:
    """Make sure that all animals of a player have a place; ask what to keep when there is a choice.

    Of the animals that have just arrived some may be cooked that would find a place; or none of them may be cooked,
    where they must have been housed first. Those that are neither kept nor cooked go back to the space of their origin.
    """
    goods = p.goods
    if not (goods[SHEEP] or goods[BOAR] or goods[CATTLE]):
        return
    raw = not g.board.cooks_newcomers
    places = animal_housing(g, p)
    fit = places.fits(goods[SHEEP], goods[BOAR], goods[CATTLE])
    spare = _worth_cooking(g, p, arrived, fit) if g.subscribed >> CONVERTED & 1 and not raw else None
    if spare is None and fit:
        return
    herds = places.most(goods[SHEEP], goods[BOAR], goods[CATTLE])
    if len(herds) == 1 and spare is None and not g.ask_forced and not _ways_to_more_places(g, p, arrived):
        keep_only(g, p, herds[0], arrived if raw else EMPTY_BAG, arrived, origin)
    else:
        told = raw or origin != NO_SPACE or not p.abilities.idles
        event = Event(GAINED, p.seat, goods=arrived) if told else None
        g.stack.append(Frame(KEEP_ANIMALS, p.seat, origin, event=event if spare is None else spare))


def room_for(g: GameState, p: Player, arriving: Bag) -> Herd | None:
    """How many of some animals find a place beside those that a player has, if not all do; None where all do.

    They are no more than can stay without a loss: others may be let go, or cooked, to keep more of them.
    """
    if not (arriving[SHEEP] or arriving[BOAR] or arriving[CATTLE]):
        return None
    sheep, boar, cattle = p.goods[SHEEP], p.goods[BOAR], p.goods[CATTLE]
    everyone = (sheep + arriving[SHEEP], boar + arriving[BOAR], cattle + arriving[CATTLE])
    places = animal_housing(g, p)
    if places.fits(*everyone):
        return None
    beside = [
        (herd[0] - sheep, herd[1] - boar, herd[2] - cattle)
        for herd in places.most(*everyone)
        if herd[0] >= sheep and herd[1] >= boar and herd[2] >= cattle
    ]
    return max(beside, key=sum, default=(0, 0, 0))


def house_traded(g: GameState, p: Player, got: Bag) -> None:
    """Make sure that all animals have a place after a trade: where newcomers are not cooked, what it brought is new."""
    house_animals(g, p, EMPTY_BAG if g.board.cooks_newcomers else got)


def house_animals_later(g: GameState, p: Player) -> None:
    """Ask what to keep, if not all animals have a place, after what is put on the stack next: that may make places."""
    goods = p.goods
    if not animal_housing(g, p).fits(goods[SHEEP], goods[BOAR], goods[CATTLE]):
        g.stack.append(Frame(KEEP_ANIMALS, p.seat))


def _worth_cooking(g: GameState, p: Player, arrived: Bag, fit: bool) -> Event | None:
    """The gain of animals whose cooking would set off a card of the player; those that can be cooked are at hand.

    Where some must be cooked anyway, cards of others count too: more animals cooked with these set them off only once.
    """
    cooking = _cooking_now(g, p)
    herd = bag({kind: arrived[kind] for kind in ANIMALS if cooking[kind]})
    if not (herd[SHEEP] or herd[BOAR] or herd[CATTLE]):
        return None
    for kind in ANIMALS:
        if herd[kind]:
            one = bag({kind: herd[kind]})
            card = g.board.cards.get(cooked_by(p, kind))
            event = Event(CONVERTED, p.seat, NO_SPACE, one, FROM_CONVERSION, card, herd[kind], at_hand=one)
            for player in g.players:
                if (player is p or not fit) and would_act(g, player, event):
                    return Event(GAINED, p.seat, goods=arrived, at_hand=herd)
    return None


def _smaller(herds: list[Herd], spare: Bag) -> list[Herd]:
    """The herds, and those that are left when some of the spare animals are cooked as well; the largest first."""
    found: set[Herd] = set()
    for herd in herds:
        for sheep in range(min(herd[0], spare[SHEEP]) + 1):
            for boar in range(min(herd[1], spare[BOAR]) + 1):
                for cattle in range(min(herd[2], spare[CATTLE]) + 1):
                    found.add((herd[0] - sheep, herd[1] - boar, herd[2] - cattle))
    return sorted(found, reverse=True)


def keep_only(g: GameState, p: Player, herd: Herd, raw: Bag, arrived: Bag, origin: int) -> None:
    """Reduce a player's animals to a herd; the others are cooked, or let go where there is nothing to cook with.

    `raw` are those that may not be cooked because they were never housed. Those of the same kind that were leave
    before them, so that no more are lost than must be. Of those that have arrived from a space where animals may stay,
    what is not cooked stays there.
    """
    if origin != NO_SPACE:
        raw = _leave_surplus(g, p, herd, raw, arrived, origin)
    goods = p.goods
    leaving = (goods[SHEEP] - herd[0], goods[BOAR] - herd[1], goods[CATTLE] - herd[2])
    if raw[SHEEP] or raw[BOAR] or raw[CATTLE]:
        cooked = (
            min(leaving[0], max(0, goods[SHEEP] - raw[SHEEP])),
            min(leaving[1], max(0, goods[BOAR] - raw[BOAR])),
            min(leaving[2], max(0, goods[CATTLE] - raw[CATTLE])),
        )
        lost = (leaving[0] - cooked[0], leaving[1] - cooked[1], leaving[2] - cooked[2])
        if any(lost):
            let_go(g, p, lost)
        leaving = cooked
        if not any(leaving):
            return
    if _feeds_others(g, p, leaving):
        herded = Event(CONVERTED, p.seat, goods=bag({kind: leaving[kind - SHEEP] for kind in ANIMALS}))
        g.stack.append(Frame(COOK_OR_LET_GO, p.seat, event=herded))
    else:
        cook_animals(g, p, leaving)


def _leave_surplus(g: GameState, p: Player, herd: Herd, raw: Bag, arrived: Bag, origin: int) -> Bag:
    """Leave what is neither kept nor cooked where it lay; gives those of the others that may not be cooked."""
    goods = p.goods
    cooking = _cooking_now(g, p)
    stays = [0] * KINDS
    for kind in ANIMALS:
        leaving = goods[kind] - herd[kind - SHEEP]
        cooked = min(leaving, max(0, goods[kind] - raw[kind])) if cooking[kind] else 0
        stays[kind] = min(leaving - cooked, arrived[kind])
    if any(stays):
        leave_on_space(g, p, origin, tuple(stays))
    return tuple([max(0, raw[good] - stays[good]) for good in range(KINDS)])


def cook_animals(g: GameState, p: Player, herd: Herd) -> None:
    """Take animals off a farm, for food where a card cooks them."""
    goods = p.goods
    cooking = _cooking_now(g, p)
    goods[SHEEP] -= herd[0]
    goods[BOAR] -= herd[1]
    goods[CATTLE] -= herd[2]
    if g.event_log is not None:
        _tell_leaving(g, p, herd)
    food = herd[0] * cooking[SHEEP] + herd[1] * cooking[BOAR] + herd[2] * cooking[CATTLE]
    if food:
        goods[FOOD] += food
        if g.subscribed >> CONVERTED & 1:
            fire(g, _meal(g, p, _cooked_of(g, p, herd)))


def _cooked_of(g: GameState, p: Player, herd: Herd) -> Bag:
    """Those of some animals that a player can cook."""
    cooking = _cooking_now(g, p)
    return bag({kind: herd[kind - SHEEP] for kind in ANIMALS if cooking[kind]})


def _meal(g: GameState, p: Player, cooked: Bag) -> Event:
    """What cards hear of when a player cooks animals."""
    card = g.board.cards.get(cooked_by(p, [good for good in ANIMALS if cooked[good]][-1]))
    return Event(CONVERTED, p.seat, NO_SPACE, cooked, FROM_CONVERSION, card, sum(cooked), at_hand=cooked)


def _feeds_others(g: GameState, p: Player, herd: Herd) -> bool:
    """Whether another player has something of it when a player cooks animals."""
    if not g.subscribed >> CONVERTED & 1:
        return False
    cooked = _cooked_of(g, p, herd)
    if not any(cooked):
        return False
    meal = _meal(g, p, cooked)
    return any([player is not p and would_act(g, player, meal) for player in g.players])


def _cooking_now(g: GameState, p: Player) -> list[int]:
    """The food that a player gets for one of each animal at this moment."""
    return [0] * KINDS if kitchen_closed(g) else p.abilities.cooking


def _tell_leaving(g: GameState, p: Player, herd: Herd) -> None:
    """Tell which animals are cooked with what, and which are let go."""
    assert g.event_log is not None
    cooking = _cooking_now(g, p)
    for kind in ANIMALS:
        number = herd[kind - SHEEP]
        if number and cooking[kind]:
            given, got = bag({kind: number}), bag({FOOD: number * cooking[kind]})
            g.event_log.tell(g.round, tell.CONVERTED, p.seat, goods=given, got=got, card=cooked_by(p, kind))
        elif number:
            g.event_log.tell(g.round, tell.DISCARDED, p.seat, goods=bag({kind: number}))


def cooked_by(p: Player, good: int) -> str:
    """The id of the card with which a player cooks a good."""
    for conversion in p.abilities.conversions:
        if conversion.give[good] and not conversion.once_per_harvest:
            return conversion.card
    return ""


_keep_actions: Final[dict[Herd, Action]] = {}


def _ways_to_more_places(g: GameState, p: Player, arrived: Bag) -> list[Action]:
    """What a player's cards allow to find places for animals now, as at any other time: exchanges, then deeds.

    Of the animals that have just arrived, only some exchanges take any.
    """
    if p.abilities.idles:
        return []
    trades = trades_of(g, p)
    exchanges = [
        trade.action(USE, index, 1)
        for index, trade in enumerate(trades)
        if trade.times(p.goods) and (trade.of_new_animals or _gives_housed(p, trade, arrived))
    ]
    return exchanges + [
        use_action(card, effect, len(trades) + index)
        for index, (card, effect) in enumerate(p.abilities.any_time)
        if effect.brings() >> ANIMAL_PLACES & 1 and effect.possible(g, p.seat, NO_SPACE)
    ]


def _gives_housed(p: Player, trade: Conversion, arrived: Bag) -> bool:
    """Whether a trade takes animals, and enough of them were on the farm before others arrived."""
    for kind in ANIMALS:
        if trade.give[kind] > p.goods[kind] - arrived[kind]:
            return False
    return takes_animals(trade)


def use_action(card: Card, effect: Effect, number: int) -> Action:
    """The action of using what a card allows at any time; its number counts the trades before the deeds."""
    code = f"use:{card.id}.{card.rules.any_time.index(effect)}"
    return Action(USE, (number,), code, say("act-use", card=card.id, what=effect.label()), cards=(card.id,))


def keep_action(herd: Herd) -> Action:
    """The action of keeping a herd; equal ones are made once."""
    known = _keep_actions.get(herd)
    if known is None:
        kept = bag({SHEEP: herd[0], BOAR: herd[1], CATTLE: herd[2]})
        known = Action(
            KEEP, (-herd[0], -herd[1], -herd[2]), f"keep:{goods_code(kept)}", say("act-keep", goods=kept), goods=kept
        )
        _keep_actions[herd] = known
    return known


def _newcomers(g: GameState, seat: int) -> Bag:
    """The animals of a seat that have just arrived: of two gains at once, those of both."""
    new = [0] * KINDS
    for frame in g.stack:
        if frame.effect is KEEP_ANIMALS and frame.seat == seat and frame.event is not None:
            for good in ANIMALS:
                new[good] += frame.event.goods[good]
    return tuple(new)


def _raw_animals(g: GameState, seat: int) -> Bag:
    """The animals of a seat that may not be cooked."""
    return EMPTY_BAG if g.board.cooks_newcomers else _newcomers(g, seat)


def _arrived(f: Frame) -> Bag:
    """The animals whose arrival a frame is about."""
    return EMPTY_BAG if f.event is None else f.event.goods


def _note_trade(g: GameState, f: Frame, trade: Conversion) -> None:
    """Count animals that a trade brings as new ones, and new ones that it takes no more."""
    arrived = _arrived(f)
    if trade.of_new_animals:
        left = tuple([max(0, arrived[good] - trade.give[good]) for good in range(KINDS)])
        g.stack[-1] = Frame(KEEP_ANIMALS, f.seat, f.space, event=Event(GAINED, f.seat, goods=left))
    if any(trade.get[SHEEP : CATTLE + 1]):
        # It lies below, because the answer that comes first makes room for both.
        g.stack.insert(len(g.stack) - 1, Frame(KEEP_ANIMALS, f.seat, event=Event(GAINED, f.seat, goods=trade.get)))


class KeepAnimals(Effect):
    """Asks which animals to keep when not all of them fit, or when some that have arrived may be cooked for a card.

    The frame's event tells of those that have just arrived, and which of them may be cooked beyond what must go. Its
    space is the one where they may stay.
    """

    def asks(self) -> Message:
        return say("ask-keep")

    def resolve(self, g: GameState, f: Frame) -> None:
        p = g.players[f.seat]
        places = animal_housing(g, p)
        spare = EMPTY_BAG if f.event is None else f.event.at_hand
        if spare == EMPTY_BAG and places.fits(p.goods[SHEEP], p.goods[BOAR], p.goods[CATTLE]):
            # Of two gains at once, the answer to the first has made room for both.
            g.stack.pop()
            return
        herds = places.most(p.goods[SHEEP], p.goods[BOAR], p.goods[CATTLE])
        if spare != EMPTY_BAG:
            herds = _smaller(herds, spare)
        others = _ways_to_more_places(g, p, _newcomers(g, f.seat))
        if len(herds) == 1 and not g.ask_forced and not others:
            raw = _raw_animals(g, f.seat)
            g.stack.pop()
            keep_only(g, p, herds[0], raw, _arrived(f), f.space)
            return
        g.options = [*[keep_action(herd) for herd in herds], *others]
        g.waiting = True

    def choose(self, g: GameState, f: Frame, action: Action) -> None:
        if action.kind == USE:
            p = g.players[f.seat]
            trades = trades_of(g, p)
            if action.args[0] < len(trades):
                trade = trades[action.args[0]]
                if not g.board.cooks_newcomers:
                    _note_trade(g, f, trade)
                convert(g, p, trade, 1, NO_SPACE)
            else:
                g.stack.append(Frame(p.abilities.any_time[action.args[0] - len(trades)][1], f.seat))
            return
        raw = _raw_animals(g, f.seat)
        g.stack.pop()
        sheep, boar, cattle = action.args
        keep_only(g, g.players[f.seat], (-sheep, -boar, -cattle), raw, _arrived(f), f.space)

    def preview(self, g: GameState, f: Frame, action: Action) -> dict[str, object]:
        if action.kind != KEEP:
            return {}
        goods = g.players[f.seat].goods
        sheep, boar, cattle = action.args
        return leaving_preview(self, g, action, (goods[SHEEP] + sheep, goods[BOAR] + boar, goods[CATTLE] + cattle))


def leaving_preview(effect: Effect, g: GameState, action: Action, leaving: Herd) -> dict[str, object]:
    """The animals that leave with an answer, and the food that this brings, because they are cooked."""
    after = g.clone()
    effect.choose(after, after.stack[-1], action)
    seat = g.stack[-1].seat
    food = after.players[seat].goods[FOOD] - g.players[seat].goods[FOOD]
    told: dict[str, object] = {"leave": named_herd(leaving)}
    if food:
        told["food"] = food
    return told


def named_herd(herd: Herd) -> dict[str, int]:
    """A herd for people and for JSON."""
    return named(bag({SHEEP: herd[0], BOAR: herd[1], CATTLE: herd[2]}))


class CookOrLetGo(Effect):
    """Asks whether animals that are not kept are cooked or let go; the frame's event tells which they are."""

    def asks(self) -> Message:
        return say("ask-choose")

    def resolve(self, g: GameState, f: Frame) -> None:
        p = g.players[f.seat]
        herd = _leaving(f)
        cooking = _cooking_now(g, p)
        kept = bag({kind: p.goods[kind] - herd[kind - SHEEP] for kind in ANIMALS})
        cooked = _cooked_of(g, p, herd)
        got = bag({FOOD: sum([cooked[kind] * cooking[kind] for kind in ANIMALS])})
        leaving = bag({kind: herd[kind - SHEEP] for kind in ANIMALS})
        released = tuple([leaving[good] - cooked[good] for good in range(KINDS)])
        if any(released):
            cook = say("act-keep-cook-release", goods=kept, cooked=cooked, got=got, released=released)
        else:
            cook = say("act-keep-cook", goods=kept, cooked=cooked, got=got)
        g.options = [
            Action(CHOOSE, (0,), "choose:cook", cook),
            Action(CHOOSE, (1,), "choose:release", say("act-keep-release", goods=kept, released=leaving)),
        ]
        g.waiting = True

    def choose(self, g: GameState, f: Frame, action: Action) -> None:
        g.stack.pop()
        if action.args[0]:
            let_go(g, g.players[f.seat], _leaving(f))
        else:
            cook_animals(g, g.players[f.seat], _leaving(f))


def _leaving(f: Frame) -> Herd:
    """The animals that are not kept."""
    assert f.event is not None
    goods = f.event.goods
    return goods[SHEEP], goods[BOAR], goods[CATTLE]


KEEP_ANIMALS: Final = KeepAnimals()
COOK_OR_LET_GO: Final = CookOrLetGo()
name_tree(KEEP_ANIMALS, "flow/keep animals")
name_tree(COOK_OR_LET_GO, "flow/cook or let go")
