"""What a player decides, and the numbers of the answers: a decision has a phase, an answer is a choice within it.

An action is FIRST[phase] + choice: small, stable numbers, the same in every game.
"""

PHASES = ("keep", "walk", "buy", "give", "accept", "eat", "take", "meet")
KEEP, WALK, BUY, GIVE, ACCEPT, EAT, TAKE, MEET, OVER = range(9)
CHOICES = (10, 55, 8, 6, 2, 15, 4, 7)
FIRST = tuple(sum(CHOICES[:phase]) for phase in range(len(CHOICES) + 1))
ACTIONS = FIRST[OVER]
MOST_CHOICES = 16

# Choices that are not simply a number of a thing
YES, NO = 0, 1  # accept
NO_MEAL = 14  # eat
NO_SECTION = 3  # take
WITH_EXTRA = 3  # give: + coins - 1, with Hirotada's coin from the reserve
