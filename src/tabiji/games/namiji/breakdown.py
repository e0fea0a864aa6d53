"""The points of a boat by source, counted from its collection."""

from ...compile.placeholders import IntBuffer
from .crate import line_matches
from .facts import DOCK_POINTS, LINE_POINTS, LINES, MEALS, PANORAMA_BONUS, PENALTY, ROCK_KINDS, ROCK_POINTS, UPGRADES
from .phases import OVER
from .scoring import is_fulfilled
from .state import Game

SCORE_SOURCES = ("crate", "trap", "panoramas", "meals", "upgrades", "rocks", "arrival", "offerings")
FROM_CRATE, FROM_TRAP, FROM_PANORAMAS, FROM_MEALS, FROM_UPGRADES, FROM_ROCKS, FROM_ARRIVAL, FROM_OFFERINGS = range(
    len(SCORE_SOURCES)
)


def score_breakdown(game: Game, seat: int, into: IntBuffer) -> None:
    """Writes the points of a seat by source; rocks and offerings count once the voyage is over."""
    boat = game.pieces[seat]
    for source in range(FROM_OFFERINGS + 1):
        into[source] = 0
    for line in range(LINES):
        into[FROM_CRATE] += LINE_POINTS[line] * line_matches(boat, line)
    into[FROM_TRAP] = boat.shrimp + boat.crabs
    for panorama in range(3):
        into[FROM_PANORAMAS] += boat.sections[panorama] * (boat.sections[panorama] + 1) // 2
        into[FROM_PANORAMAS] += PANORAMA_BONUS[panorama] * (boat.bonuses >> panorama & 1)
    for meal in range(MEALS):
        into[FROM_MEALS] += DOCK_POINTS[meal] * boat.owned[meal]
    for upgrade in range(UPGRADES):
        into[FROM_UPGRADES] += boat.paid[upgrade]
    into[FROM_ARRIVAL] = boat.arrival
    if game.phase == OVER:
        for rock in range(ROCK_KINDS):
            if boat.rocks >> rock & 1 and is_fulfilled(boat, rock):
                into[FROM_ROCKS] += ROCK_POINTS[rock]
        into[FROM_OFFERINGS] = -PENALTY[boat.offerings]
