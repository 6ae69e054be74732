"""Minor improvements of deck E from number 37 on."""

from __future__ import annotations

from itertools import combinations
from typing import Final

from agricola.cards.words import *

_SHEEP: Final = supply_of(SHEEP)
_CATTLE: Final = supply_of(CATTLE)

# --- Madonna Statue ---------------------------------------------------------------------------------------------------

_STATUE: Final = "E038"


def _pairs_of_improvements(g: GameState, seat: int, event: Event | None) -> list[tuple[Message, tuple[int, ...]]]:
    """Every two improvements in front of the player, but not the statue itself, by their places."""
    cards = g.players[seat].cards
    places = [place for place, card in enumerate(cards) if card.kind != OCCUPATION and card.id != _STATUE]
    return [
        (
            own_words(
                "return { $first } and { $second }",
                first=own_words("{ $card }", card=cards[first].id),
                second=own_words("{ $card }", card=cards[second].id),
            ),
            (first, second),
        )
        for first, second in combinations(places, 2)
    ]


def _makes_food(card: Card) -> bool:
    rules = card.rules
    return rules.cooks is not None or rules.cooks_more is not None or bool(rules.conversions)


def _return_first(g: GameState, seat: int, event: Event | None, places: tuple[int, ...]) -> None:
    """Return what does not cook before what does, so that animals who lose their place can be cooked."""
    p = g.players[seat]
    first, last = sorted((p.cards[place] for place in places), key=_makes_food)
    give_back(g, p, first)
    remember(p, _STATUE, p.cards.index(last))


def _return_last(g: GameState, seat: int, event: Event | None) -> None:
    p = g.players[seat]
    place = remembered(p, _STATUE)[0]
    remember(p, _STATUE)
    give_back(g, p, p.cards[place])


# --- Feed Pellets -----------------------------------------------------------------------------------------------------

_PELLETS: Final = "E338"
_NOT_IN_THIS_FEEDING: Final = condition(
    "not in this feeding phase", lambda g, seat, event: remembered(g.players[seat], _PELLETS) != (g.round,)
)


def _note_the_trade(g: GameState, seat: int, event: Event | None) -> None:
    remember(g.players[seat], _PELLETS, g.round)


CARDS: Final[tuple[Card, ...]] = (
    minor(
        "Clay Supports",
        id="E037",
        cost=wood(2),
        gist="Clay rooms: 2 clay, 1 wood, 1 reed",
        text="A room of your clay hut may cost you 2 clay, 1 wood and 1 reed.",
        prices=[costs_instead(ROOM, of=clay(2) + wood(1) + reed(1), only=in_house(CLAY_HOUSE))],
    ),
    minor(
        "Madonna Statue",
        id=_STATUE,
        points=2,
        gist="Only points; return 2 improvements",
        text="Return 2 of your improvements. It has no other effect.",
        on=[
            played.must(
                then(
                    pick("return 2 improvements", _pairs_of_improvements, _return_first),
                    do("return the other one", _return_last),
                    says="return 2 improvements",
                )
            )
        ],
    ),
    minor(
        "Market Stall",
        id="E039",
        cost=grain(1),
        traveling=True,
        gist="Get 1 vegetable",
        text="You get 1 vegetable.",
        on=[played >> gain(vegetable(1))],
    ),
    minor(
        "Mini Pasture",
        id="E040",
        cost=food(2),
        traveling=True,
        gist="Fence 1 space for nothing",
        text="Fence a single farmyard space for nothing.",
        on=[played.must(fence_one_space())],
    ),
    minor(
        "Millstone",
        id="E041",
        cost=stone(1),
        gist="Bake bread: 2 food more each time",
        text="Each time you bake bread, you get 2 more food.",
        on=[bakes >> gain(food(2))],
    ),
    minor(
        "Helpful Neighbors",
        id="E042",
        cost=(wood(1), clay(1)),
        traveling=True,
        gist="1 stone or 1 reed",
        text="You get 1 stone or 1 reed.",
        on=[played >> choose_goods([stone(1), reed(1)])],
    ),
    minor(
        "Fruit Tree",
        id="E043",
        needs=occupations.at_least(3),
        points=1,
        gist="1 food in each round from 8 on",
        text="Put 1 food on each round space from 8 to 14 that is to come; you get it when that round starts.",
        on=[played >> schedule(food(1), rounds(8, 9, 10, 11, 12, 13, 14))],
    ),
    minor(
        "Outhouse",
        id="E044",
        cost=wood(1) + clay(1),
        needs=another_player_with(occupations.at_most(1)),
        points=2,
        gist="Only points",
        text="To be played only while another player has fewer than 2 occupations. It has no effect.",
    ),
    minor(
        "Private Forest",
        id="E045",
        cost=food(2),
        gist="1 wood in each even round",
        text="Put 1 wood on each even round space that is to come; you get it when that round starts.",
        on=[played >> schedule(wood(1), rounds(2, 4, 6, 8, 10, 12, 14))],
    ),
    minor(
        "Sack Cart",
        id="E046",
        cost=wood(2),
        needs=occupations.at_least(2),
        gist="1 grain in rounds 5, 8, 11 and 14",
        text="Put 1 grain on each round space of 5, 8, 11 and 14 that is to come; you get it when that round starts.",
        on=[played >> schedule(grain(1), rounds(5, 8, 11, 14))],
    ),
    minor(
        "Lettuce Patch",
        id="E047",
        needs=occupations.at_least(3),
        points=1,
        gist="A vegetable field; harvested: 4 food",
        text="When you sow, you may also sow vegetables on this card, as on a field. When you harvest one here, you "
        "may turn it into 4 food at once.",
        card_fields=[(VEGETABLE,)],
        on=[harvested_here >> may(pay(vegetable(1)), gain(food(4)))],
    ),
    minor(
        "Reed Pond",
        id="E048",
        needs=occupations.at_least(3),
        points=1,
        gist="1 reed in each of the next 3 rounds",
        text="Put 1 reed on each of the next 3 round spaces; you get it when those rounds start.",
        on=[played >> schedule(reed(1), next_rounds(3))],
    ),
    minor(
        "Writing Desk",
        id="E049",
        cost=wood(1),
        needs=occupations.at_least(2),
        points=1,
        gist="A second occupation for 2 food",
        text="When you play an occupation on an action space, you may then play a second one for 2 food.",
        on=[plays_occupation_by(BY_OCCUPATION_ACTION) >> may(play_occupation(2, how=BY_CARD))],
    ),
    minor(
        "Builder's Trowel",
        id="E050",
        cost=wood(1),
        gist="Renovate wood to clay at any time",
        text="At any time you may renovate your wooden hut to a clay hut, without an action.",
        any_time_deeds=[renovate(to=CLAY_HOUSE)],
    ),
    minor(
        "Spindle",
        id="E051",
        cost=wood(1),
        gist="Harvest: 1 food for 3 sheep, 2 for 5",
        text="In the field phase of each harvest you get 1 food if you have 3 or 4 sheep, 2 food if you have more.",
        on=[field_phase >> gain(by_steps(_SHEEP, {3: food(1), 5: food(2)}))],
    ),
    minor(
        "Stable",
        id="E052",
        cost=wood(1),
        traveling=True,
        gist="1 stable for nothing",
        text="Build 1 stable for nothing.",
        on=[played.must(build_stables(limit=1))],
    ),
    minor(
        "Butter Churn",
        id="E053",
        cost=wood(2),
        gist="Harvest: food for sheep and cattle",
        text="In the field phase of each harvest you get 1 food for every 3 sheep and 1 food for every 2 cattle.",
        on=[field_phase >> then(gain(per(_SHEEP, food(1), each=3)), gain(per(_CATTLE, food(1), each=2)))],
    ),
    minor(
        "Quarry",
        id="E054",
        needs=occupations.at_least(4),
        points=2,
        gist="Day Laborer: 3 stone too",
        text="Each time you use Day Laborer, you get 3 stone as well.",
        on=[right_after_using("Day Laborer") >> gain(stone(3))],
    ),
    minor(
        "Stone House Extension",
        id="E055",
        cost=reed(1) + stone(3),
        traveling=True,
        gist="1 stone room for nothing",
        text="Build a room of your stone house for nothing.",
        on=[played.must(when(lives_in(STONE_HOUSE), build_rooms(1, NOTHING)))],
    ),
    minor(
        "Stone Tongs",
        id="E056",
        cost=wood(1),
        gist="1 Stone spaces: 1 stone more",
        text="Each time you use one of the two 1 Stone spaces, you get 1 more stone.",
        on=[right_after_using("1 Stone (stage 2)", "1 Stone (stage 4)") >> gain(stone(1))],
    ),
    minor(
        "Dovecote",
        id="E057",
        cost=stone(2),
        points=2,
        gist="1 food in each round from 10 on",
        text="Put 1 food on each round space from 10 to 14 that is to come; you get it when that round starts.",
        on=[played >> schedule(food(1), rounds(10, 11, 12, 13, 14))],
    ),
    minor(
        "Animal Yard",
        id="E058",
        cost=wood(2),
        needs=occupations.at_least(1),
        points=1,
        gist="Holds 2 animals of any kind",
        text="This card holds 2 animals, of the same kind or not.",
        holds=room_for(any=2),
    ),
    minor(
        "Drinking Trough",
        id="E059",
        cost=wood(2),
        points=1,
        gist="Each pasture holds 2 more",
        text="Each of your pastures holds 2 more animals, with or without a stable.",
        pastures_hold_more=2,
    ),
    minor(
        "Cattle Market",
        id="E060",
        cost=sheep(1),
        traveling=True,
        gist="Get 1 cattle",
        text="You get 1 cattle.",
        on=[played >> gain(cattle(1))],
    ),
    minor(
        "Riding Plow",
        id="E061",
        cost=wood(4),
        needs=occupations.at_least(3),
        gist="Plow up to 3 fields for 1, twice",
        text="Twice in the game you may plow up to 3 fields instead of 1 on Plow 1 Field or Plow Field and Sow.",
        plow=fields_instead(3, "plow", times=2),
    ),
    minor(
        "Turnwrest Plow",
        id="E062",
        cost=wood(3),
        needs=occupations.at_least(2),
        gist="Plow up to 3 fields for 1, once",
        text="Once in the game you may plow up to 3 fields instead of 1 on Plow 1 Field or Plow Field and Sow.",
        plow=fields_instead(3, "plow", times=1),
    ),
    minor(
        "Feed Pellets",
        id=_PELLETS,
        gist="Feeding: 1 vegetable for an animal you have",
        text="In each feeding phase you may trade 1 vegetable for 1 animal of a kind that you have.",
        any_time_deeds=[
            when(
                all_of(in_feeding_phase, _NOT_IN_THIS_FEEDING),
                then(
                    pay(vegetable(1)),
                    do("note the trade", _note_the_trade),
                    either(
                        when(has(sheep(1)), gain(sheep(1))),
                        when(has(boar(1)), gain(boar(1))),
                        when(has(cattle(1)), gain(cattle(1))),
                    ),
                    says="trade 1 vegetable for 1 animal",
                ),
            )
        ],
        notes=in_this_round("used in this harvest"),
    ),
)
