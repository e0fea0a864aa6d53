"""The route that imports a finished game."""

from __future__ import annotations

from fastapi import APIRouter, Depends

from ..edge.identity import Player
from ..table.lobby import build_imported_table
from ..table.table_info import table_info
from ..ws.messages import TableInfo
from .dependencies import ERROR_RESPONSES, Registry, limit_new_tables
from .models import ImportGame

router = APIRouter(prefix="/api", responses=ERROR_RESPONSES)


@router.post("/imports", status_code=201, dependencies=[Depends(limit_new_tables)])
async def import_game(body: ImportGame, registry: Registry, player: Player) -> TableInfo:
    """Stores a finished game from its game file; its link opens the replay."""
    snapshot, moves = build_imported_table(body, player)
    await registry.storage.create_table(snapshot.table, snapshot.seats, snapshot.holders, moves)
    return table_info(snapshot, player)
