"""What is true of every game of Tokaido at every step, in the form of rules, so that it runs compiled too."""

from tabiji.engine.bits import bit_count
from tabiji.engine.chance import roll
from tabiji.engine.deck import NONE
from tabiji.tokaido.facts import (
    ACHIEVEMENT_POINTS,
    ENCOUNTER_CARDS,
    ENCOUNTERS,
    INN,
    MEAL_CARDS,
    MEAL_POINTS,
    MEALS,
    MITSUKUNI,
    SAMURAI,
    SAMURAI_POINTS,
    SOUVENIR_FAMILY,
    SOUVENIR_POINTS,
    SOUVENIRS,
    SPRING_CARDS,
    SPRING_POINTS,
    SPRINGS,
    UMEGAE,
)
from tabiji.tokaido.phases import FIRST, WALK
from tabiji.tokaido.rules import apply, is_over, legal_actions
from tabiji.tokaido.spaces import kind_of
from tabiji.tokaido.state import Game
from tests.piles import copies, has_ghosts, in_pile

FINE, POINTS, FAMILIES, MEAL_LOST, SOUVENIR_LOST, ENCOUNTER_LOST, SPRING_LOST, PURSE, SLOT, STUCK, GHOST = range(11)


def recount(game: Game, seat: int) -> int:
    """The points of a seat, counted anew from its collection."""
    traveler = game.pieces[seat]
    points = traveler.offering + traveler.temple_bonus + MEAL_POINTS * bit_count(traveler.tasted)
    for panorama in range(3):
        points += traveler.sections[panorama] * (traveler.sections[panorama] + 1) // 2
    for nth in range(1, 7):  # the nth set holds every family that has n souvenirs or more
        size = 0
        for family in range(4):
            if traveler.families[family] >= nth:
                points += SOUVENIR_POINTS[size]
                size += 1
    for card in range(2):
        points += traveler.springs[card] * (SPRING_POINTS[card] + (traveler.tile == MITSUKUNI))
    points += traveler.met[SAMURAI] * SAMURAI_POINTS
    points += bit_count(traveler.achievements) * (ACHIEVEMENT_POINTS + (traveler.tile == MITSUKUNI))
    if traveler.tile == UMEGAE:
        for encounter in range(7):
            points += traveler.met[encounter]
    return points


def whats_wrong(game: Game) -> int:
    """The first thing that does not hold, or FINE."""
    for seat in range(game.players):
        traveler = game.pieces[seat]
        if recount(game, seat) != traveler.points:
            return POINTS
        if traveler.coins < 0:
            return PURSE
        for family in range(4):
            count = 0
            for souvenir in range(24):
                count += (traveler.souvenirs >> souvenir & 1) * (SOUVENIR_FAMILY[souvenir] == family)
            if count != traveler.families[family]:
                return FAMILIES
    if has_ghosts(game, 4) or menu_has_ghosts(game):
        return GHOST
    return lost_card(game)


def menu_has_ghosts(game: Game) -> bool:
    """Whether a place of the menu still tells what lay there."""
    for place in range(game.menu_left, 6):
        if game.menu[place] != NONE:
            return True
    return False


def lost_card(game: Game) -> int:
    """Which kind of card is not where it should be, or FINE."""
    for meal in range(14):
        count = in_pile(game, MEALS, meal) + (game.offered == meal)
        for place in range(6):
            count += game.menu[place] == meal
        for seat in range(game.players):
            count += game.pieces[seat].tasted >> meal & 1
        if count != copies(MEAL_CARDS, meal):
            return MEAL_LOST
    for souvenir in range(24):
        count = in_pile(game, SOUVENIRS, souvenir)
        for place in range(3):
            count += game.wares[place] == souvenir
        for seat in range(game.players):
            count += game.pieces[seat].souvenirs >> souvenir & 1
        if count != 1:
            return SOUVENIR_LOST
    for encounter in range(7):
        count = in_pile(game, ENCOUNTERS, encounter) + (game.drawn[0] == encounter) + (game.drawn[1] == encounter)
        for seat in range(game.players):
            count += game.pieces[seat].met[encounter]
        if count != copies(ENCOUNTER_CARDS, encounter):
            return ENCOUNTER_LOST
    for spring in range(2):
        count = in_pile(game, SPRINGS, spring)
        for seat in range(game.players):
            count += game.pieces[seat].springs[spring]
        if count != copies(SPRING_CARDS, spring):
            return SPRING_LOST
    return FINE


def play_checked(game: Game, out: list[int]) -> int:
    """Play a dealt game at random, checking every step; the first thing that does not hold, or FINE."""
    on_road = 0
    beside = 0
    while not is_over(game):
        count = legal_actions(game, out)
        if count == 0 or game.decisions > 250:
            return STUCK
        action = out[roll(game, count)]
        walking = game.phase == WALK
        piece = game.piece
        apply(game, action)
        space = action - FIRST[WALK]
        if walking and kind_of(game, space) != INN:
            slot = game.pieces[piece].slot
            used = on_road if slot == 0 else beside
            if slot > 1 or used >> space & 1:
                return SLOT
            on_road |= (slot == 0) << space
            beside |= (slot == 1) << space
        wrong = whats_wrong(game)
        if wrong != FINE:
            return wrong
    return FINE
