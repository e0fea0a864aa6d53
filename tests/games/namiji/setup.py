"""Setting a table of Namiji just so, for examples of single rules."""

from tabiji.core.deck import card_index, swap
from tabiji.core.events import Event, collect_story
from tabiji.games.namiji import facts
from tabiji.games.namiji.crate import fill, score_lines
from tabiji.games.namiji.game import NAMIJI
from tabiji.games.namiji.options import Options, initial_state
from tabiji.games.namiji.spaces import space_at
from tabiji.games.namiji.state import Boat, Game
from tabiji.games.namiji.turns import next_turn

PILES = {facts.NETS: facts.FISH_NAMES, facts.ROCKS: facts.ROCK_NAMES, facts.DOCK_CARDS: facts.DOCK_NAMES}
DOCK = 15


def new_fleet(players: int = 3, direction: str = "clockwise") -> Game:
    """Boats in the port; the first seat leaves first, a neutral boat last."""
    game = initial_state(Options(players, direction))
    NAMIJI.deal(game, 1)
    for piece in range(game.piece_count):
        game.pieces[piece].slot = game.piece_count - 1 - piece
    next_turn(game)
    return game


def fleet_of_one_mover(players: int = 3) -> Game:
    """The first boat in the port, the others moored at the first dock: it moves again and again."""
    game = new_fleet(players)
    for piece in range(1, game.piece_count):
        place(game, piece, DOCK, piece)
    return game


def place(game: Game, piece: int, space: int, slot: int = 0) -> None:
    """Put a boat on a space of the way, then see whose turn it is."""
    game.pieces[piece].space = space
    game.pieces[piece].slot = slot
    next_turn(game)


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


def set_bag(game: Game, shrimp: int, crabs: int) -> None:
    """What is in the bag."""
    game.bag[:] = [shrimp, crabs]


def set_school(game: Game, face_up: str = "", face_down: str = "") -> None:
    """What the school is made of, by the names of the fish."""
    for fish, name in enumerate(facts.FISH_NAMES):
        game.face_up[fish] = face_up.split().count(name)
        game.face_down[fish] = face_down.split().count(name)
    game.face_down_left = sum(game.face_down)


def fill_crate(game: Game, seat: int, **cells: str) -> None:
    """Put fish into cells of a crate, in this order, with what they score."""
    for cell, name in cells.items():
        bit = 1 << facts.CELL_NAMES.index(cell)
        fill(game.pieces[seat], facts.FISH_NAMES.index(name), bit)
        score_lines(game, seat, bit)


def give_cards(boat: Boat, *cards: str) -> Boat:
    """Give dock cards to a boat, without their points."""
    for card in cards:
        boat.owned[facts.DOCK_NAMES.index(card)] += 1
    return boat


def give_rocks(boat: Boat, *rocks: str) -> None:
    """Give rock cards to a boat."""
    for rock in rocks:
        boat.rocks |= 1 << facts.ROCK_NAMES.index(rock)


def legal_notations(game: Game) -> list[str]:
    """What may be done now."""
    return [NAMIJI.notate(game, action) for action in NAMIJI.legal_moves(game)]


def open_kinds(game: Game) -> set[str]:
    """The kinds of space the boat to move may stop at."""
    return {space_at(game, action)[1] for action in NAMIJI.legal_moves(game)}


def sail_to(kind: str, game: Game) -> list[Event]:
    """Sail to the nearest space of a kind."""
    return play_events(game, next(each for each in legal_notations(game) if kind == _kind(game, each)))


def _kind(game: Game, notation: str) -> str:
    number = int(notation.removeprefix("sail "))
    return space_at(game, facts.GOAL - number if game.back else number)[1]


def play_events(game: Game, *notations: str) -> list[Event]:
    """Do some things in order and return what happened."""
    happened: list[Event] = []
    for notation in notations:
        actions = {NAMIJI.notate(game, action): action for action in NAMIJI.legal_moves(game)}
        assert notation in actions, f"{notation} is not among {list(actions)}"
        with collect_story(game) as story:
            NAMIJI.apply(game, actions[notation])
        happened += story
    return happened


def play(game: Game, *notations: str) -> list[str]:
    """Do some things in order and return the names of what happened."""
    return [NAMIJI.events[event.kind][0] for event in play_events(game, *notations)]
