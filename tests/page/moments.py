"""Tables that stand at every kind of question of both games, and at both ends, as if they had been played so far."""

from __future__ import annotations

import random
import time
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache
from itertools import count

from tabiji.engine.description import Description
from tabiji.engine.journey import Journey, Move
from tabiji.games import GAMES, game_named
from tabiji.server.database import database_url
from tabiji.server.forms import SeatWish, TableWish
from tabiji.server.identity import hashed
from tabiji.server.lobby import new_table
from tabiji.server.storage import Storage
from tabiji.server.stored import StoredMove
from tests.aside import aside

SECRET = "somebody-who-sat-down-long-ago--"  # the cookie of the one at the first seat of them all
NAMES = ("Aki", "Kenji", "Mei", "Sora")
NOON = 100  # moves: by then everybody has something to show, and a way to go
NEAR = 2  # how many of the next stops are worth a thought: who runs to the inn sees nothing


@dataclass(frozen=True)
class Moment:
    """A journey that has come to a question, and the table where it lies."""

    game: str
    asked: str
    players: int
    seed: int
    moves: tuple[Move, ...]
    link: str

    @property
    def path(self) -> str:
        """Where the page shows it."""
        return f"#/t/{self.link}"


def kinds(game: Description) -> set[str]:
    """Every kind of question, those for the neutral piece, and the end."""
    return {*game.phases, *(f"{phase}-neutral" for phase in game.neutral_phases), "over"}


def asked(journey: Journey) -> str:
    """What is asked now."""
    if journey.over:
        return "over"
    state = journey.state
    phase = journey.game.phases[state.phase]
    neutral = phase in journey.game.neutral_phases and state.piece >= journey.options.players
    return f"{phase}-neutral" if neutral else phase


def stroll(journey: Journey, chance: random.Random) -> Iterator[str]:
    """Play a journey to its end, with an eye on what lies near; what is asked before each answer."""
    while not journey.over:
        yield asked(journey)
        legal = journey.legal()
        near = legal[:NEAR] if journey.state.phase == journey.game.moving else legal
        journey.act(chance.choice(near))
    yield asked(journey)


@cache
def moments(name: str) -> dict[str, Moment]:
    """One moment of each kind, where the first seat is asked: of two and of four, well on the way."""
    game = game_named(name)
    found: dict[str, Moment] = {}
    wanted = kinds(game)
    for seed in count(1):
        players = 4 if seed % 2 else 2
        journey = Journey(game, game.options({"players": str(players)}), seed)
        lately: dict[str, Moment] = {}
        for what in stroll(journey, random.Random(seed)):
            early = what not in lately or len(journey.moves) < NOON
            if (journey.seat == 0 and early) or journey.over:
                lately[what] = Moment(game.name, what, players, seed, tuple(journey.moves), f"{name}-{what}")
        found = {**lately, **found}
        if found.keys() == wanted:
            return found
    raise AssertionError("unreachable")


def lay(database: str, mark: str = "") -> dict[str, dict[str, Moment]]:
    """Set a table for every moment of both games; a mark tells those of one purpose from others."""
    found = {
        name: {what: replace(moment, link=f"{mark}{moment.link}") for what, moment in moments(name).items()}
        for name in GAMES
    }
    everything = [moment for each in found.values() for moment in each.values()]
    aside(_keep(database, everything))
    return found


async def _keep(database: str, everything: list[Moment]) -> None:
    storage = Storage(database_url(database))
    await storage.migrate()
    for moment in everything:
        seats = [SeatWish(kind="person" if seat == 0 else "bot", name=name) for seat, name in enumerate(NAMES)]
        wish = TableWish(game=moment.game, name=NAMES[0], seats=seats[: moment.players])
        kept, _ = new_table(wish, hashed(SECRET))
        over, now = moment.asked == "over", time.time()
        table = replace(
            kept.table,
            id=moment.link,
            seed=moment.seed,
            turn=None if over else 0,
            due=None,
            finished=now if over else None,
            seq=len(moment.moves),
        )
        moves = [StoredMove(n, move.seat, move.action, None, now, "person") for n, move in enumerate(moment.moves, 1)]
        await storage.create(table, kept.seats, kept.holders, moves)
    await storage.close()
