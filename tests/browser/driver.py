"""Plays through the page as a person does: looks for something lit, and chooses it with the mouse, a finger or keys."""

from __future__ import annotations

import random
import time
from collections import deque
from collections.abc import Callable

from playwright.sync_api import Page
from playwright.sync_api import TimeoutError as Waited

from tests.browser.kit import PATIENCE

# What can be clicked now, by the part of the page that it belongs to. Only what a person can hit counts: it is on the
# screen, after scrolling to it, and nothing covers it.
_OFFERED = """
() => {
  if (document.querySelector('.sheet-of-scores, [data-testid=ending]') !== null) return {over: true};
  const hungry = document.querySelector('[data-testid=lacking-end]') !== null;
  if (!hungry && document.querySelector('dialog[open]') !== null) return {dialog: true};
  const groups = hungry ? {hungry: '[data-testid=lacking-end]'} : {
    build: '[data-testid=build-fences]',
    near: '.panel .near button',
    sow: '[data-testid=sow]',
    herd: '.gate button',
    cell: '[data-testid^=cell-]:not(.dull):not([aria-pressed=true])',
    edge: '[data-testid^=edge-]:not([aria-pressed=true])',
    tile: '.choices button.lit',
    card: '.card.lit',
    row: '[data-testid=decision] > .rows [data-testid^=action-], [data-testid=feeding] [data-testid^=action-]',
    food: '[data-testid=feeding] [data-testid^=more-]:not([data-testid=more-below])',
    fed: '[data-testid=feed-done].primary',
    begs: '[data-testid=feed-done].beg',
    space: '.space.usable',
    done: '[data-testid=done]',
    end: '[data-testid=end-turn]',
    back: '.back button',
  };
  const found = {};
  for (const [name, selector] of Object.entries(groups)) {
    const buttons = [...document.querySelectorAll(selector)].filter(
      (one) => !one.disabled && one.getClientRects().length > 0);
    if (buttons.length > 0) found[name] = buttons.length;
  }
  if (Object.keys(found).length === 0) return null;
  window.offered = groups;
  return found;
}
"""
_AIM = """
([name, at]) => {
  const all = [...document.querySelectorAll(window.offered[name])].filter(
    (one) => !one.disabled && one.getClientRects().length > 0);
  const button = all[at % Math.max(1, all.length)];
  if (button === undefined) return null;
  button.scrollIntoView({block: 'nearest', inline: 'nearest'});
  const box = button.getBoundingClientRect();
  const x = box.left + box.width / 2, y = box.top + box.height / 2;
  const hit = document.elementFromPoint(x, y);
  if (hit === null || !button.contains(hit))
    return {covered: `${name}: ${button.dataset.testid ?? button.textContent}`};
  window.aimed = button;
  window.aimedAs = window.offered[name];
  return {x, y, what: `${name}: ${button.dataset.testid ?? button.textContent.trim()}`};
}
"""
# Where the focus is: on what is aimed at, and which arrow would bring it nearer among things of one kind. What is no
# longer offered, or lies behind a question that has come up, is not aimed at any more.
_FOCUS = """
() => {
  const at = document.activeElement, aim = window.aimed;
  if (!aim.isConnected || aim.disabled || !aim.matches(window.aimedAs)) return 'gone';
  if (aim.closest('dialog') === null && document.querySelector('dialog[open]') !== null) return 'gone';
  if (at === aim) return 'there';
  const kind = ['[data-space]', '[data-cell]', '#pane-cards .card'].find((one) => at.matches(one) && aim.matches(one));
  if (kind === undefined) return 'elsewhere';
  const from = at.getBoundingClientRect(), to = aim.getBoundingClientRect();
  const dx = to.left + to.width / 2 - from.left - from.width / 2;
  const dy = to.top + to.height / 2 - from.top - from.height / 2;
  const across = dx < 0 ? 'ArrowLeft' : 'ArrowRight', down = dy < 0 ? 'ArrowUp' : 'ArrowDown';
  return Math.abs(dx) > Math.abs(dy) ? [across, down] : [down, across];
}
"""
_PANES = (("[data-space]", "1"), ("[data-cell]", "2"), ("#pane-cards .card", "3"))
_KEYS = {"end": "e", "done": "d"}
_MOST_KEYS = 120

# The order in which a person would look: first whether a turn is to end although the family will beg, then what the
# open question asks for, last the way back from another's farm, which a click that comes late may open, when the page
# has turned to the farms already.
_ORDER = (
    "hungry", "build", "near", "sow", "herd", "fed", "food", "begs", "cell", "edge", "tile", "card", "row", "space",
    "done", "end", "back",
)  # fmt: skip
_ALIKE = frozenset(("cell", "edge", "tile", "card", "row"))
"""Where a person may choose any of what is offered, on the farm, in the hand or in a list."""
_OPTIONAL = _ALIKE | {"sow"}
_MOST_CLICKS = 700
"""A game takes 80 to 350 clicks; who needs more goes round in a circle."""
_REMEMBERED = 12
_POLLED = 50
"""How often to look whether something can be clicked, in milliseconds: each frame would take time from the others."""


class NotPlayable(AssertionError):
    """Something is offered and can't be clicked, or nothing is offered at all."""


def play(page: Page, *, seed: int, seconds: float, look: Callable[[], None] | None = None, by: str = "mouse") -> int:
    """Play until the ending is shown, or the score sheet; gives the number of clicks. `look` is called before each.

    `by` is what it is played with: `mouse`, `touch` or `keys`.
    """
    chance = random.Random(seed)
    until = time.monotonic() + seconds
    clicks = 0
    clicked: deque[str] = deque(maxlen=_REMEMBERED)
    covered: float | None = None
    while time.monotonic() < until and clicks < _MOST_CLICKS:
        try:
            found = page.wait_for_function(_OFFERED, timeout=PATIENCE, polling=_POLLED).json_value()
        except Waited:
            raise NotPlayable(f"nothing can be clicked: {page.get_by_test_id('question').text_content()}") from None
        if look is not None and covered is None:
            look()
        if "over" in found:
            return clicks
        if "dialog" in found:
            # A card that was just played is clicked once more: that opens it to read.
            page.keyboard.press("Escape")
            continue
        aim = page.evaluate(_AIM, [_chosen(found, chance), chance.randrange(1000)])
        if aim is None:
            continue
        if "covered" in aim:
            # A picture may fly by, or the page still measures itself; what stays covered is a fault.
            covered = covered or time.monotonic()
            if time.monotonic() > covered + PATIENCE / 1000:
                raise NotPlayable(f"covered by something: {aim['covered']}")
            page.wait_for_timeout(_POLLED)
            continue
        covered = None
        if by == "keys":
            _press(page, aim["what"])
        elif by == "touch":
            page.touchscreen.tap(aim["x"], aim["y"])
        else:
            page.mouse.click(aim["x"], aim["y"])
        clicked.append(aim["what"])
        clicks += 1
    raise NotPlayable(f"no end in {seconds} seconds or {clicks} clicks, the last of them: {', '.join(clicked)}")


def _press(page: Page, what: str) -> None:
    """Choose what is aimed at with the keys alone: by its letter, else by its part of the table, arrows and Tab."""
    letter = _KEYS.get(what.partition(":")[0])
    if letter is not None:
        page.keyboard.press(letter)
        return
    for selector, key in _PANES:
        if page.evaluate("(one) => window.aimed.matches(one)", selector):
            page.keyboard.press(key)
    been: list[str] = []
    for _ in range(_MOST_KEYS):
        at = page.evaluate(_FOCUS)
        if at == "gone":
            return
        if at == "there":
            page.keyboard.press("Enter")
            return
        if at == "elsewhere":
            page.keyboard.press("Tab")
            continue
        # Straight on, or around where nothing lies that way.
        here = page.evaluate("document.activeElement.dataset.testid")
        page.keyboard.press(at[0] if been.count(here) % 2 == 0 else at[1])
        been.append(here)
    raise NotPlayable(f"the keys do not reach it: {what}; they went by {', '.join(been[-8:])}")


def _chosen(found: dict[str, int], chance: random.Random) -> str:
    names = [name for name in _ORDER if name in found]
    if "done" in names and names[0] in _OPTIONAL and chance.random() < 0.25:
        return "done"
    if names[0] in _ALIKE:
        return chance.choice([name for name in names if name in _ALIKE])
    return names[0]
