"""The messages of a table's socket in both directions."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Any, Literal

import msgspec

from ..db.rows import Beginning, Pace, SeatKind, UnratedReason, Visibility

View = Annotated[Any, msgspec.Meta(title="View")]  # what a viewer of the game may know; each game has its own
TableStage = Literal["waiting", "playing", "finished"]


@dataclass(frozen=True)
class SeatInfo:
    """A seat as everybody sees it."""

    kind: SeatKind
    name: str
    bot: str | None
    visited: bool  # whether its player has ever opened the table
    hints_used: int
    abandoned_once: bool  # given up after the start; if given up again, a bot takes over
    shared_with: list[int]  # other seats of the same player: at one screen, or from two browsers
    points: int | None  # once the journey is over
    rank: int | None


@dataclass(frozen=True)
class SeatHistoryInfo:
    """A player or bot that had a seat earlier in the game."""

    seat: int
    last_entry: int  # the last entry of the log while they sat there
    left_at: float
    kind: SeatKind
    name: str
    bot: str | None


@dataclass(frozen=True)
class RematchInfo:
    """The next table of the same players, as one of them sees it."""

    table: str
    has_joined: bool  # whether the viewer sits there
    joined: int  # people who sit there
    people: int  # who may


@dataclass(frozen=True)
class TableInfo:
    """A table as a player with its link sees it."""

    id: str
    game: str
    options: dict[str, str]
    components: str
    host: str
    visibility: Visibility
    spectators: bool
    pace: Pace
    clock: int | None  # seconds for a move
    chat: bool
    status: TableStage
    created: float
    moved: float
    turn: int | None
    seats: list[SeatInfo]
    your_seats: list[int]  # the seats that the viewer holds
    is_creator: bool  # whether the viewer created the table
    hints_allowed: bool
    day: str | None  # the day whose daily game it is
    beginning: Beginning  # how the deal was chosen; its creator may know a chosen one
    sealed_until: float | None  # until then the game file is not available
    seat_history: list[SeatHistoryInfo]  # in order of leaving
    unrated_reason: UnratedReason | None  # why the game does not change ratings, or null if it does
    rematch: RematchInfo | None  # told to those who have a seat; null in lists of tables


# ---------------------------------------------------------------- from the server


@dataclass(frozen=True, slots=True)
class EventInfo:
    """An event, with its arguments and the changes of each piece, as far as the viewer may know them."""

    name: str
    args: dict[str, int | str | list[str]]
    changes: dict[int, dict[str, Any]]  # what each piece shows now; none for who did not see how things stood before


@dataclass(frozen=True, slots=True)
class Entry:
    """The events of an entry of the log; number 0 is the deal."""

    number: int
    seat: int | None
    by: Literal["deal", "person", "bot", "clock", "undo"]
    events: list[EventInfo]


@dataclass(frozen=True, slots=True)
class MatchSummary:
    """The points of every seat after each move, and the spaces where all pieces met."""

    points: list[list[int]]  # after the deal, then after each move
    gatherings: list[tuple[int, int]]  # after how many moves, and the printed number of the space


class TableUpdate(msgspec.Struct, tag="table", frozen=True):
    """The table: sent on arrival and whenever something other than the game changes."""

    table: TableInfo


class GameUpdate(msgspec.Struct, tag="game", frozen=True):
    """All entries since the last one that this viewer received, and the view after them."""

    number: int  # of the last entry; an answer carries the next
    entries: list[Entry]
    view: View
    can_undo: bool  # whether this viewer may take back the last move
    deadline: float | None
    summary: MatchSummary | None  # once the journey is over


class ChatMessage(msgspec.Struct, tag="chat", frozen=True):
    """A chat message: one of the phrases, or free text."""

    number: int
    seat: int
    phrase: str | None
    text: str | None
    time: float


@dataclass(frozen=True, slots=True)
class SeatPresence:
    """Whether the player of a seat is present, and when they last were."""

    present: bool
    last_seen: float | None


class PresenceUpdate(msgspec.Struct, tag="presence", frozen=True):
    """Presence by seat: sent on arrival and on every change."""

    seats: list[SeatPresence]


class ErrorMessage(msgspec.Struct, tag="error", frozen=True):
    """Why a message was refused; it changed nothing."""

    error: str
    message: str


class CompileUpdate(msgspec.Struct, tag="compiling", frozen=True):
    """The progress of a bot that must be compiled before its first move."""

    seat: int
    done: int  # compiled parts
    total: int


class Goodbye(msgspec.Struct, tag="goodbye", frozen=True):
    """The server restarts: the client reconnects and resumes."""

    reason: Literal["restart"]


FromServer = TableUpdate | GameUpdate | ChatMessage | PresenceUpdate | CompileUpdate | ErrorMessage | Goodbye


# ---------------------------------------------------------------- from a client


class MoveRequest(msgspec.Struct, tag="move", forbid_unknown_fields=True, frozen=True):
    """A choice, and the number of the entry that it becomes."""

    number: int
    choice: int


class UndoRequest(msgspec.Struct, tag="undo", forbid_unknown_fields=True, frozen=True):
    """Undo of the player's last move, as the entry with this number."""

    number: int


class PhraseRequest(msgspec.Struct, tag="phrase", forbid_unknown_fields=True, frozen=True):
    """One of the phrases, for the chat."""

    phrase: str


class ChatRequest(msgspec.Struct, tag="chat", forbid_unknown_fields=True, frozen=True):
    """Free text, for the chat."""

    text: str


class AwayRequest(msgspec.Struct, tag="away", forbid_unknown_fields=True, frozen=True):
    """Whether the page is hidden."""

    away: bool


FromClient = MoveRequest | UndoRequest | PhraseRequest | ChatRequest | AwayRequest

encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(FromClient).decode
