"""Secrets of players, seats and tables; the database stores only their hashes."""

from __future__ import annotations

import secrets
from base64 import urlsafe_b64encode
from hashlib import sha256

SECRET_LENGTH = 32  # characters of a cookie, and of a seat's link
TABLE_LINK_LENGTH = 16  # characters of a table's link


def new_secret() -> str:
    """Returns a random secret."""
    return secrets.token_urlsafe(24)


def hash_secret(secret: str) -> str:
    """Returns the hash by which a secret is recognised."""
    return sha256(secret.encode()).hexdigest()


def derive_secret(player: str, key: str, *parts: object) -> str:
    """Returns a secret that depends only on the arguments, so that a repeated request gets the same one."""
    return urlsafe_b64encode(sha256("\n".join((player, key, *map(str, parts))).encode()).digest()).decode()
