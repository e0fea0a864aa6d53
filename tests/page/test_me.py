"""The page of a player: two browsers become one player, by a link and by a passkey."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from .conftest import Visit

AUTHENTICATOR = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}


def start_a_game(page: Page) -> str:
    """Start a game against bots, and return its path."""
    page.get_by_role("button", name="Walk now").first.click()
    page.wait_for_url(re.compile("#/t/"))
    return page.url.split("/", 3)[3]


def open_me(page: Page) -> None:
    """Open the player's page."""
    page.goto("/#/me")
    page.get_by_role("heading", name="Signed-in browsers").wait_for()


def test_a_link_adds_a_browser_which_can_be_signed_out(visit: Visit) -> None:
    """The link asks before it merges; the profile is there on both, and a signed-out browser starts anew."""
    visit.ignore_console("403", "404")  # after the sign-out, and for the used link
    laptop, phone = visit(), visit(viewport={"width": 390, "height": 844}, has_touch=True)
    table = start_a_game(laptop)
    open_me(laptop)
    expect(laptop.get_by_role("region", name="On the way").get_by_role("link")).to_have_count(1)
    laptop.get_by_role("textbox", name="Your name").fill("Ann of Kyoto")
    laptop.get_by_role("radio", name="Fan").check()
    laptop.get_by_role("checkbox", name="Public profile").check()
    laptop.get_by_role("button", name="Save").click()
    expect(laptop.get_by_text("Saved.")).to_be_visible()
    laptop.get_by_role("button", name="Add a browser").click()
    expect(laptop.get_by_alt_text("QR code of the link")).to_be_visible()
    link = laptop.get_by_role("textbox", name="Add a browser").input_value()
    phone.goto(link)
    phone.get_by_role("button", name="Add this browser").click()
    phone.wait_for_url(re.compile("#/me$"))
    expect(phone.get_by_role("textbox", name="Your name")).to_have_value("Ann of Kyoto")
    expect(phone.get_by_role("region", name="On the way").get_by_role("link")).to_have_attribute(
        "href", re.compile(table)
    )
    thief = visit()
    thief.goto(link)
    thief.get_by_role("button", name="Add this browser").click()
    expect(thief.get_by_role("alert")).to_contain_text("used already")
    phone.get_by_role("link", name="See it as others do").click()
    expect(phone.get_by_role("heading", name="Ann of Kyoto")).to_be_visible()
    laptop.reload()
    laptop.get_by_role("button", name="Sign out all others").click()
    expect(laptop.get_by_role("button", name="Sign out all others")).to_have_count(0)
    open_me(phone)
    expect(phone.get_by_role("textbox", name="Your name")).not_to_have_value("")
    expect(phone.get_by_text("No journey is under way.")).to_be_visible()


def test_a_passkey_brings_everything_back(visit: Visit) -> None:
    """A passkey of Chromium's virtual authenticator is made, named, and used after the cookie is lost."""
    page = visit()
    devtools = page.context.new_cdp_session(page)
    devtools.send("WebAuthn.enable")
    devtools.send("WebAuthn.addVirtualAuthenticator", {"options": AUTHENTICATOR})
    start_a_game(page)
    open_me(page)
    passkeys = page.get_by_role("region", name="Passkeys")
    passkeys.get_by_role("button", name="Create a passkey").click()
    passkeys.get_by_role("button", name="Rename").click()
    page.get_by_role("dialog").get_by_label("Passkey").fill("Ring")
    page.get_by_role("dialog").get_by_role("button", name="Save").click()
    expect(passkeys.get_by_role("listitem").filter(has_text="Ring")).to_contain_text("not used yet")
    page.context.clear_cookies()
    page.reload()
    expect(page.get_by_text("No journey is under way.")).to_be_visible()
    page.get_by_role("button", name="Sign in with a passkey").click()
    expect(page.get_by_role("region", name="On the way").get_by_role("link")).to_have_count(1)
    expect(passkeys.get_by_role("listitem")).to_have_count(1)
    expect(passkeys).not_to_contain_text("not used yet")
    passkeys.get_by_role("button", name="Remove").click()
    expect(passkeys.get_by_role("listitem")).to_have_count(0)


def test_whoever_deletes_everything_starts_anew(visit: Visit) -> None:
    """Asked once more, by keyboard; afterwards nothing is there."""
    page = visit()
    start_a_game(page)
    open_me(page)
    page.get_by_role("button", name="Delete me").focus()
    page.keyboard.press("Enter")
    page.get_by_role("dialog").get_by_role("button", name="Cancel").click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    with page.expect_download() as download:
        page.get_by_role("link", name="Everything (JSON)").click()
    assert download.value.suggested_filename == "tabiji.json"
    page.get_by_role("button", name="Delete me").click()
    page.get_by_role("button", name="Delete everything about me").click()
    page.get_by_role("button", name="Walk now").first.wait_for()
    open_me(page)
    expect(page.get_by_text("No journey is under way.")).to_be_visible()
