"""The viewers of a table at this worker, and what is sent to all of them."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from typing import Protocol

from ...core.deck import SPECTATOR
from ..db.rows import TableSnapshot
from ..errors import RequestError, not_your_seat, too_many_devices
from ..ws.messages import (
    CompileUpdate,
    ErrorMessage,
    FromServer,
    PresenceUpdate,
    SeatPresence,
    TableUpdate,
    encode,
)
from .table_info import can_watch, seats_of, table_info

CLOSE_FORBIDDEN = 4403  # the viewer has no right to this seat or table
CLOSE_TRY_AGAIN = 1013  # the viewer may reconnect
MAX_VIEWERS_PER_SEAT = 20


class Viewer(Protocol):
    """A client that is connected to a table."""

    browser: str | None
    player: str | None
    seat: int  # SPECTATOR without a seat
    is_disconnected: bool
    is_away: bool  # the page is in the background

    def enqueue(self, message: bytes) -> None:
        """Sends a message soon."""

    def close(self, message: FromServer, code: int) -> None:
        """Sends a last message and closes the connection."""


class Viewers:
    """The set of viewers."""

    def __init__(self) -> None:
        self._viewers: set[Viewer] = set()
        self._present_seats: list[bool] = []  # as last sent to all
        self._compile_progress: CompileUpdate | None = None  # of the bot whose turn it is

    def __iter__(self) -> Iterator[Viewer]:
        return iter(self._viewers)

    def __len__(self) -> int:
        return len(self._viewers)

    def discard(self, viewer: Viewer) -> None:
        """Removes a viewer, if it is one."""
        self._viewers.discard(viewer)

    def check_capacity(self, seat: int) -> None:
        """Raises RequestError if a seat has as many viewers as it may have."""
        if seat != SPECTATOR and sum(viewer.seat == seat for viewer in self._viewers) >= MAX_VIEWERS_PER_SEAT:
            raise too_many_devices()

    def send_current_state(self, viewer: Viewer, snapshot: TableSnapshot) -> None:
        """Sends the table and who is present to a new viewer."""
        viewer.enqueue(encode(TableUpdate(table_info(snapshot, viewer.player))))
        presence = self._presence(snapshot)
        if [seat.present for seat in presence.seats] != self._present_seats:
            self._present_seats = []  # the new viewer knows more than the others: the next update is sent to all
        viewer.enqueue(encode(presence))

    def add(self, viewer: Viewer) -> None:
        """Adds a viewer, which is sent everything from now on."""
        if self._compile_progress is not None:
            viewer.enqueue(encode(self._compile_progress))
        if not viewer.is_disconnected:
            self._viewers.add(viewer)

    def broadcast(self, message: FromServer) -> None:
        """Sends the same message to every viewer."""
        data = encode(message)
        for viewer in list(self._viewers):
            viewer.enqueue(data)

    def send_table_info(self, snapshot: TableSnapshot) -> None:
        """Sends the table to every viewer, encoded once for equal ones, and disconnects those who lost their seat."""
        encoded: dict[object, bytes] = {}
        for viewer in list(self._viewers):
            seats = seats_of(snapshot, viewer.player)
            if viewer.seat != SPECTATOR and viewer.seat not in seats:
                viewer.close(to_error_message(not_your_seat()), CLOSE_FORBIDDEN)
            elif viewer.seat == SPECTATOR and not can_watch(snapshot):
                viewer.close(TableUpdate(table_info(snapshot, viewer.player)), CLOSE_TRY_AGAIN)
            else:
                has_joined = snapshot.rematch is not None and viewer.player in snapshot.rematch.players
                key = tuple(seats), viewer.player == snapshot.table.creator, has_joined
                if key not in encoded:
                    encoded[key] = encode(TableUpdate(table_info(snapshot, viewer.player)))
                viewer.enqueue(encoded[key])

    def send_update(self, encode_for_seat: Callable[[int], bytes]) -> None:
        """Sends what has happened in the game: to each viewer what its seat may know."""
        self._compile_progress = None
        encoded: dict[int, bytes] = {}
        for viewer in list(self._viewers):
            if viewer.seat not in encoded:
                encoded[viewer.seat] = encode_for_seat(viewer.seat)
            viewer.enqueue(encoded[viewer.seat])

    def send_compile_progress(self, seat: int, done: int, total: int) -> None:
        """Sends how much of a bot is compiled, also to viewers that connect until it moves."""
        self._compile_progress = CompileUpdate(seat, done, total)
        self.broadcast(self._compile_progress)

    def send_presence(self, snapshot: TableSnapshot) -> None:
        """Sends who is present if that has changed."""
        presence = self._presence(snapshot)
        present_seats = [seat.present for seat in presence.seats]
        if present_seats != self._present_seats:
            self._present_seats = present_seats
            self.broadcast(presence)

    def _presence(self, snapshot: TableSnapshot) -> PresenceUpdate:
        """Returns who is present, here or at another worker."""
        now, here = time.time(), {viewer.seat for viewer in self._viewers if not viewer.is_away}
        present_until = [snapshot.present_until.get(seat) for seat in range(len(snapshot.seats))]
        present = [seat in here or bool(until and until > now) for seat, until in enumerate(present_until)]
        seats = zip(present, present_until, strict=True)
        return PresenceUpdate([SeatPresence(is_present, None if is_present else until) for is_present, until in seats])


def to_error_message(error: RequestError) -> ErrorMessage:
    """Returns an error as a socket message."""
    return ErrorMessage(error.error, str(error))
