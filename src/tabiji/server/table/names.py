"""Names: nobody goes by one that is a bot's or another player's, or that looks like it."""

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
TRAILING_NUMBER = re.compile(r"[\W\d_]+$")  # how the page tells those of the same name apart
IGNORED_CATEGORIES = "CPZ"  # the first letters of the categories that make no difference: controls, punctuation, spaces
THIN_LETTERS = str.maketrans("ij", "ll")  # of which one is soon taken for the other
DIGITS = str.maketrans("0123456789", "olzeasgtbg")  # as which they are read among letters
SIGNS = str.maketrans("@$§!|€£¢¥+(<", "asslleecytcc")
OTHERWISE = str.maketrans("6£€", "blc")


def validate_name(name: str, others: Iterable[str]) -> str:
    """A name as somebody may go by it, unlike all others."""
    line = sanitize(name, MAX_NAME_LENGTH)
    if is_lookalike(line, others):
        raise name_taken()
    return line


def is_lookalike(name: str, others: Iterable[str]) -> bool:
    """Whether a name would be taken for one of others, or for one of several of the same name."""
    uncounted = TRAILING_NUMBER.sub("", name)
    mine = (
        _skeletons(name)
        | _skeletons(uncounted)
        | _skeletons(ADORNED.sub("", name))
        | _skeletons(ADORNED.sub("", uncounted))
    )
    return any(mine & _skeletons(other) for other in others)


def bot_names(names: Iterable[str]) -> set[str]:
    """What bots are called: by their own names and, those of ours, in every language."""
    return {*names, *chain(*_level_names().values())}


def names_of_bot(name: str) -> set[str]:
    """What one bot is called, in every language."""
    return {name, *_level_names().get(name, ())}


@cache
def _level_names() -> dict[str, list[str]]:
    """What each bot of ours is called in every language."""
    texts = [Texts(language) for language in LANGUAGES]
    return {level: [each.say(f"table-bot-{level}") for each in texts] for level in LEVELS}


@lru_cache(4096)
def _skeletons(name: str) -> frozenset[str]:
    """What is seen at a glance, as it is written and in small letters; nothing if nothing is left.

    In words, digits and signs are also read as the letters that they resemble.
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
    """A text in which whatever looks alike is alike."""
    alike = "".join(_confusables().get(character, character) for character in text.translate(read))
    seen = (
        character
        for character in alike.translate(read).translate(THIN_LETTERS)
        if unicodedata.category(character)[0] not in IGNORED_CATEGORIES and not is_invisible(character)
    )
    return "".join(seen).replace("vv", "w")


@cache
def _confusables() -> dict[str, str]:
    """For each character that Unicode calls confusable, the text that stands for all of its kind."""
    from confusable_homoglyphs.confusables import confusables_data  # a megabyte: read with the first name

    alike: dict[str, str] = {}
    for character, confusable in confusables_data.items():
        if len(confusable) == 1:  # many look like one; where only two look alike, the longer stands for both
            other = confusable[0]["c"]
            several = len(confusables_data.get(other, ())) > 1
            alike[character] = other if several else max(character, other, key=lambda each: (len(each), each))
    return alike
