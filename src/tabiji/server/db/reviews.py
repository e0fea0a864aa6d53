"""Stores game reviews and their progress."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import asdict
from typing import Any

from sqlalchemy import delete, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from . import tables as schema
from .rows import ReviewRow
from .storage import Storage


async def load_review(storage: Storage, table_id: str) -> ReviewRow | None:
    """Returns the review of a table, or None if none was started."""
    query = select(schema.reviews).where(schema.reviews.c.table == table_id)
    async with storage.engine.connect() as connection:
        row = (await connection.execute(query)).first()
    return ReviewRow.from_row(row) if row else None


async def save_review(storage: Storage, table_id: str, review: ReviewRow) -> None:
    """Writes the progress of a review, or the complete review."""
    reviews, values = schema.reviews, asdict(review)
    with suppress(IntegrityError):  # another worker has inserted the row, or the table is deleted
        async with storage.transaction() as connection:
            existing = update(reviews).where(reviews.c.table == table_id).values(**values)
            if not (await connection.execute(existing)).rowcount:
                await connection.execute(insert(reviews), {"table": table_id, **values})
            if review.review is not None:
                await store_accuracy(connection, table_id, review.review)


async def store_accuracy(connection: AsyncConnection, table_id: str, review: dict[str, Any]) -> None:
    """Copies the accuracy of every seat from a complete review to the results of the game."""
    results = schema.seat_results
    for seat, accuracy in enumerate(review["accuracy"]):
        of_seat = (results.c.table == table_id, results.c.seat == seat)
        await connection.execute(update(results).where(*of_seat).values(accuracy=accuracy))


async def delete_review(storage: Storage, table_id: str) -> None:
    """Deletes a review, so that another one can be started."""
    async with storage.transaction() as connection:
        await connection.execute(delete(schema.reviews).where(schema.reviews.c.table == table_id))
