"""Removes invisible and control characters from the texts of players, and bounds their length."""

from __future__ import annotations

import unicodedata

from ..errors import RequestError

MAX_NAME_LENGTH = 24
MAX_CHAT_LENGTH = 300
ZERO_WIDTH_JOINER = "\u200d"  # joins emoji, and letters of Indic scripts behind a virama
EMOJI_STYLE = "\ufe0f"
VIRAMA = 9  # the combining class of viramas
PICTURES = ("So", "Sm", "Sk")  # the categories of emoji, arrows and skin tones

# Invisible characters that no Unicode category singles out: the first are as wide as a space, the others have no width.
BLANK = "\u115f\u1160\u2800\u3164\uffa0\ufffc\U0001d159"
SHAPELESS = {
    *"\u034f\u17b4\u17b5\u180b\u180c\u180d\u180f\U00016fe4",
    *map(chr, range(0xFE00, 0xFE10)),  # variation selectors
    *map(chr, range(0xE0100, 0xE01F0)),
}


def sanitize(text: str, max_length: int) -> str:
    """Returns a text as one line of visible characters; raises RequestError if it is empty or too long."""
    line = " ".join(_strip_invisible(unicodedata.normalize("NFC", text)).split())
    if all(unicodedata.category(character)[0] in "MZ" for character in line):  # marks need a base character
        raise RequestError("empty", "Nothing readable was written.", 422)
    if len(line) > max_length:
        raise RequestError("too-long", f"That is longer than {max_length} characters.", 422)
    return line


def _strip_invisible(text: str) -> str:
    """Removes invisible characters except those that are part of emoji and Indic letters."""
    visible, joined = "", False
    for character in text:
        before = visible[-1:]
        if character == ZERO_WIDTH_JOINER:
            joined = bool(before) and (_is_picture(before) or unicodedata.combining(before) == VIRAMA)
        elif character == EMOJI_STYLE and before and _is_picture(before):
            visible += "" if before == EMOJI_STYLE else EMOJI_STYLE
        elif character.isspace() or character in BLANK:
            visible, joined = visible + " ", False
        elif not is_invisible(character):
            letters = before and unicodedata.combining(before) == VIRAMA
            visible += ZERO_WIDTH_JOINER if joined and (letters or _is_picture(character)) else ""
            visible, joined = visible + character, False
    return visible


def is_invisible(character: str) -> bool:
    """Returns whether a character is invisible in every context."""
    return unicodedata.category(character)[0] == "C" or character in SHAPELESS or character in BLANK


def _is_picture(character: str) -> bool:
    return character == EMOJI_STYLE or unicodedata.category(character) in PICTURES
