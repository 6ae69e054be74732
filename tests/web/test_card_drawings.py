"""Each card has a drawing on the page: one that is new is to be given one."""

from __future__ import annotations

import re

from agricola.cards.catalog import ALL_CARDS
from tests.browser.kit import WEB

CARDS = WEB / "src" / "cards"
NAMES = {card.name for card in ALL_CARDS}


def test_the_table_of_drawings_names_every_card_once() -> None:
    table = re.search("`(.*?)`", (CARDS / "names.ts").read_text(encoding="utf-8"), re.DOTALL)
    assert table is not None
    named = [name for line in table[1].split("\n") for name in line.partition(":")[2].split("|")]
    assert sorted(named) == sorted(NAMES)


def test_what_people_hold_and_where_they_work_is_told_of_cards_that_there_are() -> None:
    code = (CARDS / "picture.ts").read_text(encoding="utf-8")
    lists = re.findall(r'(?:\w|\]):\s+"([A-Z][^"]*\|[^"]*)"', code)
    assert len(lists) > 8
    assert {name for names in lists for name in names.split("|")} <= NAMES
