"""Lists every column that refers to a player: merging, deleting and exporting a player follow this list."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal

from sqlalchemy import Column

from . import tables as schema


@dataclass(frozen=True, slots=True)
class PlayerColumn:
    """A column that holds a player, and what becomes of its rows."""

    column: Column[Any]
    is_unique: bool = False  # whether a player has one row, or one row for each value of `unique_per`
    unique_per: tuple[Column[Any], ...] = ()
    preferred: Column[Any] | None = None  # of two players' rows the one with the lower value stays
    on_deletion: Literal["delete", "anonymize"] = "delete"
    on_merge: Literal["rewrite", "keep"] = "rewrite"  # the history of ratings keeps whom it was about
    personal: tuple[Column[Any], ...] = ()  # texts that are emptied when a row is anonymized


PLAYER_COLUMNS: tuple[PlayerColumn, ...] = (
    PlayerColumn(schema.tables.c.creator, on_deletion="anonymize", personal=(schema.tables.c.host,)),
    PlayerColumn(
        schema.holders.c.player,
        is_unique=True,
        unique_per=(schema.holders.c.table, schema.holders.c.seat),
        preferred=schema.holders.c.former,
    ),
    PlayerColumn(schema.seat_history.c.player, on_deletion="anonymize", personal=(schema.seat_history.c.name,)),
    PlayerColumn(
        schema.daily_results.c.player,
        is_unique=True,
        unique_per=(schema.daily_results.c.day, schema.daily_results.c.game),
        preferred=schema.daily_results.c.started,
        on_deletion="anonymize",
        personal=(schema.daily_results.c.name,),
    ),
    PlayerColumn(schema.seat_results.c.player, on_deletion="anonymize", personal=(schema.seat_results.c.name,)),
    PlayerColumn(schema.seat_results.c.rated_player, on_deletion="anonymize", on_merge="keep"),
    PlayerColumn(schema.ratings.c.player, on_deletion="anonymize", on_merge="keep", personal=(schema.ratings.c.name,)),
    PlayerColumn(schema.rating_merges.c.player, on_deletion="anonymize", on_merge="keep"),
    PlayerColumn(schema.rating_merges.c.into_player, on_deletion="anonymize", on_merge="keep"),
    PlayerColumn(
        schema.solved_practices.c.player,
        is_unique=True,
        unique_per=(schema.solved_practices.c.game, schema.solved_practices.c.practice),
        preferred=schema.solved_practices.c.solved,
    ),
    PlayerColumn(schema.browsers.c.player),
    PlayerColumn(schema.players.c.player, is_unique=True),
    PlayerColumn(schema.device_links.c.player, is_unique=True),
)
