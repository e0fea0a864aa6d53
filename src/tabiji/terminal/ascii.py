"""An ASCII fallback for terminals that cannot show every letter."""

import codecs
import io
import sys
import unicodedata

ASCII_FORMS = dict(zip("■□●★♣▭✓·→«»“”’‘–—−œŒæÆßø", '#-@*&=+.>""""\'\'---oOaAso', strict=True))  # noqa: RUF001


def to_ascii(letter: str) -> str:
    """Returns the ASCII form of a letter: a substitute, the letter without accents, or a question mark."""
    base = unicodedata.normalize("NFKD", letter).encode("ascii", "ignore").decode()
    return ASCII_FORMS.get(letter) or base or "?"


def _replace(error: UnicodeError) -> tuple[str, int]:
    """Handles an encoding error: returns the substitute and where to go on."""
    assert isinstance(error, UnicodeEncodeError)
    return "".join(map(to_ascii, error.object[error.start : error.end])), error.end


def enable_ascii_fallback() -> None:
    """Makes standard output and input replace letters that the terminal cannot encode."""
    codecs.register_error("plain", _replace)
    for stream, errors in ((sys.stdout, "plain"), (sys.stderr, "plain"), (sys.stdin, "replace")):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors=errors)
