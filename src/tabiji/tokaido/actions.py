"""Actions in words: a kind with named arguments, and a short notation for game files."""

from dataclasses import dataclass

from .collection import add_souvenir
from .facts import (
    ENCOUNTER_NAMES,
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
from .spaces import full_price, rebate
from .state import Game


@dataclass(frozen=True)
class Choice:
    """Something a player may do now: its id, and what it says to a person."""

    id: int
    kind: str
    space: int | None = None  # walk: the printed number, Kyoto is 1
    names: tuple[str, ...] = ()  # keep, buy, eat, take, meet: what; none for nothing; accept: the meal
    yes: bool | None = None  # accept or refuse
    coins: int = 0  # what it costs
    extra: int = 0  # Hirotada's coin from the reserve
    points: int = 0  # what it brings at once


def printed_number(game: Game, space: int) -> int:
    """The number of a space on the board, from Kyoto (1) to Edo (55), whichever way one travels."""
    return SPACES - space if game.back else space + 1


def phase_of(action: int) -> int:
    """The phase an action belongs to."""
    return max(phase for phase in range(len(PHASES)) if FIRST[phase] <= action)


def describe(game: Game, action: int) -> Choice:
    """An action of the seat whose turn it is, in words."""
    phase = phase_of(action)
    choice = action - FIRST[phase]
    kind = PHASES[phase]
    traveler = game.pieces[game.piece]
    if phase == WALK:
        return Choice(action, kind, space=printed_number(game, choice))
    if phase == BUY:
        chosen = [game.wares[place] for place in range(3) if choice >> place & 1]
        price = full_price(game, traveler, choice) - rebate(game, traveler, choice)
        trial = traveler.copy()
        points = sum(add_souvenir(trial, souvenir) for souvenir in chosen)
        return Choice(action, kind, names=tuple(SOUVENIR_NAMES[s] for s in chosen), coins=price, points=points)
    if phase == GIVE:
        extra = int(choice >= WITH_EXTRA)
        coins = choice + 1 - WITH_EXTRA * extra
        return Choice(action, kind, coins=coins, extra=extra, points=coins + extra)
    if phase == ACCEPT:
        yes = choice == YES
        return Choice(action, kind, names=(MEAL_NAMES[game.offered],), yes=yes, points=MEAL_POINTS if yes else 0)
    if phase == EAT and choice != NO_MEAL:
        price = meal_price(traveler, choice)
        return Choice(action, kind, names=(MEAL_NAMES[choice],), coins=price, points=MEAL_POINTS)
    if phase == TAKE and choice != NO_SECTION:
        return Choice(action, kind, names=(PANORAMAS[choice],), points=traveler.sections[choice] + 1)
    if phase in (EAT, TAKE):
        return Choice(action, kind)
    if phase == KEEP:
        return Choice(action, kind, names=(TRAVELER_NAMES[choice + 1],))
    return Choice(action, kind, names=(ENCOUNTER_NAMES[choice],))


def notate(game: Game, action: int) -> str:
    """The short notation of an action: `walk 7`, `buy koma geta`, `give 2+1`, `eat soba`, `take nothing`."""
    choice = describe(game, action)
    if choice.kind == "walk":
        return f"walk {choice.space}"
    if choice.kind == "give":
        return f"give {choice.coins}" + ("+1" if choice.extra else "")
    if choice.kind == "accept":
        return "accept" if choice.yes else "refuse"
    return f"{choice.kind} {' '.join(choice.names) or 'nothing'}"
