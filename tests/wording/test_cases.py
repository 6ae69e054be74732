"""Grammatical cases: a language asks for one behind the name of a variable, and has its words as an attribute."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import agricola
from agricola.engine.goods import CATTLE, CLAY, FOOD, REED, SHEEP, bag
from agricola.engine.message import Message, own_words, say
from agricola.wording.languages import languages, messages
from agricola.wording.wording import wording

FILES = Path(agricola.__file__).parent / "wording" / "messages"


@pytest.mark.parametrize(
    ("message", "words"),
    [
        (say("do-take", goods=bag({CLAY: 1, SHEEP: 1})), "weź 1 glinę, 1 owcę"),
        (say("do-take", goods=bag({CLAY: 2, SHEEP: 5})), "weź 2 gliny, 5 owiec"),
        (say("why-short", n=1, good="reed"), "brakuje 1 trzciny"),
        (say("why-short", n=2, good="clay"), "brakuje 2 glin"),
        (say("why-they-lack", goods=bag({})), "drugi gracz nie ma niczego"),
        (say("why-none-on-fields", good="vegetable"), "na żadnym polu nie ma warzyw"),
        (say("do-pay", price=say("cost-goods", goods=bag({REED: 1}))), "zapłać 1 trzcinę"),
        (
            say(
                "do-pay",
                price=say(
                    "do-or", parts=(say("cost-goods", goods=bag({CLAY: 1})), say("cost-goods", goods=bag({REED: 1})))
                ),
            ),
            "zapłać 1 glinę albo 1 trzcinę",
        ),
        (say("act-convert", give=bag({CATTLE: 1}), get=bag({FOOD: 3})), "wymień 1 krowę na 3 żywności"),
        (say("cost-return", returns="Joinery"), "oddaj Stolarnię"),
        (say("act-pasture", tile="room"), "zbuduj izbę"),
        (
            say("do-take-what", what=own_words("1 wild boar first, then 1 cattle")),
            "weź najpierw 1 dzika, potem 1 krowę",
        ),
    ],
)
def test_polish_tells_goods_in_the_case_of_the_sentence(message: Message, words: str) -> None:
    assert wording(None, "pl").message(message) == words


def test_words_without_a_form_for_the_case_are_told_plainly() -> None:
    polish = wording(None, "pl")
    assert polish.goods(bag({FOOD: 2}), "acc") == polish.goods(bag({FOOD: 2})) == "2 żywności"
    assert wording(None, "en").message(say("count-clay", n=1), "acc") == "1 clay"


@pytest.mark.parametrize("language", languages())
def test_every_case_that_a_language_asks_for_has_words(language: str) -> None:
    """The page knows the cases by name: another one has to be added to its list too."""
    text = "\n".join(file.read_text(encoding="utf-8") for file in (FILES / language).glob("*.ftl"))
    asked = set(re.findall(r"\{ \$[a-z_]+-([a-z]+)[ }]", text))
    assert asked <= {"acc", "gen"}
    for case in asked:
        assert f"count-clay.{case}" in messages(language)
