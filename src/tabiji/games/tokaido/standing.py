"""The standing: who leads, and the points that the end would bring now, computed on a copy."""

from .breakdown import SCORE_SOURCES, score_breakdown
from .collection import make_offering
from .facts import ACHIEVEMENTS, PANORAMAS
from .phases import OVER
from .scoring import finish_journey
from .state import Game


def _points(game: Game, seat: int) -> list[int]:
    into = [0] * len(SCORE_SOURCES)
    score_breakdown(game, seat, into)
    return into


def expected_end(game: Game) -> tuple[tuple[dict[str, int], ...], dict[str, tuple[int, ...]]]:
    """Returns the points that the end would bring each seat now, by source, and the holder of each achievement."""
    end = game.copy()
    if game.phase != OVER:
        finish_journey(end)
    seats = range(game.players)
    gains = [zip(SCORE_SOURCES, _points(game, seat), _points(end, seat), strict=True) for seat in seats]
    coming = tuple({source: then - now for source, now, then in gain if then != now} for gain in gains)
    holders = {
        name: tuple(seat for seat in seats if end.pieces[seat].achievements >> number & 1)
        for number, name in enumerate(ACHIEVEMENTS)
    }
    return coming, holders


def temple_rewards(game: Game, offering: int) -> tuple[int, ...]:
    """Returns the temple points of every seat if the deciding one offered so much, and the game ended then."""
    after = game.copy()
    make_offering(after.pieces[after.piece], offering)
    coming, _ = expected_end(after)
    return tuple(gains.get("temple", 0) for gains in coming)


def leaders(game: Game, holders: dict[str, tuple[int, ...]]) -> dict[str, tuple[int, ...]]:
    """Returns the holders of each achievement; of a panorama not yet complete, the seats that have most of it."""
    seats = range(game.players)
    leading = dict(holders)
    for panorama, name in enumerate(PANORAMAS):
        seen = [game.pieces[seat].sections[panorama] for seat in seats]
        leading[name] = holders[name] or tuple(seat for seat in seats if seen[seat] and seen[seat] == max(seen))
    return leading
