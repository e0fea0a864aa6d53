"""Actions in words: a kind with named arguments, and a short notation for game files."""

from ..engine.choice import Choice
from .facts import (
    CELL_NAMES,
    CRAB,
    DOCK_NAMES,
    DOCK_POINTS,
    FISH_NAMES,
    GOAL,
    KINDS,
    LANDED_SHRIMP,
    MEALS,
    MORE_NETS,
    PAIR_CELLS,
    ROCK_NAMES,
    SHRIMP,
)
from .fishing import place_fish
from .nets import spread
from .phases import (
    AGAIN,
    CAST,
    CHOOSE,
    DECLINE,
    FIRST,
    FISH,
    HAUL,
    HIDDEN,
    LAND,
    MOOR,
    NO_MORE,
    NO_NET,
    OFFER,
    PHASES,
    PLACE,
    RELEASE,
    SAIL,
    SPREAD,
    TAKE,
)
from .spaces import kind_of
from .state import Game

# The choices that have a text of their own; the others are called by their names
ANSWERS = (
    *("sail", "moor", "take", "fish", "fish-hidden", "fish-no-more", "place", "release"),
    *("cast", "choose", "choose-nothing", "spread", "decline", "again", "haul", "land", "offer", "draw"),
)


def printed_number(game: Game, space: int) -> int:
    """The number of a space on the chart, clockwise from the port, whichever way one sails."""
    return GOAL - space if game.back else space


def phase_of(action: int) -> int:
    """The phase an action belongs to."""
    return max(phase for phase in range(len(PHASES)) if FIRST[phase] <= action)


def space_at(game: Game, space: int) -> tuple[int, str]:
    """The printed number and the kind of a space."""
    return printed_number(game, space), KINDS[kind_of(game, space)]


def describe(game: Game, action: int) -> Choice:
    """An action of the seat whose turn it is, in words."""
    phase = phase_of(action)
    choice = action - FIRST[phase]
    kind = PHASES[phase]
    if phase == SAIL:
        number, space = space_at(game, choice)
        return Choice(action, kind, "sail", "space", (space,), space=number)
    if phase == MOOR:
        return Choice(action, kind, "moor", count=choice + 1)
    if phase == TAKE:
        points = DOCK_POINTS[choice] if choice < MEALS else 0
        return Choice(action, kind, "take", "dock-card", (DOCK_NAMES[choice],), points=points)
    if phase in (FISH, PLACE):
        return _fishing(game, action, phase, choice)
    if phase in (CAST, CHOOSE, SPREAD):
        return _netting(game, action, phase, choice)
    if phase == HAUL:
        if choice == AGAIN:
            return Choice(action, kind, "again")
        return Choice(action, kind, "haul", points=game.haul[SHRIMP] + game.haul[CRAB])
    if phase == LAND:
        shrimp = min(LANDED_SHRIMP * choice, game.bag[SHRIMP])
        return Choice(action, kind, "land", count=choice, points=shrimp)
    if phase == OFFER:
        return Choice(action, kind, "offer", count=choice)
    if kind == "draw":
        return Choice(action, kind, "draw", count=2 + choice)
    return Choice(action, kind, "keep", "rock", (ROCK_NAMES[choice],))


def _fishing(game: Game, action: int, phase: int, choice: int) -> Choice:
    """A fish to take, or what to do with the one on the hook."""
    kind = PHASES[phase]
    if phase == PLACE:
        if choice == RELEASE:
            return Choice(action, kind, "release", "fish", (FISH_NAMES[game.caught],))
        trial = game.copy()
        place_fish(trial, game.seat, choice)
        return Choice(action, kind, "place", "cell", (CELL_NAMES[choice],), points=_gain(game, trial))
    if choice == NO_MORE:
        return Choice(action, kind, "fish-no-more")
    if choice == HIDDEN:
        return Choice(action, kind, "fish-hidden")
    return Choice(action, kind, "fish", "fish", (FISH_NAMES[choice],))


def _netting(game: Game, action: int, phase: int, choice: int) -> Choice:
    """How many nets to reveal, which one to spread, and where."""
    kind = PHASES[phase]
    if phase == CAST:
        return Choice(action, kind, "cast", count=1 + MORE_NETS * choice)
    if phase == CHOOSE:
        if choice == NO_NET:
            return Choice(action, kind, "choose-nothing")
        return Choice(action, kind, "choose", "net", (FISH_NAMES[choice],))
    if choice == DECLINE:
        return Choice(action, kind, "decline", "net", (FISH_NAMES[game.revealed[0]],))
    trial = game.copy()
    spread(trial, game.seat, choice)
    cells = tuple(CELL_NAMES[cell] for cell in PAIR_CELLS[choice])
    return Choice(action, kind, "spread", "cell", cells, points=_gain(game, trial))


def _gain(game: Game, trial: Game) -> int:
    """What the deciding seat gains in a trial."""
    return trial.pieces[game.seat].points - game.pieces[game.seat].points


def notate(game: Game, action: int) -> str:
    """The short notation of an action: `sail 7`, `moor 2`, `fish blue-2`, `place b3`, `spread a1 a2`, `again`."""
    phase = phase_of(action)
    choice = action - FIRST[phase]
    kind = PHASES[phase]
    if phase == SAIL:
        return f"sail {printed_number(game, choice)}"
    if phase == FISH:
        return f"fish {(*FISH_NAMES, 'hidden', 'no-more')[choice]}"
    if phase == PLACE:
        return "release" if choice == RELEASE else f"place {CELL_NAMES[choice]}"
    if phase == CHOOSE:
        return f"choose {(*FISH_NAMES, 'nothing')[choice]}"
    if phase == SPREAD:
        return "decline" if choice == DECLINE else f"spread {' '.join(CELL_NAMES[cell] for cell in PAIR_CELLS[choice])}"
    if phase == HAUL:
        return "again" if choice == AGAIN else "haul"
    told = describe(game, action)
    return f"{kind} {' '.join(told.names) or told.count}"
