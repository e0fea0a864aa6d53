"""The numbers of phases, choices and actions: a decision has a phase, and its answers are the choices of that phase.

An action is FIRST[phase] + choice: small, stable numbers, the same in every game.
"""

from .facts import DISHES, ENCOUNTER_NAMES, MOST_GIVEN, ON_SHOW, PANORAMAS, ROAD, SPACES, TRAVELERS

# The choices that have a text of their own; those of travelers and encounters are said by their names
ANSWERS = (
    *("walk", "buy", "buy-nothing", "give", "give-extra", "accept", "refuse"),
    *("eat", "eat-nothing", "take", "take-nothing"),
)
PHASES = ("keep", "walk", "buy", "give", "accept", "eat", "take", "meet")
KEEP, WALK, BUY, GIVE, ACCEPT, EAT, TAKE, MEET, OVER, DONE = range(len(PHASES) + 2)
CHOICES = (
    *(TRAVELERS, SPACES, 1 << ON_SHOW, 2 * MOST_GIVEN, 2),
    *(DISHES + 1, len(PANORAMAS) + 1, len(ENCOUNTER_NAMES)),
)
FIRST = tuple(sum(CHOICES[:phase]) for phase in range(len(CHOICES) + 1))
ACTIONS = FIRST[OVER]
MOST_CHOICES = max(ROAD.longest, *(CHOICES[phase] for phase in range(OVER) if phase != WALK))
# DONE: a stop has come to its end and the next traveler is to walk; it never lasts beyond the action

# Choices that are not simply a number of a thing
YES, NO = 0, 1  # accept
NO_MEAL = DISHES  # eat
NO_SECTION = len(PANORAMAS)  # take
WITH_EXTRA = MOST_GIVEN  # give: + coins - 1, with Hirotada's coin from the reserve
