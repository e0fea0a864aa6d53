"""Identifies players by the secret in their cookie; the database holds only hashes."""

from __future__ import annotations

from typing import Annotated

from fastapi import Depends, Request, Response
from starlette.requests import HTTPConnection

from ..db.players import is_known_player
from ..errors import no_cookie
from .cookies import UNSIGNED_COOKIE, CookieSigner
from .tokens import hash_secret

COOKIE_NAME = "tabiji"
YEAR_SECONDS = 365 * 24 * 3600


async def find_player(connection: HTTPConnection) -> str | None:
    """Returns the player of a connection, or None; an unsigned cookie counts only if its player holds something."""
    cookies: CookieSigner = connection.app.state.cookies
    cookie = connection.cookies.get(COOKIE_NAME, "")
    secret = cookies.verify(cookie)
    if (
        secret is None
        and UNSIGNED_COOKIE.fullmatch(cookie)
        and await is_known_player(connection.app.state.registry.storage, hash_secret(cookie))
    ):
        secret = cookie
    return hash_secret(secret) if secret else None


async def visitor(request: Request, response: Response) -> str | None:
    """Returns the player of a request, or None, and renews an old cookie."""
    known, cookie = await find_player(request), request.cookies.get(COOKIE_NAME, "")
    cookies: CookieSigner = request.app.state.cookies
    if known and not cookies.is_fresh(cookie):
        set_cookie(request, response, cookies.verify(cookie) or cookie)
    return known


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


Visitor = Annotated[str | None, Depends(visitor)]


def player(known: Visitor) -> str:
    """Returns the player of a request; raises a refusal without a valid cookie."""
    if known is None:
        raise no_cookie()
    return known


Player = Annotated[str, Depends(player)]
