"""The oracle of `make hostile`: it agrees with the server, and detects every deviation."""

from __future__ import annotations

import copy
import random
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import msgspec
import pytest

from tabiji.core.deck import SPECTATOR
from tabiji.core.match import Match
from tabiji.games import GAMES, load_game
from tabiji.server.db.rows import MoveRow, TableRow
from tabiji.server.table.replay import replay
from tabiji.server.ws.messages import encode

from .clients import Server
from .fork_server import ForkedProcess
from .hostile.floods import Flood
from .hostile.honest import Company, Honest, ReceivedUpdate, fingerprint
from .hostile.oracle import Oracle
from .hostile.place import Place

SEAT = 0
Updates = list[ReceivedUpdate]


def stored(name: str, seed: int) -> TableRow:
    """Returns a table row."""
    game = load_game(name)
    columns = dict.fromkeys(TableRow.__match_args__[: TableRow.__match_args__.index("seq") + 1])
    options = game.parse_options({"players": "3"}).to_dict()
    known = {"id": "A", "game": name, "options": options, "components": game.facts.label, "seed": seed, "seq": 0}
    return TableRow(**{**columns, **known})  # type: ignore[arg-type]


def played(table: TableRow) -> list[MoveRow]:
    """A log of random moves; some are taken back."""
    game, chance = load_game(table.game), random.Random(7)
    moves: list[tuple[int, int]] = []
    log: list[MoveRow] = []

    def now() -> Match:
        match = Match(game, game.parse_options(table.options), table.seed)
        for action, entropy in moves:
            match.play(action, entropy=entropy)
        return match

    while not (match := now()).over:
        if moves and chance.random() < 0.1:
            moves.pop()
            log.append(MoveRow(len(log) + 1, 0, None, None, 0.0, "undo"))
        else:
            moves.append((chance.choice(match.legal_moves()), chance.randrange(2**63)))
            log.append(MoveRow(len(log) + 1, match.seat, *moves[-1], 0.0, "person"))
    return log


def received_by(table: TableRow, log: list[MoveRow], seat: int) -> Updates:
    """Returns the updates of a client that disconnects and resumes after some entries."""
    updates, since, chance = [], -1, random.Random(1)
    while since < len(log):
        number = min(len(log), since + chance.choice([1, 1, 1, 7]))
        now = replay(table, log[:number], since)
        game, state = now.match.game, now.match.state
        entries = msgspec.json.decode(encode([step.entry_for(game, state, seat) for step in now.steps]))
        updates.append(
            ReceivedUpdate(
                since, number, entries, fingerprint(msgspec.json.decode(encode(game.view(state, seat)))), None
            )
        )
        since = number
    return updates


def faults(table: TableRow, log: list[MoveRow], seat: int, updates: Updates) -> list[str]:
    """Returns the faults that the oracle finds."""
    client = object.__new__(Honest)
    client.updates, client.faults = updates, []
    return Oracle(table, log, random.Random(2)).check(Company(table.game, table.id, [client], (seat,)))  # type: ignore[arg-type]


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("seat", [SEAT, SPECTATOR])
def test_it_agrees_with_the_server(name: str, seat: int) -> None:
    """On whole games with moves taken back."""
    table = stored(name, 11)
    log = played(table)
    assert any(move.action is None for move in log)
    assert faults(table, log, seat, received_by(table, log, seat)) == []


def lose_an_event(updates: Updates) -> None:
    next(entry for each in updates for entry in each.entries if len(entry["events"]) > 1)["events"].pop()


def tell_otherwise(updates: Updates) -> None:
    event = next(
        event for each in updates for entry in each.entries for event in entry["events"] if "points" in event["args"]
    )
    event["args"]["points"] += 1


def lose_an_entry(updates: Updates) -> None:
    next(each for each in updates if len(each.entries) > 2).entries.pop(1)


def tell_twice(updates: Updates) -> None:
    updates.insert(5, updates[5])


def leave_out(updates: Updates) -> None:
    updates.pop(5)


def show_another_view(updates: Updates) -> None:
    updates[9] = replace(updates[9], view=updates[8].view)


def tell_what_is_lost(updates: Updates) -> None:
    updates.append(replace(updates[-1], since=updates[-1].number, number=updates[-1].number + 1))


def tell_of_somebody_else(updates: Updates) -> None:
    next(entry for each in updates for entry in each.entries if entry["by"] == "person")["seat"] += 1


@pytest.mark.parametrize(
    "spoil",
    [
        *(lose_an_event, tell_otherwise, lose_an_entry, tell_twice, leave_out),
        *(show_another_view, tell_what_is_lost, tell_of_somebody_else),
    ],
)
def test_whatever_is_told_otherwise_is_noticed(spoil: Callable[[Any], None]) -> None:
    """One thing each, among all that is right."""
    table = stored("tokaido", 11)
    log = played(table)
    updates = copy.deepcopy(received_by(table, log, SEAT))
    spoil(updates)
    assert faults(table, log, SEAT, updates)


def test_another_seats_events_and_views_are_noticed() -> None:
    """The updates of one seat are not those of the next."""
    table = stored("tokaido", 11)
    log = played(table)
    assert len(faults(table, log, SEAT, received_by(table, log, SEAT + 1))) > 10


def test_a_server_that_grants_too_much_is_noticed() -> None:
    """However long it takes: four at once are allowed, and one in a thousand seconds."""
    server = object.__new__(Server)
    server.process = object.__new__(ForkedProcess)
    place = Place("nowhere", [server], random.Random(1))
    answers = iter([True] * 4 + [False] * 10)
    Flood("deed", (4, 0.001), lambda _: next(answers)).once(place, server)
    assert place.counted["deed refused"] > 0
    with pytest.raises(AssertionError, match="granted"):
        Flood("deed", (4, 0.001), lambda _: True).once(place, server)
