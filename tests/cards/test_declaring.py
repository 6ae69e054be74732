"""A wrong card fails when it is built or when a board learns of it, and says which card it is."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from agricola.cards.catalog import ORIGINAL_MINORS, ORIGINAL_OCCUPATIONS
from agricola.cards.words import (
    STONE_HOUSE,
    Card,
    all_of,
    any_time,
    food,
    gain,
    lives_in,
    may,
    may_join,
    minor,
    more_sown,
    move_person,
    not_,
    occupation,
    occupations,
    occupied,
    own_person_on,
    per,
    uses,
    when,
    wood,
    work_end,
)
from agricola.engine.kernel.moments import BEFORE_USE, ON_USE
from tests.kit import play

WRONG: dict[str, dict[str, Any]] = {
    "cost": {"cost": 2},
    "cost, no alternative": {"cost": ()},
    "cost, one of the alternatives": {"cost": (food(1), 2)},
    "needs": {"needs": 2},
    "needs, a count": {"needs": occupations},
    "score": {"score": 3},
    "score, a function of less": {"score": lambda g: (3, None)},
    "score_for_all": {"score_for_all": 3},
    "prices": {"prices": [food(1)]},
    "exchanges": {"exchanges": [food(1)]},
    "any_time_deeds": {"any_time_deeds": [food(1)]},
    "may_use_occupied": {"may_use_occupied": "Fishing"},
    "on": {"on": [work_end >> food(1)]},  # type: ignore[operator]
    "on, no list": {"on": work_end >> gain(food(1))},
}


@pytest.mark.parametrize("wrong", WRONG)
@pytest.mark.parametrize("kind", [minor, occupation])
def test_a_wrong_word_fails_when_the_card_is_built_with_its_name(kind: Callable[..., Card], wrong: str) -> None:
    with pytest.raises(TypeError, match=rf"^Half a Card \(T960\): {wrong.split(',', maxsplit=1)[0]} "):
        kind("Half a Card", id="T960", text="Something is wrong with it.", **WRONG[wrong])


def _card(**words: Any) -> Card:
    return minor("Lost", id="T961", text="It knows no such space.", **words)


MISSPELT: dict[str, Card] = {
    "a moment": _card(on=[uses("Fihsing") >> gain(food(1))]),
    "one of several": _card(on=[uses("Fishing", "Fihsing") >> gain(food(1))]),
    "a card in the hand": _card(from_hand=[uses("Fihsing") >> gain(food(1))]),
    "spaces to join": _card(may_use_occupied=may_join("Fihsing", up_to=1)),
    "where a person moves from": _card(on=[work_end >> may(move_person(["Fihsing"], ["Forest"]))]),
    "where a person moves to": _card(on=[work_end >> may(move_person(["Forest"], ["Fihsing"]))]),
    "a condition of a moment": _card(
        on=[work_end.when(all_of(lives_in(STONE_HOUSE), not_(occupied("Fihsing")))) >> gain(food(1))]
    ),
    "a condition of a deed": _card(on=[work_end >> when(own_person_on("Fihsing"), gain(food(1)))]),
    "a prerequisite": _card(needs=own_person_on("Fihsing")),
    "a prerequisite that counts": _card(needs=occupations.when(own_person_on("Fihsing")).at_least(1)),
    "goods for each": _card(on=[work_end >> gain(per(occupations.when(own_person_on("Fihsing")), food(1)))]),
    "a price": _card(cost=per(occupations.when(own_person_on("Fihsing")), food(1))),
    "points": _card(score=per(occupations.when(own_person_on("Fihsing")), 1)),
    "more that is sown": _card(sows_more=more_sown(grain=1, when=own_person_on("Fihsing"))),
    "a condition of a trade": _card(exchanges=[any_time(wood(1), food(1)).when(own_person_on("Fihsing"))]),
}


@pytest.mark.parametrize("where", MISSPELT)
def test_a_space_that_the_edition_does_not_have_is_refused_with_the_name_of_the_card(where: str) -> None:
    table = play("revised", cards=True)
    with pytest.raises(
        ValueError, match=r"^Lost \(T961\): the revised edition has no space 'Fihsing'; is it 'Fishing'\?"
    ):
        table.with_cards(0, MISSPELT[where])


def test_a_space_of_other_numbers_of_players_may_be_named() -> None:
    """Traveling Players is there with four players only; a card that names it is not wrong with two."""
    card = minor("Fan", id="T962", text="A food.", on=[uses("Traveling Players") >> gain(food(1))])
    assert play("revised", 2, cards=True).with_cards(0, card).farm().cards == (card,)


def test_a_space_of_another_edition_is_refused() -> None:
    card = minor("Stranger", id="T963", text="A food.", on=[uses("Farm Expansion") >> gain(food(1))])
    play("revised", cards=True).with_cards(0, card)
    with pytest.raises(ValueError, match="the original edition has no space 'Farm Expansion'"):
        play("original", cards=True).with_cards(0, card)


@pytest.mark.parametrize("card", ORIGINAL_MINORS + ORIGINAL_OCCUPATIONS, ids=repr)
def test_op_27_a_card_of_the_original_acts_after_the_actions_of_a_space(card: Card) -> None:
    """original OP-27, OP-46: only a toll, or a text that says before or first, comes before the space's own actions."""
    early = [trigger for trigger in card.rules.triggers if trigger.moment in (BEFORE_USE, ON_USE)]
    says_so = any(word in card.text.lower() for word in ("before", "first"))
    assert says_so or all(trigger.compulsory for trigger in early)
