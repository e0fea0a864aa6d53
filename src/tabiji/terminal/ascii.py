"""Terminals that cannot show every letter: what they lack is written with the letters they have."""

import codecs
import io
import sys
import unicodedata

ASCII_FORMS = dict(zip("■□●★♣▭✓·→«»“”’‘–—−œŒæÆßø", '#-@*&=+.>""""\'\'---oOaAso', strict=True))  # noqa: RUF001


def to_ascii(letter: str) -> str:
    """A letter in ASCII: as agreed, without its accents, or a question mark."""
    base = unicodedata.normalize("NFKD", letter).encode("ascii", "ignore").decode()
    return ASCII_FORMS.get(letter) or base or "?"


def _replace(error: UnicodeError) -> tuple[str, int]:
    """What Python writes instead of letters that cannot be encoded."""
    assert isinstance(error, UnicodeEncodeError)
    return "".join(map(to_ascii, error.object[error.start : error.end])), error.end


def enable_ascii_fallback() -> None:
    """From now on nothing that is written or typed can fail for want of letters."""
    codecs.register_error("plain", _replace)
    for stream, errors in ((sys.stdout, "plain"), (sys.stderr, "plain"), (sys.stdin, "replace")):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors=errors)
