"""The players of a training run on Ray: as those on one machine, and one that is lost begins anew."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest

pytest.importorskip("numpy")
ray = pytest.importorskip("ray", reason="Ray is not installed: pip install 'agricola[ray]'")
pytestmark = pytest.mark.filterwarnings("ignore")

from agricola.agents.worker_pool import WorkerLost  # noqa: E402
from agricola.train.players import players_for  # noqa: E402
from agricola.train.ray_players import RayPlayers  # noqa: E402
from tests.train.small_run import (  # noqa: E402
    PLAYED,
    check_news_is_followed,
    check_parts,
    from_all,
    gather,
    news,
    setup,
)


@pytest.fixture(scope="module", autouse=True)
def cluster() -> Iterator[None]:
    """Two processors, however many this machine has: one for each player."""
    ray.init(num_cpus=2, logging_level="ERROR", log_to_driver=False)
    yield
    ray.shutdown()


@pytest.mark.parametrize("simulations", [0, 2])
def test_decisions_come_back_from_every_player(simulations: int) -> None:
    of = setup(simulations)
    with players_for(of, 1, news(of), on_ray=True) as players:
        check_parts(of, gather(players, from_all))


def test_players_follow_the_news() -> None:
    of = setup()
    with players_for(of, 1, news(of), on_ray=True) as players:
        check_news_is_followed(of, players)


def test_for_a_player_that_is_lost_another_begins() -> None:
    of = setup()
    with RayPlayers(of, 1, news(of)) as players:
        gather(players, from_all)
        players.publish(news(of, pool_share=1.0))
        for actor in players._actors.values():
            ray.kill(actor)
        parts = gather(players, lambda parts: len(parts) >= 8 and from_all(parts))
    check_parts(of, parts)
    assert all(part.tally.met for part in parts[-4:] if part.game == PLAYED[0]), "it has heard the newest news"


def test_a_player_that_never_came_to_play_is_told() -> None:
    of = setup()
    with RayPlayers(of, 1, news(of)) as players:
        for actor in players._actors.values():
            ray.kill(actor)
        with pytest.raises(WorkerLost, match="lost before it had played"):
            gather(players, lambda parts: False)


def test_what_goes_wrong_on_another_machine_is_told_as_it_is() -> None:
    of = replace(setup(), capacity=1)  # no game has only one decision
    with RayPlayers(of, 1, news(of)) as players, pytest.raises(ValueError, match="broadcast"):
        gather(players, lambda parts: False)


def test_players_without_a_processor_wait_for_one(capsys: pytest.CaptureFixture[str]) -> None:
    of = setup()
    crowded = replace(of, played=of.played * 2)
    with RayPlayers(crowded, 1, news(of)) as players:
        check_parts(crowded, gather(players, lambda parts: len(parts) >= 4))
    assert "4 players, 2 processors" in capsys.readouterr().out
