"""Seats: taken, left, handed over, opened on another device, filled by a bot."""

from __future__ import annotations

from collections.abc import Iterable
from secrets import compare_digest
from time import time

from .changes import Change
from .errors import Refused, bot_stays, knows_another_hand, not_the_creator, not_your_seat, seat_kept
from .identity import SECRET, hashed, made_from, new_secret
from .names import called, of_bots
from .stored import Kept
from .tables import Table, settle

STAND_IN = "pilgrim"  # who moves when a clock has run out, or goes on where a seat is given up again


def seat_link(player: str, key: str, table: str, seat: int) -> str:
    """The secret link of a seat that is taken with a key."""
    return made_from(player, key, table, seat)[:SECRET]


async def take(table: Table, player: str, seat: int, name: str, key: str | None, bots: Iterable[str]) -> str:
    """Sit down at an open seat; the link that brings you back to it. Whoever asks again with the same key gets it."""
    link = seat_link(player, key or new_secret(), table.id, seat)
    async with table.changing() as change:
        kept = await _seat_in_play(change, seat)
        if kept.seats[seat].link == hashed(link) and player in kept.holders.get(seat, ()):
            return link
        _check_open(kept, seat)
        _check_hands(kept, player, seat)
        name = called(name, _others(kept, player, seat, bots))
        await change.set_seat(seat, kind="person", name=name, link=hashed(link), giving=False, came=False)
        await change.hold(seat, player)
        await settle(change)
    return link


async def put_bot(table: Table, player: str, seat: int, level: str) -> None:
    """Let a bot sit down at an open seat, or another level take a bot's; it keeps a name of its own."""
    async with table.changing() as change:
        kept = await _seat_in_play(change, seat)
        if player != kept.table.creator:
            raise not_the_creator()
        sits = kept.seats[seat]
        if sits.kind == "bot":
            if kept.table.started is not None and sits.name == sits.bot != level:
                await change.part_with(sits, time())
            await change.set_seat(seat, bot=level, name=level if sits.name == sits.bot else sits.name)
        else:
            _check_open(kept, seat)
            await _let_bot_sit(change, seat, level)
        await settle(change)


async def clear(table: Table, player: str, seat: int) -> None:
    """Leave a seat; whoever made the table may also send a bot away before the start, or free a seat nobody came to.

    It is open again, but once the journey has begun for one other person only: the next time a bot goes on in it.
    """
    async with table.changing() as change:
        kept = await _seat_in_play(change, seat)
        sits, begun = kept.seats[seat], kept.table.started is not None
        holds, made = player in kept.holders.get(seat, ()), player == kept.table.creator
        if sits.kind == "bot":
            if not made:
                raise not_the_creator()
            if begun:
                raise bot_stays()
        elif not holds and not (made and sits.kind == "person" and not sits.came):
            raise not_your_seat()
        seen = begun and sits.came
        if begun:
            await change.part_with(sits, time())
        await change.release(seat, seen)
        if seen and sits.passed:
            await _let_bot_sit(change, seat, STAND_IN)
        else:
            passed = sits.passed or seen
            await change.set_seat(seat, kind="open", name="", bot=None, link=None, giving=False, passed=passed)
        await settle(change)


async def _let_bot_sit(change: Change, seat: int, level: str) -> None:
    await change.set_seat(seat, kind="bot", name=level, bot=level, link=None, giving=False)


async def new_link(table: Table, player: str, seat: int, hand_over: bool) -> str:
    """A fresh link to a seat, for another device or for whoever shall take it over; the old one is void."""
    async with table.changing() as change:
        kept = await _seat(change, seat)
        if player not in kept.holders.get(seat, ()):
            raise not_your_seat()
        if hand_over and kept.seats[seat].passed:
            raise seat_kept()
        link = new_secret()
        await change.set_seat(seat, link=hashed(link), giving=hand_over)
    return link


async def claim(table: Table, player: str, seat: int, link: str, name: str | None, bots: Iterable[str]) -> None:
    """Come by a seat's link: on another device of its holder, or as the one it is handed to; again changes nothing."""
    async with table.changing() as change:
        kept = await _seat(change, seat)
        sits = kept.seats[seat]
        if player in kept.holders.get(seat, ()):
            return
        if sits.link is None or not compare_digest(sits.link, hashed(link)):
            raise Refused("wrong-link", "That link does not open this seat.", 403)
        if sits.giving:
            _check_hands(kept, player, seat)
            seen = kept.table.started is not None and sits.came
            name = called(name, _others(kept, player, seat, bots)) if name else sits.name
            if kept.table.started is not None and name != sits.name:
                await change.part_with(sits, time())
            await change.release(seat, seen)
            await change.set_seat(seat, name=name, link=None, giving=False, came=False, passed=sits.passed or seen)
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


def _check_open(kept: Kept, seat: int) -> None:
    if kept.seats[seat].kind != "open":
        raise Refused("seat-taken", "Somebody sits there.")


def _check_hands(kept: Kept, player: str, seat: int) -> None:
    """Once a journey has begun, whoever has seen one hand takes over no other."""
    held = [kept.holders, kept.former]
    mine = {each for seats in held for each, players in seats.items() if player in players}
    if kept.table.started is not None and mine and seat not in mine:
        raise knows_another_hand()


def _others(kept: Kept, player: str, seat: int, bots: Iterable[str]) -> set[str]:
    """The names nobody may take at a seat: those of bots, and of all others who sit there."""
    others = {
        each.name
        for each in kept.seats
        if each.seat != seat and each.kind != "open" and player not in kept.holders.get(each.seat, ())
    }
    return others | of_bots(bots)
