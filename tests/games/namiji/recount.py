"""Counting a boat's points, and everything in the box, from what lies on the table: written apart from the rules."""

from collections import Counter

from tabiji.core.deck import NONE, card_index
from tabiji.games.namiji.facts import DOCK_NAMES, FISH_NAMES, ROCK_NAMES
from tabiji.games.namiji.game import NAMIJI
from tabiji.games.namiji.state import Boat, Game

CELLS = [f"{column}{row}" for row in "123" for column in "abcd"]
ROW_CELLS = [[f"{column}{row}" for column in "abcd"] for row in "123"]
COLUMN_CELLS = [[f"{column}{row}" for row in "123"] for column in "abcd"]
PAIRS = [
    *((f"{a}{row}", f"{b}{row}") for row in "123" for a, b in ("ab", "bc", "cd")),
    *((f"{column}{a}", f"{column}{b}") for a, b in ("12", "23") for column in "abcd"),
]
MARKS = {1 << colour | 8 << shape: 3 * colour + shape for colour in range(3) for shape in range(3)}
MEAL_POINTS = {"makis": 5, "sashimi": 5, "onigiri": 4, "ramen": 4, "tempura": 4, "takoyaki": 4}
COPIES = {"second-hook": 2, "great-net": 2, "sturdy-trap": 2, "spyglass": 2}


def fish_in(boat: Boat) -> dict[str, str]:
    """The names of the fish by cell."""
    return {cell: FISH_NAMES[MARKS[marks]] for cell, marks in zip(CELLS, boat.crate, strict=True) if marks}


def nets_of(boat: Boat) -> list[tuple[str, str]]:
    """The pairs of cells under nets."""
    return [pair for number, pair in enumerate(PAIRS) if boat.nets >> number & 1]


def cards_of(boat: Boat) -> list[str]:
    """The dock cards a boat owns."""
    return [name for name, count in zip(DOCK_NAMES, boat.owned, strict=True) for _ in range(count)]


def rocks_of(boat: Boat) -> list[str]:
    """The rock cards a boat holds."""
    return [name for number, name in enumerate(ROCK_NAMES) if boat.rocks >> number & 1]


def matches(boat: Boat, cells: list[str]) -> bool:
    """Whether some cells are full of one colour or one shape."""
    fish = fish_in(boat)
    if any(cell not in fish for cell in cells):
        return False
    traits = [set(fish[cell].split("-")) for cell in cells]
    return bool(set.intersection(*traits))


def rows_of(boat: Boat) -> list[bool]:
    """Which rows score."""
    return [matches(boat, cells) for cells in ROW_CELLS]


def columns_of(boat: Boat) -> list[bool]:
    """Which columns score."""
    return [matches(boat, cells) for cells in COLUMN_CELLS]


def fulfils(boat: Boat, rock: str) -> bool:
    """Whether a boat fulfils a rock card."""
    dolphin, octopus, whale = boat.sections
    colours = Counter(name.split("-")[0] for name in fish_in(boat).values())
    meals = sum(card in MEAL_POINTS for card in cards_of(boat))
    return {
        "skilful-fisher": sum(rows_of(boat)) + sum(columns_of(boat)) >= 3,
        "full-crate": len(fish_in(boat)) >= 10,
        "tide-of-shrimp": boat.shrimp >= 5,
        "full-trap": boat.shrimp + boat.crabs >= 6,
        "eye-of-the-octopus": octopus >= 3,
        "song-of-the-whale": whale >= 4,
        "great-beholder": dolphin + octopus + whale >= 7,
        "devoted-to-ryujin": boat.offerings == 0,
        "pilgrim-of-the-rocks": len(rocks_of(boat)) >= 4,
        "blue-school": colours["blue"] >= 4,
        "orange-school": colours["orange"] >= 4,
        "green-school": colours["green"] >= 4,
        "fine-row": any(rows_of(boat)),
        "master-of-nets": len(nets_of(boat)) >= 2,
        "golden-claws": boat.crabs >= 2,
        "friend-of-dolphins": dolphin == 3,
        "beholder": min(boat.sections) >= 1,
        "open-hand": boat.offerings <= 1,
        "gourmet": meals >= 2,
        "well-equipped": len(cards_of(boat)) - meals >= 2,
    }[rock]


def recount(game: Game, seat: int) -> int:
    """The points of a seat, counted again from its collection."""
    boat = game.pieces[seat]
    points = sum(worth for worth, row in zip((5, 7, 9), rows_of(boat), strict=True) if row)
    points += 3 * sum(columns_of(boat))
    points += boat.shrimp + boat.crabs
    points += sum(section * (section + 1) // 2 for section in boat.sections)
    points += 3 * boat.bonuses.bit_count()
    points += sum(MEAL_POINTS.get(card, 0) for card in cards_of(boat))
    points += sum(boat.paid) + boat.arrival
    if NAMIJI.is_over(game):
        worth = [4 if ROCK_NAMES.index(rock) < 9 else 3 for rock in rocks_of(boat) if fulfils(boat, rock)]
        points += sum(worth) - (0, 3, 6, 10, 15)[boat.offerings]
    return points


def pile_cards(game: Game, which: int) -> list[int]:
    """The cards in a pile from the top; all of them are there."""
    pile = game.piles[which]
    cards = [game.cards[card_index(pile, depth)] for depth in range(pile.left)]
    assert NONE not in cards
    return cards


def box(game: Game) -> dict[str, Counter[str]]:
    """Everything in the box, wherever it lies now."""
    fish, nets, crustaceans, rocks, docks = (Counter[str]() for _ in range(5))
    nets.update(FISH_NAMES[net] for net in [*pile_cards(game, 0), *game.revealed] if net != NONE)
    rocks.update(ROCK_NAMES[rock] for rock in [*pile_cards(game, 1), *game.drawn] if rock != NONE)
    docks.update(DOCK_NAMES[card] for card in [*pile_cards(game, 2), *game.tray, game.aside] if card != NONE)
    for number, name in enumerate(FISH_NAMES):
        fish[name] += game.face_up[number] + game.face_down[number] + (game.caught == number)
    for number, name in enumerate(("shrimp", "crab")):
        crustaceans[name] += game.bag[number] + game.haul[number]
    for boat in game.pieces:
        placed = fish_in(boat)
        for one, other in nets_of(boat):
            assert placed[one] == placed.pop(other)
            nets[placed.pop(one)] += 1
        fish.update(placed.values())
        crustaceans.update({"shrimp": boat.shrimp, "crab": boat.crabs})
        rocks.update(rocks_of(boat))
        docks.update(cards_of(boat))
    return {"fish": fish, "nets": nets, "crustaceans": crustaceans, "rocks": rocks, "docks": docks}


FULL_BOX = {
    "fish": Counter({name: 4 if name in ("blue-1", "orange-2", "green-3") else 6 for name in FISH_NAMES}),
    "nets": Counter({name: 2 if name in ("blue-1", "orange-2", "green-3") else 1 for name in FISH_NAMES}),
    "crustaceans": Counter(shrimp=30, crab=20),
    "rocks": Counter(ROCK_NAMES),
    "docks": Counter({name: COPIES.get(name, 1) for name in DOCK_NAMES}),
}
