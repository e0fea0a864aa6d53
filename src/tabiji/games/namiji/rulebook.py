"""The outline of the rulebook of Namiji, and the numbers that its texts insert."""

from ...core.extras import RulebookOutline
from .facts import (
    ARRIVAL_POINTS,
    CRAB,
    CRUSTACEAN_COPIES,
    DECKS,
    DOCK_CARDS,
    FISH_COPIES,
    LINE_POINTS,
    NETS,
    OFFERINGS,
    PANORAMAS,
    PENALTY,
    ROCKS,
    ROWS,
    SHRIMP,
)

PLACES = ("first", "second", "third", "fourth", "fifth")

OUTLINE = RulebookOutline(
    chapters={
        "journey": ("goal", "setup", "turn", "two-players", "end"),
        "spaces": ("dock", "line", "net", "trap", "whirlpool", "rock", "panorama", "port"),
        "things": ("crate", "fish", "dock-cards", "rocks"),
        "points": ("scoring",),
        "otherwise": ("directions", "rulings"),
    },
    about={
        "dock": ("space-dock",),
        "line": ("space-line",),
        "net": ("space-net",),
        "trap": ("space-trap",),
        "whirlpool": (
            *("space-whirlpool", "boat-altar"),
            *(f"offering-{left}" for left in range(1, OFFERINGS + 1)),
        ),
        "rock": ("space-rock",),
        "panorama": ("space-dolphin", "space-octopus", "space-whale"),
        "port": ("space-port",),
        "crate": ("row-1", "row-2", "row-3", "column-1", "column-2", "column-3", "column-4"),
    },
    lists={
        "trap": (("crustacean", "crustaceans"),),
        "panorama": (("panorama", ""),),
        "fish": (("fish", "fish"), ("net", "nets")),
        "dock-cards": (("dock-card", "meals"), ("dock-card", "upgrades")),
        "rocks": (("rock", "rocks"),),
        "directions": (("direction", ""),),
    },
    printed={
        **{f"row-{place}": (f"row-{row}", "points") for row, place in enumerate(PLACES[:ROWS], 1)},
        "column": ("column-1", "points"),
        **{f"penalty-{place}": (f"offering-{left}", "penalty") for left, place in enumerate(PLACES[:OFFERINGS], 1)},
        "offerings": ("boat-altar", "offerings"),
        "trap-most": ("space-trap", "most"),
        "trap-crabs": ("space-trap", "crabs"),
        **{panorama: (f"panorama-{panorama}", "sections") for panorama in PANORAMAS},
        **{f"{panorama}-bonus": (f"panorama-{panorama}", "points") for panorama in PANORAMAS},
    },
    numbers={
        **{f"arrival-{place}": points for place, points in zip(PLACES, ARRIVAL_POINTS, strict=True)},
        "shrimp": CRUSTACEAN_COPIES[SHRIMP],
        "crabs": CRUSTACEAN_COPIES[CRAB],
        "fish": sum(FISH_COPIES),
        "nets": len(DECKS[NETS]),
        "dock-cards": len(DECKS[DOCK_CARDS]),
        "rocks": len(DECKS[ROCKS]),
        # The total of the example in `rules-namiji-scoring`
        "example": ARRIVAL_POINTS[1] + LINE_POINTS[ROWS - 1] + LINE_POINTS[ROWS] + 5 + 10 - PENALTY[1],
    },
)
