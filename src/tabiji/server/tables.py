"""A table while somebody is at it: the game in memory, and what each viewer hears. The log is the truth."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import asdict, replace
from typing import Any, Literal, Protocol

from ..engine.chance import SEEDS
from ..engine.deck import WATCHER
from ..engine.journey import Journey
from . import metrics
from .errors import Refused, no_spectators, no_undo, not_your_seat, too_fast
from .limits import Bucket
from .replay import Step, begin, carry_out, course, replay
from .storage import AlreadyMoved, Change, Kept, Standing, Storage, StoredMove, StoredSeat, StoredTable
from .undo import reveals
from .wire import FromServer, News, Refusal, Said, SeatInfo, Seating, TableInfo, Unpacking, encode

PATIENCE = 5.0  # how long other workers leave a bot's move to the one that began it
HINT_WORLDS = 1
UNDO_WORLDS = 64
AWAY = 4403  # how a socket ends whose seat or table is not for it
RETURN = 1013  # how one ends that must come again: perhaps it has a seat now
TALK = (5, 0.5)  # lines at once, and lines a second

Mover = Literal["person", "bot", "clock"]


class Viewer(Protocol):
    """Somebody who looks at a table."""

    player: str | None
    seat: int  # WATCHER for those who have none

    def put(self, message: bytes) -> None:
        """Send a message soon."""

    def dismiss(self, message: FromServer, code: int) -> None:
        """Say a last word, and hang up."""


class Table:
    """A table that somebody is at."""

    def __init__(self, link: str, storage: Storage, wake: Callable[[Table], None]) -> None:
        self.id = link
        self.storage = storage
        self.viewers: set[Viewer] = set()
        self.users = 0
        self._wake = wake
        self._lock = asyncio.Lock()
        self._kept: Kept | None = None
        self._sure = False  # whether memory holds what the log holds
        self._journey: Journey | None = None
        self._last: StoredMove | None = None
        self._undo_seat: int | None = None
        self._unpacking: int | None = None  # the seat of a bot that everybody waits for
        self._talk: dict[int, Bucket] = {}
        self.number = -1  # of the last entry; 0 is the deal
        self.line = 0

    # ------------------------------------------------------------ what it is

    @property
    def kept(self) -> Kept:
        """The table and its seats."""
        assert self._kept is not None, "the table is loaded when it is opened"
        return self._kept

    @property
    def row(self) -> StoredTable:
        """The table itself."""
        return self.kept.table

    @property
    def journey(self) -> Journey:
        """The game that is played."""
        if self._journey is None:
            raise Refused("not-started", "The journey has not begun: a seat is open.")
        return self._journey

    @property
    def turn(self) -> StoredSeat | None:
        """The seat that is to move."""
        playing = self._journey is not None and not self._journey.over
        return self.kept.seats[self.journey.seat] if playing else None

    @asynccontextmanager
    async def open(self) -> AsyncIterator[None]:
        """One at a time; whatever went wrong before, the log tells how things stand."""
        async with self._lock:
            if not self._sure:
                number = self.number
                steps = await self._load(number)
                if self.number > number:
                    self._deliver(steps)
            yield

    async def _load(self, since: int) -> list[Step]:
        """Read how things stand; the steps after an entry."""
        self._sure = False
        self._kept = await self.storage.load(self.id)
        if self.row.started is None:
            self._sure = True
            return []
        log = await self.storage.moves(self.id)
        replayed = replay(self.row, log, since)
        self._journey, self._last = replayed.journey, replayed.last
        self.number = log[-1].number if log else 0
        self._look_back(replayed.before)
        self._sure = True
        return replayed.steps

    def _look_back(self, before: Any) -> None:
        """Find out whether the last move may still be taken back."""
        last = self._last
        self._undo_seat = None
        if last and last.action is not None and last.by == "person" and not self.journey.over:
            hidden = reveals(self.journey.game, before, last.action, HINT_WORLDS)
            self._undo_seat = None if hidden else last.seat

    # ------------------------------------------------------------ what viewers hear

    async def arrive(self, viewer: Viewer, wanted: int | None, since: int) -> None:
        """Let somebody look from a seat of theirs, or watch; tell all that happened since they last looked."""
        async with self.open():
            viewer.seat = self._seat_for(viewer.player, wanted)
            viewer.put(encode(Seating(self.info(viewer.player))))
            for line in await self.storage.lines(self.id, 0):
                viewer.put(encode(Said(line.number, line.seat, line.phrase, line.text, line.time)))
                self.line = line.number
            if self._journey:
                viewer.put(self._news(viewer.seat, await self._steps_since(since)))
            if self._unpacking is not None:
                viewer.put(encode(Unpacking(self._unpacking)))
            self.viewers.add(viewer)

    async def _steps_since(self, since: int) -> list[Step]:
        """What a viewer has missed; another worker's moves are told to everybody when their notice comes."""
        if since >= self.number:
            return []
        log = await self.storage.moves(self.id)
        return replay(self.row, [entry for entry in log if entry.number <= self.number], since).steps

    def _seat_for(self, player: str | None, wanted: int | None) -> int:
        mine = self.seats_of(player)
        if wanted is not None:
            if wanted not in mine:
                raise not_your_seat()
            return wanted
        if mine:
            return mine[0]
        if not self._may_watch():
            raise no_spectators()
        return WATCHER

    def _may_watch(self) -> bool:
        """Whether somebody without a seat may look; where one is free they may take it, so they may see the table."""
        free = any(seat.kind == "open" for seat in self.kept.seats)
        return self.row.spectators or self.row.finished is not None or free

    def seats_of(self, player: str | None) -> list[int]:
        """The seats a player holds."""
        return [seat for seat, players in sorted(self.kept.holders.items()) if player in players]

    def info(self, player: str | None) -> TableInfo:
        """The table as somebody sees it."""
        return table_info(self.kept, player)

    def _news(self, seat: int, steps: Sequence[Step]) -> bytes:
        game, state = self.journey.game, self.journey.state
        deadline = self.row.due if self.turn and self.turn.kind != "bot" else None
        entries = [step.entry(game, state, seat) for step in steps]
        went = course(self.journey) if self.journey.over else None
        return encode(News(self.number, entries, game.view(state, seat), seat == self._undo_seat, deadline, went))

    def _deliver(self, steps: Sequence[Step]) -> None:
        """Tell every viewer what it may know."""
        self._unpacking = None
        news: dict[int, bytes] = {}
        for viewer in list(self.viewers):
            if viewer.seat not in news:
                news[viewer.seat] = self._news(viewer.seat, steps)
            viewer.put(news[viewer.seat])
        self._wake(self)

    def send_all(self, message: FromServer) -> None:
        """Tell every viewer the same."""
        data = encode(message)
        for viewer in list(self.viewers):
            viewer.put(data)

    def tell_unpacking(self, seat: int) -> None:
        """Tell everybody, and whoever comes, that a bot makes them wait."""
        self._unpacking = seat
        self.send_all(Unpacking(seat))

    def _tell_seating(self) -> None:
        """Tell who sits where; whoever lost a seat must come back as a spectator."""
        for viewer in list(self.viewers):
            if viewer.seat != WATCHER and viewer.seat not in self.seats_of(viewer.player):
                viewer.dismiss(refusal(not_your_seat()), AWAY)
            elif viewer.seat == WATCHER and not self._may_watch():
                viewer.dismiss(Seating(self.info(viewer.player)), RETURN)
            else:
                viewer.put(encode(Seating(self.info(viewer.player))))

    # ------------------------------------------------------------ the game

    async def play(self, number: int, seat: int, action: int, by: Mover) -> None:
        """Carry out a move: it is in the log before anybody hears of it."""
        async with self.open():
            journey = self._answered(number)
            if seat != journey.seat or (by == "bot" and self.kept.seats[seat].kind != "bot"):
                raise Refused("not-your-turn", "It is somebody else's turn.")
            if action not in journey.legal():
                raise Refused("not-a-choice", "That is not possible now.")
            before = journey.state.copy() if by == "person" else None
            now = time.time()
            move = StoredMove(number, seat, action, secrets.randbelow(SEEDS), now, by)
            with metrics.MOVE_SECONDS.time():
                step = carry_out(journey, move)
                await self._append(move, journey, now)
                self._last = move
                self._look_back(before)
                self._deliver([step])
            metrics.MOVES.labels(journey.game.name, by).inc()
            if journey.over:
                self._tell_seating()

    async def undo(self, number: int, seat: int) -> None:
        """Take back the last move, if it was this seat's and showed nothing hidden; the log keeps both."""
        async with self.open():
            self._answered(number)
            last = self._last
            if last is None or last.action is None or seat != self._undo_seat:
                raise no_undo()
            log = await self.storage.moves(self.id)
            if reveals(self.journey.game, replay(self.row, log).before, last.action, UNDO_WORLDS):
                raise no_undo()
            entry = StoredMove(number, seat, None, None, time.time(), "undo")
            back = replay(self.row, [*log, entry])
            await self._append(entry, back.journey, back.last.time if back.last else self.row.started or 0)
            self._journey, self._last = back.journey, back.last
            self._look_back(back.before)
            self._deliver([Step(number, seat, "undo")])

    def _answered(self, number: int) -> Journey:
        """The game, if an answer carries the number that comes next."""
        journey = self.journey
        if journey.over:
            raise Refused("finished", "The journey is over.")
        if number != self.number + 1:
            raise Refused("stale", f"That answers move {number}, and move {self.number + 1} is next.")
        return journey

    async def _append(self, entry: StoredMove, journey: Journey, clock_from: float) -> None:
        """Write an entry and how the table stands after it, in one transaction."""
        kept, self._sure = self.kept, False
        turn = None if journey.over else journey.seat
        finished = entry.time if journey.over else None
        then = Standing(entry.time, turn, due(kept.seats, kept.table.clock, turn, clock_from), finished)
        expected = kept.table.seq + 1
        try:
            seq = await self.storage.append(self.id, entry, then, expected)
        except AlreadyMoved:
            await self._refresh(kept)
            raise Refused("stale", "Somebody else was faster.") from None
        # If another worker changed something before, its notice is still to come and must be heeded.
        seq = seq if seq == expected else kept.table.seq
        self._kept = replace(kept, table=replace(kept.table, seq=seq, **asdict(then)))
        self.number, self._sure = entry.number, True

    # ------------------------------------------------------------ everything else that changes

    @asynccontextmanager
    async def changing(self) -> AsyncIterator[Change]:
        """Change something other than the game; everybody hears of it."""
        async with self.open():
            async with self.storage.changing(self.id, moved=time.time()) as change:
                yield change
            await self._refresh(self.kept)

    async def say(self, seat: int, phrase: str | None, text: str | None) -> None:
        """Say a line; rate-limited for each seat."""
        async with self.open():
            if text is not None and not self.row.chat:
                raise Refused("chat-off", "Free chat is off at this table.")
            if not self._talk.setdefault(seat, Bucket(*TALK)).take():
                raise too_fast()
            async with self.storage.changing(self.id) as change:
                await change.say(seat, phrase, text, time.time())
            await self._refresh(self.kept)

    async def hear(self, seq: int) -> None:
        """Another worker has changed the table."""
        async with self.open():
            if seq > self.row.seq:
                await self._refresh(self.kept)

    async def _refresh(self, before: Kept) -> None:
        """Read how things stand, and tell what is new."""
        number = self.number
        steps = await self._load(number)
        if _seating(before) != _seating(self.kept):
            self._tell_seating()
        for line in await self.storage.lines(self.id, self.line):
            self.send_all(Said(line.number, line.seat, line.phrase, line.text, line.time))
            self.line = line.number
        if self.number > number:
            self._deliver(steps)
        else:
            self._wake(self)


def due(seats: Sequence[StoredSeat], clock: int | None, turn: int | None, clock_from: float) -> float | None:
    """When the server itself must act: a bot that nobody moves, a clock that has run out."""
    if turn is None:
        return None
    if seats[turn].kind == "bot":
        return time.time() + PATIENCE
    return clock_from + clock if clock else None


async def settle(change: Change) -> None:
    """After seats have changed: start when all are taken, and know when to act."""
    kept = await change.kept()
    table, now = kept.table, time.time()
    if table.finished or (not table.started and any(seat.kind == "open" for seat in kept.seats)):
        return
    turn = table.turn if table.started else begin(table).seat
    await change.set_table(started=table.started or now, turn=turn, due=due(kept.seats, table.clock, turn, now))


def refusal(refused: Refused) -> Refusal:
    """A refusal as it is told."""
    return Refusal(refused.error, str(refused))


def _seating(kept: Kept) -> object:
    """What viewers hear of apart from the game."""
    table = kept.table
    return table.chat, table.started, table.finished, kept.seats, kept.holders


def table_info(kept: Kept, player: str | None) -> TableInfo:
    """A table as somebody sees it."""
    table = kept.table
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
        seats=[SeatInfo(seat.kind, seat.name, seat.bot) for seat in kept.seats],
        yours=[seat for seat, players in sorted(kept.holders.items()) if player in players],
        creator=player == table.creator,
    )
