"""The printed facts of Tokaido as tables of numbers, read once when the process starts."""

from pathlib import Path

from ...core.components import Components, load_components
from ...road.board import Road

FACTS: Components = load_components("tokaido", Path(__file__).with_name("facts.toml"))

SEATS = 5

# ---------------------------------------------------------------- the road

KINDS = ("inn", "shop", "farm", "temple", "encounter", "spring", "paddy", "mountain", "sea")
INN, SHOP, FARM, TEMPLE, ENCOUNTER, SPRING, PADDY, MOUNTAIN, SEA = range(9)
SPACES = 55
START, GOAL = 0, SPACES - 1
LEGS = 4

ROAD = Road(FACTS, "road", KINDS, ("inn",) * (LEGS + 1), SPACES)
KIND = ROAD.kind  # tables of spaces hold the way out, then the way back
DOUBLES = ROAD.doubles
INNS = ROAD.spaces(INN)
COIN_STOPS = ROAD.spaces(SHOP, TEMPLE)
PANORAMA_STOPS = (*ROAD.spaces(PADDY), *ROAD.spaces(MOUNTAIN), *ROAD.spaces(SEA))
NEXT_INN = ROAD.next_stop
AHEAD = ROAD.ahead

# ---------------------------------------------------------------- values

MOST_GIVEN = 3  # coins at a temple
FARM_COINS = FACTS.number("values", "farm-coins")
SAMURAI_POINTS = FACTS.number("values", "samurai-points")
KUGE_COINS = FACTS.number("values", "kuge-coins")
MEAL_POINTS = FACTS.number("values", "meal-points")
ACHIEVEMENT_POINTS = FACTS.number("values", "achievement-points")
SOUVENIR_POINTS = FACTS.numbers("values", "souvenir-points", 4)
TEMPLE_POINTS = FACTS.numbers("values", "temple-points", SEATS)
PANORAMA_SECTIONS = FACTS.numbers("values", "panorama-sections", 3, least=1, most=6)
INITIATION_COINS = FACTS.number("values", "initiation-coins")
PREPARATIONS = FACTS.numbers("values", "preparations-coins", SEATS, least=-5, most=5)

# ---------------------------------------------------------------- cards and tiles

MEALS, SOUVENIRS, ENCOUNTERS, SPRINGS = range(4)  # the piles

DISHES = 14
_meals = FACTS.rows("meals", DISHES, name=str, price=(1, 3), copies=(1, 25))
FACTS.check_total("meals", _meals, 25)
MEAL_NAMES: tuple[str, ...] = tuple(row["name"] for row in _meals)
MEAL_PRICE: tuple[int, ...] = tuple(row["price"] for row in _meals)
MEAL_CARDS = tuple(meal for meal, row in enumerate(_meals) for _ in range(row["copies"]))

FAMILIES = ("small-object", "food", "clothing", "art")
_souvenirs = FACTS.rows("souvenirs", 24, name=str, family=FAMILIES, price=(1, 3))
SOUVENIR_NAMES: tuple[str, ...] = tuple(row["name"] for row in _souvenirs)
SOUVENIR_FAMILY = tuple(FAMILIES.index(row["family"]) for row in _souvenirs)
SOUVENIR_PRICE: tuple[int, ...] = tuple(row["price"] for row in _souvenirs)
SOUVENIR_CARDS = tuple(range(24))
ON_SHOW = 3  # at a shop

ENCOUNTER_NAMES = ("shokunin", "samurai", "kuge", "miko", "annaibito-paddy", "annaibito-mountain", "annaibito-sea")
SHOKUNIN, SAMURAI, KUGE, MIKO, ANNAIBITO = range(5)  # ANNAIBITO + panorama
_encounters = {
    row["name"]: row for row in FACTS.rows("encounters", len(ENCOUNTER_NAMES), name=ENCOUNTER_NAMES, copies=(1, 14))
}
FACTS.check_total("encounters", list(_encounters.values()), 14)
ENCOUNTER_CARDS = tuple(card for card, name in enumerate(ENCOUNTER_NAMES) for _ in range(_encounters[name]["copies"]))

_springs = FACTS.rows("springs", 2, points=(1, 9), copies=(1, 12))
FACTS.check_total("springs", _springs, 12)
SPRING_POINTS: tuple[int, ...] = tuple(row["points"] for row in _springs)
SPRING_CARDS = tuple(card for card, row in enumerate(_springs) for _ in range(row["copies"]))

DECKS = (MEAL_CARDS, SOUVENIR_CARDS, ENCOUNTER_CARDS, SPRING_CARDS)
CARDS = sum(len(cards) for cards in DECKS)

PANORAMAS = KINDS[PADDY:]
ACHIEVEMENTS = (*PANORAMAS, "gourmet", "bather", "chatterbox", "collector")
GOURMET, BATHER, CHATTERBOX, COLLECTOR = range(3, 7)

TRAVELERS = 10
TRAVELER_NAMES = (
    *("nobody", "hiroshige", "chuubei", "kinko", "yoshiyasu", "satsuki"),
    *("mitsukuni", "sasayakko", "hirotada", "umegae", "zen-emon"),
)
NOBODY = 0
HIROSHIGE, CHUUBEI, KINKO, YOSHIYASU, SATSUKI, MITSUKUNI, SASAYAKKO, HIROTADA, UMEGAE, ZEN_EMON = range(1, 11)
_travelers = {row["name"]: row for row in FACTS.rows("travelers", TRAVELERS, name=TRAVELER_NAMES[1:], coins=(0, 20))}
TRAVELER_COINS: tuple[int, ...] = (INITIATION_COINS, *(_travelers[name]["coins"] for name in TRAVELER_NAMES[1:]))

FACTS.check_complete()
