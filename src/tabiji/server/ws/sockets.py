"""One socket per table and viewer: it carries what the viewer may know, and the moves of its seat."""

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

from ...core.deck import SPECTATOR
from ..db.connection import DATABASE_ERRORS
from ..db.rows import TABLE_LINK
from ..edge.identity import find_identity
from ..edge.rate_limits import Allowance
from ..errors import RequestError, database_unavailable, not_your_seat, too_fast, unknown_table
from ..ops import metrics
from ..ops.logs import table_tag
from ..table.live_table import LiveTable
from ..table.registry import TableRegistry
from ..table.viewers import CLOSE_FORBIDDEN, CLOSE_TRY_AGAIN, to_error_message
from .chat import post_chat
from .messages import AwayRequest, ChatRequest, FromServer, MoveRequest, PhraseRequest, UndoRequest, decode, encode

MAX_QUEUED_MESSAGES = 256, 2**20  # messages, and their bytes, that may wait for a slow client
MAX_EARLY_FRAMES = 100  # frames of a client that has no snapshot yet
ALLOWANCE = "allowance"  # key of the allowance of its address in a socket's scope
MORE: dict[type, int] = {
    UndoRequest: 4,
    PhraseRequest: 1,
    ChatRequest: 1,
}  # cost of some messages, in frames, beyond their own
MAX_REFUSALS = 200  # refusals in a row after which a client is disconnected
CLOSE_GRACE_SECONDS = 1.0  # seconds in which a client may still read why it is disconnected
CLOSE_POLICY = 1008
DISCONNECT_ERRORS = (WebSocketDisconnect, OSError, RuntimeError)  # raised by sending to a disconnected client

log = logging.getLogger(__name__)


class SocketViewer:
    """A viewer of a table on a socket; an idle one has no task for sending."""

    __slots__ = (
        "_bytes",
        "_dropped",
        "_early_messages",
        "_outbox",
        "_receive_task",
        "_send_task",
        "_websocket",
        "browser",
        "is_away",
        "is_disconnected",
        "is_ready",
        "player",
        "seat",
    )

    def __init__(self, websocket: WebSocket) -> None:
        self.browser: str | None = None
        self.player: str | None = None
        self.seat = SPECTATOR
        self.is_ready = False
        self.is_disconnected = False
        self.is_away = False
        self._websocket = websocket
        self._outbox: deque[bytes | int] = deque()  # messages, and the code to close with
        self._bytes = 0  # of the messages in the outbox
        self._dropped = False  # read too slowly: gets no more messages
        self._send_task: asyncio.Task[None] | None = None
        self._early_messages: list[Message] = []  # received before the snapshot was sent
        self._receive_task: asyncio.Task[None] | None = None

    def enqueue(self, message: bytes) -> None:
        """Queues a message; a client that reads too slowly is disconnected instead and may resume."""
        max_messages, max_bytes = MAX_QUEUED_MESSAGES
        if self._dropped:
            return
        if len(self._outbox) < max_messages and self._bytes + len(message) <= max_bytes:
            self._bytes += len(message)
            self._enqueue(message)
        else:
            self._dropped = True
            self._outbox.clear()
            self._enqueue(CLOSE_TRY_AGAIN)

    def close(self, message: FromServer, code: int) -> None:
        """Queues a last message, and closes the socket after it."""
        self.enqueue(encode(message))
        if not self._dropped:
            self._enqueue(code)

    def _enqueue(self, item: bytes | int) -> None:
        self._outbox.append(item)
        if self.is_ready:
            self._ensure_sending()

    def _ensure_sending(self) -> None:
        if self._send_task is None:
            self._send_task = asyncio.create_task(self.flush())

    async def flush(self) -> None:
        """Sends the outbox in order until it is empty."""
        with suppress(*DISCONNECT_ERRORS):
            while self._outbox:
                message = self._outbox.popleft()
                if isinstance(message, int):
                    await self._websocket.close(message)
                else:
                    self._bytes -= len(message)
                    await self._websocket.send({"type": "websocket.send", "text": message.decode()})
        self._send_task = None

    def start_receiving(self) -> None:
        """Starts receiving before the snapshot is sent, to notice a disconnected client at once."""
        self._receive_task = asyncio.create_task(self._receive_early())

    async def _receive_early(self) -> None:
        while not self.is_disconnected:
            message = await self._websocket.receive()
            self.is_disconnected = (
                message["type"] == "websocket.disconnect" or len(self._early_messages) == MAX_EARLY_FRAMES
            )
            self._early_messages.append(message)

    async def start_sending(self) -> None:
        """Stops receiving early, and starts sending the outbox, which begins with the snapshot."""
        await _cancel(self._receive_task)
        self._receive_task, self.is_ready = None, True
        self._ensure_sending()

    async def receive(self) -> Message:
        """Returns the next message, early ones first."""
        return self._early_messages.pop(0) if self._early_messages else await self._websocket.receive()

    async def stop_tasks(self, grace: float = 0) -> None:
        """Stops receiving, and sending after a grace period."""
        if self._send_task and grace:
            await asyncio.wait([self._send_task], timeout=grace)
        await _cancel(self._receive_task)
        await _cancel(self._send_task)


async def _cancel(task: asyncio.Task[None] | None) -> None:
    if task:
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)


class SocketEndpoint:
    """The endpoint of all sockets, as a plain ASGI route: FastAPI would keep a request context per socket."""

    def __call__(self, scope: Scope, receive: Receive, send: Send) -> Awaitable[None]:
        """Parses the query and serves the socket."""
        websocket = WebSocket(scope, receive, send)
        query = websocket.query_params
        try:
            seat, since = (int(query["seat"]) if "seat" in query else None), int(query.get("since", -1))
        except ValueError:
            return websocket.close(CLOSE_POLICY)
        return serve_socket(websocket, websocket.path_params["link"], seat, since)


route = WebSocketRoute("/api/tables/{link}/socket", SocketEndpoint())


async def serve_socket(websocket: WebSocket, link: str, seat: int | None, since: int) -> None:
    """Serves a socket until it closes."""
    viewer = SocketViewer(websocket)
    with suppress(*DISCONNECT_ERRORS):
        await websocket.accept()
        viewer.start_receiving()
        try:
            await _join_table(websocket, link, viewer, seat, since)
        except RequestError as refused:
            _log_refusal(refused, link)
            await close_with_error(websocket, refused)
        except DATABASE_ERRORS as error:
            _log_database_error(error)
            await close_with_error(websocket, database_unavailable(), CLOSE_TRY_AGAIN)
        finally:
            await viewer.stop_tasks()


async def _join_table(websocket: WebSocket, link: str, viewer: SocketViewer, seat: int | None, since: int) -> None:
    """Adds a viewer to a table until one side disconnects."""
    if not TABLE_LINK.fullmatch(link):
        raise unknown_table()
    await asyncio.sleep(0)  # a client that has disconnected already costs no query
    if viewer.is_disconnected:
        return
    registry: TableRegistry = websocket.app.state.registry
    if identity := await find_identity(websocket):
        viewer.browser, viewer.player = identity.browser, identity.player
    async with registry.open_table(link) as table:
        await table.add_viewer(viewer, seat, since)
        await registry.check_browser_of(viewer)  # it may have been signed out since it was identified
        if not viewer.is_disconnected:
            registry.presence.on_joined(link, viewer.seat)
            try:
                await _serve_viewer(registry, table, viewer, websocket.scope[ALLOWANCE])
            finally:
                registry.presence.on_left(link, viewer.seat)


async def close_with_error(websocket: WebSocket, error: RequestError, code: int = CLOSE_FORBIDDEN) -> None:
    """Sends an error and closes the socket."""
    await websocket.send_text(encode(to_error_message(error)).decode())
    await websocket.close(code)


async def _serve_viewer(registry: TableRegistry, table: LiveTable, viewer: SocketViewer, allowance: Allowance) -> None:
    """Handles messages until one side disconnects."""
    metrics.SOCKETS.inc()
    refusals = 0
    try:
        await viewer.start_sending()
        while (message := await viewer.receive())["type"] != "websocket.disconnect":
            try:
                async with allowance.answering:
                    await _handle_message(registry, table, viewer, allowance, message.get("text"))
                refusals = 0
                continue
            except RequestError as error:
                refused = error
            except DATABASE_ERRORS as error:
                _log_database_error(error)
                refused = database_unavailable()
            refusals += 1
            _log_refusal(refused, table.id)
            viewer.enqueue(encode(to_error_message(refused)))
            if refusals > MAX_REFUSALS:
                log.warning("flood: socket closed", extra={"table": table_tag(table.id)})
                viewer.close(to_error_message(too_fast()), CLOSE_POLICY)
                await viewer.stop_tasks(CLOSE_GRACE_SECONDS)
                return
    finally:
        table.viewers.discard(viewer)
        metrics.SOCKETS.dec()


async def _handle_message(
    registry: TableRegistry, table: LiveTable, viewer: SocketViewer, allowance: Allowance, text: str | None
) -> None:
    """Charges for a message and handles it."""
    try:
        message = decode(text or b"")
    except (msgspec.DecodeError, RecursionError):
        raise RequestError("malformed", "That is not a message of this server.", 400) from None
    allowance.charge(MORE.get(type(message), 0))
    if viewer.seat == SPECTATOR:
        raise not_your_seat()
    match message:
        case MoveRequest(number, choice):
            await table.play_move(number, viewer.seat, choice, "person", viewer.player)
        case UndoRequest(number):
            await table.undo_move(number, viewer.seat, viewer.player)
        case PhraseRequest() | ChatRequest():
            await post_chat(table, viewer.seat, viewer.player, message)
        case AwayRequest(away) if away != viewer.is_away:
            viewer.is_away = away
            (registry.presence.on_left if away else registry.presence.on_joined)(table.id, viewer.seat)


def _log_refusal(error: RequestError, link: str) -> None:
    metrics.REFUSALS.labels(error.error).inc()
    log.info("refused", extra={"table": table_tag(link), "error": error.error})


def _log_database_error(error: BaseException) -> None:
    log.error("database unavailable", extra={"error": type(error).__name__})
