"""Creates tables for new and imported games, and describes the games of this server."""

from __future__ import annotations

import logging
import secrets
import time
from collections.abc import Iterable, Sequence
from dataclasses import replace
from functools import cache

from ...arena.bot_ratings import bot_ratings
from ...bots import BOTS, bots_for
from ...core import gamefile
from ...core.errors import BadOptions
from ...core.match import Match
from ...core.rng import SEED_LIMIT
from ...core.spec import GameSpec
from ...games import GAMES, all_games, load_game
from ...learn.daily import has_day
from ..db.rows import MoveRow, SeatRow, TableRow, TableSnapshot
from ..edge.rate_limits import network_of
from ..edge.tokens import TABLE_LINK_LENGTH, derive_secret, hash_secret, new_secret
from ..errors import RequestError
from ..http.models import CLOCK_LIMITS, GameInfo, ImportGame, OptionInfo, TableSetup
from ..http.option_effects import disabled_by, option_effects
from .gamefile_headers import read_headers
from .names import bot_names, names_of_bot, validate_name
from .sanitize import MAX_NAME_LENGTH, sanitize
from .seats import seat_link
from .turns import due_time, game_end

log = logging.getLogger(__name__)

MAX_OPEN_TABLES = (5, 40)  # tables in the lobby: of one player, and of one address group
MAX_EXTRA_STARS = 4  # of a bot
ADDRESS_GROUPS = 2**16  # rarely shared by strangers, yet too few to identify anyone


@cache
def available_games() -> tuple[GameSpec, ...]:
    """Returns the games that can be loaded; the others are logged once."""
    return tuple(all_games(lambda trouble: log.warning("game left out", extra={"error": trouble})))


def game_info(game: GameSpec) -> GameInfo:
    """Returns a game and its options with the ids of their texts."""
    options = [
        OptionInfo(
            name=option.name,
            text=f"{game.name}-option-{option.name}",
            multiple=option.several,
            answers={answer: f"{game.name}-{option.kind}-{answer}" for answer in option.answers},
            effects=option_effects(game, option),
            excluded_by={answer: disabled for answer in option.answers if (disabled := disabled_by(game, answer))},
        )
        for option in game.options
    ]
    least, most = game.players
    bots = bots_for(game)
    return GameInfo(
        name=game.name,
        components=game.facts.label,
        printed=game.printed,
        min_players=least,
        max_players=most,
        options=options,
        unsupported_bots=[name for name in BOTS if name not in bots],
        has_daily=has_day(game),
        is_rated=bool(bot_ratings(game.name)),
        stars={name: 1 + round(place * MAX_EXTRA_STARS / max(1, len(bots) - 1)) for place, name in enumerate(bots)},
    )


def _choose_seed(setup: TableSetup) -> int:
    """What the deal comes from: chance, or for a lesson the one prepared for it, in which the learner moves first."""
    if not setup.lesson:
        return secrets.randbelow(SEED_LIMIT)
    seed = load_game(setup.game).lesson_seed
    if [seat.kind for seat in setup.seats] != ["person", "bot", "bot"] or seed is None:
        raise BadOptions("A lesson is for one person and two bots, of a game that has one.")
    return seed


def build_table(
    setup: TableSetup, player: str, bots: Iterable[str] = BOTS, address_group: int = 0
) -> tuple[TableSnapshot, dict[int, str]]:
    """Returns a new table and the links of the seats that its creator takes; without an open seat it starts.

    A repeated request with the same key returns the same ids.
    """
    game = load_game(setup.game)
    if "players" in setup.options:
        raise BadOptions("The players are as many as the seats.")
    shortest, longest = CLOCK_LIMITS[setup.pace]
    if setup.clock and not shortest <= setup.clock <= longest:
        raise BadOptions(f"At a table of this pace the clock is {shortest} to {longest} seconds.")
    options = game.parse_options({**setup.options, "players": str(len(setup.seats))})
    reserved, key = bot_names(bots), setup.key or new_secret()
    seed, now, host = _choose_seed(setup), time.time(), validate_name(setup.name, reserved)
    link = derive_secret(player, key, "table")[:TABLE_LINK_LENGTH]
    people = [wanted.name or host for wanted in setup.seats if wanted.kind == "person"]
    seats: list[SeatRow] = []
    links: dict[int, str] = {}
    for seat, wanted in enumerate(setup.seats):
        name, bot = "", None
        if wanted.kind == "bot":
            bot = wanted.bot
            name = validate_name(wanted.name, [*people, *(reserved - names_of_bot(bot))]) if wanted.name else bot
        elif wanted.kind == "person":
            name = validate_name(wanted.name or host, reserved)
            links[seat] = seat_link(player, key, link, seat)
        seats.append(SeatRow(seat, wanted.kind, name, bot, hash_secret(links[seat]) if seat in links else None))
    full = all(seat.kind != "open" for seat in seats)
    turn = Match(game, options, seed).seat if full else None
    table = TableRow(
        id=link,
        game=game.name,
        options=options.to_dict(),
        components=game.facts.label,
        seed=seed,
        creator=player,
        address_group=address_group,
        host=host,
        visibility=setup.visibility,
        spectators=setup.spectators,
        pace=setup.pace,
        clock=setup.clock,
        chat=setup.chat,
        created=now,
        started=now if full else None,
        finished=None,
        moved=now,
        turn=turn,
        due=due_time(seats, setup.clock, turn, now),
        seq=0,
        hints_allowed=setup.hints_allowed,
        beginning="lesson" if setup.lesson else "dealt",
    )
    return TableSnapshot(table, seats, {seat: {player} for seat in links}, {}), links


def build_imported_table(upload: ImportGame, player: str) -> tuple[TableSnapshot, Sequence[MoveRow]]:
    """Returns a table with the log of a finished game file."""
    match = gamefile.read(upload.text, GAMES)
    if not match.over:
        raise RequestError("unfinished", "Only finished games can be brought here.", 422)
    now, host = time.time(), sanitize(upload.name, MAX_NAME_LENGTH)
    table = TableRow(
        id=derive_secret(player, new_secret(), "import")[:TABLE_LINK_LENGTH],
        game=match.game.name,
        options=match.options.to_dict(),
        components=match.game.facts.label,
        seed=match.seed,
        creator=player,
        address_group=0,
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
        beginning="imported",
        redeals=[(each.after, each.seat, each.seed) for each in match.redeals],
    )
    results = game_end(match).results
    seats = [
        replace(seat, points=result.points, rank=result.rank)
        for seat, result in zip(read_headers(upload.text, match.options.players), results, strict=True)
    ]
    moves = [
        MoveRow(number, move.seat, move.action, move.entropy, now, "person")
        for number, move in enumerate(match.moves, 1)
    ]
    return TableSnapshot(table, seats, {}, {}), moves


def address_group_of(address: str) -> int:
    """Returns the group of a client's network."""
    return int(hash_secret(network_of(address)), 16) % ADDRESS_GROUPS
