"""The collection of a traveler, and the points of its parts."""

from ...core.events import tell
from ...road.panoramas import completes_first, extend
from .events import ACHIEVED, BEHELD
from .facts import ACHIEVEMENT_POINTS, MITSUKUNI, PANORAMA_SECTIONS, SOUVENIR_FAMILY, SOUVENIR_POINTS
from .state import Game, Traveler


def award_achievement(game: Game, seat: int, achievement: int) -> None:
    """Gives an achievement card."""
    traveler = game.pieces[seat]
    points = ACHIEVEMENT_POINTS + (traveler.tile == MITSUKUNI)
    traveler.achievements |= 1 << achievement
    traveler.points += points
    tell(game, ACHIEVED, seat, achievement, points)


def can_extend(traveler: Traveler, panorama: int) -> bool:
    """Returns whether a panorama still lacks a section."""
    return traveler.sections[panorama] < PANORAMA_SECTIONS[panorama]


def can_extend_any(traveler: Traveler) -> bool:
    """Returns whether any panorama still lacks a section."""
    return can_extend(traveler, 0) or can_extend(traveler, 1) or can_extend(traveler, 2)


def take_section(game: Game, seat: int, panorama: int) -> None:
    """Takes the next section; the first to complete a panorama gains its achievement."""
    section = extend(game.pieces[seat], panorama)
    tell(game, BEHELD, seat, panorama, section)
    if completes_first(game, panorama, section, PANORAMA_SECTIONS[panorama]):
        award_achievement(game, seat, panorama)


def souvenir_points(traveler: Traveler, souvenir: int) -> int:
    """Returns the points of a souvenir, which joins the first set that lacks its family."""
    family = SOUVENIR_FAMILY[souvenir]
    others = 0
    for other in range(4):
        others += traveler.families[other] > traveler.families[family]
    return SOUVENIR_POINTS[others]


def add_souvenir(traveler: Traveler, souvenir: int) -> int:
    """Adds a souvenir to the collection and returns its points."""
    points = souvenir_points(traveler, souvenir)
    traveler.souvenirs |= 1 << souvenir
    traveler.families[SOUVENIR_FAMILY[souvenir]] += 1
    traveler.points += points
    return points


def make_offering(traveler: Traveler, coins: int) -> None:
    """Lays coins in the temple, a point each."""
    traveler.offering += coins
    traveler.points += coins
