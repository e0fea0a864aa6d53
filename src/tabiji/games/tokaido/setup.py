"""The setup: tiles dealt and kept, and the line at the first inn."""

from ...core.bits import nth_clear_bit
from ...core.choice import ChoiceInfo
from ...core.events import tell, whisper
from ...core.rng import reseed, roll
from ...road.turns import is_neutral, line_up
from .events import DEALT, KEPT, NEUTRAL_SETS_OUT, SET_OUT
from .facts import NOBODY, PREPARATIONS, TRAVELER_COINS, TRAVELER_NAMES, TRAVELERS
from .phases import DONE, KEEP
from .state import Game
from .turns import next_turn


def deal(game: Game, seed: int) -> None:
    """Begins a journey: deals two tiles to each player, or sets out at once with the initiation."""
    reseed(game, seed)
    if game.initiation:
        set_out(game)
        next_turn(game)
        return
    taken = 1 << NOBODY
    for seat in range(game.players):
        for tile in range(2):
            traveler = nth_clear_bit(taken, roll(game, TRAVELERS - 2 * seat - tile))
            taken |= 1 << traveler
            game.pieces[seat].dealt[tile] = traveler
        whisper(game, seat, DEALT, seat, game.pieces[seat].dealt[0], game.pieces[seat].dealt[1])
    game.seat = 0
    game.piece = 0
    game.phase = KEEP


def may_keep(game: Game, first: int, out: list[int]) -> int:
    """Lists either of the two tiles."""
    for place in range(2):
        out[place] = first + game.pieces[game.seat].dealt[place] - 1
    return 2


def keep(game: Game, seat: int, choice: int) -> None:
    """Keeps one of two tiles, in secret until all have chosen."""
    tile = choice + 1
    game.pieces[seat].tile = tile
    whisper(game, seat, KEPT, seat, tile)
    game.seat = seat + 1
    game.piece = seat + 1
    if game.seat == game.players:
        set_out(game)


def call_tile(game: Game, choice: int) -> ChoiceInfo:
    """Describes a traveler to keep."""
    return ChoiceInfo(says="keep", of="traveler", names=(TRAVELER_NAMES[choice + 1],))


def set_out(game: Game) -> None:
    """Shows the tiles, fills the purses and lines up the travelers at the first inn in random order."""
    line_up(game)
    for piece in range(game.piece_count):
        traveler = game.pieces[piece]
        slot = traveler.slot
        traveler.dealt[0] = NOBODY
        traveler.dealt[1] = NOBODY
        if is_neutral(game, piece):
            tell(game, NEUTRAL_SETS_OUT, piece)
        else:
            coins = TRAVELER_COINS[traveler.tile]
            traveler.coins = max(0, coins + PREPARATIONS[slot]) if game.preparations else coins
            tell(game, SET_OUT, piece, traveler.tile, traveler.coins, slot)
    game.phase = DONE
