"""Routes of a player's own data: export and deletion."""

from __future__ import annotations

import csv
import io
import json
import time
from contextlib import suppress
from dataclasses import replace
from typing import Any, Literal
from zipfile import ZIP_DEFLATED, ZipFile

from fastapi import APIRouter, Depends, Request
from fastapi.responses import Response
from pydantic import BaseModel

from ...core import gamefile
from ..db.own_data import delete_player, export_rows, find_unfinished_seats, list_finished_games, list_seats
from ..edge.identity import CurrentBrowser, Player, delete_cookie
from ..edge.rate_limits import ConcurrencyLimit
from ..edge.request_filter import address_of
from ..errors import RequestError, too_fast
from ..table import seats
from ..table.gamefile_headers import add_headers
from ..table.registry import TableRegistry
from ..table.replay import replay
from .dependencies import ERROR_RESPONSES, Registry, limit_identity_changes
from .models import RequestModel

CSV_COLUMNS = ("id", "game", "players", "variations", "created", "finished", "seat", "name", "points", "rank")
FORMULA_SIGNS = ("=", "+", "-", "@", "\t", "\r")  # with which a cell would be a formula

router = APIRouter(prefix="/api/me", responses=ERROR_RESPONSES)


class DeletePlayer(RequestModel):
    """A deletion that was confirmed."""

    confirmed: Literal[True]


class Deleted(BaseModel):
    """The player was deleted."""

    deleted: bool


@router.get(
    "/export",
    response_class=Response,
    responses={200: {"content": {"application/octet-stream": {"schema": {"type": "string", "format": "binary"}}}}},
    dependencies=[Depends(limit_identity_changes)],
)
async def export(request: Request, registry: Registry, player: Player, kind: Literal["json", "csv", "zip"]) -> Response:
    """Returns everything about the player as JSON, their games as a table in CSV, or as game files in a zip."""
    if kind == "zip":
        limit: ConcurrencyLimit = request.app.state.export_concurrency
        address = address_of(request.scope)
        if not limit.try_acquire(address):
            raise too_fast()
        try:
            games = await _zip_games(registry, player)
        finally:
            limit.release(address)
        return Response(games, media_type="application/zip", headers=_as_file("tabiji-games.zip"))
    rows = await export_rows(registry.storage, player)
    if kind == "csv":
        return Response(_csv_of(rows["games"]), media_type="text/csv", headers=_as_file("tabiji-games.csv"))
    text = json.dumps(rows, ensure_ascii=False, indent=1)
    return Response(text, media_type="application/json", headers=_as_file("tabiji.json"))


@router.post("/delete", dependencies=[Depends(limit_identity_changes)])
async def delete_me(body: DeletePlayer, response: Response, registry: Registry, current: CurrentBrowser) -> Deleted:
    """Deletes the player and signs all their browsers out; games with other players stay, without the name."""
    storage = registry.storage
    said_at = await list_seats(storage, current.player)
    for link, seat in await find_unfinished_seats(storage, current.player):
        async with registry.open_table(link) as table:
            with suppress(RequestError):  # it is finished by now
                await seats.vacate(table, current.player, seat)
    registry.on_identity_change(await delete_player(storage, current, said_at))
    delete_cookie(response)
    return Deleted(deleted=body.confirmed)


def _as_file(name: str) -> dict[str, str]:
    return {"content-disposition": f'attachment; filename="{name}"'}


def _csv_of(games: list[dict[str, Any]]) -> str:
    text = io.StringIO()
    table = csv.writer(text)
    table.writerow(CSV_COLUMNS)
    for game in games:
        values = {**game, **{name: game["options"].get(name, "") for name in ("players", "variations")}}
        table.writerow([_plain_cell(values[name]) for name in CSV_COLUMNS])
    return text.getvalue()


def _plain_cell(value: object) -> object:
    return f"'{value}" if isinstance(value, str) and value.startswith(FORMULA_SIGNS) else value


async def _zip_games(registry: TableRegistry, player: str) -> bytes:
    """Returns a zip of the player's finished games; other people's names are left out."""
    data = io.BytesIO()
    with ZipFile(data, "w", ZIP_DEFLATED) as archive:
        for link, own in await list_finished_games(registry.storage, player, time.time()):
            with suppress(RequestError):  # it is deleted by now, or not of this version
                archive.writestr(f"{link}.txt", await _game_file(registry, link, own))
    return data.getvalue()


async def _game_file(registry: TableRegistry, link: str, own: set[int]) -> str:
    snapshot = await registry.storage.load_table(link)
    match = replay(snapshot.table, await registry.storage.load_moves(link)).match
    shown = [
        row if row.seat in own or row.kind == "bot" else replace(row, name=str(row.seat + 1)) for row in snapshot.seats
    ]
    return add_headers(gamefile.write(match), shown)
