"""The end of the journey: achievements, the ranking at the temple, and the ranks."""

from ...core.bits import bit_count
from ...core.events import tell
from .collection import award_achievement
from .events import ARRIVED, RANKED
from .facts import BATHER, CHATTERBOX, COLLECTOR, GOURMET, TEMPLE_POINTS
from .state import Game, Traveler


def bath_count(traveler: Traveler) -> int:
    """Returns how many hot springs it bathed in."""
    return traveler.springs[0] + traveler.springs[1]


def encounter_count(traveler: Traveler) -> int:
    """Returns how many people it met."""
    count = 0
    for encounter in range(7):
        count += traveler.met[encounter]
    return count


def souvenir_count(traveler: Traveler) -> int:
    """Returns how many souvenirs it carries."""
    return traveler.families[0] + traveler.families[1] + traveler.families[2] + traveler.families[3]


def achievement_count(traveler: Traveler) -> int:
    """Returns how many achievement cards it holds."""
    return bit_count(traveler.achievements)


def finish_journey(game: Game) -> None:
    """Awards the final achievements and the temple bonus; a best of 0 wins no card."""
    gourmet = 1
    bather = 1
    chatterbox = 1
    collector = 1
    for seat in range(game.players):
        traveler = game.pieces[seat]
        gourmet = max(gourmet, traveler.meal_coins)
        bather = max(bather, bath_count(traveler))
        chatterbox = max(chatterbox, encounter_count(traveler))
        collector = max(collector, souvenir_count(traveler))
    for seat in range(game.players):
        traveler = game.pieces[seat]
        if traveler.meal_coins == gourmet:
            award_achievement(game, seat, GOURMET)
        if bath_count(traveler) == bather:
            award_achievement(game, seat, BATHER)
        if encounter_count(traveler) == chatterbox:
            award_achievement(game, seat, CHATTERBOX)
        if souvenir_count(traveler) == collector:
            award_achievement(game, seat, COLLECTOR)
    for piece in range(game.piece_count):
        traveler = game.pieces[piece]
        if traveler.offering > 0:
            traveler.temple_bonus = TEMPLE_POINTS[larger_offerings(game, traveler.offering)]
            traveler.points += traveler.temple_bonus
            tell(game, RANKED, piece, traveler.offering, traveler.temple_bonus)
    for seat in range(game.players):
        tell(game, ARRIVED, seat, game.pieces[seat].points, rank(game, seat))


def larger_offerings(game: Game, offering: int) -> int:
    """Returns the number of different larger offerings; tied donors share a rank, the next amount takes the next."""
    larger = 0
    for piece in range(game.piece_count):
        other = game.pieces[piece].offering
        first = other > offering
        for earlier in range(piece):
            if game.pieces[earlier].offering == other:
                first = False
        larger += first
    return larger


def merit(game: Game, seat: int) -> int:
    """Returns the number that ranks a seat: points, then achievement cards."""
    traveler = game.pieces[seat]
    return traveler.points * 8 + achievement_count(traveler)


def rank(game: Game, seat: int) -> int:
    """Returns the rank of a seat, from 1; equal merit shares it."""
    better = 0
    for other in range(game.players):
        better += merit(game, other) > merit(game, seat)
    return better + 1
