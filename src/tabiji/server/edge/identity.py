"""Who somebody is: a random secret in a cookie, and a random link for each seat. Only their hashes are kept."""

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
    """The player who comes; a cookie that is not ours is nobody's, unless somebody holds something by it from before
    cookies were sealed.
    """
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
    """The player who asks, if they have been here before; their cookie is renewed in time."""
    known, cookie = await find_player(request), request.cookies.get(COOKIE_NAME, "")
    cookies: CookieSigner = request.app.state.cookies
    if known and not cookies.is_fresh(cookie):
        set_cookie(request, response, cookies.verify(cookie) or cookie)
    return known


def set_cookie(request: Request, response: Response, secret: str) -> None:
    """Give somebody a cookie, for a year from now."""
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
    """The player who asks for something to hold: only whoever is known can be known again."""
    if known is None:
        raise no_cookie()
    return known


Player = Annotated[str, Depends(player)]
