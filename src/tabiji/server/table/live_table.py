"""A table while somebody is at it: the game in memory, and what each viewer hears. The log is the truth."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import asdict, replace
from functools import cached_property, partial
from typing import Literal, Protocol

from ...analysis.advice import Advice
from ...core.deck import SPECTATOR
from ...core.match import Match
from ...core.rng import SEED_LIMIT
from ...learn.daily import entropy_of_move, observation_seed_of_move
from ..db.rows import MoveRow, Results, SeatRow, TableRow, TableSnapshot, TurnStatus
from ..db.storage import Storage
from ..db.transaction import ConflictError, TableTransaction
from ..edge.rate_limits import TokenBucket
from ..errors import RequestError, no_spectators, no_undo, not_your_seat, too_fast, too_many_devices
from ..ops import metrics
from ..ws.messages import (
    ChatMessage,
    CompileUpdate,
    ErrorMessage,
    FromServer,
    GameUpdate,
    PresenceUpdate,
    SeatHistoryInfo,
    SeatInfo,
    SeatPresence,
    TableInfo,
    TableUpdate,
    encode,
)
from .replay import Step, apply_move, new_match, replay, summarize
from .undo import MAX_UNDOS, reveals_hidden

BOT_CLAIM_SECONDS = 5.0  # how long other workers leave a bot's move to the one that began it
CLOSE_FORBIDDEN = 4403  # how a socket ends whose seat or table is not for it
CLOSE_TRY_AGAIN = 1013  # how one ends that must come again: perhaps it has a seat now
MAX_WRITE_ATTEMPTS = 20  # to write an entry at a table that others change meanwhile
MAX_VIEWERS_PER_SEAT = 20  # sockets of a seat
MAX_HINTS = 999  # that are counted at a seat
PREPARED = ("lesson", "day")  # beginnings after which whoever plays the same meets the same
CHAT_RATE = (5, 0.5)  # lines at once, and lines a second

Mover = Literal["person", "bot", "clock"]


class Viewer(Protocol):
    """Somebody who looks at a table."""

    player: str | None
    seat: int  # WATCHER for those who have none
    is_disconnected: bool
    is_away: bool  # the line is open, and nobody looks

    def enqueue(self, message: bytes) -> None:
        """Send a message soon."""

    def close(self, message: FromServer, code: int) -> None:
        """Say a last word, and hang up."""


class LiveTable:
    """A table that somebody is at."""

    def __init__(self, link: str, storage: Storage, schedule_bots: Callable[[LiveTable], None]) -> None:
        self.id = link
        self.storage = storage
        self.viewers: set[Viewer] = set()
        self.user_count = 0
        self._schedule_bots = schedule_bots
        self._lock = asyncio.Lock()
        self._snapshot: TableSnapshot | None = None
        self._is_synced = False  # whether memory holds what the log holds
        self._match: Match | None = None
        self._last_move: MoveRow | None = None
        self._full_story: list[Step] = []  # the whole story, until something new happens
        self._undo_seat: int | None = None
        self._undo_counts: Counter[int] = Counter()
        self._compile_progress: CompileUpdate | None = None  # of a bot that everybody waits for
        self.hint_lock = asyncio.Lock()  # the master is asked one thing at a time
        self.hint_cache: dict[tuple[int, int], list[Advice]] = {}  # what it said last, by seat and move
        self._chat_limits: dict[int, TokenBucket] = {}
        self._present_seats: list[bool] = []  # who was told to be here
        self.last_entry = -1  # of the last entry; 0 is the deal
        self.last_chat = 0

    # ------------------------------------------------------------ what it is

    @property
    def snapshot(self) -> TableSnapshot:
        """The table and its seats."""
        assert self._snapshot is not None, "the table is loaded when it is opened"
        return self._snapshot

    @property
    def row(self) -> TableRow:
        """The table itself."""
        return self.snapshot.table

    @property
    def match(self) -> Match:
        """The game that is played."""
        if self._match is None:
            raise RequestError("not-started", "The journey has not begun: a seat is open.")
        return self._match

    @cached_property
    def skip_wait(self) -> asyncio.Event:
        """Set when nobody wants to wait for those who unpack; few tables ever need it."""
        return asyncio.Event()

    @property
    def seat_to_move(self) -> SeatRow | None:
        """The seat that is to move."""
        playing = self._match is not None and not self._match.over
        return self.snapshot.seats[self.match.seat] if playing else None

    @asynccontextmanager
    async def lock(self) -> AsyncIterator[None]:
        """One at a time; whatever went wrong before, the log tells how things stand."""
        async with self._lock:
            if not self._is_synced:
                await self._reload()
            yield

    async def _reload(self) -> None:
        """Read how things stand, and tell what is new; nothing counts as known before it is told."""
        self._is_synced = False
        before, number = self._snapshot, self.last_entry
        kept = await self.storage.load_table(self.id)
        lines = await self.storage.load_chat(self.id, self.last_chat)
        steps: list[Step] = []
        if kept.table.started is not None:
            log = await self.storage.load_moves(self.id)
            replayed = replay(kept.table, log, number)
            self._match, self._last_move, steps = replayed.match, replayed.last_move, replayed.steps
            self.last_entry = log[-1].number if log else 0
            self._undo_counts = replayed.undo_counts
            self._update_undo_seat(replayed.has_revealed)
        self._snapshot, self._is_synced = kept, True
        if before is None or _visible_state(before) != _visible_state(kept):
            self._send_table_info()
        for line in lines:
            self.broadcast(ChatMessage(line.number, line.seat, line.phrase, line.text, line.time))
            self.last_chat = line.number
        if self.last_entry > number:
            self._send_update(steps)
            if number < 0:
                self._full_story = steps
        else:
            self._schedule_bots(self)

    def _update_undo_seat(self, has_revealed: bool) -> None:
        """Remember whether the last move may still be taken back."""
        last = self._last_move
        self._undo_seat = None
        if last and last.by == "person" and not has_revealed and not self.match.over:
            often = self._undo_counts[len(self.match.moves) - 1] >= MAX_UNDOS
            self._undo_seat = None if often else last.seat

    # ------------------------------------------------------------ what viewers hear

    async def add_viewer(self, viewer: Viewer, seat: int | None, since: int) -> None:
        """Let somebody look from a seat of theirs, or watch; tell all that happened since they last looked."""
        async with self.lock():
            if not self.storage.is_file:  # they may come from another worker, ahead of its notice
                await self._reload_if_behind()
            viewer.seat = self._seat_for(viewer.player, seat)
            self._check_room(viewer.seat)
            if viewer.seat != SPECTATOR and not self.snapshot.seats[viewer.seat].visited:
                async with self.storage.table_transaction(self.id) as change:
                    await change.set_seat(viewer.seat, visited=True)
                await self._reload()
                self._check_holder(viewer.player, viewer.seat)
            if viewer.is_disconnected:
                return
            viewer.enqueue(encode(TableUpdate(self.info(viewer.player))))
            presence = self.presence()
            if [seat.present for seat in presence.seats] != self._present_seats:
                self._present_seats = []  # this viewer now knows more than the others: the next update is sent to all
            viewer.enqueue(encode(presence))
            for line in await self.storage.load_chat(self.id, 0):
                if line.number <= self.last_chat:  # later ones are told to everybody when their notice comes
                    viewer.enqueue(encode(ChatMessage(line.number, line.seat, line.phrase, line.text, line.time)))
            if self._match and not viewer.is_disconnected:
                viewer.enqueue(self._encode_update(viewer.seat, await self._steps_since(since)))
            if self._compile_progress is not None:
                viewer.enqueue(encode(self._compile_progress))
            if not viewer.is_disconnected:
                self.viewers.add(viewer)

    async def _reload_if_behind(self) -> None:
        """Catch up if the log holds what nobody here has heard of."""
        if self.is_behind((await self.storage.load_seqs([self.id])).get(self.id, 0)):
            await self._reload()

    async def _steps_since(self, since: int) -> list[Step]:
        """What a viewer has missed; another worker's moves are told to everybody when their notice comes."""
        if since >= self.last_entry:
            return []
        if since < 0 and self._full_story:
            return self._full_story
        log = await self.storage.load_moves(self.id)
        return replay(self.row, [entry for entry in log if entry.number <= self.last_entry], since).steps

    def _seat_for(self, player: str | None, seat: int | None) -> int:
        mine = self.seats_of(player)
        if seat is not None:
            if seat not in mine:
                raise not_your_seat()
            return seat
        if mine:
            return mine[0]
        if not self._is_watchable():
            raise no_spectators()
        return SPECTATOR

    def _is_watchable(self) -> bool:
        """Whether somebody without a seat may look; where one is free they may take it, so they may see the table."""
        free = any(seat.kind == "open" for seat in self.snapshot.seats)
        return self.row.spectators or self.row.finished is not None or free

    def _check_room(self, seat: int) -> None:
        """Only so many look from one seat."""
        if seat != SPECTATOR and sum(viewer.seat == seat for viewer in self.viewers) >= MAX_VIEWERS_PER_SEAT:
            raise too_many_devices()

    def _check_holder(self, player: str | None, seat: int) -> None:
        """Whoever has lost a seat does nothing there any longer."""
        if player not in self.snapshot.holders.get(seat, ()):
            raise not_your_seat()

    def seats_of(self, player: str | None) -> list[int]:
        """The seats a player holds."""
        return [seat for seat, players in sorted(self.snapshot.holders.items()) if player in players]

    def info(self, player: str | None) -> TableInfo:
        """The table as somebody sees it."""
        return table_info(self.snapshot, player)

    def _encode_update(self, seat: int, steps: Sequence[Step]) -> bytes:
        game, state = self.match.game, self.match.state
        deadline = self.row.due if self.seat_to_move and self.seat_to_move.kind != "bot" else None
        entries = [step.entry_for(game, state, seat) for step in steps]
        went = summarize(self.match) if self.match.over else None
        return encode(
            GameUpdate(self.last_entry, entries, game.view(state, seat), seat == self._undo_seat, deadline, went)
        )

    def _send_update(self, steps: Sequence[Step]) -> None:
        """Tell every viewer what it may know."""
        self._compile_progress = None
        self._full_story = []
        updates: dict[int, bytes] = {}
        for viewer in list(self.viewers):
            if viewer.seat not in updates:
                updates[viewer.seat] = self._encode_update(viewer.seat, steps)
            viewer.enqueue(updates[viewer.seat])
        self._schedule_bots(self)

    def broadcast(self, message: FromServer) -> None:
        """Tell every viewer the same."""
        data = encode(message)
        for viewer in list(self.viewers):
            viewer.enqueue(data)

    def presence(self) -> PresenceUpdate:
        """Who is here: looking from here, or seen by another worker."""
        now, here = time.time(), {viewer.seat for viewer in self.viewers if not viewer.is_away}
        seen = [self.snapshot.present_until.get(seat) for seat in range(len(self.snapshot.seats))]
        away = [not (seat in here or (at and at > now)) for seat, at in enumerate(seen)]
        return PresenceUpdate(
            [SeatPresence(not gone, at if gone else None) for gone, at in zip(away, seen, strict=True)]
        )

    def update_presence(self, present_until: dict[int, float]) -> None:
        """Tell everybody who is here, as it is known now; where nothing is loaded yet there is nobody to tell."""
        if self._snapshot is None:
            return
        self.snapshot.present_until.clear()
        self.snapshot.present_until.update(present_until)
        presence = self.presence()
        here = [seat.present for seat in presence.seats]
        if here != self._present_seats:
            self._present_seats = here
            self.broadcast(presence)

    def send_compile_progress(self, seat: int, done: int, total: int) -> None:
        """Tell everybody, and whoever comes, that a bot makes them wait, and how far it is."""
        self._compile_progress = CompileUpdate(seat, done, total)
        self.broadcast(self._compile_progress)

    def _send_table_info(self) -> None:
        """Tell who sits where; whoever lost a seat must come back as a spectator. Written once for all alike."""
        written: dict[object, bytes] = {}
        for viewer in list(self.viewers):
            if viewer.seat != SPECTATOR and viewer.seat not in self.seats_of(viewer.player):
                viewer.close(to_error_message(not_your_seat()), CLOSE_FORBIDDEN)
            elif viewer.seat == SPECTATOR and not self._is_watchable():
                viewer.close(TableUpdate(self.info(viewer.player)), CLOSE_TRY_AGAIN)
            else:
                alike = tuple(self.seats_of(viewer.player)), viewer.player == self.row.creator
                if alike not in written:
                    written[alike] = encode(TableUpdate(self.info(viewer.player)))
                viewer.enqueue(written[alike])

    # ------------------------------------------------------------ the game

    async def play_move(self, number: int, seat: int, action: int, by: Mover, player: str | None = None) -> None:
        """Carry out a move: it is in the log before anybody hears of it. A person's counts while they hold the seat."""
        async with self.lock():
            await self._insist(partial(self._try_move, number, seat, action, by, player))
            metrics.MOVES.labels(self.row.game, by).inc()
            if self.match.over:
                self._send_table_info()

    def observation_seed(self) -> int:
        """Returns the seed of what a bot that is to move imagines."""
        return self._random_number(observation_seed_of_move)

    def _random_number(self, prepared: Callable[[int, int], int]) -> int:
        """Returns a random number, or on a prepared journey the one that everybody has at this move."""
        if self.row.beginning in PREPARED:
            return prepared(self.row.seed, len(self.match.moves) + 1)
        return secrets.randbelow(SEED_LIMIT)

    async def _insist(self, write: Callable[[], Awaitable[bool]]) -> None:
        """Write an entry, again if the table has changed meanwhile; one that changes with every try is a fault."""
        for _ in range(MAX_WRITE_ATTEMPTS):
            if await write():
                return
        raise self.storage.faults.record(self.id, "entry", "the table was changed before every try")

    async def _try_move(self, number: int, seat: int, action: int, by: Mover, player: str | None) -> bool:
        """Write a move and tell it; False if the table had changed and must be seen again."""
        journey = self._check_next_number(number)
        if by == "person":
            self._check_holder(player, seat)
        if seat != journey.seat or (by == "bot" and self.snapshot.seats[seat].kind != "bot"):
            raise RequestError("not-your-turn", "It is somebody else's turn.")
        if action not in journey.legal_moves():
            raise RequestError("not-a-choice", "That is not possible now.")
        now = time.time()
        move = MoveRow(number, seat, action, self._random_number(entropy_of_move), now, by)
        with metrics.MOVE_SECONDS.time():
            self._is_synced = False
            step = apply_move(journey, move, with_states=True)
            if not await self._append(move, journey, now):
                return False
            self._last_move = move
            before, *_, after = step.states
            self._update_undo_seat(by != "person" or reveals_hidden(journey.game, before, move, step.events, after))
            self._send_update([step])
        return True

    async def undo_move(self, number: int, seat: int, player: str | None) -> None:
        """Take back the last move, if it was this seat's and showed nothing hidden; the log keeps both."""
        async with self.lock():
            await self._insist(partial(self._try_undo, number, seat, player))

    async def _try_undo(self, number: int, seat: int, player: str | None) -> bool:
        """Write that the last move is taken back and tell it; False if the table had changed and must be seen again."""
        self._check_next_number(number)
        self._check_holder(player, seat)
        if seat != self._undo_seat:
            raise no_undo()
        log = await self.storage.load_moves(self.id)
        entry = MoveRow(number, seat, None, None, time.time(), "undo")
        back = replay(self.row, [*log, entry])
        if not await self._append(entry, back.match, back.last_move.time if back.last_move else self.row.started or 0):
            return False
        self._match, self._last_move, self._undo_counts = back.match, back.last_move, back.undo_counts
        self._update_undo_seat(back.has_revealed)
        self._send_update([Step(number, seat, "undo")])
        return True

    def check_hint_turn(self, number: int, seat: int, player: str | None) -> Match:
        """The game, if somebody is asked something at a seat of theirs and may ask the master."""
        journey = self._check_next_number(number)
        self._check_holder(player, seat)
        if seat != journey.seat:
            raise RequestError("not-your-turn", "It is somebody else's turn.")
        self.check_hints_allowed()
        return journey

    def check_hints_allowed(self) -> None:
        """Refuse whoever may not ask the master."""
        if not can_use_hints(self.snapshot):
            raise RequestError("no-hints", "The master is not asked at this table.", 403)

    async def count_hint(self, seat: int) -> None:
        """Remember that the master was asked; everybody sees it."""
        async with self.transaction() as change:
            await change.set_seat(
                seat, hints_used=min(MAX_HINTS, (await change.load_snapshot()).seats[seat].hints_used + 1)
            )

    def _check_next_number(self, number: int) -> Match:
        """The game, if an answer carries the number that comes next."""
        journey = self.match
        if number != self.last_entry + 1:
            raise RequestError("stale", f"That answers move {number}, and move {self.last_entry + 1} is next.")
        if journey.over:
            raise RequestError("finished", "The journey is over.")
        return journey

    async def _append(self, entry: MoveRow, match: Match, clock_from: float) -> bool:
        """Write an entry and how the table stands after it, in one transaction; False if the table had changed."""
        kept, self._is_synced = self.snapshot, False
        turn = None if match.over else match.seat
        finished = entry.time if match.over else None
        then = TurnStatus(entry.time, turn, due_time(kept.seats, kept.table.clock, turn, clock_from), finished)
        seq = kept.table.seq + 1
        results = final_results(match) if match.over else []
        try:
            await self.storage.append_entry(self.id, entry, then, seq, results)
        except ConflictError:
            await self._reload()
            return False
        seats = [replace(seat, points=p, rank=r) for seat, (p, r) in zip(kept.seats, results, strict=False)]
        table = replace(kept.table, seq=seq, **asdict(then))
        self._snapshot = replace(kept, table=table, seats=seats or kept.seats)
        self.last_entry, self._is_synced = entry.number, True
        return True

    # ------------------------------------------------------------ everything else that changes

    @asynccontextmanager
    async def transaction(self) -> AsyncIterator[TableTransaction]:
        """Change something other than the game; everybody hears of it."""
        async with self.lock():
            async with self.storage.table_transaction(self.id, moved=time.time()) as change:
                yield change
            await self._reload()

    async def add_chat_message(self, seat: int, phrase: str | None, text: str | None, player: str | None) -> None:
        """Say a line; rate-limited for each seat."""
        async with self.lock():
            if not self._chat_limits.setdefault(seat, TokenBucket(*CHAT_RATE)).try_take():
                raise too_fast()
            async with self.storage.table_transaction(self.id) as change:
                kept = await change.load_snapshot()
                if player not in kept.holders.get(seat, ()):
                    raise not_your_seat()
                if text is not None and not kept.table.chat:
                    raise RequestError("chat-off", "Free chat is off at this table.")
                await change.add_chat_message(seat, phrase, text, time.time())
            await self._reload()

    def is_behind(self, seq: int) -> bool:
        """Whether the log may hold what nobody here has heard of."""
        return self._snapshot is not None and (not self._is_synced or seq > self.row.seq)

    async def sync(self, seq: int) -> None:
        """Another worker has changed the table."""
        async with self.lock():
            if seq > self.row.seq:
                await self._reload()


def final_results(match: Match) -> Results:
    """The points and the rank of every seat at the end."""
    return list(zip(match.points, match.ranks, strict=True))


def due_time(seats: Sequence[SeatRow], clock: int | None, turn: int | None, clock_from: float) -> float | None:
    """When the server itself must act: a bot that nobody moves, a clock that has run out."""
    if turn is None:
        return None
    if seats[turn].kind == "bot":
        return time.time() + BOT_CLAIM_SECONDS
    return clock_from + clock if clock else None


async def update_turn(transaction: TableTransaction) -> None:
    """After a seat has changed: start when all are taken. A clock that runs goes on; a bot that is to move shall."""
    kept = await transaction.load_snapshot()
    table, now = kept.table, time.time()
    if table.started is None and all(seat.kind != "open" for seat in kept.seats):
        turn = new_match(table).seat
        await transaction.set_table(started=now, turn=turn, due=due_time(kept.seats, table.clock, turn, now))
    elif table.turn is not None and kept.seats[table.turn].kind == "bot":
        await transaction.set_table(due=due_time(kept.seats, table.clock, table.turn, now))


def to_error_message(error: RequestError) -> ErrorMessage:
    """A refusal as it is told."""
    return ErrorMessage(error.error, str(error))


def _visible_state(snapshot: TableSnapshot) -> object:
    """What viewers hear of apart from the game."""
    table = snapshot.table
    return table.chat, table.started, table.finished, snapshot.seats, snapshot.holders, snapshot.seat_history


def table_info(snapshot: TableSnapshot, player: str | None) -> TableInfo:
    """A table as somebody sees it."""
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
                seat.points,
                seat.rank,
            )
            for seat in snapshot.seats
        ],
        your_seats=[seat for seat, players in sorted(snapshot.holders.items()) if player in players],
        is_creator=player == table.creator,
        hints_allowed=can_use_hints(snapshot),
        day=table.day,
        beginning=table.beginning,
        sealed_until=table.sealed_until,
        seat_history=[
            SeatHistoryInfo(each.seat, each.last_entry, each.left_at, each.kind, each.name, each.bot)
            for each in snapshot.seat_history
        ],
    )


def can_use_hints(snapshot: TableSnapshot) -> bool:
    """Whether the master may be asked: where one is alone with bots, or all agreed; never on a journey of the day."""
    alone = sum(seat.kind != "bot" for seat in snapshot.seats) == 1
    return snapshot.table.day is None and (alone or snapshot.table.hints_allowed)
