"""Rows as objects: the fields are named like the columns."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import cache
from operator import attrgetter
from typing import Any, Literal, NamedTuple, Self

from sqlalchemy import Row

TABLE_LINK = re.compile(r"[A-Za-z0-9_-]{1,64}")  # the id of a table, as it occurs in addresses

STAND_IN = "pilgrim"  # the bot that moves for an absent player

SeatKind = Literal["open", "person", "bot"]
Visibility = Literal["open", "link"]
Pace = Literal["live", "days"]
Beginning = Literal["dealt", "lesson", "day", "chosen", "imported"]  # chosen: played on from another game
UnratedReason = Literal["game", "beginning", "components", "hints", "no-people", "bot", "same-person", "seats-changed"]

HoldersBySeat = dict[int, set[str]]  # players by seat


class SeatResult(NamedTuple):
    """How a game ended for a seat."""

    points: int
    rank: int
    traveler: str | None
    sources: dict[str, int]  # points by source


Results = Sequence[SeatResult]  # by seat


@dataclass(frozen=True, slots=True)
class GameEnd:
    """How a game ended."""

    results: Results
    move_count: int


@dataclass(frozen=True, slots=True)
class TurnStatus:
    """The columns of a table that change with every entry of its log."""

    moved: float
    turn: int | None
    due: float | None
    finished: float | None


@dataclass(frozen=True, slots=True)
class DatabaseRow:
    """A row with those columns that the class has fields for."""

    @classmethod
    def from_row(cls, row: Row[Any]) -> Self:
        """Returns the row as an object."""
        return cls(*_column_getter(cls.__match_args__)(row))


@cache
def _column_getter(names: tuple[str, ...]) -> Callable[[Row[Any]], tuple[Any, ...]]:
    return attrgetter(*names)


@dataclass(frozen=True, slots=True)
class TableRow(DatabaseRow):
    """A table."""

    id: str
    game: str
    options: dict[str, str]
    components: str
    seed: int
    creator: str
    address_group: int
    host: str
    visibility: Visibility
    spectators: bool
    pace: Pace
    clock: int | None
    chat: bool
    created: float
    started: float | None
    finished: float | None
    moved: float
    turn: int | None
    due: float | None
    seq: int
    hints_allowed: bool = False
    day: str | None = None
    beginning: Beginning = "dealt"
    redeals: list[tuple[int, int, int]] = field(default_factory=list)
    sealed_until: float | None = None
    seats_changed: bool = False
    rematch: str | None = None


@dataclass(frozen=True, slots=True)
class SeatRow(DatabaseRow):
    """A seat."""

    seat: int
    kind: SeatKind
    name: str
    bot: str | None
    link_hash: str | None
    handing_over: bool = False
    visited: bool = False
    abandoned_once: bool = False
    hints_used: int = 0
    points: int | None = None
    rank: int | None = None


@dataclass(frozen=True, slots=True)
class SeatHistoryRow(DatabaseRow):
    """A player or bot that has left a seat during the game."""

    seat: int
    last_entry: int
    left_at: float
    kind: SeatKind
    name: str
    bot: str | None


@dataclass(frozen=True, slots=True)
class MoveRow(DatabaseRow):
    """An entry of the log: a move, or an undo, which has no action."""

    number: int
    seat: int
    action: int | None
    entropy: int | None
    time: float
    by: str


@dataclass(frozen=True, slots=True)
class ChatRow(DatabaseRow):
    """A chat message: a phrase or a text."""

    number: int
    seat: int
    phrase: str | None
    text: str | None
    time: float


@dataclass(frozen=True, slots=True)
class ReviewRow(DatabaseRow):
    """A game review, complete or in progress."""

    heartbeat_at: float
    done: int
    total: int
    review: dict[str, Any] | None


@dataclass(frozen=True, slots=True)
class DailyResultRow(DatabaseRow):
    """A player's game of a day and its place in the table of results."""

    player: str
    table: str
    name: str
    points: int | None
    rank: int | None
    place: int


@dataclass(frozen=True, slots=True)
class BrowserRow(DatabaseRow):
    """A browser and the player it belongs to."""

    browser: str
    player: str
    label: str
    created: float
    last_seen: float
    revoked: bool = False


@dataclass(frozen=True, slots=True)
class RatingRow(DatabaseRow):
    """A player's rating in a game."""

    player: str
    name: str
    mean: float
    deviation: float
    games: int
    last_finished: float


@dataclass(frozen=True, slots=True)
class FinishedGameRow(DatabaseRow):
    """A finished game."""

    table: str
    game: str
    number: int
    finished: float
    rated: bool
    people: int
    move_count: int


@dataclass(frozen=True, slots=True)
class SeatResultRow(DatabaseRow):
    """How a game ended for a seat, and what was believed of its player before."""

    seat: int
    player: str | None
    name: str
    bot: str | None
    traveler: str | None
    points: int
    rank: int
    sources: dict[str, int]
    rated_player: str | None
    mean: float | None
    deviation: float | None

    @property
    def result(self) -> SeatResult:
        """The part of the row that follows from the log of the game."""
        return SeatResult(self.points, self.rank, self.traveler, self.sources)


@dataclass(frozen=True, slots=True)
class RatingMergeRow(DatabaseRow):
    """A rating that was merged into another one, since both belong to one person."""

    number: int
    player: str
    into_player: str


@dataclass(frozen=True, slots=True)
class ProfileRow(DatabaseRow):
    """What a player says of themselves; None is unsaid."""

    player: str
    created: float
    name: str | None = None
    avatar: str | None = None
    language: str | None = None
    slug: str | None = None


@dataclass(frozen=True, slots=True)
class PasskeyRow(DatabaseRow):
    """A passkey of a player."""

    credential: str
    player: str
    public_key: str
    sign_count: int
    host: str
    name: str
    created: float
    last_used: float | None


@dataclass(frozen=True, slots=True)
class Rematch:
    """The next table of the same players, which is not over, and who sits there already."""

    table: str
    players: frozenset[str]
    joined: int  # seats of people that are taken
    people: int  # seats of people


@dataclass(frozen=True, slots=True)
class TableSnapshot:
    """A table with its seats, their current and former holders, and who sat there before."""

    table: TableRow
    seats: list[SeatRow]
    holders: HoldersBySeat
    former_holders: HoldersBySeat
    seat_history: list[SeatHistoryRow] = field(default_factory=list)
    present_until: dict[int, float] = field(default_factory=dict, compare=False)  # by seat; may be past
    rematch: Rematch | None = None
