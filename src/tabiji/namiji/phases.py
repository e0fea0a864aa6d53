"""What a player decides, and the numbers of the answers: a decision has a phase, an answer is a choice within it.

An action is FIRST[phase] + choice: small, stable numbers, the same in every game.
"""

PHASES = ("sail", "moor", "take", "fish", "place", "cast", "choose", "spread", "haul", "land", "offer", "draw", "keep")
SAIL, MOOR, TAKE, FISH, PLACE, CAST, CHOOSE, SPREAD, HAUL, LAND, OFFER, DRAW, KEEP, OVER, DONE = range(15)
CHOICES = (61, 5, 16, 11, 13, 4, 10, 18, 2, 4, 4, 4, 20)
FIRST = tuple(sum(CHOICES[:phase]) for phase in range(len(CHOICES) + 1))
ACTIONS = FIRST[OVER]
MOST_CHOICES = 18
# DONE: a stop has come to its end and the next boat is to move; it never lasts beyond the action

# Choices that are not simply a number of a thing; cast, land, offer and draw: how many of the upgrade are used
HIDDEN, NO_MORE = 9, 10  # fish
RELEASE = 12  # place
NO_NET = 9  # choose
DECLINE = 17  # spread
AGAIN, STOP = 0, 1  # haul
