"""A table that is open at this worker. The log in the database is the source of truth; memory follows it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import asdict, replace
from functools import cached_property, partial
from typing import Literal

from ...analysis.advice import Advice
from ...core.deck import SPECTATOR
from ...core.match import Match
from ..db.rows import ChatRow, MoveRow, SeatRow, TableRow, TableSnapshot, TurnStatus
from ..db.storage import Storage
from ..db.transaction import ConflictError, TableTransaction
from ..edge.rate_limits import TokenBucket
from ..errors import RequestError, no_spectators, not_your_seat, too_fast
from ..ops import metrics
from ..ws.messages import ChatMessage, TableInfo, encode
from .live_game import LiveGame, replay_game
from .replay import Step, replay
from .table_info import can_use_hints, can_watch, seats_of, table_info, visible_state
from .turns import due_time, game_end
from .viewers import Viewer, Viewers

MAX_WRITE_ATTEMPTS = 20  # to append an entry to a table that others change
MAX_HINTS = 999  # counted for a seat
CHAT_RATE = (5, 0.5)  # messages at once, and messages a second

Mover = Literal["person", "bot", "clock"]


class LiveTable:
    """The rows, the game and the viewers of a table."""

    def __init__(self, table_id: str, storage: Storage, schedule_bots: Callable[[LiveTable], None]) -> None:
        self.id = table_id
        self.storage = storage
        self.viewers = Viewers()
        self.user_count = 0
        self.last_chat = 0  # the number of the last chat message that viewers were sent
        self.hint_lock = asyncio.Lock()
        self.hint_cache: dict[tuple[int, int], list[Advice]] = {}  # the last hint, by seat and number of the move
        self._schedule_bots = schedule_bots
        self._lock = asyncio.Lock()
        self._snapshot: TableSnapshot | None = None
        self._game: LiveGame | None = None  # None until the match starts
        self._is_synced = False  # whether memory equals the database
        self._full_story: list[Step] = []  # all steps since the deal, until the next one
        self._chat_limits: dict[int, TokenBucket] = {}

    @property
    def snapshot(self) -> TableSnapshot:
        """The table and its seats."""
        assert self._snapshot is not None, "the table is loaded when it is opened"
        return self._snapshot

    @property
    def row(self) -> TableRow:
        """The row of the table itself."""
        return self.snapshot.table

    @property
    def game(self) -> LiveGame:
        """The game; raises RequestError if it has not started."""
        if self._game is None:
            raise RequestError("not-started", "The journey has not begun: a seat is open.")
        return self._game

    @property
    def match(self) -> Match:
        """The match; raises RequestError if it has not started."""
        return self.game.match

    @property
    def last_entry(self) -> int:
        """The number of the last entry; 0 is the deal, and -1 comes before it."""
        return self._game.last_entry if self._game else -1

    @property
    def seat_to_move(self) -> SeatRow | None:
        """The seat that is to move, or None."""
        is_playing = self._game is not None and not self._game.match.over
        return self.snapshot.seats[self.match.seat] if is_playing else None

    @cached_property
    def skip_wait(self) -> asyncio.Event:
        """Set if the players do not want to wait until a bot is compiled; created for the few tables that need it."""
        return asyncio.Event()

    def seats_of(self, player: str | None) -> list[int]:
        """Returns the seats that a player holds."""
        return seats_of(self.snapshot, player)

    def info(self, player: str | None) -> TableInfo:
        """Returns the table as a player sees it."""
        return table_info(self.snapshot, player)

    # ------------------------------------------------------------ loading

    @asynccontextmanager
    async def lock(self) -> AsyncIterator[None]:
        """Waits for exclusive access, and reloads the table if memory may differ from the database."""
        async with self._lock:
            if not self._is_synced:
                await self._reload()
            yield

    async def _reload(self) -> None:
        """Loads the table and sends viewers what is new; in memory nothing changes before all of it is loaded."""
        self._is_synced = False
        before, last_entry = self._snapshot, self.last_entry
        snapshot = await self.storage.load_table(self.id)
        messages = await self.storage.load_chat(self.id, self.last_chat)
        steps: list[Step] = []
        if snapshot.table.started is not None:
            log = await self.storage.load_moves(self.id)
            self._game, steps = replay_game(snapshot.table, log, last_entry)
        self._snapshot, self._is_synced = snapshot, True
        if before is None or visible_state(before) != visible_state(snapshot):
            self.viewers.send_table_info(snapshot)
        for message in messages:
            self.viewers.broadcast(_to_chat_message(message))
            self.last_chat = message.number
        if self.last_entry > last_entry:
            self._send_update(steps)
            if last_entry < 0:
                self._full_story = steps
        else:
            self._schedule_bots(self)

    async def _reload_if_behind(self) -> None:
        if self.is_behind((await self.storage.load_seqs([self.id])).get(self.id, 0)):
            await self._reload()

    def is_behind(self, seq: int) -> bool:
        """Returns whether a table that is loaded may have changed in the database."""
        return self._snapshot is not None and (not self._is_synced or seq > self.row.seq)

    async def sync(self, seq: int) -> None:
        """Reloads the table if another worker has changed it."""
        async with self.lock():
            if seq > self.row.seq:
                await self._reload()

    # ------------------------------------------------------------ viewers

    async def add_viewer(self, viewer: Viewer, seat: int | None, since: int) -> None:
        """Connects a viewer to a seat or as a spectator, and sends it everything since an entry."""
        async with self.lock():
            if not self.storage.is_file:  # the viewer may come from another worker and know more than this one
                await self._reload_if_behind()
            viewer.seat = self._choose_seat(viewer.player, seat)
            self.viewers.check_capacity(viewer.seat)
            if viewer.seat != SPECTATOR and not self.snapshot.seats[viewer.seat].visited:
                async with self.storage.table_transaction(self.id) as transaction:
                    await transaction.set_seat(viewer.seat, visited=True)
                await self._reload()
                self._check_holder(viewer.player, viewer.seat)
            if viewer.is_disconnected:
                return
            self.viewers.send_current_state(viewer, self.snapshot)
            for message in await self.storage.load_chat(self.id, 0):
                if message.number <= self.last_chat:  # later ones are broadcast when their notification arrives
                    viewer.enqueue(encode(_to_chat_message(message)))
            if self._game and not viewer.is_disconnected:
                viewer.enqueue(self._encode_update(viewer.seat, await self._steps_since(since)))
            self.viewers.add(viewer)

    def _choose_seat(self, player: str | None, seat: int | None) -> int:
        """Returns the seat that a viewer asks for, else its first one; raises RequestError if it may have none."""
        seats = self.seats_of(player)
        if seat is not None:
            if seat not in seats:
                raise not_your_seat()
            return seat
        if seats:
            return seats[0]
        if not can_watch(self.snapshot):
            raise no_spectators()
        return SPECTATOR

    def _check_holder(self, player: str | None, seat: int) -> None:
        if player not in self.snapshot.holders.get(seat, ()):
            raise not_your_seat()

    async def _steps_since(self, since: int) -> list[Step]:
        """Returns what has happened since an entry, up to the last one that the other viewers were sent."""
        if since >= self.last_entry:
            return []
        if since < 0 and self._full_story:
            return self._full_story
        log = await self.storage.load_moves(self.id)
        return replay(self.row, [entry for entry in log if entry.number <= self.last_entry], since).steps

    def _send_update(self, steps: list[Step]) -> None:
        """Sends what has happened to every viewer and lets a bot move."""
        self._full_story = []
        self.viewers.send_update(lambda seat: self._encode_update(seat, steps))
        self._schedule_bots(self)

    def _encode_update(self, seat: int, steps: list[Step]) -> bytes:
        deadline = self.row.due if self.seat_to_move and self.seat_to_move.kind != "bot" else None
        return self.game.encode_update(seat, steps, deadline)

    def update_presence(self, present_until: dict[int, float]) -> None:
        """Sends who is present, if the table is loaded and that has changed."""
        if self._snapshot is not None:
            self.snapshot.present_until.clear()
            self.snapshot.present_until.update(present_until)
            self.viewers.send_presence(self.snapshot)

    # ------------------------------------------------------------ the game

    async def play_move(self, number: int, seat: int, action: int, by: Mover, player: str | None = None) -> None:
        """Writes a move to the log, then sends it to viewers; a person must hold the seat."""
        async with self.lock():
            await self._retry_on_conflict(partial(self._try_move, number, seat, action, by, player))
            metrics.MOVES.labels(self.row.game, by).inc()
            if self.match.over:
                self.viewers.send_table_info(self.snapshot)

    async def undo_move(self, number: int, seat: int, player: str | None) -> None:
        """Takes back the last move, if it was this seat's and revealed nothing; the log keeps both entries."""
        async with self.lock():
            await self._retry_on_conflict(partial(self._try_undo, number, seat, player))

    async def _retry_on_conflict(self, write: Callable[[], Awaitable[bool]]) -> None:
        """Repeats an attempt to write until it returns True; a conflict each time is a fault of the database."""
        for _ in range(MAX_WRITE_ATTEMPTS):
            if await write():
                return
        raise self.storage.faults.record(self.id, "entry", "the table was changed before every try")

    async def _try_move(self, number: int, seat: int, action: int, by: Mover, player: str | None) -> bool:
        """Writes and sends a move; returns False if the table had changed and was reloaded."""
        game, now = self.game, time.time()
        game.check_next(number)
        if by == "person":
            self._check_holder(player, seat)
        game.check_turn(seat)
        if by == "bot" and self.snapshot.seats[seat].kind != "bot":
            raise RequestError("not-your-turn", "It is somebody else's turn.")
        move = game.new_move(number, seat, action, now, by)
        with metrics.MOVE_SECONDS.time():
            step = self._apply(move)
            if not await self._append(move, game.match, now):
                return False
            game.confirm(move, step)
            self._is_synced = True
            self._send_update([step])
        return True

    def _apply(self, move: MoveRow) -> Step:
        """Plays a move in memory, which then differs from the database, unless the move is refused."""
        self._is_synced = False
        try:
            return self.game.apply(move)
        except RequestError:
            self._is_synced = True
            raise

    async def _try_undo(self, number: int, seat: int, player: str | None) -> bool:
        """Writes and sends an undo; returns False if the table had changed and was reloaded."""
        self.game.check_next(number)
        self._check_holder(player, seat)
        self.game.check_undo(seat)
        entry = MoveRow(number, seat, None, None, time.time(), "undo")
        log = [*await self.storage.load_moves(self.id), entry]
        game, _ = replay_game(self.row, log, number)
        if not await self._append(entry, game.match, game.last_move_time):
            return False
        self._game, self._is_synced = game, True
        self._send_update([Step(number, seat, "undo")])
        return True

    async def _append(self, entry: MoveRow, match: Match, clock_start: float) -> bool:
        """Writes an entry and the table's new status; returns False if the table had changed and was reloaded.

        Otherwise the caller brings the game in memory up to date.
        """
        snapshot, self._is_synced = self.snapshot, False
        table, seats = snapshot.table, snapshot.seats
        turn = None if match.over else match.seat
        status = TurnStatus(
            moved=entry.time,
            turn=turn,
            due=due_time(seats, table.clock, turn, clock_start),
            finished=entry.time if match.over else None,
        )
        end = game_end(match) if match.over else None
        try:
            await self.storage.append_entry(self.id, entry, status, table.seq + 1, end)
        except ConflictError:
            await self._reload()
            return False
        if end:
            results = zip(seats, end.results, strict=True)
            seats = [replace(seat, points=result.points, rank=result.rank) for seat, result in results]
        table = replace(table, seq=table.seq + 1, **asdict(status))
        self._snapshot = replace(snapshot, table=table, seats=seats)
        return True

    # ------------------------------------------------------------ hints, chat and other changes

    def check_hint_turn(self, number: int, seat: int, player: str | None) -> Match:
        """Returns the match if a player is to move from a seat and may use hints, else raises RequestError."""
        self.game.check_next(number)
        self._check_holder(player, seat)
        self.game.check_turn(seat)
        self.check_hints_allowed()
        return self.match

    def check_hints_allowed(self) -> None:
        """Raises RequestError if hints are not allowed at this table."""
        if not can_use_hints(self.snapshot):
            raise RequestError("no-hints", "The master is not asked at this table.", 403)

    async def count_hint(self, seat: int) -> None:
        """Increases the number of hints used, which everyone sees."""
        async with self.transaction() as transaction:
            used = (await transaction.load_snapshot()).seats[seat].hints_used
            await transaction.set_seat(seat, hints_used=min(MAX_HINTS, used + 1))

    async def add_chat_message(self, seat: int, phrase: str | None, text: str | None, player: str | None) -> None:
        """Adds a chat message, rate-limited for each seat."""
        async with self.lock():
            if not self._chat_limits.setdefault(seat, TokenBucket(*CHAT_RATE)).try_take():
                raise too_fast()
            async with self.storage.table_transaction(self.id) as transaction:
                snapshot = await transaction.load_snapshot()
                if player not in snapshot.holders.get(seat, ()):
                    raise not_your_seat()
                if text is not None and not snapshot.table.chat:
                    raise RequestError("chat-off", "Free chat is off at this table.")
                await transaction.add_chat_message(seat, phrase, text, time.time())
            await self._reload()

    @asynccontextmanager
    async def transaction(self) -> AsyncIterator[TableTransaction]:
        """Opens a transaction for changes other than moves, and sends viewers the result."""
        async with self.lock():
            async with self.storage.table_transaction(self.id, moved=time.time()) as transaction:
                yield transaction
            await self._reload()


def _to_chat_message(row: ChatRow) -> ChatMessage:
    return ChatMessage(row.number, row.seat, row.phrase, row.text, row.time)
