"""What must hold in every position; used by tests, the loader and bug reports alike."""

from __future__ import annotations

from typing import Final

from agricola.engine.deeds.fencing import BuildFences
from agricola.engine.deeds.for_partner import FENCES_FOR_PARTNER
from agricola.engine.deeds.improving import ENTER_PLAY, PASS_ON
from agricola.engine.deeds.rebuilding import RebuildFences
from agricola.engine.economy.supply import COOK_OR_LET_GO, KEEP_ANIMALS
from agricola.engine.farm.farmyard import CROP_KIND, Farmyard
from agricola.engine.farm.grid import CELLS, cell_name
from agricola.engine.goods import BOAR, CATTLE, GOOD_NAMES, GRAIN, KINDS, SHEEP, VEGETABLE
from agricola.engine.ids import MAX_PEOPLE, ROUNDS
from agricola.engine.kernel.card import MAJOR, MINOR, OCCUPATION
from agricola.engine.kernel.player import Player
from agricola.engine.kernel.state import GameState, animal_housing, partner_of
from agricola.engine.message import Message, say

_MOST_SOWN: Final = {GRAIN: 3, VEGETABLE: 2}
_MOST_BY_CARDS: Final = 9
"""How many goods more cards could put on a field, all together."""
_ROUNDS_WITH_ROOM: Final = 11
"""Until then a family grows only into rooms; from then on once a round without (revised 7.3.2, original 7.3)."""
_MOST_WITHOUT_ROOM: Final = 2


def broken_rules(g: GameState) -> list[Message]:
    """Everything that is wrong with a position; an empty list for a sound one."""
    wrong: list[Message] = []
    if not 0 <= g.round <= ROUNDS:
        wrong.append(say("wrong-round", round=g.round, rounds=ROUNDS))
    if not 0 <= g.start < len(g.players):
        wrong.append(say("wrong-starting-player", number=g.start))
    for p in g.players:
        wrong.extend([say("wrong-of-player", seat=p.seat, what=problem) for problem in _broken_farm(g, p)])
    wrong.extend(_broken_board(g))
    for piece, left in g.players[0].yard.supply([p.yard for p in g.players]).items():
        if left < 0:
            wrong.append(say("wrong-supply", n=-left, piece=piece))
    return wrong


def _broken_farm(g: GameState, p: Player) -> list[Message]:
    wrong: list[Message] = []
    for good in range(KINDS):
        if p.goods[good] < 0:
            wrong.append(say("wrong-goods", n=p.goods[good], good=GOOD_NAMES[good]))
    wrong.extend(p.yard.problems(g.board.land))
    wrong.extend(_broken_family(g, p))
    wrong.extend(_too_much_on_fields(g, p))
    if not animal_housing(g, p).fits(p.goods[SHEEP], p.goods[BOAR], p.goods[CATTLE]) and not _settles_animals(g, p):
        wrong.append(say("wrong-animals"))
    if any([card not in p.hand for card in p.known]):
        wrong.append(say("wrong-known-card"))
    if p.abilities.cards != (*p.cards, *p.still_acting):
        wrong.append(say("wrong-abilities"))
    wrong.extend([say("wrong-traveling", card=card.id) for card in p.cards if card.traveling])
    return wrong


def _settles_animals(g: GameState, p: Player) -> bool:
    """Whether a player is about to say which animals to keep: at once, or when the fences are built (original 9)."""
    partner = partner_of(g, p)
    for frame in g.stack:
        if frame.effect is FENCES_FOR_PARTNER and partner is not None and frame.seat == partner.seat:
            return True
        if frame.seat == p.seat and (
            frame.effect in (KEEP_ANIMALS, COOK_OR_LET_GO)
            or isinstance(frame.effect, RebuildFences)
            or (isinstance(frame.effect, BuildFences) and frame.steps > 0)
        ):
            return True
    return False


def _too_much_on_fields(g: GameState, p: Player) -> list[Message]:
    """Fields with more than sowing puts there: 3 grain or 2 vegetables (revised 7.2), and more by cards."""
    if not isinstance(p.yard, Farmyard):
        return []
    more = _MOST_BY_CARDS if g.board.with_cards else 0
    return [
        say("wrong-crop-number", cell=cell_name(cell))
        for cell in range(CELLS)
        if p.yard.crops[cell] % CROP_KIND > _MOST_SOWN.get(p.yard.crops[cell] // CROP_KIND, 0) + more
    ]


def _broken_family(g: GameState, p: Player) -> list[Message]:
    wrong: list[Message] = []
    if not 2 <= p.family <= MAX_PEOPLE - p.lodgers:
        wrong.append(say("wrong-people", n=p.family, most=MAX_PEOPLE))
    # A few people may be there for whom there is no room, because a rule is to be tried out; by cards as many as like.
    crowd = max(_MOST_WITHOUT_ROOM, g.round - _ROUNDS_WITH_ROOM)
    if not g.board.with_cards and p.family > p.yard.room_count() + crowd:
        wrong.append(say("wrong-crowd", n=p.family, rooms=p.yard.room_count()))
    if not 0 <= p.newborns <= p.family - 2:
        wrong.append(say("wrong-newborns", n=p.newborns, people=p.family))
    if len(p.newborn_spaces) > p.newborns:
        wrong.append(say("wrong-newborns-placed", n=len(p.newborn_spaces), born=p.newborns))
    working = p.family + p.lodgers + p.guests - len(p.newborn_spaces)
    if not 0 <= p.home <= working or len(p.placed) + p.home > working:
        wrong.append(say("wrong-workers", home=p.home, placed=len(p.placed), working=working))
    if p.begging < 0 or p.occupations_played < 0:
        wrong.append(say("wrong-negative"))
    return wrong


def _broken_board(g: GameState) -> list[Message]:
    wrong: list[Message] = []
    if min(g.stock) < 0:
        wrong.append(say("wrong-stock"))
    if not g.board.with_cards:
        for space in g.board.spaces:
            if not any(space.income) and any(g.stock[space.index * KINDS : (space.index + 1) * KINDS]):
                wrong.append(say("wrong-goods-there", space=space.id))
    expected = [space.index for space in g.board.spaces if space.stage]
    if sorted(g.order) != expected:
        wrong.append(say("wrong-round-cards"))
    elif [g.board.spaces[index].stage for index in g.order] != sorted([s.stage for s in g.board.spaces if s.stage]):
        wrong.append(say("wrong-stage"))
    on_sites = [0] * len(g.board.spaces)
    for p in g.players:
        for index in p.placed:
            site = g.board.spaces[index].site
            closed = g.board.spaces[index] not in g.open
            # A card that was given back takes its space along, but not who stands there.
            if closed and not p.abilities.opens_early and not g.board.spaces[index].card:
                wrong.append(say("wrong-closed-space", space=g.board.spaces[index].id))
            if on_sites[site] and not any([player.abilities.may_use_occupied for player in g.players]):
                wrong.append(say("wrong-two-people", space=g.board.spaces[index].id))
            on_sites[site] |= 1 << p.seat
    if on_sites != g.occupied:
        wrong.append(say("wrong-occupied"))
    owned = [card.id for p in g.players for card in p.cards if card in g.board.majors]
    being_played = [
        frame.event.card
        for frame in g.stack
        if frame.effect in (ENTER_PLAY, PASS_ON) and frame.event is not None and frame.event.card is not None
    ]
    being_built = [card.id for card in being_played if card.kind == MAJOR]
    everywhere = sorted([*owned, *being_built, *[card.id for card in g.majors]])
    if everywhere != sorted([card.id for card in g.board.majors]):
        wrong.append(say("wrong-majors"))
    dealt = [card.id for p in g.players for card in (*p.cards, *p.hand) if card.kind != MAJOR]
    dealt += [card.id for card in (*g.minor_pile, *g.occupation_pile)]
    dealt += [card.id for card in being_played if card.kind != MAJOR]
    loose = g.loose_cards
    if loose is not None:
        dealt += [card.id for cards in (*loose.packs, *loose.picks, loose.face_up) for card in cards]
    if len(set(dealt)) != len(dealt):
        wrong.append(say("wrong-two-places"))
    for pile, kind in ((g.minor_pile, MINOR), (g.occupation_pile, OCCUPATION)):
        if any([card.kind != kind for card in pile]):
            wrong.append(say("wrong-pile"))
    for promise in g.promises:
        if not g.round <= promise.round <= ROUNDS:
            wrong.append(say("wrong-promise", round=promise.round))
    return wrong
