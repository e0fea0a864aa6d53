"""Readers of files accept any content or refuse it in one sentence."""

import json
from collections.abc import Callable
from copy import deepcopy
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tabiji.core import gamefile
from tabiji.core.errors import BadComponents, BadGameFile, shorten
from tabiji.core.match import Match
from tabiji.games import GAMES
from tabiji.games.tokaido import real_games as records

from .facts_files import facts_file, read_facts

LONG = "9" * 5000
NASTY = st.sampled_from(
    ["²", "٣", "\x00", "\x1b[2J", "\u2028", "\ufeff", "🀄", LONG, "-1", "0", "None", "'", '"', ";", ": ", "~", "[", "]"]
)
WORDS = st.sampled_from(["result:", "unfinished", "seed: 0", "game: namiji", "1. 1 walk 2", "players: 3", "\n", " "])
PIECES = st.one_of(NASTY, WORDS, st.text(max_size=6))
EDITS = st.lists(st.tuples(st.integers(0, 10**6), st.integers(0, 40), PIECES), min_size=1, max_size=3)
quick = settings(suppress_health_check=[HealthCheck.function_scoped_fixture])


def edited(text: str, edits: list[tuple[int, int, str]]) -> str:
    """Returns a text in which parts are replaced."""
    for where, length, piece in edits:
        start = where % (len(text) + 1)
        text = text[:start] + piece + text[start + length :]
    return text


def read_or_refused(read: Callable[[], Any], refusal: type[Exception]) -> Any:
    """Returns what is read, or None after checking that the refusal is one printable sentence."""
    message = ""
    try:
        return read()
    except refusal as error:
        message = str(error)
    assert message.endswith(".")
    assert message.isprintable()
    assert len(message) < 2000
    assert "Error" not in message
    return None


# ---------------------------------------------------------------- game files


@cache
def game_text(game: str) -> str:
    """Returns a short match as text."""
    match = Match(GAMES[game](), GAMES[game]().parse_options({}), 5)
    for number in range(12):
        match.play(match.legal_moves()[-1], entropy=number, comment="so" if number == 3 else "")
    return gamefile.write(match)


@settings(quick, max_examples=1200)
@given(st.sampled_from(sorted(GAMES)), EDITS)
def test_a_damaged_game_file(game: str, edits: list[tuple[int, int, str]]) -> None:
    text = edited(game_text(game), edits)
    match = read_or_refused(lambda: gamefile.read(text, GAMES), BadGameFile)
    if match is not None:
        assert gamefile.read(gamefile.write(match), GAMES).state == match.state


# ---------------------------------------------------------------- recorded games


@pytest.fixture(scope="module")
def recorded(real_games: Path) -> Any:
    """Returns the first steps of a recorded game."""
    game = next(game for game in records.read_games(real_games) if "satsuki" in str(game["seats"]))
    return {**game, "steps": game["steps"][:30]}


def places(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Returns the paths of all nested values."""
    inside = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    return [path, *(way for key, each in inside for way in places(each, (*path, key)))]


VALUES = st.one_of(
    st.sampled_from([None, True, -1, 0, 1, 4, 55, 99, 2**70, 1.5, "", "art-9-1", "art-1", "dango", "²", [], {}, [[]]]),
    st.integers(-3, 60),
    st.text(max_size=5),
)


@settings(quick, max_examples=800)
@given(st.integers(0, 10**6), st.one_of(VALUES, st.just(...)))
def test_a_damaged_record(recorded: Any, tmp_path: Path, where: int, value: Any) -> None:
    game = deepcopy(recorded)
    *way, last = (ways := places(game)[1:])[where % len(ways)]
    inside = game
    for key in way:
        inside = inside[key]
    if value is ...:
        del inside[last]
    else:
        inside[last] = value
    is_read_or_refused(tmp_path, json.dumps(game))


@settings(quick, max_examples=300)
@given(EDITS)
def test_a_damaged_line_of_records(recorded: Any, tmp_path: Path, edits: list[tuple[int, int, str]]) -> None:
    is_read_or_refused(tmp_path, edited(json.dumps(recorded), edits))


def is_read_or_refused(folder: Path, text: str) -> None:
    """Reads and replays a file of recorded games."""
    file = folder / "games.jsonl"
    file.write_text(text)
    for game in read_or_refused(lambda: list(records.read_games(file)), BadGameFile) or ():
        with pytest.raises(records.Disagreement) as difference:  # at the latest where the record ends
            records.verify(game)
        message = str(difference.value)
        assert message.startswith("game ")
        assert message.isprintable()
        assert not any(mark in message for mark in ("Error(", "[", "{", "None"))


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "holds no game"),
        ("{" * 100_000, "Line 1 of .* is not a whole recorded game"),
        ('{"a":' * 3000 + "1" + "}" * 3000, "Line 1 of .* is not a whole recorded game"),
        ("[]", "Line 1 of .* is not a recorded game: Expected 'object', got 'array'"),
    ],
    ids=["empty", "open", "deep", "a list"],
)
def test_a_file_without_a_game(tmp_path: Path, text: str, sentence: str) -> None:
    file = tmp_path / "games.jsonl"
    file.write_text(text)
    with pytest.raises(BadGameFile, match=sentence):
        list(records.read_games(file))


@pytest.mark.parametrize(
    ("damage", "message"),
    [
        (lambda game: game.update(result=[]), "Line 1 of .* Expected 'array' of length >= 4 - at 'result'"),
        (lambda game: game["steps"][0].update(to="far"), r"Expected 'int', got 'str' - at 'steps\[0\].to'"),
        (lambda game: game["steps"][0].pop("seat"), r"missing required field 'seat' - at 'steps\[0\]'"),
    ],
)
def test_a_record_of_another_shape(recorded: Any, tmp_path: Path, damage: Callable[[Any], Any], message: str) -> None:
    game = deepcopy(recorded)
    damage(game)
    (tmp_path / "games.jsonl").write_text(json.dumps(game))
    with pytest.raises(BadGameFile, match=message):
        list(records.read_games(tmp_path / "games.jsonl"))


def first(game: Any, key: str) -> Any:
    """Returns the first step that has a key."""
    return next(step for step in game["steps"] if key in step)


@pytest.mark.parametrize(
    ("damage", "message"),
    [
        (lambda game: first(game, "shown")["shown"].__setitem__(0, "art-9-1"), "there is no souvenir 'art-9-1' left"),
        (lambda game: first(game, "bought").update(bought=["food-2-7"]), "there is no souvenir|there is no ware"),
        (lambda game: [step.pop("menu", 0) for step in game["steps"]], "paid: 0 by our rules, 1 in the record"),
        (lambda game: first(game, "shown").pop("shown"), "lacks 'shown'"),
        (lambda game: first(game, "menu").update(meal="pizza"), "there is no meal 'pizza' here"),
        (lambda game: first(game, "after")["after"].update(coins=[9, 9, 9, 9]), "by our rules, 9, 9, 9, 9 in the rec"),
    ],
)
def test_an_impossible_record(recorded: Any, damage: Callable[[Any], Any], message: str) -> None:
    game = deepcopy(recorded)
    damage(game)
    with pytest.raises(records.Disagreement, match=message):
        records.verify(game)


# ---------------------------------------------------------------- components


@settings(quick, max_examples=500)
@given(st.sampled_from(sorted(GAMES)), EDITS)
def test_a_damaged_components_file(tmp_path: Path, game: str, edits: list[tuple[int, int, str]]) -> None:
    file = tmp_path / "damaged.toml"
    file.write_text(edited(facts_file(game).read_text(), edits))
    read_or_refused(lambda: read_facts(game, file), BadComponents)


def test_user_input_is_shortened_for_error_messages() -> None:
    assert shorten("walk 7") == "walk 7"
    assert shorten("a\nb\x1b") == "a\N{REPLACEMENT CHARACTER}b\N{REPLACEMENT CHARACTER}"
    assert len(shorten(LONG)) == 61
