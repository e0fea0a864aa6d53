"""A socket per table: each viewer hears what it may know, and answers with the id of a choice."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress

import msgspec
from fastapi import APIRouter, Query, WebSocket, WebSocketDisconnect
from starlette.types import Message

from ..engine.deck import WATCHER
from . import metrics
from .database import UNREACHABLE
from .errors import Refused, not_your_seat, out_of_reach, too_fast, unknown_table
from .house import House
from .identity import known_player
from .limits import Bucket
from .logs import table_tag
from .stored import LINK
from .tables import AWAY, Table, refusal
from .talk import speak
from .wire import FromServer, LineAnswer, LookAnswer, MoveAnswer, PhraseAnswer, UndoAnswer, decode, encode

MOST_WAITING = 256  # messages a slow reader may leave unread
MOST_EARLY = 100  # frames of a client that has not even been told how things stand
FRAMES = (100, 50)  # frames at once, and frames a second
MOST_REFUSED = 200  # after so many refusals in a row a client is sent away
LAST_WORDS = 1.0  # seconds in which they may still read why
POLICY = 1008
LATER = 1013
GONE = (WebSocketDisconnect, OSError, RuntimeError)  # what sending to somebody who has gone raises

log = logging.getLogger(__name__)
router = APIRouter()


class SocketViewer:
    """Somebody who looks at a table through a socket."""

    def __init__(self, websocket: WebSocket) -> None:
        self.player: str | None = None
        self.seat = WATCHER
        self.arrived = False
        self.gone = False  # and then nothing more need be reckoned for them
        self.away = False
        self._websocket = websocket
        self._waiting: list[bytes | int] = []  # messages, and the code to hang up with
        self._woken = asyncio.Event()
        self._heard: asyncio.Queue[Message] = asyncio.Queue(MOST_EARLY)

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

    async def hear_all(self) -> None:
        """Listen from the first moment on, so as to know at once when they have gone."""
        while not self.gone:
            message = await self._websocket.receive()
            too_early = self._heard.full() and not self.arrived
            self.gone = message["type"] == "websocket.disconnect" or too_early
            if not too_early:
                await self._heard.put(message)

    async def heard(self) -> Message:
        """What they say next."""
        return await self._heard.get()


@router.websocket("/api/tables/{link}/socket")
async def socket(websocket: WebSocket, link: str, seat: int | None = Query(None), since: int = Query(-1)) -> None:
    """Look at a table and play."""
    viewer = SocketViewer(websocket)
    with suppress(*GONE):
        await websocket.accept()
        hearing = asyncio.create_task(viewer.hear_all())
        try:
            await _visit(websocket, link, viewer, seat, since)
        except Refused as refused:
            _note(refused, link)
            await send_away(websocket, refused)
        except UNREACHABLE as error:
            _report(error)
            await send_away(websocket, out_of_reach(), LATER)
        finally:
            hearing.cancel()
            await asyncio.gather(hearing, return_exceptions=True)


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
        viewer.arrived = True
        if not viewer.gone:
            house.come(table, viewer.seat)
            try:
                await _attend(house, table, viewer)
            finally:
                house.go(table, viewer.seat)


async def send_away(websocket: WebSocket, refused: Refused, code: int = AWAY) -> None:
    """Tell somebody why they cannot stay."""
    await websocket.send_text(encode(refusal(refused)).decode())
    await websocket.close(code)


async def _attend(house: House, table: Table, viewer: SocketViewer) -> None:
    """Send and receive until one side leaves."""
    sending = asyncio.create_task(viewer.send_all())
    metrics.SOCKETS.inc()
    frames, refusals = Bucket(*FRAMES), 0
    try:
        while (message := await viewer.heard())["type"] != "websocket.disconnect":
            try:
                if not frames.take():
                    raise too_fast()
                await _answer(house, table, viewer, message.get("text"))
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
                await asyncio.wait([sending], timeout=LAST_WORDS)
                return
    finally:
        table.viewers.discard(viewer)
        metrics.SOCKETS.dec()
        sending.cancel()
        await asyncio.gather(sending, return_exceptions=True)


async def _answer(house: House, table: Table, viewer: SocketViewer, text: str | None) -> None:
    """Do what a message asks."""
    try:
        message = decode(text or b"")
    except (msgspec.DecodeError, RecursionError):
        raise Refused("malformed", "That is not a message of this server.", 400) from None
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
            (house.go if away else house.come)(table, viewer.seat)


def _note(refused: Refused, link: str) -> None:
    metrics.REFUSED.labels(refused.error).inc()
    log.info("refused", extra={"table": table_tag(link), "error": refused.error})


def _report(error: BaseException) -> None:
    log.error("tables out of reach", extra={"error": type(error).__name__})
