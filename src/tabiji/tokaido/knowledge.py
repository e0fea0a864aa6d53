"""What a seat cannot know of a game, dealt anew: tiles not yet shown, cards drawn in secret, the menu, the piles."""

from ..engine.bits import nth_free
from ..engine.chance import reseed, roll
from ..engine.deck import NONE, draw, give_back, redeal
from .facts import ENCOUNTERS, MEALS, NOBODY, SOUVENIRS, SPRINGS, TRAVELERS
from .phases import ACCEPT, KEEP, MEET
from .state import MENU_ROOM, Game


def imagine(game: Game, seat: int, seed: int) -> None:
    """Turn a game into one that a seat may imagine: what it knows stays, all else is dealt anew from the seed."""
    reseed(game, seed)
    if game.phase == KEEP:
        imagine_tiles(game, seat)
    imagine_company(game, seat)
    imagine_menu(game, seat)
    redeal(game, SOUVENIRS, 1 << seat)
    redeal(game, SPRINGS, 1 << seat)


def imagine_tiles(game: Game, seat: int) -> None:
    """While tiles are chosen, a seat knows only its own two."""
    taken = 1 << NOBODY
    left = TRAVELERS
    if seat < game.players:
        taken |= 1 << game.pieces[seat].dealt[0] | 1 << game.pieces[seat].dealt[1]
        left -= 2
    for other in range(game.players):
        traveler = game.pieces[other]
        if other != seat:
            for tile in range(2):
                traveler.dealt[tile] = nth_free(taken, roll(game, left))
                taken |= 1 << traveler.dealt[tile]
                left -= 1
            if other < game.seat:
                traveler.tile = traveler.dealt[roll(game, 2)]


def imagine_company(game: Game, seat: int) -> None:
    """Only Yoshiyasu knows the two he drew, and what he put under the pile."""
    hidden = game.phase == MEET and game.seat != seat
    if hidden:
        give_back(game, ENCOUNTERS, game.drawn[0])
        give_back(game, ENCOUNTERS, game.drawn[1])
    redeal(game, ENCOUNTERS, 1 << seat)
    if hidden:
        game.drawn[0] = draw(game, ENCOUNTERS)
        game.drawn[1] = draw(game, ENCOUNTERS)


# ---------------------------------------------------------------- the menu

# A seat that has looked knows the menu. One that looked before a card left it unseen knows the cards but not which is
# where: on the menu (places 0 to 5), in Satsuki's hand (6), under the pile (7, 8).
IN_HAND = MENU_ROOM
UNDER_PILE = MENU_ROOM + 1
EVERYWHERE = MENU_ROOM + 3


def imagine_menu(game: Game, seat: int) -> None:
    """Deal anew what a seat cannot know of the menu, Satsuki's offer and the pile."""
    bit = 1 << seat
    glimpsed = game.glimpsed & ~game.looked & bit != 0
    menu_hidden = (game.glimpsed | game.looked) & bit == 0
    offer_hidden = game.phase == ACCEPT and game.seat != seat
    if glimpsed and game.free_meal_from_menu:
        offer_hidden = False  # it is one of the meals the seat has seen
    settled = 0
    if glimpsed:
        shuffle_glimpsed(game, seat)
        settled = settle_discards(game, bit)
    if offer_hidden:
        give_back(game, MEALS, game.offered)
    if menu_hidden:
        for place in range(game.menu_left):
            give_back(game, MEALS, game.menu[place])
    redeal(game, MEALS, bit)
    if menu_hidden:
        for place in range(game.menu_left):
            game.menu[place] = draw(game, MEALS)
    if offer_hidden:
        game.offered = draw(game, MEALS)
    for nth in range(2):
        if settled >> nth & 1:
            game.known[game.unseen_discards[nth]] ^= bit


def settle_discards(game: Game, bit: int) -> int:
    """Mark the unseen discards as known while the pile around them is dealt anew; which ones, as bits."""
    settled = 0
    for nth in range(2):
        place = game.unseen_discards[nth]
        if place != NONE and not game.known[place] & bit:
            game.known[place] |= bit
            settled |= 1 << nth
    return settled


def shuffle_glimpsed(game: Game, seat: int) -> None:
    """Mix the meals a seat once saw on the menu over the places where they may lie now."""
    for where in range(EVERYWHERE):
        for before in range(where):
            if peek(game, seat, before) > peek(game, seat, where) != NONE:
                exchange(game, seat, before, where)
    count = 0
    for where in range(EVERYWHERE):
        if peek(game, seat, where) != NONE:
            nth = roll(game, count + 1)
            count += 1
            before = 0
            while nth > 0 or peek(game, seat, before) == NONE:
                nth -= peek(game, seat, before) != NONE
                before += 1
            exchange(game, seat, before, where)


def peek(game: Game, seat: int, where: int) -> int:
    """The meal at one of the places a seat wonders about, or NONE."""
    if where < MENU_ROOM:
        return game.menu[where]
    if where == IN_HAND:
        return game.offered if game.free_meal_from_menu and game.seat != seat else NONE
    place = game.unseen_discards[where - UNDER_PILE]
    if place == NONE or game.known[place] & 1 << seat:
        return NONE
    return game.cards[place]


def lay(game: Game, where: int, meal: int) -> None:
    """Put a meal at one of those places."""
    if where < MENU_ROOM:
        game.menu[where] = meal
    elif where == IN_HAND:
        game.offered = meal
    else:
        game.cards[game.unseen_discards[where - UNDER_PILE]] = meal


def exchange(game: Game, seat: int, one: int, other: int) -> None:
    """Exchange the meals at two of those places."""
    meal = peek(game, seat, one)
    lay(game, one, peek(game, seat, other))
    lay(game, other, meal)
