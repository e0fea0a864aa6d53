"""Routes of the lobby: open tables, and joining one."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Query

from ..db.lobby import LobbyStage, find_lobby_tables
from ..edge.identity import Player, Visitor
from ..table.matchmaking import join_any_table
from ..table.table_info import table_info
from .dependencies import ERROR_RESPONSES, Registry
from .models import JoinTable, LobbyPage, TableAccess

router = APIRouter(prefix="/api", responses=ERROR_RESPONSES)


@router.get("/lobby")
async def list_lobby_tables(
    registry: Registry,
    visitor: Visitor,
    stage: LobbyStage = "waiting",
    game: Annotated[str | None, Query(max_length=32)] = None,
    search: Annotated[str | None, Query(max_length=100)] = None,
    page: Annotated[int, Query(ge=0, le=10_000)] = 0,
) -> LobbyPage:
    """Returns a page of tables that wait for players or may be watched, filtered by game and by the host's name."""
    found = await find_lobby_tables(registry.storage, stage, _clean_search(game), _clean_search(search), page)
    snapshots, pages = found
    return LobbyPage(tables=[table_info(snapshot, visitor) for snapshot in snapshots], pages=pages)


@router.post("/join")
async def join_table(body: JoinTable, registry: Registry, player: Player) -> TableAccess:
    """Takes a seat at an open table that fits. Repeating a key returns the same seat."""
    return await join_any_table(registry, player, body.game, body.name, body.key)


def _clean_search(search: str | None) -> str | None:
    """Returns a search text without NUL characters, which PostgreSQL refuses, or None if nothing is left."""
    return search.replace("\0", "").strip() or None if search else None
