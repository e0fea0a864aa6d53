"""Names of players in game files: comments, one for each seat, which parsers skip."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from ...bots import LEVELS
from ..db.rows import SeatRow
from ..errors import RequestError
from .names import bot_names, validate_name

NAME_HEADER = re.compile(r"; (?P<seat>[1-5]) (?P<name>[^=\n]{1,100}?)(?: = (?P<bot>[a-z]{1,32}))?")


def add_headers(text: str, seats: Iterable[SeatRow]) -> str:
    """Returns a game file with the players below its title: `; 1 Ann`, `; 2 Haru = pilgrim`."""
    title, _, rest = text.partition("\n")
    names = (f"; {seat.seat + 1} {seat.name}{f' = {seat.bot}' if seat.bot else ''}\n" for seat in seats)
    return f"{title}\n{''.join(names)}{rest}"


def read_headers(text: str, players: int) -> Sequence[SeatRow]:
    """Returns the seats of a game file; a player without a valid name gets a number."""
    named = {
        int(found["seat"]) - 1: found for line in text.splitlines() if (found := NAME_HEADER.fullmatch(line.strip()))
    }
    return [_seat_from_header(seat, named.get(seat)) for seat in range(players)]


def _seat_from_header(seat: int, named: re.Match[str] | None) -> SeatRow:
    bot = named["bot"] if named and named["bot"] in LEVELS else None
    try:
        name = validate_name(named["name"], () if bot else bot_names(())) if named else str(seat + 1)
    except RequestError:
        name = str(seat + 1)
    return SeatRow(seat, "bot" if bot else "person", name, bot, None)
