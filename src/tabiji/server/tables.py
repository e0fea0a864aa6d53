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

from ..engine.chance import SEEDS
from ..engine.deck import WATCHER
from ..engine.journey import Journey
from ..learn.advice import Advice
from ..learn.day import luck
from . import metrics
from .changes import Behind, Change
from .errors import Refused, no_spectators, no_undo, not_your_seat, too_fast, too_many_devices
from .limits import Bucket
from .replay import Step, begin, carry_out, course, replay
from .storage import Storage
from .stored import Aftermath, Kept, Results, StoredMove, StoredSeat, StoredTable
from .undo import MOST_UNDONE, shows
from .wire import (
    FormerInfo,
    FromServer,
    News,
    Present,
    Refusal,
    Said,
    SeatInfo,
    Seating,
    Seen,
    TableInfo,
    Unpacking,
    encode,
)

PATIENCE = 5.0  # how long other workers leave a bot's move to the one that began it
AWAY = 4403  # how a socket ends whose seat or table is not for it
RETURN = 1013  # how one ends that must come again: perhaps it has a seat now
MOST_TRIES = 20  # to write an entry at a table that others change meanwhile
MOST_LOOKING = 20  # sockets of a seat
MOST_HINTS = 999  # that are counted at a seat
PREPARED = ("lesson", "day")  # beginnings after which whoever plays the same meets the same
TALK = (5, 0.5)  # lines at once, and lines a second

Mover = Literal["person", "bot", "clock"]


class Viewer(Protocol):
    """Somebody who looks at a table."""

    player: str | None
    seat: int  # WATCHER for those who have none
    gone: bool
    away: bool  # the line is open, and nobody looks

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
        self._opening: list[Step] = []  # the whole story, until something new happens
        self._undo_seat: int | None = None
        self._undone: Counter[int] = Counter()
        self._unpacking: Unpacking | None = None  # of a bot that everybody waits for
        self.asking = asyncio.Lock()  # the master is asked one thing at a time
        self.advice: dict[tuple[int, int], list[Advice]] = {}  # what it said last, by seat and move
        self._talk: dict[int, Bucket] = {}
        self._here: list[bool] = []  # who was told to be here
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

    @cached_property
    def hurried(self) -> asyncio.Event:
        """Set when nobody wants to wait for those who unpack; few tables ever need it."""
        return asyncio.Event()

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
                await self._catch_up()
            yield

    async def _catch_up(self) -> None:
        """Read how things stand, and tell what is new; nothing counts as known before it is told."""
        self._sure = False
        before, number = self._kept, self.number
        kept = await self.storage.load(self.id)
        lines = await self.storage.lines(self.id, self.line)
        steps: list[Step] = []
        if kept.table.started is not None:
            log = await self.storage.moves(self.id)
            replayed = replay(kept.table, log, number)
            self._journey, self._last, steps = replayed.journey, replayed.last, replayed.steps
            self.number = log[-1].number if log else 0
            self._undone = replayed.undone
            self._look_back(replayed.shown)
        self._kept, self._sure = kept, True
        if before is None or _seating(before) != _seating(kept):
            self._tell_seating()
        for line in lines:
            self.send_all(Said(line.number, line.seat, line.phrase, line.text, line.time))
            self.line = line.number
        if self.number > number:
            self._deliver(steps)
            if number < 0:
                self._opening = steps
        else:
            self._wake(self)

    def _look_back(self, shown: bool) -> None:
        """Remember whether the last move may still be taken back."""
        last = self._last
        self._undo_seat = None
        if last and last.by == "person" and not shown and not self.journey.over:
            often = self._undone[len(self.journey.moves) - 1] >= MOST_UNDONE
            self._undo_seat = None if often else last.seat

    # ------------------------------------------------------------ what viewers hear

    async def arrive(self, viewer: Viewer, wanted: int | None, since: int) -> None:
        """Let somebody look from a seat of theirs, or watch; tell all that happened since they last looked."""
        async with self.open():
            if not self.storage.is_file:  # they may come from another worker, ahead of its notice
                await self._look_whether_behind()
            viewer.seat = self._seat_for(viewer.player, wanted)
            self._check_room(viewer.seat)
            if viewer.seat != WATCHER and not self.kept.seats[viewer.seat].came:
                async with self.storage.changing(self.id) as change:
                    await change.set_seat(viewer.seat, came=True)
                await self._catch_up()
                self._check_holder(viewer.player, viewer.seat)
            if viewer.gone:
                return
            viewer.put(encode(Seating(self.info(viewer.player))))
            present = self.present()
            if [seat.here for seat in present.seats] != self._here:
                self._here = []  # one viewer knows more than the others: all are told next time, whatever it is by then
            viewer.put(encode(present))
            for line in await self.storage.lines(self.id, 0):
                if line.number <= self.line:  # later ones are told to everybody when their notice comes
                    viewer.put(encode(Said(line.number, line.seat, line.phrase, line.text, line.time)))
            if self._journey and not viewer.gone:
                viewer.put(self._news(viewer.seat, await self._steps_since(since)))
            if self._unpacking is not None:
                viewer.put(encode(self._unpacking))
            if not viewer.gone:
                self.viewers.add(viewer)

    async def _look_whether_behind(self) -> None:
        """Catch up if the log holds what nobody here has heard of."""
        if self.is_behind((await self.storage.seqs([self.id])).get(self.id, 0)):
            await self._catch_up()

    async def _steps_since(self, since: int) -> list[Step]:
        """What a viewer has missed; another worker's moves are told to everybody when their notice comes."""
        if since >= self.number:
            return []
        if since < 0 and self._opening:
            return self._opening
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

    def _check_room(self, seat: int) -> None:
        """Only so many look from one seat."""
        if seat != WATCHER and sum(viewer.seat == seat for viewer in self.viewers) >= MOST_LOOKING:
            raise too_many_devices()

    def _check_holder(self, player: str | None, seat: int) -> None:
        """Whoever has lost a seat does nothing there any longer."""
        if player not in self.kept.holders.get(seat, ()):
            raise not_your_seat()

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
        self._opening = []
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

    def present(self) -> Present:
        """Who is here: looking from here, or seen by another worker."""
        now, here = time.time(), {viewer.seat for viewer in self.viewers if not viewer.away}
        seen = [self.kept.seen.get(seat) for seat in range(len(self.kept.seats))]
        away = [not (seat in here or (at and at > now)) for seat, at in enumerate(seen)]
        return Present([Seen(not gone, at if gone else None) for gone, at in zip(away, seen, strict=True)])

    def tell_present(self, seen: dict[int, float]) -> None:
        """Tell everybody who is here, as it is known now; where nothing is loaded yet there is nobody to tell."""
        if self._kept is None:
            return
        self.kept.seen.clear()
        self.kept.seen.update(seen)
        told = self.present()
        here = [seat.here for seat in told.seats]
        if here != self._here:
            self._here = here
            self.send_all(told)

    def tell_unpacking(self, seat: int, done: int, of: int) -> None:
        """Tell everybody, and whoever comes, that a bot makes them wait, and how far it is."""
        self._unpacking = Unpacking(seat, done, of)
        self.send_all(self._unpacking)

    def _tell_seating(self) -> None:
        """Tell who sits where; whoever lost a seat must come back as a spectator. Written once for all alike."""
        written: dict[object, bytes] = {}
        for viewer in list(self.viewers):
            if viewer.seat != WATCHER and viewer.seat not in self.seats_of(viewer.player):
                viewer.dismiss(refusal(not_your_seat()), AWAY)
            elif viewer.seat == WATCHER and not self._may_watch():
                viewer.dismiss(Seating(self.info(viewer.player)), RETURN)
            else:
                alike = tuple(self.seats_of(viewer.player)), viewer.player == self.row.creator
                if alike not in written:
                    written[alike] = encode(Seating(self.info(viewer.player)))
                viewer.put(written[alike])

    # ------------------------------------------------------------ the game

    async def play(self, number: int, seat: int, action: int, by: Mover, player: str | None = None) -> None:
        """Carry out a move: it is in the log before anybody hears of it. A person's counts while they hold the seat."""
        async with self.open():
            await self._insist(partial(self._try_to_play, number, seat, action, by, player))
            metrics.MOVES.labels(self.row.game, by).inc()
            if self.journey.over:
                self._tell_seating()

    async def _insist(self, write: Callable[[], Awaitable[bool]]) -> None:
        """Write an entry, again if the table has changed meanwhile; one that changes with every try is a fault."""
        for _ in range(MOST_TRIES):
            if await write():
                return
        raise self.storage.faults.found(self.id, "entry", "the table was changed before every try")

    async def _try_to_play(self, number: int, seat: int, action: int, by: Mover, player: str | None) -> bool:
        """Write a move and tell it; False if the table had changed and must be seen again."""
        journey = self._answered(number)
        if by == "person":
            self._check_holder(player, seat)
        if seat != journey.seat or (by == "bot" and self.kept.seats[seat].kind != "bot"):
            raise Refused("not-your-turn", "It is somebody else's turn.")
        if action not in journey.legal():
            raise Refused("not-a-choice", "That is not possible now.")
        now = time.time()
        prepared = self.row.beginning in PREPARED
        entropy = luck(self.row.seed, len(journey.moves) + 1) if prepared else secrets.randbelow(SEEDS)
        move = StoredMove(number, seat, action, entropy, now, by)
        with metrics.MOVE_SECONDS.time():
            self._sure = False
            step = carry_out(journey, move, seen=True)
            if not await self._append(move, journey, now):
                return False
            self._last = move
            before, *_, after = step.scenes
            self._look_back(by != "person" or shows(journey.game, before, move, step.events, after))
            self._deliver([step])
        return True

    async def undo(self, number: int, seat: int, player: str | None) -> None:
        """Take back the last move, if it was this seat's and showed nothing hidden; the log keeps both."""
        async with self.open():
            await self._insist(partial(self._try_to_undo, number, seat, player))

    async def _try_to_undo(self, number: int, seat: int, player: str | None) -> bool:
        """Write that the last move is taken back and tell it; False if the table had changed and must be seen again."""
        self._answered(number)
        self._check_holder(player, seat)
        if seat != self._undo_seat:
            raise no_undo()
        log = await self.storage.moves(self.id)
        entry = StoredMove(number, seat, None, None, time.time(), "undo")
        back = replay(self.row, [*log, entry])
        if not await self._append(entry, back.journey, back.last.time if back.last else self.row.started or 0):
            return False
        self._journey, self._last, self._undone = back.journey, back.last, back.undone
        self._look_back(back.shown)
        self._deliver([Step(number, seat, "undo")])
        return True

    def asked(self, number: int, seat: int, player: str | None) -> Journey:
        """The game, if somebody is asked something at a seat of theirs and may ask the master."""
        journey = self._answered(number)
        self._check_holder(player, seat)
        if seat != journey.seat:
            raise Refused("not-your-turn", "It is somebody else's turn.")
        self.check_hints()
        return journey

    def check_hints(self) -> None:
        """Refuse whoever may not ask the master."""
        if not may_ask(self.kept):
            raise Refused("no-hints", "The master is not asked at this table.", 403)

    async def count_hint(self, seat: int) -> None:
        """Remember that the master was asked; everybody sees it."""
        async with self.changing() as change:
            await change.set_seat(seat, hints=min(MOST_HINTS, (await change.kept()).seats[seat].hints + 1))

    def _answered(self, number: int) -> Journey:
        """The game, if an answer carries the number that comes next."""
        journey = self.journey
        if number != self.number + 1:
            raise Refused("stale", f"That answers move {number}, and move {self.number + 1} is next.")
        if journey.over:
            raise Refused("finished", "The journey is over.")
        return journey

    async def _append(self, entry: StoredMove, journey: Journey, clock_from: float) -> bool:
        """Write an entry and how the table stands after it, in one transaction; False if the table had changed."""
        kept, self._sure = self.kept, False
        turn = None if journey.over else journey.seat
        finished = entry.time if journey.over else None
        then = Aftermath(entry.time, turn, due(kept.seats, kept.table.clock, turn, clock_from), finished)
        seq = kept.table.seq + 1
        results = results_of(journey) if journey.over else []
        try:
            await self.storage.append(self.id, entry, then, seq, results)
        except Behind:
            await self._catch_up()
            return False
        seats = [replace(seat, points=p, rank=r) for seat, (p, r) in zip(kept.seats, results, strict=False)]
        table = replace(kept.table, seq=seq, **asdict(then))
        self._kept = replace(kept, table=table, seats=seats or kept.seats)
        self.number, self._sure = entry.number, True
        return True

    # ------------------------------------------------------------ everything else that changes

    @asynccontextmanager
    async def changing(self) -> AsyncIterator[Change]:
        """Change something other than the game; everybody hears of it."""
        async with self.open():
            async with self.storage.changing(self.id, moved=time.time()) as change:
                yield change
            await self._catch_up()

    async def say(self, seat: int, phrase: str | None, text: str | None, player: str | None) -> None:
        """Say a line; rate-limited for each seat."""
        async with self.open():
            if not self._talk.setdefault(seat, Bucket(*TALK)).take():
                raise too_fast()
            async with self.storage.changing(self.id) as change:
                kept = await change.kept()
                if player not in kept.holders.get(seat, ()):
                    raise not_your_seat()
                if text is not None and not kept.table.chat:
                    raise Refused("chat-off", "Free chat is off at this table.")
                await change.say(seat, phrase, text, time.time())
            await self._catch_up()

    def is_behind(self, seq: int) -> bool:
        """Whether the log may hold what nobody here has heard of."""
        return self._kept is not None and (not self._sure or seq > self.row.seq)

    async def hear(self, seq: int) -> None:
        """Another worker has changed the table."""
        async with self.open():
            if seq > self.row.seq:
                await self._catch_up()


def results_of(journey: Journey) -> Results:
    """The points and the rank of every seat at the end."""
    points = journey.points()
    return [(int(each), int(journey.game.rank(journey.state, seat))) for seat, each in enumerate(points)]


def due(seats: Sequence[StoredSeat], clock: int | None, turn: int | None, clock_from: float) -> float | None:
    """When the server itself must act: a bot that nobody moves, a clock that has run out."""
    if turn is None:
        return None
    if seats[turn].kind == "bot":
        return time.time() + PATIENCE
    return clock_from + clock if clock else None


async def settle(change: Change) -> None:
    """After a seat has changed: start when all are taken. A clock that runs goes on; a bot that is to move shall."""
    kept = await change.kept()
    table, now = kept.table, time.time()
    if table.started is None and all(seat.kind != "open" for seat in kept.seats):
        turn = begin(table).seat
        await change.set_table(started=now, turn=turn, due=due(kept.seats, table.clock, turn, now))
    elif table.turn is not None and kept.seats[table.turn].kind == "bot":
        await change.set_table(due=due(kept.seats, table.clock, table.turn, now))


def refusal(refused: Refused) -> Refusal:
    """A refusal as it is told."""
    return Refusal(refused.error, str(refused))


def _seating(kept: Kept) -> object:
    """What viewers hear of apart from the game."""
    table = kept.table
    return table.chat, table.started, table.finished, kept.seats, kept.holders, kept.sitters


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
        seats=[
            SeatInfo(seat.kind, seat.name, seat.bot, seat.came, seat.hints, seat.passed, seat.points, seat.rank)
            for seat in kept.seats
        ],
        yours=[seat for seat, players in sorted(kept.holders.items()) if player in players],
        creator=player == table.creator,
        hints=may_ask(kept),
        day=table.day,
        beginning=table.beginning,
        sealed=table.sealed,
        former=[FormerInfo(each.seat, each.until, each.time, each.kind, each.name, each.bot) for each in kept.sitters],
    )


def may_ask(kept: Kept) -> bool:
    """Whether the master may be asked: where one is alone with bots, or all agreed; never on a journey of the day."""
    alone = sum(seat.kind != "bot" for seat in kept.seats) == 1
    return kept.table.day is None and (alone or kept.table.hints)
