"""The standing: who leads, and the points that the end would bring now, as far as a viewer knows them."""

from ...road.turns import progress
from .facts import ARRIVAL_POINTS, GOAL, PANORAMAS, PENALTY, ROCK_KINDS, ROCK_POINTS
from .phases import OVER
from .scoring import is_fulfilled
from .state import Game


def expected_end(game: Game, viewer: int) -> tuple[dict[str, int], ...]:
    """Returns the points still to come for each seat if the game ended now, by source, as far as a viewer knows."""
    if game.phase == OVER:
        return tuple({} for _ in range(game.players))
    first_to_last = sorted(range(game.piece_count), key=lambda piece: -progress(game.pieces[piece]))
    return tuple(
        _expected_points(game, seat, first_to_last.index(seat), seat == viewer) for seat in range(game.players)
    )


def leaders(game: Game) -> dict[str, tuple[int, ...]]:
    """Returns the seats that completed each panorama first, or else those that have most of it."""
    seats = range(game.players)
    leading = {}
    for panorama, name in enumerate(PANORAMAS):
        seen = [game.pieces[seat].sections[panorama] for seat in seats]
        first = tuple(seat for seat in seats if game.pieces[seat].bonuses >> panorama & 1)
        leading[name] = first or tuple(seat for seat in seats if seen[seat] and seen[seat] == max(seen))
    return leading


def _expected_points(game: Game, seat: int, place: int, own: bool) -> dict[str, int]:
    boat = game.pieces[seat]
    rocks = [rock for rock in range(ROCK_KINDS) if own and boat.rocks >> rock & 1 and is_fulfilled(boat, rock)]
    coming = {
        "rocks": sum(ROCK_POINTS[rock] for rock in rocks),
        "arrival": 0 if boat.space == GOAL else ARRIVAL_POINTS[place],
        "offerings": -PENALTY[boat.offerings],
    }
    return {source: points for source, points in coming.items() if points}
