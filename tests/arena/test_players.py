"""How many play is decided once: where the seats and the options say different numbers, every command refuses."""

import subprocess
import sys

import pytest

SEATS = "The table has {} seats, but its options say {} players."


def run(*words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, "-m", "tabiji", *words], capture_output=True, text=True, input="")


@pytest.mark.parametrize("players", ["3", "4", "5"])
def test_an_arena_of_two_bots_is_for_two(players: str) -> None:
    done = run("arena", "tokaido", "pilgrim", "pilgrim", "--games", "4", "--option", f"players={players}")
    assert (done.returncode, done.stdout, done.stderr) == (1, "", SEATS.format(2, players) + "\n")


@pytest.mark.parametrize(
    "words",
    [("panel", "namiji", "pilgrim", "wanderer"), ("simulate", "namiji"), ("play", "namiji")],
    ids=lambda words: words[0],
)
def test_what_is_said_twice_is_the_same(words: tuple[str, ...]) -> None:
    done = run(*words, "--players", "3", "--option", "players=5")
    assert (done.returncode, done.stdout, done.stderr) == (1, "", SEATS.format(3, 5) + "\n")


def test_the_option_alone_is_the_number_of_players() -> None:
    for words in (("--players", "3"), ("--option", "players=3"), ("--players", "3", "--option", "players=3")):
        done = run("simulate", "tokaido", "--games", "10", "--policy", "wanderer", *words)
        assert done.returncode == 0, done.stderr
        assert "(players 3, " in done.stdout
