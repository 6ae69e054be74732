"""What a seat may know. Nothing else reads hidden fields for a player.

Hidden are the order of the round cards that have not been turned up, other hands, the piles and the generator. `view`
is the only thing that leaves the engine for a player or an agent.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from agricola.engine.deeds.improving import ENTER_PLAY, PASS_ON
from agricola.engine.economy.crops import card_field
from agricola.engine.farm.farmyard import CROP_KIND, Json
from agricola.engine.farm.pastures import SHAPE_BOUNDARY
from agricola.engine.goods import BOAR, CATTLE, FOOD, GOOD_NAMES, KINDS, SHEEP, bag, named
from agricola.engine.ids import NO_SPACE, ROUNDS
from agricola.engine.kernel.actions import FENCE, KEEP, Action
from agricola.engine.kernel.card import MAJOR, MINOR, OCCUPATION, Card
from agricola.engine.kernel.player import Player, grid
from agricola.engine.kernel.round_cards import turned_up
from agricola.engine.kernel.spaces import Space
from agricola.engine.kernel.state import GameState, animal_housing, seats_in, stock_of
from agricola.engine.kernel.team import LOWER_OF_EACH, TeamRules
from agricola.engine.message import Message, say
from agricola.engine.observation.places import animal_places, animals_in_places
from agricola.engine.rounds.flow import are_fields_harvested, is_fed
from agricola.engine.rounds.harvest import PAIR, crops_due, food_needed
from agricola.engine.scoring.categories import BEGGING, points_by_fences, total
from agricola.engine.scoring.teams import team_lines, team_total

_PHASES: Final = {
    "flow/work": "work",
    "flow/work there and back": "work",
    "flow/feed": "feeding",
    "flow/breed": "breeding",
}

CARD_KINDS: Final = {MAJOR: "major", MINOR: "minor", OCCUPATION: "occupation"}


def question(g: GameState) -> Message:
    """What the open decision is about."""
    return g.stack[-1].effect.asks() if g.waiting else say("ask-nothing")


def phase(g: GameState) -> str:
    """Where in the round the game is: preparation, work, feeding, breeding, between phases, end."""
    for frame in g.stack:
        if frame.effect.name in _PHASES:
            return _PHASES[frame.effect.name]
    return "end" if not g.stack else "preparation" if g.round == 0 or len(g.stack) == 1 else "between phases"


def yard_json(g: GameState, p: Player) -> Json:
    """What a player has built, and what it holds."""
    return {
        "yard": p.yard.kind(),
        **p.yard.as_json(),
        **p.yard.derived_json(p.abilities.pasture_holds),
        "places_for_any_animal": animal_housing(g, p).anywhere,
        "animal_places": animal_places(g, p),
    }


def household_json(g: GameState, p: Player) -> Json:
    """What is public about one player besides the yard, as far as it follows from the player's own situation."""
    return {
        "seat": p.seat,
        "goods": named(p.goods),
        "family": p.family,
        "newborns": p.newborns,
        "home": p.home,
        "placed": [g.board.spaces[index].id for index in p.placed],
        "newborns_on": [g.board.spaces[index].id if index != NO_SPACE else None for index in p.newborn_spaces],
        "begging": p.begging,
        "bonus": p.bonus,
        "cards": [card.id for card in p.cards],
        "hand_size": len(p.hand),
        "known_in_hand": [card.id for card in p.known],
        "occupations_played": p.occupations_played,
        "lodgers": p.lodgers,
        "guests": p.guests,
        "on_cards": {name: list(state) for name, state in p.card_state.items()},
        "card_fields": [
            {"card": card, "crop": _crop(card_field(p, card, number))} for card, number, _ in p.abilities.card_fields
        ],
        "gained": p.gained,
        "food_needed": food_needed(g, p),
        "meals": named(_meals(p)),
    }


def _meals(p: Player) -> list[int]:
    """The food that one of each good can be turned into at any time."""
    meals = [0] * KINDS
    for conversion in p.abilities.conversions:
        if sum(conversion.give) == 1 and not conversion.once_per_harvest and not conversion.limit:
            good = conversion.give.index(1)
            meals[good] = max(meals[good], conversion.get[FOOD])
    return meals


def outlook_json(g: GameState, p: Player) -> Json:
    """What is public about one player and may follow from the whole game, where cards make it so."""
    return {
        "crops_due": named(crops_due(g, p)),
        "notes": _notes(g, p),
        "piles": {card.id: _pile(g, p, card) for card in p.cards if card.rules.offers is not None},
    }


def _notes(g: GameState, p: Player) -> dict[str, Json]:
    """What a player's cards remember, as far as there is something to say."""
    told = [(card.id, card.rules.notes(g, p.seat)) for card in p.cards if card.rules.notes is not None]
    return {card: note.json() for card, note in told if note is not None}


def _pile(g: GameState, p: Player, card: Card) -> list[dict[str, int]]:
    """The goods that lie on a card to be bought, from the top, each as often as it can be bought."""
    assert card.rules.offers is not None
    return [named(sold.get) for sold in card.rules.offers(g, p.seat) for _ in range(sold.limit)]


def _crop(crop: int) -> dict[str, int]:
    return {GOOD_NAMES[crop // CROP_KIND]: crop % CROP_KIND} if crop else {}


def asking(g: GameState) -> str:
    """What asks the open question, whoever may know that: the id of an action space, of a card, or something else."""
    return g.stack[-1].effect.name.partition("/")[0] if g.waiting else ""


def asked_by(g: GameState, seen: Collection[str]) -> str:
    """The id of the action space that asks the open question, or of the card if it is among those that are seen."""
    asks = asking(g)
    return asks if asks in g.board.by_id or asks in seen else ""


_TOLD: Final[dict[int, tuple[Action, Json]]] = {}
"""Actions as they are told. Most of them are made once and offered again and again."""
_MOST_TOLD: Final = 4_096


def action_json(action: Action) -> Json:
    """One legal action with what it touches; not to be changed."""
    known = _TOLD.get(id(action))
    if known is not None and known[0] is action:
        return known[1]
    told: Json = {
        "code": action.code,
        "kind": action.kind_name,
        "message": action.message.json(),
        "touches": action.touches,
    }
    if len(_TOLD) >= _MOST_TOLD:
        _TOLD.clear()
    _TOLD[id(action)] = action, told
    return told


def _options_json(g: GameState) -> list[Json]:
    """The legal actions of the open decision, with what they lead to where only the rules can tell."""
    top = g.stack[-1]
    p = g.players[top.seat]
    trial: GameState | None = None
    points = 0
    told = []
    for action in g.options:
        option = action_json(action)
        preview = top.effect.preview(g, top, action)
        if action.kind == FENCE:
            if trial is None:
                trial = g.clone()
                points = points_by_fences(g, p)
            fenced = trial.players[p.seat]
            grid(fenced).fences = grid(p).fences | SHAPE_BOUNDARY[action.cells]
            preview["points"] = points_by_fences(trial, fenced) - points
        elif action.kind == KEEP and action.goods is not None:
            kept = (action.goods[SHEEP], action.goods[BOAR], action.goods[CATTLE])
            preview["places"] = animals_in_places(g, p, kept)
        elif action.message.code == "act-beg":
            preview["points"] = BEGGING * action.args[0]
        told.append({**option, "preview": preview} if preview else option)
    return told


def space_json(g: GameState, space: Space) -> Json:
    """One action space, what lies on it and who stands on it."""
    return {
        "id": space.id,
        "name": space.name,
        "does": space.effect.tells().json(),
        "stage": space.stage,
        "income": named(bag(dict(space.income))),
        **space_now_json(g, space),
    }


def space_now_json(g: GameState, space: Space) -> Json:
    """What changes on an action space in the course of a game."""
    return {
        "open": space in g.open,
        "goods": named(stock_of(g, space.index)),
        "people": [p.seat for p in g.players if space.index in p.placed],
        "occupied": bool(g.occupied[space.site]),
    }


def card_json(g: GameState, seat: int | None, card: Card) -> Json:
    """What a seat reads on a card; the price is what it asks of this seat, before other cards change it."""
    return {
        "name": card.name,
        "kind": CARD_KINDS[card.kind],
        "points": card.points,
        "text": card.text,
        "gist": card.gist,
        "category": card.category,
        "price": price_json(g, seat, card),
        "needs": None if card.prerequisite is None else card.prerequisite.says.json(),
        "traveling": card.traveling,
    }


def price_json(g: GameState, seat: int | None, card: Card) -> list[Json]:
    """What a card asks of a seat, before other cards change it; without a seat what is printed."""
    price = card.price if card.price_by is None or seat is None else card.price_by(g, seat)
    return [cost.json() for cost in price]


def asked_json(g: GameState, by: str) -> Json:
    """Who is asked what, by which space or card."""
    asked = g.stack[-1].seat if g.waiting else None
    return {"current_player": asked, "question": question(g).json(), "asked_by": by}


def table_json(g: GameState) -> Json:
    """What everybody may know of the table, but for the spaces: what has its time in the round, not in a turn."""
    board = g.board
    shown = g.order if g.order_known or board.fixed_order else g.order[: turned_up(g)]
    return {
        "edition": board.edition,
        "players": board.players,
        "options": board.options_json(),
        "round": g.round,
        "rounds": ROUNDS,
        "phase": phase(g),
        "starting_player": g.start,
        "round_cards": [board.spaces[index].id for index in shown],
        "harvest_rounds": sorted(board.harvest_rounds),
        "fields_harvested": are_fields_harvested(g),
        "fed": _fed(g),
        "stage": 1 + len([harvest for harvest in board.harvest_rounds if harvest < g.round]),
        "begging_points": BEGGING,
        "breeding_pair": PAIR,
        "grown": seats_in(g, g.grown),
        "majors": [card.id for card in g.majors],
        "promises": [
            {
                "round": promise.round,
                "seat": promise.seat,
                "card": promise.card,
                "goods": named(promise.goods),
                "deed": None if promise.effect is None else promise.effect.label().json(),
            }
            for promise in g.promises
        ],
    }


def _fed(g: GameState) -> list[int]:
    """The seats whose families have eaten in the harvest of this round."""
    return [p.seat for p in g.players if is_fed(g, p.seat)]


def table_key(g: GameState) -> object:
    """All that `table_json` follows from."""
    harvested = are_fields_harvested(g)
    meal = (harvested, _fed(g) if harvested else None)
    return g.round, phase(g), meal, g.start, g.open, g.order, g.order_known, g.grown, g.majors, g.promises


def farms_json(g: GameState) -> Json:
    """What everybody may know of all farms together."""
    board = g.board
    told: Json = {"supply": g.players[0].yard.supply([p.yard for p in g.players])}
    if board.target:
        told["target"] = {"points": board.target, "now": total(g, g.players[0])}
    if board.team is not None:
        told["teams"] = [_team_json(g, board.team, seats) for seats in board.team.teams()]
    return told


def _team_json(g: GameState, team: TeamRules, seats: tuple[int, int]) -> Json:
    """The points of a team as they stand: what both partners have in each category, and what counts."""
    return {
        "seats": list(seats),
        "points": team_total(g, team, seats),
        "lines": [
            {"category": line.category, "points": line.points, "values": list(line.values)}
            for line in team_lines(g, team, seats)
        ],
        "lower_of_each": team.scoring == LOWER_OF_EACH,
    }


def foreseen_key(g: GameState) -> object:
    """All that the round cards follow from that some seats alone know; None where there are none."""
    return (g.foreseen_by, g.order_known, g.order, g.open) if g.foreseen_by else None


def _foreseen(g: GameState, seat: int) -> list[str]:
    """The round cards to come, in their order, for a seat that alone knows them."""
    if not g.foreseen_by >> seat & 1 or g.order_known:
        return []
    return [g.board.spaces[index].id for index in g.order[turned_up(g) :]]


def private_view(g: GameState, seat: int | None, cards: dict[str, Json]) -> Json:
    """What depends on the seat that looks; `cards` are those that it may read."""
    return {
        "seat": seat,
        "actions": _options_json(g) if seat is not None and g.waiting and g.stack[-1].seat == seat else [],
        "hand": [] if seat is None else [card.id for card in g.players[seat].hand],
        "foreseen": [] if seat is None else _foreseen(g, seat),
        "cards": cards,
        **_loose_json(g, seat),
    }


def _loose_json(g: GameState, seat: int | None) -> Json:
    """The hand cards that lie in no hand, as far as a seat sees them; nothing where there are none."""
    loose = g.loose_cards
    if loose is None:
        return {}
    return {
        "face_up": [card.id for card in loose.face_up],
        "pack": [] if seat is None else [card.id for card in loose.packs[seat]],
        "picked": [] if seat is None else [card.id for card in loose.picks[seat]],
    }


def view(g: GameState, seat: int | None) -> Json:
    """The position as a seat may know it, as plain JSON data; without a seat as everybody may, with no hand at all."""
    cards = {card.id: card_json(g, seat, card) for card in seen_cards(g, seat)}
    return {
        **table_json(g),
        **asked_json(g, asked_by(g, cards)),
        **farms_json(g),
        **private_view(g, seat, cards),
        "spaces": [space_json(g, space) for space in g.board.spaces],
        "seats": [{**household_json(g, p), **outlook_json(g, p), **yard_json(g, p)} for p in g.players],
    }


def open_cards(g: GameState) -> list[Card]:
    """The cards whose text everybody may read now: majors, what lies open, what was passed on or is being played."""
    seen = list(g.board.majors)
    for p in g.players:
        seen.extend(p.cards)
        seen.extend(p.known)
    if g.loose_cards is not None:
        seen.extend(g.loose_cards.face_up)
    for frame in g.stack:
        if frame.effect in (ENTER_PLAY, PASS_ON) and frame.event is not None and frame.event.card is not None:
            seen.append(frame.event.card)
    return seen


def seen_cards(g: GameState, seat: int | None) -> list[Card]:
    """The cards whose text a seat may read now: those that are open and the own hand; some may come twice."""
    return open_cards(g) if seat is None else [*open_cards(g), *own_cards(g, seat)]


def own_cards(g: GameState, seat: int) -> tuple[Card, ...]:
    """The hand cards that a seat has, and those that it chooses from in a draft."""
    hand = g.players[seat].hand
    loose = g.loose_cards
    return hand if loose is None else (*hand, *loose.packs[seat], *loose.picks[seat])
