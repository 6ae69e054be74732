"""What is said has room where it stands, on a tablet and in long languages, and moves nothing."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

import agricola
from agricola.cards.catalog import ORIGINAL_CARDS, REVISED_CARDS
from tests.browser.conftest import Enter
from tests.browser.kit import COMPUTER, DESKTOP, LANGUAGES, LAPTOP, OPEN, PERSON, PHONE, played, position, resize
from tests.browser.test_everybody import none_left

# Looks, at every size and in every language: they change seldom, and are measured by `make soak-page` every night.
pytestmark = [pytest.mark.browser, pytest.mark.soak]

TABLET_ACROSS = (1024, 768)
# Words of what is still to come that are cut.
_CUT = """
() => [...document.querySelectorAll('.coming, .coming li, .coming .names')]
  .filter((one) => one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 3)
  .map((one) => one.textContent.trim())
"""


@pytest.mark.parametrize("moves", [1, 130, 230])
@pytest.mark.parametrize("language", ["en", "pl"])
def test_a_tablet_says_all_that_is_still_to_come(enter: Enter, language: str, moves: int) -> None:
    ann = enter(TABLET_ACROSS, settings={"language": language, "guide": False})
    page = ann.go(f"/r/{ann.upload(played('revised', 4, moves, seed=11))}")
    expect(page.locator(".coming .names").first).to_be_visible()
    none_left(page, _CUT)


# Where the first space, one of a round and the spaces of the own farm stand, in pixels from the upper left.
_PLACES = """
() => ['[data-space]', '[data-space=major_improvement]', '#pane-farms .yard']
  .map((one) => document.querySelector(one).getBoundingClientRect())
  .flatMap(({ left, top, width, height }) => [left, top, width, height])
"""


@pytest.mark.parametrize("size", [TABLET_ACROSS, LAPTOP])
@pytest.mark.parametrize("first", [True, False])
def test_a_place_never_moves(enter: Enter, size: tuple[int, int], first: bool) -> None:
    """From the first round to the last, when improvements can be paid, and when they are shown."""
    ann = enter(size, settings={"guide": first})
    places = []
    for begun, clay in ((1, 0), (2, 2), (5, 0), (11, 2), (13, 0), (14, 2)):
        room = ann.upload(position({"goods": {"clay": clay, "food": 3}}, round=begun, turn=0))
        page = ann.go("/nowhere")
        page.evaluate("room => localStorage.setItem('agricola.first-game', room)", room if first else "")
        page = ann.go(f"/r/{room}")
        expect(page.get_by_test_id("space-forest")).to_be_visible()
        if first:
            told = "You can pay for an improvement now." if clay else "Fireplace: 2 clay short."
            expect(page.get_by_test_id("unfold-cards")).to_contain_text(told)
        places.append(page.evaluate(_PLACES))
        if first and clay:
            page.get_by_test_id("unfold-cards").click()
            expect(page.get_by_test_id("card-M-fireplace-2")).to_be_visible()
            places.append(page.evaluate(_PLACES))
    for place in places:
        assert place == pytest.approx(places[0], abs=1)


# Whether land lies in the free place beside the last space.
_BESIDE_THE_LAST = """
() => {
  const all = [...document.querySelectorAll('[data-space]')].map((one) => one.getBoundingClientRect());
  const last = all.at(-1);
  const [x, y] = [last.right + 5 + last.width / 2, last.top + last.height / 2];
  return document.elementsFromPoint(x, y).some((one) => one.closest('#board > .land'));
}
"""


def test_a_phone_keeps_its_places_while_a_field_is_plowed(enter: Enter) -> None:
    ann = enter((390, 844), has_touch=True, is_mobile=True, settings={"guide": True})
    page = ann.go(f"/r/{ann.upload(position({'goods': {'food': 3}}, round=2, turn=0))}")
    expect(page.get_by_test_id("space-farmland")).to_be_visible()
    before = page.evaluate(_PLACES)
    page.get_by_test_id("space-farmland").tap()
    cell = page.get_by_test_id("cell-0-c2")
    expect(cell).to_be_visible()
    assert page.evaluate(_PLACES) == pytest.approx(before, abs=1)
    cell.tap()
    expect(page.get_by_test_id("end-turn")).to_be_enabled()
    assert page.evaluate(_PLACES) == pytest.approx(before, abs=1)


# Parts of small cards that leave their card or are cut: the picture, the name, the price, the points.
_SLICED = """
() => [...document.querySelectorAll('#tabpanel .card')].filter((card) => {
  const edge = card.getBoundingClientRect();
  const parts = card.querySelectorAll('.emblem, .title, .price > [aria-hidden], .points, .mark');
  return [...parts].some((one) => {
    const box = one.getBoundingClientRect();
    if (box.width === 0) return false; // It is not shown in this size.
    // What a line hangs over its neighbours is not part of it.
    return box.top < edge.top - 3 || box.bottom > edge.bottom + 1 || box.left < edge.left - 1 || box.right > edge.right;
  });
}).map((card) => card.textContent.trim())
"""
# Names of small cards of which a letter is cut or a word is parted, or that are set smaller than others.
_PARTED = """
() => [...document.querySelectorAll('#tabpanel .card .title')].filter((one) => {
  const text = one.firstChild, word = document.createRange();
  const parted = [...text.data.matchAll(/[^ -]+/g)].some((found) => {
    word.setStart(text, found.index);
    word.setEnd(text, found.index + found[0].length);
    const lines = new Set([...word.getClientRects()].map((line) => Math.round(line.top))).size;
    return lines > 1;
  });
  return parted || one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 4
    || parseFloat(getComputedStyle(one).fontSize) < 12.5;
}).map((one) => one.textContent.trim())
"""
# Small cards that do not say to the end what they do, whether they can be played or not.
_MUTE = """
() => [...document.querySelectorAll('#tabpanel .small')].filter((card) => {
  const face = card.getBoundingClientRect(), words = document.createRange();
  words.selectNodeContents(card.querySelector('.gist'));
  const lines = [...words.getClientRects()];
  return lines.length === 0 || lines.some((line) => line.height < 12
    || line.left < face.left || line.right > face.right + 1 || line.bottom > face.bottom + 2.5);
}).map((card) => card.textContent.trim())
"""
# Small cards whose price or reason shares its place with other words, or is halved: a reason has room or is hidden.
_CROWDED = """
() => [...document.querySelectorAll('#tabpanel .small')].filter((card) => {
  const face = card.getBoundingClientRect();
  const lines = (one) => [...one.childNodes].filter((part) => !part.classList?.contains('visually-hidden'))
    .flatMap((part) => {
      const words = document.createRange();
      words.selectNode(part);
      return [...words.getClientRects()].filter((line) => line.width > 1 && line.left < face.right - 1);
    });
  const shown = (one) => [one, one.parentElement].every((each) => getComputedStyle(each).clipPath === 'none');
  const groups = ['.title', '.points > :not(.visually-hidden)', '.gist', '.least', '.price > [aria-hidden]']
    .map((name) => [...card.querySelectorAll(name)].filter(shown).flatMap(lines));
  const reason = groups[3];
  return reason.some((line) => line.right > face.right + 1 || line.bottom > face.bottom + 3)
    || groups.some((some, at) => groups.slice(at + 1).flat().some((other) => some.some((line) =>
      line.right > other.left + 1 && line.left < other.right - 1
      // Letters hang over a line as low as theirs, but over no letters.
      && line.bottom > other.top + 6 && line.top < other.bottom - 6)));
}).map((card) => card.textContent.trim())
"""
# Small cards that can't be played yet and do not say why, or have a mark without a word; who listens is told all.
_UNSAID = """
() => [...document.querySelectorAll('#tabpanel .small:has(.lack)')].filter((card) => {
  const told = card.querySelector('.lack').textContent.trim();
  const face = card.getBoundingClientRect();
  const box = card.querySelector('.least').getBoundingClientRect();
  const shown = box.width > 2 && box.right < face.right + 2 && box.bottom < face.bottom + 3;
  return told === '' || !shown || card.querySelector('.mark') !== null;
}).map((card) => card.textContent.trim())
"""
# Small cards that say what they do in another size of type or in more than two lines, or whose price is not at the
# upper right.
_UNEQUAL = """
() => [...document.querySelectorAll('#tabpanel .small')].filter((card) => {
  const gist = card.querySelector('.gist'), style = getComputedStyle(gist), edge = card.getBoundingClientRect();
  const lines = gist.clientHeight / parseFloat(style.lineHeight);
  const low = [...card.querySelectorAll('.price > [aria-hidden], .points')].some((one) => {
    const box = one.getBoundingClientRect();
    return box.top > edge.top + 6 || box.left < edge.left + edge.width / 3;
  });
  return low || style.fontSize !== '13px' || lines > 2.2;
}).map((card) => card.textContent.trim())
"""
_SMALL = (_SLICED, _PARTED, _MUTE, _CROWDED, _UNSAID)
"""What may not be wrong with small cards."""

_MOST = 170
"""How many cards a hand may have."""


_DECKS = {"revised": REVISED_CARDS, "original": ORIGINAL_CARDS}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("edition", "first"), [(edition, at) for edition, deck in _DECKS.items() for at in range(0, len(deck), _MOST)]
)
def test_every_small_card_says_all_of_what_it_does(enter: Enter, edition: str, first: int, language: str) -> None:
    ann = enter(settings={"guide": False, "language": language})
    some = _DECKS[edition][first : first + _MOST]
    farm = {"goods": {}, "hand": [card.id for card in some]}
    page = ann.go(f"/r/{ann.upload(position(farm, players=4, edition=edition, cards=True))}")
    expect(page.locator("#tabpanel .card")).to_have_count(len(some))
    for size in (LAPTOP, (1280, 720), TABLET_ACROSS):
        resize(page, size)
        # No wider on a laptop than fourteen of them are, that are all seen at once.
        wide = "163px" if size == LAPTOP else ""
        page.locator("#tabpanel .list").evaluate("(list, wide) => { list.style.gridAutoColumns = wide }", wide)
        for wrong in (*_SMALL, *([_UNEQUAL] if (edition, language) == ("revised", "en") else [])):
            none_left(page, wrong)


@pytest.mark.parametrize("size", [(1280, 720), LAPTOP, TABLET_ACROSS])
def test_improvements_tell_what_they_do_beside_their_price(enter: Enter, size: tuple[int, int]) -> None:
    ann = enter(size, settings={"guide": False})
    for given in (position({"goods": {}}, players=2), played("revised", 4, 6, cards=True, seed=11)):
        page = ann.turn_to(f"/r/{ann.upload(given)}")
        page.get_by_test_id("tab-majors").click()
        expect(page.locator("#tabpanel .card")).to_have_count(10)
        for wrong in (*_SMALL, _STARRED):
            none_left(page, wrong)


# What some of them wait for, by the seed of their game.
_SAID = {
    29: {"Strawberry Patch": "needs 2 vegetable fields", "Pond Hut": "needs just 2 occupations"},
    32: {"Baker's Kitchen": "no Oven"},
}
# Cards and the reasons why they can't be played yet.
_REASONS = """
() => [...document.querySelectorAll('#tabpanel .waits')]
  .map((card) => ['.title', '.least'].map((one) => card.querySelector(one).textContent.trim()))
"""


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize(
    ("edition", "players", "moves", "seed"),
    [("revised", 2, 147, 29), ("original", 5, 384, 32), ("revised", 4, 305, 5), ("revised", 4, 60, 11)],
)
def test_a_hand_shows_in_every_size_what_its_cards_do_and_what_is_missing(
    enter: Enter, language: str, edition: str, players: int, moves: int, seed: int
) -> None:
    ann = enter(LAPTOP, settings={"guide": False, "language": language})
    page = ann.go(f"/r/{ann.upload(played(edition, players, moves, cards=True, seed=seed))}")
    for size in (LAPTOP, TABLET_ACROSS, (768, 1024), PHONE, (844, 390)):
        resize(page, size)
        if size not in (LAPTOP, TABLET_ACROSS):
            page.reload()
            page.get_by_test_id("pane-cards").click()
        expect(page.locator("#tabpanel .card").first).to_be_visible()
        for wrong in _SMALL:
            none_left(page, wrong)
    if language == "en":
        reasons = dict(page.evaluate(_REASONS))
        assert reasons.items() >= _SAID.get(seed, {}).items()


def test_a_tablet_turns_to_the_cards_that_have_no_room(enter: Enter) -> None:
    ann = enter(TABLET_ACROSS, settings={"guide": False})
    page = ann.go(f"/r/{ann.upload(played('revised', 4, 60, cards=True, seed=11))}")
    seen = "() => [...document.querySelectorAll('#tabpanel .card')].filter((one) => {\
      const box = one.getBoundingClientRect(), panel = document.querySelector('#tabpanel').getBoundingClientRect();\
      return box.left >= panel.left - 1 && box.right <= panel.right + 1; }).map((one) => one.dataset.testid)"
    turn = page.get_by_test_id("turn-cards")
    expect(turn).to_have_text("1/2")
    first = page.evaluate(seen)
    assert len(first) == 8
    turn.click()
    expect(turn).to_have_text("2/2")
    assert len({*first, *page.evaluate(seen)}) == page.locator("#tabpanel .card").count()
    turn.click()
    expect(turn).to_have_text("1/2")
    assert page.evaluate(seen) == first
    # All of them are seen on a laptop.
    resize(page, LAPTOP)
    expect(turn).to_have_count(0)


# Cards whose star stands out of them or lies over their words.
_STARRED = """
() => [...document.querySelectorAll('#tabpanel .card:has(.points)')].filter((card) => {
  const star = card.querySelector('.points').getBoundingClientRect(), edge = card.getBoundingClientRect();
  if (star.top < edge.top || star.right > edge.right || star.bottom > edge.bottom || star.left < edge.left) return true;
  const words = card.querySelectorAll('.title, .least, .gist');
  return [...words].flatMap((one) => [...one.getClientRects()]).some((box) => {
    return box.left < star.right && box.right > star.left && box.top < star.bottom - 3 && box.bottom > star.top + 3;
  });
}).map((card) => card.textContent.trim())
"""


def test_the_star_of_a_card_stands_inside_it_beside_the_price(enter: Enter) -> None:
    ann = enter(settings={"guide": False})
    page = ann.go(f"/r/{ann.upload(played('revised', 2, 90, cards=True))}")
    for tab in ("hand", "majors"):
        page.get_by_test_id(f"tab-{tab}").click()
        expect(page.locator("#tabpanel .points").first).to_be_visible()
        none_left(page, _STARRED)


def test_improvements_nobody_can_pay_are_told_kindly_on_a_phone(enter: Enter) -> None:
    ann = enter(PHONE, settings={"guide": False})
    page = ann.go(f"/r/{ann.upload(position({'goods': {'clay': 1}}, players=2))}")
    page.get_by_test_id("pane-cards").click()
    page.get_by_test_id("tab-majors").click()
    expect(page.get_by_test_id("majors-later")).to_contain_text("Fireplace: 1 clay short.")
    # Each has the emblem that it has in the gallery.
    expect(page.get_by_test_id("card-M-well").locator("[data-scene=well]")).to_be_visible()
    expect(page.get_by_test_id("card-M-clay-oven").locator(".emblem [data-icon=bread]")).to_be_visible()
    page = ann.turn_to(f"/r/{ann.upload(position({'goods': {'clay': 2}}, players=2))}")
    page.get_by_test_id("pane-cards").click()
    page.get_by_test_id("tab-majors").click()
    expect(page.get_by_test_id("card-M-well")).to_be_visible()
    expect(page.get_by_test_id("majors-later")).to_have_count(0)
    # Nor are they for later when one has been built.
    built = {"goods": {"clay": 0}, "cards": ["M-fireplace-2"]}
    page = ann.turn_to(f"/r/{ann.upload(position(built, players=2))}")
    page.get_by_test_id("pane-cards").click()
    page.get_by_test_id("tab-majors").click()
    expect(page.get_by_test_id("card-M-well")).to_be_visible()
    expect(page.get_by_test_id("majors-later")).to_have_count(0)


# Spaces whose name is cut, touches their frame, lies under their tag, or whose goods run through their foot.
_THROUGH = """
() => [...document.querySelectorAll('.space')].filter((space) => {
  const name = space.querySelector('.name'), tag = space.parentElement.querySelector('.young')?.getBoundingClientRect();
  const words = document.createRange();
  words.selectNodeContents(name);
  const under = [...words.getClientRects()].some(
    // Letters begin below the upper edge of their line.
    (line) => tag && line.right > tag.left && line.top + 5 < tag.bottom && line.bottom > tag.top + 3);
  // In a line, what hangs above and below it is not part of it.
  const hangs = (one) => getComputedStyle(one).display === 'inline' ? 3.4 : 0;
  const foot = Math.max(
    ...[...space.querySelectorAll('.below > *')].map((one) => one.getBoundingClientRect().bottom - hangs(one)));
  const edge = space.getBoundingClientRect(), said = name.getBoundingClientRect();
  const [line] = words.getClientRects(), middle = line.top + line.height / 2;
  if (middle < edge.top + 8.5 || said.left < edge.left + 5 || said.right > edge.right - 3) return true;
  return under || name.scrollHeight > name.clientHeight + 1 || foot > edge.bottom - 1.5;
}).map((space) => space.textContent.trim())
"""


@pytest.mark.parametrize("size", [TABLET_ACROSS, LAPTOP, DESKTOP])
@pytest.mark.parametrize("language", LANGUAGES)
def test_names_and_goods_of_spaces_stay_inside_them(enter: Enter, size: tuple[int, int], language: str) -> None:
    ann = enter(size, settings={"guide": False, "language": language})
    for given in (
        played("original", 5, 300, cards=True),
        played("revised", 4, 230, cards=True, seed=11),
        played("revised", 2, 90, cards=True),
    ):
        page = ann.turn_to(f"/r/{ann.upload(given)}")
        expect(page.locator(".space.usable").first).to_be_visible()
        none_left(page, _THROUGH)


def test_a_second_way_to_pay_is_on_the_card(enter: Enter) -> None:
    ann = enter(settings={"guide": False})
    page = ann.go(f"/r/{ann.upload(played('revised', 4, 6, cards=True, seed=11))}")
    page.get_by_test_id("tab-majors").click()
    price = page.get_by_test_id("card-M-hearth-4").locator(".price")
    expect(price).to_contain_text("4 clay or return 1 Fireplace")
    expect(price.locator("[data-icon=major]")).to_be_visible()


# Names, sentences and buttons of a door, or buttons of a plate in the lobby, that take more than one line; beside
# pictures on a phone held across a sentence has two.
_WRAPPED = """
() => [...document.querySelectorAll(
  `.door :is(h2, a, button), .plates button${innerHeight > 480 ? ", .door p" : ""}`,
)].filter((one) => {
  const words = document.createRange();
  words.selectNodeContents(one);
  const tops = [...words.getClientRects()].map((line) => line.top);
  return Math.max(...tops) - Math.min(...tops) > 9;
}).map((one) => one.textContent.trim())
"""
# Fields of which a letter is not seen.
_HIDDEN = """
() => [...document.querySelectorAll('[data-testid=room-link]')]
  .filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.value)
"""
PHONES = ((360, 780), (390, 844), (844, 390))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_front_door_and_the_lobby_say_all_in_one_line_on_a_phone(enter: Enter, language: str) -> None:
    newcomer, again = (enter(PHONES[0], settings={"language": language}) for _ in range(2))
    wish = '{"edition": "original", "players": 4}'
    again.context.add_init_script(f"localStorage.setItem('agricola.new-game', '{wish}')")
    for guest in (newcomer, again):
        page = guest.go("/")
        expect(page.get_by_test_id("start-game")).to_be_enabled()
        for size in PHONES:
            resize(page, size)
            none_left(page, _WRAPPED)
    page = newcomer.turn_to(f"/r/{newcomer.create(PERSON, OPEN, COMPUTER, OPEN)}")
    expect(page.get_by_test_id("lobby")).to_be_visible()
    for size in PHONES:
        resize(page, size)
        none_left(page, _WRAPPED)
        none_left(page, _HIDDEN)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_line_of_the_moment_keeps_its_height(enter: Enter, language: str) -> None:
    ann = enter(settings={"language": language, "guide": False})
    farm = {"goods": {"food": 3, "sheep": 4, "wood": 9, "reed": 4}, "pastures": [["d1", "e1"]]}
    for acts in ((), ("Farm Expansion",), ("Sheep Market",), ("Fencing",)):
        given = position(farm, *acts, players=4, round=7, stock={"Sheep Market": {"sheep": 5}})
        page = ann.turn_to(f"/r/{ann.upload(given, names={0: 'Maximilian', 1: 'Bob', 2: 'Cleo', 3: 'Dan'})}")
        line = page.get_by_test_id("line-of-moment")
        for size in (LAPTOP, TABLET_ACROSS):
            resize(page, size)
            expect(line).to_be_visible()
            bar, said = line.bounding_box(), page.get_by_test_id("question").bounding_box()
            assert bar is not None and said is not None
            assert bar["height"] == 58
            assert bar["y"] <= said["y"] and said["height"] <= 36


def test_a_large_screen_fills_the_ending_and_lays_the_table_in_its_middle(enter: Enter) -> None:
    ann = enter(DESKTOP, settings={"guide": False})
    page = ann.go(f"/r/{ann.upload(played('revised', 2, 9999))}")
    told, chart = page.locator(".told"), page.locator(".told figure svg")
    expect(chart).to_be_visible()
    room, drawn = told.bounding_box(), chart.bounding_box()
    assert room is not None and drawn is not None
    assert drawn["height"] > room["height"] * 0.75
    page = ann.go(f"/r/{ann.upload(_harvest_with_grain())}")
    table = page.get_by_test_id("feeding")
    expect(table).to_be_visible()
    box = table.bounding_box()
    assert box is not None
    above, below = box["y"], DESKTOP[1] - box["y"] - box["height"]
    assert abs(above - below) <= 2


def _harvest_with_grain() -> agricola.Game:
    """A harvest in which the first seat has one good to eat."""
    given = position({"goods": {"food": 1, "grain": 3}}, round=7)
    for act in ("Reed Bank", "Forest", "Western Quarry", "Clay Pit"):
        given.apply(given.parse(act))
        given.apply(given.parse("end turn"))
    while given.current_player != 0:
        given.apply(given.legal_actions()[-1])
    return given


# The blank between what can be given and the buttons, how far words are from a button's middle, the picture's height.
_BLANK = """
(sheet) => {
  const box = (one) => sheet.querySelector(one).getBoundingClientRect();
  const button = box('[data-testid=feed-done]'), words = box('[data-testid=feed-done] span');
  const middle = (one) => one.left + one.width / 2;
  return [button.top - box('li:last-child').bottom, Math.abs(middle(button) - middle(words)), box('.picture').height];
}
"""


@pytest.mark.parametrize("size", [LAPTOP, TABLET_ACROSS])
def test_feeding_with_one_good_leaves_no_half_of_the_sheet_blank(enter: Enter, size: tuple[int, int]) -> None:
    ann = enter(size, settings={"guide": False})
    page = ann.go(f"/r/{ann.upload(_harvest_with_grain())}")
    sheet = page.get_by_test_id("feeding")
    expect(sheet.get_by_test_id("feed-done")).to_be_enabled()
    blank, off, picture = sheet.evaluate(_BLANK)
    box = sheet.bounding_box()
    assert box is not None
    assert blank < box["height"] / 4
    assert off < 2
    assert picture > box["height"] * 0.95


@pytest.mark.parametrize("size", [TABLET_ACROSS, LAPTOP])
def test_a_price_of_three_goods_stays_beside_the_words_of_its_card(enter: Enter, size: tuple[int, int]) -> None:
    ann = enter(size, settings={"guide": False})
    page = ann.go(f"/r/{ann.upload(played('original', 4, 240, cards=True, seed=4))}")
    expect(page.locator("#tabpanel .price").filter(has=page.locator(":nth-child(4)")).first).to_be_visible()
    for wrong in (_SLICED, _CROWDED):
        none_left(page, wrong)


# Words beside the table that are cut above or below.
_CLIPPED = """
() => [...document.querySelectorAll('[data-testid=food-needs] .words > *')].filter((one) => {
  const [box, sheet] = [one, one.closest('section')].map((each) => each.getBoundingClientRect());
  return box.top < sheet.top || box.bottom > sheet.bottom;
}).map((one) => one.textContent.trim())
"""


def test_many_ways_to_eat_have_room_beside_the_table(enter: Enter) -> None:
    goods = {"grain": 2, "vegetable": 2, "sheep": 2, "boar": 1, "cattle": 1}
    farm = {"goods": goods, "pastures": [["c1", "c2"], ["d1", "d2"], ["e1", "e2"]], "cards": ["M-fireplace-2"]}
    ann = enter(LAPTOP, settings={"guide": False})
    page = ann.go(f"/r/{ann.upload(position(farm, players=4))}")
    expect(page.locator(".food .way")).to_have_count(5)
    expect(page.locator(".food .cook")).to_contain_text("Could be eaten:")
    none_left(page, _CLIPPED)


def test_few_words_stand_below_a_large_table_where_three_others_share_its_row(enter: Enter) -> None:
    ann = enter(TABLET_ACROSS, settings={"guide": False})
    page = ann.go(f"/r/{ann.upload(played('family', 4, 248, cards=False, seed=8))}")
    expect(page.get_by_test_id("food-needs").locator(".way")).to_have_count(3)
    expect(page.get_by_text("Could be eaten:")).to_be_visible()
    none_left(page, _CLIPPED)
    table = page.get_by_test_id("food-needs").locator(".picture").bounding_box()
    assert table is not None and table["height"] > 75
    expect(page.locator(".space", has_text="Clay Rooms").locator(".why")).to_have_text("House of wood")


def test_the_bowls_of_a_wide_box_stand_on_land_that_fills_it(enter: Enter) -> None:
    ann = enter(LAPTOP, settings={"guide": False})
    page = ann.go(f"/r/{ann.upload(played('revised', 2, 1, cards=False))}")
    sheet = page.get_by_test_id("food-needs")
    expect(sheet.locator(".picture > .season-spring")).to_be_visible()
    box, land, bowls, words = (
        one.bounding_box()
        for one in (sheet, sheet.locator(".picture"), sheet.locator(".bowls"), sheet.locator(".words"))
    )
    assert box and land and bowls and words
    # From edge to edge, and down to the words; the table is nearly as long.
    assert land["width"] >= box["width"] - 3
    assert land["height"] + words["height"] >= box["height"] - 24
    assert bowls["width"] >= box["width"] - 34


def test_the_farms_of_three_others_fill_their_panels_in_a_film(enter: Enter) -> None:
    ann = enter(LAPTOP)
    page = ann.go(f"/replay/{ann.upload(played('revised', 4, 9999, cards=True))}?after=200")
    for seen_by_one in (False, True):
        if seen_by_one:
            page.get_by_test_id("seen-by-0").click()
            expect(page.locator("#pane-cards")).to_be_visible()
        for other in page.locator(".other").all():
            expect(other.locator(".land svg").first).to_be_visible()
            panel, farm = other.bounding_box(), other.locator(".land").bounding_box()
            assert panel and farm
            assert 0 <= panel["y"] + panel["height"] - farm["y"] - farm["height"] <= 16


def test_the_chip_of_a_single_other_tells_what_they_have(enter: Enter) -> None:
    ann = enter(TABLET_ACROSS, settings={"guide": False})
    page = ann.go(f"/r/{ann.upload(played('revised', 2, 147, cards=True, seed=29))}")
    chip = page.get_by_test_id("chip-1")
    expect(chip.locator(".goods [title=food]")).to_have_text("6")
    box = chip.bounding_box()
    assert box is not None
    for part in chip.locator(".goods > span").all():
        inside = part.bounding_box()
        assert inside is not None
        assert box["y"] <= inside["y"] and inside["y"] + inside["height"] <= box["y"] + box["height"]


def test_an_opened_chip_shows_the_whole_farm_and_names_cards_in_one_line_each(enter: Enter) -> None:
    ann = enter(TABLET_ACROSS, settings={"guide": False})
    page = ann.go(f"/r/{ann.upload(played('revised', 4, 305, cards=True, seed=5))}")
    chip = page.get_by_test_id("chip-1")
    expect(chip.locator("svg.yard")).to_be_visible()
    chip.click()
    panel = page.get_by_test_id("chip-open")
    expect(panel.locator("svg.yard")).to_be_visible()
    [hung, farm, shut] = [one.bounding_box() for one in (panel, panel.locator(".land"), panel.locator("header button"))]
    assert hung and farm and shut
    assert farm["width"] >= hung["width"] - 20
    assert shut["y"] + shut["height"] <= farm["y"] + 1
    assert shut["x"] + shut["width"] >= hung["x"] + hung["width"] - 20
    for name in panel.locator("p > span").all():
        box = name.bounding_box()
        assert box is not None
        assert box["height"] < 30


def test_a_phone_shows_whole_rows_of_its_board(enter: Enter) -> None:
    ann = enter(PHONE, settings={"guide": False})
    page = ann.go(f"/r/{ann.upload(played('revised', 2, 147, cards=True, seed=29))}")
    expect(page.get_by_test_id("more-spaces")).to_contain_text("more")
    page.wait_for_function(
        """() => {
          const end = document.querySelector('.panes').getBoundingClientRect().bottom;
          const rows = [...document.querySelectorAll('[data-space]')].map((one) => one.getBoundingClientRect());
          return rows.every(({ top, bottom }) => bottom <= end || top >= end - 4);
        }"""
    )


def test_land_lies_where_the_last_row_of_a_tablets_board_has_a_free_place(enter: Enter) -> None:
    ann = enter(TABLET_ACROSS, settings={"guide": False})
    page = ann.go(f"/r/{ann.upload(played('family', 1, 50, cards=False))}")
    expect(page.locator("#board > .land svg").first).to_be_visible()
    assert page.evaluate(_BESIDE_THE_LAST)
