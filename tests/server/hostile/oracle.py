"""What must have been told, by the log alone: entries, events, and views in worlds that a seat cannot tell apart."""

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
from .honest import Company, Heard, Honest, fingerprint
from .worlds import WORLDS, World

# What the rules let one seat see alone; everything else happens on the table
PRIVATE = {
    "tokaido": {"dealt", "kept", "considered", "offered", "looked"},
    "namiji": {"looked", "considered", "kept"},
}


@dataclass(frozen=True)
class Moment:
    """An entry of the log, what it brought about, and how things stood then."""

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
        """What any of the chairs was told that it should not have been, or otherwise."""
        faults: list[str] = []
        for chair, seat in zip(company.chairs, company.seats, strict=True):
            who = f"seat {seat} of a table of {self.table.game}"
            faults += [f"{who}: {fault}" for fault in chair.faults]
            for heard in chair.told:
                if heard.number >= len(self.moments):
                    faults.append(f"{who}: entry {heard.number} was told and is lost")
                    break
                faults += [f"{who}, entry {heard.number}: {fault}" for fault in self._faults(heard, seat)]
            faults += [f"{who}: {fault}" for fault in _in_order(chair)]
        return faults

    def _faults(self, heard: Heard, seat: int) -> list[str]:
        """What is wrong with an update."""
        faults = []
        expected = self._entries(heard.since, heard.number, seat)
        told = [_without_changes(entry, heard.since < 0) for entry in heard.entries]
        self.compared["events"] += sum(len(entry["events"]) for entry in told)
        if told != expected:
            faults.append(f"told {told} and not {expected}")
        if heard.view != self._view(heard.number, seat):
            faults.append("another view in a world that this seat cannot tell from the real one")
        if heard.points is not None and heard.points != self._points(heard.number):
            faults.append("other points in the course of the journey")
        self.compared["views"] += 1
        return faults

    def _entries(self, since: int, number: int, seat: int) -> list[Message]:
        """What somebody hears who has heard all up to an entry: what stands, and that moves they know were undone."""
        gone = {moment.undone for moment in self.moments[: number + 1]}
        return [
            {"number": each, "seat": moment.seat, "by": moment.by, "events": self._events(moment, seat)}
            for each, moment in enumerate(self.moments[since + 1 : number + 1], since + 1)
            if each not in gone and (moment.undone is None or moment.undone <= since)
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
        """What a seat sees in another world, in a few bytes."""
        if (number, seat) not in self._views:
            world = self.moments[number].world
            other = world.exchanged(seat, self.chance)
            self.compared["exchanged"] += other.tobytes() != world.state.tobytes()
            seen = msgspec.json.decode(encode(self.game.view(other, seat)))
            self._views[number, seat] = fingerprint(seen)
        return self._views[number, seat]

    def _points(self, number: int) -> list[list[int]]:
        """The points of every seat after the deal and every move that stands."""
        gone = {moment.undone for moment in self.moments[: number + 1]}
        standing = [
            moment.world.state
            for each, moment in enumerate(self.moments[: number + 1])
            if each not in gone and moment.undone is None
        ]
        return [[state.pieces[seat].points for seat in range(state.players)] for state in standing]

    @property
    def secrets(self) -> set[str]:
        """What nobody may be told of while it goes on: what luck is made of."""
        return {str(self.table.seed), *(str(move.entropy) for move in self.log if move.entropy is not None)}


def _without_changes(entry: Message, none: bool) -> Message:
    """An entry, but for what its events changed: that is followed from view to view. Fresh eyes are told no changes."""
    assert not none or not any(event["changes"] for event in entry["events"]), "changes of what was never seen"
    return {**entry, "events": [{"name": event["name"], "args": event["args"]} for event in entry["events"]]}


def _in_order(chair: Honest) -> list[str]:
    """Return what is wrong unless each update continues where the one before ended."""
    told = chair.told
    return [
        f"update since {two.since} after an update up to {one.number}"
        for one, two in pairwise(told)
        if two.since != one.number or two.number < two.since
    ]
