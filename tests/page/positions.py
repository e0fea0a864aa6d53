"""Tables that stand at every kind of question of both games, and at both ends, as if they had been played so far."""

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
from tabiji.server.edge.identity import hash_secret
from tabiji.server.http.models import SeatSetup, TableSetup
from tabiji.server.table.lobby import build_table

from ..async_runner import run_in_thread

SECRET = "somebody-who-sat-down-long-ago--"  # the cookie of the one at the first seat of them all
NAMES = ("Aki", "Kenji", "Mei", "Sora")
ENOUGH_MOVES = 100  # moves: by then everybody has something to show, and a way to go
NEAREST_STOPS = 2  # how many of the next stops are worth a thought: who runs to the inn sees nothing


@dataclass(frozen=True)
class Position:
    """A journey that has come to a question, and the table where it lies."""

    game: str
    question: str
    players: int
    seed: int
    moves: tuple[Move, ...]
    link: str

    @property
    def path(self) -> str:
        """Where the page shows it."""
        return f"#/t/{self.link}"


def question_kinds(game: GameSpec) -> set[str]:
    """Every kind of question, those for the neutral piece, and the end."""
    return {*game.phases, *(f"{phase}-neutral" for phase in game.neutral_phases), "over"}


def question_of(journey: Match) -> str:
    """What is asked now."""
    if journey.over:
        return "over"
    state = journey.state
    phase = journey.game.phases[state.phase]
    neutral = phase in journey.game.neutral_phases and state.piece >= journey.options.players
    return f"{phase}-neutral" if neutral else phase


def play_nearby(journey: Match, chance: random.Random) -> Iterator[str]:
    """Play a journey to its end, with an eye on what lies near; what is asked before each answer."""
    while not journey.over:
        yield question_of(journey)
        legal = journey.legal_moves()
        near = legal[:NEAREST_STOPS] if journey.state.phase == journey.game.move_phase else legal
        journey.play(chance.choice(near))
    yield question_of(journey)


@cache
def find_positions(name: str) -> dict[str, Position]:
    """One moment of each kind, where the first seat is asked: of two and of four, well on the way."""
    game = load_game(name)
    found: dict[str, Position] = {}
    wanted = question_kinds(game)
    for seed in count(1):
        players = 4 if seed % 2 else 2
        journey = Match(game, game.parse_options({"players": str(players)}), seed)
        lately: dict[str, Position] = {}
        for what in play_nearby(journey, random.Random(seed)):
            early = what not in lately or len(journey.moves) < ENOUGH_MOVES
            if (journey.seat == 0 and early) or journey.over:
                lately[what] = Position(game.name, what, players, seed, tuple(journey.moves), f"{name}-{what}")
        found = {**lately, **found}
        if found.keys() == wanted:
            return found
    raise AssertionError("unreachable")


def create_tables(database: str, mark: str = "") -> dict[str, dict[str, Position]]:
    """Set a table for every moment of both games; a mark tells those of one purpose from others."""
    found = {
        name: {what: replace(moment, link=f"{mark}{moment.link}") for what, moment in find_positions(name).items()}
        for name in GAMES
    }
    everything = [moment for each in found.values() for moment in each.values()]
    run_in_thread(_store(database, everything))
    return found


async def _store(database: str, everything: list[Position]) -> None:
    storage = Storage(database_url(database))
    await storage.migrate()
    for moment in everything:
        seats = [SeatSetup(kind="person" if seat == 0 else "bot", name=name) for seat, name in enumerate(NAMES)]
        wish = TableSetup(game=moment.game, name=NAMES[0], seats=seats[: moment.players])
        kept, _ = build_table(wish, hash_secret(SECRET))
        over, now = moment.question == "over", time.time()
        table = replace(
            kept.table,
            id=moment.link,
            seed=moment.seed,
            turn=None if over else 0,
            due=None,
            finished=now if over else None,
            seq=len(moment.moves),
        )
        moves = [MoveRow(n, move.seat, move.action, None, now, "person") for n, move in enumerate(moment.moves, 1)]
        await storage.create_table(table, kept.seats, kept.holders, moves)
    await storage.close()
