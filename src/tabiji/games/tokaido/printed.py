"""The printed numbers of the things of Tokaido, which texts and drawings insert, and the colours of its spaces."""

from .facts import (
    ACHIEVEMENT_POINTS,
    ACHIEVEMENTS,
    FAMILIES,
    FARM_COINS,
    INITIATION_COINS,
    KUGE_COINS,
    MEAL_NAMES,
    MEAL_POINTS,
    MEAL_PRICE,
    PANORAMA_SECTIONS,
    PANORAMAS,
    SAMURAI_POINTS,
    SOUVENIR_FAMILY,
    SOUVENIR_NAMES,
    SOUVENIR_POINTS,
    SOUVENIR_PRICE,
    SPRING_POINTS,
    TEMPLE_POINTS,
    TRAVELER_COINS,
    TRAVELER_NAMES,
)

SPACE_COLORS = {
    "inn": "#7a3b2e",
    "shop": "#c9a227",
    "farm": "#8a9a3b",
    "temple": "#b8381b",
    "encounter": "#8a4f8f",
    "spring": "#6fb3c9",
    "paddy": "#79a86a",
    "mountain": "#9b9588",
    "sea": "#3f6f9f",
}
PRINTED: dict[str, dict[str, int | str]] = {
    "space-inn": {"points": MEAL_POINTS},
    "space-shop": dict[str, int | str](zip(("first", "second", "third", "fourth"), SOUVENIR_POINTS, strict=True)),
    "space-farm": {"coins": FARM_COINS},
    "space-temple": dict[str, int | str](zip(("first", "second", "third", "rest"), TEMPLE_POINTS, strict=False)),
    "space-spring": {"least": min(SPRING_POINTS), "most": max(SPRING_POINTS)},
    **{f"traveler-{name}": {"coins": coins} for name, coins in zip(TRAVELER_NAMES, TRAVELER_COINS, strict=True)},
    **{f"meal-{name}": {"price": price} for name, price in zip(MEAL_NAMES, MEAL_PRICE, strict=True)},
    "variation-initiation": {"coins": INITIATION_COINS},
    "encounter-samurai": {"points": SAMURAI_POINTS},
    "encounter-kuge": {"coins": KUGE_COINS},
    **{f"achievement-{name}": {"points": ACHIEVEMENT_POINTS} for name in ACHIEVEMENTS},
    **{
        f"panorama-{name}": {"sections": sections, "points": ACHIEVEMENT_POINTS}
        for name, sections in zip(PANORAMAS, PANORAMA_SECTIONS, strict=True)
    },
    **{
        f"souvenir-{name}": {"price": price, "family": FAMILIES[family]}
        for name, price, family in zip(SOUVENIR_NAMES, SOUVENIR_PRICE, SOUVENIR_FAMILY, strict=True)
    },
}
