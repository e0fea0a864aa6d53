"""Unauthenticated attackers: floods, silence, malformed requests, other sites; honest players are not affected."""

from __future__ import annotations

import hmac
import json
import socket
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator, MutableMapping
from contextlib import ExitStack, closing, suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
from fastapi import FastAPI, WebSocket
from itsdangerous import TimestampSigner
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect

from tabiji.server import serve
from tabiji.server.app import create_app
from tabiji.server.db import connection as database
from tabiji.server.db.connection import database_url
from tabiji.server.db.storage import Storage, migrate_database
from tabiji.server.edge import connection_limits
from tabiji.server.edge.cookies import CookieSigner
from tabiji.server.edge.rate_limits import Limits, network_of
from tabiji.server.edge.request_filter import EXPLAINED_REFUSALS
from tabiji.server.ops.logs import FIRST_INTERVAL
from tabiji.server.table.lobby import address_group_of
from tabiji.server.table.viewers import CLOSE_FORBIDDEN
from tabiji.server.ws import sockets

from ..async_runner import run_in_thread
from ..waiting import TIMEOUT, eventually
from .clients import COOKIE, HttpClient, Server, free_port, read_metric
from .in_process import serve_in_process

FEW = Limits(4)
NOWHERE = "A" * 16


@pytest.fixture(scope="module")
def gate(tmp_path_factory: pytest.TempPathFactory, metrics_port: int) -> Iterator[Server]:
    """A server at which few share an address."""
    folder = tmp_path_factory.mktemp("gate")
    words = ("--people-per-address", str(FEW.people), "--metrics-port", str(metrics_port))
    running = Server(f"sqlite:///{folder}/tables.db", folder / "log", *words)
    yield running
    running.stop()
    assert "Traceback" not in running.log.read_text()


def come(server: Server, table: str, address: str) -> ClientConnection:
    """Opens a socket as a local proxy does for a client at an address."""
    forwarded = {"X-Forwarded-For": address}
    url = f"{server.ws}/api/tables/{table}/socket"
    return connect(url, additional_headers=forwarded, compression=None, open_timeout=TIMEOUT, ping_interval=None)


def last_words(opened: ClientConnection) -> tuple[str, int | None]:
    """The error a socket is sent away with, and the code."""
    with opened:
        message = json.loads(opened.recv(timeout=TIMEOUT))
        with suppress(ConnectionClosed):
            opened.recv(timeout=TIMEOUT)
    return message["error"], opened.close_code


def a_table(server: Server) -> str:
    """A table at which anybody may look."""
    link: str = HttpClient(server).make_table(["person", "open"])["table"]["id"]
    return link


def test_sockets_of_an_address_are_bounded_and_others_notice_nothing(gate: Server) -> None:
    """Up to the limit at a time; one more gets an error, and a freed place can be taken."""
    table = a_table(gate)
    with ExitStack() as open_ones:
        sockets = [open_ones.enter_context(come(gate, table, "192.0.2.1")) for _ in range(FEW.sockets)]
        for each in sockets:
            assert json.loads(each.recv(timeout=TIMEOUT))["type"] == "table"
        assert last_words(come(gate, table, "192.0.2.1")) in [("too-many", 4403), ("too-fast", 4403)]
        with come(gate, table, "192.0.2.2") as another:
            assert json.loads(another.recv(timeout=TIMEOUT))["type"] == "table"
        sockets[0].close()
        eventually(lambda: _is_let_in(gate, table, "192.0.2.1"))


def _is_let_in(server: Server, table: str, address: str) -> bool:
    with suppress(InvalidStatus), come(server, table, address) as opened:
        return bool(json.loads(opened.recv(timeout=TIMEOUT))["type"] == "table")
    return False


def test_a_flood_of_sockets_is_refused_at_once(gate: Server) -> None:
    """Hundreds that are opened and dropped: after the first few none is served, and the log stays short."""
    table, before = a_table(gate), gate.memory_bytes()
    request = (
        f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: localhost:{gate.port}\r\nConnection: Upgrade\r\n"
        "Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
        "X-Forwarded-For: 192.0.2.3\r\n\r\n"
    ).encode()
    started_at, answers = time.monotonic(), list[bytes]()
    for number in range(600):
        with closing(socket.create_connection(("127.0.0.1", gate.port), timeout=TIMEOUT)) as dropped:
            dropped.sendall(request)
            if number % 5 == 0:
                answers.append(dropped.recv(100))
    refused = sum(b"HTTP/1.1 429" in answer[:20] for answer in answers)
    (served, more), (message, yet_more) = FEW.socket_opens, EXPLAINED_REFUSALS
    assert len(answers) - refused <= served + message + (more + yet_more) * (time.monotonic() - started_at)
    honest = HttpClient(gate)
    client = honest.connect(honest.make_table(["person", "pilgrim"])["table"]["id"])
    client.move(client.read_to_entry(0)["view"]["choices"][0]["id"])
    client.read_to_entry(1)
    client.close()
    assert gate.memory_bytes() - before < 50 * 2**20
    assert gate.log.stat().st_size < 20_000


def test_nothing_is_reckoned_for_a_socket_that_has_gone() -> None:
    """No table is looked up for it."""
    data = iter(["websocket.connect", "websocket.disconnect"])
    answered: list[str] = []

    async def receive() -> MutableMapping[str, Any]:
        return {"type": next(data), "code": 1006}

    async def send(message: MutableMapping[str, Any]) -> None:
        answered.append(message["type"])

    scope = {"type": "websocket", "headers": [], "path": "/", "query_string": b"", "app": FastAPI()}  # with no house
    run_in_thread(sockets.serve_socket(WebSocket(scope, receive, send), NOWHERE, None, -1))
    assert answered == ["websocket.accept"]


def test_an_unknown_link_is_told_so(gate: Server) -> None:
    """Well-formed or not, an unknown table leaves nothing in memory."""
    for link in (NOWHERE, "%00", "x" * 500, "%F0%9F%8E%B4"):
        assert last_words(come(gate, link, "192.0.2.4"))[0] in ("unknown-table", "too-fast")


def test_a_socket_that_asks_for_no_seat_there_can_be_is_refused(gate: Server) -> None:
    """Nor since when without a number."""
    for request in ("seat=first", "seat=", "since=ever"):
        with pytest.raises(InvalidStatus) as refused:
            connect(f"{gate.ws}/api/tables/{NOWHERE}/socket?{request}", open_timeout=TIMEOUT)
        assert refused.value.response.status_code == 403


def test_a_network_is_one_address() -> None:
    """Whoever has an IPv6 address has billions of them."""
    assert network_of("2001:db8::1") == network_of("2001:db8::ffff:1") != network_of("2001:db8:0:1::1")
    assert network_of("::ffff:192.0.2.1") == network_of("192.0.2.1") != network_of("192.0.2.2")
    assert network_of("unix:") == "unix:"


def test_mapped_addresses_are_as_many_places_as_they_are() -> None:
    """IPv4 addresses count separately, also mapped to IPv6; IPv6 addresses count by network."""
    assert address_group_of("::ffff:192.0.2.1") == address_group_of("192.0.2.1") != address_group_of("::ffff:192.0.2.2")
    assert (
        address_group_of("2001:db8::1") == address_group_of("2001:db8::ffff:1") != address_group_of("2001:db8:0:1::1")
    )
    assert address_group_of("unix:") == address_group_of("unix:")


# ---------------------------------------------------------------- slow and silent


def ended(connection: socket.socket) -> bool:
    """Returns whether the server has closed a connection, after reading what it sent."""
    connection.settimeout(TIMEOUT)
    with suppress(ConnectionError):
        while connection.recv(2**16):
            pass
    return True


SILENCES = (
    b"",
    b"GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ",
    b"POST /api/imports HTTP/1.1\r\nHost: x\r\nContent-Length: 1000\r\n\r\n{",
    b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n",
    b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\nGET /healthz HTTP/1.1\r\nHo",
)


@pytest.fixture
def hasty(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Server]:
    """A server with short timeouts."""
    for room, patience in (
        (connection_limits, "HEAD_SECONDS"),
        (connection_limits, "BODY_SECONDS"),
        (connection_limits, "STALL_SECONDS"),
        (database, "BUSY_SECONDS"),
    ):
        monkeypatch.setattr(room, patience, getattr(room, patience) / 10)
    url = database_url(f"sqlite:///{tmp_path}/tables.db")
    run_in_thread(migrate_database(url))
    app = create_app(Storage(url), None, FEW)
    config = serve._config(app, FEW)
    config.timeout_keep_alive = 1
    with serve_in_process(app, config) as running:
        yield running


def test_whoever_falls_silent_is_hung_up_on(hasty: Server) -> None:
    """At once, in the head, in the body, before or within a second request."""
    with ExitStack() as open_ones:
        silent = [
            open_ones.enter_context(socket.create_connection(("127.0.0.1", hasty.port), TIMEOUT)) for _ in SILENCES
        ]
        for each, data in zip(silent, SILENCES, strict=True):
            each.sendall(data)
        assert [ended(each) for each in silent] == [True] * len(SILENCES)


def test_a_head_without_end_is_hung_up_on(gate: Server) -> None:
    """It is not even buffered."""
    with socket.create_connection(("127.0.0.1", gate.port), timeout=TIMEOUT) as endless:
        endless.sendall(b"GET / HTTP/1.1\r\n")
        with suppress(ConnectionError):
            for _ in range(10 * connection_limits.MAX_HEAD_BYTES // 1024):
                endless.sendall(b"X-More: " + b"x" * 1014 + b"\r\n")
        assert ended(endless)


def test_connections_of_an_address_are_bounded(gate: Server) -> None:
    """Without a proxy too; the first connections stay, and others are accepted all the same."""
    with ExitStack() as open_ones:
        several = [
            open_ones.enter_context(
                socket.create_connection(("127.0.0.1", gate.port), TIMEOUT, source_address=("127.0.0.9", 0))
            )
            for _ in range(FEW.connections + 5)
        ]
        assert [ended(each) for each in several[FEW.connections :]] == [True] * 5
        assert httpx.get(f"{gate.http}/healthz", timeout=TIMEOUT).text == "ok"


# ---------------------------------------------------------------- malformed


@pytest.mark.parametrize(
    ("arguments", "status"),
    [
        ({"url": "/api/tables", "method": "POST", "headers": {"Origin": "http://["}}, 403),
        ({"url": "/api/tables", "method": "POST", "headers": {"Origin": "http://[::1"}}, 403),
        ({"url": "/api/imports", "method": "POST", "json": {"name": "Ann", "text": "Tabiji game ²"}}, 422),
        ({"url": "/api/imports", "method": "POST", "json": {"name": "Ann", "text": f"Tabiji game {'1' * 5000}"}}, 422),
        ({"url": "/api/tables", "method": "POST", "json": {}, "headers": {"Host": "["}}, 400),
        ({"url": "/api/lobby?game=%00", "method": "GET"}, 200),
        ({"url": "/api/lobby?search=%00", "method": "GET"}, 200),
        ({"url": "/%00", "method": "GET"}, 404),
        ({"url": "/assets/%2e%2e%2f%2e%2e%2fserver/app.py", "method": "GET"}, 404),
        ({"url": f"/{'x' * 5000}", "method": "GET"}, 404),
        ({"url": "/api/games/", "method": "GET", "headers": {"Host": "["}}, 400),
        ({"url": "/metrics", "method": "GET"}, 404),
    ],
    ids=lambda value: None if isinstance(value, int) else value["url"][:30],
)
def test_malformed_requests_are_told_so(gate: Server, arguments: dict[str, Any], status: int) -> None:
    """In a sentence, and never with a 500."""
    answer = HttpClient(gate).http.request(**arguments)
    assert answer.status_code == status, answer.text
    assert "Internal" not in answer.text


def test_postgresql_takes_no_nul_and_is_given_none(postgres: str, tmp_path: Path) -> None:
    """Wherever a text of a stranger's reaches it."""
    server = Server(postgres, tmp_path / "log")
    ann = HttpClient(server)
    table = ann.make_table(["person", "open"])["table"]["id"]
    assert ann.http.get("/api/lobby?game=%00to&search=a%00").status_code == 200
    assert ann.http.get("/api/tables/%00").status_code == 422
    assert ann.http.post(f"/api/tables/{table}/seats/1/take", json={"name": "B\0en"}).status_code == 200
    assert last_words(come(server, "%00", "192.0.2.5")) == ("unknown-table", 4403)
    client = ann.connect(table, 0)
    client.send(type="chat", text="h\0i")
    assert client.read_until("chat")["text"] == "hi"
    server.stop()
    assert "Traceback" not in server.log.read_text()


UPGRADE = (
    "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
    "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
)


@pytest.mark.parametrize("path", ["/healthz", f"/api/tables/{NOWHERE}/socket"])
@pytest.mark.parametrize(
    ("version", "hosts", "well"),
    [
        ("1.1", ["localhost"], True),
        ("1.1", ["[::1]:8484"], True),
        ("1.0", [], True),
        ("1.1", [], False),
        ("1.1", ["localhost", "localhost"], False),
        ("1.1", ["localhost", "evil.example"], False),
        ("1.0", ["localhost", "evil.example"], False),
        ("1.1", [""], False),
        ("1.1", ["local host"], False),
        ("1.1", ["localhost/evil.example"], False),
    ],
)
def test_a_request_names_its_host_once(gate: Server, path: str, version: str, hosts: list[str], well: bool) -> None:
    """None, several or one that cannot be one: 400, for sockets too."""
    if path != "/healthz" and version == "1.0":
        pytest.skip("there are no sockets in HTTP/1.0")
    head = "".join(f"Host: {host}\r\n" for host in hosts) + (UPGRADE if path != "/healthz" else "Connection: close\r\n")
    with socket.create_connection(("127.0.0.1", gate.port), timeout=TIMEOUT) as connection:
        connection.sendall(f"GET {path} HTTP/{version}\r\n{head}\r\n".encode())
        status = int(connection.recv(100).split()[1])
    assert status == (400 if not well else 200 if path == "/healthz" else 101)


# ---------------------------------------------------------------- other sites, and security headers


def test_the_scheme_of_an_origin_counts(gate: Server) -> None:
    """A page from plain http, which an attacker may have changed, is of another origin than one from https."""
    for scheme, origin, status in (("https", "http", 403), ("https", "https", 422), ("http", "https", 403)):
        headers = {"X-Forwarded-Proto": scheme, "Origin": f"{origin}://localhost:{gate.port}"}
        assert HttpClient(gate).http.post("/api/tables", headers=headers, json={}).status_code == status


def test_every_answer_tells_browsers_what_they_may(gate: Server) -> None:
    """No response may be framed or sniffed or leak a referrer; responses about tables are not cached."""
    part = Path(__file__).parents[2] / "src/tabiji/static/assets"
    named = f"/assets/{next(part.iterdir()).name}" if part.exists() else "/healthz"
    cache_controls: dict[str, str] = {}
    for path in ("/", named, "/api/games", "/api/tables/nowhere", "/nothing", "/healthz"):
        headers = httpx.get(gate.http + path, timeout=TIMEOUT).headers
        assert "frame-ancestors 'none'" in headers["content-security-policy"]
        assert "unsafe" not in headers["content-security-policy"].replace("style-src-attr 'unsafe-inline'", "")
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        cache_controls[path] = headers["cache-control"]
    assert cache_controls["/"] == "no-cache"
    assert "immutable" in cache_controls[named] or named == "/healthz"
    assert (
        cache_controls["/api/games"]
        == cache_controls["/api/tables/nowhere"]
        == cache_controls["/nothing"]
        == "no-store"
    )


def test_scripts_travel_pressed_to_whoever_reads_them_so(gate: Server) -> None:
    """And unpressed, or pressed by the way, to others."""
    parts = Path(__file__).parents[2] / "src/tabiji/static/assets"
    script = next((path for path in parts.glob("*.js") if path.stat().st_size > 10_000), None)
    if script is None:
        pytest.skip("the page is not built")
    sizes = {}
    for wanted in ("identity", "gzip", "gzip, br"):
        request: dict[str, Any] = {"headers": {"Accept-Encoding": wanted}, "timeout": TIMEOUT}
        with httpx.stream("GET", f"{gate.http}/assets/{script.name}", **request) as answer:
            assert answer.headers["content-type"].startswith("text/javascript")
            assert answer.headers.get("content-encoding", "identity") == wanted.split()[-1]
            sizes[wanted] = len(b"".join(answer.iter_raw()))
    assert sizes["identity"] == script.stat().st_size
    assert sizes["gzip, br"] < sizes["gzip"] < sizes["identity"]


def test_the_licence_of_every_font_travels_with_it(gate: Server) -> None:
    """As the fonts' licence wants it."""
    parts = Path(__file__).parents[2] / "src/tabiji/static/assets"
    fonts = {font.name.partition("-latin")[0].replace("-", " ") for font in parts.glob("*.woff2")}
    if not fonts:
        pytest.skip("the page is not built")
    answer = httpx.get(f"{gate.http}/fonts.txt", timeout=TIMEOUT)
    assert answer.headers["content-type"].startswith("text/plain")
    written = answer.text.lower()
    assert written.count("sil open font license version 1.1") == len(fonts) > 1
    assert all(font.removesuffix(" b1").replace(" ", "") in written.replace(" ", "") for font in fonts)


# ---------------------------------------------------------------- cookies


def cookie_key(server: Server) -> str:
    """Return the key with which a server signs its cookies."""
    with closing(sqlite3.connect(server.database.removeprefix("sqlite:///"))) as file:
        (key,) = file.execute("select value from keys where name = 'cookies'").fetchone()
    return str(key)


def day_signed(secret: str, days_ago: int, key: str) -> str:
    """Return a cookie in the format that was used before itsdangerous signed them."""
    payload = f"{secret}.{int(time.time() // 86400) - days_ago}"
    return f"{payload}.{hmac.new(bytes.fromhex(key), payload.encode(), 'sha256').hexdigest()[:32]}"


def test_forged_cookies_are_unknown(gate: Server) -> None:
    """In the present format and in the former one; strangers get a cookie of this server."""
    ann = HttpClient(gate)
    table = ann.make_table(["person", "open"])["table"]["id"]
    assert ann.secret
    secret, issued, signature = ann.secret.split(".")
    _, day, day_signature = (former := day_signed(secret, 0, cookie_key(gate))).split(".")
    for valid in (ann.secret, former):
        assert HttpClient(gate, valid).get(f"/api/tables/{table}")["your_seats"] == [0]
    for forged in (
        "a" * 32,
        f"{secret}.{issued[:-1]}.{signature}",
        f"{secret}.{issued}.{signature[:-2]}",
        f"{secret}.{issued}.",
        f"{secret}..{signature}",
        f"{'b' * 32}.{issued}.{signature}",
        f"{secret}.{int(day) + 1}.{day_signature}",
        f"{secret}.{day}.{day_signature[:-1]}",
        f"{'b' * 32}.{day}.{day_signature}",
        f"{secret}.{day}.{signature}",
    ):
        stranger = HttpClient(gate, forged)
        assert stranger.get(f"/api/tables/{table}")["your_seats"] == []
        assert stranger.get("/api/me/tables") == []


def test_old_cookies_are_renewed_and_keep_their_seats(gate: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """A cookie of last month, both kinds of former cookies, and a former one of today."""
    ann = HttpClient(gate)
    table = ann.make_table(["person", "open"])["table"]["id"]
    assert ann.secret
    secret, key, started = ann.secret.partition(".")[0], cookie_key(gate), int(time.time())
    with monkeypatch.context() as patch:
        patch.setattr(TimestampSigner, "get_timestamp", lambda _: started - 30 * 86400)
        last_month = CookieSigner(key).sign(secret)
    for old in (last_month, day_signed(secret, 30, key), day_signed(secret, 0, key), secret):
        browser: dict[str, Any] = {"headers": {"Cookie": f"{COOKIE}={old}"}, "timeout": TIMEOUT}
        answer = httpx.get(f"{gate.http}/api/tables/{table}", **browser)
        assert answer.json()["your_seats"] == [0]
        assert "max-age=31536000" in answer.headers["set-cookie"].lower()
        renewed = answer.cookies[COOKIE]
        assert CookieSigner(key).verify(renewed) == secret
        assert CookieSigner(key).is_fresh(renewed)
        assert not CookieSigner(key).is_fresh(old)
        again = httpx.get(f"{gate.http}/api/tables/{table}", headers={"Cookie": f"{COOKIE}={renewed}"}, timeout=TIMEOUT)
        assert again.json()["your_seats"] == [0]
        assert "set-cookie" not in again.headers
    assert "set-cookie" not in ann.http.get(f"/api/tables/{table}").headers


# ---------------------------------------------------------------- one file, one server


def test_a_second_server_on_a_file_is_told_so(gate: Server) -> None:
    """And the first goes on; a killed server releases the file."""
    command = [sys.executable, "-c", "from tabiji.cli import main; main()", "serve", "--port", str(free_port())]
    second = subprocess.run([*command, "--database", gate.database], capture_output=True, text=True, timeout=TIMEOUT)
    assert second.returncode == 1
    assert "Another server keeps its tables in" in second.stderr
    assert httpx.get(f"{gate.http}/healthz", timeout=TIMEOUT).text == "ok"


def test_what_cannot_be_written_is_told_and_the_socket_stays(hasty: Server, tmp_path: Path) -> None:
    """While another program locks the file a move is refused with a named error, and works afterwards."""
    ann = HttpClient(hasty)
    client = ann.connect(ann.make_table(["person", "person"])["table"]["id"], 0)
    choice = client.read_to_entry(0)["view"]["choices"][0]["id"]
    with closing(sqlite3.connect(tmp_path / "tables.db", timeout=TIMEOUT, isolation_level=None)) as other:
        other.execute("begin exclusive")
        assert client.expect_refusal(type="move", number=1, choice=choice) == "out-of-reach"
        answer = ann.http.post("/api/tables", json={"game": "tokaido", "name": "Ann", "seats": [{"kind": "open"}] * 2})
        assert (answer.status_code, answer.json()["error"]) == (503, "out-of-reach")
    client.move(choice, 1)
    assert client.read_to_entry(1)["number"] == 1


# ---------------------------------------------------------------- tables set aside, and logs


@pytest.mark.parametrize(
    ("change", "error"),
    [
        ("update tables set components = 'mine 00000000' where id = ?", "other-components"),
        ("update tables set game = 'senet' where id = ?", "set-aside"),
        ('update moves set action = 9999 where number = 2 and "table" = ?', "set-aside"),
        ('update moves set action = null where number = 1 and "table" = ?', "set-aside"),
    ],
)
def test_a_table_that_cannot_go_on_is_set_aside(gate: Server, metrics_port: int, change: str, error: str) -> None:
    """Its players get a sentence at every request; the log has one line."""
    ann = HttpClient(gate)
    table = ann.make_table(["pilgrim", "pilgrim", "person"])["table"]["id"]
    client = ann.connect(table)
    client.read_to_entry(2)
    client.close()
    eventually(lambda: read_metric(metrics_port, "tabiji_tables") == 0)
    started_at = time.monotonic()

    def lines() -> int:
        return sum(f'"error":"{error}"' in line for line in gate.log.read_text().splitlines())

    data = lines()
    with closing(sqlite3.connect(gate.database.removeprefix("sqlite:///"), timeout=TIMEOUT)) as file, file:
        file.execute(change, (table,))  # while no client is connected, as a newer version would
    for _ in range(4):
        assert last_words(come(gate, table, "192.0.2.6")) == (error, CLOSE_FORBIDDEN)
    assert ann.get(f"/api/tables/{table}")["id"] == table
    assert lines() - data <= 1 + (time.monotonic() - started_at) / FIRST_INTERVAL
