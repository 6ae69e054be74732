"""Occupations of deck E, the basic deck of the original edition: the first half, from Land Agent to Charcoal Burner."""

from __future__ import annotations

from typing import Final

from agricola.cards.original.losses import MENDICANT, YEOMAN_FARMER, begging_discarded, lost_beside_land
from agricola.cards.words import *

# --- Master Baker -----------------------------------------------------------------------------------------------------

_MASTER_BAKER: Final = "E149"
_AN_ACTION_OF_THE_OWN: Final = condition(
    "not by this card",
    lambda g, seat, event: event is not None and (event.card is None or event.card.id != _MASTER_BAKER),
)

# --- Mendicant, Yeoman Farmer -----------------------------------------------------------------------------------------


def _spared_begging(g: GameState, seat: int) -> tuple[int, Message]:
    number = begging_discarded(g, seat)
    return 3 * number, say("score-begging", n=number)


def _spared_losses(g: GameState, seat: int) -> tuple[int, Message]:
    return lost_beside_land(g, seat), own_words("no losses beside unused spaces and begging cards")


# --- Farmer -----------------------------------------------------------------------------------------------------------

_FARMER: Final = "E160"


def _a_boar_and_then_cattle(g: GameState, seat: int, event: Event | None) -> Goods:
    p = g.players[seat]
    first = not remembered(p, _FARMER)
    remember(p, _FARMER, 1)
    return boar(1) if first else cattle(1)


# --- Estate Manager ---------------------------------------------------------------------------------------------------


def _large_herds(g: GameState, seat: int) -> tuple[int, Message]:
    herds = [scored_animals(kind) for kind in (SHEEP, BOAR, CATTLE)]
    most = all(herd.of(g, other.seat) <= herd.of(g, seat) for other in g.players for herd in herds)
    points = {3: 2, 4: 3, 5: 4}.get(len(g.players), 0)
    return (points if most else 0), own_words("no other player has more of any animal")


# --- Hobby Farmer -----------------------------------------------------------------------------------------------------

_HOBBY_FARMER: Final = "E180"


def _note_the_supply(g: GameState, seat: int, event: Event | None) -> None:
    """Another card may sow the new vegetable before; then there is nothing left to sow (see `_STILL_IN_THE_SUPPLY`)."""
    p = g.players[seat]
    remember(p, _HOBBY_FARMER, p.goods[VEGETABLE])


_STILL_IN_THE_SUPPLY: Final = condition(
    "the vegetable is still there",
    lambda g, seat, event: g.players[seat].goods[VEGETABLE] > sum(remembered(g.players[seat], _HOBBY_FARMER)),
)

# --- Charcoal Burner --------------------------------------------------------------------------------------------------

_IT_BAKES: Final = condition(
    "it bakes bread",
    lambda g, seat, event: event is not None and event.card is not None and event.card.rules.oven is not None,
)

CARDS: Final[tuple[Card, ...]] = (
    occupation(
        "Land Agent",
        id="E147",
        players=3,
        gist="1 vegetable; Take 1 Vegetable: 1 grain",
        text="You get 1 vegetable at once, and 1 grain each time you use Take 1 Vegetable.",
        on=[
            played >> gain(vegetable(1)),
            right_after_using("Take 1 Vegetable") >> gain(grain(1)),
        ],
    ),
    occupation(
        "Academic",
        id="E148",
        players=3,
        gist="Counts as 2 occupations",
        text="It counts as 2 occupations for minor improvements, and for the points of the Reeve and the Tutor.",
        counts_as=2,
    ),
    occupation(
        "Master Baker",
        id=_MASTER_BAKER,
        players=4,
        gist="Others bake bread: you may too",
        text="When another player bakes bread, you may bake bread too. You get 1 more food for every other Bake Bread "
        "action of yours.",
        on=[
            bakes.by_others() >> may(bake_bread()),
            bakes.when(_AN_ACTION_OF_THE_OWN) >> gain(food(1)),
        ],
    ),
    occupation(
        "Baker",
        id="E150",
        gist="Bake bread now and in each harvest",
        text="You may bake bread at once, and at the start of the feeding phase of each harvest.",
        on=[
            played >> may(bake_bread()),
            feeding_start >> may(bake_bread()),
        ],
    ),
    occupation(
        "Master Builder",
        id="E151",
        gist="With 5 rooms: 1 room for nothing, once",
        text="Once, at any time while your house has at least 5 rooms, you may add a room for nothing.",
        any_time_deeds=[once(when(rooms.at_least(5), build_rooms(1, NOTHING)))],
    ),
    occupation(
        "Berry Picker",
        id="E152",
        players=3,
        gist="When you take wood: 1 food",
        text="When you take wood with a person's action, you get 1 food.",
        on=[takes(wood(1)) >> gain(food(1)), minor_gives(wood(1), "Building Material") >> gain(food(1))],
    ),
    occupation(
        "Mendicant",
        id=MENDICANT,
        gist="2 begging cards cost no points",
        text="At the end up to 2 begging cards cost you no points.",
        score=_spared_begging,
    ),
    occupation(
        "Master Brewer",
        id="E154",
        gist="Each harvest: 1 grain for 3 food",
        text="In the feeding phase of each harvest you may turn 1 grain into 3 food.",
        exchanges=[each_harvest(grain(1), food(3))],
    ),
    occupation(
        "Bread Seller",
        id="E155",
        players=3,
        gist="Anybody bakes: 1 food for each grain",
        text="When anybody bakes bread, you too, you get 1 food for each grain that is baked.",
        on=[bakes.by_anyone() >> gain(for_each_done(food(1)))],
    ),
    occupation(
        "Brush Maker",
        id="E156",
        players=3,
        gist="1, 2, 3 points for 2, 3, 4 boar cooked",
        text="Wild boar that you turn into food come on this card. At the end: 1/2/3 points for 2/3/4 of them.",
        on=[slaughters.when(cooked(BOAR)) >> keep_cooked(BOAR)],
        score=by_steps(on_this_card(BOAR), {2: 1, 3: 2, 4: 3}),
        notes=what_lies_on_it(BOAR),
    ),
    occupation(
        "Thatcher",
        id="E157",
        players=3,
        gist="Rooms, renovation, 6 cards: 1 reed less",
        text="Each room and each renovation costs you 1 reed less, and so do Water Mill, Half-timbered House, Chicken "
        "Coop, Holiday House, Mansion and Corn Storehouse.",
        prices=[
            costs_less(ROOM, RENOVATION, by=reed(1)),
            costs_less(
                IMPROVEMENT,
                by=reed(1),
                only=named(
                    "Water Mill", "Half-timbered House", "Chicken Coop", "Holiday House", "Mansion", "Corn Storehouse"
                ),
            ),
        ],
    ),
    occupation(
        "Turner",
        id="E158",
        players=3,
        gist="1 food for 1 wood, at any time",
        text="At any time you may turn wood into food, 1 for 1.",
        meals=[any_time(wood(1), food(1))],
    ),
    occupation(
        "Head of the Family",
        id="E159",
        players=4,
        gist="Use room and growth spaces with others",
        text="You may use the spaces for building rooms and for family growth although people of others stand there.",
        may_use_occupied=may_join("room building", "family growth", up_to=4),
    ),
    occupation(
        "Farmer",
        id=_FARMER,
        players=4,
        gist="Fences: 1 wild boar first, then 1 cattle",
        text="The next time that you build fences you get 1 wild boar, each later time 1 cattle.",
        on=[builds_fences >> gain(amount("1 wild boar first, then 1 cattle", _a_boar_and_then_cattle))],
        notes=times_done(),
    ),
    occupation(
        "Fisherman",
        id="E161",
        players=3,
        gist="Fishing gives double; others get some",
        text="When you use Fishing, you may take twice the food that is there. Then you give 1 food to the owner of "
        "each Fishing Rod, Raft, Canoe, Fish Trap and Landing Net of others.",
        on=[
            right_after_taking(food(1)).on_spaces("Fishing")
            >> may(
                gain(as_much_of(FOOD)),
                pay_owners_of(food(1), "Fishing Rod", "Raft", "Canoe", "Fish Trap", "Landing Net"),
            )
        ],
    ),
    occupation(
        "Meat Seller",
        id="E162",
        gist="With an oven: animals into food",
        text="If you have an oven, at any time: sheep 2 food, wild boar 3, cattle 4.",
        cooks=cooking(sheep=2, boar=3, cattle=4),
        cooks_with_a="Oven",
    ),
    occupation(
        "Field Warden",
        id="E163",
        players=4,
        gist="3 field spaces though others are there",
        text="You may use Take 1 Vegetable, Plow 1 Field and Plow Field and Sow although people of others stand there.",
        may_use_occupied=may_join("Take 1 Vegetable", "Plow 1 Field", "Plow Field and Sow", up_to=4),
    ),
    occupation(
        "Master Forester",
        id="E164",
        players=4,
        gist="A space for wood; others pay you 2 food",
        text="A space for everybody, where 2 wood pile up each round. Whoever else uses it pays you 2 food first.",
        space=space(
            "2 Wood (Master Forester)",
            then(pay_owner(food(2)), take_all()),
            accumulates=wood(2),
            id="wood_2_master_forester",
            classes=("wood",),
        ),
    ),
    occupation(
        "Yeoman Farmer",
        id=YEOMAN_FARMER,
        players=3,
        gist="Lose points only for begging, unused",
        text="At the end you lose points only for unused spaces and begging cards.",
        score=_spared_losses,
    ),
    occupation(
        "Undergardener",
        id="E166",
        players=4,
        gist="Day Laborer: 1 vegetable too",
        text="Each time you use Day Laborer, you also get 1 vegetable.",
        on=[right_after_using("Day Laborer") >> gain(vegetable(1))],
    ),
    occupation(
        "Conjurer",
        id="E167",
        players=4,
        gist="Traveling Players: 1 grain too",
        text="Each time you take the food of Traveling Players, you also get 1 grain.",
        on=[takes_from("traveling players") >> gain(grain(1))],
    ),
    occupation(
        "Greengrocer",
        id="E168",
        players=3,
        gist="Take 1 Grain: 1 vegetable too",
        text="Each time you use Take 1 Grain, you also get 1 vegetable.",
        on=[right_after_using("Take 1 Grain") >> gain(vegetable(1))],
    ),
    occupation(
        "Storyteller",
        id="E169",
        players=4,
        gist="Traveling Players: a vegetable for 1 food",
        text="When you take the food of Traveling Players, you may leave 1 food there and get 1 vegetable for it.",
        on=[
            right_after_taking(food(1)).on_spaces("traveling players")
            >> may(leave_of_that(food(1)), gain(vegetable(1)))
        ],
    ),
    occupation(
        "Estate Manager",
        id="E170",
        players=3,
        gist="Most of each animal: 2 to 4 points",
        text="At the end: 2/3/4 points with 3/4/5 players, if no other player has more sheep, more wild boar or more "
        "cattle than you.",
        score=_large_herds,
    ),
    occupation(
        "Dock Worker",
        id="E171",
        gist="Trade wood, clay, reed and stone",
        text="At any time: 1 clay, 1 reed or 1 stone for 3 wood; 1 other building resource for 2 clay, 2 reed or 2 "
        "stone.",
        exchanges=[
            *(any_time(wood(3), other) for other in (clay(1), reed(1), stone(1))),
            *(any_time(clay(2), other) for other in (wood(1), reed(1), stone(1))),
            *(any_time(reed(2), other) for other in (wood(1), clay(1), stone(1))),
            *(any_time(stone(2), other) for other in (wood(1), clay(1), reed(1))),
        ],
    ),
    occupation(
        "Chief",
        id="E172",
        cost=food(2),
        category="Points Provider",
        gist="Score 1 per stone room, paid dearer",
        text="At the end: 1 point for each room of your stone house. Costs 2 food more to play.",
        score=per(rooms_of(STONE_HOUSE), 1),
    ),
    occupation(
        "Chief's Daughter",
        id="E173",
        category="Points Provider",
        gist="Stone house: 3 points; clay hut: 1",
        text="When another player plays the Chief, you may play this card at once for nothing. At the end: 3 points "
        "for a stone house, 1 for a clay hut.",
        from_hand=[plays("Chief").by_others() >> may(play_this_card())],
        score=points_by_house({STONE_HOUSE: 3, CLAY_HOUSE: 1}),
    ),
    occupation(
        "Tutor",
        id="E174",
        gist="1 point per later occupation",
        text="At the end: 1 point for each occupation that you played after this one.",
        score=per(later_occupations, 1),
    ),
    occupation(
        "Hedge Keeper",
        id="E175",
        gist="3 fences for nothing, each time",
        text="Whenever you build at least 1 fence, you may build 3 more for nothing.",
        more_fences=3,
    ),
    occupation(
        "Woodcutter",
        id="E176",
        gist="When you take wood: 1 wood more",
        text="When you take wood with a person's action, you get 1 wood more.",
        on=[takes(wood(1)) >> gain(wood(1))],
    ),
    occupation(
        "Wooden Hut Builder",
        id="E177",
        players=3,
        gist="1 point per wooden room",
        text="At the end: 1 point for each room of your wooden hut.",
        score=per(rooms_of(WOODEN_HOUSE), 1),
    ),
    occupation(
        "Hut Builder",
        id="E178",
        players=4,
        needs=current_round.at_most(4),
        gist="Round 11: 1 room for nothing",
        text="At the start of round 11 you may add a room for nothing, unless you live in a stone house. Only to be "
        "played up to round 4.",
        on=[round_start.when(in_rounds(11)).when(not_(lives_in(STONE_HOUSE))) >> may(build_rooms(1, NOTHING))],
    ),
    occupation(
        "Merchant",
        id="E179",
        category="Actions Booster",
        gist="1 food: build one improvement more",
        text="After an action for a minor, or a major or minor improvement, you may pay 1 food to take it a second "
        "time.",
        on=[
            plays_improvement_by(BY_MINOR_ACTION) >> may(pay(food(1)), minor_improvement(BY_MINOR_ACTION_AGAIN)),
            plays_improvement_by(BY_MAJOR_OR_MINOR_ACTION)
            >> may(pay(food(1)), major_or_minor_improvement(BY_MAJOR_OR_MINOR_ACTION_AGAIN)),
        ],
    ),
    occupation(
        "Hobby Farmer",
        id=_HOBBY_FARMER,
        players=4,
        gist="1 vegetable, to be sown at once",
        text="You get 1 vegetable, which you may sow at once on an empty field of your farmyard.",
        on=[
            played
            >> then(
                do("note it", _note_the_supply),
                gain(vegetable(1)),
                may(when(_STILL_IN_THE_SUPPLY, sow(VEGETABLE, at_most=1, on_cards=False))),
            )
        ],
    ),
    occupation(
        "Cook",
        id="E181",
        players=4,
        gist="Past the first 2, people eat 1 food",
        text="In each harvest only 2 of your people eat as usual; each of the others eats 1 food.",
        full_meals=2,
    ),
    occupation(
        "Charcoal Burner",
        id="E182",
        players=3,
        gist="Anything that bakes is built: 1 food, 1 wood",
        text="When anybody builds an improvement that bakes bread, you too, you get 1 food and 1 wood.",
        on=[plays_improvement.by_anyone().when(_IT_BAKES) >> gain(food(1) + wood(1))],
    ),
)
