"""Talk at the table: quick phrases that every language has, and free chat."""

from __future__ import annotations

from .cleaning import LONGEST_LINE, cleaned
from .errors import Refused
from .tables import Table
from .wire import LineAnswer, PhraseAnswer

PHRASES = (
    "phrase-hello",
    "phrase-good-journey",
    "phrase-well-played",
    "phrase-thanks",
    "phrase-sorry",
    "phrase-thinking",
    "phrase-your-turn",
    "phrase-back-soon",
    "phrase-oh-no",
    "phrase-beautiful",
    "phrase-again",
    "phrase-goodbye",
)


async def speak(table: Table, seat: int, player: str | None, words: PhraseAnswer | LineAnswer) -> None:
    """Say something at a table."""
    if isinstance(words, LineAnswer):
        await table.say(seat, None, cleaned(words.text, LONGEST_LINE), player)
    elif words.phrase in PHRASES:
        await table.say(seat, words.phrase, None, player)
    else:
        raise Refused("unknown-phrase", "There is no such phrase.", 422)
