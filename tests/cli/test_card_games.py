"""The terminal game with hand cards: whole games, every command, several persons at one screen."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any, cast

import pytest

import agricola
from agricola.cards.catalog import REVISED_CARDS
from agricola.cli.lines.game import LineGame
from agricola.cli.lines.typed import help_text
from agricola.cli.local.local_table import LocalTable
from agricola.cli.text.draw import describe_farm
from agricola.cli.text.terminal import Terminal
from agricola.cli.text.words import Words, words_of
from agricola.engine.message import say
from agricola.table import Table
from agricola.view import Message
from tests.cli.conftest import Keyboard, Shell

MINE = [
    *("Corn Scoop", "Canoe", "Loam Pit", "Moldboard Plow", "Strawberry Patch", "Beanfield", "Butter Churn"),
    *("Wood Cutter", "Tutor", "Plow Driver", "Groom", "Conservator", "Grocer", "Consultant"),
]
HIDDEN = ["Milk Jug", "Lasso", "Manger", "Junk Room", "Carpenter's Parlor", "Stone Tongs", "Shepherd's Crook", "Priest"]
ALSO_HIDDEN = ["Basket", "Loom", "Sack Cart", "Lumber Mill", "Caravan", "Thick Forest", "Clearing Spade", "Scholar"]
IDS = {card.name: card.id for card in REVISED_CARDS}


def random_game(players: int, seed: int) -> agricola.Game:
    game = agricola.new_game("revised", players=players, seed=seed)
    rng = random.Random(seed)
    while not game.is_terminal():
        game.apply(rng.choice(game.legal_actions()))
    return game


def saved(game: agricola.Game, name: str = "game.txt") -> str:
    """Write a game to a file in the folder of the test; gives the command that goes on with it."""
    Path(name).write_text(str(game.record()), encoding="utf-8")
    return f"agricola play --resume {name}"


def at(seats: Sequence[dict[str, Any]] = (), **position: Any) -> agricola.Game:
    """A game in mid-play, with cards by name."""
    return agricola.from_position({"edition": "revised", "cards": True, "seats": with_ids(seats), **position})


def with_ids(seats: Sequence[dict[str, Any]]) -> list[dict[str, Any]]:
    lists = ("cards", "hand", "known_in_hand")
    return [
        {key: [IDS.get(name, name) for name in value] if key in lists else value for key, value in seat.items()}
        for seat in seats
    ]


# --- whole games ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_a_whole_card_game_of_persons_through_the_input(shell: Shell, players: int) -> None:
    game = random_game(players, seed=players)
    moves = "\n".join(code for _, code in game.record().moves)
    out = shell(f"agricola play --players {players} --computers 0 --seed {players}", moves + "\n")
    assert shell.code == 0
    for score in game.scores():
        assert f"Player {score.seat + 1}: {score.total} point" in out
        for line in score.lines:
            assert f"{line.points:>4}  {game.words(line.explanation)}" in out
    assert max(map(len, out.splitlines())) <= 80


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_whole_card_game_against_computers(shell: Shell, players: int) -> None:
    first = shell(f"agricola play --players {players} --seed 6 --level random", "1\n" * 400)
    assert shell.code == 0
    assert "Press Enter" not in first
    assert re.search(r"Since your last decision:\n   Player \d: \w", first)
    assert max(map(len, first.splitlines())) <= 80
    assert shell(f"agricola play --players {players} --seed 6 --level random", "1\n" * 400) == first


def test_in_words_nothing_but_ascii_is_written(shell: Shell) -> None:
    out = shell("agricola play --players 3 --computers 1 --seed 3 --plain", "hand\nboard\ncards\n" + "1\n" * 500)
    assert shell.code == 0
    assert out.isascii()
    assert ": can be played\n" in out
    assert ": not yet, " in out


def test_a_game_with_hands_is_saved_and_resumed(shell: Shell) -> None:
    out = shell("agricola play --seed 4", "forest\nclay pit\nsave mine.txt\nquit\n")
    hand = re.findall(r"Hand of Player 1.*?\n\n", out, re.S)[-1].rstrip()
    for command in ("agricola play --resume mine.txt", "agricola play --resume"):
        again = shell(command, "hand\nquit\n")
        assert hand in again
        assert "you have 14 cards in hand" in again


def test_a_game_that_can_not_be_kept_is_not_printed(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    Path("file").write_text("", encoding="utf-8")
    monkeypatch.setenv("XDG_STATE_HOME", "file")
    assert "Your game is kept. Go on with it: " in shell("agricola play --seed 4", "forest\nquit\n")
    monkeypatch.setattr("tempfile.gettempdir", lambda: "file")
    out = shell("agricola play --seed 4", "forest\nquit\n")
    assert out.endswith("Goodbye. The game could not be kept: file/agricola can't be written.\n")


# --- set-up -----------------------------------------------------------------------------------------------------------


def test_on_a_terminal_it_asks_for_persons_and_cards(shell: Shell, keyboard: Keyboard) -> None:
    keyboard.types(["rev", "3", "4", "2", "maybe", "n", "", "quit"])
    out = shell("agricola play --lines")
    prompts = keyboard.prompts
    assert prompts[2] == "How many of them are persons at this screen, 1 to 3? [1] "
    assert prompts[4] == prompts[5] == "With hand cards, yes or no? [yes] "
    assert "revised edition without hand cards. 2 persons and 1 computer (farmer).\n" in out
    assert "--no-cards. Type ? for help." in out


@pytest.mark.parametrize(
    ("language", "edition", "answer"), [("es", "revisada", "si"), ("es", "revis", "SÍ"), ("fr", "revisee", "oui")]
)
def test_the_questions_of_the_set_up_are_answered_with_or_without_accents(
    shell: Shell, keyboard: Keyboard, language: str, edition: str, answer: str
) -> None:
    keyboard.types([edition, "1", answer, "no", "quit"])
    shell(f"agricola play --lines --language {language}")
    assert len(keyboard.prompts) == 5
    assert "[sí]" in keyboard.prompts[2] or "[oui]" in keyboard.prompts[2]


def test_on_a_terminal_it_asks_for_other_ways_to_play(shell: Shell, keyboard: Keyboard) -> None:
    ways = ["?", "nonsense", "draft-quick, 7-of-10", "Quick draft:right, free-pastures"]
    keyboard.types(["rev", "2", "1", "y", *ways, "quit"])
    out = shell("agricola play --lines")
    asked = "Other ways to play, by name with commas, or ? for a list? [no] "
    assert keyboard.prompts[4:8] == [asked] * 4
    assert "  draft-quick: " in out
    assert "  lopez: " in out
    assert "  team: " not in out  # for four
    assert "there is no variant 'nonsense'" in out
    assert "draft-quick and 7-of-10 contradict each other" in out.replace("\n", " ")
    assert "--variant draft-quick:right --house-rule free-pastures." in " ".join(out.split())


def test_nobody_is_asked_for_cards_where_there_are_none(shell: Shell, keyboard: Keyboard) -> None:
    keyboard.types(["fam", "1", "quit"])
    shell("agricola play --lines")
    assert len(keyboard.prompts) == 3


def test_cards_are_dealt_where_there_are_any(shell: Shell) -> None:
    assert "revised edition with hand cards" in shell("agricola play --players 1", "quit\n")
    assert "original edition with hand cards" in shell("agricola play --edition original", "quit\n")
    assert "family edition. " in shell("agricola play --edition family", "quit\n")
    assert shell("agricola play --edition family --cards") == ""
    assert "has no hand cards;" in shell.error
    assert shell("agricola play --resume x --decks E") == ""
    assert "leave them out" in shell.error
    assert shell("agricola play --resume x --no-cards") == ""
    assert "leave them out" in shell.error


def test_decks_are_chosen_by_their_letters(shell: Shell) -> None:
    out = shell("agricola play --edition original --decks e --players 1 --seed 1", "hand\nquit\n")
    assert "--seed 1 --decks e." in out
    game = agricola.new_game("original", players=1, decks="E", seed=1)
    assert all(card.name in out for card in game.state.players[0].hand)
    assert shell("agricola play --edition original --decks X") == ""
    assert "decks are letters, each once, of E, I, K, Z" in shell.error
    assert shell("agricola play --decks E") == ""
    assert "the revised edition has no decks to choose from" in shell.error
    assert shell("agricola play --edition original --no-cards --decks E") == ""
    assert "without hand cards there are no decks" in shell.error


def test_variants_and_house_rules_are_named(shell: Shell) -> None:
    out = shell("agricola play --variant deifuss --house-rule szongott --seed 1", "quit\n")
    assert "--seed 1 --variant deifuss --house-rule szongott." in out
    assert "Copse" in out
    assert shell("agricola play --variant nonsense") == ""
    assert "there is no variant 'nonsense'; the variants are: " in shell.error
    assert shell("agricola play --resume x --variant deifuss") == ""
    assert "leave them out" in shell.error
    assert shell("agricola perft --house-rule szongott --depth 1") != shell("agricola perft --depth 1")
    out = shell("agricola arena --players random,random --games 2 --variant deifuss --processes 1")
    assert "with hand cards, deifuss:" in out


def test_somebody_alone_chooses_cards_round_cards_and_a_target(shell: Shell) -> None:
    cards = "--players 1 --hand 'Wood Cutter,Manger' --variant solo-target:55 --seed 1"
    out = shell(f"agricola play {cards}", "quit\n")
    assert "occupations: Wood Cutter" in out
    assert "Target: 55 points; now" in out
    assert shell("agricola play --players 1 --hand 'No Such Card'") == ""
    assert "No Such Card" in shell.error
    assert shell("agricola play --players 1 --round-cards Fencing") == ""
    assert "round_cards must hold each round card once" in shell.error


def test_banned_cards_are_dealt_to_nobody(shell: Shell) -> None:
    """Deals that hold a card otherwise."""
    seed = next(seed for seed in range(99) if _holds(agricola.new_game("revised", players=1, seed=seed), "Manger"))
    out = shell(f"agricola play --players 1 --seed {seed}", "quit\n")
    assert "Manger" in out
    out = shell(f"agricola play --players 1 --seed {seed} --exclude 'Manger,Wood Cutter'", "quit\n")
    assert f"--seed {seed} --exclude 'Manger,Wood Cutter'" in out
    assert out.count("Manger") == 1
    assert shell("agricola play --players 1 --hand Manger --exclude Manger") == ""
    assert "Manger of seat 0 is excluded" in shell.error


def _holds(game: agricola.Game, name: str) -> bool:
    return name in [card.name for card in game.state.players[0].hand]


def test_a_team_is_told_its_points(shell: Shell) -> None:
    out = shell("agricola play --players 4 --no-cards --variant team --computers 0 --seed 1", "score\nquit\n")
    assert "Team of Player 1 and Player 3: -14 points" in out
    assert "Grain: the lower of -1 and -1" in out


# --- what is shown ----------------------------------------------------------------------------------------------------


def test_the_hand_says_what_each_card_asks_for_and_lacks(shell: Shell) -> None:
    game = at(players=1, seats=[{"hand": [*MINE[:3], *MINE[7:11]], "goods": {"wood": 1, "food": 2}}])
    out = shell(saved(game), "hand\nmeeting place\nquit\n")
    assert "occupations: Wood Cutter, Tutor, Plow Driver, Groom\n" in out
    assert "minor improvements: Corn Scoop; not yet: Canoe, Loam Pit\n" in out
    assert " ✓ Corn Scoop (1 wood)\n     " in out
    assert " ✗ Canoe (2 wood; needs at least 1 occupation; 1 point): not yet" in out
    assert " ✗ Loam Pit (1 food; needs at least 3 occupations; 1 point): not yet\n" in out
    assert "Player 1 is to play a minor improvement:\n   1  play Corn Scoop (1 wood): " in out


def test_without_hand_cards_the_commands_say_so(shell: Shell) -> None:
    out = shell("agricola play --no-cards --players 1 --seed 1", "hand\ncard well\nboard\nfarm\n")
    assert "This game is played without hand cards." in out
    assert "Well (M-well)\n   kind: major improvement\n   price: 1 wood, 3 stone\n   points: 4\n" in out
    out = shell("agricola play --edition family --players 1 --seed 1", "hand\ncard cooking\ncards\nboard\nfarm 1\n")
    assert "is no move" not in out


def test_the_facts_of_one_card_and_where_it_is(shell: Shell) -> None:
    seats = [{"hand": ["Corn Scoop"]}, {"cards": ["Tutor"], "hand": ["Canoe"], "known_in_hand": ["Canoe"]}]
    out = shell(saved(at(players=2, seats=seats)), "card corn scoop\ncard tut\ncard CANOE\ncard B068\ncard well\n")
    assert re.findall(r"where: (.*)", out) == [
        "in your hand",
        "played by Player 2",
        "passed on to Player 2",
        "not seen in this game",
        "to be had",
    ]
    assert "Beanfield (B068)\n   kind: minor improvement\n   price: 1 food\n   needs: at least 2 occupations\n" in out
    out = shell(saved(at(players=2), "other.txt"), "card\ncard wood\ncard xyzzy\n")
    assert "Which card?" in out
    assert "'wood' could be: " in out
    assert "No card is called 'xyzzy'." in out


def test_the_cards_of_everybody_with_their_texts_and_crops(shell: Shell) -> None:
    beans: dict[str, Any] = {"cards": ["Beanfield"], "card_state": {"B068": [162]}}
    out = shell(saved(at(players=2, seats=[{"cards": ["Wood Cutter"]}, beans])), "cards\nfarm 2\n")
    played = out.partition("> cards\n")[2]
    assert "Player 1 has played 1 card.\n   Wood Cutter: You get" in played
    assert "Player 2 has played 1 card.\n   Beanfield, 1 point: This card is a field" in played
    assert "vegetables grow. (now 2 vegetables)" in " ".join(played.split())
    assert "   cards: Beanfield with 2 vegetables\n" in played
    assert "Joinery [2 wood, 2 stone], 2 points: " in played


def test_farms_and_the_board_can_be_asked_for(shell: Shell) -> None:
    out = shell("agricola play --players 2 --seed 1", "farm\nfarm 2\nfarm 3\nboard\nfarm exp\nscore\n")
    assert "There is no player 3; the players are 1 to 2." in out
    assert "play an occupation (the first is free, then 1 food)" in out
    assert "3 wood more each round" in out
    assert "'farm exp' is no" in out or "short" in out
    assert "Player 2: -" in out


def test_what_waits_on_round_spaces_is_told_with_its_card(shell: Shell) -> None:
    goods = [{"round": n, "seat": 0, "card": "M-well", "goods": {"food": 1}} for n in (4, 5, 6, 9)]
    game = at(players=2, round=3, promises=goods, seats=[{"cards": ["M-well"]}])
    view = game.view(1)
    words = words_of(game, "en")
    assert "   to come: 1 food (Well) in rounds 4 to 6, 9" in describe_farm(view, 0, words)
    plow = say("do-may", what=say("do-plow")).json()
    view["promises"] = [{"round": 7, "seat": 0, "card": "A019", "goods": {}, "deed": cast("Message", plow)}]
    assert "   to come: may plow a field in round 7" in describe_farm(view, 0, words)


def test_the_card_that_asks_is_named_with_its_text(shell: Shell) -> None:
    seats = [{"cards": ["Plow Driver"], "house": "stone", "goods": {"food": 3}}]
    game = at(players=2, round=3, phase="preparation", seats=seats)
    out = shell(saved(game), "1\n")
    assert "Plow Driver: Player 1 may pay 1 food, then plow a field:\n   (As long as your house is of stone" in out
    assert "Plow Driver: Player 1 is to plow a field:\n" in out


def test_feeding_shows_what_one_has_and_what_begging_costs(shell: Shell) -> None:
    seats = [{"goods": {"grain": 1, "food": 2}, "cards": ["Wood Cutter"], "home": 1, "placed": ["Forest"]}]
    out = shell(saved(at(players=1, round=4, seats=seats)), "day laborer\n")
    asked = out.partition("Player 1: Day Laborer\n")[2]
    assert "\nPlayer 1 (starting player): " in asked
    assert re.search(r"needs \d food \(2 short\)\nPlayer 1 is to feed the family:\n", asked)
    assert "beg 2 (-6 points)" in asked


def lutenist() -> agricola.Game:
    seats = [{}, {"cards": ["Lutenist"], "goods": {"food": 2}, "hand": ["Canoe"]}]
    return at(players=4, round=3, stock={"Traveling Players": {"food": 1}}, seats=seats)


def test_a_question_inside_the_turn_of_another_is_announced(shell: Shell) -> None:
    out = shell(saved(lutenist()) + " --computers 0", "traveling players\n\n1\nquit\n")
    assert "The turn of Player 1 has a question for you." in " ".join(out.split())
    assert "In the middle of the turn of Player 1, Player 2 is asked.\nLutenist: Player 2 may pay 2 food" in out


def test_what_computers_do_is_told_in_one_line_each_with_their_cards(shell: Shell) -> None:
    out = shell("agricola play --players 3 --seed 4 --level random", "1\n" * 9)
    told = re.search(r"\n   Player [23]: Lessons \([AB]\); play ([\w ]+?)(?:;[^\n]*)?\n      (\1): ", out)
    assert told is not None
    assert not re.search(r"Player [23]: .*done", out)


def test_the_page_on_playing_tells_every_command_of_the_help() -> None:
    page = (Path(__file__).parents[2] / "docs" / "playing.md").read_text(encoding="utf-8")
    told = re.findall(r"^\| `(\S+)( [A-Z]+)?` \|", page.partition("## What you type")[2], re.M)
    assert [command for command, _ in told] == [line.split()[0] for line in help_text(Words()).splitlines()[8:]]


# --- several persons at one screen ------------------------------------------------------------------------------------


def two_persons(hidden: list[str]) -> agricola.Game:
    game = agricola.new_game("revised", players=2, seed=3, hands=[MINE, hidden])
    assert game.current_player == 0
    return game


def test_the_screen_is_handed_over_before_anything_is_shown(shell: Shell, keyboard: Keyboard) -> None:
    command = saved(two_persons(["Milk Jug"])) + " --computers 0 --lines"
    keyboard.types(["", "forest", "hello", "clay pit", "", "reed bank"])
    out = shell(command)
    asked = [prompt for prompt in keyboard.prompts if "Enter" in prompt]
    assert asked == ["Press Enter, Player 1> ", *["Press Enter, Player 2> "] * 3, "Press Enter, Player 1> "]
    screens = out.split("now; the others look away.")
    assert len(screens) == 4
    assert "Wood Cutter" not in screens[0]
    assert "Milk Jug" not in screens[1]
    assert "Wood Cutter" not in screens[2]
    assert "Since your last decision:\n   Player 1: Forest; +3 wood\n" in screens[2]
    assert "Corn Scoop" in screens[1]
    assert "Milk Jug" in screens[2]


def test_without_hands_nothing_is_handed_over(shell: Shell) -> None:
    out = shell("agricola play --no-cards --computers 0 --seed 3", "forest\nclay pit\n")
    assert "Press Enter" not in out


def test_quitting_at_the_hand_over_keeps_the_game(shell: Shell) -> None:
    out = shell(saved(two_persons([])) + " --computers 0", "\nforest\nquit\n")
    assert shell.code == 0
    assert "Your game is kept." in out


def test_who_has_moved_may_take_it_back_at_the_hand_over(shell: Shell) -> None:
    command = saved(two_persons([])) + " --computers 0"
    shell(command, "\nforest\nundo\nclay pit\n\nundo\n\nfishing\n\nundo\nsave end.txt\nquit\n")
    assert [text for _, text in agricola.load(Path("end.txt")).moves] == ["place:clay_pit", "place:fishing"]
    shell(command, "\nforest\nundo\nclay pit\n\nforest\nundo\nfishing\nsave end2.txt\nquit\n")
    assert [text for _, text in agricola.load(Path("end2.txt")).moves] == ["place:clay_pit", "place:fishing"]


# --- nothing hidden is seen -------------------------------------------------------------------------------------------


def test_undo_stops_where_another_player_acted(shell: Shell) -> None:
    out = shell("agricola play --players 2 --seed 3 --level random", "forest\nundo\nsave x.txt\nquit\n")
    assert "Player 2 has acted since, so nothing can be taken back." in out
    assert agricola.load(Path("x.txt")).moves[1][0] == 1


def test_undo_stops_where_a_round_card_was_turned_up(shell: Shell) -> None:
    out = shell("agricola play --players 1 --seed 3", "forest\nundo\nforest\nclay pit\nundo\nfishing\nundo\nundo\n")
    assert out.count("Taken back.") == 2
    assert out.count("A round card was turned up, so nothing can be taken back.") == 2


def test_with_confirm_a_turn_can_be_taken_back_before_it_passes_on(shell: Shell) -> None:
    typed = "forest\nundo\nlessons\n1\nundo\n1\n\nsave x.txt\nquit\n"
    out = shell("agricola play --players 2 --seed 3 --confirm", typed)
    assert out.count("Taken back.") == 2
    assert out.count("Enter: end of the turn. undo: take it back> ") == 3
    moves = [text for seat, text in agricola.load(Path("x.txt")).moves if seat == 0]
    assert moves[0] == "place:lessons_a"
    assert "Your game is kept." in shell("agricola play --players 2 --seed 3 --confirm", "forest\nquit\n")


LOOK = (
    "hand\ncards\nboard\nlook\nall\nfarm 1\nfarm 2\nscore\nwhy meeting\nwhy milk jug\nwhy lasso\ncard milk jug\nxyzzy\n"
)


@pytest.mark.parametrize("computers", [0, 1])
@pytest.mark.parametrize("plain", ["", "--plain"])
def test_two_games_that_differ_in_hidden_cards_look_the_same(shell: Shell, computers: int, plain: str) -> None:
    one, other = two_persons(HIDDEN), two_persons(ALSO_HIDDEN)
    assert one.view(1)["hand"] != other.view(1)["hand"]
    typed = f"{'' if computers else chr(10)}{LOOK}lessons\n{LOOK}1\n{LOOK if computers else ''}"
    outputs = [shell(f"{saved(game)} --computers {computers} {plain}", typed) for game in (one, other)]
    shown = [output.partition("The input has ended.")[0] for output in outputs]
    assert shown[0] == shown[1]
    assert "Wood Cutter" in shown[0]
    assert ("Since your last decision:" in shown[0]) == bool(computers)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_command_looks_the_same_when_the_unknown_is_dealt_anew(
    shell: Shell, players: int, capsys: pytest.CaptureFixture[str]
) -> None:
    """At many points of random games: what the asked seat is shown does not depend on what it can't know."""
    game = agricola.new_game("revised", players=players, seed=10 + players)
    rng = random.Random(players)
    looked = 0
    while not game.is_terminal():
        seat = game.current_player
        assert seat is not None
        if rng.random() < 0.08:
            screens = []
            for position in (game, game.determinize(seat, rng)):
                table = LineGame(LocalTable(Table(position)), Terminal())
                for command in LOOK.split("\n"):
                    word, _, rest = command.partition(" ")
                    if word in ("hand", "cards", "board", "look", "all", "farm", "score", "why"):
                        assert table._command(seat, word, rest)
                screens.append(capsys.readouterr().out)
            assert screens[0] == screens[1]
            looked += 1
        game.apply(rng.choice(game.legal_actions()))
    assert looked > 3


def test_a_position_shows_the_hand_of_its_seat_alone(shell: Shell) -> None:
    seats = with_ids([{"hand": ["Canoe"]}, {"hand": ["Tutor"]}])
    data = {"edition": "revised", "cards": True, "players": 2, "seats": seats}
    Path("puzzle.json").write_text(json.dumps(data), encoding="utf-8")
    first, second = (shell(f"agricola position puzzle.json --seat {seat}") for seat in (1, 2))
    assert "Canoe" in first
    assert "Tutor" not in first
    assert "Tutor" in second
    assert "Canoe" not in second


def test_at_the_end_everybody_is_told_what_the_cards_brought(shell: Shell) -> None:
    out = shell("agricola play --players 2 --seed 6 --level greedy", "1\n" * 400)
    assert shell.code == 0
    assert re.search(r"What the cards brought:\n  Player \d: [\w' ()-]+: \d+ \w+", out)
