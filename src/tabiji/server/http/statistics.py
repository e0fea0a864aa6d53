"""Routes of leaderboards and statistics: of a player, and of the server."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Sequence
from itertools import groupby
from typing import Annotated, Literal

from fastapi import APIRouter, Depends, Query
from pydantic import BaseModel

from ...arena.bot_ratings import bot_ratings
from ...arena.ratings import MARGIN
from ...games import load_game
from ..db.rows import RatingRow
from ..db.statistics import (
    MIN_RATED_GAMES,
    PlayedGame,
    RecordKind,
    RecordRow,
    load_history,
    load_leaderboard,
    load_server_statistics,
    load_sources,
)
from ..db.storage import Storage
from ..edge.identity import Visitor
from .dependencies import ERROR_RESPONSES, GameName, Registry, limit_replays

PAGE_SIZE = 50
RECENT_SECONDS = 30 * 24 * 3600
BEST_GAMES = 3
MAX_ANALYSED = 30  # games on the chart of accuracy
MAX_TO_ANALYSE = 10

router = APIRouter(prefix="/api", responses=ERROR_RESPONSES)


class LeaderboardEntry(BaseModel):
    """A person or a bot with its rating."""

    place: int
    name: str
    bot: str | None
    rating: float
    margin: float  # of the 95% interval
    games: int | None  # null for a bot, whose rating is fixed
    is_you: bool


class Leaderboard(BaseModel):
    """A page of the ratings in a game, the highest first."""

    entries: list[LeaderboardEntry]
    has_more: bool


@router.get("/leaderboard/{game}")
async def get_leaderboard(
    game: GameName,
    registry: Registry,
    visitor: Visitor,
    who: Literal["all", "people", "bots"] = "all",
    recent: Annotated[
        bool, Query(description="only people who have finished a rated game in the last 30 days")
    ] = False,
    page: Annotated[int, Query(ge=0, le=200)] = 0,
) -> Leaderboard:
    """Returns a page of the people who have played enough rated games, and of the bots."""
    name, start = load_game(game).name, page * PAGE_SIZE
    bots = [] if who == "people" else _bot_entries(name)
    offset = max(0, start - len(bots))  # before as many people no page begins
    people: list[LeaderboardEntry] = []
    if who != "bots":
        since = time.time() - RECENT_SECONDS if recent else None
        rows = await load_leaderboard(registry.storage, name, since, offset, start - offset + PAGE_SIZE + 1)
        people = [_person_entry(row, visitor) for row in rows]
    places = _place(people, offset, bots) if people or not offset else {}
    return Leaderboard(
        entries=[places[place] for place in sorted(places) if start < place <= start + PAGE_SIZE],
        has_more=any(place > start + PAGE_SIZE for place in places),
    )


def _place(
    people: Sequence[LeaderboardEntry], offset: int, bots: Sequence[LeaderboardEntry]
) -> dict[int, LeaderboardEntry]:
    """Returns entries by place, given the people after an offset; a place between others is that of the whole list."""
    placed: dict[int, LeaderboardEntry] = {}
    for number, person in enumerate(people, offset + 1):
        person.place = number + sum(bot.rating > person.rating for bot in bots)
        placed[person.place] = person
    for bot in bots:
        if not offset or bot.rating <= people[0].rating:  # else it has a place on an earlier page
            ahead = offset + sum(person.rating >= bot.rating for person in people)
            bot.place = ahead + 1 + sum(other.rating > bot.rating for other in bots)
            placed[bot.place] = bot
    return placed


def _bot_entries(game: str) -> list[LeaderboardEntry]:
    return [
        LeaderboardEntry(
            place=0, name=bot, bot=bot, rating=belief.mean, margin=MARGIN * belief.deviation, games=None, is_you=False
        )
        for bot, belief in bot_ratings(game).items()
    ]


def _person_entry(row: RatingRow, visitor: str | None) -> LeaderboardEntry:
    return LeaderboardEntry(
        place=0,
        name=row.name,
        bot=None,
        rating=row.mean,
        margin=MARGIN * row.deviation,
        games=row.games,
        is_you=row.player == visitor,
    )


# ---------------------------------------------------------------- of a player


class RatingInfo(BaseModel):
    """A player's rating, once they have played enough rated games."""

    rating: float | None
    margin: float | None
    games: int
    games_needed: int


class GroupStatistics(BaseModel):
    """The results of the games that have something in common."""

    name: str
    games: int
    wins: int
    mean_points: float
    mean_rank: float


class SourceComparison(BaseModel):
    """The mean points from a source: of the player, and of all seats at the player's tables."""

    source: str
    own: float
    average: float


class NotableGame(BaseModel):
    """A finished game of the player."""

    table: str | None  # null if it was deleted
    finished: float
    points: int
    rank: int
    accuracy: float | None


class GameStatistics(BaseModel):
    """The statistics of a player in a game."""

    game: str
    rating: RatingInfo
    total: GroupStatistics
    by_players: list[GroupStatistics]
    by_variation: list[GroupStatistics]
    by_traveler: list[GroupStatistics]
    sources: list[SourceComparison]
    winning_streak: int
    longest_winning_streak: int
    best: list[NotableGame]
    analysed: list[NotableGame]  # the oldest first
    to_analyse: list[str]  # tables of the newest games that are not analysed
    practices_solved: int
    days_played: int


@router.get("/me/statistics", dependencies=[Depends(limit_replays)])
async def get_my_statistics(
    registry: Registry, visitor: Visitor, against: Literal["all", "people", "bots"] = "all"
) -> list[GameStatistics]:
    """Returns the statistics of the player in every game they have played."""
    return await player_statistics(registry.storage, visitor, against) if visitor else []


async def player_statistics(
    storage: Storage, player: str, against: Literal["all", "people", "bots"]
) -> list[GameStatistics]:
    """Returns the statistics of a player in every game."""
    history = await load_history(storage, player)
    wanted = {"all": (1, 9), "people": (2, 9), "bots": (1, 1)}[against]
    played = [each for each in history.games if wanted[0] <= each.people <= wanted[1]]
    found: list[GameStatistics] = []
    for game in sorted(
        {each.game for each in played} | history.ratings.keys() | history.practices.keys() | history.days.keys()
    ):
        games = [each for each in played if each.game == game]
        own, others = await load_sources(storage, player, [each.table for each in games])
        streak, longest = _winning_streaks(games)
        analysed = [each for each in games if each.accuracy is not None][:MAX_ANALYSED]
        found.append(
            GameStatistics(
                game=game,
                rating=_rating_info(history.ratings.get(game)),
                total=_summarize("", games),
                by_players=_group(games, lambda each: [str(each.players)]),
                by_variation=_group(games, lambda each: each.variations.split() or [""]),
                by_traveler=_group(games, lambda each: [each.traveler] if each.traveler else []),
                sources=_compare(own, others),
                winning_streak=streak,
                longest_winning_streak=longest,
                best=[_notable(each) for each in sorted(games, key=lambda each: -each.points)[:BEST_GAMES]],
                analysed=[_notable(each) for each in reversed(analysed)],
                to_analyse=[each.table for each in games[:MAX_TO_ANALYSE] if each.accuracy is None and each.exists],
                practices_solved=history.practices.get(game, 0),
                days_played=history.days.get(game, 0),
            )
        )
    return found


def _rating_info(row: RatingRow | None) -> RatingInfo:
    games = row.games if row else 0
    if row is None or games < MIN_RATED_GAMES:
        return RatingInfo(rating=None, margin=None, games=games, games_needed=MIN_RATED_GAMES - games)
    return RatingInfo(rating=row.mean, margin=MARGIN * row.deviation, games=games, games_needed=0)


def _group(games: Sequence[PlayedGame], names: Callable[[PlayedGame], Iterable[str]]) -> list[GroupStatistics]:
    """Returns the results of the games of each name, the most frequent first."""
    groups: dict[str, list[PlayedGame]] = {}
    for game in games:
        for name in names(game):
            groups.setdefault(name, []).append(game)
    summaries = [_summarize(name, group) for name, group in groups.items()]
    return sorted(summaries, key=lambda each: (-each.games, each.name))


def _summarize(name: str, games: Sequence[PlayedGame]) -> GroupStatistics:
    count = max(1, len(games))
    return GroupStatistics(
        name=name,
        games=len(games),
        wins=sum(each.rank == 1 for each in games),
        mean_points=round(sum(each.points for each in games) / count, 1),
        mean_rank=round(sum(each.rank for each in games) / count, 2),
    )


def _compare(own: Sequence[dict[str, int]], everybody: Sequence[dict[str, int]]) -> list[SourceComparison]:
    names = list(dict.fromkeys(name for sources in everybody for name in sources))

    def mean(rows: Sequence[dict[str, int]], name: str) -> float:
        return round(sum(row.get(name, 0) for row in rows) / max(1, len(rows)), 1)

    return [SourceComparison(source=name, own=mean(own, name), average=mean(everybody, name)) for name in names]


def _winning_streaks(games: Sequence[PlayedGame]) -> tuple[int, int]:
    """Returns the number of wins since the last other game, and the most wins in a row; the newest game comes first."""
    runs = [(won, len(list(run))) for won, run in groupby(games, key=lambda each: each.rank == 1)]
    current = runs[0][1] if runs and runs[0][0] else 0
    return current, max((length for won, length in runs if won), default=0)


def _notable(game: PlayedGame) -> NotableGame:
    return NotableGame(
        table=game.table if game.exists else None,
        finished=game.finished,
        points=game.points,
        rank=game.rank,
        accuracy=game.accuracy,
    )


# ---------------------------------------------------------------- of the server


class MonthCount(BaseModel):
    """The games of people that ended in a month."""

    month: str
    games: int


class TravelerWins(BaseModel):
    """How often people have played a traveler, and won."""

    traveler: str
    games: int
    wins: int


class RecordSeat(BaseModel):
    """A player of a notable game."""

    name: str
    bot: str | None
    points: int


class RecordGame(BaseModel):
    """A notable game that was open to everybody."""

    table: str
    finished: float
    move_count: int
    seats: list[RecordSeat]  # the best first


class GameCounts(BaseModel):
    """What is counted of all games of a kind on this server."""

    months: list[MonthCount]
    travelers: list[TravelerWins]
    records: dict[RecordKind, list[RecordGame]]


@router.get("/statistics/{game}")
async def get_server_statistics(game: GameName, registry: Registry) -> GameCounts:
    """Returns the games by month, the win rates of travelers, and notable games."""
    found = await load_server_statistics(registry.storage, load_game(game).name)
    return GameCounts(
        months=[MonthCount(month=month, games=games) for month, games in found.months],
        travelers=[TravelerWins(traveler=name, games=games, wins=wins) for name, games, wins in found.travelers],
        records={kind: [_record_game(row) for row in rows] for kind, rows in found.records.items()},
    )


def _record_game(row: RecordRow) -> RecordGame:
    seats = [RecordSeat(name=name, bot=bot, points=points) for name, bot, points in row.seats]
    return RecordGame(table=row.table, finished=row.finished, move_count=row.move_count, seats=seats)
