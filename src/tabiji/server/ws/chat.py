"""Chat: phrases in every language, and free text."""

from __future__ import annotations

from ..errors import RequestError
from ..table.live_table import LiveTable
from ..table.sanitize import MAX_CHAT_LENGTH, sanitize
from .messages import ChatRequest, PhraseRequest

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


async def post_chat(table: LiveTable, seat: int, player: str | None, message: PhraseRequest | ChatRequest) -> None:
    """Posts a phrase or a free text."""
    if isinstance(message, ChatRequest):
        await table.add_chat_message(seat, None, sanitize(message.text, MAX_CHAT_LENGTH), player)
    elif message.phrase in PHRASES:
        await table.add_chat_message(seat, message.phrase, None, player)
    else:
        raise RequestError("unknown-phrase", "There is no such phrase.", 422)
