"""The solo series, rule by rule (revised 18.2, original 17)."""

from __future__ import annotations

from dataclasses import replace

import pytest

import agricola
from agricola.engine.goods import FOOD
from agricola.engine.kernel.card import OCCUPATION
from agricola.series import Settings, SoloSeries, loads, text_of
from agricola.series.series import NOTHING
from agricola.series.solo import target_of
from tests.series.kit import Scored, play

REVISED = Settings("revised", seed=5)
ORIGINAL = Settings("original", decks="E", seed=5)
CHIEF = "E172"
"""An occupation that costs 2 food of its own."""


def _target(game: agricola.Game) -> int:
    """The points to reach that the player sees."""
    shown = game.view(0)["target"]
    assert shown is not None
    return shown["points"]


def test_the_targets_and_one_more_for_each_further_game_18_2_1() -> None:
    assert [target_of(number) for number in range(1, 11)] == [50, 55, 59, 62, 64, 65, 66, 67, 68, 69]


def test_the_target_is_in_view_and_the_first_game_starts_without_food_18_2_3() -> None:
    for settings in (REVISED, ORIGINAL):
        game = SoloSeries(settings).next_game()
        me = game.state.players[0]
        assert _target(game) == 50
        assert (me.goods[FOOD], me.cards, len(me.hand)) == (0, (), 14)


def test_half_of_the_surplus_is_food_in_the_next_game_17_4(scored: Scored) -> None:
    """57 points in game 1 give 3 food in game 2."""
    series = SoloSeries(REVISED)
    scored.play(series, 57)
    series.keep(0, series.choices(0)[0])
    assert (series.number, series.target, series.start_food) == (2, 55, 3)
    assert series.next_game().state.players[0].goods[FOOD] == 3


def test_the_chosen_occupation_lies_open_in_every_later_game_18_2_2(scored: Scored) -> None:
    series = SoloSeries(REVISED)
    played = scored.play(series, 50)
    assert series.choices(0) == list(played.result.played[0])
    first = series.choices(0)[0]
    series.keep(0, first)
    scored.play(series, 55)
    assert first not in series.choices(0)
    second = series.choices(0)[0]
    series.keep(0, second)
    me = series.next_game().state.players[0]
    assert [card.id for card in me.cards] == [first, second]
    assert sum(card.kind == OCCUPATION for card in me.hand) == 5


def test_after_game_1_one_must_choose_later_one_may_do_without_18_2_2(scored: Scored) -> None:
    series = SoloSeries(REVISED)
    scored.play(series, 50)
    assert series.must_choose(0)
    with pytest.raises(agricola.BadOption, match="has to stay"):
        series.keep(0, NOTHING)
    series.keep(0, series.choices(0)[0])
    scored.play(series, 55)
    assert not series.must_choose(0)
    series.keep(0, NOTHING)
    assert len(series.permanent) == 1


def test_in_the_original_one_must_choose_after_each_of_games_1_to_7_17_2(scored: Scored) -> None:
    series = SoloSeries(ORIGINAL)
    for number in range(1, 8):
        scored.play(series, target_of(number))
        if series.choices(0):
            assert series.must_choose(0)
            series.keep(0, series.choices(0)[0])
    permanent = series.permanent
    assert series.number == 8
    scored.play(series, target_of(8))
    assert series.choices(0) == []
    assert series.complete
    assert not series.over
    assert series.permanent == permanent
    assert (series.number, series.target) == (9, 68)


def test_no_game_begins_before_the_choice_is_made(scored: Scored) -> None:
    series = SoloSeries(REVISED)
    scored.play(series, 50)
    with pytest.raises(agricola.BadOption, match="which occupation stays"):
        series.next_game()
    with pytest.raises(agricola.BadOption, match="can't stay"):
        series.keep(0, "A001")


def test_a_missed_game_may_be_repeated_without_food_18_2_5(scored: Scored) -> None:
    series = SoloSeries(REVISED)
    scored.play(series, 60)
    series.keep(0, series.choices(0)[0])
    permanent = series.permanent
    scored.play(series, 54)
    assert (series.over, series.undecided, series.number, series.start_food) == (False, [], 2, 0)
    game = series.next_game()
    assert _target(game) == 55
    assert [card.id for card in game.state.players[0].cards] == permanent
    assert game.record().setup["seed"] != series.games[-1].record.setup["seed"]


def test_a_missed_target_ends_the_series_of_the_original_unless_one_may_repeat_op_24(scored: Scored) -> None:
    series, again = SoloSeries(ORIGINAL), SoloSeries(ORIGINAL, repeat=True)
    scored.play(series, 49)
    assert series.over
    with pytest.raises(agricola.BadOption, match="over"):
        series.next_game()
    scored.play(again, 49)
    assert _target(again.next_game()) == 50


def test_an_occupation_whose_own_cost_cant_be_paid_is_no_longer_permanent_18_2_4(
    scored: Scored, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The Chief was played in game 1; game 2 begins without food, under the revised rule that asks for own costs."""
    series = SoloSeries(ORIGINAL)
    played = scored.play(series, 50)
    played.result = replace(played.result, played=((CHIEF,),))
    series.keep(0, CHIEF)
    assert series.permanent == [CHIEF]
    assert scored.play(series, 55).result.still_kept == ((CHIEF,),)
    series.games.pop()
    monkeypatch.setattr(series.next_game().state.board, "kept_cost_their_own", True)
    assert scored.play(series, 55).result.still_kept == ((),)
    assert CHIEF not in series.permanent


def _order(settings: Settings) -> list[str]:
    """The round cards of a solo game, the last one of each stage first."""
    board = SoloSeries(settings).next_game().state.board
    return [space.id for space in sorted(board.spaces, key=lambda space: (space.stage, -space.index)) if space.stage]


@pytest.mark.parametrize(("settings", "minor", "occupation"), [(ORIGINAL, "E021", CHIEF), (REVISED, "A067", "A116")])
def test_the_hand_and_the_order_of_the_round_cards_may_be_chosen_17_5(
    scored: Scored, settings: Settings, minor: str, occupation: str
) -> None:
    """Original 17 point 5, revised 14.2: for each game anew; what has become permanent can't be in the hand, too."""
    series = SoloSeries(settings)
    order = _order(settings)
    game = series.next_game(hand=[minor, occupation], round_cards=order)
    held = [card.id for card in game.state.players[0].hand]
    assert (minor in held, occupation in held, len(held)) == (True, True, 14)
    assert game.view(0)["round_cards"] == order
    game.apply(game.legal_actions()[0])
    series.leave(game)
    assert loads(text_of(series)).next_game().key() == game.key()
    with pytest.raises(agricola.BadOption, match="the game has begun"):
        series.next_game(hand=[minor])
    while not game.is_terminal():
        game.apply(game.legal_actions()[0])
    scored.scores(50)
    played = series.finish(game)
    assert played.record.setup["hands"] == [[minor, occupation]]
    assert played.record.setup["round_cards"] == order
    # Whatever was played in it, the chosen occupation is to stay.
    played.result = replace(played.result, played=((occupation,),))
    played.kept = [None]
    series.keep(0, occupation)
    with pytest.raises(agricola.BadOption, match="is kept from an earlier game; choose another card"):
        series.next_game(hand=[minor, occupation])
    me = series.next_game(hand=[minor]).state.players[0]
    assert (minor in [card.id for card in me.hand], len(me.hand)) == (True, 13)


def test_a_series_with_chosen_hands_is_saved_and_loaded_17_5() -> None:
    series = SoloSeries(REVISED)
    game = series.next_game(hand=["Corn Scoop"], round_cards=_order(REVISED))
    while not game.is_terminal():
        game.apply(game.legal_actions()[-1])
    series.finish(game)
    again = loads(text_of(series))
    assert text_of(again) == text_of(series)
    assert again.next_game().record().setup.get("hands") is None


def test_a_hand_that_cant_be_is_refused_17_5() -> None:
    for choice, why in (
        ({"hand": ["Nonsense"]}, "has no minor improvement or occupation"),
        ({"round_cards": ["Fencing"]}, "each round card once"),
    ):
        with pytest.raises(agricola.BadOption, match=why):
            SoloSeries(REVISED).next_game(**choice)  # type: ignore[arg-type]
    series = SoloSeries(REVISED)
    text = text_of(series)
    game = agricola.new_game("revised", players=1, seed=3, hands=[["Corn Scoop"]])
    with pytest.raises(agricola.BadRecord, match="began in another way"):
        series.leave(game)
    assert text_of(series) == text


def test_only_the_open_game_of_the_series_counts() -> None:
    series = SoloSeries(REVISED)
    other = SoloSeries(Settings("revised", seed=6))
    with pytest.raises(agricola.BadRecord, match="began in another way"):
        series.finish(play(other))
    with pytest.raises(agricola.BadRecord, match="not over"):
        series.finish(series.next_game())
    game = play(series)
    text = str(game.record()).replace("scores: ", "scores: 9")
    with pytest.raises(agricola.BadRecord):
        series.finish(text)
    assert series.games == []
    assert series.finish(str(game.record())).result.scores == (game.scores()[0].total,)


def test_a_series_is_saved_and_loaded_with_its_games_and_the_one_that_was_left() -> None:
    series = SoloSeries(Settings("revised", seed=5, variants=("suggestion-markers",), house_rules=("free-pastures",)))
    series.finish(play(series))
    game = series.next_game()
    game.apply(game.legal_actions()[0])
    series.leave(game)
    again = loads(text_of(series))
    assert text_of(again) == text_of(series)
    assert again.next_game().key() == game.key()
    assert [played.result for played in again.games] == [played.result for played in series.games]


def test_a_file_that_was_edited_is_refused() -> None:
    series = SoloSeries(REVISED)
    series.finish(play(series))
    with pytest.raises(agricola.BadRecord, match="began in another way"):
        loads(text_of(series).replace('"seed": 5', '"seed": 6'))
    with pytest.raises(agricola.BadRecord, match="no JSON"):
        loads("?")


@pytest.mark.parametrize("variant", ["7-of-10", "living-5", "living-3"])
def test_a_way_to_get_a_hand_that_deals_other_numbers_is_refused_at_once_18_2_2(variant: str) -> None:
    """Seven less the permanent ones are dealt: else the second game could not begin."""
    with pytest.raises(agricola.BadOption, match=f"7 occupations, those that are permanent included; leave {variant}"):
        SoloSeries(Settings("revised", variants=(variant,)))


def test_what_is_no_solo_series_is_refused() -> None:
    for settings, why in (
        (Settings("family"), "edition"),
        (Settings("revised", players=2), "campaign"),
        (Settings("revised", variants=("solo-target",)), "own targets"),
        (Settings("revised", seed=-1), "seed"),
    ):
        with pytest.raises(agricola.BadOption, match=why):
            SoloSeries(settings)
