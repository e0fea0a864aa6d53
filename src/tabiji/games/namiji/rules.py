"""The rules of Namiji: its phases, each with its legal choices and their effects."""

from ...core.phases import Phase, Phases, notate_answer, notate_count, notate_space
from .docks import call_card, call_slot, may_moor, may_take, moor, take
from .fishing import call_cell, call_fish, catch_fish, may_fish, may_place, place_fish
from .nets import call_cast, call_net, call_pair, cast, choose, may_cast, may_choose, may_spread, spread
from .phases import DONE, FIRST, OVER
from .rocks import call_draw, call_rock, draw_rocks, keep, may_draw, may_keep
from .setup import deal
from .spaces import any_open_space, call_space, may_sail, sail
from .state import Game
from .traps import call_haul, call_landing, haul_in, land, may_haul, may_land
from .turns import next_turn
from .whirlpools import call_offering, may_offer, offer

__all__ = ["DECISIONS", "any_action", "apply", "deal", "is_over", "legal_actions"]

DECISIONS = Phases(
    FIRST,
    DONE,
    next_turn,
    Phase("sail", may_sail, sail, call_space, notate_space, any_open_space),
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
apply, legal_actions, any_action = DECISIONS.apply, DECISIONS.legal_actions, DECISIONS.any_action


def is_over(game: Game) -> bool:
    """Returns whether the voyage has ended."""
    return game.phase == OVER
