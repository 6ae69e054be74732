"""What is seen to happen: the harvest as a scene that takes no click away, motion that the page need not draw; keys."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Enter
from tests.browser.kit import LAPTOP, PHONE, Guest, played, position
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
        expect(scene).to_contain_text("Your family ate 6 food")
    # The click goes through to what lies under the scene.
    page.get_by_test_id("space-grain-seeds").click()
    expect(scene).to_have_count(0)
    expect(page.get_by_test_id("end-turn")).to_be_enabled()
    assert ann.state(room)["view"]["seats"][0]["placed"] == ["grain_seeds"]


@pytest.mark.parametrize(
    ("language", "said"),
    [("en-GB", "none: 1 sheep"), ("fr-FR", "aucune"), ("pl-PL", "brak: 1"), ("es-ES", "ninguna"), ("ro-RO", "niciuna")],
)
def test_the_harvest_shows_the_whole_farm_and_why_nothing_was_born(enter: Enter, language: str, said: str) -> None:
    """The one sheep was not drawn, and whoever looked for it thought that it had been eaten."""
    ann = enter((1024, 768), reduced_motion="no-preference", locale=language)
    farm = {"goods": {"food": 9, "sheep": 1}, "fields": {"b1": {"grain": 3}, "c1": {"grain": 1}, "c2": {}}}
    page = ann.go(f"/r/{ann.upload(position(farm, 'Forest', 'end turn', 'Day Laborer', players=1, round=4))}")
    page.get_by_test_id("end-turn").click()
    scene = page.get_by_test_id("harvest-scene")
    expect(scene).to_contain_text(said)
    expect(scene.locator("[data-field]")).to_have_count(3)
    expect(scene.locator(".still use[href='#art-sheep']")).to_have_count(1)
    # However long the words are, they lie below the stage, and none of them is cut.
    stage = scene.locator(".stage").bounding_box()
    assert stage is not None
    for act in scene.locator(".acts li").all():
        box = act.bounding_box()
        assert box is not None
        assert box["y"] >= stage["y"] + stage["height"] - 1
        assert not act.evaluate("(it) => it.scrollWidth > it.clientWidth || it.scrollHeight > it.clientHeight")


# From now on: what each act shows when it begins and after each change, however long the page takes for it. Where
# everything on the stage lies, and its words, but for what is seen to move; and which acts are still to come.
_WATCH = """
() => {
  window.acts = {};
  const look = () => {
    const scene = document.querySelector('[data-testid=harvest-scene]');
    if (scene === null) return;
    const places = [scene, ...scene.querySelectorAll('.stage, .acts li, .acts h3, .acts p, .title')]
      .map((one) => one.getBoundingClientRect()).map((box) => [box.x, box.y, box.width, box.height].map(Math.round));
    (window.acts[scene.dataset.act] ??= []).push([scene.querySelectorAll('.acts .waits').length, places]);
  };
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true, attributes: true });
}
"""


@pytest.mark.parametrize("size", [LAPTOP, PHONE])
def test_the_harvest_plays_in_three_acts_on_one_stage_and_nothing_jumps(enter: Enter, size: tuple[int, int]) -> None:
    """All of it came at once, below a title that told nothing of it."""
    ann = enter(size, reduced_motion="no-preference", settings={"guide": False})
    page = ann.go(f"/r/{ann.upload(position(_FARM, 'Forest', 'end turn', 'Day Laborer', players=1, round=4))}")
    page.evaluate(_WATCH)
    page.get_by_test_id("end-turn").click()
    scene = page.get_by_test_id("harvest-scene")
    expect(scene).to_be_visible()
    # It is over by itself.
    expect(scene).to_have_count(0)
    acts = page.evaluate("() => window.acts")
    assert sorted(acts) == ["0", "1", "2", "3"]
    for act, seen in acts.items():
        assert {waiting for waiting, _ in seen} == {max(0, 2 - int(act))}
        assert all(places == acts["0"][0][1] for _, places in seen)


def set_pace(page: Page, rate: float) -> None:
    """Let all that moves move slower or faster: slow enough to be looked at on a machine that is busy."""
    devtools = page.context.new_cdp_session(page)
    devtools.send("Animation.enable")
    devtools.send("Animation.setPlaybackRate", {"playbackRate": rate})


_COMPOSITED = {"transform", "opacity"}
# What is seen to move, and which properties of it change.
_MOVING = """
() => document.getAnimations().filter((one) => one.effect.target.closest('.flying, [data-testid=harvest-scene]'))
  .map((one) => ({
    what: one.effect.target.getAttribute('class'),
    frames: one.effect.getKeyframes().map((frame) => ({...frame, computedOffset: null})),
  }))
"""
# A word more in each of eight spaces, one after the other.
_WRITE = """
() => {
  // What the page had to lay out before is done.
  void document.body.offsetHeight;
  return [...document.querySelectorAll('#board .space .name')].slice(0, 8).map((name) => {
    name.firstChild.data += '!';
    void document.body.offsetHeight;
  }).length;
}
"""


@pytest.mark.parametrize("what", ["goods", "harvest"])
def test_what_moves_is_moved_by_the_compositor_alone(enter: Enter, what: str) -> None:
    """Only transform and opacity, in fixed lengths: so no frame waits for the page to lay out or paint anything."""
    ann = enter(reduced_motion="no-preference")
    acts = ("Forest", "end turn", "Day Laborer") if what == "harvest" else ()
    page = ann.go(f"/r/{ann.upload(position(_FARM, *acts, players=1, round=4))}")
    page.wait_for_load_state("networkidle")
    set_pace(page, 0.05)
    page.get_by_test_id("end-turn" if what == "harvest" else "space-forest").click()
    moving = page.wait_for_function(f"() => (found => found.length > 2 && found)(({_MOVING})())").json_value()
    changed = {name for one in moving for frame in one["frames"] for name in frame}
    assert changed - {"offset", "computedOffset", "easing", "composite"} <= _COMPOSITED
    # A share of the own size would keep it from the compositor.
    assert not any("%" in str(frame.get("transform")) for one in moving for frame in one["frames"])


# Who moves or fades on the board itself: each would be a layer of its own, and all above it too.
_LAYERS = """
() => document.getAnimations().filter((one) => one.playState === 'running' && !one.effect.target.closest('.flying')
  && one.effect.getKeyframes().some((frame) => 'opacity' in frame || 'transform' in frame))
  .map((one) => one.effect.target.getAttribute('class'))
"""


def test_while_a_person_walks_no_layer_comes_or_goes_on_the_board(enter: Enter) -> None:
    ann = enter(reduced_motion="no-preference")
    page = ann.go(f"/r/{ann.upload(position(_FARM, players=1, round=4))}")
    page.wait_for_load_state("networkidle")
    page.wait_for_function(f"() => ({_LAYERS})().length === 0")
    set_pace(page, 0.05)
    page.get_by_test_id("space-forest").click()
    page.wait_for_selector(".flying")
    assert page.evaluate(_LAYERS) == []
    # Who walks is not there before the way is done.
    person = page.locator("[data-testid=space-forest] .people svg")
    expect(person).to_have_css("visibility", "hidden")
    set_pace(page, 1)
    expect(person).to_have_css("visibility", "visible")
    expect(page.locator(".flying")).to_have_count(0)


# When each of the goods that fly starts, and how long the person walks, in milliseconds.
_ORDER = """
() => {
  const moving = document.getAnimations().filter((one) => one.effect.target.matches('.flying'));
  const goods = moving.filter((one) => one.effect.target.querySelector('[data-icon=wood]'));
  const person = moving.find((one) => one.effect.target.querySelector('.person'));
  return [goods.map((one) => one.effect.getTiming().delay), person.effect.getTiming().duration];
}
"""


@pytest.mark.parametrize("ends", ["click", "key", "itself"])
def test_goods_fly_when_the_person_has_come_and_count_when_they_have_landed(enter: Enter, ends: str) -> None:
    ann = enter(reduced_motion="no-preference")
    page = ann.go(f"/r/{ann.upload(position(_FARM, players=1, round=4))}")
    page.wait_for_load_state("networkidle")
    wood = page.locator("[data-testid=goods-bar] li").first
    number = wood.locator("[aria-hidden=true]").last
    expect(number).to_have_text("5")
    set_pace(page, 0.05)
    page.get_by_test_id("space-forest").click()
    page.wait_for_selector(".flying")
    starts, walks = page.evaluate(_ORDER)
    assert len(starts) > 0 and min(starts) >= walks > 0
    expect(number).to_have_text("5")
    # Who hears it need not wait.
    got = ann.state(page.url.rsplit("/", 1)[-1])["view"]["seats"][0]["goods"]["wood"]
    assert got > 5
    expect(wood).to_contain_text(f"{got} wood")
    if ends == "click":
        page.mouse.click(5, 400)
    elif ends == "key":
        page.keyboard.press("Shift")
    else:
        set_pace(page, 1)
    expect(page.locator(".flying")).to_have_count(0)
    expect(number).to_have_text(str(got))


def test_what_flies_to_another_counts_there_when_it_has_landed(enter: Enter) -> None:
    ann, bob = enter(), enter(reduced_motion="no-preference")
    room = ann.upload(position({}, "Day Laborer", "end turn"))
    acts, sees = ann.go(f"/r/{room}"), bob.go(f"/r/{room}")
    wood = sees.locator("#other-1 .goods [data-icon=wood]")
    expect(sees.locator("#other-1 .goods")).to_be_visible()
    sees.wait_for_load_state("networkidle")
    set_pace(sees, 0.05)
    acts.get_by_test_id("space-forest").click()
    sees.wait_for_selector(".flying")
    expect(wood).to_have_count(0)
    set_pace(sees, 1)
    expect(wood).to_be_visible()
    expect(sees.locator(".flying")).to_have_count(0)


# From now on: who else moves in any frame while the harvest is shown.
_UNDER_THE_SCENE = """
() => {
  window.underTheScene = [];
  const tick = () => {
    const scene = document.querySelector('[data-testid=harvest-scene]');
    const running = document.getAnimations().filter((one) => one.playState === 'running');
    const others = running.map((one) => one.effect.target).filter((one) => scene !== null && !scene.contains(one));
    window.underTheScene.push(...others.map((one) => one.getAttribute('class')));
    requestAnimationFrame(tick);
  };
  requestAnimationFrame(tick);
}
"""
_TURNS = "() => document.getAnimations().some((one) => one.effect.target.matches('.turned'))"


def test_under_the_harvest_nothing_moves_and_a_new_space_turns_over_when_it_is_seen(enter: Enter) -> None:
    """What is painted anew in each frame would take the scene's time: young animals and the space of the next round."""
    ann = enter(reduced_motion="no-preference")
    page = ann.go(f"/r/{ann.upload(position(_FARM, 'Forest', 'end turn', 'Day Laborer', players=1, round=4))}")
    page.wait_for_load_state("networkidle")
    page.wait_for_function(f"() => ({_LAYERS})().length === 0")
    page.evaluate(_UNDER_THE_SCENE)
    page.get_by_test_id("end-turn").click()
    scene = page.get_by_test_id("harvest-scene")
    expect(scene).to_be_visible()
    expect(page.locator(".turned")).to_have_count(1)
    page.wait_for_timeout(300)
    assert page.evaluate("window.underTheScene") == []
    page.keyboard.press("Shift")
    page.wait_for_function(_TURNS)
    expect(scene).to_have_count(0)


# From now on: what flies.
_FLOWN = """
() => {
  window.flown = [];
  new MutationObserver((changes) => {
    for (const one of changes.flatMap((change) => [...change.addedNodes]).filter((node) => node.matches?.('.flying')))
      window.flown.push(one.firstChild.getAttribute('class'));
  }).observe(document.body, { childList: true });
}
"""


def test_the_first_move_of_the_next_round_is_seen_when_the_harvest_is_over(enter: Enter) -> None:
    """A neighbour's person walked over the painting, and what it took lay on the table that was laid."""
    ann, bob = enter(), enter(reduced_motion="no-preference")
    typed = ("Forest", "end turn", "Reed Bank", "end turn", "Grain Seeds", "end turn", "Day Laborer")
    fed = {"goods": {"food": 9}}
    room = ann.upload(position({}, *typed, round=4, starting_player=1, turn=1, seats=[fed, fed]))
    acts, sees = ann.go(f"/r/{room}"), bob.go(f"/r/{room}")
    sees.wait_for_load_state("networkidle")
    sees.evaluate(_FLOWN)
    acts.get_by_test_id("end-turn").click()
    scene = sees.get_by_test_id("harvest-scene")
    # The first harvest stays until it is closed.
    expect(scene).to_be_visible()
    acts.get_by_test_id("space-forest").click()
    expect(sees.locator("[data-testid=space-forest] .people svg")).to_have_count(1)
    assert sees.evaluate("window.flown") == []
    sees.get_by_role("button", name="Go on").click()
    expect(scene).to_have_count(0)
    sees.wait_for_function("window.flown.length > 0")
    assert "person seat-1" in sees.evaluate("window.flown[0]")
    expect(sees.locator(".flying")).to_have_count(0)


def test_no_space_turns_over_under_a_person(enter: Enter) -> None:
    """It did so late, when the board came into sight again."""
    ann = enter(reduced_motion="no-preference")
    page = ann.go(f"/r/{ann.upload(position({}, 'Western Quarry', round=7))}")
    taken = page.locator(".turned.taken")
    expect(taken).to_have_attribute("data-space", "western_quarry")
    expect(taken).to_have_css("animation-name", "none")
    page = ann.go(f"/r/{ann.upload(position({}, round=7))}")
    expect(page.locator(".turned")).not_to_have_css("animation-name", "none")


def test_while_the_harvest_is_shown_nothing_is_laid_out(enter: Enter) -> None:
    ann = enter(reduced_motion="no-preference")
    page = ann.go(f"/r/{ann.upload(position(_FARM, 'Forest', 'end turn', 'Day Laborer', players=1, round=4))}")
    counter = ann.context.new_cdp_session(page)
    counter.send("Performance.enable")

    def count() -> dict[str, float]:
        return {one["name"]: one["value"] for one in counter.send("Performance.getMetrics")["metrics"]}

    page.wait_for_load_state("networkidle")
    page.get_by_test_id("end-turn").click()
    expect(page.get_by_test_id("harvest-scene")).to_be_visible()
    page.wait_for_load_state("networkidle")
    before = count()
    page.wait_for_timeout(1500)
    after = count()
    # Sixty frames and more have been drawn meanwhile.
    assert after["LayoutCount"] - before["LayoutCount"] <= 12


def test_a_change_in_a_space_is_laid_out_in_that_space_alone(ann: Guest) -> None:
    page = ann.go(f"/r/{ann.upload(played('revised', 4, 120, cards=True, seed=11))}")
    page.wait_for_load_state("networkidle")
    devtools = ann.context.new_cdp_session(page)
    events: list[dict[str, Any]] = []
    ended: list[object] = []
    devtools.on("Tracing.dataCollected", lambda told: events.extend(told["value"]))
    devtools.on("Tracing.tracingComplete", lambda told: ended.extend([told]))
    devtools.send("Tracing.start", {"traceConfig": {"includedCategories": ["devtools.timeline"]}})
    written = page.evaluate(_WRITE)
    devtools.send("Tracing.end")
    while not ended:
        page.wait_for_timeout(50)
    roots = [one["args"]["endData"]["layoutRoots"] for one in events if one["name"] == "Layout"]
    names = [root[0]["nodeName"] for root in roots if len(root) == 1]
    # What else is laid out meanwhile is none of the spaces' doing.
    assert sum(name.startswith("BUTTON class='space ") for name in names) == written == 8, names


def test_arrows_go_to_the_rim_of_the_farm_and_not_around_it(ann: Guest) -> None:
    page = ann.go(f"/r/{ann.upload(position({'goods': {'wood': 9}}, 'Fencing', players=1, round=9))}")
    page.get_by_test_id("cell-0-b2").focus()
    page.keyboard.press("ArrowLeft")
    assert focused(page) == "cell-0-a2"
    page.keyboard.press("ArrowLeft")
    assert focused(page) == "cell-0-a2"


_HEARD = "() => performance.getEntriesByType('mark').map((one) => one.name)"


def test_what_happens_is_heard_once_sounds_are_wanted(ann: Guest) -> None:
    """Nothing of it is loaded before; the switch and the volume stay."""
    asked: list[str] = []
    page = ann.go(f"/r/{ann.upload(position(_FARM, players=1, round=3))}")
    page.on("request", lambda request: asked.append(request.url))
    page.get_by_test_id("space-forest").click()
    expect(page.get_by_test_id("end-turn")).to_be_enabled()
    assert page.evaluate(_HEARD) == []
    assert not any("/voices" in url or "/heard" in url for url in asked)
    page.get_by_test_id("menu").click()
    page.get_by_test_id("setting-sound").check()
    page.get_by_test_id("setting-volume").fill("25")
    page.wait_for_function(f"() => ({_HEARD})().includes('sound-goods')")
    page.keyboard.press("Escape")
    page.get_by_test_id("end-turn").click()
    page.get_by_test_id("space-farmland").click()
    page.wait_for_function(f"() => ({_HEARD})().includes('sound-place')")
    page.locator("[data-cell]:not(.dull)").first.click()
    page.wait_for_function(f"() => ({_HEARD})().includes('sound-plow')")
    page.get_by_test_id("end-turn").click()
    page.wait_for_function(f"() => ({_HEARD})().includes('sound-round')")
    assert "sound-begging" not in page.evaluate(_HEARD)
    page.reload()
    page.get_by_test_id("menu").click()
    expect(page.get_by_test_id("setting-volume")).to_have_value("25")
