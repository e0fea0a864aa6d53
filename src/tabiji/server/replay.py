"""Replaying a log: the game as it stands, and the story as each viewer may hear it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Literal, cast

from ..engine.deck import NONE
from ..engine.description import Description
from ..engine.journey import Journey
from ..engine.story import ALL, Event
from ..games import game_named
from ..texts.words import COUNTED_FROM_ONE
from .errors import Refused
from .storage import StoredMove, StoredTable
from .wire import Course, Entry, Told


@dataclass(frozen=True)
class Step:
    """An entry of the log and what happened, for all ears."""

    number: int
    seat: int | None
    by: str
    events: Sequence[Event] = ()

    def entry(self, game: Description, state: Any, seat: int) -> Entry:
        """The entry as one viewer hears it."""
        told = [tell(game, state, event) for event in self.events if event.to in (ALL, seat)]
        return Entry(self.number, self.seat, cast(Literal["person"], self.by), told)


def begin(table: StoredTable) -> Journey:
    """The journey of a table before its first move."""
    game = game_named(table.game)
    if table.components.split()[-1] != game.facts.digest:
        raise Refused(
            "other-components", f"This table plays with '{table.components}', and this server has '{game.facts.label}'."
        )
    return Journey(game, game.options(table.options), table.seed)


def standing(log: Iterable[StoredMove]) -> list[StoredMove]:
    """The moves that have not been taken back."""
    moves: list[StoredMove] = []
    for entry in log:
        if entry.action is None:
            moves.pop()
        else:
            moves.append(entry)
    return moves


def carry_out(journey: Journey, move: StoredMove) -> Step:
    """Carry out a move of the log."""
    assert move.action is not None
    events = journey.act(move.action, entropy=move.entropy)
    return Step(move.number, move.seat, move.by, events)


@dataclass(frozen=True)
class Replayed:
    """A log replayed: the game as it stands, what led there, and how it stood before the last move."""

    journey: Journey
    steps: list[Step]
    before: Any
    last: StoredMove | None


def replay(table: StoredTable, log: Sequence[StoredMove], since: int = -1) -> Replayed:
    """The game as it stands, and the steps after an entry; moves that came and went meanwhile are not told."""
    journey = begin(table)
    steps = [Step(0, None, "deal", journey.opening)]
    stand = standing(log)
    before = None
    for move in stand:
        if move is stand[-1]:
            before = journey.state.copy()
        steps.append(carry_out(journey, move))
    moves: list[int] = []
    for entry in log:
        if entry.action is not None:
            moves.append(entry.number)
        elif moves.pop() <= since:
            steps.append(Step(entry.number, entry.seat, "undo"))
    steps = sorted((step for step in steps if step.number > since), key=lambda step: step.number)
    return Replayed(journey, steps, before, stand[-1] if stand else None)


def course(journey: Journey) -> Course:
    """How a journey went, walked once more; only where a leg ends do all stand on one space."""
    again = Journey(journey.game, journey.options, journey.seed)
    points, gatherings = [again.points()], {_gathered(again): 0}
    for number, move in enumerate(journey.moves, 1):
        again.act(move.action, entropy=move.entropy)
        points.append(again.points())
        gatherings.setdefault(_gathered(again), number)
    return Course(points, [(number, space) for space, number in gatherings.items() if space is not None])


def _gathered(journey: Journey) -> int | None:
    """The printed number of the space where all stand."""
    state = journey.state
    spaces = {state.pieces[piece].space for piece in range(state.piece_count)}
    return journey.game.space(state, spaces.pop())[0] if len(spaces) == 1 else None


def tell(game: Description, state: Any, event: Event) -> Told:
    """An event as the id of its text and named things; numbers that stand for things are told by name."""
    what, kinds = game.events[event.what]
    args: dict[str, int | str | list[str]] = {}
    for kind, number in zip(kinds, event.numbers, strict=True):
        if kind == "space":
            args["number"], args["space"] = game.space(state, number)
        elif kind not in game.names and kind not in game.signs:
            args[kind] = int(number) + (kind in COUNTED_FROM_ONE)
        else:
            several = cast(list[str], args.setdefault(kind, []))
            if number != NONE:
                several.append((game.names.get(kind) or game.signs[kind])[number])
    return Told(f"{game.name}-event-{what}", args)
