"""What people ask for over HTTP, and what they get."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from fastapi import Path
from pydantic import BaseModel, ConfigDict, Field

from ..db.rows import TABLE_LINK, Pace, Visibility
from ..ws.messages import Entry, MatchSummary, TableInfo

Link = Annotated[str, Path(pattern=f"^{TABLE_LINK.pattern}$")]  # of a table
Key = Annotated[str, Field(pattern="^[A-Za-z0-9_-]{16,64}$", description="whoever asks again with it gets the same")]
Name = Annotated[str, Field(min_length=1, max_length=100)]
ShortText = Annotated[str, Field(max_length=32)]
OptionText = Annotated[str, Field(max_length=200)]
CLOCKS = [30, 60, 120, 300]
DEFAULT_BOT = "pilgrim"


class RequestModel(BaseModel):
    """Something asked for; nothing unknown may stand in it."""

    model_config = ConfigDict(extra="forbid")


class SeatSetup(RequestModel):
    """Who shall sit at a seat: a person at this very screen, a bot of a level, or whoever comes."""

    kind: Literal["person", "bot", "open"]
    name: Name | None = None
    bot: ShortText = DEFAULT_BOT


class TableSetup(RequestModel):
    """A table to be made. The options are the game's own words: variations, edition, direction."""

    game: ShortText
    name: Name
    seats: Annotated[list[SeatSetup], Field(min_length=2, max_length=5)]
    options: Annotated[dict[ShortText, OptionText], Field(max_length=8)] = {}
    visibility: Visibility = "link"
    spectators: bool = True
    pace: Pace = "live"
    clock: Annotated[int, Field(ge=5, le=3600, description="seconds for a move, at a live table")] | None = None
    chat: bool = True
    hints_allowed: Annotated[bool, Field(description="whether the players agree on hints")] = False
    lesson: Annotated[bool, Field(description="a guided first journey: one person, bots, a prepared deal")] = False
    key: Key | None = None


class TakeSeat(RequestModel):
    """The name somebody sits down with."""

    name: Name
    key: Key | None = None


class JoinTable(RequestModel):
    """Somebody who would sit down at any table that fits, of a game or of all."""

    game: ShortText | None = None
    name: Name
    key: Key


class PutBot(RequestModel):
    """The bot that shall sit down."""

    bot: ShortText


class CreateSeatLink(RequestModel):
    """A link for another device, or to hand the seat over."""

    hand_over: bool = False


class ClaimSeat(RequestModel):
    """A seat's link, and the name of whoever takes the seat over with it."""

    link: Annotated[str, Field(max_length=64)]
    name: Name | None = None


class SetChat(RequestModel):
    """Whether people may write what they like."""

    allowed: bool


class ImportGame(RequestModel):
    """The text of a finished game."""

    name: Name
    text: Annotated[str, Field(max_length=65_536)]


class TableAccess(BaseModel):
    """The table, and the secret links of the seats that were taken: they bring their holder back from any device."""

    table: TableInfo
    links: dict[int, str]


class OptionEffect(BaseModel):
    """Something that holds for so many players, unless one of some words is chosen; `page-changes-NAME` tells it."""

    name: str
    min_players: int
    max_players: int
    excluded_by: list[str]


class OptionInfo(BaseModel):
    """An option of a game: its texts name it and each of its answers, and explain them."""

    name: str
    text: str
    multiple: bool  # any of the answers may be chosen, else exactly one, the first unless told otherwise
    answers: dict[str, str]  # by name, the text of each
    effects: dict[str, list[OptionEffect]]  # of an edition, by answer: what it changes of the first one
    excluded_by: dict[str, list[str]]  # by answer, the words of a table at which it means nothing


class LobbyPage(BaseModel):
    """A page of the open tables, and how many pages there are."""

    tables: list[TableInfo]
    pages: int


class SessionInfo(BaseModel):
    """Whether whoever came was new, and has a cookie since."""

    new: bool


class GameInfo(BaseModel):
    """A game this server has, and the numbers printed on its things, which texts and drawings speak of."""

    name: str
    components: str
    printed: dict[str, dict[str, int | str]]  # on a thing, by the end of its text's id
    min_players: int
    max_players: int
    options: list[OptionInfo]
    unsupported_bots: list[str]
    has_daily: bool
    stars: dict[str, int]  # how strong a bot is at it, from 1 to 5; of guests nobody knows


class Catalog(BaseModel):
    """What there is here: what to play, with whom, how fast, and what to say."""

    games: list[GameInfo]
    bots: list[str]  # from the weakest to the strongest, then those that are guests here
    default_bot: str
    paces: list[Pace]
    clocks: list[int]  # seconds for a move that are worth proposing
    phrases: list[str]  # what can be said with one click: the names of texts


class ReplayStep(BaseModel):
    """A finished game after one of its moves, as a seat saw it or, without one, a spectator."""

    step: int
    steps: int
    entry: Entry
    view: Annotated[Any, Field(title="View")]
    summary: MatchSummary | None  # after the last move


class ErrorResponse(BaseModel):
    """Why something was refused; the error names a text."""

    error: str
    message: str
