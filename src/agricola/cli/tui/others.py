"""What lies beside the own farm: the goods bar, the other farms in small, the cards at a glance, the log."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.text import Text

from agricola.cli.draw import counted, own_farm, seat_name
from agricola.cli.hand import Lacks
from agricola.cli.news import Turn
from agricola.cli.tiles import describe_tiles
from agricola.cli.tui.palette import ACCENT, BAD, DIM, GOOD, GOODS, goods_text, mark
from agricola.view import Farm, View, by_yard

_ALWAYS = ("wood", "clay", "reed", "stone", "grain", "vegetable", "food", "sheep", "boar", "cattle")
_SHORT = {"vegetable": "veg", "cattle": "cattle"}


def goods_bar(v: View, wide: bool) -> Text:
    """The goods of the seat, zeros dimmed or left out, and the fences and stables that are left."""
    farm = own_farm(v)
    text = Text(" ", no_wrap=True)
    for name in _ALWAYS:
        amount = farm["goods"].get(name, 0)
        if not amount and not wide:
            continue
        text.append(f"{_SHORT.get(name, name)} {amount}", style=f"bold {GOODS[name]}" if amount else DIM).append(" ")
    if farm["yard"] != "tiles":
        text.append(f"│ {farm['fences_left']} fences {farm['stables_left']} stables", style=DIM)
    if farm["begging"]:
        text.append(f" {farm['begging']} begging", style=BAD)
    return text


def small_farm(v: View, seat: int, name: str, *, in_words: bool = True) -> Text:
    """Another farm in a few lines: who, goods, family and food, what is built unless it is drawn, cards."""
    farm = v["seats"][seat]
    text = Text().append_text(mark(seat)).append(f" {name}", style="bold")
    if seat == v["starting_player"]:
        text.append(" ★", style=ACCENT)
    text.append("  ").append_text(family(farm))
    text.append("\n").append_text(goods_text(farm["goods"], "no goods"))
    if in_words:
        text.append(f"\n{built(farm)}", style=DIM)
    if farm["cards"] or farm["hand_size"]:
        names = ", ".join(v["cards"][card]["name"] for card in farm["cards"])
        hand = f"{farm['hand_size']} in hand" if farm["hand_size"] else ""
        text.append(f"\n{'; '.join(filter(None, (names, hand)))}", style="italic")
    return text


def brief_farm(v: View, seat: int, columns: int, *, in_two_lines: bool) -> Text:
    """Another farm in one line or in two, for small screens."""
    farm = v["seats"][seat]
    goods = Text().append_text(mark(seat)).append(f" {farm['family']}p ", style="bold")
    goods.append_text(goods_text(farm["goods"], "no goods"))
    lines = [goods, Text(f"   {built(farm)}", style=DIM)] if in_two_lines else [goods.append(f" {built(farm)}", DIM)]
    for line in lines:
        line.truncate(columns, overflow="ellipsis")
    return Text("\n").join(lines)


def family(farm: Farm) -> Text:
    """The people of a farm, and whether they are fed."""
    text = Text(f"{counted(farm['family'], 'person', 'people')}, ")
    short = farm["food_needed"] - farm["goods"].get("food", 0)
    return text.append(f"{short} short", style=BAD) if short > 0 else text.append("fed", style=GOOD)


def built(any_farm: Farm) -> str:
    """What stands on a farm, in a few words."""
    farm = by_yard(any_farm)
    if farm["yard"] == "tiles":
        return describe_tiles(farm)
    parts = [counted(len(farm["rooms"]), f"{farm['house']} room")]
    if farm["fields"]:
        sown = sum(1 for crop in farm["fields"].values() if crop)
        parts.append(counted(len(farm["fields"]), "field") + (f" ({sown} sown)" if sown else ""))
    if farm["pastures"]:
        parts.append(f"{counted(len(farm['pastures']), 'pasture')} ({sum(p['capacity'] for p in farm['pastures'])})")
    if farm["stables"]:
        parts.append(counted(len(farm["stables"]), "stable"))
    return ", ".join(parts)


def cards_at_a_glance(v: View, lacking: Lacks) -> Text:
    """The hand, each card with its price and whether it could be played, and the cards that lie open."""
    lines = []
    if v["hand"]:
        lines.append(Text(f"Hand ({len(v['hand'])})", style=f"bold {ACCENT}"))
        order = sorted(v["hand"], key=lambda card: (lacking.get(card) is not None, v["cards"][card]["kind"]))
        for card in order:
            facts, lack = v["cards"][card], lacking.get(card)
            line = Text()
            if card in lacking:
                line.append("✓ " if lack is None else "✗ ", style=GOOD if lack is None else BAD)
            line.append(facts["name"], style="bold" if lack is None else "")
            line.append(" occ" if facts["kind"] == "occupation" else " min", style=DIM)
            price = "" if facts["price"] == ["nothing"] else f" {' or '.join(facts['price'])}"
            lines.append(line.append(price, style=DIM))
    own = own_farm(v)["cards"]
    if own:
        lines.append(Text(f"Played ({len(own)})", style=f"bold {ACCENT}"))
        lines += [Text(v["cards"][card]["name"], no_wrap=True) for card in own]
    return Text("\n").join(lines) if lines else Text("No cards yet; c shows those that can be had.", style=DIM)


def log_lines(turns: Sequence[Turn]) -> Text:
    """Turns as the log shows them, the last one last."""
    lines = []
    for turn in turns:
        line = Text().append_text(mark(turn.seat)).append(f" {'; '.join(turn.moves)}")
        lines.append(line)
    return Text("\n").join(lines) if lines else Text("Nothing has happened yet.", style=DIM)


def who(seat: int, opponents: Mapping[int, str]) -> str:
    """What a seat is called beside its mark: a person by number, a computer by its level."""
    return opponents.get(seat, seat_name(seat))
