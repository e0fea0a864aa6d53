"""Request and response bodies that several routes share."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from fastapi import Path
from pydantic import BaseModel, ConfigDict, Field

from ..db.rows import TABLE_LINK, Pace, Visibility
from ..ws.messages import Entry, MatchSummary, TableInfo

Link = Annotated[str, Path(pattern=f"^{TABLE_LINK.pattern}$")]  # of a table
Key = Annotated[str, Field(pattern="^[A-Za-z0-9_-]{16,64}$", description="the same for every retry of a request")]
Name = Annotated[str, Field(min_length=1, max_length=100)]
ShortText = Annotated[str, Field(max_length=32)]
OptionText = Annotated[str, Field(max_length=200)]
HOUR, DAY = 3600, 24 * 3600
CLOCKS: dict[Pace, list[int]] = {"live": [30, 60, 120, 300], "days": [12 * HOUR, *(n * DAY for n in (1, 2, 3, 7, 14))]}
CLOCK_LIMITS: dict[Pace, tuple[int, int]] = {"live": (5, HOUR), "days": (12 * HOUR, 14 * DAY)}
DEFAULT_BOT = "pilgrim"


class RequestModel(BaseModel):
    """The base of request bodies; unknown fields are refused."""

    model_config = ConfigDict(extra="forbid")


class SeatSetup(RequestModel):
    """A seat of a new table: a person at this screen, a bot, or an open seat."""

    kind: Literal["person", "bot", "open"]
    name: Name | None = None
    bot: ShortText = DEFAULT_BOT


class TableSetup(RequestModel):
    """A table to create; the options are those of the game: variations, edition, direction."""

    game: ShortText
    name: Name
    seats: Annotated[list[SeatSetup], Field(min_length=2, max_length=5)]
    options: Annotated[dict[ShortText, OptionText], Field(max_length=8)] = {}
    visibility: Visibility = "link"
    spectators: bool = True
    pace: Pace = "live"
    clock: Annotated[int, Field(ge=5, le=14 * DAY, description="seconds for a move")] | None = None
    chat: bool = True
    hints_allowed: Annotated[bool, Field(description="whether the players agree on hints")] = False
    lesson: Annotated[bool, Field(description="a guided first journey: one person, bots, a prepared deal")] = False
    key: Key | None = None


class TakeSeat(RequestModel):
    """The name of the player who takes a seat."""

    name: Name
    key: Key | None = None


class JoinTable(RequestModel):
    """A request for a seat at any open table, of one game or of all."""

    game: ShortText | None = None
    name: Name
    key: Key


class PutBot(RequestModel):
    """The bot that takes a seat."""

    bot: ShortText


class CreateSeatLink(RequestModel):
    """A request for a link to a seat, for another device or to hand the seat over."""

    hand_over: bool = False


class ClaimSeat(RequestModel):
    """The secret link of a seat, and the name of the player who takes it over."""

    link: Annotated[str, Field(max_length=64)]
    name: Name | None = None


class SetChat(RequestModel):
    """Whether free chat is allowed."""

    allowed: bool


class ImportGame(RequestModel):
    """The game file of a finished game."""

    name: Name
    text: Annotated[str, Field(max_length=65_536)]


class TableAccess(BaseModel):
    """A table, and the secret links of the seats just taken; a link opens its seat on any device."""

    table: TableInfo
    links: dict[int, str]


class OptionEffect(BaseModel):
    """Something that an answer changes for some numbers of players; the text is `page-changes-NAME`."""

    name: str
    min_players: int
    max_players: int
    excluded_by: list[str]


class OptionInfo(BaseModel):
    """An option of a game, with the ids of its texts."""

    name: str
    text: str
    multiple: bool  # any of the answers may be chosen, else exactly one, the first unless told otherwise
    answers: dict[str, str]  # by name, the text of each
    effects: dict[str, list[OptionEffect]]  # of an edition, by answer: what it changes of the first one
    excluded_by: dict[str, list[str]]  # by answer, the words of a table at which it means nothing


class LobbyPage(BaseModel):
    """A page of open tables, and the number of pages."""

    tables: list[TableInfo]
    pages: int


class SessionInfo(BaseModel):
    """Whether the player is new and has just received a cookie."""

    new: bool


class GameInfo(BaseModel):
    """A game of this server, and the printed numbers that its texts and drawings use."""

    name: str
    components: str
    printed: dict[str, dict[str, int | str]]  # on a thing, by the end of its text's id
    min_players: int
    max_players: int
    options: list[OptionInfo]
    unsupported_bots: list[str]
    has_daily: bool
    is_rated: bool  # whether its games may change ratings
    stars: dict[str, int]  # how strong a bot is at it, from 1 to 5; bots of other packages have none


class Catalog(BaseModel):
    """What this server offers: games, bots, paces, clocks and phrases."""

    games: list[GameInfo]
    bots: list[str]  # from the weakest to the strongest, then those that are guests here
    default_bot: str
    paces: list[Pace]
    clocks: dict[Pace, list[int]]  # seconds for a move that are worth proposing
    phrases: list[str]  # what can be said with one click: the names of texts


class ReplayStep(BaseModel):
    """A finished game after one of its moves, as a seat saw it, or a spectator."""

    step: int
    steps: int
    entry: Entry
    view: Annotated[Any, Field(title="View")]
    summary: MatchSummary | None  # after the last move


class ErrorResponse(BaseModel):
    """Why a request was refused; `error` is the code that names a text."""

    error: str
    message: str
    table: str | None = None  # the table that prevents it
