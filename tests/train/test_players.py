"""The players of a training run: what they decide comes back whole, they follow the news, and they end."""

from __future__ import annotations

import multiprocessing
import os

import pytest

np = pytest.importorskip("numpy")

from agricola.agents.worker_pool import WorkerLost  # noqa: E402
from agricola.encoding.column_numbers import G_KINDS, G_MAJORS  # noqa: E402
from agricola.train.messages import Tally  # noqa: E402
from agricola.train.players import players_for  # noqa: E402
from tests.train.small_run import check_news_is_followed, check_parts, from_all, gather, news, setup  # noqa: E402


@pytest.mark.parametrize("simulations", [0, 2])
def test_decisions_come_back_from_every_player(simulations: int) -> None:
    of, before = setup(simulations), dict(os.environ)
    with players_for(of, 1, news(of), on_ray=False) as players:
        parts = gather(players, from_all)
    assert not multiprocessing.active_children()
    check_parts(of, parts)
    assert os.environ == before


def test_a_seat_looks_at_what_another_is_asked() -> None:
    """What it sees then teaches what a position is worth: the game's points, no choice."""
    of = setup()
    with players_for(of, 1, news(of, looks=1.0), on_ray=False) as players:
        parts = gather(players, from_all)
    check_parts(of, parts)
    assert all(part.game == ("revised", 1, False) or (part.decisions["counts"] == 1).any() for part in parts)
    for part in parts:
        looks = part.decisions["counts"] == 1
        assert part.game != ("revised", 1, False) or not looks.any()
        kinds = [number for number, column in enumerate(of.inputs.columns) if G_KINDS <= column < G_MAJORS]
        assert kinds
        assert not part.decisions["observations"][looks][:, kinds].any()
        assert part.decisions["observations"][~looks][:, kinds].any()
        assert not part.decisions["advantages"][looks].any()


def test_players_follow_the_news() -> None:
    of = setup()
    with players_for(of, 1, news(of), on_ray=False) as players:
        check_news_is_followed(of, players)


@pytest.mark.parametrize("simulations", [0, 2])
def test_strangers_play_the_other_seats(simulations: int) -> None:
    """A network that knows nothing loses most games against them; alone it meets nobody."""
    of = setup(simulations)
    with players_for(of, 1, news(of, strangers=1.0), on_ray=False) as players:
        parts = gather(players, from_all)
    check_parts(of, parts)
    for part in parts:
        alone = part.game[1] == 1
        assert part.tally.met == (0 if alone else part.tally.games)
        if not alone:  # one who misjudges placements may lose a game now and then
            assert part.tally.beaten < part.tally.met / 2
            assert part.decisions["points"][:, 0].mean() < part.decisions["points"][:, 1].mean()


def test_a_player_that_is_lost_is_told() -> None:
    of = setup()
    with players_for(of, 1, news(of), on_ray=False) as players:
        multiprocessing.active_children()[0].kill()
        with pytest.raises(WorkerLost, match="ended with exit code"):
            gather(players, lambda parts: False)


def test_tallies_add_up() -> None:
    one = Tally(np.ones(12), farms=2, beaten=1, met=3)
    one.add(Tally(np.full(12, 2.0), farms=1, beaten=2, met=3))
    assert (one.games, one.farms, one.beaten, one.met) == (9, 3, 3, 6)
    assert one.summary() == "/".join(["1"] * 12) + ",0.50"
