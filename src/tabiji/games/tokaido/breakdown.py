"""The points of a traveler by source, counted from its collection."""

from ...compile.placeholders import IntBuffer
from ...core.bits import bit_count
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
from .state import Game, Traveler

SCORE_SOURCES = ("panoramas", "springs", "encounters", "souvenirs", "meals", "offerings", "temple", "achievements")
PANORAMAS, SPRINGS, ENCOUNTERS, SOUVENIRS, MEALS, OFFERINGS, TEMPLE, ACHIEVEMENTS = range(len(SCORE_SOURCES))


def score_breakdown(game: Game, seat: int, into: IntBuffer) -> None:
    """Writes the points of a seat by source."""
    traveler = game.pieces[seat]
    devout = traveler.tile == MITSUKUNI
    entertainer = traveler.tile == UMEGAE
    into[PANORAMAS] = 0
    for panorama in range(3):
        into[PANORAMAS] += traveler.sections[panorama] * (traveler.sections[panorama] + 1) // 2
    into[SPRINGS] = devout * bath_count(traveler)
    for card in range(2):
        into[SPRINGS] += SPRING_POINTS[card] * traveler.springs[card]
    into[ENCOUNTERS] = SAMURAI_POINTS * traveler.met[SAMURAI] + entertainer * encounter_count(traveler)
    into[SOUVENIRS] = souvenir_sets(traveler)
    into[MEALS] = MEAL_POINTS * bit_count(traveler.tasted)
    into[OFFERINGS] = traveler.offering
    into[TEMPLE] = traveler.temple_bonus
    into[ACHIEVEMENTS] = (ACHIEVEMENT_POINTS + devout) * achievement_count(traveler)


def souvenir_sets(traveler: Traveler) -> int:
    """Returns the points of all sets of souvenirs: the nth has one of each family that has more than n."""
    points = 0
    nth = 0
    families = len(traveler.families)
    while families > 0:
        families = 0
        for owned in traveler.families:
            families += owned > nth
        for place in range(families):
            points += SOUVENIR_POINTS[place]
        nth += 1
    return points
