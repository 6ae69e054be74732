"""Whole games as text, to be read: every question, its options and the answer, and the farms after each round.

A change in a golden file is a change in how the game plays or speaks. `make golden` writes the files anew; the diff is
the review.
"""

from __future__ import annotations

import random
import textwrap
from collections.abc import Callable
from pathlib import Path
from typing import Any

import agricola
from agricola import Action, Game

HERE = Path(__file__).parent
SHOWN = 12
WIDTH = 118
SEED = 4
LIKED = (
    "fenc", "family_growth", "wish", "major", "room", "expansion", "renovat", "redevelopment", "sow", "utilization",
    "cultivation", "plow", "farmland", "side_job", "bake", "animal", "grain", "vegetable", "pasture", "cooking",
)  # fmt: skip
WEIGHTS = {"done": 0.4, "convert": 3.0, "card": 2.0, "fence": 3.0, "bake": 2.0, "sow": 4.0, "pasture": 3.0}


# --- the player -------------------------------------------------------------------------------------------------------


class Farmer:
    """Plays at random, but likes to build, to farm and to take what has piled up."""

    def __init__(self, seed: int) -> None:
        self.rng = random.Random(seed)

    def choose(self, game: Game) -> Action:
        """One of the legal actions: first the kind of action, then the action, small pastures before large ones."""
        view: Any = game.view(0)
        lying = {space["id"]: sum(space["goods"].values()) for space in view["spaces"]}
        groups: dict[str, list[Action]] = {}
        for action in game.legal_actions():
            groups.setdefault(action.space or action.kind_name, []).append(action)
        names = list(groups)
        weights = [self._weight(name, groups[name][0], lying) for name in names]
        group = groups[self.rng.choices(names, weights)[0]]
        return group[int(len(group) * self.rng.random() ** 2)]

    @staticmethod
    def _weight(name: str, action: Action, lying: dict[str, int]) -> float:
        if action.space is not None:
            return 1.0 + lying[name] + (6.0 if any(word in name for word in LIKED) else 0.0)
        return 0.1 if action.code.startswith("beg") else WEIGHTS.get(name, 1.0)


# --- the text ---------------------------------------------------------------------------------------------------------


def counted(goods: dict[str, int]) -> str:
    """Goods in words."""
    return ", ".join(f"{number} {name}" for name, number in goods.items()) or "nothing"


def drawing(farm: dict[str, Any]) -> list[str]:
    """A farmyard of 3 rows and 5 columns: rooms by their material, fields with their crops, stables, fences."""
    fences = set(farm["fences"])
    inside: dict[str, str] = dict.fromkeys(farm["rooms"], farm["house"][0].upper())
    for cell, crop in farm["fields"].items():
        inside[cell] = "".join(f"{number}{good[0]}" for good, number in crop.items()) or "="
    inside |= dict.fromkeys(farm["stables"], "s")

    def fence(cell: str, side: str, mark: str) -> str:
        return mark if f"{cell}{side}" in fences else " " * len(mark)

    lines: list[str] = []
    for row in "123":
        cells = [column + row for column in "abcde"]
        lines.append("." + ".".join(fence(cell, "n", "---") for cell in cells) + ".")
        between = "".join(fence(cell, "w", "|") + f"{inside.get(cell, ''):^3}" for cell in cells)
        lines.append(between + fence(cells[-1], "e", "|"))
    lines.append("." + ".".join(fence(column + "3", "s", "---") for column in "abcde") + ".")
    return lines


def tiles(farm: dict[str, Any]) -> str:
    """A farm of tiles in words: the house, the grain on each field, the pastures, the stables beside the farm."""
    pastures = [
        f"{pasture['shape']}{'+stable' if pasture['stable'] else ''} ({capacity})"
        for pasture, capacity in zip(farm["pastures"], farm["capacities"], strict=True)
    ]
    fields = " ".join(str(grain) for grain in farm["fields"])
    return (
        f"{farm['rooms']} {farm['house']} rooms; fields {fields or 'none'}; pastures {', '.join(pastures) or 'none'}; "
        f"{farm['stables']} stables beside"
    )


def summary(game: Game) -> list[str]:
    """All farms side by side, and what each player has; then what lies on the spaces."""
    view: Any = game.view(0)
    lines: list[str] = []
    if view["seats"][0]["yard"] == "grid":
        drawings = [[f"{f'player {seat + 1}':<21}", *drawing(farm)] for seat, farm in enumerate(view["seats"])]
        lines += ["   ".join(parts).rstrip() for parts in zip(*drawings, strict=True)]
    else:
        for seat, farm in enumerate(view["seats"]):
            lines += textwrap.wrap(f"farm of player {seat + 1}: {tiles(farm)}", WIDTH, subsequent_indent="  ")
        lines += textwrap.wrap(f"left for all: {counted(view['supply'])}", WIDTH, subsequent_indent="  ")
    for seat, farm in enumerate(view["seats"]):
        words = f"player {seat + 1}: {counted(farm['goods'])}; {farm['family']} people"
        if farm["begging"]:
            words += f"; {farm['begging']} begging"
        if farm["cards"]:
            words += "; " + ", ".join(view["cards"][card]["name"] for card in farm["cards"])
        lines += textwrap.wrap(words, WIDTH, subsequent_indent="  ")
    stock = [f"{space['name']} {counted(space['goods'])}" for space in view["spaces"] if space["goods"]]
    lines += textwrap.wrap("on the spaces: " + ("; ".join(stock) or "nothing"), WIDTH, subsequent_indent="  ")
    for promise in view["promises"]:
        lines.append(
            f"promised: {counted(promise['goods'])} to player {promise['seat'] + 1} in round {promise['round']}"
        )
    return lines


def options_text(game: Game) -> list[str]:
    """The first options, and how many more there are."""
    options = game.legal_actions()
    texts = [f"{game.words(action)} [{action}]" for action in options[:SHOWN]]
    if len(options) > SHOWN:
        texts.append(f"... and {len(options) - SHOWN} more")
    unbroken = " | ".join(text.replace(" ", "\0") for text in texts)
    wrapped = textwrap.wrap(
        unbroken, WIDTH, initial_indent="    ", subsequent_indent="    ", break_on_hyphens=False, break_long_words=False
    )
    return [line.replace("\0", " ") for line in wrapped]


def playthrough(title: str, game: Game) -> str:
    """A whole game as text."""
    farmer = Farmer(SEED)
    lines = [title, "=" * len(title), ""]
    number = 0
    round_before = 0
    while not game.is_terminal():
        view: Any = game.view(0)
        if game.round != round_before:
            round_before = game.round
            lines += ["", f"--- round {game.round}: {view['round_cards'][game.round - 1]} ---", *summary(game), ""]
        number += 1
        seat = game.current_player
        assert seat is not None
        action = farmer.choose(game)
        lines.append(
            f"{number}. round {game.round}, {view['phase']}: player {seat + 1} is to {game.words(game.question)}"
        )
        lines += options_text(game)
        lines.append(f"  > {game.words(action)} [{action}]")
        game.apply(action)
    lines += ["", "at the end", *summary(game), ""]
    for sheet in game.scores():
        lines.append(f"player {sheet.seat + 1}: {sheet.total} points")
        lines += [f"  {game.words(line.explanation)}: {line.points}" for line in sheet.lines]
    lines.append("winners: " + ", ".join(f"player {seat + 1}" for seat in game.winners()))
    return "\n".join(lines) + "\n"


# --- the files --------------------------------------------------------------------------------------------------------

CHOSEN_ORDER = (
    "Fencing", "Sheep Market", "Major Improvement", "Grain Utilization", "Basic Wish for Children",
    "House Redevelopment", "Western Quarry", "Pig Market", "Vegetable Seeds", "Cattle Market", "Eastern Quarry",
    "Cultivation", "Urgent Wish for Children", "Farm Redevelopment",
)  # fmt: skip


def _new(edition: str, players: int, cards: bool = False, **options: Any) -> Callable[[], Game]:
    return lambda: agricola.new_game(edition, players=players, cards=cards, seed=SEED, **options)


def _files() -> dict[str, tuple[str, Callable[[], Game]]]:
    files: dict[str, tuple[str, Callable[[], Game]]] = {}
    for name, edition in sorted(agricola.EDITIONS.items()):
        for players in range(1, edition.most_players + 1):
            people = f"{players} player{'s' if players > 1 else ''}"
            files[f"{name}-{players}"] = (f"{name} edition, {people}, seed {SEED}", _new(name, players))
    for players in (2, 4):
        files[f"revised-{players}-cards"] = (
            f"revised edition, {players} players, with hand cards, seed {SEED}",
            _new("revised", players, cards=True),
        )
    for players in (1, 3, 5):
        people = f"{players} player{'s' if players > 1 else ''}"
        files[f"original-{players}-cards"] = (
            f"original edition, {people}, with hand cards of decks E, I, K and Z, seed {SEED}",
            _new("original", players, cards=True, decks="EIKZ"),
        )
    files["revised-2-additional-tile"] = (
        f"revised edition, 2 players, with the additional tile, seed {SEED}",
        _new("revised", 2, additional_tile=True),
    )
    files["revised-1-chosen-order"] = (
        f"revised edition, 1 player who chose the order of the round cards, seed {SEED}",
        _new("revised", 1, round_cards=CHOSEN_ORDER),
    )
    files["revised-2-house-rules"] = (
        f"revised edition, 2 players, with house rules, seed {SEED}",
        _new("revised", 2, house_rules=("take-what-fits", "open-fences", "larkin-start", "szongott")),
    )
    files["revised-4-team"] = (
        f"revised edition, 4 players in teams, seed {SEED}",
        _new("revised", 4, variants=("team",)),
    )
    return files


FILES = _files()
"""The golden files by name: their title and their game."""


def written(name: str) -> str:
    """What a golden file should say."""
    title, start = FILES[name]
    return playthrough(title, start())
