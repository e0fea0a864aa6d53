"""What clients see of a table apart from the game."""

from __future__ import annotations

from ..db.rows import TableSnapshot
from ..ws.messages import RematchInfo, SeatHistoryInfo, SeatInfo, TableInfo
from .rated import unrated_reason


def table_info(snapshot: TableSnapshot, player: str | None) -> TableInfo:
    """Returns a table as a player or, for None, anyone sees it."""
    table = snapshot.table
    return TableInfo(
        id=table.id,
        game=table.game,
        options=table.options,
        components=table.components,
        host=table.host,
        visibility=table.visibility,
        spectators=table.spectators,
        pace=table.pace,
        clock=table.clock,
        chat=table.chat,
        status="finished" if table.finished else "playing" if table.started else "waiting",
        created=table.created,
        moved=table.moved,
        turn=table.turn,
        seats=[
            SeatInfo(
                seat.kind,
                seat.name,
                seat.bot,
                seat.visited,
                seat.hints_used,
                seat.abandoned_once,
                seats_shared_with(snapshot, seat.seat),
                seat.points,
                seat.rank,
            )
            for seat in snapshot.seats
        ],
        your_seats=seats_of(snapshot, player),
        is_creator=player == table.creator,
        hints_allowed=can_use_hints(snapshot),
        day=table.day,
        beginning=table.beginning,
        sealed_until=table.sealed_until,
        seat_history=[
            SeatHistoryInfo(each.seat, each.last_entry, each.left_at, each.kind, each.name, each.bot)
            for each in snapshot.seat_history
        ],
        unrated_reason=unrated_reason(snapshot),
        rematch=_rematch_info(snapshot, player),
    )


def _rematch_info(snapshot: TableSnapshot, player: str | None) -> RematchInfo | None:
    """Returns the next table; a spectator is not told, since its seats are for those who played."""
    rematch = snapshot.rematch
    if rematch is None or not seats_of(snapshot, player):
        return None
    return RematchInfo(rematch.table, player in rematch.players, rematch.joined, rematch.people)


def seats_of(snapshot: TableSnapshot, player: str | None) -> list[int]:
    """Returns the seats that a player holds."""
    return [seat for seat, players in sorted(snapshot.holders.items()) if player in players]


def seats_shared_with(snapshot: TableSnapshot, seat: int) -> list[int]:
    """Returns the other seats that a holder of a seat holds."""
    players = snapshot.holders.get(seat, set())
    return [other for other, others in sorted(snapshot.holders.items()) if other != seat and players & others]


def can_watch(snapshot: TableSnapshot) -> bool:
    """Returns whether a player without a seat may see the table; if a seat is open, they could take it."""
    table = snapshot.table
    return table.spectators or table.finished is not None or any(seat.kind == "open" for seat in snapshot.seats)


def can_use_hints(snapshot: TableSnapshot) -> bool:
    """Returns whether hints are allowed: with bots only, or if all have agreed, but never in the daily game."""
    is_alone = sum(seat.kind != "bot" for seat in snapshot.seats) == 1
    return snapshot.table.day is None and (is_alone or snapshot.table.hints_allowed)


def visible_state(snapshot: TableSnapshot) -> object:
    """Returns what `table_info` depends on, moves excepted: viewers are sent the table again if it differs."""
    table = snapshot.table
    return (
        table.chat,
        table.started,
        table.finished,
        snapshot.seats,
        snapshot.holders,
        snapshot.seat_history,
        snapshot.rematch,
    )
