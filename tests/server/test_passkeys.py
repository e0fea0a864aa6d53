"""Passkeys: signing in on any browser, and every way in which an answer must be refused."""

from __future__ import annotations

import json
import threading
from typing import Any

import httpx
import pytest

from tabiji.server.db.passkeys import MAX_PASSKEYS

from ..waiting import eventually
from .authenticator import Authenticator
from .clients import HttpClient, Server

PASSKEYS = "/api/me/passkeys"
MALFORMED = ("", "{}", "[" * 9000, '{"id": 1}', r'{"id": "\ud800"}', r'{"id": "\u0000"}')


def answer(client: HttpClient, path: str, credential: str) -> httpx.Response:
    """Send an answer, again if that was too fast."""

    def send() -> httpx.Response | None:
        given = client.http.post(path, json={"credential": credential})
        return None if given.status_code == httpx.codes.TOO_MANY_REQUESTS else given

    return eventually(send)


def register(client: HttpClient) -> Authenticator:
    """Make a passkey."""
    passkey = Authenticator(client.server.http)
    made = answer(client, PASSKEYS, passkey.create(client.post(f"{PASSKEYS}/options")))
    assert made.status_code == 201, made.text
    return passkey


def sign_in(client: HttpClient, passkey: Authenticator, **lies: Any) -> httpx.Response:
    """Sign in with a passkey."""
    return answer(client, f"{PASSKEYS}/sign-in", passkey.sign(client.post(f"{PASSKEYS}/sign-in/options"), **lies))


def test_a_lost_cookie_loses_nothing(server: Server, ann: HttpClient) -> None:
    """Whoever has a passkey gets their tables back, brings those of the new browser along, and may manage it."""
    passkey = register(ann)
    old = ann.make_table(["person", "open"])["table"]["id"]
    fresh = HttpClient(server)
    new = fresh.make_table(["person", "open"])["table"]["id"]
    signed_in = sign_in(fresh, passkey)
    assert signed_in.is_success, signed_in.text
    (row,) = signed_in.json()
    assert row["last_used"] >= row["created"]
    for client in (ann, fresh):
        assert {table["id"] for table in client.get("/api/me/tables")} == {old, new}
    assert [each["name"] for each in fresh.post(f"{PASSKEYS}/{row['id']}/rename", name="Ring")] == ["Ring"]
    assert ann.post(f"{PASSKEYS}/{row['id']}/remove") == []
    assert sign_in(HttpClient(server), passkey).json()["error"] == "passkey-refused"


def test_false_answers_are_refused_alike(server: Server, ann: HttpClient, ben: HttpClient) -> None:
    """Wrong origin, site, challenge, key or counter, and a passkey that nobody knows: one answer for all."""
    passkey = register(ann)
    assert sign_in(ann, passkey).is_success
    stranger = Authenticator(server.http)
    impostor = Authenticator(server.http)
    impostor.id = passkey.id
    refused = [
        sign_in(ben, passkey, origin="http://evil.example"),
        sign_in(ben, passkey, host="evil.example"),
        sign_in(ben, passkey, challenge="A" * 86),
        sign_in(ben, passkey, count=1),
        sign_in(ben, passkey, count=0),
        sign_in(ben, stranger),
        sign_in(ben, impostor),
    ]
    made = ben.post(f"{PASSKEYS}/options")
    refused.append(answer(ben, PASSKEYS, stranger.create(made, origin="http://evil.example")))
    refused += [answer(ben, f"{PASSKEYS}/sign-in", credential) for credential in MALFORMED]
    assert {(each.status_code, each.content) for each in refused} == {(403, refused[0].content)}
    assert ben.get("/api/me/tables") == []
    assert sign_in(ben, passkey).is_success


def test_a_challenge_is_answered_once_and_by_its_browser(server: Server, ann: HttpClient, ben: HttpClient) -> None:
    """A replayed answer, one from another browser, and one for another purpose are refused."""
    passkey = register(ann)
    options = ben.post(f"{PASSKEYS}/sign-in/options")
    credential = passkey.sign(options)
    other = HttpClient(server)
    other.post(f"{PASSKEYS}/sign-in/options")
    assert answer(other, f"{PASSKEYS}/sign-in", credential).status_code == 403
    assert answer(ben, f"{PASSKEYS}/sign-in", credential).is_success
    assert answer(ben, f"{PASSKEYS}/sign-in", credential).status_code == 403
    wrong = Authenticator(server.http)
    assert answer(ben, PASSKEYS, wrong.create(ben.post(f"{PASSKEYS}/sign-in/options"))).status_code == 403


def test_of_two_equal_answers_at_once_one_counts(server: Server, ann: HttpClient) -> None:
    """Two browsers that use the same counter race: one is signed in."""
    passkey = register(ann)
    racers = [HttpClient(server) for _ in range(2)]
    credentials = [passkey.sign(each.post(f"{PASSKEYS}/sign-in/options"), count=7) for each in racers]
    answers: list[httpx.Response] = []

    def race(number: int) -> None:
        answers.append(answer(racers[number], f"{PASSKEYS}/sign-in", credentials[number]))

    threads = [threading.Thread(target=race, args=(number,)) for number in range(2)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(each.status_code for each in answers) == [200, 403]


def test_a_passkey_belongs_to_one_player(server: Server, ann: HttpClient, ben: HttpClient) -> None:
    """Its id cannot be taken again, its owner alone sees and changes it, and there are only so many."""
    passkey = register(ann)
    (row,) = ann.get(PASSKEYS)
    assert answer(ben, PASSKEYS, passkey.create(ben.post(f"{PASSKEYS}/options"))).status_code == 403
    assert ben.get(PASSKEYS) == []
    assert ben.post(f"{PASSKEYS}/{row['id']}/remove") == []
    assert ben.post(f"{PASSKEYS}/{row['id']}/rename", name="mine") == []
    assert ann.get(PASSKEYS) == [row]
    for _ in range(MAX_PASSKEYS - 1):
        register(ann)
    more = Authenticator(server.http)
    refused = answer(ann, PASSKEYS, more.create(ann.post(f"{PASSKEYS}/options")))
    assert refused.json()["error"] == "too-many-passkeys"
    assert len(json.loads(ann.post(f"{PASSKEYS}/options")["options"])["excludeCredentials"]) == MAX_PASSKEYS


@pytest.mark.parametrize("path", [PASSKEYS, f"{PASSKEYS}/sign-in"])
def test_without_a_cookie_or_from_another_site_nothing_is_answered(server: Server, ann: HttpClient, path: str) -> None:
    """Passkeys are used by this site's own page only."""
    options = {"json": {"credential": "{}"}}
    assert httpx.post(server.http + path, **options).json()["error"] == "no-cookie"  # type: ignore[arg-type]
    evil = ann.http.post(path, json={"credential": "{}"}, headers={"origin": "http://evil.example"})
    assert evil.json()["error"] == "cross-origin"
