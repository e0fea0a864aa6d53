"""What people write: shown as given, without what would disturb a page or a line, and bounded."""

from __future__ import annotations

import unicodedata

from ..errors import RequestError

MAX_NAME_LENGTH = 24
MAX_CHAT_LENGTH = 300
ZERO_WIDTH_JOINER = "\u200d"  # joins emoji, and letters of Indic scripts behind a virama
EMOJI_STYLE = "\ufe0f"
VIRAMA = 9  # the combining class of viramas
PICTURES = ("So", "Sm", "Sk")  # the categories of emoji, arrows and skin tones

# What has no shape, and is in no category of its own: some take up room, the others none.
BLANK = "\u115f\u1160\u2800\u3164\uffa0\ufffc\U0001d159"
SHAPELESS = {
    *"\u034f\u17b4\u17b5\u180b\u180c\u180d\u180f\U00016fe4",
    *map(chr, range(0xFE00, 0xFE10)),  # variation selectors
    *map(chr, range(0xE0100, 0xE01F0)),
}


def sanitize(text: str, max_length: int) -> str:
    """One line of visible characters; invisible and control characters become spaces or vanish."""
    line = " ".join(_strip_invisible(unicodedata.normalize("NFC", text)).split())
    if all(unicodedata.category(character)[0] in "MZ" for character in line):  # marks need something to stand on
        raise RequestError("empty", "Nothing readable was written.", 422)
    if len(line) > max_length:
        raise RequestError("too-long", f"That is longer than {max_length} characters.", 422)
    return line


def _strip_invisible(text: str) -> str:
    """The visible characters of a text, with the invisible ones that emoji and Indic letters are written with."""
    shown, joined = "", False
    for character in text:
        before = shown[-1:]
        if character == ZERO_WIDTH_JOINER:
            joined = bool(before) and (_is_picture(before) or unicodedata.combining(before) == VIRAMA)
        elif character == EMOJI_STYLE and before and _is_picture(before):
            shown += "" if before == EMOJI_STYLE else EMOJI_STYLE
        elif character.isspace() or character in BLANK:
            shown, joined = shown + " ", False
        elif not is_invisible(character):
            letters = before and unicodedata.combining(before) == VIRAMA
            shown += ZERO_WIDTH_JOINER if joined and (letters or _is_picture(character)) else ""
            shown, joined = shown + character, False
    return shown


def is_invisible(character: str) -> bool:
    """Whether a character shows nothing wherever it stands."""
    return unicodedata.category(character)[0] == "C" or character in SHAPELESS or character in BLANK


def _is_picture(character: str) -> bool:
    return character == EMOJI_STYLE or unicodedata.category(character) in PICTURES
