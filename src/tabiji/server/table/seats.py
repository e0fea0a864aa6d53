"""Seats: taken, left, handed over, opened on another device, filled by a bot."""

from __future__ import annotations

from collections.abc import Iterable
from secrets import compare_digest
from time import time

from ..db.rows import TableSnapshot
from ..db.transaction import TableTransaction
from ..edge.tokens import SECRET_LENGTH, derive_secret, hash_secret, new_secret
from ..errors import (
    RequestError,
    bot_seat_locked,
    has_seen_another_hand,
    not_the_creator,
    not_your_seat,
    seat_already_transferred,
)
from .live_table import LiveTable
from .names import bot_names, validate_name
from .turns import update_turn

STAND_IN = "pilgrim"  # who moves when a clock has run out, or goes on where a seat is given up again


def seat_link(player: str, key: str, table: str, seat: int) -> str:
    """The secret link of a seat that is taken with a key."""
    return derive_secret(player, key, table, seat)[:SECRET_LENGTH]


async def take(table: LiveTable, player: str, seat: int, name: str, key: str | None, bots: Iterable[str]) -> str:
    """Sit down at an open seat; the link that brings you back to it. Whoever asks again with the same key gets it."""
    link = seat_link(player, key or new_secret(), table.id, seat)
    async with table.transaction() as change:
        kept = await _load_unfinished(change, seat)
        if kept.seats[seat].link_hash == hash_secret(link) and player in kept.holders.get(seat, ()):
            return link
        _check_open(kept, seat)
        _check_seen_hands(kept, player, seat)
        name = validate_name(name, _taken_names(kept, player, seat, bots))
        await change.set_seat(
            seat, kind="person", name=name, link_hash=hash_secret(link), handing_over=False, visited=False
        )
        await change.add_holder(seat, player)
        await update_turn(change)
    return link


async def put_bot(table: LiveTable, player: str, seat: int, level: str) -> None:
    """Let a bot sit down at an open seat, or another level take a bot's; it keeps a name of its own."""
    async with table.transaction() as change:
        kept = await _load_unfinished(change, seat)
        if player != kept.table.creator:
            raise not_the_creator()
        sits = kept.seats[seat]
        if sits.kind == "bot":
            if kept.table.started is not None and sits.name == sits.bot != level:
                await change.record_leaving(sits, time())
            await change.set_seat(seat, bot=level, name=level if sits.name == sits.bot else sits.name)
        else:
            _check_open(kept, seat)
            await _replace_with_bot(change, seat, level)
        await update_turn(change)


async def vacate(table: LiveTable, player: str, seat: int) -> None:
    """Leave a seat; whoever made the table may also send a bot away before the start, or free a seat nobody came to.

    It is open again, but once the journey has begun for one other person only: the next time a bot goes on in it.
    """
    async with table.transaction() as change:
        kept = await _load_unfinished(change, seat)
        sits, begun = kept.seats[seat], kept.table.started is not None
        holds, made = player in kept.holders.get(seat, ()), player == kept.table.creator
        if sits.kind == "bot":
            if not made:
                raise not_the_creator()
            if begun:
                raise bot_seat_locked()
        elif not holds and not (made and sits.kind == "person" and not sits.visited):
            raise not_your_seat()
        seen = begun and sits.visited
        if begun:
            await change.record_leaving(sits, time())
        await change.release_holders(seat, seen)
        if seen and sits.abandoned_once:
            await _replace_with_bot(change, seat, STAND_IN)
        else:
            abandoned_once = sits.abandoned_once or seen
            await change.set_seat(
                seat, kind="open", name="", bot=None, link_hash=None, handing_over=False, abandoned_once=abandoned_once
            )
        await update_turn(change)


async def _replace_with_bot(transaction: TableTransaction, seat: int, level: str) -> None:
    await transaction.set_seat(seat, kind="bot", name=level, bot=level, link_hash=None, handing_over=False)


async def new_link(table: LiveTable, player: str, seat: int, hand_over: bool) -> str:
    """A fresh link to a seat, for another device or for whoever shall take it over; the old one is void."""
    async with table.transaction() as change:
        kept = await _load_with_seat(change, seat)
        if player not in kept.holders.get(seat, ()):
            raise not_your_seat()
        if hand_over and kept.seats[seat].abandoned_once:
            raise seat_already_transferred()
        link = new_secret()
        await change.set_seat(seat, link_hash=hash_secret(link), handing_over=hand_over)
    return link


async def claim(table: LiveTable, player: str, seat: int, link: str, name: str | None, bots: Iterable[str]) -> None:
    """Come by a seat's link: on another device of its holder, or as the one it is handed to; again changes nothing."""
    async with table.transaction() as change:
        kept = await _load_with_seat(change, seat)
        sits = kept.seats[seat]
        if player in kept.holders.get(seat, ()):
            return
        if sits.link_hash is None or not compare_digest(sits.link_hash, hash_secret(link)):
            raise RequestError("wrong-link", "That link does not open this seat.", 403)
        if sits.handing_over:
            _check_seen_hands(kept, player, seat)
            seen = kept.table.started is not None and sits.visited
            name = validate_name(name, _taken_names(kept, player, seat, bots)) if name else sits.name
            if kept.table.started is not None and name != sits.name:
                await change.record_leaving(sits, time())
            await change.release_holders(seat, seen)
            await change.set_seat(
                seat,
                name=name,
                link_hash=None,
                handing_over=False,
                visited=False,
                abandoned_once=sits.abandoned_once or seen,
            )
        await change.add_holder(seat, player)


async def set_chat(table: LiveTable, player: str, allowed: bool) -> None:
    """Turn free chat on or off."""
    async with table.transaction() as change:
        if player != (await change.load_snapshot()).table.creator:
            raise not_the_creator()
        await change.set_table(chat=allowed)


async def _load_with_seat(transaction: TableTransaction, seat: int) -> TableSnapshot:
    """The table, if it has such a seat."""
    kept = await transaction.load_snapshot()
    if not 0 <= seat < len(kept.seats):
        raise RequestError("unknown-seat", "There is no such seat.", 404)
    return kept


async def _load_unfinished(transaction: TableTransaction, seat: int) -> TableSnapshot:
    """The table, if it has such a seat and the journey is not over."""
    kept = await _load_with_seat(transaction, seat)
    if kept.table.finished:
        raise RequestError("finished", "The journey is over.")
    return kept


def _check_open(snapshot: TableSnapshot, seat: int) -> None:
    if snapshot.seats[seat].kind != "open":
        raise RequestError("seat-taken", "Somebody sits there.")


def _check_seen_hands(snapshot: TableSnapshot, player: str, seat: int) -> None:
    """Once a journey has begun, whoever has seen one hand takes over no other."""
    held = [snapshot.holders, snapshot.former_holders]
    mine = {each for seats in held for each, players in seats.items() if player in players}
    if snapshot.table.started is not None and mine and seat not in mine:
        raise has_seen_another_hand()


def _taken_names(snapshot: TableSnapshot, player: str, seat: int, bots: Iterable[str]) -> set[str]:
    """The names nobody may take at a seat: those of bots, and of all others who sit there."""
    others = {
        each.name
        for each in snapshot.seats
        if each.seat != seat and each.kind != "open" and player not in snapshot.holders.get(each.seat, ())
    }
    return others | bot_names(bots)
