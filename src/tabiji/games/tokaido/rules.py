"""The rules of Tokaido: its phases, each with its legal choices and their effects."""

from ...core.choice import ChoiceInfo
from ...core.events import tell
from ...core.phases import Phase, Phases, notate_answer, notate_space
from .collection import can_extend, take_section
from .encounters import call_encounter, choose_company, may_meet
from .events import DECLINED
from .facts import HIROSHIGE, INN, PANORAMAS
from .inns import answer_offer, call_meal, call_offer, eat, may_answer, may_eat, sit_down
from .phases import DONE, FIRST, NO_SECTION, OVER
from .setup import call_tile, deal, keep, may_keep
from .spaces import (
    any_open_space,
    buy,
    call_offering,
    call_space,
    call_wares,
    give,
    kind_of,
    may_buy,
    may_give,
    may_walk,
    notate_offering,
    walk,
)
from .state import Game
from .turns import next_turn

__all__ = ["DECISIONS", "any_action", "apply", "deal", "is_over", "legal_actions"]


def is_over(game: Game) -> bool:
    """Returns whether the journey has ended."""
    return game.phase == OVER


def meet(game: Game, seat: int, choice: int) -> None:
    """Keeps one of two encounters; ends the turn unless it leaves something to decide."""
    if not choose_company(game, seat, choice):
        game.phase = DONE


def may_take(game: Game, first: int, out: list[int]) -> int:
    """Lists a section of each panorama that is not complete, and none.

    A guide's help may be declined; Hiroshige's own eye may be closed by a house rule alone.
    """
    traveler = game.pieces[game.piece]
    n = 0
    for panorama in range(3):
        out[n] = first + panorama
        n += can_extend(traveler, panorama)
    out[n] = first + NO_SECTION
    own_eye = traveler.tile == HIROSHIGE and kind_of(game, traveler.space) == INN
    return n + (not own_eye or game.hiroshige_may_decline == 1)


def take(game: Game, seat: int, choice: int) -> None:
    """Takes a section that a guide or Hiroshige's eye leaves to choose; in an inn, the meal follows."""
    if choice == NO_SECTION:
        tell(game, DECLINED, seat)
    else:
        take_section(game, seat, choice)
    if kind_of(game, game.pieces[seat].space) == INN:
        sit_down(game, seat)
    else:
        game.phase = DONE


def call_section(game: Game, choice: int) -> ChoiceInfo:
    """Describes the next section of a panorama, or none."""
    if choice == NO_SECTION:
        return ChoiceInfo(says="take-nothing")
    points = game.pieces[game.piece].sections[choice] + 1
    return ChoiceInfo(says="take", of="panorama", names=(PANORAMAS[choice],), count=points, points=points)


DECISIONS = Phases(
    FIRST,
    DONE,
    next_turn,
    Phase("keep", may_keep, keep, call_tile),
    Phase("walk", may_walk, walk, call_space, notate_space, any_open_space),
    Phase("buy", may_buy, buy, call_wares),
    Phase("give", may_give, give, call_offering, notate_offering),
    Phase("accept", may_answer, answer_offer, call_offer, notate_answer),
    Phase("eat", may_eat, eat, call_meal),
    Phase("take", may_take, take, call_section),
    Phase("meet", may_meet, meet, call_encounter),
)
apply, legal_actions, any_action = DECISIONS.apply, DECISIONS.legal_actions, DECISIONS.any_action
