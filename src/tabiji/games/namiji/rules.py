"""The rules of Namiji as a whole: what may be decided now, and what a decision does."""

from ...core.phases import Phase, Phases, notate_answer, notate_count, notate_space
from ...core.rng import roll
from ...road.spaces import any_space
from .docks import call_card, call_slot, may_moor, may_take, moor, take
from .fishing import call_cell, call_fish, catch_fish, may_fish, may_place, place_fish
from .nets import call_cast, call_net, call_pair, cast, choose, may_cast, may_choose, may_spread, spread
from .phases import DONE, FIRST, OVER, SAIL
from .rocks import call_draw, call_rock, draw_rocks, keep, may_draw, may_keep
from .setup import deal
from .spaces import call_space, may_sail, open_spaces, sail
from .state import Game
from .traps import call_haul, call_landing, haul_in, land, may_haul, may_land
from .turns import next_turn
from .whirlpools import call_offering, may_offer, offer

__all__ = ["DECISIONS", "any_action", "apply", "deal", "is_over", "legal_actions"]

DECISIONS = Phases(
    FIRST,
    Phase("sail", may_sail, sail, call_space, notate_space),
    Phase("moor", may_moor, moor, call_slot, notate_count),
    Phase("take", may_take, take, call_card),
    Phase("fish", may_fish, catch_fish, call_fish),
    Phase("place", may_place, place_fish, call_cell),
    Phase("cast", may_cast, cast, call_cast, notate_count),
    Phase("choose", may_choose, choose, call_net),
    Phase("spread", may_spread, spread, call_pair),
    Phase("haul", may_haul, haul_in, call_haul, notate_answer),
    Phase("land", may_land, land, call_landing, notate_count),
    Phase("offer", may_offer, offer, call_offering, notate_count),
    Phase("draw", may_draw, draw_rocks, call_draw, notate_count),
    Phase("keep", may_keep, keep, call_rock),
)
may_decide, carry_out = DECISIONS.legal, DECISIONS.apply


def is_over(game: Game) -> bool:
    """Whether the voyage has ended."""
    return game.phase == OVER


def apply(game: Game, action: int) -> None:
    """Carry out a legal action of the seat whose turn it is."""
    game.decisions += 1
    carry_out(game, game.seat, action - FIRST[game.phase])
    if game.phase == DONE:
        next_turn(game)


def legal_actions(game: Game, out: list[int]) -> int:
    """Write the legal actions into a list and return how many there are."""
    return may_decide(game, FIRST[game.phase], out)


def any_action(game: Game, out: list[int]) -> int:
    """A legal action at random, as if chosen from the list of them: where one may sail needs no list."""
    if game.phase == SAIL:
        return FIRST[SAIL] + any_space(game, open_spaces(game))
    return out[roll(game, legal_actions(game, out))]
