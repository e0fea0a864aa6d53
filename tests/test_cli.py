"""The command line, as a person runs it: real processes, clear sentences, exit codes."""

import gzip
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tabiji.cli import _resume_match as resumed
from tabiji.cli import main
from tabiji.core import gamefile
from tabiji.core.errors import BadOptions
from tabiji.core.match import Match
from tabiji.games.tokaido.game import TOKAIDO
from tabiji.games.tokaido.real_games import read_games


def run(*words: str, stdin: str = "", **env: str) -> subprocess.CompletedProcess[str]:
    """Run `tabiji` in a process of its own."""
    return subprocess.run(
        [sys.executable, "-m", "tabiji", *words],
        input=stdin,
        capture_output=True,
        encoding=env.get("PYTHONIOENCODING", "utf-8"),
        env={**os.environ, "LC_ALL": "C.UTF-8", "COLUMNS": "120", **env},
    )


def complaint(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], *words: str) -> str:
    """What `tabiji` says when it ends badly, here and now: a process of its own would say the same."""
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
    def test_a_whole_journey_can_be_played(self, game: str, players: str, end: str) -> None:
        done = run("play", game, "--players", players, "--seed", "7", "--name", "Aki", stdin=ALWAYS_FIRST)
        assert done.returncode == 0, done.stderr
        assert f"Aki {end}" in done.stdout
        assert "wins the journey" in done.stdout or "share the victory" in done.stdout

    @pytest.mark.parametrize(
        ("language", "words"),
        [("en", "Where will you walk?"), ("fr", "Source chaude"), ("it", "Terme")],
    )
    def test_it_speaks_three_languages(self, language: str, words: str) -> None:
        assert words in run("play", "--lang", language, "--seed", "3", stdin="1\nq\n").stdout
        assert words in run("play", "--seed", "3", stdin="1\nq\n", LC_ALL=f"{language}_XX.UTF-8").stdout

    @pytest.mark.parametrize(("language", "words"), [("fr", "Rocher sacré"), ("it", "Roccia sacra")])
    def test_namiji_speaks_them_too(self, language: str, words: str) -> None:
        done = run("play", "namiji", "--lang", language, "--players", "2", "--seed", "3", stdin="1\n" * 20 + "q\n")
        assert (done.returncode, words in done.stdout) == (0, True), done.stderr

    def test_a_crate_is_drawn_and_placements_are_chosen_by_number(self) -> None:
        done = run("play", "namiji", "--players", "3", "--seed", "4", stdin="1\n" * 20 + "q\n")
        assert "Where will you place the fish?" in done.stdout
        assert "1 ·· ·· ·· ··" in done.stdout

    def test_a_locale_without_a_language_of_ours_speaks_english(self) -> None:
        assert "Which traveler will you be?" in run("play", stdin="q\n", LC_ALL="de_DE.UTF-8").stdout

    def test_stopping_and_going_on_loses_nothing(self, tmp_path: Path) -> None:
        kept = tmp_path / "journey.txt"
        first = run("play", "--seed", "11", "--keep", str(kept), stdin="1\n1\n1\nq\n")
        assert "kept in" in first.stdout
        moves = kept.read_text()
        second = run("play", "--keep", str(kept), stdin=ALWAYS_FIRST)
        assert "goes on from move" in second.stdout
        assert kept.read_text().startswith(moves.removesuffix("unfinished\n"))
        assert "result: " in kept.read_text()

    def test_an_end_of_input_is_a_stop(self) -> None:
        done = run("play", stdin="")
        assert (done.returncode, "You stop here." in done.stdout) == (0, True)

    def test_a_wrong_answer_is_asked_again(self) -> None:
        done = run("play", "--seed", "1", stdin=f"0\nx\n99\n²\n{'9' * 5000}\n?\nq\n")
        assert done.stdout.count("Please type a number from 1 to 2") == 5
        assert "The road runs from top left" in done.stdout

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
        told = complaint(monkeypatch, capsys, *words)
        assert sentence in told
        assert told.count("\n") == 1

    def test_a_process_ends_as_badly(self) -> None:
        done = run("play", "chess")
        assert done.returncode == 1
        assert done.stderr == "There is no game 'chess': choose one of tokaido, namiji.\n"

    def test_a_number_that_is_none_is_a_usage_error(self) -> None:
        done = run("play", "--players", "many")
        assert done.returncode == 2
        assert "Invalid value for '--players'" in done.stderr

    def test_nothing_is_written_when_the_journey_cannot_be_kept(self, tmp_path: Path) -> None:
        done = run("play", "--keep", str(tmp_path / "none" / "journey.txt"), stdin="1\n")
        assert done.returncode == 1
        assert "cannot be written" in done.stderr
        assert list(tmp_path.iterdir()) == []


def test_whoever_only_plays_never_waits_for_the_compiler() -> None:
    program = "import sys, tabiji.cli; sys.argv = ['tabiji', 'play', '--seed', '1']\ntry: tabiji.cli.main()\n"
    program += "except SystemExit: pass\nprint('numba' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", program], input=ALWAYS_FIRST, capture_output=True, text=True)
    assert "ends the journey with" in done.stdout
    assert done.stdout.endswith("False\n")


def test_warming_up_tells_where_the_compiled_rules_are() -> None:
    done = run("warm", "tokaido")
    folder = TOKAIDO.compiled.compiler.folder
    assert folder
    assert done.returncode == 0
    assert f"compiled into {folder}" in done.stdout
    kept = {file.name.split("-")[0] for file in folder.glob("*.nbc")}
    assert kept >= {
        "batch.simulate",
        "batch.apply_one",
        "compiled_play.play_games",
        "search.search",
        "playouts.rollout",
    }


def test_replay_tells_the_story_of_a_file(tmp_path: Path) -> None:
    kept = tmp_path / "journey.txt"
    run("play", "--seed", "11", "--keep", str(kept), stdin=ALWAYS_FIRST)
    done = run("replay", str(kept))
    assert done.returncode == 0
    assert "sets out as" in done.stdout
    assert "ends the journey with" in done.stdout
    assert "reads the menu" not in done.stdout  # what only one saw is not told


@pytest.mark.parametrize(
    ("game", "words"),
    [
        ("tokaido", ("travelers", "hiroshige", "souvenirs", "sourced", "temple-points")),
        ("namiji", ("rocks", "skilful-fisher", "sacred-rope", "reconstructed", "inferred", "sourced", "row-points")),
    ],
)
def test_components_are_shown_with_their_sources(game: str, words: tuple[str, ...]) -> None:
    done = run("components", game)
    assert done.returncode == 0
    for word in words:
        assert word in done.stdout


@pytest.mark.parametrize(("game", "encoding"), [("tokaido", "ascii"), ("namiji", "latin-1")])
def test_a_terminal_without_our_letters_shows_others(game: str, encoding: str) -> None:
    done = run("play", game, "--lang", "fr", "--seed", "3", stdin="?\n" + "1\n" * 30 + "q\n", PYTHONIOENCODING=encoding)
    assert (done.returncode, done.stderr) == (0, "")
    assert ("tronçon" if encoding == "latin-1" else "troncon") in done.stdout
    assert "#-" in done.stdout  # a panorama that fills
    assert "?" not in done.stdout.replace(" ?", "").replace("\N{NO-BREAK SPACE}?", "")


def test_how_a_table_is_played_is_told_at_its_start() -> None:
    done = run("play", "--edition", "italian", "--variation", "gastronomy", stdin="")
    assert "it stays there for her to buy" in " ".join(done.stdout.split())
    assert "One meal fewer on every menu." in done.stdout


def test_a_kept_journey_goes_on_as_it_began_or_not_at_all(tmp_path: Path) -> None:
    kept = tmp_path / "journey.txt"
    gamefile.save(Match(TOKAIDO, TOKAIDO.parse_options({"players": "3", "variations": "return"}), 4), kept)
    text = kept.read_text()
    for words, seed, sentence in (
        ({"players": "2"}, None, "with players: 3, not 2."),
        ({"variations": "gastronomy"}, None, "with variations: return, not gastronomy."),
        ({"edition": "french"}, None, "with edition: english, not french."),
        ({"direction": "clockwise"}, None, "Tokaido has no option 'direction'."),
        ({}, 5, "with seed: 4, not 5."),
    ):
        with pytest.raises(BadOptions, match=sentence):
            resumed(kept, TOKAIDO, words, seed)
    assert resumed(kept, TOKAIDO, {"players": "3", "variations": "return"}, 4).options.players == 3
    done = run("play", "--keep", str(kept), "--players", "4")
    assert (done.returncode, kept.read_text()) == (1, text)
    assert "with players: 3, not 4. Leave that out to go on with it." in done.stderr


def test_another_games_file_is_not_resumed(tmp_path: Path) -> None:
    kept = tmp_path / "journey.txt"
    run("play", "namiji", "--keep", str(kept), stdin="1\nq\n")
    done = run("play", "tokaido", "--keep", str(kept))
    assert done.returncode == 1
    assert "keeps a journey of namiji, not of tokaido" in done.stderr


class TestVerify:
    def test_all_recorded_games_agree(self, real_games: Path) -> None:
        done = run("verify", str(real_games))
        assert done.stdout == "610 games, 52734 moves, 0 disagreements\n"
        assert done.returncode == 0

    def test_a_difference_is_named_and_fails(self, real_games: Path, tmp_path: Path) -> None:
        games = list(read_games(real_games))[:3]
        games[1]["steps"][5]["after"]["coins"][0] += 1
        games[2]["result"][0]["rank"] = 9
        file = tmp_path / "some.jsonl"
        file.write_text("".join(json.dumps(game) + "\n" for game in games))
        done = run("verify", str(file))
        assert done.returncode == 1
        assert "step 6: coins: " in done.stdout
        assert "the result of seat 0" in done.stdout
        assert "3 games, " in done.stdout
        assert "2 disagreements" in done.stdout

    def test_a_file_without_a_game_fails(self, tmp_path: Path) -> None:
        (tmp_path / "none.jsonl").write_text("")
        done = run("verify", str(tmp_path / "none.jsonl"))
        assert done.returncode == 1
        assert "holds no game" in done.stderr

    def test_a_file_cut_short_says_so(self, real_games: Path, tmp_path: Path) -> None:
        cut = tmp_path / "cut.jsonl.gz"
        cut.write_bytes(real_games.read_bytes()[:100_000])
        done = run("verify", str(cut))
        assert done.returncode == 1
        assert "is damaged or cut short" in done.stderr
        plain = tmp_path / "cut.jsonl"
        plain.write_text(gzip.decompress(real_games.read_bytes()).decode()[:20_000])
        done = run("verify", str(plain))
        assert done.returncode == 1
        assert "Line 2 of" in done.stderr
        assert "is not a whole recorded game" in done.stderr
