"""What people write: shown as given, without what would disturb a page or a line, and bounded."""

from __future__ import annotations

import unicodedata

from .errors import Refused

LONGEST_NAME = 24
LONGEST_LINE = 300
JOINER = "\u200d"  # part of many emoji


def cleaned(text: str, most: int) -> str:
    """One line of visible characters; invisible and control characters become spaces or vanish."""
    visible = (_visible(character) for character in unicodedata.normalize("NFC", text))
    line = " ".join("".join(visible).split()).strip(JOINER)
    if not line:
        raise Refused("empty", "Nothing readable was written.", 422)
    if len(line) > most:
        raise Refused("too-long", f"That is longer than {most} characters.", 422)
    return line


def _visible(character: str) -> str:
    if character.isspace():
        return " "
    return "" if unicodedata.category(character)[0] == "C" and character != JOINER else character
