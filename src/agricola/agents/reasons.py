"""Why an answer is worth a look, for people: what it changes of that which the evaluation counts, and what for."""

from __future__ import annotations

from typing import Any, Final

from agricola.agents.hand_choices import cards_of_choice, worth
from agricola.agents.protocol import Observation
from agricola.agents.turn_policy import TurnPolicy
from agricola.agents.weights import weights_for
from agricola.engine.deeds.building import Renovate, room_price
from agricola.engine.deeds.fencing import BuildFences
from agricola.engine.deeds.improving import improvement_price, ready
from agricola.engine.economy.costs import payable
from agricola.engine.farm.tileyard import TileYard
from agricola.engine.goods import named
from agricola.engine.ids import NO_SPACE
from agricola.engine.kernel.actions import DONE, FENCE, PASTURE, PLOW, ROOM, STABLE, Action
from agricola.engine.kernel.card import MINOR
from agricola.engine.kernel.effect import Effect, within
from agricola.engine.kernel.state import GameState
from agricola.engine.message import Message, say
from agricola.engine.price import Price
from agricola.engine.scoring.categories import FIELD_POINTS
from agricola.game import Game
from agricola.wording.data import bag_of

_MATERIAL: Final = ("wood", "clay", "reed", "stone")
_ANIMALS: Final = ("sheep", "boar", "cattle")
_SEED: Final = ("grain", "vegetable")
_ASKED_TO_KEEP: Final = ("ask-keep", "ask-breed")
_FENCING: Final = BuildFences()
_RENOVATING: Final = Renovate()
_OF_ITS_OWN: Final = (ROOM, STABLE, PLOW, FENCE, PASTURE, DONE)
"""What is told alone: another of its kind may follow in the same turn, and is told of then."""
_MOST: Final = 2
"""How many reasons are given, and of points how many sources: what counts most comes first."""


def reasons(game: Game, action: Action) -> list[Message]:
    """What speaks for an answer, the weightiest first.

    What is built is told for itself. Of anything else the turn is carried through to its end as the turn policy would,
    and nothing is counted of it that depends on what is built then; what comes after it is left out. Outside of the
    work of a round only the answer itself is looked at, and of hand cards what they were worth in games that were
    measured.
    """
    seat = game.current_player
    if seat is None:
        return []
    about = about_cards(game, action)
    if about is not None:
        return about
    before = game.view(None)
    trial = game.clone()
    working = before["phase"] == "work"
    exact = action.kind in _OF_ITS_OWN
    if working:
        policy = TurnPolicy(weights_for(trial.state.board))
        (policy.play_step if exact else policy.play_turn)(trial.state, action)
    else:
        trial.apply(action)
    after = trial.view(None)
    old, new = before["seats"][seat], after["seats"][seat]
    gains = _gains(game, trial, seat)
    points = sum(gains.values())
    found = _kept(before, new) if game.question.code in _ASKED_TO_KEEP else []
    if working:
        found += _grown(before, old, new, exact)
        if trial.round == game.round and after["phase"] == "work":
            found = _fed(before, old, new) + found + _gathered(before, old, new)
            found += _material(game.state, trial.state, seat, old, new)
            if before["starting_player"] != after["starting_player"] == seat:
                found.append(say("hint-first"))
            found[1:1] = _piled(before, action)
        last = game.round == before["rounds"]
        if points > 0 and (last or say("hint-animal-room") not in found):
            # In the last round nothing is begun any more: the points are what counts.
            found.insert(0 if last else _MOST - 1, _scored(gains))
    elif not found:
        found = _gathered(before, old, new) + _material(game.state, trial.state, seat, old, new)
    return (found or _otherwise(action, old, new, gains))[:_MOST]


def about_cards(game: Game, action: Action) -> list[Message] | None:
    """What the hand cards that an answer is about were worth in games that were measured.

    None where something else than the hand is asked about, nothing where no card is known before it is drawn.
    """
    seat = game.current_player
    assert seat is not None
    cards = cards_of_choice(Observation(game, seat), action)
    if not cards:
        return None if cards is None else []
    points = round(sum(worth(card) for card in cards))
    if points == 0:
        return [say("hint-card-usual")]
    return [say("hint-card-more" if points > 0 else "hint-card-less", points=abs(points))]


def _kept(view: Any, new: Any) -> list[Message]:
    """Which of the animals that stay will have young, or what they are kept for."""
    animals = {name: new["goods"].get(name, 0) for name in _ANIMALS if new["goods"].get(name, 0) > 0}
    pairs = {name: amount for name, amount in animals.items() if amount >= 2}
    past = view["round"] + (view["phase"] != "work")
    if pairs and any(harvest >= past for harvest in view["harvest_rounds"]):
        return [say("hint-pairs", goods=bag_of(pairs))]
    return [say("hint-keeps", goods=bag_of(animals))] if animals else []


def _otherwise(action: Action, old: Any, new: Any, gains: dict[str, int]) -> list[Message]:
    """What speaks for an answer that adds nothing to the farm: food, points, or what is saved."""
    more = new["goods"].get("food", 0) - old["goods"].get("food", 0)
    if more > 0:
        return [say("hint-food", n=more)]
    if sum(gains.values()) > 0:
        return [_scored(gains)]
    left = {name: new["goods"][name] for name in _MATERIAL if new["goods"].get(name, 0) > 0}
    if action.kind_name == "pay" and left:
        return [say("hint-leaves", goods=bag_of(left))]
    return [say("hint-spares")] if action.code == "done" else []


def _gains(before: Game, after: Game, seat: int) -> dict[str, int]:
    """How many points more or less each category of the score sheet gives to a seat as the farm stands."""
    old, new = before.scores()[seat].categories, after.scores()[seat].categories
    return {name: new.get(name, 0) - old.get(name, 0) for name in {**old, **new}}


def _scored(gains: dict[str, int]) -> Message:
    """How many points a turn brings at once, and what brings most of them."""
    rising = sorted((name for name, points in gains.items() if points > 0), key=lambda name: -gains[name])
    brought = tuple(say("hint-point-for", category=name.replace(" ", "-"), n=gains[name]) for name in rising[:_MOST])
    return say("hint-points", points=sum(gains.values()), gains=brought)


def _harvests_ahead(view: Any) -> list[int]:
    """In how many rounds the harvests come that are still to come; 0 is after this round."""
    return [harvest - view["round"] for harvest in view["harvest_rounds"] if harvest >= view["round"]]


def _lacking(farm: Any) -> int:
    """How many bowls are empty: what food in store and the fields leave of the next meal."""
    lacking: int = farm["food_needed"] - farm["goods"].get("food", 0) - sum(farm["crops_due"].values())
    return lacking


def _fed(view: Any, old: Any, new: Any) -> list[Message]:
    """What a turn does about food that is missing at the next harvest."""
    short = _lacking(old)
    more = new["goods"].get("food", 0) - old["goods"].get("food", 0)
    left = _harvests_ahead(view)
    if short <= 0 or more <= 0 or not left:
        return []
    if more >= short:
        return [say("hint-feeds-all", rounds=min(left))]
    return [say("hint-feeds", n=more, short=short, rounds=min(left))]


def _grown(view: Any, old: Any, new: Any, exact: bool) -> list[Message]:
    """What a turn adds to family and farm for good; how much room for animals only where its shape is chosen."""
    found = []
    people = new["family"]
    if people > old["family"]:
        left = view["rounds"] - view["round"]
        found.append(say("hint-grows", n=people, rounds=left) if left else say("hint-person"))
    if _count(new["rooms"]) > _count(old["rooms"]):
        found.append(say("hint-room" if _count(new["rooms"]) > people else "hint-room-for-all"))
    if new["house"] != old["house"]:
        found.append(say("hint-renovates", n=_count(new["rooms"])))
    more = _places(new) - _places(old)
    if more > 0 and not exact and _pens(new) > _pens(old):
        found.append(say("hint-animal-room"))
    elif len(new["pastures"]) > len(old["pastures"]):
        found.append(say("hint-pasture", n=more) if more > 0 else say("hint-divides"))
    elif _count(new["stables"]) > _count(old["stables"]):
        found += [say("hint-stable", n=more)] if more > 0 else []
    if _crops(new) > _crops(old):
        grain = new["goods"].get("grain", 0) < old["goods"].get("grain", 0)
        found.append(say("hint-sows-grain" if grain else "hint-sows"))
    if len(new["fields"]) > len(old["fields"]):
        found.append(_plowed(old, new))
    return found + _played(old, new)


def _plowed(old: Any, new: Any) -> Message:
    """What another field is good for: seed that finds no room yet, or else the points."""
    n = len(new["fields"])
    if sum(old["goods"].get(seed, 0) for seed in _SEED) > _empty_fields(old):
        return say("hint-plows", n=n)
    if n == 1:
        return say("hint-first-field")
    if new["yard"] == "tiles":
        return say("hint-each-field", n=n)
    most = len(FIELD_POINTS) - 1
    return say("hint-field-counts", n=n, most=most) if n <= most else say("hint-field-used", n=n)


def _played(old: Any, new: Any) -> list[Message]:
    """What a card that a turn plays makes of animals; of any other that its text tells when it helps, or if at all."""
    played = [card for card in new["cards"] if card not in old["cards"]]
    if not played:
        return []
    for good in (*_ANIMALS, "vegetable"):
        food = new["meals"].get(good, 0)
        if food > old["meals"].get(good, 0):
            return [say("hint-cooks", card=played[0], goods=bag_of({good: 1}), n=food)]
    return [say("hint-card", card=played[0])]


def _gathered(view: Any, old: Any, new: Any) -> list[Message]:
    """What animals and seed a turn brings are good for."""
    found = []
    had = old["goods"]
    animals, seed = _more(old, new, _ANIMALS), _more(old, new, _SEED)
    if animals:
        food = sum(amount * new["meals"].get(name, 0) for name, amount in animals.items())
        if food > 0 and _lacking(new) > 0:
            code = "hint-animals-food"
        elif _harvests_ahead(view) and any(new["goods"][name] >= 2 > had.get(name, 0) for name in animals):
            code = "hint-animals-pair"
        elif not any(had.get(name, 0) for name in animals):
            code = "hint-first-of-kind"
        else:
            code = "hint-animals"
        found.append(say(code, goods=bag_of(animals), **({"n": food} if code == "hint-animals-food" else {})))
    if seed:
        if _empty_fields(new):
            code = "hint-seed-field"
        else:
            code = "hint-seed" if any(had.get(name, 0) for name in seed) else "hint-first-seed"
        found.append(say(code, goods=bag_of(seed)))
    return found


def _material(before: GameState, after: GameState, seat: int, old: Any, new: Any) -> list[Message]:
    """What the building material that a turn brings is enough for, or on the way to."""
    goods = _more(old, new, _MATERIAL)
    if not goods:
        return []
    price = room_price(after, after.players[seat], 1)
    cost = named(price[0].goods)
    wants_room = _count(new["rooms"]) <= new["family"]
    if (
        wants_room
        and _can_pay(after, seat, price)
        and not _can_pay(before, seat, room_price(before, before.players[seat], 1))
    ):
        return [say("hint-enough-room", goods=bag_of({name: new["goods"].get(name, 0) for name in cost}))]
    for code, deed in (("hint-enough-fences", _FENCING), ("hint-enough-house", _RENOVATING)):
        can_come = not isinstance(after.players[seat].yard, TileYard) and _is_open(after, type(deed))
        if can_come and deed.possible(after, seat, NO_SPACE) and not deed.possible(before, seat, NO_SPACE):
            return [say(code, goods=bag_of(goods))]
    card = _affordable(before, after, seat)
    if card is not None:
        return [say("hint-enough-card", goods=bag_of(goods), card=card)]
    part = {name: amount for name, amount in goods.items() if old["goods"].get(name, 0) < cost.get(name, 0)}
    if wants_room and part:
        return [say("hint-toward-room", goods=bag_of(part), price=price[0].goods)]
    if len(goods) > 1:
        return [say("hint-material", goods=bag_of(goods))]
    return [say(f"hint-{next(iter(goods))}", goods=bag_of(goods))]


def _is_open(g: GameState, deed: type[Effect]) -> bool:
    """Whether a space has come already on which something can be done."""
    return any(isinstance(part, deed) for space in g.open for part in within(space.effect))


def _affordable(before: GameState, after: GameState, seat: int) -> str | None:
    """The first improvement that can be paid after a turn and could not be before it, and asks for nothing else."""
    p, then = before.players[seat], after.players[seat]
    for card in (*(card for card in p.hand if card.kind == MINOR), *after.majors):
        if (
            not _can_pay(before, seat, improvement_price(before, p, card))
            and _can_pay(after, seat, improvement_price(after, then, card))
            and ready(after, then, card)
        ):
            return card.id
    return None


def _can_pay(g: GameState, seat: int, price: Price) -> bool:
    return payable(g, g.players[seat], price)


def _piled(view: Any, action: Action) -> list[Message]:
    """That twice as much lies on a space as comes there in a round, or more."""
    space = next((space for space in view["spaces"] if space["id"] == action.space), None)
    if space is None or not space["income"]:
        return []
    times: int = min(space["goods"].get(name, 0) // amount for name, amount in space["income"].items())
    return [say("hint-piled", n=times)] if times >= 2 else []


def _more(old: Any, new: Any, names: tuple[str, ...]) -> dict[str, int]:
    """Of which goods there are more than before, and how many."""
    more = {name: new["goods"].get(name, 0) - old["goods"].get(name, 0) for name in names}
    return {name: amount for name, amount in more.items() if amount > 0}


def _count(built: Any) -> int:
    """How many rooms or stables there are: a number on a farm of tiles, else their spaces."""
    return built if isinstance(built, int) else len(built)


def _places(farm: Any) -> int:
    """How many animals a farm has room for."""
    return sum(place["capacity"] for place in farm["animal_places"])


def _pens(farm: Any) -> int:
    """How many pastures and stables there are."""
    return len(farm["pastures"]) + _count(farm["stables"])


def _stacks(farm: Any) -> list[int]:
    """How much grows on each field."""
    fields = farm["fields"]
    return list(fields) if isinstance(fields, list) else [sum(crop.values()) for crop in fields.values()]


def _empty_fields(farm: Any) -> int:
    return _stacks(farm).count(0)


def _crops(farm: Any) -> int:
    return sum(_stacks(farm))
