"""The cookie: a secret, the day it was given, and a seal that only this server's key can make."""

from __future__ import annotations

import hmac
import re
import time
from hashlib import sha256

DAY = 24 * 3600
SIGNATURE_LENGTH = 32  # hexadecimal digits
RENEW_AFTER_DAYS = 7  # days; a browser forgets it after a year

_SIGNED_COOKIE = re.compile(
    rf"(?P<secret>[A-Za-z0-9_-]{{32}})\.(?P<day>[0-9]{{1,6}})\.(?P<seal>[0-9a-f]{{{SIGNATURE_LENGTH}}})"
)
UNSIGNED_COOKIE = re.compile(r"[A-Za-z0-9_-]{32}")  # as cookies were before they were sealed


class CookieSigner:
    """Gives cookies, and knows its own."""

    def __init__(self, key: str) -> None:
        self._key = bytes.fromhex(key)

    def sign(self, secret: str) -> str:
        """The cookie with a secret, from today on."""
        day = f"{secret}.{_today()}"
        return f"{day}.{self._signature(day)}"

    def verify(self, cookie: str) -> str | None:
        """The secret of a cookie of ours."""
        found = _SIGNED_COOKIE.fullmatch(cookie)
        if found is None:
            return None
        day, _, seal = cookie.rpartition(".")
        return found["secret"] if hmac.compare_digest(seal, self._signature(day)) else None

    def is_fresh(self, cookie: str) -> bool:
        """Whether a cookie of ours need not be renewed yet."""
        found = _SIGNED_COOKIE.fullmatch(cookie)
        return found is not None and _today() - int(found["day"]) < RENEW_AFTER_DAYS

    def _signature(self, payload: str) -> str:
        return hmac.new(self._key, payload.encode(), sha256).hexdigest()[:SIGNATURE_LENGTH]


def _today() -> int:
    return int(time.time() // DAY)
