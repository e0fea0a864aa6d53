"""Inns: gifts on arrival, the secret menu in order of arrival, Satsuki's free meal, the neutral traveler's appetite."""

from ...core.choice import ChoiceInfo
from ...core.deck import BATCH, NONE, SHUFFLED, draw, put_under, shuffle_bottom, swap
from ...core.deck import card_index as place_in
from ...core.events import tell, whisper
from ...core.rng import roll
from ...road.cards import index_of, take_out
from .collection import can_extend_any
from .encounters import look_for_company
from .events import ATE, FASTED, FOUND_NOTHING, LOOKED, NEUTRAL_ATE, NEUTRAL_FASTED, OFFERED, REFUSED
from .facts import CHUUBEI, GOAL, HIROSHIGE, KINKO, MEAL_NAMES, MEAL_POINTS, MEAL_PRICE, MEALS, SATSUKI
from .phases import ACCEPT, DONE, EAT, NO, NO_MEAL, TAKE, YES
from .state import Game, Traveler


def arrive(game: Game, seat: int) -> None:
    """Reaches an inn; Hiroshige and Chuubei use their gifts before the meal, except at the end of the road."""
    traveler = game.pieces[seat]
    join_table(game)
    if traveler.space != GOAL and traveler.tile == HIROSHIGE and can_extend_any(traveler):
        game.phase = TAKE
    elif traveler.space != GOAL and traveler.tile == CHUUBEI and look_for_company(game, seat):
        pass  # a guide lets him choose first
    else:
        sit_down(game, seat)


def join_table(game: Game) -> None:
    """Counts the newcomer; for the first the menu is laid, a card more than there are travelers or players."""
    game.arrived += 1
    if game.arrived == 1:
        game.menu_left = game.piece_count + 1 - game.short_menu - game.gastronomy
        for place in range(game.menu_left):
            game.menu[place] = draw(game, MEALS)


def sit_down(game: Game, seat: int) -> None:
    """Offers Satsuki a free meal; shows the menu to everyone else."""
    if game.pieces[seat].tile == SATSUKI:
        game.offered = any_of_menu(game) if game.free_meal_from_menu else draw(game, MEALS)
    if game.offered != NONE:
        whisper(game, seat, OFFERED, seat, game.offered)
        game.phase = ACCEPT
    else:
        look_at_menu(game, seat)


def any_of_menu(game: Game) -> int:
    """Returns a meal of the menu at random, or NONE; it stays where it is."""
    return game.menu[roll(game, game.menu_left)] if game.menu_left > 0 else NONE


def look_at_menu(game: Game, seat: int) -> None:
    """Shows the menu to a seat."""
    game.looked |= 1 << seat
    menu = game.menu
    if game.menu_left > 0:
        whisper(game, seat, LOOKED, seat, menu[0], menu[1], menu[2], menu[3], menu[4], menu[5])
    else:
        tell(game, FOUND_NOTHING, seat)
    game.phase = EAT


def take_off_menu(game: Game, meal: int) -> None:
    """Takes a meal off the menu."""
    game.menu_left = take_out(game.menu, game.menu_left, index_of(game.menu, meal))


def discard_unseen(game: Game) -> None:
    """Puts a random meal of the menu under the pile unseen; seats that had looked no longer know what is left."""
    meal = any_of_menu(game)
    take_off_menu(game, meal)
    game.unseen_discard = put_under(game, MEALS, meal, 0)
    game.glimpsed = game.looked
    game.looked = 0


def may_answer(game: Game, first: int, out: list[int]) -> int:
    """Lists accepting a meal that was never tasted, and refusing."""
    out[0] = first + YES
    n = int(not game.pieces[game.piece].tasted >> game.offered & 1)
    out[n] = first + NO
    return n + 1


def answer_offer(game: Game, seat: int, choice: int) -> None:
    """Accepts Satsuki's free meal, or refuses it and shows the menu; a refused meal of the pile goes under it."""
    meal = game.offered
    game.offered = NONE
    if choice == YES:
        if game.free_meal_from_menu:
            take_off_menu(game, meal)
        taste(game, seat, meal, 0)
        leave_table(game)
        return
    tell(game, REFUSED, seat)
    if not game.free_meal_from_menu:
        put_under(game, MEALS, meal, 1 << seat)
    look_at_menu(game, seat)


def call_offer(game: Game, choice: int) -> ChoiceInfo:
    """Describes Satsuki's answer to a free meal."""
    meal = (MEAL_NAMES[game.offered],)
    if choice == YES:
        return ChoiceInfo(says="accept", of="meal", names=meal, points=MEAL_POINTS)
    return ChoiceInfo(says="refuse", of="meal", names=meal)


def meal_price(traveler: Traveler, meal: int) -> int:
    """Returns what a traveler pays for a meal."""
    return MEAL_PRICE[meal] - (traveler.tile == KINKO)


def may_eat(game: Game, first: int, out: list[int]) -> int:
    """Lists the affordable meals of the menu that were never tasted, and none."""
    traveler = game.pieces[game.piece]
    had = traveler.tasted
    n = 0
    for place in range(game.menu_left):
        meal = game.menu[place]
        out[n] = first + meal
        n += (had >> meal & 1 == 0) & (meal_price(traveler, meal) <= traveler.coins)
        had |= 1 << meal
    out[n] = first + NO_MEAL
    return n + 1


def eat(game: Game, seat: int, choice: int) -> None:
    """Buys a meal of the menu, or none."""
    if choice == NO_MEAL:
        tell(game, FASTED, seat)
    else:
        traveler = game.pieces[seat]
        take_off_menu(game, choice)
        price = meal_price(traveler, choice)
        traveler.coins -= price
        taste(game, seat, choice, price)
    leave_table(game)


def call_meal(game: Game, choice: int) -> ChoiceInfo:
    """Describes a meal, or none."""
    if choice == NO_MEAL:
        return ChoiceInfo(says="eat-nothing")
    price = meal_price(game.pieces[game.piece], choice)
    return ChoiceInfo(says="eat", of="meal", names=(MEAL_NAMES[choice],), coins=price, points=MEAL_POINTS)


def taste(game: Game, seat: int, meal: int, price: int) -> None:
    """Adds a meal to the collection."""
    traveler = game.pieces[seat]
    traveler.tasted |= 1 << meal
    traveler.meal_coins += MEAL_PRICE[meal]
    traveler.points += MEAL_POINTS
    tell(game, ATE, seat, meal, price, MEAL_POINTS)


def neutral_arrives(game: Game) -> None:
    """Lets the mover of the neutral traveler put a card of the menu under the pile, if one is left."""
    join_table(game)
    if game.menu_left > 0:
        discard_unseen(game)
        tell(game, NEUTRAL_ATE, game.piece)
    else:
        tell(game, NEUTRAL_FASTED, game.piece)
    leave_table(game)


def leave_table(game: Game) -> None:
    """Ends the stop; once all have arrived, the rest of the menu goes under the pile."""
    if game.arrived == game.piece_count:
        clear_menu(game)
    game.phase = DONE


def clear_menu(game: Game) -> None:
    """Puts what is left of the menu under the pile, known to those who looked."""
    knowers = game.looked
    if game.glimpsed != 0:
        mark_unseen_discard(game)
        knowers |= game.glimpsed | BATCH
    for place in range(game.menu_left):
        put_under(game, MEALS, game.menu[place], knowers)
        game.menu[place] = NONE
    if game.shuffled_under:
        shuffle_bottom(game, MEALS, game.menu_left)
        if game.glimpsed != 0 and game.menu_left > 0:
            pile = game.piles[MEALS]
            game.known_by[place_in(pile, pile.left - game.menu_left)] ^= SHUFFLED
    game.menu_left = 0
    game.arrived = 0
    game.looked = 0
    game.glimpsed = 0
    game.unseen_discard = NONE


def mark_unseen_discard(game: Game) -> None:
    """Lets those who looked before a card left the menu unseen know it with the rest, but not which of them it is.

    The rest comes to lie next to it: a meal that Satsuki refused in between goes above it.
    """
    pile = game.piles[MEALS]
    bottom = place_in(pile, pile.left - 1)
    if bottom != game.unseen_discard:
        swap(game.cards, bottom, game.unseen_discard)
        swap(game.known_by, bottom, game.unseen_discard)
    game.known_by[bottom] = game.glimpsed | SHUFFLED | BATCH
