"""What the server refuses, each with a name that clients put into words."""

from __future__ import annotations

from ..engine.errors import TabijiError


class Refused(TabijiError):
    """Something was asked that cannot be; nothing has changed."""

    def __init__(self, error: str, message: str, status: int = 409) -> None:
        super().__init__(message)
        self.error = error
        self.status = status


def unknown_table() -> Refused:
    """No table has this link."""
    return Refused("unknown-table", "There is no such table.", 404)


def not_your_seat() -> Refused:
    """Somebody else sits there, or nobody."""
    return Refused("not-your-seat", "That seat is not yours.", 403)


def no_spectators() -> Refused:
    """The players are among themselves."""
    return Refused("no-spectators", "This table is not open to spectators.", 403)


def not_the_creator() -> Refused:
    """Only whoever made the table may do this."""
    return Refused("not-the-creator", "Only whoever made the table may do that.", 403)


def too_fast() -> Refused:
    """A flood."""
    return Refused("too-fast", "That was too fast: wait a moment.", 429)


def no_undo() -> Refused:
    """The last move was another's, or it showed something hidden."""
    return Refused("no-undo", "There is no move of yours that can be taken back.")
