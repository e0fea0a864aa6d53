"""Seats: taken, left, handed over, opened on another device, filled by a bot."""

from __future__ import annotations

from secrets import compare_digest

from .cleaning import LONGEST_NAME, cleaned
from .errors import Refused, not_the_creator, not_your_seat
from .identity import hashed, new_secret
from .storage import Change, Kept
from .tables import Table, settle


async def take(table: Table, player: str, seat: int, name: str) -> str:
    """Sit down at an open seat; the link that brings you back to it."""
    async with table.changing() as change:
        await _open_seat(change, seat)
        link = new_secret()
        await change.set_seat(seat, kind="person", name=cleaned(name, LONGEST_NAME), link=hashed(link), giving=False)
        await change.hold(seat, player)
        await settle(change)
    return link


async def put_bot(table: Table, player: str, seat: int, level: str) -> None:
    """Let a bot sit down at an open seat."""
    async with table.changing() as change:
        kept = await _open_seat(change, seat)
        if player != kept.table.creator:
            raise not_the_creator()
        await change.set_seat(seat, kind="bot", name=level, bot=level, link=None, giving=False)
        await settle(change)


async def clear(table: Table, player: str, seat: int) -> None:
    """Leave a seat; whoever made the table may also send a bot away. It is open again."""
    async with table.changing() as change:
        kept = await _seat_in_play(change, seat)
        if kept.seats[seat].kind == "bot":
            if player != kept.table.creator:
                raise not_the_creator()
        elif player not in kept.holders.get(seat, ()):
            raise not_your_seat()
        await change.release(seat)
        await change.set_seat(seat, kind="open", name="", bot=None, link=None, giving=False)
        await settle(change)


async def new_link(table: Table, player: str, seat: int, hand_over: bool) -> str:
    """A fresh link to a seat, for another device or for whoever shall take it over; the old one is void."""
    async with table.changing() as change:
        kept = await _seat(change, seat)
        if player not in kept.holders.get(seat, ()):
            raise not_your_seat()
        link = new_secret()
        await change.set_seat(seat, link=hashed(link), giving=hand_over)
    return link


async def claim(table: Table, player: str, seat: int, link: str, name: str | None) -> None:
    """Come by a seat's link: on another device of its holder, or as the one it is handed to."""
    async with table.changing() as change:
        kept = await _seat(change, seat)
        kept_link = kept.seats[seat].link
        if kept_link is None or not compare_digest(kept_link, hashed(link)):
            raise Refused("wrong-link", "That link does not open this seat.", 403)
        if kept.seats[seat].giving:
            await change.release(seat)
            name = cleaned(name, LONGEST_NAME) if name else kept.seats[seat].name
            await change.set_seat(seat, name=name, link=None, giving=False)
            await change.hold(seat, player)
        elif player not in kept.holders.get(seat, ()):
            await change.hold(seat, player)


async def set_chat(table: Table, player: str, allowed: bool) -> None:
    """Turn free chat on or off."""
    async with table.changing() as change:
        if player != (await change.kept()).table.creator:
            raise not_the_creator()
        await change.set_table(chat=allowed)


async def _seat(change: Change, seat: int) -> Kept:
    """The table, if it has such a seat."""
    kept = await change.kept()
    if not 0 <= seat < len(kept.seats):
        raise Refused("unknown-seat", "There is no such seat.", 404)
    return kept


async def _seat_in_play(change: Change, seat: int) -> Kept:
    """The table, if it has such a seat and the journey is not over."""
    kept = await _seat(change, seat)
    if kept.table.finished:
        raise Refused("finished", "The journey is over.")
    return kept


async def _open_seat(change: Change, seat: int) -> Kept:
    kept = await _seat_in_play(change, seat)
    if kept.seats[seat].kind != "open":
        raise Refused("seat-taken", "Somebody sits there.")
    return kept
