"""What can happen in Namiji: each event with its numbers, told by the rules, put into words by the texts."""

EVENTS: tuple[tuple[str, tuple[str, ...]], ...] = (
    ("set-out", ("piece", "place")),
    ("surfaced", ("fish",)),
    ("sailed", ("piece", "space")),
    ("moored", ("piece", "slot")),
    ("looked", ("seat", "dock-card", "dock-card", "dock-card", "dock-card", "dock-card", "dock-card")),
    ("took", ("seat", "dock-card", "points")),
    ("neutral-took", ("piece",)),
    ("caught", ("seat", "fish")),
    ("drew-fish", ("seat", "fish")),
    ("put-away", ("seat",)),
    ("released", ("seat", "fish")),
    ("placed", ("seat", "fish", "cell")),
    ("row-scored", ("seat", "row", "points")),
    ("column-scored", ("seat", "column", "points")),
    ("revealed", ("seat", "net")),
    ("spread", ("seat", "net", "cell", "cell")),
    ("returned", ("seat", "net")),
    ("drew", ("seat", "crustacean")),
    ("lost-haul", ("seat", "count")),
    ("hauled", ("seat", "shrimp", "crabs", "points")),
    ("landed", ("seat", "shrimp", "points")),
    ("offered", ("seat", "left")),
    ("beheld", ("seat", "panorama", "section")),
    ("completed", ("seat", "panorama", "points")),
    ("profited", ("seat", "dock-card", "points")),
    ("considered", ("seat", "rock", "rock", "rock", "rock", "rock")),
    ("kept", ("seat", "rock")),
    ("kept-rock", ("seat",)),
    ("arrived", ("piece", "place", "points")),
    ("fulfilled", ("seat", "rock", "points")),
    ("missed", ("seat", "rock")),
    ("penalised", ("seat", "left", "points")),
    ("finished", ("seat", "points", "rank")),
    ("found-nothing", ("seat",)),
)

SET_OUT, SURFACED, SAILED, MOORED, LOOKED, TOOK, NEUTRAL_TOOK = range(7)
CAUGHT, DREW_FISH, PUT_AWAY, RELEASED, PLACED, ROW_SCORED, COLUMN_SCORED = range(7, 14)
REVEALED, SPREAD_OUT, RETURNED, DREW, LOST_HAUL, HAULED, LANDED, OFFERED = range(14, 22)
BEHELD, COMPLETED, PROFITED, CONSIDERED, KEPT, KEPT_ROCK = range(22, 28)
ARRIVED, FULFILLED, MISSED, PENALISED, FINISHED, FOUND_NOTHING = range(28, 34)
