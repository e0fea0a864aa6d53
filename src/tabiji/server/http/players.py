"""Routes of a player: the session cookie, and the player's tables."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response

from ..db.players import find_tables_of
from ..edge.identity import Visitor, set_cookie
from ..edge.tokens import new_secret
from ..table.table_info import table_info
from ..ws.messages import TableInfo
from .dependencies import ERROR_RESPONSES, Registry
from .models import SessionInfo

router = APIRouter(prefix="/api", responses=ERROR_RESPONSES)


@router.post("/session")
async def create_session(visitor: Visitor, request: Request, response: Response) -> SessionInfo:
    """Sets the cookie that identifies a player, unless the request has a valid one; seats require it."""
    if visitor is None:
        set_cookie(request, response, new_secret())
    return SessionInfo(new=visitor is None)


@router.get("/me/tables")
async def list_my_tables(registry: Registry, visitor: Visitor) -> list[TableInfo]:
    """Returns the player's tables, the most recently changed first."""
    return (
        [table_info(snapshot, visitor) for snapshot in await find_tables_of(registry.storage, visitor)]
        if visitor
        else []
    )
