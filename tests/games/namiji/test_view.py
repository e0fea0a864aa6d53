"""What people see of a game adds up."""

from hypothesis import given

from tabiji.games.namiji.options import Options
from tabiji.games.namiji.printed import PRINTED
from tabiji.games.namiji.view import view

from .strategies import options, positions, seeds


@given(options, seeds)
def test_where_points_come_from_adds_up_to_the_points_at_every_step(table: Options, seed: int) -> None:
    for game in positions(table, seed):
        for boat in view(game, 0).pieces[: table.players]:
            assert sum(boat.sources.values()) == boat.points


@given(options, seeds)
def test_what_is_printed_is_what_is_scored(table: Options, seed: int) -> None:
    *_, game = positions(table, seed)
    lines = [on["points"] for thing, on in PRINTED.items() if thing.startswith(("row-", "column-"))]
    for boat in view(game, 0).pieces[: table.players]:
        assert all(got in (0, points) for got, points in zip(boat.lines, lines, strict=True))
        assert boat.penalty == PRINTED[f"offering-{boat.offerings}"]["penalty"] == -boat.sources["offerings"]
        assert boat.sources["meals"] == sum(int(PRINTED[f"dock-card-{meal}"]["points"]) for meal in boat.meals)
        assert boat.sources["rocks"] == sum(int(PRINTED[f"rock-{rock}"]["points"]) for rock in boat.fulfilled or ())
