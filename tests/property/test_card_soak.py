"""The long random play with hand cards, which `make soak-cards` runs: what it deals and what it asks for."""

from __future__ import annotations

from collections import Counter

import pytest

from agricola.cards.catalog import HAND_CARDS
from tests.property.card_games import CardSetup, check_card_game, deck_mixes
from tests.property.card_soak import WANTED, main, rarest, table, too_rare, verdict
from tests.property.in_bulk import Bulk, Played

ENOUGH = Counter({card.id: 30 for card in HAND_CARDS})


def test_a_card_that_is_played_too_rarely_is_named() -> None:
    assert "Corn Scoop (A067): 29" in too_rare(Counter({"A067": 29}), 30)
    assert "Corn Scoop (A067): 30" not in too_rare(Counter({"A067": 30}), 30)
    assert "       1  A067  Corn Scoop" in table(Counter(["A067"]))


def test_the_soak_fails_when_a_card_is_rare_or_a_game_fails() -> None:
    said: list[str] = []
    assert verdict(Played(9, ENOUGH), 30, said.append) == 0
    assert said == []
    assert verdict(Played(9, ENOUGH - Counter(["E011"])), 30, said.append) == 1
    assert "E011): 29" in said.pop()
    assert verdict(Played(9, ENOUGH, ["game 3: lost"]), 30, said.append) == 1


def play_badly(first: int, count: int, rare: tuple[str, ...]) -> Played:
    """Lose one game of those that are to be played."""
    return Played(count, failures=[f"game {first}: lost"])


def test_a_failure_is_told_at_once() -> None:
    said: list[str] = []
    Bulk(play_badly, 2, lambda counts: "nothing").run(2, 7, said.append, 1)
    # On a slow machine a line of progress may come first.
    assert said[-2] == "game 7: lost"
    assert "1 failures" in said[-1]


def test_wanted_cards_leave_room_for_those_kept_alone() -> None:
    wanted = tuple(card.id for card in HAND_CARDS if card.id.startswith("E"))[20:80]
    game = CardSetup("original", 1, decks="E", wanted=wanted, kept=4).new(1)
    assert len(game.state.players[0].hand) == 7 + 3


def test_the_rarest_cards_are_wanted() -> None:
    counts = ENOUGH - Counter({"Z336": 1, "E011": 2})
    assert rarest(counts)[:2] == ("E011", "Z336")
    assert len(rarest(counts)) == WANTED


@pytest.mark.parametrize("wealthy", [False, True])
def test_wanted_cards_are_dealt_where_they_are_in_the_game(wealthy: bool) -> None:
    """Harrow is not in deck E, and Puppeteer not in a game of two."""
    wanted = ("E011", "I068", "E150", "E163")
    game = CardSetup("original", 2, wealthy=wealthy, decks="E", wanted=wanted).new(1)
    first, second = (p.hand for p in game.state.players)
    assert len(first) == len(second) == 14
    assert {"E011", "E150"} <= {card.id for card in (*first, *second)}
    assert not {"I068"} & {card.id for card in (*first, *second, *game.state.minor_pile)}


def test_all_mixes_of_decks_are_played() -> None:
    mixes = deck_mixes("original")
    assert len(mixes) == 14
    assert mixes[0] == "EIKZ"
    assert {"E", "I", "K", "EZ", "IK"} <= set(mixes)
    assert deck_mixes("revised") == [""]


def test_a_game_is_followed_by_the_bookkeeper() -> None:
    walk = check_card_game(3, 0.0, ("E152",), audited=True)
    assert walk.played


def test_the_command_plays_in_processes_and_counts(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--games", "2", "--processes", "1", "--least", "0"]) == 0
    told = capsys.readouterr().out
    assert "2 of 2 games" in told
    assert main(["--games", "1", "--processes", "1"]) == 1
    assert "played less than 30 times in 1 games" in capsys.readouterr().out
