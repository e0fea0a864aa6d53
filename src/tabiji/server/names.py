"""Names: nobody goes by one that is a bot's or another player's, or that looks like it."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from functools import cache, lru_cache
from itertools import chain

from ..bots import LEVELS
from ..texts import LANGUAGES, Texts
from .cleaning import LONGEST_NAME, cleaned
from .errors import name_taken

ACCENTS = re.compile("[\u0300-\u036f]")
COUNTED = re.compile(r"[\W\d_]+$")  # how the page tells those of the same name apart
UNSEEN = "CPZ"  # the first letters of the categories that make no difference: controls, punctuation, spaces
SLIM = str.maketrans("ij", "ll")  # of which one is soon taken for the other


def called(name: str, others: Iterable[str]) -> str:
    """A name as somebody may go by it, unlike all others."""
    line = cleaned(name, LONGEST_NAME)
    if looks_like(line, others):
        raise name_taken()
    return line


def looks_like(name: str, others: Iterable[str]) -> bool:
    """Whether a name would be taken for one of others, or for one of several of the same name."""
    mine = _looks(name) | _looks(COUNTED.sub("", name))
    return any(mine & _looks(other) for other in others)


def of_bots(names: Iterable[str]) -> set[str]:
    """What bots are called: by their own names and, those of ours, in every language."""
    return {*names, *chain(*_levels().values())}


def of_bot(name: str) -> set[str]:
    """What one bot is called, in every language."""
    return {name, *_levels().get(name, ())}


@cache
def _levels() -> dict[str, list[str]]:
    """What each bot of ours is called in every language."""
    texts = [Texts(language) for language in LANGUAGES]
    return {level: [each.say(f"table-bot-{level}") for each in texts] for level in LEVELS}


@lru_cache(4096)
def _looks(name: str) -> frozenset[str]:
    """What is seen at a glance, once as it is written and once in small letters; nothing if nothing is left."""
    plain = ACCENTS.sub("", unicodedata.normalize("NFKD", name))
    return frozenset((_skeleton(_skeleton(plain).casefold()), _skeleton(plain.casefold()))) - {""}


def _skeleton(text: str) -> str:
    """A text in which whatever looks alike is alike."""
    alike = "".join(_alike().get(character, character) for character in text).translate(SLIM)
    return "".join(character for character in alike if unicodedata.category(character)[0] not in UNSEEN)


@cache
def _alike() -> dict[str, str]:
    """For each character that Unicode calls confusable, the text that stands for all of its kind."""
    from confusable_homoglyphs.confusables import confusables_data  # a megabyte: read with the first name

    alike: dict[str, str] = {}
    for character, confusable in confusables_data.items():
        if len(confusable) == 1:  # many look like one; where only two look alike, the longer stands for both
            other = confusable[0]["c"]
            several = len(confusables_data.get(other, ())) > 1
            alike[character] = other if several else max(character, other, key=lambda each: (len(each), each))
    return alike
