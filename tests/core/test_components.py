"""Components: corrected files of printed facts are used, and every mistake in one gets a sentence."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import tabiji
from tabiji.core.errors import BadComponents

from ..facts_files import facts_file, read_facts

PRINTED = facts_file("tokaido").read_text()


def tabiji_with(file: Path, *words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "tabiji", *words, "--components", str(file)],
        capture_output=True,
        text=True,
        env={**os.environ, "LANG": "C.UTF-8", "COLUMNS": "200"},
    )


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        (
            'name = "dango", price = 1, copies = 3',
            'name = "dango", price = 1, copies = 2',
            "[meals] copies must add up to 25, found 24",
        ),
        (
            'name = "dango", price = 1',
            'name = "dango", price = 7',
            "[meals] row 1: 'price' must be from 1 to 3, found 7",
        ),
        ('name = "dango", price = 1', 'name = "dango", price = "one"', "'price' must be a whole number, found 'one'"),
        ('name = "nigirimeshi"', 'name = "dango"', "[meals] must name everything once, found 'dango'"),
        (
            'family = "food"',
            'family = "foot"',
            "'family' must be one of small-object, food, clothing, art, found 'foot'",
        ),
        ('name = "kuge"', 'name = "duke"', "'name' must be one of shokunin, samurai"),
        (
            'copies = 6, status = "sourced"',
            'copies = 6, status = "guessed"',
            "'status' must be one of sourced, inferred, reconstructed",
        ),
        ("shop2 temple encounter paddy", "shop2 tempel encounter paddy", "a space must be one of shop, farm"),
        (
            "shop2 temple encounter paddy",
            "shop2 temple encounter",
            "there must be 50 spaces between the inns, found 49",
        ),
        ("farm-coins = 3", "farm-coins = 300", "'farm-coins' must be from 0 to 20, found 300"),
        ("souvenir-points = [1, 3, 5, 7]", "souvenir-points = [1, 3, 5]", "'souvenir-points' must be 4 whole numbers"),
        ("farm-coins = 3\n", "", "'farm-coins' must be a whole number, found None"),
        ('name = "standard"', 'name = "two words"', "'name' must be one word"),
        (
            '{ name = "koma", family = "small-object", price = 1, status = "sourced" },',
            "",
            "[souvenirs] must have 24 rows, found 23",
        ),
        (
            '{ name = "koma", family',
            '{ title = "koma", family',
            "[souvenirs] row 1: it must have name, family, price, status",
        ),
        ("[meals]", "[meals", "is not valid TOML"),
        (
            "[meals]",
            "[dishes]\nrows = []\n[meals]",
            "there is a table or fact that the game does not have, found 'dishes'",
        ),
        (
            "farm-coins = 3",
            "farm-coins = 3\nfarm-rice = 3",
            "[values] has something that the game does not have, found 'farm-rice'",
        ),
        ("[meals]", "[meals]\ncolumns = 3", "[meals] has something that the game does not have, found 'columns'"),
        (
            'preparations-coins = "inferred"',
            'coins = "inferred"',
            "[values] 'statuses' must speak of what stands in the table",
        ),
        ("farm-coins = 3", "farm-coins = " + "3" * 5000, "is not valid TOML: a number is too long"),
        ("farm-coins = 3", "farm-coins = " + "3" * 4000, "'farm-coins' must be from 0 to 20, found 333333"),
        ("farm-coins = 3", "farm-coins = " + "[" * 5000 + "]" * 5000, "is not valid TOML: it is nested too deeply"),
        ("farm-coins = 3", "farm-coins = [3]", "'farm-coins' must be a whole number, found [3]"),
        ('name = "dango"', 'name = "Dango!"', "'name' must be a word of small letters, digits and hyphens"),
        ('status = "sourced"', "status = []", "'status' must be one of sourced, inferred, reconstructed, found []"),
    ],
)
def test_each_mistake_gets_one_clear_sentence(tmp_path: Path, old: str, new: str, sentence: str) -> None:
    assert old in PRINTED
    file = tmp_path / "mine.toml"
    file.write_text(PRINTED.replace(old, new, 1))
    with pytest.raises(BadComponents) as error:
        read_facts("tokaido", file)
    assert sentence in str(error.value)
    assert "\n" not in str(error.value)


def test_a_mistake_ends_a_command_with_its_sentence(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(PRINTED.replace("farm-coins = 3", "farm-coins = 300"))
    done = tabiji_with(file, "components", "tokaido")
    assert done.returncode == 1
    assert "'farm-coins' must be from 0 to 20, found 300" in done.stderr
    assert done.stderr.count("\n") == 1


@pytest.mark.parametrize(
    ("game", "leg"),
    [("tokaido", "temple encounter farm sea mountain spring"), ("namiji", "line net trap whirlpool rock")],
)
def test_a_road_with_one_long_leg_can_be_played(tmp_path: Path, game: str, leg: str) -> None:
    """The list of actions is as long as the longest leg."""
    file = tmp_path / "long.toml"
    text = facts_file(game).read_text()
    spaces, stops = {"tokaido": (50, 5), "namiji": (56, 5)}[game]
    words = (leg.split() * spaces)[:spaces]
    legs = [" ".join(words), *[""] * (stops - 2)]
    file.write_text(re.sub(r"legs = \[.*?\n\]", f"legs = {json.dumps(legs)}", text, flags=re.DOTALL))
    done = subprocess.run(
        [sys.executable, "-c", PLAYED, game],
        env={**os.environ, f"TABIJI_COMPONENTS_{game.upper()}": str(file)},
        capture_output=True,
        text=True,
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert int(done.stdout) > spaces


PLAYED = """
import sys
from tabiji.core.match import Match
from tabiji.bots import Budget, bot_named, observe
from tabiji.games import GAMES

game = GAMES[sys.argv[1]]()
most = 0
for players in (2, 5):
    for name in ("wanderer", "merchant", "scholar"):
        match, bot = Match(game, game.parse_options({"players": str(players)}), players), bot_named(name)
        while not match.over:
            most = max(most, len(match.legal_moves()))
            observation = observe(game, match.state, match.seat, len(match.moves))
            match.play(bot.choose(observation, match.legal_moves(), Budget()))
print(most)
"""


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    done = tabiji_with(tmp_path / "none.toml", "components", "tokaido")
    assert (done.returncode, "cannot be read: No such file" in done.stderr) == (1, True)


def test_a_correction_is_shown_and_played_and_named_in_the_game_file(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(
        PRINTED.replace('name = "standard"', 'name = "mine"').replace("initiation-coins = 7", "initiation-coins = 9")
    )
    shown = tabiji_with(file, "components", "tokaido")
    assert "the components “mine " in shown.stdout
    assert "initiation-coins" in shown.stdout
    kept = tmp_path / "journey.txt"
    played = tabiji_with(file, "play", "tokaido", "--variation", "initiation", "--keep", str(kept), "--seed", "1")
    assert played.stdout.count("with 9 coins") == 5  # in the description of the variation, and for four players
    assert "components: mine " in kept.read_text()
    # with the printed facts the file is refused, with the corrected ones it goes on
    refused = subprocess.run([sys.executable, "-m", "tabiji", "replay", str(kept)], capture_output=True, text=True)
    assert refused.returncode == 1
    assert "choose the other file with --components" in refused.stderr
    assert tabiji_with(file, "replay", str(kept)).returncode == 0


def test_wording_and_sources_do_not_make_another_set(tmp_path: Path) -> None:
    from tabiji.core.components import Components

    same = tmp_path / "same.toml"
    same.write_text("# mine\n" + PRINTED.replace('status = "sourced"', 'status = "inferred"'))
    other = tmp_path / "other.toml"
    other.write_text(PRINTED.replace("kuge-coins = 3", "kuge-coins = 4"))
    printed = Components("tokaido", Path(tabiji.__file__).parent / "games" / "tokaido" / "facts.toml")
    assert Components("tokaido", same).digest == printed.digest
    assert Components("tokaido", other).digest != printed.digest
