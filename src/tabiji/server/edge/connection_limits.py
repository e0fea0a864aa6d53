"""Connection limits: timeouts for idle and slow clients, and a maximum of connections per address."""

from __future__ import annotations

import asyncio
import socket
from typing import Any, cast

from httptools import HttpParserError
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode, Frame
from websockets.http11 import Request as Handshake

from .rate_limits import Allowance, ConcurrencyLimit

HEAD_SECONDS, BODY_SECONDS, STALL_SECONDS = (
    10,
    15,
    30,
)  # seconds for a request's head, for its body, and without a byte of ours being read
MAX_HEAD_BYTES = 32 * 1024  # bytes
PROXIES = ("127.0.0.1", "::1", "::ffff:127.0.0.1")  # of this machine: a connection counts as what it forwards
MOST_AHEAD = 16  # requests that are sent before the first of them is answered
PIECE = 256  # bytes of a socket that are read at once: some dozens of frames at most
AHEAD = 16 * 1024  # bytes of a socket that this machine takes in before they are read
MOST_PARTS = 16  # of one message
PACED = "tabiji.paced"  # the extension of a socket's scope with which its frames are counted


class AbortTimer:
    """Aborts a connection unless it is cancelled in time."""

    def __init__(self, loop: asyncio.AbstractEventLoop, transport: asyncio.Transport) -> None:
        self._loop, self._transport = loop, transport
        self._timer: asyncio.TimerHandle | None = None

    def start(self, seconds: float) -> None:
        """From now on; what was waited for before has come."""
        self.cancel()
        self._timer = self._loop.call_later(seconds, self._transport.abort)

    def cancel(self) -> None:
        """It has come."""
        if self._timer:
            self._timer.cancel()
            self._timer = None


def limited_protocols(max_connections: int) -> tuple[type[HttpToolsProtocol], type[WebSocketsSansIOProtocol]]:
    """Returns uvicorn's protocols with timeouts, and a limit of connections per address."""
    places = ConcurrencyLimit(max_connections)

    class HttpProtocol(HttpToolsProtocol):
        """A connection over which requests come."""

        def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
            super().connection_made(transport)
            self.request_timer, self.write_timer = AbortTimer(self.loop, transport), AbortTimer(self.loop, transport)
            self.head_bytes, self.in_head = 0, True  # bytes of the head so far, and whether more of them come
            self.is_admitted = _is_proxy(self) or places.try_acquire(_host(self))
            if self.is_admitted:
                self.request_timer.start(HEAD_SECONDS)
            else:
                transport.abort()

        def connection_lost(self, exc: Exception | None) -> None:
            if self.is_admitted and not _is_proxy(self):
                places.release(_host(self))
            self.request_timer.cancel()
            self.write_timer.cancel()
            super().connection_lost(exc)

        def data_received(self, data: bytes) -> None:
            self.head_bytes += len(data)
            super().data_received(data)
            if self.in_head and self.head_bytes > MAX_HEAD_BYTES:
                self.transport.abort()

        def on_message_begin(self) -> None:
            self.head_bytes, self.in_head = 0, True
            self.request_timer.start(HEAD_SECONDS)
            super().on_message_begin()

        def on_headers_complete(self) -> None:
            self.in_head = False
            self.request_timer.start(BODY_SECONDS)
            if len(self.pipeline) > MOST_AHEAD:
                self.transport.abort()
                raise HttpParserError("Too many requests were sent ahead.")
            super().on_headers_complete()

        def on_message_complete(self) -> None:
            self.request_timer.cancel()
            super().on_message_complete()

        def timeout_keep_alive_handler(self) -> None:
            super().timeout_keep_alive_handler()
            self.write_timer.start(STALL_SECONDS)  # if the last of it is never read

        def handle_websocket_upgrade(self) -> None:
            self.request_timer.cancel()
            self.write_timer.cancel()
            super().handle_websocket_upgrade()

        def pause_writing(self) -> None:
            self.write_timer.start(STALL_SECONDS)
            super().pause_writing()

        def resume_writing(self) -> None:
            self.write_timer.cancel()
            super().resume_writing()

    class WebSocketProtocol(WebSocketsSansIOProtocol):
        """A connection that has become a socket: its frames are read one after the other, as its address may send them.

        Reading pauses while a message is handled or the allowance is spent, so that the client has to buffer the rest.
        """

        def connection_made(self, transport: Any) -> None:
            super().connection_made(transport)
            self.write_timer = AbortTimer(self.loop, transport)
            self.unread = bytearray()
            self.allowance: Allowance | None = None  # until it is known whose it is
            self.in_line = False
            transport.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, AHEAD)

        def connection_lost(self, exc: Exception | None) -> None:
            if not _is_proxy(self):
                places.release(_host(self))
            self.write_timer.cancel()
            self.unread.clear()
            super().connection_lost(exc)

        def handle_connect(self, event: Handshake) -> None:
            super().handle_connect(event)
            if not self.close_sent:
                cast(dict[str, Any], self.scope["extensions"])[PACED] = self.count_on

        def count_on(self, allowance: Allowance) -> None:
            """Read frames from now on, on account of an address."""
            self.allowance = allowance
            self._read_on()

        def data_received(self, data: bytes) -> None:
            if self.handshake_initiated:
                self.unread += data
                self._read_on()
            else:
                super().data_received(data)

        def _read_on(self) -> None:
            """Processes what the allowance permits and pauses reading while anything is left."""
            while self.unread and self.allowance and not (self.read_paused or self.in_line):
                if self.transport.is_closing():
                    self.unread.clear()
                elif self.allowance.missing():
                    self.in_line = True
                    self.allowance.call(self._called)
                else:
                    piece = bytes(self.unread[:PIECE])
                    del self.unread[:PIECE]
                    super().data_received(piece)
            if not self.transport.is_closing():
                if self.unread or self.read_paused:
                    self.transport.pause_reading()
                else:
                    self.transport.resume_reading()

        def _called(self) -> None:
            self.in_line = False
            self._read_on()

        async def receive(self) -> Any:
            message = await self.queue.get()
            if self.read_paused and self.queue.empty():
                self.read_paused = False
                self._read_on()
            return message

        def handle_events(self) -> None:
            if self.allowance:
                self.allowance.charge(len(self.conn.events))
            super().handle_events()

        def handle_cont(self, event: Frame) -> None:
            if len(self.frames) < MOST_PARTS:
                super().handle_cont(event)
            else:
                self._fail(CloseCode.POLICY_VIOLATION, "A message may have so many parts only.")

        def send_receive_event_to_app(self) -> None:
            try:
                if self.curr_msg_data_type == "text":
                    b"".join(self.frames).decode()
            except UnicodeDecodeError:
                self._fail(CloseCode.INVALID_DATA, "A text is written in UTF-8.")
            else:
                super().send_receive_event_to_app()

        def _fail(self, code: CloseCode, reason: str) -> None:
            if not self.close_sent:
                self.conn.fail(code, reason)
                self.handle_parser_exception()

        def pause_writing(self) -> None:
            self.write_timer.start(STALL_SECONDS)
            super().pause_writing()

        def resume_writing(self) -> None:
            if not self.close_sent:
                self.write_timer.cancel()
            super().resume_writing()

        def keepalive_timeout(self) -> None:
            super().keepalive_timeout()
            self.write_timer.start(STALL_SECONDS)

        async def send(self, message: Any) -> None:
            await super().send(message)
            if message["type"] == "websocket.close":
                self.write_timer.start(STALL_SECONDS)  # if the last word is never read
                self._read_on()

    return HttpProtocol, WebSocketProtocol


def _host(protocol: HttpToolsProtocol | WebSocketsSansIOProtocol) -> str:
    return protocol.client[0] if protocol.client else ""


def _is_proxy(protocol: HttpToolsProtocol | WebSocketsSansIOProtocol) -> bool:
    return _host(protocol) in PROXIES
