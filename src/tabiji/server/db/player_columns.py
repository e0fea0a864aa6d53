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
    personal: Column[Any] | None = None  # a name that is erased when a row is anonymized
    exported: tuple[Column[Any], ...] = ()


_tables, _daily, _passkeys = schema.tables.c, schema.daily_results.c, schema.passkeys.c
_results, _ratings, _practices = schema.seat_results.c, schema.ratings.c, schema.solved_practices.c
PLAYER_COLUMNS: tuple[PlayerColumn, ...] = (
    PlayerColumn(
        _tables.creator,
        on_deletion="anonymize",
        personal=_tables.host,
        exported=(_tables.id, _tables.game, _tables.options, _tables.host, _tables.created, _tables.finished),
    ),
    PlayerColumn(
        schema.holders.c.player,
        is_unique=True,
        unique_per=(schema.holders.c.table, schema.holders.c.seat),
        preferred=schema.holders.c.former,
        exported=(schema.holders.c.table, schema.holders.c.seat, schema.holders.c.former),
    ),
    PlayerColumn(
        schema.seat_history.c.player,
        on_deletion="anonymize",
        exported=(
            schema.seat_history.c.table,
            schema.seat_history.c.seat,
            schema.seat_history.c.name,
            schema.seat_history.c.left_at,
        ),
    ),
    PlayerColumn(
        _daily.player,
        is_unique=True,
        unique_per=(_daily.day, _daily.game),
        preferred=_daily.started,
        exported=(_daily.day, _daily.game, _daily.table, _daily.name, _daily.points, _daily.rank, _daily.started),
    ),
    PlayerColumn(
        schema.browsers.c.player,
        exported=(schema.browsers.c.label, schema.browsers.c.created, schema.browsers.c.last_seen),
    ),
    PlayerColumn(
        schema.players.c.player,
        is_unique=True,
        exported=tuple(column for column in schema.players.c if column.name != "player"),
    ),
    PlayerColumn(
        _passkeys.player,
        exported=(_passkeys.name, _passkeys.host, _passkeys.created, _passkeys.last_used),
    ),
    PlayerColumn(
        _results.player,
        on_deletion="anonymize",
        personal=_results.name,
        exported=(_results.table, _results.seat, _results.name, _results.points, _results.rank, _results.accuracy),
    ),
    PlayerColumn(_results.rated_player, on_deletion="anonymize", on_merge="keep"),
    PlayerColumn(
        _ratings.player,
        on_deletion="anonymize",
        on_merge="keep",
        personal=_ratings.name,
        exported=(_ratings.game, _ratings.name, _ratings.mean, _ratings.deviation, _ratings.games),
    ),
    PlayerColumn(schema.rating_merges.c.player, on_deletion="anonymize", on_merge="keep"),
    PlayerColumn(schema.rating_merges.c.into_player, on_deletion="anonymize", on_merge="keep"),
    PlayerColumn(
        _practices.player,
        is_unique=True,
        unique_per=(_practices.game, _practices.practice),
        preferred=_practices.solved,
        exported=(_practices.game, _practices.practice, _practices.solved),
    ),
    PlayerColumn(schema.device_links.c.player, is_unique=True),
)
