"""Appends entries to logs in a file: entries that wait at the same time share one transaction."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import asdict, dataclass, fields
from typing import Any

from sqlalchemy import bindparam, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from ..errors import unknown_table
from . import tables as schema
from .connection import is_taken
from .game_results import record_game
from .rows import GameEnd, MoveRow, TurnStatus
from .transaction import ConflictError

_UPDATE_STATUS = (
    update(schema.tables)
    .where(schema.tables.c.id == bindparam("table_id"))
    .values(seq=schema.tables.c.seq + 1, **{each.name: bindparam(each.name) for each in fields(TurnStatus)})
)


@dataclass(frozen=True, slots=True)
class PendingEntry:
    """The rows of an entry to be written, and the future that its caller awaits."""

    move: dict[str, Any]
    status: dict[str, Any]
    end: GameEnd | None
    written: asyncio.Future[None]


class EntryWriter:
    """The queue of entries to be written, and the task that writes them."""

    def __init__(self, engine: AsyncEngine, write_lock: asyncio.Lock) -> None:
        self._engine = engine
        self._write_lock = write_lock
        self._pending: list[PendingEntry] = []
        self._task: asyncio.Task[None] | None = None

    async def append(self, table_id: str, move: MoveRow, status: TurnStatus, end: GameEnd | None) -> None:
        """Returns once the entry is committed; raises ConflictError if its number is taken."""
        entry = PendingEntry(
            {"table": table_id, **asdict(move)},
            {"table_id": table_id, **asdict(status)},
            end,
            asyncio.get_running_loop().create_future(),
        )
        self._pending.append(entry)
        if self._task is None or self._task.done():  # a task of its own, which survives the cancellation of a caller
            self._task = asyncio.create_task(self._write_pending())
        await entry.written

    async def close(self) -> None:
        """Waits until the queue is written."""
        if self._task:
            await asyncio.gather(self._task, return_exceptions=True)

    async def _write_pending(self) -> None:
        """Writes the queue in one transaction; if one entry is refused, each in its own."""
        while self._pending:
            async with self._write_lock:
                entries, self._pending = self._pending, []
                if not await self._write(entries):
                    for entry in entries:
                        await self._write([entry])

    async def _write(self, entries: Sequence[PendingEntry]) -> bool:
        """Writes entries and resolves their futures; returns False if one of several was refused."""
        failure: Exception | None = None
        try:
            async with self._engine.begin() as connection:
                await connection.execute(insert(schema.moves), [entry.move for entry in entries])
                await connection.execute(_UPDATE_STATUS, [entry.status for entry in entries])
                for entry in entries:
                    if entry.end:
                        await record_game(connection, entry.status["table_id"], entry.end)
        except IntegrityError as error:
            if len(entries) > 1:
                return False
            failure = await self._explain_conflict(entries[0].status["table_id"], error)
        except Exception as error:
            failure = error
        for entry in entries:
            if entry.written.done():  # its caller was cancelled
                continue
            if failure:
                entry.written.set_exception(failure)
            else:
                entry.written.set_result(None)
        return True

    async def _explain_conflict(self, table_id: str, error: IntegrityError) -> Exception:
        """Returns why an entry was refused: its table was deleted, its number is taken, or the error itself."""
        query = select(schema.tables.c.id).where(schema.tables.c.id == table_id)
        try:
            async with self._engine.connect() as connection:
                if await connection.scalar(query) is None:
                    return unknown_table()
        except Exception as other:
            return other
        return ConflictError() if is_taken(error, schema.moves) else error
