"""Whatever is thrown at it: no 5xx, no state change, bounded."""

from __future__ import annotations

import os
import random
import time
from collections.abc import Iterator, MutableMapping
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
import schemathesis
from fastapi import WebSocket
from hypothesis import HealthCheck, settings
from schemathesis.specs.openapi.checks import negative_data_rejection, positive_data_acceptance
from websockets.exceptions import InvalidStatus

from tabiji.server.edge.rate_limits import Limits
from tabiji.server.schema_export import export_schemas
from tabiji.server.serve import MAX_FRAME_BYTES
from tabiji.server.ws import sockets
from tabiji.server.ws.messages import UndoRequest
from tabiji.server.ws.sockets import MAX_QUEUED_MESSAGES, SocketViewer

from ..async_runner import run_in_thread
from ..waiting import TIMEOUT
from .clients import COOKIE, ConnectionClosed, HttpClient, Message, Server, SocketClient

EXAMPLES = int(os.environ.get("TABIJI_EXAMPLES", "20"))
interface = schemathesis.openapi.from_dict(export_schemas()["http"])


@pytest.fixture(scope="module")
def target(tmp_path_factory: pytest.TempPathFactory) -> Server:
    """A server to be hammered."""
    folder = tmp_path_factory.mktemp("target")
    return Server(f"sqlite:///{folder}/tables.db", folder / "log")


@interface.parametrize()
@settings(max_examples=EXAMPLES, deadline=None, suppress_health_check=list(HealthCheck))
def test_the_interface_holds(case: schemathesis.Case, target: Server) -> None:
    """schemathesis: every answer is described, and none is a 5xx."""
    # What a form allows, a game may still refuse; and a question may carry more than is read.
    loose = [positive_data_acceptance, negative_data_rejection]
    case.call_and_validate(base_url=target.http, excluded_checks=loose, timeout=TIMEOUT)


def test_links_of_real_tables_hold_too(target: Server) -> None:
    """The same with a table that exists: strangers change nothing."""
    ann = HttpClient(target)
    table = ann.make_table(["person", "person", "pilgrim"])["table"]["id"]
    client = ann.connect(table, 0)
    before = client.read_to_entry(0)
    stranger = HttpClient(target)
    chance = random.Random(3)
    paths: dict[str, Any] = export_schemas()["http"]["paths"]
    doors = [(path, method) for path in paths if path.startswith("/api/tables/") for method in paths[path]]
    for path, method in doors * 5:
        url = path.format(link=table, seat=chance.choice([0, 1, 2, 4]), step=1)
        body = chance.choice([{}, {"name": "Eve"}, {"link": "x"}, {"allowed": False}, {"bot": "pilgrim"}, None])
        answer = stranger.http.request(method, url, json=body)
        assert answer.status_code < 500
        assert method == "get" or answer.is_client_error
    again = ann.connect(table, 0)
    assert again.read_until("game")["view"] == before["view"]
    assert again.info == client.info


FRAMES = (
    "",
    "null",
    "[]",
    "{}",
    '{"type":"move"}',
    '{"type":"move","number":1e400,"choice":0}',
    '{"type":"move","number":1,"choice":true}',
    '{"type":"move","number":99999999999999999999999999,"choice":1}',
    '{"type":"move","number":-1,"choice":-1,"entropy":1}',
    '{"type":"undo","number":null}',
    '{"type":"chat","text":"\\ud800"}',
    '{"type":"chat","text":7}',
    '{"type":"phrase","phrase":"../../etc"}',
    '{"type":"table"}',
    "\x00\x00",
    "[" * 1000 + "]" * 1000,
    '{"a":' * 500,
)


def mutated(chance: random.Random) -> str | bytes:
    """A frame that no honest client sends."""
    frame = chance.choice(FRAMES)
    if chance.random() < 0.5 and "chat" not in frame:  # which could become a chat message
        place = chance.randrange(len(frame) + 1)
        frame = frame[:place] + chance.choice('{}[]"\\:,0-9eE.\x7fü旅') + frame[place:]
    return frame.encode() if chance.random() < 0.2 else frame


def test_frames_without_sense_change_nothing(target: Server) -> None:
    """Megabytes of frames on many sockets: each is refused, the game stands, and memory holds none of them."""
    ann = HttpClient(target)
    table = ann.make_table(["person", "person"])["table"]["id"]
    quiet = ann.connect(table, 1)
    before = quiet.read_to_entry(0)
    chance = random.Random(8)

    def bombard() -> int:
        """How many bytes were sent."""
        sent = 0
        for seat in (0, 1, None):
            client = ann.connect(table, seat)
            client.read_to_entry(0)
            for _ in range(90):
                frame = mutated(chance)
                frame += (b" " if isinstance(frame, bytes) else " ") * (MAX_FRAME_BYTES - 3 * len(frame))
                client.socket.send(frame)
                sent += len(frame)
                assert client.read_until("error")["error"] in ("malformed", "stale", "unknown-phrase", "not-your-seat")
            client.close()
        return sent

    bombard()
    memory_before = target.memory_bytes()
    sent = sum(bombard() for _ in range(15))
    assert target.memory_bytes() - memory_before < sent / 2
    again = ann.connect(table, 1)
    assert again.read_until("game")["view"] == before["view"]
    assert again.last_entry == 0


def to_the_end(client: SocketClient) -> Iterator[Message]:
    """Returns all messages up to the end of a socket."""
    with suppress(ConnectionClosed):
        while True:
            yield client.read()


def test_a_flood_is_stopped(target: Server) -> None:
    """Too many frames are refused by name, then the socket is closed and the flood is logged."""
    table = HttpClient(target).make_table(["pilgrim", "open"])["table"]["id"]
    client = SocketClient(target, None, table)
    client.read()  # a flood before the snapshot is not even answered
    started_at = time.monotonic()
    with suppress(ConnectionClosed):
        for _ in range(2000):
            client.socket.send('{"type":"undo","number":1}')
    errors = [message["error"] for message in to_the_end(client) if message["type"] == "error"]
    most, rate = Limits().frames
    assert set(errors) <= {"not-your-seat", "too-fast"}
    price = 1 + sockets.MORE[UndoRequest]
    assert price * errors.count("not-your-seat") <= most + price + rate * (time.monotonic() - started_at)
    assert len(errors) <= sockets.MAX_REFUSALS + 2
    assert "flood" in target.log.read_text()


def test_an_oversized_frame_ends_the_socket(target: Server) -> None:
    """More than any message needs is not even read."""
    table = HttpClient(target).make_table(["pilgrim", "open"])["table"]["id"]
    client = SocketClient(target, None, table)
    client.send(type="chat", text="x" * 2 * MAX_FRAME_BYTES)
    assert not [message for message in to_the_end(client) if message["type"] == "chat"]
    assert client.socket.close_code == 1009


def test_an_oversized_body_is_refused(target: Server) -> None:
    """Also without a content length."""
    ann = HttpClient(target)
    for body in (b"x" * 2_000_000, (b"x" * 1000 for _ in range(2000))):
        answer = ann.http.post("/api/imports", content=body, headers={"content-type": "application/json"})
        assert answer.status_code == 413


def test_other_sites_pages_are_refused(target: Server) -> None:
    """Neither sockets nor requests; our own page is let in."""
    ann = HttpClient(target)
    table = ann.make_table(["person", "pilgrim"])["table"]["id"]
    client = ann.connect(table)
    for origin in ("https://evil.example", "null", f"{target.http}.evil.example"):
        with pytest.raises(InvalidStatus) as refused:
            client.connect(Origin=origin)
        assert refused.value.response.status_code == 403
        leave = f"/api/tables/{table}/seats/0/leave"
        assert ann.http.post(leave, headers={"Origin": origin}).json()["error"] == "cross-origin"
    client.connect(Origin=target.http)
    assert client.read_until("game")["view"]["seat"] == 0
    assert "cross-origin" in target.log.read_text()


def test_the_cookie_is_kept_from_scripts_and_other_sites(target: Server) -> None:
    """HttpOnly and SameSite."""
    answer = httpx.get(f"{target.http}/api/me/tables", timeout=TIMEOUT)
    assert COOKIE not in answer.cookies
    made = HttpClient(target)
    made.make_table(["pilgrim", "open"])
    cookie = b"".join(made.responses).decode().lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie


@pytest.mark.parametrize("size", [2, 2**14, 2**19])
def test_a_slow_reader_is_sent_away(size: int) -> None:
    """A client that does not read costs bounded memory: beyond it the socket is closed and its queue dropped."""
    sent: list[MutableMapping[str, Any]] = []

    async def receive() -> MutableMapping[str, Any]:
        return {"type": "websocket.connect"}

    async def send(message: MutableMapping[str, Any]) -> None:
        sent.append(message)

    async def read_late(count: int) -> SocketViewer:
        sent.clear()
        websocket = WebSocket({"type": "websocket", "headers": []}, receive, send)
        await websocket.accept()
        viewer = SocketViewer(websocket)
        for _ in range(count):
            viewer.enqueue(b"x" * size)
        queued_bytes = sum(len(each) for each in viewer._outbox if isinstance(each, bytes))
        assert queued_bytes == (size * count if count <= fits else 0)
        await viewer.flush()
        return viewer

    most, most_bytes = MAX_QUEUED_MESSAGES
    fits = min(most, most_bytes // size)
    run_in_thread(read_late(fits))
    assert [message["type"] for message in sent[1:]] == ["websocket.send"] * fits
    run_in_thread(read_late(10 * fits))
    assert [(message["type"], message.get("code")) for message in sent[1:]] == [("websocket.close", 1013)]


FEW = Limits(2)
A_TABLE = {"game": "tokaido", "name": "Ann", "seats": [{"kind": "open"}] * 2}


@pytest.mark.parametrize(
    ("limit", "tries", "arguments", "granted"),
    [
        pytest.param(FEW.new_tables, 12, {"url": "/api/tables", "json": A_TABLE}, 201, id="tables"),
        pytest.param(FEW.writes, 100, {"url": "/api/tables/nowhere/seats/0/leave"}, 404, id="anything"),
    ],
)
def test_what_an_address_may_ask_is_bounded(
    tmp_path: Path, limit: tuple[float, float], tries: int, arguments: Message, granted: int
) -> None:
    """So much is granted at once, and then so much a second, however fast or slow this machine is."""
    people = ("--people-per-address", str(FEW.people))
    server = Server(f"sqlite:///{tmp_path}/tables.db", tmp_path / "log", *people)
    started_at, (most, rate) = time.monotonic(), limit
    ann = HttpClient(server)
    answers = [ann.http.post(**arguments).status_code for _ in range(tries)]
    assert set(answers[: int(most) - 1]) == {granted}  # creating the session counts, too
    assert set(answers) <= {granted, 429}
    assert answers.count(granted) <= most + rate * (time.monotonic() - started_at)
    server.stop()
