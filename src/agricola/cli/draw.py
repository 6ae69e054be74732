"""A position as text, drawn from what a seat may know.

Everything here works on the dict that `Game.view(seat)` gives, and on nothing else: a terminal that draws with these
functions can't show what is hidden. Drawings use box characters; `plain` ones use words only, for screen readers and
for terminals without those characters.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import product
from textwrap import wrap

from agricola.cli.tiles import WIDTH, describe_tiles, draw_tiles
from agricola.view import AnyFarm, Card, Farm, Goods, GridFarm, Promise, Space, View, by_yard

ROUNDS = 14
COLUMNS = "abcde"
ROWS = "123"
_CELL_WIDTH = 12
_CELL_HEIGHT = 2
_ANIMALS = ("sheep", "boar", "cattle")
# By which of the four lines meet in a corner: 1 up, 2 down, 4 left, 8 right.
_CORNERS = "·╵╷│╴┘┐┤╶└┌├─┴┬┼"


def goods_in_words(goods: Goods, nothing: str = "nothing") -> str:
    """A bag of goods: "2 wood, 1 reed"."""
    return ", ".join(f"{amount} {name}" for name, amount in goods.items()) or nothing


def counted(number: int, one: str, many: str = "") -> str:
    """A number with its noun: "1 person", "3 people"."""
    return f"{number} {one if number == 1 else many or one + 's'}"


def draw_position(v: View, *, plain: bool = False) -> str:
    """The whole position: the round, the other farms in a few lines each, the seat's own farm, and the board.

    The board comes last, so that its numbers are still on the screen when a person is to be placed.
    """
    others = [describe_farm(v, farm["seat"]) for farm in v["seats"] if farm["seat"] != v["seat"]]
    return "\n\n".join([draw_round(v), *others, draw_farm(v, own_seat(v), plain=plain), draw_board(v)])


def draw_round(v: View) -> str:
    """The round and how long it is to the next harvest, in one line."""
    if v["phase"] == "end":
        return "The game is over."
    line = f"Round {v['round']} of {ROUNDS}"
    coming = [number for number in v["harvest_rounds"] if number >= v["round"]]
    if v["phase"] in ("feeding", "breeding"):
        line += f", harvest: {v['phase']}"
    elif coming and coming[0] == v["round"]:
        line += ", harvest at the end of this round"
    elif coming:
        line += f", next harvest in {counted(coming[0] - v['round'], 'round')} (after round {coming[0]})"
    return line + "."


def draw_board(v: View, *, explain: bool = False) -> str:
    """The action spaces in printed order: their number among the actions, what lies there and who stands there.

    Spaces that can't be used now have no number. Round cards follow in the order in which they were turned up. Where
    somebody asks to `explain`, each space says what it does or what is added to it.
    """
    numbers = {
        choice["touches"]["space"]: str(number)
        for number, choice in enumerate(v["actions"], start=1)
        if choice["kind"] == "place"
    }
    shown = open_spaces(v)
    width = max(len(space["name"]) for space in shown)
    lines = []
    for space in shown:
        holds = goods_in_words(space["goods"], "-" if space["income"] else "")
        people = " and ".join(seat_name(seat) for seat in space["people"])
        line = f"{numbers.get(space['name'], ''):>4}  {space['name']:<{width}}  {holds:<9} {people}"
        lines.append(line.rstrip())
        if explain:
            each_round = f"{goods_in_words(space['income'])} more each round" if space["income"] else ""
            does = "" if space["does"] == "take the goods" else space["does"]
            lines += wrap("        " + "; ".join(filter(None, (does, each_round))), WIDTH, subsequent_indent=" " * 10)
    hidden = ROUNDS - sum(1 for space in shown if space["stage"])
    known = [f"{name} (round {n})" for n, name in enumerate(v["round_cards"], start=1) if n > ROUNDS - hidden]
    if known:
        lines += wrap(f"      To come: {', '.join(known)}", WIDTH, subsequent_indent="      ")
    elif hidden:
        lines.append(f"      ({counted(hidden, 'more round card')} to come)")
    majors = [_offer(v["cards"][card]) for card in v["majors"]]
    title = "Improvements" if v["supply"] else "Major improvements"
    lines += wrap(f"{title}: {'; '.join(majors) or 'none left'}", WIDTH, subsequent_indent="      ")
    if v["supply"]:
        left = ", ".join(f"{number} {piece}" for piece, number in v["supply"].items())
        lines += wrap(f"Left for all: {left}", WIDTH, subsequent_indent="      ")
    return "\n".join(lines)


def open_spaces(v: View) -> list[Space]:
    """The action spaces in printed order, then the round cards in the order in which they were turned up."""
    turned_up = {name: number for number, name in enumerate(v["round_cards"], start=1)}
    shown = [space for space in v["spaces"] if not space["stage"]]
    return shown + sorted(
        (space for space in v["spaces"] if space["stage"] and space["open"]), key=lambda space: turned_up[space["name"]]
    )


def _offer(card: Card) -> str:
    """A card with its price, unless its name says it already."""
    return card["name"] if card["name"].endswith(")") else f"{card['name']} ({' or '.join(card['price'])})"


def seat_name(seat: int) -> str:
    """What people call a seat."""
    return f"Player {seat + 1}"


def own_seat(v: View) -> int:
    """The seat that looks; before a terminal there always is one."""
    assert v["seat"] is not None
    return v["seat"]


def own_farm(v: View) -> Farm:
    """The farm of the seat that looks."""
    return v["seats"][own_seat(v)]


def own_goods(v: View) -> str:
    """What the seat has, and what its family eats: two lines."""
    return "\n".join(_headline(v, own_farm(v)))


def draw_farm(v: View, seat: int, *, plain: bool = False) -> str:
    """One farm as a drawing: rooms, fields with crops, stables, fences as lines, animals where they can stand."""
    if plain:
        return describe_farm(v, seat)
    farm = by_yard(v["seats"][seat])
    if farm["yard"] == "tiles":
        tiles = draw_tiles(farm)
        return "\n".join([*_headline(v, farm), "", *tiles, *_cards_and_promises(v, farm)])
    lines = [*_headline(v, farm), "", *_grid(farm)]
    animals = standing(farm)
    if "" in animals:
        lines.append(f"   elsewhere: {animals['']}")
    return "\n".join([*lines, *_cards_and_promises(v, farm)])


def describe_farm(v: View, seat: int) -> str:
    """One farm in words, a few lines."""
    farm = by_yard(v["seats"][seat])
    words = describe_tiles(farm) if farm["yard"] == "tiles" else _describe_grid(farm)
    farmyard = wrap("   " + words, WIDTH, subsequent_indent="   ")
    return "\n".join([*_headline(v, farm), *farmyard, *_cards_and_promises(v, farm)])


def _describe_grid(farm: GridFarm) -> str:
    parts = [f"{counted(len(farm['rooms']), farm['house'] + ' room')} ({' '.join(farm['rooms'])})"]
    if farm["fields"]:
        fields = (f"{cell} {goods_in_words(crop, 'empty')}" for cell, crop in farm["fields"].items())
        parts.append(f"{counted(len(farm['fields']), 'field')} ({', '.join(fields)})")
    if farm["pastures"]:
        areas = (f"{' '.join(area['cells'])} for {area['capacity']}" for area in farm["pastures"])
        parts.append(f"{counted(len(farm['pastures']), 'pasture')} ({', '.join(areas)})")
    if farm["stables"]:
        parts.append(f"{counted(len(farm['stables']), 'stable')} ({' '.join(farm['stables'])})")
    parts.append(counted(len(farm["unused"]), "unused space"))
    return "; ".join(parts)


def _headline(v: View, farm: AnyFarm) -> list[str]:
    """Whose farm, the goods, the family and what it eats."""
    token = " (starting player)" if farm["seat"] == v["starting_player"] else ""
    goods = f"{seat_name(farm['seat'])}{token}: {goods_in_words(farm['goods'], 'no goods')}"
    if v["phase"] == "end":
        people = counted(farm["family"], "person", "people")
    else:
        people = f"{counted(farm['family'], 'person', 'people')}, {farm['home']} to place"
    people += f"; needs {farm['food_needed']} food"
    short = farm["food_needed"] - farm["goods"].get("food", 0)
    people += f" ({short} short)" if short > 0 else " (has it)"
    if farm["begging"]:
        people += f"; {counted(farm['begging'], 'begging marker')}"
    return [*wrap(goods, WIDTH, subsequent_indent="   "), f"   {people}"]


def _cards_and_promises(v: View, farm: AnyFarm) -> Iterator[str]:
    """What lies beside a farm: played cards, how many are in the hand, and what waits on round spaces."""
    if farm["cards"]:
        crops = {plot["card"]: f" with {goods_in_words(plot['crop'])}" for plot in farm["card_fields"] if plot["crop"]}
        names = "; ".join(v["cards"][card]["name"] + crops.get(card, "") for card in farm["cards"])
        yield from wrap(f"   cards: {names}", WIDTH, subsequent_indent="      ")
    if farm["hand_size"] and farm["seat"] != v["seat"]:
        known = ", ".join(v["cards"][card]["name"] for card in farm["known_in_hand"])
        passed = f", with {known} passed on to it" if known else ""
        yield from wrap(f"   in hand: {counted(farm['hand_size'], 'card')}{passed}", WIDTH, subsequent_indent="      ")
    waiting: dict[str, list[int]] = {}
    for promise in v["promises"]:
        if promise["seat"] == farm["seat"]:
            waiting.setdefault(_promised(v, promise), []).append(promise["round"])
    if waiting:
        words = "; ".join(f"{what} in {_rounds(rounds)}" for what, rounds in waiting.items())
        yield from wrap(f"   to come: {words}", WIDTH, subsequent_indent="      ")


def _promised(v: View, promise: Promise) -> str:
    """What waits on a round space, and the card that it comes from."""
    what = goods_in_words(promise["goods"], promise["deed"])
    card = v["cards"].get(promise["card"])
    return what if card is None else f"{what} ({card['name']})"


def _rounds(rounds: list[int]) -> str:
    """Rounds in words; three or more in a row are joined: "round 5", "rounds 5 to 7, 9"."""
    runs: list[list[int]] = []
    for number in sorted(rounds):
        if runs and number == runs[-1][-1] + 1:
            runs[-1].append(number)
        else:
            runs.append([number])
    words = ", ".join(f"{run[0]} to {run[-1]}" if len(run) > 2 else ", ".join(map(str, run)) for run in runs)
    return f"{'round' if len(rounds) == 1 else 'rounds'} {words}"


# --- the drawing of a farm --------------------------------------------------------------------------------------------


def _grid(farm: GridFarm) -> list[str]:
    fences = set(farm["fences"])
    animals = standing(farm)
    lines = ["   " + "".join(f" {letter:^{_CELL_WIDTH}}" for letter in COLUMNS).rstrip()]
    for line in range(len(ROWS) + 1):
        lines.append("   " + _fence_line(fences, line))
        if line < len(ROWS):
            for part in range(_CELL_HEIGHT):
                label = ROWS[line] if part == 0 else " "
                cells = "".join(_side(fences, line, c) + _inside(farm, animals, line, c, part) for c in range(5))
                lines.append(f" {label} {cells}{_side(fences, line, 5)}".rstrip())
    return lines


def _fence_line(fences: set[str], line: int) -> str:
    text = ""
    for column in range(6):
        up = line > 0 and upright_fence(fences, line - 1, column)
        down = line < 3 and upright_fence(fences, line, column)
        left = column > 0 and level_fence(fences, line, column - 1)
        right = column < 5 and level_fence(fences, line, column)
        text += _CORNERS[up + 2 * down + 4 * left + 8 * right]
        if column < 5:
            text += ("─" if right else " ") * _CELL_WIDTH
    return text


def level_fence(fences: set[str], line: int, column: int) -> bool:
    """Whether a fence stands on a horizontal line, which is north of its row, or south of the last one."""
    return (f"{COLUMNS[column]}{line + 1}n" if line < 3 else f"{COLUMNS[column]}3s") in fences


def upright_fence(fences: set[str], row: int, line: int) -> bool:
    """Whether a fence stands on a vertical line, which is west of its column, or east of the last one."""
    return (f"{COLUMNS[line]}{row + 1}w" if line < 5 else f"e{row + 1}e") in fences


def _side(fences: set[str], row: int, line: int) -> str:
    return "│" if upright_fence(fences, row, line) else " "


def _inside(farm: GridFarm, animals: Mapping[str, str], row: int, column: int, part: int) -> str:
    """One line of what stands in a cell: first the tile or stable, then crops or animals."""
    cell = COLUMNS[column] + ROWS[row]
    if part:
        text = goods_in_words(farm["fields"].get(cell, {}), "") or animals.get(cell, "")
    elif cell in farm["rooms"]:
        text = f"{farm['house']} room"
    elif cell in farm["fields"]:
        text = "field"
    else:
        text = "stable" if cell in farm["stables"] else ""
    return f"{text:^{_CELL_WIDTH}}"


def standing(farm: GridFarm) -> dict[str, str]:
    """Where the animals can stand, by cell; what finds no cell (animals on cards) under the empty name.

    Where they really stand is never stored, because their owner may rearrange them at any time; so this is one way
    among others. A pasture says how many of its places are taken.
    """
    herd = {kind: farm["goods"].get(kind, 0) for kind in _ANIMALS}
    areas = sorted(farm["pastures"], key=lambda area: -area["capacity"])
    best: tuple[str, ...] = ()
    fewest = -1
    for kinds in product(_ANIMALS, repeat=len(areas)):
        room = dict.fromkeys(_ANIMALS, 0)
        for kind, area in zip(kinds, areas, strict=True):
            room[kind] += area["capacity"]
        left = sum(max(0, herd[kind] - room[kind]) for kind in _ANIMALS)
        if fewest < 0 or left < fewest:
            best, fewest = kinds, left
    places: dict[str, str] = {}
    for kind, area in zip(best, areas, strict=True):
        number = min(herd[kind], area["capacity"])
        herd[kind] -= number
        places[area["cells"][0]] = f"{number}/{area['capacity']} {kind}" if number else f"0/{area['capacity']}"
    fenced = {cell for area in areas for cell in area["cells"]}
    single = [cell for cell in farm["stables"] if cell not in fenced] + farm["rooms"][:1]
    rest = [kind for kind in _ANIMALS for _ in range(herd[kind])]
    for cell, kind in zip(single, rest, strict=False):
        places[cell] = f"1 {kind}"
    elsewhere = rest[len(single) :]
    if elsewhere:
        places[""] = goods_in_words({kind: elsewhere.count(kind) for kind in _ANIMALS if kind in elsewhere})
    return places
