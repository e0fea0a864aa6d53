"""Who somebody is: a random secret in a cookie, and a random link for each seat. Only their hashes are kept."""

from __future__ import annotations

import re
import secrets
from hashlib import sha256
from typing import Annotated

from fastapi import Depends, Request, Response

COOKIE = "tabiji"
A_YEAR = 365 * 24 * 3600

_SECRET = re.compile(r"[A-Za-z0-9_-]{32}")


def new_secret() -> str:
    """A secret nobody can guess."""
    return secrets.token_urlsafe(24)


def new_link() -> str:
    """The link of a table: whoever has it may come."""
    return secrets.token_urlsafe(12)


def hashed(secret: str) -> str:
    """What is kept of a secret: enough to know it again."""
    return sha256(secret.encode()).hexdigest()


def known_player(secret: str | None) -> str | None:
    """The player with a cookie; a secret that cannot be one of ours is nobody's."""
    return hashed(secret) if secret and _SECRET.fullmatch(secret) else None


def visitor(request: Request) -> str | None:
    """The player who asks, if they have been here before."""
    return known_player(request.cookies.get(COOKIE))


def player(request: Request, response: Response) -> str:
    """The player who asks; a first visit sets the cookie."""
    known = visitor(request)
    if known:
        return known
    secret = new_secret()
    secure = request.url.scheme == "https"
    response.set_cookie(COOKIE, secret, max_age=A_YEAR, httponly=True, samesite="lax", secure=secure)
    return hashed(secret)


Visitor = Annotated[str | None, Depends(visitor)]
Player = Annotated[str, Depends(player)]
