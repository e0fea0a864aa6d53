"""What the server refuses, each with a name that clients put into words."""

from __future__ import annotations

from ..core.errors import TabijiError


class RequestError(TabijiError):
    """Something was asked that cannot be; nothing has changed."""

    def __init__(self, error: str, message: str, status: int = 409) -> None:
        super().__init__(message)
        self.error = error
        self.status = status


def unknown_table() -> RequestError:
    """No table has this link."""
    return RequestError("unknown-table", "There is no such table.", 404)


def no_open_table() -> RequestError:
    """Nobody waits for anybody."""
    return RequestError("no-table", "No open table has a seat for you now: open one yourself.", 404)


def not_your_seat() -> RequestError:
    """Somebody else sits there, or nobody."""
    return RequestError("not-your-seat", "That seat is not yours.", 403)


def no_spectators() -> RequestError:
    """The players are among themselves."""
    return RequestError("no-spectators", "This table is not open to spectators.", 403)


def not_the_creator() -> RequestError:
    """Only whoever made the table may do this."""
    return RequestError("not-the-creator", "Only whoever made the table may do that.", 403)


def too_fast() -> RequestError:
    """A flood."""
    return RequestError("too-fast", "That was too fast: wait a moment.", 429)


def too_many_sockets() -> RequestError:
    """As many sockets as an address may have."""
    return RequestError("too-many", "Too many tables are open from where you are.", 429)


def too_many_devices() -> RequestError:
    """As many devices as a seat may have."""
    return RequestError("too-many-devices", "This seat is open on too many devices already.")


def database_unavailable() -> RequestError:
    """The database is away, full, or does not let itself be written."""
    return RequestError(
        "out-of-reach", "The tables are out of reach now: nothing has changed. Try again in a moment.", 503
    )


def not_written() -> RequestError:
    """The database is there, and refuses the row."""
    return RequestError(
        "not-written", "That could not be written, and nothing has changed: the server's log says why.", 500
    )


def table_unplayable() -> RequestError:
    """A log that these rules cannot follow."""
    return RequestError("set-aside", "This table cannot be played on here: its log does not fit this server.")


def no_undo() -> RequestError:
    """The last move was another's, or it showed something hidden."""
    return RequestError("no-undo", "There is no move of yours that can be taken back.")


def too_many_open_tables() -> RequestError:
    """Somebody, or somewhere, fills the lobby."""
    return RequestError("too-many-open", "Too many open tables of yours wait for players: let one begin first.")


def no_cookie() -> RequestError:
    """Nobody can hold a seat whom nobody knows again."""
    return RequestError(
        "no-cookie", "Ask for a cookie first, by POST /api/session: without one nobody can hold a seat.", 403
    )


def name_taken() -> RequestError:
    """People would take one for another."""
    return RequestError("name-taken", "That name is a bot's or another player's, or looks like it.")


def bot_seat_locked() -> RequestError:
    """Whoever sat down in a bot's stead would see its hand."""
    return RequestError("bot-stays", "The journey has begun: a bot's seat stays a bot's.")


def seat_already_transferred() -> RequestError:
    """Each who takes a seat over sees its hand, so only one may."""
    return RequestError("seat-kept", "This seat has changed hands once, and does not again.")


def has_seen_another_hand() -> RequestError:
    """One person does not see two hands."""
    return RequestError("knows-another-hand", "You have seen another hand of this journey.", 403)
