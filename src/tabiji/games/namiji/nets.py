"""Net fishing: two fish at once go into two neighbouring cells or back under the pile; all seats see them."""

from ...core.choice import ChoiceInfo
from ...core.deck import EVERYBODY, NONE, draw, put_under
from ...core.events import tell
from .crate import fill, has_pair, reach, score_lines
from .events import RETURNED, REVEALED, SPREAD_OUT
from .facts import CELL_NAMES, FISH_KINDS, FISH_NAMES, GREAT_NET, MORE_NETS, NETS, PAIR_BITS, PAIR_CELLS, PAIRS
from .phases import CAST, CHOOSE, DECLINE, DONE, NO_NET, SPREAD
from .state import Game
from .upgrades import profit, write_uses


def reach_nets(game: Game, seat: int) -> None:
    """Reveals a net; a great net may reveal more."""
    if game.pieces[seat].owned[GREAT_NET] > 0:
        game.phase = CAST
    else:
        cast(game, seat, 0)


def may_cast(game: Game, first: int, out: list[int]) -> int:
    """Lists the uses of none, some or all of the great nets."""
    return write_uses(game.pieces[game.piece].owned[GREAT_NET], first, out)


def cast(game: Game, seat: int, great_nets: int) -> None:
    """Reveals a net, and two more with each great net that is used."""
    game.great_nets = great_nets
    for place in range(1 + MORE_NETS * great_nets):
        game.revealed[place] = draw(game, NETS)
        if game.revealed[place] != NONE:
            tell(game, REVEALED, seat, game.revealed[place])
    game.phase = CHOOSE if great_nets > 0 else SPREAD


def call_cast(game: Game, choice: int) -> ChoiceInfo:
    """Describes how many nets to reveal."""
    return ChoiceInfo(says="cast", count=1 + MORE_NETS * choice)


def nets_to_choose(game: Game) -> int:
    """Returns the fish of the revealed nets, as bits."""
    nets = 0
    for place in range(1 + MORE_NETS * game.great_nets):
        if game.revealed[place] != NONE:
            nets |= 1 << game.revealed[place]
    return nets


def may_choose(game: Game, first: int, out: list[int]) -> int:
    """Lists any of the nets, if there is room for one, or none."""
    nets = nets_to_choose(game) if has_pair(game.pieces[game.piece].filled) else 0
    n = 0
    for net in range(FISH_KINDS):
        out[n] = first + net
        n += nets >> net & 1
    out[n] = first + NO_NET
    return n + 1


def choose(game: Game, seat: int, choice: int) -> None:
    """Chooses one of the nets to spread, or none; the others go under the pile as they came, seen by all."""
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


def call_net(game: Game, choice: int) -> ChoiceInfo:
    """Describes a net to spread."""
    if choice == NO_NET:
        return ChoiceInfo(says="choose-nothing")
    return ChoiceInfo(says="choose", of="net", names=(FISH_NAMES[choice],))


def may_spread(game: Game, first: int, out: list[int]) -> int:
    """Lists pairs of empty cells that touch a filled one; and none, unless the net was chosen among several."""
    filled = game.pieces[game.piece].filled
    cells = reach(filled)
    n = 0
    for pair in range(PAIRS):
        out[n] = first + pair
        n += (PAIR_BITS[pair] & filled == 0) & (PAIR_BITS[pair] & cells != 0)
    out[n] = first + DECLINE
    return n + (game.great_nets == 0)


def spread(game: Game, seat: int, choice: int) -> None:
    """Spreads the net over two cells, or puts it under the pile."""
    net = game.revealed[0]
    game.revealed[0] = NONE
    if choice == DECLINE:
        put_under(game, NETS, net, EVERYBODY)
        tell(game, RETURNED, seat, net)
    else:
        game.pieces[seat].nets |= 1 << choice
        fill(game.pieces[seat], net, PAIR_BITS[choice])
        tell(game, SPREAD_OUT, seat, net, PAIR_CELLS[choice][0], PAIR_CELLS[choice][1])
        score_lines(game, seat, PAIR_BITS[choice])
        profit(game, seat, GREAT_NET, game.great_nets)
    end_netting(game)


def call_pair(game: Game, choice: int) -> ChoiceInfo:
    """Describes two cells for the net, with the points it brings there, or none."""
    if choice == DECLINE:
        return ChoiceInfo(says="decline", of="net", names=(FISH_NAMES[game.revealed[0]],))
    trial = game.copy()
    spread(trial, game.seat, choice)
    points = trial.pieces[game.seat].points - game.pieces[game.seat].points
    return ChoiceInfo(
        says="spread", of="cell", names=tuple(CELL_NAMES[cell] for cell in PAIR_CELLS[choice]), points=points
    )


def end_netting(game: Game) -> None:
    """Takes in the nets."""
    game.great_nets = 0
    game.phase = DONE
