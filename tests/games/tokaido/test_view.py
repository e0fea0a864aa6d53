"""What people see of a game adds up."""

from hypothesis import given

from tabiji.core.match import Match
from tabiji.core.rng import roll
from tabiji.games.tokaido.game import TOKAIDO
from tabiji.games.tokaido.options import Options
from tabiji.games.tokaido.view import view

from .strategies import options, seeds


@given(options, seeds)
def test_where_points_come_from_adds_up_to_the_points_at_every_step(table: Options, seed: int) -> None:
    match = Match(TOKAIDO, table, seed)
    while not match.over:
        legal = match.legal_moves()
        match.play(legal[roll(match.state, len(legal))])
        for traveler in view(match.state, 0).pieces[: table.players]:
            assert sum(traveler.sources.values()) == traveler.points


@given(options, seeds)
def test_everything_one_chooses_from_has_a_price_and_what_can_be_had_has_the_price_it_costs(
    table: Options, seed: int
) -> None:
    match = Match(TOKAIDO, table, seed)
    while not match.over:
        seen = view(match.state, match.seat)
        if seen.phase in ("buy", "eat"):
            assert set(seen.prices) == set(seen.wares if seen.phase == "buy" else seen.menu or ())
            alone = {choice.names[0]: choice.coins for choice in seen.choices if len(choice.names) == 1}
            assert {name: seen.prices[name] for name in alone} == alone
            purse = seen.pieces[match.seat].coins
            assert all(seen.prices[ware] > purse for ware in seen.wares if ware not in alone)
        else:
            assert not seen.prices
        assert not view(match.state, (match.seat + 1) % table.players).prices
        legal = match.legal_moves()
        match.play(legal[roll(match.state, len(legal))])
