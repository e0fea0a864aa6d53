"""The file of a contest: which contest it belongs to, and what may be wrong with it."""

import re
from pathlib import Path

import pytest

from tabiji.arena.contest import new_contest
from tabiji.arena.ledger import Ledger
from tabiji.arena.play import DealRecord
from tabiji.core.errors import BadOptions

SPEC = new_contest("tokaido", ["pilgrim", "wanderer"], games=10).spec


def test_what_is_kept_comes_back(tmp_path: Path) -> None:
    file = tmp_path / "contest.txt"
    once, other = (DealRecord(deal, [[1, 2], [3, 4]], [[2, 1], [1, 1]], seconds={"pilgrim": 0.1}) for deal in (3, 1))
    Ledger(file, SPEC).add(once)
    Ledger(file, SPEC).add(other)
    assert list(Ledger(file, SPEC).records()) == [once, other]


@pytest.mark.parametrize(
    ("name", "bots", "words", "seed", "playouts", "difference"),
    [
        ("tokaido", "pilgrim wanderer", {}, 2, None, "(seed 1, not 2)"),
        ("tokaido", "pilgrim merchant", {}, 1, None, "(bots pilgrim wanderer, not pilgrim merchant)"),
        ("tokaido", "pilgrim wanderer", {"edition": "french"}, 1, None, "(options 2 english, not 2 french)"),
        ("tokaido", "pilgrim wanderer", {}, 1, 9, "(playouts None, not 9)"),
        ("namiji", "pilgrim wanderer", {}, 1, None, "(game tokaido, not namiji; "),
    ],
)
def test_another_contest_is_refused(
    tmp_path: Path, name: str, bots: str, words: dict[str, str], seed: int, playouts: int | None, difference: str
) -> None:
    file = tmp_path / "contest.txt"
    Ledger(file, SPEC)
    other = new_contest(name, bots.split(), games=10, seed=seed, playouts=playouts, **words)
    with pytest.raises(BadOptions, match=re.escape(f"{file} keeps another contest {difference}")):
        Ledger(file, other.spec)


def test_more_games_are_the_same_contest(tmp_path: Path) -> None:
    Ledger(tmp_path / "contest.txt", SPEC)
    Ledger(tmp_path / "contest.txt", new_contest("tokaido", ["pilgrim", "wanderer"], games=1000).spec)


def test_a_file_of_something_else_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "diary.txt"
    file.write_text("Today we set out.\n")
    with pytest.raises(BadOptions, match=r"diary.txt is no kept contest: choose another file."):
        Ledger(file, SPEC)
    assert file.read_text() == "Today we set out.\n"


@pytest.mark.parametrize(
    "line",
    [
        b"{}",
        b"\0\0\0",
        b'{"deal":0,"points":[[1],[2]],"ranks":[[2,1],[1,2]]}',
        b'{"deal":0,"points":[[1,2],[2]],"ranks":[[2,1],[1,2]]}',
        b'{"deal":-1,"points":[[1,2],[2,1]],"ranks":[[2,1],[1,2]]}',
    ],
)
def test_a_damaged_line_is_named(tmp_path: Path, line: bytes) -> None:
    file = tmp_path / "contest.txt"
    Ledger(file, SPEC)
    with file.open("ab") as out:
        out.write(line + b"\n")
    with pytest.raises(BadOptions, match=r"contest.txt is damaged in line 2\."):
        list(Ledger(file, SPEC).records())


def test_a_file_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    with pytest.raises(BadOptions, match=r"cannot be kept: No such file or directory."):
        Ledger(tmp_path / "nowhere" / "contest.txt", SPEC)
