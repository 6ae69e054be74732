"""What cards meet in a harvest: who takes part, births in it, and animals that a feeding brings."""

from __future__ import annotations

import pytest

from agricola.cards.vocabulary.moments import Moment
from agricola.cards.words import (
    Card,
    each_harvest,
    family_growth,
    feeding_start,
    field_phase,
    field_phase_start,
    food,
    gain,
    grain,
    minor,
    round_end,
    sheep,
    wood,
)
from agricola.engine.rounds.invariants import broken_rules
from tests.kit import play

LAYABOUT = "I244"


def gift_at(moment: Moment, number: int) -> Card:
    return minor(f"Gift {number}", id=f"T97{number}", text="A wood.", on=[moment >> gain(wood(1))])


GIFTS = {
    "field phase, start": gift_at(field_phase_start, 1),
    "field phase": gift_at(field_phase, 2),
    "feeding, start": gift_at(feeding_start, 3),
}


@pytest.mark.parametrize("step", GIFTS)
@pytest.mark.parametrize(("missed", "wood_then"), [(4, 0), (7, 1)])
def test_15_who_misses_a_harvest_gets_nothing_of_any_step(step: str, missed: int, wood_then: int) -> None:
    """original 15: the Layabout's cards do not act in the harvest of round 4, but in one that is not missed."""
    farm = {"goods": {"food": 4}, "cards": [LAYABOUT], "card_state": {LAYABOUT: [missed]}}
    seats = [
        {**farm, "home": 1, "placed": ["3 Wood"]},
        {"goods": {"food": 9}, "home": 0, "placed": ["1 Clay", "1 Reed"]},
    ]
    table = play("original", 2, cards=True, round=4, seats=seats).with_cards(0, GIFTS[step]).do("Day Laborer")
    assert table.game.round == 5
    table.expect(wood=wood_then)


def test_15_the_others_get_what_their_cards_give() -> None:
    """original 15: a player who takes part is not held back by one who does not."""
    lazy = {"goods": {}, "cards": [LAYABOUT], "card_state": {LAYABOUT: [4]}, "home": 1, "placed": ["3 Wood"]}
    busy = {"goods": {"food": 9}, "home": 0, "placed": ["1 Clay", "1 Reed"]}
    table = play("original", 2, cards=True, round=4, seats=[lazy, busy]).with_cards(1, GIFTS["field phase"])
    table.do("Day Laborer").expect(1, wood=1)


def test_15_the_end_of_the_round_is_no_step_of_the_harvest() -> None:
    """original 15: what comes after the harvest comes for everybody."""
    lazy = {"goods": {}, "cards": [LAYABOUT], "card_state": {LAYABOUT: [4]}, "home": 1, "placed": ["3 Wood"]}
    table = play("original", 1, cards=True, round=4, seats=[lazy]).with_cards(0, gift_at(round_end, 4))
    table.do("Day Laborer").expect(wood=1)


BEAUTY = minor("Birth", id="T975", text="Family growth in a harvest.", on=[feeding_start >> family_growth()])


def test_a_person_born_in_a_harvest_works_in_the_next_round() -> None:
    """Everybody had gone home before the birth; in the next round all three are there."""
    farm = {"goods": {"food": 9}, "home": 1, "placed": ["3 Wood"], "rooms": ["a1", "a2", "a3"]}
    table = play("original", 1, cards=True, round=4, seats=[farm]).with_cards(0, BEAUTY).do("Day Laborer")
    assert table.game.round == 5
    player = table.farm()
    assert (player.family, player.home, player.newborns, player.newborn_spaces) == (3, 3, 0, ())
    assert broken_rules(table.game.state) == []


FLOCK = minor("Flock", id="T976", text="Once a harvest.", exchanges=[each_harvest(grain(1), sheep(2) + food(1))])


def test_animals_that_a_trade_of_the_feeding_brings_need_a_place() -> None:
    """One sheep lives in the house; for the other there is no place, and no fireplace either."""
    seats = [{"goods": {"grain": 1}}, {"goods": {"food": 9}}]
    table = play("original", 2, cards=True, round=4, phase="feeding", seats=seats).with_cards(0, FLOCK)
    table.do("convert 1 grain to 1 food, 2 sheep")
    table.expect(sheep=1)


def test_9_1_a_view_tells_what_the_next_field_phase_brings() -> None:
    """revised 9.1: one good from each planted field, also from those on cards; nothing to who misses the harvest."""
    fields = {"a1": {"grain": 3}, "b1": {}, "c1": {"vegetable": 1}, "d1": {"grain": 1}}
    view = play("revised", 2, round=4, seats=[{"fields": fields}, {}]).game.view(0)
    assert [farm["crops_due"] for farm in view["seats"]] == [{"grain": 2, "vegetable": 1}, {}]
    missed = {"fields": fields, "cards": [LAYABOUT], "card_state": {LAYABOUT: [4]}}
    view = play("original", 2, cards=True, round=4, seats=[missed, {}]).game.view(0)
    assert view["seats"][0]["crops_due"] == {}
    view = play("family", 2, round=4, seats=[{"fields": [3, 1, 0]}, {}]).game.view(0)
    assert view["seats"][0]["crops_due"] == {"grain": 2}


@pytest.mark.parametrize(("edition", "fields"), [("revised", {"b1": {"grain": 3}}), ("family", [3])])
def test_9_a_view_tells_whether_the_crops_are_in_and_who_has_eaten(edition: str, fields: object) -> None:
    """From the field phase on nothing more comes from the fields to this meal; who has eaten waits for the next."""
    farm = {"goods": {"food": 3}, "fields": fields}
    table = play(edition, 2, round=4, seats=[farm, {"goods": {"food": 3, "grain": 1}}])
    told = table.look()
    assert (told["phase"], told["fields_harvested"], told["fed"]) == ("work", False, [])
    table = play(edition, 2, round=4, phase="harvest", seats=[farm, {"goods": {"food": 3, "grain": 1}}])
    told = table.look()
    assert (told["phase"], told["seats"][0]["goods"]["grain"]) == ("feeding", 1)
    assert (told["fields_harvested"], told["fed"]) == (True, [])
    assert table.do("beg 1").look()["fed"] == [0]
    told = table.do("beg 1").look()
    assert (told["round"], told["fields_harvested"], told["fed"]) == (5, False, [])
