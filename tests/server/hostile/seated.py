"""Attackers with a seat: at tables of their own they do everything that is allowed, too often and in any order; at the
tables of honest people they sit as Eve."""

from __future__ import annotations

import json
import random
import time
from collections.abc import Callable
from contextlib import ExitStack, suppress
from functools import cache
from typing import Any

import httpx
from websockets.sync.client import ClientConnection

from tabiji.core import gamefile
from tabiji.core.match import Match
from tabiji.games import GAMES, load_game

from ..clients import HttpClient, Message
from .floods import FRAMES_OF, seated
from .honest import EVE
from .place import LOST, Place, insist
from .strangers import answered

PACE = 0.3  # seconds between two deeds
SOCKETS = 12  # that read nothing, of one attacker at a time
PATIENCE = 8.0  # seconds for an answer: attackers do not wait for a master
DEEDS = (
    *("undo", "talk", "toggle", "hand_over", "give_up", "ask_the_master", "bring", "look_back", "review"),
    *("walk_the_day", "play_with_sages", "practise", "read_nothing", "meddle"),
)

Game = tuple[str, int]  # its text, and how many moves it has


@cache
def finished_games() -> list[Game]:
    """Texts of finished games, one of each kind and number of players."""
    texts = []
    for name in GAMES:
        game = load_game(name)
        for players in (2, 4):
            chance = random.Random(players)
            match = Match(game, game.parse_options({"players": str(players)}), players)
            while not match.over:
                match.play(chance.choice(match.legal_moves()), entropy=chance.randrange(2**63))
            texts.append((gamefile.write(match), len(match.moves)))
    return texts


class Attacker:
    """Somebody with a cookie, tables of their own, and a second browser."""

    def __init__(self, place: Place, chance: random.Random, address: str) -> None:
        self.place, self.chance = place, chance
        self.browsers: list[HttpClient] = [insist(lambda: place.guest(address)) for _ in range(2)]
        for each in self.browsers:
            each.http.timeout = PATIENCE
        self.tables: list[str] = []
        self.games: list[tuple[str, int]] = []  # finished ones, and how many moves they have

    # ------------------------------------------------------------ asking

    def ask(self, method: str, path: str, who: int = 0, **form: Any) -> Any:
        """Ask for something; what is granted, or None."""
        browser = self.browsers[who]
        browser.http.base_url = browser.server.http
        try:
            answer = browser.http.request(method, path, json=form) if form else browser.http.request(method, path)
        except LOST as error:
            self.place.counted[f"asked in vain: {type(error).__name__}"] += 1
            browser.server = self.place.entrance()
            self.place.over.wait(PACE)
            return None
        browser.responses.clear()
        answered(self.place, browser.server, answer, f"{method} {path} {form}")
        if answer.status_code == httpx.codes.TOO_MANY_REQUESTS:
            time.sleep(PACE)
        if not answer.is_success:
            return None
        return answer.json() if answer.headers["content-type"].startswith("application/json") else answer.text

    def table(self, *seats: str, **wish: Any) -> str | None:
        """A table of one's own, or one of those there are already."""
        wanted = [{"kind": s} if s in ("person", "open") else {"kind": "bot", "bot": s} for s in seats]
        game = wish.pop("game", self.chance.choice(list(GAMES)))
        made = self.ask("POST", "/api/tables", game=game, name="Mallory", seats=wanted, **wish)
        if made is None:
            return self.chance.choice(self.tables) if self.tables else None
        self.tables.append(made["table"]["id"])
        if len(self.tables) > 3:
            self.place.abandoned.append(self.tables.pop(0))
        return self.tables[-1]

    def sit(self, table: str, who: int = 0) -> ClientConnection:
        """A socket at a table."""
        browser = self.browsers[who]
        return seated(self.place.somewhere(), browser, table, str(browser.address))

    # ------------------------------------------------------------ deeds

    def play(self, table: str, moves: int, undo: float = 0.3) -> None:
        """Play some moves at random, taking some of them back."""
        with suppress(*LOST), self.sit(table) as socket:
            play_on(socket, moves, undo, self.chance, lambda: self.place.over.is_set())

    def undo(self) -> None:
        """Take back whatever can be."""
        if table := self.table("person", "pilgrim"):
            self.play(table, 30, undo=0.9)

    def talk(self) -> None:
        """Sends arbitrary chat, switches the chat off and on, and sends more."""
        if (table := self.table("person", "person")) is None:
            return
        with suppress(*LOST), self.sit(table) as socket:
            for nth in range(30):
                word = self.chance.choice(["\u202e", "x" * 2000, "\0", "<b>", "\ud83d\ude00" * 40, "hello"])
                socket.send(json.dumps({"type": "chat", "text": f"{word} {nth}"}))
                socket.send(FRAMES_OF["phrase"](nth))
        for allowed in (False, True):
            self.ask("PUT", f"/api/tables/{table}/chat", allowed=allowed)

    def toggle(self) -> None:
        """Let other bots sit in a bot's seat again and again."""
        if table := self.table("person", "wanderer", "pilgrim"):
            for nth in range(15):
                self.ask("POST", f"/api/tables/{table}/seats/1/bot", bot=("pilgrim", "merchant", "wanderer")[nth % 3])

    def hand_over(self) -> None:
        """Hand a seat over, to a friend and back, under other names."""
        if (table := self.table("person", "pilgrim", "person")) is None:
            return
        self.play(table, 2)
        for nth in range(6):
            link = self.ask("POST", f"/api/tables/{table}/seats/0/link", nth % 2, hand_over=bool(nth % 3))
            if link:
                claim = {"link": link["links"]["0"], "name": f"Mallory {nth}"}
                self.ask("POST", f"/api/tables/{table}/seats/0/claim", (nth + 1) % 2, **claim)

    def give_up(self) -> None:
        """Leaves a seat and takes it again until a bot has it; frees the others."""
        if (table := self.table("person", "person", "open", "pilgrim", visibility="open")) is None:
            return
        there = f"/api/tables/{table}/seats"
        self.ask("POST", f"{there}/2/bot", bot="wanderer")
        self.ask("POST", f"{there}/2/leave")
        self.ask("POST", f"{there}/2/take", 1, name="Trudy")
        self.play(table, 1)
        for nth in range(6):
            for seat in (0, 1, 2):
                self.ask("POST", f"{there}/{seat}/leave", nth % 2)
                self.ask("POST", f"{there}/{seat}/take", self.chance.randrange(2), name=f"Mallory{nth}")
        self.ask("POST", "/api/join", 1, name="Trudy", key=f"{self.chance.getrandbits(96):024x}")

    def ask_the_master(self) -> None:
        """Ask what to do, and whether something was better."""
        if (table := self.table("person", "pilgrim")) is None:
            return
        there = f"/api/tables/{table}/seats"
        for move in (1, 2, self.chance.randrange(1, 60)):
            self.ask("POST", f"{there}/{self.chance.randrange(2)}/hint", number=move)
            self.ask("POST", f"{there}/0/coach", number=move)
        self.ask("GET", f"/api/tables/{table}/hint")

    def bring(self) -> None:
        """Bring finished games, whole and broken."""
        text, moves = self.chance.choice(finished_games())
        broken = self.chance.random() < 0.3
        if broken:
            where = self.chance.randrange(len(text))
            text = (
                text[:where] + self.chance.choice(["", "\u2028", "\x85", "; 1 Ann = sage\n", "0"]) + text[where + 1 :]
            )
        made = self.ask("POST", "/api/imports", name="Mallory", text=text)
        if made and not broken:
            self.games.append((made["id"], moves))
            if len(self.games) > 3:
                self.place.abandoned.append(self.games.pop(0)[0])

    def look_back(self) -> None:
        """Look back at a finished game from everywhere, and play on from it."""
        if not self.games:
            return self.bring()
        link, moves = self.chance.choice(self.games)
        for _ in range(5):
            step, seat = self.chance.randrange(moves + 2), self.chance.randrange(5)
            self.ask("GET", f"/api/tables/{link}/replay/{step}?seat={seat}")
        self.ask("GET", f"/api/tables/{link}/outline")
        self.ask("GET", f"/api/tables/{link}/gamefile")
        self.ask("GET", f"/api/tables/{link}/review")
        seats = [{"kind": "person"}, {"kind": "bot", "bot": "wanderer"}]
        self.ask("POST", f"/api/tables/{link}/replay/{step}/play", name="Mallory", seats=seats)
        return None

    def review(self) -> None:
        """Let a game be looked back at, which takes a process for seconds."""
        for link, _ in self.games:
            self.ask("POST", f"/api/tables/{link}/review/start")

    def walk_the_day(self) -> None:
        """Starts the daily game, and reads its results."""
        game = self.chance.choice(list(GAMES))
        made = self.ask("POST", f"/api/daily/{game}/start", self.chance.randrange(2), name="Mallory")
        if made:
            self.play(made["id"], 30)
            if text := self.ask("GET", f"/api/tables/{made['id']}/gamefile"):
                self.place.daily_games.append((made["id"], text))
        for day in ("", "?day=2020-02-02", "?day=9999-99-99", "?day=0000-00-00"):
            self.ask("GET", f"/api/daily/{game}{day}")

    def play_with_sages(self) -> None:
        """Lets sages think, and skips the wait for them."""
        if table := self.table("person", "sage", "sage"):
            self.play(table, 3)
            self.ask("POST", f"/api/tables/{table}/skip-wait")

    def practise(self) -> None:
        """Look at practices, and play on from one."""
        game = self.chance.choice(list(GAMES))
        if practices := self.ask("GET", f"/api/practices/{game}"):
            name = self.chance.choice(practices)["name"]
            self.ask("GET", f"/api/practices/{game}/{name}")

    def read_nothing(self) -> None:
        """Keep sockets open at one's own table, without ever reading."""
        if table := self.table("person", "wanderer", "pilgrim"):
            with ExitStack() as stay:
                for _ in range(SOCKETS):
                    with suppress(*LOST):
                        stay.enter_context(self.sit(table))
                        self.place.counted["sockets that read nothing"] += 1
                self.toggle()

    def meddle(self) -> None:
        """Try to change the tables of honest people: nothing of it is granted."""
        if not self.place.tables:
            return
        company = self.chance.choice(self.place.tables[-4:])
        there, seat = f"/api/tables/{company.table}", self.chance.choice(company.seats[:2])
        for method, path, form in (
            ("POST", f"{there}/seats/{seat}/leave", {}),
            ("POST", f"{there}/seats/{seat}/take", {"name": "Ann"}),
            ("POST", f"{there}/seats/{seat}/bot", {"bot": "pilgrim"}),
            ("POST", f"{there}/seats/{seat}/link", {"hand_over": True}),
            ("POST", f"{there}/seats/{seat}/claim", {"link": "A" * 32}),
            ("POST", f"{there}/seats/{seat}/hint", {"number": 1}),
            ("POST", f"{there}/seats/{seat}/coach", {"number": 1}),
            ("POST", f"{there}/skip-wait", {}),
            ("PUT", f"{there}/chat", {"allowed": False}),
        ):
            assert self.ask(method, path, **form) is None, f"{method} {path} was granted to a stranger"

    def rampage(self) -> None:
        """One deed after the other until all is over, and nothing was left out here."""
        deeds = [getattr(self, name) for name in DEEDS]
        while not self.place.over.is_set() or any(not self.place.counted[f"deed {name}"] for name in DEEDS):
            self.chance.shuffle(deeds)
            for deed in deeds:
                if not self.place.over.wait(PACE) or not self.place.counted[f"deed {deed.__name__}"]:
                    deed()
                    self.place.counted[f"deed {deed.__name__}"] += 1


def play_on(
    socket: ClientConnection, moves: int, undo: float, chance: random.Random, enough: Callable[[], bool]
) -> None:
    """Plays the moves of a seat, undoing some, up to a number of moves."""
    made = 0
    while made < moves and not enough():
        message: Message = json.loads(socket.recv(timeout=PATIENCE))
        if message["type"] != "game":
            continue
        if message["view"]["turn"] is None:
            return
        if message["can_undo"] and chance.random() < undo:
            socket.send(json.dumps({"type": "undo", "number": message["number"] + 1}))
        elif choices := message["view"]["choices"]:
            choice = chance.choice(choices)["id"]
            socket.send(json.dumps({"type": "move", "number": message["number"] + 1, "choice": choice}))
            made += 1


def attack(place: Place, number: int, chance: random.Random) -> None:
    """Somebody who does anything at all."""
    Attacker(place, chance, f"127.4.{number}.1").rampage()


def eve(place: Place, table: str) -> None:
    """Plays among honest players, but undoes what can be undone, chats, changes presence, and reconnects."""
    chance = random.Random(table)
    address = f"127.5.0.{1 + chance.randrange(200)}"
    browser: HttpClient = insist(lambda: place.guest(address))
    there = f"/api/tables/{table}/seats/{EVE}"
    insist(lambda: browser.post(f"{there}/take", name="Eve"))
    while not place.over.wait(PACE):
        with suppress(*LOST), seated(place.somewhere(), browser, table, address) as socket:
            for nth in range(chance.randrange(40)):
                kind = chance.choice(list(FRAMES_OF))
                socket.send(FRAMES_OF[kind](nth))
            play_on(socket, 3, 0.5, chance, place.over.is_set)
            continue
        with suppress(*LOST):
            if browser.http.get(f"/api/tables/{table}").json().get("status") == "finished":
                return
        if chance.random() < 0.1:  # she may return to her own seat, once
            with suppress(*LOST):
                browser.http.post(f"{there}/leave")
                browser.http.post(f"{there}/take", json={"name": "Eve"})
