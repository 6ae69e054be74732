"""Positions that a seat might be in: what it can't know is dealt anew, for a search that must not look at the truth."""

from __future__ import annotations

from typing import Final

from agricola.engine.chance import Chance
from agricola.engine.deeds.legality import play_on
from agricola.engine.kernel.card import MINOR, OCCUPATION, Card
from agricola.engine.kernel.effect import CannotComplete
from agricola.engine.kernel.frame import Frame
from agricola.engine.kernel.player import Player
from agricola.engine.kernel.round_cards import turned_up
from agricola.engine.kernel.state import GameState
from agricola.engine.kernel.triggers import REACT, reactions
from agricola.engine.rounds.setup import shuffled_round_cards

_TRIES: Final = 40
"""How many deals are tried for one in which another seat would be asked what it is asked."""


def determinize(g: GameState, seat: int, fresh: int) -> GameState:
    """A position that the seat might be in: the unknown is dealt anew, the generator replaced by `fresh`.

    When another seat is asked, its options are listed anew for its imagined hand, and only a hand will do with which
    it would be asked the same; if none is found, that seat keeps its own.
    """
    chance = Chance(fresh)
    asked = g.stack[-1].seat if g.waiting else seat
    copy = _imagined(g, seat, seat, chance)
    if asked != seat:
        tries = 1
        while not _asks_the_same(g, copy):
            if tries == _TRIES:
                copy = _imagined(g, seat, asked, chance)
                break
            tries += 1
            copy = _imagined(g, seat, seat, chance)
    copy.chance = chance.state
    copy.ask_end_turn = False
    return copy


def _imagined(g: GameState, seat: int, other: int, chance: Chance) -> GameState:
    """A copy in which what a seat can't know lies otherwise; the other seat keeps its hand too."""
    copy = g.clone()
    if not g.order_known and not g.foreseen_by >> seat & 1:
        shown = g.order[: turned_up(g)]
        hidden = [index for index in shuffled_round_cards(g.board, chance) if index not in shown]
        copy.order = shown + tuple(hidden)
    _deal_unknown(copy, (seat, other), chance)
    _react_from_hands(copy, (seat, other))
    return copy


def _react_from_hands(g: GameState, keep: tuple[int, int]) -> None:
    """Let those wait to react from their hands, but for some seats, who could with the hands that they have now."""
    for height, frame in enumerate(g.stack):
        if frame.effect is not REACT or frame.seat in keep or frame.event is None:
            continue
        from_hand = [one for one in reactions(g, g.players[frame.seat], frame.event) if one.number < 0]
        open_ones = [one for one in frame.reactions if one.number >= 0]
        g.stack[height] = Frame(REACT, frame.seat, frame.space, 0, frame.event, None, (*open_ones, *from_hand))


def _asks_the_same(g: GameState, copy: GameState) -> bool:
    """Ask the open question anew on a copy with other hands; whether it is still the same question."""
    top = g.stack[-1]
    if copy.players[top.seat].hand == g.players[top.seat].hand and _packs(copy) == _packs(g):
        return True
    height = len(g.stack)
    chance = copy.chance
    copy.waiting = False
    try:
        play_on(copy)
    except CannotComplete:
        return False
    return (
        copy.waiting
        and copy.chance == chance
        and len(copy.stack) == height
        and copy.stack[-1].effect is top.effect
        and copy.stack[-1].seat == top.seat
    )


def _packs(g: GameState) -> tuple[tuple[Card, ...], ...]:
    return () if g.loose_cards is None else g.loose_cards.packs


def _deal_unknown(g: GameState, keep: tuple[int, int], chance: Chance) -> None:
    """Deal the cards that can't be seen anew: the piles and, but for some seats, what is not known of their cards.

    Cards that the first of the seats has passed on stay among those who can have them, each with as many as before.
    """
    loose = g.loose_cards
    groups: tuple[tuple[Card, ...], ...] = () if loose is None else loose.seen[keep[0]]
    for kind in (MINOR, OCCUPATION):
        pile = g.minor_pile if kind == MINOR else g.occupation_pile
        places = [_hidden_places(g, p, kind) for p in g.players if p.seat not in keep]
        unseen = list(pile)
        for hidden in places:
            for cards in hidden:
                unseen.extend(cards)
        sorts: list[list[Card]] = []
        for group in (*groups, ()):
            sort = [card for card in unseen if card in group] if group else unseen
            unseen = [card for card in unseen if card not in sort] if group else []
            # Sorted first: the same numbers must give the same deal, wherever the cards truly lie.
            sorts.append(chance.shuffled(sorted(sort, key=lambda card: card.id)))
        others = [p for p in g.players if p.seat not in keep]
        for p, hidden in zip(others, places, strict=True):
            hand, discarded, pack, picks = [_dealt_anew(cards, groups, sorts) for cards in hidden]
            p.hand = (*[card for card in p.hand if card.kind != kind or card in p.known], *hand)
            p.discarded = (*[card for card in p.discarded if card.kind != kind], *discarded)
            if loose is not None:
                loose = loose.with_hidden(p.seat, kind, pack, picks)
        if kind == MINOR:
            g.minor_pile = tuple(sorts[-1])
        else:
            g.occupation_pile = tuple(sorts[-1])
    g.loose_cards = loose


def _hidden_places(g: GameState, p: Player, kind: int) -> list[list[Card]]:
    """Where cards of a kind lie that only one player sees: hand, discarded, pack and picks."""
    loose = g.loose_cards
    return [
        [card for card in p.hand if card.kind == kind and card not in p.known],
        [card for card in p.discarded if card.kind == kind],
        [] if loose is None else [card for card in loose.packs[p.seat] if card.kind == kind],
        [] if loose is None else [card for card in loose.picks[p.seat] if card.kind == kind],
    ]


def _dealt_anew(cards: list[Card], groups: tuple[tuple[Card, ...], ...], sorts: list[list[Card]]) -> list[Card]:
    """As many cards of each sort as lay in a place, taken from the sorts."""
    dealt: list[Card] = []
    for number, sort in enumerate(sorts):
        last = number == len(groups)
        wanted = [
            card for card in cards if (not any([card in group for group in groups]) if last else card in groups[number])
        ]
        dealt.extend(sort[: len(wanted)])
        del sort[: len(wanted)]
    return dealt
