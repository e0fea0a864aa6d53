"""Why a boat may not stop somewhere, and what is still to come: only what a seat may know."""

from hypothesis import given

from tabiji.core.match import Match
from tabiji.core.rng import roll
from tabiji.games.namiji.events import COLUMN_SCORED, ROW_SCORED
from tabiji.games.namiji.facts import SPACES
from tabiji.games.namiji.game import NAMIJI
from tabiji.games.namiji.options import Options
from tabiji.games.namiji.view import view

from .strategies import options, seeds

LINES = {ROW_SCORED: "row", COLUMN_SCORED: "column"}


@given(options, seeds)
def test_every_space_is_open_or_closed_for_one_reason_and_rocks_stay_secret(table: Options, seed: int) -> None:
    match = Match(NAMIJI, table, seed)
    while not match.over:
        seen = view(match.state, match.seat)
        if seen.phase == "sail":
            assert set(seen.closed) <= {"behind", "beyond", "full", "crate", "complete"}
            assert sum(map(len, seen.closed.values())) + len(seen.choices) == SPACES
        others = [coming for seat, coming in enumerate(seen.coming) if seat != match.seat]
        assert all("rocks" not in coming for coming in others)
        legal = match.legal_moves()
        action = legal[roll(match.state, len(legal))]
        scored = [f"{LINES[e.kind]}-{e.numbers[1] + 1}" for e in match.play(action) if e.kind in LINES]
        if seen.phase in ("place", "spread"):
            assert list(seen.completes.get(action, ())) == scored
    assert all(not coming for coming in view(match.state, 0).coming)


def test_a_fish_to_take_says_which_lines_it_could_complete() -> None:
    """What it says is what the cells say once it is on the hook."""
    found = 0
    for seed in range(12):
        match = Match(NAMIJI, NAMIJI.parse_options({"players": "2"}), seed)
        possible_lines: tuple[str, ...] | None = None
        while not match.over:
            seen = view(match.state, match.seat)
            if seen.phase in ("place", "spread") and possible_lines is not None:
                assert {line for lines in seen.completes.values() for line in lines} == {*possible_lines}
                found += bool(possible_lines)
            action = match.legal_moves()[0]
            names = [choice.says for choice in seen.choices if choice.id == action]
            possible_lines = seen.completes.get(action, ()) if names in (["fish"], ["choose"]) else None
            match.play(action)
    assert found
