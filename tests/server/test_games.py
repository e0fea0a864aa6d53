"""Whole games over the wire, with people and bots, with people who leave and return."""

from __future__ import annotations

import random

import pytest

from tabiji.games import GAMES

from .clients import HttpClient, Server, play_randomly


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("players", range(2, 6))
def test_people_play_a_whole_game(server: Server, ann: HttpClient, game: str, players: int) -> None:
    """All players join by the link, receive the same entry numbers, and read the same end."""
    table = ann.make_table(["person"] + ["open"] * (players - 1), game, visibility="open")["table"]
    clients = [ann.connect(table["id"])]
    for seat in range(1, players):
        guest = HttpClient(server)
        joined = guest.post(f"/api/tables/{table['id']}/seats/{seat}/take", name=f"Guest {seat}")
        assert joined["table"]["status"] == ("playing" if seat == players - 1 else "waiting")
        clients.append(guest.connect(table["id"]))
    watcher = HttpClient(server).connect(table["id"])
    end = play_randomly([*clients, watcher], random.Random(players))
    assert end["view"]["turn"] is None
    assert end["summary"]["points"][-1] == [piece["points"] for piece in end["view"]["pieces"][:players]]
    assert len(end["summary"]["gatherings"]) == 5
    numbers = [[entry["number"] for entry in client.entries] for client in [*clients, watcher]]
    assert all(each == list(range(end["number"] + 1)) for each in numbers)
    assert ann.get(f"/api/tables/{table['id']}")["status"] == "finished"
    text = ann.http.get(f"/api/tables/{table['id']}/gamefile").text
    assert text.splitlines()[-1].startswith("result: ")
    brought = ann.post("/api/imports", name="Ann", text=text)
    assert ann.http.get(f"/api/tables/{brought['id']}/gamefile").text == text
    assert brought["id"] not in {each["id"] for each in ann.get("/api/me/tables")}


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("players", range(2, 6))
def test_a_person_plays_bots(ann: HttpClient, game: str, players: int) -> None:
    """One click and you walk: bots answer until the end."""
    bots = ["pilgrim", "wanderer", "pilgrim", "wanderer"][: players - 1]
    table = ann.make_table(["person", *bots], game)["table"]
    end = play_randomly([ann.connect(table["id"])], random.Random(players))
    assert end["view"]["turn"] is None


@pytest.mark.parametrize("game", GAMES)
def test_people_leave_and_return(server: Server, ann: HttpClient, game: str) -> None:
    """A returning player gets each missed entry once, on any device, and plays on."""
    made = ann.make_table(["person", "pilgrim", "open"], game)
    table = made["table"]["id"]
    ben = HttpClient(server)
    link = ben.post(f"/api/tables/{table}/seats/2/take", name="Ben")["links"]["2"]
    chance = random.Random(5)
    clients = [ann.connect(table), ben.connect(table)]
    while True:
        end = play_randomly(clients, chance, max_entries=7)
        if end["view"]["turn"] is None:
            break
        clients[0].close()
        clients[0].connect()
        clients[0].read_until("game")
        phone = HttpClient(server)
        phone.post(f"/api/tables/{table}/seats/2/claim", link=link)
        since = clients[1].last_entry
        clients[1].close()
        clients[1] = phone.connect(table, since=since)
        clients[1].read_until("game")
    assert [entry["number"] for entry in clients[0].entries] == list(range(end["number"] + 1))


def test_a_finished_game_replays_step_by_step(server: Server, ann: HttpClient) -> None:
    """Anyone with the link reads every step; what a seat saw then is what it sees now."""
    table = ann.make_table(["person", "pilgrim"])["table"]["id"]
    client = ann.connect(table)
    views = []
    while True:
        update = client.read_until("game")
        if client.entries[-1]["number"] == update["number"]:
            views.append((update["entries"][-1], {**update["view"], "choices": []}))
        if update["view"]["turn"] is None:
            break
        if update["view"]["choices"]:
            client.move(update["view"]["choices"][-1]["id"])
    stranger = HttpClient(server)
    for entry, view in views:
        moment = stranger.get(f"/api/tables/{table}/replay/{entry['number']}", seat=0)
        assert moment["entry"] == entry
        assert {**moment["view"], "choices": []} == view
        assert moment["steps"] == client.last_entry
    assert stranger.http.get(f"/api/tables/{table}/replay/{client.last_entry + 1}").status_code == 404
    assert stranger.get(f"/api/tables/{table}/replay/3")["view"]["seat"] is None
