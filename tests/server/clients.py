"""A real server as a process, and its clients: HTTP with a cookie, and sockets."""

from __future__ import annotations

import json
import os
import random
import re
import signal
import socket
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Any, ClassVar

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from ..waiting import TIMEOUT, eventually
from .fork_server import FORK_SERVER, ForkedProcess

COOKIE = "tabiji"

Message = dict[str, Any]


def free_port() -> int:
    """Returns a port for one server alone, below the ephemeral ones, so that the server can restart on it.

    A datagram socket reserves the number against other test runs on this machine until the end.
    """
    for port in range(20_000, 32_000):
        claim = socket.socket(socket.AF_INET, socket.SOCK_DGRAM)
        with suppress(OSError):
            claim.bind(("127.0.0.1", port))
            socket.create_server(("127.0.0.1", port)).close()
            _reserved_ports.append(claim)
            return port
        claim.close()
    raise AssertionError("no port is free")


_reserved_ports: list[socket.socket] = []


class Server:
    """A process of `tabiji serve`."""

    started: ClassVar[list[ForkedProcess]] = []

    def __init__(self, database: str, log: Path, *more: str, port: int | None = None) -> None:
        self.database, self.log, self.arguments = database, log, more
        self.port = free_port() if port is None else port
        self.start()

    def start(self, healthy: bool = True) -> None:
        """Starts the process and waits for the expected health."""
        command_line = ["serve", "--port", str(self.port), "--database", self.database, "--lang", "en", *self.arguments]
        self.process = FORK_SERVER.spawn(command_line, self.log)
        self.started.append(self.process)
        output = self.process.stdout.readline()
        match = re.search(r"http://localhost:(\d+)/", output)
        assert match, f"{output!r} {self.log.read_text()}"
        self.port = int(match[1])
        self.http = f"http://localhost:{self.port}"
        self.ws = f"ws://localhost:{self.port}"
        eventually(lambda: (self.health() == "ok") == healthy)  # the listener holds us until it is up

    def health(self) -> str:
        """Returns the body of `/healthz`."""
        response = httpx.get(f"{self.http}/healthz", timeout=TIMEOUT)
        assert response.is_success == (response.text == "ok")
        return response.text

    def kill(self) -> None:
        """Kills the process with SIGKILL."""
        self.process.kill()
        self.process.wait()

    def stop(self) -> int:
        """Stops the process and returns its exit code; checks that its log has JSON lines and no library warning."""
        self.process.send_signal(signal.SIGTERM)
        code = self.process.wait(TIMEOUT)
        assert "warning" not in [line["event"] for line in self.lines()]
        return code

    def lines(self) -> list[Message]:
        """Returns the complete lines of the log."""
        text = self.log.read_text() if self.log.exists() else ""
        return [json.loads(line) for line in text[: text.rfind("\n") + 1].splitlines()]

    def memory_bytes(self) -> int:
        """Returns the resident memory of the process."""
        pages = Path(f"/proc/{self.process.pid}/statm").read_text().split()[1]
        return int(pages) * os.sysconf("SC_PAGE_SIZE")


class HttpClient:
    """An HTTP client with a cookie."""

    def __init__(self, server: Server, secret: str | None = None, address: str | None = None) -> None:
        self.server, self.address = server, address
        self.responses: list[bytes] = []
        none_at_rest = httpx.Limits(max_keepalive_connections=0)  # one may be closed in the moment it is used
        self.http = httpx.Client(
            base_url=server.http,
            timeout=TIMEOUT,
            transport=httpx.HTTPTransport(limits=none_at_rest, local_address=address),
            event_hooks={"response": [self._record]},
        )
        if secret:
            self.http.cookies.set(COOKIE, secret)
        else:
            self.post("/api/session")

    def _record(self, response: httpx.Response) -> None:
        response.read()
        self.responses.append(str(response.headers.multi_items()).encode() + response.content)

    @property
    def secret(self) -> str | None:
        """Returns the value of the cookie."""
        return self.http.cookies.get(COOKIE)

    def post(self, path: str, **body: Any) -> Any:
        """Sends a POST that must succeed, again while it is rate limited; returns the body."""
        response = eventually(lambda: _retry_if_rate_limited(self.http.post(path, json=body)))
        assert response.is_success, response.text
        return response.json()

    def get(self, path: str, **query: Any) -> Any:
        """Sends a GET that must succeed; returns the body."""
        response = self.http.get(path, params=query)
        assert response.is_success, response.text
        return response.json()

    def make_table(self, seats: list[str], game: str = "tokaido", **options: Any) -> Message:
        """Creates a table with seats such as 'person', 'open', 'pilgrim'."""
        seat_setups = [{"kind": s} if s in ("person", "open") else {"kind": "bot", "bot": s} for s in seats]
        created: Message = self.post("/api/tables", game=game, name="Ann", seats=seat_setups, **options)
        return created

    def connect(self, table: str, seat: int | None = None, since: int = -1) -> SocketClient:
        """Returns a socket connected to a table."""
        return SocketClient(self.server, self.secret, table, seat, since, self.address)


def _retry_if_rate_limited(response: httpx.Response) -> httpx.Response | None:
    return None if response.status_code == httpx.codes.TOO_MANY_REQUESTS else response


class SocketClient:
    """A socket at a table."""

    def __init__(
        self,
        server: Server,
        secret: str | None,
        table: str,
        seat: int | None = None,
        since: int = -1,
        address: str | None = None,
    ) -> None:
        self.server, self.secret, self.table, self.seat, self.address = server, secret, table, seat, address
        self.last_entry = since  # the last entry seen
        self.received: list[bytes] = []
        self.entries: list[Message] = []
        self.info: Message | None = None
        self.last_update: Message | None = None
        self.chat: list[Message] = []
        self.connect()

    def connect(self, **headers: str) -> None:
        """Opens the socket, resuming after the last received entry."""
        query = f"?since={self.last_entry}" + (f"&seat={self.seat}" if self.seat is not None else "")
        cookie = {"Cookie": f"{COOKIE}={self.secret}"} if self.secret else {}
        self._exit_stack = ExitStack()
        self.socket: ClientConnection = self._exit_stack.enter_context(
            connect(
                f"{self.server.ws}/api/tables/{self.table}/socket{query}",
                additional_headers={**cookie, **headers},
                compression=None,
                max_size=2**22,
                max_queue=None,  # the library must not stop reading while a test does not
                open_timeout=TIMEOUT,
                ping_interval=None,
                source_address=(self.address, 0) if self.address else None,
            )
        )

    def read(self) -> Message:
        """Returns the next message."""
        data = self.socket.recv(timeout=TIMEOUT)
        assert isinstance(data, str)
        self.received.append(data.encode())
        message: Message = json.loads(data)
        if message["type"] == "game":
            assert all(entry["number"] > self.last_entry for entry in message["entries"]), "told twice"
            self.entries += message["entries"]
            self.last_update, self.last_entry = message, message["number"]
        elif message["type"] == "table":
            self.info = message["table"]
        elif message["type"] == "chat":
            self.chat.append(message)
        return message

    def read_until(self, message_type: str) -> Message:
        """Reads until a message of a type, and returns it."""
        while (message := self.read())["type"] != message_type:
            pass
        return message

    def read_to_entry(self, number: int) -> Message:
        """Reads until an entry of the log has arrived; returns the last update."""
        while self.last_update is None or self.last_entry < number:
            message = self.read()
            assert message["type"] != "error", message
        return self.last_update

    def send(self, **message: Any) -> None:
        """Sends a message."""
        self.socket.send(json.dumps(message))

    def move(self, choice: int, number: int | None = None) -> None:
        """Sends a move, by default as the next entry."""
        self.send(type="move", number=self.last_entry + 1 if number is None else number, choice=choice)

    def expect_refusal(self, **message: Any) -> str:
        """Sends a message that must be refused, again while rate limited; returns the name of the error."""

        def answer() -> str | None:
            self.send(**message)
            error: str = self.read_until("error")["error"]
            return None if error == "too-fast" else error

        return eventually(answer)

    def read_refusals(self) -> list[str]:
        """Returns the errors that have not been read yet."""
        errors: list[str] = []
        self.socket.send("?")
        while (message := self.read()).get("error") != "malformed":
            errors += [message["error"]] if message["type"] == "error" else []
        return errors

    def close(self) -> None:
        """Closes the socket."""
        self._exit_stack.close()


def read_metric(port: int, name: str) -> float:
    """Returns a metric of the server whose metrics are at a port."""
    text = httpx.get(f"http://127.0.0.1:{port}/metrics", timeout=TIMEOUT).text
    match = re.search(rf"^{re.escape(name)} (\S+)$", text, re.MULTILINE)
    return float(match[1]) if match else 0.0


def play_randomly(clients: list[SocketClient], rng: random.Random, max_entries: int = 10_000) -> Message:
    """Plays random moves to the end or for some entries; every client reads every entry. Returns the last update."""
    at = max(client.read_to_entry(0)["number"] for client in clients)
    last = at + max_entries
    while True:
        for client in clients:
            at = max(at, client.read_to_entry(at)["number"])
        updates = [client.read_to_entry(at) for client in clients]
        if updates[0]["view"]["turn"] is None or at >= last:
            return updates[0]
        for client, each in zip(clients, updates, strict=True):
            if each["number"] == at and each["view"]["choices"]:
                client.move(rng.choice(each["view"]["choices"])["id"])
                client.read_to_entry(at + 1)  # the client that moved notices a stopped server first
                break
        at += 1


__all__ = [
    "ConnectionClosed",
    "HttpClient",
    "Message",
    "Server",
    "SocketClient",
    "free_port",
    "play_randomly",
    "read_metric",
]
