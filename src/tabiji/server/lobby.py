"""Making tables, finding them, and bringing games from elsewhere."""

from __future__ import annotations

import secrets
import time
from collections.abc import Sequence

from ..engine import gamefile
from ..engine.chance import SEEDS
from ..engine.errors import BadOptions
from ..engine.journey import Journey
from ..games import GAMES, game_named
from .cleaning import LONGEST_NAME, cleaned
from .errors import Refused
from .forms import Import, TableWish
from .identity import hashed, new_link, new_secret
from .storage import Kept, StoredMove, StoredSeat, StoredTable
from .tables import due


def new_table(wish: TableWish, player: str) -> tuple[Kept, dict[int, str]]:
    """The table somebody wishes for, and the links of the seats taken at once; with no seat open it starts."""
    game = game_named(wish.game)
    if "players" in wish.options:
        raise BadOptions("The players are as many as the seats.")
    if wish.clock and wish.pace != "live":
        raise BadOptions("Only live tables have a clock.")
    options = game.options({**wish.options, "players": str(len(wish.seats))})
    seed, now, host = secrets.randbelow(SEEDS), time.time(), cleaned(wish.name, LONGEST_NAME)
    seats: list[StoredSeat] = []
    links: dict[int, str] = {}
    for seat, wanted in enumerate(wish.seats):
        name, bot = "", None
        if wanted.kind == "bot":
            bot = wanted.bot
            name = cleaned(wanted.name or bot, LONGEST_NAME)
        elif wanted.kind == "person":
            name = cleaned(wanted.name or host, LONGEST_NAME)
            links[seat] = new_secret()
        seats.append(StoredSeat(seat, wanted.kind, name, bot, hashed(links[seat]) if seat in links else None, False))
    full = all(seat.kind != "open" for seat in seats)
    turn = Journey(game, options, seed).seat if full else None
    table = StoredTable(
        id=new_link(),
        game=game.name,
        options=options.words(),
        components=game.facts.label,
        seed=seed,
        creator=player,
        host=host,
        visibility=wish.visibility,
        spectators=wish.spectators,
        pace=wish.pace,
        clock=wish.clock,
        chat=wish.chat,
        created=now,
        started=now if full else None,
        finished=None,
        moved=now,
        turn=turn,
        due=due(seats, wish.clock, turn, now),
        seq=0,
    )
    return Kept(table, seats, {seat: {player} for seat in links}), links


def imported(form: Import, player: str) -> tuple[Kept, Sequence[StoredMove]]:
    """A finished game from its text, as a table to replay."""
    journey = gamefile.read(form.text, GAMES)
    if not journey.over:
        raise Refused("unfinished", "Only finished games can be brought here.", 422)
    now, host = time.time(), cleaned(form.name, LONGEST_NAME)
    table = StoredTable(
        id=new_link(),
        game=journey.game.name,
        options=journey.options.words(),
        components=journey.game.facts.label,
        seed=journey.seed,
        creator=player,
        host=host,
        visibility="link",
        spectators=True,
        pace="days",
        clock=None,
        chat=False,
        created=now,
        started=now,
        finished=now,
        moved=now,
        turn=None,
        due=None,
        seq=0,
    )
    seats = [StoredSeat(seat, "person", str(seat + 1), None, None, False) for seat in range(journey.options.players)]
    moves = [
        StoredMove(number, move.seat, move.action, move.entropy, now, "person")
        for number, move in enumerate(journey.moves, 1)
    ]
    return Kept(table, seats, {}), moves
