"""What people ask for over HTTP, and what they get."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field

from .wire import Course, Entry, Pace, TableInfo, Visibility

Name = Annotated[str, Field(min_length=1, max_length=100)]
Word = Annotated[str, Field(max_length=32)]
Words = Annotated[str, Field(max_length=200)]


class Form(BaseModel):
    """Something asked for; nothing unknown may stand in it."""

    model_config = ConfigDict(extra="forbid")


class SeatWish(Form):
    """Who shall sit at a seat: a person at this very screen, a bot of a level, or whoever comes."""

    kind: Literal["person", "bot", "open"]
    name: Name | None = None
    bot: Word = "pilgrim"


class TableWish(Form):
    """A table to be made. The options are the game's own words: variations, edition, direction."""

    game: Word
    name: Name
    seats: Annotated[list[SeatWish], Field(min_length=2, max_length=5)]
    options: Annotated[dict[Word, Words], Field(max_length=8)] = {}
    visibility: Visibility = "link"
    spectators: bool = True
    pace: Pace = "live"
    clock: Annotated[int, Field(ge=5, le=3600, description="seconds for a move, at a live table")] | None = None
    chat: bool = True


class SeatName(Form):
    """The name somebody sits down with."""

    name: Name


class SeatBot(Form):
    """The bot that shall sit down."""

    bot: Word


class SeatLink(Form):
    """A link for another device, or to hand the seat over."""

    hand_over: bool = False


class SeatClaim(Form):
    """A seat's link, and the name of whoever takes the seat over with it."""

    link: Annotated[str, Field(max_length=64)]
    name: Name | None = None


class ChatWish(Form):
    """Whether people may write what they like."""

    allowed: bool


class Import(Form):
    """The text of a finished game."""

    name: Name
    text: Annotated[str, Field(max_length=65_536)]


class Seated(BaseModel):
    """The table, and the secret links of the seats that were taken: they bring their holder back from any device."""

    table: TableInfo
    links: dict[int, str]


class GameInfo(BaseModel):
    """A game this server has."""

    name: str
    components: str


class Moment(BaseModel):
    """A finished game after one of its moves, as a seat saw it or, without one, a spectator."""

    step: int
    steps: int
    entry: Entry
    view: Any
    course: Course | None  # after the last move


class Trouble(BaseModel):
    """Why something was refused; the error names a text."""

    error: str
    message: str
