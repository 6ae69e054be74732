"""A new game: the start position, with what chance decides before the first round (revised 2, original 4)."""

from __future__ import annotations

from agricola.engine.chance import Chance
from agricola.engine.deeds.kept_occupations import kept_frame
from agricola.engine.errors import BadOption
from agricola.engine.goods import KINDS
from agricola.engine.kernel import event_log as tell
from agricola.engine.kernel.board import Board
from agricola.engine.kernel.card import MINOR, OCCUPATION, Card
from agricola.engine.kernel.dealing import HAND_OF_EACH_KIND, Portion, dealt_by, refuse_too_few
from agricola.engine.kernel.frame import Frame
from agricola.engine.kernel.player import new_player
from agricola.engine.kernel.round_cards import open_spaces
from agricola.engine.kernel.state import GameState


def shuffled_round_cards(board: Board, chance: Chance) -> tuple[int, ...]:
    """The round cards in the order in which they appear: shuffled within each stage."""
    order: list[int] = []
    for stage in range(1, len(board.stage_rounds) + 1):
        order.extend(chance.shuffled([space.index for space in board.spaces if space.stage == stage]))
    return tuple(order)


def start_state(board: Board, start: int, order: tuple[int, ...], chance: int) -> GameState:
    """The position before round 1. The first effect on the stack is the whole game, on top what comes before it."""
    g = GameState(
        board=board,
        round=0,
        start=start,
        players=[
            new_player(seat, board.first_food if seat == start else board.other_food, board.new_yard())
            for seat in range(board.players)
        ],
        stock=[0] * (len(board.spaces) * KINDS),
        occupied=[0] * len(board.spaces),
        order=order,
        open=(),
        majors=board.majors,
        promises=(),
        stack=[Frame(board.flow, start)] + [Frame(effect, start) for effect in reversed(board.openings)],
        options=[],
        waiting=False,
        chance=chance,
        subscribed=0,
        ask_forced=False,
        minor_pile=(),
        occupation_pile=(),
        order_known=False,
        ask_end_turn=False,
    )
    g.open = open_spaces(g, 0)
    return g


def tell_setup(g: GameState) -> None:
    """Tell with what everybody begins: the token, the food, the hands."""
    assert g.event_log is not None
    g.event_log.tell(g.round, tell.STARTING_PLAYER, g.start)
    for p in g.players:
        if any(p.goods):
            g.event_log.tell(g.round, tell.GAINED, p.seat, goods=tuple(p.goods))
        for card in p.hand:
            g.event_log.tell(g.round, tell.CARD_DEALT, p.seat, card=card.id, seen_by=p.seat)


class Deal:
    """What a caller wants dealt: cards for each seat, cards added to the pool or taken out of it, and kept cards."""

    __slots__ = ("excluded", "hands", "included", "kept")

    def __init__(
        self,
        hands: tuple[tuple[Card, ...], ...],
        included: tuple[Card, ...],
        excluded: tuple[Card, ...],
        kept: tuple[tuple[Card, ...], ...] = (),
    ) -> None:
        self.hands = hands
        self.included = included
        self.excluded = excluded
        self.kept = kept
        """The occupations that each seat kept from an earlier game, the oldest first."""


def deal_hands(g: GameState, chance: Chance, deal: Deal) -> None:
    """Deal minor improvements and occupations to each; the rest stays in two piles that nobody sees."""
    g.minor_pile = _deal_kind(g, chance, deal, MINOR, g.board.minors)
    g.occupation_pile = _deal_kind(g, chance, deal, OCCUPATION, g.board.occupations)
    seats = len(g.players)
    for turn in range(seats - 1, -1, -1):
        seat = (g.start + turn) % seats
        if seat < len(deal.kept):
            g.stack.extend([kept_frame(seat, card) for card in reversed(deal.kept[seat])])


def _dealt_fewer(g: GameState, deal: Deal, kind: int, portions: list[Portion]) -> int:
    """How many occupations somebody who plays alone is dealt fewer, so that there are 7 with those that were kept."""
    kept = len(deal.kept[0]) if deal.kept and kind == OCCUPATION and len(g.players) == 1 else 0
    if kept and sum([portion.number for portion in portions]) != HAND_OF_EACH_KIND:
        raise BadOption(f"kept occupations take the place of dealt ones, so {HAND_OF_EACH_KIND} must be dealt")
    if kept > HAND_OF_EACH_KIND:
        raise BadOption(f"{kept} occupations are kept; alone one has {HAND_OF_EACH_KIND} of them in all")
    return kept


def _deal_kind(g: GameState, chance: Chance, deal: Deal, kind: int, pool: tuple[Card, ...]) -> tuple[Card, ...]:
    given = [card for hand in (*deal.hands, *deal.kept) for card in hand if card.kind == kind]
    twice = next((card for card in given if given.count(card) > 1), None)
    if twice is not None:
        if any(twice in hand for hand in deal.kept) and any(twice in hand for hand in deal.hands):
            raise BadOption(f"{twice.name} is kept from an earlier game; choose another card")
        raise BadOption(f"{twice.name} is given twice; each card is there once")
    more = [card for card in deal.included if card.kind == kind and card not in pool]
    pile = chance.shuffled([card for card in [*pool, *more] if card not in given and card not in deal.excluded])
    portions = [portion for portion in g.board.portions if portion.kind == kind]
    fewer = _dealt_fewer(g, deal, kind, portions)
    for p in g.players:
        own = [card for card in deal.hands[p.seat] if card.kind == kind] if p.seat < len(deal.hands) else []
        if own and not portions:
            raise BadOption("hands are not dealt in this game but chosen from packs; leave hands out")
        size = sum([portion.number for portion in portions]) - fewer
        if len(own) > size:
            raise BadOption(f"seat {p.seat} is given {len(own)} cards of a kind; a hand holds {size}")
        p.hand = (*p.hand, *own)
        rest = list(own)
        for portion in portions:
            number = max(portion.number - fewer, 0)
            fewer -= portion.number - number
            given_of_it = [card for card in rest if portion.takes(card)][:number]
            rest = [card for card in rest if card not in given_of_it]
            wanted = number - len(given_of_it)
            dealt = dealt_by(portion, pile, wanted)
            if len(dealt) < wanted:
                gone = [*deal.excluded, *[card for cards in deal.kept for card in cards]]
                there = [card for card in [*pool, *more] if portion.takes(card) and card not in gone]
                refuse_too_few(portion, len(g.players), len(there))
            p.hand = (*p.hand, *dealt)
            whole = dealt == pile[:wanted]
            pile = pile[wanted:] if whole else [card for card in pile if card not in dealt]
        if rest:
            raise BadOption(f"seat {p.seat} is given {rest[0].name}, which is more of its kind than a hand may hold")
    return tuple(pile)
