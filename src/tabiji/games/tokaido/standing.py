"""What the end would bring if it were now: tried out on a copy."""

from .breakdown import SCORE_SOURCES, score_breakdown
from .facts import ACHIEVEMENTS, PANORAMAS
from .phases import OVER
from .scoring import finish_journey
from .state import Game


def _points(game: Game, seat: int) -> list[int]:
    into = [0] * len(SCORE_SOURCES)
    score_breakdown(game, seat, into)
    return into


def expected_end(game: Game) -> tuple[tuple[dict[str, int], ...], dict[str, tuple[int, ...]]]:
    """What is still to come for each seat, by source, and who would hold each achievement."""
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


def leaders(game: Game, holders: dict[str, tuple[int, ...]]) -> dict[str, tuple[int, ...]]:
    """Who would hold each achievement; of a panorama that nobody has completed, who has seen most of it."""
    seats = range(game.players)
    found = dict(holders)
    for panorama, name in enumerate(PANORAMAS):
        seen = [game.pieces[seat].sections[panorama] for seat in seats]
        found[name] = holders[name] or tuple(seat for seat in seats if seen[seat] and seen[seat] == max(seen))
    return found
