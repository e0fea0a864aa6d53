"""Game files are readable and exact, and every damaged line gets one sentence."""

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tabiji.analysis.recorded_game import recorded_game_of
from tabiji.core import gamefile
from tabiji.core.deck import SPECTATOR
from tabiji.core.errors import BadGameFile
from tabiji.core.match import Match
from tabiji.core.rng import SEED_LIMIT, roll
from tabiji.games import GAMES
from tabiji.games.tokaido.game import TOKAIDO
from tabiji.games.tokaido.options import Options

from ..games.tokaido.invariants import OK, lost_card
from ..games.tokaido.strategies import options, seeds


def played(table: Options, seed: int, moves: int = 999, entropy: bool = False) -> Match:
    match = Match(TOKAIDO, table, seed)
    chooser = Match(TOKAIDO, Options(), seed ^ 5).state
    while not match.over and len(match.moves) < moves:
        legal = match.legal_moves()
        fresh = roll(chooser, 2**31) if entropy else None
        match.play(legal[roll(chooser, len(legal))], entropy=fresh, comment="why not" if len(match.moves) == 3 else "")
    return match


@given(options, seeds, st.integers(0, 200), st.booleans())
def test_a_written_game_is_read_back_exactly(table: Options, seed: int, moves: int, entropy: bool) -> None:
    match = played(table, seed, moves, entropy)
    again = gamefile.read(gamefile.write(match), GAMES)
    assert again.state.tobytes() == match.state.tobytes()
    assert again.moves == match.moves
    assert again.options == match.options
    assert gamefile.write(again) == gamefile.write(match)


@given(options, seeds, st.integers(0, 20), st.sampled_from([0, 1, SPECTATOR]), seeds)
def test_a_game_that_was_dealt_again_is_read_back_exactly_and_can_be_finished(
    table: Options, seed: int, moves: int, seat: int, fresh: int
) -> None:
    match = played(table, seed, moves)
    before = TOKAIDO.view(match.state, seat)
    match.redeal(seat, fresh)
    assert TOKAIDO.view(match.state, seat) == before, "what was known stays"
    assert lost_card(match.state) == OK
    chooser = Match(TOKAIDO, Options(), seed).state
    while not match.over:
        legal = match.legal_moves()
        match.play(legal[roll(chooser, len(legal))])
    assert lost_card(match.state) == OK
    written = gamefile.write(match)
    assert written.startswith("Tabiji game 2\n")
    again = gamefile.read(written, GAMES)
    assert again.redeals == match.redeals
    assert again.state.tobytes() == match.state.tobytes()
    assert gamefile.write(again) == written
    moves = [move for move, _ in again.notated_moves()]
    assert moves == again.moves
    assert recorded_game_of(again).end.tobytes() == again.state.tobytes()


def text() -> str:
    return gamefile.write(played(Options(3, frozenset({"gastronomy"})), 77, 12, entropy=True))


def test_the_text_can_be_read_by_eye() -> None:
    lines = text().splitlines()
    assert lines[0] == "Tabiji game 1"
    assert {"game: tokaido", "players: 3", "edition: english", "variations: gastronomy"} <= set(lines)
    assert any(line.startswith("4. ") and " walk " in line for line in lines)
    assert any(line.endswith("; why not") for line in lines)
    assert lines[-1] == "unfinished"


def test_comments_and_blank_lines_do_not_matter() -> None:
    noisy = "\n".join(f"{line}  ; a remark\n\n" for line in text().splitlines())
    assert gamefile.read(noisy, GAMES).state == gamefile.read(text(), GAMES).state


def change(old: str, new: str) -> str:
    assert old in text()
    return text().replace(old, new, 1)


@pytest.mark.parametrize(
    ("damaged", "sentence"),
    [
        (lambda: "", "not a game file"),
        (lambda: "hello\n", "not a game file"),
        (lambda: change("Tabiji game 1", "Tabiji game 3"), "version 3; this Tabiji reads versions up to 2"),
        (lambda: change("Tabiji game 1", "Tabiji game ²"), "not a game file"),
        (lambda: change("Tabiji game 1", "Tabiji game " + "1" * 5000), "not a game file"),
        (lambda: change("players: 3", "players: " + "3" * 5000), "2 to 5 players, not '333"),
        (lambda: change("2. 2 ", "2" * 5000 + ". 2 "), "is not a move such as '2. 1 walk 7'"),
        (lambda: change("2. 2 ", "٢. 2 "), "is not a move such as '2. 1 walk 7'"),
        (
            lambda: change("players: 3", "players: 3\nplayers: 4"),
            "Line 5 of the game file: 'players' stands above already",
        ),
        (lambda: change("game: tokaido", "game: chess"), "no game 'chess'"),
        (lambda: change("players: 3", "players: 9"), "2 to 5 players"),
        (lambda: change("players: 3", "players: three"), "2 to 5 players"),
        (lambda: change("variations: gastronomy", "variations: flying"), "no variation 'flying'"),
        (lambda: change("edition: english", "edition: german"), "no edition 'german'"),
        (lambda: change("edition: english", "colour: red"), "no option 'colour'"),
        (lambda: change("seed: ", "seed: z"), "seed must be 16 hexadecimal digits"),
        (lambda: change("components: standard ", "components: mine 0000"), "choose the other file with --components"),
        (lambda: "\n".join(line for line in text().splitlines() if "seed" not in line), "'seed: …' is missing"),
        (lambda: text()[: text().index("5. ")], "ends too early"),
        (lambda: text()[: text().index("5. ") + 4], "Line 13"),
        (lambda: change("5. ", "6. "), "move 5 should stand here, not 6"),
        (lambda: change("2. 2 ", "2. 1 "), "turn of seat 2, not 1"),
        (lambda: change("keep ", "keep no"), "is not possible now. Possible: keep "),
        (lambda: change("unfinished", "result: 1 2 3"), "the moves lead to 'unfinished'"),
        (lambda: text() + "13. 1 walk 7\n", "nothing may follow the end"),
        (lambda: change("~", "~zz"), "is not a move"),
        (lambda: change("seed: 0", "seed: f"), "A seed is a whole number"),
        (lambda: change("5. ", "redealt 4 ~0000000000000001\n5. "), "There is no seat 4"),
        (lambda: change("5. ", "redealt 7 ~0000000000000001\n5. "), "is not a move"),
        (lambda: change("5. ", "redealt 1 ~ffffffffffffffff\n5. "), "A seed is a whole number"),
        (lambda: change("5. ", "redealt 1 ~0000000000000001\n" * 51 + "5. "), "at most 50 times"),
    ],
)
def test_a_damaged_file_gets_one_clear_sentence(damaged, sentence: str) -> None:  # type: ignore[no-untyped-def]
    with pytest.raises(BadGameFile) as error:
        gamefile.read(damaged(), GAMES)
    assert sentence in str(error.value)
    assert "\n" not in str(error.value)


def test_a_result_that_the_moves_do_not_reach_is_refused() -> None:
    whole = gamefile.write(played(Options(2), 5))
    points = whole.splitlines()[-1]
    assert points.startswith("result: ")
    with pytest.raises(BadGameFile, match="the moves lead to"):
        gamefile.read(whole.replace(points, "result: 1 2"), GAMES)


def test_saving_is_all_or_nothing(tmp_path: Path) -> None:
    file = tmp_path / "journey.txt"
    match = played(Options(2), 5, 9)
    gamefile.save(match, file)
    assert gamefile.load(file, GAMES).state == match.state
    assert list(tmp_path.iterdir()) == [file]
    with pytest.raises(BadGameFile, match="cannot be saved"):
        gamefile.save(match, tmp_path / "no" / "such" / "folder.txt")


@pytest.mark.parametrize("broken", ["\n", "\r", "\x0b", "\x0c", "\x1c", "\x85", "\u2028", "\u2029", "\ud800"])
def test_a_comment_that_is_no_line_of_text_is_refused_and_nothing_is_left(broken: str, tmp_path: Path) -> None:
    match = Match(TOKAIDO, Options(2), 5)
    match.play(match.legal_moves()[0], comment=f"one{broken}two")
    with pytest.raises(BadGameFile, match="the comment of move 1 must be one line of text"):
        gamefile.save(match, tmp_path / "journey.txt")
    assert list(tmp_path.iterdir()) == []


def test_a_file_that_is_missing_or_not_text_says_so(tmp_path: Path) -> None:
    with pytest.raises(BadGameFile, match="cannot be read: No such file"):
        gamefile.load(tmp_path / "none.txt", GAMES)
    (tmp_path / "bytes").write_bytes(b"\xff\xfe\x00\x80")
    with pytest.raises(BadGameFile, match="is not text"):
        gamefile.load(tmp_path / "bytes", GAMES)


def test_seeds_stay_within_their_bounds() -> None:
    for seed in (-1, SEED_LIMIT):
        with pytest.raises(Exception, match="A seed is a whole number"):
            Match(TOKAIDO, Options(), seed)
