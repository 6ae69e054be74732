"""Ratings of people: Elo between each two of them."""

from __future__ import annotations

import pytest

from agricola.server.rooms.player_ratings import Rank, rated_people, rating_changes
from agricola.server.rooms.seats import SeatAssignment
from agricola.server.storage.store import Rating


def rating(holder: str, points: float = 0.0, games: int = 0) -> Rating:
    """What somebody has before a game."""
    return Rating(holder, "revised", True, 2, points, games)


def person(holder: str) -> SeatAssignment:
    """A seat of somebody's."""
    return SeatAssignment("person", "", None, holder)


def changes(*people: tuple[Rating, Rank]) -> list[float]:
    """What a game adds to the points of its people."""
    added = rating_changes([before for before, _ in people], [rank for _, rank in people])
    assert [(one.holder, one.edition, one.cards, one.players, one.games) for one in added] == [
        (before.holder, before.edition, before.cards, before.players, 1) for before, _ in people
    ]
    return [one.points for one in added]


def test_equal_people_win_and_lose_half_a_step() -> None:
    assert changes((rating("ann"), (31, 2)), (rating("bob"), (31, 1))) == [20.0, -20.0]
    assert changes((rating("ann"), (31, 2)), (rating("bob"), (31, 2))) == [0.0, 0.0]


def test_400_points_ahead_one_wins_ten_of_eleven() -> None:
    """The scale of Elo."""
    assert changes((rating("ann", 400.0), (40,)), (rating("bob"), (20,))) == pytest.approx([40 / 11, -40 / 11])
    assert changes((rating("ann", 400.0), (20,)), (rating("bob"), (40,))) == pytest.approx([-400 / 11, 400 / 11])


def test_after_30_games_a_rating_changes_half_as_fast() -> None:
    assert changes((rating("ann", 0.0, 30), (40,)), (rating("bob", 0.0, 29), (20,))) == [10.0, -20.0]


def test_a_game_of_several_is_one_between_each_two() -> None:
    three = changes((rating("ann"), (40,)), (rating("bob"), (30,)), (rating("eve"), (30,)))
    assert three == [20.0, -10.0, -10.0]
    strong = changes((rating("ann", 400.0), (40,)), (rating("bob"), (30,)), (rating("eve"), (20,)))
    assert strong == pytest.approx([40 / 11, 20 * (0.5 - 1 / 11), 20 * (-0.5 - 1 / 11)])
    assert sum(strong) == pytest.approx(0.0)


def test_computers_and_who_plays_alone_are_not_rated() -> None:
    assert rating_changes([rating("ann")], [(40,)]) == []
    seats = [person("ann"), SeatAssignment("computer", "", "easy")]
    assert rated_people(["ann", None], seats, [(40,), (50,)]) == {"ann": (40,)}


def test_several_seats_do_not_count_and_who_left_is_last() -> None:
    seats = [
        person("ann"),
        person("bob"),
        person("bob"),
        SeatAssignment("computer", "", "easy", "eve", True),
        person("tom"),
    ]
    people = rated_people(["ann", "bob", "bob", "eve", "tom"], seats, [(30,), (50,), (10,), (60,), (-5,)])
    assert people == {"ann": (30,), "eve": (), "tom": (-5,)}
    added = rating_changes([rating(who) for who in people], list(people.values()))
    assert [one.points for one in added] == [20.0, -20.0, 0.0]


def test_who_left_is_last_whoever_sits_there_at_the_end() -> None:
    """An open seat, a computer that another has put there, somebody else, or a better seat: all the same."""
    for now in (SeatAssignment("open"), SeatAssignment("computer", "", "easy"), person("tom")):
        assert rated_people(["ann", "bob"], [person("ann"), now], [(30,), (60,)]) == {"ann": (30,), "bob": ()}
    swapped = [SeatAssignment("computer", "", "easy"), person("ann")]
    assert rated_people(["ann", "bob"], swapped, [(30,), (60,)]) == {"ann": (), "bob": ()}


def test_who_takes_a_seat_later_is_not_rated() -> None:
    assert rated_people([None, "bob"], [person("tom"), person("bob")], [(30,), (60,)]) == {"bob": (60,)}


def test_a_host_wins_nothing_by_sending_people_away() -> None:
    """Neither does anybody else; who was sent away wins against the host, if the host plays."""
    seats = [person("ann"), SeatAssignment("computer", "", "easy"), person("tom")]
    ranks = [(30,), (60,), (10,)]
    assert rated_people(["ann", "bob", "tom"], seats, ranks, ["bob"], "ann") == {"ann": (), "bob": (0,)}
    assert rated_people(["ann", "bob", "tom"], seats, ranks, ["bob"], "eve") == {}
