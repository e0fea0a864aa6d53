"""Line fishing: a fish of the school, face up or face down, goes into the crate or back to the sea."""

from ...core.choice import ChoiceInfo
from ...core.deck import NONE
from ...core.events import tell
from ...core.rng import roll
from .crate import fill, reach, score_lines
from .events import CAUGHT, DREW_FISH, PLACED, PUT_AWAY, RELEASED, SURFACED
from .facts import BAIT, CELL_NAMES, CELLS, FISH_KINDS, FISH_NAMES, FULL, SECOND_HOOK
from .phases import DONE, FISH, HIDDEN, NO_MORE, PLACE, RELEASE
from .state import Game
from .upgrades import profit


def school_is_empty(game: Game) -> bool:
    """Returns whether there is nothing left to fish."""
    left = game.face_down_left
    if left == 0:
        for fish in range(FISH_KINDS):
            left += game.face_up[fish]
    return left == 0


def draw_face_down(game: Game) -> int:
    """Takes a face-down fish from the school."""
    nth = roll(game, game.face_down_left)
    fish = 0
    while nth >= game.face_down[fish]:
        nth -= game.face_down[fish]
        fish += 1
    game.face_down[fish] -= 1
    game.face_down_left -= 1
    return fish


def turn_up(game: Game) -> None:
    """Turns a face-down fish up, if any is left."""
    if game.face_down_left > 0:
        fish = draw_face_down(game)
        game.face_up[fish] += 1
        tell(game, SURFACED, fish)


def may_fish(game: Game, first: int, out: list[int]) -> int:
    """Lists each kind of fish that lies face up, a hidden one, and after the first cast also none."""
    n = 0
    for fish in range(FISH_KINDS):
        out[n] = first + fish
        n += game.face_up[fish] > 0
    out[n] = first + HIDDEN
    n += game.face_down_left > 0
    out[n] = first + NO_MORE
    return n + (game.casts > 0)


def catch_fish(game: Game, seat: int, choice: int) -> None:
    """Takes a fish from the school, after which another surfaces, or ends the fishing."""
    if choice == NO_MORE:
        tell(game, PUT_AWAY, seat)
        end_fishing(game)
        return
    fish = choice
    if choice == HIDDEN:
        fish = draw_face_down(game)
        tell(game, DREW_FISH, seat, fish)
    else:
        game.face_up[fish] -= 1
        tell(game, CAUGHT, seat, fish)
    game.caught = fish
    turn_up(game)
    game.phase = PLACE


def call_fish(game: Game, choice: int) -> ChoiceInfo:
    """Describes a fish to take."""
    if choice == NO_MORE:
        return ChoiceInfo(says="fish-no-more")
    if choice == HIDDEN:
        return ChoiceInfo(says="fish-hidden")
    return ChoiceInfo(says="fish", of="fish", names=(FISH_NAMES[choice],))


def may_place(game: Game, first: int, out: list[int]) -> int:
    """Lists the empty cells that touch a filled one, and the release of the fish."""
    cells = reach(game.pieces[game.piece].filled)
    n = 0
    for cell in range(CELLS):
        out[n] = first + cell
        n += cells >> cell & 1
    out[n] = first + RELEASE
    return n + 1


def place_fish(game: Game, seat: int, choice: int) -> None:
    """Puts the fish on the hook into the crate or releases it face up; a second hook may then be cast."""
    boat = game.pieces[seat]
    fish = game.caught
    game.caught = NONE
    if choice == RELEASE:
        game.face_up[fish] += 1
        tell(game, RELEASED, seat, fish)
    else:
        fill(boat, fish, 1 << choice)
        tell(game, PLACED, seat, fish, choice)
        score_lines(game, seat, 1 << choice)
        if not game.baited:
            profit(game, seat, BAIT, boat.owned[BAIT])
            game.baited = 1
    game.casts += 1
    if game.casts <= boat.owned[SECOND_HOOK] and boat.filled != FULL and not school_is_empty(game):
        game.phase = FISH
    else:
        end_fishing(game)


def call_cell(game: Game, choice: int) -> ChoiceInfo:
    """Describes a cell for the fish on the hook, with the points it brings there, or its release."""
    if choice == RELEASE:
        return ChoiceInfo(says="release", of="fish", names=(FISH_NAMES[game.caught],))
    trial = game.copy()
    place_fish(trial, game.seat, choice)
    points = trial.pieces[game.seat].points - game.pieces[game.seat].points
    return ChoiceInfo(says="place", of="cell", names=(CELL_NAMES[choice],), points=points)


def end_fishing(game: Game) -> None:
    """Takes in the line."""
    game.casts = 0
    game.baited = 0
    game.phase = DONE
