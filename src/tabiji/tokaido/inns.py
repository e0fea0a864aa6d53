"""Inns: gifts on arrival, the secret menu in order of arrival, Satsuki's free meal, the neutral traveler's appetite."""

from ..engine.chance import roll
from ..engine.deck import NONE, draw, put_under, shuffle_bottom
from ..engine.story import tell, whisper
from .collection import can_extend_any
from .encounters import look_for_company
from .events import ATE, FASTED, LOOKED, NEUTRAL_ATE, OFFERED, REFUSED
from .facts import CHUUBEI, GOAL, HIROSHIGE, KINKO, MEAL_POINTS, MEAL_PRICE, MEALS, SATSUKI
from .phases import ACCEPT, EAT, NO_MEAL, TAKE, YES
from .state import Game, Traveler
from .turns import next_turn


def arrive(game: Game, seat: int) -> None:
    """Reach an inn: Hiroshige and Chuubei use their gifts before the meal, except at the end of the road."""
    traveler = game.pieces[seat]
    join_table(game)
    if traveler.space != GOAL and traveler.tile == HIROSHIGE and can_extend_any(traveler):
        game.phase = TAKE
    elif traveler.space != GOAL and traveler.tile == CHUUBEI and look_for_company(game, seat):
        pass  # a guide lets him choose first
    else:
        sit_down(game, seat)


def join_table(game: Game) -> None:
    """Count the newcomer; for the first the menu is laid, a card more than there are travelers."""
    game.arrived += 1
    if game.arrived == 1:
        game.menu_left = game.piece_count + 1 - game.gastronomy
        for place in range(game.menu_left):
            game.menu[place] = draw(game, MEALS)


def sit_down(game: Game, seat: int) -> None:
    """Satsuki is offered a free meal first; everyone else looks at the menu."""
    if game.pieces[seat].tile == SATSUKI:
        game.offered = pick_from_menu(game) if game.free_meal_from_menu else draw(game, MEALS)
    if game.offered != NONE:
        whisper(game, seat, OFFERED, seat, game.offered)
        game.phase = ACCEPT
    else:
        look_at_menu(game, seat)


def look_at_menu(game: Game, seat: int) -> None:
    """See what is left to eat."""
    game.looked |= 1 << seat
    menu = game.menu
    whisper(game, seat, LOOKED, seat, menu[0], menu[1], menu[2], menu[3], menu[4], menu[5])
    game.phase = EAT


def take_off_menu(game: Game, place: int) -> int:
    """Take a card off the menu; the last one fills its place."""
    meal = game.menu[place]
    game.menu_left -= 1
    game.menu[place] = game.menu[game.menu_left]
    game.menu[game.menu_left] = NONE
    return meal


def pick_from_menu(game: Game) -> int:
    """Take a card off the menu at random; whoever had looked no longer knows which ones are left."""
    game.glimpsed |= game.looked
    game.looked = 0
    return take_off_menu(game, roll(game, game.menu_left))


def discard_unseen(game: Game, meal: int, known: int) -> None:
    """Put a meal that left the menu unseen under the pile, and remember where: some know it was on the menu."""
    place = put_under(game, MEALS, meal, known)
    game.unseen_discards[0 if game.unseen_discards[0] == NONE else 1] = place


def answer_offer(game: Game, seat: int, choice: int) -> None:
    """Satsuki accepts the free meal, or refuses it and looks at the menu."""
    meal = game.offered
    game.offered = NONE
    if choice == YES:
        taste(game, seat, meal, 0)
        leave_table(game)
        return
    tell(game, REFUSED, seat)
    if game.free_meal_from_menu:
        discard_unseen(game, meal, 1 << seat)
    else:
        put_under(game, MEALS, meal, 1 << seat)
    look_at_menu(game, seat)


def meal_price(traveler: Traveler, meal: int) -> int:
    """What a traveler pays for a meal."""
    return MEAL_PRICE[meal] - (traveler.tile == KINKO)


def eat(game: Game, seat: int, choice: int) -> None:
    """Buy a meal of the menu, or none."""
    if choice == NO_MEAL:
        tell(game, FASTED, seat)
    else:
        traveler = game.pieces[seat]
        place = 0
        while game.menu[place] != choice:
            place += 1
        take_off_menu(game, place)
        price = meal_price(traveler, choice)
        traveler.coins -= price
        taste(game, seat, choice, price)
    leave_table(game)


def taste(game: Game, seat: int, meal: int, price: int) -> None:
    """Add a meal to the collection."""
    traveler = game.pieces[seat]
    traveler.tasted |= 1 << meal
    traveler.meal_coins += MEAL_PRICE[meal]
    traveler.points += MEAL_POINTS
    tell(game, ATE, seat, meal, price, MEAL_POINTS)


def neutral_arrives(game: Game) -> None:
    """The neutral traveler's mover puts a card of the menu under the pile, at random and unseen."""
    join_table(game)
    discard_unseen(game, pick_from_menu(game), 0)
    tell(game, NEUTRAL_ATE, game.piece)
    leave_table(game)


def leave_table(game: Game) -> None:
    """Once all have arrived, what is left of the menu goes under the pile and the journey goes on."""
    if game.arrived == game.piece_count:
        clear_menu(game)
    next_turn(game)


def clear_menu(game: Game) -> None:
    """Put what is left of the menu under the pile, known to those who looked."""
    for place in range(game.menu_left):
        put_under(game, MEALS, game.menu[place], game.looked)
        game.menu[place] = NONE
    if game.shuffled_under:
        shuffle_bottom(game, MEALS, game.menu_left)
    game.menu_left = 0
    game.arrived = 0
    game.looked = 0
    game.glimpsed = 0
    game.unseen_discards[0] = NONE
    game.unseen_discards[1] = NONE
