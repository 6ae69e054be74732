"""The page in another language: nothing of it stays English."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from agricola.cards import catalog
from agricola.cards.rulings import rulings_of
from tests.browser.conftest import Enter
from tests.browser.kit import WEB
from tests.browser.test_everybody import show

pytestmark = pytest.mark.browser

FRENCH = WEB / "src" / "messages" / "fr"
TABS = ("hand", "played", "majors", "log")
# What is on the screen, and what a click would unfold; the letters in drawings are pictures.
_SEEN = r"""
() => {
  const texts = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    if (walker.currentNode.parentElement.closest('script, noscript, style, symbol, defs') === null)
      texts.push(walker.currentNode.textContent);
  }
  for (const one of document.querySelectorAll('[title], [aria-label], [placeholder]'))
    for (const name of ['title', 'aria-label', 'placeholder']) texts.push(one.getAttribute(name) ?? '');
  return texts.map((text) => text.replace(/\s+/g, ' ').trim()).filter((text) => text !== '').join('\n');
}
"""


def strings(value: Any) -> Iterator[str]:
    """All texts in what a message file holds, but for the English names that cards stand for."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for key, part in value.items():
            yield from () if key == "of" else strings(part)
    else:
        for part in value:
            yield from strings(part)


def messages(code: str) -> dict[str, str]:
    """The messages of a language."""
    found: dict[str, str] = {}
    for path in sorted((WEB / "src" / "messages" / code).glob("*.json")):
        found |= json.loads(path.read_text(encoding="utf-8"))
    return found


def all_french() -> str:
    """Everything that the French page may say."""
    return "\n".join(
        text for path in FRENCH.rglob("*.json") for text in strings(json.loads(path.read_text(encoding="utf-8")))
    )


def english() -> set[str]:
    """What an English page says as it stands, where French says something else."""
    texts = {text for text in messages("en").values() if len(text) > 6 and "{" not in text}
    for card in catalog.ALL_CARDS:
        texts |= {card.name, card.text, *rulings_of(card.id)}
    allowed = all_french()
    return {text for text in texts if text not in allowed}


def left_over(seen: str) -> list[str]:
    """The English texts that can be read, as whole words."""
    found = [text for text in english() if text in seen]
    return sorted(text for text in found if re.search(rf"(?<!\w){re.escape(text)}(?!\w)", seen))


def read(page: Page, screen: str) -> str:
    """All that a screen says; at a table in all tabs, and on a card that is opened."""
    if screen != "table":
        return str(page.evaluate(_SEEN))
    seen = []
    for tab in TABS:
        page.get_by_test_id(f"tab-{tab}").click()
        expect(page.get_by_test_id(f"tab-{tab}")).to_have_attribute("aria-selected", "true")
        expect(page.locator("#tabpanel")).to_have_attribute("aria-labelledby", f"tab-{tab}")
        seen.append(str(page.evaluate(_SEEN)))
    page.get_by_test_id("tab-majors").click()
    page.get_by_test_id("card-M-well").click()
    expect(page.get_by_test_id("card-dialog").get_by_role("listitem").first).to_be_visible()
    seen.append(str(page.evaluate(_SEEN)))
    return "\n".join(seen)


@pytest.mark.parametrize("screen", ["start", "settings", "gallery", "lobby", "table", "text", "scores", "replay"])
def test_french_leaves_nothing_in_english(enter: Enter, screen: str) -> None:
    page = show(enter(locale="fr-FR"), screen)
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    seen = read(page, screen)
    assert left_over(seen) == []
    assert [key for key in messages("en") if "." in key and key in seen.split()] == []
    assert page.locator("[lang=en]:not(option)").count() == 0


def test_the_search_would_find_english() -> None:
    # Else the test above would prove nothing.
    seen = "jouer Wood Cutter\nFin du tour"
    assert left_over(seen) == ["Wood Cutter"]
    assert len(english()) > 700


def test_cards_are_found_in_the_language_of_the_page_and_by_their_english_name(enter: Enter) -> None:
    page = show(enter(locale="fr-FR"), "gallery")
    cards = page.locator("[data-testid^=card-]")
    for words in ("bucheron", "wood cutter", "bûcheron d'accumulation"):
        page.get_by_test_id("gallery-search").fill(words)
        expect(cards).to_have_count(1)
        expect(cards.get_by_role("heading")).to_have_text("Bûcheron")


def test_a_refusal_is_told_in_french(enter: Enter) -> None:
    page = enter(locale="fr-FR").go("/r/nowhere-to-be-found")
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    expect(page.get_by_text("vérifiez le lien")).to_be_visible()


def test_the_language_is_changed_in_the_settings_and_back(enter: Enter) -> None:
    page = show(enter(), "settings")
    language = page.get_by_test_id("settings").locator("select").filter(has=page.locator("option[value=fr]"))
    language.select_option("fr")
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    expect(page.get_by_test_id("settings")).to_contain_text("Langue")
    language.select_option("en")
    expect(page.locator("html")).to_have_attribute("lang", "en")
    expect(page.get_by_test_id("settings")).to_contain_text("Language")


def test_a_move_is_typed_as_it_is_shown(enter: Enter) -> None:
    page = show(enter(locale="fr-FR"), "text")
    line = page.get_by_test_id("text-input")
    expect(line).to_be_enabled()
    line.fill("carriere d'argile")
    line.press("Enter")
    # Nothing is left to choose there, so only the end of the turn is asked.
    expect(page.get_by_test_id("end-turn")).to_be_visible()
