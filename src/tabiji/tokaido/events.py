"""What can happen in Tokaido: each event with its numbers, told by the rules, put into words by the texts."""

EVENTS: tuple[tuple[str, tuple[str, ...]], ...] = (
    ("dealt", ("seat", "traveler", "traveler")),
    ("kept", ("seat", "traveler")),
    ("set-out", ("piece", "traveler", "coins", "place")),
    ("walked", ("piece", "space")),
    ("farmed", ("seat", "coins")),
    ("bathed", ("seat", "points")),
    ("beheld", ("seat", "panorama", "section")),
    ("declined", ("seat",)),
    ("achieved", ("seat", "achievement", "points")),
    ("shown", ("seat", "souvenir", "souvenir", "souvenir")),
    ("bought", ("seat", "souvenir", "coins", "points")),
    ("bought-nothing", ("seat",)),
    ("gave", ("seat", "coins", "extra")),
    ("considered", ("seat", "encounter", "encounter")),
    ("met", ("seat", "encounter")),
    ("entertained", ("seat",)),
    ("received", ("seat", "souvenir", "points")),
    ("honoured", ("seat", "points")),
    ("funded", ("seat", "coins")),
    ("blessed", ("seat",)),
    ("offered", ("seat", "meal")),
    ("refused", ("seat",)),
    ("looked", ("seat", "meal", "meal", "meal", "meal", "meal", "meal")),
    ("ate", ("seat", "meal", "coins", "points")),
    ("fasted", ("seat",)),
    ("neutral-gave", ("piece",)),
    ("neutral-ate", ("piece",)),
    ("ranked", ("piece", "offering", "points")),
    ("arrived", ("seat", "points", "rank")),
    ("neutral-sets-out", ("piece",)),
    ("neutral-fasted", ("piece",)),
    ("found-nothing", ("seat",)),
)

DEALT, KEPT, SET_OUT, WALKED, FARMED, BATHED, BEHELD, DECLINED, ACHIEVED, SHOWN = range(10)
BOUGHT, BOUGHT_NOTHING, GAVE, CONSIDERED, MET, ENTERTAINED, RECEIVED, HONOURED = range(10, 18)
FUNDED, BLESSED, OFFERED, REFUSED, LOOKED, ATE, FASTED = range(18, 25)
NEUTRAL_GAVE, NEUTRAL_ATE, RANKED, ARRIVED, NEUTRAL_SETS_OUT, NEUTRAL_FASTED, FOUND_NOTHING = range(25, 32)
