"""The oracle of `make hostile`: it agrees with what a server tells, and notices whatever is told otherwise."""

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
from .hostile.honest import Company, Heard, Honest, fingerprint
from .hostile.oracle import Oracle
from .hostile.place import Place

SEAT = 0
Told = list[Heard]


def stored(name: str, seed: int) -> TableRow:
    """A table as it is kept."""
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
        journey = Match(game, game.parse_options(table.options), table.seed)
        for action, entropy in moves:
            journey.play(action, entropy=entropy)
        return journey

    while not (journey := now()).over:
        if moves and chance.random() < 0.1:
            moves.pop()
            log.append(MoveRow(len(log) + 1, 0, None, None, 0.0, "undo"))
        else:
            moves.append((chance.choice(journey.legal_moves()), chance.randrange(2**63)))
            log.append(MoveRow(len(log) + 1, journey.seat, *moves[-1], 0.0, "person"))
    return log


def told(table: TableRow, log: list[MoveRow], seat: int) -> Told:
    """What the server tells a seat that comes, goes, and comes back after some entries."""
    heard, since, chance = [], -1, random.Random(1)
    while since < len(log):
        number = min(len(log), since + chance.choice([1, 1, 1, 7]))
        now = replay(table, log[:number], since)
        game, state = now.match.game, now.match.state
        entries = msgspec.json.decode(encode([step.entry_for(game, state, seat) for step in now.steps]))
        heard.append(
            Heard(since, number, entries, fingerprint(msgspec.json.decode(encode(game.view(state, seat)))), None)
        )
        since = number
    return heard


def faults(table: TableRow, log: list[MoveRow], seat: int, heard: Told) -> list[str]:
    """What the oracle finds."""
    chair = object.__new__(Honest)
    chair.told, chair.faults = heard, []
    return Oracle(table, log, random.Random(2)).check(Company(table.game, table.id, [chair], (seat,)))  # type: ignore[arg-type]


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("seat", [SEAT, SPECTATOR])
def test_it_agrees_with_the_server(name: str, seat: int) -> None:
    """On whole games with moves taken back."""
    table = stored(name, 11)
    log = played(table)
    assert any(move.action is None for move in log)
    assert faults(table, log, seat, told(table, log, seat)) == []


def lose_an_event(heard: Told) -> None:
    next(entry for each in heard for entry in each.entries if len(entry["events"]) > 1)["events"].pop()


def tell_otherwise(heard: Told) -> None:
    event = next(
        event for each in heard for entry in each.entries for event in entry["events"] if "points" in event["args"]
    )
    event["args"]["points"] += 1


def lose_an_entry(heard: Told) -> None:
    next(each for each in heard if len(each.entries) > 2).entries.pop(1)


def tell_twice(heard: Told) -> None:
    heard.insert(5, heard[5])


def leave_out(heard: Told) -> None:
    heard.pop(5)


def show_another_view(heard: Told) -> None:
    heard[9] = replace(heard[9], view=heard[8].view)


def tell_what_is_lost(heard: Told) -> None:
    heard.append(replace(heard[-1], since=heard[-1].number, number=heard[-1].number + 1))


def tell_of_somebody_else(heard: Told) -> None:
    next(entry for each in heard for entry in each.entries if entry["by"] == "person")["seat"] += 1


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
    heard = copy.deepcopy(told(table, log, SEAT))
    spoil(heard)
    assert faults(table, log, SEAT, heard)


def test_another_seats_events_and_views_are_noticed() -> None:
    """What one seat is told is not for the next."""
    table = stored("tokaido", 11)
    log = played(table)
    assert len(faults(table, log, SEAT, told(table, log, SEAT + 1))) > 10


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
