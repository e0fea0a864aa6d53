"""Names of players: none may equal, or look like, the name of a bot or another player at the table."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from functools import cache, lru_cache
from itertools import chain

from ...bots import LEVELS
from ...texts import LANGUAGES, Texts
from ..errors import name_taken
from .sanitize import MAX_NAME_LENGTH, is_invisible, sanitize

ACCENTS = re.compile("[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]")
ADORNED = re.compile(r"^[\W_]+")
TRAILING_NUMBER = re.compile(r"[\W\d_]+$")  # by which the page distinguishes equal names
IGNORED_CATEGORIES = "CPZ"  # first letters of Unicode categories: controls, punctuation, spaces
THIN_LETTERS = str.maketrans("ij", "ll")  # which look alike
DIGITS = str.maketrans("0123456789", "olzeasgtbg")  # the letters that they resemble
SIGNS = str.maketrans("@$§!|€£¢¥+(<", "asslleecytcc")
OTHERWISE = str.maketrans("6£€", "blc")


def validate_name(name: str, others: Iterable[str]) -> str:
    """Returns a sanitized name; raises RequestError if it looks like one of others."""
    line = sanitize(name, MAX_NAME_LENGTH)
    if is_lookalike(line, others):
        raise name_taken()
    return line


def is_lookalike(name: str, others: Iterable[str]) -> bool:
    """Returns whether a name looks like one of others, also if a number or ornament is left out."""
    uncounted = TRAILING_NUMBER.sub("", name)
    mine = (
        _skeletons(name)
        | _skeletons(uncounted)
        | _skeletons(ADORNED.sub("", name))
        | _skeletons(ADORNED.sub("", uncounted))
    )
    return any(mine & _skeletons(other) for other in others)


def bot_names(names: Iterable[str]) -> set[str]:
    """Returns the names of bots; of built-in ones, in every language."""
    return {*names, *chain(*_level_names().values())}


def names_of_bot(name: str) -> set[str]:
    """Returns the names of one bot in every language."""
    return {name, *_level_names().get(name, ())}


@cache
def _level_names() -> dict[str, list[str]]:
    """Returns the names of the built-in bots in every language."""
    texts = [Texts(language) for language in LANGUAGES]
    return {level: [each.say(f"table-bot-{level}") for each in texts] for level in LEVELS}


@lru_cache(4096)
def _skeletons(name: str) -> frozenset[str]:
    """Returns the skeletons of a name, as written and in lower case: equal ones look alike.

    In words, digits and signs also stand for the letters that they resemble.
    """
    plain = ACCENTS.sub("", unicodedata.normalize("NFKD", name))
    word = len(plain) > 2 or any(map(str.isalpha, plain))
    read = [{}, DIGITS, DIGITS | SIGNS, DIGITS | SIGNS | OTHERWISE] if word else [{}]
    return frozenset(
        look
        for table in read
        for look in (_skeleton(_skeleton(plain, table).casefold(), table), _skeleton(plain.casefold(), table))
    ) - {""}


def _skeleton(text: str, read: dict[int, int]) -> str:
    """Replaces every character by the representative of those that look like it."""
    alike = "".join(_confusables().get(character, character) for character in text.translate(read))
    seen = (
        character
        for character in alike.translate(read).translate(THIN_LETTERS)
        if unicodedata.category(character)[0] not in IGNORED_CATEGORIES and not is_invisible(character)
    )
    return "".join(seen).replace("vv", "w")


@cache
def _confusables() -> dict[str, str]:
    """Returns the representative of each character that Unicode lists as confusable."""
    from confusable_homoglyphs.confusables import confusables_data  # a megabyte: loaded when the first name is checked

    alike: dict[str, str] = {}
    for character, confusable in confusables_data.items():
        if len(confusable) == 1:  # of two that look alike, the longer is the representative
            other = confusable[0]["c"]
            several = len(confusables_data.get(other, ())) > 1
            alike[character] = other if several else max(character, other, key=lambda each: (len(each), each))
    return alike
