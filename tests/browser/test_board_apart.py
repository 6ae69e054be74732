"""On a space of the board no two things touch: its name, what lies there or why not, who stands there, its round."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Enter
from tests.browser.kit import LANGUAGES, LAPTOP, PHONE, played, resize
from tests.browser.test_everybody import none_left

pytestmark = pytest.mark.browser

TABLET_ACROSS = (1024, 768)

# What on a space touches another: the ink of each line of its name, the plates with what lies there or why not, people,
# its round and a suggestion; or leaves its space.
TOUCHING = """
() => {
  const pen = document.createElement('canvas').getContext('2d');
  const range = document.createRange();
  // The ink of the lines of words: where their letters begin and end, not their boxes.
  const inked = (one) => {
    const style = getComputedStyle(one), lines = [], found = [];
    pen.font = `${style.fontStyle} ${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
    const walker = document.createTreeWalker(one, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { currentNode: node } = walker;
      if (node.parentElement.closest('.visually-hidden, svg')) continue;
      for (let at = 0; at < node.data.length; at += 1) {
        if (node.data[at].trim() === '') continue;
        range.setStart(node, at);
        range.setEnd(node, at + 1);
        const box = range.getBoundingClientRect(), last = lines.at(-1);
        if (last && Math.abs(last.top - box.top) < 3) {
          last.text += node.data[at];
          last.right = Math.max(last.right, box.right);
        } else lines.push({ text: node.data[at], top: box.top, left: box.left, right: box.right });
      }
    }
    return lines.map(({ text, top, left, right }) => {
      const size = pen.measureText(text), base = top + size.fontBoundingBoxAscent;
      return { what: text, left, right, base,
        top: base - size.actualBoundingBoxAscent, bottom: base + size.actualBoundingBoxDescent };
    });
  };
  const boxed = (space, those) => [...space.querySelectorAll(those)]
    .map((one) => [one, one.getBoundingClientRect()])
    .filter(([, box]) => box.width > 1 && box.height > 1)
    .map(([one, { left, right, top, bottom }]) => {
      const plain = getComputedStyle(one).display === 'inline';
      return { what: one.getAttribute('class'), left, right, top, bottom, plain };
    });
  // Lines of words have a distance of their own.
  const touching = (one, other) => !(one.base && other.base) &&
    one.left < other.right - 0.5 && one.right > other.left + 0.5 &&
    one.top < other.bottom - 0.5 && one.bottom > other.top + 0.5;
  return [...document.querySelectorAll('#board .space')].flatMap((space) => {
    const own = space.getBoundingClientRect();
    const name = inked(space.querySelector('.name'));
    const plate = boxed(space, '.why');
    const why = plate.some(({ plain }) => plain) ? inked(space.querySelector('.why')) : plate;
    const things = [name, why, boxed(space, '.pile, .income, .signs'), boxed(space, '.due'),
      boxed(space, '.people > *'), boxed(space, '.round, .suggested')].flat();
    // Each drawing is whole too.
    const away = [...things, ...boxed(space, '.below svg')].filter((one) =>
      !one.plain && (one.right > own.right - 1.5 || one.bottom > own.bottom + 0.5));
    const faults = things.flatMap((one, at) => things.slice(at + 1)
      .filter((other) => !(why.includes(one) && why.includes(other)) && !(name.includes(one) && name.includes(other)))
      .filter((other) => one.what !== other.what || !/icon|person/.test(one.what))
      .filter((other) => touching(one, other)).map((other) => `${one.what} | ${other.what}`));
    return [...faults, ...away.map(({ what }) => `${what} leaves`)]
      .map((fault) => `${space.dataset.space} ${Math.round(own.width)}x${own.height.toFixed(1)}: ${fault}`);
  });
}
"""

# Enough of each edition to see names of one line and of two beside goods, signs, people, rounds and reasons.
GAMES = (
    ("original", 5, 384, 32),
    ("original", 4, 295, 9),
    ("original", 1, 70, 7),
    ("revised", 4, 305, 5),
    ("revised", 2, 147, 29),
    ("family", 1, 50, 7),
    ("family", 2, 100, 7),
    ("family", 4, 248, 8),
)


@pytest.mark.parametrize("language", LANGUAGES)
def test_on_a_space_no_two_things_touch(enter: Enter, language: str) -> None:
    """A plate cut the feet of letters, and a hat stood on a name."""
    ann = enter(TABLET_ACROSS, settings={"guide": False, "language": language})
    for edition, players, moves, seed in GAMES:
        page = ann.turn_to(f"/r/{ann.upload(played(edition, players, moves, cards=edition != 'family', seed=seed))}")
        expect(page.locator("html")).to_have_attribute("lang", language)
        expect(page.locator("#board .space").first).to_be_visible()
        none_left(page, TOUCHING)


@pytest.mark.parametrize("language", LANGUAGES)
def test_on_the_lower_spaces_of_a_film_no_two_things_touch(enter: Enter, language: str) -> None:
    ann = enter(TABLET_ACROSS, settings={"guide": False, "language": language})
    for edition, players in (("revised", 4), ("original", 5), ("family", 4)):
        film = ann.upload(played(edition, players, 9999, cards=edition != "family"))
        for after in (100, 200, 300):
            page = ann.turn_to(f"/replay/{film}?after={after}")
            expect(page.locator("#board .space").first).to_be_visible()
            none_left(page, TOUCHING)


@pytest.mark.parametrize("size", [LAPTOP, PHONE, (844, 390)])
def test_drawings_that_have_no_room_beside_each_other_are_smaller_and_none_is_cut(
    enter: Enter, size: tuple[int, int]
) -> None:
    """The bowl of food of Day Labor was cut by the edge of its space."""
    ann = enter(size, settings={"guide": False, "language": "en"})
    for players, moves in ((1, 50), (2, 100)):
        page = ann.turn_to(f"/r/{ann.upload(played('family', players, moves))}")
        labor = page.locator("#board .space", has_text="Day Labor")
        expect(labor.locator(".signs svg")).to_have_count(4)
        edge, bowl = labor.bounding_box(), labor.locator(".signs svg").last.bounding_box()
        assert edge and bowl
        assert bowl["x"] + bowl["width"] <= edge["x"] + edge["width"] - 4
        assert bowl["width"] > 11


def test_goods_that_come_with_others_are_drawn_beside_them(enter: Enter) -> None:
    """A space of reed, stone and wood showed reed alone."""
    ann = enter(LAPTOP, settings={"guide": False, "language": "en"})
    page = ann.go(f"/r/{ann.upload(played('original', 5, 384, cards=True, seed=32))}")
    space = page.get_by_test_id("space-reed-stone-wood-5p")
    for size in (LAPTOP, TABLET_ACROSS, PHONE):
        resize(page, size)
        drawn = space.locator(".pile [data-icon]")
        expect(drawn).to_have_count(3)
        assert drawn.evaluate_all("(all) => all.map((one) => one.dataset.icon)") == ["wood", "reed", "stone"]
        edge = space.bounding_box()
        for one in drawn.all():
            box = one.bounding_box()
            assert edge and box
            assert box["width"] > 10
            assert box["x"] + box["width"] < edge["x"] + edge["width"]


# How much lighter or darker the ground of a plate is than the outline of the drawings on it.
_CONTRAST = """
() => {
  const pen = document.createElement('canvas').getContext('2d');
  const light = (colour) => {
    pen.clearRect(0, 0, 1, 1);
    pen.fillStyle = colour;
    pen.fillRect(0, 0, 1, 1);
    const [r, g, b] = [...pen.getImageData(0, 0, 1, 1).data].map((part) => part / 255)
      .map((part) => part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
    return 0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05;
  };
  const apart = (one, other) => Math.max(light(one), light(other)) / Math.min(light(one), light(other));
  const line = getComputedStyle(document.documentElement).getPropertyValue('--art-line').trim();
  return [...document.querySelectorAll('#board :is(.pile, .signs)')].map((one) => {
    const { backgroundColor, color } = getComputedStyle(one);
    return Math.min(apart(backgroundColor, line), apart(backgroundColor, color));
  });
}
"""


@pytest.mark.parametrize("dark", [False, True])
def test_dark_drawings_and_words_stand_out_against_their_plates_in_the_evening_too(enter: Enter, dark: bool) -> None:
    """A fence in a plate was brown on brown, and a newborn a dark speck."""
    ann = enter(LAPTOP, settings={"guide": False})
    ann.page.emulate_media(color_scheme="dark" if dark else "light")
    page = ann.go(f"/r/{ann.upload(played('original', 5, 384, cards=True, seed=32))}")
    expect(page.locator("#board .signs").first).to_be_visible()
    apart = page.evaluate(_CONTRAST)
    assert len(apart) > 15
    assert min(apart) >= 4.5
