"""A socket per table: each viewer hears what it may know, and answers with the id of a choice."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from urllib.parse import urlsplit

import msgspec
from fastapi import APIRouter, Query, WebSocket, WebSocketDisconnect
from fastapi.datastructures import Headers
from starlette.websockets import WebSocketState

from ..engine.deck import WATCHER
from . import metrics
from .errors import Refused, not_your_seat, too_fast
from .house import House
from .identity import COOKIE, known_player
from .limits import Bucket
from .logs import table_tag
from .tables import AWAY, Table, refusal
from .talk import speak
from .wire import FromServer, LineAnswer, MoveAnswer, PhraseAnswer, UndoAnswer, decode, encode

MOST_WAITING = 256  # messages a slow reader may leave unread
FRAMES = (100, 50)  # frames at once, and frames a second
MOST_REFUSED = 200  # after so many refusals in a row a client is sent away
LAST_WORDS = 1.0  # seconds in which they may still read why
POLICY = 1008
LATER = 1013

log = logging.getLogger(__name__)
router = APIRouter()


class SocketViewer:
    """Somebody who looks at a table through a socket."""

    def __init__(self, websocket: WebSocket, player: str | None) -> None:
        self.player = player
        self.seat = WATCHER
        self._websocket = websocket
        self._waiting: list[bytes | int] = []  # messages, and the code to hang up with
        self._woken = asyncio.Event()

    def put(self, message: bytes) -> None:
        """Send a message soon; whoever reads too slowly is sent away and may resume."""
        if len(self._waiting) < MOST_WAITING:
            self._put(message)
        elif len(self._waiting) == MOST_WAITING:
            self._put(LATER)

    def dismiss(self, message: FromServer, code: int) -> None:
        """Say a last word, and hang up."""
        self.put(encode(message))
        self._put(code)

    def _put(self, item: bytes | int) -> None:
        self._waiting.append(item)
        self._woken.set()

    async def send_all(self) -> None:
        """Send what is put, in order, until the end."""
        while await self._send_waiting():
            pass

    async def _send_waiting(self) -> bool:
        """Wait for messages and send them; whether more may come. While it waits it holds none of them."""
        await self._woken.wait()
        self._woken.clear()
        while self._waiting:
            message = self._waiting.pop(0)
            if isinstance(message, int):
                await self._websocket.close(message)
                return False
            await self._websocket.send({"type": "websocket.send", "text": message.decode()})
        return True


@router.websocket("/api/tables/{link}/socket")
async def socket(
    websocket: WebSocket,
    link: str,
    seat: int | None = Query(None),
    since: int = Query(-1),
) -> None:
    """Look at a table and play."""
    if not same_origin(websocket.headers):
        log.warning("cross-origin socket refused", extra={"table": table_tag(link)})
        metrics.REFUSED.labels("cross-origin").inc()
        await websocket.close(POLICY)
        return
    house: House = websocket.app.state.house
    viewer = SocketViewer(websocket, known_player(websocket.cookies.get(COOKIE)))
    await websocket.accept()
    try:
        async with house.at(link) as table:
            await table.arrive(viewer, seat, since)
            await _attend(websocket, table, viewer)
    except Refused as refused:
        _note(refused, link)
        with suppress(WebSocketDisconnect, RuntimeError):  # who asked may have gone
            await websocket.send_text(encode(refusal(refused)).decode())
            await websocket.close(AWAY)
    except WebSocketDisconnect:
        pass


def same_origin(headers: Headers) -> bool:
    """Whether a page of this very server asks, or no page at all."""
    origin = headers.get("origin")
    return origin is None or urlsplit(origin).netloc == headers.get("host")


async def _attend(websocket: WebSocket, table: Table, viewer: SocketViewer) -> None:
    """Send and receive until one side leaves."""
    sending = asyncio.create_task(viewer.send_all())
    metrics.SOCKETS.inc()
    frames, refusals = Bucket(*FRAMES), 0
    try:
        while websocket.application_state is WebSocketState.CONNECTED:
            message = await websocket.receive()
            if message["type"] == "websocket.disconnect":
                return
            try:
                if not frames.take():
                    raise too_fast()
                await _answer(table, viewer, message.get("text"))
                refusals = 0
            except Refused as refused:
                refusals += 1
                _note(refused, table.id)
                viewer.put(encode(refusal(refused)))
                if refusals > MOST_REFUSED:
                    log.warning("flood: socket closed", extra={"table": table_tag(table.id)})
                    viewer.dismiss(refusal(too_fast()), POLICY)
                    await asyncio.wait([sending], timeout=LAST_WORDS)
                    return
    finally:
        table.viewers.discard(viewer)
        metrics.SOCKETS.dec()
        sending.cancel()
        await asyncio.gather(sending, return_exceptions=True)


async def _answer(table: Table, viewer: SocketViewer, text: str | None) -> None:
    """Do what a message asks."""
    try:
        message = decode(text or b"")
    except (msgspec.DecodeError, RecursionError):
        raise Refused("malformed", "That is not a message of this server.", 400) from None
    if viewer.seat == WATCHER:
        raise not_your_seat()
    match message:
        case MoveAnswer(move, choice):
            await table.play(move, viewer.seat, choice, "person")
        case UndoAnswer(move):
            await table.undo(move, viewer.seat)
        case PhraseAnswer() | LineAnswer():
            await speak(table, viewer.seat, message)


def _note(refused: Refused, link: str) -> None:
    metrics.REFUSED.labels(refused.error).inc()
    log.info("refused", extra={"table": table_tag(link), "error": refused.error})
