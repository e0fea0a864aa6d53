"""What people see of a game adds up."""

from hypothesis import given

from tabiji.namiji.options import Options
from tabiji.namiji.view import view

from .tables import options, positions, seeds


@given(options, seeds)
def test_where_points_come_from_adds_up_to_the_points_at_every_step(table: Options, seed: int) -> None:
    for game in positions(table, seed):
        for boat in view(game, 0).boats[: table.players]:
            assert sum(boat.sources.values()) == boat.points


@given(options, seeds)
def test_what_is_printed_is_what_is_scored(table: Options, seed: int) -> None:
    *_, game = positions(table, seed)
    seen = view(game, 0)
    for boat in seen.boats[: table.players]:
        assert all(got in (0, printed) for got, printed in zip(boat.lines, seen.printed.lines, strict=True))
        assert boat.penalty == seen.printed.penalties[boat.offerings] == -boat.sources["offerings"]
        assert boat.sources["meals"] == sum(seen.printed.meals[meal] for meal in boat.meals)
        assert boat.sources["rocks"] == sum(seen.printed.rocks[rock].points for rock in boat.fulfilled or ())
