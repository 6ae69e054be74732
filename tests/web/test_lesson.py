"""The script of the lesson, played by the rules: what it says lies there does, and what it wants can be done."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import agricola

_PARTS = (Path(__file__).parents[2] / "web" / "src" / "lesson" / "parts.ts").read_text(encoding="utf-8")
_WORDS = Path(agricola.__file__).parent / "wording" / "messages" / "en" / "lesson.ftl"
_PACE = 200
"""How many words a minute are read."""
_PRESS = 4
"""How many seconds it takes to find what is lit and to press it."""


def _facts(part: str) -> dict[str, str]:
    """What is said of a part beside its steps: how long it takes, its game, the neighbour's habits."""
    line = re.findall(rf'\{{ id: "{part}", (.*) \}},', _PARTS)[0]
    return dict(re.findall(r"(\w+): (\w+)", line))


def _habits(name: str) -> list[str]:
    """What the neighbour uses, turn by turn, and after a blank what he answers there."""
    return re.findall(r'"([^"]+)"', re.findall(rf"const {name} = (\[.*?\])(?:\.flat\(\))?;", _PARTS, re.DOTALL)[0])


def _steps(name: str) -> Iterator[tuple[str, list[str]]]:
    """The turns of a part: the space, and what is answered there if it is asked."""
    for step in re.split(r"\bid: ", re.findall(rf"const {name}: .*?\n\];", _PARTS, re.DOTALL)[0])[1:]:
        place = re.findall(r'place: "(\w+)"', step)
        if place:
            yield place[0], re.findall(r'codes: \["([\w:-]+)"', step)


def _act(game: agricola.Game, code: str) -> None:
    game.apply(next(action for action in game.legal_actions() if action.code == code))


def _lies(game: agricola.Game, space: str) -> dict[str, int]:
    found: dict[str, int] = next(one["goods"] for one in game.view(0)["spaces"] if one["id"] == space)
    return found


def _played(part: str, *names: str) -> Iterator[tuple[str, agricola.Game]]:
    """Each turn of the learner's, before it begins; at last what the harvest asks, or the game after all of them."""
    facts = _facts(part)
    cards = facts["cards"] == "true"
    game = agricola.new_game("revised", players=2, cards=cards, ask_end_turn=True, seed=int(facts["seed"]))
    mine = [turn for name in names for turn in _steps(name)]
    habits = iter(_habits(facts["habits"]))
    turn = 0
    neighbours: list[str] = []
    while True:
        codes = [action.code for action in game.legal_actions()]
        if game.current_player == 1 and game.question.code == "ask-place":
            space, *neighbours = next(habits).split()
            _act(game, f"place:{space}")
        elif game.current_player == 1:
            _act(game, next((answer for answer in neighbours if answer in codes), codes[-1]))
        elif game.question.code == "ask-feed" and len(codes) > 1:
            yield "feed", game
            return
        elif game.question.code == "ask-place" and turn == len(mine):
            yield "end", game
            return
        elif game.question.code == "ask-place":
            place, answers = mine[turn]
            yield f"{turn} {place}", game
            turn += 1
            _act(game, f"place:{place}")
        else:
            _act(game, next((answer for answer in answers if answer in codes), codes[-1]))


def test_all_that_the_lesson_tells_of_is_so() -> None:
    lay: dict[str, Any] = {}
    mine: dict[str, Any] = {}
    for name, game in _played("first", "FIRST", "FAMILY"):
        seat: dict[str, Any] = {**game.view(0)["seats"][0]}
        mine[name] = {**seat["goods"], "family": seat["family"], "rooms": len(seat["rooms"])}
        lay[name] = {} if name == "feed" else _lies(game, name.split()[1])
    assert [lay[turn] for turn in ("0 forest", "4 forest", "6 sheep_market", "7 fishing")] == [
        {"wood": 3}, {"wood": 6}, {"sheep": 4}, {"food": 4}
    ]  # fmt: skip
    assert [lay[turn] for turn in ("8 reed_bank", "9 forest", "12 clay_pit")] == [{"reed": 3}, {"wood": 6}, {"clay": 6}]
    assert (mine["5 fencing"]["wood"], mine["6 sheep_market"]["wood"], mine["8 reed_bank"]["sheep"]) == (9, 3, 5)
    assert (mine["10 farm_expansion"]["wood"], mine["10 farm_expansion"]["reed"]) == (9, 3)
    assert (mine["12 clay_pit"]["family"], mine["12 clay_pit"]["rooms"], mine["12 clay_pit"]["food"]) == (3, 3, 3)


def test_the_last_harvest_of_the_lesson_can_be_cooked_for() -> None:
    *_, (name, game) = _played("first", "FIRST", "FAMILY")
    seat, neighbour = game.view(0)["seats"]
    assert (len(neighbour["fields"]), len(neighbour["pastures"]), neighbour["goods"]["sheep"]) == (2, 1, 1)
    assert (name, game.round, seat["house"], seat["cards"]) == ("feed", 7, "clay", ["M-hearth-4"])
    assert (seat["food_needed"], seat["goods"].get("clay")) == (6, 1)
    _act(game, "convert:2S>4f@M-hearth-4")
    assert [action.code for action in game.legal_actions()] == ["done"]


def test_the_cards_of_the_third_part_are_in_the_hand_and_bring_what_is_said() -> None:
    goods: dict[str, Any] = {}
    for name, game in _played("cards", "CARDS"):
        goods[name] = game.view(0)["seats"][0]["goods"]
        if name == "0 lessons_a":
            view = game.view(0)
            kinds = [view["cards"][card]["kind"] for card in view["hand"]]
            assert (game.current_player, kinds.count("occupation"), kinds.count("minor")) == (0, 7, 7)
            assert [view["cards"][card]["name"] for card in ("A116", "A067")] == ["Wood Cutter", "Corn Scoop"]
    assert (goods["1 forest"].get("wood", 0), goods["2 meeting_place"]["wood"]) == (0, 4)
    assert (goods["3 grain_seeds"]["wood"], goods["end"]["grain"]) == (3, 2)
    greenhouse: dict[str, Any] = {**game.view(0)["cards"]["A069"]}
    assert (greenhouse["name"], greenhouse["price"][0]["goods"]) == ("Large Greenhouse", {"wood": 2})
    assert greenhouse["needs"]["what"] == {"code": "count-occupations", "n": 2}
    assert game.view(0)["seats"][0]["occupations_played"] == 1


def test_each_part_takes_as_long_as_it_says_and_the_first_two_take_ten_minutes() -> None:
    minutes = {}
    words = _WORDS.read_text(encoding="utf-8")
    for part, name in (("first", "FIRST"), ("family", "FAMILY"), ("cards", "CARDS")):
        steps = re.findall(r'\bid: "(\w+)"', re.findall(rf"const {name}: .*?\n\];", _PARTS, re.DOTALL)[0])
        texts = [re.findall(rf"^lesson-{step} = .*(?:\n    .*)*", words, re.MULTILINE)[0] for step in steps]
        # Whoever wants to hear more, or goes astray, takes the time for it.
        lines = [line for text in texts for line in text.splitlines()]
        said = [line.split(" = ") for line in lines if not re.match(r" +\.(more|astray) =", line)]
        read = sum(len(told.split()) for _, told in said)
        # Why something is done, and what stands over it, is read without a press of its own.
        pressed = sum(kind.startswith("    ") and not kind.endswith((".why", "-head")) for kind, _ in said)
        minutes[part] = read / _PACE + pressed * _PRESS / 60
        assert minutes[part] <= int(_facts(part)["minutes"]) < minutes[part] + 2, minutes
    assert round(minutes["first"] + minutes["family"]) <= 10
