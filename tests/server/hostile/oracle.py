"""Computes from the log alone what each client must receive: entries, events, views in indistinguishable worlds."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

import msgspec

from tabiji.core.deck import NONE
from tabiji.core.events import Event, collect_story
from tabiji.core.rng import mix_entropy
from tabiji.core.spec import GameSpec
from tabiji.games import load_game
from tabiji.server.db.rows import MoveRow, TableRow
from tabiji.server.ws.messages import encode
from tabiji.texts.words import ONE_BASED

from ..clients import Message
from .honest import Company, Honest, ReceivedUpdate, fingerprint
from .worlds import WORLDS, World

# Events that only one seat may see; all others are public
PRIVATE = {
    "tokaido": {"dealt", "kept", "considered", "offered", "looked"},
    "namiji": {"looked", "considered", "kept"},
}


@dataclass(frozen=True)
class Moment:
    """An entry of the log, its events, and the state after it."""

    seat: int | None
    by: str
    story: Sequence[Event]
    world: World
    undone: int | None = None  # the entry that an undo takes back


class Oracle:
    """A log replayed without the server."""

    def __init__(self, table: TableRow, log: Sequence[MoveRow], chance: random.Random) -> None:
        self.table, self.log, self.chance = table, log, chance
        self.game: GameSpec = load_game(table.game)
        self.compared: Counter[str] = Counter()
        self.moments = self._replayed()
        self._views: dict[tuple[int, int], str] = {}

    def _replayed(self) -> list[Moment]:
        game = self.game
        state = game.initial_state(game.parse_options(self.table.options))
        with collect_story(state) as story:
            game.deal(state, self.table.seed)
        moments = [Moment(None, "deal", list(story), WORLDS[game.name](game, state))]
        standing = [0]
        for entry in self.log:
            if entry.action is None:
                back = standing.pop()
                moments.append(Moment(entry.seat, entry.by, [], moments[standing[-1]].world, back))
                continue
            world = moments[standing[-1]].world.copy()
            after = world.state.copy()
            if entry.entropy is not None:
                mix_entropy(after, entry.entropy)
            with collect_story(after) as story:
                game.apply(after, entry.action)
            world.follow(after, [game.events[event.kind][0] for event in story])
            moments.append(Moment(entry.seat, entry.by, list(story), world))
            standing.append(entry.number)
        return moments

    def check(self, company: Company) -> list[str]:
        """Returns what any client received that differs from what it should have received."""
        faults: list[str] = []
        for client, seat in zip(company.clients, company.seats, strict=True):
            client_name = f"seat {seat} of a table of {self.table.game}"
            faults += [f"{client_name}: {fault}" for fault in client.faults]
            for update in client.updates:
                if update.number >= len(self.moments):
                    faults.append(f"{client_name}: entry {update.number} was told and is lost")
                    break
                faults += [f"{client_name}, entry {update.number}: {fault}" for fault in self._faults(update, seat)]
            faults += [f"{client_name}: {fault}" for fault in _in_order(client)]
        return faults

    def _faults(self, update: ReceivedUpdate, seat: int) -> list[str]:
        """Returns what is wrong with an update."""
        faults = []
        expected = self._entries(update.since, update.number, seat)
        entries = [_without_changes(entry, update.since < 0) for entry in update.entries]
        self.compared["events"] += sum(len(entry["events"]) for entry in entries)
        if entries != expected:
            faults.append(f"told {entries} and not {expected}")
        if update.view != self._view(update.number, seat):
            faults.append("another view in a world that this seat cannot tell from the real one")
        if update.points is not None and update.points != self._points(update.number):
            faults.append("other points in the course of the game")
        self.compared["views"] += 1
        return faults

    def _entries(self, since: int, number: int, seat: int) -> list[Message]:
        """Returns the entries that a client lacks: those not undone, and undos of entries that it has."""
        undone = {moment.undone for moment in self.moments[: number + 1]}
        return [
            {"number": each, "seat": moment.seat, "by": moment.by, "events": self._events(moment, seat)}
            for each, moment in enumerate(self.moments[since + 1 : number + 1], since + 1)
            if each not in undone and (moment.undone is None or moment.undone <= since)
        ]

    def _events(self, moment: Moment, seat: int) -> list[Message]:
        events = []
        for event in moment.story:
            name, kinds = self.game.events[event.kind]
            private = name in PRIVATE[self.game.name]
            assert (event.audience >= 0) == private, f"{name} must be told to {'one seat' if private else 'all'}"
            assert not private or event.audience == event.numbers[0], f"{name} is told to another seat than its own"
            if not private or event.audience == seat:
                events.append({"name": name, "args": self._args(moment.world.state, kinds, event.numbers)})
        return events

    def _args(self, state: Any, kinds: Sequence[str], numbers: Sequence[int]) -> Message:
        args: Message = {}
        for kind, number in zip(kinds, numbers, strict=True):
            names = self.game.names.get(kind) or self.game.labels.get(kind)
            if kind == "space":
                args["number"], args["space"] = self.game.space_at(state, number)
            elif names:
                args.setdefault(kind, []).extend([names[number]] if number != NONE else [])
            else:
                args[kind] = number + 1 if kind in ONE_BASED else number
        return args

    def _view(self, number: int, seat: int) -> str:
        """Returns the fingerprint of the view of a seat in an indistinguishable world."""
        if (number, seat) not in self._views:
            world = self.moments[number].world
            other = world.exchanged(seat, self.chance)
            self.compared["exchanged"] += other.tobytes() != world.state.tobytes()
            view = msgspec.json.decode(encode(self.game.view(other, seat)))
            self._views[number, seat] = fingerprint(view)
        return self._views[number, seat]

    def _points(self, number: int) -> list[list[int]]:
        """Returns the points of every seat after the deal and every move that is not undone."""
        undone = {moment.undone for moment in self.moments[: number + 1]}
        standing = [
            moment.world.state
            for each, moment in enumerate(self.moments[: number + 1])
            if each not in undone and moment.undone is None
        ]
        return [[state.pieces[seat].points for seat in range(state.players)] for state in standing]

    @property
    def secrets(self) -> set[str]:
        """Returns the seed and entropy, which no client may receive before the end."""
        return {str(self.table.seed), *(str(move.entropy) for move in self.log if move.entropy is not None)}


def _without_changes(entry: Message, none: bool) -> Message:
    """Returns an entry without piece changes, which are compared from view to view; a first update must have none."""
    assert not none or not any(event["changes"] for event in entry["events"]), "changes of what was never seen"
    return {**entry, "events": [{"name": event["name"], "args": event["args"]} for event in entry["events"]]}


def _in_order(client: Honest) -> list[str]:
    """Returns the updates that do not continue where the one before ended."""
    updates = client.updates
    return [
        f"update since {two.since} after an update up to {one.number}"
        for one, two in pairwise(updates)
        if two.since != one.number or two.number < two.since
    ]
