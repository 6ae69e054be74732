"""Occupations of deck K, the complex deck of the original edition."""

from __future__ import annotations

from typing import Final

from agricola.cards.original.losses import loses_points
from agricola.cards.original.slaughtering import food_when_others_slaughter
from agricola.cards.revised.airy_pastures import airy_pastures, let_animals_go
from agricola.cards.words import *

# --- Acrobat ----------------------------------------------------------------------------------------------------------

_ACROBAT: Final = "K269"


def _note_the_round(g: GameState, seat: int, event: Event | None) -> None:
    remember(g.players[seat], _ACROBAT, g.round)


_PERFORMED: Final = condition(
    "after Traveling Players", lambda g, seat, event: remembered(g.players[seat], _ACROBAT) == (g.round,)
)

# --- Tanner -----------------------------------------------------------------------------------------------------------

_BOAR_STEPS: Final = ((6, 3), (4, 2), (2, 1))
_CATTLE_STEPS: Final = ((4, 3), (3, 2), (2, 1))


def _hides(g: GameState, seat: int) -> tuple[int, Message]:
    _, boar, cattle = remembered(g.players[seat], "K280") or (0, 0, 0)
    points = next((worth for needed, worth in _BOAR_STEPS if boar >= needed), 0)
    points += next((worth for needed, worth in _CATTLE_STEPS if cattle >= needed), 0)
    return points, own_words("{ $boar } wild boar and { $cattle } cattle on it", boar=boar, cattle=cattle)


# --- Wood Carver ------------------------------------------------------------------------------------------------------


def _made_of_wood(g: GameState, seat: int, purpose: Purpose) -> bool:
    return purpose.kind != ROOM or purpose.material == WOODEN_HOUSE


def _carved() -> PriceRule:
    return discount_once_per_round(wood(1), IMPROVEMENT, ROOM, STABLE, FENCES, only=_made_of_wood)


# --- Manufacturer -----------------------------------------------------------------------------------------------------

_WORKSHOPS: Final = named("Joinery", "Pottery", "Basketmaker's Workshop").when(lives_in(CLAY_HOUSE, STONE_HOUSE))


# --- Adoptive Parents -------------------------------------------------------------------------------------------------


def _was_born(g: GameState, seat: int, event: Event | None) -> bool:
    return event is not None and event.count > 0


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


# --- Animal Breeder ---------------------------------------------------------------------------------------------------


def _fences_unused_spaces(g: GameState, seat: int, event: Event | None) -> bool:
    """Whether a new pasture lies on spaces that were unused; a stable that Fence Overseer fences at once is no use."""
    if event is None:
        return False
    yard = grid(g.players[seat])
    used = enclosed(event.before) | yard.stables
    if event.card is not None and event.card.name == "Fence Overseer":
        used &= ~event.cells
    return any(not area & used for area in pastures(yard.fences))


# --- Resource Seller --------------------------------------------------------------------------------------------------

_SELLER: Final = "K310"
_PILE: Final = (
    (WOOD, wood(1)),
    (CLAY, clay(1)),
    (REED, reed(1)),
    (CLAY, clay(1)),
    (STONE, stone(1)),
    (CLAY, clay(1)),
    (STONE, stone(1)),
)


def _sold(g: GameState, seat: int) -> int:
    return (remembered(g.players[seat], _SELLER) or (0,))[0]


def _top_was_received(g: GameState, seat: int, event: Event | None) -> bool:
    sold = _sold(g, seat)
    return event is not None and sold < len(_PILE) and event.goods[_PILE[sold][0]] > 0


def _hand_out(g: GameState, seat: int, event: Event | None) -> None:
    """Give what lies on top, and go on while another kind that came at the same time lies there."""
    assert event is not None
    p = g.players[seat]
    kinds = {good for good, _ in _PILE if event.goods[good]}
    while (sold := _sold(g, seat)) < len(_PILE) and _PILE[sold][0] in kinds:
        kinds.remove(_PILE[sold][0])
        remember(p, _SELLER, sold + 1)
        bring(g, p, _PILE[sold][1].bag)


def _top(g: GameState, seat: int) -> Message:
    left = _PILE[_sold(g, seat) :]
    return own_words("{ $goods } on top", goods=left[0][1].bag) if left else own_words("empty")


# --- Magician ---------------------------------------------------------------------------------------------------------

_WITH_THE_LAST_PERSON: Final = condition("with your last person", lambda g, seat, event: not g.players[seat].home)


# --- Animal Trainer ---------------------------------------------------------------------------------------------------


def _animals_for_that_food(g: GameState, seat: int, event: Event | None) -> list[tuple[Message, tuple[int, ...]]]:
    """What can be bought for no more than the food that was just taken, the dearest first."""
    taken = event.goods[FOOD] if event is not None else 0
    herds = [
        (ewes, boars, cows)
        for cows in range(taken // 3, -1, -1)
        for boars in range((taken - 3 * cows) // 2, -1, -1)
        for ewes in range((taken - 3 * cows - 2 * boars) // 2, -1, -1)
        if ewes + boars + cows
    ]
    return [
        (own_words("buy { $goods }", goods=(sheep(ewes) + boar(boars) + cattle(cows)).bag), (ewes, boars, cows))
        for ewes, boars, cows in herds
    ]


def _buy(g: GameState, seat: int, event: Event | None, herd: tuple[int, ...]) -> None:
    ewes, boars, cows = herd
    p = g.players[seat]
    give_up(g, p, food(2 * ewes + 2 * boars + 3 * cows).bag)
    bring(g, p, (sheep(ewes) + boar(boars) + cattle(cows)).bag)


# --- Constable --------------------------------------------------------------------------------------------------------


def _blameless(g: GameState, owner: int, seat: int) -> tuple[int, Message]:
    return (0 if loses_points(g, seat) else 5), own_words("no negative points")


# --- Foreman ----------------------------------------------------------------------------------------------------------


def _spaces_in_play(g: GameState, seat: int, event: Event | None) -> list[tuple[Message, tuple[int, ...]]]:
    return [(own_words("put 1 food on { $space }", space=space.id), (space.index,)) for space in g.open]


def _put_food_there(g: GameState, seat: int, event: Event | None, chosen: tuple[int, ...]) -> None:
    put_on_space(g, chosen[0], food(1).bag)


CARDS: Final[tuple[Card, ...]] = (
    occupation(
        "Serf",
        id="K266",
        players=4,
        text="Each time you use Sow and/or Bake Bread, you first get 1 grain, or trade 1 grain for 1 vegetable.",
        on=[uses("Sow and/or Bake Bread") >> either(gain(grain(1)), then(pay(grain(1)), gain(vegetable(1))))],
    ),
    occupation(
        "Adoptive Parents",
        id="K267",
        text="When your family grows, you may at once pay 1 food: the child can be placed in this round and is no "
        "newborn any more.",
        on=[grows.when(condition("a birth", _was_born)) >> may(pay(food(1)), do("adopt the child", _take_in))],
    ),
    occupation(
        "Pieceworker",
        id="K268",
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
        text="When you build rooms, your family may grow once for each of them, for 1 food each, if there is room.",
        on=[builds_rooms >> repeat(number_done, then(pay(food(1)), family_growth()))],
    ),
    occupation(
        "Educator",
        id="K271",
        players=4,
        category="Actions Booster",
        text="When another player plays an occupation, you may play one for 3 food, from your fourth on for 2 food.",
        on=[plays_occupation.by_others() >> may(play_occupation(3, 3, 3, 2, how=BY_CARD))],
    ),
    occupation(
        "Frame Builder",
        id="K272",
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
        text="For each wild boar that you turn into food you may put up to 2 wood from your supply on this card. At "
        "the end: 1 point for each wood here, but not for the 1st, 4th, 7th and 10th.",
        on=[slaughters.when(cooked(BOAR)) >> lay_aside(wood(1), BOAR, each=2)],
        score=by_steps(on_this_card(WOOD), {n: n - sum(n >= none for none in (1, 4, 7, 10)) for n in range(1, 60)}),
        notes=what_lies_on_it(WOOD),
    ),
    occupation(
        "Organic Farmer",
        id="K274",
        text="At the end: 1 point for each pasture with an animal in it that could still take 3 more.",
        on=[before_scoring >> let_animals_go()],
        score=per(airy_pastures, 1),
    ),
    occupation(
        "Constable",
        id="K276",
        players=3,
        text="You get 4 wood before round 6, 3 before round 9, 2 before round 12, 1 before round 14. At the end: 5 "
        "points for everybody who has no negative points.",
        on=[played >> gain(by_steps(rounds_left, {1: wood(1), 3: wood(2), 6: wood(3), 9: wood(4)}))],
        score_for_all=_blameless,
    ),
    occupation(
        "Manufacturer",
        id="K277",
        players=3,
        text="In a clay or stone house, the Joinery, the Pottery and the Basketmaker's Workshop are minor improvements "
        "for you and cost 2 building resources less, of your choice.",
        minor_for_you=_WORKSHOPS,
        prices=[costs_less_by_choice(IMPROVEMENT, number=2, only=_WORKSHOPS)],
    ),
    occupation(
        "Forester",
        id="K278",
        text="This card is a field with 3 stacks, on which only wood grows. Wood is sown and harvested as grain is.",
        plots=[(WOOD,), (WOOD,), (WOOD,)],
    ),
    occupation(
        "Scholar",
        id="K279",
        text="In a stone house you may play a card as each round starts: an occupation for 1 food, or an improvement "
        "for its price.",
        on=[
            round_start.when(lives_in(STONE_HOUSE))
            >> may(either(play_occupation(1, how=BY_CARD), major_or_minor_improvement(BY_CARD)))
        ],
    ),
    occupation(
        "Tanner",
        id="K280",
        players=3,
        category="Points Provider",
        text="Wild boar and cattle that you cook come on this card. At the end: 1/2/3 points for 2/4/6 wild boar and "
        "for 2/3/4 cattle.",
        on=[slaughters.when(cooked(BOAR, CATTLE)) >> hang_up(BOAR, CATTLE)],
        score=_hides,
        notes=lambda g, seat: _hides(g, seat)[1],
    ),
    occupation(
        "Traveling Salesman",
        id="K281",
        category="Actions Booster",
        text="On an action space you may build a major improvement in a minor improvement action, and play 2 minor "
        "ones in a major or minor improvement action.",
        permits=[MAJOR_BY_MINOR_ACTION],
        on=[
            plays_improvement_by(
                BY_MAJOR_OR_MINOR_ACTION, BY_MAJOR_OR_MINOR_ACTION_AGAIN, BY_ADDED_MAJOR_OR_MINOR_ACTION
            ).when(
                condition(
                    "a minor one on an action space",
                    lambda g, seat, event: (
                        event is not None and event.space >= 0 and event.card is not None and event.card.kind == MINOR
                    ),
                )
            )
            >> may(minor_improvement(BY_CARD))
        ],
    ),
    occupation(
        "House Steward",
        id="K282",
        players=3,
        text="You get 4 wood before round 6, 3 before round 9, 2 before round 12, 1 before round 14. At the end: 3 "
        "points for everybody who has the most rooms.",
        on=[played >> gain(by_steps(rounds_left, {1: wood(1), 3: wood(2), 6: wood(3), 9: wood(4)}))],
        score_for_all=most_get(rooms, 3),
    ),
    occupation(
        "Wood Deliveryman",
        id="K283",
        text="Put 1 wood on each round space from 8 to 14 that is to come; you get it when that round starts.",
        on=[played >> schedule(wood(1), rounds(8, 9, 10, 11, 12, 13, 14))],
    ),
    occupation(
        "Wood Distributor",
        id="K284",
        text="You get 2 wood now. At the start of each work phase you may move the wood of 3 Wood in equal parts to "
        "1 Clay, 1 Reed and Fishing.",
        on=[
            played >> gain(wood(2)),
            work_start >> may(do("distribute the wood", _distribute, _there_is_enough)),
        ],
    ),
    occupation(
        "Tinsmith",
        id="K285",
        players=3,
        text="At any time you may turn clay into 1 food each, 2 clay into 3 food while somebody has a Well.",
        meals=[
            any_time(clay(1), food(1)),
            any_time(clay(2), food(3)).when(cards_called("Well", anyone=True).at_least(1)),
        ],
    ),
    occupation(
        "Smallholder",
        id="K286",
        text="Your pastures for 2 animals hold 3. While you have at most 2 fields, 1 more grain or vegetable from the "
        "supply comes on each field that you sow.",
        small_pastures_hold_more=1,
        sows_more=more_sown(grain=1, vegetable=1, when=field_tiles.at_most(2)),
    ),
    occupation(
        "Storehouse Clerk",
        id="K287",
        players=4,
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
        text="When you take reed and stone with the same action of a person, you also get 1 clay or 1 grain.",
        on=[takes(reed(1) + stone(1)) >> choose_goods([clay(1), grain(1)])],
    ),
    occupation(
        "Countryman",
        id="K289",
        players=4,
        category="Actions Booster",
        text="When everybody has placed, you may move a person from Take 1 Grain or Take 1 Vegetable to a free space "
        "with a sow action and use it.",
        on=[work_end >> may(move_person(["Take 1 Grain", "Take 1 Vegetable"], ["sow"]))],
    ),
    occupation(
        "Clay Worker",
        id="K290",
        text="When you take wood or clay with a person's action, you get 1 clay more.",
        on=[takes(wood(1), clay(1)) >> gain(clay(1))],
    ),
    occupation(
        "Lover",
        id="K291",
        players=3,
        cost=food(4),
        category="Actions Booster",
        text="Family growth at once, even without room. Costs 4 food more to play.",
        on=[played.must(family_growth(needs_room=False))],
    ),
    occupation(
        "Market Woman",
        id="K292",
        text="When a person's action or a minor improvement brings you vegetables, you also get 2 grain.",
        on=[takes(vegetable(1)) >> gain(grain(2)), minor_gives(vegetable(1)) >> gain(grain(2))],
    ),
    occupation(
        "Plowman",
        id="K293",
        text="Put a field on the round spaces 4, 7 and 10 rounds from now. When those rounds start, you may plow it "
        "for 1 food.",
        on=[played >> schedule(may(pay(food(1)), plow()), rounds_after(4, 7, 10))],
    ),
    occupation(
        "Brushwood Collector",
        id="K294",
        players=3,
        text="For a room or a renovation you may pay 1 wood in place of all the reed.",
        prices=[may_pay(wood(1), instead_of=reed(1), of=(ROOM, RENOVATION), all_together=True)],
    ),
    occupation(
        "Cattle Breeder",
        id="K295",
        players=4,
        text="You get 1 cattle. When round 12 ends, your cattle breed if the calf finds a place.",
        on=[
            played >> gain(cattle(1)),
            round_end.when(in_rounds(12)) >> breed(CATTLE),
        ],
    ),
    occupation(
        "Seed Seller",
        id="K296",
        players=3,
        text="You get 1 grain now, and 1 more grain each time you use Take 1 Grain.",
        on=[
            played >> gain(grain(1)),
            right_after_using("Take 1 Grain") >> gain(grain(1)),
        ],
    ),
    occupation(
        "Sheep Farmer",
        id="K297",
        players=3,
        text="When you take sheep with a person's action, you get 1 sheep more. At any time, but not while animals "
        "breed, you may exchange 3 sheep for 1 wild boar and 1 cattle.",
        on=[takes(sheep(1)) >> gain(sheep(1))],
        exchanges=[any_time(sheep(3), boar(1) + cattle(1))],
    ),
    occupation(
        "Shepherd Boy",
        id="K298",
        players=4,
        text="As soon as your house is of stone, 1 sheep goes on every round space that is left; you get it when that "
        "round starts.",
        on=[as_soon_as(lives_in(STONE_HOUSE)) >> schedule(sheep(1), next_rounds(14))],
    ),
    occupation(
        "Slaughterman",
        id="K299",
        players=3,
        text="When another player turns animals into food, you get 1 food. You feed your family after everybody else.",
        on=[food_when_others_slaughter("K299")],
        feeds_last=True,
    ),
    occupation(
        "Schnaps Distiller",
        id="K300",
        text="Once each harvest: 1 vegetable for 5 food.",
        exchanges=[each_harvest(vegetable(1), food(5))],
    ),
    occupation(
        "Wood Carver",
        id="K301",
        category="Building Resource Provider",
        text="Once a round an improvement, a wooden room, a stable or fences cost you 1 wood less.",
        prices=[_carved()],
        notes=in_this_round("used in this round"),
    ),
    occupation(
        "Pig Whisperer",
        id="K302",
        players=4,
        text="Put 1 wild boar on the round spaces 4, 7 and 10 rounds from now; you get it when those rounds start.",
        on=[played >> schedule(boar(1), rounds_after(4, 7, 10))],
    ),
    occupation(
        "Stone Breaker",
        id="K303",
        players=4,
        text="At any time you may renovate your clay hut to stone, at the usual price.",
        any_time_deeds=[renovate(to=STONE_HOUSE)],
    ),
    occupation(
        "Animal Handler",
        id="K305",
        players=4,
        text="Put 1 sheep on the space of round 7, 1 wild boar on 10, 1 cattle on 14. When those rounds start, you may "
        "buy the animal for 1 food.",
        on=[
            played >> schedule(buy(sheep(1), food(1)), rounds(7)),
            played >> schedule(buy(boar(1), food(1)), rounds(10)),
            played >> schedule(buy(cattle(1), food(1)), rounds(14)),
        ],
    ),
    occupation(
        "Animal Tamer",
        id="K306",
        text="Every room of your house is home to 1 animal of any kind.",
        holds=one_animal_per(rooms),
    ),
    occupation(
        "Animal Breeder",
        id="K307",
        players=4,
        text="When you fence unused spaces as a new pasture, you may buy 2 sheep for 1 food, 2 wild boar for 2 food or "
        "2 cattle for 3 food.",
        on=[
            builds_fences.when(condition("a new pasture on unused spaces", _fences_unused_spaces))
            >> may(
                either(
                    then(pay(food(1)), gain(sheep(2))),
                    then(pay(food(2)), gain(boar(2))),
                    then(pay(food(3)), gain(cattle(2))),
                )
            )
        ],
    ),
    occupation(
        "Foreman",
        id="K308",
        players=4,
        text="At the start of each work phase you may put 1 food from the supply on an action space of your choice.",
        on=[work_start >> pick("put 1 food on a space", _spaces_in_play, _put_food_there, optional=True)],
    ),
    occupation(
        "Weaver",
        id="K309",
        players=4,
        text="At the start of each work phase you get 1 food if you have 2 sheep.",
        on=[work_start.when(has(sheep(2))) >> gain(food(1))],
    ),
    occupation(
        "Resource Seller",
        id=_SELLER,
        text="A pile lies on this card, from the top: wood, clay, reed, clay, stone, clay, stone. When you get the "
        "resource that lies on top, you get that one too.",
        on=[gains.when(condition("what lies on top", _top_was_received)) >> do("hand out the top", _hand_out)],
        notes=_top,
    ),
    occupation(
        "Magician",
        id="K311",
        players=4,
        text="When your last person takes the food of Traveling Players, you get 1 grain and 1 food more.",
        on=[takes_from("traveling players").when(_WITH_THE_LAST_PERSON) >> gain(grain(1) + food(1))],
    ),
    occupation(
        "Fence Overseer",
        id="K312",
        category="Farm Planner",
        text="Once a round you may pay 1 food to fence the space of a stable that you have just built, without wood.",
        on=[(builds_stable >> may(pay(food(1)), fence_what_was_built())).once_per_round()],
        notes=in_this_round("used in this round"),
    ),
    occupation(
        "Animal Trainer",
        id="K342",
        players=4,
        text="When you take food from Traveling Players, you may at once buy animals with it: sheep and wild boar for "
        "2 food each, cattle for 3.",
        on=[takes_from("traveling players") >> pick("buy animals", _animals_for_that_food, _buy, optional=True)],
    ),
)
