"""What is seen to happen: the harvest as a scene that takes no click away; keys that stay on the farm."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Enter
from tests.browser.kit import Guest, position
from tests.browser.test_everybody import focused

pytestmark = pytest.mark.browser

_FARM = {
    "goods": {"food": 9, "sheep": 2, "wood": 5},
    "pastures": [["d1", "e1"]],
    "fields": {"b1": {"grain": 3}, "c1": {"vegetable": 2}},
}


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_the_harvest_is_a_scene_that_the_next_click_ends(enter: Enter, motion: str) -> None:
    ann = enter(reduced_motion=motion)
    room = ann.upload(position(_FARM, "Forest", "end turn", "Day Laborer", players=1, round=4))
    page = ann.go(f"/r/{room}")
    page.get_by_test_id("end-turn").click()
    scene = page.get_by_test_id("harvest-scene")
    if motion == "reduce":
        expect(page.get_by_test_id("harvest")).to_contain_text("grain")
        expect(scene).to_have_count(0)
    else:
        expect(scene).to_contain_text("grain")
        expect(scene).to_contain_text("all fed")
    # The click goes through to what lies under the scene.
    page.get_by_test_id("space-grain-seeds").click()
    expect(scene).to_have_count(0)
    expect(page.get_by_test_id("end-turn")).to_be_enabled()
    assert ann.state(room)["view"]["seats"][0]["placed"] == ["grain_seeds"]


def test_arrows_go_to_the_rim_of_the_farm_and_not_around_it(ann: Guest) -> None:
    page = ann.go(f"/r/{ann.upload(position({'goods': {'wood': 9}}, 'Fencing', players=1, round=9))}")
    page.get_by_test_id("cell-0-b2").focus()
    page.keyboard.press("ArrowLeft")
    assert focused(page) == "cell-0-a2"
    page.keyboard.press("ArrowLeft")
    assert focused(page) == "cell-0-a2"
