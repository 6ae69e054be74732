"""An accountant for the Family Edition, who knows its printed rules and not the engine.

Like `accountant.py`: before and after each action it reads the position as plain data, works out from tables of its own
what the action must have changed, and compares. Whenever a person is to be placed it also works out which spaces can
be used. It follows games in which every decision is asked (`ask_forced`), so that nothing happens unseen.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from agricola import Action, Game
from agricola.engine.observation.view import phase
from tests.kit import spoken
from tests.property.printed import ANIMALS, HARVEST_ROUNDS, Goods, check_breeding, goods, read_goods

INCOME = {
    "Sheep": goods(sheep=1), "Fishing": goods(food=1), "Wild Boar": goods(boar=1), "Cattle": goods(cattle=1),
    "3 Wood": goods(wood=3), "2 Wood": goods(wood=2), "1 Wood": goods(wood=1), "2 Clay": goods(clay=2),
    "1 Clay": goods(clay=1), "1 Reed": goods(reed=1),
}  # fmt: skip
GIVEN = {"Grain": goods(grain=1), "Rooster": goods(food=1), "One of Each": goods(wood=1, clay=1, reed=1)}
PATH = (
    "Cooking", "Wood Rooms and/or Stables", "Renovation and/or Stable", "Clay Rooms and/or Stables", "Family Growth",
    "Wild Boar", "Wind Mill", "Cattle", "Basketmaker's Workshop", "Pottery", "Joinery",
    "Family Growth even without Room", "Plow and/or Sow", "Depot",
)  # fmt: skip
ROOM = {"wood": goods(wood=5, reed=2), "clay": goods(clay=3, reed=1)}
RENOVATION = goods(clay=3, reed=1)
STABLE = goods(wood=2)
PASTURES = {"small": (3, 2), "two": (5, 4), "three": (6, 6), "corner": (6, 6), "four": (7, 8)}
"""Wood, and animals without a stable."""
TITLES = {"small": "small", "2-square": "two", "3-square": "three", "corner": "corner", "4-square": "four"}
COOKING = {
    "Fireplace (2 clay)": goods(clay=2), "Fireplace (3 clay)": goods(clay=3), "Cooking Hearth (4 clay)": goods(clay=4),
    "Cooking Hearth (5 clay)": goods(clay=5), "Clay Oven (3 clay)": goods(clay=3), "Clay Oven (4 clay)": goods(clay=4),
}  # fmt: skip
WORKSHOPS = {
    "Wind Mill": goods(clay=3, wood=1), "Basketmaker's Workshop": goods(wood=2, reed=1),
    "Pottery": goods(clay=1, reed=2), "Joinery": goods(clay=2, wood=1), "Depot": goods(wood=1, clay=1, reed=1),
}  # fmt: skip
CRAFTS = {
    "grain": ("Wind Mill", 3),
    "reed": ("Basketmaker's Workshop", 3),
    "clay": ("Pottery", 2),
    "wood": ("Joinery", 2),
}
RATES = {"Fireplace": (2, 2, 3), "Cooking Hearth": (2, 3, 4)}
"""Food for a sheep, a boar and a cattle."""
BREAD = {"Fireplace": 2, "Cooking Hearth": 3, "Clay Oven": 5}


def read(game: Game, position: dict[str, Any]) -> dict[str, Any]:
    """What the accountant counts in a position."""
    names = {card.id: card.name for card in game.state.board.cards.values()}
    return {
        "round": position["round"],
        "phase": phase(game.state),
        "start": position["starting_player"],
        "stock": {name: +Counter(lying) for name, lying in position["stock"].items()},
        "farms": [
            {
                "goods": +Counter(seat["goods"]),
                "house": seat["house"],
                "rooms": seat["rooms"],
                "fields": Counter(seat["fields"]),
                "pastures": Counter((pasture["shape"], pasture["stable"]) for pasture in seat["pastures"]),
                "stables": seat["stables"],
                "family": seat["family"],
                "newborns": seat["newborns"],
                "begging": seat["begging"],
                "cards": sorted(names[card] for card in seat["cards"]),
            }
            for seat in position["seats"]
        ],
    }


def _best(cards: list[str], table: dict[str, Any]) -> list[Any]:
    return [value for name, value in table.items() if any(card.startswith(name) for card in cards)]


def _has(farm: dict[str, Any], price: Goods) -> bool:
    return all(farm["goods"][good] >= number for good, number in price.items())


@dataclass
class TileAccountant:
    """Follows one game, action by action."""

    now: dict[str, Any]
    bill: Goods | None = None
    card: str = ""
    sown: int = 0
    """The fields sown in the running action."""
    spent: set[tuple[int, str]] = field(default_factory=set)

    @staticmethod
    def of(game: Game, position: dict[str, Any]) -> TileAccountant | None:
        """An accountant for a game of the Family Edition in which everything is asked."""
        if game.state.board.edition != "family" or not game.state.ask_forced:
            return None
        return TileAccountant(read(game, position))

    def check(self, seat: int, space: str, action: Action, game: Game, position: dict[str, Any]) -> None:
        """Compare what an action has changed with what it should have; `space` is where the last person stood."""
        after = read(game, position)
        self._carry_out(seat, space, action.kind_name, spoken(game, action))
        self._move_on(after)
        for farm in self.now["farms"]:
            assert min(farm["goods"].values(), default=0) >= 0, f"player {seat + 1}: {action}"
            farm["goods"], farm["fields"], farm["pastures"] = +farm["goods"], +farm["fields"], +farm["pastures"]
        assert self.now == after, f"player {seat + 1}: {action}"
        if game.question.code == "ask-place":
            self._check_offers(game, position)

    # --- what an action changes ---

    def _carry_out(self, seat: int, space: str, kind: str, text: str) -> None:
        farm = self.now["farms"][seat]
        assert self.bill is None or kind == "pay", f"{text} before {self.bill} was paid"
        if kind != "sow":
            self.sown = 0
        if kind == "place":
            self._place(seat, text)
        elif kind == "choose":
            if text.startswith("take "):
                farm["goods"].update(read_goods(text.removeprefix("take ")))
            elif text == "plow a field":
                farm["fields"][0] += 1
            elif text == "renovate to clay":
                farm["house"], self.bill = "clay", RENOVATION
        elif kind == "room":
            number = int(text.split()[1])
            farm["rooms"] += number
            self.bill = Counter({good: number * each for good, each in ROOM[farm["house"]].items()})
        elif kind == "stable":
            where = text.removeprefix("build a stable ")
            if where == "beside the farm":
                farm["stables"] += 1
            else:
                shape = TITLES[where.removeprefix("in a ").removesuffix(" pasture")]
                farm["pastures"][shape, False] -= 1
                farm["pastures"][shape, True] += 1
            self.bill = None if space == "Renovation and/or Stable" else STABLE
        elif kind == "pasture":
            shape = TITLES[text.removeprefix("build a ").split()[0]]
            moved = text.endswith(" and move a stable into it")
            farm["stables"] -= moved
            farm["pastures"][shape, moved] += 1
            self.bill = goods(wood=PASTURES[shape][0])
        elif kind == "sow":
            number = read_goods(text.removeprefix("sow "))["grain"]
            self.sown += number
            assert 1 <= self.sown <= 3
            farm["goods"]["grain"] -= number
            farm["fields"][0] -= number
            farm["fields"][3] += number
        elif kind == "card":
            self.card = text.removeprefix("build ")
            self.bill = {**COOKING, **WORKSHOPS}[self.card]
        elif kind == "pay":
            assert self.bill is not None
            assert read_goods(text.removeprefix("pay ")) == self.bill
            farm["goods"].subtract(self.bill)
            farm["cards"] = sorted([*farm["cards"], self.card] if self.card else farm["cards"])
            self.bill, self.card = None, ""
        elif kind == "keep":
            self._keep(farm, text)
        elif kind == "convert":
            self._convert(seat, text)
        elif self.now["phase"] == "feeding":
            need = 2 * farm["family"] - farm["newborns"]
            missing = max(0, need - farm["goods"]["food"])
            assert text == (f"beg {missing}" if missing else "done")
            farm["goods"]["food"] -= need - missing
            farm["begging"] += missing

    def _place(self, seat: int, space: str) -> None:
        farm = self.now["farms"][seat]
        farm["goods"].update(self.now["stock"][space] + GIVEN.get(space, Counter()))
        self.now["stock"][space] = Counter()
        if space == "Rooster":
            self.now["start"] = seat
        elif space == "Plow":
            farm["fields"][0] += 1
        elif space.startswith("Family Growth"):
            farm["family"] += 1
            farm["newborns"] += 1

    def _keep(self, farm: dict[str, Any], text: str) -> None:
        best = [max(column) for column in zip(*(_best(farm["cards"], RATES) or [(0, 0, 0)]), strict=True)]
        rates = dict(zip(ANIMALS, best, strict=True))
        own = farm["goods"]
        if self.now["phase"] == "breeding":
            herd, food = check_breeding(own, text, rates)
        else:
            herd = read_goods(text.removeprefix("keep "))
            assert all(herd[kind] <= own[kind] for kind in ANIMALS)
            food = sum((own[kind] - herd[kind]) * rate for kind, rate in rates.items())
        own.update({kind: herd[kind] - own[kind] for kind in ANIMALS})
        own["food"] += food

    def _convert(self, seat: int, text: str) -> None:
        assert self.now["phase"] == "feeding"
        farm = self.now["farms"][seat]
        given, got = (read_goods(part) for part in text.removeprefix("convert ").split(" to "))
        farm["goods"].subtract(given)
        farm["goods"].update(got)
        if len(given) == 2:
            assert given["grain"] == given["wood"]
            assert got == goods(food=given["grain"] * max(_best(farm["cards"], BREAD)))
            return
        ((good, number),) = given.items()
        if good in ANIMALS:
            rate = max(rates[ANIMALS.index(good)] for rates in _best(farm["cards"], RATES))
            assert got == goods(food=number * rate)
        elif (good, got["food"]) != ("grain", number):
            card, food = CRAFTS[good]
            assert card in farm["cards"]
            assert (number, got) == (1, goods(food=food))
            assert (seat, card) not in self.spent
            self.spent.add((seat, card))

    # --- what happens by itself ---

    def _move_on(self, after: dict[str, Any]) -> None:
        now = self.now
        while (now["round"], now["phase"]) != (after["round"], after["phase"]):
            if now["phase"] == "work" and now["round"] in HARVEST_ROUNDS:
                now["phase"] = "feeding"
                self.spent.clear()
                for farm in now["farms"]:
                    fields = farm["fields"]
                    farm["goods"]["grain"] += fields[1] + fields[2] + fields[3]
                    farm["fields"] = Counter({0: fields[0] + fields[1], 1: fields[2], 2: fields[3]})
            elif now["phase"] == "feeding":
                now["phase"] = "breeding"
            elif now["round"] == 14:
                assert now["phase"] == "breeding"
                now["phase"] = "end"
                for farm in now["farms"]:
                    farm["newborns"] = 0
            else:
                now["round"] += 1
                now["phase"] = "work"
                for farm in now["farms"]:
                    farm["newborns"] = 0
                for name, lying in now["stock"].items():
                    if name not in PATH[now["round"] :]:
                        lying.update(INCOME.get(name, Counter()))

    # --- which spaces can be used ---

    def _check_offers(self, game: Game, position: dict[str, Any]) -> None:
        seat = game.current_player
        assert seat is not None
        taken = {name for other in position["seats"] for name in other["placed"]}
        expected = {
            name
            for name in position["stock"]
            if name not in taken and name not in PATH[self.now["round"] :] and self._usable(seat, name)
        }
        assert {spoken(game, action) for action in game.legal_actions()} == expected

    def _left(self) -> tuple[int, int, int, Counter[str]]:
        """Rooms, stables and small tiles that are left, and the pasture tiles that are taken."""
        farms = self.now["farms"]
        built: Counter[str] = Counter()
        for farm in farms:
            for (shape, _), number in farm["pastures"].items():
                built[shape] += number
        rooms = 12 - sum(farm["rooms"] - 2 for farm in farms)
        inside = sum(number for farm in farms for (_, stable), number in farm["pastures"].items() if stable)
        stables = 10 - inside - sum(farm["stables"] for farm in farms)
        small = 20 - built["small"] - sum(farm["fields"].total() for farm in farms)
        return rooms, stables, small, built

    def _usable(self, seat: int, space: str) -> bool:
        farm = self.now["farms"][seat]
        rooms, stables, small, built = self._left()
        sown = farm["fields"][0] > 0 and farm["goods"]["grain"] > 0
        pasture = any(
            farm["goods"]["wood"] >= wood and (small if shape == "small" else 4 - built[shape]) > 0
            for shape, (wood, _) in PASTURES.items()
        )
        stable = stables > 0 and _has(farm, STABLE)
        owned = {card for other in self.now["farms"] for card in other["cards"]}
        if space in ("Wood Rooms and/or Stables", "Clay Rooms and/or Stables"):
            material = space.split(maxsplit=1)[0].lower()
            return stable or (farm["house"] == material and rooms > 0 and _has(farm, ROOM[material]))
        if space == "Cooking":
            return any(name not in owned and _has(farm, price) for name, price in COOKING.items())
        if space in WORKSHOPS:
            return space not in owned and _has(farm, WORKSHOPS[space])
        conditions = {
            "Pastures": pasture,
            "Pastures and/or Stables": pasture or stable,
            "Plow": small > 0,
            "Sow": sown,
            "Plow and/or Sow": small > 0 or sown,
            "Renovation and/or Stable": stables > 0 or (farm["house"] == "wood" and _has(farm, RENOVATION)),
            "Family Growth": farm["rooms"] > farm["family"] < 5,
            "Family Growth even without Room": farm["family"] < 5,
        }
        return bool(conditions.get(space, True))
