"""Errors for clients: each has a code, which the page translates, and a sentence."""

from __future__ import annotations

from ..core.errors import TabijiError


class RequestError(TabijiError):
    """A request that is refused; nothing has changed."""

    def __init__(self, error: str, message: str, status: int = 409, table: str | None = None) -> None:
        super().__init__(message)
        self.error = error
        self.status = status
        self.table = table  # the table that prevents it


def unknown_table() -> RequestError:
    """Returns the error for a link that belongs to no table."""
    return RequestError("unknown-table", "There is no such table.", 404)


def no_open_table() -> RequestError:
    """Returns the error if matchmaking finds no table."""
    return RequestError("no-table", "No open table has a seat for you now: open one yourself.", 404)


def not_your_seat() -> RequestError:
    """Returns the error for a player who does not hold the seat."""
    return RequestError("not-your-seat", "That seat is not yours.", 403)


def no_spectators() -> RequestError:
    """Returns the error for a spectator at a table that allows none."""
    return RequestError("no-spectators", "This table is not open to spectators.", 403)


def not_the_creator() -> RequestError:
    """Returns the error for a player who did not create the table."""
    return RequestError("not-the-creator", "Only whoever made the table may do that.", 403)


def too_fast() -> RequestError:
    """Returns the error for a client that exceeds a rate limit."""
    return RequestError("too-fast", "That was too fast: wait a moment.", 429)


def too_many_sockets() -> RequestError:
    """Returns the error for an address with too many sockets."""
    return RequestError("too-many", "Too many tables are open from where you are.", 429)


def too_many_devices() -> RequestError:
    """Returns the error for a seat with too many holders or viewers."""
    return RequestError("too-many-devices", "This seat is open on too many devices already.")


def database_unavailable() -> RequestError:
    """Returns the error if the database cannot be reached or written."""
    return RequestError(
        "out-of-reach", "The tables are out of reach now: nothing has changed. Try again in a moment.", 503
    )


def not_written() -> RequestError:
    """Returns the error if the database refuses a row."""
    return RequestError(
        "not-written", "That could not be written, and nothing has changed: the server's log says why.", 500
    )


def table_unplayable() -> RequestError:
    """Returns the error for a log that these rules cannot replay."""
    return RequestError("set-aside", "This table cannot be played on here: its log does not fit this server.")


def no_undo() -> RequestError:
    """Returns the error if the last move is another's, or revealed something hidden."""
    return RequestError("no-undo", "There is no move of yours that can be taken back.")


def too_many_open_tables() -> RequestError:
    """Returns the error for a player or network with too many open tables."""
    return RequestError("too-many-open", "Too many open tables of yours wait for players: let one begin first.")


def no_cookie() -> RequestError:
    """Returns the error for a client without a cookie."""
    return RequestError(
        "no-cookie", "Ask for a cookie first, by POST /api/session: without one nobody can hold a seat.", 403
    )


def name_taken() -> RequestError:
    """Returns the error for a name that could be mistaken for another."""
    return RequestError("name-taken", "That name is a bot's or another player's, or looks like it.")


def bot_seat_locked() -> RequestError:
    """Returns the error for opening a bot's seat after the start: the next holder would see its hand."""
    return RequestError("bot-stays", "The journey has begun: a bot's seat stays a bot's.")


def seat_already_transferred() -> RequestError:
    """Returns the error for handing a seat over twice: everyone who takes it over sees its hand."""
    return RequestError("seat-kept", "This seat has changed hands once, and does not again.")


def has_seen_another_hand() -> RequestError:
    """Returns the error for a player who would see the hands of two seats."""
    return RequestError("knows-another-hand", "You have seen another hand of this journey.", 403)


def signed_out() -> RequestError:
    """Returns the refusal of a browser that was signed out."""
    return RequestError("signed-out", "This browser was signed out.", 403)


def identity_changed() -> RequestError:
    """Returns why a socket is closed whose browser now belongs to another player."""
    return RequestError("identity-changed", "This browser belongs to another player now: connect again.")


def invalid_device_link() -> RequestError:
    """Returns the refusal of a link that was used, replaced or has expired, or never existed."""
    return RequestError("invalid-device-link", "That link was used already, or it is too old: ask for a new one.", 403)


def same_table(table: str) -> RequestError:
    """Returns why two players cannot become one."""
    return RequestError(
        "same-table", "Both sit at one table: finish that game first, or leave one of the seats.", table=table
    )


def too_many_browsers() -> RequestError:
    """Returns why no further browser is added."""
    return RequestError("too-many-browsers", "Too many browsers are signed in: sign one out first.")


def passkey_refused() -> RequestError:
    """Returns the refusal of a passkey, whatever is wrong with it."""
    return RequestError("passkey-refused", "That passkey was not accepted: try again.", 403)


def too_many_passkeys() -> RequestError:
    """Returns why no further passkey is stored."""
    return RequestError("too-many-passkeys", "There are too many passkeys already: remove one first.")


def unknown_profile() -> RequestError:
    """Returns the error for a profile that does not exist or is not public."""
    return RequestError("unknown-profile", "There is no such profile.", 404)
