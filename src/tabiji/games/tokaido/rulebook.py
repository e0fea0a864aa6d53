"""The outline of the rulebook of Tokaido, and the numbers that its texts insert."""

from ...core.extras import RulebookOutline
from .facts import (
    ACHIEVEMENT_POINTS,
    ENCOUNTER_CARDS,
    MEAL_CARDS,
    MEAL_POINTS,
    PANORAMAS,
    PREPARATIONS,
    SOUVENIR_CARDS,
    SOUVENIR_POINTS,
    SPRING_POINTS,
    TEMPLE_POINTS,
)

PLACES = ("first", "second", "third", "fourth", "fifth")

OUTLINE = RulebookOutline(
    chapters={
        "journey": ("goal", "setup", "turn", "two-players", "end"),
        "spaces": ("inn", "shop", "farm", "temple", "encounter", "spring", "panorama"),
        "things": ("travelers", "souvenirs", "meals"),
        "points": ("scoring", "achievements"),
        "otherwise": ("variations", "editions", "house-rules", "rulings"),
    },
    about={
        "inn": ("space-inn",),
        "shop": ("space-shop",),
        "farm": ("space-farm",),
        "temple": ("space-temple",),
        "encounter": ("space-encounter",),
        "spring": ("space-spring",),
        "panorama": ("space-paddy", "space-mountain", "space-sea"),
        "souvenirs": ("family-small-object", "family-food", "family-clothing", "family-art"),
    },
    lists={
        "encounter": (("encounter", "encounters"),),
        "panorama": (("panorama", ""),),
        "travelers": (("traveler", "travelers"),),
        "souvenirs": (("souvenir", "souvenirs"),),
        "meals": (("meal", "meals"),),
        "achievements": (("achievement", ""),),
        "variations": (("variation", ""),),
        "editions": (("edition", ""),),
        "house-rules": (("house-rule", ""),),
    },
    printed={
        "farm-coins": ("space-farm", "coins"),
        "meal-points": ("space-inn", "points"),
        "achievement-points": ("achievement-gourmet", "points"),
        **{f"souvenir-{place}": ("space-shop", place) for place in PLACES[: len(SOUVENIR_POINTS)]},
        **{f"temple-{place}": ("space-temple", place) for place in (*PLACES[:3], "rest")},
        "spring-least": ("space-spring", "least"),
        "spring-most": ("space-spring", "most"),
        **{panorama: (f"panorama-{panorama}", "sections") for panorama in PANORAMAS},
    },
    numbers={
        "three-meals": 3 * MEAL_POINTS,
        "souvenir-three": sum(SOUVENIR_POINTS[:3]),
        "souvenir-four": sum(SOUVENIR_POINTS),
        **{f"ready-{place}": coins for place, coins in zip(PLACES, PREPARATIONS, strict=True)},
        "meals": len(MEAL_CARDS),
        "souvenirs": len(SOUVENIR_CARDS),
        "encounters": len(ENCOUNTER_CARDS),
        # The total of the example in `rules-tokaido-scoring`: six points of a panorama and four of offerings
        "example": 6
        + 2 * ACHIEVEMENT_POINTS
        + sum(SOUVENIR_POINTS)
        + min(SPRING_POINTS)
        + max(SPRING_POINTS)
        + 3 * MEAL_POINTS
        + 4
        + TEMPLE_POINTS[1],
    },
)
