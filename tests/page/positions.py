"""Tables at every kind of question of both games, and at their ends."""

from __future__ import annotations

import random
import time
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache
from itertools import count

from tabiji.core.match import Match, Move
from tabiji.core.spec import GameSpec
from tabiji.games import GAMES, load_game
from tabiji.server.db.connection import database_url
from tabiji.server.db.rows import MoveRow
from tabiji.server.db.storage import Storage
from tabiji.server.edge.tokens import hash_secret
from tabiji.server.http.models import SeatSetup, TableSetup
from tabiji.server.table.lobby import build_table

from ..async_runner import run_in_thread

SECRET = "somebody-who-sat-down-long-ago--"  # the cookie of the player at the first seat of every table
NAMES = ("Aki", "Kenji", "Mei", "Sora")
ENOUGH_MOVES = 100  # moves: players have holdings by then, and the game goes on
NEAREST_STOPS = 2  # of the next stops: a piece that runs to the inn meets few questions


@dataclass(frozen=True)
class Position:
    """A game at a question, and the table that holds it."""

    game: str
    question: str
    players: int
    seed: int
    moves: tuple[Move, ...]
    link: str

    @property
    def path(self) -> str:
        """The address of its table."""
        return f"#/t/{self.link}"


def question_kinds(game: GameSpec) -> set[str]:
    """Return every kind of question, with those for the neutral piece and the end."""
    return {*game.phases, *(f"{phase}-neutral" for phase in game.neutral_phases), "over"}


def question_of(match: Match) -> str:
    """Return the kind of the current question."""
    if match.over:
        return "over"
    state = match.state
    phase = match.game.phases[state.phase]
    neutral = phase in match.game.neutral_phases and state.piece >= match.options.players
    return f"{phase}-neutral" if neutral else phase


def play_nearby(match: Match, chance: random.Random) -> Iterator[str]:
    """Play a game to its end, preferring near spaces; yield the question before each move."""
    while not match.over:
        yield question_of(match)
        legal = match.legal_moves()
        near = legal[:NEAREST_STOPS] if match.state.phase == match.game.move_phase else legal
        match.play(chance.choice(near))
    yield question_of(match)


@cache
def find_positions(name: str) -> dict[str, Position]:
    """Find a position for each kind of question, where the first seat decides, with two or four players."""
    game = load_game(name)
    positions: dict[str, Position] = {}
    wanted = question_kinds(game)
    for seed in count(1):
        players = 4 if seed % 2 else 2
        match = Match(game, game.parse_options({"players": str(players)}), seed)
        latest: dict[str, Position] = {}
        for question in play_nearby(match, random.Random(seed)):
            early = question not in latest or len(match.moves) < ENOUGH_MOVES
            if (match.seat == 0 and early) or match.over:
                latest[question] = Position(
                    game.name, question, players, seed, tuple(match.moves), f"{name}-{question}"
                )
        positions = {**latest, **positions}
        if positions.keys() == wanted:
            return positions
    raise AssertionError("unreachable")


def create_tables(database: str, prefix: str = "") -> dict[str, dict[str, Position]]:
    """Create a table for every position; a prefix keeps several sets apart."""
    tables = {
        name: {
            question: replace(position, link=f"{prefix}{position.link}")
            for question, position in find_positions(name).items()
        }
        for name in GAMES
    }
    positions = [position for each in tables.values() for position in each.values()]
    run_in_thread(_store(database, positions))
    return tables


async def _store(database: str, positions: list[Position]) -> None:
    storage = Storage(database_url(database))
    await storage.migrate()
    for position in positions:
        seats = [SeatSetup(kind="person" if seat == 0 else "bot", name=name) for seat, name in enumerate(NAMES)]
        setup = TableSetup(game=position.game, name=NAMES[0], seats=seats[: position.players])
        new_table, _ = build_table(setup, hash_secret(SECRET))
        over, now = position.question == "over", time.time()
        table = replace(
            new_table.table,
            id=position.link,
            seed=position.seed,
            turn=None if over else 0,
            due=None,
            finished=now if over else None,
            seq=len(position.moves),
        )
        moves = [MoveRow(n, move.seat, move.action, None, now, "person") for n, move in enumerate(position.moves, 1)]
        await storage.create_table(table, new_table.seats, new_table.holders, moves)
    await storage.close()
