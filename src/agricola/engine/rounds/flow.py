"""Rounds and phases as effects: the script of a game.

A `Script` is a list of steps; the moments between them cost nothing while no card listens. Phases are completed by all
players one after the other, in turn order from the starting player (revised OP-27, original OP-10).
"""

from __future__ import annotations

from typing import Final

from agricola.engine.deeds.anytime import ANYTIME, helpful_options, use_anytime, within_reach
from agricola.engine.deeds.connectives import Or, When
from agricola.engine.deeds.for_partner import FENCES_FOR_PARTNER
from agricola.engine.deeds.improving import ABOUT_TO_PLAY, ENTER_PLAY, PASS_ON, PAY_OR_BEG
from agricola.engine.deeds.kept_occupations import PLAY_KEPT
from agricola.engine.deeds.placing import (
    END_TURN,
    PLACE_ON,
    PLACE_PERSON,
    TAKE_WHAT_LIES,
    THERE_AND_BACK,
    USE_SPACE,
    WINDOWS,
    WORK,
    could_change,
)
from agricola.engine.economy.costs import PAY_BILL, PAY_PRICE
from agricola.engine.economy.supply import COOK_OR_LET_GO, KEEP_ANIMALS, gain, house_animals
from agricola.engine.economy.takings import TAKE_ANIMALS, deliver_delayed
from agricola.engine.economy.trade_reach import UNKNOWN, YES, trades_reach
from agricola.engine.goods import CATTLE, EMPTY_BAG, HOUSE, KINDS, SHEEP, bag
from agricola.engine.ids import NO_SPACE, ROUNDS
from agricola.engine.kernel import event_log as tell
from agricola.engine.kernel import moments as at
from agricola.engine.kernel.effect import Effect, name_tree
from agricola.engine.kernel.frame import Frame
from agricola.engine.kernel.player import Player, Promise
from agricola.engine.kernel.round_cards import open_spaces
from agricola.engine.kernel.state import (
    GameState,
    animal_housing,
    away_from_work,
    change_cards,
    own_stock,
    takes_part,
)
from agricola.engine.kernel.triggers import REACT, fire, reactions
from agricola.engine.rounds.harvest import BREED, FEED, take_crops


class Step(Effect):
    """One step of a script: it happens at once, and may leave effects on the stack."""

    def perform(self, g: GameState) -> None:
        """Let it happen."""
        raise NotImplementedError

    def skipped(self, g: GameState) -> bool:
        """Whether the step has nothing to do now."""
        return False

    def resolve(self, g: GameState, f: Frame) -> None:
        g.stack.pop()
        self.perform(g)


class AtMoment(Step):
    """A named moment of the round, for whoever listens."""

    def __init__(self, moment: int) -> None:
        super().__init__()
        self.moment = moment

    def skipped(self, g: GameState) -> bool:
        return not g.subscribed >> self.moment & 1

    def perform(self, g: GameState) -> None:
        fire(g, at.Event(self.moment, -1))


class AtWork(AtMoment):
    """A moment of the work phase, for whoever takes part in it (original 5)."""

    def perform(self, g: GameState) -> None:
        fire(g, at.Event(self.moment, -1), away_from_work(g))


class Script(Step):
    """Steps in order. The frame's number is the next step."""

    def __init__(self, steps: tuple[Step, ...]) -> None:
        super().__init__()
        self.steps = steps

    def parts(self) -> tuple[Effect, ...]:
        return self.steps

    def perform(self, g: GameState) -> None:
        g.stack.append(Frame(self, g.start))

    def resolve(self, g: GameState, f: Frame) -> None:
        steps = self.steps
        stack = g.stack
        height = len(stack)
        number = f.steps
        while number < len(steps):
            step = steps[number]
            number += 1
            if step.skipped(g):
                continue
            stack[-1] = Frame(self, f.seat, NO_SPACE, number)
            if g.event_log is not None:
                g.event_log.follow(g.stack, g.round, stack[-1])
            step.perform(g)
            if len(stack) != height:
                return
        stack.pop()


def in_turn_order(g: GameState) -> list[Player]:
    """The players, the starting player first."""
    return g.players[g.start :] + g.players[: g.start]


def each_player(g: GameState, effect: Effect) -> None:
    """Put an effect on the stack for every player in the harvest, so that the starting player's comes first."""
    for player in reversed(in_turn_order(g)):
        if takes_part(g, player):
            g.stack.append(Frame(effect, player.seat))


class AnytimeWindow(Step):
    """A point around a harvest at which cards that work at any time may be used although nothing else is asked."""

    def skipped(self, g: GameState) -> bool:
        if g.round not in g.board.harvest_rounds:
            return True
        for player in g.players:
            if not player.abilities.idles:
                return False
        return True

    def perform(self, g: GameState) -> None:
        for player in reversed(in_turn_order(g)):
            g.stack.append(Frame(ANYTIME, player.seat))


class AnytimeWindowAfter(AtMoment):
    """The same between a moment and what it leads to, for players whose cards reacted and can change what comes."""

    def perform(self, g: GameState) -> None:
        for player in reversed(in_turn_order(g)):
            if player.abilities.any_time and player.abilities.subscribed >> self.moment & 1 and takes_part(g, player):
                g.stack.append(Frame(ANYTIME, player.seat))


class Reveal(Step):
    """Turn up the round card and place it on the space of this round (revised 6.1 step 2)."""

    def perform(self, g: GameState) -> None:
        g.open = open_spaces(g, g.round)
        if g.event_log is not None:
            g.event_log.tell(g.round, tell.OPENED, space=g.order[g.round - 1])
            if not g.order_known and not g.board.fixed_order:
                g.event_log.tell(g.round, tell.REVEALED, space=g.order[g.round - 1])
        if g.subscribed >> at.CARD_REVEALED & 1:
            fire(g, at.Event(at.CARD_REVEALED, -1, g.order[g.round - 1]))


class Deliver(Step):
    """Everyone receives what waits for them on this round space (revised 6.1 step 3).

    Animals without a place, and deeds, wait for their owner's other effects of the round start, whose order is free.
    """

    def skipped(self, g: GameState) -> bool:
        return not g.promises and not any([_counts_goods(player) for player in g.players])

    def perform(self, g: GameState) -> None:
        due = [promise for promise in g.promises if promise.round == g.round]
        height = len(g.stack)
        late = [promise for promise in due if _can_wait(g, g.players[promise.seat], promise, due)]
        g.promises = tuple([promise for promise in g.promises if promise.round != g.round or promise in late])
        for player in reversed(in_turn_order(g)):
            for promise in due:
                if promise.seat == player.seat and promise.effect is not None and promise not in late:
                    g.stack.append(Frame(promise.effect, player.seat))
        for player in in_turn_order(g):
            for promise in due:
                if promise.seat == player.seat and promise not in late:
                    _receive(g, player, promise)
        for player in in_turn_order(g):
            came = any([promise.seat == player.seat for promise in due])
            if (came and _looks_at_house(g, player)) or (_counts_goods(player) and _lacks_goods(g, player)):
                g.stack.insert(height, Frame(ANYTIME, player.seat))


_GOODS: Final = (1 << KINDS) - 1
_STARTS: Final = (at.ROUND_START, at.WORK_START)


def _looks_at_house(g: GameState, p: Player) -> bool:
    """Whether a card looks at the house when the round starts, which what came may renovate before."""
    return bool(p.abilities.subscribed >> at.ROUND_START & 1) and could_change(g, p, 1 << HOUSE)


def _counts_goods(p: Player) -> bool:
    """Whether a card counts goods when the round or its work starts, and another one may bring some at any time."""
    if p.abilities.idles:
        return False
    for moment in _STARTS:
        for reaction in p.abilities.reactions.get(moment, ()):
            condition = reaction.trigger.condition
            if condition is not None and condition.draws & _GOODS:
                return True
    return False


def _lacks_goods(g: GameState, p: Player) -> bool:
    """Whether such a card would act only after trades that are possible now."""
    unsure: list[Effect] = []
    for moment in _STARTS:
        for reaction in p.abilities.reactions.get(moment, ()):
            condition = reaction.trigger.condition
            if condition is None or not condition.draws & _GOODS or condition.test(g, p.seat, None):
                continue
            reach = trades_reach(g, p, condition.goods) if condition.goods != EMPTY_BAG else UNKNOWN
            if reach == YES:
                return True
            if reach == UNKNOWN:
                unsure.append(When(condition, reaction.trigger.effect))
    # One trial for all of them: a card may count several goods, and the same trades lead to each.
    return len(unsure) > 0 and within_reach(g, p.seat, Or(tuple(unsure)), NO_SPACE)


def _receive(g: GameState, p: Player, promise: Promise) -> None:
    """Give a player the goods that waited on the round space."""
    if g.event_log is not None:
        g.event_log.owe_to_card(g.stack, g.round, promise.card, p.seat)
        g.event_log.tell(g.round, tell.DELIVERED, p.seat, goods=promise.goods, card=promise.card, round=promise.round)
    if promise.goods != EMPTY_BAG:
        gain(g, p, promise.goods, at.FROM_ROUND_SPACE, NO_SPACE, g.board.cards.get(promise.card))


def _can_wait(g: GameState, p: Player, promise: Promise, due: list[Promise]) -> bool:
    """Whether a deed, or animals without a place, come for a player who chooses something at this round start."""
    if promise.effect is None and not (any(promise.goods[SHEEP : CATTLE + 1]) and _too_many_animals(g, p, due)):
        return False
    found = reactions(g, p, at.Event(at.ROUND_START, -1))
    return not all([reaction.trigger.effect.automatic() for reaction in found])


def _too_many_animals(g: GameState, p: Player, due: list[Promise]) -> bool:
    """Whether the animals that come for a player now do not all find a place."""
    herd = p.goods[SHEEP : CATTLE + 1]
    for promise in due:
        if promise.seat == p.seat:
            herd = [have + more for have, more in zip(herd, promise.goods[SHEEP : CATTLE + 1], strict=True)]
    return not animal_housing(g, p).fits(herd[0], herd[1], herd[2])


class Collect(Effect):
    """Takes everything that still waits for a player on this round space."""

    def resolve(self, g: GameState, f: Frame) -> None:
        g.stack.pop()
        due = [promise for promise in g.promises if promise.round == g.round and promise.seat == f.seat]
        g.promises = tuple([promise for promise in g.promises if promise not in due])
        for promise in due:
            if promise.effect is not None:
                g.stack.append(Frame(promise.effect, f.seat))
        for promise in due:
            _receive(g, g.players[f.seat], promise)


class RoundStart(AtMoment):
    """The start of the round; what waits on the round space comes last, or when its owner takes it."""

    def __init__(self) -> None:
        super().__init__(at.ROUND_START)

    def perform(self, g: GameState) -> None:
        waiting = [promise.seat for promise in g.promises if promise.round == g.round]
        for player in reversed(in_turn_order(g)):
            if player.seat in waiting:
                g.stack.append(Frame(COLLECT, player.seat))
        super().perform(g)


class Replenish(Step):
    """Every accumulation space in play receives its goods, on top of what is there (revised 6.1 step 4)."""

    def perform(self, g: GameState) -> None:
        stock = own_stock(g)
        log = g.event_log
        for space in g.open:
            if space.income:
                first = space.index * KINDS
                for good, amount in space.income:
                    stock[first + good] += amount
                if log is not None:
                    log.tell(g.round, tell.REPLENISHED, goods=bag(dict(space.income)), space=space.index)


class StartWork(Step):
    """The work phase begins with the starting player."""

    def perform(self, g: GameState) -> None:
        g.stack.append(Frame(turns_of(g), g.start))


def turns_of(g: GameState) -> Effect:
    """How turns go in the work phase of this round."""
    first = g.board.first_turns
    return WORK if first is None or g.round > 1 else first


class ReturningHome(AtMoment):
    """The moment at which people return home; what others had delayed comes first."""

    def __init__(self) -> None:
        super().__init__(at.RETURNING_HOME)

    def skipped(self, g: GameState) -> bool:
        return super().skipped(g) and not (g.promises and any([promise.round == g.round for promise in g.promises]))

    def perform(self, g: GameState) -> None:
        crowded = deliver_delayed(g)
        super().perform(g)
        for player, goods in crowded:
            house_animals(g, player, goods)


class ReturnHome(Step):
    """All people go home, newborns with them (revised 6.4)."""

    def perform(self, g: GameState) -> None:
        for player in g.players:
            player.home = player.family + player.lodgers
            player.guests = 0
            if player.still_acting:
                player.still_acting = ()
                change_cards(g, player, player.cards)
            player.placed = ()
            player.newborn_spaces = ()
            player.gained = 0
        occupied = g.occupied
        for site in range(len(occupied)):
            occupied[site] = 0
        if g.event_log is not None:
            g.event_log.tell(g.round, tell.RETURNED_HOME)


class Fields(Step):
    """The field phase."""

    def perform(self, g: GameState) -> None:
        if g.event_log is not None:
            g.event_log.owe_to_phase(tell.FIELD_PHASE)
        for player in in_turn_order(g):
            if takes_part(g, player):
                take_crops(g, player)


class Feeding(Step):
    """The feeding phase."""

    def perform(self, g: GameState) -> None:
        each_player(g, FEED)
        # Who feeds last comes to lie below the others; among several, turn order holds.
        first = len(g.stack) - sum([frame.effect is FEED for frame in g.stack])
        feeding = g.stack[first:]
        g.stack[first:] = [frame for frame in feeding if g.players[frame.seat].abilities.feeds_last] + [
            frame for frame in feeding if not g.players[frame.seat].abilities.feeds_last
        ]


class Breeding(Step):
    """The breeding phase."""

    def perform(self, g: GameState) -> None:
        each_player(g, BREED)


class AtHarvest(AtMoment):
    """A moment of the harvest, for whoever takes part in it: the others get nothing of any step (original 15)."""

    def perform(self, g: GameState) -> None:
        away = 0
        for player in g.players:
            if not takes_part(g, player):
                away |= 1 << player.seat
        fire(g, at.Event(self.moment, -1), away)


class PhaseStart(AtHarvest):
    """The moment at which a phase of the harvest begins, which is told whether or not a card acts at it."""

    def __init__(self, moment: int, phase: str) -> None:
        super().__init__(moment)
        self.phase = phase

    def skipped(self, g: GameState) -> bool:
        return g.event_log is None and super().skipped(g)

    def perform(self, g: GameState) -> None:
        if g.event_log is not None:
            g.event_log.tell(g.round, tell.PHASE_BEGAN, what=self.phase)
        super().perform(g)


class Harvest(Script):
    """The harvest, after the rounds that have one."""

    def is_harvest(self) -> bool:
        return True

    def skipped(self, g: GameState) -> bool:
        return g.round not in g.board.harvest_rounds

    def perform(self, g: GameState) -> None:
        if g.event_log is not None:
            g.event_log.tell(g.round, tell.HARVEST_BEGAN, round=g.round)
        super().perform(g)


class AfterHarvest(Step):
    """Something for everybody at the end of a harvest; after the last one no more cards are played."""

    def __init__(self, effect: Effect) -> None:
        super().__init__()
        self.effect = effect

    def parts(self) -> tuple[Effect, ...]:
        return (self.effect,)

    def skipped(self, g: GameState) -> bool:
        return g.round not in g.board.harvest_rounds or g.round == ROUNDS

    def perform(self, g: GameState) -> None:
        for player in reversed(in_turn_order(g)):
            g.stack.append(Frame(self.effect, player.seat))


class EndRound(Step):
    """Newborns are adults from now on (revised 7.3.5), and what is allowed once a harvest is allowed again.

    Who was born after people had gone home, in a harvest, is at home too.
    """

    def perform(self, g: GameState) -> None:
        for player in g.players:
            player.home = player.family + player.lodgers
            player.newborn_spaces = ()
            player.newborns = 0
            player.spent = ()
        g.grown = 0
        if g.event_log is not None:
            g.event_log.tell(g.round, tell.ROUND_ENDED, round=g.round)


class Rounds(Script):
    """The rounds of a game, one after the other; then the game is over."""

    def __init__(self, steps: tuple[Step, ...], before_scoring: Step) -> None:
        super().__init__(steps)
        self.before_scoring = before_scoring

    def parts(self) -> tuple[Effect, ...]:
        return (*self.steps, self.before_scoring)

    def resolve(self, g: GameState, f: Frame) -> None:
        if f.steps > len(self.steps):
            g.stack.pop()
            return
        if f.steps == 0:
            if g.round == ROUNDS:
                # The frame stays below what happens before scoring, one step beyond the last.
                g.stack[-1] = Frame(self, f.seat, NO_SPACE, len(self.steps) + 1)
                if not self.before_scoring.skipped(g):
                    self.before_scoring.perform(g)
                return
            g.round += 1
            if g.event_log is not None:
                g.event_log.tell(g.round, tell.ROUND_BEGAN, round=g.round)
        super().resolve(g, f)
        if not g.stack:
            g.stack.append(Frame(self, g.start))


COLLECT: Final = Collect()
name_tree(COLLECT, "flow/collect")
REACT.collects = COLLECT
REACT.helpful = helpful_options
REACT.use = use_anytime
PREPARATION: Final = (
    AtMoment(at.BEFORE_ROUND), Reveal(), Deliver(), RoundStart(), Replenish(), AtMoment(at.REPLENISHED),
    AtMoment(at.PREPARATION_END),
)  # fmt: skip
WORK_PHASE: Final = (AtWork(at.WORK_START), StartWork(), AtWork(at.WORK_END), AtMoment(at.AFTER_WORK))
GOING_HOME: Final = (AtMoment(at.HOME_START), ReturningHome(), ReturnHome(), AtMoment(at.AFTER_HOME))
HARVEST: Final = Harvest((
    AtHarvest(at.BEFORE_HARVEST), AtHarvest(at.HARVEST_START),
    AtHarvest(at.BEFORE_FIELDS), PhaseStart(at.FIELDS_START, tell.FIELD_PHASE), AnytimeWindowAfter(at.FIELDS_START),
    Fields(), AtHarvest(at.FIELDS), AtHarvest(at.FIELDS_END), AtHarvest(at.AFTER_FIELDS),
    PhaseStart(at.FEEDING_START, tell.FEEDING_PHASE), AtHarvest(at.FEEDING), Feeding(), AtHarvest(at.AFTER_FEEDING),
    PhaseStart(at.BREEDING_START, tell.BREEDING_PHASE), Breeding(), AtHarvest(at.BREEDING),
    AtHarvest(at.AFTER_BREEDING), AtHarvest(at.HARVEST_END), AtHarvest(at.AFTER_HARVEST),
))  # fmt: skip
ROUND_SCRIPT: Final = (
    *PREPARATION, *WORK_PHASE, *GOING_HOME, AnytimeWindow(), HARVEST, AtMoment(at.ROUND_END), AnytimeWindow(),
    EndRound(),
)  # fmt: skip
WORK_STEPS: Final = (len(PREPARATION) + 1, len(PREPARATION) + 3)
"""The numbers of the flow's frame from the start of the work phase to its end, when everybody has placed."""
HARVEST_NUMBER: Final = ROUND_SCRIPT.index(HARVEST) + 1
"""What the flow's frame counts while a harvest goes on."""
_FIELDS_NUMBER: Final = [isinstance(step, Fields) for step in HARVEST.steps].index(True) + 1
"""What the harvest's frame counts once the fields have been harvested."""
_FEEDING_NUMBER: Final = [isinstance(step, Feeding) for step in HARVEST.steps].index(True) + 1
"""What the harvest's frame counts once the families are being fed."""
GAME_FLOW: Final = Rounds(ROUND_SCRIPT, AtMoment(at.BEFORE_SCORING))
name_tree(GAME_FLOW, "flow")


def flow_with(effect: Effect) -> Rounds:
    """The flow of a game in which something comes for everybody at the end of each harvest."""
    step = AfterHarvest(effect)
    name_tree(step, "flow/after harvest")
    after = ROUND_SCRIPT.index(HARVEST) + 1
    flow = Rounds((*ROUND_SCRIPT[:after], step, *ROUND_SCRIPT[after:]), GAME_FLOW.before_scoring)
    flow.name = GAME_FLOW.name
    return flow


ENGINE_EFFECTS: Final = (GAME_FLOW, WORK, THERE_AND_BACK, PLACE_PERSON, PLACE_ON, USE_SPACE, TAKE_WHAT_LIES, END_TURN,
                         *WINDOWS.values(), REACT, PAY_BILL, PAY_PRICE, KEEP_ANIMALS, COOK_OR_LET_GO, TAKE_ANIMALS,
                         FENCES_FOR_PARTNER, ENTER_PLAY, PASS_ON, ABOUT_TO_PLAY, PAY_OR_BEG, FEED, BREED, ANYTIME,
                         COLLECT, PLAY_KEPT)  # fmt: skip
"""Every effect that belongs to no space and no card, for loading a saved stack."""


def are_fields_harvested(g: GameState) -> bool:
    """Whether the field phase of this round's harvest has brought what it brings."""
    stack = g.stack
    if not stack or stack[0].steps != HARVEST_NUMBER or len(stack) < 2:
        return not stack or stack[0].steps > HARVEST_NUMBER
    return stack[1].steps >= _FIELDS_NUMBER


def is_fed(g: GameState, seat: int) -> bool:
    """Whether a family has been fed in this round's harvest, or there is none to come in this round."""
    stack = g.stack
    if not stack:
        return True
    if stack[0].steps != HARVEST_NUMBER or len(stack) < 2:
        return stack[0].steps > HARVEST_NUMBER
    if stack[1].steps != _FEEDING_NUMBER:
        return stack[1].steps > _FEEDING_NUMBER
    for frame in stack:
        if frame.effect is FEED and frame.seat == seat:
            return False
    return True
