"""The printed numbers of the things of Namiji, which texts and drawings insert, and the colours of its spaces."""

from .facts import (
    COLUMNS,
    DEVOTED_TO_RYUJIN,
    DOCK_NAMES,
    DOCK_POINTS,
    GREAT_NET,
    LANDED_SHRIMP,
    LINE_POINTS,
    MORE_NETS,
    MOST_DRAWN,
    OFFERINGS,
    OPEN_HAND,
    PANORAMA_BONUS,
    PANORAMA_SECTIONS,
    PANORAMAS,
    PENALTY,
    ROCK_NAMES,
    ROCK_NEEDS,
    ROCK_POINTS,
    ROWS,
    TOO_MANY_CRABS,
)

SPACE_COLORS = {
    "port": "#7a3b2e",
    "dock": "#a9762f",
    "line": "#5fa8c0",
    "net": "#3f8f9f",
    "trap": "#c9a227",
    "whirlpool": "#35588f",
    "rock": "#8a4f8f",
    "dolphin": "#6f9fd0",
    "octopus": "#c0573f",
    "whale": "#5f6b7f",
}
PRINTED: dict[str, dict[str, int | str]] = {
    "boat-altar": {"offerings": OFFERINGS},
    **{f"offering-{left}": {"penalty": penalty} for left, penalty in enumerate(PENALTY)},  # by how many are left
    **{f"row-{row + 1}": {"points": LINE_POINTS[row]} for row in range(ROWS)},
    **{f"column-{column + 1}": {"points": LINE_POINTS[ROWS + column]} for column in range(COLUMNS)},
    "space-trap": {"most": MOST_DRAWN, "crabs": TOO_MANY_CRABS},
    "crustacean-crab": {"crabs": TOO_MANY_CRABS},
    **{
        f"panorama-{name}": {"sections": sections, "points": bonus}
        for name, sections, bonus in zip(PANORAMAS, PANORAMA_SECTIONS, PANORAMA_BONUS, strict=True)
    },
    **{f"dock-card-{name}": {"points": points} for name, points in zip(DOCK_NAMES, DOCK_POINTS, strict=True)},
    "dock-card-great-net": {"points": DOCK_POINTS[GREAT_NET], "nets": 1 + MORE_NETS},
    "dock-card-landing-net": {"shrimp": LANDED_SHRIMP},
    **{
        f"rock-{name}": {"points": points, "needs": needs}
        for name, points, needs in zip(ROCK_NAMES, ROCK_POINTS, ROCK_NEEDS, strict=True)
    },
    **{
        f"rock-{ROCK_NAMES[rock]}": {"points": ROCK_POINTS[rock], "left": max(0, OFFERINGS - ROCK_NEEDS[rock])}
        for rock in (DEVOTED_TO_RYUJIN, OPEN_HAND)
    },
}
