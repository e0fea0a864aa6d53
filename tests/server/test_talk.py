"""Talk at the table."""

from __future__ import annotations

import re
import time
from pathlib import Path

from tabiji import server as server_package
from tabiji.server.table.live_table import CHAT_RATE
from tabiji.server.ws.chat import PHRASES
from tabiji.texts import LANGUAGES, Texts

from .clients import HttpClient, Server


def test_every_phrase_and_every_refusal_has_words_in_every_language() -> None:
    """The three catalogues hold the same messages, and all the phrases."""
    every = [Texts(language) for language in LANGUAGES]
    assert all(phrase in texts for phrase in PHRASES for texts in every)
    code = "".join(path.read_text(encoding="utf-8") for path in Path(server_package.__path__[0]).rglob("*.py"))
    refusals = set(re.findall(r'(?:RequestError|_error_response)\(\s*"([a-z-]+)"', code)) | {"not-found"}
    assert len(refusals) > 20
    assert [refusal for refusal in sorted(refusals) for texts in every if f"refused-{refusal}" not in texts] == []


def test_people_talk(server: Server, ann: HttpClient, ben: HttpClient) -> None:
    """Phrases and messages reach all clients, sanitized, also later ones; spectators cannot send any."""
    table = ann.make_table(["person", "open", "open"])["table"]["id"]
    ben.post(f"/api/tables/{table}/seats/1/take", name="Ben")
    first, second = ann.connect(table), ben.connect(table)
    first.send(type="phrase", phrase="phrase-hello")
    first.send(type="chat", text=" <script>alert(1)</script>\u202e\n ok ")
    lines = [second.read_until("chat"), second.read_until("chat")]
    assert lines[0]["phrase"] == "phrase-hello"
    assert lines[1]["text"] == "<script>alert(1)</script> ok"
    assert {line["seat"] for line in lines} == {0}
    watcher = HttpClient(server).connect(table)
    assert [watcher.read_until("chat"), watcher.read_until("chat")] == lines
    assert watcher.expect_refusal(type="chat", text="hm") == "not-your-seat"
    assert first.expect_refusal(type="phrase", phrase="phrase-insult") == "unknown-phrase"
    assert first.expect_refusal(type="chat", text="x" * 301) == "too-long"
    assert first.expect_refusal(type="chat", text="\u200b") == "empty"


def test_whoever_made_the_table_can_turn_free_chat_off(ann: HttpClient, ben: HttpClient) -> None:
    """Phrases stay."""
    table = ann.make_table(["person", "open", "open"])["table"]["id"]
    ben.post(f"/api/tables/{table}/seats/1/take", name="Ben")
    client = ben.connect(table)
    assert ben.http.put(f"/api/tables/{table}/chat", json={"allowed": False}).status_code == 403
    assert ann.http.put(f"/api/tables/{table}/chat", json={"allowed": False}).json()["chat"] is False
    assert client.expect_refusal(type="chat", text="hello?") == "chat-off"
    client.send(type="phrase", phrase="phrase-sorry")
    assert client.read_until("chat")["phrase"] == "phrase-sorry"


def test_talk_is_rate_limited_on_all_devices_together(ann: HttpClient) -> None:
    """Five lines at once, then one every two seconds; all others are too fast, from whichever socket."""
    table = ann.make_table(["person", "open"])["table"]["id"]
    clients = [ann.connect(table), ann.connect(table)]
    started_at = time.monotonic()
    for number in range(20):
        for client in clients:
            client.send(type="chat", text=str(number))
    refused = [error for client in clients for error in client.read_refusals()]
    most, rate = CHAT_RATE
    assert most <= 40 - len(refused) <= most + rate * (time.monotonic() - started_at)
    assert set(refused) <= {"too-fast"}
