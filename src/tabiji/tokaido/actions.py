"""Actions in words: a kind with named arguments, and a short notation for game files."""

from ..engine.choice import Choice
from .collection import add_souvenir
from .facts import (
    ENCOUNTER_NAMES,
    KINDS,
    MEAL_NAMES,
    MEAL_POINTS,
    PANORAMAS,
    SOUVENIR_NAMES,
    SPACES,
    TRAVELER_NAMES,
)
from .inns import meal_price
from .phases import (
    ACCEPT,
    BUY,
    EAT,
    FIRST,
    GIVE,
    KEEP,
    NO_MEAL,
    NO_SECTION,
    PHASES,
    TAKE,
    WALK,
    WITH_EXTRA,
    YES,
)
from .spaces import full_price, kind_of, rebate
from .state import Game, Traveler

# Choices with a text of their own; those of travelers and encounters are said by their names
ANSWERS = (
    *("walk", "buy", "buy-nothing", "give", "give-extra", "accept", "refuse"),
    *("eat", "eat-nothing", "take", "take-nothing"),
)


def printed_number(game: Game, space: int) -> int:
    """The number of a space on the board, from Kyoto (1) to Edo (55), whichever way one travels."""
    return SPACES - space if game.back else space + 1


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
    traveler = game.pieces[game.piece]
    if phase == WALK:
        number, space = space_at(game, choice)
        return Choice(action, kind, "walk", "space", (space,), space=number)
    if phase == BUY:
        return _purchase(game, traveler, action, choice)
    if phase == GIVE:
        extra = choice >= WITH_EXTRA
        coins = choice + 1 - WITH_EXTRA * extra
        return Choice(action, kind, "give-extra" if extra else "give", coins=coins, points=coins + extra)
    if phase == ACCEPT:
        meal = (MEAL_NAMES[game.offered],)
        if choice == YES:
            return Choice(action, kind, "accept", "meal", meal, points=MEAL_POINTS)
        return Choice(action, kind, "refuse", "meal", meal)
    if phase == EAT and choice != NO_MEAL:
        price = meal_price(traveler, choice)
        return Choice(action, kind, "eat", "meal", (MEAL_NAMES[choice],), coins=price, points=MEAL_POINTS)
    if phase == TAKE and choice != NO_SECTION:
        points = traveler.sections[choice] + 1
        return Choice(action, kind, "take", "panorama", (PANORAMAS[choice],), points=points)
    if phase in (EAT, TAKE):
        return Choice(action, kind, f"{kind}-nothing")
    if phase == KEEP:
        return Choice(action, kind, "keep", "traveler", (TRAVELER_NAMES[choice + 1],))
    return Choice(action, kind, "meet", "encounter", (ENCOUNTER_NAMES[choice],))


def _purchase(game: Game, traveler: Traveler, action: int, choice: int) -> Choice:
    """Some of the wares, with what they cost and bring together."""
    if choice == 0:
        return Choice(action, "buy", "buy-nothing")
    wares = [game.wares[place] for place in range(3) if choice >> place & 1]
    price = full_price(game, traveler, choice) - rebate(game, traveler, choice)
    trial = traveler.copy()
    points = sum(add_souvenir(trial, souvenir) for souvenir in wares)
    names = tuple(SOUVENIR_NAMES[souvenir] for souvenir in wares)
    return Choice(action, "buy", "buy", "souvenir", names, coins=price, points=points)


def notate(game: Game, action: int) -> str:
    """The short notation of an action: `walk 7`, `buy koma geta`, `give 2+1`, `eat soba`, `take nothing`."""
    choice = describe(game, action)
    if choice.kind == "walk":
        return f"walk {choice.space}"
    if choice.kind == "give":
        return f"give {choice.coins}" + ("+1" if choice.says == "give-extra" else "")
    if choice.kind == "accept":
        return choice.says
    return f"{choice.kind} {' '.join(choice.names) or 'nothing'}"
