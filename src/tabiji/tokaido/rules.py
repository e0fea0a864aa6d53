"""The rules of Tokaido as a whole: what may be decided now, and what a decision does."""

from ..engine.story import tell
from .collection import can_extend, take_section
from .encounters import choose_company
from .events import DECLINED
from .facts import HIROSHIGE, HIROTADA, INN, NEXT_INN, SPACES
from .inns import answer_offer, eat, meal_price, sit_down
from .phases import (
    ACCEPT,
    BUY,
    EAT,
    FIRST,
    GIVE,
    KEEP,
    MEET,
    NO,
    NO_MEAL,
    NO_SECTION,
    OVER,
    TAKE,
    WALK,
    WITH_EXTRA,
    YES,
)
from .setup import deal, keep
from .spaces import buy, full_price, give, kind_of, open_spaces, walk
from .state import Game
from .turns import next_turn

__all__ = ["apply", "deal", "is_over", "legal_actions"]


def is_over(game: Game) -> bool:
    """Whether the journey has ended."""
    return game.phase == OVER


def apply(game: Game, action: int) -> None:
    """Carry out a legal action of the seat whose turn it is."""
    seat = game.seat
    phase = game.phase
    choice = action - FIRST[phase]
    game.decisions += 1
    if phase == WALK:
        walk(game, choice)
    elif phase == EAT:
        eat(game, seat, choice)
    elif phase == BUY:
        buy(game, seat, choice)
    elif phase == GIVE:
        give(game, seat, choice)
    elif phase == TAKE:
        take(game, seat, choice)
    elif phase == MEET:
        if not choose_company(game, seat, choice):
            next_turn(game)
    elif phase == ACCEPT:
        answer_offer(game, seat, choice)
    elif phase == KEEP:
        keep(game, seat, choice + 1)


def take(game: Game, seat: int, choice: int) -> None:
    """Take a section that a guide or Hiroshige's eye leaves to choose; then, in an inn, sit down."""
    if choice == NO_SECTION:
        tell(game, DECLINED, seat)
    else:
        take_section(game, seat, choice)
    if kind_of(game, game.pieces[seat].space) == INN:
        sit_down(game, seat)
    else:
        next_turn(game)


def legal_actions(game: Game, out: list[int]) -> int:
    """Write the legal actions into a list and return how many there are."""
    seat = game.seat
    phase = game.phase
    first = FIRST[phase]
    traveler = game.pieces[game.piece]
    n = 0
    # Each candidate is written; the count moves on only if it is legal (no branch for the processor to guess).
    if phase == WALK:
        spaces = open_spaces(game)
        for space in range(traveler.space + 1, NEXT_INN[game.back * SPACES + traveler.space] + 1):
            out[n] = first + space
            n += spaces >> space & 1
    elif phase == EAT:
        had = traveler.tasted
        for place in range(game.menu_left):
            meal = game.menu[place]
            out[n] = first + meal
            n += (had >> meal & 1 == 0) & (meal_price(traveler, meal) <= traveler.coins)
            had |= 1 << meal
        out[n] = first + NO_MEAL
        n += 1
    elif phase == BUY:
        for choice in range(8):
            out[n] = first + choice
            n += full_price(game, traveler, choice) <= traveler.coins
    elif phase == GIVE:
        for extra in range(2):
            for coins in range(min(3, traveler.coins)):
                out[n] = first + WITH_EXTRA * extra + coins
                n += extra == 0 or traveler.tile == HIROTADA
    elif phase == TAKE:
        for panorama in range(3):
            out[n] = first + panorama
            n += can_extend(traveler, panorama)
        out[n] = first + NO_SECTION
        n += may_decline(game, seat)
    elif phase == MEET:
        for encounter in range(7):
            out[n] = first + encounter
            n += game.drawn[0] == encounter or game.drawn[1] == encounter
    elif phase == ACCEPT:
        out[n] = first + YES
        n += not traveler.tasted >> game.offered & 1
        out[n] = first + NO
        n += 1
    elif phase == KEEP:
        out[0] = first + traveler.dealt[0] - 1
        out[1] = first + traveler.dealt[1] - 1
        n = 2
    return n


def may_decline(game: Game, seat: int) -> bool:
    """Whether no section may be taken: a guide's help may be declined, Hiroshige's own eye only by a house rule."""
    traveler = game.pieces[seat]
    own_eye = traveler.tile == HIROSHIGE and kind_of(game, traveler.space) == INN
    return not own_eye or game.hiroshige_may_decline == 1
