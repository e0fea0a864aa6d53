"""Signs and verifies the cookie that identifies a player: a secret, the time of issue and a signature."""

from __future__ import annotations

import hmac
import re
import time
from hashlib import sha256

from itsdangerous import BadSignature, TimestampSigner

RENEW_AFTER_SECONDS = 7 * 24 * 3600  # a browser deletes the cookie after a year without renewal
SALT = "tabiji.cookie"
UNSIGNED_COOKIE = re.compile(r"[A-Za-z0-9_-]{32}")  # the secret alone, as in the first versions
DAY_SIGNED_COOKIE = re.compile(r"(?P<payload>(?P<secret>[A-Za-z0-9_-]{32})\.[0-9]{1,6})\.(?P<signature>[0-9a-f]{32})")


class CookieSigner:
    """Signs cookies with the server's key and verifies them."""

    def __init__(self, key: str) -> None:
        self._key = bytes.fromhex(key)
        self._signer = TimestampSigner(self._key, salt=SALT, key_derivation="hmac", digest_method=sha256)

    def sign(self, secret: str) -> str:
        """Returns a cookie with a secret, issued now."""
        return self._signer.sign(secret).decode()

    def verify(self, cookie: str) -> str | None:
        """Returns the secret of a cookie that this server signed, or None."""
        try:
            return self._signer.unsign(cookie).decode()
        except BadSignature:
            return self._verify_day_signed(cookie)

    def is_fresh(self, cookie: str) -> bool:
        """Returns whether a cookie is valid and need not be renewed yet."""
        try:
            _, issued = self._signer.unsign(cookie, return_timestamp=True)
        except BadSignature:
            return False
        return time.time() - issued.timestamp() < RENEW_AFTER_SECONDS

    def _verify_day_signed(self, cookie: str) -> str | None:
        """Returns the secret of a cookie in the former format: secret, day of issue and a truncated HMAC."""
        match = DAY_SIGNED_COOKIE.fullmatch(cookie)
        if match is None:
            return None
        expected = hmac.new(self._key, match["payload"].encode(), sha256).hexdigest()[: len(match["signature"])]
        return match["secret"] if hmac.compare_digest(match["signature"], expected) else None
