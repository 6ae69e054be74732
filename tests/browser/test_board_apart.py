"""On a space of the board no two things touch: its name, what lies there or why not, who stands there, and its round."""

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
    .map(([one, { left, right, top, bottom }]) =>
      ({ what: one.getAttribute('class'), left, right, top, bottom, plain: getComputedStyle(one).display === 'inline' }));
  // Lines of words have a distance of their own.
  const touching = (one, other) => !(one.base && other.base) && one.left < other.right - 0.5 && one.right > other.left + 0.5 &&
    one.top < other.bottom - 0.5 && one.bottom > other.top + 0.5;
  return [...document.querySelectorAll('#board .space')].flatMap((space) => {
    const own = space.getBoundingClientRect();
    const name = inked(space.querySelector('.name'));
    const why = boxed(space, '.why').some(({ plain }) => plain) ? inked(space.querySelector('.why')) : boxed(space, '.why');
    const things = [name, why, boxed(space, '.pile, .income, .signs'), boxed(space, '.due'),
      boxed(space, '.people > *'), boxed(space, '.round, .suggested')].flat();
    const away = things.filter((one) => !one.plain && (one.right > own.right + 0.5 || one.bottom > own.bottom + 0.5));
    const faults = things.flatMap((one, at) => things.slice(at + 1)
      .filter((other) => !(why.includes(one) && why.includes(other)) && !(name.includes(one) && name.includes(other)))
      .filter((other) => one.what !== other.what || !/icon|person/.test(one.what))
      .filter((other) => touching(one, other)).map((other) => `${one.what} | ${other.what}`));
    return [...faults, ...away.map(({ what }) => `${what} leaves`)]
      .map((fault) => `${space.dataset.space} ${Math.round(own.width)}x${own.height.toFixed(1)}: ${fault}`);
  });
}
"""
