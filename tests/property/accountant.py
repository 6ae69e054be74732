"""An accountant who knows the printed rules and not the engine.

Before and after each action it reads the position as plain data, works out from the tables of printed.py what the
action must have changed (goods, crops, stock, promises, family, house, markers), and compares. It follows games without
hand cards in which every decision is asked (`ask_forced`), so that nothing happens unseen.
"""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from agricola import Action, Game
from agricola.engine.observation.view import phase
from tests.kit import spoken
from tests.property.printed import (
    ANIMALS,
    CHOICES,
    CRAFTS,
    CROPS_ON_FIELD,
    GROWTH,
    HARVEST_ROUNDS,
    MAJORS,
    MATERIALS,
    RENOVATION,
    STABLE_PRICE,
    TOKEN,
    Bill,
    Goods,
    check_breeding,
    food_for,
    food_for_bread,
    gift,
    goods,
    income,
    knows_space,
    read_goods,
)


def knows(game: Game) -> bool:
    """Whether the accountant knows the rules of a game: its spaces are in the tables and nobody has a hand."""
    board = game.state.board
    return (
        game.state.ask_forced
        and not any(player.hand for player in game.state.players)
        and all(knows_space(board.edition, board.players, space.name) for space in board.spaces)
    )


@dataclass
class Farm:
    """What one player has, as the accountant counts it."""

    goods: Goods
    fields: list[tuple[str, int]]
    house: int
    rooms: int
    stables: int
    fences: int
    family: int
    newborns: int
    begging: int
    cards: list[str]


@dataclass
class Books:
    """Everything that the accountant counts in one position."""

    edition: str
    players: int
    round: int
    phase: str
    start: int
    farms: list[Farm]
    stock: dict[str, Goods]
    promises: Counter[tuple[int, int, str, int]]

    def takes(self, seat: int, bag: Goods) -> None:
        """Add goods to a farm."""
        self.farms[seat].goods.update(bag)

    def gives(self, seat: int, bag: Goods) -> None:
        """Take goods off a farm; there must be enough."""
        own = self.farms[seat].goods
        own.subtract(bag)
        assert min(own.values(), default=0) >= 0, f"seat {seat} gave {dict(bag)} and had not enough"


def _farm(seat: dict[str, Any], names: dict[str, str]) -> Farm:
    fields = [(next(iter(crop), ""), sum(crop.values())) for crop in seat["fields"].values()]
    return Farm(
        goods=Counter(seat["goods"]),
        fields=sorted(fields),
        house=MATERIALS.index(seat["house"]),
        rooms=len(seat["rooms"]),
        stables=len(seat["stables"]),
        fences=len(seat["fences"]),
        family=seat["family"],
        newborns=seat["newborns"],
        begging=seat["begging"],
        cards=sorted(names[card] for card in seat["cards"]),
    )


def books(game: Game, position: dict[str, Any]) -> Books:
    """Count everything in a position."""
    names = {card.id: card.name for card in game.state.board.cards.values()}
    return Books(
        edition=position["edition"],
        players=position["players"],
        round=position["round"],
        phase=phase(game.state),
        start=position["starting_player"],
        farms=[_farm(seat, names) for seat in position["seats"]],
        stock={name: Counter(lying) for name, lying in position["stock"].items()},
        promises=Counter(
            (promise["round"], promise["seat"], good, amount)
            for promise in position["promises"]
            for good, amount in promise["goods"].items()
        ),
    )


@dataclass
class Accountant:
    """Follows one game, action by action."""

    now: Books
    token_optional: bool
    """Whether the token of Meeting Place may be left (revised OP-3)."""
    house_rules: tuple[str, ...] = ()
    team: str = ""
    """The reading of the team game, if it is one."""
    newcomers: Goods = field(default_factory=Counter)
    """The animals that came with the last action."""
    lay_there: Goods = field(default_factory=Counter)
    """The animals that were just taken from a space where the surplus stays."""
    bill: Bill = ()
    due: Goods = field(default_factory=Counter)
    """What comes when the bill is paid."""
    card: str = ""
    """The card that is being bought."""
    fences: int = 0
    """The fences of the running action."""
    their_fences: int = 0
    """Those on the partner's farm."""
    baked: int = 0
    """The grain baked in the running action."""
    spent: set[tuple[int, str]] = field(default_factory=set)
    """The crafts used in this harvest."""

    @staticmethod
    def of(game: Game, position: dict[str, Any]) -> Accountant | None:
        """An accountant for a game, or None when its rules are not in the tables."""
        if not knows(game):
            return None
        options = game.state.board.options
        rules = options.get("house_rules", ())
        assert isinstance(rules, tuple)
        variants = options.get("variants", ())
        assert isinstance(variants, tuple)
        team = next((name for name in variants if name.startswith("team")), "")
        return Accountant(books(game, position), bool(options.get("meeting_place_token_optional")), rules, team)

    def check(self, seat: int, space: str, action: Action, game: Game, position: dict[str, Any]) -> None:
        """Compare what an action has changed with what it should have; `space` is where the last person stood."""
        expected = self.now
        after = books(game, position)
        arriving = (seat + 2) % 4 if action.code.startswith("trade:give") else seat
        before = [expected.farms[arriving].goods[kind] for kind in ANIMALS]
        self._carry_out(expected, after, seat, space, action.kind_name, spoken(game, action))
        now = expected.farms[arriving].goods
        self.newcomers = Counter({kind: now[kind] - old for kind, old in zip(ANIMALS, before, strict=True)})
        self._move_on(expected, after, game)
        self.now = after
        assert _plain(expected) == _plain(after), f"player {seat + 1}: {action}"

    def _carry_out(self, b: Books, after: Books, seat: int, space: str, kind: str, text: str) -> None:
        farm = b.farms[seat]
        assert not self.bill or kind in {"pay", "keep"}, f"{text} before {self.bill} was paid"
        if kind != "bake":
            self.baked = 0
        if kind != "keep":
            self.lay_there = Counter()
        if kind == "place":
            self._place(b, seat, text)
        elif kind == "choose":
            self._choose(b, seat, space, text)
        elif kind == "room":
            farm.rooms += 1
            self.bill = ((Counter({MATERIALS[farm.house]: 5, "reed": 2}), ""),)
        elif kind == "stable":
            farm.stables += 1
            self.bill = ((goods(wood=STABLE_PRICE[space]), ""),)
        elif kind == "plow":
            farm.fields = sorted([*farm.fields, ("", 0)])
        elif kind in {"fence", "edge"}:
            built = after.farms[seat].fences - farm.fences
            assert built == 1 if kind == "edge" else built > 0
            farm.fences += built
            self.fences += built
        elif kind == "sow":
            self._sow(b, seat, read_goods(text.removeprefix("sow ")))
        elif kind == "bake":
            grain = int(text.split()[1])
            b.gives(seat, goods(grain=grain))
            before = food_for_bread(farm.cards, self.baked)
            self.baked += grain
            b.takes(seat, goods(food=food_for_bread(farm.cards, self.baked) - before))
        elif kind == "card":
            self.card = re.sub("^(build|play) ", "", text)
            self.bill = MAJORS[self.card]
        elif kind == "pay":
            self._pay(b, seat, text)
        elif kind == "partner":
            self._for_partner(b.farms[(seat + 2) % 4], after.farms[(seat + 2) % 4], text)
        elif kind == "trade":
            self._trade(b, seat, (seat + 2) % 4, text)
        elif kind == "take":
            self._take_animals(b, seat, space, read_goods(text.removeprefix("take ")))
        elif kind == "keep":
            self._keep(b, seat, space, text)
        elif kind == "convert":
            self._convert(b, seat, text)
        elif kind == "done":
            self._done(b, seat, text)
        else:
            raise AssertionError(f"the accountant does not know {kind}")

    def _place(self, b: Books, seat: int, name: str) -> None:
        b.takes(seat, gift(b.edition, b.players, name))
        if name == "Marketplace" and self.team.endswith(":french"):
            self.bill = ((goods(food=1), ""),)
        asks_first = name == "Build 1 Room or Traveling Players" or (name == "Meeting Place" and self.token_optional)
        if asks_first:
            return
        lying = b.stock[name]
        if "take-what-fits" in self.house_rules:
            lying = Counter({good: number for good, number in lying.items() if good not in ANIMALS})
        b.takes(seat, lying)
        b.stock[name] = b.stock[name] - lying
        if name in TOKEN:
            b.start = seat
        elif name in GROWTH:
            self._grow(b, seat)

    @staticmethod
    def _grow(b: Books, seat: int) -> None:
        b.farms[seat].family += 1
        b.farms[seat].newborns += 1

    def _choose(self, b: Books, seat: int, space: str, text: str) -> None:
        if text.startswith("take the goods"):
            b.takes(seat, b.stock[space])
            b.stock[space] = goods()
        elif text.startswith("take "):
            b.takes(seat, read_goods(text.removeprefix("take ")))
        elif space == "Marketplace" and text.startswith("pay 1 "):
            b.gives(seat, read_goods(text.removeprefix("pay ")))
        elif text == "pay 1 food, then take 1 cattle":
            self.bill = ((goods(food=1), ""),)
            self.due = goods(cattle=1)
        elif text.startswith("renovate to "):
            farm = b.farms[seat]
            assert space in RENOVATION
            assert text.split()[2] == MATERIALS[farm.house + 1]
            farm.house += 1
            self.bill = ((Counter({MATERIALS[farm.house]: farm.rooms, "reed": 1}), ""),)
        elif text == "family growth":
            self._grow(b, seat)
        elif text == "become starting player":
            b.start = seat
        else:
            assert text in CHOICES, f"the accountant does not know {text!r}"

    @staticmethod
    def _sow(b: Books, seat: int, seed: Goods) -> None:
        b.gives(seat, seed)
        fields = b.farms[seat].fields
        for good, number in seed.items():
            for _ in range(number):
                fields.remove(("", 0))
                fields.append((good, CROPS_ON_FIELD[good]))
        fields.sort()

    def _pay(self, b: Books, seat: int, text: str) -> None:
        match = re.fullmatch(r"pay (.*?)(?: \(convert (.*)\))?", text)
        assert match is not None
        price, converted = match.groups()
        price, _, returned = price.replace("by returning ", " and return ").partition(" and return ")
        paid = read_goods(price)
        assert any(
            paid == alternative and bool(word) == bool(returned) and returned.startswith(word)
            for alternative, word in self.bill
        ), f"{text} for {self.bill}"
        if converted:
            for given, got in re.findall(r"(\d+ [a-z]+) to (\d+ food)", converted):
                self._exchange(b, seat, read_goods(given), read_goods(got))
        b.gives(seat, paid)
        if returned:
            b.farms[seat].cards.remove(returned)
        if self.card:
            b.farms[seat].cards = sorted([*b.farms[seat].cards, self.card])
            if self.card == "Well":
                rounds = range(b.round + 1, min(b.round + 5, 14) + 1)
                b.promises.update((number, seat, "food", 1) for number in rounds)
        b.takes(seat, self.due)
        self.bill, self.due, self.card = (), Counter(), ""

    @staticmethod
    def _exchange(b: Books, seat: int, given: Goods, got: Goods) -> None:
        cards = b.farms[seat].cards
        assert got == goods(food=sum(food_for(cards, good) * number for good, number in given.items()))
        b.gives(seat, given)
        b.takes(seat, got)

    def _for_partner(self, farm: Farm, after: Farm, text: str) -> None:
        """Something is built on the partner's farm (revised 17.5.3, 17.5.4, 17.5.6)."""
        what = text.split(maxsplit=1)[0]
        if what == "room":
            farm.rooms += 1
            self.bill = ((Counter({MATERIALS[farm.house]: 6, "reed": 3}), ""),)
        elif what == "stable":
            farm.stables += 1
            self.bill = ((goods(wood=3), ""),)
        elif what == "plow":
            farm.fields = sorted([*farm.fields, ("", 0)])
        else:
            assert what in {"fence", "one"}
            built = after.fences - farm.fences
            assert built > 0
            farm.fences += built
            self.their_fences += built

    def _trade(self, b: Books, seat: int, partner: int, text: str) -> None:
        """Goods go from one partner to the other, for one of their kind where that is the fee (revised 17.5.2)."""
        way, moved = text.split(" ", 1)
        kinds = read_goods(moved)
        giver, taker = (seat, partner) if way == "give" else (partner, seat)
        b.gives(giver, kinds)
        b.takes(taker, kinds)
        if ":" not in self.team or self.team.endswith(":english"):
            b.gives(seat, Counter(dict.fromkeys(kinds, 1)))

    def _take_animals(self, b: Books, seat: int, space: str, herd: Goods) -> None:
        """Some of the animals on a space are taken, the others stay there (revised 17.6, take-what-fits)."""
        assert herd
        assert herd <= b.stock[space]
        b.takes(seat, herd)
        b.stock[space] = b.stock[space] - herd
        self.lay_there = herd

    def _keep(self, b: Books, seat: int, space: str, text: str) -> None:
        farm = b.farms[seat]
        rates = {kind: food_for(farm.cards, kind) for kind in ANIMALS}
        if b.phase == "breeding":
            herd, food = check_breeding(farm.goods, text, rates)
        else:
            herd = read_goods(text.removeprefix("keep "))
            assert all(herd[kind] <= farm.goods[kind] for kind in ANIMALS)
            leave = {kind: farm.goods[kind] - herd[kind] for kind in ANIMALS}
            if "accommodate-first" in self.house_rules:
                leave = {kind: min(leave[kind], farm.goods[kind] - self.newcomers[kind]) for kind in ANIMALS}
            food = sum(leave[kind] * rate for kind, rate in rates.items())
            for kind, taken in self.lay_there.items():
                lost = farm.goods[kind] - herd[kind] - (leave[kind] if rates[kind] else 0)
                b.stock[space] += Counter({kind: min(lost, taken)})  # adds no kind of which there is none
        farm.goods.update({kind: herd[kind] - farm.goods[kind] for kind in ANIMALS})
        b.takes(seat, goods(food=food))

    def _convert(self, b: Books, seat: int, text: str) -> None:
        assert b.phase == "feeding"
        given, got = (read_goods(part) for part in text.removeprefix("convert ").split(" to "))
        (good,) = given
        for card, (material, food) in CRAFTS.items():
            if material == good:
                assert card in b.farms[seat].cards
                assert (seat, card) not in self.spent
                self.spent.add((seat, card))
                assert (given, got) == (Counter({good: 1}), goods(food=food))
                b.gives(seat, given)
                b.takes(seat, got)
                return
        self._exchange(b, seat, given, got)

    def _done(self, b: Books, seat: int, text: str) -> None:
        if b.phase == "feeding":
            farm = b.farms[seat]
            adult = 3 if b.players == 1 else 2
            need = adult * (farm.family - farm.newborns) + farm.newborns
            missing = max(0, need - farm.goods["food"])
            assert text == (f"beg {missing}" if missing else "done")
            b.gives(seat, goods(food=need - missing))
            farm.begging += missing
        elif self.their_fences:
            counted = self.their_fences + (0 if self.team.endswith("polish") else 2)  # whole threes, or started ones
            self.bill = ((goods(wood=self.their_fences + counted // 3), ""),)
            self.their_fences = 0
        elif self.fences:
            self.bill = ((goods(wood=self.fences), ""),)
            self.fences = 0

    def _move_on(self, b: Books, after: Books, game: Game) -> None:
        """Let the phases pass that lie between two decisions."""
        while (b.round, b.phase) != (after.round, after.phase):
            if b.phase == "work" and b.round in HARVEST_ROUNDS:
                b.phase = "feeding"
                self.spent.clear()
                for seat, farm in enumerate(b.farms):
                    b.takes(seat, Counter(good for good, number in farm.fields if number))
                    farm.fields = sorted((good, number - 1) if number > 1 else ("", 0) for good, number in farm.fields)
            elif b.phase == "feeding":
                b.phase = "breeding"
            elif b.round == 14:
                assert b.phase in {"breeding", "work"}
                b.phase = "end"
                for farm in b.farms:
                    farm.newborns = 0
            else:
                self._next_round(b, game)

    @staticmethod
    def _next_round(b: Books, game: Game) -> None:
        b.round += 1
        b.phase = "work"
        for farm in b.farms:
            farm.newborns = 0
        for promise in list(b.promises):
            number, seat, good, amount = promise
            if number == b.round:
                b.takes(seat, Counter({good: amount * b.promises.pop(promise)}))
        board = game.state.board
        face_up = [board.spaces[index].name for index in game.state.order[: b.round]]
        for space in board.spaces:
            if not space.stage or space.name in face_up:
                b.stock[space.name].update(income(b.edition, b.players, space.name))


def _plain(b: Books) -> dict[str, object]:
    """The books with zeros left out, for comparing; spaces without goods are left out too."""
    return {
        "round": (b.round, b.phase),
        "start": b.start,
        "stock": {name: lying for name, lying in b.stock.items() if lying},
        "promises": b.promises,
        "farms": [
            (+f.goods, f.fields, f.house, f.rooms, f.stables, f.fences, f.family, f.newborns, f.begging, f.cards)
            for f in b.farms
        ],
    }
