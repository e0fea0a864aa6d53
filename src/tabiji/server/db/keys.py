"""Secret keys of the server, which all its workers share."""

from __future__ import annotations

from typing import Literal

from sqlalchemy import select

from . import tables as schema
from .storage import Storage


async def load_key(storage: Storage, name: Literal["cookies", "days"]) -> str:
    """Returns the key that signs cookies or deals the daily games."""
    async with storage.engine.connect() as connection:
        values = await connection.scalars(select(schema.keys.c.value).where(schema.keys.c.name == name))
        return str(values.one())
