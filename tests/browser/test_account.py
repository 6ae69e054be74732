"""An account on the page: a passkey of a device, a link for another one, and what follows. Nobody needs it to play."""

from __future__ import annotations

import re
from importlib.util import find_spec

import pytest
from playwright.sync_api import CDPSession, Page, Route, expect

from tests.browser.conftest import Enter
from tests.browser.kit import COMPUTER, PERSON, Guest
from tests.browser.test_languages import left_over, read

pytestmark = pytest.mark.browser

needs_passkeys = pytest.mark.skipif(find_spec("webauthn") is None, reason="the Python package webauthn is missing")


def at_home(guest: Guest) -> Guest:
    """A guest who comes under a name: a passkey belongs to one, never to an address."""
    guest.address = guest.address.replace("127.0.0.1", "localhost")
    return guest


def with_authenticator(guest: Guest) -> tuple[CDPSession, str]:
    """Give the browser a device that makes passkeys and asks nobody."""
    devtools = guest.context.new_cdp_session(guest.page)
    devtools.send("WebAuthn.enable")
    options = {
        "protocol": "ctap2", "transport": "internal", "hasResidentKey": True, "hasUserVerification": True,
        "isUserVerified": True, "automaticPresenceSimulation": True,
    }  # fmt: skip
    made = devtools.send("WebAuthn.addVirtualAuthenticator", {"options": options})
    return devtools, made["authenticatorId"]


def signed_in(page: Page) -> None:
    """Wait until the page shows an account."""
    expect(page.get_by_test_id("account-own")).to_be_visible()


@needs_passkeys
def test_a_passkey_carries_name_and_games_to_another_device(enter: Enter) -> None:
    phone, laptop = at_home(enter()), at_home(enter())
    room = phone.create({**PERSON, "name": "Ann"}, COMPUTER)
    devtools, authenticator = with_authenticator(phone)
    page = phone.go("/")
    page.get_by_test_id("more-open").click()
    page.get_by_test_id("account-link").click()
    expect(page.get_by_test_id("account-guest")).to_be_visible()
    page.get_by_test_id("make-passkey").click()
    signed_in(page)
    expect(page.get_by_test_id("forget-passkey")).to_have_count(1)
    page.get_by_test_id("account-name").fill("Ann of the Hill")
    page.get_by_test_id("account-name").press("Enter")
    expect(page.get_by_role("status")).to_be_visible()
    assert [cookie["name"] for cookie in phone.context.cookies()] == ["agricola_account"]
    # The devices of one person share their passkeys; here one is carried over by hand.
    (passkey,) = devtools.send("WebAuthn.getCredentials", {"authenticatorId": authenticator})["credentials"]
    there, other = with_authenticator(laptop)
    there.send("WebAuthn.addCredential", {"authenticatorId": other, "credential": passkey})
    page = laptop.go("/account")
    page.get_by_test_id("sign-in-by-passkey").click()
    signed_in(page)
    expect(page.get_by_test_id("account-name")).to_have_value("Ann of the Hill")
    page = laptop.go("/")
    page.get_by_test_id("go-on").click()
    expect(page).to_have_url(re.compile(f"/r/{room}$"))
    assert laptop.state(room)["you"]["seats"] == [0]
    assert page.evaluate("JSON.parse(localStorage.getItem('agricola.new-game')).names[0]") == "Ann of the Hill"
    assert phone.faults == laptop.faults == []


@needs_passkeys
def test_a_passkey_that_nobody_gives_changes_nothing(enter: Enter) -> None:
    guest = at_home(enter())
    with_authenticator(guest)
    page = guest.go("/account")
    # The device has no passkey for this site, and says so at once.
    page.get_by_test_id("sign-in-by-passkey").click()
    expect(page.get_by_role("alert")).to_be_visible()
    expect(page.get_by_test_id("account-guest")).to_be_visible()
    assert guest.faults == []


def test_a_link_signs_another_device_in_once(enter: Enter) -> None:
    one, other, late = enter(), enter(), enter()
    room = one.create(PERSON, COMPUTER)
    page = one.go("/account")
    page.get_by_test_id("make-link").click()
    link = page.get_by_test_id("account-link-made").input_value()
    assert link.startswith(one.address + "/account#")
    page = other.page
    page.goto(link)
    page.get_by_test_id("sign-in-by-link").click()
    signed_in(page)
    assert "#" not in page.url
    assert other.state(room)["you"]["seats"] == [0]
    late.page.goto(link)
    late.page.get_by_test_id("sign-in-by-link").click()
    expect(late.page.get_by_role("alert")).to_be_visible()
    page.get_by_test_id("sign-out").click()
    expect(page.get_by_test_id("account-guest")).to_be_visible()
    assert other.state(room)["you"]["seats"] == []
    # Under an address there are no passkeys, and the page offers none.
    expect(page.get_by_test_id("sign-in-by-passkey")).to_have_count(0)
    assert one.faults == other.faults == late.faults == []


def test_an_account_can_be_deleted_after_a_second_thought(enter: Enter) -> None:
    guest = enter()
    page = guest.go("/account")
    page.get_by_test_id("make-link").click()
    signed_in(page)
    page.get_by_test_id("forget-account").click()
    page.get_by_test_id("forget-account-sure").click()
    expect(page.get_by_test_id("account-guest")).to_be_visible()
    assert guest.context.cookies() == []


def rated(guest: Guest) -> None:
    """Let the service tell of ratings, as after many games."""

    def told(route: Route) -> None:
        answer = route.fetch()
        ratings = [
            {"edition": "family", "cards": False, "players": 4, "rating": 1480, "games": 1},
            {"edition": "revised", "cards": True, "players": 2, "rating": 1512, "games": 7},
        ]
        route.fulfill(response=answer, json={**answer.json(), "ratings": ratings})

    guest.page.route("**/api/account", told)


def test_ratings_are_shown_for_what_was_played(enter: Enter) -> None:
    guest = enter()
    rated(guest)
    ratings = guest.go("/account").get_by_test_id("ratings").get_by_role("listitem")
    expect(ratings).to_have_text(
        ["Family Edition · 4 players 1480 · 1 game", "Revised edition · 2 players, with hand cards 1512 · 7 games"]
    )


def test_without_passkeys_a_link_is_offered_for_what_it_is(enter: Enter) -> None:
    guest = at_home(enter())
    guest.context.add_init_script("delete window.PublicKeyCredential")
    ways = guest.go("/account").get_by_test_id("account-guest")
    expect(ways.get_by_role("heading")).to_have_text("Play on two devices")
    expect(ways).to_contain_text("Passkeys do not work in this browser")
    expect(ways.get_by_role("button")).to_have_text(["A link for another device"])


def test_who_has_met_nobody_has_no_rating(enter: Enter) -> None:
    page = enter().go("/account")
    expect(page.get_by_test_id("statistics")).to_be_visible()
    expect(page.get_by_test_id("ratings")).to_have_count(0)


@pytest.mark.parametrize("language", ["es", "fr", "pl", "ro"])
def test_nothing_about_accounts_stays_english(enter: Enter, language: str) -> None:
    guest = at_home(enter(settings={"language": language}))
    rated(guest)
    page = guest.go("/account")
    expect(page.get_by_test_id("ratings")).to_be_visible()
    page.get_by_test_id("make-link").click()
    expect(page.get_by_test_id("account-link-made")).to_be_visible()
    page.get_by_test_id("forget-account").click()
    assert left_over(read(page, "account"), language) == []
