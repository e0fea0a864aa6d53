"""Why a boat may not stop somewhere, and what is still to come: only what a seat may know."""

from hypothesis import given

from tabiji.engine.chance import roll
from tabiji.engine.journey import Journey
from tabiji.namiji.facts import SPACES
from tabiji.namiji.game import NAMIJI
from tabiji.namiji.options import Options
from tabiji.namiji.view import view

from .tables import options, seeds


@given(options, seeds)
def test_every_space_is_open_or_closed_for_one_reason_and_rocks_stay_secret(table: Options, seed: int) -> None:
    journey = Journey(NAMIJI, table, seed)
    while not journey.over:
        seen = view(journey.state, journey.seat)
        if seen.phase == "sail":
            assert set(seen.closed) <= {"behind", "beyond", "full", "crate", "complete"}
            assert sum(map(len, seen.closed.values())) + len(seen.choices) == SPACES
        others = [coming for seat, coming in enumerate(seen.coming) if seat != journey.seat]
        assert all("rocks" not in coming for coming in others)
        legal = journey.legal()
        journey.act(legal[roll(journey.state, len(legal))])
    assert all(not coming for coming in view(journey.state, 0).coming)
