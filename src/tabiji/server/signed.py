"""The names in a game's text: comments, which every reader passes over, one line a seat."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from ..bots import LEVELS
from .errors import Refused
from .names import called, of_bots
from .stored import StoredSeat

NAME = re.compile(r"; (?P<seat>[1-5]) (?P<name>[^=\n]{1,100}?)(?: = (?P<bot>[a-z]{1,32}))?")


def sign(text: str, seats: Iterable[StoredSeat]) -> str:
    """The text of a game with the names of those who played it under its title: `; 1 Ann`, `; 2 Haru = pilgrim`."""
    title, _, rest = text.partition("\n")
    names = (f"; {seat.seat + 1} {seat.name}{f' = {seat.bot}' if seat.bot else ''}\n" for seat in seats)
    return f"{title}\n{''.join(names)}{rest}"


def signed(text: str, players: int) -> Sequence[StoredSeat]:
    """The seats of a text's game; whoever has no name there, or one nobody may go by, goes by a number."""
    named = {int(found["seat"]) - 1: found for line in text.splitlines() if (found := NAME.fullmatch(line.strip()))}
    return [_seat(seat, named.get(seat)) for seat in range(players)]


def _seat(seat: int, named: re.Match[str] | None) -> StoredSeat:
    bot = named["bot"] if named and named["bot"] in LEVELS else None
    try:
        name = called(named["name"], () if bot else of_bots(())) if named else str(seat + 1)
    except Refused:
        name = str(seat + 1)
    return StoredSeat(seat, "bot" if bot else "person", name, bot, None)
