"""Replays a log: the current match, and the events that each viewer may know."""

from __future__ import annotations

import logging
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, fields
from itertools import pairwise
from operator import methodcaller
from typing import Any, Literal, cast

from ...core.deck import NONE
from ...core.events import ALL_SEATS, Event
from ...core.game import PlainGame
from ...core.match import Match, Redeal
from ...core.spec import GameSpec
from ...core.view import Way
from ...games import load_game
from ...texts.words import ONE_BASED
from ..db.rows import MoveRow, TableRow
from ..errors import RequestError, table_unplayable
from ..ops.logs import table_tag
from ..ws.messages import Entry, EventInfo, MatchSummary
from .undo import count_undos, reveals_hidden

PieceChanges = dict[int, dict[str, Any]]

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Step:
    """An entry of the log with all its events, also secret ones."""

    number: int
    seat: int | None
    by: str
    events: Sequence[Event] = ()
    states: Sequence[PlainGame] = ()  # before it, at each event and after it; none if viewers lack the one before

    def entry_for(self, game: GameSpec, state: PlainGame, seat: int) -> Entry:
        """Returns the entry with the events that one viewer may know."""
        audible = [number for number, event in enumerate(self.events) if event.audience in (ALL_SEATS, seat)]
        changes = self._piece_changes(game, audible, seat) if audible and self.states else [{} for _ in audible]
        events = [
            describe_event(game, state, self.events[number], each)
            for number, each in zip(audible, changes, strict=True)
        ]
        return Entry(self.number, self.seat, cast(Literal["person"], self.by), events)

    def _piece_changes(self, game: GameSpec, audible: Sequence[int], seat: int) -> list[PieceChanges]:
        """Returns what changes between the events that a viewer is sent; after the last one, until the end."""
        before, *seen, after = self.states
        stops = [before, *(seen[number] for number in audible[:-1]), after]
        return [_diff_pieces(game, one, other, seat) for one, other in pairwise(stops)]


def _diff_pieces(game: GameSpec, before: PlainGame, after: PlainGame, seat: int) -> PieceChanges:
    """Returns the fields of each piece that look different to a viewer."""
    ended = game.is_over(before) != game.is_over(after)
    changes: PieceChanges = {}
    for piece in range(after.piece_count):
        if ended or before.pieces[piece] != after.pieces[piece]:
            one, other = game.view_piece(before, piece, seat), game.view_piece(after, piece, seat)
            names = (field.name for field in fields(other))
            different = {name: getattr(other, name) for name in names if getattr(one, name) != getattr(other, name)}
            if different:
                changes[piece] = different
    return changes


@contextmanager
def report_unplayable(table: TableRow) -> Iterator[None]:
    """Turns any error of a replay into a RequestError and logs it."""
    try:
        yield
    except RequestError:
        raise
    except Exception as error:
        log.warning("table set aside", extra={"table": table_tag(table.id), "error": repr(error)[:200]})
        raise table_unplayable() from None


def new_match(table: TableRow) -> Match:
    """Returns the match of a table before its first move; raises RequestError if its components differ."""
    with report_unplayable(table):
        game = load_game(table.game)
        options = game.parse_options(table.options)
    if table.components.split()[-1] != game.facts.digest:
        raise RequestError(
            "other-components", f"This table plays with '{table.components}', and this server has '{game.facts.label}'."
        )
    return Match(game, options, table.seed, [Redeal(*each) for each in table.redeals])


def route_of(table: TableRow) -> Way:
    """Returns the road of a table in the direction of travel."""
    game = load_game(table.game)
    return game.route(game.initial_state(game.parse_options(table.options)))


def effective_moves(entries: Iterable[MoveRow]) -> list[MoveRow]:
    """Returns the moves that have not been taken back."""
    moves: list[MoveRow] = []
    for entry in entries:
        if entry.action is None:
            moves.pop()
        else:
            moves.append(entry)
    return moves


def apply_move(match: Match, move: MoveRow, with_states: bool) -> Step:
    """Plays a move of the log; with the states that viewers need to draw it."""
    assert move.action is not None
    if not with_states:
        return Step(move.number, move.seat, move.by, match.play(move.action, entropy=move.entropy))
    before = match.state.copy()
    story = match.play(move.action, entropy=move.entropy, snapshot=methodcaller("copy"))
    return Step(move.number, move.seat, move.by, story, [before, *story.snapshots, match.state.copy()])


@dataclass(frozen=True)
class ReplayResult:
    """A replayed log."""

    match: Match
    steps: list[Step]
    last_move: MoveRow | None
    has_revealed: bool  # whether the last move drew something or revealed something hidden
    undo_counts: Counter[int]  # by the number of effective moves before


def replay(table: TableRow, entries: Sequence[MoveRow], since: int = -1) -> ReplayResult:
    """Returns the match and the steps after an entry, without moves that were made and taken back since."""
    with report_unplayable(table):
        return _replay(new_match(table), entries, since)


def _replay(match: Match, entries: Sequence[MoveRow], since: int) -> ReplayResult:
    steps = [Step(0, None, "deal", match.opening_events)]
    effective = effective_moves(entries)
    before = match.state
    for move in effective:
        if move is effective[-1]:
            before = match.state.copy()
        steps.append(apply_move(match, move, with_states=0 <= since < move.number))
    last = effective[-1] if effective else None
    has_revealed = last is not None and reveals_hidden(match.game, before, last, steps[-1].events, match.state)
    moves: list[int] = []
    for entry in entries:
        if entry.action is not None:
            moves.append(entry.number)
        elif moves.pop() <= since:
            steps.append(Step(entry.number, entry.seat, "undo"))
    steps = sorted((step for step in steps if step.number > since), key=lambda step: step.number)
    return ReplayResult(match, steps, last, has_revealed, count_undos(entries))


@dataclass(frozen=True)
class OutlineReplay:
    """A game replayed for its outline: its end, the steps, the phase of each move, and how it went."""

    match: Match
    steps: list[Step]
    phases: list[str]
    summary: MatchSummary


def replay_outline(table: TableRow, moves: Iterable[MoveRow]) -> OutlineReplay:
    """Replays the moves of a table once for all that an outline shows."""
    with report_unplayable(table):
        match = new_match(table)
        steps, phases, builder = [Step(0, None, "deal", match.opening_events)], list[str](), SummaryBuilder(match)
        for move in moves:
            phases.append(match.game.phases[match.state.phase])
            steps.append(apply_move(match, move, with_states=False))
            builder.add(match)
        return OutlineReplay(match, steps, phases, builder.summary())


class SummaryBuilder:
    """Collects how a match goes while it is played; only where a leg ends do all pieces stand on one space."""

    def __init__(self, match: Match) -> None:
        self._points = [match.points]
        self._gatherings = {_gathering_space(match): 0}

    def add(self, match: Match) -> None:
        """Adds the state after a move."""
        self._gatherings.setdefault(_gathering_space(match), len(match.moves))
        self._points.append(match.points)

    def summary(self) -> MatchSummary:
        """Returns the points after every move, and the moves after which all stood on one space."""
        gatherings = [(number, space) for space, number in self._gatherings.items() if space is not None]
        return MatchSummary(self._points, gatherings)


def summarize(match: Match) -> MatchSummary:
    """Replays a match to summarize how it went."""
    again = match.restarted()
    builder = SummaryBuilder(again)
    for move in match.moves:
        again.play(move.action, entropy=move.entropy)
        builder.add(again)
    return builder.summary()


def _gathering_space(match: Match) -> int | None:
    """Returns the printed number of the space where all pieces stand, or None."""
    state = match.state
    spaces = {state.pieces[piece].space for piece in range(state.piece_count)}
    return match.game.space_at(state, spaces.pop())[0] if len(spaces) == 1 else None


def describe_event(game: GameSpec, state: PlainGame, event: Event, changes: PieceChanges) -> EventInfo:
    """Returns an event with names in place of numbers."""
    what, kinds = game.events[event.kind]
    args: dict[str, int | str | list[str]] = {}
    for kind, number in zip(kinds, event.numbers, strict=True):
        if kind == "space":
            args["number"], args["space"] = game.space_at(state, number)
        elif kind not in game.names and kind not in game.labels:
            args[kind] = int(number) + (kind in ONE_BASED)
        else:
            several = cast(list[str], args.setdefault(kind, []))
            if number != NONE:
                several.append((game.names.get(kind) or game.labels[kind])[number])
    return EventInfo(what, args, changes)
