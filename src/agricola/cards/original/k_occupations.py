"""Occupations of deck K, the complex deck of the original edition."""

from __future__ import annotations

from typing import Final

from agricola.cards.original.losses import loses_points
from agricola.cards.shared.airy_pastures import airy_pastures, let_animals_go
from agricola.cards.words import *

# --- Acrobat ----------------------------------------------------------------------------------------------------------

_ACROBAT: Final = "K269"


def _note_the_round(g: GameState, seat: int, event: Event | None) -> None:
    remember(g.players[seat], _ACROBAT, g.round)


_PERFORMED: Final = condition(
    "after Traveling Players", lambda g, seat, event: remembered(g.players[seat], _ACROBAT) == (g.round,)
)


# --- Tanner -----------------------------------------------------------------------------------------------------------

_TANNER: Final = "K280"
_BOAR_STEPS: Final = ((6, 3), (4, 2), (2, 1))
_CATTLE_STEPS: Final = ((4, 3), (3, 2), (2, 1))


def _hides(g: GameState, seat: int) -> tuple[int, Message]:
    _, boar, cattle = remembered(g.players[seat], _TANNER) or (0, 0, 0)
    points = next((worth for needed, worth in _BOAR_STEPS if boar >= needed), 0)
    points += next((worth for needed, worth in _CATTLE_STEPS if cattle >= needed), 0)
    return points, own_words("{ $boar } wild boar and { $cattle } cattle on it", boar=boar, cattle=cattle)


# --- Manufacturer -----------------------------------------------------------------------------------------------------

_WORKSHOPS: Final = named("Joinery", "Pottery", "Basketmaker's Workshop").when(lives_in(CLAY_HOUSE, STONE_HOUSE))


# --- Adoptive Parents -------------------------------------------------------------------------------------------------


def _take_in(g: GameState, seat: int, event: Event | None) -> None:
    adopt(g, g.players[seat])


# --- Wood Distributor -------------------------------------------------------------------------------------------------

_NEIGHBORS: Final = ("clay_1", "reed_1", "fishing")


def _share(g: GameState) -> int:
    """How much wood each of the three neighbors gets; what can't be divided stays."""
    return stock_of(g, g.board.by_id["wood_3"].index)[WOOD] // len(_NEIGHBORS)


def _there_is_enough(g: GameState, seat: int) -> bool:
    return _share(g) > 0


def _distribute(g: GameState, seat: int, event: Event | None) -> None:
    share = wood(_share(g)).bag
    for neighbor in _NEIGHBORS:
        carry(g, seat, g.board.by_id["wood_3"], g.board.by_id[neighbor], share)


# --- Constable --------------------------------------------------------------------------------------------------------


def _blameless(g: GameState, owner: int, seat: int) -> tuple[int, Message]:
    return (0 if loses_points(g, seat) else 5), own_words("no negative points")


CARDS: Final[tuple[Card, ...]] = (
    occupation(
        "Serf",
        id="K266",
        players=4,
        gist="Sow: get 1 grain or swap one",
        text="Each time you use Sow and/or Bake Bread, you first get 1 grain, or trade 1 grain for 1 vegetable.",
        on=[uses("Sow and/or Bake Bread") >> either(gain(grain(1)), then(pay(grain(1)), gain(vegetable(1))))],
    ),
    occupation(
        "Adoptive Parents",
        id="K267",
        gist="1 food: the newborn works at once",
        text="When your family grows, you may at once pay 1 food: the child can be placed in this round and is no "
        "newborn any more.",
        on=[grows.when(a_birth) >> may(pay(food(1)), do("adopt the child", _take_in))],
        can_still_place=could_bring_somebody,
    ),
    occupation(
        "Pieceworker",
        id="K268",
        gist="Resource or crop spaces: buy 1 more",
        text="When you get wood, clay, reed, stone or grain on an action space, you may buy 1 more of it for 1 food; "
        "when you get a vegetable there, 1 more for 2 food.",
        on=[
            takes(wood(1)) >> buy(wood(1), food(1)),
            takes(clay(1)) >> buy(clay(1), food(1)),
            takes(reed(1)) >> buy(reed(1), food(1)),
            takes(stone(1)) >> buy(stone(1), food(1)),
            takes(grain(1)) >> buy(grain(1), food(1)),
            takes(vegetable(1)) >> buy(vegetable(1), food(2)),
        ],
    ),
    occupation(
        "Acrobat",
        id=_ACROBAT,
        players=4,
        category="Actions Booster",
        gist="Traveling Players: go on to a field space",
        text="After Traveling Players you may move that person, once everybody has placed, to Take 1 Grain, Plow 1 "
        "Field or Plow Field and Sow if it is free, and use it.",
        on=[
            takes_from("traveling players") >> do("note it", _note_the_round),
            work_end.when(_PERFORMED)
            >> may(move_person(["traveling players"], ["Take 1 Grain", "Plow 1 Field", "Plow Field and Sow"])),
        ],
        notes=in_this_round("a person may move in this round"),
    ),
    occupation(
        "Wet Nurse",
        id="K270",
        gist="New rooms: a child in each for 1 food",
        text="When you build rooms, your family may grow once for each of them, for 1 food each, if there is room.",
        on=[builds_rooms >> repeat(number_done, then(pay(food(1)), family_growth()))],
    ),
    occupation(
        "Educator",
        id="K271",
        players=4,
        category="Actions Booster",
        gist="Others play occupations: so may you",
        text="When another player plays an occupation, you may play one for 3 food, from your fourth on for 2 food.",
        on=[plays_occupation.by_others() >> may(play_occupation(3, 3, 3, 2, how=BY_CARD))],
    ),
    occupation(
        "Frame Builder",
        id="K272",
        gist="Building: 1 wood for clay or stone",
        text="For each renovation 1 wood may stand in for 1 clay or 1 stone, for each room for 2 clay or 2 stone.",
        prices=[
            may_pay(wood(1), instead_of=(clay(1), stone(1)), of=(RENOVATION,), times=1),
            may_pay(wood(1), instead_of=(clay(2), stone(2)), of=(ROOM,), times=1),
        ],
    ),
    occupation(
        "Basin Maker",
        id="K273",
        players=4,
        gist="Boar cooked: wood turns into points",
        text="For each wild boar that you turn into food you may put up to 2 wood from your supply on this card. At "
        "the end: 1 point for each wood here, but not for the 1st, 4th, 7th and 10th.",
        on=[slaughters.when(cooked(BOAR)) >> lay_aside(wood(1), BOAR, each=2)],
        score=by_steps(on_this_card(WOOD), {n: n - sum(n >= none for none in (1, 4, 7, 10)) for n in range(1, 60)}),
        notes=what_lies_on_it(WOOD),
    ),
    occupation(
        "Organic Farmer",
        id="K274",
        gist="1 point per pasture with 3 places free",
        text="At the end: 1 point for each pasture with an animal in it that could still take 3 more.",
        on=[before_scoring >> let_animals_go()],
        score=per(airy_pastures, 1),
    ),
    occupation(
        "Perpetual Student",
        id="K275",
        players=4,
        gist="Let others draw your occupation: 3 food",
        text="When you may play an occupation, you may let another player draw one of yours: you get 3 food before "
        "you pay for it, and must play it.",
        permits=[DRAWING_OCCUPATIONS],
        on=[before_occupation.when(drawn_by_chance) >> gain(food(3))],
    ),
    occupation(
        "Constable",
        id="K276",
        players=3,
        gist="Get wood; nothing negative: 5 points",
        text="You get 4 wood before round 6, 3 before round 9, 2 before round 12, 1 before round 14. At the end: 5 "
        "points for everybody who has no negative points.",
        on=[played >> gain(by_steps(rounds_left, {1: wood(1), 3: wood(2), 6: wood(3), 9: wood(4)}))],
        score_for_all=_blameless,
    ),
    occupation(
        "Manufacturer",
        id="K277",
        players=3,
        gist="Crafts cost 2 less and count as minors",
        text="In a clay or stone house, the Joinery, the Pottery and the Basketmaker's Workshop are minor improvements "
        "for you and cost 2 building resources less, of your choice.",
        minor_for_you=_WORKSHOPS,
        prices=[costs_less_by_choice(IMPROVEMENT, number=2, only=_WORKSHOPS)],
    ),
    occupation(
        "Forester",
        id="K278",
        gist="A field for 3 stacks of wood",
        text="This card is a field with 3 stacks, on which only wood grows. Wood is sown and harvested as grain is.",
        card_fields=[(WOOD,), (WOOD,), (WOOD,)],
    ),
    occupation(
        "Scholar",
        id="K279",
        gist="Stone house: play a card each round",
        text="In a stone house you may play a card as each round starts: an occupation for 1 food, or an improvement "
        "for its price.",
        on=[
            round_start.when(lives_in(STONE_HOUSE))
            >> may(either(play_occupation(1, how=BY_CARD), major_or_minor_improvement(BY_CARD)))
        ],
    ),
    occupation(
        "Tanner",
        id=_TANNER,
        players=3,
        category="Points Provider",
        gist="Points for boar and cattle cooked",
        text="Wild boar and cattle that you cook come on this card. At the end: 1/2/3 points for 2/4/6 wild boar and "
        "for 2/3/4 cattle.",
        on=[slaughters.when(cooked(BOAR, CATTLE)) >> keep_cooked(BOAR, CATTLE)],
        score=_hides,
        notes=lambda g, seat: _hides(g, seat)[1],
    ),
    occupation(
        "Traveling Salesman",
        id="K281",
        category="Actions Booster",
        gist="Improve: build 1 major or 2 minors",
        text="On an action space you may build a major improvement in a minor improvement action, and play 2 minor "
        "ones in a major or minor improvement action.",
        permits=[MAJOR_BY_MINOR_ACTION],
        on=[
            plays_improvement_by(
                BY_MAJOR_OR_MINOR_ACTION, BY_MAJOR_OR_MINOR_ACTION_AGAIN, BY_ADDED_MAJOR_OR_MINOR_ACTION
            )
            .when(a_minor_for_you)
            .when(condition("on an action space", lambda g, seat, event: event is not None and event.space >= 0))
            >> may(minor_improvement(BY_CARD))
        ],
    ),
    occupation(
        "House Steward",
        id="K282",
        players=3,
        gist="Wood by round; 3 points: most rooms",
        text="You get 4 wood before round 6, 3 before round 9, 2 before round 12, 1 before round 14. At the end: 3 "
        "points for everybody who has the most rooms.",
        on=[played >> gain(by_steps(rounds_left, {1: wood(1), 3: wood(2), 6: wood(3), 9: wood(4)}))],
        score_for_all=most_get(rooms, 3),
    ),
    occupation(
        "Wood Deliveryman",
        id="K283",
        gist="1 wood in each round from 8 on",
        text="Put 1 wood on each round space from 8 to 14 that is to come; you get it when that round starts.",
        on=[played >> schedule(wood(1), rounds(8, 9, 10, 11, 12, 13, 14))],
    ),
    occupation(
        "Wood Distributor",
        id="K284",
        gist="2 wood; spread 3 Wood over 3 other spaces",
        text="You get 2 wood now. At the start of each work phase you may move the wood of 3 Wood in equal parts to "
        "1 Clay, 1 Reed and Fishing.",
        on=[
            played >> gain(wood(2)),
            decides_before_work(do("distribute the wood", _distribute, _there_is_enough)),
        ],
    ),
    occupation(
        "Tinsmith",
        id="K285",
        players=3,
        gist="Clay into food, more with a Well",
        text="At any time you may turn clay into 1 food each, 2 clay into 3 food while somebody has a Well.",
        meals=[
            any_time(clay(1), food(1)),
            any_time(clay(2), food(3)).when(cards_called("Well", anyone=True).at_least(1)),
        ],
    ),
    occupation(
        "Smallholder",
        id="K286",
        gist="Small farm: more animals, more crops",
        text="Your pastures for 2 animals hold 3. While you have at most 2 fields, 1 more grain or vegetable from the "
        "supply comes on each field that you sow.",
        small_pastures_hold_more=1,
        sows_more=more_sown(grain=1, vegetable=1, when=field_tiles.at_most(2)),
    ),
    occupation(
        "Storehouse Clerk",
        id="K287",
        players=4,
        gist="5 stone, 6 reed, 7 clay, 8 wood: 1 more",
        text="At the start of each round you get 1 more stone if you have 5, 1 reed if you have 6, 1 clay if you have "
        "7, 1 wood if you have 8.",
        on=[
            round_start.when(has(stone(5))) >> gain(stone(1)),
            round_start.when(has(reed(6))) >> gain(reed(1)),
            round_start.when(has(clay(7))) >> gain(clay(1)),
            round_start.when(has(wood(8))) >> gain(wood(1)),
        ],
    ),
    occupation(
        "Storehouse Keeper",
        id="K288",
        players=4,
        gist="Reed and stone taken: 1 clay or 1 grain",
        text="When you take reed and stone with the same action of a person, you also get 1 clay or 1 grain.",
        on=[takes(reed(1) + stone(1)) >> choose_goods([clay(1), grain(1)])],
    ),
    occupation(
        "Countryman",
        id="K289",
        players=4,
        category="Actions Booster",
        gist="Crop spaces: move on to sow",
        text="When everybody has placed, you may move a person from Take 1 Grain or Take 1 Vegetable to a free space "
        "with a sow action and use it.",
        on=[work_end >> may(move_person(["Take 1 Grain", "Take 1 Vegetable"], ["sow"]))],
    ),
    occupation(
        "Clay Worker",
        id="K290",
        gist="When you take wood or clay: 1 clay",
        text="When you take wood or clay with a person's action, you get 1 clay more.",
        on=[takes(wood(1), clay(1)) >> gain(clay(1))],
    ),
)
