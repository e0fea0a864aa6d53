"""Determinization: what a seat cannot know is dealt anew: hidden tiles, cards drawn in secret, the menu, the piles."""

from ...core.bits import nth_clear_bit
from ...core.deck import NONE, count_hidden, draw, give_back, redeal, reshuffle
from ...core.rng import reseed, roll
from .facts import ENCOUNTERS, MEALS, NOBODY, SOUVENIRS, SPRINGS, TRAVELERS
from .inns import any_of_menu, take_off_menu
from .phases import ACCEPT, KEEP, MEET
from .state import Game


def determinize(game: Game, seat: int, seed: int) -> None:
    """Replaces what a seat cannot know by a random deal from a seed; what it knows stays."""
    reseed(game, seed)
    if game.phase == KEEP:
        determinize_tiles(game, seat)
    determinize_encounters(game, seat)
    determinize_menu(game, seat)
    redeal(game, SOUVENIRS, 1 << seat)
    redeal(game, SPRINGS, 1 << seat)


def hidden_counts(game: Game, seat: int) -> tuple[int, ...]:
    """Returns the number of tiles, and of cards of each pile, that a seat cannot know."""
    bit = 1 << seat
    tiles = 0
    if game.phase == KEEP:
        tiles = sum(3 if other < game.seat else 2 for other in range(game.players) if other != seat)
    company = 2 if game.phase == MEET and game.seat != seat else 0
    return (
        tiles,
        company + count_hidden(game, ENCOUNTERS, bit),
        count_hidden_on_menu(game, seat) + count_hidden(game, MEALS, bit),
        count_hidden(game, SOUVENIRS, bit),
        count_hidden(game, SPRINGS, bit),
    )


def determinize_tiles(game: Game, seat: int) -> None:
    """Deals the tiles anew, except a seat's own two."""
    taken = 1 << NOBODY
    left = TRAVELERS
    if seat < game.players:
        taken |= 1 << game.pieces[seat].dealt[0] | 1 << game.pieces[seat].dealt[1]
        left -= 2
    for other in range(game.players):
        traveler = game.pieces[other]
        if other != seat:
            for tile in range(2):
                traveler.dealt[tile] = nth_clear_bit(taken, roll(game, left))
                taken |= 1 << traveler.dealt[tile]
                left -= 1
            if other < game.seat:
                traveler.tile = traveler.dealt[roll(game, 2)]


def determinize_encounters(game: Game, seat: int) -> None:
    """Deals the encounters anew, except those that a seat drew or put under the pile."""
    hidden = game.phase == MEET and game.seat != seat
    if hidden:
        give_back(game, ENCOUNTERS, game.drawn[0])
        give_back(game, ENCOUNTERS, game.drawn[1])
    redeal(game, ENCOUNTERS, 1 << seat)
    if hidden:
        game.drawn[0] = draw(game, ENCOUNTERS)
        game.drawn[1] = draw(game, ENCOUNTERS)


# ---------------------------------------------------------------- the menu


def determinize_menu(game: Game, seat: int) -> None:
    """Deals anew what a seat cannot know of the menu, Satsuki's offer and the pile."""
    bit = 1 << seat
    hidden_from = game.menu_left  # the first place of the menu that a seat knows nothing of
    glimpsed = game.glimpsed & ~game.looked & bit != 0
    if (game.glimpsed | game.looked) & bit == 0:
        hidden_from = 0
    offer_hidden = game.phase == ACCEPT and game.seat != seat
    if game.phase == ACCEPT and game.seat == seat and game.free_meal_from_menu:
        take_off_menu(game, game.offered)  # the one meal of the menu she knows, laid first
        game.menu[game.menu_left] = game.menu[0]
        game.menu[0] = game.offered
        game.menu_left += 1
        hidden_from = 1
    if glimpsed:
        reshuffle_glimpsed(game)
        game.known_by[game.unseen_discard] |= bit  # where it lies, while the pile around it is dealt anew
    if offer_hidden and not game.free_meal_from_menu:
        give_back(game, MEALS, game.offered)
    for place in range(hidden_from, game.menu_left):
        give_back(game, MEALS, game.menu[place])
    redeal(game, MEALS, bit)
    for place in range(hidden_from, game.menu_left):
        game.menu[place] = draw(game, MEALS)
    if glimpsed:
        game.known_by[game.unseen_discard] ^= bit
    if offer_hidden:
        game.offered = any_of_menu(game) if game.free_meal_from_menu else draw(game, MEALS)


def count_hidden_on_menu(game: Game, seat: int) -> int:
    """Returns the number of meals of the menu, and of Satsuki's offer, that a seat cannot know.

    Of meals that a seat only knows to be there, the last follows from the others; it counts as one fewer, since the
    one that left the menu unseen is counted in its pile.
    """
    bit = 1 << seat
    is_offered = game.phase == ACCEPT
    if game.glimpsed & ~game.looked & bit:
        return game.menu_left - 1 + (is_offered and game.seat != seat)
    if game.looked & bit:
        return int(is_offered and game.seat != seat)
    knows_offer = is_offered and game.seat == seat and game.free_meal_from_menu != 0
    return game.menu_left - knows_offer + (is_offered and game.seat != seat)


def reshuffle_glimpsed(game: Game) -> None:
    """Shuffles the meals a seat once saw over the menu and the place of the one that left it unseen."""
    game.menu[game.menu_left] = game.cards[game.unseen_discard]
    reshuffle(game, game.menu, game.menu_left + 1)
    game.cards[game.unseen_discard] = game.menu[game.menu_left]
    game.menu[game.menu_left] = NONE
