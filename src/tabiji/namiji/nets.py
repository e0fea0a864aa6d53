"""Net fishing: two fish at once, seen by all, for two neighbouring cells or back under the pile."""

from ..engine.deck import EVERYBODY, NONE, draw, put_under
from ..engine.story import tell
from .crate import fill
from .events import RETURNED, REVEALED, SPREAD_OUT
from .facts import GREAT_NET, MORE_NETS, NETS, PAIR_BITS, PAIR_CELLS
from .phases import CAST, CHOOSE, DECLINE, DONE, NO_NET, SPREAD
from .state import Game
from .upgrades import profit


def reach_nets(game: Game, seat: int) -> None:
    """Reveal a net; a great net may reveal more."""
    if game.pieces[seat].owned[GREAT_NET] > 0:
        game.phase = CAST
    else:
        cast(game, seat, 0)


def cast(game: Game, seat: int, great_nets: int) -> None:
    """Reveal a net, and two more with each great net that is used."""
    game.great_nets = great_nets
    for place in range(1 + MORE_NETS * great_nets):
        game.revealed[place] = draw(game, NETS)
        if game.revealed[place] != NONE:
            tell(game, REVEALED, seat, game.revealed[place])
    game.phase = CHOOSE if great_nets > 0 else SPREAD


def nets_to_choose(game: Game) -> int:
    """The fish of the revealed nets, as bits."""
    nets = 0
    for place in range(1 + MORE_NETS * game.great_nets):
        if game.revealed[place] != NONE:
            nets |= 1 << game.revealed[place]
    return nets


def choose(game: Game, seat: int, choice: int) -> None:
    """Choose one of the nets to spread, or none; the others go under the pile as they came, seen by all."""
    chosen = NONE
    for place in range(1 + MORE_NETS * game.great_nets):
        net = game.revealed[place]
        game.revealed[place] = NONE
        if net == choice and chosen == NONE:
            chosen = net
        elif net != NONE:
            put_under(game, NETS, net, EVERYBODY)
            tell(game, RETURNED, seat, net)
    game.revealed[0] = chosen
    if choice == NO_NET:
        end_netting(game)
    else:
        game.phase = SPREAD


def spread(game: Game, seat: int, choice: int) -> None:
    """Spread the net over two cells, or put it under the pile."""
    net = game.revealed[0]
    game.revealed[0] = NONE
    if choice == DECLINE:
        put_under(game, NETS, net, EVERYBODY)
        tell(game, RETURNED, seat, net)
    else:
        game.pieces[seat].nets |= 1 << choice
        tell(game, SPREAD_OUT, seat, net, PAIR_CELLS[choice][0], PAIR_CELLS[choice][1])
        fill(game, seat, net, PAIR_BITS[choice])
        profit(game, seat, GREAT_NET, game.great_nets)
    end_netting(game)


def end_netting(game: Game) -> None:
    """Take in the nets."""
    game.great_nets = 0
    game.phase = DONE
