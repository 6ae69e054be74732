"""Every card of the revised edition says the printed facts (`facts_revised.csv`): name, kind, price, points, ...

So does every card of the original edition (`facts_original.csv`; a card that is given back is a part of its price) and
every improvement of the Family Edition (`facts_family.csv`), whose two chosen prices are among them.
"""

from __future__ import annotations

import csv
import re
from pathlib import Path

from agricola.cards import catalog
from agricola.cards.words import MINOR, OCCUPATION, Card, price
from agricola.cards.words import Goods as Amount
from agricola.engine.goods import GOOD_NAMES, Bag
from agricola.engine.kernel.card import MAJOR
from tests.kit import play
from tests.loops import for_each

Facts = dict[str, str]

KINDS = {"minor": MINOR, "occupation": OCCUPATION}
PER_PERSON = "per person: "
PEOPLE = 2
EXPECTED_REVISED = 96


def _read(edition: str) -> dict[str, Facts]:
    with Path(__file__).with_name(f"facts_{edition}.csv").open(encoding="utf-8", newline="") as file:
        return {facts["id"]: facts for facts in csv.DictReader(file)}


FACTS = _read("revised")
FAMILY_FACTS = _read("family")
ORIGINAL_FACTS = _read("original")
EXPECTED_ORIGINAL = {"E": 126, "I": 91, "K": 91, "Z": 24}
NEEDS_BY_TEXT = {
    "E044": "another player has at most 1 occupation",
    "E178": "up to round 4",
    "E198": "up to round 9",
    "I071": "up to round 13",
    "I081": "a wooden hut to extend",
    "Z316": "another player with few occupations",
    "Z320": "up to round 4",
}
"""Prerequisites that stand in the text of a card and not at their place on it."""
PRICE_BY_TEXT = frozenset(("Z317",))
"""Cards whose text asks for a payment that depends on the situation."""
RETURNS_TWO = "E038"
"""Two improvements are given back for it, which its player chooses as a part of playing it."""


def _bag(text: str) -> Bag:
    counts = dict.fromkeys(GOOD_NAMES, 0)
    for part in filter(None, text.split(" + ")):
        number, good = part.split(" ")
        counts[good] += int(number)
    return tuple(counts.values())


def printed_price(facts: Facts) -> set[Bag]:
    """The alternatives of a printed price; that of a price per person for the two people of a new family."""
    text = facts["cost"].removeprefix(PER_PERSON)
    times = PEOPLE if facts["cost"].startswith(PER_PERSON) else 1
    return {tuple(amount * times for amount in _bag(part)) for part in text.split(" or ")}


def declared_price(card: Card) -> set[Bag]:
    """The alternatives that a card declares, for somebody with the two people of a new family."""
    if card.price_by is None:
        return {cost.goods for cost in card.price}
    table = play("revised", cards=True)
    return {cost.goods for cost in card.price_by(table.game.state, 0)}


def test_the_facts_are_of_every_card_once() -> None:
    assert len(FACTS) == EXPECTED_REVISED
    assert len({facts["name"] for facts in FACTS.values()}) == EXPECTED_REVISED
    for facts in FACTS.values():
        assert re.fullmatch(r"[AB]\d{3}", facts["id"])
        assert printed_price(facts)


def test_every_card_of_the_revised_edition_is_there() -> None:
    there = {card.id for card in catalog.REVISED_CARDS}
    missing = [f"{facts['name']} ({facts['id']})" for facts in FACTS.values() if facts["id"] not in there]
    assert not missing
    assert len(there) == EXPECTED_REVISED


def test_prices_are_read_as_they_are_printed() -> None:
    assert printed_price({"cost": "1 wood + 2 clay or 1 reed"}) == {
        price(_amount(wood=1, clay=2))[0].goods,
        _bag("1 reed"),
    }
    assert printed_price({"cost": ""}) == {_bag("")}
    assert printed_price({"cost": "per person: 1 clay"}) == {_bag("2 clay")}


def _amount(**goods: int) -> Amount:
    return Amount(tuple(goods.get(name, 0) for name in GOOD_NAMES))


@for_each(catalog.REVISED_CARDS)
def test_a_card_says_the_printed_facts(card: Card) -> None:
    facts = FACTS[card.id]
    assert card.name == facts["name"]
    assert card.kind == KINDS[facts["kind"]]
    assert card.players == int(facts["players"] or 1)
    assert card.points == int(facts["points"])
    assert card.traveling == (facts["traveling"] == "yes")
    assert card.category == facts["category"]
    assert card.deck == card.id[0]
    assert (card.prerequisite is not None) == bool(facts["prerequisite"]), facts["prerequisite"]
    assert (card.price_by is not None) == facts["cost"].startswith(PER_PERSON)
    assert declared_price(card) == printed_price(facts)


def test_every_improvement_of_the_family_edition_is_there() -> None:
    assert [card.id for card in catalog.FAMILY_IMPROVEMENTS] == list(FAMILY_FACTS)


@for_each(catalog.FAMILY_IMPROVEMENTS)
def test_an_improvement_of_the_family_edition_says_its_facts(card: Card) -> None:
    facts = FAMILY_FACTS[card.id]
    assert card.kind == MAJOR
    assert card.name == facts["name"]
    assert card.points == int(facts["points"])
    assert card.prerequisite is None
    assert {cost.goods for cost in card.price} == printed_price(facts)
    assert not any(cost.returns for cost in card.price)


# --- the original edition ---------------------------------------------------------------------------------------------


def _alternatives(cost: str) -> set[tuple[Bag, str]]:
    """The alternatives of a price, each with a word in the name of the card that is given back."""
    found = set()
    for alternative in cost.split(" or "):
        parts = [part for part in alternative.split(" + ") if part]
        returned = [part.removeprefix("return ") for part in parts if part.startswith("return ")]
        goods = _bag(" + ".join(part for part in parts if not part.startswith("return ")))
        found.add((goods, returned[0] if returned else ""))
    return found


def test_the_facts_of_the_original_edition_are_of_every_card_once() -> None:
    """OP-15: 332 different cards."""
    for deck, number in EXPECTED_ORIGINAL.items():
        assert len([id for id in ORIGINAL_FACTS if id.startswith(deck)]) == number
    assert len(ORIGINAL_FACTS) == 332


def test_every_card_of_the_original_edition_is_there() -> None:
    there = {card.id for card in catalog.ORIGINAL_CARDS}
    missing = [f"{facts['name']} ({facts['id']})" for facts in ORIGINAL_FACTS.values() if facts["id"] not in there]
    assert not missing
    assert len(there) == 332


@for_each(catalog.ORIGINAL_CARDS)
def test_a_card_of_the_original_edition_says_the_printed_facts(card: Card) -> None:
    facts = ORIGINAL_FACTS[card.id]
    assert card.name == facts["name"]
    assert card.kind == KINDS[facts["kind"]]
    assert card.players == int(facts["players"] or 1)
    assert card.points == int(facts["points"])
    assert card.traveling == (facts["traveling"] == "yes")
    assert card.deck == card.id[0]
    assert {(cost.goods, cost.returns) for cost in card.price} == _alternatives(facts["cost"])
    assert (card.price_by is not None) == (card.id in PRICE_BY_TEXT)
    if card.id != RETURNS_TWO:
        needs = facts["prerequisite"] or NEEDS_BY_TEXT.get(card.id, "")
        assert (card.prerequisite is not None) == bool(needs), needs
