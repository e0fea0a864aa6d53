"""The crustacean trap: players draw from the bag until they stop; too many crabs lose the haul."""

from ...core.choice import ChoiceInfo
from ...core.events import tell
from ...core.rng import roll
from .events import DREW, HAULED, LANDED, LOST_HAUL
from .facts import CRAB, LANDED_SHRIMP, LANDING_NET, MOST_DRAWN, SHRIMP, STURDY_TRAP, TOO_MANY_CRABS
from .phases import AGAIN, DONE, HAUL, LAND, STOP
from .state import Game
from .upgrades import write_uses


def crabs_allowed(game: Game, seat: int) -> int:
    """Returns how many crabs the trap of a boat holds: each sturdy trap withstands one more."""
    return TOO_MANY_CRABS - 1 + game.pieces[seat].owned[STURDY_TRAP]


def draw_crustacean(game: Game, seat: int) -> None:
    """Draws a crustacean; the player goes on deciding unless that ends the haul."""
    kind = CRAB if roll(game, game.bag[SHRIMP] + game.bag[CRAB]) >= game.bag[SHRIMP] else SHRIMP
    game.bag[kind] -= 1
    game.haul[kind] += 1
    tell(game, DREW, seat, kind)
    if game.haul[CRAB] > crabs_allowed(game, seat):
        lose_haul(game, seat)
    elif game.haul[SHRIMP] + game.haul[CRAB] == MOST_DRAWN or game.bag[SHRIMP] + game.bag[CRAB] == 0:
        keep_haul(game, seat)
    else:
        game.phase = HAUL


def may_haul(game: Game, first: int, out: list[int]) -> int:
    """Lists drawing again and stopping."""
    out[0] = first + AGAIN
    out[1] = first + STOP
    return 2


def haul_in(game: Game, seat: int, choice: int) -> None:
    """Draws again, or keeps the haul."""
    if choice == AGAIN:
        draw_crustacean(game, seat)
    else:
        keep_haul(game, seat)


def call_haul(game: Game, choice: int) -> ChoiceInfo:
    """Describes drawing again, or keeping the haul."""
    if choice == AGAIN:
        return ChoiceInfo(says="again")
    return ChoiceInfo(says="haul", points=game.haul[SHRIMP] + game.haul[CRAB])


def lose_haul(game: Game, seat: int) -> None:
    """Puts everything drawn at this stop back into the bag."""
    tell(game, LOST_HAUL, seat, game.haul[SHRIMP] + game.haul[CRAB])
    for kind in range(2):
        game.bag[kind] += game.haul[kind]
        game.haul[kind] = 0
    game.phase = DONE


def keep_haul(game: Game, seat: int) -> None:
    """Stores the haul, a point for each; a landing net may then take shrimp."""
    boat = game.pieces[seat]
    points = game.haul[SHRIMP] + game.haul[CRAB]
    boat.shrimp += game.haul[SHRIMP]
    boat.crabs += game.haul[CRAB]
    boat.points += points
    tell(game, HAULED, seat, game.haul[SHRIMP], game.haul[CRAB], points)
    game.haul[SHRIMP] = 0
    game.haul[CRAB] = 0
    game.phase = LAND if boat.owned[LANDING_NET] > 0 and game.bag[SHRIMP] > 0 else DONE


def may_land(game: Game, first: int, out: list[int]) -> int:
    """Lists the uses of none, some or all of the landing nets."""
    return write_uses(game.pieces[game.piece].owned[LANDING_NET], first, out)


def shrimp_for(game: Game, landing_nets: int) -> int:
    """Returns how many shrimp some landing nets take from the bag."""
    return min(LANDED_SHRIMP * landing_nets, game.bag[SHRIMP])


def land(game: Game, seat: int, landing_nets: int) -> None:
    """Takes shrimp from the bag with the landing nets that are used."""
    boat = game.pieces[seat]
    shrimp = shrimp_for(game, landing_nets)
    game.bag[SHRIMP] -= shrimp
    boat.shrimp += shrimp
    boat.points += shrimp
    if shrimp > 0:
        tell(game, LANDED, seat, shrimp, shrimp)
    game.phase = DONE


def call_landing(game: Game, choice: int) -> ChoiceInfo:
    """Describes how many landing nets to use."""
    return ChoiceInfo(says="land", count=choice, points=shrimp_for(game, choice))
