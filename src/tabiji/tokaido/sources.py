"""Where a traveler's points come from, read off its collection."""

from .facts import (
    ACHIEVEMENT_POINTS,
    MEAL_POINTS,
    MITSUKUNI,
    SAMURAI,
    SAMURAI_POINTS,
    SOUVENIR_POINTS,
    SPRING_POINTS,
    UMEGAE,
)
from .scoring import achievement_count, bath_count, encounter_count
from .state import Traveler


def sources(traveler: Traveler) -> dict[str, int]:
    """The points of a traveler by what brought them."""
    devout = traveler.tile == MITSUKUNI
    entertainer = traveler.tile == UMEGAE
    return {
        "panoramas": sum(sections * (sections + 1) // 2 for sections in traveler.sections),
        "springs": sum(SPRING_POINTS[card] * traveler.springs[card] for card in range(2))
        + devout * bath_count(traveler),
        "encounters": SAMURAI_POINTS * traveler.met[SAMURAI] + entertainer * encounter_count(traveler),
        "souvenirs": sum(_set_points(traveler.families, nth) for nth in range(max(traveler.families))),
        "meals": MEAL_POINTS * traveler.tasted.bit_count(),
        "offerings": traveler.offering,
        "temple": traveler.temple_bonus,
        "achievements": (ACHIEVEMENT_POINTS + devout) * achievement_count(traveler),
    }


def _set_points(families: list[int], nth: int) -> int:
    """The points of a set of souvenirs: the nth has one of each family that has more than n."""
    return sum(SOUVENIR_POINTS[: sum(count > nth for count in families)])
