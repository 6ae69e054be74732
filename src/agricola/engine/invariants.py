"""What must hold in every position; used by tests, the loader and bug reports alike."""

from __future__ import annotations

from agricola.engine.building import BuildFences
from agricola.engine.card import MAJOR, MINOR, OCCUPATION
from agricola.engine.effects import OPTIONAL
from agricola.engine.goods import BOAR, CATTLE, GOOD_NAMES, KINDS, SHEEP
from agricola.engine.ids import MAX_PEOPLE, ROUNDS
from agricola.engine.improving import ENTER_PLAY, PASS_ON
from agricola.engine.state import GameState, Player, animal_housing
from agricola.engine.supply import KEEP_ANIMALS


def broken_rules(g: GameState) -> list[str]:
    """Everything that is wrong with a position, in words; an empty list for a sound one."""
    wrong: list[str] = []
    if not 0 <= g.round <= ROUNDS:
        wrong.append(f"the round is {g.round}, not 0 to {ROUNDS}")
    if not 0 <= g.start < len(g.players):
        wrong.append(f"there is no seat {g.start} to be starting player")
    for p in g.players:
        wrong.extend([f"player {p.seat + 1}: {problem}" for problem in _broken_farm(g, p)])
    wrong.extend(_broken_board(g))
    for piece, left in g.players[0].yard.supply([p.yard for p in g.players]).items():
        if left < 0:
            wrong.append(f"{-left} more {piece} than there are")
    return wrong


def _broken_farm(g: GameState, p: Player) -> list[str]:
    wrong: list[str] = []
    for good in range(KINDS):
        if p.goods[good] < 0:
            wrong.append(f"{p.goods[good]} {GOOD_NAMES[good]}")
    wrong.extend(p.yard.problems())
    wrong.extend(_broken_family(g, p))
    if not animal_housing(g, p).fits(p.goods[SHEEP], p.goods[BOAR], p.goods[CATTLE]) and not _settles_animals(g, p):
        wrong.append("not all animals have a place")
    if any([card not in p.hand for card in p.known]):
        wrong.append("a card that is known to be in the hand is not there")
    if p.abilities.cards != p.cards:
        wrong.append("the abilities do not fit the cards")
    return wrong


def _settles_animals(g: GameState, p: Player) -> bool:
    """Whether a player is about to say which animals to keep: at once, or when the fences are built (original 9)."""
    for frame in g.stack:
        if frame.seat == p.seat and (
            frame.effect is KEEP_ANIMALS or (isinstance(frame.effect, BuildFences) and frame.n > OPTIONAL)
        ):
            return True
    return False


def _broken_family(g: GameState, p: Player) -> list[str]:
    wrong: list[str] = []
    if not 2 <= p.family <= MAX_PEOPLE - p.lodgers:
        wrong.append(f"{p.family} people, not 2 to {MAX_PEOPLE}")
    if not 0 <= p.newborns <= p.family - 2:
        wrong.append(f"{p.newborns} newborns among {p.family} people")
    if len(p.cradle) > p.newborns:
        wrong.append(f"{len(p.cradle)} newborns on action spaces, of {p.newborns} born in this round")
    working = p.family + p.lodgers - len(p.cradle)
    if not 0 <= p.home <= working or len(p.placed) + p.home > working:
        wrong.append(f"{p.home} people at home and {len(p.placed)} placed, of {working} who can work")
    if p.begging < 0 or p.occupations_played < 0:
        wrong.append("a negative number of begging markers or occupations")
    return wrong


def _broken_board(g: GameState) -> list[str]:
    wrong: list[str] = []
    if min(g.stock) < 0:
        wrong.append("fewer than no goods on an action space")
    expected = [space.index for space in g.board.spaces if space.stage]
    if sorted(g.order) != expected:
        wrong.append("the order of round cards is not one of all round cards")
    elif [g.board.spaces[index].stage for index in g.order] != sorted([s.stage for s in g.board.spaces if s.stage]):
        wrong.append("a round card lies in the wrong stage")
    on_sites = [0] * len(g.board.spaces)
    for p in g.players:
        for index in p.placed:
            site = g.board.spaces[index].site
            if g.board.spaces[index] not in g.open and not p.abilities.early:
                wrong.append(f"a person on {g.board.spaces[index].name}, which is not in play yet")
            if on_sites[site] and not any([player.abilities.enters for player in g.players]):
                wrong.append(f"two people on {g.board.spaces[index].name}")
            on_sites[site] |= 1 << p.seat
    if on_sites != g.occupied:
        wrong.append("the occupied spaces are not those where people stand")
    owned = [card.id for p in g.players for card in p.cards if card in g.board.majors]
    being_played = [
        frame.event.card
        for frame in g.stack
        if frame.effect in (ENTER_PLAY, PASS_ON) and frame.event is not None and frame.event.card is not None
    ]
    being_built = [card.id for card in being_played if card.kind == MAJOR]
    everywhere = sorted([*owned, *being_built, *[card.id for card in g.majors]])
    if everywhere != sorted([card.id for card in g.board.majors]):
        wrong.append("a major improvement is missing or there twice")
    dealt = [card.id for p in g.players for card in (*p.cards, *p.hand) if card.kind != MAJOR]
    dealt += [card.id for card in (*g.minor_pile, *g.occupation_pile)]
    dealt += [card.id for card in being_played if card.kind != MAJOR]
    if len(set(dealt)) != len(dealt):
        wrong.append("a card is in two places")
    for pile, kind in ((g.minor_pile, MINOR), (g.occupation_pile, OCCUPATION)):
        if any([card.kind != kind for card in pile]):
            wrong.append("a card of another kind in the pile of minor improvements or of occupations")
    for promise in g.promises:
        if not g.round <= promise.round <= ROUNDS:
            wrong.append(f"goods wait on round {promise.round}, which is over")
    return wrong
