"""The numbers of phases, choices and actions: a decision has a phase, and its answers are the choices of that phase.

An action is FIRST[phase] + choice: small, stable numbers, the same in every game.
"""

from .facts import CELLS, DOCK_KINDS, DOCKS, FISH_KINDS, PAIRS, ROCK_KINDS, ROUTE, SEATS, SPACES

USES = DOCKS + 1  # of an upgrade: a boat owns at most a card from each dock
# The choices that have a text of their own; the others are called by their names
ANSWERS = (
    *("sail", "moor", "take", "fish", "fish-hidden", "fish-no-more", "place", "release"),
    *("cast", "choose", "choose-nothing", "spread", "decline", "again", "haul", "land", "offer", "draw"),
)
PHASES = ("sail", "moor", "take", "fish", "place", "cast", "choose", "spread", "haul", "land", "offer", "draw", "keep")
SAIL, MOOR, TAKE, FISH, PLACE, CAST, CHOOSE, SPREAD, HAUL, LAND, OFFER, DRAW, KEEP, OVER, DONE = range(15)
CHOICES = (
    *(SPACES, SEATS, DOCK_KINDS, FISH_KINDS + 2, CELLS + 1, USES, FISH_KINDS + 1, PAIRS + 1),
    *(2, USES, USES, USES, ROCK_KINDS),
)
FIRST = tuple(sum(CHOICES[:phase]) for phase in range(len(CHOICES) + 1))
ACTIONS = FIRST[OVER]
MOST_CHOICES = max(ROUTE.longest, *(CHOICES[phase] for phase in range(OVER) if phase != SAIL))
# DONE: a stop has come to its end and the next boat is to move; it never lasts beyond the action

# Choices that are not simply a number of a thing; cast, land, offer and draw: how many of the upgrade are used
HIDDEN, NO_MORE = FISH_KINDS, FISH_KINDS + 1  # fish
RELEASE = CELLS  # place
NO_NET = FISH_KINDS  # choose
DECLINE = PAIRS  # spread
AGAIN, STOP = 0, 1  # haul
