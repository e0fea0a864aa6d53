"""The public API: its examples run, its errors name the argument, and matches can be undone, saved and loaded."""

import doctest
import subprocess
import sys
from importlib.metadata import version
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

import tabiji
import tabiji.core.match
import tabiji.testing

DOCS = Path(__file__).parents[1] / "docs"


@pytest.mark.parametrize("module", [tabiji, tabiji.core.match, tabiji.testing], ids=lambda module: module.__name__)
def test_examples_in_docstrings_run(module: ModuleType) -> None:
    assert doctest.testmod(module).failed == 0


def test_examples_of_the_api_page_run() -> None:
    results = doctest.testfile(str(DOCS / "api.md"), module_relative=False)
    assert results.attempted >= 10
    assert results.failed == 0


def test_every_public_name_is_documented() -> None:
    page = (DOCS / "api.md").read_text()
    for name in tabiji.__all__:
        assert getattr(tabiji, name) is not None
        assert name == "__version__" or name in page
        assert name in dir(tabiji)


def test_the_version_is_that_of_the_package() -> None:
    assert tabiji.__version__ == version("tabiji")


def test_importing_it_loads_neither_numba_nor_numpy() -> None:
    program = "import sys, tabiji; print(*sorted({'numba', 'numpy'} & {*sys.modules}))"
    assert subprocess.run([sys.executable, "-c", program], capture_output=True, text=True).stdout.strip() == ""


def test_an_unknown_name_is_an_attribute_error() -> None:
    with pytest.raises(AttributeError, match="has no attribute 'new_macth'"):
        tabiji.new_macth  # noqa: B018


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ({"colour": "red"}, "Tokaido has no option 'colour': choose from players, variations, edition, house_rules."),
        ({"players": 2.5}, "'players' is a whole number, not 2.5."),
        ({"players": True}, "'players' is a whole number, not True."),
        ({"players": 9}, "Tokaido is for 2 to 5 players, not 9."),
        ({"variations": 3}, "'variations' is a word or a list of words, not 3."),
        ({"variations": ["flying"]}, "There is no variation 'flying'"),
        ({"edition": None}, "'edition' is a word or a list of words, not None."),
        ({"seed": -1}, "A seed is a whole number from 0"),
        ({"seed": "1"}, "A seed is a whole number"),
    ],
)
def test_a_wrong_argument_is_named(options: dict[str, Any], sentence: str) -> None:
    with pytest.raises(tabiji.BadOptions) as error:
        tabiji.new_match("tokaido", **options)
    assert sentence in str(error.value)


def test_games_and_bots_that_do_not_exist_are_refused_with_those_that_do() -> None:
    with pytest.raises(tabiji.BadOptions, match="no game 'chess': choose one of tokaido, namiji"):
        tabiji.new_match("chess")
    with pytest.raises(tabiji.BadOptions, match="no bot 'deep': choose one of wanderer"):
        tabiji.load_bot("deep")


def test_options_may_be_words_or_collections_of_words() -> None:
    for variations in ("gastronomy return", ["return", "gastronomy"], {"return", "gastronomy"}):
        options = tabiji.new_match("tokaido", variations=variations, house_rules="hiroshige-may-decline").options
        assert options.to_dict()["variations"] == "return gastronomy"
        assert options.to_dict()["house-rules"] == "hiroshige-may-decline"


@pytest.mark.parametrize("game", ["tokaido", "namiji"])
def test_undo_restores_every_position(game: str) -> None:
    match = tabiji.new_match(game, players=2, seed=3)
    match.redeal(1, 77)
    positions = []
    while not match.over:
        positions.append((match.state.tobytes(), len(match.redeals)))
        match.play(match.legal_moves()[-1], entropy=len(match.moves) if len(match.moves) % 3 else None)
        if len(match.moves) % 10 == 0 and not match.over:
            match.redeal(0, len(match.moves))
    end = match.state.tobytes()
    moves = match.moves[:]
    for state, redeals in reversed(positions):
        match.undo()
        assert (match.state.tobytes(), len(match.redeals)) == (state, redeals)
        assert match.moves == moves[: len(match.moves)]
    with pytest.raises(tabiji.IllegalAction, match="no move to undo"):
        match.undo()
    for move in moves:
        match.play(move.action, entropy=move.entropy)
        if len(match.moves) % 10 == 0 and not match.over:
            match.redeal(0, len(match.moves))
    assert match.state.tobytes() == end


def test_a_move_is_a_number_or_a_notation() -> None:
    match, other = (tabiji.new_match("namiji", seed=5) for _ in range(2))
    for _ in range(40):
        notation, action = next(iter(match.legal_notations().items()))
        assert match.play(notation) == other.play(action)
    assert match.moves == other.moves
    before = match.state.tobytes()
    with pytest.raises(tabiji.IllegalAction, match=r"'sail 999' is not possible now\. Possible: "):
        match.play("sail 999")
    assert match.state.tobytes() == before


def test_observing_shows_the_seat_what_it_may_know_and_changes_nothing() -> None:
    match = tabiji.new_match("tokaido", players=3, seed=2)
    before = match.state.tobytes()
    own = match.observe()
    assert own.seat == match.seat
    assert own.legal() == match.legal_moves()
    assert own.state.tobytes() == match.observe().state.tobytes() != match.observe(seed=1).state.tobytes()
    assert match.observe(1).view == match.game.view(match.state, 1)
    own.state.pieces[0].points = 99
    assert match.state.tobytes() == before
    with pytest.raises(tabiji.BadOptions, match="'seat'"):
        match.observe(3)


def test_a_match_says_who_leads_whose_turn_it_is_and_what_was_played() -> None:
    match = tabiji.new_match("tokaido", players=2, seed=1)
    assert str(match) == "Tokaido, 0 moves: seats 0, 1 share the first place with 0 points; seat 0 to keep."
    assert repr(match) == "<Match tokaido(players='2', edition='english'), seed=1: 0 moves, seat 0 to keep>"
    played = next(iter(match.legal_notations()))
    match.play(played)
    assert str(match).endswith(f"; seat 1 to keep; last move: seat 0, {played}.")
    while not match.over:
        match.play(match.legal_moves()[0])
    best = match.ranks.index(1)
    assert f": seat {best} wins with {match.points[best]} points; last move: seat " in str(match)
    assert repr(match).endswith(f"{len(match.moves)} moves, over>")


def test_a_match_is_saved_and_loaded(tmp_path: Path) -> None:
    match, bot = tabiji.new_match("namiji", players=3, direction="counterclockwise", seed=4), tabiji.load_bot("pilgrim")
    for _ in range(30):
        match.play(bot.choose(match.observe(), match.legal_moves()))
    match.save(str(tmp_path / "voyage.txt"))
    loaded = tabiji.load_match(tmp_path / "voyage.txt")
    assert loaded.state == match.state
    assert loaded.moves == match.moves
    assert repr(loaded) == repr(match)
    with pytest.raises(tabiji.BadGameFile, match="cannot be read"):
        tabiji.load_match(tmp_path / "none.txt")


def test_bots_can_be_listed_for_a_game() -> None:
    assert tabiji.bot_names("tokaido") == tabiji.bot_names()
    assert [*tabiji.game_names()][:2] == ["tokaido", "namiji"]
    with pytest.raises(tabiji.BadOptions, match="no game 'chess'"):
        tabiji.bot_names("chess")
