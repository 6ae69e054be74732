"""The campaign of three games, rule by rule (revised 18.1)."""

from __future__ import annotations

import pytest

import agricola
from agricola.engine.goods import FOOD
from agricola.engine.kernel.card import OCCUPATION
from agricola.series import Campaign, Settings, loads, text_of
from agricola.series.series import NOTHING
from tests.series.kit import Scored, play


def _campaign(players: int, reading: str = "english") -> Campaign:
    return Campaign(Settings("revised", players=players, seed=5), reading=reading)


def _keep_nothing(campaign: Campaign) -> None:
    for seat in campaign.undecided:
        campaign.keep(seat, NOTHING)


@pytest.mark.parametrize(
    ("players", "scores", "points"),
    [
        (4, (10, 40, 30, 20), [3 + 2 + 1, 7 + 8 + 9, 5 + 5 + 6, 4 + 3 + 3]),
        (3, (10, 40, 30), [3 + 2 + 1, 7 + 8 + 9, 5 + 5 + 5]),
        (2, (10, 40), [0, 1 + 2 + 3]),
    ],
)
def test_points_by_rank_and_the_most_points_win_18_1_1(
    scored: Scored, players: int, scores: tuple[int, ...], points: list[int]
) -> None:
    campaign = _campaign(players)
    for _ in range(3):
        assert not campaign.over
        assert campaign.winners() == []
        scored.play(campaign, *scores)
        _keep_nothing(campaign)
    assert [standing.points for standing in campaign.standings()] == points
    assert campaign.over
    assert campaign.winners() == [1]


def test_equal_campaign_points_are_decided_by_all_scores_together_18_1_2(scored: Scored) -> None:
    """1 + 2 points against 3 of the last game."""
    campaign = _campaign(2)
    for scores in ((30, 29), (30, 29), (10, 20)):
        scored.play(campaign, *scores)
        _keep_nothing(campaign)
    assert [(one.points, one.total) for one in campaign.standings()] == [(3, 70), (3, 78)]
    assert campaign.winners() == [1]


def test_equal_ranks_get_the_points_of_the_better_one_and_all_last_ones_the_food_op_14(scored: Scored) -> None:
    campaign = _campaign(4)
    scored.play(campaign, 30, 40, 30, 30)
    _keep_nothing(campaign)
    assert [one.points for one in campaign.standings()] == [5, 7, 5, 5]
    players = campaign.next_game().state.players
    assert [player.goods[FOOD] for player in players] == [4, 2, 4, 4]


def test_the_winner_begins_and_the_last_has_1_food_more_18_1_3(scored: Scored) -> None:
    campaign = _campaign(3)
    scored.play(campaign, 20, 10, 30)
    _keep_nothing(campaign)
    state = campaign.next_game().state
    assert state.start == 2
    assert [player.goods[FOOD] for player in state.players] == [3, 4, 2]


def test_between_equal_winners_chance_draws_who_begins_the_same_each_time_op_14(scored: Scored) -> None:
    starts = set()
    for seed in range(12):
        campaign = Campaign(Settings("revised", players=3, seed=seed))
        scored.play(campaign, 30, 10, 30)
        _keep_nothing(campaign)
        starts.add(campaign.next_game().state.start)
        assert campaign.next_game().state.start == loads(text_of(campaign)).next_game().state.start
    assert starts == {0, 2}


def test_each_may_keep_one_occupation_on_top_of_the_seven_and_again_18_1_4(scored: Scored) -> None:
    campaign = _campaign(2)
    scored.play(campaign, 20, 30)
    assert campaign.undecided == [0, 1]
    assert not campaign.must_choose(0)
    kept = campaign.choices(0)[0]
    campaign.keep(0, kept)
    campaign.keep(1, NOTHING)
    state = campaign.next_game().state
    assert [[card.id for card in player.cards] for player in state.players] == [[kept], []]
    assert [sum(card.kind == OCCUPATION for card in player.hand) for player in state.players] == [7, 7]
    scored.play(campaign, 20, 30)
    assert kept in campaign.choices(0)


def test_by_the_french_appendix_each_must_keep_an_occupation_op_20(scored: Scored) -> None:
    campaign = _campaign(2, "french")
    for _ in range(2):
        scored.play(campaign, 20, 30)
        assert campaign.must_choose(0)
        with pytest.raises(agricola.BadOption, match="has to stay"):
            campaign.keep(0, NOTHING)
        kept = [campaign.choices(seat)[-1] for seat in (0, 1)]
        for seat, card in enumerate(kept):
            campaign.keep(seat, card)
        assert campaign.setup()["kept"] == [[card] for card in kept]
    scored.play(campaign, 20, 30)
    assert campaign.over
    assert not campaign.undecided
    assert not campaign.must_choose(0)


def test_who_played_no_occupation_has_none_to_keep_by_the_french_appendix(scored: Scored) -> None:
    campaign = _campaign(2, "french")
    game = campaign.next_game()
    while not game.is_terminal():
        actions = game.legal_actions()
        game.apply(next((action for action in actions if "lessons" not in action.code), actions[0]))
    scored.scores(20, 30)
    campaign.finish(game)
    assert not campaign.undecided
    assert campaign.setup()["kept"] == [[], []]


def test_by_the_polish_appendix_an_occupation_of_the_first_game_stays_for_both_later_ones_op_20(scored: Scored) -> None:
    campaign = _campaign(2, "polish")
    scored.play(campaign, 20, 30)
    assert not campaign.must_choose(0)
    kept = campaign.choices(0)[0]
    campaign.keep(0, kept)
    campaign.keep(1, NOTHING)
    for _ in range(2):
        assert campaign.undecided == []
        assert campaign.setup()["kept"] == [[kept], []]
        state = campaign.next_game().state
        assert [[card.id for card in player.cards] for player in state.players] == [[kept], []]
        scored.play(campaign, 20, 30)
        again = loads(text_of(campaign))
        assert (text_of(again), again.over) == (text_of(campaign), campaign.over)
    assert campaign.over


def test_a_campaign_without_a_reading_is_english_and_unknown_ones_are_refused() -> None:
    """Files from before there were readings name none."""
    campaign = _campaign(2)
    text = text_of(campaign)
    older = loads(text.replace(' "reading": "english",\n', ""))
    assert isinstance(older, Campaign)
    assert (older.reading, text_of(older)) == ("english", text)
    with pytest.raises(agricola.BadOption, match="the readings are: english, french, polish"):
        _campaign(2, "german")


def test_nothing_is_kept_after_the_third_game(scored: Scored) -> None:
    campaign = _campaign(2)
    for _ in range(3):
        scored.play(campaign, 20, 30)
        _keep_nothing(campaign)
    assert campaign.choices(0) == []
    with pytest.raises(agricola.BadRecord, match="no game"):
        campaign.finish(play(_campaign(2)))


def test_a_campaign_is_saved_and_loaded() -> None:
    campaign = Campaign(Settings("revised", players=3, seed=5, opponents=("greedy", "random")))
    campaign.finish(play(campaign))
    campaign.keep(0, campaign.choices(0)[0])
    again = loads(text_of(campaign))
    assert isinstance(again, Campaign)
    assert (text_of(again), again.undecided, again.settings) == (text_of(campaign), [1, 2], campaign.settings)


def test_in_a_campaign_hands_are_dealt() -> None:
    """Only who plays alone may choose (14.2)."""
    campaign = _campaign(2)
    with pytest.raises(agricola.BadOption, match="only who plays alone"):
        campaign.next_game(hand=["Corn Scoop"])
    game = agricola.new_game(**{**campaign.setup(), "hands": [["Corn Scoop"]]})  # type: ignore[arg-type]
    with pytest.raises(agricola.BadRecord, match="only who plays alone"):
        campaign.leave(game)


def test_cards_that_suffice_for_the_first_game_only_are_refused_at_once() -> None:
    """By groups three players need 6 occupations [4]; of the 7 each of them may keep one."""
    campaign = Campaign(Settings("revised", players=2, variants=("lopez",)))
    assert len(campaign.next_game().state.players) == 2
    for variants in (("lopez",), ("lopez", "draft-combined")):
        with pytest.raises(
            agricola.BadOption, match=r"may keep .* 6 occupations \[\d\+?\] are needed for 3 players, 4 are"
        ):
            Campaign(Settings("revised", players=3, variants=variants))


def test_what_is_no_campaign_is_refused() -> None:
    for settings, why in ((Settings("revised"), "2 to 4"), (Settings("original", players=2), "revised")):
        with pytest.raises(agricola.BadOption, match=why):
            Campaign(settings)
