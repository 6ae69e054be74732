"""What lies beside the own farm: the goods bar, the other farms in small, the cards at a glance, the log."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.text import Text

from agricola.cli.local.since_last_turn import Turn
from agricola.cli.text.draw import own_farm
from agricola.cli.text.hand import Lacks
from agricola.cli.text.tiles import describe_tiles
from agricola.cli.text.words import Words, costs_nothing, level_name
from agricola.cli.tui.palette import ACCENT, BAD, DIM, GOOD, GOODS, goods_text, mark
from agricola.view import Farm, View, by_yard

_ALWAYS = ("wood", "clay", "reed", "stone", "grain", "vegetable", "food", "sheep", "boar", "cattle")


def goods_bar(v: View, wide: bool, words: Words) -> Text:
    """The goods of the seat, zeros dimmed or left out, and the fences and stables that are left."""
    farm = own_farm(v)
    text = Text(" ", no_wrap=True)
    for name in _ALWAYS:
        amount = farm["goods"].get(name, 0)
        if not amount and not wide:
            continue
        text.append(f"{words(f'term-bar-{name}')} {amount}", style=f"bold {GOODS[name]}" if amount else DIM).append(" ")
    if farm["yard"] != "tiles":
        left = words("term-bar-left", fences=farm["fences_left"], stables=farm["stables_left"])
        text.append(f"│ {left}", style=DIM)
    if farm["begging"]:
        text.append(f" {words('term-bar-begging', n=farm['begging'])}", style=BAD)
    return text


def small_farm(v: View, seat: int, name: str, words: Words, *, in_words: bool = True) -> Text:
    """Another farm in a few lines: who, goods, family and food, what is built unless it is drawn, cards."""
    farm = v["seats"][seat]
    text = Text().append_text(mark(seat)).append(f" {name}", style="bold")
    if seat == v["starting_player"]:
        text.append(" ★", style=ACCENT)
    text.append("  ").append_text(family(farm, words))
    text.append("\n").append_text(goods_text(farm["goods"], words, words("term-no-goods")))
    if in_words:
        text.append(f"\n{built(farm, words)}", style=DIM)
    if farm["cards"] or farm["hand_size"]:
        names = words.listed([words.card(card) for card in farm["cards"]])
        hand = words("term-so-many-in-hand", n=farm["hand_size"]) if farm["hand_size"] else ""
        text.append(f"\n{words('term-parts-join').join(filter(None, (names, hand)))}", style="italic")
    return text


def brief_farm(v: View, seat: int, columns: int, words: Words, *, in_two_lines: bool) -> Text:
    """Another farm in one line or in two, for small screens."""
    farm = v["seats"][seat]
    goods = Text().append_text(mark(seat)).append(f" {words('term-so-many-people', n=farm['family'])} ", style="bold")
    goods.append_text(goods_text(farm["goods"], words, words("term-no-goods")))
    told = built(farm, words)
    lines = [goods, Text(f"   {told}", style=DIM)] if in_two_lines else [goods.append(f" {told}", DIM)]
    for line in lines:
        line.truncate(columns, overflow="ellipsis")
    return Text("\n").join(lines)


def family(farm: Farm, words: Words) -> Text:
    """The people of a farm, and whether they are fed."""
    text = Text(f"{words('count-people', n=farm['family'])}{words('list-join')}")
    short = farm["food_needed"] - farm["goods"].get("food", 0)
    if short > 0:
        return text.append(words("term-short-by", n=short), style=BAD)
    return text.append(words("term-fed"), style=GOOD)


def built(any_farm: Farm, words: Words) -> str:
    """What stands on a farm, in a few words."""
    farm = by_yard(any_farm)
    if farm["yard"] == "tiles":
        return describe_tiles(farm, words)
    parts = [words("score-rooms", material=farm["house"], n=len(farm["rooms"]))]
    if farm["fields"]:
        sown = sum(1 for crop in farm["fields"].values() if crop)
        fields = words("term-fields", n=len(farm["fields"]))
        parts.append(f"{fields} ({words('term-sown', n=sown)})" if sown else fields)
    if farm["pastures"]:
        places = sum(pasture["capacity"] for pasture in farm["pastures"])
        parts.append(f"{words('count-pastures', n=len(farm['pastures']))} ({places})")
    if farm["stables"]:
        parts.append(words("term-stables", n=len(farm["stables"])))
    return words.listed(parts)


def cards_at_a_glance(v: View, lacking: Lacks, words: Words) -> Text:
    """The hand, each card with its price and whether it could be played, and the cards that lie open."""
    lines = []
    if v["hand"]:
        lines.append(Text(words("term-hand", n=len(v["hand"])), style=f"bold {ACCENT}"))
        order = sorted(v["hand"], key=lambda card: (bool(lacking.get(card)), v["cards"][card]["kind"]))
        for card in order:
            facts, lack = v["cards"][card], lacking.get(card)
            line = Text()
            if card in lacking:
                line.append("✗ " if lack else "✓ ", style=BAD if lack else GOOD)
            line.append(words.card(card), style="" if lack else "bold")
            line.append(f" {words('term-brief-' + facts['kind'])}", style=DIM)
            price = "" if costs_nothing(facts) else f" {words.price(facts)}"
            lines.append(line.append(price, style=DIM))
    own = own_farm(v)["cards"]
    if own:
        lines.append(Text(words("term-played", n=len(own)), style=f"bold {ACCENT}"))
        lines += [Text(words.card(card), no_wrap=True) for card in own]
    return Text("\n").join(lines) if lines else Text(words("term-no-cards-yet"), style=DIM)


def log_lines(turns: Sequence[Turn], words: Words) -> Text:
    """Turns as the log shows them, the last one last."""
    lines = [log_line(turn.seat, line) for turn in turns for line in turn.lines(words)]
    return Text("\n").join(lines) if lines else Text(words("term-nothing-yet"), style=DIM)


def log_line(seat: int | None, text: str) -> Text:
    """A line of the log, behind the mark of the seat that it is about; what is about all stands alone."""
    return Text(text) if seat is None else Text().append_text(mark(seat)).append(f" {text}")


def who(seat: int, opponents: Mapping[int, str], words: Words) -> str:
    """What a seat is called beside its mark: a person by number, a computer by its level."""
    return level_name(opponents[seat], words) if seat in opponents else words.player(seat)
