"""The command line: real processes, clear sentences, exit codes."""

import gzip
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tabiji.cli import main
from tabiji.cli.playing import resume_match
from tabiji.core import gamefile
from tabiji.core.errors import BadOptions
from tabiji.core.match import Match
from tabiji.games.tokaido.game import TOKAIDO
from tabiji.games.tokaido.real_games import read_games


def run(*words: str, stdin: str = "", **env: str) -> subprocess.CompletedProcess[str]:
    """Runs `tabiji` in a process of its own."""
    return subprocess.run(
        [sys.executable, "-m", "tabiji", *words],
        input=stdin,
        capture_output=True,
        encoding=env.get("PYTHONIOENCODING", "utf-8"),
        env={**os.environ, "LC_ALL": "C.UTF-8", "COLUMNS": "120", **env},
    )


def complaint(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], *words: str) -> str:
    """Runs `tabiji` in this process and returns the error output of a failing command."""
    monkeypatch.setattr("sys.argv", ["tabiji", *words])
    with pytest.raises(SystemExit) as ended:
        main()
    assert ended.value.code == 1
    return capsys.readouterr().err


ALWAYS_FIRST = "1\n" * 900


class TestPlay:
    @pytest.mark.parametrize(
        ("game", "players", "end"), [("tokaido", "5", "ends the journey with"), ("namiji", "2", "ends the voyage with")]
    )
    def test_a_whole_match_can_be_played(self, game: str, players: str, end: str) -> None:
        process = run("play", game, "--players", players, "--seed", "7", "--name", "Aki", stdin=ALWAYS_FIRST)
        assert process.returncode == 0, process.stderr
        assert f"Aki {end}" in process.stdout
        assert "wins the journey" in process.stdout or "share the victory" in process.stdout

    @pytest.mark.parametrize(
        ("language", "words"),
        [("en", "Where will you walk?"), ("fr", "Source chaude"), ("it", "Terme")],
    )
    def test_it_has_three_languages(self, language: str, words: str) -> None:
        assert words in run("play", "--lang", language, "--seed", "3", stdin="1\nq\n").stdout
        assert words in run("play", "--seed", "3", stdin="1\nq\n", LC_ALL=f"{language}_XX.UTF-8").stdout

    @pytest.mark.parametrize(("language", "words"), [("fr", "Rocher sacré"), ("it", "Roccia sacra")])
    def test_namiji_has_them_too(self, language: str, words: str) -> None:
        process = run("play", "namiji", "--lang", language, "--players", "2", "--seed", "3", stdin="1\n" * 20 + "q\n")
        assert (process.returncode, words in process.stdout) == (0, True), process.stderr

    def test_a_crate_is_drawn_and_placements_are_chosen_by_number(self) -> None:
        process = run("play", "namiji", "--players", "3", "--seed", "4", stdin="1\n" * 20 + "q\n")
        assert "Where will you place the fish?" in process.stdout
        assert "1 ·· ·· ·· ··" in process.stdout

    def test_a_locale_without_a_language_of_ours_speaks_english(self) -> None:
        assert "Which traveler will you be?" in run("play", stdin="q\n", LC_ALL="de_DE.UTF-8").stdout

    def test_a_match_resumes_where_it_stopped(self, tmp_path: Path) -> None:
        path = tmp_path / "journey.txt"
        first = run("play", "--seed", "11", "--keep", str(path), stdin="1\n1\n1\nq\n")
        assert "kept in" in first.stdout
        moves = path.read_text()
        second = run("play", "--keep", str(path), stdin=ALWAYS_FIRST)
        assert "goes on from move" in second.stdout
        assert path.read_text().startswith(moves.removesuffix("unfinished\n"))
        assert "result: " in path.read_text()

    def test_an_end_of_input_is_a_stop(self) -> None:
        process = run("play", stdin="")
        assert (process.returncode, "You stop here." in process.stdout) == (0, True)

    def test_a_wrong_answer_is_asked_again(self) -> None:
        process = run("play", "--seed", "1", stdin=f"0\nx\n99\n²\n{'9' * 5000}\n?\nq\n")
        assert process.stdout.count("Please type a number from 1 to 2") == 5
        assert "The road runs from top left" in process.stdout

    @pytest.mark.parametrize(
        ("words", "sentence"),
        [
            (["play", "chess"], "There is no game 'chess': choose one of tokaido, namiji."),
            (["play", "--players", "6"], "Tokaido is for 2 to 5 players, not 6."),
            (["play", "--players", "-1"], "Tokaido is for 2 to 5 players, not '-1'."),
            (["play", "--variation", "flying"], "There is no variation 'flying': choose from initiation, return"),
            (["play", "--edition", "german"], "There is no edition 'german': choose one of english, french"),
            (["play", "--lang", "de"], "There is no language 'de': choose one of en, fr, it."),
            (["play", "--bot", "sage9"], "There is no bot 'sage9': choose one of wanderer, pilgrim"),
            (["play", "--direction", "up"], "Tokaido has no option 'direction'."),
            (["play", "namiji", "--direction", "up"], "There is no direction 'up': choose one of clockwise"),
            (["play", "namiji", "--variation", "return"], "Namiji has no option 'variations'."),
            (["play", "namiji", "--players", "1"], "Namiji is for 2 to 5 players, not 1."),
            (["play", "--seed", "-4"], "A seed is a whole number from 0"),
            (["replay", "/no/such/file"], "cannot be read: No such file"),
            (["verify", "/no/such/file"], "cannot be read: No such file"),
            (["components", "chess"], "There is no game 'chess'"),
            (["warm", "chess"], "There is no game 'chess'"),
        ],
    )
    def test_bad_input_gets_one_sentence_and_a_non_zero_exit(
        self, words: list[str], sentence: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
    ) -> None:
        errors = complaint(monkeypatch, capsys, *words)
        assert sentence in errors
        assert errors.count("\n") == 1

    def test_a_process_exits_with_an_error(self) -> None:
        process = run("play", "chess")
        assert process.returncode == 1
        assert process.stderr == "There is no game 'chess': choose one of tokaido, namiji.\n"

    def test_an_invalid_number_is_a_usage_error(self) -> None:
        process = run("play", "--players", "many")
        assert process.returncode == 2
        assert "Invalid value for '--players'" in process.stderr

    def test_nothing_is_written_when_the_file_cannot_be_created(self, tmp_path: Path) -> None:
        process = run("play", "--keep", str(tmp_path / "none" / "journey.txt"), stdin="1\n")
        assert process.returncode == 1
        assert "cannot be written" in process.stderr
        assert list(tmp_path.iterdir()) == []


def test_playing_does_not_load_the_compiler() -> None:
    program = "import sys, tabiji.cli; sys.argv = ['tabiji', 'play', '--seed', '1']\ntry: tabiji.cli.main()\n"
    program += "except SystemExit: pass\nprint('numba' in sys.modules)"
    process = subprocess.run([sys.executable, "-c", program], input=ALWAYS_FIRST, capture_output=True, text=True)
    assert "ends the journey with" in process.stdout
    assert process.stdout.endswith("False\n")


def test_warm_prints_the_cache_folder() -> None:
    process = run("warm", "tokaido")
    folder = TOKAIDO.compiled.compiler.folder
    assert folder
    assert process.returncode == 0
    assert f"compiled into {folder}" in process.stdout
    modules = {file.name.split("-")[0] for file in folder.glob("*.nbc")}
    assert modules >= {
        "batch.simulate",
        "batch.apply_one",
        "compiled_play.play_games",
        "search.search",
        "playouts.rollout",
    }


def test_replay_tells_the_story_of_a_file(tmp_path: Path) -> None:
    path = tmp_path / "journey.txt"
    run("play", "--seed", "11", "--keep", str(path), stdin=ALWAYS_FIRST)
    process = run("replay", str(path))
    assert process.returncode == 0
    assert "sets out as" in process.stdout
    assert "ends the journey with" in process.stdout
    assert "reads the menu" not in process.stdout  # hidden events are not shown


@pytest.mark.parametrize(
    ("game", "words"),
    [
        ("tokaido", ("travelers", "hiroshige", "souvenirs", "sourced", "temple-points")),
        ("namiji", ("rocks", "skilful-fisher", "sacred-rope", "reconstructed", "inferred", "sourced", "row-points")),
    ],
)
def test_components_are_shown_with_their_sources(game: str, words: tuple[str, ...]) -> None:
    process = run("components", game)
    assert process.returncode == 0
    for word in words:
        assert word in process.stdout


@pytest.mark.parametrize(("game", "encoding"), [("tokaido", "ascii"), ("namiji", "latin-1")])
def test_a_terminal_without_our_letters_shows_others(game: str, encoding: str) -> None:
    process = run(
        "play", game, "--lang", "fr", "--seed", "3", stdin="?\n" + "1\n" * 30 + "q\n", PYTHONIOENCODING=encoding
    )
    assert (process.returncode, process.stderr) == (0, "")
    assert ("tronçon" if encoding == "latin-1" else "troncon") in process.stdout
    assert "#-" in process.stdout  # a panorama that fills
    assert "?" not in process.stdout.replace(" ?", "").replace("\N{NO-BREAK SPACE}?", "")


def test_the_options_of_a_table_are_explained_at_its_start() -> None:
    process = run("play", "--edition", "italian", "--variation", "gastronomy", stdin="")
    assert "it stays there for her to buy" in " ".join(process.stdout.split())
    assert "One meal fewer on every menu." in process.stdout


def test_a_saved_match_resumes_with_its_own_options_only(tmp_path: Path) -> None:
    path = tmp_path / "journey.txt"
    gamefile.save(Match(TOKAIDO, TOKAIDO.parse_options({"players": "3", "variations": "return"}), 4), path)
    text = path.read_text()
    for words, seed, sentence in (
        ({"players": "2"}, None, "with players: 3, not 2."),
        ({"variations": "gastronomy"}, None, "with variations: return, not gastronomy."),
        ({"edition": "french"}, None, "with edition: english, not french."),
        ({"direction": "clockwise"}, None, "Tokaido has no option 'direction'."),
        ({}, 5, "with seed: 4, not 5."),
    ):
        with pytest.raises(BadOptions, match=sentence):
            resume_match(path, TOKAIDO, words, seed)
    assert resume_match(path, TOKAIDO, {"players": "3", "variations": "return"}, 4).options.players == 3
    process = run("play", "--keep", str(path), "--players", "4")
    assert (process.returncode, path.read_text()) == (1, text)
    assert "with players: 3, not 4. Leave that out to go on with it." in process.stderr


def test_another_games_file_is_not_resumed(tmp_path: Path) -> None:
    path = tmp_path / "journey.txt"
    run("play", "namiji", "--keep", str(path), stdin="1\nq\n")
    process = run("play", "tokaido", "--keep", str(path))
    assert process.returncode == 1
    assert "keeps a journey of namiji, not of tokaido" in process.stderr


class TestVerify:
    def test_all_recorded_games_agree(self, real_games: Path) -> None:
        process = run("verify", str(real_games))
        assert process.stdout == "610 games, 52734 moves, 0 disagreements\n"
        assert process.returncode == 0

    def test_a_difference_is_named_and_fails(self, real_games: Path, tmp_path: Path) -> None:
        games = list(read_games(real_games))[:3]
        games[1]["steps"][5]["after"]["coins"][0] += 1
        games[2]["result"][0]["rank"] = 9
        file = tmp_path / "some.jsonl"
        file.write_text("".join(json.dumps(game) + "\n" for game in games))
        process = run("verify", str(file))
        assert process.returncode == 1
        assert "step 6: coins: " in process.stdout
        assert "the result of seat 0" in process.stdout
        assert "3 games, " in process.stdout
        assert "2 disagreements" in process.stdout

    def test_a_file_without_a_game_fails(self, tmp_path: Path) -> None:
        (tmp_path / "none.jsonl").write_text("")
        process = run("verify", str(tmp_path / "none.jsonl"))
        assert process.returncode == 1
        assert "holds no game" in process.stderr

    def test_a_file_cut_short_says_so(self, real_games: Path, tmp_path: Path) -> None:
        cut = tmp_path / "cut.jsonl.gz"
        cut.write_bytes(real_games.read_bytes()[:100_000])
        process = run("verify", str(cut))
        assert process.returncode == 1
        assert "is damaged or cut short" in process.stderr
        plain = tmp_path / "cut.jsonl"
        plain.write_text(gzip.decompress(real_games.read_bytes()).decode()[:20_000])
        process = run("verify", str(plain))
        assert process.returncode == 1
        assert "Line 2 of" in process.stderr
        assert "is not a whole recorded game" in process.stderr
