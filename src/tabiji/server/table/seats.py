"""Taking, leaving and handing over seats, opening them on other devices, and filling them with bots."""

from __future__ import annotations

from collections.abc import Iterable
from secrets import compare_digest
from time import time

from ..db.rows import STAND_IN, TableSnapshot
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


def seat_link(player: str, key: str, table: str, seat: int) -> str:
    """Returns the secret link of a seat that is taken with a key."""
    return derive_secret(player, key, table, seat)[:SECRET_LENGTH]


async def take(table: LiveTable, player: str, seat: int, name: str, key: str | None, bots: Iterable[str]) -> str:
    """Gives an open seat to a player and returns its link, which is the same for the same key."""
    link = seat_link(player, key or new_secret(), table.id, seat)
    async with table.transaction() as transaction:
        snapshot = await _load_unfinished(transaction, seat)
        if snapshot.seats[seat].link_hash == hash_secret(link) and player in snapshot.holders.get(seat, ()):
            return link
        _check_open(snapshot, seat)
        _check_seen_hands(snapshot, player, seat)
        name = validate_name(name, taken_names(snapshot, player, seat, bots))
        await transaction.set_seat(
            seat, kind="person", name=name, link_hash=hash_secret(link), handing_over=False, visited=False
        )
        await transaction.add_holder(seat, player)
        await update_turn(transaction)
    return link


async def put_bot(table: LiveTable, player: str, seat: int, level: str) -> None:
    """Gives an open seat to a bot, or changes the level of the bot there, which keeps a name of its own."""
    async with table.transaction() as transaction:
        snapshot = await _load_unfinished(transaction, seat)
        if player != snapshot.table.creator:
            raise not_the_creator()
        row = snapshot.seats[seat]
        if row.kind == "bot":
            if snapshot.table.started is not None and row.name == row.bot != level:
                await transaction.record_leaving(row, time())
            await _note_change(transaction, snapshot)
            await transaction.set_seat(seat, bot=level, name=level if row.name == row.bot else row.name)
        else:
            _check_open(snapshot, seat)
            await _replace_with_bot(transaction, seat, level)
        await update_turn(transaction)


async def vacate(table: LiveTable, player: str, seat: int) -> None:
    """Opens a seat that its holder leaves; the creator may also remove bots before the start and unvisited players.

    After the start a seat is opened once only: when it is abandoned again, a bot takes it.
    """
    async with table.transaction() as transaction:
        snapshot = await _load_unfinished(transaction, seat)
        row, has_started = snapshot.seats[seat], snapshot.table.started is not None
        is_holder, is_creator = player in snapshot.holders.get(seat, ()), player == snapshot.table.creator
        if row.kind == "bot":
            if not is_creator:
                raise not_the_creator()
            if has_started:
                raise bot_seat_locked()
        elif not is_holder and not (is_creator and row.kind == "person" and not row.visited):
            raise not_your_seat()
        has_seen_hand = has_started and row.visited
        if has_started:
            await transaction.record_leaving(row, time())
        await _note_change(transaction, snapshot)
        await transaction.release_holders(seat, has_seen_hand)
        if has_seen_hand and row.abandoned_once:
            await _replace_with_bot(transaction, seat, STAND_IN)
        else:
            abandoned_once = row.abandoned_once or has_seen_hand
            await transaction.set_seat(
                seat, kind="open", name="", bot=None, link_hash=None, handing_over=False, abandoned_once=abandoned_once
            )
        await update_turn(transaction)


async def _note_change(transaction: TableTransaction, snapshot: TableSnapshot) -> None:
    """Notes that somebody else sits at a seat since the start, so that the game is not rated."""
    if snapshot.table.started is not None:
        await transaction.set_table(seats_changed=True)


async def _replace_with_bot(transaction: TableTransaction, seat: int, level: str) -> None:
    await transaction.set_seat(seat, kind="bot", name=level, bot=level, link_hash=None, handing_over=False)


async def new_link(table: LiveTable, player: str, seat: int, hand_over: bool) -> str:
    """Returns a new link to a seat, for another device or for a player who takes it over; the old one is void."""
    async with table.transaction() as transaction:
        snapshot = await _load_with_seat(transaction, seat)
        if player not in snapshot.holders.get(seat, ()):
            raise not_your_seat()
        if hand_over and snapshot.seats[seat].abandoned_once:
            raise seat_already_transferred()
        link = new_secret()
        await transaction.set_seat(seat, link_hash=hash_secret(link), handing_over=hand_over)
    return link


async def claim(table: LiveTable, player: str, seat: int, link: str, name: str | None, bots: Iterable[str]) -> None:
    """Gives a seat to a player who has its link: as another device of its holder, or to take it over."""
    async with table.transaction() as transaction:
        snapshot = await _load_with_seat(transaction, seat)
        row = snapshot.seats[seat]
        if player in snapshot.holders.get(seat, ()):
            return
        if row.link_hash is None or not compare_digest(row.link_hash, hash_secret(link)):
            raise RequestError("wrong-link", "That link does not open this seat.", 403)
        if row.handing_over:
            _check_seen_hands(snapshot, player, seat)
            has_seen_hand = snapshot.table.started is not None and row.visited
            name = validate_name(name, taken_names(snapshot, player, seat, bots)) if name else row.name
            if snapshot.table.started is not None and name != row.name:
                await transaction.record_leaving(row, time())
            await _note_change(transaction, snapshot)
            await transaction.release_holders(seat, has_seen_hand)
            await transaction.set_seat(
                seat,
                name=name,
                link_hash=None,
                handing_over=False,
                visited=False,
                abandoned_once=row.abandoned_once or has_seen_hand,
            )
        await transaction.add_holder(seat, player)


async def set_chat(table: LiveTable, player: str, allowed: bool) -> None:
    """Allows or forbids free chat."""
    async with table.transaction() as transaction:
        if player != (await transaction.load_snapshot()).table.creator:
            raise not_the_creator()
        await transaction.set_table(chat=allowed)


async def _load_with_seat(transaction: TableTransaction, seat: int) -> TableSnapshot:
    """Returns the table; raises RequestError if it has no such seat."""
    snapshot = await transaction.load_snapshot()
    if not 0 <= seat < len(snapshot.seats):
        raise RequestError("unknown-seat", "There is no such seat.", 404)
    return snapshot


async def _load_unfinished(transaction: TableTransaction, seat: int) -> TableSnapshot:
    """Returns the table; raises RequestError if it has no such seat or the match is over."""
    snapshot = await _load_with_seat(transaction, seat)
    if snapshot.table.finished:
        raise RequestError("finished", "The journey is over.")
    return snapshot


def _check_open(snapshot: TableSnapshot, seat: int) -> None:
    if snapshot.seats[seat].kind != "open":
        raise RequestError("seat-taken", "Somebody sits there.")


def _check_seen_hands(snapshot: TableSnapshot, player: str, seat: int) -> None:
    """Raises RequestError if a player of a match that has started has seen the hand of another seat."""
    held = [snapshot.holders, snapshot.former_holders]
    mine = {each for seats in held for each, players in seats.items() if player in players}
    if snapshot.table.started is not None and mine and seat not in mine:
        raise has_seen_another_hand()


def taken_names(snapshot: TableSnapshot, player: str, seat: int, bots: Iterable[str]) -> set[str]:
    """Returns the names that a player may not have: those of bots and of the other players at the table."""
    others = {
        each.name
        for each in snapshot.seats
        if each.seat != seat and each.kind != "open" and player not in snapshot.holders.get(each.seat, ())
    }
    return others | bot_names(bots)
