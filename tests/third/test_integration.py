"""The third game in the terminal, in the arena and on a real server; the page is tested in tests/page."""

from __future__ import annotations

import random
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tabiji.core import gamefile
from tabiji.games import GAMES
from tabiji.texts import LANGUAGES

from ..server import test_undo
from ..server.clients import HttpClient, Server, play_randomly
from .install import for_three
from .install import installed as installed_from

pytestmark = pytest.mark.usefixtures("installed")


def run(*command: str, stdin: str = "", fails: bool = False) -> str:
    """Runs `tabiji` and returns its output, or its errors if it must fail."""
    process = subprocess.run([sys.executable, "-m", "tabiji", *command], input=stdin, capture_output=True, text=True)
    assert (process.returncode != 0) == fails, process.stderr
    return process.stderr if fails else process.stdout


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_plays_in_the_terminal(language: str, tmp_path: Path) -> None:
    keep = str(tmp_path / "hike.txt")
    options = ("--players", "3", "--option", "weather=mist", "--seed", "4", "--name", "Ann", "--lang", language)
    output = run("play", "yamaji", *options, "--keep", keep, stdin="?\n" + "1\n" * 40)
    words = {"en": "Mist", "fr": "Brume", "it": "Nebbia"}, {"en": "Grove", "fr": "Bosquet", "it": "Bosco"}
    assert all(word[language] in output for word in words)
    assert "yamaji-" not in output
    assert "weather: mist" in Path(keep).read_text()


def test_bots_play_it_in_the_arena_with_playouts_at_random(tmp_path: Path) -> None:
    csv = tmp_path / "seats.csv"
    bots = ("wanderer", "pilgrim", "sage")
    output = run("arena", "yamaji", *bots, "--games", "6", "--playouts", "64", "--csv", str(csv))
    assert all(bot in output for bot in bots)
    assert len(csv.read_text().splitlines()) == 1 + 6 * 3


def test_a_bot_that_does_not_know_it_says_so() -> None:
    output = run("play", "yamaji", "--bot", "master", fails=True)
    assert output == "The bot 'master' does not play yamaji: choose one of wanderer, pilgrim, sage.\n"


@pytest.fixture(scope="module")
def server(installed: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Starts a server that has the game."""
    folder = tmp_path_factory.mktemp("third")
    running = Server(f"sqlite:///{folder}/tables.db", folder / "log")
    yield running
    running.stop()
    assert "Traceback" not in running.log.read_text()


def test_a_whole_game_at_a_real_server_is_exported_and_replayed(server: Server) -> None:
    ann, ben = HttpClient(server), HttpClient(server)
    (info,) = (game for game in ann.get("/api/games")["games"] if game["name"] == "yamaji")
    assert (info["min_players"], info["max_players"], info["options"][0]["answers"]["mist"]) == (
        2,
        4,
        "yamaji-weather-mist",
    )
    assert info["unsupported_bots"] == ["merchant", "scholar", "courier", "master"]
    seats = [{"kind": kind} for kind in ("person", "open")]
    refused = ann.http.post(
        "/api/tables", json={"game": "yamaji", "name": "Ann", "seats": [*seats, {"kind": "bot", "bot": "merchant"}]}
    )
    assert "does not play yamaji" in refused.json()["message"]
    table = ann.make_table(["person", "open", "wanderer"], "yamaji", options={"weather": "mist"})["table"]["id"]
    seen_from_the_start = ann.connect(table)  # a bot may move before anybody else has sat down
    seen_from_the_start.read_until("table")
    ben.post(f"/api/tables/{table}/seats/1/take", name="Ben")
    sockets = [seen_from_the_start, ben.connect(table), HttpClient(server).connect(table)]
    end = play_randomly(sockets, random.Random(3))
    assert end["summary"]["points"][-1] == [piece["points"] for piece in end["view"]["pieces"]]
    assert [space for _, space in end["summary"]["gatherings"]] == [0, 6, 11]
    text = ann.http.get(f"/api/tables/{table}/gamefile").text
    assert ann.http.get(f"/api/tables/{ann.post('/api/imports', name='Ann', text=text)['id']}/gamefile").text == text
    for entry in sockets[0].entries[1:]:
        moment = ben.get(f"/api/tables/{table}/replay/{entry['number']}", seat=0)
        assert moment["entry"]["events"] == entry["events"]
    assert moment["view"]["pieces"] == end["view"]["pieces"]
    assert [space["kind"] for space in ben.get(f"/api/tables/{table}/route")["road"]].count("grove") == 7


def test_moves_are_taken_back_until_something_hidden_was_shown(server: Server) -> None:
    test_undo.test_a_move_is_taken_back_and_made_again(server, "yamaji")


def test_it_can_be_the_journey_of_the_day_with_the_bots_it_names(server: Server) -> None:
    ann = HttpClient(server)
    assert {game["name"]: game["has_daily"] for game in ann.get("/api/games")["games"]} == dict.fromkeys(
        GAMES, True
    ) | {"yamaji": True}
    bots = ["wanderer", "pilgrim", "pilgrim"]
    assert ann.get("/api/daily/yamaji")["bots"] == bots
    table = ann.post("/api/daily/yamaji/start", name="Ann")
    assert [seat["bot"] for seat in table["seats"]] == [None, *bots]


def test_a_game_with_fewer_seats_than_its_bots_of_the_day_has_none(tmp_path: Path) -> None:
    with installed_from(tmp_path / "packages", for_three(tmp_path / "source")):
        small = Server(f"sqlite:///{tmp_path}/tables.db", tmp_path / "log")
    try:
        ann = HttpClient(small)
        (info,) = (game for game in ann.get("/api/games")["games"] if game["name"] == "yamaji")
        assert not info["has_daily"]
        for answer in (
            ann.http.get("/api/daily/yamaji"),
            ann.http.post("/api/daily/yamaji/start", json={"name": "Ann"}),
        ):
            assert answer.status_code == 422
            assert answer.json()["message"] == "There is no journey of the day of yamaji: its bots do not play it."
    finally:
        small.stop()


def test_a_page_learns_what_its_options_change(server: Server) -> None:
    (info,) = (game for game in HttpClient(server).get("/api/games")["games"] if game["name"] == "yamaji")
    (weather,) = info["options"]
    mist = {"name": "yamaji-mist", "min_players": 2, "max_players": 4, "excluded_by": []}
    assert weather["effects"] == {"clear": [], "mist": [mist]}


def test_its_rulebook_is_read_in_the_terminal_and_by_a_page(server: Server) -> None:
    output = run("rules", "yamaji", "herbs", "--lang", "en")
    assert "Every further herb of a kind is worth 2 points more; a wasabi is worth 4." in output
    assert "Mugwort: Worth 1 point" in output
    assert "Il sentiero (path)" in run("rules", "yamaji", "--lang", "it")
    book = HttpClient(server).get("/api/games/yamaji/rules")
    assert book["numbers"] == {"wasabi": 4, "pair": 2}
    assert [chapter["name"] for chapter in book["chapters"]] == ["journey", "spaces", "things"]


def test_its_practices_have_its_own_theme(monkeypatch: pytest.MonkeyPatch) -> None:
    from yamaji.game import YAMAJI
    from yamaji.rules import KEEP

    from tabiji.bots import observe
    from tabiji.learn.practice_search import decisions, theme_of, themes_of_phase

    monkeypatch.setitem(GAMES, "yamaji", lambda: YAMAJI)
    assert [theme.name for theme in themes_of_phase(YAMAJI, YAMAJI.move_phase)] == ["skip", "nearest", "ahead"]
    match = next(match for match in decisions(YAMAJI, 1) if match.state.phase == KEEP)
    legal = match.legal_moves()
    best = YAMAJI.describe(match.state, legal[0])
    assert theme_of(observe(YAMAJI, match.state, match.seat, 1), legal, best) == "herb"


@pytest.mark.parametrize(("least", "most", "sizes"), [(2, 4, {2, 3, 4}), (2, 3, {2, 3}), (4, 4, {4})])
def test_practices_are_looked_for_at_tables_it_has(
    least: int, most: int, sizes: set[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    from dataclasses import replace

    from yamaji.game import YAMAJI

    from tabiji.learn.practice_search import decisions

    monkeypatch.setitem(GAMES, "yamaji", lambda: YAMAJI)
    found = [next(decisions(replace(YAMAJI, players=(least, most)), seed)) for seed in range(12)]
    assert {match.options.players for match in found} == sizes
    *_, last = decisions(replace(YAMAJI, players=(least, most)), 1)  # to its end, by bots that know it
    assert len(last.moves) > 12


def test_its_texts_are_told_to_a_page_that_was_built_without_them(server: Server) -> None:
    ann = HttpClient(server)
    assert "Sentier" in ann.http.get("/api/games/yamaji/texts/fr").text.title()
    assert ann.http.get("/api/games/yamaji/texts/de").status_code == 422


def test_without_its_package_a_game_file_says_what_is_missing(tmp_path: Path) -> None:
    from yamaji.game import YAMAJI

    from tabiji.core.match import Match
    from tabiji.games import GAMES

    text = gamefile.write(Match(YAMAJI, YAMAJI.parse_options({}), 1))
    with pytest.raises(gamefile.BadGameFile, match="there is no game 'yamaji': this Tabiji plays tokaido, namiji"):
        gamefile.read(text, GAMES)
