"""The page in another language: nothing of it stays English."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

import pytest
from playwright.sync_api import Page, expect

from agricola.cards import catalog
from agricola.cards.rulings import rulings_of
from agricola.game import EDITIONS
from agricola.wording.fluent import Pattern, Selection
from agricola.wording.languages import messages
from tests.browser.conftest import Enter
from tests.browser.driver import play
from tests.browser.kit import COMPUTER, PERSON
from tests.browser.test_everybody import show

pytestmark = pytest.mark.browser

_ONLY_IN_TERMINALS = ("term-", "fact-", "read-")
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


def pieces(pattern: Pattern) -> Iterator[str]:
    """The words of a message that stand there whatever its variables are."""
    for part in pattern:
        if isinstance(part, str):
            yield part.strip(" .,:;()")
        elif isinstance(part, Selection):
            for variant in part.variants.values():
                yield from pieces(variant)


def words(language: str) -> Iterator[str]:
    """All that a language says, piece by piece."""
    for pattern in messages(language).values():
        yield from pieces(pattern)


@cache
def english(language: str = "fr") -> frozenset[str]:
    """What an English page says as it stands, where another language says something else."""
    texts = {text for id, text in _page_words("en") if len(text) > 6}
    for card in catalog.ALL_CARDS:
        texts |= {card.name, card.text, *rulings_of(card.id)}
    for edition in EDITIONS.values():
        texts |= {space.name for space in edition.board(edition.most_players, {}, True).spaces}
    allowed = "\n".join(words(language))
    return frozenset(text for text in texts if text not in allowed)


def _page_words(language: str) -> Iterator[tuple[str, str]]:
    """The pieces that the page may show; the terminals have words of their own."""
    for id, pattern in messages(language).items():
        if not id.startswith(_ONLY_IN_TERMINALS):
            for text in pieces(pattern):
                yield id, text


def left_over(seen: str, language: str = "fr") -> list[str]:
    """The English texts that can be read, as whole words."""
    found = [text for text in english(language) if text in seen]
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
    page.get_by_test_id("card-dialog").locator("summary").click()
    expect(page.get_by_test_id("card-dialog").get_by_role("listitem").first).to_be_visible()
    seen.append(str(page.evaluate(_SEEN)))
    return "\n".join(seen)


def only_revised(page: Page) -> None:
    """Leave out the decks of the original edition, which have cards of the same name."""
    page.get_by_test_id("filter-revised").click()
    expect(page.get_by_test_id("card-E011")).to_have_count(0)


@pytest.mark.parametrize("screen", ["start", "settings", "gallery", "lobby", "table", "text", "ending", "replay"])
def test_french_leaves_nothing_in_english(enter: Enter, screen: str) -> None:
    page = show(enter(locale="fr-FR"), screen)
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    seen = read(page, screen)
    assert left_over(seen) == []
    assert [id for id in messages("en") if "-" in id and id in seen.split()] == []
    assert page.locator("[lang=en]:not(option)").count() == 0


def texts(page: Page) -> set[str]:
    """The texts that are on the screen, or would be after a click."""
    return set(str(page.evaluate(_SEEN)).splitlines())


def no_english(seen: set[str], language: str) -> None:
    """Of all the texts of a game none is English, nor the name of a message."""
    assert len(seen) > 300
    assert left_over("\n".join(seen), language) == []
    assert [id for id in messages("en") if "-" in id and any(id in line.split() for line in seen)] == []


@pytest.mark.soak
@pytest.mark.parametrize(
    ("language", "edition", "seed"),
    [
        ("fr", "revised", 3),
        ("fr", "original", 5),
        ("fr", "family", 4),
        ("es", "revised", 6),
        ("es", "original", 7),
        ("pl", "revised", 8),
        ("pl", "original", 9),
        ("ro", "revised", 10),
        ("ro", "original", 11),
    ],
)
def test_a_whole_game_in_another_language_says_no_english_word(
    enter: Enter, language: str, edition: str, seed: int
) -> None:
    settings = {"language": language, "autoEnd": True, "skipForced": True, "guide": True}
    guest = enter(locale=language, settings=settings)
    cards = edition != "family"  # it has no hand cards
    room = guest.create(PERSON, COMPUTER, edition=edition, cards=cards, seed=seed)
    page = guest.go(f"/r/{room}")
    expect(page.locator("html")).to_have_attribute("lang", language)
    seen: set[str] = set()
    play(page, seed=seed, seconds=420, look=lambda: seen.update(texts(page)))
    no_english(seen | texts(page), language)


def test_the_search_would_find_english() -> None:
    # Else the test above would prove nothing.
    seen = "jouer Wood Cutter\nFin du tour"
    assert left_over(seen) == ["Wood Cutter"]
    assert len(english()) > 700


def test_cards_are_found_in_the_language_of_the_page_and_by_their_english_name(enter: Enter) -> None:
    page = show(enter(locale="fr-FR"), "gallery")
    only_revised(page)
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
