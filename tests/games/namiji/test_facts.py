"""The printed facts: their numbers, and a clear sentence for every mistake in a corrected file."""

from pathlib import Path

import pytest

from tabiji.core.errors import BadComponents
from tabiji.games.namiji import facts

from ...facts_files import facts_file, read_facts

FILE = facts_file("namiji")


def test_the_route_has_56_spaces_26_of_them_double() -> None:
    assert len(facts.KIND) == 2 * 61
    assert facts.DOUBLES[0].bit_count() == 26
    assert [facts.KIND[dock] for dock in (0, 15, 30, 45, 60)] == [facts.PORT, *[facts.DOCK] * 3, facts.PORT]
    letters = "".join("PALNTWRDOH"[kind] for kind in facts.KIND[:61])
    assert letters == "PLHRNDWTOLHNRWOATLHRWODNLTHWRLANHOLTDWRLHNTOLADRWLTHNLOWDTRLP"


def test_the_other_direction_is_the_same_route_backwards() -> None:
    assert facts.KIND[61:] == facts.KIND[:61][::-1]
    assert facts.DOUBLES[1] == int(f"{facts.DOUBLES[0]:061b}"[::-1], 2)


def test_every_fish_occurs_eight_times_in_all() -> None:
    for fish in range(9):
        assert facts.FISH_COPIES[fish] + 2 * facts.NET_TOKENS.count(fish) == 8


def test_the_box_holds_what_the_rulebook_lists() -> None:
    assert sum(facts.FISH_COPIES) == 48
    assert facts.CRUSTACEAN_COPIES == (30, 20)
    assert [len(cards) for cards in facts.DECKS] == [12, 20, 20]
    assert facts.PENALTY == (0, 3, 6, 10, 15)
    assert facts.ARRIVAL_POINTS == (7, 5, 3, 2, 1)
    assert facts.LINE_POINTS == (5, 7, 9, 3, 3, 3, 3)
    assert facts.PANORAMA_SECTIONS == (3, 4, 5)
    assert [facts.ROCK_POINTS.count(points) for points in (4, 3)] == [9, 11]


def test_a_corrected_row_is_what_is_played(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(FILE.read_text().replace('"ramen", points = 4', '"udon", points = 3'))
    corrected = read_facts("namiji", path)
    assert corrected.DOCK_NAMES[3] == "udon"
    assert corrected.DOCK_POINTS[3] == 3
    assert corrected.FACTS.digest != facts.FACTS.digest


@pytest.mark.parametrize(
    ("was", "becomes", "sentence"),
    [
        ('"blue-1", copies = 4', '"blue-1", copies = 5', r"\[fish\] copies must add up to 48, found 49"),
        ('"green-3", copies = 2', '"green-3", copies = 1', r"\[nets\] copies must add up to 12, found 11"),
        ('"shrimp", copies = 30', '"shrimp", copies = 31', r"\[crustaceans\] copies must add up to 50, found 51"),
        ('"bait", points = 1, copies = 1', '"bait", points = 1, copies = 2', r"upgrades\] copies must add up to 20"),
        ('"makis"', '"bait"', r"\[meals\] and \[upgrades\] must name everything once, found 'bait'"),
        ('"makis"', '"sashimi"', r"\[meals\] must name everything once, found 'sashimi'"),
        ('"full-crate"', '"full-boat"', r"\[rocks\] row 2: 'name' must be one of .*, found 'full-boat'"),
        ('"full-crate"', '"full-trap"', r"\[rocks\] must name everything once, found 'full-trap'"),
        ('"second-hook"', '"third-hook"', r"\[upgrades\] row 1: 'name' must be one of"),
        ('"orange-1"', '"red-1"', r"row 4: 'name' must be one of"),
        ('"dolphin", sections', '"shark", sections', r"\[panoramas\] row 1: 'name' must be one of"),
        ("left = 3", "left = 2", r"\[offerings\] 'left' must count from 0 to 4"),
        ("place = 5", "place = 6", r"\[arrivals\] row 5: 'place' must be from 1 to 5, found 6"),
        ("[5, 7, 9]", "[5, 7]", r"\[crate\] 'row-points' must be 3 whole numbers"),
        ("most = 5", 'most = "five"', r"\[trap\] 'most' must be a whole number, found 'five'"),
        ("trap line2 whale", "trap dock whale", r"\[route\] a space must be one of line, .*, found 'dock'"),
        ("trap line2 whale", "trap whale", r"\[route\] there must be 56 spaces between the docks, found 55"),
        ('crab", copies = 20, status = "sourced"', 'crab", copies = 20', r"\[crustaceans\] row 2: it must have"),
        ('crab", copies = 20, status = "sourced"', 'crab", copies = 20, status = "said"', r"'status' must be one of"),
    ],
)
def test_a_mistake_is_told_in_a_sentence(was: str, becomes: str, sentence: str, tmp_path: Path) -> None:
    text = FILE.read_text()
    assert was in text
    path = tmp_path / "wrong.toml"
    path.write_text(text.replace(was, becomes, 1))
    with pytest.raises(BadComponents, match=sentence):
        read_facts("namiji", path)
