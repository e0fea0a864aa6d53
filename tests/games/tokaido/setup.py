"""Setting a table of Tokaido just so, for examples of single rules."""

from collections.abc import Iterable

from tabiji.core.deck import card_index, swap
from tabiji.core.events import collect_story
from tabiji.games.tokaido import facts
from tabiji.games.tokaido.game import TOKAIDO
from tabiji.games.tokaido.options import Options
from tabiji.games.tokaido.state import Game, Traveler
from tabiji.games.tokaido.turns import next_turn

PILES = {
    facts.MEALS: facts.MEAL_NAMES,
    facts.SOUVENIRS: facts.SOUVENIR_NAMES,
    facts.ENCOUNTERS: facts.ENCOUNTER_NAMES,
    facts.SPRINGS: ("2", "3"),
}


def seat_travelers(
    *tiles: str, variations: Iterable[str] = (), edition: str = "english", house_rules: Iterable[str] = ()
) -> Game:
    """A table of travelers at the first inn; the first named leaves first, a neutral one last."""
    options = Options(len(tiles), frozenset(variations), edition, frozenset(house_rules))
    game = TOKAIDO.initial_state(options)
    TOKAIDO.deal(game, 1)
    if not game.initiation:
        for seat, tile in enumerate(tiles):
            number = facts.TRAVELER_NAMES.index(tile)
            game.pieces[seat].dealt[:] = [number, facts.TRAVELERS + 1 - number]
        for tile in tiles:
            play(game, f"keep {tile}")
    for piece in range(game.piece_count):
        game.pieces[piece].slot = game.piece_count - 1 - piece
    next_turn(game)
    return game


def four_travelers(**changes: object) -> Game:
    """Four travelers whose powers stay out of the way of most rules."""
    return seat_travelers("kinko", "mitsukuni", "hirotada", "umegae", **changes)  # type: ignore[arg-type]


def seat(game: Game, number: int) -> Traveler:
    """The traveler of a seat."""
    return game.pieces[number]


def stack(game: Game, which: int, *names: str) -> None:
    """Lay cards on top of a pile, so that they are drawn in this order."""
    pile = game.piles[which]
    pile.unseen = 0
    for depth, name in enumerate(names):
        card = PILES[which].index(name)
        found = next(d for d in range(depth, pile.left) if game.cards[card_index(pile, d)] == card)
        swap(game.cards, card_index(pile, depth), card_index(pile, found))


def bottom(game: Game, which: int, count: int) -> list[str]:
    """The names of the last cards of a pile, the lowest last."""
    pile = game.piles[which]
    return [PILES[which][game.cards[card_index(pile, pile.left - count + n)]] for n in range(count)]


def legal_notations(game: Game) -> list[str]:
    """What may be done now."""
    return [TOKAIDO.notate(game, action) for action in TOKAIDO.legal_moves(game)]


def play(game: Game, *notations: str) -> list[str]:
    """Do some things in order and return the names of what happened."""
    happened: list[str] = []
    for notation in notations:
        actions = {TOKAIDO.notate(game, action): action for action in TOKAIDO.legal_moves(game)}
        assert notation in actions, f"{notation} is not among {list(actions)}"
        with collect_story(game) as events:
            TOKAIDO.apply(game, actions[notation])
        happened += [TOKAIDO.events[event.kind][0] for event in events]
    return happened


def place(game: Game, number: int, space: int, slot: int = 0) -> None:
    """Stand a piece on a printed space (on the way out), then see whose turn it is."""
    game.pieces[number].space = space - 1
    game.pieces[number].slot = slot
    next_turn(game)


def line_up(game: Game, inn: int) -> None:
    """Stand everyone at an inn in order of seats: the last seat arrived last and leaves first."""
    for piece in range(game.piece_count):
        game.pieces[piece].space = inn - 1
        game.pieces[piece].slot = piece
    next_turn(game)
