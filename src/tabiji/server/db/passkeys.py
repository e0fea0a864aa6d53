"""Stores passkeys and the challenges that they answer."""

from __future__ import annotations

from dataclasses import asdict, replace
from typing import Literal

from sqlalchemy import delete, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from ..errors import passkey_refused, too_many_passkeys
from . import tables as schema
from .browsers import ensure_browser, join_player
from .connection import is_taken
from .merge import IdentityChange
from .player_locks import lock_identities
from .rows import BrowserRow, PasskeyRow
from .storage import Storage

MAX_PASSKEYS = 10  # of a player
CHALLENGE_SECONDS = 300.0

Purpose = Literal["create", "sign-in"]


async def save_challenge(storage: Storage, browser: str, challenge: str, purpose: Purpose, now: float) -> None:
    """Stores the challenge that a browser must answer, in place of its last one."""
    challenges = schema.passkey_challenges
    row = {"browser": browser, "challenge": challenge, "purpose": purpose, "expires": now + CHALLENGE_SECONDS}
    async with storage.transaction() as connection:
        await lock_identities(connection)
        await connection.execute(
            delete(challenges).where(or_(challenges.c.browser == browser, challenges.c.expires <= now))
        )
        await connection.execute(insert(challenges), row)


async def take_challenge(storage: Storage, browser: str, purpose: Purpose, now: float) -> str:
    """Returns the challenge of a browser and deletes it: it is answered once, rightly or wrongly."""
    challenges = schema.passkey_challenges
    taken = delete(challenges).where(challenges.c.browser == browser).returning(challenges)
    async with storage.transaction() as connection:
        row = (await connection.execute(taken)).first()
    if row is None or row.purpose != purpose or row.expires <= now:
        raise passkey_refused()
    return str(row.challenge)


async def list_passkeys(storage: Storage, player: str) -> list[PasskeyRow]:
    """Returns the passkeys of a player, the oldest first."""
    passkeys = schema.passkeys
    query = select(passkeys).where(passkeys.c.player == player).order_by(passkeys.c.created, passkeys.c.credential)
    async with storage.engine.connect() as connection:
        return [PasskeyRow.from_row(row) for row in await connection.execute(query)]


async def load_passkey(storage: Storage, credential: str) -> PasskeyRow | None:
    """Returns the passkey with an id."""
    query = select(schema.passkeys).where(schema.passkeys.c.credential == credential)
    async with storage.engine.connect() as connection:
        row = (await connection.execute(query)).first()
    return PasskeyRow.from_row(row) if row else None


async def add_passkey(storage: Storage, current: BrowserRow, passkey: PasskeyRow) -> None:
    """Stores a passkey of the player of a browser; raises RequestError if its id is taken or there are too many."""
    passkeys = schema.passkeys
    try:
        async with storage.transaction() as connection:
            await lock_identities(connection)
            passkey = replace(passkey, player=await ensure_browser(connection, current))
            of_player = select(func.count()).select_from(passkeys).where(passkeys.c.player == passkey.player)
            if (await connection.scalar(of_player) or 0) >= MAX_PASSKEYS:
                raise too_many_passkeys()
            await connection.execute(insert(passkeys), asdict(passkey))
    except IntegrityError as error:
        if is_taken(error, passkeys):
            raise passkey_refused() from None
        raise


async def record_sign_in(storage: Storage, credential: str, sign_count: int, now: float) -> None:
    """Stores the counter of a passkey; raises RequestError unless it grows, or stays zero for those that do not count.

    Of two equal answers at the same time one is refused.
    """
    passkeys = schema.passkeys
    grows = passkeys.c.sign_count < sign_count if sign_count else passkeys.c.sign_count == 0
    used = update(passkeys).where(passkeys.c.credential == credential, grows)
    async with storage.transaction() as connection:
        if not (await connection.execute(used.values(sign_count=sign_count, last_used=now))).rowcount:
            raise passkey_refused()


async def sign_in_with_passkey(storage: Storage, current: BrowserRow, credential: str) -> tuple[str, IdentityChange]:
    """Merges the player of a browser into the player of a passkey; returns the latter."""
    player = ""

    async def find_player(connection: AsyncConnection) -> str:
        nonlocal player
        query = select(schema.passkeys.c.player).where(schema.passkeys.c.credential == credential)
        found = await connection.scalar(query)
        if found is None:
            raise passkey_refused()
        player = str(found)
        return player

    change = await join_player(storage, current, find_player)
    return player, change


async def rename_passkey(storage: Storage, player: str, credential: str, name: str) -> None:
    """Changes the name of a player's passkey; one that is not theirs is left alone."""
    passkeys = schema.passkeys
    own = update(passkeys).where(passkeys.c.player == player, passkeys.c.credential == credential)
    async with storage.transaction() as connection:
        await connection.execute(own.values(name=name))


async def remove_passkey(storage: Storage, player: str, credential: str) -> None:
    """Deletes a player's passkey; one that is not theirs is left alone."""
    passkeys = schema.passkeys
    async with storage.transaction() as connection:
        await connection.execute(
            delete(passkeys).where(passkeys.c.player == player, passkeys.c.credential == credential)
        )
