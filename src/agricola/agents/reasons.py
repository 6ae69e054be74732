"""Why an answer is worth a look, for people: what it changes of that which the evaluation counts."""

from __future__ import annotations

from typing import Any

from agricola.agents.hand_choices import cards_of_choice, worth
from agricola.agents.protocol import Observation
from agricola.agents.turn_policy import TurnPolicy
from agricola.agents.weights import weights_for
from agricola.engine.kernel.actions import Action
from agricola.engine.message import Message, say
from agricola.game import Game

_MATERIAL = ("wood", "clay", "reed", "stone")
_ANIMALS = ("sheep", "boar", "cattle")
_ASKED_TO_KEEP = ("ask-keep", "ask-breed")
_MOST = 2
"""How many reasons are given: what counts most comes first."""


def reasons(game: Game, action: Action) -> list[Message]:
    """What speaks for an answer, the weightiest first.

    A turn is carried through to its end as the turn policy would; what comes after it is left out. Outside of the work
    of a round only the answer itself is looked at, and of hand cards what they were worth in games that were measured.
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
    if working:
        TurnPolicy(weights_for(trial.state.board)).play_turn(trial.state, action)
    else:
        trial.apply(action)
    after = trial.view(None)
    old, new = before["seats"][seat], after["seats"][seat]
    found = _kept(before, new) if game.question.code in _ASKED_TO_KEEP else []
    if working:
        found += _grown(old, new)
        if trial.round == game.round and after["phase"] == "work":
            found = _fed(before, old, new) + found + _gathered(old, new)
            if before["starting_player"] != after["starting_player"] == seat:
                found.append(say("hint-first"))
    elif not found:
        found = _gathered(old, new)
    return (found or _otherwise(action, old, new, _points(trial, seat) - _points(game, seat)))[:_MOST]


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
        return [say("hint-pairs", goods=pairs)]
    return [say("hint-keeps", goods=animals)] if animals else []


def _otherwise(action: Action, old: Any, new: Any, points: int) -> list[Message]:
    """What speaks for an answer that adds nothing to the farm: food, points, or what is saved."""
    more = new["goods"].get("food", 0) - old["goods"].get("food", 0)
    if more > 0:
        return [say("hint-food", n=more)]
    if points > 0:
        return [say("hint-points", points=points)]
    left = {name: new["goods"][name] for name in _MATERIAL if new["goods"].get(name, 0) > 0}
    if action.kind_name == "pay" and left:
        return [say("hint-leaves", goods=left)]
    return [say("hint-spares")] if action.code == "done" else []


def _points(game: Game, seat: int) -> int:
    """The points of a seat as the farm stands."""
    return game.scores()[seat].total


def _fed(view: Any, old: Any, new: Any) -> list[Message]:
    """What a turn does about food that is missing at the next harvest."""
    short = old["food_needed"] - old["goods"].get("food", 0)
    more = new["goods"].get("food", 0) - old["goods"].get("food", 0)
    left = [harvest - view["round"] for harvest in view["harvest_rounds"] if harvest >= view["round"]]
    if short <= 0 or more <= 0 or not left:
        return []
    return [say("hint-feeds", n=more, short=short, rounds=min(left))]


def _grown(old: Any, new: Any) -> list[Message]:
    """What a turn adds to family and farm for good."""
    found = []
    if new["family"] + new["newborns"] > old["family"] + old["newborns"]:
        found.append(say("hint-grows"))
    if _count(new["rooms"]) > _count(old["rooms"]):
        found.append(say("hint-room"))
    if new["house"] != old["house"]:
        found.append(say("hint-renovates"))
    if len(new["pastures"]) > len(old["pastures"]):
        found.append(say("hint-pasture"))
    if _count(new["stables"]) > _count(old["stables"]):
        found.append(say("hint-stable"))
    if _crops(new) > _crops(old):
        found.append(say("hint-sows"))
    if len(new["fields"]) > len(old["fields"]):
        found.append(say("hint-plows"))
    played = [card for card in new["cards"] if card not in old["cards"]]
    if played:
        found.append(say("hint-card", card=played[0]))
    return found


def _gathered(old: Any, new: Any) -> list[Message]:
    """What goods a turn brings: animals, seed, material."""
    more = {name: amount - old["goods"].get(name, 0) for name, amount in new["goods"].items()}
    found = []
    for code, names in (
        ("hint-animals", _ANIMALS),
        ("hint-seed", ("grain", "vegetable")),
        ("hint-material", _MATERIAL),
    ):
        goods = {name: more[name] for name in names if more.get(name, 0) > 0}
        if goods:
            found.append(say(code, goods=goods))
    return found


def _count(built: Any) -> int:
    """How many rooms or stables there are: a number on a farm of tiles, else their spaces."""
    return built if isinstance(built, int) else len(built)


def _crops(farm: Any) -> int:
    """How much grows on the fields."""
    fields = farm["fields"]
    return sum(fields) if isinstance(fields, list) else sum(sum(crop.values()) for crop in fields.values())
