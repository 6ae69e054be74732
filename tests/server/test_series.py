"""Series and campaigns at the service: begun, played in ordinary rooms, resumed, chosen in, exported."""

from __future__ import annotations

import random
from pathlib import Path

import agricola
from agricola.series import loads
from tests.server.kit import COMPUTER, OPEN, PERSON, Browser, live

SOLO: dict[str, object] = {"edition": "revised", "seats": [PERSON], "name": "Winter", "seed": 3}


def _begin(ann: Browser, **wish: object) -> str:
    series: str = ann.post("/api/series", {**SOLO, **wish}, 201)["id"]
    return series


def _play_to_the_end(one: Browser, room: str, *others: Browser) -> None:
    """Play a practice game at random, with occupations where they can be played, through its record."""
    rng = random.Random(1)
    everybody = [one, *others]
    while True:
        asked = [(who, who.state(room)) for who in everybody]
        if asked[0][1]["over"]:
            return
        for who, state in asked:
            actions = [action["code"] for action in state["view"]["actions"]]
            if actions:
                wanted = [code for code in actions if "lessons" in code or code.startswith("card:")]
                who.act(room, rng.choice(wanted or actions))
                break


def test_a_solo_series_is_begun_played_and_repeated(ann: Browser) -> None:
    series = _begin(ann)
    begun = ann.get(f"/api/series/{series}")
    assert (begun["form"], begun["number"], begun["target"], begun["games"], begun["room"]) == ("solo", 1, 50, [], None)
    room = ann.post(f"/api/series/{series}/play")["room"]
    assert ann.state(room)["room"]["series"] == series
    assert ann.state(room)["view"]["target"]["points"] == 50
    assert ann.post(f"/api/series/{series}/play")["room"] == room
    _play_to_the_end(ann, room)
    info = ann.get(f"/api/series/{series}")
    (game,) = info["games"]
    assert (game["number"], game["target"], game["reached"], game["room"]) == (1, 50, False, room)
    assert (info["number"], info["target"], info["food"], info["room"], info["over"]) == (1, 50, 0, None, False)
    assert ann.post(f"/api/series/{series}/play")["room"] != room
    text = ann.ask("GET", f"/api/series/{series}/export").text.decode()
    exported = loads(text)
    assert [played.result.scores[0] for played in exported.games] == game["scores"]
    assert agricola.replay(str(exported.games[0].record)).is_terminal()


def test_a_hand_and_an_order_are_chosen_for_a_game_17_5(ann: Browser) -> None:
    series = _begin(ann, edition="original", decks="E")
    editions = {one["name"]: one for one in ann.get("/api/catalog")["editions"]}
    order = [card["id"] for stage in editions["original"]["round_cards"] for card in reversed(stage)]
    wish = {"hand": ["Chief", "E021"], "round_cards": order}
    refused = ann.post(f"/api/series/{series}/play", {"hand": ["Nobody"]}, 422)
    assert refused["error"]["code"] == "bad_series"
    room = ann.post(f"/api/series/{series}/play", wish)["room"]
    view = ann.state(room)["view"]
    assert {"E172", "E021"} <= set(view["hand"])
    assert (len(view["hand"]), view["round_cards"]) == (14, order)
    _play_to_the_end(ann, room)
    info = ann.get(f"/api/series/{series}")
    assert (len(info["games"]), info["over"]) == (1, True)
    exported = loads(ann.ask("GET", f"/api/series/{series}/export").text.decode())
    assert exported.games[0].record.setup["hands"] == [["Chief", "E021"]]


def test_a_campaign_for_friends_and_a_computer(ann: Browser, bob: Browser) -> None:
    series = _begin(ann, seats=[PERSON, OPEN], name="Cup")
    room = ann.post(f"/api/series/{series}/play")["room"]
    bob.post(f"/api/rooms/{room}/join", {"name": "Bob"})
    _play_to_the_end(ann, room, bob)
    info = bob.get(f"/api/series/{series}")
    assert sorted(info["games"][0]["campaign_points"]) in ([0, 1], [1, 1])
    choices = {choice["seat"]: choice["cards"] for choice in info["choices"]}
    for who, seat in ((ann, 0), (bob, 1)):
        if seat not in choices:
            continue
        other = bob if who is ann else ann
        card = choices[seat][0]
        refused = other.post(f"/api/series/{series}/keep", {"seat": seat, "card": card}, 403)
        assert refused["error"]["code"] == "not_your_seat"
        assert who.post(f"/api/series/{series}/keep", {"seat": seat, "card": "Z999"}, 422)
        kept = who.post(f"/api/series/{series}/keep", {"seat": seat, "card": card})
        assert kept["games"][0]["kept"][seat] == card
    assert bob.post(f"/api/series/{series}/play", {}, 403)["error"]["code"] == "not_your_series"
    again = ann.post(f"/api/series/{series}/play")["room"]
    played = [seat["cards"] for seat in ann.state(again)["view"]["seats"]]
    assert all(cards[0] in played[seat] for seat, cards in choices.items())


def test_in_a_campaign_by_the_french_appendix_everybody_has_to_keep_something_op_20(ann: Browser) -> None:
    series = _begin(ann, seats=[PERSON, COMPUTER], reading="french")
    room = ann.post(f"/api/series/{series}/play")["room"]
    _play_to_the_end(ann, room)
    info = ann.get(f"/api/series/{series}")
    assert info["reading"] == "french"
    (choice,) = info["choices"]
    assert choice["must"]
    assert ann.post(f"/api/series/{series}/keep", {"seat": 0, "card": ""}, 422)["error"]["code"] == "bad_series"
    assert ann.post(f"/api/series/{series}/keep", {"seat": 0, "card": choice["cards"][0]})["choices"] == []
    assert ann.get(f"/api/series/{_begin(ann)}")["reading"] is None


def test_computers_keep_what_they_like(ann: Browser) -> None:
    series = _begin(ann, seats=[COMPUTER, COMPUTER])
    room = ann.post(f"/api/series/{series}/play")["room"]
    ann.wait(room, "over")
    info = ann.get(f"/api/series/{series}")
    assert (info["choices"], len(info["games"])) == ([], 1)


def test_what_cannot_be_played_is_refused(ann: Browser, bob: Browser) -> None:
    for wish in ({"edition": "family"}, {"seats": [PERSON] * 5}, {"variants": ["solo-target"]}, {"decks": "Q"}):
        assert ann.post("/api/series", {**SOLO, **wish}, 422)["error"]["code"] == "bad_series"
    level = {"kind": "computer", "level": "genius"}
    assert ann.post("/api/series", {**SOLO, "seats": [PERSON, level]}, 422)["error"]["code"] == "no_such_level"
    assert ann.ask("GET", "/api/series/nowhere").status == 404
    series = _begin(ann)
    assert bob.post(f"/api/series/{series}/play", {}, 403)["error"]["code"] == "not_your_series"
    assert ann.post(f"/api/series/{series}/keep", {"seat": 0, "card": ""}, 403)
    assert bob.get("/api/series")["series"] == []
    assert [one["id"] for one in ann.get("/api/series")["series"]] == [series]


def test_a_series_outlasts_a_restart(tmp_path: Path) -> None:
    with live(data=tmp_path) as service:
        ann = service.browser()
        series = _begin(ann)
        room = ann.post(f"/api/series/{series}/play")["room"]
        _play_to_the_end(ann, room)
        before = ann.get(f"/api/series/{series}")
    with live(data=tmp_path) as service:
        ann.port = service.port
        assert ann.get(f"/api/series/{series}") == before
        assert [one["name"] for one in ann.get("/api/series")["series"]] == ["Winter"]
