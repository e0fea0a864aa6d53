"""Why something cannot be had: every space is open or closed for one reason, and the standing adds up to the end."""

from hypothesis import given

from tabiji.core.match import Match
from tabiji.core.rng import roll
from tabiji.games.tokaido.facts import PANORAMAS, SPACES
from tabiji.games.tokaido.game import TOKAIDO
from tabiji.games.tokaido.options import Options
from tabiji.games.tokaido.view import view

from .strategies import options, seeds

REASONS = {"behind", "beyond", "full", "poor", "complete"}


@given(options, seeds)
def test_every_space_is_open_or_closed_for_one_reason(table: Options, seed: int) -> None:
    match = Match(TOKAIDO, table, seed)
    while not match.over:
        seen = view(match.state, match.seat)
        if seen.phase == "walk":
            assert set(seen.closed) <= REASONS
            numbers = [number for closed in seen.closed.values() for number in closed]
            assert sorted([*numbers, *(choice.space or 0 for choice in seen.choices)]) == list(range(1, SPACES + 1))
            assert not view(match.state, (match.seat + 1) % table.players).closed
        if seen.phase in ("buy", "eat"):
            lying = set(seen.wares if seen.phase == "buy" else seen.menu or ())
            assert set(seen.refused) == lying - {name for choice in seen.choices for name in choice.names}
        legal = match.legal_moves()
        match.play(legal[roll(match.state, len(legal))])


@given(options, seeds)
def test_what_was_to_come_before_the_last_decision_comes(table: Options, seed: int) -> None:
    match = Match(TOKAIDO, table, seed)
    before = after = view(match.state, 0)
    while not match.over:
        legal = match.legal_moves()
        before = after
        match.play(legal[roll(match.state, len(legal))])
        after = view(match.state, 0)
    assert all(not coming for coming in after.coming)
    if [piece.meals for piece in before.pieces] == [piece.meals for piece in after.pieces]:
        for seat in range(table.players):
            assert after.pieces[seat].points - before.pieces[seat].points == sum(before.coming[seat].values())
    assert after.leads.keys() == after.holders.keys()
    for name, seats in after.holders.items():
        assert after.leads[name] == seats or (name in PANORAMAS and not seats)
        assert set(seats) == {seat for seat in range(table.players) if name in after.pieces[seat].achievements}
