"""Stores which player each browser belongs to, and the links that add a browser."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection
from contextlib import suppress
from dataclasses import asdict

from sqlalchemy import delete, func, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from ..errors import database_unavailable, invalid_device_link, signed_out, too_many_browsers
from . import tables as schema
from .merge import IdentityChange, merge_players, notify_change
from .player_locks import lock_identities, lock_tables_of
from .rows import BrowserRow
from .storage import Storage
from .transaction import ConflictError

MAX_BROWSERS = 20  # of a player, signed in at the same time
DEVICE_LINK_SECONDS = 600.0
MAX_MERGE_ATTEMPTS = 20  # while one of the two players keeps sitting down at tables

FindPlayer = Callable[[AsyncConnection], Awaitable[str]]


async def load_browser(storage: Storage, browser: str) -> BrowserRow | None:
    """Returns the row of a browser; one without a row is a player of its own."""
    async with storage.engine.connect() as connection:
        return await _load(connection, browser)


async def list_browsers(storage: Storage, player: str) -> list[BrowserRow]:
    """Returns the browsers that are signed in as a player, the last used first."""
    browsers = schema.browsers
    query = select(browsers).where(browsers.c.player == player, ~browsers.c.revoked)
    async with storage.engine.connect() as connection:
        rows = await connection.execute(query.order_by(browsers.c.last_seen.desc(), browsers.c.browser))
        return [BrowserRow.from_row(row) for row in rows]


async def record_use(storage: Storage, browser: str, label: str, now: float) -> None:
    """Stores when a browser was last used, and its label then."""
    browsers = schema.browsers
    of_browser = update(browsers).where(browsers.c.browser == browser)
    async with storage.transaction() as connection:
        await connection.execute(of_browser.values(last_seen=now, label=label))


async def sign_out(storage: Storage, current: BrowserRow, browsers: Collection[str]) -> IdentityChange:
    """Signs browsers of a player out: from now on their cookies identify nobody, and the player's link is void."""
    rows, links = schema.browsers, schema.device_links
    async with storage.transaction() as connection:
        await lock_identities(connection)
        player = await ensure_browser(connection, current)
        of_player = (rows.c.player == player, rows.c.browser.in_(browsers), ~rows.c.revoked)
        revoked = update(rows).where(*of_player).values(revoked=True).returning(rows.c.browser)
        change = IdentityChange(browsers=tuple(await connection.scalars(revoked)))
        await connection.execute(delete(links).where(links.c.player == player))
        await notify_change(connection, change)
    return change


async def create_device_link(storage: Storage, current: BrowserRow, secret_hash: str, now: float) -> None:
    """Stores a link that adds one browser to a player, in place of the player's last one."""
    links = schema.device_links
    async with storage.transaction() as connection:
        await lock_identities(connection)
        player = await ensure_browser(connection, current)
        await connection.execute(delete(links).where(or_(links.c.player == player, links.c.expires <= now)))
        values = {"player": player, "secret_hash": secret_hash, "expires": now + DEVICE_LINK_SECONDS}
        await connection.execute(insert(links), values)


async def redeem_device_link(storage: Storage, current: BrowserRow, secret_hash: str, now: float) -> IdentityChange:
    """Adds a browser to the player who made a link; raises RequestError if the link is not valid."""
    links = schema.device_links

    async def find_player(connection: AsyncConnection) -> str:
        query = select(links.c.player).where(links.c.secret_hash == secret_hash, links.c.expires > now)
        player = await connection.scalar(query)
        if player is None:
            raise invalid_device_link()
        return str(player)

    return await join_player(storage, current, find_player)


async def join_player(storage: Storage, current: BrowserRow, find_player: FindPlayer) -> IdentityChange:
    """Merges the player of a browser into another one; all links of both are void then."""
    for _ in range(MAX_MERGE_ATTEMPTS):
        with suppress(ConflictError):
            async with storage.transaction() as connection:
                return await _try_join(connection, current, find_player)
    raise database_unavailable()


async def _try_join(connection: AsyncConnection, current: BrowserRow, find_player: FindPlayer) -> IdentityChange:
    row = await _load(connection, current.browser)
    players = row.player if row else current.browser, await find_player(connection)
    locked = await lock_tables_of(connection, *players)
    await lock_identities(connection)
    joined, player = await ensure_browser(connection, current), await find_player(connection)
    if (joined, player) != players:
        raise ConflictError
    if joined == player:
        return IdentityChange()
    browsers, links = schema.browsers, schema.device_links
    of_both = select(func.count()).where(browsers.c.player.in_(players), ~browsers.c.revoked)
    if (await connection.scalar(of_both) or 0) > MAX_BROWSERS:
        raise too_many_browsers()
    await connection.execute(delete(links).where(links.c.player.in_(players)))
    return await merge_players(connection, joined, player, locked)


async def _load(connection: AsyncConnection, browser: str) -> BrowserRow | None:
    query = select(schema.browsers).where(schema.browsers.c.browser == browser)
    row = (await connection.execute(query)).first()
    return BrowserRow.from_row(row) if row else None


async def ensure_browser(connection: AsyncConnection, current: BrowserRow) -> str:
    """Returns the player of a browser, and inserts its row if it has none; the identities are locked."""
    row = await _load(connection, current.browser)
    if row is None:
        await connection.execute(insert(schema.browsers), asdict(current))
        return current.player
    if row.revoked:
        raise signed_out()
    return row.player
