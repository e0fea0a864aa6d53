"""Where a boat's points come from, read off its collection."""

from .crate import line_matches
from .facts import DOCK_POINTS, LINE_POINTS, LINES, MEALS, PANORAMA_BONUS, PENALTY, ROCK_KINDS, ROCK_POINTS
from .scoring import is_fulfilled
from .state import Boat


def sources(boat: Boat, over: bool) -> dict[str, int]:
    """The points of a boat by what brought them; rocks and offerings count once the voyage is over."""
    return {
        "crate": sum(LINE_POINTS[line] for line in range(LINES) if line_matches(boat, line)),
        "trap": boat.shrimp + boat.crabs,
        "panoramas": sum(sections * (sections + 1) // 2 for sections in boat.sections)
        + sum(bonus for panorama, bonus in enumerate(PANORAMA_BONUS) if boat.bonuses >> panorama & 1),
        "meals": sum(DOCK_POINTS[meal] * boat.owned[meal] for meal in range(MEALS)),
        "upgrades": sum(boat.paid),
        "rocks": sum(
            ROCK_POINTS[rock]
            for rock in range(ROCK_KINDS)
            if over and boat.rocks >> rock & 1 and is_fulfilled(boat, rock)
        ),
        "arrival": boat.arrival,
        "offerings": -PENALTY[boat.offerings] if over else 0,
    }
