"""Strangers without a seat: sockets opened and dropped, frames and requests without sense, silences."""

from __future__ import annotations

import random
import socket
import ssl
import time
from contextlib import closing, suppress

import httpx
from websockets.sync.client import connect

from ..clients import Server
from ..proxy import Proxied
from ..test_fuzz import mutated
from .place import ANSWERED, LOST, Place

PACE = 0.05  # seconds between two deeds
ADDRESSES = 10
NGINX = (502, 504)  # its status codes while a server is down
PATHS = ("/api/tables", "/api/imports", "/api/lobby?search=%00", "/%2e%2e/%00", "/api/tables/%00/gamefile", "/metrics")


def stranger(chance: random.Random) -> str:
    """Returns one of a few documentation addresses."""
    return f"127.2.0.{1 + chance.randrange(ADDRESSES)}"


def answered(place: Place, entrance: Server, answer: httpx.Response, what: str) -> None:
    """Checks that a response is one of the server, or of nginx while the server is down."""
    place.counted[f"answered {answer.status_code // 100}xx"] += 1
    allowed = (*ANSWERED, *NGINX) if isinstance(entrance, Proxied) else ANSWERED
    assert answer.status_code in allowed, (what, answer.status_code, answer.text)


def drop(place: Place, chance: random.Random) -> None:
    """Open sockets and drop them, some before they are answered."""
    while not place.over.wait(PACE):
        entrance = place.entrance()
        link = chance.choice([*(company.table for company in place.tables[-3:]), "A" * 16])
        request = (
            f"GET /api/tables/{link}/socket HTTP/1.1\r\nHost: localhost:{entrance.port}\r\nConnection: Upgrade\r\n"
            "Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
        )
        with suppress(*LOST), closing(_line(entrance, stranger(chance))) as dropped:
            dropped.sendall(request.encode())
            if chance.random() < 0.1:
                dropped.recv(100)
        place.counted["sockets dropped"] += 1


def _line(entrance: Server, address: str) -> socket.socket:
    """A bare connection."""
    bare = socket.create_connection(("127.0.0.1", entrance.port), timeout=5, source_address=(address, 0))
    if not isinstance(entrance, Proxied):
        return bare
    return ssl.create_default_context(cafile=str(entrance.certificate)).wrap_socket(bare, server_hostname="localhost")


def rave(place: Place, chance: random.Random) -> None:
    """Send frames that make no sense to the tables of others."""
    while not place.over.wait(PACE):
        if not place.tables:
            continue
        url, where = f"{place.entrance().ws}/api/tables/{place.tables[-1].table}/socket", (stranger(chance), 0)
        # a client that reads nothing must at least receive it, since its library could not close otherwise
        with suppress(*LOST), connect(url, source_address=where, open_timeout=5, max_queue=None) as raving:
            for _ in range(chance.randrange(40)):
                raving.send(mutated(chance))
                place.counted["frames without sense"] += 1
                time.sleep(PACE)


def ask_nonsense(place: Place, chance: random.Random) -> None:
    """Ask for what is not there, in forms that are none."""
    while not place.over.wait(PACE):
        headers = {"Origin": chance.choice(["http://[", "null", "https://x"])} if chance.random() < 0.5 else {}
        body = chance.randbytes(chance.choice([0, 10, 1000, 200_000]))
        method, entrance = chance.choice(["GET", "POST", "PUT", "DELETE"]), place.entrance()
        url = f"{entrance.http}{chance.choice(PATHS)}"
        with suppress(*LOST), httpx.Client(transport=httpx.HTTPTransport(local_address=stranger(chance))) as client:
            answer = client.request(method, url, content=body, headers=headers, timeout=5)
            answered(place, entrance, answer, f"{method} {url}")


def dawdle(place: Place, chance: random.Random) -> None:
    """Sends the beginning of a request, and nothing more."""
    while not place.over.is_set():
        with suppress(*LOST), closing(_line(place.entrance(), stranger(chance))) as slow:
            slow.sendall(chance.choice([b"", b"GET / HT", b"POST /api/imports HTTP/1.1\r\nContent-Length: 9\r\n\r\n"]))
            place.counted["silences"] += 1
            place.over.wait(chance.uniform(0, 20))


STRANGERS = (drop, rave, ask_nonsense, dawdle)
