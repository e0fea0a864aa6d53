"""Sacred rocks: of two secret cards one is kept, the other goes under the pile."""

from ...core.choice import ChoiceInfo
from ...core.deck import NONE, draw, put_under
from ...core.events import tell, whisper
from ...road.cards import index_of, take_out
from .events import CONSIDERED, KEPT, KEPT_ROCK
from .facts import ROCK_NAMES, ROCKS, SACRED_ROPE, STONE_LANTERN
from .phases import DONE, DRAW, KEEP
from .state import Game
from .upgrades import profit, write_uses


def reach_rock(game: Game, seat: int) -> None:
    """Looks at two cards; a sacred rope may pull up more."""
    if game.pieces[seat].owned[SACRED_ROPE] > 0:
        game.phase = DRAW
    else:
        draw_rocks(game, seat, 0)


def may_draw(game: Game, first: int, out: list[int]) -> int:
    """Lists the uses of none, some or all of the ropes."""
    return write_uses(game.pieces[game.piece].owned[SACRED_ROPE], first, out)


def draw_rocks(game: Game, seat: int, ropes: int) -> None:
    """Draws two cards, one more with each rope used; all but one are kept, of a short pile all."""
    for place in range(2 + ropes):
        game.drawn[place] = draw(game, ROCKS)
        game.drawn_left += game.drawn[place] != NONE
    drawn = game.drawn
    whisper(game, seat, CONSIDERED, seat, drawn[0], drawn[1], drawn[2], drawn[3], drawn[4])
    if game.drawn_left == 2 + ropes:
        game.phase = KEEP
        return
    for place in range(game.drawn_left):
        add_rock(game, seat, game.drawn[place])
        game.drawn[place] = NONE
    leave_rock(game, seat)


def call_draw(game: Game, choice: int) -> ChoiceInfo:
    """Describes how many cards to look at."""
    return ChoiceInfo(says="draw", count=2 + choice)


def may_keep(game: Game, first: int, out: list[int]) -> int:
    """Lists any of the cards that were drawn."""
    for place in range(game.drawn_left):
        out[place] = first + game.drawn[place]
    return game.drawn_left


def keep(game: Game, seat: int, rock: int) -> None:
    """Keeps a card; the last one goes under the pile, known to this seat alone."""
    game.drawn_left = take_out(game.drawn, game.drawn_left, index_of(game.drawn, rock))
    add_rock(game, seat, rock)
    if game.drawn_left == 1:
        put_under(game, ROCKS, game.drawn[0], 1 << seat)
        game.drawn[0] = NONE
        leave_rock(game, seat)


def call_rock(game: Game, choice: int) -> ChoiceInfo:
    """Describes a card to keep."""
    return ChoiceInfo(says="keep", of="rock", names=(ROCK_NAMES[choice],))


def add_rock(game: Game, seat: int, rock: int) -> None:
    """Adds a card to the hand, unseen by the others."""
    game.pieces[seat].rocks |= 1 << rock
    whisper(game, seat, KEPT, seat, rock)
    tell(game, KEPT_ROCK, seat)


def leave_rock(game: Game, seat: int) -> None:
    """Scores the stone lanterns and ends the stop."""
    game.drawn_left = 0
    profit(game, seat, STONE_LANTERN, game.pieces[seat].owned[STONE_LANTERN])
    game.phase = DONE
