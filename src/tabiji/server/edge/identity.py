"""Identifies players by the secret in their browser's cookie; the database holds only hashes.

A browser belongs to a player, and one that was never added to another is a player of its own.
"""

from __future__ import annotations

import time
from collections import OrderedDict
from contextlib import suppress
from dataclasses import dataclass
from typing import Annotated

from fastapi import Depends, Request, Response
from starlette.requests import HTTPConnection

from ..db.browsers import load_browser, record_use
from ..db.connection import DATABASE_ERRORS
from ..db.players import is_known_player
from ..db.rows import BrowserRow
from ..db.storage import Storage
from ..errors import no_cookie
from .cookies import UNSIGNED_COOKIE, CookieSigner
from .tokens import hash_secret
from .user_agents import browser_label

COOKIE_NAME = "tabiji"
YEAR_SECONDS = 365 * 24 * 3600
MAX_CACHED = 20_000
CACHE_SECONDS = 5.0  # for which a lost notification can leave a browser what it was
USE_INTERVAL = 3600.0  # seconds after which the use of a browser is stored again


@dataclass(frozen=True, slots=True)
class Identity:
    """A browser and its player."""

    browser: str
    player: str
    last_seen: float | None  # as stored; None for a browser without a row


class Identities:
    """Finds the players of browsers; the latest answers are cached."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self._cache: OrderedDict[str, tuple[float, Identity | None]] = OrderedDict()
        self._changes = 0

    async def find(self, browser: str) -> Identity | None:
        """Returns the identity of a browser, or None if it is signed out."""
        now = time.monotonic()
        if (cached := self._cache.get(browser)) and cached[0] > now:
            return cached[1]
        changes = self._changes
        row = await load_browser(self._storage, browser)
        if row is None:
            identity: Identity | None = Identity(browser, browser, None)
        else:
            identity = None if row.revoked else Identity(browser, row.player, row.last_seen)
        if changes == self._changes:  # else the row may be older than the last change
            self._cache[browser] = now + CACHE_SECONDS, identity
            self._cache.move_to_end(browser)
            if len(self._cache) > MAX_CACHED:
                self._cache.popitem(last=False)
        return identity

    def forget(self, browser: str) -> None:
        """Removes a browser from the cache."""
        self._changes += 1
        self._cache.pop(browser, None)

    def forget_all(self) -> None:
        """Empties the cache."""
        self._changes += 1
        self._cache.clear()

    async def record_use(self, identity: Identity, label: str) -> None:
        """Stores that a browser is used, at most once an hour; a database that is away is no reason to refuse it."""
        now = time.time()
        if identity.last_seen is not None and now - identity.last_seen > USE_INTERVAL:
            with suppress(*DATABASE_ERRORS):
                await record_use(self._storage, identity.browser, label, now)
            self.forget(identity.browser)


async def find_identity(connection: HTTPConnection) -> Identity | None:
    """Returns who connects, or None; an unsigned cookie counts only if its player holds something."""
    cookies: CookieSigner = connection.app.state.cookies
    identities: Identities = connection.app.state.identities
    cookie = connection.cookies.get(COOKIE_NAME, "")
    secret = cookies.verify(cookie)
    if (
        secret is None
        and UNSIGNED_COOKIE.fullmatch(cookie)
        and await is_known_player(connection.app.state.registry.storage, hash_secret(cookie))
    ):
        secret = cookie
    return await identities.find(hash_secret(secret)) if secret else None


async def known_identity(request: Request, response: Response) -> Identity | None:
    """Returns who makes a request, or None; renews an old cookie."""
    identity, cookie = await find_identity(request), request.cookies.get(COOKIE_NAME, "")
    cookies: CookieSigner = request.app.state.cookies
    identities: Identities = request.app.state.identities
    if identity is None:
        return None
    await identities.record_use(identity, browser_label(request.headers.get("user-agent", "")))
    if not cookies.is_fresh(cookie):
        set_cookie(request, response, cookies.verify(cookie) or cookie)
    return identity


def set_cookie(request: Request, response: Response, secret: str) -> None:
    """Sets the cookie with a secret, valid for a year."""
    cookies: CookieSigner = request.app.state.cookies
    response.set_cookie(
        COOKIE_NAME,
        cookies.sign(secret),
        max_age=YEAR_SECONDS,
        httponly=True,
        samesite="lax",
        secure=request.scope["scheme"] == "https",
    )


def delete_cookie(response: Response) -> None:
    """Removes the cookie from the browser."""
    response.delete_cookie(COOKIE_NAME, httponly=True, samesite="lax")


KnownIdentity = Annotated[Identity | None, Depends(known_identity)]


def visitor(identity: KnownIdentity) -> str | None:
    """Returns the player of a request, or None."""
    return identity.player if identity else None


Visitor = Annotated[str | None, Depends(visitor)]


def player(known: Visitor) -> str:
    """Returns the player of a request; raises a refusal without a valid cookie."""
    if known is None:
        raise no_cookie()
    return known


Player = Annotated[str, Depends(player)]


def current_browser(request: Request, identity: KnownIdentity) -> BrowserRow:
    """Returns the browser of a request as a row; raises a refusal without a valid cookie."""
    if identity is None:
        raise no_cookie()
    now = time.time()
    label = browser_label(request.headers.get("user-agent", ""))
    return BrowserRow(identity.browser, identity.player, label, now, now)


CurrentBrowser = Annotated[BrowserRow, Depends(current_browser)]
