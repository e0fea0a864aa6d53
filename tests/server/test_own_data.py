"""Profiles, finished games, export and deletion: a player's own data, and nothing of anybody else."""

from __future__ import annotations

import csv
import io
import json
import random
from zipfile import ZipFile

import httpx
import pytest

from tabiji.core import gamefile
from tabiji.games import GAMES

from ..waiting import TIMEOUT, eventually
from .clients import HttpClient, Message, Server, play_randomly


def play_together(ann: HttpClient, ben: HttpClient, game: str = "tokaido", max_entries: int = 10_000) -> str:
    """Play a game of two with a bot, in which both write something; the table."""
    table: str = ann.make_table(["person", "open", "pilgrim"], game)["table"]["id"]
    ben.post(f"/api/tables/{table}/seats/1/take", name="Benedetto")
    clients = [ann.connect(table), ben.connect(table)]
    for client, text in zip(clients, ("words of Ann", "words of Benedetto"), strict=True):
        client.read_until("game")
        client.send(type="chat", text=text)
        client.read_until("chat")
    play_randomly(clients, random.Random(1), max_entries)
    for client in clients:
        client.close()
    return table


def export(client: HttpClient, kind: str) -> bytes:
    """Download what is stored about a player."""

    def download() -> httpx.Response | None:
        answer = client.http.get("/api/me/export", params={"kind": kind})
        return None if answer.status_code == httpx.codes.TOO_MANY_REQUESTS else answer

    answer = eventually(download)
    assert answer.is_success, answer.text
    assert answer.headers["content-disposition"].startswith("attachment")
    return answer.content


def save(client: HttpClient, **profile: object) -> httpx.Response:
    """Save a profile."""
    empty = {"name": None, "avatar": None, "language": None, "public": False}
    return client.http.put("/api/me", json={**empty, **profile})


def test_a_profile_is_private_until_its_player_publishes_it(server: Server, ann: HttpClient) -> None:
    """Its address is a secret that changes, and a wrong one says as little as one that was never used."""
    assert ann.get("/api/me") == {"name": None, "avatar": None, "language": None, "slug": None}
    saved = save(ann, name="Ann of Kyoto", avatar="moon", language="fr").json()
    assert saved == {"name": "Ann of Kyoto", "avatar": "moon", "language": "fr", "slug": None}
    slug = save(ann, name="Ann of Kyoto", avatar="moon", public=True).json()["slug"]
    assert save(ann, name="Ann of Edo", public=True).json()["slug"] == slug
    seen = httpx.get(f"{server.http}/api/profiles/{slug}", timeout=TIMEOUT).json()
    assert seen == {"name": "Ann of Edo", "avatar": None, "games": []}
    assert save(ann, name="Ann of Edo").json()["slug"] is None
    gone, never = (httpx.get(f"{server.http}/api/profiles/{each}", timeout=TIMEOUT) for each in (slug, "A" * 32))
    assert (gone.status_code, gone.content) == (404, never.content)
    assert save(ann, public=True).json()["slug"] != slug


@pytest.mark.parametrize("name", ["Scholar", "schoIar", "Érudit", "\u0455cholar", "\u200b", "x" * 40])
def test_nobody_goes_by_the_name_of_a_bot(ann: HttpClient, name: str) -> None:
    """Also by none that looks like it, is invisible, or too long."""
    assert save(ann, name=name).json()["error"] in ("name-taken", "empty", "too-long")
    assert save(ann, language="tlh").status_code == 422


def test_finished_games_are_filtered(server: Server, ann: HttpClient, ben: HttpClient) -> None:
    """By game, players, people or bots, variation and victory; others' games are not among them."""
    shared = play_together(ann, ben)
    alone = ann.make_table(["person", "pilgrim"], "tokaido", options={"variations": "gastronomy"})["table"]["id"]
    play_randomly([ann.connect(alone)], random.Random(2))
    unfinished = ann.make_table(["person", "pilgrim"])["table"]["id"]

    def found(**filters: object) -> set[str]:
        return {table["id"] for table in ann.get("/api/me/games", **filters)["tables"]}

    assert found() == {shared, alone}
    assert unfinished not in found()
    assert (found(game="tokaido"), found(game="namiji")) == ({shared, alone}, set())
    assert (found(players=3), found(players=2), found(players=5)) == ({shared}, {alone}, set())
    assert (found(against="people"), found(against="bots")) == ({shared}, {alone})
    assert (found(variation="gastronomy"), found(variation="gastro"), found(variation="return")) == (
        {alone},
        set(),
        set(),
    )
    assert found(won=True) | found(won=False) == {shared, alone}
    ranks = {each["id"]: each["seats"][0]["rank"] for each in ann.get("/api/me/games")["tables"]}
    assert found(won=True) == {table for table, rank in ranks.items() if rank == 1}
    assert ben.get("/api/me/games")["pages"] == 1
    assert HttpClient(server).get("/api/me/games") == {"tables": [], "pages": 0}


def test_an_export_has_all_of_one_player_and_nothing_of_another(ann: HttpClient, ben: HttpClient) -> None:
    """Byte for byte: neither name, words, profile nor browser of the other."""
    save(ann, name="Ann's profile")
    save(ben, name="Benedetto's profile")
    finished, unfinished = play_together(ann, ben), play_together(ann, ben, max_entries=3)
    for kind in ("json", "csv"):
        mine, theirs = export(ann, kind), export(ben, kind)
        assert b"Ann" in mine
        assert b"Benedetto" not in mine
        assert b"Benedetto" in theirs
        assert b"Ann" not in theirs
    rows = json.loads(export(ann, "json"))
    assert rows["players"][0]["name"] == "Ann's profile"
    assert [row["text"] for row in rows["chat_messages"]] == ["words of Ann"] * 2
    assert {row["id"] for row in rows["games"]} == {finished, unfinished}
    table = list(csv.DictReader(io.StringIO(export(ann, "csv").decode())))
    assert [(row["id"], row["players"], row["seat"]) for row in table] == [(finished, "3", "0"), (unfinished, "3", "0")]
    archive = ZipFile(io.BytesIO(export(ann, "zip")))
    assert archive.namelist() == [f"{finished}.txt"]
    text = archive.read(f"{finished}.txt").decode()
    assert gamefile.read(text, GAMES).over
    assert "; 1 Ann" in text
    assert "Benedetto" not in text
    theirs = ZipFile(io.BytesIO(export(ben, "zip"))).read(f"{finished}.txt").decode()
    assert "; 2 Benedetto" in theirs
    assert "Ann" not in theirs


def test_a_cell_is_no_formula(ann: HttpClient) -> None:
    """A name that a spreadsheet would run is written as text."""
    table = ann.make_table(["open", "pilgrim"])["table"]["id"]
    ann.post(f"/api/tables/{table}/seats/0/take", name="=1+2")
    (row,) = csv.DictReader(io.StringIO(export(ann, "csv").decode()))
    assert row["name"] == "'=1+2"


def test_whoever_is_deleted_leaves_games_but_no_name(server: Server, ann: HttpClient, ben: HttpClient) -> None:
    """Others keep their games and go on with those in progress; browsers are nobody's, and nothing can be found."""
    save(ben, name="Benedetto's profile", public=True)
    slug = ben.get("/api/me")["slug"]
    finished, unfinished = play_together(ann, ben), play_together(ann, ben, max_entries=3)
    alone = ben.make_table(["person", "pilgrim"])["table"]["id"]
    assert ben.http.post("/api/me/delete", json={"confirmed": False}).status_code == 422
    secret = ben.secret
    assert ben.post("/api/me/delete", confirmed=True) == {"deleted": True}
    assert ben.secret is None
    again = HttpClient(server, secret)
    assert again.get("/api/me/tables") == []
    assert again.get("/api/me")["name"] is None
    assert httpx.get(f"{server.http}/api/profiles/{slug}", timeout=TIMEOUT).status_code == 404
    assert ann.http.get(f"/api/tables/{alone}").status_code == 404

    def pages() -> list[Message]:
        return [ann.get(f"/api/tables/{table}") for table in (finished, unfinished)]

    over, open_table = pages()
    assert (over["seats"][1]["kind"], over["seats"][1]["name"]) == ("person", "2")
    assert open_table["seats"][1]["kind"] == "open"
    assert "Benedetto" not in json.dumps(pages())
    assert "Benedetto" not in ann.http.get(f"/api/tables/{finished}/gamefile").text
    client = ann.connect(finished)
    client.read_until("game")
    assert "words of Benedetto" not in json.dumps(client.chat)
    clara = HttpClient(server)
    clara.post(f"/api/tables/{unfinished}/seats/1/take", name="Clara")
    end = play_randomly([ann.connect(unfinished), clara.connect(unfinished)], random.Random(5))
    assert end["view"]["turn"] is None


def test_one_person_at_two_seats_is_shown_as_such(server: Server, ann: HttpClient, ben: HttpClient) -> None:
    """Everybody sees which seats one player holds, from one screen or from two browsers; nobody learns who it is."""
    table = ann.make_table(["person", "open", "open"])["table"]["id"]
    phone = HttpClient(server)
    phone.post("/api/me/link/redeem", secret=ann.post("/api/me/link")["url"].rpartition("/")[2])
    phone.post(f"/api/tables/{table}/seats/2/take", name="Ann too")
    ben.post(f"/api/tables/{table}/seats/1/take", name="Benedetto")
    assert [seat["shared_with"] for seat in ben.get(f"/api/tables/{table}")["seats"]] == [[2], [], [0]]
