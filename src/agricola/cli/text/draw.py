"""A position as text, drawn from what a seat may know.

Everything here works on the dict that `Game.view(seat)` gives, and on nothing else: a terminal that draws with these
functions can't show what is hidden. Drawings use box characters; `plain` ones use words only, for screen readers and
for terminals without those characters.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import product
from textwrap import wrap

from agricola.cli.text.tiles import WIDTH, describe_tiles, draw_tiles
from agricola.cli.text.words import Words
from agricola.view import AnyFarm, Farm, Goods, GridFarm, Promise, Space, View, by_yard
from agricola.wording.data import bag_of

ROUNDS = 14
COLUMNS = "abcde"
ROWS = "123"
_CELL_WIDTH = 12
_CELL_HEIGHT = 2
_ANIMALS = ("sheep", "boar", "cattle")
# By which of the four lines meet in a corner: 1 up, 2 down, 4 left, 8 right.
_CORNERS = "·╵╷│╴┘┐┤╶└┌├─┴┬┼"


def draw_position(v: View, words: Words, *, plain: bool = False) -> str:
    """The whole position: the round, the other farms in a few lines each, the seat's own farm, and the board.

    The board comes last, so that its numbers are still on the screen when a person is to be placed.
    """
    others = [describe_farm(v, farm["seat"], words) for farm in v["seats"] if farm["seat"] != v["seat"]]
    own = draw_farm(v, own_seat(v), words, plain=plain)
    return "\n\n".join([draw_round(v, words), *others, own, draw_board(v, words)])


def draw_round(v: View, words: Words) -> str:
    """The round and how long it is to the next harvest, in one line; and what somebody alone wants to reach."""
    if "target" not in v:
        return _round(v, words)
    return f"{_round(v, words)} {words('term-target', **v['target'])}"


def _round(v: View, words: Words) -> str:
    if v["phase"] == "end":
        return words("term-over")
    now = {"round": v["round"], "rounds": ROUNDS}
    coming = [number for number in v["harvest_rounds"] if number >= v["round"]]
    if v["phase"] in ("feeding", "breeding"):
        return words("term-round-in-harvest", **now, phase=v["phase"])
    if not coming:
        return words("term-round", **now)
    if coming[0] == v["round"]:
        return words("term-round-before-harvest", **now)
    return words("term-round-harvest-in", **now, n=coming[0] - v["round"], harvest=coming[0])


def dues(v: View, space: str, words: Words) -> str:
    """What the cards of others take from who uses a space: `-1 wood (Spinney)`."""
    for choice in v["actions"]:
        if choice["kind"] == "place" and choice["touches"]["space"] == space:
            taken = choice.get("preview", {}).get("dues", [])
            return words("list-join").join(
                f"-{words.amounts(due['goods'])} ({words.card(due['card'])})" for due in taken
            )
    return ""


def draw_board(v: View, words: Words, *, explain: bool = False) -> str:
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
    width = max(len(words.space(space["id"])) for space in shown)
    lines = []
    for space in shown:
        holds = words.amounts(space["goods"], "") or ("-" if space["income"] else "")
        people = words("players-join").join(words.player(seat) for seat in space["people"])
        number = numbers.get(space["id"], "")
        if space["id"] in v.get("suggested", ()):
            number = f"*{number}"
        due = dues(v, space["id"], words)
        line = f"{number:>4}  {words.space(space['id']):<{width}}  {holds:<9} {people}{due}"
        lines.append(line.rstrip())
        if explain:
            each_round = words("term-each-round", goods=bag_of(space["income"])) if space["income"] else ""
            does = "" if space["does"]["code"] == "do-take-all" else words.from_data(space["does"])
            told = words("term-parts-join").join(filter(None, (does, each_round)))
            lines += wrap("        " + told, WIDTH, subsequent_indent=" " * 10)
    if v.get("suggested"):
        lines.append(f"      ({words('term-suggested')})")
    hidden = ROUNDS - sum(1 for space in shown if space["stage"])
    known = [
        words("term-space-in-round", space=space, round=number)
        for number, space in enumerate(v["round_cards"], start=1)
        if number > ROUNDS - hidden
    ]
    if known:
        lines += wrap(f"      {words('term-to-come', list=words.listed(known))}", WIDTH, subsequent_indent="      ")
    elif hidden:
        lines.append(f"      ({words('term-more-round-cards', n=hidden)})")
    offers = words("term-parts-join").join(_offer(v, card, words) for card in v["majors"]) or words("term-none-left")
    title = "term-improvements" if v["supply"] else "term-major-improvements"
    lines += wrap(words(title, list=offers), WIDTH, subsequent_indent="      ")
    if v["supply"]:
        left = words.listed([_piece(piece, number, words) for piece, number in v["supply"].items()])
        lines += wrap(words("term-left-for-all", list=left), WIDTH, subsequent_indent="      ")
    return "\n".join(lines)


def open_spaces(v: View) -> list[Space]:
    """The action spaces in printed order, then the round cards in the order in which they were turned up."""
    turned_up = {id: number for number, id in enumerate(v["round_cards"], start=1)}
    shown = [space for space in v["spaces"] if not space["stage"]]
    return shown + sorted(
        (space for space in v["spaces"] if space["stage"] and space["open"]), key=lambda space: turned_up[space["id"]]
    )


def _offer(v: View, card: str, words: Words) -> str:
    """A card with its price, unless its name says it already."""
    name = words.card(card)
    return name if name.endswith(")") else f"{name} ({words.price(v['cards'][card])})"


def _piece(piece: str, number: int, words: Words) -> str:
    """What is left of one kind of tiles or stables."""
    if piece == "stables":
        return words("term-stables", n=number)
    return words("count-rooms", n=number) if piece == "rooms" else words("term-tiles-left", tile=piece, n=number)


def own_seat(v: View) -> int:
    """The seat that looks; before a terminal there always is one."""
    assert v["seat"] is not None
    return v["seat"]


def own_farm(v: View) -> Farm:
    """The farm of the seat that looks."""
    return v["seats"][own_seat(v)]


def own_goods(v: View, words: Words) -> str:
    """What the seat has, and what its family eats: two lines."""
    return "\n".join(_headline(v, own_farm(v), words))


def draw_farm(v: View, seat: int, words: Words, *, plain: bool = False) -> str:
    """One farm as a drawing: rooms, fields with crops, stables, fences as lines, animals where they can stand."""
    if plain:
        return describe_farm(v, seat, words)
    farm = by_yard(v["seats"][seat])
    if farm["yard"] == "tiles":
        tiles = draw_tiles(farm, words)
        return "\n".join([*_headline(v, farm, words), "", *tiles, *_cards_and_promises(v, farm, words)])
    lines = [*_headline(v, farm, words), "", *_grid(farm, words)]
    elsewhere = standing(farm).elsewhere
    if elsewhere:
        lines.append(f"   {words('term-elsewhere', goods=bag_of(elsewhere))}")
    return "\n".join([*lines, *_cards_and_promises(v, farm, words)])


def describe_farm(v: View, seat: int, words: Words) -> str:
    """One farm in words, a few lines."""
    farm = by_yard(v["seats"][seat])
    told = describe_tiles(farm, words) if farm["yard"] == "tiles" else _describe_grid(farm, words)
    farmyard = wrap("   " + told, WIDTH, subsequent_indent="   ")
    return "\n".join([*_headline(v, farm, words), *farmyard, *_cards_and_promises(v, farm, words)])


def _describe_grid(farm: GridFarm, words: Words) -> str:
    parts = [f"{words('score-rooms', material=farm['house'], n=len(farm['rooms']))} ({' '.join(farm['rooms'])})"]
    if farm["fields"]:
        fields = [f"{cell} {words.amounts(crop, 'term-empty')}" for cell, crop in farm["fields"].items()]
        parts.append(f"{words('term-fields', n=len(farm['fields']))} ({words.listed(fields)})")
    if farm["pastures"]:
        areas = [words("term-pasture-for", cells=tuple(area["cells"]), n=area["capacity"]) for area in farm["pastures"]]
        parts.append(f"{words('count-pastures', n=len(farm['pastures']))} ({words.listed(areas)})")
    if farm["stables"]:
        parts.append(f"{words('term-stables', n=len(farm['stables']))} ({' '.join(farm['stables'])})")
    if "upright_fences" in farm:
        parts.append(f"{words('term-upright')} ({' '.join(farm['upright_fences'])})")
    parts.append(words("score-unused", n=len(farm["unused"])))
    return words("term-parts-join").join(parts)


def _headline(v: View, farm: AnyFarm, words: Words) -> list[str]:
    """Whose farm, the goods, the family and what it eats."""
    starts = farm["seat"] == v["starting_player"]
    has = words.amounts(farm["goods"], "term-no-goods")
    goods = words("term-headline-starting" if starts else "term-headline", seat=farm["seat"], has=has)
    people = words("count-people", n=farm["family"])
    if v["phase"] != "end":
        people = words("term-to-place", people=people, home=farm["home"])
    short = farm["food_needed"] - farm["goods"].get("food", 0)
    needs = words("term-needs-short" if short > 0 else "term-needs", good="food", n=farm["food_needed"], short=short)
    begging = words("score-begging", n=farm["begging"]) if farm["begging"] else ""
    told = words("term-parts-join").join(filter(None, (people, needs, begging)))
    return [*wrap(goods, WIDTH, subsequent_indent="   "), *wrap(f"   {told}", WIDTH, subsequent_indent="      ")]


def _cards_and_promises(v: View, farm: AnyFarm, words: Words) -> Iterator[str]:
    """What lies beside a farm: played cards, how many are in the hand, and what waits on round spaces."""
    below = words("term-parts-join")
    if farm["cards"]:
        crops = {field["card"]: field["crop"] for field in farm["card_fields"] if field["crop"]}
        names = [
            words("term-card-with", card=card, goods=bag_of(crops[card])) if card in crops else words.card(card)
            for card in farm["cards"]
        ]
        yield from wrap(f"   {words('term-cards', list=below.join(names))}", WIDTH, subsequent_indent="      ")
    if farm["hand_size"] and farm["seat"] != v["seat"]:
        known = words.listed([words.card(card) for card in farm["known_in_hand"]])
        told = words("term-in-hand-known" if known else "term-in-hand", n=farm["hand_size"], list=known)
        yield from wrap(f"   {told}", WIDTH, subsequent_indent="      ")
    waiting: dict[str, list[int]] = {}
    for promise in v["promises"]:
        if promise["seat"] == farm["seat"]:
            waiting.setdefault(_promised(v, promise, words), []).append(promise["round"])
    if waiting:
        told = below.join(_in_rounds(what, rounds, words) for what, rounds in waiting.items())
        yield from wrap(f"   {words('term-waiting', list=told)}", WIDTH, subsequent_indent="      ")


def _promised(v: View, promise: Promise, words: Words) -> str:
    """What waits on a round space, and the card that it comes from."""
    what = words.amounts(promise["goods"], "") or (words.from_data(promise["deed"]) if promise["deed"] else "")
    return f"{what} ({words.card(promise['card'])})" if promise["card"] in v["cards"] else what


def _in_rounds(what: str, rounds: list[int], words: Words) -> str:
    """Something with its rounds; three or more in a row are joined: "in round 5", "in rounds 5 to 7, 9"."""
    runs: list[list[int]] = []
    for number in sorted(rounds):
        if runs and number == runs[-1][-1] + 1:
            runs[-1].append(number)
        else:
            runs.append([number])
    told = [
        words("term-rounds-run", first=run[0], last=run[-1]) if len(run) > 2 else words.listed([*map(str, run)])
        for run in runs
    ]
    return words("term-in-rounds", what=what, n=len(rounds), rounds=words.listed(told))


# --- the drawing of a farm --------------------------------------------------------------------------------------------


def _grid(farm: GridFarm, words: Words) -> list[str]:
    fences = set(farm["fences"])
    herds = standing(farm).herds
    lines = ["   " + "".join(f" {letter:^{_CELL_WIDTH}}" for letter in COLUMNS).rstrip()]
    for line in range(len(ROWS) + 1):
        lines.append("   " + _fence_line(fences, line))
        if line < len(ROWS):
            for part in range(_CELL_HEIGHT):
                label = ROWS[line] if part == 0 else " "
                cells = "".join(_side(fences, line, c) + _inside(farm, herds, line, c, part, words) for c in range(5))
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


def _inside(farm: GridFarm, herds: dict[str, Herd], row: int, column: int, part: int, words: Words) -> str:
    """One line of what stands in a cell: first the tile or stable, then crops or animals."""
    cell = COLUMNS[column] + ROWS[row]
    if part:
        told = words.amounts(farm["fields"].get(cell, {}), "") or (herds[cell].in_words(words) if cell in herds else "")
    elif cell in farm["rooms"]:
        told = words("term-room", material=farm["house"])
    elif cell in farm["fields"]:
        told = words("term-field")
    elif cell in farm["stables"]:
        told = words("term-stable")
    else:
        told = words("term-upright") if cell in farm.get("upright_fences", ()) else ""
    return f"{told[:_CELL_WIDTH]:^{_CELL_WIDTH}}"


@dataclass(frozen=True)
class Herd:
    """Animals of one kind in a pasture, which has so many places, or a single one elsewhere."""

    kind: str
    number: int
    places: int = 0

    @property
    def counted(self) -> str:
        """How many there are, and how many a pasture has room for."""
        return f"{self.number}/{self.places}" if self.places else str(self.number)

    def in_words(self, words: Words) -> str:
        """The herd in a few letters: "3/4 sheep"."""
        return f"{self.counted} {words(f'term-good-{self.kind}', n=self.number)}" if self.number else self.counted


@dataclass(frozen=True)
class Standing:
    """Where animals can stand."""

    herds: dict[str, Herd] = field(default_factory=dict)
    """By cell; of a pasture by its first one."""
    elsewhere: Goods = field(default_factory=dict)
    """Those that find no cell: animals on cards."""


def standing(farm: GridFarm) -> Standing:
    """Where the animals of a farm can stand.

    Where they really stand is never stored, because their owner may rearrange them at any time; so this is one way
    among others.
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
    herds: dict[str, Herd] = {}
    for kind, area in zip(best, areas, strict=True):
        number = min(herd[kind], area["capacity"])
        herd[kind] -= number
        herds[area["cells"][0]] = Herd(kind, number, area["capacity"])
    fenced = {cell for area in areas for cell in area["cells"]}
    single = [cell for cell in farm["stables"] if cell not in fenced] + farm["rooms"][:1]
    rest = [kind for kind in _ANIMALS for _ in range(herd[kind])]
    for cell, kind in zip(single, rest, strict=False):
        herds[cell] = Herd(kind, 1)
    elsewhere = rest[len(single) :]
    return Standing(herds, {kind: elsewhere.count(kind) for kind in _ANIMALS if kind in elsewhere})
