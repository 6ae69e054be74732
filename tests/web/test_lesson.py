"""The script of the lesson, played by the rules: what it says lies there does, and what it wants can be done."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import agricola

_SCRIPT = (Path(__file__).parents[2] / "web" / "src" / "lesson" / "script.ts").read_text(encoding="utf-8")
_SEED = int(re.findall(r"SEED = (\d+)", _SCRIPT)[0])
_HABITS = re.findall(r'"(\w+)"', re.findall(r"HABITS = \[(.*?)\]\.flat", _SCRIPT, re.DOTALL)[0])


def _steps(name: str) -> Iterator[tuple[str, list[str]]]:
    """The turns of a part: the space, and what is answered there if it is asked."""
    for step in re.split(r"\bid: ", re.findall(rf"const {name}: .*?\n\];", _SCRIPT, re.DOTALL)[0])[1:]:
        place = re.findall(r'place: "(\w+)"', step)
        if place:
            yield place[0], re.findall(r'codes: \["([\w:-]+)"', step)


def _act(game: agricola.Game, code: str) -> None:
    game.apply(next(action for action in game.legal_actions() if action.code == code))


def _lies(game: agricola.Game, space: str) -> dict[str, int]:
    found: dict[str, int] = next(one["goods"] for one in game.view(0)["spaces"] if one["id"] == space)
    return found


def _played() -> Iterator[tuple[str, agricola.Game]]:
    """Each turn of the learner's, before it begins and after it; what the harvest asks at last."""
    game = agricola.new_game("revised", players=2, cards=False, ask_end_turn=True, seed=_SEED)
    mine = [*_steps("FIRST"), *_steps("FAMILY")]
    habits = iter(_HABITS)
    turn = 0
    while True:
        codes = [action.code for action in game.legal_actions()]
        if game.current_player == 1:
            _act(game, f"place:{next(habits)}" if "place:forest" in codes or len(codes) > 1 else codes[0])
        elif game.question.code == "ask-feed" and len(codes) > 1:
            yield "feed", game
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
    for name, game in _played():
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
    *_, (name, game) = _played()
    seat = game.view(0)["seats"][0]
    assert (name, game.round, seat["house"], seat["cards"]) == ("feed", 7, "clay", ["M-hearth-4"])
    assert (seat["food_needed"], seat["goods"].get("clay")) == (6, 1)
    _act(game, "convert:2S>4f@M-hearth-4")
    assert [action.code for action in game.legal_actions()] == ["done"]
