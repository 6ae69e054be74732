"""The round strip: rounds and harvests, what waits on them, and the food that the next harvest needs."""

from __future__ import annotations

from rich.text import Text

from agricola.cli.text.draw import ROUNDS, own_farm
from agricola.cli.text.words import Words
from agricola.cli.tui.palette import ACCENT, BAD, DIM, GOOD, goods_text
from agricola.view import View


def round_strip(v: View, words: Words) -> Text:
    """The strip in two lines: the rounds with the food, and below them what waits for the seat."""
    rounds, waiting = Text(" "), Text(" ")
    for number in range(1, ROUNDS + 1):
        harvest = number in v["harvest_rounds"]
        style = f"bold reverse {ACCENT}" if number == v["round"] else DIM if number < v["round"] else ""
        rounds.append(f"{number:>2}{words('term-strip-harvest') if harvest else ' '}", style=style)
        rounds.append("│" if harvest and number < ROUNDS else "", style=DIM)
        goods = waiting_for(v, number)
        sign = f"{'+' + str(sum(goods.values())):>3}" if goods else " + " if promised(v, number) else "   "
        waiting.append(sign, style=GOOD)
        waiting.append(" " if harvest and number < ROUNDS else "")
    rounds.append("  ").append_text(food(v, words))
    waiting.append("  ").append_text(next_harvest(v, words))
    return Text("\n").join([rounds, waiting])


def waiting_for(v: View, number: int) -> dict[str, int]:
    """The goods that wait for the seat on a round space."""
    goods: dict[str, int] = {}
    for promise in v["promises"]:
        if promise["seat"] == v["seat"] and promise["round"] == number:
            for name, amount in promise["goods"].items():
                goods[name] = goods.get(name, 0) + amount
    return goods


def promised(v: View, number: int) -> bool:
    """Whether a deed waits for the seat on a round space."""
    return any(promise["seat"] == v["seat"] and promise["round"] == number for promise in v["promises"])


def food(v: View, words: Words) -> Text:
    """The food that the seat has and needs, and what is missing."""
    farm = own_farm(v)
    has, needs = farm["goods"].get("food", 0), farm["food_needed"]
    if v["phase"] == "end":
        return Text("")
    text = Text(words("term-of", name=words("term-strip-food", has=has, needs=needs), what=""))
    if has < needs:
        return text.append(words("term-short-by", n=needs - has), style=BAD)
    return text.append(words("term-enough"), style=GOOD)


def next_harvest(v: View, words: Words) -> Text:
    """How long it is to the next harvest, and what the coming round brings."""
    if v["phase"] == "end":
        return Text(words("term-over"), style=f"bold {ACCENT}")
    if v["phase"] in ("feeding", "breeding"):
        return Text(words("term-strip-in-harvest", phase=v["phase"]), style=f"bold {ACCENT}")
    coming = next((number for number in v["harvest_rounds"] if number >= v["round"]), None)
    text = Text()
    if coming == v["round"]:
        text.append(words("term-strip-before-harvest"), style=f"bold {ACCENT}")
    elif coming is not None:
        text.append(words("term-strip-harvest-in", n=coming - v["round"]))
    goods = waiting_for(v, v["round"] + 1)
    if goods:
        text.append(f"{words('term-parts-join')}{words('term-strip-then')} ").append_text(goods_text(goods, words))
    return text
