"""Minor improvements of deck I, the interactive deck of the original edition."""

from __future__ import annotations

from typing import Final

from agricola.cards.words import *

# --- Tavern -----------------------------------------------------------------------------------------------------------

_OWNS_TAVERN: Final = condition(
    "for its owner", lambda g, seat, event: any(card.id == "I100" for card in g.players[seat].cards)
)

# --- Harrow -----------------------------------------------------------------------------------------------------------

_HARROW: Final = "I068"


def _who_used_the_harrow(g: GameState, seat: int) -> Message | None:
    own, others = plow_uses(g.players[seat], _HARROW)
    users = [p.seat for p in g.players if (own if p.seat == seat else others >> p.seat & 1)]
    if not users:
        return None
    who = say("need-all", parts=tuple(own_words("{ $seat }", seat=user) for user in users))
    return own_words("used by { $who }", who=who)


CARDS: Final[tuple[Card, ...]] = (
    minor(
        "Moldboard Plow",
        id="I063",
        cost=wood(2),
        needs=occupations.at_least(1),
        text="Twice in the game you may plow 2 fields instead of 1 on Plow 1 Field.",
        plow=fields_instead(2, "Plow 1 Field", times=2),
    ),
    minor(
        "Baker's Kitchen",
        id="I065",
        cost=returning("Oven", stone(2)),
        points=4,
        text="Costs 2 stone and an oven that you give back. Bake Bread: 5 food each for at most 2 grain. When you play "
        "it, you may bake bread at once.",
        oven=baking(5, at_most=2),
        on=[played >> may(bake_bread())],
    ),
    minor(
        "Village Well",
        id="I066",
        cost=returning("Well"),
        points=5,
        text="Costs the Well, which you give back. Put 1 food on each of the next 3 round spaces; you get it when "
        "those rounds start.",
        on=[played >> schedule(food(1), next_rounds(3))],
    ),
    minor(
        "Threshing Board",
        id="I067",
        cost=wood(2),
        needs=occupations.at_least(2),
        points=1,
        text="Each time you use Plow 1 Field or Plow Field and Sow, you may bake bread afterwards.",
        on=[right_after_using("Plow 1 Field", "Plow Field and Sow") >> may(bake_bread())],
    ),
    minor(
        "Harrow",
        id=_HARROW,
        cost=wood(2),
        text="Once in the game you may plow 2 fields instead of 1 on Plow 1 Field or Plow Field and Sow. Each other "
        "player may do so once too, and pays you 2 food for it.",
        plow=fields_instead(2, "plow", times=1, others_pay=food(2)),
        notes=_who_used_the_harrow,
    ),
    minor(
        "Strawberry Patch",
        id="I069",
        needs=vegetable_fields.at_least(2),
        points=2,
        text="Put 1 food on each of the next 3 round spaces; you get it when those rounds start.",
        on=[played >> schedule(food(1), next_rounds(3))],
    ),
    minor(
        "Punner",
        id="I070",
        cost=wood(1),
        text="When another player plows more than one field with a plow or the Harrow, you may plow 1 field.",
        on=[
            plows.by_others().when(
                condition(
                    "more than one field with a plow",
                    lambda g, seat, event: event is not None and event.card is not None and event.count > 1,
                )
            )
            >> may(plow())
        ],
    ),
    minor(
        "Goose Pond",
        id="I072",
        needs=occupations.at_least(3),
        points=1,
        text="Put 1 food on each of the next 4 round spaces; you get it when those rounds start.",
        on=[played >> schedule(food(1), next_rounds(4))],
    ),
    minor(
        "Grain Cart",
        id="I074",
        cost=wood(2),
        needs=occupations.at_least(2),
        text="Each time you use Take 1 Grain, you get 2 more grain.",
        on=[right_after_using("Take 1 Grain") >> gain(grain(2))],
    ),
    minor(
        "Hand Mill",
        id="I075",
        cost=stone(1),
        text="In each feeding phase: either 1 grain for 2 food or 2 grain for 4 food.",
        exchanges=[each_harvest(grain(1), food(2)), each_harvest(grain(2), food(4))],
    ),
    minor(
        "Wooden Crane",
        id="I082",
        cost=wood(3),
        points=1,
        text="Each time you use one of the two 1 Stone spaces, you get 1 more stone; for 1 food you may take 2 "
        "instead.",
        on=[right_after_using("stone") >> either(gain(stone(1)), then(pay(food(1)), gain(stone(2))))],
    ),
    minor(
        "Chicken Coop",
        id="I084",
        cost=(wood(2) + reed(1), clay(2) + reed(1)),
        points=1,
        text="Put 1 food on each of the next 8 round spaces; you get it when those rounds start.",
        on=[played >> schedule(food(1), next_rounds(8))],
    ),
    minor(
        "Cooking Corner",
        id="I085",
        cost=returning("Cooking Hearth"),
        points=3,
        text="Costs a Cooking Hearth that you give back. At any time: vegetable 4 food, sheep 2, wild boar 3, cattle "
        "4. Bake Bread: 3 food for each grain.",
        cooks=cooking(vegetable=4, sheep=2, boar=3, cattle=4),
        oven=baking(3),
    ),
    minor(
        "Fish Trap",
        id="I095",
        cost=wood(1),
        text="1 food more each time you use Fishing or get reed on an action space.",
        on=[right_after_using("Fishing") >> gain(food(1)), takes(reed(1)) >> gain(food(1))],
    ),
    minor(
        "Reed Exchange",
        id="I096",
        cost=(wood(2), clay(2)),
        traveling=True,
        text="You get 2 reed.",
        on=[played >> gain(reed(2))],
    ),
    minor(
        "Straw-thatched Roof",
        id="I099",
        needs=grain_fields.at_least(3),
        points=1,
        text="You pay no reed any more when you build rooms or renovate.",
        prices=[costs_less(ROOM, RENOVATION, by=reed(15))],
    ),
    minor(
        "Tavern",
        id="I100",
        cost=wood(2) + stone(2),
        points=2,
        category="Actions Booster",
        text="An action space for everybody: 3 food. You may take 2 points there instead.",
        space=space("Tavern", either(gain(food(3)), when(_OWNS_TAVERN, bonus_points(2, "take 2 points")))),
    ),
    minor(
        "Weekly Market",
        id="I104",
        cost=grain(3),
        traveling=True,
        text="You get 2 vegetables.",
        on=[played >> gain(vegetable(2))],
    ),
)
