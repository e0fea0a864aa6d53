"""Sacred rocks: drawing, keeping in secret, and each card's condition with its edge."""

from collections.abc import Callable

import pytest

from tabiji.games.namiji import facts
from tabiji.games.namiji.scoring import finish_voyage, is_fulfilled, rank
from tabiji.games.namiji.state import Boat, Game

from .setup import (
    bottom,
    fill_crate,
    fleet_of_one_mover,
    give_cards,
    give_rocks,
    legal_notations,
    new_fleet,
    play,
    play_events,
    sail_to,
    stack,
)


def test_two_cards_are_looked_at_in_secret_and_one_is_kept() -> None:
    game = fleet_of_one_mover()
    stack(game, facts.ROCKS, "full-crate", "gourmet")
    story = sail_to("rock", game)
    assert [event.audience for event in story] == [-1, 0]
    assert legal_notations(game) == ["keep full-crate", "keep gourmet"]
    events = play_events(game, "keep gourmet")
    assert [event.audience for event in events] == [0, -1]
    assert events[1].numbers == (0,)
    assert game.pieces[0].rocks == 1 << facts.GOURMET


def test_the_other_card_goes_under_the_pile_known_to_who_put_it_there() -> None:
    game = fleet_of_one_mover()
    stack(game, facts.ROCKS, "full-crate", "gourmet")
    sail_to("rock", game)
    play(game, "keep gourmet")
    assert bottom(game, facts.ROCKS, 1) == ["full-crate"]
    assert game.known_by[game.piles[facts.ROCKS].first] == 1


def test_the_last_card_is_taken_without_a_choice() -> None:
    game = fleet_of_one_mover()
    pile = game.piles[facts.ROCKS]
    pile.left = pile.unseen = 1
    sail_to("rock", game)
    assert game.pieces[0].rocks.bit_count() == 1
    assert pile.left == 0
    assert play(game, "sail 12") == ["sailed", "found-nothing"]


def test_rock_cards_score_only_at_the_end() -> None:
    game = fleet_of_one_mover()
    game.pieces[0].offerings = 0
    give_rocks(game.pieces[0], "devoted-to-ryujin", "full-trap")
    assert game.pieces[0].points == 0
    finish_voyage(game)
    assert game.pieces[0].points == 4


def short_of(text: str) -> dict[str, str]:
    """Cells with their fish: `a1 blue-1, b1 …`."""
    return dict(pair.split() for pair in text.split(", "))


def crated(text: str) -> Callable[[Boat], None]:
    """Put fish into cells, as if they lay there."""

    def put(boat: Boat) -> None:
        for cell, fish in short_of(text).items():
            number = facts.CELL_NAMES.index(cell)
            boat.crate[number] = facts.FISH_MARKS[facts.FISH_NAMES.index(fish)]
            boat.filled |= 1 << number

    return put


def having(**fields: int | list[int]) -> Callable[[Boat], None]:
    """Set fields of a boat."""

    def put(boat: Boat) -> None:
        for name, value in fields.items():
            setattr(boat, name, value)

    return put


TWO_COLUMNS = "a1 blue-1, a2 blue-2, a3 blue-3, b1 green-1, b2 green-2, b3 green-1"
NINE = TWO_COLUMNS + ", c1 blue-2, c2 green-1, c3 orange-2"
CARDS: list[tuple[str, Callable[[Boat], object], Callable[[Boat], object]]] = [
    ("skilful-fisher", crated(NINE), crated(NINE.replace("c2 green-1", "c2 green-2"))),
    ("full-crate", crated(NINE), crated(NINE + ", d1 blue-1")),
    ("tide-of-shrimp", having(shrimp=4, crabs=4), having(shrimp=5)),
    ("full-trap", having(shrimp=3, crabs=2), having(shrimp=4, crabs=2)),
    ("eye-of-the-octopus", having(sections=[3, 2, 5]), having(sections=[0, 3, 0])),
    ("song-of-the-whale", having(sections=[3, 4, 3]), having(sections=[0, 0, 4])),
    ("great-beholder", having(sections=[2, 2, 2]), having(sections=[3, 4, 0])),
    ("devoted-to-ryujin", having(offerings=1), having(offerings=0)),
    ("pilgrim-of-the-rocks", having(rocks=0b100000011), having(rocks=0b100000111)),
    ("blue-school", crated("a1 blue-1, a2 blue-2, a3 blue-3, b1 green-1"), crated(NINE)),
    (
        "orange-school",
        crated("a1 orange-1, b1 orange-1, c1 orange-2, d1 green-1"),
        crated("a1 orange-1, b1 orange-1, c1 orange-2, a2 orange-3"),
    ),
    (
        "green-school",
        crated("a1 green-1, b1 green-1, c1 green-2, d1 blue-1"),
        crated("a1 green-1, b1 green-1, c1 green-2, a2 green-3"),
    ),
    ("fine-row", crated(NINE), crated("a3 blue-1, b3 green-1, c3 orange-1, d3 blue-1")),
    ("master-of-nets", having(nets=0b1), having(nets=0b10000000000000001)),
    ("golden-claws", having(crabs=1, shrimp=5), having(crabs=2)),
    ("friend-of-dolphins", having(sections=[2, 4, 5]), having(sections=[3, 0, 0])),
    ("beholder", having(sections=[3, 4, 0]), having(sections=[1, 1, 1])),
    ("open-hand", having(offerings=2), having(offerings=1)),
    (
        "gourmet",
        lambda boat: give_cards(boat, "makis", "bait", "incense"),
        lambda boat: give_cards(boat, "makis", "ramen"),
    ),
    (
        "well-equipped",
        lambda boat: give_cards(boat, "makis", "bait"),
        lambda boat: give_cards(boat, "spyglass", "spyglass"),
    ),
]


@pytest.mark.parametrize(("rock", "just_short", "just_enough"), CARDS, ids=[card[0] for card in CARDS])
def test_a_card_is_fulfilled_by_just_enough_and_not_by_less(
    rock: str, just_short: Callable[[Boat], object], just_enough: Callable[[Boat], object]
) -> None:
    number = facts.ROCK_NAMES.index(rock)
    for put, expected in ((just_short, False), (just_enough, True)):
        boat = new_fleet().pieces[0]
        put(boat)
        assert is_fulfilled(boat, number) == expected


def test_every_card_has_its_example() -> None:
    assert [card[0] for card in CARDS] == list(facts.ROCK_NAMES)


# ---------------------------------------------------------------- the end


def test_offerings_left_cost_fifteen_ten_six_three_nothing() -> None:
    for left, penalty in enumerate((0, 3, 6, 10, 15)):
        game = fleet_of_one_mover()
        game.pieces[0].offerings = left
        finish_voyage(game)
        assert game.pieces[0].points == -penalty


def ranks(*points: int) -> list[int]:
    """The ranks of some final points."""
    game = new_fleet(len(points))
    for seat, each in enumerate(points):
        game.pieces[seat].points = each
    return [rank(game, seat) for seat in range(len(points))]


def test_most_points_win_and_ties_share() -> None:
    assert ranks(10, 30, 30) == [3, 1, 1]
    assert ranks(-15, -15) == [1, 1]
    assert ranks(-1, -3, 5, 5, 0) == [4, 5, 1, 1, 3]


def home(game: Game, seat: int, before: int) -> None:
    """Bring a boat into port after some others, then end the voyage."""
    others = [piece for piece in range(game.piece_count) if piece != seat]
    for place, piece in enumerate(others):
        ahead = place < before
        game.pieces[piece].space = 60 if ahead else 58
        game.pieces[piece].slot = place if ahead else 0
    game.pieces[seat].space = 57
    game.piece = game.seat = seat
    game.phase = 0
    play(game, "sail 60")
    if before < len(others):
        finish_voyage(game)


def test_the_rulebook_counts_36_points_for_musubi() -> None:
    game = new_fleet(5)
    boat = game.pieces[0]
    boat.offerings = 2
    fill_crate(game, 0, a1="blue-1", b1="blue-2", c1="blue-3", d1="blue-1", a2="orange-1", a3="green-1", b2="green-2")
    assert boat.points == 5 + 3
    boat.shrimp, boat.crabs = 4, 2
    boat.points += 6
    boat.sections[:] = [2, 0, 3]
    boat.points += 1 + 2 + 1 + 2 + 3
    give_cards(boat, "makis", "bait", "incense")
    boat.points += 5
    give_rocks(boat, "full-trap", "pilgrim-of-the-rocks", "well-equipped", "skilful-fisher")
    home(game, 0, before=2)
    assert boat.arrival == 3
    assert boat.points == 36


def test_the_rulebook_counts_59_points_for_tami() -> None:
    game = new_fleet(5)
    boat = game.pieces[4]
    boat.offerings = 0
    fill_crate(game, 4, a1="blue-1", a2="blue-1", a3="blue-1")
    fill_crate(game, 4, b2="green-1", c2="orange-1", d2="green-1", b3="blue-2", c3="blue-3", d3="blue-3")
    assert boat.points == 3 + 7 + 9
    boat.shrimp = 3
    boat.points += 3
    boat.sections[:] = [0, 4, 2]
    boat.bonuses = 0b10
    boat.points += 10 + 3 + 3
    give_cards(boat, "ramen", "onigiri")
    boat.points += 8
    give_rocks(boat, "devoted-to-ryujin", "eye-of-the-octopus", "skilful-fisher")
    home(game, 4, before=4)
    assert boat.arrival == 1
    assert boat.points == 59
