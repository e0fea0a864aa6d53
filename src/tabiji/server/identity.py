"""Who somebody is: a random secret in a cookie, and a random link for each seat. Only their hashes are kept."""

from __future__ import annotations

import secrets
from base64 import urlsafe_b64encode
from hashlib import sha256
from typing import Annotated

from fastapi import Depends, Request, Response
from starlette.requests import HTTPConnection

from .cookies import BARE, Cookies
from .errors import no_cookie

COOKIE = "tabiji"
A_YEAR = 365 * 24 * 3600
SECRET = 32  # characters of a cookie, and of a seat's link
LINK = 16  # characters of a table's link: whoever has it may come


def new_secret() -> str:
    """A secret nobody can guess."""
    return secrets.token_urlsafe(24)


def hashed(secret: str) -> str:
    """What is kept of a secret: enough to know it again."""
    return sha256(secret.encode()).hexdigest()


def made_from(player: str, key: str, *what: object) -> str:
    """A secret made from a player's and a key of their own: whoever asks again gets the same, and nobody else can."""
    return urlsafe_b64encode(sha256("\n".join((player, key, *map(str, what))).encode()).digest()).decode()


async def known_player(connection: HTTPConnection) -> str | None:
    """The player who comes; a cookie that is not ours is nobody's, unless somebody holds something by it from before
    cookies were sealed.
    """
    cookies: Cookies = connection.app.state.cookies
    cookie = connection.cookies.get(COOKIE, "")
    secret = cookies.secret(cookie)
    if secret is None and BARE.fullmatch(cookie) and await connection.app.state.house.storage.knows(hashed(cookie)):
        secret = cookie
    return hashed(secret) if secret else None


async def visitor(request: Request, response: Response) -> str | None:
    """The player who asks, if they have been here before; their cookie is renewed in time."""
    known, cookie = await known_player(request), request.cookies.get(COOKIE, "")
    cookies: Cookies = request.app.state.cookies
    if known and not cookies.is_fresh(cookie):
        give(request, response, cookies.secret(cookie) or cookie)
    return known


def give(request: Request, response: Response, secret: str) -> None:
    """Give somebody a cookie, for a year from now."""
    cookies: Cookies = request.app.state.cookies
    response.set_cookie(
        COOKIE,
        cookies.sealed(secret),
        max_age=A_YEAR,
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
