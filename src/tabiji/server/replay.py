"""Replaying a log: the game as it stands, and the story as each viewer may hear it."""

from __future__ import annotations

import logging
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, fields
from itertools import pairwise
from operator import methodcaller
from typing import Any, Literal, cast

from ..engine.deck import NONE
from ..engine.description import Description
from ..engine.game import PlainGame
from ..engine.journey import Journey, Redeal
from ..engine.story import ALL, Event
from ..engine.view import Way
from ..games import game_named
from ..texts.words import COUNTED_FROM_ONE
from .errors import Refused, set_aside
from .logs import table_tag
from .stored import StoredMove, StoredTable
from .undo import shows, taken_back
from .wire import Course, Entry, Told

Changes = dict[int, dict[str, Any]]

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Step:
    """An entry of the log and what happened, for all ears."""

    number: int
    seat: int | None
    by: str
    events: Sequence[Event] = ()
    scenes: Sequence[PlainGame] = ()  # the game before it, at each event and after it, for those who saw it before

    def entry(self, game: Description, state: PlainGame, seat: int) -> Entry:
        """The entry as one viewer hears it."""
        heard = [number for number, event in enumerate(self.events) if event.to in (ALL, seat)]
        changes = self._changes(game, heard, seat) if heard and self.scenes else [{} for _ in heard]
        told = [tell(game, state, self.events[number], each) for number, each in zip(heard, changes, strict=True)]
        return Entry(self.number, self.seat, cast(Literal["person"], self.by), told)

    def _changes(self, game: Description, heard: Sequence[int], seat: int) -> list[Changes]:
        """What each event that a viewer hears has changed since the one before; the last, until the end."""
        before, *seen, after = self.scenes
        stops = [before, *(seen[number] for number in heard[:-1]), after]
        return [_differences(game, one, other, seat) for one, other in pairwise(stops)]


def _differences(game: Description, before: PlainGame, after: PlainGame, seat: int) -> Changes:
    """What a viewer sees otherwise of each piece."""
    ended = game.is_over(before) != game.is_over(after)
    changes: Changes = {}
    for piece in range(after.piece_count):
        if ended or before.pieces[piece] != after.pieces[piece]:
            one, other = game.show(before, piece, seat), game.show(after, piece, seat)
            names = (field.name for field in fields(other))
            different = {name: getattr(other, name) for name in names if getattr(one, name) != getattr(other, name)}
            if different:
                changes[piece] = different
    return changes


@contextmanager
def following(table: StoredTable) -> Iterator[None]:
    """A log that cannot be followed sets its table aside, whatever is wrong with it."""
    try:
        yield
    except Refused:
        raise
    except Exception as error:
        log.warning("table set aside", extra={"table": table_tag(table.id), "error": repr(error)[:200]})
        raise set_aside() from None


def begin(table: StoredTable) -> Journey:
    """The journey of a table before its first move."""
    with following(table):
        game = game_named(table.game)
        options = game.options(table.options)
    if table.components.split()[-1] != game.facts.digest:
        raise Refused(
            "other-components", f"This table plays with '{table.components}', and this server has '{game.facts.label}'."
        )
    return Journey(game, options, table.seed, [Redeal(*each) for each in table.redeals])


def way_of(table: StoredTable) -> Way:
    """The road of a table as it is travelled."""
    game = game_named(table.game)
    return game.way(game.blank(game.options(table.options)))


def standing_moves(entries: Iterable[StoredMove]) -> list[StoredMove]:
    """The moves that have not been taken back."""
    moves: list[StoredMove] = []
    for entry in entries:
        if entry.action is None:
            moves.pop()
        else:
            moves.append(entry)
    return moves


def carry_out(journey: Journey, move: StoredMove, seen: bool) -> Step:
    """Carry out a move of the log, seen by those who know how things stood before, or only told of."""
    assert move.action is not None
    if not seen:
        return Step(move.number, move.seat, move.by, journey.act(move.action, entropy=move.entropy))
    before = journey.state.copy()
    story = journey.act(move.action, entropy=move.entropy, look=methodcaller("copy"))
    return Step(move.number, move.seat, move.by, story, [before, *story.seen, journey.state.copy()])


@dataclass(frozen=True)
class Replayed:
    """A log replayed: the game as it stands, what led there, and what the last move showed."""

    journey: Journey
    steps: list[Step]
    last: StoredMove | None
    shown: bool  # whether the last move drew or showed anything
    undone: Counter[int]  # moves that were taken back, by how many stood before them


def replay(table: StoredTable, entries: Sequence[StoredMove], since: int = -1) -> Replayed:
    """The game as it stands, and the steps after an entry; moves that came and went meanwhile are not told."""
    with following(table):
        return _replay(begin(table), entries, since)


def _replay(journey: Journey, entries: Sequence[StoredMove], since: int) -> Replayed:
    steps = [Step(0, None, "deal", journey.opening)]
    stand = standing_moves(entries)
    before = journey.state
    for move in stand:
        if move is stand[-1]:
            before = journey.state.copy()
        steps.append(carry_out(journey, move, seen=0 <= since < move.number))
    last = stand[-1] if stand else None
    shown = last is not None and shows(journey.game, before, last, steps[-1].events, journey.state)
    moves: list[int] = []
    for entry in entries:
        if entry.action is not None:
            moves.append(entry.number)
        elif moves.pop() <= since:
            steps.append(Step(entry.number, entry.seat, "undo"))
    steps = sorted((step for step in steps if step.number > since), key=lambda step: step.number)
    return Replayed(journey, steps, last, shown, taken_back(entries))


def course(journey: Journey) -> Course:
    """How a journey went, walked once more; only where a leg ends do all stand on one space."""
    again = journey.restarted()
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


def tell(game: Description, state: PlainGame, event: Event, changes: Changes) -> Told:
    """An event by its name and named things; numbers that stand for things are told by name."""
    what, kinds = game.events[event.what]
    args: dict[str, int | str | list[str]] = {}
    for kind, number in zip(kinds, event.numbers, strict=True):
        if kind == "space":
            args["number"], args["space"] = game.space(state, number)
        elif kind not in game.names and kind not in game.labels:
            args[kind] = int(number) + (kind in COUNTED_FROM_ONE)
        else:
            several = cast(list[str], args.setdefault(kind, []))
            if number != NONE:
                several.append((game.names.get(kind) or game.labels[kind])[number])
    return Told(what, args, changes)
