"""Rooms: making, inviting, playing, watching, leaving, coming back."""

from __future__ import annotations

import json

import agricola
from agricola.agents.analysis import hints_for_learners
from agricola.agents.protocol import Observation
from agricola.agents.roster import make_agent
from agricola.cards.rulings import rulings_of
from tests.server.kit import COMPUTER, OPEN, PERSON, Browser, Follower, Live, receive, words


def test_a_guest_makes_a_room_and_plays_at_once(ann: Browser) -> None:
    """No account: one request makes the room and gives the seat."""
    made = ann.post(
        "/api/rooms", {"edition": "revised", "players": 2, "seats": [PERSON, COMPUTER], "cards": False}, 201
    )
    room = made["room"]["id"]
    assert made["seats"] == [0]
    assert made["link"] == f"/r/{room}"
    assert [seat["kind"] for seat in made["room"]["seats"]] == ["person", "computer"]
    state = ann.wait(room, "asked")
    assert state["you"] == {"seats": [0], "name": "Ann", "late": False}
    assert state["view"]["question"] == {"code": "ask-place"}
    # The computer may have been first, but it has placed one person only.
    open_to_me = {one["code"] for one in state["view"]["actions"]} & {"place:forest", "place:clay_pit"}
    action = min(open_to_me)
    assert ann.act(room, action)["type"] == "done"
    after = ann.state(room)
    assert after["view"]["actions"] == [
        {"code": "end", "kind": "done", "message": {"code": "act-end-turn"}, "touches": {}}
    ]
    assert after["undo"] == {"steps": 1, "reason": None}
    assert after["log"][-1]["code"] == action


def test_a_room_waits_for_the_guest_who_comes_by_the_link(ann: Browser, bob: Browser) -> None:
    """Nobody acts before the open seat is taken; then both do."""
    room = ann.create(PERSON, OPEN, cards=False)
    assert ann.get(f"/api/rooms/{room}")["status"] == "waiting"
    assert ann.command(room, type="act", version=0, seat=0, action="place:forest")["code"] == "waiting"
    joined = bob.post(f"/api/rooms/{room}/join", {"name": "Bob"})
    assert joined["seats"] == [1]
    assert joined["token"] is None
    assert [seat["name"] for seat in joined["room"]["seats"]] == ["Ann", "Bob"]
    assert bob.post(f"/api/rooms/{room}/join", {"name": "Bob"})["seats"] == [1]
    assert joined["room"]["status"] == "playing"
    asked = ann.state(room)["view"]["current_player"]
    first, second = (ann, bob) if asked == 0 else (bob, ann)
    assert second.state(room)["view"]["actions"] == []
    assert first.act(room, "place:forest")["type"] == "done"
    assert first.act(room, "end")["type"] == "done"
    assert second.act(room, "place:clay_pit")["type"] == "done"


def test_a_room_has_the_variants_that_its_maker_wishes(ann: Browser) -> None:
    catalog = ann.ask("GET", "/api/catalog").json
    kinds = {variant["name"]: variant["kind"] for variant in catalog["variants"]}
    assert (kinds["deifuss"], kinds["szongott"]) == ("hand", "house rule")
    room = ann.create(PERSON, {"kind": "open"}, variants=["deifuss"], house_rules=["szongott"])
    info = ann.state(room)["room"]
    assert (info["variants"], info["house_rules"]) == (["deifuss"], ["szongott"])
    assert ann.state(room)["view"]["options"]["variants"] == ["deifuss"]


def test_everybody_drafts_from_an_own_pack(ann: Browser, bob: Browser) -> None:
    """Views of two people at one table: nobody reads the pack or the pick of the other."""
    room = ann.create(PERSON, {"kind": "open"}, variants=["draft-separate"], seed=5)
    bob.post(f"/api/rooms/{room}/join", {"name": "Bob"})
    views = [one.state(room)["view"] for one in (ann, bob)]
    packs = [set(view["pack"]) for view in views]
    assert [len(pack) for pack in packs] == [7, 7]
    assert not packs[0] & packs[1]
    for own, view in zip(packs, views, strict=True):
        assert own <= set(view["cards"])
        assert not set(view["cards"]) & set().union(*(pack for pack in packs if pack is not own))
    first = views[0]["current_player"]
    people = (ann, bob)
    card = views[first]["actions"][0]["touches"]["cards"][0]
    assert people[first].act(room, f"pick:{card}")["type"] == "done"
    assert people[first].state(room)["view"]["picked"] == [card]
    assert card not in json.dumps(people[1 - first].state(room))
    assert people[first].act(room, "end")["type"] == "done"
    theirs = people[1 - first].state(room)["view"]["actions"][0]["code"]
    assert people[1 - first].act(room, theirs)["type"] == "done"
    assert card not in json.dumps(people[1 - first].state(room))
    assert people[1 - first].act(room, "end")["type"] == "done"
    assert people[first].state(room)["view"]["hand"] == [card]
    assert set(people[1 - first].state(room)["view"]["pack"]) == packs[first] - {card}


def test_a_full_room_can_only_be_watched(ann: Browser, bob: Browser) -> None:
    """A spectator has no seat, no hand and no actions, and may not act."""
    room = ann.create(PERSON)
    assert bob.post(f"/api/rooms/{room}/join", {"name": "Bob"}, 409)["error"]["code"] == "no_open_seat"
    assert bob.post(f"/api/rooms/{room}/watch")["seats"] == []
    state = bob.state(room)
    assert (state["seat"], state["view"]["hand"], state["view"]["actions"]) == (None, [], [])
    refused = bob.command(room, type="act", version=state["version"], seat=0, action="place:forest")
    assert refused["code"] == "not_your_seat"
    assert bob.ask("GET", f"/api/rooms/{room}/state?seat=0").status == 403


def test_what_happens_is_told_to_everybody_over_sockets(ann: Browser, bob: Browser) -> None:
    """Everybody gets the state once, and then what changes in it; so does a spectator."""
    room = ann.create(PERSON, cards=False)
    with ann.socket(room) as mine, bob.socket(room) as listening:
        first = receive(mine, "state")
        theirs = Follower(listening)
        before = theirs.receive("state")["log"]
        assert {item["part"] for item in before} == {"round"}
        mine.send(json.dumps({"type": "act", "id": "x1", "version": 0, "seat": 0, "action": "place:forest"}))
        seen = theirs.until(lambda state: state["version"] == 1)
        assert [item["code"] for item in seen["log"]] == [*[item["code"] for item in before], "place:forest"]
        assert seen["seat"] is None
        assert seen == bob.state(room)
        assert receive(mine, "done") == {"type": "done", "id": "x1", "version": 1}
        mine.send(json.dumps({"type": "undo", "id": "x2", "version": 1, "seat": 0, "whole_turn": True}))
        assert receive(mine, "done")["version"] == 2
        seen = theirs.until(lambda state: state["version"] == 2)
        assert seen["log"] == before
        assert seen["view"]["spaces"] == first["view"]["spaces"]
        mine.send(json.dumps({"type": "why", "id": "x3", "seat": 0, "what": "farm_expansion"}))
        reasons = receive(mine, "why")["reasons"]
        assert [words(reason) for reason in reasons] == [
            "build rooms: 5 wood short, 2 reed short",
            "build stables: 2 wood short",
        ]
        mine.send(json.dumps({"type": "ping"}))
        assert receive(mine, "pong")["version"] == 2


def test_what_stands_in_the_way_is_told_to_who_is_asked(ann: Browser, bob: Browser) -> None:
    """All spaces and cards in one answer, with all reasons; nothing of it comes with the state."""
    room = ann.create(PERSON, seed=4)
    told = ann.command(room, type="obstacles", seat=0)
    assert (told["type"], told["version"]) == ("obstacles", 0)
    view = ann.state(room)["view"]
    offered = {action["touches"]["space"] for action in view["actions"]}
    assert set(told["spaces"]) == {space["id"] for space in view["spaces"] if space["open"]} - offered
    assert set(told["cards"]) <= {*view["hand"], *view["majors"]}
    assert told["cards"]["M-fireplace-2"] == [{"code": "why-short", "n": 2, "good": "clay"}]
    assert all(words(reason) for found in ("spaces", "cards") for why in told[found].values() for reason in why)
    assert bob.command(room, type="obstacles", seat=0)["code"] == "not_your_seat"
    assert told["ways"] == {}
    occupations = {card for card in view["hand"] if view["cards"][card]["kind"] == "occupation"}
    free = {"lessons_a": [{"code": "cost-goods", "goods": {}}]}
    assert told["prices"] == dict.fromkeys(occupations, free)
    assert told["costs"] == {
        "farm_expansion": {
            "do-build-rooms": [{"code": "cost-goods", "goods": {"wood": 5, "reed": 2}}],
            "do-build-stables": [{"code": "cost-goods", "goods": {"wood": 2}}],
        }
    }
    ann.act(room, "place:forest")
    assert ann.command(room, type="obstacles", seat=0)["spaces"] == {}


def test_of_several_ways_the_nearest_is_told_first_and_what_is_closed_while_others_are_open(ann: Browser) -> None:
    def farm_expansion(room: str, part: str) -> list[str]:
        told = ann.command(room, type="obstacles", seat=0)[part].get("farm_expansion", [])
        return [words(reason) for reason in told]

    room = ann.create(PERSON, seed=4)
    assert farm_expansion(room, "spaces") == ["build stables: 2 wood short", "build rooms: 5 wood short, 2 reed short"]
    ann.act(room, "place:forest")
    ann.act(room, "end")
    closed = ["build rooms: 3 wood short, 2 reed short"]
    assert (farm_expansion(room, "spaces"), farm_expansion(room, "ways")) == ([], closed)
    # While stables are built it can still be told why there is no room.
    ann.act(room, "place:farm_expansion")
    assert farm_expansion(room, "ways") == closed


def test_typed_words_are_read(ann: Browser) -> None:
    """A short form or a code means an action; what means none, or several, is refused."""
    room = ann.create(PERSON, cards=False, seed=4)
    for text, code in (("fore", "place:forest"), ("Clay Pit", "place:clay_pit"), ("place:fishing", "place:fishing")):
        assert ann.command(room, type="read", seat=0, text=text)["action"] == code
    for text, code in (("f", "not_readable"), ("plow a1", "not_legal"), ("xyz", "not_readable")):
        refused = ann.command(room, type="read", seat=0, text=text)
        assert (refused["type"], refused["code"]) == ("refused", code)
        assert text in words(refused["message"])
    for what in ("xyz", "why not"):
        asked = {"type": "why", "id": f"why-{len(what)}", "seat": 0, "what": what}
        assert ann.post(f"/api/rooms/{room}/commands", asked, status=422)["code"] == "not_readable"
    french = ann.command(room, type="read", seat=0, text="xyz", language="fr")
    assert words(french["message"]) != words(refused["message"])
    assert ann.command(room, type="read", seat=0, text="forest", language="../x")["action"] == "place:forest"


def test_undo_goes_back_by_step_and_by_turn(ann: Browser) -> None:
    """Decisions of the running turn can be taken back; the end of the turn is final."""
    room = ann.create(PERSON, cards=False)
    start = ann.state(room)["view"]
    for action in ("place:farmland", "plow:a1"):
        assert ann.act(room, action)["type"] == "done"
    assert ann.command(room, type="undo", version=2, seat=0)["version"] == 3
    assert ann.state(room)["view"]["question"] == {"code": "do-plow"}
    assert ann.act(room, "plow:b1")["type"] == "done"
    assert ann.command(room, type="undo", version=4, seat=0, whole_turn=True)["type"] == "done"
    assert ann.state(room)["view"] == start
    for action in ("place:forest", "end"):
        assert ann.act(room, action)["type"] == "done"
    refused = ann.command(room, type="undo", version=7, seat=0)
    assert (refused["code"], refused["message"]) == ("cant_undo", {"code": "undo-turn-ended"})


def test_people_at_one_screen_hand_it_over(ann: Browser) -> None:
    """When another person is asked, the hand stays hidden until that person looks."""
    room = ann.create(PERSON, {"kind": "person", "name": "Eve"}, hot_seat=True)
    state = ann.state(room)
    first = state["view"]["current_player"]
    assert (state["hand_over"], state["seat"], state["view"]["seat"]) == (True, first, None)
    assert (state["view"]["hand"], state["view"]["actions"]) == ([], [])
    looked = ann.state(room, first)
    assert (looked["hand_over"], len(looked["view"]["hand"])) == (False, 14)
    assert ann.state(room)["hand_over"] is False
    assert ann.act(room, "place:forest")["type"] == "done"
    assert ann.act(room, "end")["type"] == "done"
    state = ann.state(room)
    assert (state["hand_over"], state["seat"], state["view"]["hand"]) == (True, 1 - first, [])


def test_one_person_may_play_several_seats_openly(ann: Browser) -> None:
    """Without a hot seat the view just changes to the seat that is asked."""
    room = ann.create(PERSON, PERSON, hot_seat=False)
    state = ann.state(room)
    assert (state["hand_over"], state["seat"]) == (False, state["view"]["current_player"])
    assert len(state["view"]["hand"]) == 14


def test_a_seat_can_be_left_and_taken_by_another(ann: Browser, bob: Browser) -> None:
    """Who leaves a seat leaves it open; the game waits until somebody takes it."""
    room = ann.create(PERSON, COMPUTER, cards=False)
    assert bob.post(f"/api/rooms/{room}/seats/0", {"do": "leave"}, 403)["error"]["code"] == "not_your_seat"
    left = ann.post(f"/api/rooms/{room}/seats/0", {"do": "leave"})
    assert (left["status"], left["seats"][0]["kind"]) == ("waiting", "open")
    assert ann.state(room)["you"]["seats"] == []
    assert bob.post(f"/api/rooms/{room}/join", {"name": "Bob", "seat": 0})["seats"] == [0]
    assert bob.wait(room, "asked")["you"]["name"] == "Bob"


def test_a_seat_can_be_handed_to_a_computer_and_taken_back(ann: Browser, bob: Browser) -> None:
    """A computer plays for me until I come back; nobody else may take the seat."""
    room = ann.create(PERSON, OPEN, cards=False)
    assert ann.post(f"/api/rooms/{room}/seats/1", {"do": "computer", "level": "apprentice"})["status"] == "playing"
    info = ann.post(f"/api/rooms/{room}/seats/0", {"do": "computer", "level": "apprentice"})
    assert info["seats"][0]["level"] == "apprentice"
    assert bob.post(f"/api/rooms/{room}/join", {"seat": 0}, 409)["error"]["code"] == "no_open_seat"
    assert ann.post(f"/api/rooms/{room}/join", {"name": "Ann", "seat": 0})["seats"] == [0]
    assert ann.wait(room, "asked")["room"]["seats"][0]["kind"] == "person"
    assert ann.post(f"/api/rooms/{room}/seats/0", {"do": "rename", "name": "Anna\n"})["seats"][0]["name"] == "Anna"


def test_a_browser_finds_its_rooms_again(ann: Browser, bob: Browser) -> None:
    """The list of one's rooms, the one used last first; others have other lists."""
    one = ann.create(PERSON, cards=False)
    two = ann.create(PERSON, cards=False)
    assert [room["id"] for room in ann.get("/api/rooms?mine=1")["rooms"]] == [two, one]
    assert ann.act(one, "place:forest")["type"] == "done"
    mine = ann.get("/api/rooms?mine=1")["rooms"]
    assert [(room["id"], room["version"]) for room in mine] == [(one, 1), (two, 0)]
    assert bob.get("/api/rooms?mine=1")["rooms"] == []


def test_a_finished_game_is_a_public_replay_and_its_record_can_be_had(ann: Browser, bob: Browser) -> None:
    """After the end anybody may step through the game, and load its record elsewhere."""
    room = ann.create(COMPUTER)
    assert bob.ask("GET", f"/api/rooms/{room}/record").json["error"]["code"] == "not_over"
    assert bob.ask("GET", f"/api/rooms/{room}/replay").status == 403
    over = bob.wait(room, "over")
    assert over["over"]
    assert len(over["history"]) == 14
    assert over["history"][-1] == [over["scores"][0]["total"]]
    record = bob.ask("GET", f"/api/rooms/{room}/record").text.decode()
    game = agricola.replay(record)
    assert [score.total for score in game.scores()] == over["history"][-1]
    start = bob.get(f"/api/rooms/{room}/replay?after=0")
    total = start["replay"]["total"]
    assert ({item["part"] for item in start["log"]}, start["view"]["round"], start["over"]) == ({"round"}, 1, False)
    end = bob.get(f"/api/rooms/{room}/replay?after={total}")
    assert (end["over"], end["log"]) == (True, over["log"])
    assert bob.ask("GET", f"/api/rooms/{room}/replay?after={total + 1}").status == 422
    game.annotate("well played")
    again = bob.post("/api/records", {"record": str(game.record())}, 201)
    assert again["room"]["status"] == "over"
    shown = f"/api/rooms/{again['room']['id']}/replay?after="
    assert [bob.get(f"{shown}{place}")["replay"]["comment"] for place in (total - 1, total)] == ["", "well played"]
    assert bob.get(f"/api/rooms/{again['room']['id']}/replay?after=3")["view"]["seat"] is None


def test_a_finished_game_is_reviewed_turn_by_turn(ann: Browser, bob: Browser) -> None:
    """What cards brought, where turns begin, and what a turn cost; nothing of it while a game is played."""
    agent = make_agent("greedy", 1)
    game = agricola.new_game("revised", players=1, cards=True, seed=5, ask_end_turn=True)
    while not game.is_terminal():
        actions = game.legal_actions()
        game.apply(actions[0] if len(actions) == 1 else agent.choose(game))
    room = ann.post("/api/records", {"record": str(game.record())}, 201)["room"]["id"]
    review = bob.get(f"/api/rooms/{room}/review")
    turns = review["turns"]
    assert [turn["round"] for turn in turns] == sorted(turn["round"] for turn in turns)
    assert {turn["round"] for turn in turns} == set(range(1, 15))
    assert all(card["goods"] or card["points"] for card in review["cards"])
    judged = bob.get(f"/api/rooms/{room}/judged?after={turns[-1]['after']}")
    assert (judged["round"], judged["seat"], judged["played"]["code"]) == (14, 0, "act-place")
    assert judged["cost"] >= 0
    assert bob.get(f"/api/rooms/{room}/judged?after={turns[-1]['after']}") == judged
    assert bob.ask("GET", f"/api/rooms/{room}/judged?after={turns[-1]['after'] + 1}").status == 422
    running = ann.create(PERSON)
    assert ann.ask("GET", f"/api/rooms/{running}/review").status == 403
    assert ann.ask("GET", f"/api/rooms/{running}/judged?after=0").status == 403


def test_an_unfinished_record_is_played_on(ann: Browser) -> None:
    """Whoever uploads it holds all seats; what is no record is refused."""
    game = agricola.new_game("family", players=2, seed=3, ask_end_turn=True)
    seat = game.current_player
    game.apply(game.legal_actions()[0])
    made = ann.post("/api/records", {"record": str(game.record())}, 201)
    assert (made["seats"], made["room"]["practice"]) == ([0, 1], True)
    room = made["room"]["id"]
    assert ann.state(room)["seat"] == seat
    assert ann.act(room)["type"] == "done"
    assert ann.ask("GET", f"/api/rooms/{room}/record").status == 200
    # From an earlier moment too, and with the names.
    ann.post(f"/api/rooms/{room}/seats/1", {"do": "rename", "name": "Bob"})
    record = ann.ask("GET", f"/api/rooms/{room}/record?after=1").text.decode()
    again = ann.post("/api/records", {"record": record}, 201)["room"]
    assert (agricola.replay(record).position(), [seat["name"] for seat in again["seats"]]) == (
        game.position(),
        ["", "Bob"],
    )
    assert ann.ask("GET", f"/api/rooms/{room}/record?after=9").json["error"]["code"] == "bad_place"
    for bad in ("/etc/hostname", "agricola record 1\nnonsense\n", ""):
        assert ann.post("/api/records", {"record": bad}, 422)["error"]["code"] == "bad_record"


def test_what_happened_before_a_record_goes_on_is_told(ann: Browser) -> None:
    """The log and the points by round are those of the record; nothing of it can be taken back."""
    game = agricola.new_game("revised", players=2, seed=3, cards=False, ask_end_turn=True)
    while game.round < 3:
        game.apply(game.legal_actions()[0])
    room = ann.post("/api/records", {"record": str(game.record())}, 201)["room"]["id"]
    state = ann.state(room)
    placed = [item["code"] for item in state["log"] if item["kind"] == "place"]
    assert placed == [text for _, text in game.record().moves if text in placed]
    assert [len(points) for points in state["history"]] == [2, 2]
    assert (state["version"], state["undo"]["steps"]) == (0, 0)


def test_hints_come_from_a_worker(ann: Browser, service: Live) -> None:
    """The seat that is asked may ask what a good player would do."""
    room = ann.create(PERSON, cards=False)
    hints = ann.command(room, type="hint", version=0, seat=0)
    legal = [action["code"] for action in ann.state(room)["view"]["actions"]]
    assert hints["type"] == "hints"
    assert 1 <= len(hints["hints"]) <= 3
    assert all(hint["action"] in legal and words(hint["reason"]) for hint in hints["hints"])
    assert ann.command(room, type="hint", version=5, seat=0)["code"] == "stale"


def test_who_asks_again_about_the_same_position_hears_the_same(ann: Browser, service: Live) -> None:
    """Nothing was played in between, or it was taken back: what was told stays, also to a page that asks anew."""
    room = ann.create(PERSON, cards=False)
    told = ann.command(room, type="hint", version=0, seat=0)["hints"]
    assert ann.command(room, type="hint", version=0, seat=0)["hints"] == told
    assert ann.command(room, type="hint", version=0, seat=0, learning=True)["hints"] == told
    played = ann.act(room, told[0]["action"])
    other = ann.command(room, type="hint", version=played["version"], seat=0)["hints"]
    assert other != told
    back = ann.command(room, type="undo", version=played["version"], seat=0)
    assert ann.command(room, type="hint", version=back["version"], seat=0)["hints"] == told


def test_who_learns_is_told_what_the_farm_gains_now(ann: Browser) -> None:
    game = agricola.new_game("revised", players=1, seed=3, cards=False, ask_end_turn=True)
    room = ann.post("/api/records", {"record": str(game.record())}, 201)["room"]["id"]
    told = ann.command(room, type="hint", version=0, seat=0, learning=True)["hints"]
    assert [hint["action"] for hint in told] == [one.action.code for one in hints_for_learners(Observation(game, 0))]


def test_a_hint_for_a_draft_tells_what_the_card_is_worth(ann: Browser, service: Live) -> None:
    """Not how far ahead somebody will be in the end: nothing of it is known yet."""
    room = ann.create(PERSON, PERSON, cards=True, variants=["draft-separate"])
    hints = ann.command(room, type="hint", version=0, seat=0)["hints"]
    assert {hint["reason"]["code"] for hint in hints} <= {"hint-card-more", "hint-card-usual", "hint-card-less"}
    assert len(hints) == 3


def test_what_can_be_played_is_listed(ann: Browser) -> None:
    """The catalogue has every edition with its options; the gallery has every card."""
    found = ann.get("/api/catalog")
    assert [edition["name"] for edition in found["editions"]] == list(agricola.EDITIONS)
    assert found["levels"][0] == "apprentice"
    revised = next(edition for edition in found["editions"] if edition["name"] == "revised")
    assert {len(option["default_with_cards"]) for option in revised["options"]} == {4}
    assert [card["id"] for card in ann.get("/api/cards?q=corn+scoop")["cards"]] == ["A067", "E035"]
    (basket,) = ann.get("/api/cards?q=A056")["cards"]
    assert basket["rulings"] == list(rulings_of("A056"))
    assert {card["kind"] for card in ann.get("/api/cards?kind=major")["cards"]} == {"major"}
    assert {card["kind"] for card in ann.get("/api/cards?edition=family")["cards"]} == {"major"}
    (depot,) = ann.get("/api/cards?edition=family&q=depot+wood")["cards"]
    assert (depot["editions"], depot["rulings"]) == (["family"], list(rulings_of("F-depot")))


def test_rooms_that_can_not_be_are_refused_with_a_reason(ann: Browser) -> None:
    """Wrong counts, editions, options and levels are told, never half made."""
    wish = {"edition": "revised", "players": 1, "seats": [PERSON]}
    for change in (
        {"edition": "chess"},
        {"players": 2},
        {"players": 5, "seats": [PERSON] * 5},
        {"options": {"nonsense": True}},
        {"options": {"seed": True}},
        {"edition": "original", "decks": "Q"},
        {"edition": "revised", "decks": "E"},
        {"variants": ["nonsense"]},
        {"house_rules": ["deifuss"]},
        {"edition": "original", "variants": ["deifuss"]},
        {"seats": [{"kind": "computer", "level": "mine.py:Bot"}]},
        {"seats": [{"kind": "computer", "level": "random"}]},
    ):
        reply = ann.ask("POST", "/api/rooms", {**wish, **change})
        assert reply.status == 422, change
        assert words(reply.json["error"]["message"]).endswith(".")
