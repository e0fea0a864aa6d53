"""Making tables, finding them, and bringing games from elsewhere."""

from __future__ import annotations

import logging
import secrets
import time
from collections.abc import Iterable, Sequence
from dataclasses import replace
from functools import cache

from ..bots import BOTS, players_of
from ..engine import gamefile
from ..engine.chance import SEEDS
from ..engine.description import Description
from ..engine.errors import BadOptions
from ..engine.journey import Journey
from ..games import GAMES, all_games, game_named
from ..learn import lessons
from ..learn.day import has_day
from .cleaning import LONGEST_NAME, cleaned
from .errors import Refused
from .forms import GameInfo, Import, OptionInfo, TableWish
from .identity import LINK, hashed, made_from, new_secret
from .limits import neighbourhood
from .meaning import changes, unless
from .names import called, of_bot, of_bots
from .seats import seat_link
from .signed import signed
from .stored import Kept, StoredMove, StoredSeat, StoredTable
from .tables import due, results_of

log = logging.getLogger(__name__)

MOST_OPEN = (5, 40)  # tables that wait in the lobby: of one player, and of those from one place
MOST_STARS = 4  # of a bot, beyond the first
PLACES = 2**16  # so many that strangers seldom share one, so few that nobody is found by theirs


@cache
def games_here() -> tuple[Description, ...]:
    """The games that can be played here; those that cannot are named in the log, once."""
    return tuple(all_games(lambda trouble: log.warning("game left out", extra={"error": trouble})))


def game_info(game: Description) -> GameInfo:
    """A game and the options it has, by the names of their texts."""
    options = [
        OptionInfo(
            name=option.name,
            text=f"{game.name}-option-{option.name}",
            several=option.several,
            answers={answer: f"{game.name}-{option.kind}-{answer}" for answer in option.answers},
            changes=changes(game, option),
            unless={answer: unless(answer) for answer in option.answers if unless(answer)},
        )
        for option in game.offered
    ]
    least, most = game.players
    bots = players_of(game)
    return GameInfo(
        name=game.name,
        components=game.facts.label,
        printed=game.printed,
        least=least,
        most=most,
        options=options,
        without=[name for name in BOTS if name not in bots],
        day=has_day(game),
        stars={name: 1 + round(place * MOST_STARS / max(1, len(bots) - 1)) for place, name in enumerate(bots)},
    )


def _seed(wish: TableWish) -> int:
    """What the deal comes from: chance, or for a lesson the one prepared for it, in which the learner moves first."""
    if not wish.lesson:
        return secrets.randbelow(SEEDS)
    if [seat.kind for seat in wish.seats] != ["person", "bot", "bot"] or wish.game not in lessons.SEEDS:
        raise BadOptions("A lesson is for one person and two bots, of a game that has one.")
    return lessons.SEEDS[wish.game]


def new_table(wish: TableWish, player: str, bots: Iterable[str] = BOTS, origin: int = 0) -> tuple[Kept, dict[int, str]]:
    """The table somebody wishes for, and the links of the seats taken at once; with no seat open it starts.

    Whoever wishes again with the same key gets the same table and links.
    """
    game = game_named(wish.game)
    if "players" in wish.options:
        raise BadOptions("The players are as many as the seats.")
    if wish.clock and wish.pace != "live":
        raise BadOptions("Only live tables have a clock.")
    options = game.options({**wish.options, "players": str(len(wish.seats))})
    reserved, key = of_bots(bots), wish.key or new_secret()
    seed, now, host = _seed(wish), time.time(), called(wish.name, reserved)
    link = made_from(player, key, "table")[:LINK]
    people = [wanted.name or host for wanted in wish.seats if wanted.kind == "person"]
    seats: list[StoredSeat] = []
    links: dict[int, str] = {}
    for seat, wanted in enumerate(wish.seats):
        name, bot = "", None
        if wanted.kind == "bot":
            bot = wanted.bot
            name = called(wanted.name, [*people, *(reserved - of_bot(bot))]) if wanted.name else bot
        elif wanted.kind == "person":
            name = called(wanted.name or host, reserved)
            links[seat] = seat_link(player, key, link, seat)
        seats.append(StoredSeat(seat, wanted.kind, name, bot, hashed(links[seat]) if seat in links else None))
    full = all(seat.kind != "open" for seat in seats)
    turn = Journey(game, options, seed).seat if full else None
    table = StoredTable(
        id=link,
        game=game.name,
        options=options.words(),
        components=game.facts.label,
        seed=seed,
        creator=player,
        origin=origin,
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
        hints=wish.hints,
        beginning="lesson" if wish.lesson else "dealt",
    )
    return Kept(table, seats, {seat: {player} for seat in links}, {}), links


def imported(form: Import, player: str) -> tuple[Kept, Sequence[StoredMove]]:
    """A finished game from its text, as a table to replay."""
    journey = gamefile.read(form.text, GAMES)
    if not journey.over:
        raise Refused("unfinished", "Only finished games can be brought here.", 422)
    now, host = time.time(), cleaned(form.name, LONGEST_NAME)
    table = StoredTable(
        id=made_from(player, new_secret(), "import")[:LINK],
        game=journey.game.name,
        options=journey.options.words(),
        components=journey.game.facts.label,
        seed=journey.seed,
        creator=player,
        origin=0,
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
        redeals=[(each.after, each.seat, each.seed) for each in journey.redeals],
    )
    results = results_of(journey)
    seats = [
        replace(seat, points=points, rank=rank)
        for seat, (points, rank) in zip(signed(form.text, journey.options.players), results, strict=True)
    ]
    moves = [
        StoredMove(number, move.seat, move.action, move.entropy, now, "person")
        for number, move in enumerate(journey.moves, 1)
    ]
    return Kept(table, seats, {}, {}), moves


def place_of(address: str) -> int:
    """Which of many groups of addresses one belongs to; a household's own network counts as one."""
    return int(hashed(neighbourhood(address)), 16) % PLACES
