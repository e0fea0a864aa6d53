"""A socket per table: each viewer hears what it may know, and answers with the id of a choice."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Awaitable
from contextlib import suppress

import msgspec
from fastapi import WebSocket, WebSocketDisconnect
from starlette.routing import WebSocketRoute
from starlette.types import Message, Receive, Scope, Send

from ..engine.deck import WATCHER
from . import metrics
from .database import UNREACHABLE
from .errors import Refused, not_your_seat, out_of_reach, too_fast, unknown_table
from .house import House
from .identity import known_player
from .limits import Allowance
from .logs import table_tag
from .stored import LINK
from .tables import AWAY, Table, refusal
from .talk import speak
from .wire import FromServer, LineAnswer, LookAnswer, MoveAnswer, PhraseAnswer, UndoAnswer, decode, encode

MOST_WAITING = 256, 2**20  # messages, and bytes of them, that a slow reader may leave unread
MOST_EARLY = 100  # frames of a client that has not even been told how things stand
ALLOWANCE = "allowance"  # where a socket's scope has what its address may still send
MORE: dict[type, int] = {
    UndoAnswer: 4,
    PhraseAnswer: 1,
    LineAnswer: 1,
}  # frames that some messages cost beyond their own
MOST_REFUSED = 200  # after so many refusals in a row a client is sent away
LAST_WORDS = 1.0  # seconds in which they may still read why
POLICY = 1008
LATER = 1013
GONE = (WebSocketDisconnect, OSError, RuntimeError)  # what sending to somebody who has gone raises

log = logging.getLogger(__name__)


class SocketViewer:
    """Somebody who looks at a table through a socket; while neither side says anything, no task is kept for them."""

    __slots__ = (
        "_bytes",
        "_dropped",
        "_early",
        "_hearing",
        "_sending",
        "_waiting",
        "_websocket",
        "arrived",
        "away",
        "gone",
        "player",
        "seat",
    )

    def __init__(self, websocket: WebSocket) -> None:
        self.player: str | None = None
        self.seat = WATCHER
        self.arrived = False
        self.gone = False  # and then nothing more need be reckoned for them
        self.away = False
        self._websocket = websocket
        self._waiting: deque[bytes | int] = deque()  # messages, and the code to hang up with
        self._bytes = 0  # of the messages that wait
        self._dropped = False  # reads too slowly: is told nothing more
        self._sending: asyncio.Task[None] | None = None
        self._early: list[Message] = []  # what they said before they were told how things stand
        self._hearing: asyncio.Task[None] | None = None

    def put(self, message: bytes) -> None:
        """Send a message soon; whoever reads too slowly is sent away and may resume, and nothing is kept for them."""
        most, most_bytes = MOST_WAITING
        if self._dropped:
            return
        if len(self._waiting) < most and self._bytes + len(message) <= most_bytes:
            self._bytes += len(message)
            self._put(message)
        else:
            self._dropped = True
            self._waiting.clear()
            self._put(LATER)

    def dismiss(self, message: FromServer, code: int) -> None:
        """Say a last word, and hang up."""
        self.put(encode(message))
        if not self._dropped:
            self._put(code)

    def _put(self, item: bytes | int) -> None:
        self._waiting.append(item)
        if self.arrived:
            self._send()

    def _send(self) -> None:
        if self._sending is None:
            self._sending = asyncio.create_task(self.send_all())

    async def send_all(self) -> None:
        """Send what is put, in order, until nothing waits."""
        with suppress(*GONE):
            while self._waiting:
                message = self._waiting.popleft()
                if isinstance(message, int):
                    await self._websocket.close(message)
                else:
                    self._bytes -= len(message)
                    await self._websocket.send({"type": "websocket.send", "text": message.decode()})
        self._sending = None

    def listen(self) -> None:
        """Listen from the first moment on, so as to know at once when they have gone."""
        self._hearing = asyncio.create_task(self._hear_early())

    async def _hear_early(self) -> None:
        while not self.gone:
            message = await self._websocket.receive()
            self.gone = message["type"] == "websocket.disconnect" or len(self._early) == MOST_EARLY
            self._early.append(message)

    async def arrive(self) -> None:
        """They are told how things stand, and answered from now on."""
        await _end(self._hearing)
        self._hearing, self.arrived = None, True
        self._send()

    async def heard(self) -> Message:
        """What they say next."""
        return self._early.pop(0) if self._early else await self._websocket.receive()

    async def leave(self, patience: float = 0) -> None:
        """Hear and send nothing more; what they may still read has a moment."""
        if self._sending and patience:
            await asyncio.wait([self._sending], timeout=patience)
        await _end(self._hearing)
        await _end(self._sending)


async def _end(task: asyncio.Task[None] | None) -> None:
    if task:
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)


class Sockets:
    """Where sockets come in: not through what answers requests, which would be kept for each while it is open."""

    def __call__(self, scope: Scope, receive: Receive, send: Send) -> Awaitable[None]:
        """Open one."""
        websocket = WebSocket(scope, receive, send)
        asked = websocket.query_params
        try:
            seat, since = (int(asked["seat"]) if "seat" in asked else None), int(asked.get("since", -1))
        except ValueError:
            return websocket.close(POLICY)
        return socket(websocket, websocket.path_params["link"], seat, since)


route = WebSocketRoute("/api/tables/{link}/socket", Sockets())


async def socket(websocket: WebSocket, link: str, seat: int | None, since: int) -> None:
    """Look at a table and play."""
    viewer = SocketViewer(websocket)
    with suppress(*GONE):
        await websocket.accept()
        viewer.listen()
        try:
            await _visit(websocket, link, viewer, seat, since)
        except Refused as refused:
            _note(refused, link)
            await send_away(websocket, refused)
        except UNREACHABLE as error:
            _report(error)
            await send_away(websocket, out_of_reach(), LATER)
        finally:
            await viewer.leave()


async def _visit(websocket: WebSocket, link: str, viewer: SocketViewer, seat: int | None, since: int) -> None:
    """Be at a table until one side leaves."""
    if not LINK.fullmatch(link):
        raise unknown_table()
    await asyncio.sleep(0)  # it may have gone already: then nothing is looked up
    if viewer.gone:
        return
    house: House = websocket.app.state.house
    viewer.player = await known_player(websocket)
    async with house.at(link) as table:
        await table.arrive(viewer, seat, since)
        if not viewer.gone:
            house.presence.came(link, viewer.seat)
            try:
                await _attend(house, table, viewer, websocket.scope[ALLOWANCE])
            finally:
                house.presence.went(link, viewer.seat)


async def send_away(websocket: WebSocket, refused: Refused, code: int = AWAY) -> None:
    """Tell somebody why they cannot stay."""
    await websocket.send_text(encode(refusal(refused)).decode())
    await websocket.close(code)


async def _attend(house: House, table: Table, viewer: SocketViewer, allowance: Allowance) -> None:
    """Send and receive until one side leaves."""
    metrics.SOCKETS.inc()
    refusals = 0
    try:
        await viewer.arrive()
        while (message := await viewer.heard())["type"] != "websocket.disconnect":
            try:
                async with allowance.answering:
                    await _answer(house, table, viewer, allowance, message.get("text"))
                refusals = 0
                continue
            except Refused as error:
                refused = error
            except UNREACHABLE as error:
                _report(error)
                refused = out_of_reach()
            refusals += 1
            _note(refused, table.id)
            viewer.put(encode(refusal(refused)))
            if refusals > MOST_REFUSED:
                log.warning("flood: socket closed", extra={"table": table_tag(table.id)})
                viewer.dismiss(refusal(too_fast()), POLICY)
                await viewer.leave(LAST_WORDS)
                return
    finally:
        table.viewers.discard(viewer)
        metrics.SOCKETS.dec()


async def _answer(house: House, table: Table, viewer: SocketViewer, allowance: Allowance, text: str | None) -> None:
    """Do what a message asks, for what it costs."""
    try:
        message = decode(text or b"")
    except (msgspec.DecodeError, RecursionError):
        raise Refused("malformed", "That is not a message of this server.", 400) from None
    allowance.charge(MORE.get(type(message), 0))
    if viewer.seat == WATCHER:
        raise not_your_seat()
    match message:
        case MoveAnswer(move, choice):
            await table.play(move, viewer.seat, choice, "person", viewer.player)
        case UndoAnswer(move):
            await table.undo(move, viewer.seat, viewer.player)
        case PhraseAnswer() | LineAnswer():
            await speak(table, viewer.seat, viewer.player, message)
        case LookAnswer(away) if away != viewer.away:
            viewer.away = away
            (house.presence.went if away else house.presence.came)(table.id, viewer.seat)


def _note(refused: Refused, link: str) -> None:
    metrics.REFUSED.labels(refused.error).inc()
    log.info("refused", extra={"table": table_tag(link), "error": refused.error})


def _report(error: BaseException) -> None:
    log.error("tables out of reach", extra={"error": type(error).__name__})
