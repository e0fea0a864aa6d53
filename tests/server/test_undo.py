"""Undo: until hidden information or another player's move stands in between."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tabiji.core.events import ALL_SEATS, Event, collect_story
from tabiji.core.match import Match
from tabiji.core.spec import GameSpec
from tabiji.games import GAMES, load_game
from tabiji.server.db.rows import MoveRow
from tabiji.server.table.undo import MAX_UNDOS, reveals_hidden

from .clients import HttpClient, Server, SocketClient

WORLDS = 64


def two_clients(server: Server, game: str) -> list[SocketClient]:
    """Two people at a new table."""
    ann, ben = HttpClient(server), HttpClient(server)
    table = ann.make_table(["person", "open"], game)["table"]["id"]
    ben.post(f"/api/tables/{table}/seats/1/take", name="Ben")
    return [ann.connect(table), ben.connect(table)]


@pytest.mark.parametrize("game", GAMES)
def test_a_move_is_taken_back_and_made_again(server: Server, game: str) -> None:
    """Whenever undo is offered it gives back the very view; refused, it changes nothing. The game ends all the same."""
    clients = two_clients(server, game)
    chance = random.Random(11)
    undone = refused = 0
    while True:
        at = max(client.read_to_entry(0)["number"] for client in clients)
        updates = [client.read_to_entry(at) for client in clients]
        if updates[0]["view"]["turn"] is None:
            break
        mover = next(client for client, each in zip(clients, updates, strict=True) if each["view"]["choices"])
        before = [each["view"] for each in updates]
        mover.move(chance.choice(mover.read_to_entry(at)["view"]["choices"])["id"])
        mover.read_to_entry(at + 1)
        after = [client.read_to_entry(at + 1) for client in clients]
        other = next(client for client in clients if client is not mover)
        assert not other.read_to_entry(at + 1)["can_undo"]
        if after[0]["view"]["turn"] is None:
            continue
        assert other.expect_refusal(type="undo", number=at + 2) == "no-undo"
        if not mover.read_to_entry(at + 1)["can_undo"]:
            refused += 1
            assert mover.expect_refusal(type="undo", number=at + 2) == "no-undo"
        elif chance.random() < 0.5:
            mover.send(type="undo", number=at + 2)
            mover.read_to_entry(at + 2)
            undone += 1
            assert [client.read_to_entry(at + 2)["view"] for client in clients] == before
            assert other.entries[-1]["by"] == "undo"
    assert undone
    assert refused
    late = SocketClient(server, None, mover.table)
    numbers = [entry["number"] for entry in late.read_until("game")["entries"]]
    assert len(numbers) == late.last_entry + 1 - 2 * undone, "what came and went is not told"


def test_another_players_move_ends_undo(server: Server) -> None:
    """Once the other has moved, the move stands."""
    clients = two_clients(server, "tokaido")
    clients[0].move(clients[0].read_to_entry(0)["view"]["choices"][0]["id"])
    assert clients[0].read_to_entry(1)["can_undo"]
    clients[1].move(clients[1].read_to_entry(1)["view"]["choices"][0]["id"])
    assert not clients[0].read_to_entry(2)["can_undo"]
    assert clients[0].expect_refusal(type="undo", number=3) == "no-undo"


def test_a_move_undone_while_away(server: Server) -> None:
    """A client that received a move and left gets its undo; a client that received neither gets neither."""
    first, second = two_clients(server, "tokaido")
    first.move(first.read_to_entry(0)["view"]["choices"][0]["id"])
    second.read_to_entry(1)
    second.close()
    first.send(type="undo", number=2)
    first.read_to_entry(2)
    second.connect()
    assert [entry["by"] for entry in second.read_until("game")["entries"]] == ["undo"]
    assert [entry["by"] for entry in SocketClient(server, None, first.table).read_until("game")["entries"]] == ["deal"]


def test_a_move_is_not_taken_back_for_ever(server: Server) -> None:
    """After so many times it is no longer offered, and refused; a log ends. Nor does coming back help."""
    first, _ = two_clients(server, "tokaido")
    for number in range(MAX_UNDOS):
        first.move(first.read_to_entry(2 * number)["view"]["choices"][0]["id"])
        assert first.read_to_entry(2 * number + 1)["can_undo"]
        first.send(type="undo", number=2 * number + 2)
    first.move(first.read_to_entry(2 * MAX_UNDOS)["view"]["choices"][0]["id"])
    assert not first.read_to_entry(2 * MAX_UNDOS + 1)["can_undo"]
    for client in (first, SocketClient(server, first.secret, first.table)):
        assert not client.read_to_entry(2 * MAX_UNDOS + 1)["can_undo"]
        assert client.expect_refusal(type="undo", number=2 * MAX_UNDOS + 2) == "no-undo"


# ---------------------------------------------------------------- what shows something


def reveals(game: GameSpec, before: Any, action: int) -> bool:
    """The proof: whether a move looks otherwise to its mover in one of many worlds that it could not tell from this,
    made something be drawn, or told somebody else in secret.
    """
    seat, chance = before.seat, random.Random(before.tobytes())
    events, after = outcome(game, before, action)
    if after.rng != before.rng or any(event.audience not in (ALL_SEATS, seat) for event in events):
        return True
    known = game.observe(after, seat, 0)
    for _ in range(WORLDS):
        events_there, then = outcome(game, game.observe(before, seat, chance.randrange(2**63)), action)
        if events_there != events or game.observe(then, seat, 0) != known:
            return True
    return False


def outcome(game: GameSpec, before: Any, action: int) -> tuple[list[Event], Any]:
    after = before.copy()
    with collect_story(after) as events:
        game.apply(after, action)
    return events, after


def decided(match: Match, action: int, entropy: int) -> bool:
    """What the server decides as the move is made."""
    before, seat = match.state.copy(), match.seat
    events = match.play(action, entropy=entropy)
    return reveals_hidden(match.game, before, MoveRow(1, seat, action, entropy, 0.0, "person"), events, match.state)


def tables(description: GameSpec) -> list[dict[str, str]]:
    """Every number of players, and every variation that hides something."""
    options = [{"players": str(players)} for players in (2, 3, 5)]
    if description.name == "tokaido":
        return [
            *options,
            {"players": "4", "edition": "french"},
            {"players": "2", "variations": "gastronomy preparations"},
        ]
    return [*options, {"players": "4", "direction": "counterclockwise"}]


@pytest.mark.parametrize(
    ("game", "games"), [*((game, 1) for game in GAMES), *(pytest.param(g, 40, marks=pytest.mark.soak) for g in GAMES)]
)
def test_what_may_be_undone_shows_nothing(game: str, games: int) -> None:
    """The immediate decision agrees with sampled determinizations, move by move."""
    description = load_game(game)
    chance = random.Random(4)
    kinds = {True: 0, False: 0}
    for words in tables(description) * games:
        match = Match(description, description.parse_options(words), chance.randrange(2**63))
        while not match.over:
            action, before = chance.choice(match.legal_moves()), match.state.copy()
            shown = decided(match, action, chance.randrange(2**63))
            if not match.over:
                kinds[shown] += 1
                assert shown == reveals(description, before, action), (words, match.moves[-1])
    assert min(kinds.values()) > 10


def test_whoever_turns_up_the_others_tiles_cannot_go_back() -> None:
    """Nothing is drawn when the last traveler is chosen, and yet all are shown."""
    game = load_game("tokaido")
    match = Match(game, game.parse_options({"players": "3"}), 1)
    assert [decided(match, match.legal_moves()[0], 1) for _ in range(3)] == [False, False, True]
