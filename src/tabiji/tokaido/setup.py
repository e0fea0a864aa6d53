"""Setting up: tiles dealt and kept, and the line at the first inn."""

from ..engine.chance import reseed, roll
from ..engine.story import tell, whisper
from .events import DEALT, KEPT, SET_OUT
from .facts import NOBODY, PREPARATIONS, TRAVELER_COINS, TRAVELERS
from .phases import KEEP
from .state import Game
from .turns import is_neutral, next_turn


def deal(game: Game, seed: int) -> None:
    """Begin a journey: deal two tiles to each player, or set out at once for an initiation."""
    reseed(game, seed)
    if game.initiation:
        set_out(game)
        return
    taken = 1 << NOBODY
    for seat in range(game.players):
        for tile in range(2):
            traveler = nth_free(taken, roll(game, TRAVELERS - 2 * seat - tile))
            taken |= 1 << traveler
            game.pieces[seat].dealt[tile] = traveler
        whisper(game, seat, DEALT, seat, game.pieces[seat].dealt[0], game.pieces[seat].dealt[1])
    game.seat = 0
    game.piece = 0
    game.phase = KEEP


def keep(game: Game, seat: int, tile: int) -> None:
    """Keep one of two tiles, in secret until all have chosen."""
    game.pieces[seat].tile = tile
    whisper(game, seat, KEPT, seat, tile)
    game.seat = seat + 1
    game.piece = seat + 1
    if game.seat == game.players:
        set_out(game)


def set_out(game: Game) -> None:
    """Show the tiles, fill the purses and line up at the first inn in random order."""
    placed = 0
    for piece in range(game.piece_count):
        traveler = game.pieces[piece]
        slot = nth_free(placed, roll(game, game.piece_count - piece))
        placed |= 1 << slot
        traveler.slot = slot
        traveler.dealt[0] = NOBODY
        traveler.dealt[1] = NOBODY
        if not is_neutral(game, piece):
            coins = TRAVELER_COINS[traveler.tile]
            traveler.coins = max(0, coins + PREPARATIONS[slot]) if game.preparations else coins
        tell(game, SET_OUT, piece, traveler.tile, traveler.coins, slot)
    next_turn(game)


def nth_free(taken: int, nth: int) -> int:
    """The number of the nth bit that is not set."""
    bit = 0
    while nth > 0 or taken >> bit & 1:
        nth -= not taken >> bit & 1
        bit += 1
    return bit
