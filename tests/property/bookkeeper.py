"""A bookkeeper who knows no rule: it hears the events of a game and keeps the books by them alone.

It reads the JSON form of each event, as the seat that the event is about may see it, and knows nothing else of what was
done. After every action its books must be those of the position: if anything happened untold, they differ.
"""

from __future__ import annotations

import copy
from collections import Counter
from collections.abc import Iterable
from typing import Any

from agricola import Game
from agricola.cards.catalog import CARDS_BY_ID
from agricola.cards.words import CROP_KIND, OCCUPATION
from agricola.engine.goods import GOOD_NAMES
from agricola.engine.kernel.card import MAJOR
from agricola.engine.kernel.event_log import GameEvent
from agricola.engine.kernel.round_cards import turned_up

Json = dict[str, Any]

_PLAIN = ("house", "family", "lodgers", "newborns", "home", "placed", "newborns_on", "begging", "bonus", "cards",
          "hand", "known_in_hand", "occupations_played")  # fmt: skip
"""What a seat's book holds just as the position tells it."""


def books_of(game: Game) -> Json:
    """The books as the position has them."""
    position: Json = game.position()
    state = game.state
    return {
        "round": position["round"],
        "start": position["starting_player"],
        "open": sorted(state.board.spaces[index].id for index in state.order[: turned_up(state)]),
        "stock": {name: Counter(goods) for name, goods in position["stock"].items() if goods},
        "promises": Counter(_promise(one["seat"], one) for one in position["promises"]),
        "majors": {card.id for card in state.majors},
        "seats": [_seat(game, seat) for seat in position["seats"]],
    }


def _seat(game: Game, seat: Json) -> Json:
    book = {key: copy.copy(seat[key]) for key in _PLAIN}
    book["goods"] = Counter(seat["goods"])
    book["card_fields"] = {}
    for card in seat["cards"]:
        stacks = seat["card_state"].get(card, ())
        if CARDS_BY_ID[card].rules.card_fields:
            book["card_fields"][card] = {
                number: (GOOD_NAMES[crop // CROP_KIND], crop % CROP_KIND) for number, crop in enumerate(stacks) if crop
            }
    if isinstance(seat["rooms"], int):
        book["tiles"] = {
            "rooms": seat["rooms"],
            "fields": Counter(seat["fields"]),
            "pastures": Counter((one["shape"], one["stable"]) for one in seat["pastures"]),
            "stables": seat["stables"],
        }
    else:
        book["rooms"], book["stables"], book["fences"] = (set(seat[key]) for key in ("rooms", "stables", "fences"))
        book["fields"] = {
            cell: (next(iter(crop)), next(iter(crop.values()))) if crop else None
            for cell, crop in seat["fields"].items()
        }
    return book


def _promise(seat: int, told: Json) -> tuple[int, int, str, tuple[tuple[str, int], ...]]:
    return told["round"], seat, told["card"], tuple(sorted(told.get("goods", {}).items()))


def blank_books(game: Game) -> Json:
    """The books before anything is told: two people and two rooms for everybody, and nothing else."""
    books = books_of(game)
    blank: Json = {
        "house": "wood", "family": 2, "lodgers": 0, "newborns": 0, "home": 2, "placed": [], "newborns_on": [],
        "begging": 0, "bonus": 0, "cards": [], "hand": [], "known_in_hand": [], "occupations_played": 0,
        "goods": Counter(), "card_fields": {},
    }  # fmt: skip
    if "tiles" in books["seats"][0]:
        blank["tiles"] = {"rooms": 2, "fields": Counter(), "pastures": Counter(), "stables": 0}
    else:
        blank |= {"rooms": {"a2", "a3"}, "stables": set(), "fences": set(), "fields": {}}
    majors = {card.id for card in game.state.board.majors}
    seats = [copy.deepcopy(blank) for _ in books["seats"]]
    return {
        "round": 0, "start": None, "open": [], "stock": {}, "promises": Counter(), "majors": majors, "seats": seats
    }  # fmt: skip


class Bookkeeper:
    """Keeps the books of one game by what it is told."""

    def __init__(self, books: Json) -> None:
        self.books = books
        self.subscribed: Counter[str] = Counter()
        self.seen_cards = {card for seat in books["seats"] for card in seat["cards"]}
        """The cards that have been played by now."""
        self.phase = ""
        """The phase of the harvest that was begun last."""

    def hear(self, events: Iterable[GameEvent]) -> None:
        """Enter events into the books."""
        for event in events:
            told: Json = event.json(event.seat)
            self.subscribed[event.kind] += 1
            getattr(self, f"_{event.kind}")(self._book(event), told)
            if self.books["round"]:
                self._check_cause(told, told["cause"])

    def _check_cause(self, told: Json, cause: Json) -> None:
        """What an event is owed to must be there: a card that has been played, a space in use, this round and phase."""
        ((kind, what),) = cause.items()
        if kind == "payment":
            assert told["kind"] == "converted"
            self._check_cause(told, what)
        elif kind == "card":
            # A card may play itself from the hand; then it acts before it is played.
            acts_from_hand = told["kind"] == "card_activated" and what in self.books["seats"][told["seat"]]["hand"]
            assert what in self.seen_cards or acts_from_hand, f"{told} is owed to a card that nobody has played"
        elif kind == "space":
            assert any(what in seat["placed"] for seat in self.books["seats"]), f"{told} is owed to an unused space"
        elif kind == "round":
            assert what == self.books["round"], f"{told} is owed to another round"
        else:
            # A game may begin in the midst of a harvest: with nobody to work in its first round it comes to it unheard.
            assert self.phase in ("", what), f"{told} is owed to another phase than {self.phase}"

    def check(self, game: Game) -> None:
        """Compare the books with the position."""
        mine, true = _tidy(self.books), _tidy(books_of(game))
        for key, value in true.items():
            if key != "seats":
                assert mine[key] == value, f"{key}: told {mine[key]}, and there is {value}"
        for number, (book, seat) in enumerate(zip(mine["seats"], true["seats"], strict=True)):
            for key, value in seat.items():
                assert book[key] == value, f"seat {number}, {key}: told {book[key]}, and there is {value}"

    def _book(self, event: GameEvent) -> Json:
        return self.books["seats"][event.seat] if event.seat >= 0 else self.books

    # --- the round ----------------------------------------------------------------------------------------------------

    def _round_began(self, books: Json, told: Json) -> None:
        assert told["round"] == books["round"] + 1
        books["round"] = told["round"]

    def _opened(self, books: Json, told: Json) -> None:
        books["open"] = sorted([*books["open"], told["space"]])

    def _revealed(self, books: Json, told: Json) -> None:
        assert told["space"]

    def _replenished(self, books: Json, told: Json) -> None:
        books["stock"].setdefault(told["space"], Counter()).update(told["goods"])

    def _returned_home(self, books: Json, told: Json) -> None:
        for seat in books["seats"]:
            seat |= {"home": seat["family"] + seat["lodgers"], "placed": [], "newborns_on": []}

    def _round_ended(self, books: Json, told: Json) -> None:
        assert told["round"] == books["round"]
        for seat in books["seats"]:
            seat |= {"home": seat["family"] + seat["lodgers"], "newborns": 0, "newborns_on": []}

    def _harvest_began(self, books: Json, told: Json) -> None:
        assert told["round"] == books["round"]

    def _phase_began(self, books: Json, told: Json) -> None:
        assert told["what"] in {"field", "feeding", "breeding"}
        self.phase = told["what"]

    # --- goods --------------------------------------------------------------------------------------------------------

    @staticmethod
    def _gives(book: Json, goods: Json) -> None:
        book["goods"].subtract(goods)
        assert min(book["goods"].values(), default=0) >= 0, f"gave {goods} and had not enough"

    def _gained(self, book: Json, told: Json) -> None:
        book["goods"].update(told["goods"])
        if "space" in told:
            lying = self.books["stock"][told["space"]]
            lying.subtract(told["goods"])
            assert min(lying.values()) >= 0

    def _paid(self, book: Json, told: Json) -> None:
        self._gives(book, told["goods"])

    def _left_on_space(self, book: Json, told: Json) -> None:
        self.books["stock"].setdefault(told["space"], Counter()).update(told["goods"])

    def _carried(self, book: Json, told: Json) -> None:
        stock = self.books["stock"]
        stock[told["space"]].subtract(told["goods"])
        assert min(stock[told["space"]].values()) >= 0
        stock.setdefault(told["what"], Counter()).update(told["goods"])

    def _converted(self, book: Json, told: Json) -> None:
        self._gives(book, told["goods"])
        book["goods"].update(told["got"])

    _baked = _converted

    def _discarded(self, book: Json, told: Json) -> None:
        self._gives(book, told["goods"])

    def _promised(self, book: Json, told: Json) -> None:
        self.books["promises"][_promise(told["seat"], told)] += 1

    def _withdrawn(self, book: Json, told: Json) -> None:
        promise = _promise(told["seat"], told)
        assert self.books["promises"][promise]
        self.books["promises"][promise] -= 1

    def _delivered(self, book: Json, told: Json) -> None:
        assert told["round"] == self.books["round"]
        assert told["cause"] == {"card": told["card"]}
        self._withdrawn(book, told)
        book["goods"].update(told.get("goods", {}))

    # --- the farm -----------------------------------------------------------------------------------------------------

    def _built(self, book: Json, told: Json) -> None:
        what = told["what"]
        tiles = book.get("tiles")
        if tiles is None:
            if what == "fences":
                assert told["count"] == len(told["edges"])
                assert not book["fences"] & set(told["edges"])
                book["fences"] |= set(told["edges"])
            else:
                assert told["count"] == len(told["cells"])
                book[f"{what}s"] |= set(told["cells"])
        elif what == "room":
            tiles["rooms"] += told["count"]
        elif what == "pasture":
            tiles["pastures"][told["tile"], False] += 1
        elif "tile" in told:
            self._put_stable(tiles, told["tile"])
        else:
            tiles["stables"] += 1

    @staticmethod
    def _put_stable(tiles: Json, shape: str) -> None:
        tiles["pastures"][shape, False] -= 1
        tiles["pastures"][shape, True] += 1

    def _fences_taken_down(self, book: Json, told: Json) -> None:
        assert set(told["edges"]) <= book["fences"]
        book["fences"] -= set(told["edges"])

    def _stable_moved(self, book: Json, told: Json) -> None:
        book["tiles"]["stables"] -= 1
        self._put_stable(book["tiles"], told["tile"])

    def _renovated(self, book: Json, told: Json) -> None:
        book["house"] = told["what"]

    def _plowed(self, book: Json, told: Json) -> None:
        if "tiles" in book:
            book["tiles"]["fields"][0] += told["count"]
        else:
            for cell in told["cells"]:
                assert cell not in book["fields"]
                book["fields"][cell] = None

    def _sowed(self, book: Json, told: Json) -> None:
        ((good, seed),) = told["goods"].items()
        self._gives(book, told["goods"])
        if "tiles" in book:
            book["tiles"]["fields"][0] -= seed
            book["tiles"]["fields"][told["count"]] += seed
            return
        fields, places = self._fields(book, told)
        assert seed == len(places)
        for place in places:
            assert fields.get(place) is None
            fields[place] = good, told["count"]

    def _harvested(self, book: Json, told: Json) -> None:
        book["goods"].update(told["goods"])
        if "tiles" in book:
            fields = book["tiles"]["fields"]
            assert told["goods"] == {"grain": fields[1] + fields[2] + fields[3]}
            book["tiles"]["fields"] = Counter({0: fields[0] + fields[1], 1: fields[2], 2: fields[3]})
            return
        ((good, number),) = told["goods"].items()
        fields, places = self._fields(book, told)
        assert number == len(places)
        for place in places:
            self._less(fields, place, good)

    def _crop_moved(self, book: Json, told: Json) -> None:
        (good,) = told["goods"]
        fields, (place,) = self._fields(book, told)
        if told["count"] < 0:
            self._less(fields, place, good)
        else:
            assert fields.get(place) is None
            fields[place] = good, 1

    def _crop_added(self, book: Json, told: Json) -> None:
        ((good, more),) = told["goods"].items()
        fields, (place,) = self._fields(book, told)
        kind, lying = fields[place]
        assert kind == good
        fields[place] = kind, lying + more

    @staticmethod
    def _fields(book: Json, told: Json) -> tuple[Json, list[Any]]:
        """The fields that an event speaks of, those of the yard or of a card, and which of them."""
        if "card" in told:
            return book["card_fields"].setdefault(told["card"], {}), told["stacks"]
        return book["fields"], told["cells"]

    @staticmethod
    def _less(fields: Json, place: Any, good: str) -> None:
        kind, lying = fields[place]
        assert kind == good
        fields[place] = (kind, lying - 1) if lying > 1 else None

    def _fed(self, book: Json, told: Json) -> None:
        eaten = told.get("goods", {})
        assert set(eaten) <= {"food"}
        assert eaten.get("food", 0) <= told["count"]
        self._gives(book, eaten)

    def _begged(self, book: Json, told: Json) -> None:
        book["begging"] += told["count"]

    def _bred(self, book: Json, told: Json) -> None:
        assert set(told["goods"].values()) <= {1, 2}
        book["goods"].update(told["goods"])

    # --- people -------------------------------------------------------------------------------------------------------

    def _placed(self, book: Json, told: Json) -> None:
        book["home"] -= 1
        book["placed"] = [*book["placed"], told["space"]]

    def _lifted(self, book: Json, told: Json) -> None:
        book["home"] += 1
        book["placed"] = list(book["placed"])
        book["placed"].remove(told["space"])

    def _born(self, book: Json, told: Json) -> None:
        book["family"] += 1
        book["newborns"] += 1
        book["newborns_on"] = [*book["newborns_on"], told.get("space")]

    def _grew_up(self, book: Json, told: Json) -> None:
        book["newborns"] -= 1
        book["home"] += 1
        book["newborns_on"] = book["newborns_on"][1:]

    def _lodged(self, book: Json, told: Json) -> None:
        book["lodgers"] += 1
        book["home"] += 1

    def _guest_came(self, book: Json, told: Json) -> None:
        book["home"] += 1

    def _joined_family(self, book: Json, told: Json) -> None:
        book["lodgers"] -= 1
        book["family"] += 1

    def _lodger_left(self, book: Json, told: Json) -> None:
        book["lodgers"] -= 1
        if not book["placed"]:
            book["home"] -= 1

    def _kept_home(self, book: Json, told: Json) -> None:
        book["home"] -= 1

    def _starting_player(self, book: Json, told: Json) -> None:
        self.books["start"] = told["seat"]

    def _scored(self, book: Json, told: Json) -> None:
        book["bonus"] += told["count"]

    # --- cards --------------------------------------------------------------------------------------------------------

    def _card_dealt(self, book: Json, told: Json) -> None:
        book["hand"] = [*book["hand"], told["card"]]

    def _card_played(self, book: Json, told: Json) -> None:
        card = told["card"]
        self.seen_cards.add(card)
        # Before the first round only what was kept from an earlier game is played, from no hand.
        assert card in book["hand"] or card in self.books["majors"] or not self.books["round"]
        self.books["majors"].discard(card)
        book["hand"] = [one for one in book["hand"] if one != card]
        book["known_in_hand"] = [one for one in book["known_in_hand"] if one != card]

    def _card_entered(self, book: Json, told: Json) -> None:
        card = told["card"]
        self.seen_cards.add(card)  # one that was kept may be on its way when the books are opened
        book["cards"] = [*book["cards"], card]
        # What was kept counts as played in the original edition only, not in that of decks A and B (OP-24, OP-13).
        counts = self.books["round"] or CARDS_BY_ID[card].deck not in "AB"
        book["occupations_played"] += bool(counts) and CARDS_BY_ID[card].kind == OCCUPATION

    def _card_passed(self, book: Json, told: Json) -> None:
        if "to" in told:
            left = self.books["seats"][told["to"]]
            left["hand"] = [*left["hand"], told["card"]]
            left["known_in_hand"] = [*left["known_in_hand"], told["card"]]

    def _card_returned(self, book: Json, told: Json) -> None:
        card = told["card"]
        book["cards"] = [one for one in book["cards"] if one != card]
        book["card_fields"].pop(card, None)  # what grows on a card leaves the game with it
        if CARDS_BY_ID[card].kind == MAJOR:
            self.books["majors"].add(card)

    def _card_taken_back(self, book: Json, told: Json) -> None:
        card = told["card"]
        book["cards"] = [one for one in book["cards"] if one != card]
        book["hand"] = [*book["hand"], card]
        book["known_in_hand"] = [*book["known_in_hand"], card]

    def _card_discarded(self, book: Json, told: Json) -> None:
        book["hand"] = [one for one in book["hand"] if one != told["card"]]
        book["known_in_hand"] = [one for one in book["known_in_hand"] if one != told["card"]]

    def _card_shuffled_back(self, book: Json, told: Json) -> None:
        assert told["card"] not in book["hand"]

    def _card_offered(self, book: Json, told: Json) -> None:
        assert told["card"] not in book["hand"]

    def _card_laid_out(self, book: Json, told: Json) -> None:
        assert "seat" not in told

    def _card_taken_up(self, book: Json, told: Json) -> None:
        book["hand"] = [*book["hand"], told["card"]]
        book["known_in_hand"] = [*book["known_in_hand"], told["card"]]

    def _looked_ahead(self, book: Json, told: Json) -> None:
        assert "card" not in told

    def _card_activated(self, book: Json, told: Json) -> None:
        assert told["cause"] == {"card": told["card"]}


def _tidy(books: Json) -> Json:
    """The books without zeros and empty places."""
    seats = []
    for seat in books["seats"]:
        tidy = {**seat, "goods": +seat["goods"]}
        tidy["card_fields"] = {
            card: sorted((place, *crop) for place, crop in stacks.items() if crop)
            for card, stacks in seat["card_fields"].items()
            if any(stacks.values())
        }
        if "tiles" in seat:
            tiles = seat["tiles"]
            tidy["tiles"] = {**tiles, "fields": +tiles["fields"], "pastures": +tiles["pastures"]}
        seats.append(tidy)
    stock = {name: +goods for name, goods in books["stock"].items() if +goods}
    return {**books, "stock": stock, "promises": +books["promises"], "seats": seats}
