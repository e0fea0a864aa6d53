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


def no_table() -> Refused:
    """Nobody waits for anybody."""
    return Refused("no-table", "No open table has a seat for you now: open one yourself.", 404)


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


def too_many() -> Refused:
    """As many sockets as an address may have."""
    return Refused("too-many", "Too many tables are open from where you are.", 429)


def too_many_devices() -> Refused:
    """As many devices as a seat may have."""
    return Refused("too-many-devices", "This seat is open on too many devices already.")


def out_of_reach() -> Refused:
    """The database is away, full, or does not let itself be written."""
    return Refused("out-of-reach", "The tables are out of reach now: nothing has changed. Try again in a moment.", 503)


def not_written() -> Refused:
    """The database is there, and refuses the row."""
    return Refused("not-written", "That could not be written, and nothing has changed: the server's log says why.", 500)


def set_aside() -> Refused:
    """A log that these rules cannot follow."""
    return Refused("set-aside", "This table cannot be played on here: its log does not fit this server.")


def no_undo() -> Refused:
    """The last move was another's, or it showed something hidden."""
    return Refused("no-undo", "There is no move of yours that can be taken back.")


def too_many_open() -> Refused:
    """Somebody, or somewhere, fills the lobby."""
    return Refused("too-many-open", "Too many open tables of yours wait for players: let one begin first.")


def no_cookie() -> Refused:
    """Nobody can hold a seat whom nobody knows again."""
    return Refused("no-cookie", "Ask for a cookie first, by POST /api/me: without one nobody can hold a seat.", 403)


def name_taken() -> Refused:
    """People would take one for another."""
    return Refused("name-taken", "That name is a bot's or another player's, or looks like it.")


def bot_stays() -> Refused:
    """Whoever sat down in a bot's stead would see its hand."""
    return Refused("bot-stays", "The journey has begun: a bot's seat stays a bot's.")


def seat_kept() -> Refused:
    """Each who takes a seat over sees its hand, so only one may."""
    return Refused("seat-kept", "This seat has changed hands once, and does not again.")


def knows_another_hand() -> Refused:
    """One person does not see two hands."""
    return Refused("knows-another-hand", "You have seen another hand of this journey.", 403)
