"""What is true of every game of Tokaido at every step, in the form of rules, so that it runs compiled too."""

from tabiji.core.bits import bit_count
from tabiji.core.rng import roll
from tabiji.games.tokaido.facts import (
    ACHIEVEMENT_POINTS,
    ENCOUNTER_CARDS,
    ENCOUNTERS,
    FARM,
    INN,
    MEAL_CARDS,
    MEAL_POINTS,
    MEALS,
    MITSUKUNI,
    SAMURAI,
    SAMURAI_POINTS,
    SHOP,
    SOUVENIR_FAMILY,
    SOUVENIR_POINTS,
    SOUVENIRS,
    SPRING_CARDS,
    SPRING_POINTS,
    SPRINGS,
    UMEGAE,
)
from tabiji.games.tokaido.phases import BUY, EAT, FIRST, WALK
from tabiji.games.tokaido.rules import apply, is_over, legal_actions
from tabiji.games.tokaido.spaces import kind_of
from tabiji.games.tokaido.state import Game

from ...pile_checks import count_copies, count_in_pile, has_ghosts, row_has_ghosts

OK, POINTS, FAMILIES, MEAL_LOST, SOUVENIR_LOST, ENCOUNTER_LOST, SPRING_LOST, PURSE, SLOT, STUCK, GHOST = range(11)

# How a whole table plays: at random, or leaning to what random play hardly ever does
RANDOM, EATS, FASTS, SHOPS, STAYS_BACK, RUNS_AHEAD = range(6)
STYLES = 6


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


def find_violation(game: Game) -> int:
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
    if has_ghosts(game, 4) or row_has_ghosts(game.menu, game.menu_left):
        return GHOST
    return lost_card(game)


def lost_card(game: Game) -> int:
    """Which kind of card is not where it should be, or FINE."""
    for meal in range(14):
        count = count_in_pile(game, MEALS, meal) + (game.offered == meal and not game.free_meal_from_menu)
        for place in range(6):
            count += game.menu[place] == meal
        for seat in range(game.players):
            count += game.pieces[seat].tasted >> meal & 1
        if count != count_copies(MEAL_CARDS, meal):
            return MEAL_LOST
    for souvenir in range(24):
        count = count_in_pile(game, SOUVENIRS, souvenir)
        for place in range(3):
            count += game.wares[place] == souvenir
        for seat in range(game.players):
            count += game.pieces[seat].souvenirs >> souvenir & 1
        if count != 1:
            return SOUVENIR_LOST
    for encounter in range(7):
        count = count_in_pile(game, ENCOUNTERS, encounter) + (game.drawn[0] == encounter) + (game.drawn[1] == encounter)
        for seat in range(game.players):
            count += game.pieces[seat].met[encounter]
        if count != count_copies(ENCOUNTER_CARDS, encounter):
            return ENCOUNTER_LOST
    for spring in range(2):
        count = count_in_pile(game, SPRINGS, spring)
        for seat in range(game.players):
            count += game.pieces[seat].springs[spring]
        if count != count_copies(SPRING_CARDS, spring):
            return SPRING_LOST
    return OK


def choose(game: Game, out: list[int], count: int, style: int) -> int:
    """Which of the legal actions a table of some style takes."""
    if game.phase == WALK:
        if style == STAYS_BACK:
            return 0
        if style == RUNS_AHEAD or (style == EATS and roll(game, 3) > 0):
            return count - 1
        if style == SHOPS:
            wanted = SHOP if game.pieces[game.piece].coins > 2 else FARM
            for place in range(count):
                if kind_of(game, out[place] - FIRST[WALK]) == wanted:
                    return place
    elif game.phase == EAT and style in (EATS, FASTS):
        return 0 if style == EATS else count - 1
    elif game.phase == BUY and style == SHOPS:
        return count - 1
    return roll(game, count)


def play_checked(game: Game, out: list[int], style: int) -> int:
    """Play a dealt game in a style, checking every step; the first thing that does not hold, or FINE."""
    on_road = 0
    beside = 0
    while not is_over(game):
        count = legal_actions(game, out)
        if count == 0 or game.decisions > 250:
            return STUCK
        action = out[choose(game, out, count, style)]
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
        wrong = find_violation(game)
        if wrong != OK:
            return wrong
    return OK
